"""The texts as a terminal needs them: whatever is filled in, a line stays one that somebody reads."""

from __future__ import annotations

from tradecraft.core.errors import Reason
from tradecraft.locales import Texts

LONGEST = 300
"""How much of a text is quoted at most. Far longer ones the library that fills in texts would refuse."""


class TerminalTexts(Texts):
    """All texts of one language, in which long quotations are cut."""

    def get(self, key: str, **params: str | int) -> str:
        """Return a text with what is to be filled in."""
        return super().get(key, **shortened(params))

    def around(self, key: str, text: str, **params: str | int) -> str:
        """Return a text around another one, which has been filled in already and is not cut."""
        return super().get(key, text=text, **params)


def shortened(params: dict[str, str | int]) -> dict[str, str | int]:
    """Return what a text is filled in with, without anything so long that nobody would read it."""
    return {
        name: f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value
        for name, value in params.items()
    }


def with_rule(text: str, reason: Reason) -> str:
    """Return the sentence of a reason with its rule behind it, if there is one."""
    return f"{text} [{reason.rule}]" if reason.rule else text
