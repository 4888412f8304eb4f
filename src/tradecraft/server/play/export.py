"""The export of a finished game as JSON: the record and its content, readable without the rules."""

from __future__ import annotations

from typing import Any

import msgspec

from tradecraft.core.game import OVER, Outcome
from tradecraft.core.match import begin_replay
from tradecraft.core.record import BY_CHANCE, Entry, Record, print_record
from tradecraft.core.registry import find_game_of
from tradecraft.server.tables.changes import Proof
from tradecraft.server.tables.fair_deal import ChosenDeal, FairDeal, list_draws, read_notes
from tradecraft.server.tables.stored import plain_data

FORMAT = "tradecraft export 1"


def export_data(record: Record, outcome: Outcome | None = None) -> dict[str, Any]:
    """Return a game as plain data; raise BadRecord if it cannot be played.

    `outcome` is given for a game that did not end by its rules, such as by resigning. Seats count from 0, and
    an entry of chance has none; entries that draws and forks refer to count from 1.
    """
    match = begin_replay(find_game_of(record), record)
    draws = [msgspec.to_builtins(draw) for draw in list_draws(match, record)]
    if outcome is None and match.state.waiting == OVER:
        outcome = match.state.outcome()
    notes = read_notes(record)
    proofs = {move.entry: move.proof for move in notes.bot_moves} if notes else {}
    return {
        "format": FORMAT,
        "record": print_record(record),
        "game": record.game,
        "rules": record.rules,
        "content": record.content,
        "players": record.players,
        "options": dict(record.options),
        "seats": list(record.seats),
        "table": notes.table if notes else None,
        "deal": _deal_data(notes.deal) if notes else None,
        "fork": msgspec.to_builtins(notes.fork) if notes else None,
        "bots": list(notes.bots) if notes else [],
        "entries": [_entry_data(entry, proofs.get(number)) for number, entry in enumerate(record.entries, 1)],
        "draws": draws,
        "outcome": _outcome_data(outcome) if outcome else None,
    }


def _deal_data(deal: FairDeal | ChosenDeal) -> dict[str, Any]:
    if isinstance(deal, ChosenDeal):
        return {"chosen": deal.seed}
    return {"commitment": deal.commitment, "seed": deal.seed.hex(), "entropy": list(deal.entropies)}


def _entry_data(entry: Entry, proof: Proof | None) -> dict[str, Any]:
    data: dict[str, Any] = {"seat": None if entry.seat == BY_CHANCE else entry.seat, "text": entry.text}
    return {**data, "by_bot": plain_data(proof)} if proof else data


def _outcome_data(outcome: Outcome) -> dict[str, Any]:
    return {
        "reason": outcome.reason,
        "scores": list(outcome.scores),
        "breakdown": [dict(points) for points in outcome.breakdown],
        "ranking": list(outcome.ranking),
    }
