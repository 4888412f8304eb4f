### The table of 1955 in the browser.
###
### In these texts $seat is the name of a player. A country comes in forms, as in war1955.ftl: $in_country and
### $of_country are its name after a preposition. $until and $turn are numbers of turns.

client-war1955-loading = De tafel wordt klaargezet…
client-war1955-not-loaded = De kaarten konden niet worden opgehaald.
client-war1955-again = Opnieuw proberen
client-war1955-close = Sluiten
client-war1955-keys = Met de pijltjestoetsen ga je van kaart naar kaart en van land naar land, Enter kiest, Escape legt een kaart terug.
client-war1955-turn = { war1955-table-turn }
client-war1955-phase-opening = Thuisland
client-war1955-phase-plays = { $steps ->
        [0] Spelen
       *[other] Spelen ({ $steps })
    }
client-war1955-phase-fill_up = Aanvullen
client-war1955-phase-spy_move = Spion
client-war1955-phase-finished = Afgelopen
client-war1955-step-plays = Spelen
client-war1955-step-fill_up = Aanvullen
client-war1955-step-spy_move = Spion
client-war1955-about-plays = Speel twee kaarten na elkaar: voor hun invloed of voor hun speciale actie. De ander mag op elk ervan reageren.
client-war1955-about-fill_up = Trek tot je 5 kaarten hebt, of 6 met { war1955-gadget-improved_resources }.
client-war1955-about-spy_move = Verzet je spion naar een willekeurig land, of laat hem staan.

## The board

client-war1955-tracks = Landen van de { $faction }
client-war1955-to-go = { $steps ->
        [one] nog { $steps } veld voor { $seat }
       *[other] nog { $steps } velden voor { $seat }
    }
client-war1955-sign-mercenary = huurling
client-war1955-sign-home = thuisland
client-war1955-sign-spy = spion
client-war1955-secured = Veilig{ "\u00AD" }gesteld
client-war1955-secured-by = veiliggesteld door { $seat }
client-war1955-blockade = in blokkade tot het einde van beurt { $until }
client-war1955-until-turn = tot { $turn }
client-war1955-home-of = thuisland van { $seat }
client-war1955-spy-of = spion van { $seat }
client-war1955-spy-of-detained = spion van { $seat }, zit vast
client-war1955-steps-of-turn = Stappen van de beurt
client-war1955-about-track = Wie de pion { $steps } velden van het midden naar de eigen ster brengt, stelt het land veilig. Drie landen winnen.
client-war1955-about-secured = Veiliggesteld door { $seat }: de pion wordt niet meer verplaatst, behalve door een Revolutie.
client-war1955-about-home = Thuisland van { $seat }, die hier elke landkaart kan gebruiken en kan afweren. Wie het thuisland van de tegenstander veiligstelt, wint meteen.
client-war1955-about-spy = Spion van { $seat }, die hier elke landkaart kan gebruiken en kan afweren; een kaart van dit land telt 1 meer.

## The players

client-war1955-you = jij
client-war1955-score =
    { $score ->
        [one] { $score } van de 3
       *[other] { $score } van de 3
    }
client-war1955-detained = spion zit vast tot beurt { $until }
client-war1955-open-hand = open hand tot beurt { $until }
client-war1955-cards = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
client-war1955-cards-word = { $count ->
        [one] kaart
       *[other] kaarten
    }
client-war1955-about-stars = Een ster voor elk veiliggesteld land. Drie sterren winnen; het thuisland van de tegenstander wint ook, op zichzelf.
client-war1955-spy-in = spion { $in_country }
client-war1955-not-there-yet = Nog niet aanwezig.

## Cards

client-war1955-secret = Geheim
client-war1955-mercenaries = Huurlingen
client-war1955-mercenary = Huurling
client-war1955-rules = Regels
client-war1955-hand-of = Hand van { $seat }
client-war1955-hand-seen = De hand ligt open
client-war1955-hand-known = Bekende kaarten in deze hand
client-war1955-known-to-opponent = Je tegenstander kent deze kaart.
client-war1955-laid-ready = Klaar
client-war1955-no-cards = Geen kaarten
client-war1955-draw-pile = Trekstapel
client-war1955-discard-pile = Aflegstapel
client-war1955-draw-pile-open = { $count ->
        [one] Trekstapel: { $count } kaart. Tonen wat nog niet gezien is
       *[other] Trekstapel: { $count } kaarten. Tonen wat nog niet gezien is
    }
client-war1955-discard-pile-open = { $count ->
        [one] Aflegstapel: { $count } kaart. Doorkijken
       *[other] Aflegstapel: { $count } kaarten. Doorkijken
    }
client-war1955-shuffles = { $count ->
        [one] { $count } keer opnieuw geschud
       *[other] { $count } keer opnieuw geschud
    }
