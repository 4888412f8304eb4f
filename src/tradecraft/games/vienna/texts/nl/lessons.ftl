### What the lessons of Vienna say. A lesson has a title and a sentence about it; each of its marks has a text, and
### answers to what the learner does there: see `tradecraft.lessons.lesson`. Building and square names stay German.

## Headings of the list of lessons

vienna-lessons-introductory = Beginnersversie
vienna-lessons-advanced = Volledige versie
vienna-lessons-expansions = Uitbreidingen

## What a round is

vienna-lesson-round = Hoe een ronde gaat
    .about = Drie kaarten, vier acties: speel je eerste ronde.
vienna-lesson-round-plan = Je leidt een geheime dienst in Wenen. Elke ronde krijg je drie kaarten en geef je elke kaart aan een actie: I bewaart de kaart om de vaardigheid, II neemt de steekpenning linksboven, IV schuift het telfiche rechtsboven vooruit. Geef 056 aan I, 001 aan II en 027 aan IV, en bevestig.
    .wrong = Ook een goed plan, maar voor deze les: 056 naar actie I, 001 naar actie II en 027 naar actie IV.
vienna-lesson-round-pay = Iedereen maakt in het geheim een plan; jij hebt het stadswapen en begint dus. Actie I: 056 ligt in je lade. Actie II: 001 gaf je 1 chocolade. Actie III: plaats een agent. Hij kost 2 steekpenningen in de kleur van het gebouw. Welk gebouw kun je betalen?
    .purple = Burgtheater, paars: 2 chocolade
    .pink = Rathaus, roze: 2 wijn
    .grey = Hofburg, grijs: 2 tabak
    .wrong-pink = Je hebt maar 1 wijn. Kijk naar je steekpenningen: van welke soort heb je er 2?
    .wrong-grey = Je hebt maar 1 tabak. Kijk naar je steekpenningen: van welke soort heb je er 2?
vienna-lesson-round-agent = Klopt: je hebt 2 chocolade. Het Burgtheater voert ook de Franse vlag, en je kaart 056 geeft 3 punten voor een agent op een Frans gebouw. Plaats een agent op Burgtheater (15).
    .wrong = Je kaart 056 geeft 3 punten op Burgtheater (15). Plaats je agent daar.
    .on-take = In actie III mag je 2 steekpenningen nemen in plaats van een agent te plaatsen, maar je kunt er nu een betalen. Plaats hem op Burgtheater (15).
vienna-lesson-round-points = Je betaalde 2 chocolade en scoorde 3 punten met kaart 056. Actie IV volgde vanzelf: kaart 027 schoof het telfiche dia 1 veld vooruit. Wie een telfiche vooruitschuift, scoort 1 punt voor elk eigen fiche van die soort; jij hebt 1 dia. Nu is Boris aan de beurt.
vienna-lesson-round-turn = Nu is Boris aan de beurt. Zou je nog een agent kunnen plaatsen voordat hij klaar is?
    .yes = Ja, ik heb nog agenten
    .no = Nee, iedereen doet zijn vier acties achter elkaar
    .wrong-yes = De ene speler na de andere voert de acties I tot en met IV uit, te beginnen met wie het stadswapen heeft.
vienna-lesson-round-first = Boris nam 2 steekpenningen in plaats van een agent te plaatsen. De ronde is voorbij: het stadswapen gaat naar links, naar Boris. Wie begint de nieuwe ronde?
    .you = Ik, net als in de eerste ronde
    .boris = Boris, die het stadswapen heeft
    .wrong-you = Het stadswapen beslist, en dat is net naar Boris gegaan.
vienna-lesson-round-again = Drie nieuwe kaarten. Plan deze ronde zoals je wilt: één kaart voor I, één voor II, één voor IV.
    .tried = Dat is een plan. De kaart bij I blijft in een lade en werkt vanaf deze ronde; die bij II levert een steekpenning op, die bij IV schuift een telfiche vooruit. Die twee worden daarna afgelegd.
vienna-lesson-round-done = Zo gaat een ronde: drie kaarten trekken, ze toewijzen, om de beurt de acties I tot en met IV uitvoeren, het stadswapen doorgeven. Elke ronde van het spel verloopt zo.

## Taking and paying

vienna-lesson-paying = Nemen en betalen
    .about = Wat een agent kost, en vier manieren om dat te betalen.
vienna-lesson-paying-plan = Met kaart 042 betaal je 1 steekpenning minder voor een agent op een Oostenrijks gebouw. Leg die in een lade: 042 naar I, 009 (koffie) naar II, 002 (dia) naar IV.
    .wrong = Geef 042 aan actie I, 009 aan actie II en 002 aan actie IV.
vienna-lesson-paying-price = Je hebt 2 koffie en 1 van elke andere soort. Zonder hulp kost een agent 2 steekpenningen in de kleur van het gebouw. Welk van deze gebouwen zou je kunnen betalen?
    .brown = Universität, bruin: koffie
    .purple = Burgtheater, paars: chocolade
    .grey = Hofburg, grijs: tabak
    .wrong-purple = Daarvoor heb je 2 chocolade nodig, en je hebt er 1.
    .wrong-grey = Daarvoor heb je 2 tabak nodig, en je hebt er 1.
