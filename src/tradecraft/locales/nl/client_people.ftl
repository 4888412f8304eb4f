### Mensen aan een tafel: plaatsen, hints, weggaan en terugnemen.

## Bots op vrije plaatsen

client-fill-level = Bots voor vrije plaatsen
client-fill-add = { $bot } toevoegen
client-fill-remove = Weghalen
client-fill-seat = plaats { $number }

## Hints

client-hints-option = Hints toegestaan tussen mensen
client-hints-label = Hints
client-hints-line = Hints: { $state }
client-hints-yes = toegestaan
client-hints-no = niet aan deze tafel
client-hints-rated = nooit in een spel dat meetelt

## Bots in moeilijkheden

client-seats-bot-delayed = antwoordt niet
client-seats-bot-weaker = onder zijn niveau
client-trouble-delayed = { $name } kan op dit moment niet antwoorden. De vraag wordt opnieuw gesteld tot het lukt; er komt geen zwakkere bot voor in de plaats.
client-trouble-weaker = { $name } speelt onder zijn niveau: deze computer is er te traag of te druk voor.

## Weggaan, opgeven en terugnemen

client-leave-friendly = Het spel verlaten? Een bot speelt voor je tot je terugkomt. Ben je er aan het eind niet, dan word je laatste.
client-leave-rated = Het spel verlaten dat meetelt voor de ranglijst? Een bot speelt voor je verder. Zodra die een keuze voor je heeft gemaakt, kun je niet meer terug en word je laatste.
client-resign-ends = Opgeven? Het spel is meteen afgelopen en je hebt verloren.
client-resign-goes-on = Definitief opgeven? Een bot speelt in jouw plaats verder en je wordt laatste.
client-resign-ends-rated = Opgeven? Het spel is meteen afgelopen, je hebt verloren en het telt mee voor je klassering.
client-resign-goes-on-rated = Definitief opgeven? Een bot speelt in jouw plaats verder, je wordt laatste en het telt mee voor je klassering.
client-stand-in-rated = In een spel dat meetelt kun je alleen terugkomen zolang de bot nog geen keuze voor je heeft gemaakt.
client-undo-with-answers = Je laatste zet wordt meteen teruggenomen, met alles wat erop volgde.
client-undo-final = In een spel dat meetelt blijft een zet staan als die iets heeft onthuld of beantwoord is.
client-undo-other = Iemand anders vraagt het al.

## De titel van de pagina

client-title-open = Wachten op spelers

## Je spel zonder het geluk

client-profile-title = Je spel zonder het geluk
client-profile-text = Wat je geanalyseerde spellen vertellen. Alleen jij ziet dit.
client-profile-moment = { $day }, zet { $entry }
client-profile-puzzles = { $count ->
        [one] Oefenen: één puzzel
       *[other] Oefenen: { $count } puzzels
    }
client-profile-lesson = De les hierover
client-profile-no-habits = Geen fout kwam in meer dan één spel voor.
client-profile-review = { $count ->
        [one] Analyseer het laatste spel
       *[other] Analyseer de laatste { $count } spellen
    }
client-profile-working = Bezig met analyseren…
client-profile-problem = Analyseren gaat op dit moment niet. Probeer het later opnieuw.
