"""What counts in a position of Vienna, as numbers for each seat: the features of the learned judgement.

Each is in points or in plain counts, so that what training makes of them can be read (see `weights.json`). What a seat
has planned for its turn but not played yet is reckoned as if it had: the bribe of action II is in its purse, the token
of action IV has moved. How they are found is in `board`, `weighing` and `weighing_office`.
"""

from __future__ import annotations

from typing import Final

BANKED: Final = 0
GROWTH: Final = 1
INCOME: Final = 2
TILES: Final = 3
SET_LACKS_ONE: Final = 4
SET_LACKS_TWO: Final = 5
READY_NOW: Final = 6
READY_NEXT: Final = 7
READY_MORE: Final = 8
LACKS_A_BRIBE: Final = 9
LACKS_TWO_BRIBES: Final = 10
TWO_AGENTS_PAID: Final = 11
TWO_AGENTS: Final = 12
THREE_AGENTS: Final = 13
CONTESTED: Final = 14
MOVE_COST: Final = 15
BRIBES: Final = 16
BRIBE_PAIRS: Final = 17
AGENTS: Final = 18
SUPPLY: Final = 19
GIVES_POINTS: Final = 20
GIVES_BRIBES: Final = 21
GIVES_DISCOUNTS: Final = 22
GIVES_TOKENS: Final = 23
GIVES_OTHER: Final = 24
TURN_TO_COME: Final = 25
PLACING_TO_COME: Final = 26
PLAYS_LATER: Final = 27
INTRODUCTORY: Final = 28
"""How many features the introductory game has; the others are for the advanced game alone."""
RANK: Final = 28
SHILLINGS: Final = 29
UNPAID: Final = 30
TELEPHONE: Final = 31
ROAD_MAP: Final = 32
BOX: Final = 33
SEAL: Final = 34
SIDE_TABLE: Final = 35
MISSIONS_READY: Final = 36
MISSIONS_NEAR: Final = 37
MISSIONS_FAR: Final = 38
MISSIONS_OPEN: Final = 39
FOR_HIRE: Final = 40
ADVANCED: Final = 41

NAMES: Final[tuple[str, ...]] = (
    # Points that count if the game ended now: the score, tiles and sets; in the advanced game desk tiles and the box.
    "banked",
    # What the tokens' further way should add to the tiles the seat has.
    "growth",
    # Points by advancing tokens in the turns to come, with these tiles.
    "income",
    # Tiles the seat has.
    "tiles",
    # Whether the next set lacks one kind, or two.
    "set_lacks_one",
    "set_lacks_two",
    # What the best agent that can be paid would surround: in this turn, or if that is over, in the next.
    "ready_now",
    "ready_next",
    # What others that can be paid would surround.
    "ready_more",
    # Squares that one agent surrounds, for whom a bribe is missing, or two.
    "lacks_a_bribe",
    "lacks_two_bribes",
    # Squares that two agents surround: nearly paid, or not; and those that three do.
    "two_agents_paid",
    "two_agents",
    "three_agents",
    # The part of all these that a rival is one agent away from as well.
    "contested",
    # What the agent leaves who is missed least, if there is none in the supply.
    "move_cost",
    # Bribes, and pairs of the same kind.
    "bribes",
    "bribe_pairs",
    # Agents on the board, and in the supply.
    "agents",
    "supply",
    # What the cards in the drawers should give in the turns to come, by what it is; the last are cards and substitutes.
    "gives_points",
    "gives_bribes",
    "gives_discounts",
    "gives_tokens",
    "gives_other",
    # How much of its turn the seat still has in this round, and whether it still places an agent.
    "turn_to_come",
    "placing_to_come",
    # How late the seat plays in the next round.
    "plays_later",
    # Points that the ranking by agents should bring.
    "rank",
    # Open shillings, up to a dozen.
    "shillings",
    # Agents for whom the money will not do on the first payday.
    "unpaid",
    # The things bought, by the turns they still serve; of the road map the paydays.
    "telephone",
    "road_map",
    "box",
    "seal",
    "side_table",
    # What missions are worth that can be resolved by the next agent, by the one after him, or later; and how many.
    "missions_ready",
    "missions_near",
    "missions_far",
    "missions_open",
    # Agents that can still be hired.
    "for_hire",
)
