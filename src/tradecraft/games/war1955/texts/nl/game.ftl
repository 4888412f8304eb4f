### 1955: The War of Espionage.
###
### In these texts $seat is the name of a player. A country comes in forms: $country is its bare name, $the_country,
### $in_country, $to_country and $of_country the name after a preposition. $card is a card with its special action,
### $short and $values are cards by country and influence alone, $cards a list of cards with their special actions.

## Names

war1955-seat-1 = Speler 1
war1955-seat-2 = Speler 2
# Two players of the same name are told apart by their seats.
war1955-seat-named = { $name } ({ $colour })

war1955-country-usa = USA
    .the = de USA
    .in = in de USA
    .to = naar de USA
    .of = van de USA
war1955-country-great_britain = Groot-Brittannië
    .the = Groot-Brittannië
    .in = in Groot-Brittannië
    .to = naar Groot-Brittannië
    .of = van Groot-Brittannië
war1955-country-france = Frankrijk
    .the = Frankrijk
    .in = in Frankrijk
    .to = naar Frankrijk
    .of = van Frankrijk
war1955-country-ussr = USSR
    .the = de USSR
    .in = in de USSR
    .to = naar de USSR
    .of = van de USSR
war1955-country-poland = Polen
    .the = Polen
    .in = in Polen
    .to = naar Polen
    .of = van Polen
war1955-country-hungary = Hongarije
    .the = Hongarije
    .in = in Hongarije
    .to = naar Hongarije
    .of = van Hongarije

war1955-faction-blue = blauwe factie
war1955-faction-red = rode factie

war1955-special-blockade = Blokkade
    .effect = Noem een land: niemand verzet de pion daar tot het einde van je volgende beurt.
war1955-special-coordinated_assault = Gecoördineerde Bestorming
    .effect = Zet tot 3 verschillende pionnen elk 1 veld vooruit; dit kan niet worden afgeweerd. Of in de beurt van je tegenstander: counter elke Gecoördineerde actie.
war1955-special-coordinated_attack = Gecoördineerde Aanval
    .effect = Zet tot 2 verschillende pionnen elk 1 veld vooruit; dit kan niet worden afgeweerd. Of in de beurt van je tegenstander: counter een Gecoördineerde Aanval.
war1955-special-deport = Uitwijzing
    .effect = Stuur de spion van je tegenstander terug naar zijn thuisland.
war1955-special-detain = Aanhouding
    .effect = De spion van je tegenstander kan niet worden verplaatst tot het einde van je volgende beurt.
war1955-special-gadget_research = Gadgetonderzoek
    .effect = Houd deze kaart in het spel als een gadget dat je nog niet hebt: Verbeterde Middelen of Geavanceerd Transport.
war1955-special-gadget_buster = Gadgetsabotage
    .effect = Je tegenstander verliest een gadget naar jouw keuze.
war1955-special-military_transport = Militair Transport
    .effect = In elke beurt: verplaats je spion naar een land naar keuze. Telt niet als het spelen van een kaart.
war1955-special-paid_informant = Betaalde Informant
    .effect = Je tegenstander speelt met zijn hand open op tafel tot het einde van je volgende beurt.
war1955-special-pilfer_account = Rekeningplundering
    .effect = Je tegenstander houdt 2 kaarten naar keuze en legt de rest af.
war1955-special-rebel_forces = Rebellentroepen
    .effect = In elke beurt: counter een speciale actie.
war1955-special-revolution = Revolutie
    .effect = Zet een pion naar keuze 2 velden vooruit, ook als je tegenstander het land heeft veiliggesteld; dit kan niet worden afgeweerd.
war1955-special-safe_house = Onderduikadres
    .effect = Trek aan het einde van deze beurt 2 kaarten extra.
war1955-special-supply_drop = Voorraaddropping
    .effect = Trek aan het einde van deze beurt 3 kaarten extra.
war1955-special-strategic_resupply = Strategische Bevoorrading
    .effect = Leg je hand af en trek daarna evenveel kaarten.

war1955-gadget-improved_resources = Verbeterde Middelen
    .effect = Je vult je hand aan tot 6 kaarten.
