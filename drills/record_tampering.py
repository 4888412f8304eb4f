"""Tampering with records of finished games: each function returns a changed copy."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from drills.finished import replayed, with_entry
from tradecraft.core.game import CHANCE
from tradecraft.core.record import BY_CHANCE, Record
from tradecraft.server.bots.answers import answer_in
from tradecraft.server.tables.fair_deal import read_notes


def with_note(record: Record, start: str, change: Callable[[str], str]) -> Record:
    """Change the first note that starts with `start`."""
    index = next(index for index, note in enumerate(record.notes) if note.startswith(start))
    notes = (*record.notes[:index], change(record.notes[index]), *record.notes[index + 1 :])
    return replace(record, notes=notes)


def with_swapped_draw(record: Record) -> Record:
    """Swap two items of the last draw with at least two."""
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
    """Reveal a seed that does not match the commitment."""
    return with_note(record, "deal seed", lambda _: f"deal seed {'ab' * 32}")


def with_other_entropy(record: Record) -> Record:
    """Pretend that the last seat added other entropy."""
    return with_note(record, "deal entropy", lambda note: f"{note}0" if note[-1] != "-" else f"{note[:-1]}1")


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
    """Pretend that a bot was given another view for its first move."""
    return with_note(record, "bot ", lambda note: re.sub("view=[0-9a-f]*", f"view={'0' * 64}", note))


def without_bot_move(record: Record) -> Record:
    """Pretend that a person made the first move of a bot."""
    index = next(index for index, note in enumerate(record.notes) if note.startswith("bot "))
    return replace(record, notes=(*record.notes[:index], *record.notes[index + 1 :]))


def with_other_bot(record: Record) -> Record:
    """Name another bot in the note of a bot's first move."""
    return with_note(
        record, "bot ", lambda note: note.replace(" greedy ", " officer ").replace(" random ", " officer ")
    )


def with_other_bot_seed(record: Record) -> Record:
    """Change the seed in the note of a bot's first move."""
    return with_note(record, "bot ", lambda note: re.sub(" seed=[0-9a-f]*", f" seed={'0' * 32}", note))


def with_sought_bot_seed(record: Record) -> Record:
    """Change a move of the random bot, with a seed searched for that leads to it."""
    notes = read_notes(record)
    assert notes
    for move in notes.bot_moves[20:]:
        match, seat, proof = replayed(record, move.entry - 1), record.entries[move.entry - 1].seat, move.proof
        if proof.bot == "random" and len(match.state.legal(seat)) > 1:
            for seed in map(str, range(100)):
                answer = answer_in(match, seat, proof.bot, seed, proof.budget)
                text = match.game.action_text(match.state, seat, answer.action)
                if text != record.entries[move.entry - 1].text:
                    changed = with_entry(record, move.entry, text)
                    return with_note(changed, f"bot {move.entry} ", partial(re.sub, proof.seed, seed))
    raise AssertionError("the random bot never had a choice")


def of_version_0_2(record: Record) -> Record:
    """Leave out the seats of bots, as records up to version 0.2 did."""
    return replace(record, notes=tuple(note for note in record.notes if not note.startswith("bots ")))


def without_bots(record: Record) -> Record:
    """Pretend that people held all seats and made all moves."""
    record = with_note(record, "bots ", lambda _: f"bots {' '.join('-' * record.players)}")
    return replace(record, notes=tuple(note for note in record.notes if not note.startswith("bot ")))


def with_other_digest(record: Record) -> Record:
    """Close the record with another digest."""
    return replace(record, digest="0" * len(record.digest))


def without_last_entry(record: Record) -> Record:
    """Leave out the last entry and keep the digest."""
    return replace(record, entries=record.entries[:-1])


def cut_short(record: Record) -> Record:
    """End the record earlier, with the digest of that position."""
    last = len(record.entries) * 2 // 3
    return with_entry(record, last, record.entries[last - 1].text)


def with_doubled_entry(record: Record) -> Record:
    """Repeat an entry."""
    return replace(record, entries=(*record.entries[:5], record.entries[4], *record.entries[5:]))


def with_swapped_entries(record: Record) -> Record:
    """Swap the first two different draws."""
    place = next(k for k, entry in enumerate(record.entries) if entry != record.entries[k + 1])
    first, second = record.entries[place : place + 2]
    return replace(record, entries=(*record.entries[:place], second, first, *record.entries[place + 2 :]))


def with_impossible_entry(record: Record) -> Record:
    """Insert a move that the game does not know."""
    place = next(k for k, entry in enumerate(record.entries) if entry.seat != BY_CHANCE)
    changed = replace(record.entries[place], text="win at once")
    return replace(record, entries=(*record.entries[:place], changed, *record.entries[place + 1 :]))


def with_move_of_another_seat(record: Record) -> Record:
    """Let another seat make the last move of a player."""
    place = max(k for k, entry in enumerate(record.entries) if entry.seat != BY_CHANCE)
    entry = record.entries[place]
    changed = replace(entry, seat=(entry.seat + 1) % record.players)
    return replace(record, entries=(*record.entries[:place], changed, *record.entries[place + 1 :]))


def with_other_rules(record: Record) -> Record:
    """Name rules that were never released."""
    return replace(record, rules=999)


def with_other_content(record: Record) -> Record:
    """Name content that does not exist."""
    return replace(record, content="another")


def with_other_names(record: Record) -> Record:
    """Give the seats other names."""
    return replace(record, seats=tuple(f"{name}x" for name in record.seats))


def with_notes_in_another_order(record: Record) -> Record:
    """Swap commitment and seed."""
    notes = list(record.notes)
    notes[1], notes[2] = notes[2], notes[1]
    return replace(record, notes=tuple(notes))


def with_repeated_note(record: Record) -> Record:
    """Note the last move of a bot twice."""
    return replace(record, notes=(*record.notes, record.notes[-1]))


def with_note_beyond_the_end(record: Record) -> Record:
    """Note a move of a bot after the last entry."""
    words = record.notes[-1].split(" ")
    return replace(record, notes=(*record.notes, " ".join(("bot", str(len(record.entries) + 1), *words[2:]))))


def with_entropy_for_too_few(record: Record) -> Record:
    """Leave out the entropy of a seat."""
    return with_note(record, "deal entropy", lambda note: note.rpartition(" ")[0])


def with_other_table(record: Record) -> Record:
    """Pretend that the game was played at another table."""
    return with_note(record, "table ", lambda note: f"{note}x")


def with_other_budget(record: Record) -> Record:
    """Change the time limit in the note of a bot's first move."""
    return with_note(record, "bot ", lambda note: re.sub(" budget=[0-9]*", " budget=49", note))


def with_other_version(record: Record) -> Record:
    """Pretend that another program version made a bot's first move, from another view."""
    changed = with_other_view(record)
    return with_note(changed, "bot ", lambda note: re.sub(" version=[^ ]*", " version=0.0.0/1", note))


def with_forgotten_stand_in(record: Record) -> Record:
    """Give a bot's seat to a person and drop the bot's notes, as if it had been a stand-in."""
    seat = next(entry.seat for entry in record.entries if entry.seat != BY_CHANCE)
    of_seat = {f"bot {number} " for number, entry in enumerate(record.entries, 1) if entry.seat == seat}
    kept = [note for note in record.notes if not any(note.startswith(start) for start in of_seat)]
    return with_note(
        replace(record, notes=tuple(kept)),
        "bots ",
        lambda note: " ".join("-" if k == seat + 1 else word for k, word in enumerate(note.split(" "))),
    )
