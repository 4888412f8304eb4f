### Vienne : ce qu’un choix entraîne, par rapport à un meilleur.

vienna-reason-review_own_scored = Ce choix vous coûte environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tuiles, séries et marqueurs.
vienna-reason-review_rival_scored = Ce choix donne à { $seat } environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tuiles, séries et marqueurs.
vienna-reason-review_own_squares = Ce choix vous coûte environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en places bientôt entourées.
vienna-reason-review_rival_squares = Ce choix donne à { $seat } environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en places bientôt entourées.
vienna-reason-review_own_bribes = Ce choix vous coûte environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en pots-de-vin.
vienna-reason-review_rival_bribes = Ce choix donne à { $seat } environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en pots-de-vin.
vienna-reason-review_own_agents = Ce choix vous coûte environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en agents et en bons emplacements.
vienna-reason-review_rival_agents = Ce choix donne à { $seat } environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en agents et en bons emplacements.
vienna-reason-review_own_drawers = Ce choix vous coûte environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur ce que rapportent les cartes des tiroirs.
vienna-reason-review_rival_drawers = Ce choix donne à { $seat } environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur ce que rapportent les cartes des tiroirs.
vienna-reason-review_own_money = Ce choix vous coûte environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en shillings et en salaires.
vienna-reason-review_rival_money = Ce choix donne à { $seat } environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en shillings et en salaires.
vienna-reason-review_own_desk = Ce choix vous coûte environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en objets du bureau.
vienna-reason-review_rival_desk = Ce choix donne à { $seat } environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en objets du bureau.
vienna-reason-review_own_missions = Ce choix vous coûte environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en missions.
vienna-reason-review_rival_missions = Ce choix donne à { $seat } environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en missions.

vienna-belief-bribe = Pot-de-vin sur la carte : { $what }
vienna-belief-info = Information sur la carte : { $what }
