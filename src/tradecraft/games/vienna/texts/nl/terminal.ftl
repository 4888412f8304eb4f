### Vienna in a terminal.

## Headings

vienna-terminal-final_round = Ronde { $round }, de laatste
vienna-terminal-buildings = Gebouwen
vienna-terminal-squares = Pleinen
vienna-terminal-flag = Vlag
vienna-terminal-tile = Fiche
vienna-terminal-bribes = Kosten
vienna-terminal-agents = Agenten
vienna-terminal-investigator = Onderzoeker
vienna-terminal-end_space = Het spel eindigt op veld { $space }
vienna-terminal-crest = Stadswapen
vienna-terminal-third_man = Derde man
vienna-terminal-desk = Bureau
vienna-terminal-plan = Toegewezen
vienna-terminal-help-tracks = sporen, onderzoeker en stapels tonen

## Map and tables

vienna-terminal-hint_map = Op de kaart is “{ $block }” gebouw 7, paars, te betalen met chocolade, onder Britse vlag, met een agent van speler A. “{ $tile }” is een plein van 3 punten met een fiche { $info }; de straten leiden naar de gebouwen eromheen. Onderbroken straten: het fiche is weg.
vienna-terminal-hint_tracks = Een cijfer op een spoor zegt wat een fiche van die soort vanaf daar waard is; het laatste cijfer wat het nu waard is.
vienna-terminal-head-score = ptn
vienna-terminal-head-supply = agent
vienna-terminal-head-cards = kaart
vienna-terminal-cards = Kaarten
vienna-terminal-abilities = Vaardigheid
vienna-terminal-drawer = Lade { $number }
vienna-terminal-investigator_rests = Onderzoeker (is deze ronde al verzet)
vienna-terminal-free = gratis
vienna-terminal-owned = je hebt { $count }

# Four letters at most.
vienna-terminal-short-chocolate = choc
vienna-terminal-short-wine = wijn
vienna-terminal-short-magazine = tijd
vienna-terminal-short-coffee = koff
vienna-terminal-short-tobacco = taba
# Three letters.
vienna-terminal-short-flask = fle
vienna-terminal-short-handgun = pst
vienna-terminal-short-briefcase = tas
vienna-terminal-short-microfilm = mic
vienna-terminal-short-slide = dia

# An ability in a few words, to fit a third of a line.
vienna-terminal-ability = { $when }: { $then }
vienna-terminal-when-take_bribe = neem { $kind }
vienna-terminal-when-place_colour = op { $kind }
vienna-terminal-when-place_flag = op { $kind }
vienna-terminal-when-place_seal = op { $kind }
vienna-terminal-when-place_company = bij anderen
vienna-terminal-when-advance_token = { $kind }
vienna-terminal-when-obtain_info = krijg { $kind }
vienna-terminal-when-obtain_new_kind = nieuwe soort
vienna-terminal-when-obtain_from_square = plein van { $square }
vienna-terminal-when-obtain_any = elk fiche
vienna-terminal-when-paying = betalen
vienna-terminal-when-card_shows = kaart { $kind }
vienna-terminal-then-bribe_same = { $amount } extra
vienna-terminal-then-points = { $amount } ptn
vienna-terminal-then-token_any = een telfiche
vienna-terminal-then-bribe_any = 1 naar keuze
vienna-terminal-then-discount = { $amount } minder
vienna-terminal-then-bribe_kind = { $amount } { $kind }
vienna-terminal-then-draw = trek { $amount }
vienna-terminal-then-bribes_different = verschillende
vienna-terminal-then-token_same = telfiche +{ $amount }
vienna-terminal-then-substitute_kind = { $kind } voor alles
vienna-terminal-then-substitute_any = alles voor alles
vienna-terminal-then-token_other = ander telfiche
vienna-terminal-then-bribes_one_kind = { $amount } van één soort

## The advanced game

vienna-terminal-seal = Zegel
vienna-terminal-plate = huisnummer
vienna-terminal-purchase = aankoop
vienna-terminal-payday = betaaldag
vienna-terminal-missions = Opdrachten
vienna-terminal-stacks = over: { $a } A, { $b } B
vienna-terminal-met = kan worden vervuld op een gebouw met de vlag
vienna-terminal-lacks = ontbreekt:
vienna-terminal-house = Naastgelegen huis
vienna-terminal-prices = prijzen
vienna-terminal-for_hire = { $count } in te huren
vienna-terminal-feld_agent = Feld-agent
vienna-terminal-feld_locked = op slot
vienna-terminal-feld_waits = voorraad
vienna-terminal-still = nog { $count }
# What a shilling more or less in the cash box leads to.
vienna-terminal-split = { $box } in de geldkist, { $purse } op je bureau
vienna-terminal-help-house = geld tonen, en wat er te koop is
vienna-terminal-help-missions = opdrachten uitleggen, bijvoorbeeld A-07
vienna-terminal-hint_advanced = Op een gebouw is “{ $seal }” het zegel, cultuur, en het huisnummer A. “{ $feld }” is de Feld-agent van speler A.
vienna-terminal-hint_missions = Naast een keuze is “+” wat ze oplevert en een letter tussen haken het nieuwe veld van de onderzoeker; “{ $yes }S-04” is een opdracht die je daar zou kunnen vervullen, “+A-07” een die je zou kunnen aannemen. “{ $yes }” naast een opdracht: je hebt alles wat ze vraagt; “1/2”: de helft.
vienna-terminal-head-shillings = shill.
vienna-terminal-head-on_board = agent
vienna-terminal-head-bribes = steekp.
# Seven letters at most.
vienna-terminal-item-agent = agent
vienna-terminal-item-telephone = telef.
vienna-terminal-item-road_map = plan
vienna-terminal-item-cash_box = kist
vienna-terminal-item-seal = zegel
vienna-terminal-item-side_table = tafel
# Three letters.
vienna-terminal-short-nobility = ade
vienna-terminal-short-religion = rel
vienna-terminal-short-administration = bes
vienna-terminal-short-culture = cul
vienna-terminal-short-science = wet
# A number and four letters at most.
vienna-terminal-short-shillings = { $count } sh
vienna-terminal-short-points = { $count ->
        [one] { $count } pt
       *[other] { $count } ptn
    }
vienna-terminal-short-box = { $count } kist
