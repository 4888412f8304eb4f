### What the lessons of 1955 say. A lesson has a title and a sentence about it; each of its marks has a text, and
### answers to what the learner does there: see `tradecraft.lessons.lesson`.

## Headings of the list of lessons

war1955-lessons-basics = Het hele spel

## Influence

war1955-lesson-influence = Invloed
    .about = Trek de pionnen naar je toe: je eerste beurten.
war1955-lesson-influence-home = Twee spionagebazen, zes landen. Op elk spoor kan een pion naar jouw ster worden getrokken of naar die van je tegenstander. Kies eerst je thuisland: de pion daar gaat 1 veld naar je toe, en je spion begint er. Kies Frankrijk.
    .wrong = Kies voor deze les Frankrijk als thuisland.
war1955-lesson-influence-worth = Je hebt Frankrijk 2. Een landkaart telt in het eigen land voor zijn waarde, en 1 meer als je spion daar is. Hoeveel telt Frankrijk 2 in Frankrijk?
    .two = 2
    .three = 3
    .four = 4
    .wrong-two = Je spion is in Frankrijk, en dat telt 1 extra.
    .wrong-four = Je spion telt 1, niet 2.
war1955-lesson-influence-play = 2, en 1 voor de spion. Gebruik Frankrijk 2 (Uitwijzing) in Frankrijk; let nog niet op de speciale actie.
    .wrong = Gebruik Frankrijk 2 (Uitwijzing) in Frankrijk.
    .on-special = Zo speel je de speciale actie. Gebruik deze keer de invloed in Frankrijk.
war1955-lesson-influence-declare = Je zou een huurling kunnen toevoegen, of in plaats van de 1 van de spion een tweede kaart van Frankrijk. Maar in de allereerste beurt speelt de startspeler maar één kaart: bewaar de rest en kondig de actie aan.
    .wrong = Bewaar je andere kaarten: kondig de actie aan.
war1955-lesson-influence-stay = De pion van Frankrijk ging 3 velden vooruit; nog 1 en hij staat op je ster, waar hij stopt. Je hand wordt aangevuld tot 5 kaarten, en aan het einde van je beurt mag je spion overal heen. Laat hem in Frankrijk.
    .wrong = Laat je spion voorlopig in Frankrijk.
war1955-lesson-influence-must = Boris heeft zijn thuisland Hongarije veiliggesteld. Vanaf nu speel je twee kaarten per beurt. Wat kun je nu doen?
    .pass = Passen om mijn kaarten te bewaren
    .special = Huurling 2 om een speciale actie spelen
    .influence = Polen 3 in Polen gebruiken
    .wrong-pass = Je moet een kaart spelen zolang dat mogelijk is.
    .wrong-special = Huurlingen hebben alleen invloed, geen speciale actie.
war1955-lesson-influence-poland = Je moet spelen zolang dat mogelijk is, en huurlingen hebben alleen invloed. Een kaart mag altijd in het eigen land worden gebruikt, waar je spion ook is: gebruik Polen 3 in Polen.
    .wrong = Gebruik Polen 3 (Gecoördineerde Aanval) in Polen.
    .on-special = Zo speel je de speciale actie. Gebruik deze keer de invloed in Polen.
war1955-lesson-influence-pair = Je hebt ook Polen 2. Twee kaarten van één land mag je combineren, in plaats van de 1 van de spion, maar alleen waar je spion is. De jouwe is in Frankrijk. Wat kun je hier toevoegen?
    .pair = Polen 2
    .mercenary = Huurling 2
    .wrong-pair = Daarvoor zou je spion in Polen moeten zijn.
war1955-lesson-influence-mercenary = Huurlingen kun je aan elke invloedsactie toevoegen, in elk land. Voeg Huurling 2 toe.
    .wrong = Voeg Huurling 2 toe: 3 + 2 is 5.
war1955-lesson-influence-five = 3 + 2 = 5, en nog steeds één speelstap. Kondig de actie aan.
    .wrong = Dat is genoeg: kondig de actie aan.
war1955-lesson-influence-secure = In Polen staat de pion 5 velden aan jouw kant. Nu je tweede kaart: de pion van Frankrijk staat 1 veld van je ster. Gebruik Frankrijk 2 (Onderduikadres) in Frankrijk.
    .wrong = In Frankrijk ontbreekt 1 veld: gebruik daar Frankrijk 2 (Onderduikadres).
    .on-special = Zo speel je de speciale actie. Gebruik de invloed in Frankrijk.
