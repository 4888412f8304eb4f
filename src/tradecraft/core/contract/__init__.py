"""The contract: what every game promises, as checks that an author of a game can run.

`check_match(game, players, options, seed)` plays one random match to its end under all checks, `option_sets` says which
options to try, `check_description` looks at what the game says about itself. A promise that is not kept raises
`ContractBroken` with the name of the check and the record that shows it. The checks can also be made one by one on a
`Trial`, a match that somebody has brought to an interesting point.
"""

from tradecraft.core.contract.description import check_description, option_sets
from tradecraft.core.contract.finish import check_outcome, check_record, check_same_again
from tradecraft.core.contract.flow import check_chance, check_events, check_simultaneous, check_undo
from tradecraft.core.contract.legality import check_legal_actions, check_refusals, check_waiting
from tradecraft.core.contract.notation import check_action_notation, check_draw_notation
from tradecraft.core.contract.play import check_match
from tradecraft.core.contract.secrecy import check_secrecy
from tradecraft.core.contract.trial import ContractBroken, Move, Trial, next_move, random_move
from tradecraft.core.contract.worlds import (
    check_clone,
    check_left_behind,
    check_views,
    check_what_a_move_depends_on,
)

__all__ = [
    "ContractBroken",
    "Move",
    "Trial",
    "check_action_notation",
    "check_chance",
    "check_clone",
    "check_description",
    "check_draw_notation",
    "check_events",
    "check_left_behind",
    "check_legal_actions",
    "check_match",
    "check_outcome",
    "check_record",
    "check_refusals",
    "check_same_again",
    "check_secrecy",
    "check_simultaneous",
    "check_undo",
    "check_views",
    "check_waiting",
    "check_what_a_move_depends_on",
    "next_move",
    "option_sets",
    "random_move",
]
