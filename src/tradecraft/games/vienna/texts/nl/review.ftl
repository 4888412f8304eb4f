### Wenen: waar een keuze toe leidt, vergeleken met een betere.

vienna-reason-review_own_scored = Het kost je ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan fiches, sets en telfiches.
vienna-reason-review_rival_scored = Het geeft { $seat } ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan fiches, sets en telfiches.
vienna-reason-review_own_squares = Het kost je ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan pleinen die binnenkort omringd zijn.
vienna-reason-review_rival_squares = Het geeft { $seat } ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan pleinen die binnenkort omringd zijn.
vienna-reason-review_own_bribes = Het kost je ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan steekpenningen.
vienna-reason-review_rival_bribes = Het geeft { $seat } ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan steekpenningen.
vienna-reason-review_own_agents = Het kost je ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan agenten en waar ze staan.
vienna-reason-review_rival_agents = Het geeft { $seat } ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan agenten en waar ze staan.
vienna-reason-review_own_drawers = Het kost je ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan wat de kaarten in de lades opleveren.
vienna-reason-review_rival_drawers = Het geeft { $seat } ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan wat de kaarten in de lades opleveren.
vienna-reason-review_own_money = Het kost je ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan shilling en loon.
vienna-reason-review_rival_money = Het geeft { $seat } ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan shilling en loon.
vienna-reason-review_own_desk = Het kost je ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan bureauvoorwerpen.
vienna-reason-review_rival_desk = Het geeft { $seat } ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan bureauvoorwerpen.
vienna-reason-review_own_missions = Het kost je ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan opdrachten.
vienna-reason-review_rival_missions = Het geeft { $seat } ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan opdrachten.

vienna-belief-bribe = Steekpenning op de kaart: { $what }
vienna-belief-info = Informatie op de kaart: { $what }
