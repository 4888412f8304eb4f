### 1955: The War of Espionage.
###
### In these texts $seat is the name of a player. A country comes in forms: $country is its bare name, $the_country,
### $in_country, $to_country and $of_country the name after a preposition. $card is a card with its special action,
### $short and $values are cards by country and influence alone, $cards a list of cards with their special actions.

## Names

war1955-seat-1 = Joueur 1
war1955-seat-2 = Joueur 2
# Two players of the same name are told apart by their seats.
war1955-seat-named = { $name } ({ $colour })

war1955-country-usa = États-Unis
    .the = les États-Unis
    .in = aux États-Unis
    .to = aux États-Unis
    .of = des États-Unis
war1955-country-great_britain = Grande-Bretagne
    .the = la Grande-Bretagne
    .in = en Grande-Bretagne
    .to = en Grande-Bretagne
    .of = de Grande-Bretagne
war1955-country-france = France
    .the = la France
    .in = en France
    .to = en France
    .of = de France
war1955-country-ussr = URSS
    .the = l’URSS
    .in = en URSS
    .to = en URSS
    .of = d’URSS
war1955-country-poland = Pologne
    .the = la Pologne
    .in = en Pologne
    .to = en Pologne
    .of = de Pologne
war1955-country-hungary = Hongrie
    .the = la Hongrie
    .in = en Hongrie
    .to = en Hongrie
    .of = de Hongrie

war1955-faction-blue = faction bleue
war1955-faction-red = faction rouge

war1955-special-blockade = Blocus
    .effect = Nommez un pays : son pion Contrôle ne peut être déplacé avant la fin de votre prochain tour.
war1955-special-coordinated_assault = Assaut Coordonné
    .effect = Avancez jusqu’à 3 pions différents d’une case ; cette avance ne peut être bloquée. Ou au tour de l’adversaire : contrez toute action Coordonnée.
war1955-special-coordinated_attack = Attaque Coordonnée
    .effect = Avancez jusqu’à 2 pions différents d’une case ; cette avance ne peut être bloquée. Ou au tour de l’adversaire : contrez une Attaque Coordonnée.
war1955-special-deport = Expulsion
    .effect = Déplacez l’Espion de l’adversaire vers son Pays d’Origine.
war1955-special-detain = Détention
    .effect = L’Espion adverse est immobilisé jusqu’à la fin de votre prochain tour.
war1955-special-gadget_research = Recherche de Gadget
    .effect = Gardez cette carte en jeu comme gadget que vous n’avez pas encore : Ressources Augmentées ou Transport Évolué.
war1955-special-gadget_buster = Destruction de Gadget
    .effect = L’adversaire perd un gadget de votre choix.
war1955-special-military_transport = Transport Militaire
    .effect = N’importe quel tour : déplacez votre Espion vers n’importe quel pays. Ne compte pas comme une carte jouée.
war1955-special-paid_informant = Informateur Payé
    .effect = L’adversaire joue avec sa main face visible jusqu’à la fin de votre prochain tour.
war1955-special-pilfer_account = Compte-rendu de Pillage
    .effect = L’adversaire garde 2 cartes de son choix et défausse les autres.
war1955-special-rebel_forces = Forces Rebelles
    .effect = N’importe quel tour : contrez une Action Spéciale.
war1955-special-revolution = Révolution
    .effect = Avancez un pion au choix de 2 cases, même celui d’un pays sécurisé par l’adversaire ; cette avance ne peut être bloquée.
war1955-special-safe_house = Refuge
    .effect = À la fin de ce tour, après avoir complété votre main, piochez 2 cartes supplémentaires.
war1955-special-supply_drop = Largage
    .effect = À la fin de ce tour, après avoir complété votre main, piochez 3 cartes supplémentaires.
war1955-special-strategic_resupply = Réapprovisionnement Stratégique
    .effect = Défaussez votre main, puis piochez le même nombre de cartes.

war1955-gadget-improved_resources = Ressources Augmentées
    .effect = Vous complétez votre main à 6 cartes au lieu de 5.
war1955-gadget-advanced_transport = Transport Évolué
    .effect = Une fois par tour, défaussez une carte du pays de départ ou d’arrivée pour y déplacer votre Espion.

