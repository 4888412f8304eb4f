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

# What stands below the flags: four letters at most.
client-vienna-code-usa = USA
client-vienna-code-ussr = URSS
client-vienna-code-france = FR
client-vienna-code-uk = UK
client-vienna-code-austria = AT

client-vienna-plate = numéro de maison { $plate }
client-vienna-agents-there = agents de { $seats }
client-vienna-third-man = le troisième homme
client-vienna-can-choose = Ce bâtiment peut être choisi.

client-vienna-cancel = Annuler
client-vienna-square-empty = La tuile n’y est plus.
client-vienna-square-surrounded = Avec cet agent, vous l’entourez.
client-vienna-square-complete = Vous êtes dans tous les autres bâtiments.
client-vienna-square-missing = Il manque encore :

## Outside the table

client-home-file-vienna = Dossier 1950
client-home-about-vienna = Vienne, 1950. À coups de pots-de-vin, placez vos agents, entourez les places et emparez-vous des informations secrètes. De 2 à 4 joueurs.

## Le jeu en bref, en images

client-vienna-short-card = À chaque tour, vous piochez trois cartes. L’une va dans un tiroir et sert jusqu’à la fin (I), l’une rapporte le pot-de-vin de son coin (II), l’une avance le marqueur de son autre coin (IV).
client-vienna-short-square = Lors de l’action III, vous placez un agent sur un bâtiment et payez en pots-de-vin de sa couleur. Des agents sur tous les bâtiments autour d’une place vous donnent son information secrète, et des points.
client-vienna-short-track = Un marqueur qui avance rapporte 1 point par tuile de ce type que vous possédez, et augmente la valeur de ces tuiles à la fin.
client-vienna-short-roof = Quand un marqueur franchit un palier, l’Enquêteur avance. Sur sa dernière case : encore un tour, puis le décompte final.
