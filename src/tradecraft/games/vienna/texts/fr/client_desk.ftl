### Les bureaux et les tables à côté du plan.

client-vienna-card = Carte { $number }
client-vienna-card-two = Action II : prenez 1 pot-de-vin { $bribe }
client-vienna-card-four = Action IV : avancez le marqueur { $info }
client-vienna-hand = Vos cartes
client-vienna-places = Actions
client-vienna-place-I = dans un tiroir
client-vienna-place-II = prendre son pot-de-vin
client-vienna-place-IV = avancer son marqueur
client-vienna-assign = Affecter les cartes
client-vienna-desk-of = Bureau de { $name }
client-vienna-crest = Blason
client-vienna-sign-agent = agent
client-vienna-supply = { $count ->
        [one] { $count } agent en réserve
       *[other] { $count } agents en réserve
    }
client-vienna-shilling = shillings
client-vienna-shillings = { $count ->
        [one] { $count } shilling
       *[other] { $count } shillings
    }
client-vienna-box = Dans la caisse : { $count }
client-vienna-plan = Cartes affectées
client-vienna-drawers = Tiroirs
client-vienna-missions = Missions
client-vienna-tracks = Informations secrètes
client-vienna-track = { $info } : case { $space } sur { $last }, une tuile vaut { $value }
client-vienna-roof = Sur le toit
client-vienna-roof-space = case { $space }
client-vienna-investigator = l’enquêteur
client-vienna-investigator-walks = L’enquêteur n’a pas encore avancé ce tour-ci.
client-vienna-investigator-rests = L’enquêteur a déjà avancé ce tour-ci.
client-vienna-purchase = achat
client-vienna-payday = salaire
client-vienna-end = fin de la partie
client-vienna-final-round = Dernier tour !
client-vienna-display = Missions disponibles
client-vienna-no-mission = Pas de mission
client-vienna-house = Maison voisine
client-vienna-piles = Cartes
client-vienna-pile = Pioche : { $count }
client-vienna-discard = Défausse : { $count }
client-vienna-place-empty = vide
client-vienna-place-done = fait
