### The table in the browser: pages around the game and what is the same for all games.

client-skip = Skip to the content
client-loading = One moment …
client-unreachable = The server cannot be reached. Try again in a moment.
client-cancel = Cancel

client-nav-menu = Menu
client-nav-home = Play
client-nav-lobby = Lobby
client-nav-mine = My tables
client-nav-ratings = Ratings
client-nav-rules = Rules
client-nav-settings = Settings
client-nav-language = Language

client-missing-title = Nothing on file
client-missing-text = There is no page at this address.

## Start page

client-home-stamp = Confidential
client-home-title = Take a seat. Trust nobody.
client-home-lead = Two board games of the Cold War, against honest opponents or with friends: every rule exact, every deal open to inspection.
client-home-name = Your name at the table
client-home-guest = Guest
client-home-variant = Game
client-home-players = Players
client-home-opponents = Opponents
client-home-play = Play now
client-home-table = Set up a table
client-home-more = More
client-home-join = Join a table
client-home-watch = Watch a game
client-home-file-vienna = File 1950
client-home-file-war1955 = File 1955
client-home-about-vienna = Bribe your way through the occupied city: place agents, close squares, sell what they know. For 2 to 4 players.
client-home-about-war1955 = Six countries, two spies, and an answer to everything, even to answers. For 2 players.

client-bot-random = Random
client-bot-greedy = Greedy

## Making a table

client-new-title = New table
client-new-game = Game
client-new-seats = Seats
client-new-seat = Seat { $number }
client-new-seat-mine = Me
client-new-seat-open = Anybody
client-new-seat-invited = By invitation
client-new-seat-bot = Bot: { $bot }
client-new-time = Time
client-new-pace = Pace
client-new-pace-live = Live
client-new-pace-turns = Turn by turn
client-new-clock = Clock
client-new-clock-none = None
client-new-clock-bank = Time bank
client-new-clock-days = Days for each move
client-new-minutes = Minutes for each player
client-new-increment = Seconds added each turn
client-new-days = Days for each move
client-new-stand-in = Plays for those who leave
client-new-who = Who may come
client-new-listed = Listed in the lobby
client-new-spectators = Others may watch
client-new-rated = Rated (needs an account)
client-new-more = More
client-new-seed = A deal of your own choice (seed)
client-new-make = Make the table

## Lists of tables

client-lobby-title = Lobby
client-lobby-open = Waiting for players
client-lobby-watch = Being played
client-lobby-none-open = Nobody is waiting just now. Make a table and invite somebody.
client-lobby-none-watch = No game can be watched just now.
client-mine-none = You have no tables yet.
client-list-open = waiting
client-list-playing = being played
client-list-over = over
client-list-closed = closed
client-list-rated = rated
client-list-friendly = friendly
client-list-more = More

## At the table

client-table-title = Table
client-table-board = Board
client-table-missing = There is no such table, or it is not open to you. An invitation link lets you in.
client-title-your-turn = Your turn

client-connection-lost = The connection is lost. Trying again …
client-connection-back = The connection is back.

client-seats-title = Players
client-seats-open = free
client-seats-invited = by invitation
client-seats-reserved = kept for { $name }
client-seats-bot = bot
client-seats-resigned = has resigned
client-seats-stand-in = a bot is playing
client-seats-away = away
client-seats-you = you
client-seats-score = points
client-seats-look = Look from here
client-seats-spectators = { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }

client-clock-title = Time left
client-clock-days = { $days } d { $hours } h

client-waiting-title = Waiting for players
client-waiting-text = The game begins as soon as all seats are taken.
client-waiting-closed = This table was closed.
client-waiting-invite = Invite somebody
client-waiting-link = Whoever has this link can sit down
client-waiting-copy = Copy the link
client-waiting-copied = Copied
client-waiting-join = Sit down
client-waiting-sit = Take a seat
client-waiting-options = How it is played
client-waiting-commitment = The server has fixed its part of the deal; its seal is
client-waiting-leave = Leave the table
client-waiting-close = Close the table

client-play-your-turn = Your turn
client-play-pending = Sending: { $action }
client-play-waiting = One moment …
client-play-waiting-for = Waiting for { $names }
client-play-filter = Search the choices
client-play-advice = A bot would choose: { $action }
client-play-rule = Rule { $rule }

client-undo-asked = { $name } asks to take something back.
client-undo-agree = Agree
client-undo-refuse = Refuse

client-menu-title = At the table
client-menu-undo = Take back
client-menu-ask-undo = Ask to take back
client-menu-hint = Hint
client-menu-thinking = Thinking …
client-menu-return = Come back
client-menu-leave = Leave
client-menu-leave-sure = Leave the game? A bot plays for you until you come back.
client-menu-resign = Resign
client-menu-resign-sure = Give the game up for good?

client-side-title = Log, chat and notes
client-side-log = Log
client-side-chat = Chat
client-side-note = Notes

client-log-sat = { $name } sits down.
client-log-stood = { $name } gets up.
client-log-started = The game begins.
client-log-undone = { $name } takes something back.
client-log-undo-asked = { $name } asks to take something back.
client-log-undo-answered = { $name } has answered.
client-log-replaced = A bot plays for { $name }.
client-log-returned = { $name } is back.
client-log-resigned = { $name } resigns.
client-log-closed = The table was closed.
client-log-rematched = There is a rematch.

client-chat-text = Say something
client-chat-send = Send
client-chat-phrases = Ready phrases
client-chat-mute = Mute

client-note-title = For your eyes only
client-note-kept = Kept
client-note-keeping = Keeping …

## The end of a game

client-end-title = The game is over
client-end-resigned = The game was given up.
client-end-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
client-end-breakdown = Points by source
client-end-source = Source
client-end-rematch = Play again
client-end-replay = Replay
client-end-record = Record (.tcr)
client-end-export = Export (JSON)
