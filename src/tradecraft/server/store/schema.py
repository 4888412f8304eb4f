"""The database's tables, the same for SQLite and PostgreSQL.

Times are whole milliseconds since 1970. What is only ever read as a whole is kept as JSON bytes. Truth about a game is
`headers` and `changes`; what `tables` and `seats` say besides is derived from them, for lists and searches, and is
written in the same transaction. A change here needs a migration in `migrations/`.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Id = String(32)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Secrets the server makes for itself on its first start, such as the one that signs cookies."""

persons = Table(
    "persons",
    metadata,
    Column("id", Id, primary_key=True),
    # guest, account or bot
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    # The name as it is compared: casefolded. Null for guests, whose names need not be unique.
    Column("name_key", String(120), unique=True),
    # The account a bot belongs to.
    Column("owner", Id, ForeignKey("persons.id")),
    Column("password", Text),
    Column("language", String(8), nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("banned_at", BigInteger),
)

sessions = Table(
    "sessions",
    metadata,
    # The hash of the secret in the cookie or token, never the secret itself.
    Column("hash", String(64), primary_key=True),
    Column("person", Id, ForeignKey("persons.id"), nullable=False, index=True),
    # cookie or token
    Column("kind", String(8), nullable=False),
    Column("label", String(80), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", Id, ForeignKey("persons.id"), nullable=False, index=True),
)
"""Codes not used yet; a used one is deleted."""

mutes = Table(
    "mutes",
    metadata,
    Column("person", Id, ForeignKey("persons.id"), primary_key=True),
    Column("muted", Id, ForeignKey("persons.id"), primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Id, primary_key=True),
    Column("header", LargeBinary, nullable=False),
    # The server's part of the deal, secret until the game is over.
    Column("secret", LargeBinary, nullable=False),
    Column("owner", Id, ForeignKey("persons.id"), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    # open, playing, over or closed
    Column("status", String(8), nullable=False),
    # How many changes there are.
    Column("version", Integer, nullable=False),
    # Whose decision it is, a bit for each seat.
    Column("deciders", Integer, nullable=False),
    # Whether one of them is a bot.
    Column("bot_due", Boolean, nullable=False),
    # When the first clock runs out.
    Column("deadline", BigInteger),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
)
Index("ix_tables_status", tables.c.status, tables.c.listed, tables.c.updated_at)
Index("ix_tables_deadline", tables.c.deadline)
Index("ix_tables_bot_due", tables.c.bot_due)

changes = Table(
    "changes",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    # Counted from 1 at each table. The primary key is what keeps two writers from both being the next.
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # Who holds the seat: a person, or a bot that is part of the server; neither if it is free.
    Column("person", Id, ForeignKey("persons.id"), index=True),
    Column("bot", String(32)),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", Id, ForeignKey("persons.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    # The id of a ready phrase, or a text.
    Column("phrase", String(32)),
    Column("text", Text),
    # The sender's own id for the message: sent again, it is still one message.
    Column("sent_id", String(64), nullable=False),
    UniqueConstraint("table_id", "person", "sent_id"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("person", Id, ForeignKey("persons.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Id, ForeignKey("persons.id"), index=True),
    Column("bot", String(32), index=True),
    Column("place", Integer, nullable=False),
    # Null where the game was resigned before it was scored.
    Column("score", Integer),
    Column("at", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    # people or bots
    Column("league", String(8), primary_key=True),
    # The id of a person, or "bot:" and the name of a bot that is part of the server.
    Column("subject", String(48), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("by", Id, ForeignKey("persons.id"), nullable=False),
    Column("about", Id, ForeignKey("persons.id"), nullable=False),
    Column("table_id", Id, ForeignKey("tables.id")),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
)
"""Reports about people, for administrators."""
