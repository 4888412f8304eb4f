"""Write the playthroughs in tests/playthroughs: what each viewer sees of a match, as text that can be diffed.

    python scripts/make_playthroughs.py

Each is made from a golden record and shows its first rounds and its end, entry by entry: the events with their
audience, the changes in each view, the pending decisions, and the legal actions. A change in rules, views, notation or
events shows up as a readable diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tradecraft.core.events import Event
from tradecraft.core.game import CHANCE, DECIDE, OVER, SPECTATOR, AnyGame
from tradecraft.core.match import Match, Step, begin_replay, replay
from tradecraft.core.record import BY_CHANCE, Record, parse_record
from tradecraft.core.registry import find_game_of

TESTS = Path(__file__).resolve().parent.parent / "tests"
GOLDEN = TESTS / "golden"
FOLDER = TESTS / "playthroughs"

RECORDS = (
    "vienna/two-players",
    "vienna/two-players-third-man",
    "vienna/three-players",
    "vienna/four-players",
    "vienna/advanced-two-players",
    "vienna/advanced-four-players-feld-third-man",
    "war1955/three-countries",
    "war1955/short-home-lost",
    "vienna/version-2-draws-come-first",
    "war1955/version-2-three-countries",
)
ROUNDS, MOST_LINES = 2, 450
"""How many rounds of the beginning are shown, and in how many lines at most."""
LAST_ENTRIES = 4
"""How many entries of the end are shown."""
WIDTH = 110

Flat = dict[str, str]
"""A view as values by path."""


def playthrough(name: str) -> str:
    """Return the playthrough of a golden record, given by its path without suffix."""
    record = parse_record((GOLDEN / f"{name}.tcr").read_bytes())
    return playthrough_of(find_game_of(record), record, name)


def playthrough_of(game: AnyGame, record: Record, name: str) -> str:
    """Return the playthrough of a record in a game."""
    match = begin_replay(game, record)
    lines = [f"A playthrough of golden/{name}.tcr", f"game {record.game}, {record.players} players"]
    lines += [f"option {option} {value}" for option, value in record.options]
    before = _views(match)
    lines += ["", "before the first entry", *_changes({}, before), *_waiting(match)]
    left_out = 0
    for number, step in enumerate(replay(match, record), 1):
        after = _views(match)
        is_beginning = not left_out and match.state.round <= ROUNDS and len(lines) < MOST_LINES
        if is_beginning or number > len(record.entries) - LAST_ENTRIES:
            if left_out:
                lines += ["", f"... {left_out} entries ..."]
                left_out = 0
            lines += ["", *_entry(number, step), *_events(match, step.events)]
            lines += [*_changes(before, after), *_waiting(match)]
        else:
            left_out += 1
        before = after
    return "\n".join((*lines, ""))


def _entry(number: int, step: Step) -> Iterator[str]:
    actor = "chance" if step.entry.seat == BY_CHANCE else f"seat {step.entry.seat + 1}"
    return _wrapped(f"entry {number}, {actor}:", step.entry.text)


def _viewers(match: Match) -> list[int]:
    return [*range(match.state.players), SPECTATOR]


def _names(seats: list[int], everyone: list[int]) -> str:
    if seats == everyone:
        return "all"
    return ", ".join("spectator" if seat == SPECTATOR else f"seat {seat + 1}" for seat in seats)


def _events(match: Match, events: list[Event]) -> Iterator[str]:
    for event in events:
        audience = [seat for seat in _viewers(match) if event.is_visible_to(seat)]
        parts = [f"{name}={_value(value)}" for name, value in event.as_data().items() if name != "kind"]
        reveals = ["(reveals)"] if event.reveals else []
        label = f"  event for {_names(audience, _viewers(match))}:"
        yield from _wrapped(label, " ".join((event.kind, *parts, *reveals)))


def _views(match: Match) -> dict[int, Flat]:
    return {seat: dict(_flat("", match.game.view(match.state, seat).data())) for seat in _viewers(match)}


def _flat(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """Yield the parts of a view with their paths; a container of plain values stays on one line."""
    parts: list[tuple[str, Any]] = []
    if isinstance(value, dict):
        parts = [(f"{path}.{name}".lstrip("."), part) for name, part in value.items()]
    elif isinstance(value, list):
        parts = [(f"{path}[{index}]", part) for index, part in enumerate(value)]
    if path and not any(isinstance(part, dict | list) for _, part in parts):
        yield path, _value(value)
    else:
        for inner, part in parts:
            yield from _flat(inner, part)


def _value(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return f"[{_list(value)}]"
    if isinstance(value, dict):
        return ", ".join(f"{name} {_value(part)}" for name, part in value.items())
    return str(value)


def _list(values: list[Any]) -> str:
    """Format a list, abbreviating ascending runs of numbers such as a deck."""
    words: list[str] = []
    index = 0
    while index < len(values):
        end = index
        while end + 1 < len(values) and type(values[end]) is int and values[end + 1] == values[end] + 1:
            end += 1
        if end - index >= 2:
            words.append(f"{values[index]}-{values[end]}")
            index = end + 1
        else:
            words.append(_value(values[index]))
            index += 1
    return " ".join(words)


def _changes(before: dict[int, Flat], after: dict[int, Flat]) -> Iterator[str]:
    """Yield each change in the views once, with the seats that see it."""
    seen_by: dict[tuple[str, str], list[int]] = {}
    for seat, flat in after.items():
        old = before.get(seat, {})
        for path in (*flat, *(path for path in old if path not in flat)):
            value = flat.get(path, "gone")
            if old.get(path) != value:
                seen_by.setdefault((path, value), []).append(seat)
    groups = sorted({tuple(seats) for seats in seen_by.values()}, key=lambda seats: (-len(seats), seats))
    for group in groups:
        yield f"  {_names(list(group), list(after))} {'see' if len(group) > 1 else 'sees'}"
        for (path, value), seats in seen_by.items():
            if tuple(seats) == group:
                yield from _wrapped(f"    {path}", value)


def _waiting(match: Match) -> Iterator[str]:
    state, game = match.state, match.game
    if state.waiting == CHANCE:
        chance = state.chance()
        yield f"  waits for {chance.count} of {len(chance.pool)} {chance.deck}, from draw {chance.number + 1} on"
    elif state.waiting == DECIDE:
        for seat in state.deciders:
            legal = [game.action_text(state, seat, action) for action in state.legal(seat)]
            yield from _wrapped(f"  seat {seat + 1} decides {game.decision(state, seat)}:", " | ".join(legal))
    elif state.waiting == OVER:
        outcome = state.outcome()
        yield f"  over by {outcome.reason}"
        for seat, parts in enumerate(outcome.breakdown):
            points = " + ".join(f"{name} {number}" for name, number in parts.items())
            yield f"  place {outcome.ranking[seat]}: seat {seat + 1} with {points} = {outcome.scores[seat]}"


def _wrapped(label: str, text: str) -> Iterator[str]:
    """Yield a label and a text, wrapped into lines."""
    line = label
    indent = " " * (len(label) - len(label.lstrip()) + 4)
    for word in text.split(" "):
        if len(line) + 1 + len(word) > WIDTH and line.strip():
            yield line
            line = indent + word
        else:
            line += f" {word}"
    yield line


def main() -> None:
    for name in RECORDS:
        path = FOLDER / f"{name}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        text = playthrough(name)
        path.write_text(text, "utf-8", newline="\n")
        print(f"{path.relative_to(TESTS)}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
