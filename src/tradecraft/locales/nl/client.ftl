### De tafel in de browser: de bladzijden rond het spel en wat voor alle spellen geldt.

client-labelled = { $name }: { $text }
client-skip = Naar de inhoud
client-loading = Een ogenblik…
client-unreachable = De server is niet te bereiken. Probeer het zo opnieuw.
client-cancel = Annuleren

client-nav-menu = Menu
client-nav-home = Spelen
client-nav-lobby = Lobby
client-nav-mine = Mijn tafels
client-nav-ratings = Ranglijsten
client-nav-rules = Regels
client-nav-settings = Instellingen
client-nav-language = Taal
client-nav-components = Kaarten en symbolen
client-nav-aid = Spelhulp
client-aid-print = Afdrukken

client-missing-title = Geen dossier gevonden
client-missing-text = Op dit adres staat geen pagina.

## Startbladzijde

client-home-title = Neem plaats. Vertrouw niemand.
client-home-lead = Bordspellen uit de Koude Oorlog, met vrienden of tegen tegenstanders die nooit vals spelen. De regels kloppen precies, en iedereen kan de verdeling controleren.
client-home-name = Je naam aan tafel
client-home-guest = Gast
client-home-variant = Versie
client-home-players = Spelers
client-home-opponents = Tegenstanders
client-home-play = Nu spelen
client-home-table = Een tafel klaarzetten
client-home-more = Meer
client-home-join = Aan een tafel aanschuiven
client-home-watch = Naar een spel kijken
client-pocket-play = Zonder server spelen
client-pocket-away = De server is niet te bereiken. Je kunt zonder server verder: beide spellen, alle tegenstanders, lessen en puzzels draaien in deze browser.
client-home-summary = { $variant }, { $players ->
    [2] tegen { $bot }
   *[other] { $players } spelers met { $bot }
}
client-home-continue = Verder spelen
client-home-all-tables = Al je tafels ({ $count })

## Een tafel maken

client-new-title = Nieuwe tafel
client-new-game = Spel
client-new-pack = Inhoudspakket
client-new-seats = Plaatsen
client-new-seat = Plaats { $number }
client-new-seat-mine = Ik
client-new-seat-open = Iedereen
client-new-seat-invited = Op uitnodiging
client-new-seat-bot = Bot: { $bot }
client-new-time = Tijd
client-new-pace = Tempo
client-new-pace-live = Live
client-new-pace-turns = Beurt voor beurt
client-new-clock = Klok
client-new-clock-none = Geen
client-new-clock-bank = Tijdbank
client-new-clock-days = Dagen per zet
client-new-minutes = Minuten per speler
client-new-increment = Seconden erbij per beurt
client-new-days = Dagen per zet
client-new-stand-in = Vervanger voor wie weggaat
client-new-who = Wie mag komen
client-new-listed = Vermeld in de lobby
client-new-spectators = Anderen mogen kijken
client-new-rated = Telt mee voor de ranglijst (account nodig)
client-new-more = Meer
client-new-seed = Vaste verdeling (seed)
client-new-make = Tafel aanmaken

## Lijsten van tafels

client-lobby-title = Lobby
client-lobby-open = Wachten op spelers
client-lobby-watch = Nu bezig
client-lobby-none-open = Niemand wacht op dit moment. Maak een tafel en nodig iemand uit.
client-lobby-none-watch = Er is nu geen spel om naar te kijken.
client-mine-none = Je hebt nog geen tafels.
client-list-open = wacht
client-list-playing = bezig
client-list-over = afgelopen
client-list-closed = gesloten
client-list-rated = ranglijst
client-list-friendly = vriendschappelijk
client-list-more = Meer

## Aan tafel

client-table-title = Tafel
client-table-board = Bord
client-table-missing = Deze tafel bestaat niet of staat niet voor je open. Met een uitnodigingslink kom je binnen.
client-title-your-turn = Jij bent aan de beurt

client-connection-lost = De verbinding is weg. Nieuwe poging…
client-connection-back = De verbinding is er weer.

client-seats-title = Spelers
client-seats-open = vrij
client-seats-invited = op uitnodiging
client-seats-reserved = gereserveerd voor { $name }
client-seats-bot = bot
client-seats-resigned = heeft opgegeven
client-seats-stand-in = een bot speelt
client-seats-away = weg
client-seats-you = jij
client-seats-score = punten
client-seats-look = Vanaf deze plaats bekijken
client-seats-spectators = { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }

client-clock-title = Resterende tijd
client-clock-days = { $days } d { $hours } u

client-waiting-text = Het spel begint zodra alle plaatsen bezet zijn.
client-waiting-closed = Deze tafel is gesloten.
client-waiting-invite = Iemand uitnodigen
client-waiting-link = Wie deze link heeft, kan aanschuiven
client-waiting-copy = Link kopiëren
client-waiting-copied = Gekopieerd
client-waiting-join = Aanschuiven
client-waiting-sit = Plaats nemen
client-waiting-options = Spelopties
client-waiting-leave = Van tafel gaan
client-waiting-close = Tafel sluiten

