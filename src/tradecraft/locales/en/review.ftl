### Reviews of a finished game.

reason-review_missed_win = The better choice soon wins the game in { $percent }% of the cases that fit what you know.
reason-review_lost_at_once = It soon loses the game in { $percent }% of the cases that fit what you know.

review-title = Review of the game: { $game }
review-grade-forced = forced
review-grade-fine = fine
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
review-ledger = Luck and skill
review-ledger-lead = Share of the victory won or lost against a fair share of { $fair }%, in points of a hundred.
review-seat = Player
review-result = Result
review-luck = Luck of deal and draws
review-own = Own choices
review-others = Others’ choices
review-sum-luck = { $direction ->
        [up] { $name } won { $result } points of win share. Luck accounts for { $luck }.
       *[down] { $name } lost { $result } points of win share. Luck accounts for { $luck }.
    }
review-sum-choices = { $name }’s own choices account for { $own }, those of the others for { $others }.
review-by-round = By round
review-round = { $round ->
        [0] Before round 1
       *[other] Round { $round }
    }
review-decisions = Decisions worth another look
review-no-decisions = No choice clearly gave anything away.
review-counts = { $name }: { $fine } fine, { $inaccuracies ->
        [one] { $inaccuracies } inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }, { $forced } forced
review-heading = Entry { $entry }, round { $round }, { $name }: { $grade }, −{ $loss } ± { $error } points of win chance
review-points = about { $points } ± { $error } points more
review-chosen = Chosen: { $move }
review-best = Better: { $move }
review-draws = Draws that changed the game
review-draw = Entry { $entry }, round { $round }: { $steps }
review-curve = Chance to win, from the first entry to the last
review-moves = The game, entry by entry
review-entry = Entry { $entry } of { $count }
review-note = A choice is judged by what the player could know then, the ledger by what really lay there. Made by Tradecraft { $version }.
review-before = Back
review-after = Forward
terminal-review-page_kept = The page is in { $path }.

belief-title = What the others could hold
belief-counted = { $deals ->
        [one] Counted exactly: only one deal is possible.
       *[other] Counted exactly over { $deals } possible deals.
    }
belief-weighed = Estimated from { $worlds } possible deals, weighed by what was done; they tell as much as { $effective } of equal weight.
belief-holding = { $count ->
        [one] { $name } holds { $count } covered card
       *[other] { $name } holds { $count } covered cards
    }
belief-certain = Known: { $cards }
belief-dealt = by the deal alone { $dealt }%
belief-acts = What was done, and what it told
belief-bits = { $bits } bits
belief-told = { $direction ->
        [up] Likelier now: { $kind } ({ $before }% → { $after }%)
       *[down] Less likely now: { $kind } ({ $before }% → { $after }%)
    }
belief-nothing = Nobody holds covered cards.
belief-no-acts = Nothing that was done tells anything about these cards.

profile-sum = { $count ->
        [one] { $name }, one game: { $result } points of win share beyond a fair share; without luck { $adjusted }.
       *[other] { $name }, { $count } games: { $result } ± { $result_error } points of win share a game beyond a fair share; without luck { $adjusted } ± { $adjusted_error }.
    }
profile-rating = In rating points against these opponents: { $rating } ± { $rating_error }; without luck { $adjusted } ± { $adjusted_error }.
profile-no-habits = No mistake came up in more than one game.
profile-habit = { $part ->
        [first] “{ $theme }” in the first third of the game: −{ $loss } points of win chance a game, seen in { $games } of { $count ->
            [one] { $count } game
           *[other] { $count } games
        }.
        [middle] “{ $theme }” in the middle of the game: −{ $loss } points of win chance a game, seen in { $games } of { $count ->
            [one] { $count } game
           *[other] { $count } games
        }.
       *[last] “{ $theme }” in the last third of the game: −{ $loss } points of win chance a game, seen in { $games } of { $count ->
            [one] { $count } game
           *[other] { $count } games
        }.
    }
profile-other = Other choices
profile-moments = Where: { $moments }
profile-puzzles = { $count ->
        [one] One puzzle about it: tradecraft puzzle --theme { $theme }
       *[other] { $count } puzzles about it: tradecraft puzzle --theme { $theme }
    }
terminal-profile_nobody = None of these games was played by { $name }.
