### 1955 in a terminal.

war1955-terminal-secured = sécurisé { $letter }
war1955-terminal-blockade = blocus { $until }
war1955-terminal-legend = { $star } étoile, { $pawn } pion, { $centre } centre ; à côté, les cases restantes. { $home } Pays d’Origine, { $spy } Espion. « { $blockade } » : jusqu’à la fin de ce tour.
war1955-terminal-hint = Chaque pion avance vers les étoiles du joueur qui le déplace : celles de { $left } sont à gauche, celles de { $right } à droite. Un Espion entre crochets est détenu, un pion entre crochets est sous blocus.
war1955-terminal-spy = Espion { $in_country }
war1955-terminal-detained = détenu jusqu’au tour { $until }
war1955-terminal-secured_count = { $count ->
        [one] { $count } pays sécurisé
       *[other] { $count } pays sécurisés
    }
war1955-terminal-gadgets = gadgets : { $gadgets }
war1955-terminal-open_hand = main face visible jusqu’au tour { $until }
war1955-terminal-known = cartes connues de cette main : { $cards }
war1955-terminal-declared = Annoncé
war1955-terminal-influence = { $values } { $in_country }, soit { $total } en tout
war1955-terminal-special = { $targets ->
        [none] { $action } ({ $short })
       *[other] { $action } ({ $short }), cible : { $targets }
    }
war1955-terminal-counter = contre avec { $card }
war1955-terminal-block = blocage avec { $values }, soit { $total } en tout, il faut { $needed }
war1955-terminal-transport = { $gadget } avec { $short }
war1955-terminal-keep = garder { $cards }
war1955-terminal-reaches_star = atteint l’étoile
war1955-terminal-wins = gagne
war1955-terminal-winner = { $seat } gagne.
war1955-terminal-winners = { $seats } sont à égalité : partie nulle.
