"""Updates: what each viewer of a table is told, built from what the viewpoint may know and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Literal, cast

import msgspec

from tradecraft.core.errors import Reason
from tradecraft.core.game import SPECTATOR, AnyGame, View
from tradecraft.core.schema import Consequences, find_consequences
from tradecraft.server.bots.questions import Hint
from tradecraft.server.tables.changes import AnyChange, Closed, Rematched, Started
from tradecraft.server.tables.preview import Preview
from tradecraft.server.tables.seat import Seat
from tradecraft.server.tables.sentences import NO_LANGUAGE, Sentences, seat_ids, sentences_for
from tradecraft.server.tables.table import AppliedChange, Table
from tradecraft.server.transport.protocol import messages
from tradecraft.server.transport.protocol.messages import (
    AdvisedChoice,
    Choice,
    ClockInfo,
    Decision,
    Ground,
    Happened,
    News,
    Update,
)
from tradecraft.server.transport.protocol.tables import (
    DealInfo,
    ForkInfo,
    Result,
    SeatInfo,
    TableInfo,
    UndoInfo,
    clock_of,
)

ADVISER = "spymaster"
"""The bot whose judgement hints show."""

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
    "stand_in",
    "created_at",
)
"""The fields of a table's header that everyone is told."""

encode_data: Callable[[Any], bytes] = msgspec.json.Encoder().encode


def full_update(table: Table, viewpoint: int, since: int, language: str = NO_LANGUAGE) -> Update:
    """Return everything for a viewer who knows a table up to a version, or not at all."""
    sentences = sentences_for(table, language)
    return _update(table, viewpoint, news_since(table, viewpoint, since, sentences), table_info(table), sentences)


def next_update(table: Table, viewpoint: int, language: str = NO_LANGUAGE) -> Update:
    """Return the update for a viewer who knows everything except the last change."""
    happening = table.history[-1]
    sentences = sentences_for(table, language)
    news = [_news(table, viewpoint, happening, table.versions[viewpoint], sentences)]
    return _update(table, viewpoint, news, table_info(table) if happening.alters_table else None, sentences)


def news_since(table: Table, viewpoint: int, since: int, sentences: Sentences | None = None) -> list[News]:
    """List what a viewpoint noticed after one of its versions."""
    noticed = [happening for happening in table.history if happening.seen >> viewpoint & 1]
    return [
        _news(table, viewpoint, happening, version, sentences)
        for version, happening in enumerate(noticed, 1)
        if version > since
    ]


def table_info(table: Table) -> TableInfo:
    """Return what everyone is told about a table."""
    header = table.header
    is_over = table.status == "over"
    request = table.undo_request
    ids = seat_ids(header.game, table.players, tuple(header.options.items()))
    return TableInfo(
        **{name: getattr(header, name) for name in FROM_HEADER},
        players=table.players,
        status=table.status,
        clock=clock_of(header.clock),
        seats=[seat_info(seat, id) for seat, id in zip(table.seats, ids, strict=True)],
        deal=DealInfo(
            commitment=table.commitment(),
            entropy=None if table.match is None else [seat.entropy for seat in table.seats],
            seed=table.secret.hex() if is_over else None,
            chosen=header.chosen_seed,
        ),
        fork=ForkInfo(table=header.fork.table, entries=len(header.fork.entries)) if header.fork else None,
        undo=UndoInfo(seat=request.seat, waiting_for=sorted(request.waiting_for)) if request else None,
        result=Result(**asdict(result)) if (result := table.result()) else None,
        rematch=table.rematch,
    )


def seat_info(seat: Seat, id: str) -> SeatInfo:
    """Return a seat as everyone sees it."""
    kind: Literal["free", "person", "bot"] = "free" if seat.is_free else "bot" if seat.person is None else "person"
    return SeatInfo(
        id=id,
        kind=kind,
        name=seat.name,
        person=seat.person,
        bot=seat.bot,
        waits_for=seat.waits_for if seat.is_free else None,
        resigned=seat.resigned,
    )


def choice(
    table: Table,
    seat: int,
    action: int,
    sentences: Sentences | None = None,
    consequences: Consequences | None = None,
) -> Choice:
    """Return a legal action of a seat in all its forms."""
    state = table.playing_match().state
    text = table.game.action_text(state, seat, action)
    data = table.game.action_data(state, seat, action)
    chosen = choice_of(action, text, data, sentences)
    follows = consequences.of_option(action) if consequences else {}
    return msgspec.structs.replace(chosen, consequences=dict(follows)) if follows else chosen


