### Texts that belong to no game: why something is refused.

## Tables: games, options, seats, bots, languages

reason-unknown_game = There is no game called “{ $game }”. There is: { $allowed }.
reason-no_observations = { $game } declares no observations, so there is no environment of it.
reason-bad_player_count = This game is not for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, but for { $allowed }.
reason-unknown_option = There is no option called “{ $option }”. There is: { $allowed }.
reason-wrong_number_of_names = There must be a name for each of the { $players } players, not { $names } names.
reason-bad_name = { $name } cannot be a name: one line of plain text, with single spaces between the words.
reason-bad_option_value = The option “{ $option }” cannot be “{ $value }”. It can be: { $allowed }.
reason-no_such_seat = There is no seat { $seat }: the table has { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }.
reason-unknown_bot = There is no bot called “{ $bot }”. There is: { $allowed }.
reason-bot_does_not_play = The bot “{ $bot }” does not play “{ $game }”.
reason-nothing_to_train = There is nothing to be trained in “{ $game }”: its positions are not judged by features.
reason-game_not_over = The game is not over yet.
reason-game_not_judged = Nobody here can judge a game of “{ $game }”.
reason-bad_budget = “{ $text }” is no bot with a budget. Write it as spymaster@60 for simulations or spymaster@100ms for time.
reason-unknown_trait = There is no trait “{ $trait }”. There is: { $allowed }.
reason-bad_trait = “{ $value }” is no value for “{ $trait }”.
reason-no_traits = The bot “{ $bot }” has no traits.
reason-nothing_trained = No network has been trained for { $game } yet: see tradecraft train --net.
reason-bot_twice = The bot “{ $bot }” is named twice, and more bots are named than there are seats.
reason-wrong_number_of_bots = { $bots ->
        [one] { $bots } bot does
       *[other] { $bots } bots do
    } not fit a table with { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }.
reason-unknown_language = There is no language called “{ $language }”. There is: { $allowed }.

## Matches: draws and taking back

reason-no_draw_now = Nothing is to be drawn now.
reason-wrong_draws = This does not fit the draw: { $count ->
        [one] { $count } item
       *[other] { $count } items
    } from “{ $deck }” must come.
reason-cannot_undo = This cannot be taken back: the last step was not yours, or it revealed something.

## Records

reason-truncated = The record stops too early.
reason-not_text = This is not UTF-8 text.
reason-not_a_record = This is not a Tradecraft record.
reason-unknown_format_version = The record has format version { $version }; known is version { $known }.
reason-malformed_line = Expected “{ $expected }”, found { $found }.
reason-option_twice = The option “{ $option }” is given twice.
reason-wrong_entry_count = The record announces { $announced ->
        [one] { $announced } entry
       *[other] { $announced } entries
    }, but has { $found }.
reason-text_after_end = Nothing may follow the last line of a record.
reason-other_game = The record is of “{ $game }”, not of “{ $expected }”.
reason-digest_differs = The game led to another position than the record says: { $reached } instead of { $recorded }.

## Versions of the rules and content packs

reason-unknown_rules_version = Version { $version } of the rules is not available here. Available: { $known }.
reason-unknown_content = The content pack “{ $content }” is not available here. Available: { $known }.
reason-missing_pack = The content pack “{ $pack }” ({ $digest }…) is missing: this game can only be played with it.
reason-other_pack = The content pack “{ $pack }” given here is not the one this game was played with: { $found }… instead of { $digest }….
reason-bad_pack = The content pack in { $folder } cannot be used. { $file }, { $item }: { $problem }.
reason-pack_of_other_game = The content pack { $pack } is for “{ $game }”, not for “{ $expected }”.
reason-game_has_no_packs = “{ $game }” cannot be played with other content packs.

## Rules pages

reason-no_such_rule = There is no rule { $rule }. Similar: { $near }.
reason-no_rules_page = There is no rules page for { $game }.
reason-unknown_verb = “{ $text }” is not an action. An action begins with one of: { $known }.
reason-malformed_action = “{ $text }” is not written like an action: { $expected }.
reason-other_deck = A draw from “{ $deck }” is not what comes next, but one from “{ $expected }”.
reason-unknown_lesson = There is no lesson “{ $lesson }”. There is: { $known }.
reason-lesson_answer = “{ $answer }” does not lead on in the lesson { $lesson }.
reason-unknown_puzzle = There is no puzzle “{ $puzzle }”. “tradecraft puzzle --list” shows them all.
