### What the lessons of Vienna say. A lesson has a title and a sentence about it; each of its marks has a text, and
### answers to what the learner does there: see `tradecraft.lessons.lesson`. Building and square names stay German.

## Headings of the list of lessons

vienna-lessons-introductory = Introductory game
vienna-lessons-advanced = Advanced game
vienna-lessons-expansions = Expansions

## What a round is

vienna-lesson-round = What a round is
    .about = Three cards, four actions: play your first round.
vienna-lesson-round-plan = You lead a secret service in Vienna. Each round you get three cards and give each one to an action: I keeps it for its ability, II takes the bribe in its top left corner, IV moves the token in its top right corner. Give 056 to I, 001 to II and 027 to IV, then confirm.
    .wrong = A fine plan too, but for this lesson: 056 to action I, 001 to action II and 027 to action IV.
vienna-lesson-round-pay = Everyone plans in secret; you hold the city crest, so you act first. Action I: 056 lies in your drawer. Action II: 001 brought you 1 chocolate. Action III: place an agent. He costs 2 bribes of the building’s colour. Which building can you pay for?
    .purple = Burgtheater, purple: 2 chocolate
    .pink = Rathaus, pink: 2 wine
    .grey = Hofburg, grey: 2 tobacco
    .wrong-pink = You own only 1 wine. Look at your bribes: of which kind do you have 2?
    .wrong-grey = You own only 1 tobacco. Look at your bribes: of which kind do you have 2?
vienna-lesson-round-agent = Right: you own 2 chocolate. Burgtheater also flies the French flag, and your card 056 gives 3 points for an agent on a French building. Place an agent on Burgtheater (15).
    .wrong = Your card 056 gives 3 points on Burgtheater (15). Place your agent there.
    .on-take = Taking 2 bribes instead of placing is allowed in action III, but you can pay for an agent now. Place him on Burgtheater (15).
vienna-lesson-round-points = You paid 2 chocolate and scored 3 points with card 056. Action IV came by itself: card 027 moved the slide token 1 space. Whoever moves a token scores 1 point for each of their own tiles of that kind; you own 1 slide. Now Boris does his four actions.
vienna-lesson-round-turn = Boris acts now. Could you place another agent before he is done?
    .yes = Yes, I still have agents
    .no = No, everyone does all four actions in one go
    .wrong-yes = One player after the other does actions I to IV, starting with the city crest.
vienna-lesson-round-first = Boris took 2 bribes instead of placing an agent. That ends the round: the city crest passed to the left, to Boris. Who acts first in the new round?
    .you = I do, as in the first round
    .boris = Boris, who holds the city crest
    .wrong-you = The city crest decides, and it has just moved on to Boris.
vienna-lesson-round-again = Three new cards. Plan this round as you like: one card for I, one for II, one for IV.
    .tried = That is a plan. The card on I will stay in a drawer and work from this round on; the one on II will bring its bribe, the one on IV will move its token. Both of these are then discarded.
vienna-lesson-round-done = That is a round: draw three cards, assign them, carry out actions I to IV in turn, pass the city crest. Every round of the game goes like this.

## Taking and paying

vienna-lesson-paying = Taking and paying
    .about = What an agent costs, and four ways to get there.
vienna-lesson-paying-plan = Card 042 takes 1 bribe off for agents on Austrian buildings. Put it into a drawer: 042 to I, 009 (coffee) to II, 002 (slide) to IV.
    .wrong = Give 042 to action I, 009 to action II and 002 to action IV.
vienna-lesson-paying-price = You own 2 coffee and 1 of every other kind. Without help an agent costs 2 bribes of the building’s colour. Which of these could you pay for?
    .brown = Universität, brown: coffee
    .purple = Burgtheater, purple: chocolate
    .grey = Hofburg, grey: tobacco
    .wrong-purple = That takes 2 chocolate, and you own 1.
    .wrong-grey = That takes 2 tobacco, and you own 1.
vienna-lesson-paying-discount = But there is something cheaper: Rathaus (14) is pink and Austrian. Card 042 takes 1 off, so your single wine is enough. Place your agent on Rathaus.
    .wrong = Keep your other bribes. Rathaus (14) costs only 1 wine, thanks to card 042.
vienna-lesson-paying-wine = 1 wine paid. In your second round: card 007 brings 1 more wine when the bribe you take in action II is wine. Give 007 to I, 027 (wine) to II and 080 to IV.
    .wrong = Give 007 to action I, 027 to action II and 080 to action IV.