war1955-lesson-influence-secured = De pion staat op je ster: je hebt Frankrijk veiliggesteld, en de 2 velden te veel gaan verloren. Kan een invloedsactie die pion nog verzetten?
    .yes = Ja, tot het einde van het spel
    .no = Nee, Frankrijk is veiliggesteld
    .wrong-yes = Een veiliggesteld land kan niet meer voor een invloedsactie worden gekozen.
war1955-lesson-influence-done = Met drie veiliggestelde landen win je meteen. Ook als je het thuisland van je tegenstander veiligstelt.

## Spy and home

war1955-lesson-spy = Spion en thuisland
    .about = Waar je een kaart mag gebruiken, en wat die daar waard is.
war1955-lesson-spy-home = Je thuisland bepaalt je factie: met Polen leid je de rode factie. Het bepaalt niet welke kaarten je mag gebruiken, maar het kan al in de openingsbeurt worden aangevallen: kies liefst een land dat je hand kan verdedigen. Kies Polen.
    .wrong = Kies voor deze les Polen als thuisland.
war1955-lesson-spy-where = Je hebt Frankrijk 2. Een kaart werkt in het eigen land, in je thuisland en waar je spion is. Waar kun je die buiten Frankrijk nu gebruiken?
    .poland = In Polen
    .hungary = In Hongarije
    .usa = In de USA
    .wrong-hungary = Je spion is niet in Hongarije en je thuisland is het ook niet.
    .wrong-usa = De factie alleen helpt niet: je spion is niet in de USA en je thuisland is het niet.
war1955-lesson-spy-use = In je thuisland. Maar Frankrijk is blauw en Polen rood: een kaart van de andere factie telt 1 minder. Gebruik Frankrijk 2 (Uitwijzing) in Polen.
    .wrong = Gebruik Frankrijk 2 (Uitwijzing) in Polen.
    .on-special = Zo speel je de speciale actie. Gebruik de invloed in Polen.
war1955-lesson-spy-mercenary = Die kaart telt daar maar 1. Huurlingen verliezen nooit iets: voeg Huurling 2 toe.
    .wrong = Voeg eerst Huurling 2 toe: 1 + 2 is 3.
war1955-lesson-spy-move = Samen 3. Aan het einde van je beurt gaat je spion naar een land naar keuze: zo bereid je de volgende beurt voor. Stuur hem naar Hongarije.
    .wrong = Stuur je spion naar Hongarije: je hebt een kaart van Hongarije.
war1955-lesson-spy-bonus = Je spion is in Hongarije. Gebruik daar Hongarije 3: de kaart is van dat land en je spion is er, dus telt die 4.
    .wrong = Gebruik Hongarije 3 (Blokkade) in Hongarije.
    .on-special = Zo speel je de speciale actie. Gebruik de invloed in Hongarije.
war1955-lesson-spy-foreign = De pion van Hongarije staat 1 veld van je ster. Omdat je spion daar is, mag je een Franse kaart in Hongarije gebruiken. Hoeveel telt Frankrijk 2?
    .one = 1
    .two = 2
    .three = 3
    .wrong-two = Frankrijk is blauw, Hongarije rood: 1 minder.
    .wrong-three = De bonus van de spion geldt alleen voor kaarten van het land zelf.
war1955-lesson-spy-finish = 1 is net genoeg. Gebruik Frankrijk 2 (Gadgetsabotage) in Hongarije.
    .wrong = Gebruik Frankrijk 2 (Gadgetsabotage) in Hongarije: er ontbreekt 1 veld.
    .on-special = Zo speel je de speciale actie. Gebruik de invloed in Hongarije.
war1955-lesson-spy-back = Hongarije is van jou. Een veiliggesteld land heeft geen spion nodig; haal de jouwe terug naar Polen, waar hij helpt bij aanval en verdediging.
    .wrong = Haal je spion terug naar Polen.
war1955-lesson-spy-done = Eigen land: volle waarde, 1 extra met de spion. Land van de spion of thuisland: volle waarde, of 1 minder als de kaart van de andere factie is. Huurlingen: overal, altijd hun waarde.

## Special actions

war1955-lesson-specials = Speciale acties
    .about = Elke landkaart kun je ook anders spelen.
war1955-lesson-specials-none = Een landkaart mag je om zijn speciale actie spelen in plaats van om zijn invloed. Land en waarde doen er dan niet toe. Maar een actie zonder enig effect mag niet. Welke kun je nu spelen?
    .deport = Uitwijzing: de spion van Boris gaat naar huis
    .house = Onderduikadres: 2 kaarten extra
    .wrong-deport = De spion van Boris is al thuis, dus Uitwijzing zou niets doen.
