### What the lessons of 1955 say. A lesson has a title and a sentence about it; each of its marks has a text, and
### answers to what the learner does there: see `tradecraft.lessons.lesson`.

## Headings of the list of lessons

war1955-lessons-basics = The whole game

## Influence

war1955-lesson-influence = Influence
    .about = Pull the pawns towards you: your first turns.
war1955-lesson-influence-home = Two spy masters, six countries. On each track a pawn can be pulled to your star or to your opponent’s. First choose your home: its pawn moves 1 space towards you, and your spy starts there. Choose France.
    .wrong = For this lesson make France your home.
war1955-lesson-influence-worth = You hold France 2. A country card used in its own country counts its value, and 1 more if your spy is there. How much does France 2 count in France?
    .two = 2
    .three = 3
    .four = 4
    .wrong-two = Your spy is in France, and that counts 1 more.
    .wrong-four = Your spy counts 1, not 2.
war1955-lesson-influence-play = 2 and 1 for the spy. Use France 2 (Deport) in France; ignore the special action for now.
    .wrong = Use France 2 (Deport) in France.
    .on-special = That plays the card for its special action. This time use its influence in France.
war1955-lesson-influence-declare = You could add a mercenary, or instead of the spy’s 1 a second card of France. But the first player has one card play only in the first turn, so save your cards: declare the action.
    .wrong = Save your other cards: declare the action.
war1955-lesson-influence-stay = The pawn of France moved 3 spaces; 1 more and it is on your star, where it stops. Your hand is filled up to 5 cards, and at the end of your turn your spy may go anywhere. Leave it in France.
    .wrong = Leave your spy in France for now.
war1955-lesson-influence-must = Boris has secured his home, Hungary. From now on you play two cards each turn. Which of these can you do now?
    .pass = Pass and save my cards
    .special = Play Mercenary 2 for a special action
    .influence = Use Poland 3 in Poland
    .wrong-pass = You must play a card as long as any play is possible.
    .wrong-special = Mercenaries have influence only, and no special action.
war1955-lesson-influence-poland = You must play as long as any play is possible, and mercenaries have influence only. A card may always be used in its own country, wherever your spy is: use Poland 3 in Poland.
    .wrong = Use Poland 3 (Coordinated Attack) in Poland.
    .on-special = That plays its special action. This time use its influence in Poland.
war1955-lesson-influence-pair = You also hold Poland 2. Two cards of one country can be combined, instead of the spy’s 1, but only where your spy is. Yours is in France. What can you add here?
    .pair = Poland 2
    .mercenary = Mercenary 2
    .wrong-pair = Your spy would have to be in Poland.
war1955-lesson-influence-mercenary = Mercenaries can be added to any influence action, in any country. Add Mercenary 2.
    .wrong = Add Mercenary 2: 3 + 2 makes 5.
war1955-lesson-influence-five = 3 + 2 = 5, and still one single play. Declare the action.
    .wrong = That is enough: declare the action.
war1955-lesson-influence-secure = Poland is 5 spaces on your side. Now your second play: the pawn of France is 1 space from your star. Use France 2 (Safe House) in France.
    .wrong = One step is missing in France: use France 2 (Safe House) there.
    .on-special = That plays its special action. Use its influence in France.
war1955-lesson-influence-secured = The pawn stands on your star: you have secured France, and the 2 spaces too many are lost. Can an influence action still move that pawn?
    .yes = Yes, until the end of the game
    .no = No, France is secured
    .wrong-yes = A secured country can no longer be chosen for influence.
war1955-lesson-influence-done = Three secured countries win the game at once. So does securing your opponent’s home country.

## Spy and home

war1955-lesson-spy = Spy and home
    .about = Where a card may be used, and what it is worth there.
war1955-lesson-spy-home = Your home decides your faction: with Poland you lead the red faction. It does not decide which cards you may use, but it may be attacked in the opening turn: best choose one that your hand can defend. Choose Poland.
    .wrong = For this lesson make Poland your home.
war1955-lesson-spy-where = You hold France 2. A card works in its own country, in your home, and where your spy is. Where besides France can you use it now?
    .poland = In Poland
    .hungary = In Hungary
    .usa = In the USA
    .wrong-hungary = Neither your spy nor your home is in Hungary.
    .wrong-usa = The faction alone does not help: neither your spy nor your home is in the USA.
