"""The settings of a server: each one once, with its default, its help and its limits.

`tradecraft serve` makes its options from them. Each setting also has an environment variable: TRADECRAFT_DATABASE for
`database`. Several values are separated by spaces; several folders as in PATH, by colons (semicolons on Windows).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from tradecraft.server.errors import Denied, denied

PREFIX = "TRADECRAFT_"
_YES, _NO = ("1", "yes", "true", "on"), ("0", "no", "false", "off")


def data_folder() -> Path:
    """Return the folder where programs keep the data of the user they run for."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "tradecraft"


DEFAULT_DATABASE = f"sqlite:///{data_folder() / 'table.db'}"


def setting(default: Any, help: str, least: float | None = None, most: float | None = None, shown: str = "") -> Any:
    """Describe a setting; `shown` stands for a default that is not the same everywhere."""
    return field(default=default, metadata={"help": help, "least": least, "most": most, "shown": shown})


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings with their defaults; raise Denied for a value that cannot be."""

    host: str = setting("127.0.0.1", "The address to listen on; 0.0.0.0 for all there are.")
    port: int = setting(8000, "The port to listen on; 0 for any that is free.", least=0, most=65535)
    database: str = setting(
        DEFAULT_DATABASE,
        "sqlite:///FILE or postgresql://USER@HOST/NAME.",
        shown="table.db in the user's data folder",
    )
    workers: int = setting(1, "Processes that serve; more than one needs PostgreSQL.", least=1)
    url: str = setting("", "The address people use, such as https://table.example.org; needed behind a proxy.")
    trusted_proxies: tuple[str, ...] = setting(
        (), "Proxies whose word about a client's address is taken: addresses, networks, or *."
    )
    origins: tuple[str, ...] = setting((), "Further addresses of pages that browsers may come from.")
    packs: tuple[Path, ...] = setting((), "Folders with content packs that tables can be played with.")
    bot_workers: int = setting(2, "Processes in which bots think, for each process that serves.", least=1)
    bot_seconds: float = setting(
        5.0,
        "So long after its thinking time a bot's process counts as hung; a new one is asked and takes as long again.",
        least=0.1,
    )
    bot_budget: int = setting(
        1000,
        "The most a bot may think about a decision, in milliseconds; less if many bots wait.",
        least=1,
    )
    session_days: int = setting(180, "How many days a session lasts without a visit.", least=1)
    guests_per_minute: int = setting(20, "New guests and accounts from one address.", least=1)
    sign_ins_per_minute: int = setting(10, "Attempts to sign in from one address.", least=1)
    commands_per_second: int = setting(20, "Commands and requests of one person.", least=1)
    sockets_per_person: int = setting(8, "Open connections of one person.", least=1)
    tables_per_person: int = setting(50, "Tables of one person that are open or being played.", least=1)
    bot_tables_per_person: int = setting(20, "Tables of one person with bots that are open or being played.", least=1)
    message_bytes: int = setting(16_384, "The longest message a client may send.", least=1024)
    call_seconds: int = setting(20, "How long after a turn began a player who is not looking is called.", least=0)
    return_seconds: int = setting(
        30, "How long after a start nobody is called: pages that were cut off come back first.", least=0
    )
    smtp: str = setting("", "Mail server: smtp://USER:PASSWORD@HOST:PORT or smtps://...; without one, no e-mail.")
    mail_from: str = setting("", "The sender's address of e-mails; needed to send any, as is the URL.")
    webhook_hosts: tuple[str, ...] = setting(
        (), "Hosts that players' webhooks may go to, with their subdomains; * for all public ones."
    )
    private_calls: bool = setting(False, "Whether calls may go to private networks and by http; for trying it out.")
    metrics: bool = setting(False, "Whether /metrics answers; keep it from the public.")
    log_level: Literal["debug", "info", "warning", "error"] = setting("info", "What is logged: this and what is worse.")

    def __post_init__(self) -> None:
        for described in describe():
            value = getattr(self, described.name)
            if described.choices and value not in described.choices:
                raise _bad(described.name, value)
            if isinstance(value, int | float) and not described.allows(value):
                raise _bad(described.name, value)

    @property
    def secure(self) -> bool:
        """Tell whether people come by https."""
        return self.url.startswith("https://")


class Described(NamedTuple):
    """What is to be known about a setting."""

    name: str
    type: Any
    default: Any
    help: str
    least: float | None
    most: float | None
    shown: str

    @property
    def variable(self) -> str:
        """The environment variable."""
        return PREFIX + self.name.upper()

    @property
    def item(self) -> type[str] | type[Path]:
        """The type of each value of a setting that has several."""
        return Path if Path in get_args(self.type) else str

    @property
    def choices(self) -> tuple[str, ...]:
        """What the value can be, if not everything."""
        return get_args(self.type) if get_origin(self.type) is Literal else ()

    def allows(self, number: float) -> bool:
        """Tell whether a number is within the limits."""
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)


def describe() -> list[Described]:
    """List the settings in order."""
    return list(_DESCRIBED)


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """Return the settings the environment asks for; raise Denied for a value that cannot be."""
    source = os.environ if environment is None else environment
    given = {one.name: _read(one, source[one.variable]) for one in describe() if source.get(one.variable)}
    return Settings(**given)


def to_environment(settings: Settings) -> dict[str, str]:
    """Return the variables that make `from_environment` return these settings, for processes of their own."""
    return {one.variable: _write(one, getattr(settings, one.name)) for one in describe()}


def _read(described: Described, text: str) -> Any:
    kind = type(described.default)
    if kind is bool:
        if text.lower() not in _YES + _NO:
            raise _bad(described.name, text)
        return text.lower() in _YES
    if kind is tuple:
        return tuple(map(described.item, text.split(os.pathsep if described.item is Path else None)))
    try:
        return kind(text)
    except ValueError:
        raise _bad(described.name, text) from None


def _write(described: Described, value: Any) -> str:
    if not isinstance(value, tuple):
        return str(value)
    return (os.pathsep if described.item is Path else " ").join(map(str, value))


def _bad(name: str, value: object) -> Denied:
    return denied(Denied, "bad_setting", name=name, value=str(value))


_TYPES = get_type_hints(Settings)
_DESCRIBED = tuple(Described(one.name, _TYPES[one.name], one.default, **one.metadata) for one in fields(Settings))
