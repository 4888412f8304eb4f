### The lessons in the browser.

client-learn-title = Apprendre en jouant
client-learn-lead = De courtes leçons sur la vraie table. Vous jouez, l’instructeur explique ; vous pouvez quitter à tout moment et reprendre plus tard.
client-learn-teach-me = Apprendre à jouer
client-learn-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
client-learn-at = { $step } sur { $steps }
client-learn-is-done = Terminée
client-learn-go-on = Continuer
client-learn-back = Étape précédente
client-learn-again = Recommencer
client-learn-all = Toutes les leçons
client-learn-next = Leçon suivante
client-learn-play = Jouer à { $game }
client-learn-done = Bravo ! La leçon « { $title } » est terminée.
client-learn-report = Signaler une erreur
client-learn-report-what = Qu’est-ce qui ne va pas dans cette étape ?
client-learn-reported = Merci. Les responsables de ce serveur le liront.
client-learn-send = Envoyer
client-learn-what = Qu’est-ce que c’est ?
client-learn-what-lesson = Leçon : { $title }
client-learn-what-rule = Règle { $rule }

## Problèmes

client-puzzles-title = Problèmes
client-puzzles-lead = Des positions tirées de parties de bons joueurs. Un choix est nettement meilleur que tous les autres : trouvez-le. Le premier essai compte.
client-puzzles-today = Le problème du jour
client-puzzles-solve = Résoudre
client-puzzles-all = Tous les problèmes
client-puzzles-next = Problème suivant
client-puzzles-again = Revoir
client-puzzles-rating = Votre cote
client-puzzles-streak = Résolus à la suite
client-puzzles-best = Meilleure série
client-puzzles-solved = Résolus
client-puzzles-rated = Cote : { $before } → { $after }
client-puzzles-easy = facile
client-puzzles-medium = moyen
client-puzzles-hard = difficile

## La première partie guidée

client-guide-title = Guide
client-guide-understood = Compris
client-guide-next = Suite (encore { $count })
client-guide-suggest = Montrer des suggestions
client-guide-hide = Masquer
client-guide-chance = Gagne environ { $chance } parties sur 100.
client-guide-loses = « { $action } » coûte environ { $loss } victoires sur 100.
client-guide-better = Mieux : { $action }.
client-guide-reconsider = Choisir autre chose
client-guide-anyway = Jouer quand même
client-guide-notes = Expliquer ce qui est nouveau
client-guide-warnings = M’avertir avant une grosse erreur
client-guide-off = Continuer sans le guide
client-guide-on = Continuer avec le guide