vienna-lesson-paying-second = Card 027 brought 1 wine and card 007 one more. Where could a second agent go?
    .rathaus = Rathaus once more
    .rasumofsky = Palais Rasumofsky, pink: 2 wine
    .hofburg = Hofburg, grey: 2 tobacco
    .money = Nowhere: take 2 shillings instead
    .wrong-rathaus = You never have two agents on one building. Other players’ agents do not hinder you.
    .wrong-hofburg = You own only 1 tobacco.
    .wrong-money = There is money in the advanced game only.
vienna-lesson-paying-save = Right: you never have two agents on one building. But we have our eye on Hofburg. Instead of placing an agent you may take 2 bribes of one kind. Take 2 tobacco.
    .wrong = This time save up: take 2 tobacco.
    .on-place = Keep your wine for now. Take 2 tobacco instead of placing an agent.
vienna-lesson-paying-hofburg = The next round: you own 3 tobacco. Hofburg (20) is grey and French, so there is no discount: 2 tobacco. Place an agent there.
    .wrong = You saved for Hofburg (20): place your agent there.
vienna-lesson-paying-supply = You already have an agent on the board, so you are asked where this one comes from. An agent who moves from another building costs just the same. Take one from your supply.
    .wrong = Leave the agent on Rathaus where he is, and take one from your supply.
vienna-lesson-paying-done = An agent costs 2 bribes of the building’s colour, less 1 for each discount that fits. Action II brings 1 bribe, abilities bring more, and when nothing suits you take 2 of a kind instead of placing.

## Surrounding squares

vienna-lesson-squares = Surrounding squares
    .about = How agents win secret information.
vienna-lesson-squares-square = Look at Bauernfeldplatz (3): roads join this square to three buildings. Whoever has an agent on all of them has surrounded it, takes the tile on it and scores 1 point for each road: here 3.
vienna-lesson-squares-missing = You have agents on Polizeidirektion (3) and Universität (9). Which building is missing?
    .volksoper = Volksoper (2)
    .votivkirche = Votivkirche (8)
    .rathaus = Rathaus (14)
    .wrong-votivkirche = No road leads from Bauernfeldplatz to Votivkirche.
    .wrong-rathaus = No road leads from Bauernfeldplatz to Rathaus.
vienna-lesson-squares-wine = Volksoper is pink and takes 2 wine. You own 1, so this round take 2 wine instead of placing an agent.
    .wrong = For Volksoper you need wine: take 2 wine.
    .on-place = First the wine for Volksoper: take 2 wine.
vienna-lesson-squares-count = Now you can pay. Julius-Tandler-Platz (1) is joined to Volksoper and Polizeidirektion only. How many squares will an agent on Volksoper surround?
    .one = One
    .two = Two
    .three = Three
    .wrong-one = One placement can complete several squares. Check Julius-Tandler-Platz as well.
    .wrong-three = The other squares beside Volksoper still lack an agent of yours.
vienna-lesson-squares-place = Both at once. Place your agent on Volksoper (2).
    .wrong = Volksoper (2) is the building both squares lack.
    .on-take = You have the wine. Place your agent on Volksoper (2).
vienna-lesson-squares-supply = Take the agent from your supply: the others must stay where they are.
    .wrong = That agent is needed where he stands. Take one from your supply.
vienna-lesson-squares-tiles = A handgun from a square of value 2 and a briefcase from a square of value 3: two tiles and 5 points. An empty square gives nothing more, to anybody.
vienna-lesson-squares-move = Next: Rooseveltplatz (12) is joined to Volksoper, Universität and Votivkirche. Send an agent to Votivkirche (8) for 2 magazines.
    .wrong = Rooseveltplatz lacks an agent on Votivkirche (8).
vienna-lesson-squares-origin = An agent may move instead of coming from the supply. Polizeidirektion has done its work: move that agent, or take one from the supply.
    .wrong = Without that agent Rooseveltplatz would not be surrounded. Move the one from Polizeidirektion (3), or take one from the supply.
vienna-lesson-squares-done = Another tile and 3 points. Look for squares that share buildings: one agent can serve many squares, and nobody’s agents block yours.

## Tokens, investigator and the end

vienna-lesson-end = Tokens, the investigator and the end
    .about = What makes your tiles valuable, and what ends the game.
