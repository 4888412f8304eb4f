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
client-curve-table = As a table
client-vienna-place-empty = empty
client-vienna-assign-help = Drag a card to a place (with a finger: hold it first), click card and place, or use the buttons below the card.
client-vienna-tracks-note = Where the token is shows what each tile is worth.
