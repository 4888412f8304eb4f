### The desks and the tables beside the map.

client-vienna-card = Card { $number }
client-vienna-card-two = Action II: take 1 { $bribe }
client-vienna-card-four = Action IV: advance the { $info } token
client-vienna-hand = Your cards
client-vienna-places = Actions
client-vienna-place-I = goes into a drawer
client-vienna-place-II = gives its bribe
client-vienna-place-IV = advances its token
client-vienna-assign = Assign the cards
client-vienna-desk-of = Desk of { $name }
client-vienna-crest = City crest
client-vienna-sign-agent = agent
client-vienna-supply = { $count ->
        [one] { $count } agent in the supply
       *[other] { $count } agents in the supply
    }
client-vienna-shilling = shillings
client-vienna-shillings = { $count ->
        [one] { $count } shilling
       *[other] { $count } shillings
    }
client-vienna-box = In the cash box: { $count }
client-vienna-plan = Cards assigned this round
client-vienna-drawers = Drawers
client-vienna-missions = Missions
client-vienna-tracks = Secret information
client-vienna-track = { $info }: space { $space } of { $last }, a tile is worth { $value }
client-vienna-roof = On the roof
client-vienna-roof-space = space { $space }
client-vienna-investigator = the investigator
client-vienna-investigator-walks = The investigator has not moved yet this round.
client-vienna-investigator-rests = The investigator has moved this round.
client-vienna-purchase = purchase
client-vienna-payday = payday
client-vienna-end = end of the game
client-vienna-final-round = Final round!
client-vienna-display = Missions on offer
client-vienna-no-mission = No mission
client-vienna-house = Next-door house
client-vienna-piles = Cards
client-vienna-pile = Draw pile: { $count }
client-vienna-discard = Discard pile: { $count }
client-vienna-place-empty = empty
client-vienna-place-done = done
