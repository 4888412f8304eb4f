"""Compiler hints that have no effect in plain Python.

mypyc reads them; a plain interpreter sees an `int` and a decorator that does nothing. So the engine needs no package
beyond the standard library, compiled or not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_words):
        """Leave a class as it is."""
        return lambda cls: cls
