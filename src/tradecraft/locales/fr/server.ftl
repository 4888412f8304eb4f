### Le serveur de jeu : pourquoi quelque chose est refusé, et ce que l’on dit loin de la table.

## Tables

reason-no_such_table = Il n’y a pas de table « { $table } », ou elle ne vous est pas ouverte.
reason-not_at_this_table = Vous n’avez pas de siège à cette table.
reason-not_your_seat = Le siège { $seat } n’est pas le vôtre.
reason-not_your_table = Seule la personne qui a créé la table peut le faire.
reason-not_begun = La partie n’a pas encore commencé.
reason-not_over = La partie n’est pas encore terminée.
reason-already_begun = La partie a déjà commencé.
reason-already_over = La partie est terminée.
reason-already_seated = Vous avez déjà un siège à cette table.
reason-no_free_seat = Il n’y a pas de siège pour vous à cette table.
reason-seat_not_free = Le siège { $seat } ne peut pas être pris.
reason-no_bot_there = Il n’y a pas de robot sur le siège { $seat }.
reason-not_away = Personne ne joue à votre place.
reason-already_resigned = Ce siège a abandonné la partie.
reason-stand_in_plays = Un remplaçant joue pour vous : revenez d’abord à la table.
reason-table_busy = Il se passe trop de choses à cette table en ce moment. Réessayez.
reason-table_of_other_version = Cette partie a été jouée avec la version { $rules } des règles et le contenu « { $content } », que ce serveur ne joue plus.
reason-too_many_tables = Vous avez { $most } tables en cours. Terminez-en d’abord quelques-unes.
reason-too_many_bot_tables = Vous avez { $most } parties en cours avec des robots. Terminez-en d’abord quelques-unes.

## Créer une table

reason-clock_does_not_fit = Une réserve de temps va avec une partie en direct, des jours avec une partie au tour par tour.
reason-wrong_number_of_seats = Cette position est de { $players } joueurs, non de { $seats }.
reason-no_such_entry = Il n’y a pas d’entrée { $entry } : la partie en compte { $entries }.
reason-rated_needs_account = Les parties classées demandent un compte.
reason-leagues_apart = Les personnes et les robots sont classés à part : une table classée est pour les unes ou pour les autres.
reason-rated_hot_seat = Dans une partie classée, chacun a un seul siège.
reason-rated_same_bot_twice = Dans une partie classée, un même robot ne peut pas avoir deux sièges.
reason-rated_companion = Le partenaire s’adapte à vous : ses parties ne sont pas classées.
reason-rated_with_seed = Une donne choisie n’est possible qu’à une table amicale.
reason-rated_needs_clock = Une partie classée se joue avec une pendule.
reason-bad_page = Il n’y a pas de page « { $page } » dans cette liste.

## Jouer

reason-out_of_date = La table a avancé entre-temps : elle en est à la version { $version }.
reason-nothing_to_decide = Vous n’avez rien à décider en ce moment.
reason-nothing_to_undo = Vous n’avez rien à annuler.
reason-rated_no_undo = Dans une partie classée, on ne reprend pas un coup qui a révélé quelque chose ou qui a reçu une réponse.
reason-rated_no_return = Dans une partie classée, vous ne pouvez plus revenir une fois qu’un remplaçant a choisi pour vous ou que votre temps est écoulé.
reason-rated_no_take_back = Dans une partie classée, les coups d’un remplaçant sont définitifs.
reason-nothing_to_take_back = Il n’y a aucun coup d’un remplaçant à annuler.
reason-another_acted_since = Un autre joueur a joué depuis : les coups du remplaçant sont définitifs.
reason-drawn_since = Quelque chose a été pioché pour vous depuis : les coups du remplaçant sont définitifs.
reason-revealed_since = Quelque chose vous a été révélé depuis : les coups du remplaçant sont définitifs.
reason-undo_asked_already = Quelqu’un demande déjà à annuler un coup.
reason-nothing_asked = Personne n’attend votre réponse.
reason-no_hints_in_rated_games = Il n’y a pas de conseils dans les parties classées.
reason-no_study_in_rated_games = Il n’y a pas d’étude en cours de jeu dans les parties classées.
reason-no_hints_among_people = À cette table, on joue entre personnes sans conseils.
reason-no_hint_now = Il n’y a pas de conseil à donner en ce moment.
reason-no_analysis_now = Cette partie ne peut pas être analysée en ce moment.
reason-too_many_reviews = Trop de relectures sont en attente ; réessayez dans une minute.
reason-needs_connection = Cela demande une connexion qui reste ouverte : utilisez le WebSocket.
reason-too_many_connections = Vous avez déjà { $most } connexions ouvertes.

## Conversation

