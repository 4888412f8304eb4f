"""Bots at tables: they think in processes of their own, from what their seat knows, and their moves can be checked.

`questions` defines questions and answers, `answers` works answers out, `worker` is the process that does so for the
`pool`.
"""
