"""V7: the end of the introductory game, its scoring and its ties."""

from __future__ import annotations

import pytest

from tests.games.vienna.lookup import card
from tests.games.vienna.playing import ONE, THREE, TWO, is_over, play, play_quietly, tokens, told
from tests.games.vienna.positions import LOOKUPS, position
from tests.rules import rule
from tradecraft.core.errors import Fault
from tradecraft.core.game import CHANCE
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.rules.scoring import outcome, score
from tradecraft.games.vienna.rules.state import ViennaState

SLIDE = card(info="slide")
ALL_BUT_ONE_STEP = "tokens: flask 20, handgun 20, briefcase 20, microfilm 20, slide 19"
END_SPACES = [(2, "H"), (3, "J"), (4, "L")]


def space_before(space: str) -> str:
    return LOOKUPS.roof[LOOKUPS.roof.index(space) - 1]


# V7.1 The end space


@rule("V7.1")
@pytest.mark.parametrize(("players", "end", "steps"), [(2, "H", 7), (3, "J", 9), (4, "L", 11)])
def test_the_end_space_depends_on_the_number_of_players(players: int, end: str, steps: int):
    assert LOOKUPS.roof[LOOKUPS.end_spaces[players]] == end
    assert LOOKUPS.end_spaces[players] == steps


@rule("V7.1")
@pytest.mark.parametrize(("players", "end"), END_SPACES)
def test_after_the_round_in_which_the_end_space_is_reached_exactly_one_more_is_played(players: int, end: str):
    state = position(f"""
        players {players}; seat 1 acts in III; round 20; investigator {space_before(end)}
        seat 1: plan - - {SLIDE}
        tokens: slide 3
    """)
    events = play(state, ONE, "take tobacco")
    assert told(events, "investigator_moved") == [{"space": end}]
    assert not state.final_round
    events = play_quietly(state, until=lambda state: state.round == 21)
    assert told(events, "end_triggered") == [{"reason": "investigator"}]
    assert (state.final_round, state.waiting) == (True, CHANCE)
    events = play_quietly(state, until=is_over)
    assert [event["seat"] for event in told(events, "info_shown")] == [*range(1, players), 0]
    assert told(events, "game_ended") == [{"reason": "investigator"}]
    assert (state.round, state.outcome().reason) == (21, "investigator")


@rule("V7.1")
@pytest.mark.parametrize(("players", "end"), END_SPACES)
def test_one_space_before_the_end_space_the_game_goes_on(players: int, end: str):
    state = position(f"""
        players {players}; seat {players} acts in III; crest 1; investigator {space_before(end)}
        seat {players}: plan - - {SLIDE}
    """)
    events = play(state, players - 1, "take tobacco")
    assert told(events, "end_triggered") == []
    assert not state.final_round


@rule("V7.1")
def test_the_investigator_never_moves_beyond_the_end_space():
    state = position(f"""
        players 2; seat 1 acts in III; investigator H; final round by investigator
        seat 1: plan - - {SLIDE}
        tokens: slide 3
    """)
    events = play(state, ONE, "take tobacco")
    assert tokens(state) == {"slide": 4}
    assert told(events, "investigator_moved") == []
    assert LOOKUPS.roof[state.investigator] == "H"


@rule("V7.1")
def test_the_final_round_does_not_trigger_another_one():
    state = position("players 2; seat 2 acts in III; crest 1; investigator H; final round by investigator")
    events = play(state, TWO, "take tobacco")
    assert told(events, "end_triggered") == []
    assert is_over(state)
    assert state.deciders == ()


@rule("V7.1")
def test_the_outcome_is_known_once_the_game_is_over_and_not_before():
    state = position("players 2; seat 2 acts in III; crest 1; investigator H; final round by investigator")
    with pytest.raises(Fault, match="not over"):
        state.outcome()
    play(state, TWO, "take tobacco")
    assert state.outcome().reason == "investigator"
    with pytest.raises(Fault, match="nobody is asked"):
        state.legal(ONE)
    with pytest.raises(Fault, match="nobody is asked"):
        state.apply(ONE, GAME.actions.start("take"))


# V7.2 All tracks finished


@rule("V7.2")
def test_all_tokens_on_their_last_spaces_trigger_the_end_after_this_round():
    state = position(f"""
        players 3; seat 1 acts in III; round 30; investigator D; flipped
        seat 1: plan - - {SLIDE}
        {ALL_BUT_ONE_STEP}
    """)
    play(state, ONE, "take tobacco")
    assert not state.final_round
    events = play_quietly(state, until=lambda state: state.round == 31)
    assert told(events, "end_triggered") == [{"reason": "exhaustion"}]
    assert LOOKUPS.roof[state.investigator] == "D"
    events = play_quietly(state, until=is_over)
    assert [event["seat"] for event in told(events, "info_shown")] == [TWO, THREE, ONE]
    assert told(events, "game_ended") == [{"reason": "exhaustion"}]
    assert (state.round, state.outcome().reason) == (31, "exhaustion")


@rule("V7.2")
def test_four_tokens_on_their_last_spaces_do_not():
    state = position(f"""
        players 2; seat 2 acts in III; crest 1
        seat 2: plan - - {card(info="flask")}
        {ALL_BUT_ONE_STEP}
    """)
    events = play(state, TWO, "take tobacco")
    assert told(events, "end_triggered") == []
    assert not state.final_round


