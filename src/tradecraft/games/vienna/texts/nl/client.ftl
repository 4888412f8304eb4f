### Het bord van Vienna in de browser.

client-vienna-map = Stadskaart
client-vienna-panels = Sporen, opdrachten en stapels
client-vienna-desks = Bureaus
client-vienna-content-loading = De dossiers worden opgehaald…
client-vienna-content-failed = De dossiers konden niet worden opgehaald.
client-vienna-try-again = Opnieuw proberen

## De plattegrond

client-vienna-canal = Donaukanaal
client-vienna-ring = Ringstrasse
client-vienna-map-keys = De pijltjestoetsen leiden van gebouw naar gebouw, Enter kiest er een, Escape gaat terug.
client-vienna-closer = Kaart vergroten
client-vienna-farther = Kaart verkleinen
client-vienna-whole = Hele kaart tonen

# What stands below the flags: four letters at most.
client-vienna-code-usa = USA
client-vienna-code-ussr = USSR
client-vienna-code-france = FR
client-vienna-code-uk = GB
client-vienna-code-austria = AT

client-vienna-plate = huisnummer { $plate }
client-vienna-agents-there = agenten van { $seats }
client-vienna-third-man = de derde man
client-vienna-can-choose = Dit gebouw kan gekozen worden.

client-vienna-cancel = Annuleren
client-vienna-square-empty = Het fiche is weg.
client-vienna-square-surrounded = Met deze agent omring je het plein.
client-vienna-square-complete = Je bent in alle andere gebouwen.
client-vienna-square-missing = Nog nodig:

## Outside the table

client-home-file-vienna = Dossier 1950
client-home-about-vienna = Wenen, 1950. Koop je met steekpenningen naar binnen, omring pleinen met je agenten en bemachtig de geheime informatie. Voor 2 tot 4 spelers.

## Het spel in het kort, in beelden

client-vienna-short-card = Elke ronde trek je drie kaarten. Eén gaat in een lade en werkt tot het einde (I), één levert de steekpenning in de hoek op (II), één schuift het telfiche uit de andere hoek vooruit (IV).
client-vienna-short-square = Bij actie III plaats je een agent op een gebouw en betaal je met steekpenningen van die kleur. Met agenten op alle gebouwen rond een plein krijg je de geheime informatie, en punten.
client-vienna-short-track = Een telfiche dat vooruitgaat levert 1 punt op voor elk fiche van die soort dat je hebt, en maakt al die fiches aan het einde meer waard.
client-vienna-short-roof = Passeert een telfiche een drempelwaarde, dan gaat de onderzoeker verder. Op zijn laatste veld: nog één ronde, dan de eindtelling.
