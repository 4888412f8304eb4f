### The table server: why something is refused, and what people are told away from the table.

## Tables

reason-no_such_table = There is no table “{ $table }”, or it is not open to you.
reason-not_at_this_table = You have no seat at this table.
reason-not_your_seat = Seat { $seat } is not yours.
reason-not_your_table = Only the one who made the table can do this.
reason-not_begun = The game has not begun yet.
reason-not_over = The game is not over yet.
reason-already_begun = The game has begun already.
reason-already_over = The game is over.
reason-already_seated = You have a seat at this table already.
reason-no_free_seat = There is no seat you can take at this table.
reason-seat_not_free = Seat { $seat } cannot be taken.
reason-no_bot_there = There is no bot on seat { $seat }.
reason-not_away = Nobody is playing for you.
reason-already_resigned = This seat has given the game up.
reason-stand_in_plays = A stand-in is playing for you: come back to the table first.
reason-table_busy = This table is too busy right now. Try again.
reason-table_of_other_version = This game was played with version { $rules } of the rules and the content “{ $content }”, which this server does not play any more.
reason-too_many_tables = You have { $most } tables that are not over. Finish some of them first.
reason-too_many_bot_tables = You have { $most } games with bots that are not over. Finish some of them first.

## Making tables

reason-clock_does_not_fit = A clock with a bank is for live games, days are for games in turns.
reason-wrong_number_of_seats = This position is of { $players } players, not of { $seats }.
reason-no_such_entry = There is no entry { $entry }: the game has { $entries }.
reason-rated_needs_account = Rated games need an account.
reason-leagues_apart = People and bots are rated apart: a rated table is for the one or for the other.
reason-rated_hot_seat = In a rated game everybody has one seat.
reason-rated_same_bot_twice = In a rated game the same bot cannot have two seats.
reason-rated_companion = A companion adapts to you, so its games are not rated.
reason-rated_with_seed = A deal of your own choice is for friendly tables only.
reason-rated_needs_clock = A rated game needs a clock.
reason-bad_page = There is no page “{ $page }” of this list.

## Playing

reason-out_of_date = The table has moved on since: it is at version { $version } now.
reason-nothing_to_decide = You have nothing to decide just now.
reason-nothing_to_undo = There is nothing of yours to take back.
reason-rated_no_undo = In a rated game you cannot take back a move that has revealed something or been answered.
reason-rated_no_return = In a rated game you cannot come back once a stand-in has made a choice for you or your time has run out.
reason-rated_no_take_back = In a rated game the moves of a stand-in are final.
reason-nothing_to_take_back = There is nothing of a stand-in to take back.
reason-another_acted_since = Another player has acted since: the stand-in's moves are final.
reason-drawn_since = Something was drawn for you since: the stand-in's moves are final.
reason-revealed_since = Something was revealed to you since: the stand-in's moves are final.
reason-undo_asked_already = Somebody is asking to take something back already.
reason-nothing_asked = Nobody is waiting for your answer.
reason-no_hints_in_rated_games = There are no hints in rated games.
reason-no_study_in_rated_games = There is no study view in rated games.
reason-no_hints_among_people = At this table people play each other without hints.
reason-no_hint_now = No hint is available right now.
reason-no_analysis_now = This game cannot be analysed just now.
reason-too_many_reviews = Too many reviews are waiting; please try again in a minute.
reason-needs_connection = This needs a connection that stays open: use the WebSocket.
reason-too_many_connections = You have { $most } connections open already.

## Chat

reason-text_or_phrase = Send a text or one of the ready phrases, one of the two.
reason-unknown_phrase = There is no phrase called “{ $phrase }”. There is: { $allowed }.
reason-text_not_printable = A text is one line of characters that can be shown.

## People: names, passwords, sessions

reason-name_too_long = A name has at most { $most } characters.
reason-name_taken = The name “{ $name }” is taken.
reason-only_guests_rename = The name of an account cannot be changed.
reason-password_too_short = A password needs at least { $least } characters.
reason-password_too_long = A password has at most { $most } characters.
reason-wrong_password = The name or the password is wrong.
reason-wrong_recovery_code = The name or the recovery code is wrong, or the code has been used already.
reason-bad_passkey = The device's answer cannot be used.
reason-challenge_expired = That took too long, or was used already. Please try again.
reason-copied_passkey = The passkey “{ $name }” counts fewer uses than before, as a copy would. Sign in with your password and remove it.
reason-no_such_passkey = There is no such passkey.
reason-passkey_known = This device has a passkey for this table already.
reason-passkeys_need_https = Passkeys work at an https address, or at localhost on your own device.
reason-too_many_passkeys = { $most } passkeys are the most an account can have.
reason-unknown_passkey = This passkey belongs to no account here; perhaps it was removed.
reason-wrong_passkey = The passkey could not be checked.
reason-already_registered = You have an account already.
reason-account_needed = This needs an account.
reason-banned = You have been banned from this server.
reason-not_signed_in = You are not signed in. Enter your name first.
reason-unknown_token = This token is unknown or has been revoked.
reason-not_by_token = This cannot be done with a token: sign in with a browser.
reason-settings_too_large = The settings of the browser are too large: { $most } bytes can be kept.
reason-no_such_person = There is nobody with the id “{ $person }”.
reason-cannot_mute_oneself = You cannot mute yourself.
reason-too_many_mutes = You cannot mute more than { $most } people.
reason-no_such_bot_account = You have no bot account with the id “{ $person }”.
reason-no_such_session = You are not signed in there any more.
reason-too_many_bots = An account can have { $most } bot accounts, and no more.
reason-too_many_tokens = A bot account can have { $most } tokens, and no more.

