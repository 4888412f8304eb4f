### De tafel op één scherm: wat er gevraagd wordt, wat erop antwoordt, en wat de dingen betekenen.

## Hoe ver het spel is, bovenaan

client-vienna-round = Ronde { $round }
client-vienna-round-short = R{ $round }
client-vienna-setup = Opbouw
client-vienna-phase-between_turns = Kaartenfase
client-vienna-phase-I = Actie I
client-vienna-phase-II = Actie II
client-vienna-phase-III = Actie III
client-vienna-phase-III_tiles = Actie III
client-vienna-phase-III_placing = Actie III
client-vienna-phase-III_missions = Actie III
client-vienna-phase-IV = Actie IV
client-vienna-phase-turn_over = Einde beurt
client-vienna-phase-purchase = Aankoop
client-vienna-phase-take_back = Terugname
client-vienna-phase-payday = Betaaldag

## De vraag, korter dan in de lijst: het bord toont de rest

client-vienna-ask-assign = Welke kaarten gaan naar I, II en IV?
client-vienna-ask-place = Waar plaats je een agent?
client-vienna-ask-mission = Opdracht aannemen of vervullen?

## Onder de vraag: hoe je antwoordt

client-vienna-help-assign = Pak een kaart, dan een plaats – of sleep de kaart erheen.
client-vienna-help-replace = De kaart die je kiest, verdwijnt voorgoed uit je lades.
client-vienna-help-place = { $money ->
        [0] Wijs een gebouw aan – of neem hieronder { $count } steekpenningen.
       *[other] Wijs een gebouw aan – of neem { $count } steekpenningen of { $money } shilling.
    }
client-vienna-help-source = Wijs een van je agenten aan.
client-vienna-help-wander = Wijs een gebouw aan.
client-vienna-help-stand = Wijs een gebouw aan.
client-vienna-help-bribe = Wijs hieronder een steekpenning aan.
client-vienna-help-pay = Wijs aan waarmee je betaalt.
client-vienna-help-nomad = Wijs een aangrenzend gebouw aan.
client-vienna-help-different = Wijs hieronder de steekpenningen aan.
client-vienna-help-token = Hoe verder een telfiche is, hoe meer de fiches waard zijn.
client-vienna-help-same_token = Hoe verder een telfiche is, hoe meer de fiches waard zijn.
client-vienna-help-instead = Hoe verder een telfiche is, hoe meer de fiches waard zijn.
client-vienna-help-mission = Kies er een om aan te nemen, of die je vervult.
client-vienna-help-buy = Je hebt { $shillings } shilling en mag één ding kopen.
client-vienna-help-box = Elke shilling is aan het einde 2 punten waard.
client-vienna-help-remove = Wijs een van je agenten aan.

## De plaatsen van de tafel

client-vienna-decision = Je antwoord
client-vienna-squares = Pleinen
client-vienna-goods = Wat je hebt
client-vienna-tab-table = Tafel
client-vienna-tab-tracks = Sporen
client-vienna-tab-house = Huis
client-vienna-tab-players = Spelers
client-vienna-tab-talk = Log, chat
client-vienna-open-drawers = { $count ->
        [one] Lades: { $count } kaart
       *[other] Lades: { $count } kaarten
    }
client-vienna-drawer-empty = lege lade
client-vienna-your-missions = Van jou

## Antwoorden

client-vienna-to-go = nog { $count }
client-vienna-advised-place = aangeraden voor { $place }
client-vienna-brings-ability = de vaardigheid, tot het einde
# $bribe en $info zijn namen als ‘koffie’ en ‘fles’.
client-vienna-brings-bribe = +1 { $bribe }
client-vienna-brings-token = { $info } +1
client-vienna-confirm-place = Agent plaatsen op { $building }
client-vienna-confirm-place-short = Agent plaatsen
client-vienna-price-free = gratis
# Deels betaald met andere steekpenningen.
client-vienna-price-mixed = voor { $count } steekpenningen
client-vienna-price-chocolate = { $count } van je { $stock } chocolade
client-vienna-price-wine = { $count } van je { $stock } wijn
client-vienna-price-magazine = { $stock ->
        [one] { $count } van je { $stock } tijdschrift
       *[other] { $count } van je { $stock } tijdschriften
    }
client-vienna-price-coffee = { $count } van je { $stock } koffie
client-vienna-price-tobacco = { $count } van je { $stock } tabak
client-vienna-more-points = { $count ->
        [one] +{ $count } punt
       *[other] +{ $count } punten
    }
client-vienna-more-shillings = +{ $count } shilling
client-vienna-comes = Deze kaart gaat in een lade:
client-vienna-goes = In de plaats van:
client-vienna-replace = Deze kaart vervangen
client-vienna-pick-token = Kies een telfiche
client-vienna-token-at = veld { $space } van { $last }
# Hoeveel fiches de speler heeft, en wat elk waard is.
client-vienna-tiles-worth = jij: { $count } × { $value }
client-vienna-pick-item = Kies wat je koopt
# $item is de aanduiding van het ding, $name de naam.
client-vienna-buy = { $item ->
        [agent] Agent inhuren
        [telephone] Telefoon kopen
        [road_map] Plattegrond kopen
        [cash_box] Geldkist kopen
        [seal] Zegel kopen
        [side_table] Bijzettafel kopen
       *[other] Kopen: { $name }
    }
client-vienna-of-your-shillings = { $count } van je { $stock } shilling
client-vienna-yours-already = al van jou
client-vienna-pick-mission = Kies een opdracht
client-vienna-accept = { $mission } aannemen
client-vienna-resolve-these = { $missions } vervullen
client-vienna-pick-bribes = Kies { $count } verschillende steekpenningen
client-vienna-because = De kaart die dit vraagt
client-vienna-due-building = { $building }: nog { $count } te betalen.
client-vienna-due-item = { $item }: nog { $count } te betalen.
client-vienna-due-agents = Je agenten op het bord: nog { $count } te betalen.
client-vienna-near = Nog één agent nodig:
client-vienna-near-square = { $square }: { $building }
client-vienna-near-none = Bij geen plein ontbreekt nog maar één agent. Wijs een gebouw aan om te zien wat een agent daar oplevert.

## Wat de dingen betekenen

client-vienna-about-bribe = Betaalt een agent op { $colour }.
client-vienna-about-supply = Agenten die je kunt plaatsen. Heb je er geen meer, dan verplaats je er een op het bord.
client-vienna-about-shillings = Om te kopen in de aankoopfase en je agenten te betalen op betaaldag.
client-vienna-about-track = Komt een telfiche in een nieuw deel van het spoor, dan is elk fiche van die soort aan het einde meer waard.
client-vienna-about-roof = De onderzoeker gaat hoogstens één veld per ronde vooruit; staat hij op het laatste, dan volgt nog één ronde.
client-vienna-about-purchase = Aankoop: komt hij hier, dan mag iedereen in deze ronde één ding kopen.
client-vienna-about-payday = Betaaldag: komt hij hier, dan betaalt iedereen 1 shilling voor elke agent op het bord, of neemt hem terug.
client-vienna-about-end = Het einde: na deze ronde volgt er nog één.
client-vienna-feld-at = op { $building }
client-vienna-feld-ready = mag worden geplaatst
client-vienna-feld-locked = wacht op 5 gewone agenten tegelijk op het bord
client-vienna-about-crest = Wie het heeft, begint deze ronde; daarna gaat het naar links.
