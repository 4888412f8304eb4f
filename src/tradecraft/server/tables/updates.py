"""Updates of a table for each viewer, as plain data, from what the viewpoint may know and nothing else.

`server/transport/protocol` says what the fields mean. The field `consequences` is left out where there are none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from tradecraft.core.game import SPECTATOR, AnyGame, View
from tradecraft.core.schema import Consequences, find_consequences
from tradecraft.server.tables.changes import Closed, Rematched, Started
from tradecraft.server.tables.provisional import provisional_steps, take_back_target
from tradecraft.server.tables.seat import Seat
from tradecraft.server.tables.sentences import NO_LANGUAGE, Sentences, seat_ids, sentences_for
from tradecraft.server.tables.table import AppliedChange, Table

Data = dict[str, Any]

FROM_HEADER = (
    "id",
    "game",
    "rules",
    "content",
    "options",
    "owner",
    "pace",
    "listed",
    "spectators",
    "rated",
    "study",
    "stand_in",
    "created_at",
)
"""The fields of a table's header that everyone is told."""


def full_update(table: Table, viewpoint: int, since: int, language: str = NO_LANGUAGE) -> Data:
    """Return everything for a viewer who knows a table up to a version; 0 for a new viewer."""
    sentences = sentences_for(table, language)
    return _update(table, viewpoint, news_since(table, viewpoint, since, sentences), table_info(table), sentences)


def next_update(table: Table, viewpoint: int, language: str = NO_LANGUAGE) -> Data:
    """Return the update for a viewer who knows everything except the last change."""
    happening = table.history[-1]
    sentences = sentences_for(table, language)
    news = [_news(table, viewpoint, happening, table.versions[viewpoint], sentences)]
    return _update(table, viewpoint, news, table_info(table) if happening.alters_table else None, sentences)


def news_since(table: Table, viewpoint: int, since: int, sentences: Sentences | None = None) -> list[Data]:
    """List what a viewpoint noticed after one of its versions."""
    noticed = [happening for happening in table.history if happening.seen >> viewpoint & 1]
    return [
        _news(table, viewpoint, happening, version, sentences)
        for version, happening in enumerate(noticed, 1)
        if version > since
    ]


def table_info(table: Table) -> Data:
    """Return what everyone is told about a table."""
    header, request, result = table.header, table.undo_request, table.result()
    ids = seat_ids(header.game, table.players, tuple(header.options.items()))
    return {
        **{name: getattr(header, name) for name in FROM_HEADER},
        "players": table.players,
        "status": table.status,
        "hints": table.allows_hints(),
        "clock": header.clock.data(),
        "seats": [_seat_info(seat, id) for seat, id in zip(table.seats, ids, strict=True)],
        "deal": {
            "commitment": table.commitment(),
            "entropy": None if table.match is None else [seat.entropy for seat in table.seats],
            "seed": table.secret.hex() if table.status == "over" else None,
            "chosen": header.chosen_seed,
        },
        "fork": {"table": header.fork.table, "entries": len(header.fork.entries)} if header.fork else None,
        "undo": {"seat": request.seat, "waiting_for": sorted(request.waiting_for)} if request else None,
        "result": asdict(result) if result else None,
        "rematch": table.rematch,
        "shared_by": sorted(table.shared_by),
    }


def _seat_info(seat: Seat, id: str) -> Data:
    return {
        "id": id,
        "kind": "free" if seat.is_free else "bot" if seat.person is None else "person",
        "name": seat.name,
        "person": seat.person,
        "bot": seat.bot,
        "waits_for": seat.waits_for if seat.is_free else None,
        "resigned": seat.resigned,
        "away_until": seat.holiday,
        "bot_trouble": "delayed" if seat.is_delayed else "weaker" if seat.is_weaker else None,
    }


def option(
    table: Table,
    seat: int,
    action: int,
    sentences: Sentences | None = None,
    consequences: Consequences | None = None,
) -> Data:
    """Return a legal action of a seat in all its forms."""
    state = table.playing_match().state
    text, data = table.game.action_text(state, seat, action), table.game.action_data(state, seat, action)
    follows = consequences.of_option(action) if consequences else {}
    return option_of(action, text, data, sentences) | ({"consequences": dict(follows)} if follows else {})


def option_of(action: int, text: str, data: Mapping[str, Any], sentences: Sentences | None) -> Data:
    """Return an action in all its forms."""
    return {"action": action, "text": text, "data": data, "label": sentences.action(data) if sentences else ""}


def clocks(table: Table) -> list[Data] | None:
    """Return the clocks of all seats, if the table has any."""
    times = table.clocks
    if not times.is_used:
        return None
    return [
        {"left": times.left[seat] - times.spent(seat), "deadline": times.deadline(seat)}
        for seat in range(table.players)
    ]


def consequences_of(game: AnyGame, view: View | None, sentences: Sentences | None) -> Consequences | None:
    """Return what follows from a view, for clients that draw: those are the ones that ask for a language."""
    return None if sentences is None or view is None else find_consequences(game.id, view)


def _decision(
    table: Table, viewpoint: int, sentences: Sentences | None, consequences: Consequences | None
) -> Data | None:
    """Return what a viewpoint is asked, if it is a seat that must decide."""
    legal = table.legal(viewpoint)
    if not legal:
        return None
    kind = table.game.decision(table.playing_match().state, viewpoint)
    options = [option(table, viewpoint, action, sentences, consequences) for action in legal]
    return {"kind": kind, "options": options, "question": sentences.decision(kind) if sentences else ""}


def _update(table: Table, viewpoint: int, news: list[Data], info: Data | None, sentences: Sentences | None) -> Data:
    view = table.view(viewpoint)
    consequences = consequences_of(table.game, view, sentences)
    is_seat = viewpoint < table.players
    update = {
        "table_id": table.header.id,
        "seat": viewpoint if is_seat else None,
        "version": table.versions[viewpoint],
        "view": None if view is None else view.data(),
        "decision": _decision(table, viewpoint, sentences, consequences) if is_seat else None,
        "clocks": clocks(table),
        "can_undo": is_seat and table.can_undo(viewpoint),
        "can_take_back": is_seat and isinstance(take_back_target(table, viewpoint), int),
        "provisional": steps if any(steps := [provisional_steps(table, seat) for seat in range(table.players)]) else [],
        "news": news,
        "table": info,
    }
    return update if consequences is None else {**update, "consequences": dict(consequences.of_position())}


def _news(table: Table, viewpoint: int, happening: AppliedChange, version: int, sentences: Sentences | None) -> Data:
    change = happening.change
    seat = SPECTATOR if viewpoint == table.players else viewpoint
    events = [event.as_data() for event in happening.events if event.is_visible_to(seat)]
    return {
        "version": version,
        "at": change.at,
        "what": change.kind,
        "seat": None if isinstance(change, Started | Closed | Rematched) else change.seat,
        "events": events,
        "lines": [sentences.event(event) for event in events] if sentences else [],
        "rules": [sentences.rule(event) for event in events] if sentences else [],
    }
