### Vienna. Buildings and squares keep the names they have on the board, in every language.
###
### In these texts $seat is the name of a player, $building and $square a name with its number, $card and $cards
### numbers of cards, $bribes and $price amounts such as “2 wijn”, $mission and $missions numbers with flags,
### $item a thing that is bought and $thing its id.

## Names

# The colours of the players.
vienna-seat-yellow = Geel
vienna-seat-red = Rood
vienna-seat-blue = Blauw
vienna-seat-green = Groen
# Two players of the same name are told apart by their colours.
vienna-seat-named = { $name } ({ $colour })
# Who received which information or mission, one of a list.
vienna-dealt = { $seat }: { $thing }

vienna-bribe-chocolate = chocolade
vienna-bribe-wine = wijn
vienna-bribe-magazine = tijdschrift
vienna-bribe-coffee = koffie
vienna-bribe-tobacco = tabak

# The colours of buildings, by the bribe they stand for.
vienna-colour-chocolate = paars
    .building = een paars gebouw
vienna-colour-wine = roze
    .building = een roze gebouw
vienna-colour-magazine = oranje
    .building = een oranje gebouw
vienna-colour-coffee = bruin
    .building = een bruin gebouw
vienna-colour-tobacco = grijs
    .building = een grijs gebouw

vienna-info-flask = fles
vienna-info-handgun = pistool
vienna-info-briefcase = aktetas
vienna-info-microfilm = microfilm
vienna-info-slide = dia

# The controller is the nation in the sentence “a building controlled by ...”.
vienna-flag-usa = USA
    .controller = de USA
vienna-flag-ussr = USSR
    .controller = de USSR
vienna-flag-france = Frankrijk
    .controller = Frankrijk
vienna-flag-uk = Groot-Brittannië
    .controller = Groot-Brittannië
vienna-flag-austria = Oostenrijk
    .controller = Oostenrijk

vienna-seal-nobility = adel
vienna-seal-religion = religie
vienna-seal-administration = bestuur
vienna-seal-culture = cultuur
vienna-seal-science = wetenschap

# The object is the thing in the sentence “Anna buys ...”; the effect says what it is good for.
vienna-item-agent = Agent
    .object = een agent
    .effect = een agent meer in je voorraad
vienna-item-telephone = Telefoon
    .object = de telefoon
    .effect = je trekt 4 kaarten in plaats van 3
vienna-item-road_map = Plattegrond
    .object = de plattegrond
    .effect = je mag aankopen en betaaldagen met steekpenningen betalen
vienna-item-cash_box = Geldkist
    .object = de geldkist
    .effect = stop er shilling in op het moment dat je die krijgt (hoogstens 12): aan het einde elk 2 punten; 1 shilling extra voor elke vervulde opdracht
vienna-item-seal = Zegel
    .object = het zegel
    .effect = 3 punten extra voor elke opdracht die je vervult
vienna-item-side_table = Bijzettafel
    .object = de bijzettafel
    .effect = een vierde lade en een vierde opdrachtveld

# The Feld agents by their cities; ability a is permanent, ability b is for when he is placed.
vienna-feld-marrakesh = Marrakesh
    .a = elke aanbetaling is 1 shilling hoger, ook die voor je startopdracht
    .b = als je een andere agent naast hem plaatst, mag hij gratis naar een aangrenzend gebouw
vienna-feld-new_york = New York City
    .a = je mag een USA-opdracht vervullen met 1 steekpenning te weinig, en krijgt er 1 punt extra voor
    .b = op een gebouw onder controle van de USA kost hij hoogstens 1 steekpenning
vienna-feld-hamburg = Hamburg
    .a = een opdracht die geld oplevert, levert 1 shilling extra op als je die vervult
    .b = op een gebouw met het zegel adel kost hij hoogstens 1 steekpenning
vienna-feld-amsterdam = Amsterdam
    .a = als je bij actie II een steekpenning koffie neemt, neem je er 1 extra
    .b = als je na hem te plaatsen opdrachten vervult, mag bij elke opdracht 1 koffie een andere steekpenning vervangen

vienna-source-squares = Pleinen
vienna-source-tokens = Telfiches
vienna-source-abilities = Vaardigheden
vienna-source-missions = Opdrachten
vienna-source-sets = Volledige sets
vienna-source-info = Waarde van de fiches
vienna-source-desk_tiles = Bureaufiches
vienna-source-cash_box = Geldkist
vienna-source-agents = Ranglijst van de agenten

