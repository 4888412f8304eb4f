### The bots: what they are called at the table, and a portrait of each.

bot-random = Toerist
bot-random-portrait = Is de plattegrond kwijt en wijst aan wat het eerst komt: elke keuze is aan het toeval.
bot-greedy = Tipgever
bot-greedy-portrait = Verkoopt aan wie vandaag betaalt en denkt nooit aan morgen: neemt wat meteen het meest oplevert.
bot-recruit = Rekruut
bot-recruit-portrait = Komt net van de opleiding; speelt volgens het boekje en heeft het niet uitgelezen. Goed gezelschap voor een eerste spel.
bot-handler = Contactpersoon
bot-handler-portrait = Houdt het netwerk bijeen en weet waar het om gaat. Toch glipt er af en toe iets door.
bot-officer = Inlichtingenofficier
bot-officer-portrait = Leidt een dozijn agenten en vergeet er geen. Straft onvoorzichtige zetten af, maar is te verrassen.
bot-station_chief = Bureauchef
bot-station_chief-portrait = Twintig jaar in dezelfde stad. Weegt elke zet, en laat niets op straat liggen dat van pas kan komen.
bot-spymaster = Meesterspion
bot-spymaster-portrait = Niemand kent het gezicht, iedereen kent de resultaten. Neemt de tijd om na te denken, en wint zonder ooit in je kaarten te kijken.
bot-spymaster_1 = Meesterspion, eerste editie
bot-spymaster_1-portrait = De meesterspion zoals die was voor hij leerde: de tegenstander waaraan latere worden gemeten.
bot-companion = Sparringpartner
bot-companion-portrait = Speelt ongeveer zo goed als jij: kijkt naar jullie laatste spellen en mikt op een gelijke strijd. Telt nooit voor de klassering.
