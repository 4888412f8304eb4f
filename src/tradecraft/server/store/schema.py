"""The database's tables, the same for SQLite and PostgreSQL.

Times are whole milliseconds since 1970. What is only ever read as a whole is kept as JSON bytes. Truth about a game is
`headers` and `changes`; everything else in `tables` and `seats` is derived from them, for lists and searches, and is
written in the same transaction. A change here needs a migration in `migrations/`.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.schema import SchemaItem
from sqlalchemy.types import TypeEngine

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Id = sa.String(32)
Name = sa.String(32)


def _table(name: str, *columns: SchemaItem) -> sa.Table:
    return sa.Table(name, metadata, *columns)


def _needed(name: str, type: TypeEngine[Any], **options: Any) -> sa.Column[Any]:
    """Return a column that is never null."""
    return sa.Column(name, type, nullable=False, **options)


def _key(name: str, type: TypeEngine[Any], *references: sa.ForeignKey) -> sa.Column[Any]:
    """Return a column of the primary key; the database does not count it up."""
    return sa.Column(name, type, *references, primary_key=True, autoincrement=False)


def _person(name: str = "person", **options: Any) -> sa.Column[Any]:
    """Return a column that refers to a person."""
    return sa.Column(name, Id, sa.ForeignKey("persons.id"), **options)


def _table_key() -> sa.Column[Any]:
    return _key("table_id", Id, sa.ForeignKey("tables.id"))


def _time(name: str) -> sa.Column[Any]:
    return _needed(name, sa.BigInteger())


server_keys = _table("server_keys", _key("name", Name), _needed("value", sa.LargeBinary()))
"""Secrets the server makes for itself on its first start, such as the one that signs cookies."""

persons = _table(
    "persons",
    _key("id", Id),
    # guest, account or bot
    _needed("kind", sa.String(8)),
    _needed("name", sa.String(40)),
    # The name as it is compared: casefolded. Null for guests, whose names need not be unique.
    sa.Column("name_key", sa.String(120), unique=True),
    # The account a bot belongs to.
    _person("owner"),
    sa.Column("password", sa.Text),
    _needed("language", sa.String(8)),
    _needed("settings", sa.LargeBinary()),
    _time("created_at"),
    sa.Column("banned_at", sa.BigInteger),
)

sessions = _table(
    "sessions",
    # The hash of the secret in the cookie or token, never the secret itself.
    _key("hash", sa.String(64)),
    _person(nullable=False, index=True),
    # cookie or token
    _needed("kind", sa.String(8)),
    _needed("label", sa.String(80)),
    _time("created_at"),
    _time("seen_at"),
    sa.Column("expires_at", sa.BigInteger),
)

recovery_codes = _table("recovery_codes", _key("hash", sa.String(64)), _person(nullable=False, index=True))
"""Codes not used yet; a used one is deleted."""

passkeys = _table(
    "passkeys",
    # The hash of the credential's id, which the device chose.
    _key("hash", sa.String(64)),
    _person(nullable=False, index=True),
    _needed("credential", sa.LargeBinary()),
    _needed("public_key", sa.LargeBinary()),
    # The host name it was made for.
    _needed("site", sa.String(255)),
    # How often the device says it was used; 0 if it does not count.
    _needed("uses", sa.BigInteger()),
    # What its owner calls it.
    _needed("name", sa.String(80)),
    _time("created_at"),
    sa.Column("used_at", sa.BigInteger),
)

challenges = _table("challenges", _key("hash", sa.String(64)), _person(), _time("expires_at"))
"""What devices are to sign, not used yet; with the person who makes a passkey, without one to sign in."""

holidays = _table(
    "holidays",
    _person(primary_key=True),
    sa.Column("start_at", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("until_at", sa.BigInteger, nullable=False, index=True),
    # How many days of the year's budget it costs.
    _needed("days", sa.Integer()),
)
"""When people are or were away; at most one holiday of a person is not over."""

mutes = _table("mutes", _person(primary_key=True), _person("muted", primary_key=True))

tables = _table(
    "tables",
    _key("id", Id),
    _needed("header", sa.LargeBinary()),
    # The server's part of the deal, secret until the game is over.
    _needed("secret", sa.LargeBinary()),
    _person("owner", nullable=False, index=True),
    _needed("game", Name),
    _needed("players", sa.Integer()),
    _needed("rated", sa.Boolean()),
    _needed("listed", sa.Boolean()),
    _needed("spectators", sa.Boolean()),
    # open, playing, over or closed
    _needed("status", sa.String(8)),
    # How many changes there are.
    _needed("version", sa.Integer()),
    # Which people must decide, a bit for each seat.
    _needed("deciders", sa.Integer()),
    # Whether something is due without them, such as a bot's move.
    _needed("bot_due", sa.Boolean()),
    # When the first clock runs out.
    sa.Column("deadline", sa.BigInteger),
    _time("created_at"),
    _time("updated_at"),
)
sa.Index("ix_tables_status", tables.c.status, tables.c.listed, tables.c.updated_at)
sa.Index("ix_tables_deadline", tables.c.deadline)
sa.Index("ix_tables_bot_due", tables.c.bot_due)

# `seq` counts from 1 at each table. The primary key is what keeps two writers from both being the next.
changes = _table("changes", _table_key(), _key("seq", sa.Integer()), _needed("data", sa.LargeBinary()))

seats = _table(
    "seats",
    _table_key(),
    _key("seat", sa.Integer()),
    # Who holds the seat: a person, or a bot that is part of the server; neither if it is free.
    _person(index=True),
    sa.Column("bot", Name),
    # Until when the table takes the person to be on holiday.
    sa.Column("away_until", sa.BigInteger, index=True),
)

chat = _table(
    "chat",
    _table_key(),
    _key("number", sa.Integer()),
    _person(nullable=False),
    _time("at"),
    # The id of a ready phrase, or a text.
    sa.Column("phrase", Name),
    sa.Column("text", sa.Text),
    # The sender's own id for the message: sent again, it is still one message.
    _needed("sent_id", sa.String(64)),
    sa.UniqueConstraint("table_id", "person", "sent_id"),
)

notes = _table("notes", _table_key(), _person(primary_key=True), _needed("text", sa.Text()))

results = _table(
    "results",
    _table_key(),
    _key("seat", sa.Integer()),
    _person(),
    sa.Column("bot", Name, index=True),
    _needed("place", sa.Integer()),
    # Null where the game was resigned before it was scored.
    sa.Column("score", sa.Integer),
    _time("at"),
    # What statistics of a person with thousands of games would have to look up at each table.
    _needed("game", Name),
    _needed("players", sa.Integer()),
    # How many share the first place.
    _needed("winners", sa.Integer()),
    # Whether the person held no other seat.
    _needed("alone", sa.Boolean()),
)
sa.Index("ix_results_person", results.c.person, results.c.at)

ratings = _table(
    "ratings",
    _key("game", Name),
    _key("players", sa.Integer()),
    # people or bots
    _key("league", sa.String(8)),
    # The id of a person, or "bot:" and the name of a bot that is part of the server.
    _key("subject", sa.String(48)),
    _needed("mu", sa.Float()),
    _needed("sigma", sa.Float()),
    _needed("games", sa.Integer()),
    _time("updated_at"),
)

reviews = _table(
    "reviews",
    _table_key(),
    # standard or deep
    _key("depth", sa.String(8)),
    # The version of the program and of the rules that made it.
    _key("version", sa.String(48)),
    _needed("entries", sa.Integer()),
    _needed("done", sa.Integer()),
    _needed("data", sa.LargeBinary()),
    _time("at"),
)
"""Reviews of finished games, complete or in progress."""

reports = _table(
    "reports",
    sa.Column("id", sa.Integer, primary_key=True),
    _person("by", nullable=False),
    _person("about", nullable=False),
    sa.Column("table_id", Id, sa.ForeignKey("tables.id")),
    _needed("text", sa.Text()),
    _time("at"),
    sa.Column("closed_at", sa.BigInteger),
)
"""Reports about people, for administrators."""

receivers = _table(
    "receivers",
    _key("id", Id),
    _person(nullable=False, index=True),
    # push, mail or webhook
    _needed("kind", sa.String(8)),
    _needed("address", sa.Text()),
    _needed("label", sa.String(80)),
    # The keys of a device, or the form and secret of a webhook.
    _needed("data", sa.LargeBinary()),
    _time("created_at"),
    # Null until the owner of an e-mail address has confirmed it: nothing is sent there.
    sa.Column("confirmed_at", sa.BigInteger),
)
"""Where people are called when it is their turn: devices, e-mail addresses, webhooks."""

call_preferences = _table("call_preferences", _person(primary_key=True), _needed("data", sa.LargeBinary()))

recovery_links = _table(
    "recovery_links",
    # The hash of the secret in the link.
    _key("hash", sa.String(64)),
    # The e-mail address it was sent to, and with it the account.
    sa.Column("receiver", Id, sa.ForeignKey("receivers.id"), nullable=False, index=True),
    _time("expires_at"),
)
"""Links for people who forgot their password, not used yet."""

quiet_tables = _table("quiet_tables", _person(primary_key=True), _table_key())
"""Tables about which a person is not called."""

calls = _table(
    "calls",
    _table_key(),
    _key("seat", sa.Integer()),
    _key("receiver", Id, sa.ForeignKey("receivers.id")),
    # The seat's last turn that there is a call about; a later one takes its place.
    _needed("turn", sa.Integer()),
    # The table's version when this was found out.
    _needed("version", sa.Integer()),
    # Null once it is done: delivered, or not wanted.
    sa.Column("due_at", sa.BigInteger),
    # A process is delivering it until then.
    _time("claimed_until"),
    _needed("attempts", sa.Integer()),
)
"""The outbox. Which turns wait is always read from the tables, so that no turn can be forgotten."""
sa.Index("ix_calls_due_at", calls.c.due_at)
sa.Index("ix_calls_receiver", calls.c.receiver)