vienna-end-investigator = De onderzoeker heeft het eindveld bereikt.
vienna-end-exhaustion = Alle telfiches hebben het laatste veld van hun spoor bereikt.

vienna-stage-between_turns = Kaartenfase
vienna-stage-I = Actie I: een kaart in een lade
vienna-stage-II = Actie II: de steekpenning nemen
vienna-stage-III = Actie III: een agent plaatsen of steekpenningen nemen
vienna-stage-III_tiles = Actie III: bonussen voor fiches
vienna-stage-III_placing = Actie III: bonussen voor het plaatsen
vienna-stage-III_missions = Actie III: opdrachten
vienna-stage-IV = Actie IV: het telfiche vooruitschuiven
vienna-stage-turn_over = Einde van de beurt
vienna-stage-purchase = Aankoopfase
vienna-stage-take_back = Agenten terugnemen voor niet-vervulde opdrachten
vienna-stage-payday = Betaaldag

## Amounts

vienna-none = niets
vienna-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
vienna-cards = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
vienna-shillings = { $count } shilling
# How often a mission shows a seal.
vienna-seals = { $count } { $seal }

vienna-bribes-chocolate = { $count } chocolade
vienna-bribes-wine = { $count } wijn
vienna-bribes-magazine = { $count ->
        [one] { $count } tijdschrift
       *[other] { $count } tijdschriften
    }
vienna-bribes-coffee = { $count } koffie
vienna-bribes-tobacco = { $count } tabak

vienna-infos-flask = { $count ->
        [one] { $count } fles
       *[other] { $count } flessen
    }
vienna-infos-handgun = { $count ->
        [one] { $count } pistool
       *[other] { $count } pistolen
    }
vienna-infos-briefcase = { $count ->
        [one] { $count } aktetas
       *[other] { $count } aktetassen
    }
vienna-infos-microfilm = { $count ->
        [one] { $count } microfilm
       *[other] { $count } microfilms
    }
vienna-infos-slide = { $count ->
        [one] { $count } dia
       *[other] { $count } dia’s
    }

## Options

vienna-option-version = Versie
    .help = Begin met de beginnersversie. De volledige versie voegt opdrachten, geld en aankopen toe (V8).
vienna-option-version-introductory = beginnersversie
vienna-option-version-advanced = volledige versie
vienna-option-flags = Vlaggen van de gebouwen
    .help = Welk land welk gebouw beheerst. De voorgedrukte vlaggen zijn het beste voor de eerste spellen (V1.2).
vienna-option-flags-printed = voorgedrukt op het bord
vienna-option-flags-random = willekeurig verdeeld
vienna-option-third_man = De derde man
    .help = Een neutrale figuur die meetelt als agent van wie hem nodig heeft, en dan verder trekt (V10.1).
vienna-option-third_man-no = nee
vienna-option-third_man-yes = ja
vienna-option-feld_agents = Feld-agenten
    .help = Elke speler heeft een extra agent met twee eigen vaardigheden. Alleen in de volledige versie (V10.5).
vienna-option-feld_agents-no = nee
vienna-option-feld_agents-yes = ja
vienna-option-edition = Editie van de spelregels
    .help = Waar de gedrukte spelregels verschillen: geld in plaats van een agent, de kaarten 111-115 en 146-155 (V11).
vienna-option-edition-en = Engels
vienna-option-edition-fr = Frans
vienna-option-edition-nl = Nederlands
vienna-option-colours = Kleuren van de plaatsen
vienna-option-first_player = Startspeler
    .help = Wie in de eerste ronde het stadswapen heeft (V1.6).
vienna-option-first_player-random = door het lot bepaald
vienna-option-first_player-1 = plaats 1
vienna-option-first_player-2 = plaats 2
vienna-option-first_player-3 = plaats 3
vienna-option-first_player-4 = plaats 4

## Cards: “III: when ..., then ...”

vienna-ability = { $action }: { $when }, { $then }

vienna-when-take_bribe = als je een steekpenning { $kind } neemt
vienna-when-place_colour = als je een agent op { $kind } plaatst
vienna-when-place_flag = als je een agent op een gebouw onder controle van { $kind } plaatst
vienna-when-place_seal = als je een agent op een gebouw met het zegel { $kind } plaatst
vienna-when-place_company = als je een agent plaatst op een gebouw met een agent van een andere speler
vienna-when-advance_token = als je het { $kind }-telfiche vooruitschuift
vienna-when-obtain_info = als je een { $kind }fiche krijgt
vienna-when-obtain_new_kind = als je een fiche krijgt van een soort die je nog niet had
vienna-when-obtain_from_square = als je een fiche krijgt van een plein met een “{ $square }”
vienna-when-obtain_any = als je een fiche krijgt
vienna-when-paying = als je voor een agent betaalt
vienna-when-card_shows = als je kaart voor actie IV { $kind } toont

