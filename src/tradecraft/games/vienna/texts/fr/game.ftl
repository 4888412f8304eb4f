### Vienna. Buildings and squares keep the names they have on the board, in every language.
###
### In these texts $seat is the name of a player, $building and $square a name with its number, $card and $cards
### numbers of cards, $bribes and $price amounts such as “2 vins”, $mission and $missions numbers with flags,
### $item a thing that is bought and $thing its id.

## Names

# The colours of the players.
vienna-seat-yellow = Jaune
vienna-seat-red = Rouge
vienna-seat-blue = Bleu
vienna-seat-green = Vert
# Two players of the same name are told apart by their colours.
vienna-seat-named = { $name } ({ $colour })
# Who received which information or mission, one of a list.
vienna-dealt = { $seat } : { $thing }

# Names as they follow the thing they name: « le pot-de-vin Vin », « la tuile Fiole ».
vienna-bribe-chocolate = Chocolat
vienna-bribe-wine = Vin
vienna-bribe-magazine = Magazine
vienna-bribe-coffee = Café
vienna-bribe-tobacco = Tabac

# The colours of buildings, by the bribe they stand for.
vienna-colour-chocolate = violet
    .building = un bâtiment violet
vienna-colour-wine = rose
    .building = un bâtiment rose
vienna-colour-magazine = orange
    .building = un bâtiment orange
vienna-colour-coffee = marron
    .building = un bâtiment marron
vienna-colour-tobacco = gris
    .building = un bâtiment gris

vienna-info-flask = Fiole
vienna-info-handgun = Pistolet
vienna-info-briefcase = Mallette
vienna-info-microfilm = Microfilm
vienna-info-slide = Diapositive

# The controller is the nation in the sentence “a building controlled by ...”.
vienna-flag-usa = USA
    .controller = les USA
vienna-flag-ussr = URSS
    .controller = l’URSS
vienna-flag-france = France
    .controller = la France
vienna-flag-uk = Royaume-Uni
    .controller = le Royaume-Uni
vienna-flag-austria = Autriche
    .controller = l’Autriche

vienna-seal-nobility = Noblesse
vienna-seal-religion = Religion
vienna-seal-administration = Administration
vienna-seal-culture = Culture
vienna-seal-science = Science

# The object is the thing in the sentence “Anna buys ...”; the effect says what it is good for.
vienna-item-agent = Agent
    .object = un agent
    .effect = un agent de plus dans votre réserve
vienna-item-telephone = Téléphone
    .object = le téléphone
    .effect = vous piochez 4 cartes au lieu de 3
vienna-item-road_map = Feuille de route
    .object = la feuille de route
    .effect = vous pouvez payer achats et salaires avec des pots-de-vin
vienna-item-cash_box = Caisse
    .object = la caisse
    .effect = mettez-y des shillings au moment où vous les recevez (12 au plus) : 2 points chacun à la fin ; 1 shilling de plus pour chaque mission complétée
vienna-item-seal = Sceau
    .object = le sceau
    .effect = 3 points de plus pour chaque mission complétée
vienna-item-side_table = Table d’appoint
    .object = la table d’appoint
    .effect = un quatrième tiroir et une quatrième case Mission

# The Feld agents by their cities; ability a is permanent, ability b is for when he is placed.
vienna-feld-marrakesh = Marrakesh
    .a = chaque paiement reçu en acceptant une mission augmente de 1 shilling, mission de départ comprise
    .b = quand vous placez un autre agent à côté de lui, il peut aller gratuitement sur un bâtiment adjacent
vienna-feld-new_york = New York City
    .a = vous pouvez compléter une mission USA avec 1 pot-de-vin de moins, et elle rapporte 1 point de plus
    .b = sur un bâtiment contrôlé par les USA, il coûte au plus 1 pot-de-vin
