### 1955: why a choice is good.
###
### $country and its forms are as in the texts of the game; $steps are steps on a track.

war1955-reason-takes_enemy_home = Cela prend le Pays d’Origine de l’adversaire ({ $country }) et gagne la partie.
war1955-reason-third_country = Cela sécurise { $the_country }, votre troisième pays, et gagne la partie.
war1955-reason-secures_country = Cela sécurise { $the_country }.
war1955-reason-comes_nearer = Cela amène le pion { $of_country } à { war1955-steps } de votre étoile.
war1955-reason-away_from_rival = Cela éloigne le pion { $of_country } de l’adversaire, qui y est à { war1955-steps } de son étoile.
war1955-reason-cannot_be_blocked = L’adversaire n’est pas présent { $in_country } et ne peut pas le bloquer maintenant.
war1955-reason-may_be_blocked = Mais l’adversaire est présent { $in_country } et peut le bloquer.
war1955-reason-enough_pawns = Avancer d’autres pions ne vous apporterait rien.
war1955-reason-saves_cards = Mieux vaut garder vos cartes pour plus tard.
war1955-reason-stops_action = Cela contre { $action }.
war1955-reason-stops_pawn = Cela empêche le pion { $of_country } d’arriver à { war1955-steps } de l’étoile adverse.
war1955-reason-stops_securing = Cela empêche l’adversaire de sécuriser { $the_country }.
war1955-reason-stops_defeat = L’adversaire gagne avec { $the_country } si vous ne l’arrêtez pas.
war1955-reason-nothing_to_answer_with = Vous n’avez rien pour réagir.
war1955-reason-rival_still_far = L’adversaire est encore à { war1955-steps } de son étoile { $in_country }.
war1955-reason-comes_to_block = Votre Espion arrive { $to_country } à temps pour bloquer.
war1955-reason-draws_cards = Cela vous apporte { war1955-cards } de plus.
war1955-reason-advances_several = Cela avance plusieurs pions à la fois, sans blocage possible.
war1955-reason-turns_a_country = Cela avance un pion de { war1955-steps }, même là où l’adversaire a sécurisé le pays.
war1955-reason-closes_a_country = Cela bloque l’accès à un pays où l’adversaire pourrait faire plus que vous.
war1955-reason-shuts_rival_out = Cela en exclut l’adversaire, à { war1955-steps } de son étoile { $in_country }.
war1955-reason-gets_a_gadget = Un gadget vous sert jusqu’à la fin de la partie.
war1955-reason-larger_hand = Votre main est complétée avec une carte de plus à chaque tour.
war1955-reason-swift_spy = Votre Espion peut se déplacer avant vos actions, à chaque tour.
war1955-reason-breaks_this_gadget = { $gadget } aide l’adversaire à chaque tour.
war1955-reason-breaks_a_gadget = Cela prive l’adversaire d’un gadget.
war1955-reason-sends_spy_home = L’Espion adverse doit quitter { $the_country }.
war1955-reason-holds_spy = Cela retient l’Espion adverse { $in_country }.
war1955-reason-sees_hand = Cela vous montre avec quoi l’adversaire peut bloquer.
war1955-reason-costs_cards = Cela coûte { war1955-cards } à l’adversaire.
war1955-reason-fresh_hand = Votre main est faible : de nouvelles cartes valent mieux en moyenne.
war1955-reason-goes_where_it_counts = Votre Espion va là où vos cartes comptent le plus.
war1955-reason-keeps_the_strongest = { $card } est parmi vos meilleures cartes.
war1955-reason-guards_country = Votre Espion peut bloquer { $in_country }, où l’adversaire est à { war1955-steps } de son étoile.
war1955-reason-can_secure_next = Avec votre Espion sur place, vos cartes comptent { $total } { $in_country } : assez pour sécuriser le pays.
war1955-reason-strikes_from_here = Avec votre Espion sur place, vos cartes comptent { $total } { $in_country }.
war1955-reason-nowhere_better = Votre Espion n’a rien de mieux à faire ailleurs.
war1955-reason-home_track = Le chemin vers l’étoile est de { war1955-steps } { $in_country }.
war1955-reason-cards_of_home = Vous avez { war1955-cards } { $of_country } en main.
war1955-reason-home_holds = Votre adversaire ne peut guère prendre { $the_country } dès le premier tour.
war1955-reason-home_may_fall = Attention : votre adversaire peut prendre { $the_country } dès le premier tour, { $steps } cases d’un coup, et vos cartes y bloquent peu.