vienna-lesson-paying-discount = Maar het kan goedkoper: Rathaus (14) is roze en Oostenrijks. Kaart 042 haalt er 1 af, dus je ene wijn is genoeg. Plaats je agent op Rathaus.
    .wrong = Bewaar je andere steekpenningen. Dankzij kaart 042 kost Rathaus (14) maar 1 wijn.
vienna-lesson-paying-wine = 1 wijn betaald. In je tweede ronde: kaart 007 geeft 1 wijn extra als je bij actie II wijn neemt. Geef 007 aan I, 027 (wijn) aan II en 080 aan IV.
    .wrong = Geef 007 aan actie I, 027 aan actie II en 080 aan actie IV.
vienna-lesson-paying-second = Kaart 027 gaf 1 wijn en kaart 007 nog een. Waar zou een tweede agent heen kunnen?
    .rathaus = Nog een keer Rathaus
    .rasumofsky = Palais Rasumofsky, roze: 2 wijn
    .hofburg = Hofburg, grijs: 2 tabak
    .money = Nergens: neem 2 shilling in plaats daarvan
    .wrong-rathaus = Je hebt nooit twee agenten op één gebouw. Agenten van anderen zitten je niet in de weg.
    .wrong-hofburg = Je hebt maar 1 tabak.
    .wrong-money = Geld is er alleen in de volledige versie.
vienna-lesson-paying-save = Klopt: je hebt nooit twee agenten op één gebouw. Maar we willen naar de Hofburg. In plaats van een agent te plaatsen mag je 2 steekpenningen van één soort nemen. Neem 2 tabak.
    .wrong = Deze keer sparen we: neem 2 tabak.
    .on-place = Bewaar je wijn nog even. Neem 2 tabak in plaats van een agent te plaatsen.
vienna-lesson-paying-hofburg = De volgende ronde: je hebt 3 tabak. Hofburg (20) is grijs en Frans, dus zonder korting: 2 tabak. Plaats daar een agent.
    .wrong = Je hebt gespaard voor Hofburg (20): plaats je agent daar.
vienna-lesson-paying-supply = Je hebt al een agent op het bord, dus je wordt gevraagd waar deze vandaan komt. Een agent verplaatsen vanaf een ander gebouw kost evenveel. Neem er een uit je voorraad.
    .wrong = Laat de agent op Rathaus staan en neem er een uit je voorraad.
vienna-lesson-paying-done = Een agent kost 2 steekpenningen in de kleur van het gebouw, min 1 voor elke korting die geldt. Actie II levert er 1 op, vaardigheden meer, en als niets past, neem je 2 van één soort in plaats van te plaatsen.

## Surrounding squares

vienna-lesson-squares = Pleinen omringen
    .about = Hoe agenten geheime informatie bemachtigen.
vienna-lesson-squares-square = Kijk naar de Bauernfeldplatz (3): wegen verbinden dit plein met drie gebouwen. Wie op al die gebouwen een agent heeft, heeft het omringd, neemt het fiche dat er ligt en scoort 1 punt per weg: hier 3.
vienna-lesson-squares-missing = Je hebt agenten op Polizeidirektion (3) en Universität (9). Welk gebouw ontbreekt?
    .volksoper = Volksoper (2)
    .votivkirche = Votivkirche (8)
    .rathaus = Rathaus (14)
    .wrong-votivkirche = Er loopt geen weg van de Bauernfeldplatz naar de Votivkirche.
    .wrong-rathaus = Er loopt geen weg van de Bauernfeldplatz naar het Rathaus.
vienna-lesson-squares-wine = De Volksoper is roze en kost 2 wijn. Je hebt er 1, dus neem deze ronde 2 wijn in plaats van een agent te plaatsen.
    .wrong = Voor de Volksoper heb je wijn nodig: neem 2 wijn.
    .on-place = Eerst de wijn voor de Volksoper: neem 2 wijn.
vienna-lesson-squares-count = Nu kun je betalen. De Julius-Tandler-Platz (1) is alleen met Volksoper en Polizeidirektion verbonden. Hoeveel pleinen omring je met een agent op de Volksoper?
    .one = Eén
    .two = Twee
    .three = Drie
    .wrong-one = Eén agent kan meerdere pleinen tegelijk voltooien. Kijk ook naar de Julius-Tandler-Platz.
    .wrong-three = Bij de andere pleinen naast de Volksoper ontbreekt nog een agent van jou.
vienna-lesson-squares-place = Allebei tegelijk. Plaats je agent op Volksoper (2).
    .wrong = Volksoper (2) is het gebouw dat bij beide pleinen ontbreekt.
    .on-take = Je hebt de wijn. Plaats je agent op Volksoper (2).
vienna-lesson-squares-supply = Neem de agent uit je voorraad: de andere moeten blijven staan.
    .wrong = Die agent is nodig waar hij staat. Neem er een uit je voorraad.
