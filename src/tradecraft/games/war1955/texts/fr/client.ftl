### The table of 1955 in the browser.
###
### In these texts $seat is the name of a player. A country comes in forms, as in war1955.ftl: $in_country and
### $of_country are its name after a preposition. $until and $turn are numbers of turns.

client-war1955-loading = La table se prépare…
client-war1955-not-loaded = Les cartes n’ont pas pu être chargées.
client-war1955-again = Réessayer
client-war1955-close = Fermer
client-war1955-keys = Les flèches vont de carte en carte et de pays en pays, Entrée choisit, Échap repose une carte.

## The board

client-war1955-tracks = Pays de la { $faction }
client-war1955-to-go = { $steps ->
        [one] encore { $steps } case pour { $seat }
       *[other] encore { $steps } cases pour { $seat }
    }
client-war1955-secured = Sécurisé
client-war1955-secured-by = sécurisé par { $seat }
client-war1955-blockade = sous blocus jusqu’à la fin du tour { $until }
client-war1955-until-turn = → { $turn }
client-war1955-home-of = Pays d’Origine de { $seat }
client-war1955-spy-of = Espion de { $seat }
client-war1955-spy-of-detained = Espion de { $seat }, détenu
client-war1955-steps-of-turn = Étapes du tour

## The players

client-war1955-you = vous
client-war1955-decides = doit décider
client-war1955-score = { $score ->
        [one] { $score } point sur 3
       *[other] { $score } points sur 3
    }
client-war1955-detained = Espion détenu jusqu’au tour { $until }
client-war1955-open-hand = main ouverte jusqu’au tour { $until }
client-war1955-gadget-there = Gadget { $gadget } : { $effect }
client-war1955-gadget-missing = Pas encore de gadget { $gadget }. { $effect }

## Cards

client-war1955-secret = Secret
client-war1955-mercenaries = Mercenaires
client-war1955-mercenary = Mercenaire
client-war1955-rules = Règles
client-war1955-hand-of = Main de { $seat }
client-war1955-hidden-cards = { $count ->
        [one] { $count } carte cachée de { $seat }
       *[other] { $count } cartes cachées de { $seat }
    }
client-war1955-hand-seen = La main est ouverte
client-war1955-hand-known = Connu de cette main
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
client-war1955-sending = Votre coup est envoyé…
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
client-war1955-worth = vaut { $total } sur { $needed } nécessaires
client-war1955-with-card = Que faire de { $card }
client-war1955-put-back = Reposer
client-war1955-use-influence = Utiliser son influence
client-war1955-why-not = Pourquoi pas ?
client-war1955-hint-play = Choisissez une carte, puis ce que vous en faites ; ou glissez-la sur un pays.
client-war1955-hint-target = Choisissez un des pays marqués.
client-war1955-hint-answer = Choisissez une carte pour réagir, ou laissez faire.
client-war1955-hint-block = Un blocage { $in_country } doit valoir au moins { $needed }.
client-war1955-hint-no-answer = Vous n’avez rien pour réagir.
client-war1955-auto = Laisser faire automatiquement quand je ne peux rien, après le temps qu’il faut à une personne
client-war1955-auto-running = On laisse faire dans un instant

## Outside the table

client-home-file-war1955 = Dossier 1955
client-home-about-war1955 = Six pays, deux espions, et une réponse à tout, même aux réponses. Pour 2 joueurs.
client-settings-auto-pass = 1955 : laisser faire automatiquement quand rien d’autre n’est possible