client-play-your-turn = Jij bent aan de beurt
client-play-pending = Wordt verstuurd: { $action }
client-play-waiting = Een ogenblik…
client-play-waiting-for = Wachten op { $names }
client-play-filter = Zoeken in de keuzes
client-play-ranked = Hint nummer { $rank }
client-hints-title = Wat de meesterspion zou doen
client-hints-chance = { $chance }% kans om te winnen (± { $error })
# In place of the chance, if a choice is no better than the best one though it may seem so.
client-hints-alike = Ongeveer even goed
client-hints-note = Beoordeeld naar wat je kunt zien, niet naar wat verborgen is. Keuzes met bijna dezelfde kans zijn even goed.
client-hints-forced = Er is geen andere keuze.
client-hints-ready = Hint: { $action }
client-play-rule = Regel { $rule }

client-undo-agree = Akkoord
client-undo-refuse = Weigeren

client-menu-title = Aan tafel
client-menu-hint = Hint
client-menu-thinking = Aan het nadenken…
client-menu-return = Terugkomen
client-menu-leave = Spel verlaten
client-menu-resign = Opgeven

client-side-title = Verslag, chat en notities
client-side-log = Verslag
client-side-chat = Chat
client-side-note = Notities

client-log-sat = { $name } gaat zitten.
client-log-stood = { $name } staat op.
client-log-bot-sat = Een bot gaat zitten: { $name }.
client-log-bot-stood = De bot staat op.
client-log-started = Het spel begint.
client-log-undone = { $name } neemt een zet terug.
client-log-undo-asked = { $name } wil een zet terugnemen.
client-log-undo-answered = { $name } heeft geantwoord.
client-log-undo-withdrawn = { $name } trekt het verzoek in.
client-log-replaced = Een bot speelt voor { $name }.
client-log-bot-delayed = { $name }: de bot kan nu niet beslissen en probeert het opnieuw.
client-log-holiday = { $name } gaat op vakantie.
client-log-holiday-over = { $name } is terug van vakantie.
client-log-returned = { $name } is terug.
client-log-resigned = { $name } geeft op.
client-log-closed = De tafel is gesloten.
client-log-rematched = Er is een revanche.
client-log-shared = { $name } laat iedereen de terugblik zien.

client-chat-text = Zeg iets
client-chat-send = Versturen
client-chat-phrases = Snelle berichten
client-chat-mute = Dempen

client-note-title = Alleen voor jou
client-note-kept = Opgeslagen
client-note-keeping = Opslaan…

## Het einde van een spel

client-end-title = Het spel is afgelopen
client-end-resigned = Het spel is opgegeven.
client-end-points = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
client-end-breakdown = Punten per bron
client-end-source = Bron
client-end-rematch = Nog een potje
client-end-replay = Terugkijken
client-end-record = Verslag (.tcr)
client-end-export = Export (JSON)

## Regels

client-rules-games = Spellen
client-rules-english = De regels zijn voorlopig in het Engels.
client-rules-search = Zoeken in de regels
client-rules-contents = Hoofdstukken
client-rules-none = Geen regels gevonden.

## Terugkijken

client-replay-title = Terugkijken
client-replay-seen-by = Gezichtspunt
client-replay-open = Iedereen: alle kaarten open
client-replay-spectator = Een toeschouwer
client-replay-steps = Stappen
client-replay-first = Begin
client-replay-back = Terug
client-replay-play = Afspelen
client-replay-pause = Pauze
client-replay-next = Verder
client-replay-last = Einde
client-replay-pace = Tempo
client-replay-pace-0 = langzaam
client-replay-pace-1 = normaal
client-replay-pace-2 = snel
client-replay-at = Stap { $at } van { $all }
client-replay-fork = Vanaf hier verder spelen
client-replay-fork-seat = Verder spelen als
client-replay-fork-start = Beginnen
client-replay-table = Naar de tafel
client-replay-nothing = Niets te zien.

## Instellingen

client-settings-you = Jij
client-settings-nobody = Niemand is aangemeld. Een naam is genoeg om te spelen; een account bewaart je spellen.
client-settings-guest = Je bent de gast { $name }.
client-settings-account = Account
client-settings-bot = Je bent de bot { $name }.
client-settings-rename = Naam wijzigen
client-settings-register = Bewaar je spellen: maak een account aan
client-settings-statistics = Statistieken
client-settings-sign-in = Aanmelden
client-settings-look = Uiterlijk
client-settings-colours = Kleuren
client-settings-colours-system = Zoals het apparaat
client-settings-colours-light = Licht
client-settings-colours-dark = Donker
client-settings-motion = Animatie
client-settings-motion-system = Zoals het apparaat
client-settings-motion-full = Aan
client-settings-motion-reduced = Uit
client-settings-table = Aan tafel
client-settings-sound = Een geluid als je aan de beurt bent
client-settings-title = Mijn beurt melden in de titel van het tabblad
client-settings-notifications = Een melding als je aan de beurt bent en de pagina verborgen is
client-settings-confirm = Elke zet bevestigen voordat hij verstuurd wordt