vienna-then-bribe_same = neem je er { $amount } extra
vienna-then-points = krijg je { vienna-points }
vienna-then-token_any = mag je een telfiche naar keuze { $amount ->
        [one] { $amount } veld
       *[other] { $amount } velden
    } vooruitschuiven
vienna-then-bribe_any = neem je { $amount ->
        [one] { $amount } steekpenning
       *[other] { $amount } steekpenningen
    } naar keuze
vienna-then-discount = betaal je { $amount ->
        [one] { $amount } steekpenning
       *[other] { $amount } steekpenningen
    } minder
vienna-then-bribe_kind = neem je { $bribes }
vienna-then-draw = trek je { $amount ->
        [one] { $amount } kaart
       *[other] { $amount } kaarten
    } voor de volgende kaartenfase
vienna-then-bribes_different = neem je zoveel verschillende steekpenningen naar keuze als er spelers zijn
vienna-then-token_same = mag je het bijbehorende telfiche { $amount ->
        [one] { $amount } veld
       *[other] { $amount } velden
    } vooruitschuiven
vienna-then-substitute_kind = mag een steekpenning { $kind } elke andere vervangen
vienna-then-substitute_any = mag elke steekpenning een andere vervangen
vienna-then-token_other = mag je in plaats daarvan een ander telfiche vooruitschuiven
vienna-then-bribes_one_kind = neem je { $amount ->
        [one] { $amount } steekpenning
       *[other] { $amount } steekpenningen
    } van één soort naar keuze

## Missions: “A-07 (Austria) – what must be there – what it brings”

vienna-mission-name = { $mission } ({ $flag })
vienna-mission-line = { $mission } – { $needs } – beloning: { $reward }
vienna-needs-seals = agenten op gebouwen met deze zegels: { $needs }
vienna-needs-bribes = deze steekpenningen tonen (je houdt ze): { $needs }
vienna-needs-building = een agent op { $building }, huisnummer { $plate }
vienna-needs-info = deze geheime informatie tonen (je houdt die): { $needs }

## Decisions: what a player is asked

vienna-decision-nothing = Er wordt niets gevraagd.
vienna-decision-assign = Welke kaarten wijs je toe aan de acties I, II en IV?
vienna-decision-replace = Welke kaart in je lades vervang je?
vienna-decision-place = Waar plaats je een agent, of wat neem je in plaats daarvan?
vienna-decision-source = Welke agent gaat erheen?
vienna-decision-wander = Waar dwaalt de derde man heen?
vienna-decision-bribe = Welke steekpenning neem je?
vienna-decision-token = Welk telfiche schuif je vooruit?
vienna-decision-stand = Op welk paars gebouw begint de derde man?
vienna-decision-pay = Waarmee betaal je?
vienna-decision-nomad = Waar gaat je Feld-agent heen?
vienna-decision-different = Welke verschillende steekpenningen neem je?
vienna-decision-same_token = Schuif je het telfiche vooruit?
vienna-decision-instead = Welk telfiche gaat vooruit, dat van de kaart of een ander?
vienna-decision-mission = Neem je een opdracht aan of vervul je opdrachten?
vienna-decision-box = Hoeveel shilling gaat er in de geldkist?
vienna-decision-buy = Wat koop je?
vienna-decision-remove = Welke agent neem je terug?

## Actions: what a button says

vienna-action-assign = Leg kaart { $one } in een lade (I), neem { $bribe } met { $two } (II), schuif { $info } vooruit met { $four } (IV)
vienna-action-replace = Vervang { $card } ({ $ability })
# $price is “unknown” where the button is not told what it costs; $bribe is then the kind to be paid with.
vienna-action-place =
    { $price ->
        [unknown] Plaats een agent op { $building } (te betalen met { $bribe })
        [free] Plaats gratis een agent op { $building }
       *[other] Plaats een agent op { $building } voor { $price }
    }