vienna-lesson-end-step = Late in a game for two. The five tokens show what tiles are worth, from 1 to 6. You own 4 slides. How many points do you score if you advance the slide token 1 space?
    .one = 1
    .two = 2, the value of a slide now
    .four = 4
    .wrong-one = You score 1 point for each tile of that kind you own.
    .wrong-two = The value counts at the end of the game. For an advance you score 1 point for each tile of that kind you own.
vienna-lesson-end-plan = 1 point for each of your 4 slides; nobody else scores. Card 027 shows a slide in its top right corner. Give it to action IV, 040 to I and 052 to II.
    .wrong = Give 027, which shows the slide, to action IV, 040 to I and 052 to II.
vienna-lesson-end-coffee = For action III take 2 coffee, and watch the slide token and the investigator.
    .wrong = Take 2 coffee this time.
vienna-lesson-end-crossed = 4 points. The token has crossed a threshold, so slides are worth 3 each now. The first crossing of a round also moves the investigator 1 space along the roof: he stands on H, the end space for two players.
vienna-lesson-end-last = Boris has finished his turn and the city crest passes. What happens now?
    .now = The game is over at once
    .final = One final round is played
    .token = The game goes on until all tokens are at the end
    .wrong-now = The round in which he arrives is not the last one: there is one more.
    .wrong-token = That would end the game too, but the investigator was faster.
vienna-lesson-end-sets = The round after his arrival was the final one, and it has been played. A complete set of all five kinds scores 10 points. You own 1 flask, 1 handgun, 2 briefcases, 3 microfilms and 4 slides. How many complete sets?
    .none = None
    .one = One
    .two = Two
    .wrong-none = You own at least one tile of each kind.
    .wrong-two = For a second set you would need a second flask and a second handgun.
vienna-lesson-end-tiles = Then each tile scores the value of its track: flask 2, handgun 3, briefcase 4, microfilm 3, slide 3. How much do your tiles bring?
    .a = 11: one of each
    .b = 34: 2 + 3 + 8 + 9 + 12
    .c = 15: the sum of the values
    .wrong-a = Every tile counts, not only one of each kind.
    .wrong-c = Multiply each value by the number of your tiles.
vienna-lesson-end-done = 34 for the tiles and 10 for the set, on top of 108 points: 152, and you win. With equal points more bribes decide, then more agents on the board.

## Reading cards and drawers

vienna-lesson-cards = Reading cards and drawers
    .about = One card, three uses, and abilities that help each other.
vienna-lesson-cards-corner = Every card has three parts. Card 044 shows wine at the top left, a briefcase at the top right, and an ability below. What does it give if you assign it to action II?
    .wine = 1 wine
    .briefcase = A step of the briefcase token
    .discount = Its ability
    .wrong-briefcase = The top right corner is for action IV.
    .wrong-discount = The ability works only from a drawer, after action I.
vienna-lesson-cards-plan = Only the part its action uses counts. Card 002 brings 1 more wine whenever you take wine in action II. Give 002 to I, 044 to II and 020 to IV.
    .wrong = Give 002 to action I, 044 to action II and 020 to action IV.
vienna-lesson-cards-replace = Your three drawers are full, so the new card replaces one of your choice. The two for USA buildings, 050 and 060, suit each other. Replace 076, which is about the briefcase token.
    .wrong = 050 and 060, for USA buildings, belong together. Replace 076, the card about the briefcase token.
vienna-lesson-cards-extra = A card works in the very round it goes into its drawer. You took wine with 044. How many wine did action II bring in all?
    .one = 1
    .two = 2
    .three = 3, because the extra wine brings wine too
    .wrong-one = Card 002 lies in your drawer already, and it works at once.
    .wrong-three = A bonus never sets off another bonus.
vienna-lesson-cards-usa = Now use both USA cards: Palais Rasumofsky (12) is pink and American. Place your agent there.
    .wrong = The agent has to go to a USA building for 050 and 060 to work: Palais Rasumofsky (12).
    .on-take = You have the wine: place your agent on Palais Rasumofsky (12).
vienna-lesson-cards-bribe = 3 points from card 060. Card 050 gives 1 bribe of your choice: take whichever you like.
    .wrong = Choose one of the five kinds of bribes.
