### The bots: what each is called, and its portrait in a sentence or two.

bot-random = Random
    .portrait = Does anything that is allowed. Good for a first look at the rules.
bot-greedy = Greedy
    .portrait = Always does what looks best at once, and never looks further.
bot-recruit = Recruit
    .portrait = Has understood the game, but overlooks things and misjudges others. A gentle opponent for a first evening.
bot-officer = Officer
    .portrait = Knows what a choice is worth and plays solidly, never quite the same way twice.
bot-station_chief = Station chief
    .portrait = Thinks a moment about what you may answer before every move. Punishes mistakes.
bot-spymaster = Spymaster
    .portrait = Plays through hundreds of games in the head before each decision, with everything we know. Frightening.
