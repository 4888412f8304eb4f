### What helps while one plays: what an option leads to, confirming, what happened since, the curve of a game.

client-preview-title = This would happen
client-preview-assumed = If you then choose: { $action }
client-preview-final = After this, taking back may need the consent of the others.
# Before the reason why something cannot be chosen.
client-why-not = Not possible:
client-confirm-title = Your choice:
client-confirm-move = Confirm
client-since-title =
    { $count ->
        [one] Since your last move: { $count } event
       *[other] Since your last move: { $count } events
    }
client-log-show = Show it on the board
client-undo-nothing = There is nothing to take back yet.
client-undo-not-free = Something was revealed or somebody else has moved since, so the others must agree.
client-settings-confirm-final = Confirm moves that may not be taken back alone
client-settings-notifications-denied = The browser does not allow notifications for this page.
client-jump-title = Parts of the table
client-jump-board = Board
client-jump-desk = Desk
client-jump-choices = Choices
client-jump-log = Log
client-curve-points = Points from round to round
client-curve-steps = Steps ahead from turn to turn
client-curve-column-points = Round
client-curve-column-steps = Turn
client-curve-end = End
client-curve-table = As a table

client-end-analysis = What decided it
client-analysis-title = What decided the game
client-analysis-lead = How likely each player was to win, and the moments that changed it: by a choice or by chance.
client-analysis-progress = The game is being looked at again …
client-analysis-ready =
    { $count ->
        [one] The analysis is ready, with one turning point.
       *[other] The analysis is ready, with { $count } turning points.
    }
client-analysis-curve = Chance to win from entry to entry
client-analysis-entry = Entry
client-analysis-points = Turning points
client-analysis-no-points = Nothing turned this game: it was decided little by little.
client-analysis-choice =
    { $round ->
        [0] { $seat } chose before the first round: { $before } % became { $after } %
       *[other] { $seat } chose in round { $round }: { $before } % became { $after } %
    }
client-analysis-chance =
    { $round ->
        [0] At the deal: for { $seat } { $before } % became { $after } %
       *[other] Chance decided in round { $round }: for { $seat } { $before } % became { $after } %
    }
client-analysis-chosen = Chosen
client-analysis-better = Better
client-analysis-look = Look at this moment
client-analysis-fork = Play on from here
client-analysis-note = A choice is judged from what its player could know then; filled numbers are choices, hollow ones chance.
client-bots-simple = Simple programs
