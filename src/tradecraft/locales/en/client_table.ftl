### The one screen of a table: header, question, list, what happened, menu, keys and the end.

## Header

client-seat-open = Look at this player’s desk
client-seat-asked = to decide now
client-title-turn-of = Waiting for { $names }

## Question and tools

client-tool-undo = Undo
client-tool-ask-undo = Undo…
client-tool-list = List
client-hint-title = Ask what a spymaster would do
client-hint-best = { $known ->
        [yes] Hint: { $action } ({ $chance }% to win)
       *[no] Hint: { $action }
    }
client-hint-marked = { $known ->
        [yes] Hint: what is marked 1 ({ $chance }% to win)
       *[no] Hint: what is marked 1
    }
client-list-note = All your choices as a list
client-list-title =
    { $count ->
        [one] One choice
       *[other] { $count } choices
    }
client-list-none = Nothing to choose just now
client-list-no-match = No choice contains these words.
client-list-wait = You are not being asked anything. The list will be here on your turn.
client-undo-at-once = Your last move is taken back at once.
client-undo-asks = { $names } will be asked; your move is taken back if they agree.
client-undo-waits = You have asked already.
client-undo-request = { $name } asks to take back a move
client-undo-waiting = Your move is taken back if { $names } agrees.
client-undo-withdraw = Withdraw
client-stand-in-title = A bot is playing for you
client-stand-in-text = Come back whenever you like; you go on from here.
client-take-back-stand-in = Take back the bot's moves
client-take-back-text = The bot's last moves are not final yet: you can take them back.
client-seats-provisional = moves can be taken back
client-log-provisional = not final

## What happened

client-since-move = Since your move
client-since-last = Last moves
client-since-nothing = Nothing so far.
client-pace-again = Show again
client-pace-halt = Pause
client-pace-go-on = Go on
client-pace-step = Next
client-pace-skip = Skip
# In the place of the question while the others’ moves are shown.
client-pace-showing = The others’ moves
client-pace-next = Then it is your turn. Any key or tap skips ahead.
client-pace-title = Pace of the others’ moves
client-pace-slow = Slow
client-pace-normal = Normal
client-pace-fast = Fast
client-pace-instant = At once

## Menu and keys

client-menu-sound = Sounds
client-keys-title = Keyboard shortcuts
client-keys-list = Open or close the list of choices
client-keys-hint = Ask for a hint
client-keys-undo = Take back your last move
client-keys-again = Show again what happened since your move
client-keys-step = Show the next move, then pause
client-keys-question = Go to the question
client-keys-board = Go to the board
client-keys-rules = Open the rules
client-keys-menu = Open the menu
client-keys-keys = Show this overview
client-keys-escape = Close or put back what is open
client-keys-text = On the board, Tab and the arrow keys lead from one thing to the next, and Enter chooses. Any other key skips moves that are being shown.

## Waiting room

client-waiting-host = { $name } invites you to this game.
client-waiting-is-host = host
client-waiting-counts = Counts as
client-waiting-clock-none = no clock
client-waiting-clock-live = { $minutes } min each, { $seconds } s more for each turn
client-waiting-clock-days =
    { $days ->
        [one] { $days } day for each move
       *[other] { $days } days for each move
    }

## The end

client-end-won = You won
client-end-won-by =
    { $points ->
        [one] You won by { $points } point
       *[other] You won by { $points } points
    }
client-end-lost = You lost
client-end-lost-by =
    { $points ->
        [one] You lost by { $points } point
       *[other] You lost by { $points } points
    }
client-end-draw = The game is a draw
client-end-shared = You share the victory
client-end-shared-by =
    { $points ->
        [one] You share the victory, { $points } point ahead
       *[other] You share the victory, { $points } points ahead
    }
client-end-winners =
    { $shared ->
        [yes] { $names } share the victory
       *[no] { $names } has won
    }
client-end-ahead = { $source } made the difference: { $name } scored { $points } more.
client-end-you-ahead = { $source } made the difference: you scored { $points } more.
client-rematch-by = { $name } would like to play again.
client-rematch-there = The next game is ready.
client-rematch-join = Take your seat
