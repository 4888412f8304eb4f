"""Refusals: one exception for everything that is not allowed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from tradecraft.api.words import Words
from tradecraft.core import errors


class Refused(errors.TradecraftError):
    """Something is not allowed, and nothing has changed.

    >>> import tradecraft
    >>> game = tradecraft.new("vienna", players=2, seed=7)
    >>> game.play("assign 001 002 003")
    Traceback (most recent call last):
    tradecraft.Refused: V2.2 Card 001 is not in your hand.
    >>> try:
    ...     game.play("assign 001 002 003")
    ... except tradecraft.Refused as refusal:
    ...     refusal.code, refusal.rule, refusal.reason
    ('card_not_in_hand', 'V2.2', 'Card 001 is not in your hand.')

    Attributes:
        code: What kind of refusal it is, an id that never changes.
        rule: The id of the rule it rests on, such as `V5.3`; empty if no rule of the game is involved.
        reason: Why, as an English sentence.
        params: What the sentence is made from.
        line: The line of the file, if a record cannot be loaded.
    """

    def __init__(
        self,
        code: str,
        reason: str,
        rule: str = "",
        params: Mapping[str, str | int] | None = None,
        line: int | None = None,
    ) -> None:
        """Make the sentence the message, behind the line and the rule."""
        place = f"line {line}: " if line else ""
        super().__init__(f"{place}{rule} {reason}" if rule else f"{place}{reason}")
        self.code = code
        self.reason = reason
        self.rule = rule
        self.params = dict(params or {})
        self.line = line

    def __reduce__(self) -> tuple[type[Refused], tuple[object, ...]]:
        """Pickle by parts: the message alone does not tell them."""
        return Refused, (self.code, self.reason, self.rule, self.params, self.line)


@contextmanager
def explained(words: Words) -> Iterator[None]:
    """Raise what the engine refuses in this block as Refused, with a sentence."""
    try:
        yield
    except errors.Refused as error:
        why = error.reason
        line = error.line if isinstance(error, errors.BadRecord) else None
        raise Refused(why.code, words.reason(why), why.rule, why.params, line) from None
