### What helps while one plays: what an option leads to, confirming, what happened since, the curve of a game.

client-preview-title = What would happen
client-preview-assumed = If you then choose: { $action }
client-preview-final = After this you may need the other players’ consent to undo.
# Before the reason why something cannot be chosen.
client-why-not = Not possible:
client-confirm-title = Your choice:
client-log-show = Show it on the board
client-undo-nothing = There is nothing to undo yet.
client-settings-confirm-final = Confirm moves I may not be able to undo on my own
client-settings-notifications-denied = The browser does not allow notifications for this page.
client-curve-points = Points from round to round
client-curve-steps = Steps ahead from turn to turn
client-curve-column-points = Round
client-curve-column-steps = Turn
client-curve-end = End
client-curve-table = As a table

client-end-analysis = What decided it
client-analysis-title = What decided the game
client-analysis-lead = How likely each player was to win, and the moments that changed it: by a choice or by chance.
client-analysis-ready =
    { $count ->
        [one] The analysis is ready, with one turning point.
       *[other] The analysis is ready, with { $count } turning points.
    }
client-analysis-curve = Chance of winning, move by move
client-analysis-entry = Move
client-analysis-points = Turning points
client-analysis-no-points = Nothing turned this game: it was decided little by little.
client-analysis-chance =
    { $round ->
        [0] The deal, for { $seat }: { $before }% → { $after }%
       *[other] Chance in round { $round }, for { $seat }: { $before }% → { $after }%
    }
client-analysis-chosen = Chosen
client-analysis-better = Better
client-analysis-look = Look at this moment
client-analysis-fork = Play on from here
client-analysis-note = Each choice is judged by what the player could know at the time. Solid numbers mark choices, hollow ones mark chance.
client-review-title = Luck and skill
client-review-progress = Reviewing every decision…
client-review-lead = Share of the victory won or lost against a fair share, in points of a hundred: luck, own choices and others’ choices add up to the result.
client-review-luck = Luck of deal and draws
client-review-own = Own choices
client-review-others = Others’ choices
client-review-heading = Round { $round }, { $seat }: { $grade } (−{ $loss } ± { $error })
client-review-note = A choice is judged by what the player could know then, luck by what really lay there. Made by version { $version }.
client-review-deep = Think five times as long
client-review-grade-inaccuracy = inaccuracy
client-review-grade-mistake = mistake
client-review-grade-blunder = blunder
client-review-decisions =
    { $count ->
        [0] No choice clearly gave anything away
        [one] One choice worth another look
       *[other] { $count } choices worth another look
    }
client-bots-simple = Simple programs
client-review-fair = Fair share
client-review-by-round = By round
client-review-round = { $round ->
        [0] Before round 1
       *[other] Round { $round }
    }
client-review-result = Result
client-review-points = about { $points } ± { $error } points more
client-review-place =
    { $count ->
        [one] One other review comes first.
       *[other] { $count } other reviews come first.
    }
client-review-all = Show all { $count } moments
client-review-few = Show only the { $count } greatest
client-review-page = Open as a page of one file
client-review-share-title = Share this review
client-review-share-allow = Let everybody see it
client-review-share-withdraw = No longer let everybody see it
client-review-share-missing = There is a link for everybody once all players allow it. Not yet: { $names }
client-belief-title = What the others could hold
client-belief-tab = Beliefs
client-belief-seat = Through the eyes of
client-belief-holding =
    { $count ->
        [one] { $name }: { $count } covered card
       *[other] { $name }: { $count } covered cards
    }
client-belief-certain = Known: { $cards }
client-belief-dealt = by the deal alone { $dealt }%
client-belief-cards = Card by card
client-belief-mark = Bars: how likely at least one is held. The line in a bar: by the deal alone.
client-belief-acts = What was done, and what it told
client-belief-bits = { $bits } bits
client-check-move = Check this move
client-check-same = ✓ Asked again, it plays the same
client-check-other = This move does not follow from what was stored: { $problems }.
client-check-unchecked = This move was made by version { $version } and can only be checked with it.
client-check-no_bot = No bot made this move.
client-study-option = Study game: everybody sees what the others could hold
client-study-label = Study game
client-study-yes = During the game each player may see what the others could hold. Whoever sits down agrees to it.
