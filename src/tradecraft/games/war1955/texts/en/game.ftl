### 1955: The War of Espionage.
###
### In these texts $seat is the name of a player. A country comes in forms: $country is its bare name, $the_country,
### $in_country, $to_country and $of_country the name after a preposition. $card is a card with its special action,
### $short and $values are cards by country and influence alone, $cards a list of cards with their special actions.

## Names

war1955-seat-1 = Player 1
war1955-seat-2 = Player 2
# Two players of the same name are told apart by their seats.
war1955-seat-named = { $name } ({ $colour })

war1955-country-usa = USA
    .the = the USA
    .in = in the USA
    .to = to the USA
    .of = of the USA
war1955-country-great_britain = Great Britain
    .the = Great Britain
    .in = in Great Britain
    .to = to Great Britain
    .of = of Great Britain
war1955-country-france = France
    .the = France
    .in = in France
    .to = to France
    .of = of France
war1955-country-ussr = USSR
    .the = the USSR
    .in = in the USSR
    .to = to the USSR
    .of = of the USSR
war1955-country-poland = Poland
    .the = Poland
    .in = in Poland
    .to = to Poland
    .of = of Poland
war1955-country-hungary = Hungary
    .the = Hungary
    .in = in Hungary
    .to = to Hungary
    .of = of Hungary

war1955-faction-blue = blue faction
war1955-faction-red = red faction

war1955-special-blockade = Blockade
    .effect = Name a country: nobody can move its pawn until the end of your next turn.
war1955-special-coordinated_assault = Coordinated Assault
    .effect = Advance up to 3 different pawns 1 space each; this cannot be blocked. Or in your opponent’s turn: counter any Coordinated action.
war1955-special-coordinated_attack = Coordinated Attack
    .effect = Advance up to 2 different pawns 1 space each; this cannot be blocked. Or in your opponent’s turn: counter a Coordinated Attack.
war1955-special-deport = Deport
    .effect = Send your opponent’s spy back to their home country.
war1955-special-detain = Detain
    .effect = The opponent’s spy cannot be moved until the end of your next turn.
war1955-special-gadget_research = Gadget Research
    .effect = Keep this card in play as a gadget you do not have yet: Improved Resources or Advanced Transport.
war1955-special-gadget_buster = Gadget Buster
    .effect = The opponent loses a gadget of your choice.
war1955-special-military_transport = Military Transport
    .effect = In any turn: move your spy to any country. Does not count as playing a card.
war1955-special-paid_informant = Paid Informant
    .effect = Your opponent plays with their hand face up until the end of your next turn.
war1955-special-pilfer_account = Pilfer Account
    .effect = Your opponent keeps 2 cards of their choice and discards the rest.
war1955-special-rebel_forces = Rebel Forces
    .effect = In any turn: counter a special action.
war1955-special-revolution = Revolution
    .effect = Advance any pawn 2 spaces, even one your opponent has secured; this cannot be blocked.
war1955-special-safe_house = Safe House
    .effect = At the end of this turn, after filling up your hand, draw 2 more cards.
war1955-special-supply_drop = Supply Drop
    .effect = At the end of this turn, after filling up your hand, draw 3 more cards.
war1955-special-strategic_resupply = Strategic Resupply
    .effect = Discard your hand, then draw the same number of cards.

war1955-gadget-improved_resources = Improved Resources
    .effect = You fill up your hand to 6 cards instead of 5.
war1955-gadget-advanced_transport = Advanced Transport
    .effect = Once per turn, discard a card of the country your spy leaves or enters to move it there.

war1955-source-countries = Secured countries
war1955-source-enemy_home = The opponent’s home

war1955-end-three_countries = Three countries are secured.
war1955-end-home_lost = A home is secured by the opponent.
war1955-end-time_limit = The time limit is reached: the better standing wins.
war1955-end-draw = The time limit is reached with equal standings: a draw.

war1955-stage-opening = Choice of homes
war1955-stage-plays = Play cards
war1955-stage-fill_up = Fill up the hand
war1955-stage-spy_move = Move the spy
war1955-stage-finished = The game is over

## Amounts and lists

war1955-none = nothing
war1955-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
war1955-steps = { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }

## Cards

war1955-card-country = { $country } { $influence }
war1955-card-mercenary = Mercenary { $influence }
war1955-card-face = { $short } ({ $action })
war1955-card-line = { $short }: { $action }. { $effect }
war1955-card-mercenary_line = { $short }: influence only, in any country and beside any card.
war1955-card-mercenary_effect = Influence only, in any country.

## Options

war1955-option-side = Side of the board
    .help = The short game has shorter tracks and takes about half the time.
war1955-option-side-normal = normal
war1955-option-side-short = short game
war1955-option-time_limit = Time limit
    .help = Ends games that would go on for ever (W7.3).
