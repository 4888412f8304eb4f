"""The contract: what every game promises, as checks that an author of a game can run.

`check_match(game, players, options, seed)` plays one random match to its end under all checks, `option_sets` says which
options to try, `check_description` looks at what the game says about itself. A promise that is not kept raises
`ContractBroken` with the name of the check and the record that shows it. The modules here have a function for each
check, which looks at a `Trial`: a match that was brought to an interesting point.
"""

from tradecraft.core.contract.description import check_description, option_sets
from tradecraft.core.contract.play import check_match
from tradecraft.core.contract.trial import ContractBroken, Move, Trial, next_move, random_move

__all__ = [
    "ContractBroken",
    "Move",
    "Trial",
    "check_description",
    "check_match",
    "next_move",
    "option_sets",
    "random_move",
]
