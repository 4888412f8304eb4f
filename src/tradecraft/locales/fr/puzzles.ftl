### Problèmes : des positions où un choix est nettement le meilleur.

puzzle-find = Un choix est nettement meilleur que tous les autres. Lequel ?
puzzle-right = C’est ça : « { $solution } ». Ce choix gagne { $best } parties sur 100.
puzzle-close = Pas le meilleur : il gagne { $chance } parties sur 100. « { $solution } » en gagne { $best }.
puzzle-wrong = Non : « { $solution } » gagne { $best } parties sur 100. Votre choix est tellement moins bon que le maître espion l’a à peine examiné.
puzzle-easy = facile ({ $rating })
puzzle-medium = moyen ({ $rating })
puzzle-hard = difficile ({ $rating })

## Thèmes

puzzle-theme-surround = Entourer une place
puzzle-theme-deny = Contrarier l’adversaire
puzzle-theme-payday = Salaire : garder ou dépenser
puzzle-theme-plan = Préparer le tour
puzzle-theme-tracks = Lire les pistes
puzzle-theme-bribes = Choisir ses pots-de-vin
puzzle-theme-missions = Choisir une mission
puzzle-theme-secure = Sécuriser un pays
puzzle-theme-counter = Contrer ou garder
puzzle-theme-deck = Compter la pioche
puzzle-theme-spy = Placer son espion

## Dans le terminal

terminal-puzzle-begin = Essayez-en un avec : { $command }
terminal-puzzle-next = Un autre sur ce thème : { $command }
terminal-no_such_puzzles = Il n’y a pas de tels problèmes. Tous les problèmes : tradecraft puzzle --list
