### The bots: what they are called at the table, and a portrait of each.

bot-random = Tourist
bot-random-portrait = Has lost the map and points at whatever comes first: every choice is left to chance.
bot-greedy = Informant
bot-greedy-portrait = Sells to whoever pays today and never asks about tomorrow: takes what brings most at once.
bot-recruit = Recruit
bot-recruit-portrait = Fresh from the training house; plays by the book and has not read all of it. Good company for a first game.
bot-officer = Case Officer
bot-officer-portrait = Runs a dozen agents and forgets none of them. Punishes careless moves, but can be surprised.
bot-station_chief = Station Chief
bot-station_chief-portrait = Twenty years in the same city. Weighs every move, and leaves nothing lying in the street that could be of use.
bot-spymaster = Spymaster
bot-spymaster-portrait = Nobody knows the face, everybody knows the results. Takes time to think, and wins without ever looking at your cards.
