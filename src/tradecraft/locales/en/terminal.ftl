### Texts of the terminal client.

## A table opens and closes

terminal-welcome = { $game } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Type “?” for help.
terminal-seed = Deal: { $seed }
terminal-goodbye = Goodbye!

## Whose turn it is

terminal-round = Round { $round }
terminal-thinking = { $seat } is thinking…
terminal-pass_the_keyboard = Only { $seat } may see what comes next. Press Enter when nobody else is looking.
terminal-prompt = Your choice

## What lies on the table

terminal-pile = Draw pile
terminal-discard = Discard pile
terminal-hand = Hand

## Commands

terminal-help-choice = Type the number of a choice, or the action itself, such as “{ $example }”.
terminal-help-help = show this help
terminal-help-all = show all choices
terminal-help-board = show the board
terminal-help-desks = show everybody’s desk
terminal-help-card = explain a card
terminal-help-log = show what happened
terminal-help-why = say why an action is not allowed
terminal-help-undo = take back your last action
terminal-help-save = write the game to a file
terminal-help-quit = leave the game
terminal-undo_done = Taken back.
terminal-saved = The game is in { $path }.
terminal-loaded = Continuing the game in { $path }.
terminal-cannot_write = { $path } cannot be written: { $error }
terminal-cannot_read = { $path } cannot be read: { $error }
terminal-unknown_command = “{ $text }” is neither a choice nor a command. Type “?” for help.
terminal-no_such_choice = There is no choice { $number }; there are { $count }.
terminal-allowed = That is allowed.

## The end

