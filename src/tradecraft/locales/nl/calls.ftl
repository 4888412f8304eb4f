### Wat mensen buiten de tafel te horen krijgen: oproepen, links in e-mails, vakantie. De browser heeft dit niet nodig.

## Oproepen: je bent aan de beurt

call-title = Jouw beurt in { $game }
call-alone = Je bent aan de beurt in { $game }.
call-with = Je bent aan de beurt in { $game } met { $names }.
call-several = Jouw beurt aan { $count ->
    [one] { $count } tafel
   *[other] { $count } tafels
}
call-mute = Geen berichten meer over deze tafel: { $url }
call-mute_short = Deze tafel dempen
call-stop = Geen e-mail meer van Tradecraft: { $url }
call-stop_all = Helemaal geen berichten meer, op geen enkel apparaat: { $url }
call-confirm_title = Bevestig je e-mailadres
call-confirm = { $name } wil dat Tradecraft naar dit adres schrijft bij elke nieuwe beurt. Bevestig het hier:
call-confirm_not = Was jij dat niet? Negeer dan dit bericht: er wordt verder niets gestuurd.
call-confirm_ask = Mag Tradecraft naar dit adres schrijven als je aan de beurt bent?
call-confirm_button = Adres bevestigen
call-confirm_done = Bedankt. Vanaf nu krijg je een e-mail als je aan de beurt bent.
call-stop_ask = Moet Tradecraft ophouden met schrijven naar dit adres? Je kunt er dan je account niet meer mee herstellen.
call-stop_button = Geen e-mail meer
call-stop_done = Gedaan. Tradecraft schrijft niet meer naar dit adres.
call-mute_ask = Wil je geen bericht meer krijgen als je aan deze tafel aan de beurt bent?
call-mute_button = Deze tafel dempen
call-mute_done = Gedaan. Deze tafel is gedempt; je kunt dat in de instellingen wijzigen.
call-all_ask = Wil je geen enkel bericht meer krijgen als je aan de beurt bent, aan geen enkele tafel en op geen enkel apparaat?
call-all_button = Alles dempen
call-all_done = Gedaan. Alles is gedempt; je kunt dat in de instellingen wijzigen.
reason-bad_time_zone = “{ $zone }” is geen tijdzone die deze server kent.
reason-call_url_bad = Naar dit adres kan niets gestuurd worden. Het moet met https:// beginnen en mag geen naam of wachtwoord bevatten.
reason-call_host_unknown = Er is geen host met de naam “{ $host }”.
reason-call_host_not_allowed = Deze server stuurt niets naar “{ $host }”.
reason-no_mail_here = Deze server verstuurt geen e-mail.
reason-too_many_receivers = Je bent al op { $most } manieren bereikbaar. Verwijder er eerst een.
reason-no_such_receiver = Dit apparaat of adres is niet van jou.
reason-no_such_link = Deze link is niet geldig. Misschien is hij niet volledig gekopieerd.

## Een account herstellen per e-mail

recovery-title = Kies een nieuw wachtwoord
recovery-text = Kies hier een nieuw wachtwoord voor het account “{ $name }”, één keer en binnen een uur:
recovery-not = Heb je hier niet om gevraagd? Negeer dan dit bericht: je wachtwoord blijft zoals het is.
reason-wrong_recovery_link = Deze link is al gebruikt, verlopen of niet volledig. Vraag een nieuwe aan.

## Vakantie

reason-bad_holiday = Een vakantie begint vandaag of later, eindigt op dezelfde dag of erna, en binnen een jaar.
reason-holiday_booked = Je hebt al een vakantie gepland. Beëindig die eerst.
reason-holiday_too_long = Dat zijn { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}, en je hebt er dit jaar nog { $left }.
reason-no_holiday = Je bent niet op vakantie en hebt er geen gepland.
