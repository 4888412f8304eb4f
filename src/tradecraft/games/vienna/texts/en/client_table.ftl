### The table on one screen: what is asked, what answers it, and what things mean.

## When it is, in the header

client-vienna-round = Round { $round }
client-vienna-round-short = R{ $round }
client-vienna-setup = Setup
client-vienna-phase-between_turns = Card phase
client-vienna-phase-I = Action I
client-vienna-phase-II = Action II
client-vienna-phase-III = Action III
client-vienna-phase-III_tiles = Action III
client-vienna-phase-III_placing = Action III
client-vienna-phase-III_missions = Action III
client-vienna-phase-IV = Action IV
client-vienna-phase-turn_over = Turn ends
client-vienna-phase-purchase = Purchase
client-vienna-phase-take_back = Taking back
client-vienna-phase-payday = Payday

## The question, shorter than in the list: the board shows the rest

client-vienna-ask-assign = Which cards go to I, II and IV?
client-vienna-ask-place = Where do you place an agent?
client-vienna-ask-mission = Accept or resolve a mission?

## Below the question: how to answer

client-vienna-help-assign = Take a card, then its place – or drag it.
client-vienna-help-replace = The card you pick leaves your drawers for good.
client-vienna-help-place = { $money ->
        [0] Point at a building – or take { $count } bribes below.
       *[other] Point at a building – or take { $count } bribes or { $money } shillings.
    }
client-vienna-help-source = Point at one of your agents.
client-vienna-help-wander = Point at a building.
client-vienna-help-stand = Point at a building.
client-vienna-help-bribe = Point at a bribe below.
client-vienna-help-pay = Point at what you pay with.
client-vienna-help-nomad = Point at a building next to him.
client-vienna-help-different = Point at the bribes below.
client-vienna-help-token = A tile is worth more the further its token is.
client-vienna-help-same_token = A tile is worth more the further its token is.
client-vienna-help-instead = A tile is worth more the further its token is.
client-vienna-help-mission = Pick one to accept, or those you resolve.
client-vienna-help-buy = You have { $shillings ->
        [one] { $shillings } shilling
       *[other] { $shillings } shillings
    }, and may buy one thing.
client-vienna-help-box = Each is worth 2 points at the end.
client-vienna-help-remove = Point at one of your agents.

## Places of the table

client-vienna-decision = Your answer
client-vienna-squares = Squares
client-vienna-goods = What you have
client-vienna-tab-table = Table
client-vienna-tab-tracks = Tracks
client-vienna-tab-house = House
client-vienna-tab-players = Players
client-vienna-tab-talk = Log, chat
client-vienna-open-drawers = { $count ->
        [one] Drawers: { $count } card
       *[other] Drawers: { $count } cards
    }
client-vienna-drawer-empty = empty drawer
client-vienna-your-missions = Yours

## Answers

client-vienna-to-go = { $count } to go
client-vienna-advised-place = advised for { $place }
client-vienna-brings-ability = its ability, until the end
# $bribe and $info are names such as “coffee” and “flask”.
client-vienna-brings-bribe = +1 { $bribe }
client-vienna-brings-token = { $info } +1
client-vienna-confirm-place = Place an agent on { $building }
client-vienna-confirm-place-short = Place an agent
client-vienna-price-free = for free
# Paid in part with other bribes.
client-vienna-price-mixed = for { $count } bribes
client-vienna-price-chocolate = { $count } of your { $stock } chocolate
client-vienna-price-wine = { $count } of your { $stock } wine
client-vienna-price-magazine = { $stock ->
        [one] { $count } of your { $stock } magazine
       *[other] { $count } of your { $stock } magazines
    }
client-vienna-price-coffee = { $count } of your { $stock } coffee
client-vienna-price-tobacco = { $count } of your { $stock } tobacco
client-vienna-more-points = { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
client-vienna-more-shillings = { $count ->
        [one] +{ $count } shilling
       *[other] +{ $count } shillings
    }
client-vienna-comes = This card goes into a drawer:
client-vienna-goes = In the place of:
client-vienna-replace = Replace this card
client-vienna-pick-token = Pick a token
client-vienna-token-at = space { $space } of { $last }
# How many tiles the player has, and what each is worth.
client-vienna-tiles-worth = you: { $count } × { $value }
client-vienna-pick-item = Pick what you buy
# $item is the id of the thing, $name what it is called.
client-vienna-buy = { $item ->
        [agent] Hire an agent
        [telephone] Buy the telephone
        [road_map] Buy the road map
        [cash_box] Buy the cash box
        [seal] Buy the seal
        [side_table] Buy the side table
       *[other] Buy: { $name }
    }
client-vienna-of-your-shillings = { $stock ->
        [one] { $count } of your { $stock } shilling
       *[other] { $count } of your { $stock } shillings
    }
client-vienna-yours-already = yours already
client-vienna-pick-mission = Pick a mission
client-vienna-accept = Accept { $mission }
client-vienna-resolve-these = Resolve { $missions }
client-vienna-pick-bribes = Pick { $count } different bribes
client-vienna-because = The card that asks
client-vienna-due-building = { $building }: still { $count } to pay.
client-vienna-due-item = { $item }: still { $count } to pay.
client-vienna-due-agents = Your agents on the map: still { $count } to pay.
client-vienna-near = One agent away from:
client-vienna-near-square = { $square }: { $building }
client-vienna-near-none = No square is one agent away. Point at a building to see what an agent there would bring.

## What things mean

client-vienna-about-bribe = Pays for an agent on { $colour }.
client-vienna-about-supply = Agents you can place. With none left, one of those on the map moves.
client-vienna-about-shillings = Buy in the purchase phase, and pay your agents on payday.
client-vienna-about-track = When a token reaches a new section of its track, every tile of its kind is worth more at the end.
client-vienna-about-roof = The investigator moves at most one space in a round; when he is on the last one, one more round is played.
client-vienna-about-purchase = Purchase: when he comes here, everybody may buy one thing in this round.
client-vienna-about-payday = Payday: when he comes here, everybody pays 1 shilling for each agent on the map, or takes him back.
client-vienna-about-end = The end: one more round is played after this one.
client-vienna-feld-at = on { $building }
client-vienna-feld-ready = may be placed
client-vienna-feld-locked = waits for 5 ordinary agents on the map at once
client-vienna-about-crest = Its holder plays first in this round; then it goes to the left.
