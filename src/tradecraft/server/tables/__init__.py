"""A table as the fold of its changes, without any input or output.

`header` is what is fixed when a table is made, `changes` is what can happen to it, `table` holds the present with its
`seat`s, `clock` counts the time, `result` says how it ended, `updates` writes what each viewer is told.
"""
