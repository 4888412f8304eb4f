"""Every game sends data that matches its schema: views, events, options, consequences and content."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.conftest import TRIALS
from tests.rules import rule_ids, rules_page
from tests.schema.structs import Checker
from tradecraft.core.chance import Dealer
from tradecraft.core.events import Event
from tradecraft.core.game import DECIDE, OPEN, OVER, SPECTATOR, State
from tradecraft.core.match import Match, begin_replay, replay
from tradecraft.core.record import parse_record
from tradecraft.core.registry import find_game, find_game_of, game_ids
from tradecraft.core.schema import Schema, find_consequences, find_rule, find_schema
from tradecraft.locales import languages
from tradecraft.server.content import content_of

GOLDEN = Path(__file__).resolve().parent.parent / "golden"

RARE_EVENTS: dict[str, dict[str, dict[str, object]]] = {"war1955": {"step_passed": {"seat": 1}}}
RARE_OPTIONS: dict[str, dict[str, dict[str, object]]] = {"war1955": {"pass": {}}}
"""What the matches below leave out, by game and then by kind or verb, as it would be sent."""


@cache
def schema_of(id: str) -> Schema:
    found = find_schema(id)
    assert found is not None, f"{id} declares nothing"
    return found


def matches(id: str) -> Iterator[tuple[Match, Iterator[list[Event]]]]:
    """Yield matches and the events of their steps: the golden records of a game, and one of each size at random."""
    game = find_game(id)
    for path in sorted(GOLDEN.glob(f"{id}/*.tcr")):
        record = parse_record(path.read_bytes())
        match = begin_replay(find_game_of(record), record)
        yield match, (step.events for step in replay(match, record))
    for players in game.player_counts:
        match = Match(game, players, {})
        yield match, random_steps(match, Random(f"schema {players}"))


def random_steps(match: Match, rng: Random) -> Iterator[list[Event]]:
    dealer = Dealer("schema")
    while match.state.waiting != OVER:
        if match.state.waiting == DECIDE:
            seat = rng.choice(match.state.deciders)
            yield match.act(seat, rng.choice(match.state.legal(seat))).events
        else:
            yield match.draw(dealer.draw(match.state.chance())).events


class Comparison:
    """Everything that matches of one game send, held against what the game declares."""

    def __init__(self, id: str) -> None:
        self.game = find_game(id)
        self.checker = Checker(schema_of(id))
        self.kinds: Counter[str] = Counter()
        self.verbs: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()

    def compare(self, state: State, events: list[Event]) -> None:
        """Check what a step has told, and all that is sent after it."""
        for event in events:
            self.checker.check_event(event.as_data())
            self.kinds[event.kind] += 1
        for seat in (*range(state.players), SPECTATOR, OPEN):
            view = self.game.view(state, seat)
            consequences = find_consequences(self.game.id, view)
            self.checker.check_view(view.data())
            self.checker.check_position(consequences.of_position())
            self.counts["views"] += 1
            for action in state.legal(seat) if seat in state.deciders else ():
                data = self.game.action_data(state, seat, action)
                self.checker.check_action(data)
                self.checker.check_option(data["do"], consequences.of_option(action))
                self.verbs[data["do"]] += 1


@pytest.mark.parametrize("id", game_ids())
def test_a_game_sends_what_it_declares(id: str, record_property: Callable[[str, object], None]):
    comparison = Comparison(id)
    for match, steps in matches(id):
        for events in steps:
            comparison.compare(match.state, events)
        comparison.counts["matches"] += 1
    schema, checker = schema_of(id), comparison.checker
    rare_events, rare_options = RARE_EVENTS.get(id, {}), RARE_OPTIONS.get(id, {})
    assert set(schema.events) - set(comparison.kinds) == set(rare_events)
    assert set(schema.actions) - set(comparison.verbs) == set(rare_options)
    for kind, data in rare_events.items():
        checker.check_event({"kind": kind, **data})
    for verb, data in rare_options.items():
        checker.check_action({"do": verb, **data})
    counts = comparison.counts
    told, offered = comparison.kinds.total(), comparison.verbs.total()
    record_property(
        TRIALS,
        f"schema of {id}: {counts['matches']} matches, {counts['views']} views, {told} events, {offered} options",
    )


@pytest.mark.parametrize("id", game_ids())
def test_everything_a_game_can_tell_is_declared(id: str):
    game, schema = find_game(id), schema_of(id)
    assert set(schema.events) == set(game.event_kinds)
    assert set(schema.actions) == set(game.actions.verbs)
    assert set(schema.options) <= set(schema.actions)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", game_ids())
def test_the_content_is_what_is_declared(id: str, language: str):
    Checker(schema_of(id)).check_content(content_of(id, language))


@pytest.mark.parametrize("id", game_ids())
def test_the_rules_behind_events_are_on_the_page(id: str):
    named = {rule for event in schema_of(id).events.values() for rule in event.rules()}
    assert named
    assert named <= set(rule_ids(rules_page(id)))


def test_the_rule_behind_an_event_may_depend_on_its_card():
    assert find_rule("vienna", {"kind": "bribes_gained", "card": 21}) == "V9"
    assert find_rule("vienna", {"kind": "bribes_gained", "card": 0}) == "V5.1"
    assert find_rule("vienna", {"kind": "agent_placed"}) == "V5.3"
    assert find_rule("vienna", {"kind": "shillings_gained"}) == ""


def test_a_game_that_declares_nothing_names_no_rules():
    assert find_rule("chess", {"kind": "game_ended"}) == ""


# Faults that the comparison must find


Way = tuple[str | int, ...]


def fields_in(data: Any, path: Way = ()) -> Iterator[Way]:
    """Yield the way to every field of an object, through the first entry of each list."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield (*path, key)
            yield from fields_in(value, (*path, key))
    elif isinstance(data, list) and data:
        yield from fields_in(data[0], (*path, 0))


