### Vienna. Buildings and squares keep the names they have on the board, in every language.
###
### In these texts $seat is the name of a player, $building and $square a name with its number, $card and $cards
### numbers of cards, $bribes and $price amounts such as “2 wine”, $mission and $missions numbers with flags,
### $item a thing that is bought and $thing its id.

## Names

# The colours of the players.
vienna-seat-yellow = Yellow
vienna-seat-red = Red
vienna-seat-blue = Blue
vienna-seat-green = Green
# Two players of the same name are told apart by their colours.
vienna-seat-named = { $name } ({ $colour })
# Who received which information or mission, one of a list.
vienna-dealt = { $seat }: { $thing }

vienna-bribe-chocolate = chocolate
vienna-bribe-wine = wine
vienna-bribe-magazine = magazine
vienna-bribe-coffee = coffee
vienna-bribe-tobacco = tobacco

# The colours of buildings, by the bribe they stand for.
vienna-colour-chocolate = purple
    .building = a purple building
vienna-colour-wine = pink
    .building = a pink building
vienna-colour-magazine = orange
    .building = an orange building
vienna-colour-coffee = brown
    .building = a brown building
vienna-colour-tobacco = grey
    .building = a grey building

vienna-info-flask = flask
vienna-info-handgun = handgun
vienna-info-briefcase = briefcase
vienna-info-microfilm = microfilm
vienna-info-slide = slide

# The controller is the nation in the sentence “a building controlled by ...”.
vienna-flag-usa = USA
    .controller = the USA
vienna-flag-ussr = USSR
    .controller = the USSR
vienna-flag-france = France
    .controller = France
vienna-flag-uk = United Kingdom
    .controller = the United Kingdom
vienna-flag-austria = Austria
    .controller = Austria

vienna-seal-nobility = nobility
vienna-seal-religion = religion
vienna-seal-administration = administration
vienna-seal-culture = culture
vienna-seal-science = science

# The object is the thing in the sentence “Anna buys ...”; the effect says what it is good for.
vienna-item-agent = Agent
    .object = an agent
    .effect = one more agent in your supply
vienna-item-telephone = Telephone
    .object = the telephone
    .effect = you draw 4 cards instead of 3
vienna-item-road_map = Road map
    .object = the road map
    .effect = you may pay with bribes instead of shillings in purchases and on paydays
vienna-item-cash_box = Cash box
    .object = the cash box
    .effect = put shillings aside as you receive them (12 at most): 2 points each at the end; 1 extra shilling into it for each mission you resolve
vienna-item-seal = Seal
    .object = the seal
    .effect = 3 points more for each mission you resolve
vienna-item-side_table = Side table
    .object = the side table
    .effect = a fourth drawer and a fourth space for missions

# The Feld agents by their cities; ability a is permanent, ability b is for when he is placed.
vienna-feld-marrakesh = Marrakesh
    .a = every advance payment is 1 shilling higher, the one for your starting mission too
    .b = when you place another agent next to him, he may move to an adjacent building for free
vienna-feld-new_york = New York City
    .a = you may resolve a USA mission with 1 bribe missing, and it scores 1 point more
    .b = on a building controlled by the USA he costs 1 bribe at most
vienna-feld-hamburg = Hamburg
    .a = a mission you resolve that brings money brings 1 shilling more
    .b = on a building with the seal of nobility he costs 1 bribe at most
vienna-feld-amsterdam = Amsterdam
    .a = when the bribe you take in action II is coffee, take 1 more of it
    .b = when you resolve missions after placing him, 1 coffee may stand for another bribe in each of them

vienna-source-squares = Squares
vienna-source-tokens = Tokens
vienna-source-abilities = Abilities
vienna-source-missions = Missions
vienna-source-sets = Complete sets
vienna-source-info = Value of the tiles
vienna-source-desk_tiles = Desk tiles
vienna-source-cash_box = Cash box
vienna-source-agents = Ranking by agents

vienna-end-investigator = The investigator has reached the end space.
vienna-end-exhaustion = All tokens have reached the last space of their tracks.

vienna-stage-between_turns = Card phase
vienna-stage-I = Action I: a card into a drawer
vienna-stage-II = Action II: take the bribe
vienna-stage-III = Action III: place an agent or take bribes
vienna-stage-III_tiles = Action III: bonuses for tiles
vienna-stage-III_placing = Action III: bonuses for placing
vienna-stage-III_missions = Action III: missions
vienna-stage-IV = Action IV: advance the token
vienna-stage-turn_over = End of the turn
vienna-stage-purchase = Purchase phase
vienna-stage-take_back = Agents taken back for unresolved missions
vienna-stage-payday = Payday

