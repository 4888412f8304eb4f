### 1955 in a terminal.

war1955-terminal-secured = secured { $letter }
war1955-terminal-blockade = blockade { $until }
war1955-terminal-legend = { $star } star, { $pawn } pawn, { $centre } centre; beside them the spaces still to go. { $home } home, { $spy } spy. “{ $blockade }”: until the end of that turn.
war1955-terminal-hint = Each pawn moves towards the stars of the player who advances it: those of { $left } are on the left, those of { $right } on the right. A spy in brackets is detained, a pawn in brackets blockaded.
war1955-terminal-spy = spy { $in_country }
war1955-terminal-detained = detained until turn { $until }
war1955-terminal-secured_count = { $count } secured
war1955-terminal-gadgets = gadgets: { $gadgets }
war1955-terminal-open_hand = open hand until turn { $until }
war1955-terminal-known = known of this hand: { $cards }
war1955-terminal-declared = Declared
war1955-terminal-influence = { $values } { $in_country }: { $total } in all
war1955-terminal-special = { $targets ->
        [none] { $action } ({ $short })
       *[other] { $action } ({ $short }): { $targets }
    }
war1955-terminal-counter = counter with { $card }
war1955-terminal-block = block with { $values }: { $total } in all, { $needed } needed
war1955-terminal-transport = { $gadget } with { $short }
war1955-terminal-keep = keep { $cards }
war1955-terminal-reaches_star = reaches the star
war1955-terminal-wins = wins
war1955-terminal-winner = { $seat } wins.
war1955-terminal-winners = { $seats } are level: the game is a draw.
