### The board of Vienna in the browser.

client-vienna-map = Map of the city
client-vienna-panels = Tracks, missions and piles
client-vienna-desks = Desks
client-vienna-content-loading = The files are being fetched…
client-vienna-content-failed = The files could not be fetched.
client-vienna-try-again = Try again

## The map

# What is written on the map; the Ring is the boulevard round the old city.
client-vienna-canal = Danube Canal
client-vienna-ring = Ringstrasse
client-vienna-map-keys = The arrow keys lead from building to building, Enter chooses one, Escape goes back.
client-vienna-closer = Enlarge the map
client-vienna-farther = Make the map smaller
client-vienna-whole = Show the whole map

# What stands below the flags: four letters at most.
client-vienna-code-usa = USA
client-vienna-code-ussr = USSR
client-vienna-code-france = FR
client-vienna-code-uk = UK
client-vienna-code-austria = AT

# Parts of a list that says what a building is: “Volksoper (2): wine, Austria, house number plate A, agents of Anna”.
client-vienna-plate = house number plate { $plate }
client-vienna-agents-there = agents of { $seats }
client-vienna-third-man = the third man
client-vienna-can-choose = You can choose it.

client-vienna-cancel = Cancel
# $price is an amount such as “2 wine”.
client-vienna-square-empty = The tile is gone.
client-vienna-square-surrounded = With this agent you surround it.
client-vienna-square-complete = You are in all the other buildings.
# Followed by the names of buildings.
client-vienna-square-missing = Still missing:

## Outside the table

client-home-file-vienna = File 1950
client-home-about-vienna = Vienna, 1950. Bribe your way into the buildings, surround squares with your agents and seize the secret information. For 2 to 4 players.

## The game in short, as pictures

client-vienna-short-card = Each round you draw three cards. One goes into a drawer and works until the end (I), one brings the bribe in its corner (II), one advances the token in its other corner (IV).
client-vienna-short-square = In action III you place an agent in a building and pay with bribes of its colour. With agents in all buildings around a square you take its secret information, and points.
client-vienna-short-track = A token that advances scores 1 point for each tile of that kind you own, and makes every such tile worth more at the end.
client-vienna-short-roof = When a token crosses a threshold, the investigator moves on. He reaches his last space: one more round, then the final scoring.
