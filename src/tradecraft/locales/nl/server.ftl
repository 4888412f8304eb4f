### De spelserver: waarom iets wordt geweigerd, en wat mensen buiten de tafel te horen krijgen.

## Tafels

reason-no_such_table = Er is geen tafel “{ $table }”, of hij staat niet voor je open.
reason-not_at_this_table = Je hebt geen plaats aan deze tafel.
reason-not_your_seat = Plaats { $seat } is niet van jou.
reason-not_your_table = Alleen wie de tafel heeft gemaakt, kan dit doen.
reason-not_begun = Het spel is nog niet begonnen.
reason-not_over = Het spel is nog niet afgelopen.
reason-already_begun = Het spel is al begonnen.
reason-already_over = Het spel is afgelopen.
reason-already_seated = Je hebt al een plaats aan deze tafel.
reason-no_free_seat = Er is aan deze tafel geen plaats die je kunt nemen.
reason-seat_not_free = Plaats { $seat } kan niet worden genomen.
reason-no_bot_there = Op plaats { $seat } zit geen bot.
reason-not_away = Niemand speelt voor jou.
reason-already_resigned = Deze plaats heeft het spel opgegeven.
reason-stand_in_plays = Een vervanger speelt voor jou: kom eerst terug aan tafel.
reason-table_busy = Er gebeurt nu te veel aan deze tafel. Probeer het opnieuw.
reason-table_of_other_version = Dit spel is gespeeld met versie { $rules } van de regels en de inhoud “{ $content }”, die deze server niet meer speelt.
reason-too_many_tables = Je hebt { $most } tafels die nog niet afgelopen zijn. Speel er eerst een paar uit.
reason-too_many_bot_tables = Je hebt { $most } spellen met bots die nog niet afgelopen zijn. Speel er eerst een paar uit.

## Tafels maken

reason-clock_does_not_fit = Een tijdbank hoort bij een live spel, dagen horen bij een spel om beurten.
reason-wrong_number_of_seats = Deze stelling is van { $players } spelers, niet van { $seats }.
reason-no_such_entry = Er is geen stap { $entry }: het spel heeft er { $entries }.
reason-rated_needs_account = Voor een spel dat meetelt voor de ranglijst is een account nodig.
reason-leagues_apart = Mensen en bots hebben elk hun eigen klassering: een klasseringstafel is voor de een of voor de ander.
reason-rated_hot_seat = In een spel dat meetelt voor de ranglijst heeft iedereen één plaats.
reason-rated_same_bot_twice = In een klasseringsspel kan dezelfde bot geen twee plaatsen hebben.
reason-rated_companion = Een sparringpartner past zich aan je aan; die spellen tellen niet voor de klassering.
reason-rated_with_seed = Een zelf gekozen verdeling kan alleen aan een vriendschappelijke tafel.
reason-rated_needs_clock = Een klasseringsspel heeft een klok nodig.
reason-bad_page = Deze lijst heeft geen bladzijde “{ $page }”.

## Spelen

reason-out_of_date = De tafel is intussen verder: hij is nu bij versie { $version }.
reason-nothing_to_decide = Je hebt nu niets te beslissen.
reason-nothing_to_undo = Je hebt niets om terug te nemen.
reason-rated_no_undo = In een klasseringsspel kun je een zet die iets heeft onthuld of beantwoord is niet terugnemen.
reason-rated_no_return = In een klasseringsspel kun je niet terugkomen als een vervanger voor je heeft gekozen of je tijd om is.
reason-rated_no_take_back = In een klasseringsspel staan de zetten van een vervanger vast.
reason-nothing_to_take_back = Er is niets van een vervanger om terug te nemen.
reason-another_acted_since = Een andere speler heeft sindsdien gehandeld: de zetten van de vervanger staan vast.
reason-drawn_since = Er is sindsdien iets voor je getrokken: de zetten van de vervanger staan vast.
reason-revealed_since = Er is je sindsdien iets onthuld: de zetten van de vervanger staan vast.
reason-undo_asked_already = Iemand vraagt al om iets terug te nemen.
reason-nothing_asked = Niemand wacht op je antwoord.
reason-no_hints_in_rated_games = In een spel dat meetelt voor de ranglijst zijn er geen hints.
reason-no_study_in_rated_games = In een spel dat meetelt voor de ranglijst kan er niet gestudeerd worden.
reason-no_hints_among_people = Aan deze tafel spelen mensen zonder hints tegen elkaar.
reason-no_hint_now = Er is nu geen hint te geven.
reason-no_analysis_now = Deze partij kan nu niet worden geanalyseerd.
reason-too_many_reviews = Er wachten te veel terugblikken; probeer het over een minuut opnieuw.
reason-needs_connection = Hiervoor is een verbinding nodig die open blijft: gebruik de WebSocket.
reason-too_many_connections = Je hebt al { $most } verbindingen open.

## Gesprek

reason-text_or_phrase = Stuur een tekst of een van de vaste zinnen, een van beide.
reason-unknown_phrase = Er is geen zin “{ $phrase }”. Er is: { $allowed }.
reason-text_not_printable = Een tekst is één regel met tekens die getoond kunnen worden.

## People: names, passwords, sessions

