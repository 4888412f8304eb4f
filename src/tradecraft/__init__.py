"""Tradecraft: a table for two Cold War spy board games, for people and for programs."""

from tradecraft import engine as _engine

__version__ = "0.1.0"

ENGINE = _engine.choose()
"""Which engine runs, compiled or plain Python, and in the second case why."""
