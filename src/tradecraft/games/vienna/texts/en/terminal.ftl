### Vienna in a terminal.

## Headings

vienna-terminal-final_round = Round { $round }, the last one
vienna-terminal-buildings = Buildings
vienna-terminal-squares = Squares
vienna-terminal-flag = Flag
vienna-terminal-tile = Tile
vienna-terminal-bribes = Bribes
vienna-terminal-agents = Agents
vienna-terminal-investigator = Investigator
vienna-terminal-end_space = The game ends on space { $space }
vienna-terminal-crest = Crest
vienna-terminal-third_man = Third man
vienna-terminal-desk = Desk
vienna-terminal-plan = Assigned
vienna-terminal-help-tracks = show tracks, investigator and piles

## Map and tables

vienna-terminal-hint_map = On the map “{ $block }” is building 7, paid for in purple with chocolate, under the British flag, with an agent of player A. “{ $tile }” is a square worth 3 points with a { $info } tile; its roads lead to the buildings that surround it. Broken roads: the tile is gone.
vienna-terminal-hint_tracks = A number on a track says what a tile of that kind is worth from there on; the last number, what it is worth now.
vienna-terminal-head-score = pts
vienna-terminal-head-supply = agents
vienna-terminal-head-cards = cards
vienna-terminal-cards = Cards
vienna-terminal-abilities = Ability
vienna-terminal-drawer = Drawer { $number }
vienna-terminal-investigator_rests = Investigator (has moved in this round)
vienna-terminal-free = free
vienna-terminal-owned = have { $count }

# Four letters at most.
vienna-terminal-short-chocolate = choc
vienna-terminal-short-wine = wine
vienna-terminal-short-magazine = mag
vienna-terminal-short-coffee = coff
vienna-terminal-short-tobacco = toba
# Three letters.
vienna-terminal-short-flask = fla
vienna-terminal-short-handgun = gun
vienna-terminal-short-briefcase = cas
vienna-terminal-short-microfilm = mic
vienna-terminal-short-slide = sli

# An ability in a few words, to fit a third of a line.
vienna-terminal-ability = { $when }: { $then }
vienna-terminal-when-take_bribe = take { $kind }
vienna-terminal-when-place_colour = on { $kind }
vienna-terminal-when-place_flag = on { $kind }
vienna-terminal-when-place_seal = on { $kind }
vienna-terminal-when-place_company = with others
vienna-terminal-when-advance_token = { $kind }
vienna-terminal-when-obtain_info = get { $kind }
vienna-terminal-when-obtain_new_kind = get a new kind
vienna-terminal-when-obtain_from_square = get from a { $square }
vienna-terminal-when-obtain_any = get a tile
vienna-terminal-when-paying = paying
vienna-terminal-when-card_shows = { $kind } shown
vienna-terminal-then-bribe_same = { $amount } more
vienna-terminal-then-points = { $amount } pts
vienna-terminal-then-token_any = any token
vienna-terminal-then-bribe_any = any bribe
vienna-terminal-then-discount = pay { $amount } less
vienna-terminal-then-bribe_kind = { $amount } { $kind }
vienna-terminal-then-draw = draw { $amount }
vienna-terminal-then-bribes_different = different bribes
vienna-terminal-then-token_same = token +{ $amount }
vienna-terminal-then-substitute_kind = { $kind } for any
vienna-terminal-then-substitute_any = any for any
vienna-terminal-then-token_other = another token
vienna-terminal-then-bribes_one_kind = { $amount } of a kind

## The advanced game

vienna-terminal-seal = Seal
vienna-terminal-plate = house number plate
vienna-terminal-purchase = purchase
vienna-terminal-payday = payday
vienna-terminal-missions = Missions
vienna-terminal-stacks = left: { $a } A, { $b } B
vienna-terminal-met = can be resolved on a building with its flag
vienna-terminal-lacks = lacking:
vienna-terminal-house = Next-door house
vienna-terminal-prices = prices
vienna-terminal-for_hire = { $count } for hire
vienna-terminal-feld_agent = Feld agent
vienna-terminal-feld_locked = locked
vienna-terminal-feld_waits = in supply
vienna-terminal-still = { $count } to go
# What a shilling more or less in the cash box leads to.
vienna-terminal-split = { $box } in the cash box, { $purse } on the desk
vienna-terminal-help-house = show money, and what can be bought
vienna-terminal-help-missions = explain missions, such as A-07
vienna-terminal-hint_advanced = A building’s “{ $seal }” is its seal, culture, and its house number plate A. “{ $feld }” is the Feld agent of player A.
vienna-terminal-hint_missions = Beside a choice “+” is what it brings and a letter in brackets the investigator’s new space; “{ $yes }S-04” is a mission that could be resolved there, “+A-07” one that could be accepted. “{ $yes }” beside a mission: its needs are met; “1/2”: half of them.
vienna-terminal-head-shillings = shill.
vienna-terminal-head-on_board = agents
vienna-terminal-head-bribes = bribes
# Seven letters at most.
vienna-terminal-item-agent = agents
vienna-terminal-item-telephone = phone
vienna-terminal-item-road_map = map
vienna-terminal-item-cash_box = box
vienna-terminal-item-seal = seal
vienna-terminal-item-side_table = table
# Three letters.
vienna-terminal-short-nobility = nob
vienna-terminal-short-religion = rel
vienna-terminal-short-administration = adm
vienna-terminal-short-culture = cul
vienna-terminal-short-science = sci
# A number and four letters at most.
vienna-terminal-short-shillings = { $count } sh
vienna-terminal-short-points = { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
vienna-terminal-short-box = { $count } box
