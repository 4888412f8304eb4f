### La table dans le navigateur : les pages autour du jeu et ce qui vaut pour tous les jeux.

client-labelled = { $name } : { $text }
client-skip = Aller au contenu
client-loading = Un instant…
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
client-nav-components = Cartes et symboles
client-nav-aid = Aide de jeu
client-aid-print = Imprimer

client-missing-title = Dossier introuvable
client-missing-text = Il n’y a pas de page à cette adresse.

## Page d’accueil

client-home-title = Prenez place. Ne vous fiez à personne.
client-home-lead = Des jeux de la guerre froide, entre amis ou contre des adversaires qui ne trichent jamais. Des règles exactes, une donne que chacun peut vérifier.
client-home-name = Votre nom à la table
client-home-guest = Invité
client-home-variant = Version
client-home-players = Joueurs
client-home-opponents = Adversaires
client-home-play = Jouer tout de suite
client-home-table = Préparer une table
client-home-more = Autres possibilités
client-home-join = Rejoindre une table
client-home-watch = Regarder une partie
client-pocket-play = Jouer sans serveur
client-pocket-away = Le serveur est injoignable. Vous pouvez continuer sans lui : les deux jeux, tous les adversaires, les leçons et les problèmes tournent dans ce navigateur.
client-home-summary = { $variant }, { $players ->
    [2] contre { $bot }
   *[other] { $players } joueurs avec { $bot }
}
client-home-continue = Continuer
client-home-all-tables = Toutes vos tables ({ $count })

## Préparer une table

client-new-title = Nouvelle table
client-new-game = Jeu
client-new-pack = Pack de contenu
client-new-seats = Sièges
client-new-seat = Siège { $number }
client-new-seat-mine = Moi
client-new-seat-open = Ouvert à tous
client-new-seat-invited = Sur invitation
client-new-seat-bot = Robot : { $bot }
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
client-new-stand-in = Remplaçant des absents
client-new-who = Qui peut venir
client-new-listed = Annoncée dans le salon
client-new-spectators = D’autres peuvent regarder
client-new-rated = Partie classée (compte requis)
client-new-more = Autres réglages
client-new-seed = Donne imposée (graine)
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
client-list-more = Afficher plus

## À la table

client-table-title = Table
client-table-board = Plateau
client-table-missing = Cette table n’existe pas ou ne vous est pas ouverte. Un lien d’invitation vous y fait entrer.
client-title-your-turn = À vous de jouer

client-connection-lost = La connexion est perdue. Nouvel essai…
client-connection-back = La connexion est rétablie.

client-seats-title = Joueurs
client-seats-open = libre
client-seats-invited = sur invitation
client-seats-reserved = réservé à { $name }
client-seats-bot = robot
client-seats-resigned = a abandonné
client-seats-stand-in = un robot joue
client-seats-away = absent
client-seats-you = vous
client-seats-score = points
client-seats-look = Voir depuis ce siège
client-seats-spectators = { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }

client-clock-title = Temps restant
client-clock-days = { $days } j { $hours } h

client-waiting-text = La partie commence dès que tous les sièges sont pris.
client-waiting-closed = Cette table a été fermée.
client-waiting-invite = Inviter quelqu’un
client-waiting-link = Toute personne ayant ce lien peut prendre place
client-waiting-copy = Copier le lien
client-waiting-copied = Copié
client-waiting-join = Prendre place
client-waiting-sit = M’asseoir
client-waiting-options = Options de la partie
client-waiting-leave = Quitter la table
client-waiting-close = Fermer la table

client-play-your-turn = À vous de jouer
client-play-pending = Envoi : { $action }
client-play-waiting = Un instant…
client-play-waiting-for = On attend { $names }
client-play-filter = Chercher parmi les choix
client-play-ranked = Conseil numéro { $rank }
client-hints-title = Ce que ferait le maître espion
client-hints-chance = { $chance } % de chances de gagner (± { $error })
# In place of the chance, if a choice is no better than the best one though it may seem so.
client-hints-alike = À peu près aussi bon
client-hints-note = D’après ce que vous pouvez voir, sans rien savoir de ce qui est caché. Des choix aux chances proches se valent.
client-hints-forced = Il n’y a pas d’autre choix.
client-hints-ready = Conseil : { $action }
client-play-rule = Règle { $rule }

client-undo-agree = Accepter
client-undo-refuse = Refuser

