### Puzzels: stellingen waarin één keuze duidelijk de beste is.

puzzle-find = Eén keuze is duidelijk beter dan alle andere. Welke?
puzzle-right = Dat is hem: “{ $solution }”. Daarmee worden { $best } van de 100 partijen gewonnen.
puzzle-close = Niet de beste: daarmee worden { $chance } van de 100 partijen gewonnen. Met “{ $solution }” zijn het er { $best }.
puzzle-wrong = Nee: met “{ $solution }” worden { $best } van de 100 partijen gewonnen. Jouw keuze is zoveel slechter dat de Meesterspion er nauwelijks naar keek.
puzzle-easy = makkelijk ({ $rating })
puzzle-medium = gemiddeld ({ $rating })
puzzle-hard = moeilijk ({ $rating })

## Thema’s

puzzle-theme-surround = Een plein omringen
puzzle-theme-deny = De tegenstander dwarszitten
puzzle-theme-payday = Betaaldag: sparen of uitgeven
puzzle-theme-plan = De ronde plannen
puzzle-theme-tracks = De sporen lezen
puzzle-theme-bribes = Steekpenningen kiezen
puzzle-theme-missions = Een opdracht kiezen
puzzle-theme-secure = Een land veiligstellen
puzzle-theme-counter = Counteren of bewaren
puzzle-theme-deck = De stapel tellen
puzzle-theme-spy = De spion plaatsen

## In de terminal

terminal-puzzle-begin = Probeer er een met: { $command }
terminal-puzzle-next = Nog een met dit thema: { $command }
terminal-no_such_puzzles = Zulke puzzels zijn er niet. Alle puzzels: tradecraft puzzle --list
