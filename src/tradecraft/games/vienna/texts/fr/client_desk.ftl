### Les bureaux et les tables à côté du plan.

client-vienna-card = Carte { $number }
client-vienna-hand = Vos cartes
client-vienna-places = Actions
client-vienna-place-I = dans un tiroir
client-vienna-place-II = prendre son pot-de-vin
client-vienna-place-IV = avancer son marqueur
client-vienna-assign = Affecter les cartes
client-vienna-desk-of = Bureau de { $name }
client-vienna-crest = Blason de la ville
client-vienna-bribes = Pots-de-vin
client-vienna-tiles = Informations secrètes
client-vienna-supply = { $count ->
        [one] { $count } agent en réserve
       *[other] { $count } agents en réserve
    }
client-vienna-shilling = shillings
client-vienna-shillings = { $count ->
        [one] { $count } shilling
       *[other] { $count } shillings
    }
client-vienna-box = Dans la caisse : { $count }
client-vienna-plan = Cartes affectées
client-vienna-drawers = Tiroirs
client-vienna-missions = Missions
client-vienna-resolve = Compléter
client-vienna-tracks = Informations secrètes
client-vienna-track = { $info } : case { $space } sur { $last }, une tuile vaut { $value }
client-vienna-roof = Sur le toit
client-vienna-roof-space = case { $space }
client-vienna-investigator = l’enquêteur
client-vienna-investigator-walks = L’enquêteur est en chemin.
client-vienna-investigator-rests = L’enquêteur a déjà avancé à ce tour.
client-vienna-purchase = achats
client-vienna-payday = salaires
client-vienna-end = fin de la partie
client-vienna-final-round = Dernier tour !
client-vienna-display = Missions au Prater
client-vienna-no-mission = Pas de mission
client-vienna-house = La maison d’à côté
client-vienna-owned-by = acheté par { $names }
client-vienna-piles = Cartes
client-vienna-pile = Pioche : { $count }
client-vienna-discard = Défausse : { $count }
client-vienna-place-empty = vide
client-vienna-assign-help = Faites glisser une carte vers un emplacement (au doigt, appuyez d’abord longuement), cliquez sur la carte puis sur l’emplacement, ou utilisez les boutons sous la carte.
client-vienna-tracks-note = La position du marqueur indique la valeur de chaque tuile.