reason-name_too_long = Een naam heeft hoogstens { $most } tekens.
reason-name_taken = De naam “{ $name }” is al bezet.
reason-only_guests_rename = De naam van een account kan niet worden gewijzigd.
reason-password_too_short = Een wachtwoord heeft minstens { $least } tekens.
reason-password_too_long = Een wachtwoord heeft hoogstens { $most } tekens.
reason-wrong_password = De naam of het wachtwoord klopt niet.
reason-wrong_recovery_code = De naam of de herstelcode klopt niet, of de code is al gebruikt.
reason-bad_passkey = Het antwoord van het apparaat is onbruikbaar.
reason-challenge_expired = Dat duurde te lang, of is al gebruikt. Probeer het opnieuw.
reason-copied_passkey = De passkey “{ $name }” telt minder keren gebruik dan voorheen, zoals een kopie zou doen. Meld je aan met je wachtwoord en verwijder hem.
reason-no_such_passkey = Deze passkey bestaat niet.
reason-passkey_known = Dit apparaat heeft al een passkey voor deze tafel.
reason-passkeys_need_https = Passkeys werken op een https-adres, of op localhost op je eigen apparaat.
reason-too_many_passkeys = Een account kan hoogstens { $most } passkeys hebben.
reason-unknown_passkey = Deze passkey hoort hier bij geen enkel account; misschien is hij verwijderd.
reason-wrong_passkey = De passkey kon niet worden gecontroleerd.
reason-already_registered = Je hebt al een account.
reason-account_needed = Hiervoor is een account nodig.
reason-banned = Je bent van deze server verbannen.
reason-not_signed_in = Er is niemand aangemeld. Geef eerst je naam op.
reason-unknown_token = Dit token is onbekend of ingetrokken.
reason-not_by_token = Dit kan niet met een token: meld je aan met een browser.
reason-settings_too_large = De instellingen van de browser zijn te groot: er kunnen { $most } bytes worden bewaard.
reason-no_such_person = Er is niemand met de id “{ $person }”.
reason-cannot_mute_oneself = Je kunt jezelf niet dempen.
reason-too_many_mutes = Je kunt niet meer dan { $most } mensen dempen.
reason-no_such_bot_account = Je hebt geen botaccount met het kenmerk “{ $person }”.
reason-no_such_session = Je bent daar niet meer aangemeld.
reason-too_many_bots = Een account kan { $most } botaccounts hebben, niet meer.
reason-too_many_tokens = Een botaccount kan { $most } tokens hebben, niet meer.

## Requests

reason-malformed_request = Het verzoek is niet te lezen: { $problem }.
reason-request_too_large = Het verzoek is te groot.
reason-headers_too_large = De headers van het verzoek zijn te groot: er worden hoogstens { $most } bytes gelezen.
reason-request_too_slow = Het verzoek deed er te lang over om aan te komen.
reason-too_many_requests = Te veel verzoeken. Probeer het over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } opnieuw.
reason-too_busy = De server heeft het nu te druk. Probeer het zo meteen opnieuw.
reason-wrong_origin = Het verzoek komt van een pagina die niet bij deze server hoort.
reason-no_such_page = Op dit adres is niets.
reason-no_such_method = Dit kan op dit adres niet worden gevraagd.
reason-server_fault = Er ging iets mis. Probeer het nog eens of laad de pagina opnieuw.

## Ratings and statistics

reason-no_such_leaderboard = Er is geen ranglijst van “{ $game }” met { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }.

## The database

reason-bad_database_url = Geef de database op als “sqlite:///pad/naar/bestand.db” of als “postgresql://gebruiker@host/naam”.
reason-postgres_not_installed = Voor PostgreSQL ontbreekt het stuurprogramma: installeer “tradecraft[postgres]”.
reason-database_unreadable = De database “{ $path }” is niet bruikbaar: { $why }.
reason-database_unreachable = PostgreSQL is niet bruikbaar: { $why }.
reason-database_newer = De database is gebruikt door een nieuwere versie van Tradecraft (revisie { $found }; bekend is { $known }). Installeer die versie, of open een oudere reservekopie.
reason-database_not_ours = De database bevat tabellen die niet van Tradecraft zijn. Kies een lege database.
reason-store_closed = De server stopt. Probeer het zo meteen opnieuw.
reason-storage_failing = De server kan op dit moment niets opslaan. Probeer het later opnieuw.
reason-database_in_use = Een andere server gebruikt de database { $path } al. Voor meerdere processen is PostgreSQL nodig.

## Backups

reason-backup_exists = “{ $path }” bestaat al, en een reservekopie overschrijft niets.
reason-backup_failed = De reservekopie “{ $path }” kan niet worden geschreven: { $why }.
reason-backup_needs_pg_dump = PostgreSQL heeft een eigen hulpmiddel voor reservekopieën: gebruik “pg_dump”.

## Running a server

reason-bad_setting = “{ $value }” kan niet de waarde van de instelling “{ $name }” zijn.
reason-workers_need_postgres = { $workers } processen hebben PostgreSQL nodig: SQLite is voor één proces.
reason-cannot_listen = De server kan niet luisteren op { $host }, poort { $port }: { $why }.
reason-nobody_called = Er is geen account of bot met de naam “{ $name }”, en niemand met dat nummer.
reason-no_such_report = Er is geen openstaande melding { $number }.

reason-no_such_game = Er is geen spel “{ $game }”.
reason-client_not_built = De bladzijden voor de browser zijn niet gebouwd: draai “make play”, of “npm run build” in “web”.
page-description = Spionagebordspellen uit de Koude Oorlog in de browser: met vrienden, of tegen bots die niet spieken.
page-free_seat = vrije plaats

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
