"""Bots at tables: they think in processes of their own, from what their seat knows, and what they did can be checked.

`questions` are what goes to and fro, `answers` works one out, `worker` is the process that does it for the `pool`.
"""
