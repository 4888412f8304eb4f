"""Runs Alembic on the connection it is given, in the transaction that is open there."""

from alembic import context

from tradecraft.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite alters a table by rebuilding it.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
