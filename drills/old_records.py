"""The old-records drill: every record of every released version replays to equal digests after every entry.

The corpus is every record in tests/golden, with a digest of the position after each entry in drills/digests.json.
`python -m drills.old_records` adds the digests of new records and changes none. A digest covers the position and the
legal actions of each seat. A trial is one entry of one record.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from drills.trials import ROOT, Drill, Trials
from tradecraft.core.digest import canonical, digest
from tradecraft.core.errors import BadRecord, Refused
from tradecraft.core.game import AnyGame, State
from tradecraft.core.match import begin_replay, replay
from tradecraft.core.record import Record, parse_record, print_record
from tradecraft.core.registry import find_game, find_game_of

CORPUS = ROOT / "tests" / "golden"
KEPT = ROOT / "drills" / "digests.json"
SIGNS = 8
"""The number of hex digits kept of each digest: a collision has a chance of one in four billion."""


def files() -> list[Path]:
    """List the records of the corpus."""
    return sorted(CORPUS.rglob("*.tcr"))


def name_of(file: Path) -> str:
    return file.relative_to(CORPUS).with_suffix("").as_posix()


def digest_of(game: AnyGame, state: State) -> str:
    """Return a digest of the whole position and the legal actions of each seat."""
    texts = [sorted(game.action_text(state, seat, action) for action in state.legal(seat)) for seat in state.deciders]
    return sha256(canonical([digest(game, state), texts])).hexdigest()[:SIGNS]


def digests(source: bytes, find: Callable[[Record], AnyGame]) -> Iterator[str]:
    """Replay a record and yield the digest after each entry; errors of the replay are raised."""
    record = parse_record(source)
    game = find(record)
    match = begin_replay(game, replace(record, rules=game.rules_version))
    for _ in replay(match, record):
        yield digest_of(match.game, match.state)
    if print_record(match.record()).splitlines()[-1] != source.decode().splitlines()[-1]:
        raise AssertionError("it ends with another line")


def read_kept() -> dict[str, str]:
    """Return the stored digests, one string per record."""
    found: dict[str, str] = json.loads(KEPT.read_text("utf-8"))
    return found


def compare(file: Path, kept: str, find: Callable[[Record], AnyGame], trials: Trials) -> None:
    """Compare the digests of a record with the stored ones, entry by entry."""
    name, number = name_of(file), 0
    try:
        for number, found in enumerate(digests(file.read_bytes(), find), 1):
            if found != kept[(number - 1) * SIGNS : number * SIGNS]:
                trials.failed(f"{name}: another position after entry {number}")
                return
            trials.passed()
    except (BadRecord, Refused, AssertionError) as error:
        trials.failed(f"{name}: does not replay after entry {number}: {error}")
        return
    if number * SIGNS != len(kept):
        trials.failed(f"{name}: {number} entries, but {len(kept) // SIGNS} digests", trials=0)


def with_changed_rule(record: Record) -> AnyGame:
    """Return the newest rules for any record, as if they had changed without a new version."""
    return find_game(record.game, content=record.content)


def drill(trials: Trials) -> None:
    """Run the trials record by record, starting again from the first if more are wanted."""
    kept, corpus = read_kept(), files()
    find = with_changed_rule if trials.plant else find_game_of
    for number in trials.numbers():
        file = corpus[-1 - number % len(corpus)]
        compare(file, kept.get(name_of(file), ""), find, trials)
        trials.note(records=1)


def keep_new() -> list[str]:
    """Add the digests of records that have none yet; return their names."""
    kept = read_kept() if KEPT.exists() else {}
    missing = [file for file in files() if name_of(file) not in kept]
    new = {name_of(file): "".join(digests(file.read_bytes(), find_game_of)) for file in missing}
    KEPT.write_text(json.dumps({**kept, **new}, indent=0, sort_keys=True) + "\n", "utf-8")
    return sorted(new)


DRILL = Drill(
    name="old-records",
    promise="every record of every released version leads to the same positions and choices for ever",
    trial="an entry of an old record, with the position and the choices after it",
    run=drill,
    faults={"change-rule": "a rule is changed without a new version"},
    short=10_000,
    long=10_000,
)

if __name__ == "__main__":
    print("\n".join(keep_new()) or "nothing new")
