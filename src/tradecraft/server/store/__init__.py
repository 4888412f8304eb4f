"""The database: one interface over SQLite and PostgreSQL.

`base` says what a store does, `sqlite` and `postgres` do it, `schema` names the tables and `migrations` makes them.
Queries are in one module per topic, as plain functions over a SQLAlchemy connection.
"""

from tradecraft.server.store.base import Append, Clash, Store, Work, open_store

__all__ = ["Append", "Clash", "Store", "Work", "open_store"]