reason-text_or_phrase = Envoyez un texte ou une des phrases toutes faites, l’un des deux.
reason-unknown_phrase = Il n’y a pas de phrase « { $phrase } ». Il y a : { $allowed }.
reason-text_not_printable = Un texte est une ligne de caractères affichables.

## People: names, passwords, sessions

reason-name_too_long = Un nom compte au plus { $most } caractères.
reason-name_taken = Le nom « { $name } » est déjà pris.
reason-only_guests_rename = Le nom d’un compte ne peut pas être changé.
reason-password_too_short = Un mot de passe compte au moins { $least } caractères.
reason-password_too_long = Un mot de passe compte au plus { $most } caractères.
reason-wrong_password = Le nom ou le mot de passe est incorrect.
reason-wrong_recovery_code = Le nom ou le code de secours est incorrect, ou le code a déjà servi.
reason-bad_passkey = La réponse de l’appareil est inutilisable.
reason-challenge_expired = Cela a pris trop de temps, ou a déjà servi. Veuillez réessayer.
reason-copied_passkey = La clé d’accès « { $name } » compte moins d’utilisations qu’avant, comme le ferait une copie. Connectez-vous avec votre mot de passe et supprimez-la.
reason-no_such_passkey = Cette clé d’accès n’existe pas.
reason-passkey_known = Cet appareil a déjà une clé d’accès pour cette table.
reason-passkeys_need_https = Les clés d’accès fonctionnent à une adresse https, ou à localhost sur votre propre appareil.
reason-too_many_passkeys = Un compte peut avoir { $most } clés d’accès au plus.
reason-unknown_passkey = Cette clé d’accès n’appartient à aucun compte ici ; elle a peut-être été supprimée.
reason-wrong_passkey = La clé d’accès n’a pas pu être vérifiée.
reason-already_registered = Vous avez déjà un compte.
reason-account_needed = Il faut un compte pour cela.
reason-banned = Vous avez été exclu de ce serveur.
reason-not_signed_in = Vous n’êtes pas connecté. Donnez d’abord votre nom.
reason-unknown_token = Ce jeton est inconnu ou a été révoqué.
reason-not_by_token = Impossible avec un jeton : connectez-vous avec un navigateur.
reason-settings_too_large = Les réglages du navigateur sont trop volumineux : { $most } octets peuvent être conservés.
reason-no_such_person = Il n’y a personne avec l’identifiant « { $person } ».
reason-cannot_mute_oneself = Vous ne pouvez pas masquer vos propres messages.
reason-too_many_mutes = Vous ne pouvez pas masquer plus de { $most } personnes.
reason-no_such_bot_account = Vous n’avez pas de compte de robot avec l’identifiant « { $person } ».
reason-no_such_session = Vous n’êtes plus connecté sur cet appareil.
reason-too_many_bots = Un compte peut avoir au plus { $most } comptes de robot.
reason-too_many_tokens = Un compte de robot peut avoir { $most } jetons, pas davantage.

## Requests

reason-malformed_request = La requête est illisible : { $problem }.
reason-request_too_large = La requête est trop volumineuse.
reason-headers_too_large = Les en-têtes de la requête sont trop volumineux : { $most } octets au plus sont lus.
reason-request_too_slow = La requête a mis trop de temps à arriver.
reason-too_many_requests = Trop de requêtes. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
reason-too_busy = Le serveur est trop occupé pour le moment. Réessayez dans un instant.
reason-wrong_origin = La requête vient d’une page qui n’appartient pas à ce serveur.
reason-no_such_page = Il n’y a rien à cette adresse.
reason-no_such_method = Cela ne peut pas être demandé à cette adresse.
reason-server_fault = Une erreur s’est produite. Réessayez ou rechargez la page.

## Ratings and statistics

reason-no_such_leaderboard = Il n’y a pas de classement de « { $game } » à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.

## The database

reason-bad_database_url = La base de données doit être indiquée sous la forme « sqlite:///chemin/du/fichier.db » ou « postgresql://utilisateur@hôte/nom ».
reason-postgres_not_installed = PostgreSQL demande un pilote qui n’est pas installé : installez « tradecraft[postgres] ».
reason-database_unreadable = La base de données « { $path } » est inutilisable : { $why }.
reason-database_unreachable = PostgreSQL est inutilisable : { $why }.
reason-database_newer = La base de données a servi à une version plus récente de Tradecraft (elle est à la révision { $found } ; la révision connue est { $known }). Installez cette version ou ouvrez une sauvegarde plus ancienne.
reason-database_not_ours = La base de données contient des tables qui ne sont pas de Tradecraft. Choisissez une base vide.
reason-store_closed = Le serveur s’arrête. Réessayez dans un instant.
reason-storage_failing = Le serveur ne peut rien enregistrer pour le moment. Réessayez plus tard.
reason-database_in_use = Un autre serveur utilise déjà la base de données { $path }. Plusieurs processus demandent PostgreSQL.

