### Wenen: waar een keuze toe leidde, vergeleken met een betere.

vienna-reason-review_own_scored = Het kostte je ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan tegels, series en fiches.
vienna-reason-review_rival_scored = Het gaf { $seat } ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan tegels, series en fiches.
vienna-reason-review_own_squares = Het kostte je ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan pleinen die weldra omringd zijn.
vienna-reason-review_rival_squares = Het gaf { $seat } ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan pleinen die weldra omringd zijn.
vienna-reason-review_own_bribes = Het kostte je ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan steekpenningen.
vienna-reason-review_rival_bribes = Het gaf { $seat } ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan steekpenningen.
vienna-reason-review_own_agents = Het kostte je ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan agenten en waar ze staan.
vienna-reason-review_rival_agents = Het gaf { $seat } ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan agenten en waar ze staan.
vienna-reason-review_own_drawers = Het kostte je ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan wat de kaarten in de lades opleveren.
vienna-reason-review_rival_drawers = Het gaf { $seat } ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan wat de kaarten in de lades opleveren.
vienna-reason-review_own_money = Het kostte je ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan schillings en loon.
vienna-reason-review_rival_money = Het gaf { $seat } ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan schillings en loon.
vienna-reason-review_own_desk = Het kostte je ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan bureauvoorwerpen.
vienna-reason-review_rival_desk = Het gaf { $seat } ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan bureauvoorwerpen.
vienna-reason-review_own_missions = Het kostte je ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan opdrachten.
vienna-reason-review_rival_missions = Het gaf { $seat } ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan opdrachten.

vienna-belief-bribe = Steekpenning op de kaart: { $what }
vienna-belief-info = Informatie op de kaart: { $what }