## Amounts

vienna-none = nothing
vienna-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
vienna-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
vienna-shillings = { $count ->
        [one] { $count } shilling
       *[other] { $count } shillings
    }
# How often a mission shows a seal.
vienna-seals = { $count } { $seal }

vienna-bribes-chocolate = { $count } chocolate
vienna-bribes-wine = { $count } wine
vienna-bribes-magazine = { $count ->
        [one] { $count } magazine
       *[other] { $count } magazines
    }
vienna-bribes-coffee = { $count } coffee
vienna-bribes-tobacco = { $count } tobacco

vienna-infos-flask = { $count ->
        [one] { $count } flask
       *[other] { $count } flasks
    }
vienna-infos-handgun = { $count ->
        [one] { $count } handgun
       *[other] { $count } handguns
    }
vienna-infos-briefcase = { $count ->
        [one] { $count } briefcase
       *[other] { $count } briefcases
    }
vienna-infos-microfilm = { $count ->
        [one] { $count } microfilm
       *[other] { $count } microfilms
    }
vienna-infos-slide = { $count ->
        [one] { $count } slide
       *[other] { $count } slides
    }

## Options

vienna-option-version = Version
    .help = Begin with the introductory game. The advanced game adds missions, money and purchases (V8).
vienna-option-version-introductory = introductory game
vienna-option-version-advanced = advanced game
vienna-option-flags = Flags of the buildings
    .help = Which country controls which building. The printed flags are best for your first games (V1.2).
vienna-option-flags-printed = as printed on the board
vienna-option-flags-random = dealt at random
vienna-option-third_man = The third man
    .help = A neutral figure who counts as an agent of whoever needs him, then moves on (V10.1).
vienna-option-third_man-no = not used
vienna-option-third_man-yes = in play
vienna-option-feld_agents = Feld agents
    .help = Each player has one more agent with two abilities of his own. Advanced game only (V10.5).
vienna-option-feld_agents-no = not used
vienna-option-feld_agents-yes = in play
vienna-option-edition = Rules edition
    .help = Where the printed rulebooks differ: money instead of an agent, cards 111-115 and 146-155 (V11).
vienna-option-edition-en = English
vienna-option-edition-fr = French
vienna-option-edition-nl = Dutch
vienna-option-colours = Colours of the seats
vienna-option-first_player = First player
    .help = Who holds the city crest in the first round (V1.6).
vienna-option-first_player-random = drawn at random
vienna-option-first_player-1 = seat 1
vienna-option-first_player-2 = seat 2
vienna-option-first_player-3 = seat 3
vienna-option-first_player-4 = seat 4

## Cards: “III: when ..., then ...”

vienna-ability = { $action }: { $when }, { $then }

vienna-when-take_bribe = when the bribe you take is { $kind }
vienna-when-place_colour = when you place an agent on { $kind }
vienna-when-place_flag = when you place an agent on a building controlled by { $kind }
vienna-when-place_seal = when you place an agent on a building with the seal of { $kind }
vienna-when-place_company = when you place an agent on a building with an agent of another player
vienna-when-advance_token = when you advance the { $kind } token
vienna-when-obtain_info = when you obtain a { $kind } tile
vienna-when-obtain_new_kind = when you obtain a tile of a kind you did not own
vienna-when-obtain_from_square = when you obtain a tile from a square worth { $square }
vienna-when-obtain_any = when you obtain a tile
vienna-when-paying = when you pay for an agent
vienna-when-card_shows = when your card for action IV shows { $kind }

vienna-then-bribe_same = take { $amount } more of it
vienna-then-points = score { vienna-points }
vienna-then-token_any = you may advance any token by { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    }
vienna-then-bribe_any = take { $amount ->
        [one] { $amount } bribe
       *[other] { $amount } bribes
    } of your choice
vienna-then-discount = pay { $amount ->
        [one] { $amount } bribe
       *[other] { $amount } bribes
    } less
vienna-then-bribe_kind = take { $bribes }
vienna-then-draw = draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } for the next card phase
vienna-then-bribes_different = take as many different bribes of your choice as there are players
vienna-then-token_same = you may advance its token by { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    }
vienna-then-substitute_kind = you may pay with { $kind } instead of any other bribe
vienna-then-substitute_any = you may pay with any bribe instead of any other
vienna-then-token_other = you may advance any other token instead
vienna-then-bribes_one_kind =
    take any { $amount ->
        [one] { $amount } bribe
       *[other] { $amount } bribes
    } of the same kind

