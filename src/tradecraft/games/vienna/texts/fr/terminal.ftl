### Vienna in a terminal.

## Headings

vienna-terminal-final_round = Tour { $round }, le dernier
vienna-terminal-buildings = Bâtiments
vienna-terminal-squares = Places
vienna-terminal-flag = Drapeau
vienna-terminal-tile = Tuile
vienna-terminal-bribes = Coût
vienna-terminal-agents = Agents
vienna-terminal-investigator = Enquêteur
vienna-terminal-end_space = La partie se termine sur la case { $space }
vienna-terminal-crest = Blason
vienna-terminal-third_man = Troisième homme
vienna-terminal-desk = Bureau
vienna-terminal-plan = Cartes affectées
vienna-terminal-help-tracks = afficher les pistes, l’enquêteur et les piles

## Map and tables

vienna-terminal-hint_map = Sur le plan, « { $block } » est le bâtiment 7, violet, que l’on paie en chocolat, sous drapeau britannique, avec un agent du joueur A. « { $tile } » est une place à 3 points avec une tuile { $info } ; ses rues mènent aux bâtiments qui l’entourent. Rues en pointillé : la tuile est prise.
vienna-terminal-hint_tracks = Un chiffre sur une piste indique ce que vaut une tuile de ce type à partir de là ; le dernier chiffre, ce qu’elle vaut maintenant.
vienna-terminal-head-score = pts
vienna-terminal-head-supply = agents
vienna-terminal-head-cards = cartes
vienna-terminal-cards = Cartes
vienna-terminal-abilities = Capacité
vienna-terminal-drawer = Tiroir { $number }
vienna-terminal-investigator_rests = Enquêteur (a déjà avancé ce tour-ci)
vienna-terminal-free = gratuit
vienna-terminal-owned = stock : { $count }

# Four letters at most.
vienna-terminal-short-chocolate = choc
vienna-terminal-short-wine = vin
vienna-terminal-short-magazine = maga
vienna-terminal-short-coffee = café
vienna-terminal-short-tobacco = taba
# Three letters.
vienna-terminal-short-flask = fio
vienna-terminal-short-handgun = pst
vienna-terminal-short-briefcase = mal
vienna-terminal-short-microfilm = mic
vienna-terminal-short-slide = dia

# An ability in a few words, to fit a third of a line.
vienna-terminal-ability = { $when } : { $then }
vienna-terminal-when-take_bribe = prise { $kind }
vienna-terminal-when-place_colour = sur { $kind }
vienna-terminal-when-place_flag = sur { $kind }
vienna-terminal-when-place_seal = sur { $kind }
vienna-terminal-when-place_company = à plusieurs
vienna-terminal-when-advance_token = { $kind }
vienna-terminal-when-obtain_info = tuile { $kind }
vienna-terminal-when-obtain_new_kind = nouveau type
vienna-terminal-when-obtain_from_square = place de { $square }
vienna-terminal-when-obtain_any = chaque tuile
vienna-terminal-when-paying = paiement
vienna-terminal-when-card_shows = carte { $kind }
vienna-terminal-then-bribe_same = { $amount } de plus
vienna-terminal-then-points = { $amount } pts
vienna-terminal-then-token_any = un marqueur
vienna-terminal-then-bribe_any = 1 au choix
vienna-terminal-then-discount = payer { $amount } de moins
vienna-terminal-then-bribe_kind = { $amount } { $kind }
vienna-terminal-then-draw = piocher { $amount }
vienna-terminal-then-bribes_different = différents
vienna-terminal-then-token_same = marqueur +{ $amount }
vienna-terminal-then-substitute_kind = { $kind } pour tout
vienna-terminal-then-substitute_any = tout pour tout
vienna-terminal-then-token_other = autre marqueur
vienna-terminal-then-bribes_one_kind = { $amount } d’un type

## The advanced game

vienna-terminal-seal = Sceau
vienna-terminal-plate = numéro de maison
vienna-terminal-purchase = achat
vienna-terminal-payday = salaire
vienna-terminal-missions = Missions
vienna-terminal-stacks = restent : { $a } A, { $b } B
vienna-terminal-met = peut être complétée sur un bâtiment de son drapeau
vienna-terminal-lacks = il manque :
vienna-terminal-house = Maison voisine
vienna-terminal-prices = prix
vienna-terminal-for_hire = { $count } à embaucher
vienna-terminal-feld_agent = Agent Feld
vienna-terminal-feld_locked = bloqué
vienna-terminal-feld_waits = en réserve
vienna-terminal-still = encore { $count }
# What a shilling more or less in the cash box leads to.
vienna-terminal-split = { $box } dans la caisse, { $purse } sur le bureau
vienna-terminal-help-house = afficher l’argent et ce que l’on peut acheter
vienna-terminal-help-missions = expliquer des missions, par exemple A-07
vienna-terminal-hint_advanced = Sur un bâtiment, « { $seal } » est son sceau, Culture, et son numéro de maison A. « { $feld } » est l’agent Feld du joueur A.
vienna-terminal-hint_missions = À côté d’un choix, « + » est ce qu’il rapporte et une lettre entre crochets la nouvelle case de l’enquêteur ; « { $yes }S-04 » est une mission que l’on pourrait y compléter, « +A-07 » une mission que l’on pourrait accepter. « { $yes } » à côté d’une mission : les conditions sont remplies ; « 1/2 » : la moitié.
vienna-terminal-head-shillings = shill.
vienna-terminal-head-on_board = agents
vienna-terminal-head-bribes = pots-de-vin
# Seven letters at most.
vienna-terminal-item-agent = agents
vienna-terminal-item-telephone = tél.
vienna-terminal-item-road_map = feuille
vienna-terminal-item-cash_box = caisse
vienna-terminal-item-seal = sceau
vienna-terminal-item-side_table = table
# Three letters.
vienna-terminal-short-nobility = nob
vienna-terminal-short-religion = rel
vienna-terminal-short-administration = adm
vienna-terminal-short-culture = clt
vienna-terminal-short-science = sci
# A number and four letters at most.
vienna-terminal-short-shillings = { $count } sh
vienna-terminal-short-points = { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
vienna-terminal-short-box = { $count } cais
