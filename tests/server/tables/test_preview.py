"""Previews of options: they come true, and are equal in worlds that a seat cannot tell apart."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.server.tables.telling import begun
from tradecraft.core.chance import Dealer
from tradecraft.core.contract import Trial, next_move
from tradecraft.core.game import DECIDE, OVER, State
from tradecraft.core.match import Match
from tradecraft.core.registry import find_game
from tradecraft.server.tables import preview as module
from tradecraft.server.tables.preview import preview

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("vienna", 2, {}),
    ("vienna", 3, {"version": "advanced", "third_man": "yes", "feld_agents": "yes"}),
    ("war1955", 2, {}),
]
TRIED = 3
"""So many options of each decision are looked into."""


def decisions(id: str, players: int, options: dict[str, str]) -> Iterator[tuple[State, int, list[int]]]:
    """Play a random game and yield each state in which a seat decides, with a seat and some of its options."""
    trial = Trial(Match(find_game(id), players, options), "outlook")
    dealer, chooser, picker = Dealer("outlook"), Random("moves"), Random("options")
    while trial.state.waiting != OVER:
        if trial.state.waiting == DECIDE:
            for seat in trial.state.deciders:
                legal = trial.state.legal(seat)
                yield trial.state, seat, picker.sample(legal, min(TRIED, len(legal)))
        trial.carry_out(next_move(trial.state, dealer, chooser))


def untrue(id: str, players: int, options: dict[str, str], counts: Counter[str]) -> list[str]:
    """List what was foreseen in a game and would not have come true."""
    game = find_game(id)
    wrong = []
    for state, seat, actions in decisions(id, players, options):
        view = game.view(state, seat)
        for action in actions:
            foreseen = preview(game, view, action)
            world = state.clone()
            world.log = []
            for step in (action, *(step.action for step in foreseen.assumed)):
                world.apply(seat, step)
            told = [event.as_data() for event in world.log if event.is_visible_to(seat)]
            counts["options"] += 1
            counts["events"] += len(foreseen.events)
            counts["assumed"] += len(foreseen.assumed)
            counts["cut"] += len(told) > len(foreseen.events)
            if foreseen.events != told[: len(foreseen.events)]:
                wrong.append(f"round {state.round}, seat {seat}: {foreseen.events}, not {told}")
    return wrong


@pytest.mark.parametrize(("id", "players", "options"), TABLES)
def test_previews_match_what_happens(
    id: str, players: int, options: dict[str, str], record_property: Callable[[str, object], None]
):
    counts: Counter[str] = Counter()
    wrong = untrue(id, players, options, counts)
    assert not wrong, "\n".join(wrong[:5])
    assert counts["events"] > counts["options"]
    assert counts["assumed"] > 0
    record_property("trials", f"outlooks of {id}, {players} players: {dict(counts)}")


def test_a_single_world_would_take_guesses_for_certain(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "WORLDS", 1)
    wrong = untrue("vienna", 2, {}, Counter())
    assert any("drawer_filled" in one for one in wrong)


@pytest.mark.parametrize(("id", "players", "options"), TABLES)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_outlook(id: str, players: int, options: dict[str, str]):
    game = find_game(id)
    compared = 0
    for number, (state, seat, actions) in enumerate(decisions(id, players, options)):
        view = game.view(state, seat)
        twin = game.resample(view, Random(f"twin {number}"))
        compared += twin.key() != state.key()
        for action in actions:
            assert preview(game, view, action) == preview(game, game.view(twin, seat), action)
    assert compared > 0


def test_only_what_the_seat_may_see_is_told():
    """A seat that assigns its cards hears of its own plan; the draws that follow a round are never told."""
    kinds: Counter[Any] = Counter()
    for state, seat, actions in decisions("vienna", 2, {}):
        for action in actions:
            foreseen = preview(find_game("vienna"), find_game("vienna").view(state, seat), action)
            kinds.update(event["kind"] for event in foreseen.events)
            assert all(event["seat"] == seat for event in foreseen.events if event["kind"] == "assignment")
    assert kinds["assignment"] > 0
    assert kinds["round_began"] > 0
    assert not {kind for kind in kinds if "drawn" in str(kind)}


@pytest.mark.parametrize(("id", "players", "options"), TABLES)
def test_what_is_not_called_final_can_be_taken_back_alone(id: str, players: int, options: dict[str, str]):
    tale, rng, said = begun(id, players, options=options), Random("final"), Counter[bool]()
    for _ in range(150):
        if tale.table.status != "playing":
            break
        seat = tale.table.deciders[0]
        state = tale.table.playing_match().state
        action = rng.choice(state.legal(seat))
        is_final = preview(tale.table.game, tale.table.game.view(state, seat), action).is_final
        tale.act(seat, tale.table.game.action_text(state, seat, action))
        said[is_final] += 1
        assert is_final or tale.table.can_undo(seat)
    assert min(said[True], said[False]) > 10, said
