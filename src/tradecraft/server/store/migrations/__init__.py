"""The Alembic environment: a revision for each change of the schema, in `versions`."""