war1955-source-countries = Pays sécurisés
war1955-source-enemy_home = Pays d’Origine adverse

war1955-end-three_countries = Trois pays sont sécurisés.
war1955-end-home_lost = Un Pays d’Origine est sécurisé par l’adversaire.
war1955-end-time_limit = La limite de temps est atteinte : la meilleure position l’emporte.
war1955-end-draw = La limite de temps est atteinte à égalité : partie nulle.

war1955-stage-opening = Choix des Pays d’Origine
war1955-stage-plays = Jouer des cartes
war1955-stage-fill_up = Compléter la main
war1955-stage-spy_move = Déplacer l’Espion
war1955-stage-finished = La partie est terminée

## Amounts and lists

war1955-none = rien
war1955-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
war1955-steps = { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }

## Cards

war1955-card-country = { $country } : { $influence }
war1955-card-mercenary = Mercenaire : { $influence }
war1955-card-face = { $short } ({ $action })
war1955-card-line = { $short }, { $action }. { $effect }
war1955-card-mercenary_line = { $short }, influence seulement, dans tout pays et avec toute carte.
war1955-card-mercenary_effect = Influence seulement, dans tout pays.

## Options

war1955-option-side = Face du plateau
    .help = Le jeu court a des pistes plus courtes et dure environ deux fois moins longtemps.
war1955-option-side-normal = normale
war1955-option-side-short = jeu court
war1955-option-time_limit = Limite de temps
    .help = Met fin aux parties qui n’en finiraient pas (W7.3).
war1955-option-time_limit-on = deux tours de plus après le troisième mélange
war1955-option-time_limit-off = aucune
war1955-option-attack_counters_assault = L’Attaque Coordonnée contre l’Assaut Coordonné
    .help = Le livret peut se lire des deux façons (W5.2b).
war1955-option-attack_counters_assault-off = non
war1955-option-attack_counters_assault-on = oui
war1955-option-first_player = Premier Joueur
    .help = Qui choisit en premier son Pays d’Origine et commence (W1.2).
war1955-option-first_player-random = tiré au hasard
war1955-option-first_player-1 = siège 1
war1955-option-first_player-2 = siège 2

## Decisions: what a player is asked

war1955-decision-nothing = Rien n’est demandé.
war1955-decision-home = Quel est votre Pays d’Origine ?
war1955-decision-play = Quelle carte jouez-vous, et comment ?
war1955-decision-add = Ajoutez-vous une carte, ou annoncez-vous l’action ?
war1955-decision-target = Quel pays nommez-vous ?
war1955-decision-pawn = Choisissez un pion à avancer, ou annoncez l’action.
war1955-decision-gadget = Quel gadget nommez-vous ?
war1955-decision-destination = Où va votre Espion ?
war1955-decision-answer = Comment réagissez-vous ?
war1955-decision-block = Ajoutez-vous une carte au blocage, ou l’annoncez-vous ?
war1955-decision-keep = Quelle carte gardez-vous ?
war1955-decision-move = Où va votre Espion à la fin du tour ?

## Actions: what a button says

war1955-action-home = Pays d’Origine : { $country }
war1955-action-influence = Jouer { $card } { $in_country }
war1955-action-special = Jouer { $action } avec { $short }
war1955-action-advanced_transport = Défausser { $card } pour déplacer votre Espion
war1955-action-pass = Passer : rien ne peut être joué
war1955-action-add = Ajouter { $card }
war1955-action-target = { $country }
war1955-action-gadget = { $gadget }
war1955-action-declare = Annoncer
war1955-action-block = Bloquer avec { $card }
war1955-action-counter = Contrer avec { $card }
war1955-action-let_through = Laisser faire
war1955-action-keep = Garder { $card }
war1955-action-move = Déplacer votre Espion { $to_country }
war1955-action-stay = Laisser votre Espion où il est

## Events: lines of the log

