### Les phrases toutes faites de la conversation.

phrase-hello = Bonjour !
phrase-good_luck = Bonne chance !
phrase-nice_move = Joli coup.
phrase-well_played = Bien joué.
phrase-thanks = Merci !
phrase-sorry = Désolé !
phrase-one_moment = Un instant, s’il vous plaît.
phrase-back_soon = Je reviens bientôt.
phrase-good_game = Belle partie !
phrase-rematch = Une autre ?
