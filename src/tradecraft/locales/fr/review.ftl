### La relecture d’une partie terminée.

reason-review_missed_win = Le meilleur choix gagne bientôt la partie dans { $percent } % des situations possibles à vos yeux.
reason-review_lost_at_once = Ce choix perd bientôt la partie dans { $percent } % des situations possibles à vos yeux.

review-title = La partie revue : { $game }
review-grade-forced = forcé
review-grade-fine = bon
review-grade-inaccuracy = imprécision
review-grade-mistake = erreur
review-grade-blunder = gaffe
review-ledger = Chance et maîtrise
review-ledger-lead = Part de victoire gagnée ou perdue par rapport à une part équitable de { $fair } %, en points sur cent.
review-seat = Joueur
review-result = Résultat
review-luck = Hasard des cartes et des tirages
review-own = Ses choix
review-others = Les choix des autres
review-sum-luck = { $direction ->
        [up] { $name } a gagné { $result } points de part de victoire. La chance compte pour { $luck }.
       *[down] { $name } a perdu { $result } points de part de victoire. La chance compte pour { $luck }.
    }
review-sum-choices = Les choix de { $name } comptent pour { $own }, ceux des autres pour { $others }.
review-by-round = Tour par tour
review-round = { $round ->
        [0] Avant le tour 1
       *[other] Tour { $round }
    }
review-decisions = Les choix à revoir
review-no-decisions = Aucun choix n’a clairement coûté quelque chose.
review-counts = { $name } : bons { $fine }, imprécisions { $inaccuracies }, erreurs { $mistakes }, gaffes { $blunders }, forcés { $forced }
review-heading = Entrée { $entry }, tour { $round }, { $name } : { $grade }, −{ $loss } ± { $error } points de chance de gagner
review-points = environ { $points } ± { $error } points de plus
review-chosen = Choisi : { $move }
review-best = Mieux : { $move }
review-draws = Les tirages qui ont changé la partie
review-draw = Entrée { $entry }, tour { $round } : { $steps }
review-curve = Chances de gagner, de la première à la dernière entrée
review-moves = La partie, entrée par entrée
review-entry = Entrée { $entry } sur { $count }
review-note = Un choix est jugé d’après ce que le joueur pouvait savoir alors, le bilan d’après ce qu’il en était vraiment. Établi par Tradecraft { $version }.
review-before = Reculer
review-after = Avancer
terminal-review-page_kept = La page est dans { $path }.

belief-title = Ce que les autres pouvaient avoir
belief-counted = { $deals ->
        [one] Compté exactement : une seule distribution est possible.
       *[other] Compté exactement sur { $deals } distributions possibles.
    }
belief-weighed = Estimé d’après { $worlds } distributions possibles, pondérées par ce qui a été joué ; elles en valent { $effective } de même poids.
belief-holding = { $count ->
        [one] { $name } a { $count } carte cachée
       *[other] { $name } a { $count } cartes cachées
    }
belief-certain = Connues : { $cards }
belief-dealt = d’après la seule distribution { $dealt } %
belief-acts = Ce qui a été joué, et ce que cela a révélé
belief-bits = { $bits } bits
belief-told = { $direction ->
        [up] Plus probable : { $kind } ({ $before } % → { $after } %)
       *[down] Moins probable : { $kind } ({ $before } % → { $after } %)
    }
belief-nothing = Personne n’a de carte cachée.
belief-no-acts = Rien de ce qui a été joué ne renseigne sur ces cartes.

profile-sum = { $count ->
        [one] { $name }, une partie : { $result } points de part de victoire au-delà d’une part équitable ; sans le hasard { $adjusted }.
       *[other] { $name }, { $count } parties : { $result } ± { $result_error } points de part de victoire par partie au-delà d’une part équitable ; sans le hasard { $adjusted } ± { $adjusted_error }.
    }
profile-rating = En points de cote face à ces adversaires : { $rating } ± { $rating_error } ; sans le hasard { $adjusted } ± { $adjusted_error }.
profile-no-habits = Aucune erreur n’est revenue dans plus d’une partie.
profile-habit = { $part ->
        [first] « { $theme } » dans le premier tiers de la partie : −{ $loss } points de chance de gagner par partie, vu dans { $games ->
            [one] { $games } partie
           *[other] { $games } parties
        } sur { $count }.
        [middle] « { $theme } » au milieu de la partie : −{ $loss } points de chance de gagner par partie, vu dans { $games ->
            [one] { $games } partie
           *[other] { $games } parties
        } sur { $count }.
       *[last] « { $theme } » dans le dernier tiers de la partie : −{ $loss } points de chance de gagner par partie, vu dans { $games ->
            [one] { $games } partie
           *[other] { $games } parties
        } sur { $count }.
    }
profile-other = Autres choix
profile-moments = Où : { $moments }
profile-puzzles = { $count ->
        [one] Un problème sur ce thème : tradecraft puzzle --theme { $theme }
       *[other] { $count } problèmes sur ce thème : tradecraft puzzle --theme { $theme }
    }
terminal-profile_nobody = Aucune de ces parties n’a été jouée par { $name }.