vienna-feld-hamburg = Hamburg
    .a = une mission complétée qui rapporte de l’argent rapporte 1 shilling de plus
    .b = sur un bâtiment au sceau Noblesse, il coûte au plus 1 pot-de-vin
vienna-feld-amsterdam = Amsterdam
    .a = quand vous prenez un pot-de-vin Café lors de l’action II, prenez-en 1 de plus
    .b = quand vous complétez des missions après l’avoir placé, 1 café peut remplacer un autre pot-de-vin dans chacune

vienna-source-squares = Places
vienna-source-tokens = Marqueurs
vienna-source-abilities = Capacités
vienna-source-missions = Missions
vienna-source-sets = Séries complètes
vienna-source-info = Valeur des tuiles
vienna-source-desk_tiles = Tuiles Bureau
vienna-source-cash_box = Caisse
vienna-source-agents = Classement des agents

vienna-end-investigator = L’enquêteur a atteint la case de fin de partie.
vienna-end-exhaustion = Tous les marqueurs ont atteint la dernière case de leur piste.

vienna-stage-between_turns = Phase des cartes
vienna-stage-I = Action I : une carte dans un tiroir
vienna-stage-II = Action II : prendre le pot-de-vin
vienna-stage-III = Action III : placer un agent ou prendre des pots-de-vin
vienna-stage-III_tiles = Action III : bonus pour les tuiles
vienna-stage-III_placing = Action III : bonus pour l’agent placé
vienna-stage-III_missions = Action III : missions
vienna-stage-IV = Action IV : avancer le marqueur
vienna-stage-turn_over = Fin des actions
vienna-stage-purchase = Phase d’achat
vienna-stage-take_back = Agents repris pour les missions non complétées
vienna-stage-payday = Phase de salaire

## Amounts

vienna-none = rien
vienna-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
vienna-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
vienna-shillings = { $count ->
        [one] { $count } shilling
       *[other] { $count } shillings
    }
# How often a mission shows a seal.
vienna-seals = { $count } { $seal }

vienna-bribes-chocolate = { $count } Chocolat
vienna-bribes-wine = { $count } Vin
vienna-bribes-magazine = { $count } Magazine
vienna-bribes-coffee = { $count } Café
vienna-bribes-tobacco = { $count } Tabac

vienna-infos-flask = { $count ->
        [one] { $count } fiole
       *[other] { $count } fioles
    }
vienna-infos-handgun = { $count ->
        [one] { $count } pistolet
       *[other] { $count } pistolets
    }
vienna-infos-briefcase = { $count ->
        [one] { $count } mallette
       *[other] { $count } mallettes
    }
vienna-infos-microfilm = { $count ->
        [one] { $count } microfilm
       *[other] { $count } microfilms
    }
vienna-infos-slide = { $count ->
        [one] { $count } diapositive
       *[other] { $count } diapositives
    }

## Options

vienna-option-version = Version
    .help = Commencez par la partie d’initiation. La partie avancée ajoute les missions, l’argent et les achats (V8).
vienna-option-version-introductory = partie d’initiation
vienna-option-version-advanced = partie avancée
vienna-option-flags = Drapeaux des bâtiments
    .help = Quel pays contrôle quel bâtiment. Pour vos premières parties, prenez les drapeaux imprimés (V1.2).
vienna-option-flags-printed = imprimés sur le plateau
vienna-option-flags-random = tirés au hasard
vienna-option-third_man = Le troisième homme
    .help = Une figurine neutre qui compte comme agent de celui qui en a besoin, puis se déplace (V10.1).
vienna-option-third_man-no = non
vienna-option-third_man-yes = oui
vienna-option-feld_agents = Agents Feld
    .help = Chaque joueur a un agent de plus, doté de deux capacités. Partie avancée seulement (V10.5).
vienna-option-feld_agents-no = non
vienna-option-feld_agents-yes = oui
vienna-option-edition = Édition des règles
    .help = Là où les livrets imprimés diffèrent : l’argent à la place d’un agent, les cartes 111-115 et 146-155 (V11).
