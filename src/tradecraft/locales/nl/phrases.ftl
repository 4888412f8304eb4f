### De vaste zinnen van het gesprek.

phrase-hello = Hallo!
phrase-good_luck = Veel succes!
phrase-nice_move = Mooie zet.
phrase-well_played = Goed gespeeld.
phrase-thanks = Dank je!
phrase-sorry = Sorry!
phrase-one_moment = Een ogenblikje.
phrase-back_soon = Ik ben zo terug.
phrase-good_game = Mooi spel!
phrase-rematch = Nog een potje?
