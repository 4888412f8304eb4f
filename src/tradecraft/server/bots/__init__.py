"""Bots at tables: they run in processes of their own, get only their seat's view, and can be verified.

`questions` defines questions and answers, `answers` works answers out, `worker` is the process that does so for the
`pool`.
"""