def changed(data: Any, path: Way, change: Callable[[Any, Any], None]) -> Any:
    """Return a copy in which the object that holds a field was changed."""
    copy = json.loads(json.dumps(data))
    holder = copy
    for step in path[:-1]:
        holder = holder[step]
    change(holder, path[-1])
    return copy


def rename(holder: Any, key: Any) -> None:
    holder[f"{key}_planted"] = holder.pop(key)


def remove(holder: Any, key: Any) -> None:
    del holder[key]


def replace(holder: Any, key: Any) -> None:
    holder[key] = {"planted": True}


def samples(id: str) -> Iterator[tuple[str, Any, Callable[[Any], None]]]:
    """Yield some of everything that a game sends, with what checks it."""
    checker = Checker(schema_of(id))
    game = find_game(id)
    match, steps = next(matches(id))
    kinds: set[str] = set()
    for number, events in enumerate(steps):
        state = match.state
        for event in events:
            if event.kind not in kinds:
                kinds.add(event.kind)
                yield event.kind, event.as_data(), checker.check_event
        if state.waiting == DECIDE and number % 40 == 0:
            (seat, *_) = state.deciders
            consequences = find_consequences(id, game.view(state, seat))
            yield "view", game.view(state, seat).data(), checker.check_view
            yield "position", consequences.of_position(), checker.check_position
            action = state.legal(seat)[0]
            data = game.action_data(state, seat, action)
            yield "action", data, checker.check_action
            yield "option", consequences.of_option(action), partial(checker.check_option, data["do"])
    yield "content", content_of(id, "en"), checker.check_content


FREE = {"vienna": {"roofs", "points", "editions"}}
"""Objects without fixed fields."""
OPTIONAL = {
    "vienna": {
        "shillings",
        "box",
        "items",
        "for_hire",
        "missions",
        "feld",
        "payment",
        "phases",
        "third_man_helped",
        "missing",
    }
}
"""Fields that need not be there."""


def is_refused(check: Callable[[Any], None], data: Any) -> bool:
    try:
        check(data)
    except msgspec.ValidationError:
        return True
    return False


def possible_faults(id: str, path: Way) -> list[Callable[[Any, Any], None]]:
    """List what is a fault in a field: some need not be there, and some objects have no fixed fields."""
    if len(path) > 1 and path[-2] in FREE.get(id, ()):
        return [replace]
    return [replace, rename] if path[-1] in OPTIONAL.get(id, ()) else [replace, rename, remove]


@pytest.mark.parametrize("id", game_ids())
def test_a_planted_fault_is_found(id: str, record_property: Callable[[str, object], None]):
    planted = 0
    for name, data, check in samples(id):
        check(json.loads(json.dumps(data)))
        for path in fields_in(json.loads(json.dumps(data))):
            if path[-1] in ("kind", "do") and len(path) == 1:
                continue
            for fault in possible_faults(id, path):
                what = f"{fault.__name__} {path} of {name}"
                assert is_refused(check, changed(data, path, fault)), f"{what} was not found"
                planted += 1
    assert planted > 200
    record_property(TRIALS, f"schema of {id}: {planted} planted faults found")
