"""Leaks to plant in a server: the secrecy drill must find each of them.

`ELSEWHERE` lists kinds of leaks known from other projects, each with its source; the others are our own, and some of
them were found in earlier versions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any

import msgspec
import structlog

from drills.planting import patched
from tradecraft.core.game import OPEN
from tradecraft.core.match import Match
from tradecraft.core.record import Entry
from tradecraft.server.errors import OutOfDate, denied
from tradecraft.server.people import Person
from tradecraft.server.play import pipeline as pipeline_module
from tradecraft.server.play import replays
from tradecraft.server.play.pipeline import CommandPipeline, CommandRequest
from tradecraft.server.play.replies import done
from tradecraft.server.play.repository import TableRepository
from tradecraft.server.store import Append
from tradecraft.server.tables import updates
from tradecraft.server.tables.changes import AnyChange
from tradecraft.server.tables.table import AppliedChange, Table
from tradecraft.server.transport.protocol.messages import Done
from tradecraft.server.transport.protocol.replays import Frame
from tradecraft.server.transport.publishing import Publisher


def count_all_changes() -> AbstractContextManager[None]:
    """Give every viewer the number of all changes as the version (state ids of boardgame.io)."""
    update = updates._update

    def with_all_changes(table: Table, viewpoint: int, *rest: Any) -> updates.Data:
        return update(table, viewpoint, *rest) | {"version": table.version}

    return patched(updates, "_update", with_all_changes)


def tell_all_events() -> AbstractContextManager[None]:
    """Send all events to everybody (the log of boardgame.io, without redaction)."""
    news = updates._news

    def with_all_events(table: Table, viewpoint: int, happening: AppliedChange, *rest: Any) -> updates.Data:
        events = [event.as_data() for event in happening.events]
        return news(table, viewpoint, happening, *rest) | {"events": events}

    return patched(updates, "_news", with_all_events)


def tell_what_follows_from_secrets() -> AbstractContextManager[None]:
    """Send consequences of the whole position, not of what the viewer knows of it."""
    update = updates._update

    def with_all_consequences(table: Table, viewpoint: int, *rest: Any) -> updates.Data:
        told = update(table, viewpoint, *rest)
        if "consequences" not in told or told["view"] is None:
            return told
        view = table.game.view(table.playing_match().state, OPEN)
        everything = {"hands": [desk["hand"] for desk in view.data()["desks"]]}
        return told | {"consequences": everything}

    return patched(updates, "_update", with_all_consequences)


def update_everybody() -> AbstractContextManager[None]:
    """Send updates even to viewers for whom nothing changed."""
    publish = Publisher.publish

    def to_all(publisher: Publisher, table: Table) -> None:
        publish(publisher, table)
        for channel, looking in publisher.hub.watchers(table.header.id):
            if not any(table.history[-1].seen >> viewpoint & 1 for viewpoint in looking.viewpoints):
                publisher.show(channel, table, table.version)

    return patched(Publisher, "publish", to_all)


def refuse_with_a_hint() -> AbstractContextManager[None]:
    """Reveal in a refusal how many entries the game has."""
    change = CommandPipeline._change

    async def change_with_a_hint(pipeline: CommandPipeline, asked: CommandRequest) -> None:
        try:
            await change(pipeline, asked)
        except OutOfDate:
            async with pipeline.repository.use(asked.command.table) as table:
                raise denied(OutOfDate, "out_of_date", version=len(table.playing_match().steps)) from None

    return patched(CommandPipeline, "_change", change_with_a_hint)


def notify_of_everything() -> AbstractContextManager[None]:
    """Send a notice about changes that others must not notice."""
    publish = Publisher.publish

    def with_notice(publisher: Publisher, table: Table) -> None:
        publish(publisher, table)
        for seat in table.seats:
            for channel in publisher.hub.channels_of(seat.person or ""):
                if table.header.id not in channel.watching:
                    channel.send(b'{"type":"notice"}')

    return patched(Publisher, "publish", with_notice)


def tell_draws() -> AbstractContextManager[None]:
    """Show in replays what was drawn (replays of running games that show everything)."""
    frames_of = replays.frames_of

    def with_draws(match: Match, entries: Sequence[Entry], *rest: Any) -> Iterator[Frame]:
        for frame, entry in zip(frames_of(match, entries, *rest), entries, strict=False):
            yield msgspec.structs.replace(frame, text=entry.text)

    return patched(replays, "frames_of", with_draws)


def list_by_secrets() -> AbstractContextManager[None]:
    """Show in the lists when something last happened, even in secret."""
    append = TableRepository._append

    def with_the_time(repository: TableRepository, table: Table, change: AnyChange) -> Append:
        return msgspec.structs.replace(append(repository, table, change), at=change.at)

    return patched(TableRepository, "_append", with_the_time)


def send_everything() -> AbstractContextManager[None]:
    """Send the whole position and leave hiding to the page (18xx, Catanatron)."""
    return patched(updates, "_update", with_open_view(lambda table, viewpoint: True))


def show_spectators_all() -> AbstractContextManager[None]:
    """Show spectators the whole position, since they do not play (boardgame.io without a player view)."""
    return patched(updates, "_update", with_open_view(lambda table, viewpoint: viewpoint == table.players))


def with_open_view(is_shown: Callable[[Table, int], bool]) -> Callable[..., updates.Data]:
    """Return a faulty `_update` that shows some viewers the whole position."""
    update = updates._update

    def shown(table: Table, viewpoint: int, *rest: Any) -> updates.Data:
        told = update(table, viewpoint, *rest)
        if told["view"] is None or not is_shown(table, viewpoint):
            return told
        return told | {"view": table.game.view(table.playing_match().state, OPEN).data()}

    return shown


def send_the_seed() -> AbstractContextManager[None]:
    """Send the state of the random numbers with the table (the random plugin of boardgame.io)."""
    table_info = updates.table_info

    def with_seed(table: Table) -> updates.Data:
        info = table_info(table)
        return info | {"deal": info["deal"] | {"seed": table.secret.hex()}}

    return patched(updates, "table_info", with_seed)


def tell_options_of_others() -> AbstractContextManager[None]:
    """Reveal how many choices the deciding seats have (lists of legal moves sent to everybody)."""
    update = updates._update

    def with_options(table: Table, viewpoint: int, *rest: Any) -> updates.Data:
        told = update(table, viewpoint, *rest)
        choices = sum(len(table.legal(seat)) for seat in table.deciders)
        return told | {"consequences": {"choices": choices}}

    return patched(updates, "_update", with_options)


def answer_with_their_version() -> AbstractContextManager[None]:
    """Answer a resent id with the version of the seat it names (found in version 0.2)."""

    def with_version(table: Table, person: Person, id: str, *again: int) -> Done:
        return Done(id=id, version=sum(table.versions)) if again else done(table, person, id)

    return patched(pipeline_module, "done", with_version)


def tell_hints() -> AbstractContextManager[None]:
    """Tell everybody who watches that one player asked for a hint."""
    hint = CommandPipeline._hint

    async def hint_to_all(pipeline: CommandPipeline, asked: CommandRequest) -> None:
        for channel, _ in pipeline.publisher.hub.watchers(asked.command.table):
            channel.send(b'{"type":"advice","id":"hint"}')
        await hint(pipeline, asked)

    return patched(CommandPipeline, "_hint", hint_to_all)


def log_moves() -> AbstractContextManager[None]:
    """Log every move as it is stored, secret or not."""
    append = TableRepository._append
    log = structlog.get_logger(__name__)

    def logged(repository: TableRepository, table: Table, change: AnyChange) -> Append:
        log.info("stored", move=getattr(change, "text", ""), draws=getattr(change, "draws", ()))
        return append(repository, table, change)

    return patched(TableRepository, "_append", logged)


def log_hands() -> AbstractContextManager[None]:
    """Log the position with every update (a forgotten debug log)."""
    update = updates._update
    log = structlog.get_logger(__name__)

    def logged(table: Table, viewpoint: int, *rest: Any) -> updates.Data:
        log.debug("update", position=repr(table.game.view(table.playing_match().state, OPEN).data()))
        return update(table, viewpoint, *rest)

    return patched(updates, "_update", logged)


ELSEWHERE = (
    send_everything,
    show_spectators_all,
    send_the_seed,
    tell_all_events,
    count_all_changes,
    tell_options_of_others,
    tell_draws,
    log_hands,
    log_moves,
)
OUR_OWN = (
    tell_what_follows_from_secrets,
    update_everybody,
    refuse_with_a_hint,
    notify_of_everything,
    list_by_secrets,
    answer_with_their_version,
    tell_hints,
)
LEAKS: dict[str, Callable[[], AbstractContextManager[None]]] = {
    leak.__name__.replace("_", "-"): leak for leak in (*ELSEWHERE, *OUR_OWN)
}