vienna-lesson-squares-tiles = Een pistool van een plein met waarde 2 en een aktetas van een plein met waarde 3: twee fiches en 5 punten. Een leeg plein levert niemand meer iets op.
vienna-lesson-squares-move = Nu de Rooseveltplatz (12): die is verbonden met Volksoper, Universität en Votivkirche. Stuur voor 2 tijdschriften een agent naar Votivkirche (8).
    .wrong = Bij de Rooseveltplatz ontbreekt een agent op Votivkirche (8).
vienna-lesson-squares-origin = Een agent mag ook van een ander gebouw komen. Die op de Polizeidirektion heeft zijn werk gedaan: verplaats hem, of neem er een uit de voorraad.
    .wrong = Zonder die agent is de Rooseveltplatz niet omringd. Verplaats die van Polizeidirektion (3), of neem er een uit de voorraad.
vienna-lesson-squares-done = Weer een fiche en 3 punten. Zoek pleinen die gebouwen delen: één agent kan voor veel pleinen tellen, en agenten van anderen blokkeren je nooit.

## Tokens, investigator and the end

vienna-lesson-end = Telfiches, de onderzoeker en het einde
    .about = Wat je fiches waardevol maakt, en wat het spel beëindigt.
vienna-lesson-end-step = Tegen het einde van een spel met twee spelers. De vijf telfiches laten zien wat fiches waard zijn, van 1 tot 6. Je hebt 4 dia’s. Hoeveel punten scoor je als je het telfiche dia 1 veld vooruitschuift?
    .one = 1
    .two = 2, de waarde van een dia nu
    .four = 4
    .wrong-one = Je scoort 1 punt voor elk fiche van die soort dat je hebt.
    .wrong-two = De waarde telt aan het einde van het spel. Voor het vooruitschuiven scoor je 1 punt voor elk fiche van die soort dat je hebt.
vienna-lesson-end-plan = 1 punt voor elk van je 4 dia’s; niemand anders scoort. Kaart 027 toont rechtsboven een dia. Geef die aan actie IV, 040 aan I en 052 aan II.
    .wrong = Geef 027, met de dia, aan actie IV, 040 aan I en 052 aan II.
vienna-lesson-end-coffee = Neem voor actie III 2 koffie, en let op het telfiche dia en de onderzoeker.
    .wrong = Neem deze keer 2 koffie.
vienna-lesson-end-crossed = 4 punten. Het telfiche is over een drempelwaarde gegaan: dia’s zijn nu 3 waard. De eerste keer per ronde dat dit gebeurt, gaat ook de onderzoeker 1 veld verder over het dak: hij staat op H, het laatste veld met twee spelers.
vienna-lesson-end-last = Boris is klaar en het stadswapen wordt doorgegeven. Wat gebeurt er nu?
    .now = Het spel is meteen afgelopen
    .final = Er wordt nog één laatste ronde gespeeld
    .token = Het spel gaat door tot alle telfiches aan het einde zijn
    .wrong-now = De ronde waarin hij aankomt is niet de laatste: er volgt er nog één.
    .wrong-token = Ook dat zou het spel beëindigen, maar de onderzoeker was sneller.
vienna-lesson-end-sets = De ronde na zijn aankomst was de laatste, en die is gespeeld. Een volledige set van alle vijf soorten levert 10 punten op. Je hebt 1 fles, 1 pistool, 2 aktetassen, 3 microfilms en 4 dia’s. Hoeveel volledige sets?
    .none = Geen
    .one = Eén
    .two = Twee
    .wrong-none = Je hebt van elke soort minstens één fiche.
    .wrong-two = Voor een tweede set heb je een tweede fles en een tweede pistool nodig.
vienna-lesson-end-tiles = Daarna levert elk fiche de waarde van zijn spoor op: fles 2, pistool 3, aktetas 4, microfilm 3, dia 3. Hoeveel leveren jouw fiches op?
    .a = 11: één van elk
    .b = 34: 2 + 3 + 8 + 9 + 12
    .c = 15: de waarden opgeteld
    .wrong-a = Elk fiche telt, niet één per soort.
    .wrong-c = Vermenigvuldig elke waarde met het aantal fiches dat je hebt.
vienna-lesson-end-done = 34 voor de fiches en 10 voor de set, boven op 108 punten: 152, en je wint. Bij een gelijke stand beslissen de meeste steekpenningen, daarna de meeste agenten op het bord.

## Reading cards and drawers

vienna-lesson-cards = Kaarten en lades lezen
    .about = Eén kaart, drie manieren om die te gebruiken, en vaardigheden die elkaar helpen.
vienna-lesson-cards-corner = Elke kaart heeft drie delen. Kaart 044 toont linksboven wijn, rechtsboven een aktetas en onderaan een vaardigheid. Wat levert die kaart op bij actie II?
    .wine = 1 wijn
    .briefcase = Een stap van het telfiche aktetas
    .discount = De vaardigheid
    .wrong-briefcase = De hoek rechtsboven is voor actie IV.
    .wrong-discount = De vaardigheid werkt alleen vanuit een lade, na actie I.