war1955-option-time_limit-on = two more turns after the third shuffle
war1955-option-time_limit-off = none
war1955-option-attack_counters_assault = Coordinated Attack counters Coordinated Assault
    .help = The rulebook can be read both ways (W5.2b).
war1955-option-attack_counters_assault-off = no
war1955-option-attack_counters_assault-on = yes
war1955-option-first_player = First player
    .help = Who chooses a home country first and begins (W1.2).
war1955-option-first_player-random = drawn at random
war1955-option-first_player-1 = seat 1
war1955-option-first_player-2 = seat 2

## Decisions: what a player is asked

war1955-decision-nothing = Nothing is asked.
war1955-decision-home = Which country is your home?
war1955-decision-play = Which card do you play, and how?
war1955-decision-add = Add another card, or declare the action?
war1955-decision-target = Which country do you name?
war1955-decision-pawn = Choose a pawn to advance, or declare the action.
war1955-decision-gadget = Which gadget do you name?
war1955-decision-destination = Where does your spy go?
war1955-decision-answer = How do you answer?
war1955-decision-block = Add another card to the block, or declare it?
war1955-decision-keep = Which card do you keep?
war1955-decision-move = Where does your spy go at the end of the turn?

## Actions: what a button says

war1955-action-home = Home: { $country }
war1955-action-influence = Use { $card } { $in_country }
war1955-action-special = Play { $action } with { $short }
war1955-action-advanced_transport = Discard { $card } to move your spy
war1955-action-pass = Pass: no play is possible
war1955-action-add = Add { $card }
war1955-action-target = { $country }
war1955-action-gadget = { $gadget }
war1955-action-declare = Declare
war1955-action-block = Block with { $card }
war1955-action-counter = Counter with { $card }
war1955-action-let_through = Let it through
war1955-action-keep = Keep { $card }
war1955-action-move = Move your spy { $to_country }
war1955-action-stay = Leave your spy where it is

## Events: lines of the log

war1955-event-first_player = { $seat } is the first player.
war1955-event-cards_drawn = { $seat } draws { war1955-cards }.
war1955-event-cards_seen = { $seat } draws { $cards }.
war1955-event-pile_shuffled = The discard pile becomes a new draw pile of { war1955-cards } (shuffle { $times }).
war1955-event-end_announced = The time limit is near: after this turn { $turns ->
        [one] { $turns } more turn follows
       *[other] { $turns } more turns follow
    }.
war1955-event-home_chosen = { $seat } makes { $the_country } their home and leads the { $faction }.
war1955-event-turn_began = Turn { $turn }: { $seat }.
war1955-event-step_passed = { $seat } has no legal play and passes.
war1955-event-influence_declared = { $seat } uses { $values } { $in_country }: { $total } in all.
war1955-event-influence_blocked = { $seat } blocks it { $in_country } with { $values }: { $total } in all.
# $targets is “none” where the action names nothing.
war1955-event-special_declared = { $targets ->
        [none] { $seat } plays { $action } ({ $short }).
       *[other] { $seat } plays { $action } ({ $short }): { $targets }.
    }
war1955-event-counter_declared = { $seat } counters { $against } with { $card }.
war1955-event-let_through = { $seat } lets it through.
war1955-event-countered = Countered: { $card } played by { $seat } does nothing.
war1955-event-no_effect = { $card } played by { $seat } has no effect any more.
war1955-event-pawn_advanced = { $seat } advances the pawn { $of_country } by { war1955-steps }.
war1955-event-country_secured = { $seat } has secured { $the_country }.
war1955-event-country_freed = { $seat } no longer has { $the_country } secured.
war1955-event-spy_moved = { $way ->
        [deport] The spy of { $seat } is deported { $to_country }.
        [military_transport] The spy of { $seat } goes { $to_country } by Military Transport.
        [advanced_transport] The spy of { $seat } goes { $to_country } by Advanced Transport.
       *[step] The spy of { $seat } goes { $to_country }.
    }
war1955-event-spy_detained = The spy of { $seat } is detained until the end of turn { $until }.
war1955-event-spy_released = The spy of { $seat } is free again.
war1955-event-blockade_laid = Blockade { $of_country } until the end of turn { $until }.
war1955-event-blockade_lifted = The blockade { $of_country } is over.
war1955-event-gadget_gained = { $seat } has the gadget { $gadget } ({ $short }).
war1955-event-gadget_lost = { $seat } loses the gadget { $gadget } ({ $short }).
war1955-event-hand_shown = { $seat } plays with an open hand until the end of turn { $until }: { $cards }.
war1955-event-hand_hidden = { $seat } hides their hand again.
war1955-event-cards_discarded = { $seat } discards { $cards }.
war1955-event-cards_ordered = { $seat } will draw { war1955-cards } more at the end of the turn.
war1955-event-game_ended = The game is over. { $reason }

