"""Playing at tables: commands, the tables in memory, bots and clocks, new tables, finished games.

`pipeline` carries out what clients ask for, `repository` keeps tables and stores before it tells, `driver` moves bots
and watches clocks, `table_factory` makes tables, `lobby` lists them, `archive` hands out finished games.
"""