vienna-action-take = Neem { $bribes }
vienna-action-supply = Neem de agent uit je voorraad
vienna-action-from = Verplaats de agent van { $building }
vienna-action-bribe = Neem { $bribes }
vienna-action-advance = Schuif het { $info }-telfiche vooruit
vienna-action-decline = Schuif geen telfiche vooruit
vienna-action-third_man = Derde man naar { $building }
vienna-action-money = Neem { vienna-shillings }
vienna-action-feld = Neem de Feld-agent uit je voorraad
vienna-action-pay = Betaal { $bribes }
vienna-action-shilling = Betaal 1 shilling
vienna-action-stop = Betaal geen agenten meer
vienna-action-nomad = Feld-agent naar { $building }
vienna-action-stay = Laat de Feld-agent waar hij is
vienna-action-different = Neem { $bribes }
# Here $mission and $missions are whole lines.
vienna-action-accept = Neem aan: { $mission }
vienna-action-resolve = Vervul { $missions }
vienna-action-no_mission = Neem geen opdracht aan en vervul er geen
vienna-action-box = { $count ->
        [0] Stop niets in de geldkist
       *[other] Stop { vienna-shillings } in de geldkist
    }
vienna-action-buy = { $thing ->
        [agent] Huur { $item }
       *[other] Koop { $item }
    } voor { vienna-shillings } ({ $effect })
vienna-action-buy_nothing = Koop niets
vienna-action-remove = Neem de agent van { $building } terug

## Events: lines of the log

vienna-event-squares_filled = Op de { $count } pleinen worden geheime-informatiefiches gelegd.
vienna-event-flags_placed = De { $count } gebouwen krijgen willekeurig hun vlaggen.
vienna-event-info_dealt = Elke speler krijgt een geheime-informatiefiche ({ $deal }).
vienna-event-first_player = { $seat } krijgt het stadswapen en begint.
vienna-event-third_man_placed = { $seat } zet de derde man op { $building }.
vienna-event-round_began = Ronde { $round }: { $first } begint.
vienna-event-cards_drawn = { $seat } trekt { vienna-cards }.
vienna-event-cards_seen = { $seat } trekt { $cards }.
vienna-event-pile_shuffled = De aflegstapel wordt een nieuwe trekstapel van { vienna-cards }.
vienna-event-assigned = { $seat } heeft de kaarten toegewezen.
vienna-event-assignment = { $seat } wijst { $one } toe aan actie I, { $two } aan actie II en { $four } aan actie IV.
vienna-event-cards_discarded = { $seat } legt de overgebleven kaarten af: { $cards }.
vienna-event-drawer_filled = { $replaced ->
        [none] { $seat } legt kaart { $card } in lade { $drawer }.
       *[other] { $seat } legt kaart { $card } in lade { $drawer } in plaats van { $replaced }.
    }
vienna-event-bribe_taken = { $seat } toont kaart { $card } en neemt { $bribes }.
vienna-event-bribes_gained = { $card ->
        [none] { $seat } neemt { $bribes } in plaats van een agent te plaatsen.
       *[other] { $seat } neemt { $bribes } dankzij kaart { $card }.
    }
vienna-event-feld_bribe_gained = { $seat } neemt { $bribes } extra dankzij de Feld-agent.
vienna-event-points_scored = { $seat } krijgt { vienna-points } dankzij kaart { $card }.
vienna-event-token_declined = { $seat } schuift met kaart { $card } geen telfiche vooruit.
vienna-event-agent_placed = { $seat } { $origin ->
        [supply] plaatst een agent op { $building }
       *[other] verplaatst een agent van { $origin } naar { $building }
    }{ $price ->
        [free] , gratis
       *[other] {" "}voor { $price }
    }.
vienna-event-tile_obtained = { $seat } omringt { $square }, neemt het { $info }fiche en krijgt { vienna-points }.
vienna-event-third_man_wandered = De derde man dwaalt van { $origin } naar { $building }.
vienna-event-info_shown = { $seat } toont kaart { $card }, met het { $info }-telfiche.
vienna-event-token_advanced = { $seat } schuift het { $info }-telfiche naar veld { $space }{ $points ->
        [0] .
       *[other] {" "}en krijgt { vienna-points }.
    }
vienna-event-investigator_moved = De onderzoeker gaat naar veld { $space } van het dak.
vienna-event-feld_placed = { $seat } { $origin ->
        [supply] plaatst de Feld-agent op { $building }
       *[other] verplaatst de Feld-agent van { $origin } naar { $building }
    }{ $price ->
        [free] , gratis
       *[other] {" "}voor { $price }
    }.