## Requests

reason-malformed_request = The request cannot be read: { $problem }.
reason-request_too_large = The request is too large.
reason-headers_too_large = The headers of the request are too large: at most { $most } bytes are read.
reason-request_too_slow = The request took too long to arrive.
reason-too_many_requests = Too many requests. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
reason-too_busy = The server is too busy just now. Try again in a moment.
reason-wrong_origin = The request comes from a page that does not belong to this server.
reason-no_such_page = There is nothing at this address.
reason-no_such_method = This cannot be asked for at this address.
reason-server_fault = Something went wrong. Try again, or load the page again.

## Ratings and statistics

reason-no_such_leaderboard = There is no leaderboard of “{ $game }” with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.

## The database

reason-bad_database_url = The database must be named as “sqlite:///path/to/file.db” or as “postgresql://user@host/name”.
reason-postgres_not_installed = PostgreSQL needs a driver that is not installed: install “tradecraft[postgres]”.
reason-database_unreadable = The database “{ $path }” cannot be used: { $why }.
reason-database_unreachable = PostgreSQL cannot be used: { $why }.
reason-database_newer = The database was used by a newer version of Tradecraft (it is at revision { $found }, known is { $known }). Install that version, or open a backup made before.
reason-database_not_ours = The database holds tables that are not of Tradecraft. Choose an empty database.
reason-store_closed = The server is stopping. Try again in a moment.
reason-storage_failing = The server cannot store anything at the moment. Try again later.
reason-database_in_use = Another server is using the database { $path } already. Several processes need PostgreSQL.

## Backups

reason-backup_exists = “{ $path }” is there already, and a backup overwrites nothing.
reason-backup_failed = The backup “{ $path }” cannot be written: { $why }.
reason-backup_needs_pg_dump = PostgreSQL has its own tool for backups: use “pg_dump”.

## Running a server

reason-bad_setting = “{ $value }” cannot be the value of the setting “{ $name }”.
reason-workers_need_postgres = { $workers } processes need PostgreSQL: SQLite is for one.
reason-cannot_listen = The server cannot listen on { $host }, port { $port }: { $why }.
reason-nobody_called = There is no account or bot called “{ $name }”, and nobody with that id.
reason-no_such_report = There is no open report { $number }.

reason-no_such_game = There is no game “{ $game }”.
reason-client_not_built = The pages for the browser are not built: run “make play”, or “npm run build” in “web”.
page-description = Spy board games of the Cold War in the browser: with friends, or against bots that do not peek.
page-free_seat = free seat

## Calls: it is your turn

call-title = Your turn in { $game }
call-alone = It is your turn in { $game }.
call-with = It is your turn in { $game } with { $names }.
call-several = Your turn at { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
call-mute = No more messages about this table: { $url }
call-mute_short = Mute this table
call-stop = No more e-mail from Tradecraft: { $url }
call-stop_all = No more messages at all, on any device: { $url }
call-confirm_title = Confirm your e-mail address
call-confirm = { $name } wants Tradecraft to write to this address whenever it is their turn. Confirm it here:
call-confirm_not = If that was not you, ignore this message: nothing else will be sent.
call-confirm_ask = Should Tradecraft write to this address when it is your turn?
call-confirm_button = Confirm the address
call-confirm_done = Thank you. From now on you get an e-mail when it is your turn.
call-stop_ask = Should Tradecraft stop writing to this address? It will then no longer recover your account.
call-stop_button = No more e-mail
call-stop_done = Done. Tradecraft no longer writes to this address.
call-mute_ask = Should Tradecraft stop telling you when it is your turn at this table?
call-mute_button = Mute this table
call-mute_done = Done. This table is muted; you can change that in the settings.
call-all_ask = Should Tradecraft stop telling you when it is your turn, at all tables and on all devices?
call-all_button = Mute everything
call-all_done = Done. Everything is muted; you can change that in the settings.
reason-bad_time_zone = “{ $zone }” is not a time zone this server knows.
reason-call_url_bad = Messages cannot be sent to this address. It must begin with https:// and hold neither a name nor a password.
reason-call_host_unknown = There is no host called “{ $host }”.
reason-call_host_not_allowed = This server sends nothing to “{ $host }”.
reason-no_mail_here = This server sends no e-mail.
reason-too_many_receivers = You can be reached in { $most } ways already. Remove one first.
reason-no_such_receiver = You do not have this device or address.
reason-no_such_link = This link is not valid. Perhaps it was not copied completely.

## Recovering an account by e-mail

recovery-title = Set a new password
recovery-text = Set a new password for the account “{ $name }” here, once and within an hour:
recovery-not = If you did not ask for this, ignore this message: your password stays as it is.
reason-wrong_recovery_link = This link has been used, has expired or is not complete. Ask for a new one.

## Holidays

reason-bad_holiday = A holiday begins today or later, ends on a later day or the same, and within a year.
reason-holiday_booked = You have booked a holiday already. End it first.
reason-holiday_too_long = That would be { $days ->
    [one] { $days } day
   *[other] { $days } days
}, and you have { $left } left this year.
reason-no_holiday = You are not on holiday, and none is booked.
