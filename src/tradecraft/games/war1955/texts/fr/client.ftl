### The table of 1955 in the browser.
###
### In these texts $seat is the name of a player. A country comes in forms, as in war1955.ftl: $in_country and
### $of_country are its name after a preposition. $until and $turn are numbers of turns.

client-war1955-loading = La table se prépare…
client-war1955-not-loaded = Les cartes n’ont pas pu être chargées.
client-war1955-again = Réessayer
client-war1955-close = Fermer
client-war1955-keys = Les flèches vont de carte en carte et de pays en pays, Entrée choisit, Échap repose une carte.
client-war1955-turn = { war1955-table-turn }
client-war1955-phase-opening = Origines
client-war1955-phase-plays = { $steps ->
        [0] Jouer
       *[other] Jouer ({ $steps })
    }
client-war1955-phase-fill_up = Compléter
client-war1955-phase-spy_move = Espion
client-war1955-phase-finished = Terminé
client-war1955-step-plays = Jouer
client-war1955-step-fill_up = Compléter
client-war1955-step-spy_move = Espion
client-war1955-about-plays = Jouez deux cartes, l’une après l’autre : pour leur influence ou pour leur action spéciale. L’adversaire peut réagir à chacune.
client-war1955-about-fill_up = Piochez jusqu’à avoir 5 cartes en main, ou 6 avec { war1955-gadget-improved_resources }.
client-war1955-about-spy_move = Déplacez votre Espion vers n’importe quel pays, ou laissez-le où il est.

## The board

client-war1955-tracks = Pays de la { $faction }
client-war1955-to-go = { $steps ->
        [one] encore { $steps } case pour { $seat }
       *[other] encore { $steps } cases pour { $seat }
    }
client-war1955-sign-mercenary = Mercenaire
client-war1955-sign-home = Pays d’Origine
client-war1955-sign-spy = Espion
client-war1955-secured = Sécurisé
client-war1955-secured-by = sécurisé par { $seat }
client-war1955-blockade = sous blocus jusqu’à la fin du tour { $until }
client-war1955-until-turn = jusqu’au tour { $turn }
client-war1955-home-of = Pays d’Origine de { $seat }
client-war1955-spy-of = Espion de { $seat }
client-war1955-spy-of-detained = Espion de { $seat }, détenu
client-war1955-steps-of-turn = Étapes du tour
client-war1955-about-track = Qui amène le pion du centre à sa propre étoile, à { $steps } cases, sécurise le pays. Trois pays donnent la victoire.
client-war1955-about-secured = Sécurisé par { $seat } : son pion ne bouge plus, sauf par une Révolution.
client-war1955-about-home = Pays d’Origine de { $seat }, qui peut y utiliser toute carte Pays et y bloquer. Sécuriser le Pays d’Origine adverse, c’est gagner aussitôt.
client-war1955-about-spy = Espion de { $seat }, qui peut y utiliser toute carte Pays et y bloquer ; une carte de ce pays y compte 1 de plus.

## The players

client-war1955-you = vous
client-war1955-score =
    { $score ->
        [one] { $score } sur 3
       *[other] { $score } sur 3
    }
client-war1955-detained = Espion détenu jusqu’au tour { $until }
client-war1955-open-hand = main face visible jusqu’au tour { $until }
client-war1955-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
client-war1955-cards-word = { $count ->
        [one] carte
       *[other] cartes
    }
client-war1955-about-stars = Une étoile par pays sécurisé. Trois étoiles font gagner ; le Pays d’Origine adverse aussi, à lui seul.
client-war1955-spy-in = Espion { $in_country }
client-war1955-not-there-yet = Pas encore là.

## Cards

client-war1955-secret = Secret
client-war1955-mercenaries = Mercenaires
client-war1955-mercenary = Mercenaire
client-war1955-rules = Règles
client-war1955-hand-of = Main de { $seat }
client-war1955-hand-seen = La main est face visible
client-war1955-hand-known = Cartes connues de cette main
client-war1955-known-to-opponent = Votre adversaire connaît cette carte.
client-war1955-laid-ready = Préparée
client-war1955-no-cards = Aucune carte
client-war1955-draw-pile = Pioche
client-war1955-discard-pile = Défausse
client-war1955-draw-pile-open = { $count ->
        [one] Pioche : { $count } carte. Montrer ce qui n’a pas été vu
       *[other] Pioche : { $count } cartes. Montrer ce qui n’a pas été vu
    }
client-war1955-discard-pile-open = { $count ->
        [one] Défausse : { $count } carte. La parcourir
       *[other] Défausse : { $count } cartes. La parcourir
    }
