### Vienna: what a choice leads to, compared with a better one.

vienna-reason-review_own_scored = It costs you about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in tiles, sets and tokens.
vienna-reason-review_rival_scored = It gives { $seat } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in tiles, sets and tokens.
vienna-reason-review_own_squares = It costs you about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in squares that can soon be surrounded.
vienna-reason-review_rival_squares = It gives { $seat } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in squares that can soon be surrounded.
vienna-reason-review_own_bribes = It costs you about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in bribes.
vienna-reason-review_rival_bribes = It gives { $seat } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in bribes.
vienna-reason-review_own_agents = It costs you about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in agents and where they stand.
vienna-reason-review_rival_agents = It gives { $seat } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in agents and where they stand.
vienna-reason-review_own_drawers = It costs you about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in what the cards in the drawers bring.
vienna-reason-review_rival_drawers = It gives { $seat } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in what the cards in the drawers bring.
vienna-reason-review_own_money = It costs you about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in shillings and wages.
vienna-reason-review_rival_money = It gives { $seat } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in shillings and wages.
vienna-reason-review_own_desk = It costs you about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in desk items.
vienna-reason-review_rival_desk = It gives { $seat } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in desk items.
vienna-reason-review_own_missions = It costs you about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in missions.
vienna-reason-review_rival_missions = It gives { $seat } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in missions.

vienna-belief-bribe = Bribe on the card: { $what }
vienna-belief-info = Information on the card: { $what }