@rule("V7.2")
def test_the_last_crossing_still_moves_the_investigator_if_it_is_the_first_of_the_round():
    state = position(f"""
        players 2; seat 2 acts in III; crest 1; investigator D
        seat 2: plan - - {SLIDE}
        {ALL_BUT_ONE_STEP}
    """)
    events = play(state, TWO, "take tobacco")
    assert told(events, "investigator_moved") == [{"space": "E"}]
    assert told(events, "end_triggered") == [{"reason": "exhaustion"}]


@rule("V7.1", "V7.2")
def test_if_both_ends_are_reached_at_once_it_is_the_investigators():
    state = position(f"""
        players 2; seat 2 acts in III; crest 1; investigator G
        seat 2: plan - - {SLIDE}
        {ALL_BUT_ONE_STEP}
    """)
    events = play(state, TWO, "take tobacco")
    assert told(events, "end_triggered") == [{"reason": "investigator"}]


# V7.3 Final scoring


def final(*lines: str, players: int = 2) -> ViennaState:
    """Return a game in its final round, which is scored as it stands."""
    return position("\n".join([f"players {players}; seat 1 acts in III; final round by investigator", *lines]))


@rule("V7.3")
@pytest.mark.parametrize(
    ("owned", "sets"),
    [
        ("flask 1, handgun 1, briefcase 1, microfilm 1", 0),
        ("flask 1, handgun 1, briefcase 1, microfilm 1, slide 1", 1),
        ("flask 2, handgun 1, briefcase 3, microfilm 2, slide 2", 1),
        ("flask 3, handgun 3, briefcase 3, microfilm 4, slide 3", 3),
    ],
)
def test_each_complete_set_scores_ten_points(owned: str, sets: int):
    result = outcome(final(f"seat 1: info {owned}"))
    assert result.breakdown[ONE]["sets"] == 10 * sets
    assert result.breakdown[TWO]["sets"] == 0


@rule("V7.3")
@pytest.mark.parametrize(("space", "value"), [(0, 1), (3, 1), (4, 2), (8, 3), (15, 4), (16, 5), (19, 5), (20, 6)])
def test_each_tile_scores_the_value_of_the_area_of_its_token(space: int, value: int):
    tracks = f"tokens: slide {space}" if space else ""
    result = outcome(final("seat 1: info slide 3", tracks))
    assert result.breakdown[ONE]["info"] == 3 * value


@rule("V7.3")
def test_the_final_scoring_is_added_to_the_points_of_the_game():
    state = position(f"""
        players 2; seat 2 acts in III; crest 1; final round by investigator
        seat 1: info slide 2; points 11
        seat 2: info flask 1; points 5; plan - - {card(info="flask")}
        tokens: slide 4, flask 8
    """)
    play(state, TWO, "take tobacco")
    result = state.outcome()
    assert result.scores == (11 + 4, 5 + 1 + 3)
    assert result.breakdown[TWO] == {"squares": 5, "tokens": 1, "abilities": 0, "sets": 0, "info": 3}
    assert [sum(parts.values()) for parts in result.breakdown] == list(result.scores)
    assert [score(state, seat) for seat in (ONE, TWO)] == [11, 6]


@rule("V7.3")
def test_most_points_win():
    result = outcome(final("seat 1: points 3", "seat 2: points 9", "seat 3: points 4; bribes wine 9", players=3))
    assert result.ranking == (3, 1, 2)
    assert result.winners() == (TWO,)


# V7.4 Ties


@rule("V7.4")
def test_among_equals_more_bribes_of_all_kinds_together_win():
    result = outcome(
        final(
            "seat 1: points 7; bribes wine 3; agents 1 2 3",
            "seat 2: points 7; bribes wine 2, coffee 2",
            "seat 3: points 7; bribes tobacco 2; agents 4 5 6 7",
            players=3,
        )
    )
    assert result.scores == (7, 7, 7)
    assert result.ranking == (2, 1, 3)


@rule("V7.4")
def test_then_more_agents_on_the_board_win():
    result = outcome(
        final(
            "seat 1: points 7; bribes wine 2; agents 1 2",
            "seat 2: points 7; bribes coffee 2; agents 1 2 3",
            "seat 3: points 7; bribes tobacco 1, wine 1; agents 30",
            players=3,
        )
    )
    assert result.ranking == (2, 1, 3)


@rule("V7.4")
@pytest.mark.parametrize(("crest", "ranking"), [(1, (3, 2, 1)), (2, (1, 3, 2)), (3, (2, 1, 3))])
def test_then_the_later_in_the_order_of_the_final_round_wins(crest: int, ranking: tuple[int, ...]):
    state = position(f"players 3; seat {crest} acts in III; final round by investigator")
    assert outcome(state).ranking == ranking


@rule("V7.4")
def test_the_order_of_the_final_round_counts_and_the_crest_does_not_move_after_it():
    state = position("players 2; seat 1 acts in III; crest 2; investigator H; final round by investigator")
    events = play(state, ONE, "take tobacco")
    assert told(events, "crest_passed") == []
    assert state.crest == TWO
    # Seat 1 took two bribes in its last turn and seat 2, in this position, none: level them.
    state.bribes[TWO] = state.bribes[ONE]
    assert state.outcome().ranking == (1, 2)


@rule("V7.4")
def test_ties_below_the_first_place_are_broken_too():
    result = outcome(
        final("seat 1: points 1; bribes wine 1", "seat 2: points 1; bribes wine 2", "seat 3: points 5", players=3)
    )
    assert result.ranking == (3, 2, 1)
