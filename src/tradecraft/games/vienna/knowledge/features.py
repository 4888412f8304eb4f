"""The features of a position of Vienna for each seat, for the learned evaluation.

Each is in points or in plain counts, so that what training makes of them can be read (see `weights.json`). What a seat
has planned for its turn but not played yet is reckoned as if it had. `weighing` and `weighing_office` find them.
"""

from __future__ import annotations

from typing import Final

BANKED: Final = 0  # points if the game ended now: score, tiles, sets; in the advanced game desk tiles and the box
GROWTH: Final = 1  # what the tokens' further way should add to the tiles the seat has
INCOME: Final = 2  # points by advancing tokens in the turns to come, with these tiles
TILES: Final = 3  # tiles the seat has
SET_LACKS_ONE: Final = 4  # whether the next set lacks one kind
SET_LACKS_TWO: Final = 5  # whether it lacks two
READY_NOW: Final = 6  # what the best agent that can be paid would surround in this turn
READY_NEXT: Final = 7  # the same in the next turn, if this one is over
READY_MORE: Final = 8  # what others that can be paid would surround
LACKS_A_BRIBE: Final = 9  # squares that one agent surrounds, for whom a bribe is missing
LACKS_TWO_BRIBES: Final = 10  # the same with two bribes missing
TWO_AGENTS_PAID: Final = 11  # squares that two agents surround who can nearly be paid
TWO_AGENTS: Final = 12  # the same if they cannot
THREE_AGENTS: Final = 13  # squares that three agents surround
CONTESTED: Final = 14  # the part of all these that a rival is one agent away from as well
MOVE_COST: Final = 15  # what the agent leaves who is missed least, if there is none in the supply
BRIBES: Final = 16  # bribes
BRIBE_PAIRS: Final = 17  # pairs of the same kind
AGENTS: Final = 18  # agents on the board
SUPPLY: Final = 19  # agents in the supply
GIVES_POINTS: Final = 20  # what the cards in the drawers should give in the turns to come: points
GIVES_BRIBES: Final = 21  # bribes
GIVES_DISCOUNTS: Final = 22  # discounts
GIVES_TOKENS: Final = 23  # steps of tokens
GIVES_OTHER: Final = 24  # cards and substitutes
TURN_TO_COME: Final = 25  # how much of its turn the seat still has in this round
PLACING_TO_COME: Final = 26  # whether it still places an agent
PLAYS_LATER: Final = 27  # how late the seat plays in the next round
RANK: Final = 28  # points that the ranking by agents should bring
SHILLINGS: Final = 29  # open shillings, up to a dozen
UNPAID: Final = 30  # agents for whom the money will not do on the first payday
TELEPHONE: Final = 31  # the things bought, by the turns they still serve
ROAD_MAP: Final = 32  # of this one the paydays
BOX: Final = 33
SEAL: Final = 34
SIDE_TABLE: Final = 35
MISSIONS_READY: Final = 36  # what missions are worth that the next agent can resolve
MISSIONS_NEAR: Final = 37  # that the one after him can
MISSIONS_FAR: Final = 38  # that take longer
MISSIONS_OPEN: Final = 39  # how many missions are unresolved
FOR_HIRE: Final = 40  # agents that can still be hired

INTRODUCTORY: Final = 28
ADVANCED: Final = 41
"""How many features each version has: those from RANK on are for the advanced game alone."""

_NAMES: Final = """
banked growth income tiles set_lacks_one set_lacks_two
ready_now ready_next ready_more lacks_a_bribe lacks_two_bribes two_agents_paid two_agents three_agents contested
move_cost bribes bribe_pairs agents supply
gives_points gives_bribes gives_discounts gives_tokens gives_other turn_to_come placing_to_come plays_later
rank shillings unpaid telephone road_map box seal side_table
missions_ready missions_near missions_far missions_open for_hire
"""
NAMES: Final[tuple[str, ...]] = tuple(_NAMES.split())
"""The features by their place, as the weights name them."""