client-menu-title = À la table
client-menu-hint = Conseil
client-menu-thinking = Réflexion…
client-menu-return = Revenir
client-menu-leave = Quitter
client-menu-resign = Abandonner

client-side-title = Journal, chat et notes
client-side-log = Journal
client-side-chat = Chat
client-side-note = Notes

client-log-sat = { $name } prend place.
client-log-stood = { $name } se lève.
client-log-bot-sat = Un robot prend place : { $name }.
client-log-bot-stood = Le robot se lève.
client-log-started = La partie commence.
client-log-undone = { $name } annule un coup.
client-log-undo-asked = { $name } demande à annuler un coup.
client-log-undo-answered = { $name } a répondu.
client-log-undo-withdrawn = { $name } retire sa demande.
client-log-replaced = Un robot joue pour { $name }.
client-log-bot-delayed = { $name } : le robot ne peut pas décider pour le moment et va réessayer.
client-log-holiday = { $name } part en vacances.
client-log-holiday-over = { $name } revient de vacances.
client-log-returned = { $name } est de retour.
client-log-resigned = { $name } abandonne.
client-log-closed = La table a été fermée.
client-log-rematched = Il y a une revanche.
client-log-shared = { $name } permet à tous de voir la partie revue.

client-chat-text = Dire quelque chose
client-chat-send = Envoyer
client-chat-phrases = Messages rapides
client-chat-mute = Masquer

client-note-title = Rien que pour vos yeux
client-note-kept = Enregistré
client-note-keeping = Enregistrement…

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
client-end-replay = Revoir la partie
client-end-record = Enregistrement (.tcr)
client-end-export = Export (JSON)

## Règles

client-rules-games = Jeux
client-rules-english = Les règles sont pour l’instant en anglais.
client-rules-search = Chercher dans les règles
client-rules-contents = Chapitres
client-rules-none = Aucune règle n’en parle.

## Relectures

client-replay-title = Relecture
client-replay-seen-by = Point de vue
client-replay-open = Tout le monde : cartes sur table
client-replay-spectator = Un spectateur
client-replay-steps = Étapes
client-replay-first = Début
client-replay-back = Reculer
client-replay-play = Lire
client-replay-pause = Pause
client-replay-next = Avancer
client-replay-last = Fin
client-replay-pace = Vitesse
client-replay-pace-0 = lente
client-replay-pace-1 = normale
client-replay-pace-2 = rapide
client-replay-at = Étape { $at } sur { $all }
client-replay-fork = Jouer à partir d’ici
client-replay-fork-seat = Continuer comme
client-replay-fork-start = Commencer
client-replay-table = Retour à la table
client-replay-nothing = Rien de visible.

## Réglages

client-settings-you = Vous
client-settings-nobody = Personne n’est connecté. Un nom suffit pour jouer ; un compte conserve vos parties.
client-settings-guest = Vous êtes l’invité { $name }.
client-settings-account = Compte
client-settings-bot = Vous êtes le robot { $name }.
client-settings-rename = Changer le nom
client-settings-register = Gardez vos parties : créez un compte
client-settings-statistics = Statistiques
client-settings-sign-in = Se connecter
client-settings-look = Apparence
client-settings-colours = Couleurs
client-settings-colours-system = Selon l’appareil
client-settings-colours-light = Claires
client-settings-colours-dark = Sombres
client-settings-motion = Animations
client-settings-motion-system = Selon l’appareil
client-settings-motion-full = Oui
client-settings-motion-reduced = Non
client-settings-table = À la table
client-settings-sound = Jouer un son quand c’est mon tour
client-settings-title = Signaler mon tour dans le titre de l’onglet
client-settings-notifications = Une notification quand c’est à vous et que la page est cachée
client-settings-confirm = Confirmer chaque coup avant l’envoi

## Comptes

