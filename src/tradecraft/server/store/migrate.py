"""Migrates a database to the current schema."""

from __future__ import annotations

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from tradecraft.server.errors import Unavailable, denied

MIGRATIONS = Path(__file__).parent / "migrations"

# An arbitrary number, the same in every process, that no other program on the database should use.
POSTGRES_LOCK = 0x7472616465637261

# Alembic keeps the migration that is running in module globals.
_one_at_a_time = threading.Lock()


def migrate(connection: Connection) -> bool:
    """Run the migrations that the database lacks, within the connection's transaction; tell whether there were any.

    On SQLite the transaction must hold the write lock already. This blocks while another process migrates, so it does
    not belong in an event loop.
    """
    with _one_at_a_time:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": POSTGRES_LOCK})
        config = alembic_config(connection)
        scripts = ScriptDirectory.from_config(config)
        found = MigrationContext.configure(connection).get_current_revision()
        head = scripts.get_current_head()
        if found == head:
            return False
        if found is None and inspect(connection).get_table_names():
            raise denied(Unavailable, "database_not_ours")
        if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
            raise denied(Unavailable, "database_newer", found=found, known=str(head))
        command.upgrade(config, "head")
        return True


def alembic_config(connection: Connection) -> Config:
    """Return the settings under which Alembic works on a connection."""
    config = Config()
    # A percent sign would start an interpolation.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.set_main_option("file_template", "revision_%%(rev)s")
    config.attributes["connection"] = connection
    return config
