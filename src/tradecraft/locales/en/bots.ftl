### The bots: what they are called at the table, and a portrait of each.

bot-random = Tourist
bot-random-portrait = Has lost the map and points at whatever comes first: every choice is left to chance.
bot-greedy = Informant
bot-greedy-portrait = Sells to whoever pays today and never asks about tomorrow: takes what brings most at once.
bot-recruit = Recruit
bot-recruit-portrait = Fresh from the training house; plays by the book and has not read all of it. Good company for a first game.
bot-handler = Handler
bot-handler-portrait = Keeps the network together and knows what matters. Now and then something slips through.
bot-officer = Case Officer
bot-officer-portrait = Runs a dozen agents and forgets none of them. Punishes careless moves, but can be surprised.
bot-station_chief = Station Chief
bot-station_chief-portrait = Twenty years in the same city. Weighs every move, and leaves nothing lying in the street that could be of use.
bot-spymaster = Spymaster
bot-spymaster-portrait = Nobody knows the face, everybody knows the results. Takes time to think, and wins without ever looking at your cards.
bot-spymaster_1 = Spymaster, first edition
bot-spymaster_1-portrait = The spymaster as it was before it learned: the opponent that later ones are measured against.
bot-companion = Companion
bot-companion-portrait = Plays about as well as you do: it goes by your last games together and aims at an even one. Never rated.