vienna-lesson-cards-plan = Alleen het deel dat bij de actie hoort, telt. Kaart 002 geeft 1 wijn extra telkens als je bij actie II wijn neemt. Geef 002 aan I, 044 aan II en 020 aan IV.
    .wrong = Geef 002 aan actie I, 044 aan actie II en 020 aan actie IV.
vienna-lesson-cards-replace = Je drie lades zijn vol, dus de nieuwe kaart vervangt er een naar keuze. De twee voor gebouwen van de USA, 050 en 060, passen bij elkaar. Vervang 076, die over het telfiche aktetas gaat.
    .wrong = 050 en 060, voor gebouwen van de USA, horen bij elkaar. Vervang 076, de kaart over het telfiche aktetas.
vienna-lesson-cards-extra = Een kaart werkt al in de ronde waarin die in de lade komt. Je nam wijn met 044. Hoeveel wijn leverde actie II in totaal op?
    .one = 1
    .two = 2
    .three = 3, want de extra wijn geeft er ook een
    .wrong-one = Kaart 002 ligt al in je lade, en werkt meteen.
    .wrong-three = Een bonus brengt nooit een andere bonus op gang.
vienna-lesson-cards-usa = Gebruik nu beide USA-kaarten: Palais Rasumofsky (12) is roze en Amerikaans. Plaats je agent daar.
    .wrong = 050 en 060 werken alleen als de agent naar een gebouw van de USA gaat: Palais Rasumofsky (12).
    .on-take = Je hebt de wijn: plaats je agent op Palais Rasumofsky (12).
vienna-lesson-cards-bribe = 3 punten van kaart 060. Kaart 050 geeft 1 steekpenning naar keuze: neem welke je wilt.
    .wrong = Kies een van de vijf soorten steekpenningen.
vienna-lesson-cards-token = Een ronde later: met kaart 017 mag je een telfiche naar keuze 1 veld vooruitschuiven als je bij actie II wijn neemt. Je hebt 1 microfilm, dus schuif het telfiche microfilm vooruit.
    .wrong = Van die soort heb je geen fiche. Het telfiche microfilm levert je 1 punt op.
    .on-decline = Weigeren mag, een vaardigheid is nooit verplicht. Maar het telfiche microfilm levert je 1 punt op.
vienna-lesson-cards-same = Kaart 007 heeft dezelfde vaardigheid als kaart 002 in je lade; alleen de hoeken verschillen. Wat gebeurt er als je 007 aan actie I geeft?
    .any = Ik kies in welke lade die komt
    .same = Die vervangt 002, of ik wil of niet
    .never = Dat mag niet
    .wrong-any = Je hebt nooit twee keer dezelfde vaardigheid.
    .wrong-never = Het mag, maar je hebt nooit twee keer dezelfde vaardigheid.
vienna-lesson-cards-drawer = Je hebt nooit twee keer dezelfde vaardigheid. Probeer het: 007 naar I, 048 (wijn) naar II, 059 naar IV.
    .wrong = Geef 007 aan actie I, 048 aan actie II en 059 aan actie IV.
vienna-lesson-cards-done = 007 kwam zonder vraag op de plaats van 002. Laden maken het verschil: kies kaarten die bij elkaar passen, en bekijk ze voordat je je kaarten toewijst.

## Missions

vienna-lesson-missions = Opdrachten
    .about = De volledige versie: aannemen, vervullen, betaald worden.
vienna-lesson-missions-flags = In de volledige versie hebben gebouwen ook een zegel, en zijn er opdrachten. Je begint met S-02; er liggen er nog vier open voor iedereen. Een opdracht heeft een vlag, een voorwaarde en een beloning.
vienna-lesson-missions-agent = Je neemt een opdracht alleen aan, of vervult die, direct nadat je een agent hebt geplaatst op een gebouw met de vlag van die opdracht. Rathaus (14) is Oostenrijks en heeft het zegel bestuur. Plaats daar een agent.
    .wrong = Plaats je agent op Rathaus (14): dat heeft de vlag die je nodig hebt.
vienna-lesson-missions-flag = Welke opdracht mag je nu aannemen?
    .a02 = A-02, Oostenrijk
    .a09 = A-09, Groot-Brittannië
    .b25 = B-25, USA
    .wrong-a09 = De vlag is Brits, en je agent staat op een Oostenrijks gebouw.
    .wrong-b25 = De vlag is Amerikaans, en je agent staat op een Oostenrijks gebouw.
vienna-lesson-missions-accept = De vlag moet die van het gebouw zijn. Neem A-02 aan.
    .wrong = Neem A-02 aan: die is Oostenrijks, net als het Rathaus.
    .on-no_mission = Weigeren mag, maar er wacht een aanbetaling. Neem A-02 aan.
