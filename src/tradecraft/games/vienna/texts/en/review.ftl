### Vienna: what a choice led to, compared with a better one.

vienna-reason-review_own_scored = It cost you about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in tiles, sets and tokens.
vienna-reason-review_rival_scored = It gave { $seat } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in tiles, sets and tokens.
vienna-reason-review_own_squares = It cost you about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in squares that can soon be surrounded.
vienna-reason-review_rival_squares = It gave { $seat } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in squares that can soon be surrounded.
vienna-reason-review_own_bribes = It cost you about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in bribes.
vienna-reason-review_rival_bribes = It gave { $seat } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in bribes.
vienna-reason-review_own_agents = It cost you about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in agents and where they stand.
vienna-reason-review_rival_agents = It gave { $seat } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in agents and where they stand.
vienna-reason-review_own_drawers = It cost you about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in what the cards in the drawers bring.
vienna-reason-review_rival_drawers = It gave { $seat } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in what the cards in the drawers bring.
vienna-reason-review_own_money = It cost you about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in shillings and wages.
vienna-reason-review_rival_money = It gave { $seat } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in shillings and wages.
vienna-reason-review_own_desk = It cost you about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in desk items.
vienna-reason-review_rival_desk = It gave { $seat } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in desk items.
vienna-reason-review_own_missions = It cost you about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in missions.
vienna-reason-review_rival_missions = It gave { $seat } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in missions.

vienna-belief-bribe = Bribe on the card: { $what }
vienna-belief-info = Information on the card: { $what }