vienna-lesson-cards-token = A round later: card 017 lets you advance any token 1 space when you take wine in action II. You own 1 microfilm, so advance the microfilm token.
    .wrong = You own no tile of that kind. The microfilm token brings you 1 point.
    .on-decline = You may decline, abilities are never compulsory. But the microfilm token brings you 1 point.
vienna-lesson-cards-same = Card 007 has the same ability as card 002 in your drawer; only the corners differ. What happens if you assign 007 to action I?
    .any = I choose which drawer it goes to
    .same = It replaces 002, whatever I want
    .never = It is not allowed
    .wrong-any = You never have the same ability twice.
    .wrong-never = It is allowed, but you never have the same ability twice.
vienna-lesson-cards-drawer = You never have the same ability twice. Try it: 007 to I, 048 (wine) to II, 059 to IV.
    .wrong = Give 007 to action I, 048 to action II and 059 to action IV.
vienna-lesson-cards-done = 007 took the place of 002 without a question. Drawers make the difference: choose cards that work together, and look at them before you plan.

## Missions

vienna-lesson-missions = Missions
    .about = The advanced game: accept, fulfil, be paid.
vienna-lesson-missions-flags = In the advanced game buildings have seals as well, and there are missions. You begin with S-02; four more are on display for everybody. A mission has a flag, something it requires, and a reward.
vienna-lesson-missions-agent = Missions are accepted and resolved only right after you have placed an agent, on a building with the flag of the mission. Rathaus (14) is Austrian and has the seal of administration. Place an agent there.
    .wrong = Place your agent on Rathaus (14): it has the flag you need.
vienna-lesson-missions-flag = Which mission may you accept now?
    .a02 = A-02, Austria
    .a09 = A-09, United Kingdom
    .b25 = B-25, USA
    .wrong-a09 = Its flag is British, and your agent was placed on an Austrian building.
    .wrong-b25 = Its flag is American, and your agent was placed on an Austrian building.
vienna-lesson-missions-accept = The flag must match the building. Accept A-02.
    .wrong = Accept A-02: it is Austrian, like Rathaus.
    .on-no_mission = You may refuse, but an advance payment is waiting. Accept A-02.
vienna-lesson-missions-advance = For an A mission you get 1 shilling at once, for a B mission 2, and you keep it. The display is filled up again. You have room for three missions.
vienna-lesson-missions-seals = S-02 is Austrian and requires agents on a religion and on an administration building. You have administration on Rathaus. Where must the next agent go?
    .gestade = Maria am Gestade: Austria, religion
    .oper = Staatsoper: USSR, culture
    .rathaus = Rathaus once more
    .wrong-oper = It has neither the seal nor the flag.
    .wrong-rathaus = You already have an agent there.
vienna-lesson-missions-second = Place an agent on Maria am Gestade (10).
    .wrong = Only Maria am Gestade (10) has the seal and the flag you need.
vienna-lesson-missions-ready = Your agent stands on an Austrian building again. Both your missions are Austrian. Which one is fulfilled?
    .s02 = S-02: religion and administration
    .a02 = A-02: show 3 wine
    .wrong-a02 = You own only 1 wine.
vienna-lesson-missions-resolve = Resolve S-02.
    .wrong = Resolve S-02: its reward is waiting.
    .on-accept = You may accept one mission or resolve missions, never both. Resolve S-02.
    .on-no_mission = The reward is waiting: resolve S-02.
vienna-lesson-missions-done = 2 shillings as a reward. Nothing is spent for a mission: bribes, tiles and agents are only shown. After placing an agent you accept one mission or resolve any that are fulfilled, never both. Each mission that is unresolved at the end costs you an agent.

## Money and the next-door house

vienna-lesson-money = Money and the next-door house
    .about = The advanced game: shillings, and what they buy.
vienna-lesson-money-money = The advanced game adds a third possibility to action III: instead of an agent or 2 bribes you may take 2 shillings. Take the money.
    .wrong = This time take the 2 shillings.
vienna-lesson-money-roof = You own 3 shillings. Boris moved the slide token over a threshold, and the investigator went to B. There lies a purchase tile: before this round ends, each player may shop in the next-door house.
vienna-lesson-money-most = How many things may you buy in one purchase phase?
    .one = One
    .two = Two
    .any = As many as I can pay for
    .wrong-two = One thing per purchase phase, no more.
    .wrong-any = However rich you are: one thing per purchase phase.
