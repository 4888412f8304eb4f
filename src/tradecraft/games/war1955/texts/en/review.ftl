### 1955: what a choice led to, compared with a better one.

war1955-reason-review_own_secured = It left you with fewer secured countries.
war1955-reason-review_rival_secured = It left your opponent with more secured countries.
war1955-reason-review_own_way = It left your pawns further from your stars.
war1955-reason-review_rival_way = It let your opponent’s pawns come nearer to the stars.
war1955-reason-review_own_home = It left you further from your opponent’s home.
war1955-reason-review_rival_home = It let your opponent come nearer to your home.
war1955-reason-review_own_strikes = It left you with fewer stars within reach of your next actions.
war1955-reason-review_rival_strikes = It left your opponent with more stars within reach of the next actions.
war1955-reason-review_own_guards = It left you with fewer endangered countries where you can block.
war1955-reason-review_rival_guards = It left your opponent with more endangered countries where a block is possible.
war1955-reason-review_own_hand = It left you with a weaker hand.
war1955-reason-review_rival_hand = It left your opponent with a stronger hand.
war1955-reason-review_own_spy = It left your spy worse placed.
war1955-reason-review_rival_spy = It left your opponent’s spy better placed.
war1955-reason-review_own_gadgets = It left you without a gadget you could have had.
war1955-reason-review_rival_gadgets = It left your opponent with a gadget.

war1955-belief-special = { $what }
war1955-belief-mercenary = Mercenary
war1955-belief-block_blue = Blue card or mercenary of 3 or more
war1955-belief-block_red = Red card or mercenary of 3 or more