war1955-event-first_player = { $seat } est le Premier Joueur.
war1955-event-cards_drawn = { $seat } pioche { war1955-cards }.
war1955-event-cards_seen = { $seat } pioche { $cards }.
war1955-event-pile_shuffled = La défausse devient une nouvelle pioche de { war1955-cards } (mélange { $times }).
war1955-event-end_announced = La limite de temps approche : après ce tour, encore { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
war1955-event-home_chosen = { $seat } choisit { $the_country } comme Pays d’Origine et dirige la { $faction }.
war1955-event-turn_began = Tour { $turn } : { $seat }.
war1955-event-step_passed = { $seat } ne peut rien jouer et passe.
war1955-event-influence_declared = { $seat } joue { $values } { $in_country }, soit { $total } en tout.
war1955-event-influence_blocked = { $seat } bloque { $in_country } avec { $values }, soit { $total } en tout.
# $targets is “none” where the action names nothing.
war1955-event-special_declared = { $targets ->
        [none] { $seat } joue { $action } ({ $short }).
       *[other] { $seat } joue { $action } ({ $short }), cible : { $targets }.
    }
war1955-event-counter_declared = { $seat } contre { $against } avec { $card }.
war1955-event-let_through = { $seat } laisse faire.
war1955-event-countered = Action contrée : { $card }, carte de { $seat }, ne fait rien.
war1955-event-no_effect = { $card }, carte de { $seat }, n’a plus d’effet.
war1955-event-pawn_advanced = { $seat } avance le pion { $of_country } de { war1955-steps }.
war1955-event-country_secured = { $seat } a sécurisé { $the_country }.
war1955-event-country_freed = { $seat } perd { $the_country } : le pays n’est plus sécurisé.
war1955-event-spy_moved = { $way ->
        [deport] L’Espion de { $seat } est expulsé { $to_country }.
        [military_transport] L’Espion de { $seat } va { $to_country } par Transport Militaire.
        [advanced_transport] L’Espion de { $seat } va { $to_country } par Transport Évolué.
       *[step] L’Espion de { $seat } va { $to_country }.
    }
war1955-event-spy_detained = L’Espion de { $seat } est détenu jusqu’à la fin du tour { $until }.
war1955-event-spy_released = L’Espion de { $seat } est de nouveau libre.
war1955-event-blockade_laid = Blocus { $of_country } jusqu’à la fin du tour { $until }.
war1955-event-blockade_lifted = Le blocus { $of_country } est levé.
war1955-event-gadget_gained = { $seat } possède le gadget { $gadget } ({ $short }).
war1955-event-gadget_lost = { $seat } perd le gadget { $gadget } ({ $short }).
war1955-event-hand_shown = { $seat } joue avec sa main face visible jusqu’à la fin du tour { $until } ({ $cards }).
war1955-event-hand_hidden = { $seat } cache de nouveau sa main.
war1955-event-cards_discarded = { $seat } défausse { $cards }.
war1955-event-cards_ordered = { $seat } piochera { war1955-cards } de plus à la fin du tour.
war1955-event-game_ended = La partie est terminée. { $reason }

## The table

war1955-table-turn = Tour { $turn }
war1955-table-steps = { $steps ->
        [one] encore { $steps } étape « Jouez une carte »
       *[other] encore { $steps } étapes « Jouez une carte »
    }
war1955-table-turns_left = { $turns ->
        [1] le dernier tour
       *[other] les { $turns } derniers tours
    }
war1955-table-home = origine { $country }
war1955-table-ordered = { war1955-cards } de plus à la fin du tour
war1955-table-prepared = Préparé

## Reasons: why something is refused

war1955-reason-unknown_action = Il n’y a pas d’action { $action }.
war1955-reason-game_over = La partie est terminée.
war1955-reason-waiting_for_chance = Une pioche est en cours : personne ne décide maintenant.
war1955-reason-not_your_turn = C’est à { $seat } de décider.
war1955-reason-not_asked_now = Cela ne répond pas à la question « { $asked } ».
war1955-reason-card_not_in_hand = La carte { $card } n’est pas dans votre main.
war1955-reason-home_of_that_faction_taken = { $country } ne peut être votre Pays d’Origine : l’adversaire dirige cette faction.
war1955-reason-country_secured = { $country } : le pays est sécurisé, son pion ne se déplace pas.
war1955-reason-country_blockaded = { $country } : le pays est sous blocus, son pion ne peut être déplacé.
war1955-reason-no_way_there = { $card } ne peut être jouée { $in_country } : ce n’est ni le pays de la carte, ni celui de votre Espion, ni votre Pays d’Origine.
war1955-reason-no_such_addition = { $card } ne peut être ajoutée à cette action { $in_country }.
war1955-reason-second_card_needs_spy = { $card } ne peut être combinée que si votre Espion est { $in_country }.
war1955-reason-two_country_cards_already = { $card } ne peut être ajoutée : il y a déjà deux cartes { $of_country }.
war1955-reason-mercenary_has_no_action = { $card } n’a pas d’Action Spéciale.
war1955-reason-only_an_answer = { $action } ne sert qu’à contrer une Action Spéciale.
war1955-reason-only_in_own_turn = L’action de { $card } ne se joue qu’à votre tour.
war1955-reason-only_rebel_forces_answer = Seules des Forces Rebelles peuvent réagir ici, pas { $card }.
war1955-reason-nothing_to_blockade = Tous les pays sont déjà sous un blocus de ce tour.
war1955-reason-no_movable_pawn = Aucun pion ne peut être déplacé.
war1955-reason-spy_at_home = L’Espion de { $seat } est déjà dans son Pays d’Origine.
war1955-reason-spy_detained = L’Espion de { $seat } est détenu : rien ne le déplace.
war1955-reason-detained_already = L’Espion de { $seat } a déjà été détenu à ce tour.
war1955-reason-gadgets_complete = Vous avez déjà les deux gadgets.
war1955-reason-no_gadget_to_bust = { $seat } n’a pas de gadget.
war1955-reason-own_spy_detained = Votre Espion est détenu : rien ne le déplace.
war1955-reason-hand_open_already = La main de { $seat } a déjà été ouverte à ce tour.
war1955-reason-too_few_cards_to_pilfer = { $seat } a trop peu de cartes pour en perdre ({ war1955-hand }).
war1955-reason-no_country_for_revolution = Aucun pays n’est ouvert à la Révolution : tous sont sous blocus ou sécurisés par vous.
war1955-reason-no_cards_to_exchange = { $action } demande une autre carte en main.
war1955-reason-blockaded_already = Vous avez déjà mis { $the_country } sous blocus à ce tour.
war1955-reason-secured_by_yourself = Vous avez vous-même sécurisé { $the_country }.
war1955-reason-named_already = Vous avez déjà nommé { $the_country }.
war1955-reason-nothing_named = Vous n’avez encore nommé aucun pays.
war1955-reason-spy_there_already = Votre Espion est déjà { $in_country }.
war1955-reason-no_advanced_transport = Vous n’avez pas le gadget Transport Évolué.
war1955-reason-advanced_transport_used = Vous avez déjà utilisé le Transport Évolué à ce tour.
war1955-reason-mercenary_moves_no_spy = { $card } ne déplace aucun Espion : la carte n’a pas de pays.
war1955-reason-play_is_possible = Vous ne pouvez pas passer : une carte peut être jouée.
war1955-reason-no_presence = Vous n’avez { $in_country } ni votre Espion ni votre Pays d’Origine.
war1955-reason-wrong_faction_to_block = { $card } ne peut bloquer { $in_country } : la carte est de l’autre faction.
war1955-reason-block_too_small = Le blocage doit valoir { $needed }, et non { $total }.
war1955-reason-only_influence_is_blocked = Une Action Spéciale se contre, elle ne se bloque pas.
war1955-reason-influence_is_not_countered = Une Action d’Influence se bloque, elle ne se contre pas : { $card } ne sert à rien ici.
war1955-reason-does_not_counter = { $card } ne contre pas { $against }.

# The number of cards in a hand, within a reason.
war1955-hand = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

## Reasons: notation that cannot be read

war1955-reason-unknown_card = Il n’y a pas de carte « { $text } ». Une carte s’écrit « france_2_military_transport » ou « mercenary_1 ».
war1955-reason-unknown_country = « { $text } » n’est pas un pays. Possible : { $known }.
war1955-reason-unknown_gadget = « { $text } » n’est pas un gadget. Possible : { $known }.
war1955-reason-unknown_item = Il n’y a pas de « { $text } » dans « { $deck } ».