vienna-lesson-money-buy = One thing per purchase phase, however rich you are. The telephone costs 2 shillings: from the next round on you draw 4 cards instead of 3. Buy it.
    .wrong = Good things too, but for this lesson buy the telephone.
    .on-buy_nothing = Buying nothing is allowed. For this lesson buy the telephone.
vienna-lesson-money-cards = A new round has begun. How many cards did you draw?
    .three = 3
    .four = 4
    .wrong-three = Count your hand: the telephone works already.
vienna-lesson-money-plan = You still assign three of them. Plan as you like.
    .tried = That is a plan. The fourth card is discarded as soon as everybody has planned.
vienna-lesson-money-items = An agent costs 1 shilling, the side table 3: a fourth drawer and a fourth space for missions. Telephone, road map, cash box and seal cost 2 each and score at the end: 1, 3, 6 or 10 points for 1, 2, 3 or 4 of them.

## Paydays

vienna-lesson-payday = Paydays
    .about = The advanced game: agents want wages.
vienna-lesson-payday-spend = You have just received 2 shillings, and you own a cash box. The moment you gain shillings you may put some of them into it: 2 points each at the end. What about spending them later?
    .later = I can take them out again when I need them
    .never = What is in the box is never spent
    .wrong-later = The box opens one way only.
vienna-lesson-payday-box = Put 1 shilling into the box and keep the rest. You will see soon whether that was wise.
    .wrong = Put exactly 1 shilling into the box.
vienna-lesson-payday-payday = Your card for action IV moved the briefcase token over a threshold, and the investigator reached E: a payday. Each player pays 1 shilling for each of their agents on the board.
vienna-lesson-payday-short = You have 5 agents on the board, and had 4 shillings. What happens?
    .paid = 4 agents are paid, one goes back to my supply
    .none = I may keep my shillings and lose all agents
    .points = I lose points
    .wrong-none = You must pay for as long as you have shillings.
    .wrong-points = Nobody loses points. But unpaid agents leave the board.
vienna-lesson-payday-remove = The fifth agent goes back to your supply; which one is your choice. Take back any of them.
    .wrong = Choose one of your own agents on the board.
vienna-lesson-payday-done = So the shilling in the box cost you an agent, though not for ever: he can be placed again. Count your agents before a payday. With a road map you may pay with bribes as well.

## How the end is counted

vienna-lesson-counting = How the end is counted
    .about = The advanced game: the last payday and the final scoring.
vienna-lesson-counting-resolve = The final round. Your agent on Salesianerinnenkirche stands on a British building, and B-09 is fulfilled. Resolve it: it brings 4 shillings.
    .wrong = Resolve B-09 now: there is no later.
    .on-no_mission = There is no later round. Resolve B-09.
vienna-lesson-counting-first = The seal brought 3 points more, the cash box took its shilling. Now the reckoning: for each unresolved mission you take back one agent. You have two, A-22 and B-04. Take back any agent but the one on Bürgertheater.
    .wrong = Choose one of your agents, but leave the one on Bürgertheater (6) for the second mission.
vienna-lesson-counting-second = For the other mission take back the agent from Bürgertheater (6).
    .wrong = Take back the agent from Bürgertheater (6).
vienna-lesson-counting-agents = The last payday: you paid for all 4 agents left, Boris had no money and lost all of his. Most agents on the board score 8 points with two players. How many do you get?
    .eight = 8
    .four = 4, one for each agent
    .none = None
    .wrong-four = It is a ranking: the player with most agents gets 8, the other nothing.
    .wrong-none = You have 4 agents on the board, Boris has none.
vienna-lesson-counting-tiles = Each tile scores the value of its track: flask 3, handgun 1, briefcase 3, microfilm 2, slide 4. You own 3 flasks, 4 handguns, 5 briefcases, 1 microfilm and 2 slides. Together?
    .a = 38: 9 + 4 + 15 + 2 + 8
    .b = 13: the sum of the values
    .c = 45: 3 for each tile
    .wrong-b = Multiply each value by the number of your tiles.
    .wrong-c = Each kind has a value of its own.
vienna-lesson-counting-sets = You own tiles of all five kinds. What does a complete set score in the advanced game?
    .none = Nothing
    .ten = 10 points
    .twenty = 20 points
    .wrong-ten = That is the introductory game. Here sets score nothing.
    .wrong-twenty = Here sets score nothing.
