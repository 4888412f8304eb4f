### Les personnes à une table : places, conseils, départ et annulation.

## Des robots sur les sièges libres

client-fill-level = Robots pour les sièges libres
client-fill-add = Ajouter { $bot }
client-fill-remove = Retirer
client-fill-seat = place { $number }

## Conseils

client-hints-option = Conseils permis entre personnes
client-hints-label = Conseils
client-hints-line = Conseils : { $state }
client-hints-yes = permis
client-hints-no = pas à cette table
client-hints-rated = jamais dans une partie classée

## Robots en difficulté

client-seats-bot-delayed = ne répond pas
client-seats-bot-weaker = sous son niveau
client-trouble-delayed = { $name } ne peut pas répondre pour le moment. On lui repose la question jusqu’à ce que ce soit possible ; aucun robot plus faible ne prend sa place.
client-trouble-weaker = { $name } joue en dessous de son niveau : cet ordinateur est trop lent ou trop occupé.

## Quitter, abandonner, annuler

client-leave-friendly = Quitter la partie ? Un robot joue pour vous jusqu’à votre retour. Si vous n’êtes pas là à la fin, vous êtes dernier.
client-leave-rated = Quitter la partie classée ? Un robot continue pour vous. Dès qu’il a fait un choix à votre place, vous ne pouvez plus revenir et vous êtes dernier.
client-resign-ends = Abandonner ? La partie s’arrête aussitôt et vous avez perdu.
client-resign-goes-on = Abandonner définitivement ? Un robot continue à votre place et vous êtes dernier.
client-resign-ends-rated = Abandonner ? La partie s’arrête aussitôt, vous avez perdu, et cela compte pour votre classement.
client-resign-goes-on-rated = Abandonner définitivement ? Un robot continue à votre place, vous êtes dernier, et cela compte pour votre classement.
client-stand-in-rated = Dans une partie classée, vous ne pouvez revenir que tant que le robot n’a fait aucun choix pour vous.
client-undo-with-answers = Votre dernier coup est annulé aussitôt, avec tout ce qui l’a suivi.
client-undo-final = Dans une partie classée, un coup reste s’il a révélé quelque chose ou reçu une réponse.
client-undo-other = Quelqu’un d’autre le demande déjà.

## Le titre de la page

client-title-open = En attente de joueurs

## Votre jeu, hasard mis à part

client-profile-title = Votre jeu, hasard mis à part
client-profile-text = Ce que disent vos parties analysées. Personne d’autre ne le voit.
client-profile-moment = { $day }, coup { $entry }
client-profile-puzzles = { $count ->
        [one] S’exercer : un problème
       *[other] S’exercer : { $count } problèmes
    }
client-profile-lesson = La leçon à ce sujet
client-profile-no-habits = Aucune erreur n’est revenue dans plus d’une partie.
client-profile-review = { $count ->
        [one] Analyser la dernière partie
       *[other] Analyser les { $count } dernières parties
    }
client-profile-working = Analyse en cours…
client-profile-problem = Les analyses sont impossibles pour le moment. Réessayez plus tard.
