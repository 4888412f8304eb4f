"""The table server: people, tables, play, fair deals, ratings, on SQLite or PostgreSQL.

`parts` puts a server together and `app` the routes before it; `tables` is a table as the fold of its changes, `room`
keeps tables and stores before it tells, `protocol` holds every message. docs/architecture.md says how they fit.
"""
