"""Finished games that somebody has tampered with: still playable, but not as they came from the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from tests.server.finished import replayed, with_entry
from tradecraft.core.game import CHANCE
from tradecraft.core.record import BY_CHANCE, Record
from tradecraft.server.tables.fair_deal import read_notes


def with_note(record: Record, start: str, change: Callable[[str], str]) -> Record:
    """Change the first of a record's notes that starts so."""
    index = next(index for index, note in enumerate(record.notes) if note.startswith(start))
    notes = (*record.notes[:index], change(record.notes[index]), *record.notes[index + 1 :])
    return replace(record, notes=notes)


def with_swapped_draw(record: Record) -> Record:
    """Swap two of the items of the last draw that has two."""
    for number in range(len(record.entries), 0, -1):
        if record.entries[number - 1].seat != BY_CHANCE:
            continue
        match = replayed(record, number - 1)
        assert match.state.waiting == CHANCE
        chance = match.state.chance()
        drawn = match.game.draw_from_text(chance, record.entries[number - 1].text)
        if len(set(drawn)) > 1:
            return with_entry(record, number, match.game.draw_text(chance, drawn[::-1]))
    raise AssertionError("no draw has two items")


def with_other_seed(record: Record) -> Record:
    """Reveal another seed than the one that was committed to."""
    return with_note(record, "deal seed", lambda _: f"deal seed {'ab' * 32}")


def with_other_entropy(record: Record) -> Record:
    """Pretend that the first seat added something else."""
    return with_note(record, "deal entropy", lambda note: note.replace("c0ffee", "c0ffef"))


def with_other_bot_move(record: Record) -> Record:
    """Replace a move of the greedy bot by another legal one."""
    notes = read_notes(record)
    assert notes
    for move in notes.bot_moves[20:]:
        seat = record.entries[move.entry - 1].seat
        match = replayed(record, move.entry - 1)
        texts = [match.game.action_text(match.state, seat, action) for action in match.state.legal(seat)]
        texts.remove(record.entries[move.entry - 1].text)
        if move.proof.bot == "greedy" and texts:
            return with_entry(record, move.entry, texts[0])
    raise AssertionError("the greedy bot never had a choice")


def with_other_view(record: Record) -> Record:
    """Pretend that the first move of a bot was made with something else before its eyes."""
    return with_note(record, "bot ", lambda note: re.sub("view=[0-9a-f]*", f"view={'0' * 64}", note))


def without_bots(record: Record) -> Record:
    """Pretend that people made all moves."""
    return replace(record, notes=tuple(note for note in record.notes if not note.startswith("bot ")))
