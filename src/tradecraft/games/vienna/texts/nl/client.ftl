### Het bord van Vienna in de browser.

client-vienna-map = Plattegrond van de stad
client-vienna-panels = Sporen en tafels
client-vienna-desks = Bureaus
client-vienna-content-loading = De dossiers worden opgehaald …
client-vienna-content-failed = De dossiers konden niet worden opgehaald.
client-vienna-try-again = Opnieuw proberen

## De plattegrond

client-vienna-canal = Donaukanaal
client-vienna-ring = Ringstrasse
client-vienna-map-keys = De pijltjestoetsen leiden van gebouw naar gebouw, Enter kiest er een, Escape gaat terug.
client-vienna-closer = Plattegrond vergroten
client-vienna-farther = Plattegrond verkleinen
client-vienna-whole = Hele plattegrond tonen

client-vienna-plate = huisnummer { $plate }
client-vienna-agents-there = agenten van { $seats }
client-vienna-third-man = de derde man
client-vienna-can-choose = Dit gebouw kan gekozen worden.

client-vienna-cancel = Annuleren
client-vienna-full-price = Prijs vóór kortingen: { $price }
client-vienna-stock = je hebt er { $count }
client-vienna-square-empty = Het fiche is weg.
client-vienna-square-surrounded = Met deze agent omring je het plein.
client-vienna-square-complete = Je bent in alle andere gebouwen.
client-vienna-square-missing = Nog nodig:

## Outside the table

client-home-file-vienna = Dossier 1950
client-home-about-vienna = Koop de bezette stad om: plaats agenten, sluit pleinen, verkoop wat ze weten. Voor 2 tot 4 spelers.
