### The table of 1955 in the browser.
###
### In these texts $seat is the name of a player. A country comes in forms, as in war1955.ftl: $in_country and
### $of_country are its name after a preposition. $until and $turn are numbers of turns.

client-war1955-loading = De tafel wordt klaargezet …
client-war1955-not-loaded = De kaarten konden niet worden opgehaald.
client-war1955-again = Opnieuw proberen
client-war1955-close = Sluiten
client-war1955-keys = Met de pijltjestoetsen ga je van kaart naar kaart en van land naar land, Enter kiest, Escape legt een kaart terug.

## The board

client-war1955-tracks = Landen van de { $faction }
client-war1955-to-go = { $steps ->
        [one] nog { $steps } veld voor { $seat }
       *[other] nog { $steps } velden voor { $seat }
    }
client-war1955-secured = Veilig
client-war1955-secured-by = veiliggesteld door { $seat }
client-war1955-blockade = in blokkade tot het einde van beurt { $until }
client-war1955-until-turn = tot { $turn }
client-war1955-home-of = thuisland van { $seat }
client-war1955-spy-of = spion van { $seat }
client-war1955-spy-of-detained = spion van { $seat }, zit vast
client-war1955-steps-of-turn = Stappen van de beurt

## The players

client-war1955-you = jij
client-war1955-decides = beslist nu
client-war1955-score = { $score ->
        [one] { $score } punt van de 3
       *[other] { $score } punten van de 3
    }
client-war1955-detained = spion zit vast tot beurt { $until }
client-war1955-open-hand = open hand tot beurt { $until }
client-war1955-gadget-there = Gadget { $gadget }: { $effect }
client-war1955-gadget-missing = Nog geen gadget { $gadget }. { $effect }

## Cards

client-war1955-secret = Geheim
client-war1955-mercenaries = Huurlingen
client-war1955-mercenary = Huurling
client-war1955-rules = Regels
client-war1955-hand-of = Hand van { $seat }
client-war1955-hidden-cards = { $count ->
        [one] { $count } verborgen kaart van { $seat }
       *[other] { $count } verborgen kaarten van { $seat }
    }
client-war1955-hand-seen = De hand ligt open
client-war1955-hand-known = Bekend van deze hand
client-war1955-known-to-opponent = De ander kent deze kaart.
client-war1955-laid-ready = Klaargelegd
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
client-war1955-sending = Je zet wordt verstuurd …
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
client-war1955-worth = { $total } waard van de { $needed } die nodig zijn
client-war1955-with-card = Wat te doen met { $card }
client-war1955-put-back = Terugleggen
client-war1955-use-influence = Invloed gebruiken
client-war1955-why-not = Waarom niet?
client-war1955-hint-play = Kies een kaart en dan wat je ermee doet; of sleep haar naar een land.
client-war1955-hint-target = Kies een van de gemarkeerde landen.
client-war1955-hint-answer = Kies een kaart om te reageren, of laat het toe.
client-war1955-hint-block = Afweren { $in_country } moet ten minste { $needed } waard zijn.
client-war1955-hint-no-answer = Je hebt niets om mee te reageren.
client-war1955-auto = Vanzelf toelaten als ik niets kan doen, na de tijd die een mens nodig heeft
client-war1955-auto-running = Wordt zo dadelijk toegelaten

## Outside the table

client-home-file-war1955 = Dossier 1955
client-home-about-war1955 = Zes landen, twee spionnen en op alles een antwoord, ook op antwoorden. Voor 2 spelers.
client-settings-auto-pass = 1955: vanzelf toelaten als er niets anders kan
