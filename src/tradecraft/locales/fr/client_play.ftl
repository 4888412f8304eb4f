### Ce qui aide pendant la partie : les suites d’un choix, la confirmation, les nouvelles, la courbe de la partie.

client-preview-title = Voici ce qui se passerait
client-preview-assumed = Si vous choisissez ensuite : { $action }
client-preview-final = Après cela, reprendre demandera peut-être l’accord des autres.
# Before the reason why something cannot be chosen.
client-why-not = Impossible :
client-confirm-title = Votre choix :
client-confirm-move = Confirmer
client-since-title =
    { $count ->
        [one] Depuis votre dernier coup : { $count } événement
       *[other] Depuis votre dernier coup : { $count } événements
    }
client-log-show = Le montrer sur le plateau
client-undo-nothing = Il n’y a encore rien à reprendre.
client-undo-not-free = Quelque chose a été révélé ou quelqu’un d’autre a joué depuis : les autres doivent être d’accord.
client-settings-confirm-final = Confirmer les coups qu’on ne pourra peut-être pas reprendre seul
client-settings-notifications-denied = Le navigateur n’autorise pas les notifications pour cette page.
client-jump-title = Parties de la table
client-jump-board = Plateau
client-jump-desk = Bureau
client-jump-choices = Choix
client-jump-log = Journal
client-curve-points = Les points de tour en tour
client-curve-steps = Les pas d’avance de tour en tour
client-curve-column-points = Tour
client-curve-column-steps = Tour
client-curve-end = Fin
client-curve-table = En tableau

client-end-analysis = Ce qui a décidé
client-analysis-title = Ce qui a décidé la partie
client-analysis-lead = Les chances de gagner de chacun, et les moments qui les ont changées : par un choix ou par le hasard.
client-analysis-progress = La partie est réexaminée…
client-analysis-ready =
    { $count ->
        [one] L’analyse est prête, avec un tournant.
       *[other] L’analyse est prête, avec { $count } tournants.
    }
client-analysis-curve = Chances de gagner d’entrée en entrée
client-analysis-entry = Entrée
client-analysis-points = Tournants
client-analysis-no-points = Aucun tournant : la partie s’est décidée peu à peu.
client-analysis-choice =
    { $round ->
        [0] { $seat } a choisi avant la première manche : de { $before } % à { $after } %
       *[other] { $seat } a choisi à la manche { $round } : de { $before } % à { $after } %
    }
client-analysis-chance =
    { $round ->
        [0] À la donne : pour { $seat }, de { $before } % à { $after } %
       *[other] Le hasard a décidé à la manche { $round } : pour { $seat }, de { $before } % à { $after } %
    }
client-analysis-chosen = Choisi
client-analysis-better = Mieux
client-analysis-look = Voir ce moment
client-analysis-fork = Continuer à partir d’ici
client-analysis-note = Un choix est jugé d’après ce que son joueur pouvait savoir alors ; les numéros pleins sont des choix, les creux le hasard.
client-bots-simple = Programmes simples
