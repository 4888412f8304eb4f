### L’écran unique d’une table : en-tête, question, liste, ce qui s’est passé, menu, touches et fin.

## Header

client-seat-open = Voir le bureau de ce joueur
client-seat-asked = doit décider
client-title-turn-of = On attend { $names }

## Question and tools

client-tool-undo = Annuler
client-tool-ask-undo = Annuler…
client-tool-list = Liste
client-hint-title = Demander ce que ferait un maître-espion
client-hint-best = { $known ->
        [yes] Conseil : { $action } ({ $chance } % de chances de gagner)
       *[no] Conseil : { $action }
    }
client-hint-marked = { $known ->
        [yes] Conseil : ce qui est marqué 1 ({ $chance } % de chances de gagner)
       *[no] Conseil : ce qui est marqué 1
    }
client-list-note = Tous vos choix en liste
client-list-title =
    { $count ->
        [one] Un choix
       *[other] { $count } choix
    }
client-list-none = Rien à choisir pour l’instant
client-list-no-match = Aucun choix ne contient ces mots.
client-list-wait = On ne vous demande rien. La liste sera là à votre tour.
client-undo-at-once = Votre dernier coup est annulé aussitôt.
client-undo-asks = La question sera posée à { $names } ; votre coup est annulé en cas d’accord.
client-undo-waits = Vous l’avez déjà demandé.
client-undo-request = { $name } demande à annuler un coup
client-undo-waiting = Votre coup sera annulé avec l’accord de { $names }.
client-undo-withdraw = Renoncer
client-stand-in-title = Un robot joue à votre place
client-stand-in-text = Revenez quand vous voulez ; vous reprendrez ici.
client-take-back-stand-in = Annuler les coups du robot
client-take-back-text = Les derniers coups du robot ne sont pas encore définitifs : vous pouvez les annuler.
client-seats-provisional = coups annulables
client-log-provisional = non définitif

## What happened

client-since-move = Depuis votre coup
client-since-last = Derniers coups
client-since-nothing = Rien pour l’instant.
client-pace-again = Revoir
client-pace-halt = Pause
client-pace-go-on = Reprendre
client-pace-step = Suivant
client-pace-skip = Passer
# In the place of the question while the others’ moves are shown.
client-pace-showing = Les coups des autres
client-pace-next = Ensuite, ce sera à vous. Une touche ou un clic suffit pour passer.
client-pace-title = Rythme des coups adverses
client-pace-slow = Lent
client-pace-normal = Normal
client-pace-fast = Rapide
client-pace-instant = Immédiat

## Menu and keys

client-menu-sound = Sons
client-keys-title = Raccourcis clavier
client-keys-list = Ouvrir ou fermer la liste des choix
client-keys-hint = Demander un conseil
client-keys-undo = Annuler votre dernier coup
client-keys-again = Revoir ce qui s’est passé depuis votre coup
client-keys-step = Montrer le coup suivant, puis faire une pause
client-keys-question = Aller à la question
client-keys-board = Aller au plateau
client-keys-rules = Ouvrir les règles
client-keys-menu = Ouvrir le menu
client-keys-keys = Afficher cet aperçu
client-keys-escape = Fermer ou reposer ce qui est ouvert
client-keys-text = Sur le plateau, Tab et les flèches mènent d’un élément à l’autre, et Entrée choisit. Toute autre touche passe les coups en train d’être montrés.

## Waiting room

client-waiting-host = { $name } vous invite à cette partie.
client-waiting-is-host = hôte
client-waiting-counts = Type de partie
client-waiting-clock-none = sans pendule
client-waiting-clock-live = { $minutes } min par joueur, { $seconds } s de plus par tour
client-waiting-clock-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }

## The end

client-end-won = Vous avez gagné
client-end-won-by =
    { $points ->
        [one] Vous avez gagné de { $points } point
       *[other] Vous avez gagné de { $points } points
    }
client-end-lost = Vous avez perdu
client-end-lost-by =
    { $points ->
        [one] Vous avez perdu de { $points } point
       *[other] Vous avez perdu de { $points } points
    }
client-end-draw = Partie nulle
client-end-shared = Vous partagez la victoire
client-end-shared-by =
    { $points ->
        [one] Vous partagez la victoire avec { $points } point d’avance
       *[other] Vous partagez la victoire avec { $points } points d’avance
    }
client-end-winners =
    { $shared ->
        [yes] Victoire partagée : { $names }
       *[no] Victoire de { $names }
    }
client-end-ahead = { $source } : { $name } y a pris { $points } points d’avance.
client-end-you-ahead = { $source } : vous y avez pris { $points } points d’avance.
client-rematch-by = { $name } voudrait rejouer.
client-rematch-there = La partie suivante est prête.
client-rematch-join = Prendre votre place