vienna-option-edition-en = anglaise
vienna-option-edition-fr = française
vienna-option-edition-nl = néerlandaise
vienna-option-colours = Couleurs des sièges
vienna-option-first_player = Premier joueur
    .help = Qui détient le blason au premier tour (V1.6).
vienna-option-first_player-random = tiré au hasard
vienna-option-first_player-1 = siège 1
vienna-option-first_player-2 = siège 2
vienna-option-first_player-3 = siège 3
vienna-option-first_player-4 = siège 4

## Cards: “III: when ..., then ...”

vienna-ability = { $action } : { $when }, { $then }

vienna-when-take_bribe = quand vous prenez un pot-de-vin { $kind }
vienna-when-place_colour = quand vous placez un agent sur { $kind }
vienna-when-place_flag = quand vous placez un agent sur un bâtiment contrôlé par { $kind }
vienna-when-place_seal = quand vous placez un agent sur un bâtiment au sceau { $kind }
vienna-when-place_company = quand vous placez un agent sur un bâtiment où se trouve l’agent d’un autre joueur
vienna-when-advance_token = quand vous avancez le marqueur { $kind }
vienna-when-obtain_info = quand vous obtenez une tuile { $kind }
vienna-when-obtain_new_kind = quand vous obtenez une tuile d’un type que vous n’aviez pas
vienna-when-obtain_from_square = quand vous obtenez une tuile sur une place « { $square } »
vienna-when-obtain_any = quand vous obtenez une tuile
vienna-when-paying = quand vous payez pour un agent
vienna-when-card_shows = quand votre carte de l’action IV montre { $kind }

vienna-then-bribe_same = prenez-en { $amount } de plus
vienna-then-points = gagnez { vienna-points }
vienna-then-token_any = vous pouvez avancer le marqueur de votre choix { $amount ->
        [1] d’une case
       *[other] de { $amount } cases
    }
vienna-then-bribe_any = prenez { $amount ->
        [one] { $amount } pot-de-vin
       *[other] { $amount } pots-de-vin
    } de votre choix
vienna-then-discount = payez { $amount ->
        [one] { $amount } pot-de-vin
       *[other] { $amount } pots-de-vin
    } de moins
vienna-then-bribe_kind = prenez { $bribes }
vienna-then-draw = piochez { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } pour la prochaine phase des cartes
vienna-then-bribes_different = prenez autant de pots-de-vin différents, à votre choix, qu’il y a de joueurs
vienna-then-token_same = vous pouvez avancer le marqueur correspondant { $amount ->
        [1] d’une case
       *[other] de { $amount } cases
    }
vienna-then-substitute_kind = le pot-de-vin { $kind } peut remplacer n’importe quel autre
vienna-then-substitute_any = tout pot-de-vin peut en remplacer un autre
vienna-then-token_other = vous pouvez avancer un autre marqueur à la place
vienna-then-bribes_one_kind = prenez { $amount ->
        [one] { $amount } pot-de-vin
       *[other] { $amount } pots-de-vin
    } du même type, à votre choix

## Missions: “A-07 (Austria) – what must be there – what it brings”

vienna-mission-name = { $mission } ({ $flag })
vienna-mission-line = { $mission } – { $needs } – récompense : { $reward }
vienna-needs-seals = agents sur des bâtiments portant ces sceaux : { $needs }
vienna-needs-bribes = pots-de-vin à montrer (vous les gardez) : { $needs }
vienna-needs-building = un agent sur { $building }, numéro de maison { $plate }
vienna-needs-info = informations secrètes à montrer (vous les gardez) : { $needs }

## Decisions: what a player is asked