war1955-lesson-specials-house = Speel Onderduikadres: aan het einde van deze beurt trek je, nadat je hand is aangevuld, 2 kaarten extra.
    .wrong = Speel Groot-Brittannië 2 om de speciale actie, Onderduikadres.
    .on-influence = Zo gebruik je de invloed. Speel de speciale actie, Onderduikadres.
war1955-lesson-specials-stay = Je hand telt nu 7 kaarten, en die houd je: niemand hoeft ooit kaarten weg te leggen omdat hij er te veel heeft. Laat je spion in de USA.
    .wrong = Laat je spion in de USA.
war1955-lesson-specials-informant = De spion van Boris ging naar de USSR. Wat is hij van plan? Speel Betaalde Informant.
    .wrong = Speel Groot-Brittannië 2 om de speciale actie, Betaalde Informant.
    .on-influence = Zo gebruik je de invloed. Speel de speciale actie, Betaalde Informant.
war1955-lesson-specials-revolution = De hand van Boris ligt open tot het einde van je volgende beurt, ook wat hij nog trekt. Nu je tweede kaart: Revolutie zet een pion naar keuze 2 velden vooruit en kan niet worden afgeweerd. Speel die kaart.
    .wrong = Speel USA 4 om de speciale actie, Revolutie.
    .on-influence = Zo gebruik je de invloed. Speel de speciale actie, Revolutie.
war1955-lesson-specials-target = Noem Hongarije: Boris heeft het veiliggesteld, maar Revolutie verzet zelfs een pion op zijn ster, en het land is weer vrij.
    .wrong = Noem Hongarije.
war1955-lesson-specials-deport = Boris heeft Hongarije opnieuw veiliggesteld. Maar zijn spion is in het buitenland, dus Uitwijzing heeft nu effect: die stuurt hem terug naar Hongarije. Speel die kaart.
    .wrong = Speel USA 2 om de speciale actie, Uitwijzing.
    .on-influence = Zo gebruik je de invloed. Speel de speciale actie, Uitwijzing.
war1955-lesson-specials-detain = En houd hem daar: speel Aanhouding. Niets verplaatst een aangehouden spion.
    .wrong = Speel Groot-Brittannië 2 om de speciale actie, Aanhouding.
    .on-influence = Zo gebruik je de invloed. Speel de speciale actie, Aanhouding.
war1955-lesson-specials-until = Aanhouding duurt tot het einde van je volgende beurt. Hoeveel eigen beurten zijn dat, deze meegerekend?
    .one = Eén
    .two = Twee
    .wrong-one = De rest van deze beurt, de beurt van Boris en je hele volgende beurt.
war1955-lesson-specials-done = Twee: de rest van deze beurt en je hele volgende, met de beurt van Boris ertussen. Er zijn vijftien speciale acties. Wijs een kaart aan om te lezen welke zij heeft. Geen ervan kan worden afgeweerd; hoe je ze tegenhoudt, is de volgende les.

## Answers and counters

war1955-lesson-answers = Afweren en counteren
    .about = Je tegenstander valt aan: weer af, counter of laat door.
war1955-lesson-answers-presence = Boris kondigt 4 in Hongarije aan. Na elke actie mag de ander reageren. Een invloedsactie mag je afweren waar je spion of je thuisland is. Die zijn allebei in Groot-Brittannië. Wat kun je doen?
    .block = Afweren met Huurling 2
    .pass = Doorlaten
    .wrong-block = Vanuit Groot-Brittannië kun je alleen in Groot-Brittannië afweren.
war1955-lesson-answers-pass = Laat het door.
    .wrong = Je kunt het alleen doorlaten.
war1955-lesson-answers-how = Een beurt later is de spion van Boris in Groot-Brittannië. Groot-Brittannië 4, 1 voor de spion en Huurling 1: hij kondigt 6 aan in jouw thuisland. Hoe houd je dat tegen?
    .rebel = Counteren met Rebellentroepen
    .block = Afweren met kaarten van de blauwe factie
    .revolution = Revolutie spelen
    .wrong-rebel = Een invloedsactie weer je af, je countert die niet.
    .wrong-revolution = De meeste speciale acties zijn alleen voor je eigen beurt.
war1955-lesson-answers-block = Kaarten van de factie van het aangevallen land en huurlingen weren af met hun waarde; een kaart van precies dat land telt 1 extra als je spion daar is. Weer af met Frankrijk 3.
    .wrong = Begin met Frankrijk 3.
    .on-let_through = Boris zou 6 velden van je thuisland winnen. Weer af met Frankrijk 3.