war1955-gadget-advanced_transport = Geavanceerd Transport
    .effect = Eén keer per beurt: leg een kaart af van het land van vertrek of aankomst om je spion daarheen te verplaatsen.

war1955-source-countries = Veiliggestelde landen
war1955-source-enemy_home = Thuisland van de tegenstander

war1955-end-three_countries = Drie landen zijn veiliggesteld.
war1955-end-home_lost = Een thuisland is door de tegenstander veiliggesteld.
war1955-end-time_limit = De tijdslimiet is bereikt: wie er het best voor staat, wint.
war1955-end-draw = De tijdslimiet is bereikt bij gelijke stand: remise.

war1955-stage-opening = Keuze van de thuislanden
war1955-stage-plays = Kaarten spelen
war1955-stage-fill_up = Hand aanvullen
war1955-stage-spy_move = Spion verplaatsen
war1955-stage-finished = Het spel is afgelopen

## Amounts and lists

war1955-none = niets
war1955-cards = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
war1955-steps = { $steps ->
        [one] { $steps } veld
       *[other] { $steps } velden
    }

## Cards

war1955-card-country = { $country } { $influence }
war1955-card-mercenary = Huurling { $influence }
war1955-card-face = { $short } ({ $action })
war1955-card-line = { $short }: { $action }. { $effect }
war1955-card-mercenary_line = { $short }: alleen invloed, in elk land en naast elke kaart.
war1955-card-mercenary_effect = Alleen invloed, in elk land.

## Options

war1955-option-side = Kant van het speelbord
    .help = Het korte spel heeft kortere sporen en duurt ongeveer half zo lang.
war1955-option-side-normal = normaal
war1955-option-side-short = kort spel
war1955-option-time_limit = Tijdslimiet
    .help = Beëindigt spellen die anders eindeloos doorgaan (W7.3).
war1955-option-time_limit-on = nog twee beurten na de derde keer schudden
war1955-option-time_limit-off = geen
war1955-option-attack_counters_assault = Gecoördineerde Aanval countert Gecoördineerde Bestorming
    .help = Het regelboek kan op beide manieren worden gelezen (W5.2b).
war1955-option-attack_counters_assault-off = nee
war1955-option-attack_counters_assault-on = ja
war1955-option-first_player = Startspeler
    .help = Wie als eerste een thuisland kiest en begint (W1.2).
war1955-option-first_player-random = willekeurig
war1955-option-first_player-1 = plaats 1
war1955-option-first_player-2 = plaats 2

## Decisions: what a player is asked

war1955-decision-nothing = Er wordt niets gevraagd.
war1955-decision-home = Welk land is je thuisland?
war1955-decision-play = Welke kaart speel je, en hoe?
war1955-decision-add = Nog een kaart toevoegen, of de actie aankondigen?
war1955-decision-target = Welk land noem je?
war1955-decision-pawn = Kies een pion om vooruit te zetten, of kondig de actie aan.
war1955-decision-gadget = Welk gadget noem je?
war1955-decision-destination = Waar gaat je spion heen?
war1955-decision-answer = Hoe reageer je?
war1955-decision-block = Nog een kaart toevoegen, of het afweren aankondigen?
war1955-decision-keep = Welke kaart houd je?
war1955-decision-move = Waar gaat je spion aan het einde van de beurt heen?

## Actions: what a button says

war1955-action-home = Thuisland: { $country }
war1955-action-influence = Gebruik { $card } { $in_country }
war1955-action-special = Speel { $action } met { $short }
war1955-action-advanced_transport = Leg { $card } af om je spion te verplaatsen
war1955-action-pass = Pas: er kan niets worden gespeeld
war1955-action-add = Voeg { $card } toe
war1955-action-target = { $country }
war1955-action-gadget = { $gadget }
war1955-action-declare = Kondig het aan
war1955-action-block = Weer af met { $card }
war1955-action-counter = Counter met { $card }
war1955-action-let_through = Laat doorgaan
war1955-action-keep = Houd { $card }
war1955-action-move = Verplaats je spion { $to_country }
war1955-action-stay = Laat je spion staan

## Events: lines of the log

