### What each question at the table is about, in two sentences.

client-what-war1955-home = Je thuisland bepaalt je factie; de pion daar gaat 1 veld naar je toe en je spion begint er. Als je tegenstander het veiligstelt, verlies je.
client-what-war1955-play = Gebruik de invloed van een kaart om een pion naar je toe te trekken, of speel de kaart om de speciale actie. Dat mag twee keer per beurt.
client-what-war1955-add = Voordat je de actie aankondigt, mag je huurlingen toevoegen, of een tweede kaart van hetzelfde land waar je spion is. Dat totaal moet je tegenstander halen om af te weren.
client-what-war1955-target = Deze speciale actie vraagt om een land. Noem er een waar die effect heeft.
client-what-war1955-pawn = Een Gecoördineerde actie zet meerdere pionnen elk 1 veld vooruit. Noem ze één voor één en kondig dan de actie aan.
client-what-war1955-gadget = Gadgetonderzoek blijft als gadget in het spel, Gadgetsabotage vernietigt er een. Zeg welk je bedoelt.
client-what-war1955-destination = Geavanceerd Transport verplaatst je spion één keer per beurt zonder speelstap. De afgelegde kaart bepaalt waar hij heen mag.
client-what-war1955-answer = Je tegenstander heeft iets aangekondigd en je mag reageren. Invloed weer je af waar je spion of thuisland is, speciale acties counter je; of laat het door.
client-what-war1955-block = Om af te weren moet je het hele totaal halen. Voeg kaarten van de factie van het land of huurlingen toe en kondig het dan aan.
client-what-war1955-keep = Rekeningplundering laat je 2 kaarten naar keuze. Alle andere worden afgelegd.
client-what-war1955-move = Aan het einde van je beurt mag je spion naar elk land. Je kunt er volgende beurt je kaarten gebruiken, en er afweren.