## Backups

reason-backup_exists = « { $path } » existe déjà, et une sauvegarde n’écrase rien.
reason-backup_failed = La sauvegarde « { $path } » ne peut pas être écrite : { $why }.
reason-backup_needs_pg_dump = PostgreSQL a son propre outil de sauvegarde : utilisez « pg_dump ».

## Running a server

reason-bad_setting = « { $value } » ne peut pas être la valeur du réglage « { $name } ».
reason-workers_need_postgres = { $workers } processus demandent PostgreSQL : SQLite n’en sert qu’un.
reason-cannot_listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }.
reason-nobody_called = Aucun compte ni robot ne s’appelle « { $name } », et personne n’a cet identifiant.
reason-no_such_report = Il n’y a pas de signalement { $number } en attente.

reason-no_such_game = Il n’y a pas de jeu « { $game } ».
reason-client_not_built = Les pages pour le navigateur ne sont pas construites : lancez « make play », ou « npm run build » dans « web ».
page-description = Des jeux de société d’espionnage sur la guerre froide, dans le navigateur : entre amis, ou contre des robots qui ne regardent pas votre jeu.
page-free_seat = siège libre

## Appels : c’est à vous de jouer

call-title = À vous de jouer : { $game }
call-alone = C’est à vous de jouer dans { $game }.
call-with = C’est à vous de jouer dans { $game } avec { $names }.
call-several = À vous de jouer à { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
call-mute = Ne plus recevoir de messages sur cette table : { $url }
call-mute_short = Mettre la table en sourdine
call-stop = Ne plus recevoir d’e-mails de Tradecraft : { $url }
call-stop_all = Ne plus recevoir aucun message, sur aucun appareil : { $url }
call-confirm_title = Confirmez votre adresse e-mail
call-confirm = { $name } souhaite que Tradecraft écrive à cette adresse quand c’est son tour. Pour confirmer :
call-confirm_not = Si ce n’était pas vous, ignorez ce message : rien d’autre ne sera envoyé.
call-confirm_ask = Tradecraft doit-il écrire à cette adresse quand c’est à vous de jouer ?
call-confirm_button = Confirmer l’adresse
call-confirm_done = Merci. Vous recevrez désormais un e-mail quand ce sera à vous de jouer.
call-stop_ask = Tradecraft doit-il cesser d’écrire à cette adresse ? Elle ne permettra plus de récupérer votre compte.
call-stop_button = Plus d’e-mails
call-stop_done = C’est fait. Tradecraft n’écrira plus à cette adresse.
call-mute_ask = Ne plus être prévenu quand c’est à vous de jouer à cette table ?
call-mute_button = Mettre la table en sourdine
call-mute_done = C’est fait. Cette table est en sourdine ; vous pouvez changer cela dans les réglages.
call-all_ask = Ne plus être prévenu quand c’est à vous de jouer, à aucune table et sur aucun appareil ?
call-all_button = Tout mettre en sourdine
call-all_done = C’est fait. Tout est en sourdine ; vous pouvez changer cela dans les réglages.
reason-bad_time_zone = Ce serveur ne connaît pas le fuseau horaire « { $zone } ».
reason-call_url_bad = Impossible d’envoyer des messages à cette adresse. Elle doit commencer par https:// et ne contenir ni nom ni mot de passe.
reason-call_host_unknown = Il n’y a pas d’hôte « { $host } ».
reason-call_host_not_allowed = Ce serveur n’envoie rien à « { $host } ».
reason-no_mail_here = Ce serveur n’envoie pas d’e-mails.
reason-too_many_receivers = On peut déjà vous joindre de { $most } façons. Supprimez-en une d’abord.
reason-no_such_receiver = Vous n’avez pas cet appareil ou cette adresse.
reason-no_such_link = Ce lien n’est pas valable. Il n’a peut-être pas été copié en entier.

## Récupérer un compte par e-mail

recovery-title = Choisissez un nouveau mot de passe
recovery-text = Choisissez ici un nouveau mot de passe pour le compte « { $name } », une seule fois et dans l’heure :
recovery-not = Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.
reason-wrong_recovery_link = Ce lien a déjà servi, a expiré ou n’est pas complet. Demandez-en un nouveau.

## Vacances

reason-bad_holiday = Les vacances commencent aujourd’hui ou plus tard, finissent le même jour ou après, et dans l’année qui vient.
reason-holiday_booked = Vous avez déjà prévu des vacances. Mettez-y fin d’abord.
reason-holiday_too_long = Cela ferait { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, et il vous en reste { $left } cette année.
reason-no_holiday = Vous n’êtes pas en vacances et vous n’en avez pas prévu.