terminal-game_over = The game is over. { $reason }
terminal-final_scoring = Final scoring
terminal-total = Total
terminal-place = Place
terminal-winner = { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
terminal-winners = { $seats } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Replays

terminal-replay_step = Step { $step } of { $steps }
terminal-replay_end = End of the record

## Errors: one line each

terminal-error = error: { $text }
terminal-error_at_line = error: line { $line }: { $text }
terminal-bad_seats = Seats are numbers from 1 with commas between them, not “{ $text }”.
terminal-bad_option = An option is written NAME=VALUE, not “{ $text }”.
terminal-option_twice = The option “{ $option }” is given twice.
terminal-bad_name = “{ $name }” cannot be a name: it must be one line, with single spaces between words.
terminal-bad_seed = “{ $seed }” cannot be a seed: it must be one line, with single spaces between words.
terminal-too_many_names = There are { $names } names for { $players } players.
terminal-humans_twice = Only one of --seat, --humans and --hot-seat can be given.
terminal-fixed_by_record = A resumed game keeps the players, options and names of its record.
terminal-no_bot = No bot plays { $game }.
terminal-file_exists = { $path } is there already. Choose another name; a recorded game goes on with --resume.
terminal-bench_needs_checkout = This needs a checkout of the project: bench/, drills/ and docs/ are no part of an installed copy.
terminal-folder_not_empty = { $path } is not empty.
terminal-folder_exists = { $path } exists already.
terminal-arena_file_missing = A series needs a file to keep its games in: --out FILE.
terminal-task_is_fixed = { $task } fixes the players and options itself.
terminal-no_cluster = The cluster at { $address } cannot be used: { $error }
terminal-other_program = The cluster at { $address } runs another version of Tradecraft, so its results could differ.
terminal-no_such_step = There is no entry { $step }: the record has { $steps }.
terminal-beliefs_of_whom = Beliefs are those of a seat at a moment: add --beliefs, --seat N and --at K.

## More for the table

terminal-player = Player { $number }
terminal-records_to = The game is written to { $path } after every step.
terminal-continue_with = Continue with: { $command }
terminal-unsaved = The game is not saved.
terminal-save_as = Save as (Enter: do not save)
terminal-earlier_lines = { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }: type “log” to see everything.
terminal-read_rule = Type “rule { $rule }” to read the rule.
terminal-help-rule = show a rule, such as { $rule }
terminal-why_what = Type an action after “why”, such as “why { $example }”.
terminal-rule_which = Type the id of a rule after “rule”, such as “rule { $rule }”.
terminal-save_where = Type the name of a file after “save”.
terminal-cards_by_number = Cards go by their numbers, not “{ $text }”.
terminal-no_such_cards = There is no such card to explain.
terminal-in_round = in round { $round }
terminal-sound = ok: { $steps ->
        [one] { $steps } entry
       *[other] { $steps } entries
    }, digest { $digest }, { $result }

## Finished games checked

terminal-verify-error = error: { $path }, line { $line }: { $text }
terminal-verify-unsound = { $path }: not sound, { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
terminal-verify-more = { $path }: { $count ->
        [one] { $count } more problem
       *[other] { $count } more problems
    }
terminal-verify-fair = deal of table { $table }: commitment and { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    } checked
terminal-verify-promised = commitment { $commitment }, entropy { $entropy } (as you noted them before the game?)
terminal-verify-withdrawn = before the game, a player sat down on seat { $seat } with entropy { $entropy } and left again
terminal-verify-chosen = deal “{ $seed }”, chosen by the owner of the table: { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    } checked
terminal-verify-no_deal = deal: not checked, the record is not of a table’s game (it has no notes about a deal or bots)
terminal-verify-fork = not checked: draws and bots of the first { $entries ->
        [one] entry, which was
       *[other] { $entries } entries, which were
    } taken over from table { $table }
terminal-verify-bots = bots: { $moves ->
        [one] { $moves } move made again
       *[other] { $moves } moves made again
    } ({ $bots })
terminal-verify-no_bots = bots: no moves
terminal-verify-seats = seats of bots: { $seats } (as you saw them at the table?)
terminal-verify-seeds = bots: { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    } compared with the deal
terminal-verify-seeds_unbound = not checked: the seeds of the bots, which are not bound to a deal that the owner chose
terminal-verify-no_seats = not checked: whether moves of bots were left out, because the record does not name the seats of bots (version 0.2 or earlier)
terminal-verify-other_version = not checked: { $moves ->
        [one] { $moves } move of { $bot }, made by version { $version }
       *[other] { $moves } moves of { $bot }, made by version { $version }
    } (this is { $here })
terminal-verify-no_such_bot = not checked: { $moves ->
        [one] { $moves } move of { $bot }, a bot that is not here
       *[other] { $moves } moves of { $bot }, a bot that is not here
    }
terminal-problem-commitment = The seed does not fit the commitment: its hash is { $expected }, not { $found }.
terminal-problem-draw = Entry { $entry }: the deal gives “{ $expected }”, not “{ $found }”.
terminal-problem-bot_missing = Entry { $entry }: the seat is { $bot }’s, but the move is not noted as a bot’s.
terminal-problem-bot_other = Entry { $entry }: the seat is { $expected }’s, but { $found } is noted for the move.
terminal-problem-bot_seed = Entry { $entry }: the deal gives { $bot } the seed { $expected }, not { $found }.
terminal-problem-bot_not_asked = Entry { $entry }: noted as a move of { $bot }, but no seat has a move there.
terminal-problem-bot_view = Entry { $entry }: { $bot } was shown something else than what its seat knew: { $found }, not { $expected }.
terminal-problem-bot_action = Entry { $entry }: { $bot } does “{ $expected }” here, not “{ $found }”.
terminal-problem-bot_fails = Entry { $entry }: { $bot } has no answer here. { $expected }

## The server

terminal-serving = Tradecraft is open at { $address } (Ctrl+C stops it).
terminal-serving_behind = The proxy finds it at { $address }.
terminal-backup = The backup is in { $path } ({ $size } kB).

## Looking after a server

terminal-admin-no_reports = There are no open reports.
terminal-admin-no_tables = No table is open or being played.
terminal-admin-closed = Report { $number } is closed.
terminal-admin-banned = { $name } ({ $id }) is banned; { $sessions ->
        [one] { $sessions } session has ended.
       *[other] { $sessions } sessions have ended.
    }
terminal-admin-unbanned = { $name } ({ $id }) may come in again.
terminal-admin-head-number = report
terminal-admin-head-at = when
terminal-admin-head-by = from
terminal-admin-head-about = about
terminal-admin-head-table = table
terminal-admin-head-text = text
terminal-admin-head-game = game
terminal-admin-head-status = status
terminal-admin-head-owner = made by
terminal-admin-head-seats = seats
terminal-admin-head-changes = changes
terminal-admin-person-id = id
terminal-admin-person-kind = kind
terminal-admin-person-name = name
terminal-admin-person-owner = belongs to
terminal-admin-person-language = language
terminal-admin-person-created = since
terminal-admin-person-seen = last seen
terminal-admin-person-banned = banned
terminal-admin-person-sessions = sessions
terminal-admin-person-bots = bot accounts
terminal-admin-person-tables = tables not over
terminal-admin-person-games = finished games
terminal-admin-person-reports_by = reports made
terminal-admin-person-reports_about = reports about them
terminal-lesson-step = { $title }: step { $step } of { $steps }
terminal-lesson-go_on = Press Enter to go on
terminal-lesson-help = “back” takes one step back, “again” starts over, “quit” leaves.
terminal-lesson-done = The lesson is done. Next: { $command }
terminal-lesson-all_done = The lesson is done. It was the last one of this game: { $command }
terminal-lesson-begin = Begin with: { $command }
terminal-lesson-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }

terminal-site-written = The site is in { $path }. Try it: python -m http.server --directory { $path }
terminal-no_client = The browser client is not built; run `make client` first.
terminal-not_empty = { $path } is not an empty folder.