client-war1955-shuffles = { $count ->
        [one] remélangée { $count } fois
       *[other] remélangée { $count } fois
    }
client-war1955-discard-title = Défausse
client-war1955-discard-note = Chacun peut la parcourir ; l’ordre n’a pas d’importance.
client-war1955-unseen-title = Cartes que vous n’avez pas vues
client-war1955-unseen-note = Elles sont dans la pioche ou cachées dans une main.

## The stage

client-war1955-stage = Ce qui se passe
client-war1955-waits-for = { $seat } décide
client-war1955-may-answer = Seul ce joueur peut réagir maintenant.
client-war1955-last-move = Dernier coup
client-war1955-stack = Annoncé, le plus récent d’abord
client-war1955-against = contre
client-war1955-counters = Contre : { $action }
client-war1955-would-advance = { $steps ->
        [one] Le pion { $of_country } avancerait de { $steps } case.
       *[other] Le pion { $of_country } avancerait de { $steps } cases.
    }
client-war1955-would-secure = Le pion { $of_country } atteindrait l’étoile : pays sécurisé.
client-war1955-needed = sur { $needed } nécessaires
client-war1955-worth = vaut { $total }, il faut { $needed }
client-war1955-with-card = Que faire avec { $card } ?
client-war1955-put-back = Reposer
client-war1955-use-transport = défaussez-la pour déplacer votre Espion
client-war1955-ask-add = Ajouter une carte, ou annoncer ?
client-war1955-ask-block = Ajouter au blocage, ou annoncer ?
client-war1955-ask-pawn = Quel pion, ou annoncer ?
client-war1955-help-play = Choisissez une carte ou glissez-la sur un pays.
client-war1955-hint-target = Choisissez un des pays marqués.
client-war1955-hint-keep = Compte-rendu de Pillage vous laisse 2 cartes ; les autres sont défaussées.
client-war1955-hint-answer = Choisissez une carte pour réagir, ou laissez faire.
client-war1955-hint-block = Un blocage { $in_country } doit valoir au moins { $needed }.
client-war1955-hint-no-answer = Vous n’avez rien pour réagir.
client-war1955-auto = Laisser faire automatiquement quand je ne peux pas réagir (après une pause naturelle)
client-war1955-auto-running = L’action passe dans un instant…
client-war1955-reaches = atteint { $to } sur { $steps }
client-war1955-secures = sécurise le pays
client-war1955-its-influence = Influence
client-war1955-not-now = Pas maintenant
client-war1955-use-not-now = { $use } : pas maintenant
client-war1955-no-card-asked = Aucune carte n’est demandée pour l’instant.
client-war1955-auto-short = Laisser faire si je ne peux rien
client-war1955-tab-table = Table
client-war1955-tab-players = Joueurs
client-war1955-tab-piles = Piles
client-war1955-tab-side = Journal, chat

## Outside the table

client-home-file-war1955 = Dossier 1955
client-home-about-war1955 = Six pays, deux espions, et une réponse à tout, même aux réponses. Pour 2 joueurs.
client-settings-auto-pass = 1955 : laisser faire automatiquement quand je ne peux pas réagir

## La fin, dite au vainqueur, au perdant et à ceux qui regardent

client-war1955-end-breakdown = Ce qui a été sécurisé
client-war1955-end-count =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
client-war1955-end-three_countries =
    .won = Vous avez sécurisé trois pays.
    .lost = { $name } a sécurisé trois pays.
    .they = { $name } a sécurisé trois pays.
client-war1955-end-home_lost =
    .won = Vous avez sécurisé le Pays d’Origine adverse.
    .lost = { $name } a sécurisé votre Pays d’Origine.
    .they = { $name } a sécurisé le Pays d’Origine adverse.
client-war1955-end-time_limit =
    .won = La limite de temps est atteinte et vous êtes en tête.
    .lost = La limite de temps est atteinte et { $name } est en tête.
    .they = La limite de temps est atteinte et { $name } est en tête.
client-war1955-end-draw =
    .won = La limite de temps est atteinte, à égalité.
    .lost = La limite de temps est atteinte, à égalité.
    .they = La limite de temps est atteinte, à égalité.

## Le jeu en bref, en images

client-war1955-short-card = À votre tour, vous jouez deux cartes. Une carte avance un pion par son influence, ou sert pour son Action Spéciale.
client-war1955-short-track = Amenez le pion d’un pays sur votre étoile pour le sécuriser. Trois pays sécurisés donnent la victoire, le Pays d’Origine adverse à lui seul aussi.
client-war1955-short-spies = Votre Espion renforce les cartes du pays où il se trouve, et peut y bloquer ce que tente l’adversaire.
