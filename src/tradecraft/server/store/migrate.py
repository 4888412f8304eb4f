"""Brings a database to the current schema: a new one at once, an old one by the migrations it lacks."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, inspect, select, text

from tradecraft.server.errors import Unavailable, denied
from tradecraft.server.store.schema import metadata

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"

# An arbitrary number, the same in every process, that no other program on the database should use.
POSTGRES_LOCK = 0x7472616465637261

# Alembic's own table.
_revision = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)

# Alembic keeps the migration that is running in module globals.
_one_at_a_time = threading.Lock()


def migrate(connection: Connection) -> bool:
    """Bring the database to the current schema within the connection's transaction; tell whether it was not.

    On SQLite the transaction must hold the write lock already. This blocks while another process migrates, so it does
    not belong in an event loop.
    """
    with _one_at_a_time:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": POSTGRES_LOCK})
        known = revisions()
        tables = inspect(connection).get_table_names()
        if not tables:
            create(connection)
            return True
        found = connection.scalar(select(_revision)) if _revision.name in tables else None
        if found is None:
            raise denied(Unavailable, "database_not_ours")
        if found not in known:
            raise denied(Unavailable, "database_newer", found=found, known=known[-1])
        if found == known[-1]:
            return False
        upgrade(connection)
        return True


def revisions() -> list[str]:
    """Return the revisions of the schema, the newest last."""
    return sorted(path.stem.removeprefix("revision_") for path in (MIGRATIONS / "versions").glob("revision_*.py"))


def create(connection: Connection) -> None:
    """Make all tables of the current schema in an empty database, and note its revision."""
    metadata.create_all(connection, checkfirst=False)
    _revision.create(connection)
    connection.execute(_revision.insert().values(version_num=revisions()[-1]))


def upgrade(connection: Connection) -> None:
    """Run the migrations that the database lacks."""
    # Seldom needed, and it takes as long to import as much of the server.
    from alembic import command

    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    """Return the settings under which Alembic works on a connection."""
    from alembic.config import Config

    config = Config()
    # A percent sign would start an interpolation.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.set_main_option("file_template", "revision_%%(rev)s")
    config.attributes["connection"] = connection
    return config