war1955-lesson-answers-enough = Frankrijk 3 telt 3; Boris kondigde 6 aan. Is dat genoeg om het afweren aan te kondigen?
    .declare = Ja, er gaat 3 af
    .add = Nee, ik moet meer toevoegen
    .wrong-declare = Afweren is alles of niets: je moet het hele totaal halen.
war1955-lesson-answers-add = Afweren is alles of niets: je moet het hele totaal halen. Voeg USA 4 toe: 3 + 4 is 7.
    .wrong = Voeg een van je twee kaarten USA 4 toe: je hebt minstens 6 nodig.
war1955-lesson-answers-declare = 7 is genoeg; te veel mag. Kondig het afweren aan.
    .wrong = Dat is genoeg: kondig het afweren aan.
war1955-lesson-answers-special = Afgeweerd: de pion blijft staan, en de kaarten van jullie allebei worden afgelegd. Nu speelt Boris een speciale actie, Strategische Bevoorrading. Hoe kun je reageren?
    .block = Afweren met Huurling 2
    .counter = Counteren met Rebellentroepen
    .wrong-block = Een speciale actie counter je, je weert die niet af.
war1955-lesson-answers-counter = Rebellentroepen countert elke speciale actie, in elke beurt. Gebruik die kaart.
    .wrong = Counter met Groot-Brittannië 4, Rebellentroepen.
    .on-let_through = Je zou het kunnen doorlaten, maar probeer de counter.
war1955-lesson-answers-done = Gecounterd: de kaart doet niets en zijn speelstap is weg. Hij had jouw Rebellentroepen met de zijne kunnen counteren. Afweren en counteren kosten kaarten, en je hand wordt pas aan het einde van je eigen beurt aangevuld.

## Gadgets, time limit and winning

war1955-lesson-winning = Gadgets, tijdslimiet en winnen
    .about = Een blijvend voordeel, en het derde land.
war1955-lesson-winning-research = Je hebt Groot-Brittannië en Frankrijk veiliggesteld. Met nog één land win je. Speel eerst Gadgetonderzoek.
    .wrong = Speel Groot-Brittannië 3 om de speciale actie, Gadgetonderzoek.
    .on-influence = Zo gebruik je de invloed. Speel de speciale actie, Gadgetonderzoek.
war1955-lesson-winning-gadget = De kaart blijft in het spel als een van twee gadgets: Verbeterde Middelen vult je hand aan tot 6, Geavanceerd Transport verplaatst je spion één keer per beurt voor een kaart van het land van vertrek of aankomst. Kies Verbeterde Middelen.
    .wrong = Kies voor deze les Verbeterde Middelen.
war1955-lesson-winning-blockade = In Hongarije heb je nog 3 velden nodig, en je spion is daar: Hongarije 2 zou genoeg zijn. Maar Boris heeft een Blokkade op Hongarije gelegd. Wat kun je spelen?
    .hungary = Hongarije 2 in Hongarije
    .pilfer = Rekeningplundering
    .wrong-hungary = Niets verzet een pion onder een Blokkade tot die voorbij is, na de volgende beurt van Boris.
war1955-lesson-winning-pilfer = Speel Rekeningplundering: Boris houdt 2 kaarten en legt de rest af. Dan kan hij je volgende beurt moeilijk tegenhouden.
    .wrong = Speel Polen 4 om de speciale actie, Rekeningplundering.
    .on-influence = Zo gebruik je de invloed. Speel de speciale actie, Rekeningplundering.
war1955-lesson-winning-stay = Dankzij je gadget is je hand aangevuld tot 6 kaarten; het blijft tot Boris Gadgetsabotage speelt. Laat je spion in Hongarije.
    .wrong = Je spion is nodig in Hongarije.
war1955-lesson-winning-limit = De Blokkade is voorbij. Eén vraag voordat je wint: wanneer eindigt een lang spel met de tijdslimiet?
    .first = Als de trekstapel voor het eerst op is
    .third = Na de derde keer schudden van de aflegstapel: deze beurt en voor ieder nog één
    .never = Nooit
    .wrong-first = De aflegstapel wordt drie keer tot een nieuwe trekstapel geschud.
    .wrong-never = Zonder de tijdslimiet misschien. Met de limiet is drie keer schudden het einde; dan winnen de meeste veiliggestelde landen.
