### Texts of the commands around bots: arena, analyse, and hints in a game.

## Arena

terminal-arena-title = { $game }, { $players } players, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
terminal-arena-progress = games
terminal-arena-own_budget = each level thinks as long as it is meant to
terminal-arena-milliseconds = { $count } ms for a decision
terminal-arena-simulations = { $count } simulations for a decision
terminal-arena-duplicate = { $deals ->
        [one] { $deals } deal, played from all seats
       *[other] { $deals } deals, each played from all seats
    }
terminal-arena-single = { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, seats rotating
terminal-arena-seed = seed { $seed }
terminal-arena-head-bot = bot
terminal-arena-head-games = games
terminal-arena-head-share = wins
terminal-arena-head-interval = 95%
terminal-arena-head-rating = rating
terminal-arena-head-seconds = s/decision
terminal-arena-head-most = most
terminal-arena-head-simulations = simulations
terminal-arena-head-pair = pair
terminal-arena-head-won = won
terminal-arena-head-rate = of decided
terminal-arena-head-margin = margin
terminal-arena-matrix = beats
terminal-arena-matrix_title = Share of decided games that the row wins against the column
terminal-arena-ratings = Ratings
terminal-arena-endings = Endings: { $endings }
terminal-arena-kept = The games, a report and a picture are in { $path }.
terminal-arena-picture = { $game }: who beats whom in { $games } games, and the ratings
terminal-budget_twice = Only one of --budget-ms and --simulations can be given.
terminal-bad_bars = A share of { $low } that is too little and one of { $high } that is enough do not fit: the first must be the smaller one, and both lie between 0 and 1.
terminal-other_tournament = { $path } holds other games: other bots, options, budget, seed, or another version of the program.

## Analysis of a finished game

terminal-analyse-progress = entries
terminal-analyse-chances = Chance to win, from the first entry to the last
terminal-analyse-points = { $count ->
        [0] There is no turning point.
        [one] The turning point
       *[other] The { $count } greatest turning points, in the order of the game
    }
terminal-analyse-choice = Entry { $entry }, round { $round }, { $seat }: { $before } → { $after }
terminal-analyse-chance = Entry { $entry }, round { $round }, chance, for { $seat }: { $before } → { $after }
terminal-analyse-chosen = chosen: { $move }
terminal-analyse-better = better: { $move }
terminal-analyse-note = At a choice both options are judged by what the player could know then; where chance decided, what came by what could have come.
terminal-analyse-picture = { $game }: chance to win over the entries of the game
terminal-analyse-picture_kept = The curve is in { $path }.
terminal-analyse-part_of_review = This is part of the review: tradecraft review { $path } shows all of it.

## Hints in a game

terminal-hint-title = { $count ->
        [one] What the spymaster would do
       *[other] What the spymaster would do, the best first
    }
terminal-hint-chance = { $chance } ± { $error }
terminal-hint-forced = There is only one choice.
terminal-hint-thinking = thinking about it…
terminal-help-hint = ask for advice: the best choices, the chance to win, and why
