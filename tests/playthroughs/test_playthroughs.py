"""Playthroughs: what each viewer sees of a match, compared line by line with the files in this folder.

After an intended change, `scripts/make_playthroughs.py` rewrites them; review the diff.
"""

from pathlib import Path

import pytest

from scripts.make_playthroughs import GOLDEN, RECORDS, playthrough, playthrough_of
from tradecraft.core.game import OPEN, SPECTATOR
from tradecraft.core.record import parse_record
from tradecraft.games.vienna.rules.game import Vienna
from tradecraft.games.vienna.rules.state import ViennaState
from tradecraft.games.vienna.rules.view import ViennaView

FOLDER = Path(__file__).parent
LONGEST = 600


@pytest.mark.parametrize("name", RECORDS)
def test_a_playthrough_is_as_it_was(name: str):
    expected = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert playthrough(name).splitlines() == expected.splitlines()
    assert len(expected.splitlines()) <= LONGEST


def test_every_file_is_a_playthrough_of_some_record():
    files = {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.txt")}
    assert files == set(RECORDS)


class LeakyVienna(Vienna):
    """A game in which spectators see the cards of seat 1."""

    def view(self, state: ViennaState, seat: int) -> ViennaView:
        view = super().view(state, seat)
        if seat == SPECTATOR:
            everything = super().view(state, OPEN)
            view.hands = (everything.hands[0], *view.hands[1:])
        return view


def test_a_leak_would_be_seen():
    name = RECORDS[0]
    record = parse_record((GOLDEN / f"{name}.tcr").read_bytes())
    honest = playthrough_of(Vienna(1), record, name)
    # The digest of a record comes from the open view, which does not leak, so that the record itself replays.
    leaky = playthrough_of(LeakyVienna(1), record, name)
    assert honest == playthrough(name)
    assert leaky != honest
