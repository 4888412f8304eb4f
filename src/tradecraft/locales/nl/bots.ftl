### The bots: what each is called, and its portrait in a sentence or two.

bot-random = Toeval
    .portrait = Doet zomaar iets wat mag. Goed om de regels te leren kennen.
bot-greedy = Gretig
    .portrait = Doet altijd wat meteen het beste lijkt en kijkt nooit verder.
bot-recruit = Rekruut
    .portrait = Heeft het spel begrepen, maar ziet dingen over het hoofd en schat andere verkeerd in. Een milde tegenstander voor een eerste avond.
bot-officer = Officier
    .portrait = Weet wat een keuze waard is en speelt degelijk, nooit helemaal twee keer hetzelfde.
bot-station_chief = Stationschef
    .portrait = Denkt voor elke zet even na over je antwoord. Straft fouten af.
bot-spymaster = Meesterspion
    .portrait = Speelt voor elke beslissing honderden partijen in gedachten, met alles wat we weten. Angstaanjagend.