## The table

war1955-table-turn = Turn { $turn }
war1955-table-steps = { $steps ->
        [one] { $steps } play step left
       *[other] { $steps } play steps left
    }
war1955-table-turns_left = { $turns ->
        [one] the last turn
       *[other] the last { $turns } turns
    }
war1955-table-home = home { $country }
war1955-table-ordered = { war1955-cards } more at the end of the turn
war1955-table-prepared = Prepared

## Reasons: why something is refused

war1955-reason-unknown_action = There is no action { $action }.
war1955-reason-game_over = The game is over.
war1955-reason-waiting_for_chance = Cards are being drawn: nobody decides now.
war1955-reason-not_your_turn = { $seat } has to decide first.
war1955-reason-not_asked_now = That is no answer to the question “{ $asked }”.
war1955-reason-card_not_in_hand = You do not have { $card } in your hand.
war1955-reason-home_of_that_faction_taken = { $country } cannot be your home: your opponent leads that faction.
war1955-reason-country_secured = { $country } is secured: its pawn is not moved.
war1955-reason-country_blockaded = { $country } is blockaded: its pawn cannot be moved.
war1955-reason-no_way_there = { $card } cannot be used { $in_country }: it is not of that country, and neither your spy nor your home is there.
war1955-reason-no_such_addition = { $card } cannot be added to this action { $in_country }.
war1955-reason-second_card_needs_spy = { $card } can be combined only with your spy { $in_country }.
war1955-reason-two_country_cards_already = { $card } cannot be added: there are two cards { $of_country } already.
war1955-reason-mercenary_has_no_action = { $card } has no special action.
war1955-reason-only_an_answer = { $action } can only answer a special action.
war1955-reason-only_in_own_turn = { $card } can be played for its action in your own turn only.
war1955-reason-only_rebel_forces_answer = Only Rebel Forces can answer here, not { $card }.
war1955-reason-nothing_to_blockade = You have blockaded every country in this turn already.
war1955-reason-no_movable_pawn = There is no pawn that could be moved.
war1955-reason-spy_at_home = The spy of { $seat } is at home already.
war1955-reason-spy_detained = The spy of { $seat } is detained: nothing moves it.
war1955-reason-detained_already = The spy of { $seat } was detained in this turn already.
war1955-reason-gadgets_complete = You have both gadgets already.
war1955-reason-no_gadget_to_bust = { $seat } has no gadget.
war1955-reason-own_spy_detained = Your spy is detained: nothing moves it.
war1955-reason-hand_open_already = The hand of { $seat } was opened in this turn already.
war1955-reason-too_few_cards_to_pilfer = { $seat } has too few cards to lose any: { war1955-hand }.
war1955-reason-no_country_for_revolution = There is no country for a revolution: all are blockaded or secured by you.
war1955-reason-no_cards_to_exchange = { $action } needs another card in your hand.
war1955-reason-blockaded_already = You have blockaded { $the_country } in this turn already.
war1955-reason-secured_by_yourself = You have secured { $the_country } yourself.
war1955-reason-named_already = You have named { $the_country } already.
war1955-reason-nothing_named = You have named no country yet.
war1955-reason-spy_there_already = Your spy is { $in_country } already.
war1955-reason-no_advanced_transport = You do not have the gadget Advanced Transport.
war1955-reason-advanced_transport_used = You have used Advanced Transport in this turn already.
war1955-reason-mercenary_moves_no_spy = { $card } moves no spy: it is of no country.
war1955-reason-play_is_possible = You cannot pass: a play is possible.
war1955-reason-no_presence = You have neither your spy nor your home { $in_country }.
war1955-reason-wrong_faction_to_block = { $card } cannot block { $in_country }: it is of the other faction.
war1955-reason-block_too_small = The block must be worth { $needed }, not { $total }.
war1955-reason-only_influence_is_blocked = A special action is countered, not blocked.
war1955-reason-influence_is_not_countered = An influence action is blocked, not countered: { $card } does nothing here.
war1955-reason-does_not_counter = { $card } does not counter { $against }.

# The number of cards in a hand, within a reason.
war1955-hand = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## Reasons: notation that cannot be read

war1955-reason-unknown_card = There is no card “{ $text }”. Cards are written like “france_2_military_transport” or “mercenary_1”.
war1955-reason-unknown_country = “{ $text }” is not a country. There is: { $known }.
war1955-reason-unknown_gadget = “{ $text }” is not a gadget. There is: { $known }.
war1955-reason-unknown_item = There is no “{ $text }” in “{ $deck }”.
