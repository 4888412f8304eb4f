### Le plateau de Vienna dans le navigateur.

client-vienna-map = Plan de la ville
client-vienna-panels = Pistes et tableaux
client-vienna-desks = Bureaux
client-vienna-content-loading = Les dossiers arrivent…
client-vienna-content-failed = Les dossiers n’ont pas pu être chargés.
client-vienna-try-again = Réessayer

## Le plan

client-vienna-canal = Canal du Danube
client-vienna-ring = Ringstrasse
client-vienna-map-keys = Les flèches mènent d’un bâtiment à l’autre, Entrée en choisit un, Échap revient en arrière.
client-vienna-closer = Agrandir le plan
client-vienna-farther = Réduire le plan
client-vienna-whole = Montrer tout le plan

client-vienna-plate = numéro de maison { $plate }
client-vienna-agents-there = agents de { $seats }
client-vienna-third-man = le troisième homme
client-vienna-can-choose = Ce bâtiment peut être choisi.

client-vienna-cancel = Annuler
client-vienna-full-price = Prix avant réductions : { $price }
client-vienna-stock = vous en avez { $count }
client-vienna-square-empty = La tuile n’y est plus.
client-vienna-square-surrounded = Avec cet agent, vous l’entourez.
client-vienna-square-complete = Vous êtes dans tous les autres bâtiments.
client-vienna-square-missing = Il manque encore :

## Outside the table

client-home-file-vienna = Dossier 1950
client-home-about-vienna = Soudoyez la ville occupée : placez des agents, entourez des places, vendez ce qu’ils savent. De 2 à 4 joueurs.