vienna-decision-nothing = Rien n’est demandé.
vienna-decision-assign = Quelles cartes affectez-vous aux actions I, II et IV ?
vienna-decision-replace = Quelle carte de vos tiroirs remplacez-vous ?
vienna-decision-place = Où placez-vous un agent, ou que prenez-vous à la place ?
vienna-decision-source = Quel agent y envoyez-vous ?
vienna-decision-wander = Où se rend le troisième homme ?
vienna-decision-bribe = Quel pot-de-vin prenez-vous ?
vienna-decision-token = Quel marqueur avancez-vous ?
vienna-decision-stand = Sur quel bâtiment violet le troisième homme commence-t-il ?
vienna-decision-pay = Avec quoi payez-vous ?
vienna-decision-nomad = Où se rend votre agent Feld ?
vienna-decision-different = Quels pots-de-vin différents prenez-vous ?
vienna-decision-same_token = Avancez-vous le marqueur ?
vienna-decision-instead = Quel marqueur avance, celui de la carte ou un autre ?
vienna-decision-mission = Acceptez-vous une mission, ou complétez-vous les vôtres ?
vienna-decision-box = Combien de shillings vont dans la caisse ?
vienna-decision-buy = Qu’achetez-vous ?
vienna-decision-remove = Quel agent reprenez-vous ?

## Actions: what a button says

vienna-action-assign = Garder la carte { $one } dans un tiroir (I), prendre { $bribe } avec { $two } (II), avancer { $info } avec { $four } (IV)
vienna-action-replace = Remplacer { $card } ({ $ability })
# $price is “unknown” where the button is not told what it costs; $bribe is then the kind to be paid with.
vienna-action-place =
    { $price ->
        [unknown] Placer un agent sur { $building } (payé en { $bribe })
        [free] Placer un agent sur { $building } gratuitement
       *[other] Placer un agent sur { $building } pour { $price }
    }
vienna-action-take = Prendre { $bribes }
vienna-action-supply = Prendre l’agent dans votre réserve
vienna-action-from = Déplacer l’agent depuis { $building }
vienna-action-bribe = Prendre { $bribes }
vienna-action-advance = Avancer le marqueur { $info }
vienna-action-decline = N’avancer aucun marqueur
vienna-action-third_man = Troisième homme sur { $building }
vienna-action-money = Prendre { vienna-shillings }
vienna-action-feld = Prendre l’agent Feld dans votre réserve
vienna-action-pay = Payer { $bribes }
vienna-action-shilling = Payer 1 shilling
vienna-action-stop = Ne plus payer d’agents
vienna-action-nomad = Agent Feld sur { $building }
vienna-action-stay = Laisser l’agent Feld où il est
vienna-action-different = Prendre { $bribes }
# Here $mission and $missions are whole lines.
vienna-action-accept = Accepter { $mission }
vienna-action-resolve = Compléter { $missions }
vienna-action-no_mission = N’accepter ni compléter aucune mission
vienna-action-box = { $count ->
        [0] Ne rien mettre dans la caisse
       *[other] Mettre { vienna-shillings } dans la caisse
    }
vienna-action-buy = { $thing ->
        [agent] Embaucher { $item }
       *[other] Acheter { $item }
    } pour { vienna-shillings } ({ $effect })
vienna-action-buy_nothing = Ne rien acheter
vienna-action-remove = Reprendre l’agent placé sur { $building }

## Events: lines of the log

vienna-event-squares_filled = Les { $count } places reçoivent leurs tuiles Information secrète.
vienna-event-flags_placed = Les { $count } bâtiments reçoivent leurs drapeaux au hasard.
vienna-event-info_dealt = Chaque joueur reçoit une tuile Information secrète ({ $deal }).
vienna-event-first_player = { $seat } reçoit le blason et commence.
vienna-event-third_man_placed = { $seat } place le troisième homme sur { $building }.
vienna-event-round_began = Tour { $round } : { $first } commence.
vienna-event-cards_drawn = { $seat } pioche { vienna-cards }.
vienna-event-cards_seen = { $seat } pioche { $cards }.
vienna-event-pile_shuffled = La défausse devient une nouvelle pioche de { vienna-cards }.
vienna-event-assigned = { $seat } a affecté ses cartes.
vienna-event-assignment = { $seat } affecte { $one } à l’action I, { $two } à l’action II et { $four } à l’action IV.
vienna-event-cards_discarded = { $seat } défausse les cartes en surplus : { $cards }.
vienna-event-drawer_filled = { $replaced ->
        [none] { $seat } place la carte { $card } dans le tiroir { $drawer }.
       *[other] { $seat } place la carte { $card } dans le tiroir { $drawer } au lieu de la carte { $replaced }.
    }