vienna-lesson-missions-advance = Voor een A-opdracht krijg je meteen 1 shilling, voor een B-opdracht 2, en die houd je. De opdrachten op het bord worden aangevuld. Je hebt plaats voor drie opdrachten.
vienna-lesson-missions-seals = S-02 is Oostenrijks en vraagt agenten op een gebouw met religie en een met bestuur. Bestuur heb je met het Rathaus. Waar moet de volgende agent heen?
    .gestade = Maria am Gestade: Oostenrijk, religie
    .oper = Staatsoper: USSR, cultuur
    .rathaus = Nog een keer Rathaus
    .wrong-oper = Die heeft het zegel niet en de vlag niet.
    .wrong-rathaus = Daar heb je al een agent.
vienna-lesson-missions-second = Plaats een agent op Maria am Gestade (10).
    .wrong = Alleen Maria am Gestade (10) heeft het zegel en de vlag die je nodig hebt.
vienna-lesson-missions-ready = Je agent staat weer op een Oostenrijks gebouw. Je twee opdrachten zijn Oostenrijks. Aan welke voorwaarde is voldaan?
    .s02 = S-02: religie en bestuur
    .a02 = A-02: 3 wijn tonen
    .wrong-a02 = Je hebt maar 1 wijn.
vienna-lesson-missions-resolve = Vervul S-02.
    .wrong = Vervul S-02: de beloning wacht.
    .on-accept = Je mag één opdracht aannemen of opdrachten vervullen, nooit allebei. Vervul S-02.
    .on-no_mission = De beloning wacht: vervul S-02.
vienna-lesson-missions-done = 2 shilling als beloning. Een opdracht kost niets: steekpenningen, fiches en agenten hoef je alleen te tonen. Na het plaatsen van een agent neem je één opdracht aan of vervul je er zoveel als je kunt, nooit allebei. Elke opdracht die aan het einde niet vervuld is, kost je een agent.

## Money and the next-door house

vienna-lesson-money = Geld en het naastgelegen huis
    .about = De volledige versie: shilling, en wat je ervoor koopt.
vienna-lesson-money-money = In de volledige versie is er een derde mogelijkheid voor actie III: in plaats van een agent of 2 steekpenningen mag je 2 shilling nemen. Neem het geld.
    .wrong = Neem deze keer de 2 shilling.
vienna-lesson-money-roof = Je hebt 3 shilling. Boris schoof het telfiche dia over een drempelwaarde, en de onderzoeker ging naar B. Daar ligt een aankoopfiche: voordat deze ronde eindigt, mag iedereen iets kopen in het naastgelegen huis.
vienna-lesson-money-most = Hoeveel mag je in één aankoopfase kopen?
    .one = Eén ding
    .two = Twee dingen
    .any = Zoveel als ik kan betalen
    .wrong-two = Eén ding per aankoopfase, meer niet.
    .wrong-any = Hoe rijk je ook bent: één ding per aankoopfase.
vienna-lesson-money-buy = Eén ding per aankoopfase, hoe rijk je ook bent. De telefoon kost 2 shilling: vanaf de volgende ronde trek je 4 kaarten in plaats van 3. Koop de telefoon.
    .wrong = Ook een goede aankoop, maar koop voor deze les de telefoon.
    .on-buy_nothing = Niets kopen mag. Koop voor deze les de telefoon.
vienna-lesson-money-cards = Een nieuwe ronde is begonnen. Hoeveel kaarten heb je getrokken?
    .three = 3
    .four = 4
    .wrong-three = Tel je hand: de telefoon werkt al.
vienna-lesson-money-plan = Je wijst er nog steeds drie toe. Plan zoals je wilt.
    .tried = Dat is een plan. De vierde kaart wordt afgelegd zodra iedereen zijn kaarten heeft toegewezen.
vienna-lesson-money-items = Een agent kost 1 shilling, de bijzettafel 3: een vierde lade en een vierde opdrachtveld. Telefoon, plattegrond, geldkist en zegel kosten elk 2 en tellen aan het einde: 1, 3, 6 of 10 punten voor 1, 2, 3 of 4 ervan.

## Paydays

vienna-lesson-payday = Betaaldagen
    .about = De volledige versie: agenten willen loon.
vienna-lesson-payday-spend = Je hebt net 2 shilling gekregen, en je hebt een geldkist. Op het moment dat je shilling krijgt, mag je er een deel in stoppen: aan het einde elk 2 punten. Kun je ze later nog uitgeven?
    .later = Ja, ik haal ze eruit als ik ze nodig heb
    .never = Nee, wat in de kist zit, wordt nooit uitgegeven
    .wrong-later = De kist gaat maar één kant op open.
vienna-lesson-payday-box = Stop 1 shilling in de kist en houd de rest. Je merkt gauw of dat verstandig was.
    .wrong = Stop precies 1 shilling in de kist.
vienna-lesson-payday-payday = Je kaart voor actie IV schoof het telfiche aktetas over een drempelwaarde, en de onderzoeker kwam op E: een betaaldag. Iedereen betaalt 1 shilling voor elke eigen agent op het bord.
vienna-lesson-payday-short = Je hebt 5 agenten op het bord en had 4 shilling. Wat gebeurt er?
    .paid = 4 agenten worden betaald, één gaat terug naar mijn voorraad
    .none = Ik mag mijn shilling houden en al mijn agenten verliezen
    .points = Ik verlies punten
    .wrong-none = Je moet betalen zolang je shilling hebt.
    .wrong-points = Niemand verliest punten. Maar agenten die niet betaald worden, verlaten het bord.
