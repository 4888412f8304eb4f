### Texts of the commands around bots: arena, analyse, and hints in a game.

## Arena

terminal-arena-title = { $game }, { $players } joueurs, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
terminal-arena-progress = parties
terminal-arena-own_budget = chaque niveau réfléchit aussi longtemps que prévu
terminal-arena-milliseconds = { $count } ms par décision
terminal-arena-simulations = { $count } simulations par décision
terminal-arena-duplicate =
    { $deals ->
        [one] { $deals } donne, jouée depuis tous les sièges
       *[other] { $deals } donnes, chacune jouée depuis tous les sièges
    }
terminal-arena-single =
    { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, les sièges tournent
terminal-arena-seed = graine { $seed }
terminal-arena-head-bot = robot
terminal-arena-head-games = parties
terminal-arena-head-share = gagne
terminal-arena-head-interval = 95 %
terminal-arena-head-rating = cote
terminal-arena-head-seconds = s/décision
terminal-arena-head-most = max
terminal-arena-head-simulations = simulations
terminal-arena-head-pair = paire
terminal-arena-head-won = score
terminal-arena-head-rate = des décidées
terminal-arena-head-margin = écart
terminal-arena-matrix = bat
terminal-arena-matrix_title = Part des parties décidées que la ligne gagne contre la colonne
terminal-arena-ratings = Cotes
terminal-arena-endings = Fins de partie : { $endings }
terminal-arena-kept = Les parties, un rapport et une image sont dans { $path }.
terminal-arena-picture = { $game } : qui bat qui en { $games } parties, et les cotes
terminal-budget_twice = Indiquez soit --budget-ms, soit --simulations, pas les deux.
terminal-bad_bars = Une part de { $low } qui est trop faible et une de { $high } qui suffit ne vont pas ensemble : la première doit être la plus petite, et les deux entre 0 et 1.
terminal-other_tournament = { $path } contient d’autres parties : d’autres bots, options, budget ou graine, ou une autre version du programme.

## Analysis of a finished game

terminal-analyse-progress = entrées
terminal-analyse-chances = Chances de victoire, de la première entrée à la dernière
terminal-analyse-points = { $count ->
        [0] Il n’y a pas de tournant.
        [one] Le tournant
       *[other] Les { $count } plus grands tournants, dans l’ordre de la partie
    }
terminal-analyse-choice = Entrée { $entry }, tour { $round }, { $seat } : { $before } → { $after }
terminal-analyse-chance = Entrée { $entry }, tour { $round }, hasard, pour { $seat } : { $before } → { $after }
terminal-analyse-chosen = choisi : { $move }
terminal-analyse-better = mieux : { $move }
terminal-analyse-note = Un choix est jugé selon ce que le joueur pouvait savoir ; le hasard, selon ce qui aurait pu venir.
terminal-analyse-picture = { $game } : chances de victoire au fil de la partie
terminal-analyse-picture_kept = La courbe est dans { $path }.
terminal-analyse-part_of_review = Ceci fait partie de la relecture : tradecraft review { $path } la montre en entier.

## Hints in a game

terminal-hint-title = { $count ->
        [one] Ce que ferait le maître espion
       *[other] Ce que ferait le maître espion, le meilleur d’abord
    }
terminal-hint-chance = { $chance } ± { $error }
terminal-hint-forced = Il n’y a qu’un choix.
terminal-hint-thinking = réflexion en cours…
terminal-help-hint = demander conseil : les meilleurs choix, les chances de victoire et pourquoi
