### Texts that belong to no game: why something is refused.

## Tables: games, options, seats, bots, languages

reason-unknown_game = Er is geen spel “{ $game }”. Wel: { $allowed }.
reason-no_observations = { $game } geeft geen waarnemingen op, dus er is geen omgeving voor.
reason-bad_player_count = Dit spel is niet voor { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }, maar voor { $allowed }.
reason-unknown_option = Er is geen optie “{ $option }”. Wel: { $allowed }.
reason-wrong_number_of_names = Er moet een naam zijn voor elk van de { $players } spelers, niet { $names }.
reason-bad_name = { $name } kan geen naam zijn: één regel gewone tekst, met enkele spaties tussen de woorden.
reason-bad_option_value = De optie “{ $option }” kan niet “{ $value }” zijn. Mogelijk is: { $allowed }.
reason-no_such_seat = Er is geen plaats { $seat }: de tafel heeft { $players ->
        [one] { $players } plaats
       *[other] { $players } plaatsen
    }.
reason-unknown_bot = Er is geen bot “{ $bot }”. Wel: { $allowed }.
reason-bot_does_not_play = De bot “{ $bot }” speelt geen “{ $game }”.
reason-nothing_to_train = Bij “{ $game }” valt niets te trainen: de stellingen worden niet naar kenmerken beoordeeld.
reason-game_not_over = De partij is nog niet afgelopen.
reason-game_not_judged = Niemand hier kan een partij “{ $game }” beoordelen.
reason-bad_budget = “{ $text }” is geen bot met een budget. Schrijf spymaster@60 voor simulaties of spymaster@100ms voor tijd.
reason-unknown_trait = Er is geen eigenschap “{ $trait }”. Wel: { $allowed }.
reason-bad_trait = “{ $value }” is geen waarde voor “{ $trait }”.
reason-no_traits = De bot “{ $bot }” heeft geen eigenschappen.
reason-nothing_trained = Voor { $game } is nog geen netwerk getraind: zie tradecraft train --net.
reason-bot_twice = De bot “{ $bot }” is twee keer genoemd, en er zijn meer bots dan plaatsen.
reason-wrong_number_of_bots = { $bots ->
        [one] { $bots } bot past
       *[other] { $bots } bots passen
    } niet bij een tafel met { $players ->
        [one] { $players } plaats
       *[other] { $players } plaatsen
    }.
reason-unknown_language = Er is geen taal “{ $language }”. Wel: { $allowed }.

## Matches: draws and taking back

reason-no_draw_now = Er valt nu niets te trekken.
reason-wrong_draws = Dit past niet bij de trekking: er { $count ->
        [one] moet { $count } stuk
       *[other] moeten { $count } stuks
    } uit “{ $deck }” komen.
reason-cannot_undo = Dit kan niet ongedaan worden gemaakt: de laatste stap was niet van jou, of er is iets onthuld.

## Records

reason-truncated = Het verslag houdt te vroeg op.
reason-not_text = Dit is geen UTF-8-tekst.
reason-not_a_record = Dit is geen spelverslag van Tradecraft.
reason-unknown_format_version = Het verslag heeft formaatversie { $version }; bekend is versie { $known }.
reason-malformed_line = Verwacht: “{ $expected }”; gevonden: { $found }.
reason-option_twice = De optie “{ $option }” staat er twee keer.
reason-wrong_entry_count = Het verslag kondigt { $announced ->
        [one] { $announced } zet
       *[other] { $announced } zetten
    } aan, maar bevat er { $found }.
reason-text_after_end = Na de laatste regel van een verslag mag niets meer komen.
reason-other_game = Dit is een verslag van “{ $game }”, niet van “{ $expected }”.
reason-digest_differs = Het spel leidt tot een andere stand dan in het verslag: { $reached } in plaats van { $recorded }.

## Versions of the rules and content packs

reason-unknown_rules_version = Versie { $version } van de spelregels is hier niet beschikbaar. Wel: { $known }.
reason-unknown_content = Het inhoudspakket “{ $content }” is hier niet beschikbaar. Wel: { $known }.
reason-missing_pack = Het inhoudspakket “{ $pack }” ({ $digest }…) ontbreekt: deze partij kan alleen daarmee worden gespeeld.
reason-other_pack = Het inhoudspakket “{ $pack }” hier is niet dat van deze partij: { $found }… in plaats van { $digest }….
reason-bad_pack = Het inhoudspakket in { $folder } is onbruikbaar. { $file }, { $item }: { $problem }.
reason-pack_of_other_game = Het inhoudspakket { $pack } is voor “{ $game }”, niet voor “{ $expected }”.
reason-game_has_no_packs = “{ $game }” kan niet met andere inhoudspakketten worden gespeeld.

## Regelbladzijden

reason-no_such_rule = Er is geen regel { $rule }. Lijkt op: { $near }.
reason-no_rules_page = Er zijn geen spelregels voor { $game }.
reason-unknown_verb = “{ $text }” is geen actie. Een actie begint met een van deze woorden: { $known }.
reason-malformed_action = “{ $text }” is niet geschreven als een actie: { $expected }.
reason-other_deck = De volgende trekking is niet uit “{ $deck }”, maar uit “{ $expected }”.
reason-unknown_lesson = Er is geen les “{ $lesson }”. Er is: { $known }.
reason-lesson_answer = “{ $answer }” brengt je niet verder in de les { $lesson }.
reason-unknown_puzzle = Er is geen puzzel “{ $puzzle }”. “tradecraft puzzle --list” toont ze allemaal.