vienna-lesson-payday-remove = De vijfde agent gaat terug naar je voorraad; welke, dat kies je zelf. Neem er een terug.
    .wrong = Kies een van je eigen agenten op het bord.
vienna-lesson-payday-done = De shilling in de kist kostte je dus een agent, maar niet voor altijd: je kunt hem opnieuw plaatsen. Tel je agenten vóór een betaaldag. Met de plattegrond mag je ook met steekpenningen betalen.

## How the end is counted

vienna-lesson-counting = De eindtelling
    .about = De volledige versie: de laatste betaaldag en de eindtelling.
vienna-lesson-counting-resolve = De laatste ronde. Je agent op de Salesianerinnenkirche staat op een Brits gebouw, en aan B-09 is voldaan. Vervul die opdracht: dat levert 4 shilling op.
    .wrong = Vervul B-09 nu: een andere kans komt er niet.
    .on-no_mission = Er komt geen ronde meer. Vervul B-09.
vienna-lesson-counting-first = Het zegel gaf 3 punten extra, de geldkist kreeg een extra shilling. Nu de afrekening: voor elke niet-vervulde opdracht neem je een agent terug. Je hebt er twee, A-22 en B-04. Neem een agent terug, maar niet die op het Bürgertheater.
    .wrong = Kies een van je agenten, maar bewaar die op Bürgertheater (6) voor de tweede opdracht.
vienna-lesson-counting-second = Neem voor de andere opdracht de agent van Bürgertheater (6) terug.
    .wrong = Neem de agent van Bürgertheater (6) terug.
vienna-lesson-counting-agents = De laatste betaaldag: je betaalde je laatste 4 agenten, Boris had geen geld en verloor de zijne allemaal. Met twee spelers krijgt wie de meeste agenten op het bord heeft 8 punten. Hoeveel krijg jij?
    .eight = 8
    .four = 4, één per agent
    .none = Geen
    .wrong-four = Het is een ranglijst: de eerste krijgt 8 punten, de ander niets.
    .wrong-none = Jij hebt 4 agenten op het bord, Boris geen enkele.
vienna-lesson-counting-tiles = Elk fiche levert de waarde van zijn spoor op: fles 3, pistool 1, aktetas 3, microfilm 2, dia 4. Je hebt 3 flessen, 4 pistolen, 5 aktetassen, 1 microfilm en 2 dia’s. Samen?
    .a = 38: 9 + 4 + 15 + 2 + 8
    .b = 13: de waarden opgeteld
    .c = 45: 3 per fiche
    .wrong-b = Vermenigvuldig elke waarde met het aantal fiches dat je hebt.
    .wrong-c = Elke soort heeft een eigen waarde.
vienna-lesson-counting-sets = Je hebt fiches van alle vijf soorten. Wat levert een volledige set op in de volledige versie?
    .none = Niets
    .ten = 10 punten
    .twenty = 20 punten
    .wrong-ten = Dat is de beginnersversie. Hier leveren sets niets op.
    .wrong-twenty = Hier leveren sets niets op.
vienna-lesson-counting-box = In je geldkist zitten 12 shilling, en meer past er niet in. Hoeveel leveren die op?
    .a = Niets
    .b = 12
    .c = 24
    .wrong-a = De kist is 2 punten waard per shilling die erin zit.
    .wrong-b = 2 punten per shilling die erin zit.
vienna-lesson-counting-done = 38 voor de fiches, 24 voor de kist, 6 voor drie bureaufiches, 8 voor de ranglijst: 226 punten, en je wint. Bij een gelijke stand beslist het geld op het bureau, daarna de steekpenningen.

## The third man

vienna-lesson-third_man = De derde man
    .about = Een uitbreiding: een vreemde die helpt wie hem nodig heeft.
vienna-lesson-third_man-start = Met de derde man komt er een neutrale figuur in het spel. De laatste speler in de volgorde zet hem op een gebouw, en dat ben jij. Waar mag hij beginnen?
    .purple = Op een paars gebouw, zoals Polizeidirektion
    .brown = Op een bruin gebouw, zoals Universität
    .pink = Op een roze gebouw, zoals Rathaus
    .wrong-brown = Hij begint op een paars gebouw.
    .wrong-pink = Hij begint op een paars gebouw.
vienna-lesson-third_man-stand = Zet hem op Polizeidirektion (3).
    .wrong = Elk paars gebouw mag, maar zet hem voor deze les op Polizeidirektion (3).
vienna-lesson-third_man-agent = Hij telt als agent van wie net controleert welke pleinen omringd zijn. Gebruik dat: plaats een agent op Universität (9), die de Bauernfeldplatz met hem deelt.
    .wrong = Plaats je agent op Universität (9), naast de derde man.