## Accounts

client-account-title = Account
client-account-make = Account aanmaken
client-account-make-text = Een naam en een wachtwoord; geen e-mailadres.
client-account-make-guest = Je spellen en instellingen blijven van jou. Een naam en een wachtwoord; geen e-mailadres.
client-account-name = Naam
client-account-password = Wachtwoord
client-account-old = Huidig wachtwoord
client-account-new = Nieuw wachtwoord
client-account-change = Wachtwoord wijzigen
client-account-password-changed = Het wachtwoord is gewijzigd.
client-account-new-codes = Nieuwe herstelcodes
client-account-codes = Herstelcodes
client-account-codes-text = Bewaar deze codes op een veilige plek. Met elke code kun je één keer een nieuw wachtwoord kiezen, en ze worden alleen nu getoond.
client-account-forgotten = Wachtwoord vergeten?
client-account-code = Herstelcode
client-account-recover = Nieuw wachtwoord instellen
client-account-recovered = Je bent aangemeld met je nieuwe wachtwoord.
client-account-sign-out = Afmelden
client-account-sign-out-all = Overal afmelden
client-account-delete = Account verwijderen
client-account-delete-sure = Je account verwijderen? Je spellen blijven, zonder je naam. Dit kan niet ongedaan worden gemaakt.
client-account-to-make = Nog geen account? Maak er een
client-account-to-sign-in = Heb je al een account? Meld je aan
client-account-devices = Apparaten
client-account-devices-text = Waar je bent aangemeld. Meld af wat je niet herkent.
client-account-device-this = dit apparaat
client-account-device-end = Afmelden
client-account-device-since = aangemeld op { $when }
client-account-data = Je gegevens
client-account-export = Alles downloaden wat over je wordt bewaard
client-account-delete-password = Je wachtwoord, om het account te verwijderen
client-passkeys-title = Passkeys
client-passkeys-text = Meld je aan zonder te typen: je telefoon, computer of beveiligingssleutel bewijst dat jij het bent.
client-passkeys-name = Naam van dit apparaat
client-passkeys-make = Passkey toevoegen
client-passkeys-remove = Verwijderen
client-passkeys-made = toegevoegd { $when }
client-passkeys-used = laatst gebruikt { $when }
client-passkeys-not-made = Er is geen passkey toegevoegd. Misschien heeft het apparaat er al een, of is de aanvraag geannuleerd.
client-passkeys-not-signed = Het apparaat heeft je niet aangemeld. Misschien heeft het geen passkey voor deze tafel, of is de aanvraag geannuleerd.
client-passkeys-no-address = Passkeys werken op een https-adres, of op localhost op dit apparaat; hier is het { $address }.
client-passkeys-no-browser = Deze browser heeft geen passkeys.
client-passkeys-sign-in = Aanmelden met een passkey
client-passkeys-sign-in-text = Heb je een passkey toegevoegd? Dan heb je geen naam of wachtwoord nodig.
client-passkeys-stay = { $count ->
    [one] Je passkey werkt nog; verwijder hem als je hem niet kent.
   *[other] Je { $count } passkeys werken nog; verwijder wat je niet kent.
  }

## Klassementen en statistieken

client-ratings-league = Klasse
client-ratings-people = Spelers
client-ratings-bots = Bots
client-ratings-place = Plaats
client-ratings-name = Naam
client-ratings-rating = Rating
client-ratings-games = Spellen
client-ratings-none = Hier heeft nog niemand een rating.
client-ratings-text = De rating is een voorzichtige schatting: hij stijgt naarmate je meer speelt.
client-person-wins = Gewonnen
client-person-place = Gemiddelde plaats
client-person-score = Gemiddelde punten
client-person-best = Meeste punten
client-person-none = Nog geen spellen uitgespeeld.
client-person-versus = Jij en { $name }
client-person-meetings = { $game }: { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }, jij stond voor in { $better } en achter in { $worse }.
client-person-recent = Laatste spellen

## Over

client-about-title = Over Tradecraft
client-about-text = Een tafel voor spionagespellen uit de Koude Oorlog: exacte regels, eerlijke tegenstanders en spellen waar je van leert.
client-about-reconstruction = De spellen hier zijn uitgegeven bordspellen. De regels staan hier in onze eigen woorden; borden en kaarten zijn onze reconstructie, niet de gedrukte. Dit project heeft geen band met de uitgevers.
client-about-fair = Elke verdeling wordt voor het spel door server en spelers samen vastgelegd en is daarna door iedereen te controleren.
client-about-icons = Sommige pictogrammen komen van
client-about-api = Voor ontwikkelaars: de API van deze server
client-components-search = Zoeken
client-components-none = Niets bevat deze woorden.
client-components-symbols = Symbolen
client-components-cards = Kaarten
client-components-actions = Speciale acties
client-components-gadgets = Gadgets
