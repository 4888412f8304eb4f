### De tafel in de browser: de bladzijden rond het spel en wat voor alle spellen geldt.

client-skip = Naar de inhoud
client-loading = Een ogenblik …
client-unreachable = De server is niet te bereiken. Probeer het zo opnieuw.
client-cancel = Annuleren

client-nav-menu = Menu
client-nav-home = Spelen
client-nav-lobby = Lobby
client-nav-mine = Mijn tafels
client-nav-ratings = Klassementen
client-nav-rules = Regels
client-nav-settings = Instellingen
client-nav-language = Taal

client-missing-title = Geen dossier gevonden
client-missing-text = Op dit adres staat geen bladzijde.

## Startbladzijde

client-home-stamp = Vertrouwelijk
client-home-title = Neem plaats. Vertrouw niemand.
client-home-lead = Twee bordspellen uit de Koude Oorlog, tegen eerlijke tegenstanders of met vrienden: elke regel exact, elke verdeling controleerbaar.
client-home-name = Je naam aan tafel
client-home-guest = Gast
client-home-variant = Spel
client-home-players = Spelers
client-home-opponents = Tegenstanders
client-home-play = Nu spelen
client-home-table = Een tafel klaarzetten
client-home-more = Meer
client-home-join = Aan een tafel aanschuiven
client-home-watch = Naar een spel kijken
client-home-file-vienna = Dossier 1950
client-home-file-war1955 = Dossier 1955
client-home-about-vienna = Koop de bezette stad om: plaats agenten, sluit pleinen, verkoop wat ze weten. Voor 2 tot 4 spelers.
client-home-about-war1955 = Zes landen, twee spionnen en op alles een antwoord, ook op antwoorden. Voor 2 spelers.

client-bot-random = Willekeurig
client-bot-greedy = Gretig

## Een tafel maken

client-new-title = Nieuwe tafel
client-new-game = Spel
client-new-seats = Plaatsen
client-new-seat = Plaats { $number }
client-new-seat-mine = Ik
client-new-seat-open = Iedereen
client-new-seat-invited = Op uitnodiging
client-new-seat-bot = Bot: { $bot }
client-new-time = Tijd
client-new-pace = Tempo
client-new-pace-live = Live
client-new-pace-turns = Om beurten
client-new-clock = Klok
client-new-clock-none = Geen
client-new-clock-bank = Tijdbank
client-new-clock-days = Dagen per zet
client-new-minutes = Minuten per speler
client-new-increment = Seconden erbij per beurt
client-new-days = Dagen per zet
client-new-stand-in = Speelt voor wie vertrekt
client-new-who = Wie mag komen
client-new-listed = Vermeld in de lobby
client-new-spectators = Anderen mogen kijken
client-new-rated = Voor de klassering (account nodig)
client-new-more = Meer
client-new-seed = Een zelf gekozen verdeling (seed)
client-new-make = Tafel maken

## Lijsten van tafels

client-lobby-title = Lobby
client-lobby-open = Wachten op spelers
client-lobby-watch = Aan het spelen
client-lobby-none-open = Niemand wacht op dit moment. Maak een tafel en nodig iemand uit.
client-lobby-none-watch = Er is nu geen spel om naar te kijken.
client-mine-none = Je hebt nog geen tafels.
client-list-open = wacht
client-list-playing = bezig
client-list-over = afgelopen
client-list-closed = gesloten
client-list-rated = klassering
client-list-friendly = vriendschappelijk
client-list-more = Meer

## Aan tafel

client-table-title = Tafel
client-table-board = Bord
client-table-missing = Deze tafel bestaat niet of staat niet voor je open. Met een uitnodigingslink kom je binnen.
client-title-your-turn = Jij bent aan de beurt

client-connection-lost = De verbinding is weg. Nieuwe poging …
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
client-seats-look = Van hier kijken
client-seats-spectators = { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }

client-clock-title = Resterende tijd
client-clock-days = { $days } d { $hours } u

client-waiting-title = Wachten op spelers
client-waiting-text = Het spel begint zodra alle plaatsen bezet zijn.
client-waiting-closed = Deze tafel is gesloten.
client-waiting-invite = Iemand uitnodigen
client-waiting-link = Wie deze link heeft, kan aanschuiven
client-waiting-copy = Link kopiëren
client-waiting-copied = Gekopieerd
client-waiting-join = Aanschuiven
client-waiting-sit = Plaats nemen
client-waiting-options = Hoe er gespeeld wordt
client-waiting-commitment = De server heeft zijn deel van de verdeling vastgelegd; het zegel is
client-waiting-leave = Van tafel gaan
client-waiting-close = Tafel sluiten

client-play-your-turn = Jij bent aan de beurt
client-play-pending = Wordt verstuurd: { $action }
client-play-waiting = Een ogenblik …
client-play-waiting-for = Wachten op { $names }
client-play-filter = Zoeken in de keuzes
client-play-advice = Een bot zou kiezen: { $action }
client-play-rule = Regel { $rule }

client-undo-asked = { $name } vraagt om iets terug te nemen.
client-undo-agree = Akkoord
client-undo-refuse = Weigeren

client-menu-title = Aan tafel
client-menu-undo = Terugnemen
client-menu-ask-undo = Vragen om terug te nemen
client-menu-hint = Hint
client-menu-thinking = Denkt na …
client-menu-return = Terugkomen
client-menu-leave = Weggaan
client-menu-leave-sure = Het spel verlaten? Een bot speelt voor je tot je terugkomt.
client-menu-resign = Opgeven
client-menu-resign-sure = Het spel definitief opgeven?

client-side-title = Verslag, gesprek en notities
client-side-log = Verslag
client-side-chat = Gesprek
client-side-note = Notities

client-log-sat = { $name } gaat zitten.
client-log-stood = { $name } staat op.
client-log-started = Het spel begint.
client-log-undone = { $name } neemt iets terug.
client-log-undo-asked = { $name } vraagt om iets terug te nemen.
client-log-undo-answered = { $name } heeft geantwoord.
client-log-replaced = Een bot speelt voor { $name }.
client-log-returned = { $name } is terug.
client-log-resigned = { $name } geeft op.
client-log-closed = De tafel is gesloten.
client-log-rematched = Er is een revanche.

client-chat-text = Zeg iets
client-chat-send = Sturen
client-chat-phrases = Vaste zinnen
client-chat-mute = Dempen

client-note-title = Alleen voor jouw ogen
client-note-kept = Bewaard
client-note-keeping = Bewaren …

## Het einde van een spel

client-end-title = Het spel is afgelopen
client-end-resigned = Het spel is opgegeven.
client-end-points = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
client-end-breakdown = Punten per bron
client-end-source = Bron
client-end-rematch = Nog een keer
client-end-replay = Terugkijken
client-end-record = Verslag (.tcr)
client-end-export = Export (JSON)
