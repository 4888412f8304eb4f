### La table dans le navigateur : les pages autour du jeu et ce qui vaut pour tous les jeux.

client-skip = Aller au contenu
client-loading = Un instant …
client-unreachable = Le serveur est injoignable. Réessayez dans un instant.
client-cancel = Annuler

client-nav-menu = Menu
client-nav-home = Jouer
client-nav-lobby = Salon
client-nav-mine = Mes tables
client-nav-ratings = Classements
client-nav-rules = Règles
client-nav-settings = Réglages
client-nav-language = Langue

client-missing-title = Dossier introuvable
client-missing-text = Il n’y a pas de page à cette adresse.

## Page d’accueil

client-home-stamp = Confidentiel
client-home-title = Prenez place. Ne vous fiez à personne.
client-home-lead = Deux jeux de la guerre froide, contre des adversaires honnêtes ou entre amis : des règles exactes, des donnes que chacun peut vérifier.
client-home-name = Votre nom à la table
client-home-guest = Invité
client-home-variant = Jeu
client-home-players = Joueurs
client-home-opponents = Adversaires
client-home-play = Jouer tout de suite
client-home-table = Préparer une table
client-home-more = Autres possibilités
client-home-join = Rejoindre une table
client-home-watch = Regarder une partie
client-home-file-vienna = Dossier 1950
client-home-file-war1955 = Dossier 1955
client-home-about-vienna = Soudoyez la ville occupée : placez des agents, fermez des places, vendez ce qu’ils savent. De 2 à 4 joueurs.
client-home-about-war1955 = Six pays, deux espions, et une réponse à tout, même aux réponses. Pour 2 joueurs.

client-bot-random = Au hasard
client-bot-greedy = Avide

## Préparer une table

client-new-title = Nouvelle table
client-new-game = Jeu
client-new-seats = Places
client-new-seat = Place { $number }
client-new-seat-mine = Moi
client-new-seat-open = Tout le monde
client-new-seat-invited = Sur invitation
client-new-seat-bot = Robot : { $bot }
client-new-time = Temps
client-new-pace = Rythme
client-new-pace-live = En direct
client-new-pace-turns = Au tour par tour
client-new-clock = Pendule
client-new-clock-none = Aucune
client-new-clock-bank = Réserve de temps
client-new-clock-days = Jours par coup
client-new-minutes = Minutes par joueur
client-new-increment = Secondes ajoutées à chaque tour
client-new-days = Jours par coup
client-new-stand-in = Joue pour les absents
client-new-who = Qui peut venir
client-new-listed = Annoncée dans le salon
client-new-spectators = D’autres peuvent regarder
client-new-rated = Classée (demande un compte)
client-new-more = Autres réglages
client-new-seed = Une donne de votre choix (graine)
client-new-make = Créer la table

## Listes de tables

client-lobby-title = Salon
client-lobby-open = En attente de joueurs
client-lobby-watch = En cours
client-lobby-none-open = Personne n’attend en ce moment. Créez une table et invitez quelqu’un.
client-lobby-none-watch = Il n’y a pas de partie à regarder en ce moment.
client-mine-none = Vous n’avez pas encore de table.
client-list-open = en attente
client-list-playing = en cours
client-list-over = terminée
client-list-closed = fermée
client-list-rated = classée
client-list-friendly = amicale
client-list-more = La suite

## À la table

client-table-title = Table
client-table-board = Plateau
client-table-missing = Cette table n’existe pas ou ne vous est pas ouverte. Un lien d’invitation vous y fait entrer.
client-title-your-turn = À vous de jouer

client-connection-lost = La connexion est perdue. Nouvel essai …
client-connection-back = La connexion est rétablie.

client-seats-title = Joueurs
client-seats-open = libre
client-seats-invited = sur invitation
client-seats-reserved = réservée à { $name }
client-seats-bot = robot
client-seats-resigned = a abandonné
client-seats-stand-in = un robot joue
client-seats-away = absent
client-seats-you = vous
client-seats-score = points
client-seats-look = Voir d’ici
client-seats-spectators = { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }

client-clock-title = Temps restant
client-clock-days = { $days } j { $hours } h

client-waiting-title = En attente de joueurs
client-waiting-text = La partie commence dès que toutes les places sont prises.
client-waiting-closed = Cette table a été fermée.
client-waiting-invite = Inviter quelqu’un
client-waiting-link = Qui a ce lien peut prendre place
client-waiting-copy = Copier le lien
client-waiting-copied = Copié
client-waiting-join = Prendre place
client-waiting-sit = M’asseoir
client-waiting-options = Comment on joue
client-waiting-commitment = Le serveur a fixé sa part de la donne ; son sceau est
client-waiting-leave = Quitter la table
client-waiting-close = Fermer la table

client-play-your-turn = À vous de jouer
client-play-pending = Envoi : { $action }
client-play-waiting = Un instant …
client-play-waiting-for = En attente de { $names }
client-play-filter = Chercher parmi les choix
client-play-advice = Un robot choisirait : { $action }
client-play-rule = Règle { $rule }

client-undo-asked = { $name } demande à reprendre un coup.
client-undo-agree = Accepter
client-undo-refuse = Refuser

client-menu-title = À la table
client-menu-undo = Reprendre
client-menu-ask-undo = Demander à reprendre
client-menu-hint = Conseil
client-menu-thinking = Réflexion …
client-menu-return = Revenir
client-menu-leave = Partir
client-menu-leave-sure = Quitter la partie ? Un robot joue pour vous jusqu’à votre retour.
client-menu-resign = Abandonner
client-menu-resign-sure = Abandonner définitivement la partie ?

client-side-title = Journal, conversation et notes
client-side-log = Journal
client-side-chat = Conversation
client-side-note = Notes

client-log-sat = { $name } prend place.
client-log-stood = { $name } se lève.
client-log-started = La partie commence.
client-log-undone = { $name } reprend un coup.
client-log-undo-asked = { $name } demande à reprendre un coup.
client-log-undo-answered = { $name } a répondu.
client-log-replaced = Un robot joue pour { $name }.
client-log-returned = { $name } est de retour.
client-log-resigned = { $name } abandonne.
client-log-closed = La table a été fermée.
client-log-rematched = Il y a une revanche.

client-chat-text = Dire quelque chose
client-chat-send = Envoyer
client-chat-phrases = Phrases toutes faites
client-chat-mute = Masquer

client-note-title = Pour vos yeux seulement
client-note-kept = Conservé
client-note-keeping = Enregistrement …

## La fin d’une partie

client-end-title = La partie est terminée
client-end-resigned = La partie a été abandonnée.
client-end-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
client-end-breakdown = Points par origine
client-end-source = Origine
client-end-rematch = Rejouer
client-end-replay = Revoir
client-end-record = Enregistrement (.tcr)
client-end-export = Export (JSON)