vienna-lesson-counting-box = There are 12 shillings in your cash box, and no more fit. How much do they score?
    .a = Nothing
    .b = 12
    .c = 24
    .wrong-a = The box is worth 2 points for each shilling in it.
    .wrong-b = 2 points for each shilling in it.
vienna-lesson-counting-done = 38 for tiles, 24 for the box, 6 for three desk tiles, 8 for the ranking: 226 points, and you win. With equal points more shillings on the desk decide, then more bribes.

## The third man

vienna-lesson-third_man = The third man
    .about = An expansion: a stranger who helps whoever needs him.
vienna-lesson-third_man-start = With the third man a neutral figure joins the game. The last player in order puts him on a building, and that is you. Where may he begin?
    .purple = On a purple building, such as Polizeidirektion
    .brown = On a brown building, such as Universität
    .pink = On a pink building, such as Rathaus
    .wrong-brown = He begins on a purple building.
    .wrong-pink = He begins on a purple building.
vienna-lesson-third_man-stand = Put him on Polizeidirektion (3).
    .wrong = Any purple building is allowed, but for this lesson put him on Polizeidirektion (3).
vienna-lesson-third_man-agent = He counts as an agent of whoever is just checking for surrounded squares. Use that: place an agent on Universität (9), which shares Bauernfeldplatz with him.
    .wrong = Place your agent on Universität (9), next to the third man.
vienna-lesson-third_man-help = Bauernfeldplatz (3) is joined to Volksoper, Polizeidirektion and Universität. You can pay for Volksoper. What will the square bring, with the third man on Polizeidirektion?
    .full = The tile and 3 points
    .less = The tile and 2 points
    .none = Nothing: he is not my agent
    .wrong-full = He wants his share: a square that needs him scores 1 point less.
    .wrong-none = He stands in for the agent you lack.
vienna-lesson-third_man-place = The tile, with 1 point less because you needed him. Place your agent on Volksoper (2).
    .wrong = Volksoper (2) is the building that is missing.
vienna-lesson-third_man-done = Two tiles, for 1 and 2 points. Because he helped, he moved on: to the nearest building of another colour, never grey. An agent of your own beside him would have made him unnecessary.

## The Feld agents

vienna-lesson-feld = The Feld agents
    .about = An expansion of the advanced game: one special agent each.
vienna-lesson-feld-unlocked = Each colour has one Feld agent, with abilities of his own. He waits until you have had 5 ordinary agents on the board at the same time; you have, so he may be placed from now on. Yours comes from Marrakesh.
vienna-lesson-feld-place = Choose a building for him: Staatsoper (23) costs 2 chocolate, as for any agent.
    .wrong = Choose Staatsoper (23) for this lesson.
vienna-lesson-feld-feld = Who is to go there? Choose the Feld agent.
    .wrong = Your other agents stay where they are. Choose the Feld agent.
vienna-lesson-feld-agent = Marrakesh has a trick: when you place another agent next to him, he may move free of charge to an adjacent building. Place an agent on Hauptmünzamt (24), beside Staatsoper.
    .wrong = Place your agent on Hauptmünzamt (24): it lies next to your Feld agent.
vienna-lesson-feld-better = Squares are checked only after his move. If he stays on Staatsoper, Beethovenplatz (29) falls: 2 points. On Urania he would complete Lugeck (19) and Stephansplatz (22). Which is better?
    .stay = Stay: 2 points
    .urania = Urania: 3 + 2 points
    .wrong-stay = Urania completes two squares: a tile and 3 points, a tile and 2 points.
vienna-lesson-feld-nomad = Two tiles are better than one. Send him to Urania (18).
    .wrong = On Urania (18) he completes two squares.
    .on-stay = He may stay, but on Urania (18) he completes two squares.
vienna-lesson-feld-resolve = He counts like any agent, for seals too: Urania brings the seal of science that B-25 still required. Resolve B-25.
    .wrong = B-25 is fulfilled now: resolve it.
    .on-no_mission = The reward is waiting: resolve B-25.
vienna-lesson-feld-done = On a payday he costs 1 chocolate instead of a shilling; unpaid he goes back to your supply, and may be placed again. The agents of the other colours have abilities of their own (V10.5).

## What the guide of a first game says: the aim, and rules in fewer words than the rules page

