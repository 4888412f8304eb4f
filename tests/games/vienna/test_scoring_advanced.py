"""V8.13 and V8.14: the final scoring of the advanced game and its ties."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations, product

import pytest

from tests.games.vienna.lookup import card
from tests.games.vienna.playing import ONE, TWO, is_over, play
from tests.games.vienna.positions import position
from tests.rules import rule
from tradecraft.games.vienna.rules.content_model import EDITIONS, INFOS
from tradecraft.games.vienna.rules.scoring import agent_rank_points, outcome, score
from tradecraft.games.vienna.rules.state import ViennaState

DESK_TILES = ("telephone", "road_map", "cash_box", "seal")
ACTS = "seat 1 acts in III"
RANK_POINTS = {2: (8, 0), 3: (12, 6, 0), 4: (12, 8, 4, 0)}


def final(*lines: str, players: int = 2, first: str = ACTS) -> ViennaState:
    """Return a game in its final round, which is scored as it stands."""
    return position("\n".join([f"players {players}; advanced; {first}; final round by investigator", *lines]))


# V8.13 Info tiles, desk tiles, cash box


@rule("V8.13")
@pytest.mark.parametrize(("space", "value"), [(0, 1), (3, 1), (4, 2), (8, 3), (15, 4), (16, 5), (19, 5), (20, 6)])
def test_each_tile_scores_the_value_of_the_area_of_its_token(space: int, value: int):
    result = outcome(final("seat 1: info slide 3", f"tokens: slide {space}" if space else ""))
    assert result.breakdown[ONE]["info"] == 3 * value


@rule("V8.13")
def test_sets_of_the_five_kinds_score_nothing_extra():
    result = outcome(final(f"seat 1: info {', '.join(f'{info} 2' for info in INFOS)}"))
    assert result.breakdown[ONE]["info"] == 10
    assert "sets" not in result.breakdown[ONE]


@rule("V8.13", "V8.13a")
@pytest.mark.parametrize("side_table", [False, True], ids=["without side table", "with side table"])
def test_one_to_four_desk_tiles_score_1_3_6_or_10_and_the_side_table_is_none(side_table: bool):
    for count, points in enumerate((0, 1, 3, 6, 10)):
        for owned in combinations(DESK_TILES, count):
            items = [*owned, "side_table"] if side_table else list(owned)
            state = final(f"seat 1: items {' '.join(items)}" if items else "")
            assert outcome(state).breakdown[ONE]["desk_tiles"] == points


@rule("V8.13", "V11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("box", range(13))
def test_each_shilling_in_the_cash_box_scores_two_points_in_every_edition(box: int, edition: str):
    state = final(
        f"seat 1: items cash_box; {f'box {box}' if box else 'shillings 5'}", first=f"edition {edition}; {ACTS}"
    )
    assert outcome(state).breakdown[ONE]["cash_box"] == 2 * box


@rule("V8.13a")
def test_open_shillings_bribes_and_agents_for_hire_score_nothing():
    rich = outcome(final("seat 1: shillings 99; bribes wine 99; hired 3"))
    assert rich.breakdown[ONE] == {**dict.fromkeys(rich.breakdown[ONE], 0), "agents": 8}


@rule("V8.13")
def test_the_breakdown_names_every_source_and_adds_up_to_the_score():
    state = position(f"""
        players 2; advanced; seat 2 acts in III; crest 1; final round by investigator
        seat 1: agents 1 2; shillings 2; info slide 2; points 11; items cash_box seal; box 4
        seat 2: points 5; info flask 1; plan - - {card(info="flask")}
        tokens: slide 4, flask 7
    """)
    play(state, TWO, "take wine")
    assert is_over(state)
    result = state.outcome()
    assert result.breakdown == (
        {
            "squares": 11,
            "tokens": 0,
            "abilities": 0,
            "missions": 0,
            "info": 4,
            "desk_tiles": 3,
            "cash_box": 8,
            "agents": 8,
        },
        {
            "squares": 5,
            "tokens": 1,
            "abilities": 0,
            "missions": 0,
            "info": 3,
            "desk_tiles": 0,
            "cash_box": 0,
            "agents": 0,
        },
    )
    assert result.scores == (34, 9)
    assert [score(state, seat) for seat in (ONE, TWO)] == [11, 6]
    assert result.ranking == (1, 2)


# V8.13 The ranking by agents on the board


def tie_patterns(players: int) -> list[tuple[int, ...]]:
    """Return every way in which players can be level or not, as a level for each of them, 0 the lowest."""
    levels = product(range(players), repeat=players)
    return [pattern for pattern in levels if set(pattern) == set(range(max(pattern) + 1))]


def shares(pattern: tuple[int, ...]) -> list[Fraction]:
    """Return what each player gets: the mean over all orders of the players that agree with the pattern."""
    players = len(pattern)
    orders = [
        order
        for order in permutations(range(players))
        if all(pattern[order[rank]] >= pattern[order[rank + 1]] for rank in range(players - 1))
    ]
    points = RANK_POINTS[players]
    return [Fraction(sum(points[order.index(seat)] for order in orders), len(orders)) for seat in range(players)]


def test_all_tie_patterns_are_tried():
    assert [len(tie_patterns(players)) for players in (2, 3, 4)] == [3, 13, 75]
    assert shares((1, 1, 0, 0)) == [10, 10, 2, 2]


PATTERNS = [pattern for players in (2, 3, 4) for pattern in tie_patterns(players)]
LEVELS = {
    "agents": ("agents 1", "agents 1 2", "agents 1 2 3", "agents 1 2 3 4"),
    "shillings": tuple(f"agents 1 2; shillings {number}; bribes wine {9 - number}" for number in (1, 2, 3, 4)),
    "bribes": tuple(f"agents 1 2; shillings 2; bribes wine 1, coffee {number}" for number in (1, 2, 3, 4)),
}
"""How a seat stands on each level: by agents; with equally many, by shillings; with equally many of both, by bribes."""


@rule("V8.13")
@pytest.mark.parametrize("criterion", LEVELS)
@pytest.mark.parametrize("pattern", PATTERNS, ids=["".join(map(str, pattern)) for pattern in PATTERNS])
def test_players_who_are_level_share_the_points_of_their_ranks(pattern: tuple[int, ...], criterion: str):
    lines = [f"seat {seat + 1}: {LEVELS[criterion][level]}" for seat, level in enumerate(pattern)]
    state = final(*lines, players=len(pattern))
    expected = shares(pattern)
    assert all(share.denominator == 1 for share in expected)
    assert list(agent_rank_points(state)) == expected
    assert [parts["agents"] for parts in outcome(state).breakdown] == expected
    assert sum(expected) == sum(RANK_POINTS[len(pattern)])


@rule("V8.13")
def test_more_agents_count_before_more_shillings_and_these_before_more_bribes():
    state = final(
        "seat 1: agents 1 2 3",
        "seat 2: agents 1 2; shillings 9; bribes wine 9",
        "seat 3: agents 1 2; shillings 8; bribes wine 10",
        "seat 4: agents 1; shillings 99; bribes wine 99",
        players=4,
    )
    assert agent_rank_points(state) == (12, 8, 4, 0)


@rule("V8.13", "V8.13a")
def test_shillings_in_the_cash_box_and_agents_in_the_supply_do_not_count_in_the_ranking():
    state = final("seat 1: agents 1; items cash_box; box 12; shillings 1; hired 3", "seat 2: agents 1; shillings 2")
    assert agent_rank_points(state) == (0, 8)


@rule("V8.13", "V10.2")
def test_the_third_man_is_nobodys_agent_in_the_ranking():
    state = final("seat 1: agents 1", "seat 2: agents 3", first=f"third man 1; {ACTS}")
    assert agent_rank_points(state) == (4, 4)


# V8.14 Ties


@rule("V8.14")
def test_most_points_win():
    result = outcome(final("seat 1: points 3", "seat 2: points 9; agents 1", "seat 3: points 4", players=3))
    assert result.ranking == (3, 1, 2)
    assert result.winners() == (TWO,)


@rule("V8.14")
def test_among_equals_more_open_shillings_win():
    # The points level out what the ranks give, 12, 6 and 0, and the desk tile of seat 3.
    result = outcome(
        final(
            "seat 1: points 13; agents 1; shillings 1; bribes wine 9",
            "seat 2: points 7; agents 1 2; shillings 3",
            "seat 3: agents 1 2 3; shillings 2; items cash_box",
            players=3,
        )
    )
    assert result.scores == (13, 13, 13)
    assert result.ranking == (3, 1, 2)


@rule("V8.14", "V8.13a")
def test_shillings_in_the_cash_box_do_not_count_in_ties():
    result = outcome(final("seat 1: agents 1; items cash_box; box 1; shillings 1", "seat 2: points 11; shillings 2"))
    assert result.scores == (8 + 1 + 2, 11)
    assert result.ranking == (2, 1)


@rule("V8.14")
def test_then_more_bribes_win():
    result = outcome(
        final(
            "seat 1: points 12; agents 1; shillings 1; bribes wine 1, coffee 1",
            "seat 2: points 6; agents 1 2; shillings 1; bribes wine 3",
            "seat 3: agents 1 2 3; shillings 1; bribes tobacco 1",
            players=3,
        )
    )
    assert result.scores == (12, 12, 12)
    assert result.ranking == (2, 1, 3)


@rule("V8.14")
def test_agents_on_the_board_break_no_tie():
    # Unlike V7.4: seat 1 has more agents, but seat 2 is later in the order of the round.
    result = outcome(final("seat 1: agents 1 2", "seat 2: points 8; agents 3"))
    assert result.scores == (8, 8)
    assert result.ranking == (2, 1)


@rule("V8.14")
@pytest.mark.parametrize(("crest", "ranking"), [(1, (3, 2, 1)), (2, (1, 3, 2)), (3, (2, 1, 3))])
def test_then_the_later_in_the_order_of_the_final_round_wins(crest: int, ranking: tuple[int, ...]):
    state = final(players=3, first=f"seat {crest} acts in III")
    assert outcome(state).ranking == ranking


@rule("V8.14")
def test_the_crest_does_not_move_after_the_final_round():
    state = position("players 3; advanced; seat 1 acts in III; crest 2; investigator J; final round by investigator")
    play(state, ONE, "take wine")
    assert is_over(state)
    state.bribes[ONE] = 0
    assert state.crest == TWO
    assert state.outcome().ranking == (1, 3, 2)