war1955-lesson-spy-use = In your home. But France is blue and Poland red: a card of the other faction counts 1 less. Use France 2 (Deport) in Poland.
    .wrong = Use France 2 (Deport) in Poland.
    .on-special = That plays its special action. Use its influence in Poland.
war1955-lesson-spy-mercenary = It counts only 1 there. Mercenaries never lose anything: add Mercenary 2.
    .wrong = Add Mercenary 2 first: 1 + 2 makes 3.
war1955-lesson-spy-move = 3 in all. At the end of your turn your spy moves to any country: this is how you prepare the next turn. Send it to Hungary.
    .wrong = Send your spy to Hungary: you hold a card of Hungary.
war1955-lesson-spy-bonus = Your spy is in Hungary. Use Hungary 3 there: the card is of that country and your spy is there, so it counts 4.
    .wrong = Use Hungary 3 (Blockade) in Hungary.
    .on-special = That plays its special action. Use its influence in Hungary.
war1955-lesson-spy-foreign = The pawn of Hungary is 1 space from your star. With your spy there, a French card may be used in Hungary. How much does France 2 count?
    .one = 1
    .two = 2
    .three = 3
    .wrong-two = France is blue, Hungary red: 1 less.
    .wrong-three = The spy’s bonus is only for cards of the country itself.
war1955-lesson-spy-finish = 1 is just enough. Use France 2 (Gadget Buster) in Hungary.
    .wrong = Use France 2 (Gadget Buster) in Hungary: 1 space is missing.
    .on-special = That plays its special action. Use its influence in Hungary.
war1955-lesson-spy-back = Hungary is yours. A secured country needs no spy; bring yours home to Poland, where it helps to attack and to defend.
    .wrong = Bring your spy home to Poland.
war1955-lesson-spy-done = Own country: full value, 1 more with the spy. Spy’s country or home: full value, or 1 less if the card is of the other faction. Mercenaries: anywhere, always their value.

## Special actions

war1955-lesson-specials = Special actions
    .about = Every country card can be played in another way.
war1955-lesson-specials-none = A country card may be played for its special action instead of its influence. Country and value do not matter then. But an action without any effect cannot be played. Which one can you play now?
    .deport = Deport: Boris’s spy goes home
    .house = Safe House: 2 more cards
    .wrong-deport = Boris’s spy is at home already, so Deport would do nothing.
war1955-lesson-specials-house = Play Safe House: at the end of this turn, after filling up your hand, you draw 2 more cards.
    .wrong = Play Great Britain 2 for its special action, Safe House.
    .on-influence = That uses the card’s influence. Play its special action, Safe House.
war1955-lesson-specials-stay = Your hand has 7 cards now, and they are yours: nobody ever discards down. Leave your spy in the USA.
    .wrong = Leave your spy in the USA.
war1955-lesson-specials-informant = Boris’s spy went to the USSR. What is he up to? Play Paid Informant.
    .wrong = Play Great Britain 2 for its special action, Paid Informant.
    .on-influence = That uses its influence. Play its special action, Paid Informant.
war1955-lesson-specials-revolution = Boris’s hand lies open until the end of your next turn, cards he draws included. Now your second play: Revolution advances any pawn 2 spaces and cannot be blocked. Play it.
    .wrong = Play USA 4 for its special action, Revolution.
    .on-influence = That uses its influence. Play its special action, Revolution.
war1955-lesson-specials-target = Name Hungary: Boris has secured it, but Revolution moves even a pawn on his star, and the country is free again.
    .wrong = Name Hungary.
war1955-lesson-specials-deport = Boris has secured Hungary again. But his spy is abroad, so now Deport has an effect: it sends the spy home to Hungary. Play it.
    .wrong = Play USA 2 for its special action, Deport.
    .on-influence = That uses its influence. Play its special action, Deport.
war1955-lesson-specials-detain = And keep it there: play Detain. A detained spy is moved by nothing.
    .wrong = Play Great Britain 2 for its special action, Detain.
    .on-influence = That uses its influence. Play its special action, Detain.
