### The board of Vienna in the browser.

client-vienna-map = Map of the city
client-vienna-panels = Tracks and tables
client-vienna-desks = Desks
client-vienna-content-loading = The files are being fetched …
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

# Parts of a list that says what a building is: “Volksoper (2): wine, Austria, house plate A, agents of Anna”.
client-vienna-plate = house plate { $plate }
client-vienna-agents-there = agents of { $seats }
client-vienna-third-man = the third man
client-vienna-can-choose = It can be chosen.

client-vienna-cancel = Cancel
# $price is an amount such as “2 wine”.
client-vienna-full-price = Price before discounts: { $price }
client-vienna-stock = you have { $count }
client-vienna-square-empty = The tile is gone.
client-vienna-square-surrounded = With this agent you surround it.
client-vienna-square-complete = You are in all the other buildings.
# Followed by the names of buildings.
client-vienna-square-missing = Still missing:

## Outside the table

client-home-file-vienna = File 1950
client-home-about-vienna = Bribe your way through the occupied city: place agents, close squares, sell what they know. For 2 to 4 players.
