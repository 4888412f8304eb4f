"""The texts as a terminal shows them: long quotations are cut, and a reason is followed by its rule."""

from __future__ import annotations

from tradecraft.core.errors import Reason
from tradecraft.core.game import AnyGame
from tradecraft.locales import Texts

LONGEST = 300
"""How much of a text is quoted at most."""


class TerminalTexts(Texts):
    """All texts of one language, in which long quotations are cut."""

    def get(self, key: str, **params: str | int) -> str:
        """Return a text with values filled in."""
        return super().get(key, **shortened(params))

    def reason(self, game: AnyGame | None, reason: Reason) -> str:
        """Return a reason as a sentence with its rule behind it."""
        return with_rule(super().reason(game, reason), reason)

    def around(self, key: str, text: str, **params: str | int) -> str:
        """Return a text around another one, which is already filled in and not cut."""
        return super().get(key, text=text, **params)


def shortened(params: dict[str, str | int]) -> dict[str, str | int]:
    """Return the values for a text, the long ones cut."""
    return {
        name: f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value
        for name, value in params.items()
    }


def with_rule(text: str, reason: Reason) -> str:
    """Return the sentence for a reason with its rule in brackets behind it, if it has one."""
    return f"{text} [{reason.rule}]" if reason.rule else text
