### The ready phrases of the chat.

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-nice_move = Nice move.
phrase-well_played = Well played.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one_moment = One moment, please.
phrase-back_soon = Back soon.
phrase-good_game = Good game!
phrase-rematch = Another one?