war1955-event-first_player = { $seat } is de startspeler.
war1955-event-cards_drawn = { $seat } trekt { war1955-cards }.
war1955-event-cards_seen = { $seat } trekt { $cards }.
war1955-event-pile_shuffled = De aflegstapel wordt een nieuwe trekstapel van { war1955-cards } ({ $times }e keer schudden).
war1955-event-end_announced = De tijdslimiet nadert: na deze beurt { $turns ->
        [one] volgt nog { $turns } beurt
       *[other] volgen nog { $turns } beurten
    }.
war1955-event-home_chosen = { $seat } kiest { $the_country } als thuisland en leidt de { $faction }.
war1955-event-turn_began = Beurt { $turn }: { $seat }.
war1955-event-step_passed = { $seat } kan niets spelen en past.
war1955-event-influence_declared = { $seat } gebruikt { $values } { $in_country }: samen { $total }.
war1955-event-influence_blocked = { $seat } weert { $in_country } af met { $values }: samen { $total }.
# $targets is “none” where the action names nothing.
war1955-event-special_declared = { $targets ->
        [none] { $seat } speelt { $action } ({ $short }).
       *[other] { $seat } speelt { $action } ({ $short }): { $targets }.
    }
war1955-event-counter_declared = { $seat } countert { $against } met { $card }.
war1955-event-let_through = { $seat } laat het doorgaan.
war1955-event-countered = Gecounterd: { $card } van { $seat } doet niets.
war1955-event-no_effect = { $card } van { $seat } heeft geen effect meer.
war1955-event-pawn_advanced = { $seat } zet de pion { $of_country } { war1955-steps } vooruit.
war1955-event-country_secured = { $seat } heeft { $the_country } veiliggesteld.
war1955-event-country_freed = { $seat } heeft { $the_country } niet langer veiliggesteld.
war1955-event-spy_moved = { $way ->
        [deport] De spion van { $seat } wordt uitgewezen { $to_country }.
        [military_transport] De spion van { $seat } gaat { $to_country } met Militair Transport.
        [advanced_transport] De spion van { $seat } gaat { $to_country } met Geavanceerd Transport.
       *[step] De spion van { $seat } gaat { $to_country }.
    }
war1955-event-spy_detained = De spion van { $seat } zit vast tot het einde van beurt { $until }.
war1955-event-spy_released = De spion van { $seat } is weer vrij.
war1955-event-blockade_laid = Blokkade { $of_country } tot het einde van beurt { $until }.
war1955-event-blockade_lifted = De blokkade { $of_country } is voorbij.
war1955-event-gadget_gained = { $seat } heeft het gadget { $gadget } ({ $short }).
war1955-event-gadget_lost = { $seat } verliest het gadget { $gadget } ({ $short }).
war1955-event-hand_shown = { $seat } speelt met open hand tot het einde van beurt { $until }: { $cards }.
war1955-event-hand_hidden = { $seat } verbergt de hand weer.
war1955-event-cards_discarded = { $seat } legt { $cards } af.
war1955-event-cards_ordered = { $seat } trekt aan het einde van de beurt { war1955-cards } extra.
war1955-event-game_ended = Het spel is afgelopen. { $reason }

## The table

war1955-table-turn = Beurt { $turn }
war1955-table-steps = { $steps ->
        [one] nog { $steps } speelstap
       *[other] nog { $steps } speelstappen
    }
war1955-table-turns_left = { $turns ->
        [one] de laatste beurt
       *[other] de laatste { $turns } beurten
    }
war1955-table-home = thuis { $country }
war1955-table-ordered = { war1955-cards } extra aan het einde van de beurt
war1955-table-prepared = Voorbereid

## Reasons: why something is refused