vienna-lesson-third_man-help = De Bauernfeldplatz (3) is verbonden met Volksoper, Polizeidirektion en Universität. De Volksoper kun je betalen. Wat levert het plein op, met de derde man op de Polizeidirektion?
    .full = Het fiche en 3 punten
    .less = Het fiche en 2 punten
    .none = Niets: hij is niet mijn agent
    .wrong-full = Hij wil zijn deel: een plein dat hem nodig heeft, levert 1 punt minder op.
    .wrong-none = Hij vervangt de agent die je mist.
vienna-lesson-third_man-place = Het fiche, met 1 punt minder omdat je hem nodig had. Plaats je agent op Volksoper (2).
    .wrong = Volksoper (2) is het gebouw dat ontbreekt.
vienna-lesson-third_man-done = Twee fiches, voor 1 en 2 punten. Omdat hij hielp, trok hij verder: naar het dichtstbijzijnde gebouw van een andere kleur, nooit grijs. Met een eigen agent naast hem had je hem niet nodig gehad.

## The Feld agents

vienna-lesson-feld = De Feld-agenten
    .about = Een uitbreiding van de volledige versie: ieder een bijzondere agent.
vienna-lesson-feld-unlocked = Elke kleur heeft één Feld-agent, met eigen vaardigheden. Hij wacht tot je 5 gewone agenten tegelijk op het bord hebt gehad; dat is gebeurd, dus hij mag vanaf nu geplaatst worden. De jouwe komt uit Marrakesh.
vienna-lesson-feld-place = Kies een gebouw voor hem: Staatsoper (23) kost 2 chocolade, zoals voor elke agent.
    .wrong = Kies voor deze les Staatsoper (23).
vienna-lesson-feld-feld = Wie moet erheen? Kies de Feld-agent.
    .wrong = Je andere agenten blijven staan. Kies de Feld-agent.
vienna-lesson-feld-agent = Marrakesh heeft een truc: als je een andere agent naast hem plaatst, mag hij gratis naar een aangrenzend gebouw. Plaats een agent op Hauptmünzamt (24), naast de Staatsoper.
    .wrong = Plaats je agent op Hauptmünzamt (24): dat ligt naast je Feld-agent.
vienna-lesson-feld-better = Pas na zijn verplaatsing wordt gekeken welke pleinen omringd zijn. Blijft hij op de Staatsoper, dan krijg je de Beethovenplatz (29): 2 punten. Op de Urania zou hij Lugeck (19) en Stephansplatz (22) voltooien. Wat is beter?
    .stay = Blijven: 2 punten
    .urania = Urania: 3 + 2 punten
    .wrong-stay = De Urania voltooit twee pleinen: een fiche en 3 punten, een fiche en 2 punten.
vienna-lesson-feld-nomad = Twee fiches zijn beter dan één. Stuur hem naar Urania (18).
    .wrong = Op Urania (18) voltooit hij twee pleinen.
    .on-stay = Hij mag blijven, maar op Urania (18) voltooit hij twee pleinen.
vienna-lesson-feld-resolve = Hij telt als elke agent, ook voor zegels: de Urania levert het zegel wetenschap dat B-25 nog vroeg. Vervul B-25.
    .wrong = Aan B-25 is nu voldaan: vervul die opdracht.
    .on-no_mission = De beloning wacht: vervul B-25.
vienna-lesson-feld-done = Op een betaaldag kost hij 1 chocolade in plaats van een shilling; wordt hij niet betaald, dan gaat hij terug naar je voorraad en kan hij opnieuw geplaatst worden. De agenten van de andere kleuren hebben eigen vaardigheden (V10.5).

## What the guide of a first game says: the aim, and rules in fewer words than the rules page

