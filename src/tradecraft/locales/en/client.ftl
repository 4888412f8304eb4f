### The table in the browser: pages around the game and what is the same for all games.

client-labelled = { $name }: { $text }
client-skip = Skip to the content
client-loading = One moment…
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
client-nav-components = Cards and symbols
client-nav-aid = Player aid
client-aid-print = Print

client-missing-title = Nothing on file
client-missing-text = There is no page at this address.

## Start page

client-home-title = Take a seat. Trust nobody.
client-home-lead = Cold War board games, with friends or against opponents who never peek at your cards. Exact rules, and a deal anyone can check.
client-home-name = Your name at the table
client-home-guest = Guest
client-home-variant = Version
client-home-players = Players
client-home-opponents = Opponents
client-home-play = Play now
client-home-table = Set up a table
client-home-more = More
client-home-join = Join a table
client-home-watch = Watch a game
client-pocket-play = Play without a server
client-pocket-away = The server cannot be reached. You can go on without it: both games, all opponents, lessons and puzzles run in this browser.
client-home-summary = { $variant }, { $players ->
    [2] against { $bot }
   *[other] { $players } players with { $bot }
}
client-home-continue = Continue
client-home-all-tables = All your tables ({ $count })

## Making a table

client-new-title = New table
client-new-game = Game
client-new-pack = Content pack
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
client-new-clock-days = Days per move
client-new-minutes = Minutes per player
client-new-increment = Seconds added each turn
client-new-days = Days per move
client-new-stand-in = Substitute for players who leave
client-new-who = Access
client-new-listed = Listed in the lobby
client-new-spectators = Allow spectators
client-new-rated = Rated (needs an account)
client-new-more = More
client-new-seed = Fixed deal (seed)
client-new-make = Create table

## Lists of tables

client-lobby-title = Lobby
client-lobby-open = Waiting for players
client-lobby-watch = In progress
client-lobby-none-open = Nobody is waiting right now. Create a table and invite someone.
client-lobby-none-watch = No game can be watched just now.
client-mine-none = You have no tables yet.
client-list-open = waiting
client-list-playing = in progress
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

client-connection-lost = The connection is lost. Trying again…
client-connection-back = The connection is back.

client-seats-title = Players
client-seats-open = free
client-seats-invited = by invitation
client-seats-reserved = reserved for { $name }
client-seats-bot = bot
client-seats-resigned = has resigned
client-seats-stand-in = a bot is playing
client-seats-away = away
client-seats-you = you
client-seats-score = points
client-seats-look = View from this seat
client-seats-spectators = { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }

client-clock-title = Time left
client-clock-days = { $days } d { $hours } h

client-waiting-text = The game begins as soon as all seats are taken.
client-waiting-closed = This table was closed.
client-waiting-invite = Invite somebody
client-waiting-link = Anyone with this link can join
client-waiting-copy = Copy the link
client-waiting-copied = Copied
client-waiting-join = Sit down
client-waiting-sit = Take a seat
client-waiting-options = Game options
client-waiting-leave = Leave the table
client-waiting-close = Close the table

client-play-your-turn = Your turn
client-play-pending = Sending: { $action }
client-play-waiting = One moment…
client-play-waiting-for = Waiting for { $names }
client-play-filter = Filter the choices
client-play-ranked = Hint number { $rank }
client-hints-title = What the spymaster would do
client-hints-chance = { $chance }% chance of winning (± { $error })
# In place of the chance, if a choice is no better than the best one though it may seem so.
client-hints-alike = About as good
client-hints-note = Based only on what you can see. Choices with nearly the same chance are equally good.
client-hints-forced = There is no other choice.
client-hints-ready = Hint: { $action }
client-play-rule = Rule { $rule }

client-undo-agree = Agree
client-undo-refuse = Refuse

client-menu-title = At the table
client-menu-hint = Hint
client-menu-thinking = Thinking…
client-menu-return = Rejoin
client-menu-leave = Leave
client-menu-resign = Resign

client-side-title = Log, chat and notes
client-side-log = Log
client-side-chat = Chat
client-side-note = Notes

client-log-sat = { $name } sits down.
client-log-stood = { $name } gets up.
client-log-bot-sat = A bot takes the seat: { $name }.
client-log-bot-stood = The bot gets up.
client-log-started = The game begins.
client-log-undone = { $name } undoes a move.
client-log-undo-asked = { $name } asks to undo a move.
client-log-undo-answered = { $name } has answered.
client-log-undo-withdrawn = { $name } withdraws the request.
client-log-replaced = A bot plays for { $name }.
client-log-bot-delayed = { $name }: the bot cannot decide just now and will try again.
client-log-holiday = { $name } goes on holiday.
client-log-holiday-over = { $name } is back from holiday.
client-log-returned = { $name } is back.
client-log-resigned = { $name } resigns.
client-log-closed = The table was closed.
client-log-rematched = There is a rematch.
client-log-shared = { $name } lets everybody see the review.

client-chat-text = Say something
client-chat-send = Send
client-chat-phrases = Quick messages
client-chat-mute = Mute

client-note-title = For your eyes only
client-note-kept = Saved
client-note-keeping = Saving…

## The end of a game

client-end-title = The game is over
client-end-resigned = The game ended by resignation.
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

## Rules

client-rules-games = Games
client-rules-english = The rules are in English for now.
client-rules-search = Search the rules
client-rules-contents = Sections
client-rules-none = No rules match your search.

