"""The two families of errors.

TradecraftError
├── Refused            the caller's fault: a reason that can be shown to people; nothing has changed
│   ├── IllegalAction    an action that is not among the legal ones
│   ├── BadNotation      text or data that names no action, or more than one
│   ├── BadOption        an option, a value or a number of players a game does not have
│   └── BadRecord        a record file that cannot be read; names the line
└── Fault              our fault: loud, with what is needed to reproduce it
    ├── ContentError     a content file that cannot be used (core/content.py)
    └── ContractBroken   a game that does not keep the contract (core/contract)
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

LONGEST_PARAMETER: Final = 400


def shortened(text: str) -> str:
    """Return a text cut to the length a parameter may have."""
    return text if len(text) <= LONGEST_PARAMETER else text[: LONGEST_PARAMETER - 3] + "..."


@dataclass(frozen=True)
class Reason:
    """Why something is refused: a stable code, the rule it rests on, and what the text needs to be filled in.

    `rule` is empty only where no rule of the game is involved (a malformed text, a broken file). Parameters may quote
    user input; they are cut to a length that can be shown.
    """

    code: str
    rule: str = ""
    params: dict[str, str | int] = field(default_factory=dict)

    @classmethod
    def of(cls, code: str, rule: str = "", /, **params: str | int) -> Reason:
        """Return a reason with its parameters given by name."""
        return Reason(code, rule, params)

    def __post_init__(self) -> None:
        for name, value in self.params.items():
            if isinstance(value, str):
                self.params[name] = shortened(value)

    def __reduce__(self) -> tuple[type[Reason], tuple[Any, ...]]:
        """Travel to another process as the parts it is made of."""
        return Reason, (self.code, self.rule, self.params)

    def __str__(self) -> str:
        """Return the reason in one line, for logs and for errors that nobody translates."""
        details = ", ".join(f"{name} {value}" for name, value in self.params.items())
        text = self.code.replace("_", " ")
        if details:
            text += f" ({details})"
        if self.rule:
            text += f" [{self.rule}]"
        return text


class TradecraftError(Exception):
    """Everything this project raises on purpose."""


class Refused(TradecraftError):
    """The caller asked for something impossible; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class IllegalAction(Refused):
    """The action is not among those the seat may choose from now."""


class BadNotation(Refused):
    """A text or a data form that names no action here, or more than one."""


class BadOption(Refused):
    """An option or a number of players the game does not have."""


class BadRecord(Refused):
    """A record that cannot be read or replayed; `line` is the line of the file that is wrong, from 1."""

    def __init__(self, line: int, reason: Reason) -> None:
        super().__init__(reason)
        self.line = line
        self.args = (f"line {line}: {reason}",)


class Fault(TradecraftError):
    """A bug: something happened that must never happen."""