vienna-guide-aim = Wie de meeste punten heeft, wint. Heb je agenten op alle gebouwen rond een plein, dan neem je de geheime informatie daar: die levert meteen punten op, en aan het einde nog eens. Elke ronde wijs je drie kaarten toe en voer je daarna je vier acties uit.
vienna-guide-V1_4 = Een telfiche heeft het begin van zijn spoor verlaten. Hoe verder het komt, hoe meer elk fiche van die soort aan het einde waard is, van wie het ook is.
vienna-guide-V2 = In een ronde trekt iedereen drie kaarten en wijst ze toe. Daarna voert elke speler om de beurt alle vier de acties uit.
vienna-guide-V2_1 = Iedereen trekt 3 kaarten, te beginnen bij wie het stadswapen heeft. Is de trekstapel leeg, dan wordt de aflegstapel tot een nieuwe geschud.
vienna-guide-V2_4 = De ronde is voorbij. Het stadswapen gaat naar links, en wie het heeft, begint de volgende ronde.
vienna-guide-V3_1 = De kaart voor actie I gaat in een lege lade. Zijn ze alle drie vol, dan vervangt de kaart er een naar keuze.
vienna-guide-V3_2 = Je hebt nooit twee keer dezelfde vaardigheid. Brengt een nieuwe kaart er een die je al hebt, dan komt ze op de plaats van die kaart.
vienna-guide-V3_3 = Twee vaardigheden zijn gelijk als ze hetzelfde doen met hetzelfde. De hoeken van de kaarten tellen daarbij niet.
vienna-guide-V4_2 = Sommige vaardigheden werken in actie II, als de steekpenning op je kaart van de soort is die ze tonen. Steekpenningen die je anders krijgt, tellen niet.
vienna-guide-V5_3 = Een agent kost 2 steekpenningen in de kleur van het gebouw, of je hem nu plaatst of verplaatst. Elke korting die geldt, haalt er 1 af, tot niets.
vienna-guide-V5_4 = Met sommige vaardigheden mag een agent met een andere soort steekpenningen worden betaald. De twee soorten mogen door elkaar.
vienna-guide-V5_5 = Eén agent heeft van alles in gang gezet. Je betaalt eerst, neemt dan de fiches van alle omringde pleinen, en daarna gelden je vaardigheden.
vienna-guide-V5_6 = Een plein is omringd: wie agenten heeft op alle gebouwen eraan, neemt het fiche en scoort de waarde. Het plein is nu leeg, voor iedereen.
vienna-guide-V5_7 = Een vaardigheid is nooit verplicht. Wat geen keuze vraagt, gaat vanzelf; is er een keuze, dan krijg je de vraag.
vienna-guide-V5_8 = Wat een vaardigheid oplevert, zet nooit een andere vaardigheid in werking. Een telfiche dat erdoor vooruitgaat, levert wel punten op.
vienna-guide-V6_1 = De kaart voor actie IV schuift het telfiche rechtsboven op die kaart 1 veld vooruit. Dat gaat vanzelf, en de kaart wordt afgelegd.
vienna-guide-V6_2 = Wie een telfiche vooruitschuift, scoort per veld 1 punt voor elk eigen fiche van die soort. De anderen scoren niets.
vienna-guide-V6_4 = Elke drempelwaarde die een telfiche passeert, maakt alle fiches van zijn soort aan het einde 1 punt meer waard. De eerste keer in een ronde gaat ook de onderzoeker op het dak een veld verder, naar het einde van het spel.
vienna-guide-V7_1 = De onderzoeker heeft het laatste veld bereikt. Er wordt nog één ronde gespeeld, daarna volgt de eindtelling.
vienna-guide-V7_3 = Aan het einde levert elk fiche op wat zijn spoor aangeeft, 1 tot 6. In de beginnersversie levert elke volledige set van alle vijf soorten nog 10 punten op.
vienna-guide-V8_3 = Iedereen begint met één opdracht S. Die bezet een van de opdrachtvelden en telt als elke andere, ook als ze aan het einde niet is vervuld.
vienna-guide-V8_5 = De onderzoeker staat op een dakfiche: deze ronde is er dus een aankoop of een betaaldag. De fiches verderop tonen wanneer de volgende komen.
vienna-guide-V8_6 = Een aankoop of betaaldag vindt plaats na de acties van iedereen, voordat het stadswapen doorgaat. Van de twee fiches op het eindveld wacht de betaaldag tot de laatste ronde.
vienna-guide-V8_7 = Alle sporen zijn voltooid, dus het spel eindigt eerder: de laatste aankoop is nu, de laatste betaaldag in de laatste ronde. Dakfiches die niet zijn bereikt, vervallen.
vienna-guide-V8_8 = In plaats van een agent te plaatsen mag je ook geld nemen. Met shilling betaal je je agenten op betaaldagen en koop je iets in het naastgelegen huis.
vienna-guide-V8_9 = In een aankoopfase mag elke speler hoogstens één ding kopen: een agent om te huren, of iets voor het bureau. Dat houdt hij tot het einde van het spel.
vienna-guide-V8_13 = Aan het einde leveren fiches op wat hun sporen aangeven, maar sets leveren niets op. Bureaufiches, elke shilling in de geldkist en de rangorde naar agenten op het bord tellen ook.
vienna-guide-V8_13b = In een geldkist gaat hoogstens 12 shilling, elk 2 punten waard. Voor elke opdracht die de eigenaar vervult, gaat er 1 shilling extra in, zolang er plaats is.
vienna-guide-V9 = Een vaardigheid uit een lade heeft gewerkt. De II, III of IV op een kaart zegt in welke actie de vaardigheid werkt.
vienna-guide-V9_1 = Vaardigheden worden opgeteld: alle die van toepassing zijn, gelden. Die van een fiche afhangen, gelden één keer voor elk fiche.
vienna-guide-V9_2 = Een vaardigheid heeft een ander telfiche verzet dan op de kaart staat. Wat andere vaardigheden voor een telfiche opleveren, geldt voor het fiche dat echt vooruitging.
vienna-guide-V9_3 = Een vaardigheid over een agent van een andere speler heeft gewerkt. Eigen agenten en de derde man tellen daarbij niet.
vienna-guide-V9_4 = Een vaardigheid over een nieuwe soort fiche heeft gewerkt. Het fiche waarmee een speler begint, telt als een soort die hij al heeft.
vienna-guide-V10_3 = De derde man heeft geholpen en trekt verder: naar het dichtstbijzijnde gebouw van een andere kleur, nooit naar een grijs gebouw.
