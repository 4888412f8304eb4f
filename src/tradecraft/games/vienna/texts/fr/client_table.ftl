### La table sur un seul écran : ce qui est demandé, ce qui y répond, et ce que signifient les choses.

## Le moment de la partie, en haut

client-vienna-round = Tour { $round }
client-vienna-round-short = T{ $round }
client-vienna-setup = Mise en place
client-vienna-phase-between_turns = Cartes
client-vienna-phase-I = Action I
client-vienna-phase-II = Action II
client-vienna-phase-III = Action III
client-vienna-phase-III_tiles = Action III
client-vienna-phase-III_placing = Action III
client-vienna-phase-III_missions = Action III
client-vienna-phase-IV = Action IV
client-vienna-phase-turn_over = Fin
client-vienna-phase-purchase = Achat
client-vienna-phase-take_back = Reprise
client-vienna-phase-payday = Salaire

## La question, plus courte que dans la liste : le plateau montre le reste

client-vienna-ask-assign = Quelles cartes pour I, II et IV ?
client-vienna-ask-place = Où placez-vous un agent ?
client-vienna-ask-mission = Accepter ou compléter une mission ?

## Sous la question : comment répondre

client-vienna-help-assign = Prenez une carte, puis sa place – ou glissez-la.
client-vienna-help-replace = La carte choisie quitte vos tiroirs pour de bon.
client-vienna-help-place = { $money ->
        [0] Choisissez un bâtiment – ou prenez { $count } pots-de-vin ci-dessous.
       *[other] Choisissez un bâtiment – ou prenez { $count } pots-de-vin ou { $money } shillings.
    }
client-vienna-help-source = Choisissez un de vos agents.
client-vienna-help-wander = Choisissez un bâtiment.
client-vienna-help-stand = Choisissez un bâtiment.
client-vienna-help-bribe = Choisissez un pot-de-vin ci-dessous.
client-vienna-help-pay = Choisissez avec quoi vous payez.
client-vienna-help-nomad = Choisissez un bâtiment voisin du sien.
client-vienna-help-different = Choisissez les pots-de-vin ci-dessous.
client-vienna-help-token = Plus un marqueur est avancé, plus ses tuiles valent.
client-vienna-help-same_token = Plus un marqueur est avancé, plus ses tuiles valent.
client-vienna-help-instead = Plus un marqueur est avancé, plus ses tuiles valent.
client-vienna-help-mission = Choisissez-en une à accepter, ou celles que vous complétez.
client-vienna-help-buy = Vous avez { $shillings ->
        [one] { $shillings } shilling
       *[other] { $shillings } shillings
    } et pouvez acheter une chose.
client-vienna-help-box = Chacun vaut 2 points à la fin.
client-vienna-help-remove = Choisissez un de vos agents.

## Les emplacements de la table

client-vienna-decision = Votre réponse
client-vienna-squares = Places
client-vienna-goods = Ce que vous avez
client-vienna-tab-table = Table
client-vienna-tab-tracks = Pistes
client-vienna-tab-house = Maison
client-vienna-tab-players = Joueurs
client-vienna-tab-talk = Journal, chat
client-vienna-open-drawers = { $count ->
        [one] Tiroirs : { $count } carte
       *[other] Tiroirs : { $count } cartes
    }
client-vienna-drawer-empty = tiroir vide
client-vienna-your-missions = Les vôtres

## Les réponses

client-vienna-to-go = encore { $count }
client-vienna-advised-place = conseillée pour { $place }
client-vienna-brings-ability = sa capacité, jusqu’à la fin
# $bribe et $info sont des noms comme « café » et « fiole ».
client-vienna-brings-bribe = +1 { $bribe }
client-vienna-brings-token = { $info } +1
client-vienna-confirm-place = Placer un agent sur { $building }
client-vienna-confirm-place-short = Placer un agent
client-vienna-price-free = gratuitement
# Payé en partie avec d’autres pots-de-vin.
client-vienna-price-mixed = pour { $count } pots-de-vin
client-vienna-price-chocolate = { $count } sur { $stock } Chocolat
client-vienna-price-wine = { $count } sur { $stock } Vin
client-vienna-price-magazine = { $count } sur { $stock } Magazine
client-vienna-price-coffee = { $count } sur { $stock } Café
client-vienna-price-tobacco = { $count } sur { $stock } Tabac
client-vienna-more-points = { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
client-vienna-more-shillings = { $count ->
        [one] +{ $count } shilling
       *[other] +{ $count } shillings
    }
client-vienna-comes = Cette carte va dans un tiroir :
client-vienna-goes = À la place de :
client-vienna-replace = Remplacer cette carte
client-vienna-pick-token = Choisissez un marqueur
client-vienna-token-at = case { $space } sur { $last }
# Combien de tuiles a le joueur, et ce que vaut chacune.
client-vienna-tiles-worth = vous : { $count } × { $value }
client-vienna-pick-item = Choisissez ce que vous achetez
# $item est l’identifiant de la chose, $name son nom.
client-vienna-buy = { $item ->
        [agent] Embaucher un agent
        [telephone] Acheter le téléphone
        [road_map] Acheter la feuille de route
        [cash_box] Acheter la caisse
        [seal] Acheter le sceau
        [side_table] Acheter la table d’appoint
       *[other] Acheter : { $name }
    }
client-vienna-of-your-shillings = { $count } de vos { $stock } shillings
client-vienna-yours-already = déjà à vous
client-vienna-pick-mission = Choisissez une mission
client-vienna-accept = Accepter { $mission }
client-vienna-resolve-these = Compléter { $missions }
client-vienna-pick-bribes = Choisissez { $count } pots-de-vin différents
client-vienna-because = La carte qui le demande
client-vienna-due-building = { $building } : encore { $count } à payer.
client-vienna-due-item = { $item } : encore { $count } à payer.
client-vienna-due-agents = Vos agents sur le plan : encore { $count } à payer.
client-vienna-near = Il ne manque qu’un agent :
client-vienna-near-square = { $square } : { $building }
client-vienna-near-none = Aucune place n’attend plus qu’un agent. Choisissez un bâtiment pour voir ce qu’un agent y apporterait.

## Ce que signifient les choses

client-vienna-about-bribe = Paie un agent sur { $colour }.
client-vienna-about-supply = Les agents que vous pouvez placer. S’il n’en reste pas, un de ceux du plan se déplace.
client-vienna-about-shillings = Pour acheter à la phase d’achat, et payer vos agents à la phase de salaire.
client-vienna-about-track = Quand un marqueur atteint une nouvelle section de sa piste, chaque tuile de son type vaut plus à la fin.
client-vienna-about-roof = L’enquêteur avance d’une case au plus par tour ; quand il est sur la dernière, on joue encore un tour.
client-vienna-about-purchase = Achat : quand il arrive ici, chacun peut acheter une chose à ce tour.
client-vienna-about-payday = Salaire : quand il arrive ici, chacun paie 1 shilling pour chaque agent sur le plan, ou le reprend.
client-vienna-about-end = La fin : après ce tour, on en joue encore un.
client-vienna-feld-at = sur { $building }
client-vienna-feld-ready = peut être placé
client-vienna-feld-locked = attend 5 agents ordinaires sur le plan en même temps
client-vienna-about-crest = Son détenteur joue en premier ce tour-ci ; ensuite il passe à gauche.
