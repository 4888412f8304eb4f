### Weten dat je aan de beurt bent, ook als je niet aan tafel zit.

client-calls-title = Als ik aan de beurt ben
client-calls-text = Tradecraft laat weten dat je aan de beurt bent als je niet naar de tafel kijkt.
client-calls-device = Een melding op dit apparaat
client-calls-device-not = Deze browser kan niets ontvangen als de pagina gesloten is. Daarvoor is https nodig, of localhost.
client-calls-device-failed = De meldingendienst van de browser antwoordt niet.
client-calls-muted = Alles dempen
client-calls-quiet = ’s Nachts geen berichten
client-calls-from = Van
client-calls-to = Tot
client-calls-digest = Eén e-mail per dag in plaats van één per beurt
client-calls-digest-hour = Om
client-calls-mail = E-mailadres
client-calls-add = Toevoegen
client-calls-mail-sent = We hebben naar { $address } geschreven. Open de link in dat bericht.
client-calls-webhook = Webhook
client-calls-form = Formaat
client-calls-form-json = JSON, voor programma’s
client-calls-form-discord = Discord
client-calls-form-matrix = Matrix
client-calls-secret = Berichten zijn ondertekend met deze sleutel, die je alleen nu ziet:
client-calls-unconfirmed = nog niet bevestigd
client-calls-since = sinds { $when }
client-calls-remove = Verwijderen
client-calls-remove-what = { $what } verwijderen
client-calls-quiet-tables = Gedempte tafels
client-calls-unmute = Niet meer dempen
client-calls-account = E-mail en webhooks zijn er voor accounts.
client-calls-mail-recovers = Met een bevestigd adres kun je ook een nieuw wachtwoord kiezen als je het jouwe vergeet.

## Een account herstellen per e-mail

client-recovery-by-mail = Per e-mail
client-recovery-by-code = Met een herstelcode
client-recovery-text = Heb je in de instellingen een e-mailadres bevestigd? Dan sturen we je een link om een nieuw wachtwoord te kiezen.
client-recovery-send = Stuur me een link
client-recovery-sent = Als een account { $address } heeft bevestigd, is er een link onderweg. Die werkt één keer, binnen een uur.
client-recovery-none = Deze server kan geen e-mail versturen. Gebruik een van je herstelcodes of vraag het aan de beheerder.
client-recovery-new = Een nieuw wachtwoord kiezen

## Vakantie

client-holiday-title = Vakantie
client-holiday-text = Zolang je weg bent, staat je klok stil in vriendschappelijke partijen beurt voor beurt en krijg je geen berichten. Ranglijstpartijen en live partijen gaan gewoon door.
client-holiday-first = Eerste dag
client-holiday-last = Laatste dag
client-holiday-book = Op vakantie gaan
client-holiday-now = Je bent weg tot en met { $until }.
client-holiday-later = Je bent weg van { $first } tot en met { $until }.
client-holiday-end = Ik ben terug
client-holiday-cancel = Vakantie annuleren
client-holiday-left = Nog { $left } van de { $days } dagen per jaar. Elke begonnen dag telt helemaal mee.
client-seats-holiday = weg tot en met { $until }
client-menu-mute = Deze tafel dempen
client-menu-unmute = Niet meer dempen
