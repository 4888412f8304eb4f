### Puzzles: positions in which one choice is clearly the best.

puzzle-find = One choice is clearly better than all others. Which one?
puzzle-right = That is it: “{ $solution }”. It wins in { $best } of 100 games.
puzzle-close = Not the best: it wins in { $chance } of 100 games. “{ $solution }” wins in { $best }.
puzzle-wrong = No: “{ $solution }” wins in { $best } of 100 games. Your choice is so much worse that the spymaster hardly looked at it.
puzzle-easy = easy ({ $rating })
puzzle-medium = medium ({ $rating })
puzzle-hard = hard ({ $rating })

## Themes

puzzle-theme-surround = Surround a square
puzzle-theme-deny = Get in their way
puzzle-theme-payday = Payday: save or spend
puzzle-theme-plan = Plan the round
puzzle-theme-tracks = Read the tracks
puzzle-theme-bribes = Choose your bribes
puzzle-theme-missions = Choose a mission
puzzle-theme-secure = Secure a country
puzzle-theme-counter = Counter or keep
puzzle-theme-deck = Count the deck
puzzle-theme-spy = Place your spy

## In the terminal

terminal-puzzle-begin = Try one with: { $command }
terminal-puzzle-next = Another of this theme: { $command }
terminal-no_such_puzzles = There are no such puzzles. All puzzles: tradecraft puzzle --list
