### 1955 in a terminal.

war1955-terminal-secured = veilig { $letter }
war1955-terminal-blockade = blokkade { $until }
war1955-terminal-legend = { $star } ster, { $pawn } pion, { $centre } midden; ernaast de velden die nog resten. { $home } thuisland, { $spy } spion. “{ $blockade }”: tot het einde van die beurt.
war1955-terminal-hint = Elke pion gaat naar de sterren van de speler die hem verzet: die van { $left } zijn links, die van { $right } rechts. Een spion tussen haken zit vast, een pion tussen haken staat in een blokkade.
war1955-terminal-spy = spion { $in_country }
war1955-terminal-detained = vast tot beurt { $until }
war1955-terminal-secured_count = { $count } veiliggesteld
war1955-terminal-gadgets = gadgets: { $gadgets }
war1955-terminal-open_hand = open hand tot beurt { $until }
war1955-terminal-known = bekend van deze hand: { $cards }
war1955-terminal-declared = Aangekondigd
war1955-terminal-influence = { $values } { $in_country }: samen { $total }
war1955-terminal-special = { $targets ->
        [none] { $action } ({ $short })
       *[other] { $action } ({ $short }): { $targets }
    }
war1955-terminal-counter = counter met { $card }
war1955-terminal-block = afweren met { $values }: samen { $total }, nodig { $needed }
war1955-terminal-transport = { $gadget } met { $short }
war1955-terminal-keep = houd { $cards }
war1955-terminal-reaches_star = bereikt de ster
war1955-terminal-wins = wint
war1955-terminal-winner = { $seat } wint.
war1955-terminal-winners = { $seats } staan gelijk: niemand wint.
