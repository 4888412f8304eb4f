### 1955 : ce qu’un choix a entraîné, par rapport à un meilleur.

war1955-reason-review_own_secured = Ce choix vous a laissé moins de pays contrôlés.
war1955-reason-review_rival_secured = Ce choix a laissé à l’adversaire plus de pays contrôlés.
war1955-reason-review_own_way = Ce choix a laissé vos pions plus loin de vos étoiles.
war1955-reason-review_rival_way = Ce choix a laissé les pions de l’adversaire approcher de ses étoiles.
war1955-reason-review_own_home = Ce choix vous a laissé plus loin du pays d’origine adverse.
war1955-reason-review_rival_home = Ce choix a laissé l’adversaire approcher de votre pays d’origine.
war1955-reason-review_own_strikes = Ce choix vous a laissé moins d’étoiles à portée de vos prochaines actions.
war1955-reason-review_rival_strikes = Ce choix a laissé à l’adversaire plus d’étoiles à portée de ses prochaines actions.
war1955-reason-review_own_guards = Ce choix vous a laissé moins de pays menacés où vous pouvez bloquer.
war1955-reason-review_rival_guards = Ce choix a laissé à l’adversaire plus de pays menacés où un blocage est possible.
war1955-reason-review_own_hand = Ce choix vous a laissé une main plus faible.
war1955-reason-review_rival_hand = Ce choix a laissé à l’adversaire une main plus forte.
war1955-reason-review_own_spy = Ce choix a laissé votre espion moins bien placé.
war1955-reason-review_rival_spy = Ce choix a laissé l’espion adverse mieux placé.
war1955-reason-review_own_gadgets = Ce choix vous a privé d’un gadget que vous pouviez avoir.
war1955-reason-review_rival_gadgets = Ce choix a laissé un gadget à l’adversaire.

war1955-belief-special = { $what }
war1955-belief-mercenary = Mercenaire
war1955-belief-block_blue = Carte bleue ou mercenaire de 3 ou plus
war1955-belief-block_red = Carte rouge ou mercenaire de 3 ou plus