def decision(
    table: Table, viewpoint: int, sentences: Sentences | None = None, consequences: Consequences | None = None
) -> Decision | None:
    """Return what a viewpoint is asked, if it is a seat that must decide."""
    legal = table.legal(viewpoint)
    if not legal:
        return None
    kind = table.game.decision(table.playing_match().state, viewpoint)
    options = [choice(table, viewpoint, action, sentences, consequences) for action in legal]
    return Decision(kind=kind, options=options, question=sentences.decision(kind) if sentences else "")


def clocks(table: Table) -> list[ClockInfo] | None:
    """Return the clocks of all seats, if the table has any."""
    times = table.clocks
    if not times.is_used:
        return None
    return [ClockInfo(left=times.left[seat], deadline=times.deadline(seat)) for seat in range(table.players)]


def outlook_message(id: str, foreseen: Preview, sentences: Sentences | None) -> messages.Outlook:
    """Return the preview of an option as a message."""
    return messages.Outlook(
        id=id,
        events=foreseen.events,
        lines=[sentences.event(event) for event in foreseen.events] if sentences else [],
        assumed=[choice_of(step.action, step.text, step.data, sentences) for step in foreseen.assumed],
        is_final=foreseen.is_final,
    )


def advice_message(id: str, hint: Hint, choices: dict[int, Choice], sentences: Sentences | None) -> messages.Advice:
    """Return a hint as a message; `choices` are the seat's options by their actions."""
    ranking = [
        AdvisedChoice(
            choice=choices[one.action],
            chance=one.chance,
            error=one.error,
            visits=one.simulations,
            reasons=[ground(reason, sentences) for reason in one.reasons],
        )
        for one in hint.options
    ]
    return messages.Advice(id=id, bot=ADVISER, choice=ranking[0].choice, ranking=ranking)


def ground(reason: Reason, sentences: Sentences | None) -> Ground:
    """Return a reason as a message, with a sentence if there are sentences."""
    return Ground(code=reason.code, params=reason.params, text=sentences.reason(reason) if sentences else "")


def choice_of(action: int, text: str, data: dict[str, Any], sentences: Sentences | None) -> Choice:
    """Return an action in all its forms."""
    return Choice(action=action, text=text, data=data, label=sentences.action(data) if sentences else "")


def consequences_of(game: AnyGame, view: View | None, sentences: Sentences | None) -> Consequences | None:
    """Return what follows from a view, for clients that draw: those are the ones that ask for a language."""
    return None if sentences is None or view is None else find_consequences(game.id, view)


def position_data(consequences: Consequences | None) -> dict[str, Any] | msgspec.UnsetType:
    """Return what follows from a position as it is told."""
    return msgspec.UNSET if consequences is None else dict(consequences.of_position())


def seat_of(table: Table, viewpoint: int) -> int:
    """Return a viewpoint as the game numbers it."""
    return SPECTATOR if viewpoint == table.players else viewpoint


def _update(
    table: Table, viewpoint: int, news: list[News], info: TableInfo | None, sentences: Sentences | None
) -> Update:
    view = table.view(viewpoint)
    consequences = consequences_of(table.game, view, sentences)
    is_seat = viewpoint < table.players
    return Update(
        table_id=table.header.id,
        seat=viewpoint if is_seat else None,
        version=table.versions[viewpoint],
        view=None if view is None else msgspec.Raw(encode_data(view.data())),
        decision=decision(table, viewpoint, sentences, consequences) if is_seat else None,
        clocks=clocks(table),
        can_undo=is_seat and table.can_undo(viewpoint),
        news=news,
        table=info,
        consequences=position_data(consequences),
    )


def _news(table: Table, viewpoint: int, happening: AppliedChange, version: int, sentences: Sentences | None) -> News:
    change = happening.change
    seat = seat_of(table, viewpoint)
    events = [event.as_data() for event in happening.events if event.is_visible_to(seat)]
    return News(
        version=version,
        at=change.at,
        what=_what(change),
        seat=_whose(change),
        events=events,
        lines=[sentences.event(event) for event in events] if sentences else [],
        rules=[sentences.rule(event) for event in events] if sentences else [],
    )


def _what(change: AnyChange) -> Happened:
    return cast("Happened", change.kind)


def _whose(change: AnyChange) -> int | None:
    return None if isinstance(change, Started | Closed | Rematched) else change.seat