client-war1955-discard-title = Aflegstapel
client-war1955-discard-note = Iedereen mag erin kijken; de volgorde doet er niet toe.
client-war1955-unseen-title = Kaarten die je niet hebt gezien
client-war1955-unseen-note = Ze liggen in de trekstapel of zitten verborgen in een hand.

## The stage

client-war1955-stage = Wat er gebeurt
client-war1955-waits-for = { $seat } beslist
client-war1955-may-answer = Alleen deze speler mag nu reageren.
client-war1955-last-move = Laatste zet
client-war1955-stack = Aangekondigd, het nieuwste eerst
client-war1955-against = tegen
client-war1955-counters = Counter: { $action }
client-war1955-would-advance = { $steps ->
        [one] De pion { $of_country } zou { $steps } veld vooruitgaan.
       *[other] De pion { $of_country } zou { $steps } velden vooruitgaan.
    }
client-war1955-would-secure = De pion { $of_country } zou de ster bereiken: veiliggesteld.
client-war1955-needed = van de { $needed } die nodig zijn
client-war1955-worth = { $total } waard, { $needed } nodig
client-war1955-with-card = Wat te doen met { $card }
client-war1955-put-back = Terugleggen
client-war1955-use-transport = leg hem af om je spion te verplaatsen
client-war1955-ask-add = Kaart erbij, of aankondigen?
client-war1955-ask-block = Meer afweren, of aankondigen?
client-war1955-ask-pawn = Welke pion, of aankondigen?
client-war1955-help-play = Kies een kaart of sleep die naar een land.
client-war1955-hint-target = Kies een van de gemarkeerde landen.
client-war1955-hint-keep = Rekeningplundering laat je 2 kaarten; de rest wordt afgelegd.
client-war1955-hint-answer = Kies een kaart om te reageren, of laat het doorgaan.
client-war1955-hint-block = Om { $in_country } af te weren heb je minstens { $needed } nodig.
client-war1955-hint-no-answer = Je hebt niets om mee te reageren.
client-war1955-auto = Automatisch laten doorgaan als ik niet kan reageren (na een natuurlijke pauze)
client-war1955-auto-running = Gaat zo dadelijk door…
client-war1955-reaches = bereikt { $to } van { $steps }
client-war1955-secures = stelt het land veilig
client-war1955-its-influence = Invloed
client-war1955-not-now = Nu niet
client-war1955-use-not-now = { $use }: nu niet
client-war1955-no-card-asked = Er wordt nu niet om een kaart gevraagd.
client-war1955-auto-short = Doorlaten als ik niets kan doen
client-war1955-tab-table = Tafel
client-war1955-tab-players = Spelers
client-war1955-tab-piles = Stapels
client-war1955-tab-side = Log, chat

## Outside the table

client-home-file-war1955 = Dossier 1955
client-home-about-war1955 = Zes landen, twee spionnen en op alles een antwoord, ook op antwoorden. Voor 2 spelers.
client-settings-auto-pass = 1955: automatisch laten doorgaan als ik niet kan reageren

## Het einde, gezegd tegen de winnaar, de verliezer en wie toekijkt

client-war1955-end-breakdown = Wat is veiliggesteld
client-war1955-end-count =
    { $count ->
        [one] { $count } ster
       *[other] { $count } sterren
    }
client-war1955-end-three_countries =
    .won = Je hebt drie landen veiliggesteld.
    .lost = { $name } heeft drie landen veiliggesteld.
    .they = { $name } heeft drie landen veiliggesteld.
client-war1955-end-home_lost =
    .won = Je hebt het thuisland van je tegenstander veiliggesteld.
    .lost = { $name } heeft jouw thuisland veiliggesteld.
    .they = { $name } heeft het thuisland van de tegenstander veiliggesteld.
client-war1955-end-time_limit =
    .won = De tijdslimiet is bereikt en jij staat voor.
    .lost = De tijdslimiet is bereikt en { $name } staat voor.
    .they = De tijdslimiet is bereikt en { $name } staat voor.
client-war1955-end-draw =
    .won = De tijdslimiet is bereikt bij een gelijke stand.
    .lost = De tijdslimiet is bereikt bij een gelijke stand.
    .they = De tijdslimiet is bereikt bij een gelijke stand.

## Het spel in het kort, in beelden

client-war1955-short-card = In je beurt speel je twee kaarten. Een kaart zet met zijn invloed een pion vooruit, of je gebruikt de speciale actie.
client-war1955-short-track = Trek de pion van een land naar jouw ster om het veilig te stellen. Drie veiliggestelde landen winnen, en het thuisland van je tegenstander ook op zichzelf.
client-war1955-short-spies = Je spion maakt kaarten van het land waar hij is sterker, en kan daar afweren wat je tegenstander probeert.