## Replays

client-replay-title = Replay
client-replay-seen-by = As seen by
client-replay-open = Everyone (all cards face up)
client-replay-spectator = A spectator
client-replay-steps = Steps
client-replay-first = First
client-replay-back = Back
client-replay-play = Play
client-replay-pause = Pause
client-replay-next = Next
client-replay-last = Last
client-replay-pace = Pace
client-replay-pace-0 = slow
client-replay-pace-1 = normal
client-replay-pace-2 = fast
client-replay-at = Step { $at } of { $all }
client-replay-fork = Play on from here
client-replay-fork-seat = Play on as
client-replay-fork-start = Begin
client-replay-table = To the table
client-replay-nothing = Nothing to show.

## Settings

client-settings-you = You
client-settings-nobody = Nobody is signed in. A name is enough to play; an account keeps your games.
client-settings-guest = You are the guest { $name }.
client-settings-account = Account
client-settings-bot = You are the bot { $name }.
client-settings-rename = Change the name
client-settings-register = Keep your games: create an account
client-settings-statistics = Statistics
client-settings-sign-in = Sign in
client-settings-look = Appearance
client-settings-colours = Colours
client-settings-colours-system = Same as device
client-settings-colours-light = Light
client-settings-colours-dark = Dark
client-settings-motion = Animation
client-settings-motion-system = Same as device
client-settings-motion-full = On
client-settings-motion-reduced = Off
client-settings-table = At the table
client-settings-sound = A sound when it is your turn
client-settings-title = Show “Your turn” in the tab title
client-settings-notifications = A notification when it is your turn and the page is hidden
client-settings-confirm = Confirm every move before it is sent

## Accounts

client-account-title = Account
client-account-make = Create an account
client-account-make-text = A name and a password; no e-mail address.
client-account-make-guest = Your games and settings stay with you. A name and a password; no e-mail address.
client-account-name = Name
client-account-password = Password
client-account-old = Current password
client-account-new = New password
client-account-change = Change the password
client-account-password-changed = The password was changed.
client-account-new-codes = New recovery codes
client-account-codes = Recovery codes
client-account-codes-text = Keep these codes in a safe place. Each lets you set a new password once, and they are shown only now.
client-account-forgotten = Password forgotten?
client-account-code = Recovery code
client-account-recover = Set the new password
client-account-recovered = You are signed in with your new password.
client-account-sign-out = Sign out
client-account-sign-out-all = Sign out everywhere
client-account-delete = Delete the account
client-account-delete-sure = Delete your account? Your games stay, without your name. This cannot be undone.
client-account-to-make = No account yet? Create one
client-account-to-sign-in = Have an account already? Sign in
client-account-devices = Devices
client-account-devices-text = Where you are signed in. Sign out what you do not know.
client-account-device-this = this device
client-account-device-end = Sign out
client-account-device-since = signed in { $when }
client-account-data = Your data
client-account-export = Download everything kept about you
client-account-delete-password = Your password, to delete the account
client-passkeys-title = Passkeys
client-passkeys-text = Sign in without typing: your phone, computer or security key proves that it is you.
client-passkeys-name = What to call this device
client-passkeys-make = Add a passkey
client-passkeys-remove = Remove
client-passkeys-made = added { $when }
client-passkeys-used = last used { $when }
client-passkeys-not-made = No passkey was added. Perhaps the device has one already, or the request was cancelled.
client-passkeys-not-signed = The device did not sign in. Perhaps it has no passkey for this table, or the request was cancelled.
client-passkeys-no-address = Passkeys work at an https address, or at localhost on this device; here it is { $address }.
client-passkeys-no-browser = This browser has no passkeys.
client-passkeys-sign-in = Sign in with a passkey
client-passkeys-sign-in-text = Have you added a passkey? You need neither name nor password.
client-passkeys-stay = { $count ->
    [one] Your passkey still works; remove it if you do not know it.
   *[other] Your { $count } passkeys still work; remove any you do not know.
  }

## Ratings and statistics

client-ratings-league = League
client-ratings-people = Players
client-ratings-bots = Bots
client-ratings-place = Place
client-ratings-name = Name
client-ratings-rating = Rating
client-ratings-games = Games
client-ratings-none = Nobody has a rating here yet.
client-ratings-text = Ratings are cautious estimates: they rise as more games are counted.
client-person-wins = Wins
client-person-place = Average place
client-person-score = Average score
client-person-best = Best score
client-person-none = No finished games yet.
client-person-versus = You and { $name }
client-person-meetings = { $game }: { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, you were ahead in { $better } and behind in { $worse }.
client-person-recent = Latest games

## About

client-about-title = About Tradecraft
client-about-text = A table for Cold War spy board games: exact rules, honest opponents, and records you can learn from.
client-about-reconstruction = The games here are published board games. The rules are told in our own words; the boards and cards are our reconstruction, not the printed ones. This project is not affiliated with the publishers.
client-about-fair = Every deal is fixed before the game by the server and the players together, and can be checked by anybody afterwards.
client-about-icons = Some icons are from
client-about-api = For developers: the API of this server
client-components-search = Search
client-components-none = Nothing contains these words.
client-components-symbols = Symbols
client-components-cards = Cards
client-components-actions = Special actions
client-components-gadgets = Gadgets
