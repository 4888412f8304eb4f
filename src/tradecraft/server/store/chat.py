"""Queries about chat, private notes, and reports."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, insert, select, update

from tradecraft.server.store.inserting import insert_into
from tradecraft.server.store.schema import chat, notes, persons, reports, tables


@dataclass(frozen=True)
class ChatLine:
    """One line of a table's chat: a ready phrase or a text."""

    number: int
    person: str
    name: str
    at: int
    phrase: str | None
    text: str | None


@dataclass(frozen=True)
class Report:
    """A person's report about another, with the names both have now."""

    id: int
    by: str
    by_name: str
    about: str
    about_name: str
    table: str | None
    text: str
    at: int


_LINES = select(chat.c.number, chat.c.person, persons.c.name, chat.c.at, chat.c.phrase, chat.c.text).join(
    persons, persons.c.id == chat.c.person
)


def add_chat(
    connection: Connection, table: str, person: str, at: int, phrase: str | None, text: str | None, sent_id: str
) -> tuple[int, bool]:
    """Add a line to a table's chat, once for each `sent_id`; return its number, from 1, and whether it is new."""
    # Two people who write at once wait for each other here, so that they do not take the same number.
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True))
    sent = (chat.c.table_id == table, chat.c.person == person, chat.c.sent_id == sent_id)
    earlier: int | None = connection.scalar(select(chat.c.number).where(*sent))
    if earlier is not None:
        return earlier, False
    last: int | None = connection.scalar(select(func.max(chat.c.number)).where(chat.c.table_id == table))
    number = (last or 0) + 1
    line = {"table_id": table, "number": number, "person": person, "at": at, "phrase": phrase, "text": text}
    connection.execute(insert(chat).values({**line, "sent_id": sent_id}))
    return number, True


def find_chat(connection: Connection, table: str, number: int) -> ChatLine | None:
    """Return a line of a table's chat by its number."""
    row = connection.execute(_LINES.where(chat.c.table_id == table, chat.c.number == number)).one_or_none()
    return None if row is None else ChatLine(*row)


def chat_of(connection: Connection, table: str, since: int, limit: int) -> list[ChatLine]:
    """Return the latest lines after number `since`, at most `limit`, in order."""
    later = _LINES.where(chat.c.table_id == table, chat.c.number > since)
    lines = later.order_by(chat.c.number.desc()).limit(limit)
    return [ChatLine(*row) for row in reversed(connection.execute(lines).all())]


def get_note(connection: Connection, table: str, person: str) -> str:
    """Return what a person noted at a table, empty if nothing."""
    text = connection.scalar(select(notes.c.text).where(notes.c.table_id == table, notes.c.person == person))
    return text or ""


def set_note(connection: Connection, table: str, person: str, text: str) -> None:
    """Replace what a person noted at a table."""
    note = insert_into(connection, notes).values(table_id=table, person=person, text=text)
    connection.execute(note.on_conflict_do_update(index_elements=["table_id", "person"], set_={"text": text}))


def add_report(connection: Connection, by: str, about: str, table: str | None, text: str, at: int) -> int:
    """Keep a report and return its id."""
    report = insert(reports).values(by=by, about=about, table_id=table, text=text, at=at)
    id: int = connection.execute(report.returning(reports.c.id)).scalar_one()
    return id


def open_reports(connection: Connection, limit: int) -> list[Report]:
    """Return the reports that are still open, oldest first."""
    reporter, reported = persons.alias("reporter"), persons.alias("reported")
    people = (reports.c.by, reporter.c.name, reports.c.about, reported.c.name)
    waiting = (
        select(reports.c.id, *people, reports.c.table_id, reports.c.text, reports.c.at)
        .join(reporter, reporter.c.id == reports.c.by)
        .join(reported, reported.c.id == reports.c.about)
        .where(reports.c.closed_at.is_(None))
        .order_by(reports.c.id)
        .limit(limit)
    )
    return [Report(*row) for row in connection.execute(waiting)]


def close_report(connection: Connection, id: int, at: int) -> bool:
    """Close a report, and say whether it was open."""
    waiting = update(reports).where(reports.c.id == id, reports.c.closed_at.is_(None))
    return connection.execute(waiting.values(closed_at=at)).rowcount == 1