## Missions: “A-07 (Austria) – what must be there – what it brings”

vienna-mission-name = { $mission } ({ $flag })
vienna-mission-line = { $mission } – { $needs } – reward: { $reward }
vienna-needs-seals = agents on buildings with these seals: { $needs }
vienna-needs-bribes = show these bribes (you keep them): { $needs }
vienna-needs-building = an agent on { $building }, house number plate { $plate }
vienna-needs-info = show this secret information (you keep it): { $needs }

## Decisions: what a player is asked

vienna-decision-nothing = Nothing is asked.
vienna-decision-assign = Which cards go to actions I, II and IV?
vienna-decision-replace = Which card in your drawers is replaced?
vienna-decision-place = Where do you place an agent, or what do you take instead?
vienna-decision-source = Which agent goes there?
vienna-decision-wander = Where does the third man wander?
vienna-decision-bribe = Which bribe do you take?
vienna-decision-token = Which token do you advance?
vienna-decision-stand = On which purple building does the third man start?
vienna-decision-pay = What do you pay with?
vienna-decision-nomad = Where does your Feld agent move?
vienna-decision-different = Which different bribes do you take?
vienna-decision-same_token = Do you advance the token?
vienna-decision-instead = Which token advances, the one on the card or another?
vienna-decision-mission = Do you accept a mission or resolve missions?
vienna-decision-box = How many shillings go into the cash box?
vienna-decision-buy = What do you buy?
vienna-decision-remove = Which agent do you take back?

## Actions: what a button says

vienna-action-assign = Keep card { $one } in a drawer (I), take { $bribe } with { $two } (II), advance { $info } with { $four } (IV)
vienna-action-replace = Replace { $card } ({ $ability })
# $price is “unknown” where the button is not told what it costs; $bribe is then the kind to be paid with.
vienna-action-place =
    { $price ->
        [unknown] Place an agent on { $building } (paid in { $bribe })
        [free] Place an agent on { $building } for free
       *[other] Place an agent on { $building } for { $price }
    }
vienna-action-take = Take { $bribes }
vienna-action-supply = Take the agent from your supply
vienna-action-from = Move the agent from { $building }
vienna-action-bribe = Take { $bribes }
vienna-action-advance = Advance the { $info } token
vienna-action-decline = Advance no token
vienna-action-third_man = Third man to { $building }
vienna-action-money = Take { vienna-shillings }
vienna-action-feld = Take the Feld agent from your supply
vienna-action-pay = Pay { $bribes }
vienna-action-shilling = Pay 1 shilling
vienna-action-stop = Pay no more agents
vienna-action-nomad = Feld agent to { $building }
vienna-action-stay = Leave the Feld agent where he is
vienna-action-different = Take { $bribes }
# Here $mission and $missions are whole lines.
vienna-action-accept = Accept { $mission }
vienna-action-resolve = Resolve { $missions }
vienna-action-no_mission = Neither accept nor resolve a mission
vienna-action-box = { $count ->
        [0] Put nothing into the cash box
       *[other] Put { vienna-shillings } into the cash box
    }
vienna-action-buy = { $thing ->
        [agent] Hire { $item }
       *[other] Buy { $item }
    } for { vienna-shillings } ({ $effect })
vienna-action-buy_nothing = Buy nothing
vienna-action-remove = Take back the agent from { $building }

## Events: lines of the log

vienna-event-squares_filled = The { $count } squares are filled with secret information tiles.
vienna-event-flags_placed = The { $count } buildings are given their flags at random.
vienna-event-info_dealt = Each player receives a secret information tile ({ $deal }).
vienna-event-first_player = { $seat } receives the city crest and plays first.
vienna-event-third_man_placed = { $seat } puts the third man on { $building }.
vienna-event-round_began = Round { $round }: { $first } begins.
vienna-event-cards_drawn = { $seat } draws { vienna-cards }.
vienna-event-cards_seen = { $seat } draws { $cards }.
vienna-event-pile_shuffled = The discard pile becomes a new draw pile of { vienna-cards }.
vienna-event-assigned = { $seat } has assigned the cards.
vienna-event-assignment = { $seat } assigns { $one } to action I, { $two } to action II and { $four } to action IV.
vienna-event-cards_discarded = { $seat } discards the leftover cards: { $cards }.
vienna-event-drawer_filled = { $replaced ->
        [none] { $seat } puts card { $card } into drawer { $drawer }.
       *[other] { $seat } puts card { $card } into drawer { $drawer } in place of { $replaced }.
    }
