### The desks and the tables beside the map.

client-vienna-card = Card { $number }
client-vienna-hand = Your cards
client-vienna-places = Actions
client-vienna-place-I = into a drawer
client-vienna-place-II = take its bribe
client-vienna-place-IV = advance its token
client-vienna-assign = Assign the cards
client-vienna-desk-of = Desk of { $name }
client-vienna-crest = City crest
client-vienna-bribes = Bribes
client-vienna-tiles = Secret information
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
client-vienna-plan = Assigned cards
client-vienna-drawers = Drawers
client-vienna-missions = Missions
client-vienna-resolve = Resolve
client-vienna-tracks = Secret information
client-vienna-track = { $info }: space { $space } of { $last }, a tile is worth { $value }
client-vienna-roof = On the roof
client-vienna-roof-space = space { $space }
client-vienna-investigator = the investigator
client-vienna-investigator-walks = The investigator is on the move.
client-vienna-investigator-rests = The investigator has moved this round.
client-vienna-purchase = purchases
client-vienna-payday = payday
client-vienna-end = end of the game
client-vienna-final-round = Last round!
client-vienna-display = Missions at the Prater
client-vienna-no-mission = No mission
client-vienna-house = The house next door
client-vienna-owned-by = bought by { $names }
client-vienna-piles = Cards
client-vienna-pile = Draw pile: { $count }
client-vienna-discard = Discard pile: { $count }
client-vienna-place-empty = empty
client-vienna-assign-help = Drag a card to a place (with a finger: hold it first), click card and place, or use the buttons below the card.
client-vienna-tracks-note = Where the token is shows what each tile is worth.