war1955-reason-unknown_action = Er is geen actie { $action }.
war1955-reason-game_over = Het spel is afgelopen.
war1955-reason-waiting_for_chance = Er worden kaarten getrokken: niemand hoeft nu te kiezen.
war1955-reason-not_your_turn = De keuze is nu aan { $seat }.
war1955-reason-not_asked_now = Dat is geen antwoord op de vraag “{ $asked }”.
war1955-reason-card_not_in_hand = Je hebt { $card } niet in je hand.
war1955-reason-home_of_that_faction_taken = { $country } kan niet je thuisland zijn: je tegenstander leidt die factie.
war1955-reason-country_secured = { $country } is veiliggesteld: de pion wordt niet verzet.
war1955-reason-country_blockaded = { $country } staat in een blokkade: de pion kan niet worden verzet.
war1955-reason-no_way_there = { $card } kan niet { $in_country } worden gebruikt: de kaart is niet van dat land, en je spion noch je thuisland is daar.
war1955-reason-no_such_addition = { $card } kan niet aan deze actie { $in_country } worden toegevoegd.
war1955-reason-second_card_needs_spy = { $card } kan alleen worden gecombineerd met je spion { $in_country }.
war1955-reason-two_country_cards_already = { $card } kan niet worden toegevoegd: er zijn al twee kaarten { $of_country }.
war1955-reason-mercenary_has_no_action = { $card } heeft geen speciale actie.
war1955-reason-only_an_answer = { $action } kan alleen een speciale actie counteren.
war1955-reason-only_in_own_turn = { $card } kan alleen in je eigen beurt voor de actie worden gespeeld.
war1955-reason-only_rebel_forces_answer = Hier kunnen alleen Rebellentroepen reageren, niet { $card }.
war1955-reason-nothing_to_blockade = Je hebt in deze beurt al elk land in een blokkade gezet.
war1955-reason-no_movable_pawn = Er is geen pion die kan worden verzet.
war1955-reason-spy_at_home = De spion van { $seat } is al in zijn thuisland.
war1955-reason-spy_detained = De spion van { $seat } zit vast: niets verzet hem.
war1955-reason-detained_already = De spion van { $seat } is in deze beurt al aangehouden.
war1955-reason-gadgets_complete = Je hebt beide gadgets al.
war1955-reason-no_gadget_to_bust = { $seat } heeft geen gadget.
war1955-reason-own_spy_detained = Je spion zit vast: niets verzet hem.
war1955-reason-hand_open_already = De hand van { $seat } is in deze beurt al geopend.
war1955-reason-too_few_cards_to_pilfer = { $seat } heeft te weinig kaarten om er te verliezen: { war1955-hand }.
war1955-reason-no_country_for_revolution = Er is geen land voor een revolutie: alle staan in een blokkade of zijn door jou veiliggesteld.
war1955-reason-no_cards_to_exchange = { $action } vraagt om nog een kaart in je hand.
war1955-reason-blockaded_already = Je hebt { $the_country } in deze beurt al in een blokkade gezet.
war1955-reason-secured_by_yourself = Je hebt { $the_country } zelf veiliggesteld.
war1955-reason-named_already = Je hebt { $the_country } al genoemd.
war1955-reason-nothing_named = Je hebt nog geen land genoemd.
war1955-reason-spy_there_already = Je spion is al { $in_country }.
war1955-reason-no_advanced_transport = Je hebt het gadget Geavanceerd Transport niet.
war1955-reason-advanced_transport_used = Je hebt Geavanceerd Transport in deze beurt al gebruikt.
war1955-reason-mercenary_moves_no_spy = { $card } verzet geen spion: de kaart is van geen land.
war1955-reason-play_is_possible = Je kunt niet passen: er kan een kaart worden gespeeld.
war1955-reason-no_presence = Je hebt { $in_country } je spion noch je thuisland.
war1955-reason-wrong_faction_to_block = { $card } kan { $in_country } niets afweren: de kaart is van de andere factie.
war1955-reason-block_too_small = Om af te weren is { $needed } nodig, niet { $total }.
war1955-reason-only_influence_is_blocked = Een speciale actie wordt gecounterd, niet afgeweerd.
war1955-reason-influence_is_not_countered = Een invloedsactie wordt afgeweerd, niet gecounterd: { $card } doet hier niets.
war1955-reason-does_not_counter = { $card } countert { $against } niet.

# The number of cards in a hand, within a reason.
war1955-hand = { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }

## Reasons: notation that cannot be read

war1955-reason-unknown_card = Er is geen kaart “{ $text }”. Een kaart schrijf je als “france_2_military_transport” of “mercenary_1”.
war1955-reason-unknown_country = “{ $text }” is geen land. Wel: { $known }.
war1955-reason-unknown_gadget = “{ $text }” is geen gadget. Wel: { $known }.
war1955-reason-unknown_item = Er is geen “{ $text }” in “{ $deck }”.
