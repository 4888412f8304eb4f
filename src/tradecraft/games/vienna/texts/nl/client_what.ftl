### What each question at the table is about, in two sentences.

client-what-vienna-assign = Elke kaart gaat naar één actie: I bewaart de vaardigheid in een lade, II neemt de steekpenning linksboven, IV schuift het telfiche rechtsboven vooruit. De anderen zien je plan pas als je het uitvoert.
client-what-vienna-replace = Al je lades zijn vol, dus de nieuwe kaart komt op de plaats van een andere. De oude kaart wordt afgelegd en de vaardigheid vervalt.
client-what-vienna-place = Plaats een agent op een gebouw waar je er geen hebt, voor 2 steekpenningen in zijn kleur, of neem 2 steekpenningen van één soort. Een van de twee moet je doen.
client-what-vienna-source = De agent komt uit je voorraad of van een ander gebouw. Beide kosten evenveel; een verplaatste agent telt niet meer waar hij stond.
client-what-vienna-wander = De derde man heeft je geholpen en trekt verder naar het dichtstbijzijnde gebouw van een andere kleur. Er zijn er meerdere even dichtbij, dus jij kiest.
client-what-vienna-bribe = Een vaardigheid in je lades geeft je een steekpenning naar keuze. Neem de soort die je voor je volgende agent nodig hebt.
client-what-vienna-token = Met een vaardigheid mag je een telfiche naar keuze vooruitschuiven. Je scoort 1 punt voor elk fiche van die soort dat je hebt; je mag ook weigeren.
client-what-vienna-stand = De laatste speler in de volgorde zet de derde man op een paars gebouw. Hij telt als agent van wie hem nodig heeft.
client-what-vienna-pay = Je betaalt één voor één, omdat het op verschillende manieren kan. Gebruik wat je kunt missen.
client-what-vienna-nomad = Je hebt een agent naast je Feld-agent uit Marrakesh geplaatst, dus hij mag gratis naar een aangrenzend gebouw. Pas daarna wordt gekeken welke pleinen omringd zijn.
client-what-vienna-different = Een vaardigheid geeft je zoveel steekpenningen als er spelers zijn, elk van een andere soort. Kies de soorten.
client-what-vienna-same_token = Je hebt een fiche gekregen, en met een vaardigheid mag je zijn telfiche 2 velden vooruitschuiven. Het zijn beide velden of geen.
client-what-vienna-instead = Je kaart toont een telfiche, en met een vaardigheid mag je in plaats daarvan een ander vooruitschuiven. Een van beide moet vooruit.
client-what-vienna-mission = Je agent staat op een gebouw met de vlag van deze opdrachten. Neem er een aan, of vervul waaraan je voldoet; niet allebei.
client-what-vienna-box = Shilling in de geldkist levert aan het einde elk 2 punten op, maar kan nooit meer worden uitgegeven. Het kan alleen op het moment dat je ze krijgt.
client-what-vienna-buy = In een aankoopfase mag je één ding kopen in het naastgelegen huis. Wat je koopt, houd je; bureaufiches tellen ook aan het einde.
client-what-vienna-remove = Een van je agenten moet terug naar je voorraad: hij kon niet betaald worden, of een opdracht is niet vervuld. Jij kiest welke.
