### Het ene scherm van een tafel: kop, vraag, lijst, wat er gebeurd is, menu, toetsen en het einde.

## Header

client-seat-open = Bekijk het bureau van deze speler
client-seat-asked = moet nu beslissen
client-title-turn-of = Wachten op { $names }

## Question and tools

client-tool-undo = Terugnemen
client-tool-ask-undo = Terugnemen…
client-tool-list = Lijst
client-hint-title = Vraag wat een spionagechef zou doen
client-hint-best = { $known ->
        [yes] Hint: { $action } ({ $chance }% winstkans)
       *[no] Hint: { $action }
    }
client-hint-marked = { $known ->
        [yes] Hint: wat met 1 is gemarkeerd ({ $chance }% winstkans)
       *[no] Hint: wat met 1 is gemarkeerd
    }
client-list-note = Al je keuzes als lijst
client-list-title =
    { $count ->
        [one] Eén keuze
       *[other] { $count } keuzes
    }
client-list-none = Nu niets te kiezen
client-list-no-match = Geen keuze bevat deze woorden.
client-list-wait = Er wordt je niets gevraagd. De lijst staat hier zodra je aan de beurt bent.
client-undo-at-once = Je laatste zet wordt meteen teruggenomen.
client-undo-asks = Het wordt aan { $names } gevraagd; bij instemming wordt je zet teruggenomen.
client-undo-waits = Je hebt het al gevraagd.
client-undo-request = { $name } vraagt een zet terug te nemen
client-undo-waiting = Je zet wordt teruggenomen als { $names } instemt.
client-undo-withdraw = Intrekken
client-stand-in-title = Een bot speelt voor jou
client-stand-in-text = Kom terug wanneer je wilt; je gaat vanaf hier verder.
client-take-back-stand-in = Zetten van de bot terugnemen
client-take-back-text = De laatste zetten van de bot staan nog niet vast: je kunt ze terugnemen.
client-seats-provisional = zetten nog terug te nemen
client-log-provisional = staat niet vast

## What happened

client-since-move = Sinds je zet
client-since-last = Laatste zetten
client-since-nothing = Nog niets.
client-pace-again = Nog eens
client-pace-halt = Pauze
client-pace-go-on = Verder
client-pace-step = Volgende
client-pace-skip = Overslaan
# In the place of the question while the others’ moves are shown.
client-pace-showing = De zetten van de anderen
client-pace-next = Daarna ben jij aan de beurt. Met een toets of een tik sla je dit over.
client-pace-title = Tempo van de zetten van anderen
client-pace-slow = Langzaam
client-pace-normal = Normaal
client-pace-fast = Snel
client-pace-instant = Meteen

## Menu and keys

client-menu-sound = Geluiden
client-keys-title = Sneltoetsen
client-keys-list = Lijst met keuzes openen of sluiten
client-keys-hint = Om een hint vragen
client-keys-undo = Je laatste zet terugnemen
client-keys-again = Nog eens tonen wat er sinds je zet is gebeurd
client-keys-step = De volgende zet tonen, dan pauzeren
client-keys-question = Naar de vraag
client-keys-board = Naar het bord
client-keys-rules = De regels openen
client-keys-menu = Het menu openen
client-keys-keys = Dit overzicht tonen
client-keys-escape = Sluiten of terugleggen wat open is
client-keys-text = Op het bord ga je met Tab en de pijltjestoetsen van het ene naar het andere, en Enter kiest. Elke andere toets slaat zetten over die worden getoond.

## Waiting room

client-waiting-host = { $name } nodigt je uit voor dit spel.
client-waiting-is-host = gastheer
client-waiting-counts = Soort spel
client-waiting-clock-none = zonder klok
client-waiting-clock-live = { $minutes } min per speler, { $seconds } s erbij per beurt
client-waiting-clock-days =
    { $days ->
        [one] { $days } dag per zet
       *[other] { $days } dagen per zet
    }

## The end

client-end-won = Je hebt gewonnen
client-end-won-by =
    { $points ->
        [one] Je hebt gewonnen met { $points } punt verschil
       *[other] Je hebt gewonnen met { $points } punten verschil
    }
client-end-lost = Je hebt verloren
client-end-lost-by =
    { $points ->
        [one] Je hebt verloren met { $points } punt verschil
       *[other] Je hebt verloren met { $points } punten verschil
    }
client-end-draw = Gelijkspel
client-end-shared = Je deelt de overwinning
client-end-shared-by =
    { $points ->
        [one] Je deelt de overwinning, met { $points } punt voorsprong
       *[other] Je deelt de overwinning, met { $points } punten voorsprong
    }
client-end-winners =
    { $shared ->
        [yes] { $names } delen de overwinning
       *[no] { $names } heeft gewonnen
    }
client-end-ahead = { $source }: hier haalde { $name } { $points } punten meer.
client-end-you-ahead = { $source }: hier haalde je { $points } punten meer.
client-rematch-by = { $name } wil nog een keer spelen.
client-rematch-there = Het volgende spel staat klaar.
client-rematch-join = Neem je plaats in