vienna-event-bribe_taken = { $seat } révèle la carte { $card } et prend { $bribes }.
vienna-event-bribes_gained = { $card ->
        [none] { $seat } prend { $bribes } au lieu de placer un agent.
       *[other] { $seat } prend { $bribes } grâce à la carte { $card }.
    }
vienna-event-feld_bribe_gained = { $seat } prend { $bribes } de plus grâce à l’agent Feld.
vienna-event-points_scored = { $seat } gagne { vienna-points } grâce à la carte { $card }.
vienna-event-token_declined = { $seat } n’avance aucun marqueur avec la carte { $card }.
vienna-event-agent_placed = { $seat } { $origin ->
        [supply] place un agent sur { $building }
       *[other] déplace un agent depuis { $origin } vers { $building }
    } { $price ->
        [free] gratuitement
       *[other] pour { $price }
    }.
vienna-event-tile_obtained = { $seat } entoure { $square }, prend la tuile { $info } et gagne { vienna-points }.
vienna-event-third_man_wandered = Le troisième homme quitte { $origin } pour { $building }.
vienna-event-info_shown = { $seat } révèle la carte { $card }, qui montre le marqueur { $info }.
vienna-event-token_advanced = { $seat } avance le marqueur { $info } jusqu’à la case { $space }{ $points ->
        [0] .
       *[other] {" "}et gagne { vienna-points }.
    }
vienna-event-investigator_moved = L’enquêteur avance sur la case { $space } du toit.
vienna-event-feld_placed = { $seat } { $origin ->
        [supply] place l’agent Feld sur { $building }
       *[other] déplace l’agent Feld depuis { $origin } vers { $building }
    } { $price ->
        [free] gratuitement
       *[other] pour { $price }
    }.
vienna-event-feld_unlocked = { $seat } a cinq agents sur le plateau et peut désormais placer l’agent Feld.
vienna-event-paid_otherwise = { $seat } paie avec { $bribes }.
vienna-event-nomad_moved = { $seat } déplace gratuitement l’agent Feld depuis { $origin } vers { $building }.
vienna-event-missions_dealt = Chaque joueur reçoit une mission de départ – { $deal }.
vienna-event-missions_shown = Nouvelles missions disponibles : { $missions }.
vienna-event-mission_accepted = { $seat } accepte la mission { $mission }.
vienna-event-mission_resolved = { $seat } complète la mission { $mission }{ $points ->
        [0] .
       *[other] {" "}et gagne { vienna-points }.
    }
vienna-event-shillings_gained = { $seat } reçoit { vienna-shillings }.
vienna-event-box_filled = { $seat } met { vienna-shillings } dans la caisse.
vienna-event-purchase_began = Phase d’achat : chaque joueur peut faire un achat.
vienna-event-payday_began = Phase de salaire : chaque joueur paie ses agents sur le plateau.
vienna-event-take_back_began = Chaque joueur reprend un agent pour chaque mission non complétée.
vienna-event-bought = { $thing ->
        [agent] { $seat } embauche { $item }.
       *[other] { $seat } achète { $item }.
    }