vienna-event-feld_unlocked = { $seat } heeft vijf agenten op het bord en mag voortaan de Feld-agent plaatsen.
vienna-event-paid_otherwise = { $seat } betaalt met { $bribes }.
vienna-event-nomad_moved = { $seat } laat de Feld-agent gratis van { $origin } naar { $building } gaan.
vienna-event-missions_dealt = Elke speler krijgt een startopdracht – { $deal }.
vienna-event-missions_shown = Nieuwe opdrachten op het bord: { $missions }.
vienna-event-mission_accepted = { $seat } neemt opdracht { $mission } aan.
vienna-event-mission_resolved = { $seat } vervult opdracht { $mission }{ $points ->
        [0] .
       *[other] {" "}en krijgt { vienna-points }.
    }
vienna-event-shillings_gained = { $seat } krijgt { vienna-shillings }.
vienna-event-box_filled = { $seat } stopt { vienna-shillings } in de geldkist.
vienna-event-purchase_began = Aankoopfase: elke speler mag één aankoop doen.
vienna-event-payday_began = Betaaldag: elke speler betaalt de eigen agenten op het bord.
vienna-event-take_back_began = Elke speler neemt voor elke niet-vervulde opdracht een agent terug.
vienna-event-bought = { $thing ->
        [agent] { $seat } huurt { $item }.
       *[other] { $seat } koopt { $item }.
    }
vienna-event-paid = { $seat } betaalt { $payment }.
vienna-event-agent_removed = { $seat } neemt de agent van { $building } terug.
vienna-event-crest_passed = Het stadswapen gaat naar { $seat }.
vienna-event-end_triggered = { $reason } Er volgt nog één laatste ronde.
vienna-event-game_ended = De laatste ronde is voorbij.

## Reasons: why something is refused

vienna-reason-unknown_action = Er is geen actie { $action }.
vienna-reason-game_over = Het spel is afgelopen.
vienna-reason-waiting_for_chance = Er wordt getrokken: niemand hoeft nu te kiezen.
vienna-reason-not_your_turn = De keuze is nu aan { $seat }.
vienna-reason-already_assigned = Je hebt je kaarten al toegewezen.
vienna-reason-not_asked_now = Dat is geen antwoord op de vraag “{ $asked }”.
vienna-reason-no_such_card_in_hand = Je hand heeft geen kaart nummer { $place }, maar { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }.
vienna-reason-no_such_drawer = In je lade { $drawer } ligt geen kaart die vervangen kan worden; je hebt { $drawers ->
        [one] { $drawers } gevulde lade
       *[other] { $drawers } gevulde lades
    }.
vienna-reason-own_agent_there = Je hebt al een agent op { $building }.
vienna-reason-cannot_pay = Een agent op { $building } kost { $price }; je hebt er { $owned }.
vienna-reason-supply_empty = Er is geen agent meer in je voorraad.
vienna-reason-no_own_agent_there = Je hebt geen agent op { $building }.
vienna-reason-not_the_third_mans_choice = De derde man dwaalt niet naar { $building }.
vienna-reason-not_a_purple_building = De derde man begint op een paars gebouw, en dat is { $building } niet.
vienna-reason-feld_agent_not_there = Er wacht geen Feld-agent in je voorraad.
vienna-reason-feld_agent_is_paid = De agent op { $building } is je Feld-agent, en die is betaald.
vienna-reason-feld_agents_are_advanced = Feld-agenten doen alleen mee in de volledige versie.
vienna-reason-nomad_cannot_go_there = Je Feld-agent kan niet naar { $building }: niet aangrenzend, of je hebt er een agent.
vienna-reason-money_is_advanced = Geld is er alleen in de volledige versie.
vienna-reason-cannot_pay_with = Je kunt dit niet met { $bribe } betalen.
vienna-reason-no_shilling = Je kunt dit niet met een shilling betalen.
vienna-reason-shillings_do_not_pay_agents = Een agent die je plaatst betaal je met steekpenningen, niet met shilling.
vienna-reason-must_pay = Dit moet volledig betaald worden.
vienna-reason-shillings_first = Je moet je agenten betalen zolang je geld hebt.
vienna-reason-wrong_number_of_kinds = Je neemt { $needed } verschillende steekpenningen, niet { $kinds }.
vienna-reason-other_token = De vaardigheid schuift het { $info }-telfiche niet vooruit.
vienna-reason-must_advance = Een van de telfiches moet vooruit.
vienna-reason-no_mission_there = Er ligt geen opdracht op plaats { $place }.
vienna-reason-no_mission_named = Er is geen opdracht genoemd.
vienna-reason-other_flag = Opdracht { $mission } heeft niet de vlag van het gebouw waar je je agent hebt geplaatst.
vienna-reason-no_free_mission_space = Je { $spaces } opdrachtvelden zijn allemaal bezet.
vienna-reason-mission_not_met = Je hebt niet wat opdracht { $mission } vraagt – { $needs }.
vienna-reason-box_too_much = Je kunt nu hoogstens { $most } shilling in de geldkist stoppen, niet { $shillings }.
vienna-reason-already_bought = { $thing ->
        [agent] Er is geen agent meer die je kunt huren.
       *[other] Je hebt { $item } al.
    }
