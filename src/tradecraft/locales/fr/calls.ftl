### Ce que l’on dit loin de la table : appels, liens dans les e-mails, vacances. Le client du navigateur s’en passe.

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