war1955-lesson-specials-until = Detain holds until the end of your next turn. For how many of your own turns is that, counting this one?
    .one = One
    .two = Two
    .wrong-one = The rest of this turn, Boris’s turn, and the whole of your next one.
war1955-lesson-specials-done = Two: the rest of this turn and the whole of your next one, with Boris’s turn in between. There are fifteen special actions. Point at a card to read its own. None of them can be blocked; how to stop them is the next lesson.

## Answers and counters

war1955-lesson-answers = Answers and counters
    .about = Your opponent attacks: block, counter or let it through.
war1955-lesson-answers-presence = Boris declares 4 in Hungary. After every action the other player may answer. You may block an influence action where your spy or your home is. Yours are both in Great Britain. What can you do?
    .block = Block with Mercenary 2
    .pass = Let it through
    .wrong-block = From Great Britain you can block in Great Britain only.
war1955-lesson-answers-pass = Let it through.
    .wrong = You can only let it through.
war1955-lesson-answers-how = A turn later Boris’s spy has come to Great Britain. Great Britain 4, 1 for the spy and Mercenary 1: he declares 6 in your home. How can you stop that?
    .rebel = Counter with Rebel Forces
    .block = Block with cards of the blue faction
    .revolution = Play Revolution
    .wrong-rebel = Influence actions are blocked, not countered.
    .wrong-revolution = Most special actions are for your own turn only.
war1955-lesson-answers-block = Cards of the attacked country’s faction and mercenaries can block, at their value; a card of exactly that country counts 1 more if your spy is there. Block with France 3.
    .wrong = Begin the block with France 3.
    .on-let_through = Boris would take 6 spaces of your home. Block with France 3.
war1955-lesson-answers-enough = France 3 counts 3; Boris declared 6. Is that enough to declare the block?
    .declare = Yes, it takes 3 off
    .add = No, I must add more
    .wrong-declare = A block is all or nothing: it must reach the whole total.
war1955-lesson-answers-add = A block is all or nothing: it must reach the whole total. Add USA 4: 3 + 4 makes 7.
    .wrong = Add one of your two USA 4: you need at least 6.
war1955-lesson-answers-declare = 7 is enough; too much is allowed. Declare the block.
    .wrong = That is enough: declare the block.
war1955-lesson-answers-special = Blocked: the pawn stays, and the cards of both are discarded. Now Boris plays a special action, Strategic Resupply. How can you answer?
    .block = Block it with Mercenary 2
    .counter = Counter it with Rebel Forces
    .wrong-block = Special actions are countered, not blocked.
war1955-lesson-answers-counter = Rebel Forces counters any special action, in any turn. Use it.
    .wrong = Counter with Great Britain 4, Rebel Forces.
    .on-let_through = You could let it through, but try the counter.
war1955-lesson-answers-done = Countered: the card does nothing, and his play is spent. He could have countered your Rebel Forces with his own. A block or counter costs you cards, and your hand is filled up only at the end of your own turn.

## Gadgets, time limit and winning

war1955-lesson-winning = Gadgets, time limit and winning
    .about = A lasting advantage, and the third country.
war1955-lesson-winning-research = You have secured Great Britain and France. One more country wins. First play Gadget Research.
    .wrong = Play Great Britain 3 for its special action, Gadget Research.
    .on-influence = That uses its influence. Play its special action, Gadget Research.
war1955-lesson-winning-gadget = The card stays in play as one of two gadgets: Improved Resources fills your hand up to 6, Advanced Transport moves your spy once a turn for a card of the country it leaves or enters. Choose Improved Resources.
    .wrong = Choose Improved Resources for this lesson.
war1955-lesson-winning-blockade = In Hungary you need 3 more spaces, and your spy is there: Hungary 2 would do it. But Boris has laid a Blockade on Hungary. Which play is possible?
    .hungary = Hungary 2 in Hungary
    .pilfer = Pilfer Account
    .wrong-hungary = Nothing moves a blockaded pawn until the Blockade ends, after Boris’s next turn.
