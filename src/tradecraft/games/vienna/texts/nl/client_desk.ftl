### De bureaus en de tafels naast de kaart.

client-vienna-card = Kaart { $number }
client-vienna-card-two = Actie II: neem 1 { $bribe }
client-vienna-card-four = Actie IV: schuif het { $info }-telfiche vooruit
client-vienna-hand = Je kaarten
client-vienna-places = Acties
client-vienna-place-I = in een lade
client-vienna-place-II = neem de steekpenning
client-vienna-place-IV = schuif het telfiche vooruit
client-vienna-assign = Kaarten toewijzen
client-vienna-desk-of = Bureau van { $name }
client-vienna-crest = Stadswapen
client-vienna-sign-agent = agent
client-vienna-supply = { $count ->
        [one] { $count } agent in de voorraad
       *[other] { $count } agenten in de voorraad
    }
client-vienna-shilling = shilling
client-vienna-shillings = { $count ->
        [one] { $count } shilling
       *[other] { $count } shilling
    }
client-vienna-box = In de geldkist: { $count }
client-vienna-plan = Toegewezen kaarten
client-vienna-drawers = Lades
client-vienna-missions = Opdrachten
client-vienna-tracks = Geheime informatie
client-vienna-track = { $info }: veld { $space } van { $last }, een fiche is { $value } waard
client-vienna-roof = Op het dak
client-vienna-roof-space = veld { $space }
client-vienna-investigator = de onderzoeker
client-vienna-investigator-walks = De onderzoeker is deze ronde nog niet vooruitgegaan.
client-vienna-investigator-rests = De onderzoeker is deze ronde al verder gegaan.
client-vienna-purchase = aankoop
client-vienna-payday = betaaldag
client-vienna-end = einde van het spel
client-vienna-final-round = Laatste ronde!
client-vienna-display = Opdrachten op het speelbord
client-vienna-no-mission = Geen opdracht
client-vienna-house = Naastgelegen huis
client-vienna-piles = Kaarten
client-vienna-pile = Trekstapel: { $count }
client-vienna-discard = Aflegstapel: { $count }
client-vienna-place-empty = leeg
client-vienna-place-done = klaar
