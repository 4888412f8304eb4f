### The lessons in the browser.

client-learn-title = Leren door te spelen
client-learn-lead = Korte lessen aan de echte tafel. Jij speelt, de coach legt uit; je kunt altijd stoppen en later verdergaan.
client-learn-teach-me = Leer het me
client-learn-minutes = { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }
client-learn-at = { $step } van { $steps }
client-learn-is-done = Klaar
client-learn-go-on = Verder
client-learn-back = Terug
client-learn-again = Opnieuw
client-learn-all = Alle lessen
client-learn-next = Volgende les
client-learn-play = { $game } spelen
client-learn-done = Goed gedaan! “{ $title }” is klaar.
client-learn-report = Fout melden
client-learn-report-what = Wat klopt er niet aan deze stap?
client-learn-reported = Bedankt. De beheerders van deze server lezen het.
client-learn-send = Versturen
client-learn-what = Wat is dit?
client-learn-what-lesson = Les: { $title }
client-learn-what-rule = Regel { $rule }

## Puzzels

client-puzzles-title = Puzzels
client-puzzles-lead = Stellingen uit partijen van sterke spelers. Eén keuze is duidelijk beter dan alle andere: vind die. Je eerste poging telt.
client-puzzles-today = Puzzel van de dag
client-puzzles-solve = Oplossen
client-puzzles-all = Alle puzzels
client-puzzles-next = Volgende puzzel
client-puzzles-again = Nog eens bekijken
client-puzzles-rating = Je rating
client-puzzles-streak = Achter elkaar opgelost
client-puzzles-best = Beste reeks
client-puzzles-solved = Opgelost
client-puzzles-rated = Rating: { $before } → { $after }
client-puzzles-easy = makkelijk
client-puzzles-medium = gemiddeld
client-puzzles-hard = moeilijk

## De eerste partij met gids

client-guide-title = Gids
client-guide-understood = Begrepen
client-guide-next = Verder (nog { $count })
client-guide-suggest = Suggesties tonen
client-guide-hide = Verbergen
client-guide-chance = Wint ongeveer { $chance } van de 100 partijen.
client-guide-loses = “{ $action }” kost je ongeveer { $loss } van de 100 overwinningen.
client-guide-better = Beter: { $action }.
client-guide-reconsider = Opnieuw kiezen
client-guide-anyway = Toch spelen
client-guide-notes = Uitleggen wat nieuw is
client-guide-warnings = Waarschuwen voor grote fouten
client-guide-off = Zonder gids verder spelen
client-guide-on = Met de gids verder spelen