vienna-event-paid = { $seat } paie { $payment }.
vienna-event-agent_removed = { $seat } reprend l’agent placé sur { $building }.
vienna-event-crest_passed = Le blason passe à { $seat }.
vienna-event-end_triggered = { $reason } Encore un dernier tour.
vienna-event-game_ended = Le dernier tour est terminé.

## Reasons: why something is refused

vienna-reason-unknown_action = Il n’y a pas d’action { $action }.
vienna-reason-game_over = La partie est terminée.
vienna-reason-waiting_for_chance = Un tirage est en cours : personne n’a à décider maintenant.
vienna-reason-not_your_turn = C’est à { $seat } de décider.
vienna-reason-already_assigned = Vous avez déjà affecté vos cartes.
vienna-reason-not_asked_now = Cela ne répond pas à la question « { $asked } ».
vienna-reason-no_such_card_in_hand = Il n’y a pas de carte n° { $place } dans votre main, qui compte { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
vienna-reason-no_such_drawer = Votre tiroir { $drawer } ne contient aucune carte à remplacer ; vous avez { $drawers ->
        [one] { $drawers } tiroir rempli
       *[other] { $drawers } tiroirs remplis
    }.
vienna-reason-own_agent_there = Vous avez déjà un agent sur { $building }.
vienna-reason-cannot_pay = Un agent sur { $building } coûte { $price } ; vous en avez { $owned }.
vienna-reason-supply_empty = Il ne reste aucun agent dans votre réserve.
vienna-reason-no_own_agent_there = Vous n’avez pas d’agent sur { $building }.
vienna-reason-not_the_third_mans_choice = Le troisième homme ne se rend pas sur { $building }.
vienna-reason-not_a_purple_building = Le troisième homme commence sur un bâtiment violet, ce que { $building } n’est pas.
vienna-reason-feld_agent_not_there = Aucun agent Feld n’attend dans votre réserve.
vienna-reason-feld_agent_is_paid = L’agent sur { $building } est votre agent Feld, qui a été payé.
vienna-reason-feld_agents_are_advanced = Les agents Feld ne participent qu’aux parties avancées.
vienna-reason-nomad_cannot_go_there = Votre agent Feld ne peut aller sur { $building } : pas adjacent, ou vous y avez un agent.
vienna-reason-money_is_advanced = Il n’y a de shillings que dans les parties avancées.
vienna-reason-cannot_pay_with = Vous ne pouvez pas payer cela avec le pot-de-vin { $bribe }.
vienna-reason-no_shilling = Vous ne pouvez pas payer cela avec un shilling.
vienna-reason-shillings_do_not_pay_agents = Un agent que l’on place se paie en pots-de-vin, non en shillings.
vienna-reason-must_pay = Il faut payer la totalité.
vienna-reason-shillings_first = Il faut payer vos agents tant que vous avez des shillings.
vienna-reason-wrong_number_of_kinds = Vous prenez { $needed } pots-de-vin différents, et non { $kinds }.
vienna-reason-other_token = La capacité ne fait pas avancer le marqueur { $info }.
vienna-reason-must_advance = Il faut avancer un des marqueurs.
vienna-reason-no_mission_there = Il n’y a pas de mission à l’emplacement { $place }.
vienna-reason-no_mission_named = Aucune mission n’est indiquée.
vienna-reason-other_flag = La mission { $mission } n’a pas le drapeau du bâtiment où vous avez placé votre agent.
vienna-reason-no_free_mission_space = Vos { $spaces } cases Mission sont toutes occupées.
vienna-reason-mission_not_met = Vous n’avez pas ce que demande la mission { $mission } – { $needs }.
vienna-reason-box_too_much = Vous pouvez mettre au plus { $most ->
        [one] { $most } shilling
       *[other] { $most } shillings
    } dans la caisse maintenant, et non { $shillings }.
vienna-reason-already_bought = { $thing ->
        [agent] Il ne vous reste aucun agent à embaucher.
       *[other] Vous avez déjà { $item }.
    }
vienna-reason-price_too_high = Pour { $item }, il faut payer { $price ->
        [one] { $price } shilling
       *[other] { $price } shillings
    } ; vous pouvez en payer { $owned }.
vienna-reason-no_such_first_player = Le siège { $value } ne peut pas commencer : il n’y a que { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.

## Reasons: notation that cannot be read

vienna-reason-not_a_number = « { $text } » n’est pas un nombre écrit comme il faut.
vienna-reason-no_such_card_in_drawers = La carte { $card } n’est pas dans vos tiroirs.
vienna-reason-unknown_bribe = « { $text } » n’est pas un pot-de-vin. Possible : { $known }.
vienna-reason-unknown_info = « { $text } » n’est pas un type d’information. Possible : { $known }.
vienna-reason-unknown_building = Il n’y a pas de bâtiment { $text } ; leurs numéros sont { $known }.
vienna-reason-card_not_in_hand = La carte { $card } n’est pas dans votre main.
vienna-reason-card_twice = Une même carte ne peut pas servir à deux actions.
# $deck is “none” where it is about things to buy, which $known lists.
vienna-reason-unknown_item = « { $text } » ne s’achète pas. Possible : { $known }.
vienna-reason-not_in_deck = Il n’y a pas de « { $text } » dans « { $deck } ».
vienna-reason-unknown_shillings = La caisse ne peut pas recevoir « { $text } » shillings ; nombres possibles : { $known }.
vienna-reason-no_such_mission = Il n’y a pas de mission « { $text } » ici.
vienna-reason-named_twice = « { $text } » contient deux fois la même chose.

## Raisons : pourquoi un choix est bon

vienna-reason-hint_card_serves_least = Vous pouvez vous passer de la carte { $card }.
vienna-reason-hint_card_serves = La carte { $card } dans un tiroir devrait rapporter environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans les tours à venir.
vienna-reason-hint_ability_applies = La capacité de la carte { $card } s’y applique.
vienna-reason-hint_square_falls =
    Cela entoure { $square }, qui vaut à la fin environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
vienna-reason-hint_square_kept_from = Il ne manque qu’un agent à { $seat } pour entourer { $square } : ainsi, la tuile lui échappe.
vienna-reason-hint_square_comes_nearer = Cela rapproche de { $square }, où il { $count ->
        [one] manquera encore { $count } agent
       *[other] manquera encore { $count } agents
    }.
vienna-reason-hint_bribe_wanted = Il vous faut un pot-de-vin { $bribe } pour { $building }.
vienna-reason-hint_bribe_can_be_spared = Vous pouvez vous passer du pot-de-vin { $bribe }.
vienna-reason-hint_agent_can_be_spared = Vous pouvez vous passer de l’agent sur { $building }.
vienna-reason-hint_nobody_leaves = Aucun agent ne doit quitter le plateau.
vienna-reason-hint_token_scores = Avancer le marqueur { $info } rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par case.
vienna-reason-hint_token_crosses = Le marqueur { $info } franchit un palier : ses tuiles valent plus, et la fin approche.
vienna-reason-hint_token_helps_others = Avancer un marqueur aiderait davantage les autres.
vienna-reason-hint_mission_resolved = La mission { $mission } peut être complétée.
vienna-reason-hint_mission_within_reach = La mission { $mission } est à portée.
vienna-reason-hint_more_agents = Plus d’agents sur le plateau, c’est plus de points au classement final.
vienna-reason-hint_serves_long = Acheter { $item } maintenant servira encore pendant de nombreux tours.
vienna-reason-hint_box_scores = Dans la caisse, ce sont { $points } points assurés.
vienna-reason-hint_wages_to_come = Il faudra payer { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    } ; vous avez { $shillings ->
        [one] { $shillings } shilling
       *[other] { $shillings } shillings
    }.
vienna-reason-no_such_missions = Il n’y a pas de mission « { $text } » à expliquer.
