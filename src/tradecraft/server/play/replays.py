"""Replays and records, computed from a table alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec

from tradecraft.core.game import OPEN, SPECTATOR, AnyGame, Outcome
from tradecraft.core.match import Match
from tradecraft.core.record import BY_CHANCE, Entry, Record
from tradecraft.server.errors import NotAllowed, OutOfDate, denied
from tradecraft.server.play.export import export_data
from tradecraft.server.tables.access import require_seat_number, require_sight
from tradecraft.server.tables.changes import Sat, Stood
from tradecraft.server.tables.fair_deal import BotMove, ChosenDeal, FairDeal, ForkNote, TableNotes, print_notes
from tradecraft.server.tables.person import Person
from tradecraft.server.tables.sentences import Sentences, sentences_for
from tradecraft.server.tables.table import Table
from tradecraft.server.tables.updates import consequences_of
from tradecraft.server.transport.protocol.replays import Frame, Replay
from tradecraft.server.transport.updates import encode_data, position_data


def replay_of(table: Table, person: Person | None, seat: int, invite: str, language: str) -> Callable[[], Replay]:
    """Return a function that replays a game for a viewer; raise Refused if the person may not see that."""
    require_sight(table, person, invite)
    if table.match is None:
        raise denied(OutOfDate, "not_begun")
    if seat not in (SPECTATOR, OPEN):
        require_seat_number(table, seat)
    own = table.seats_of(person.id) if person else []
    if table.status != "over" and seat not in (own or [SPECTATOR]):
        raise denied(NotAllowed, "not_over")
    begun = Match(table.game, table.players, table.header.options, table.match.seats)
    entries = [step.entry for step in table.match.steps]
    sentences, id, is_over = sentences_for(table, language), table.header.id, table.status == "over"

    def play() -> Replay:
        frames = list(frames_of(begun, entries, seat, sentences, is_over))
        return Replay(table_id=id, seat=None if seat < 0 else seat, is_open=seat == OPEN, frames=frames)

    return play


def finished_record(table: Table, person: Person | None, invite: str) -> Record:
    """Return the record of a finished game, with all that is needed to check the deal and the bots."""
    require_sight(table, person, invite)
    if table.status != "over":
        raise denied(OutOfDate, "not_over")
    return record_of(table)


def export_of(table: Table, person: Person | None, invite: str) -> Callable[[], dict[str, Any]]:
    """Return a function that exports a finished game."""
    record = finished_record(table, person, invite)
    result = table.result()
    outcome = None
    if result is not None and result.scores is None:
        outcome = Outcome(result.reason, (), (), tuple(result.places))
    return partial(export_data, record, outcome)


def record_of(table: Table) -> Record:
    """Return the record of a table's game with its notes."""
    header = table.header
    deal: FairDeal | ChosenDeal
    if header.chosen_seed is None:
        entropies = tuple(seat.entropy for seat in table.seats)
        deal = FairDeal(table.commitment(), table.secret, entropies, tuple(withdrawn_entropies(table)))
    else:
        deal = ChosenDeal(header.chosen_seed)
    fork = ForkNote(header.fork.table, len(header.fork.entries)) if header.fork else None
    moves = tuple(BotMove(entry, proof) for entry, proof in sorted(table.proofs.items()))
    record = table.playing_match().record()
    bots = table.bots_from_start()
    notes = print_notes(TableNotes(header.id, deal, fork, bots, moves))
    return replace(record, notes=notes)


def withdrawn_entropies(table: Table) -> Iterator[tuple[int, str]]:
    """Yield the entropies of players who left before the game."""
    given: dict[int, str] = {}
    for change in (applied.change for applied in table.history):
        if isinstance(change, Sat):
            given[change.seat] = change.entropy
        elif isinstance(change, Stood):
            yield change.seat, given.pop(change.seat)


def frames_of(
    match: Match, entries: Sequence[Entry], seat: int, sentences: Sentences | None = None, is_over: bool = False
) -> Iterator[Frame]:
    """Play entries and yield what a seat, SPECTATOR or OPEN notices, one frame for each step it notices."""
    game: AnyGame = match.game
    key: object = None
    for entry in entries:
        step = match.enter(entry)
        view = game.view(match.state, seat)
        events = [event.as_data() for event in step.events if seat == OPEN or event.is_visible_to(seat)]
        if events or view.key() != key:
            key = view.key()
            # Chance and a spectator have the same number, but a spectator does not know what was drawn.
            knows = seat == OPEN or seat == entry.seat != BY_CHANCE
            yield Frame(
                entry=len(match.steps) if seat == OPEN or is_over else None,
                seat=None if entry.seat == BY_CHANCE else entry.seat,
                text=entry.text if knows else None,
                events=events,
                lines=[sentences.event(event) for event in events] if sentences else [],
                rules=[sentences.rule(event) for event in events] if sentences else [],
                view=msgspec.Raw(encode_data(view.data())),
                consequences=position_data(consequences_of(game, view, sentences)),
            )