vienna-event-bribe_taken = { $seat } reveals card { $card } and takes { $bribes }.
vienna-event-bribes_gained = { $card ->
        [none] { $seat } takes { $bribes } instead of placing an agent.
       *[other] { $seat } takes { $bribes } with card { $card }.
    }
vienna-event-feld_bribe_gained = { $seat } takes { $bribes } more thanks to the Feld agent.
vienna-event-points_scored = { $seat } scores { vienna-points } with card { $card }.
vienna-event-token_declined = { $seat } advances no token with card { $card }.
vienna-event-agent_placed = { $seat } { $origin ->
        [supply] places an agent on { $building }
       *[other] moves an agent from { $origin } to { $building }
    } { $price ->
        [free] for free
       *[other] for { $price }
    }.
vienna-event-tile_obtained = { $seat } surrounds { $square }, takes the { $info } tile and scores { vienna-points }.
vienna-event-third_man_wandered = The third man wanders from { $origin } to { $building }.
vienna-event-info_shown = { $seat } reveals card { $card }, which shows the { $info } token.
vienna-event-token_advanced = { $seat } advances the { $info } token to space { $space }{ $points ->
        [0] .
       *[other] {" "}and scores { vienna-points }.
    }
vienna-event-investigator_moved = The investigator moves to space { $space } of the roof.
vienna-event-feld_placed = { $seat } { $origin ->
        [supply] places the Feld agent on { $building }
       *[other] moves the Feld agent from { $origin } to { $building }
    } { $price ->
        [free] for free
       *[other] for { $price }
    }.
vienna-event-feld_unlocked = { $seat } has five agents on the board and may place the Feld agent from now on.
vienna-event-paid_otherwise = { $seat } pays with { $bribes }.
vienna-event-nomad_moved = { $seat } lets the Feld agent move from { $origin } to { $building } for free.
vienna-event-missions_dealt = Each player receives a starting mission – { $deal }.
vienna-event-missions_shown = New missions on display: { $missions }.
vienna-event-mission_accepted = { $seat } accepts mission { $mission }.
vienna-event-mission_resolved = { $seat } resolves mission { $mission }{ $points ->
        [0] .
       *[other] {" "}and scores { vienna-points }.
    }
vienna-event-shillings_gained = { $seat } receives { vienna-shillings }.
vienna-event-box_filled = { $seat } puts { vienna-shillings } into the cash box.
vienna-event-purchase_began = Purchase phase: each player may buy one thing.
vienna-event-payday_began = Payday: each player pays the agents on the board.
vienna-event-take_back_began = Each player takes back an agent for every unresolved mission.
vienna-event-bought = { $thing ->
        [agent] { $seat } hires { $item }.
       *[other] { $seat } buys { $item }.
    }
vienna-event-paid = { $seat } pays { $payment }.
vienna-event-agent_removed = { $seat } takes back the agent from { $building }.
vienna-event-crest_passed = The city crest goes to { $seat }.
vienna-event-end_triggered = { $reason } One final round follows.
vienna-event-game_ended = The final round is over.

## Reasons: why something is refused

vienna-reason-unknown_action = There is no action { $action }.
vienna-reason-game_over = The game is over.
vienna-reason-waiting_for_chance = Something is being drawn: nobody decides now.
vienna-reason-not_your_turn = { $seat } has to decide first.
vienna-reason-already_assigned = You have assigned your cards already.
vienna-reason-not_asked_now = That is no answer to the question “{ $asked }”.
vienna-reason-no_such_card_in_hand = Your hand has no card number { $place }: it has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
vienna-reason-no_such_drawer = Your drawer { $drawer } holds no card that could be replaced; you have { $drawers ->
        [one] { $drawers } full drawer
       *[other] { $drawers } full drawers
    }.