client-account-title = Compte
client-account-make = Créer un compte
client-account-make-text = Un nom et un mot de passe ; pas d’adresse électronique.
client-account-make-guest = Vos parties et vos réglages vous restent. Un nom et un mot de passe ; pas d’adresse électronique.
client-account-name = Nom
client-account-password = Mot de passe
client-account-old = Mot de passe actuel
client-account-new = Nouveau mot de passe
client-account-change = Changer le mot de passe
client-account-password-changed = Le mot de passe a été changé.
client-account-new-codes = Nouveaux codes de secours
client-account-codes = Codes de secours
client-account-codes-text = Gardez ces codes en lieu sûr. Chacun permet une fois de choisir un nouveau mot de passe, et ils ne sont montrés que maintenant.
client-account-forgotten = Mot de passe oublié ?
client-account-code = Code de secours
client-account-recover = Enregistrer le nouveau mot de passe
client-account-recovered = Vous êtes connecté avec votre nouveau mot de passe.
client-account-sign-out = Se déconnecter
client-account-sign-out-all = Se déconnecter partout
client-account-delete = Supprimer le compte
client-account-delete-sure = Supprimer votre compte ? Vos parties restent, sans votre nom. C’est définitif.
client-account-to-make = Pas encore de compte ? Créez-en un
client-account-to-sign-in = Déjà un compte ? Connectez-vous
client-account-devices = Appareils
client-account-devices-text = Là où vous êtes connecté. Déconnectez ce que vous ne reconnaissez pas.
client-account-device-this = cet appareil
client-account-device-end = Déconnecter
client-account-device-since = connecté le { $when }
client-account-data = Vos données
client-account-export = Télécharger tout ce qui est conservé sur vous
client-account-delete-password = Votre mot de passe, pour supprimer le compte
client-passkeys-title = Clés d’accès
client-passkeys-text = Connectez-vous sans rien saisir : votre téléphone, votre ordinateur ou votre clé de sécurité prouve que c’est bien vous.
client-passkeys-name = Nom de cet appareil
client-passkeys-make = Ajouter une clé d’accès
client-passkeys-remove = Supprimer
client-passkeys-made = ajoutée { $when }
client-passkeys-used = utilisée en dernier { $when }
client-passkeys-not-made = Aucune clé d’accès n’a été ajoutée. L’appareil en a peut-être déjà une, ou la demande a été annulée.
client-passkeys-not-signed = L’appareil ne vous a pas connecté. Il n’a peut-être pas de clé d’accès pour cette table, ou la demande a été annulée.
client-passkeys-no-address = Les clés d’accès fonctionnent à une adresse https, ou à localhost sur cet appareil ; ici, c’est { $address }.
client-passkeys-no-browser = Ce navigateur n’a pas de clés d’accès.
client-passkeys-sign-in = Se connecter avec une clé d’accès
client-passkeys-sign-in-text = Vous avez ajouté une clé d’accès ? Ni nom ni mot de passe ne sont nécessaires.
client-passkeys-stay = { $count ->
    [one] Votre clé d’accès reste valable ; supprimez-la si vous ne la connaissez pas.
   *[other] Vos { $count } clés d’accès restent valables ; supprimez celles que vous ne connaissez pas.
  }

## Classements et statistiques

client-ratings-league = Ligue
client-ratings-people = Joueurs
client-ratings-bots = Robots
client-ratings-place = Rang
client-ratings-name = Nom
client-ratings-rating = Cote
client-ratings-games = Parties
client-ratings-none = Personne n’a encore de cote ici.
client-ratings-text = La cote est une estimation prudente : elle monte à mesure que l’on joue.
client-person-wins = Victoires
client-person-place = Rang moyen
client-person-score = Score moyen
client-person-best = Meilleur score
client-person-none = Pas encore de partie terminée.
client-person-versus = Vous et { $name }
client-person-meetings = { $game } : { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, vous étiez devant dans { $better } et derrière dans { $worse }.
client-person-recent = Dernières parties

## À propos

client-about-title = À propos de Tradecraft
client-about-text = Une table pour les jeux d’espionnage de la guerre froide : des règles exactes, des adversaires loyaux et des parties dont on tire des leçons.
client-about-reconstruction = Les jeux proposés ici sont des jeux édités. Les règles sont reformulées par nos soins ; plateaux et cartes sont notre reconstitution, non ceux de la boîte. Ce projet n’est pas affilié aux éditeurs.
client-about-fair = Chaque donne est fixée avant la partie par le serveur et les joueurs ensemble, et chacun peut la vérifier après coup.
client-about-icons = Certaines icônes viennent de
client-about-api = Pour les développeurs : l’API de ce serveur
client-components-search = Chercher
client-components-none = Rien ne contient ces mots.
client-components-symbols = Symboles
client-components-cards = Cartes
client-components-actions = Actions Spéciales
client-components-gadgets = Gadgets
