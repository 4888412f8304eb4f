"""English sentences about a game, made when they are asked for: loading the texts takes longer than loading a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from tradecraft.core.errors import Reason
from tradecraft.core.game import AnyGame

if TYPE_CHECKING:
    from tradecraft.locales import GameTexts

LANGUAGE = "en"


class Words:
    """The sentences about one game, with the names of its seats and its options; without a game, only reasons."""

    def __init__(
        self, rules: AnyGame | None = None, names: tuple[str, ...] = (), options: Mapping[str, str] | None = None
    ) -> None:
        """Call the seats by `names`, or as the game itself does if nobody gave them any."""
        self.options = options or {}
        self._rules = rules
        self._names = names

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """What the seats are called."""
        if self._names != unnamed(len(self._names)):
            return self._names
        return tuple(map(self.texts.seat, range(len(self._names))))

    def reason(self, reason: Reason) -> str:
        """Return a reason as a sentence, without its rule."""
        from tradecraft.locales import Texts

        return self.texts.reason(reason) if self._rules else Texts(LANGUAGE).reason(None, reason)

    @cached_property
    def texts(self) -> GameTexts:
        """The game's own sentences."""
        from tradecraft.locales import Texts, texts_for

        assert self._rules is not None
        names = () if self._names == unnamed(len(self._names)) else self._names
        return texts_for(self._rules.id, Texts(LANGUAGE), names, self.options, self._rules.content_version)


def unnamed(players: int) -> tuple[str, ...]:
    """Return the names in a record of seats that nobody has named."""
    return tuple(f"seat{number}" for number in range(1, players + 1))
