"""How a server is run. Every setting can be given to `tradecraft serve` or by an environment variable."""

from __future__ import annotations

from dataclasses import dataclass, fields
from os import environ
from typing import Any

PREFIX = "TRADECRAFT_"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings with their defaults."""

    database: str = "sqlite:///tradecraft.db"
    """`sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`."""
    url: str = ""
    """The address people use, such as https://table.example.org; needed behind a proxy."""
    origins: tuple[str, ...] = ()
    """Further addresses a browser may come from."""
    bot_workers: int = 2
    """Processes in which bots think."""
    bot_seconds: float = 20.0
    """After this a bot's process counts as hung: it is replaced, and the decision asked for again."""
    bot_budget: int = 500
    """How long a bot may think about a decision, in milliseconds."""
    session_days: int = 180
    """How long somebody stays signed in without coming back."""
    guests_per_minute: int = 20
    """New guests and accounts from one address."""
    sign_ins_per_minute: int = 10
    """Attempts to sign in from one address."""
    commands_per_second: int = 20
    """Commands of one person."""
    sockets_per_person: int = 8
    """Open connections of one person."""
    tables_per_person: int = 50
    """Tables one person may have that are open or being played."""
    message_bytes: int = 16_384
    """The longest message a client may send."""
    metrics: bool = True
    """Whether /metrics answers."""
    log_level: str = "info"

    @property
    def secure(self) -> bool:
        """Tell whether people come by https."""
        return self.url.startswith("https://")


def from_environment(environment: dict[str, str] | None = None) -> Settings:
    """Return the settings the environment asks for: TRADECRAFT_DATABASE and so on."""
    source = environ if environment is None else environment
    given: dict[str, Any] = {}
    for field in fields(Settings):
        text = source.get(PREFIX + field.name.upper())
        if text is not None:
            given[field.name] = _read(field.name, text)
    return Settings(**given)


def to_environment(settings: Settings) -> dict[str, str]:
    """Return the variables that make `from_environment` return these settings, for processes of their own."""
    return {PREFIX + field.name.upper(): _write(getattr(settings, field.name)) for field in fields(Settings)}


def _read(name: str, text: str) -> Any:
    default = getattr(Settings, name)
    if isinstance(default, bool):
        return text.lower() in ("1", "yes", "true", "on")
    if isinstance(default, tuple):
        return tuple(text.split())
    return type(default)(text)


def _write(value: Any) -> str:
    return " ".join(value) if isinstance(value, tuple) else str(value)
