### Texts of the commands around bots: arena, ladder, analyse, and hints in a game.

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
terminal-arena-head-interval = 95 %
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
terminal-other_tournament = { $path } holds other games: other bots, options, budget, seed, or another version of the program.

## Ladder

terminal-ladder-written = Everything is measured; the page is { $path }.
terminal-ladder-stale = Not what was measured: { $files }. Run “tradecraft ladder --render”.
terminal-no_such_setting = There is no game “{ $setting }” on the ladder. There is: { $allowed }.
terminal-nothing_measured = Nothing has been measured yet: { $path } is not there.