vienna-reason-price_too_high = Voor { $item } betaal je { $price } shilling; je kunt er { $owned } betalen.
vienna-reason-no_such_first_player = Plaats { $value } kan niet beginnen: er { $players ->
        [one] is maar { $players } speler
       *[other] zijn maar { $players } spelers
    }.

## Reasons: notation that cannot be read

vienna-reason-not_a_number = “{ $text }” is geen getal zoals het hoort.
vienna-reason-no_such_card_in_drawers = Kaart { $card } ligt niet in je lades.
vienna-reason-unknown_bribe = “{ $text }” is geen steekpenning. Wel: { $known }.
vienna-reason-unknown_info = “{ $text }” is geen soort informatie. Wel: { $known }.
vienna-reason-unknown_building = Er is geen gebouw { $text }; de nummers zijn { $known }.
vienna-reason-card_not_in_hand = Je hebt kaart { $card } niet in je hand.
vienna-reason-card_twice = Dezelfde kaart kan niet naar twee acties.
# $deck is “none” where it is about things to buy, which $known lists.
vienna-reason-unknown_item = “{ $text }” is niet te koop. Wel: { $known }.
vienna-reason-not_in_deck = Er is geen “{ $text }” in “{ $deck }”.
vienna-reason-unknown_shillings = “{ $text }” is geen aantal shilling voor de geldkist; mogelijk is { $known }.
vienna-reason-no_such_mission = Er is hier geen opdracht “{ $text }”.
vienna-reason-named_twice = In “{ $text }” staat iets twee keer.

## Redenen: waarom een keuze goed is

vienna-reason-hint_card_serves_least = Kaart { $card } kun je missen.
vienna-reason-hint_card_serves = Kaart { $card } in een lade brengt in de komende beurten ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
vienna-reason-hint_ability_applies = De vaardigheid van kaart { $card } geldt daar.
vienna-reason-hint_square_falls =
    Dit omringt { $square }, aan het einde ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } waard.
vienna-reason-hint_square_kept_from = { $seat } mist nog één agent voor { $square } en krijgt het zo niet meer.
vienna-reason-hint_square_comes_nearer = Dit werkt toe naar { $square }, waar dan nog { $count ->
        [one] { $count } agent ontbreekt
       *[other] { $count } agenten ontbreken
    }.
vienna-reason-hint_bribe_wanted = De steekpenning { $bribe } heb je nodig voor { $building }.
vienna-reason-hint_bribe_can_be_spared = De steekpenning { $bribe } kun je missen.
vienna-reason-hint_agent_can_be_spared = De agent op { $building } kun je missen.
vienna-reason-hint_nobody_leaves = Geen enkele agent hoeft van het bord.
vienna-reason-hint_token_scores =
    Het { $info }-telfiche vooruitschuiven levert per veld { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
vienna-reason-hint_token_crosses = Het { $info }-telfiche passeert een drempelwaarde: de fiches worden meer waard, en het einde komt dichterbij.
vienna-reason-hint_token_helps_others = Elk telfiche vooruitschuiven zou de anderen meer helpen.
vienna-reason-hint_mission_resolved = Opdracht { $mission } kan worden vervuld.
vienna-reason-hint_mission_within_reach = Opdracht { $mission } is binnen bereik.
vienna-reason-hint_more_agents = Met meer agenten op het bord krijg je meer punten in de ranglijst.
vienna-reason-hint_serves_long = Als je { $item } nu koopt, heb je er nog veel beurten plezier van.
vienna-reason-hint_box_scores = In de geldkist zijn dit { $points } zekere punten.
vienna-reason-hint_wages_to_come =
    Op de volgende betaaldag betaal je { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agenten
    }; je hebt { $shillings ->
        [one] { $shillings } shilling
       *[other] { $shillings } shilling
    }.
vienna-reason-no_such_missions = Er is geen opdracht “{ $text }” om uit te leggen.