vienna-guide-aim = The most points win. Have agents on all the buildings around a square and you take its secret information: it scores now, and again at the end. In each round you assign three cards, then carry out your four actions.
vienna-guide-V1_4 = A token has left the start of its track. The further it comes, the more each tile of that kind is worth at the end, whoever owns it.
vienna-guide-V2 = In a round everybody draws three cards and assigns them. Then each player in turn carries out all four actions.
vienna-guide-V2_1 = Everybody draws 3 cards, the player with the city crest first. Once the draw pile is empty, the discards are shuffled into a new one.
vienna-guide-V2_4 = The round is over. The city crest goes to the left, and whoever has it begins the next round.
vienna-guide-V3_1 = The card for action I goes into an empty drawer. Once all three are full, it replaces a card of your choice.
vienna-guide-V3_2 = You never have the same ability twice. If a new card brings one you own, it takes the place of exactly that card.
vienna-guide-V3_3 = Two abilities are the same when they do the same with the same thing. The corners of the cards do not matter.
vienna-guide-V4_2 = Some abilities work in action II, when the bribe on your card is of the kind they show. Bribes that come in other ways do not count.
vienna-guide-V5_3 = An agent costs 2 bribes of the building’s colour, whether placed or moved. Each discount that fits takes 1 off, down to nothing.
vienna-guide-V5_4 = Some abilities let an agent be paid with another kind of bribe. The two kinds may be mixed.
vienna-guide-V5_5 = One agent has set off several things. You pay first, then take the tiles of all surrounded squares, then your abilities apply.
vienna-guide-V5_6 = A square is surrounded: whoever has agents on all the buildings it is joined to takes its tile and scores its number. It is empty now, for everybody.
vienna-guide-V5_7 = You never have to use an ability. What needs no choice comes by itself; where there is a choice, you are asked.
vienna-guide-V5_8 = What an ability gives you never sets off another ability. A token that it advances still scores.
vienna-guide-V6_1 = The card for action IV advances the token in its top right corner by 1 space. That comes by itself, and the card is discarded.
vienna-guide-V6_2 = Whoever advances a token scores 1 point per space for each of their own tiles of that kind. The others score nothing.
vienna-guide-V6_4 = Each threshold a token crosses makes all tiles of its kind worth 1 point more at the end. The first crossing in a round also moves the investigator on the roof one space towards the end of the game.
vienna-guide-V7_1 = The investigator has reached the end space. One more round is played, then the final scoring.
vienna-guide-V7_3 = At the end each tile scores what its track shows, 1 to 6. In the introductory game each complete set of all five kinds scores 10 points more.
vienna-guide-V8_3 = Everybody begins with one S mission. It takes one of the places for missions and counts like any other, even if it is unresolved at the end.
vienna-guide-V8_5 = The investigator stands on a roof tile, so there is a purchase or a payday in this round. The tiles further on show when the next ones come.
vienna-guide-V8_6 = A purchase or payday is held after everybody’s actions, before the city crest passes. Of the two tiles on the end space, the payday waits for the final round.
vienna-guide-V8_7 = All tracks are finished, so the game ends early: the last purchase is held now, the last payday in the final round. Roof tiles that were not reached are lost.
vienna-guide-V8_8 = Instead of placing an agent you may also take money. Shillings pay your agents on paydays and buy things from the next-door house.
vienna-guide-V8_9 = In a purchase phase each player may buy at most one thing: an agent for hire, or something for the desk. It is theirs for the rest of the game.
vienna-guide-V8_13 = At the end tiles score as their tracks show, but sets score nothing. Desk tiles, each shilling in the cash box and the ranking by agents on the board score as well.
vienna-guide-V8_13b = A cash box holds 12 shillings at most, for 2 points each. For each mission its owner resolves, 1 shilling more goes into it, as long as there is room.
vienna-guide-V9 = An ability in a drawer has applied. The II, III or IV on a card says in which action its ability works.
vienna-guide-V9_1 = Abilities add up: every one that matches applies. Those that depend on a tile apply once for each tile.
vienna-guide-V9_2 = An ability has moved another token than the one on the card. What other abilities give for a token goes by the one that really moved.
vienna-guide-V9_3 = An ability about another player’s agent has applied. Neither an own agent nor the third man counts as one.
vienna-guide-V9_4 = An ability about a new kind of tile has applied. The tile a player begins with counts as a kind owned.
vienna-guide-V10_3 = The third man has helped and moves on: to the nearest building of another colour, never to a grey one.
