### Être prévenu que c’est à vous de jouer, loin de la table.

client-calls-title = Quand c’est mon tour
client-calls-text = Tradecraft vous prévient que c’est à vous de jouer si vous n’avez pas la table sous les yeux.
client-calls-device = Me prévenir sur cet appareil
client-calls-device-not = Ce navigateur ne peut rien recevoir quand la page est fermée. Il faut pour cela une page en https, ou localhost.
client-calls-device-failed = Le service de notifications du navigateur n’a pas répondu.
client-calls-muted = Tout mettre en sourdine
client-calls-quiet = Aucun message la nuit
client-calls-from = De
client-calls-to = À
client-calls-digest = Un seul e-mail par jour au lieu d’un par tour
client-calls-digest-hour = À
client-calls-mail = Adresse e-mail
client-calls-add = Ajouter
client-calls-mail-sent = Nous avons écrit à { $address }. Ouvrez le lien de ce message.
client-calls-webhook = Webhook
client-calls-form = Format
client-calls-form-json = JSON, pour les programmes
client-calls-form-discord = Discord
client-calls-form-matrix = Matrix
client-calls-secret = Les messages sont signés avec cette clé, affichée une seule fois :
client-calls-unconfirmed = pas encore confirmée
client-calls-since = depuis le { $when }
client-calls-remove = Supprimer
client-calls-remove-what = Supprimer { $what }
client-calls-quiet-tables = Tables en sourdine
client-calls-unmute = Rétablir
client-calls-account = Il faut un compte pour les e-mails et les webhooks.
client-calls-mail-recovers = Une adresse confirmée permet aussi de choisir un nouveau mot de passe si vous oubliez le vôtre.

## Récupérer un compte par e-mail

client-recovery-by-mail = Par e-mail
client-recovery-by-code = Avec un code de secours
client-recovery-text = Si vous avez confirmé une adresse e-mail dans les réglages, nous vous envoyons un lien pour choisir un nouveau mot de passe.
client-recovery-send = M’envoyer un lien
client-recovery-sent = Si un compte a confirmé { $address }, un lien est en route. Il sert une fois, pendant une heure.
client-recovery-none = Ce serveur ne peut pas envoyer d’e-mails. Utilisez un de vos codes de secours ou adressez-vous à la personne qui le gère.
client-recovery-new = Choisir un nouveau mot de passe

## Vacances

client-holiday-title = Vacances
client-holiday-text = En votre absence, votre pendule s’arrête dans les parties amicales au tour par tour et vous ne recevez aucun message. Les parties classées et en direct continuent comme d’habitude.
client-holiday-first = Premier jour
client-holiday-last = Dernier jour
client-holiday-book = Partir en vacances
client-holiday-now = Vous êtes en vacances jusqu’au { $until }.
client-holiday-later = Vous serez en vacances du { $first } au { $until }.
client-holiday-end = Je suis de retour
client-holiday-cancel = Annuler les vacances
client-holiday-left = Il vous reste { $left } jours sur { $days } par an. Chaque jour commencé compte en entier.
client-seats-holiday = absent jusqu’au { $until }
client-menu-mute = Mettre cette table en sourdine
client-menu-unmute = Rétablir les messages
