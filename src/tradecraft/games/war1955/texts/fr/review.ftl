### 1955 : ce qu’un choix entraîne, par rapport à un meilleur.

war1955-reason-review_own_secured = Ce choix vous laisse moins de pays contrôlés.
war1955-reason-review_rival_secured = Ce choix laisse à l’adversaire plus de pays contrôlés.
war1955-reason-review_own_way = Ce choix laisse vos pions plus loin de vos étoiles.
war1955-reason-review_rival_way = Ce choix laisse les pions de l’adversaire approcher de ses étoiles.
war1955-reason-review_own_home = Ce choix vous laisse plus loin du pays d’origine adverse.
war1955-reason-review_rival_home = Ce choix laisse l’adversaire approcher de votre pays d’origine.
war1955-reason-review_own_strikes = Ce choix vous laisse moins d’étoiles à portée de vos prochaines actions.
war1955-reason-review_rival_strikes = Ce choix laisse à l’adversaire plus d’étoiles à portée de ses prochaines actions.
war1955-reason-review_own_guards = Ce choix vous laisse moins de pays menacés où vous pouvez bloquer.
war1955-reason-review_rival_guards = Ce choix laisse à l’adversaire plus de pays menacés où un blocage est possible.
war1955-reason-review_own_hand = Ce choix vous laisse une main plus faible.
war1955-reason-review_rival_hand = Ce choix laisse à l’adversaire une main plus forte.
war1955-reason-review_own_spy = Ce choix laisse votre espion moins bien placé.
war1955-reason-review_rival_spy = Ce choix laisse l’espion adverse mieux placé.
war1955-reason-review_own_gadgets = Ce choix vous prive d’un gadget que vous pourriez avoir.
war1955-reason-review_rival_gadgets = Ce choix laisse un gadget à l’adversaire.

war1955-belief-special = { $what }
war1955-belief-mercenary = Mercenaire
war1955-belief-block_blue = Carte bleue ou mercenaire de 3 ou plus
war1955-belief-block_red = Carte rouge ou mercenaire de 3 ou plus
