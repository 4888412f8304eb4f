"""The table server: people, tables, play, fair deals, ratings, on SQLite or PostgreSQL.

`tables` is a table as the fold of its changes and the decisions about it, pure and with the standard library alone;
`play` keeps tables, stores what happens and drives bots and clocks; `people` knows who is who; `transport` is HTTP,
sockets and messages; `store` is the database; `bots` runs bots in processes; `operations` is for the host. `container`
puts a server together and `app` the routes in front of it. docs/architecture.md says how they fit.
"""
