"""What a seat or a spectator may not know does not show in a single byte that the server sends them."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.drills.secrecy import KINDS, Leak, drill
from tests.server.running import run
from tradecraft.core.game import OPEN
from tradecraft.core.match import Match
from tradecraft.core.record import Entry
from tradecraft.server.errors import OutOfDate, denied
from tradecraft.server.play import archive
from tradecraft.server.play.pipeline import Asked, CommandPipeline
from tradecraft.server.play.repository import TableRepository
from tradecraft.server.store import Append
from tradecraft.server.tables.changes import AnyChange
from tradecraft.server.tables.table import AppliedChange, Table
from tradecraft.server.transport import updates
from tradecraft.server.transport.protocol.messages import News, Update
from tradecraft.server.transport.protocol.replays import Frame
from tradecraft.server.transport.publishing import Publisher

PAIRS = 56


@pytest.mark.long
def test_twin_tables_send_identical_bytes(tmp_path: Path, record_property: Callable[[str, object], None]):
    counts = run(drill(tmp_path, PAIRS))
    for kind in ("own", "seen", "secret choice", "secret", "taken back", "different number of steps"):
        assert counts[kind] > 10, f"hardly any {kind} was compared"
    assert counts["viewers"] >= 100
    record_property("trials", f"secrecy drill: {', '.join(f'{counts[name]} {name}' for name in sorted(counts))}")


def count_all_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every viewer the number of all changes as the version."""
    update = updates._update

    def with_all_changes(table: Table, viewpoint: int, *rest: Any) -> Update:
        return msgspec.structs.replace(update(table, viewpoint, *rest), version=table.version)

    monkeypatch.setattr(updates, "_update", with_all_changes)


def tell_all_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell everybody of all events."""
    news = updates._news

    def with_all_events(table: Table, viewpoint: int, happening: AppliedChange, *rest: Any) -> News:
        events = [event.as_data() for event in happening.events]
        return msgspec.structs.replace(news(table, viewpoint, happening, *rest), events=events)

    monkeypatch.setattr(updates, "_news", with_all_events)


def tell_what_follows_from_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell what follows from the whole position, not from what the viewer knows of it."""
    update = updates._update

    def with_all_consequences(table: Table, viewpoint: int, *rest: Any) -> Update:
        told = update(table, viewpoint, *rest)
        if told.consequences is msgspec.UNSET or told.view is None:
            return told
        view = table.game.view(table.playing_match().state, OPEN)
        everything = {"hands": [desk["hand"] for desk in view.data()["desks"]]}
        return msgspec.structs.replace(told, consequences=everything)

    monkeypatch.setattr(updates, "_update", with_all_consequences)


def update_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send an update also to those who noticed nothing."""
    publish = Publisher.publish

    def to_all(publisher: Publisher, table: Table) -> None:
        publish(publisher, table)
        for channel, looking in publisher.hub.watchers(table.header.id):
            if not any(table.history[-1].seen >> viewpoint & 1 for viewpoint in looking.viewpoints):
                publisher.show(channel, table, table.version)

    monkeypatch.setattr(Publisher, "publish", to_all)


def refuse_with_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Say in a refusal how many entries the game has."""
    change = CommandPipeline._change

    async def change_with_a_hint(pipeline: CommandPipeline, asked: Asked) -> None:
        try:
            await change(pipeline, asked)
        except OutOfDate:
            async with pipeline.repository.use(asked.command.table) as table:
                raise denied(OutOfDate, "out_of_date", version=len(table.playing_match().steps)) from None

    monkeypatch.setattr(CommandPipeline, "_change", change_with_a_hint)


def notify_of_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send a notice of what nobody else must notice."""
    publish = Publisher.publish

    def with_notice(publisher: Publisher, table: Table) -> None:
        publish(publisher, table)
        for seat in table.seats:
            for channel in publisher.hub.channels_of(seat.person or ""):
                if table.header.id not in channel.watching:
                    channel.send(b'{"type":"notice"}')

    monkeypatch.setattr(Publisher, "publish", with_notice)


def tell_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show in replays what was drawn."""
    frames_of = archive.frames_of

    def with_draws(match: Match, entries: Sequence[Entry], *rest: Any) -> Iterator[Frame]:
        for frame, entry in zip(frames_of(match, entries, *rest), entries, strict=False):
            yield msgspec.structs.replace(frame, text=entry.text)

    monkeypatch.setattr(archive, "frames_of", with_draws)


def list_by_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the lists say when something happened last, in secret or not."""
    append = TableRepository._append

    def with_the_time(repository: TableRepository, table: Table, change: AnyChange) -> Append:
        return msgspec.structs.replace(append(repository, table, change), at=change.at)

    monkeypatch.setattr(TableRepository, "_append", with_the_time)


FAULTS = [
    count_all_changes,
    tell_all_events,
    tell_what_follows_from_secrets,
    update_everybody,
    refuse_with_a_hint,
    notify_of_everything,
    tell_draws,
    list_by_secrets,
]


@pytest.mark.parametrize("plant", FAULTS)
def test_the_drill_finds_a_planted_leak(
    plant: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    plant(monkeypatch)
    with pytest.raises(Leak):
        run(drill(tmp_path, 2 * len(KINDS)))