war1955-lesson-winning-pilfer = Play Pilfer Account: Boris keeps 2 cards and discards the rest. Then he can hardly stop you next turn.
    .wrong = Play Poland 4 for its special action, Pilfer Account.
    .on-influence = That uses its influence. Play its special action, Pilfer Account.
war1955-lesson-winning-stay = Your hand was filled up to 6 cards, thanks to your gadget; it stays until Boris plays Gadget Buster. Leave your spy in Hungary.
    .wrong = Your spy is needed in Hungary.
war1955-lesson-winning-limit = The Blockade is over. One question before you win: with the time limit, when does a long game end?
    .first = When the draw pile is used up for the first time
    .third = After the third shuffle of the discard pile: this turn and one more for each player
    .never = Never
    .wrong-first = The discard pile is shuffled into a new draw pile three times.
    .wrong-never = Without the time limit, perhaps. With it, three shuffles are the limit; then most secured countries win.
war1955-lesson-winning-win = Most secured countries would win then, or else most spaces past the centres. You need not wait for that: use Hungary 2 in Hungary.
    .wrong = Use Hungary 2 (Deport) in Hungary: 2 and 1 for the spy.
    .on-special = That plays Deport. Use its influence in Hungary: it wins the game.
war1955-lesson-winning-done = Three countries secured: you win at once. The other way to win is to secure your opponent’s home country, so keep an eye on your own.

## What the guide of a first game says: the aim, and rules in fewer words than the rules page

war1955-guide-aim = Secure three countries, or your opponent’s home, and you win at once. A country is secured when its pawn reaches the star on your side, so pull the pawns towards you.
war1955-guide-W2_3 = After your two plays you fill your hand up to 5 cards. With a full hand you draw nothing.
war1955-guide-W2_4 = The draw pile was used up, so the discard pile has been shuffled into a new one. Every card that was played can come again.
war1955-guide-W3_1 = You may use a country card in its own country, where your spy is, or in your home. In a country of the other faction it counts 1 less.
war1955-guide-W3_2 = A card used in its own country counts 1 more if the spy is there. Instead of that 1, a second card of the country can be added.
war1955-guide-W3_4 = A pawn that reaches the star stops there: the country is secured, and influence no longer moves it.
war1955-guide-W4_2 = A block is made of mercenaries and of cards of the attacked country’s faction, at their value. With the blocker’s spy there, a card of exactly that country counts 1 more.
war1955-guide-W5 = Played for its special action, a card’s country and influence do not matter. Most special actions take one play and are for your own turn only.
war1955-guide-W5_2 = A special action can be countered, with Rebel Forces or sometimes with a Coordinated card. A counter can be countered as well, but only with Rebel Forces.
war1955-guide-W5_2a = A counter in your own turn takes one of your plays, even if it is countered itself. In your opponent’s turn it costs only the card.
war1955-guide-W6_1 = Improved Resources fills the hand up to 6 cards. Advanced Transport moves the spy once a turn, without a play, for a card of the country it leaves or enters.
war1955-guide-W7_1 = The game ends at once when somebody has secured three countries, or the opponent’s home.
war1955-guide-W7_3 = The discard pile has been shuffled in for the third time. This turn is finished, and each player has one more; then the game ends.
war1955-guide-W8_3 = A card used in a country of the other faction counts 1 less. Mercenaries always keep their value.
war1955-guide-W8_4 = In a block, a card of the attacked country counts 1 more only if the blocker’s spy is there. The home alone adds nothing.
war1955-guide-W8_5 = A block that is too small cannot be made. After a block your hand is filled up only in your own next turn.
war1955-guide-W8_6 = Both spies may be in the same country. With your spy there you can block, even in your opponent’s home.
war1955-guide-W8_10 = Pilfer Account needs an opponent with at least 3 cards. Strategic Resupply gives as many new cards as were left in the hand without it.
war1955-guide-W8_12 = Gadget Research stays in play as the gadget that was named. It can be countered when it is played; after that only Gadget Buster removes it.
war1955-guide-W8_13 = A coordinated action moves several pawns 1 space each, and none of them can be blocked. It may even secure several countries at once.
war1955-guide-W8_14 = The total of an influence action is fixed when it is declared. A spy that moves afterwards changes nothing.
