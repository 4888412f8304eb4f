### Ce qui aide pendant la partie : les suites d’un choix, la confirmation, les nouvelles, la courbe de la partie.

client-preview-title = Voici ce qui se passerait
client-preview-assumed = Si vous choisissez ensuite : { $action }
client-preview-final = Après cela, il faudra peut-être l’accord des autres pour annuler.
# Before the reason why something cannot be chosen.
client-why-not = Impossible :
client-confirm-title = Votre choix :
client-log-show = Montrer sur le plateau
client-undo-nothing = Il n’y a encore rien à annuler.
client-settings-confirm-final = Confirmer les coups que je ne pourrai peut-être pas annuler seul
client-settings-notifications-denied = Le navigateur n’autorise pas les notifications pour cette page.
client-curve-points = Points, tour après tour
client-curve-steps = Avance en cases, tour après tour
client-curve-column-points = Tour
client-curve-column-steps = Tour
client-curve-end = Fin
client-curve-table = En tableau

client-end-analysis = Ce qui a fait la différence
client-analysis-title = Les tournants de la partie
client-analysis-lead = Les chances de gagner de chacun, et les moments qui les ont changées : par un choix ou par le hasard.
client-analysis-ready =
    { $count ->
        [one] L’analyse est prête, avec un tournant.
       *[other] L’analyse est prête, avec { $count } tournants.
    }
client-analysis-curve = Chances de gagner, coup après coup
client-analysis-entry = Coup
client-analysis-points = Tournants
client-analysis-no-points = Aucun tournant : la partie s’est décidée peu à peu.
client-analysis-chance =
    { $round ->
        [0] La donne, pour { $seat } : de { $before } % à { $after } %
       *[other] Hasard au tour { $round }, pour { $seat } : de { $before } % à { $after } %
    }
client-analysis-chosen = Choisi
client-analysis-better = Mieux
client-analysis-look = Voir ce moment
client-analysis-fork = Continuer à partir d’ici
client-analysis-note = Chaque choix est jugé d’après ce que le joueur pouvait savoir à ce moment-là ; numéros pleins : choix, numéros creux : hasard.
client-review-title = Chance et maîtrise
client-review-progress = Chaque choix est revu…
client-review-lead = Part de victoire gagnée ou perdue par rapport à une part équitable, en points sur cent : le hasard, ses choix et ceux des autres s’additionnent pour donner le résultat.
client-review-luck = Hasard des cartes et des tirages
client-review-own = Ses choix
client-review-others = Les choix des autres
client-review-heading = Tour { $round }, { $seat } : { $grade } (−{ $loss } ± { $error })
client-review-note = Un choix est jugé d’après ce que le joueur pouvait savoir alors, le hasard d’après ce qu’il en était vraiment. Établi par la version { $version }.
client-review-deep = Réfléchir cinq fois plus
client-review-grade-inaccuracy = imprécision
client-review-grade-mistake = erreur
client-review-grade-blunder = gaffe
client-review-decisions =
    { $count ->
        [0] Aucun choix n’a clairement coûté quelque chose
        [one] Un choix à revoir
       *[other] { $count } choix à revoir
    }
client-bots-simple = Programmes simples
client-review-fair = Part équitable
client-review-by-round = Tour par tour
client-review-round = { $round ->
        [0] Avant le tour 1
       *[other] Tour { $round }
    }
client-review-result = Résultat
client-review-points = environ { $points } ± { $error } points de plus
client-review-place =
    { $count ->
        [one] Une autre partie est revue avant.
       *[other] { $count } autres parties sont revues avant.
    }
client-review-all = Montrer les { $count } moments
client-review-few = Montrer seulement les { $count } plus importants
client-review-page = Ouvrir en une seule page
client-review-share-title = Partager cette relecture
client-review-share-allow = Permettre à tous de la voir
client-review-share-withdraw = Ne plus permettre à tous de la voir
client-review-share-missing = Il y aura un lien pour tous quand tous les joueurs l’auront permis. Pas encore : { $names }
client-belief-title = Ce que les autres pouvaient avoir
client-belief-tab = Hypothèses
client-belief-seat = Avec les yeux de
client-belief-holding =
    { $count ->
        [one] { $name } : { $count } carte cachée
       *[other] { $name } : { $count } cartes cachées
    }
client-belief-certain = Connues : { $cards }
client-belief-dealt = d’après la seule distribution { $dealt } %
client-belief-cards = Carte par carte
client-belief-mark = Barres : probabilité d’en avoir au moins une. Le trait dans la barre : d’après la seule distribution.
client-belief-acts = Ce qui a été joué, et ce que cela a révélé
client-belief-bits = { $bits } bits
client-check-move = Vérifier ce coup
client-check-same = ✓ Interrogé à nouveau, il joue de même
client-check-other = Ce coup ne découle pas de ce qui a été enregistré : { $problems }.
client-check-unchecked = Ce coup vient de la version { $version } et ne peut être vérifié qu’avec elle.
client-check-no_bot = Ce coup n’est pas d’un programme.
client-study-option = Partie d’étude : chacun voit ce que les autres pourraient avoir
client-study-label = Partie d’étude
client-study-yes = Pendant la partie, chacun peut voir ce que les autres pourraient avoir. Prendre place, c’est l’accepter.
