### 1955: what a choice leads to, compared with a better one.

war1955-reason-review_own_secured = It leaves you with fewer secured countries.
war1955-reason-review_rival_secured = It leaves your opponent with more secured countries.
war1955-reason-review_own_way = It leaves your pawns further from your stars.
war1955-reason-review_rival_way = It lets your opponent’s pawns come nearer to the stars.
war1955-reason-review_own_home = It leaves you further from your opponent’s home.
war1955-reason-review_rival_home = It lets your opponent come nearer to your home.
war1955-reason-review_own_strikes = It leaves you with fewer stars within reach of your next actions.
war1955-reason-review_rival_strikes = It leaves your opponent with more stars within reach of the next actions.
war1955-reason-review_own_guards = It leaves you with fewer endangered countries where you can block.
war1955-reason-review_rival_guards = It leaves your opponent with more endangered countries where a block is possible.
war1955-reason-review_own_hand = It leaves you with a weaker hand.
war1955-reason-review_rival_hand = It leaves your opponent with a stronger hand.
war1955-reason-review_own_spy = It leaves your spy worse placed.
war1955-reason-review_rival_spy = It leaves your opponent’s spy better placed.
war1955-reason-review_own_gadgets = It leaves you without a gadget you could have.
war1955-reason-review_rival_gadgets = It leaves your opponent with a gadget.

war1955-belief-special = { $what }
war1955-belief-mercenary = Mercenary
war1955-belief-block_blue = Blue card or mercenary of 3 or more
war1955-belief-block_red = Red card or mercenary of 3 or more