war1955-lesson-winning-win = Dan winnen de meeste veiliggestelde landen, en anders de meeste velden voorbij de middens. Daar hoef je niet op te wachten: gebruik Hongarije 2 in Hongarije.
    .wrong = Gebruik Hongarije 2 (Uitwijzing) in Hongarije: 2, en 1 voor de spion.
    .on-special = Zo speel je Uitwijzing. Gebruik de invloed in Hongarije: daarmee win je.
war1955-lesson-winning-done = Drie landen veiliggesteld: je wint meteen. Je kunt ook winnen door het thuisland van je tegenstander veilig te stellen, dus let ook op het jouwe.

## What the guide of a first game says: the aim, and rules in fewer words than the rules page

war1955-guide-aim = Stel drie landen veilig, of het thuisland van je tegenstander, en je wint meteen. Een land is veiliggesteld als zijn pion de ster aan jouw kant bereikt: trek de pionnen dus naar je toe.
war1955-guide-W2_3 = Na je twee kaarten vul je je hand aan tot 5 kaarten. Met een volle hand trek je niets.
war1955-guide-W2_4 = De trekstapel was op, dus de aflegstapel is tot een nieuwe geschud. Elke gespeelde kaart kan nu weer terugkomen.
war1955-guide-W3_1 = Een landkaart gebruik je in zijn eigen land, waar je spion is, of in je thuisland. In een land van de andere factie telt die 1 minder.
war1955-guide-W3_2 = Een kaart in haar eigen land telt 1 meer als de spion daar is. In plaats van die 1 kan een tweede kaart van het land worden toegevoegd.
war1955-guide-W3_4 = Een pion die de ster bereikt, stopt daar: het land is veiliggesteld, en invloed verzet hem niet meer.
war1955-guide-W4_2 = Afweren doe je met huurlingen en met kaarten van de factie van het aangevallen land, voor hun waarde. Is de spion van wie afweert daar, dan telt een kaart van precies dat land 1 meer.
war1955-guide-W5 = Speel je een kaart om de speciale actie, dan doen het land en de invloed er niet toe. De meeste speciale acties kosten één speelstap en kunnen alleen in je eigen beurt.
war1955-guide-W5_2 = Een speciale actie kun je counteren, met Rebellentroepen of soms met een Gecoördineerde kaart. Ook een counter kun je counteren, maar alleen met Rebellentroepen.
war1955-guide-W5_2a = Een counter in je eigen beurt kost een van je speelstappen, ook als hij zelf wordt gecounterd. In de beurt van je tegenstander kost hij alleen de kaart.
war1955-guide-W6_1 = Verbeterde Middelen vult de hand aan tot 6 kaarten. Geavanceerd Transport verplaatst de spion één keer per beurt, zonder speelstap, voor een kaart van het land van vertrek of aankomst.
war1955-guide-W7_1 = Het spel is meteen afgelopen als iemand drie landen heeft veiliggesteld, of het thuisland van de tegenstander.
war1955-guide-W7_3 = De aflegstapel is voor de derde keer geschud. Deze beurt wordt afgemaakt, elke speler heeft er nog één, en dan is het spel afgelopen.
war1955-guide-W8_3 = Een kaart die je in een land van de andere factie gebruikt, telt 1 minder. Huurlingen houden altijd hun waarde.
war1955-guide-W8_4 = Bij afweren telt een kaart van het aangevallen land alleen 1 meer als de spion van wie afweert daar is. Het thuisland alleen voegt niets toe.
war1955-guide-W8_5 = Met te weinig afweren kan niet. Na het afweren wordt je hand pas in je eigen volgende beurt aangevuld.
war1955-guide-W8_6 = Beide spionnen mogen in hetzelfde land zijn. Waar je spion is, kun je afweren, ook in het thuisland van je tegenstander.
war1955-guide-W8_10 = Rekeningplundering vraagt om een tegenstander met minstens 3 kaarten. Strategische Bevoorrading geeft evenveel nieuwe kaarten als er zonder die kaart in de hand waren.
war1955-guide-W8_12 = Gadgetonderzoek blijft in het spel als de gadget die is genoemd. Je kunt het counteren als het wordt gespeeld; daarna haalt alleen Gadgetsabotage het weg.
war1955-guide-W8_13 = Een Gecoördineerde actie zet meerdere pionnen elk 1 veld vooruit, en kan niet worden afgeweerd. Ze kan zelfs meerdere landen tegelijk veiligstellen.
war1955-guide-W8_14 = Het totaal van een invloedsactie ligt vast zodra ze is aangekondigd. Een spion die daarna wordt verzet, verandert niets.