vienna-reason-own_agent_there = You have an agent on { $building } already.
vienna-reason-cannot_pay = An agent on { $building } costs { $price }; you have { $owned }.
vienna-reason-supply_empty = No agent is left in your supply.
vienna-reason-no_own_agent_there = You have no agent on { $building }.
vienna-reason-not_the_third_mans_choice = The third man does not wander to { $building }.
vienna-reason-not_a_purple_building = The third man starts on a purple building, which { $building } is not.
vienna-reason-feld_agent_not_there = No Feld agent is waiting in your supply.
vienna-reason-feld_agent_is_paid = The agent on { $building } is your Feld agent, who has been paid.
vienna-reason-feld_agents_are_advanced = Feld agents take part in the advanced game only.
vienna-reason-nomad_cannot_go_there = Your Feld agent cannot move to { $building }: not adjacent, or you have an agent there.
vienna-reason-money_is_advanced = Shillings are for the advanced game only.
vienna-reason-cannot_pay_with = You cannot pay this with { $bribe }.
vienna-reason-no_shilling = You cannot pay this with a shilling.
vienna-reason-shillings_do_not_pay_agents = Placing an agent is paid in bribes, not in shillings.
vienna-reason-must_pay = This has to be paid in full.
vienna-reason-shillings_first = Your agents have to be paid as long as you have shillings.
vienna-reason-wrong_number_of_kinds = You take { $needed } different bribes, not { $kinds }.
vienna-reason-other_token = The ability does not advance the { $info } token.
vienna-reason-must_advance = One of the tokens has to advance.
vienna-reason-no_mission_there = There is no mission in place { $place }.
vienna-reason-no_mission_named = No mission is named.
vienna-reason-other_flag = Mission { $mission } does not have the flag of the building where you placed your agent.
vienna-reason-no_free_mission_space = All your { $spaces } mission spaces are taken.
vienna-reason-mission_not_met = You do not have what mission { $mission } needs – { $needs }.
vienna-reason-box_too_much = You can put { $most ->
        [one] { $most } shilling
       *[other] { $most } shillings
    } at most into the cash box now, not { $shillings }.
vienna-reason-already_bought = { $thing ->
        [agent] There is no agent left for you to hire.
       *[other] You have { $item } already.
    }
vienna-reason-price_too_high = The price of { $item } is { $price ->
        [one] { $price } shilling
       *[other] { $price } shillings
    }; you can pay { $owned }.
vienna-reason-no_such_first_player = Seat { $value } cannot play first: there are only { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.

## Reasons: notation that cannot be read

vienna-reason-not_a_number = “{ $text }” is not a number as it should be written.
vienna-reason-no_such_card_in_drawers = Card { $card } is not in your drawers.
vienna-reason-unknown_bribe = “{ $text }” is not a bribe. There is: { $known }.
vienna-reason-unknown_info = “{ $text }” is not a kind of information. There is: { $known }.
vienna-reason-unknown_building = There is no building { $text }; they are numbered { $known }.
vienna-reason-card_not_in_hand = Card { $card } is not in your hand.
vienna-reason-card_twice = The same card cannot go to two actions.
# $deck is “none” where it is about things to buy, which $known lists.
vienna-reason-unknown_item = “{ $text }” cannot be bought. There is: { $known }.
vienna-reason-not_in_deck = There is no “{ $text }” in “{ $deck }”.
vienna-reason-unknown_shillings = “{ $text }” is not a number of shillings for the cash box; possible is { $known }.
vienna-reason-no_such_mission = There is no mission “{ $text }” here.
vienna-reason-named_twice = “{ $text }” names something twice.

## Reasons: why a choice is good

vienna-reason-hint_card_serves_least = You can spare card { $card }.
vienna-reason-hint_card_serves = Card { $card } in a drawer should bring about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in the turns to come.
vienna-reason-hint_ability_applies = The ability of card { $card } applies there.
vienna-reason-hint_square_falls = It surrounds { $square }, worth about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in the end.
vienna-reason-hint_square_kept_from = { $seat } is one agent away from { $square } and no longer gets it.
vienna-reason-hint_square_comes_nearer = It works towards { $square }, where { $count ->
        [one] { $count } agent is
       *[other] { $count } agents are
    } still missing then.
vienna-reason-hint_bribe_wanted = You need the { $bribe } for { $building }.
vienna-reason-hint_bribe_can_be_spared = You can spare the { $bribe }.
vienna-reason-hint_agent_can_be_spared = You can spare the agent on { $building }.
vienna-reason-hint_nobody_leaves = No agent has to leave the board.
vienna-reason-hint_token_scores = Advancing the { $info } token scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each space.
vienna-reason-hint_token_crosses = The { $info } token crosses a threshold: its tiles are worth more, and the end comes nearer.
vienna-reason-hint_token_helps_others = Advancing any token would help your opponents more.
vienna-reason-hint_mission_resolved = Mission { $mission } can be resolved.
vienna-reason-hint_mission_within_reach = Mission { $mission } is within reach.
vienna-reason-hint_more_agents = More agents on the board means more points in the final ranking.
vienna-reason-hint_serves_long = Bought now, { $item } will pay off for many turns.
vienna-reason-hint_box_scores = In the cash box this is { $points } points for sure.
vienna-reason-hint_wages_to_come = Wages will be due for { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    }; you have { $shillings ->
        [one] { $shillings } shilling
       *[other] { $shillings } shillings
    }.
vienna-reason-no_such_missions = There is no mission “{ $text }” to explain.
