"""What a call says: the game, the players, that it is your turn, and where. Nothing of it depends on what is hidden."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from typing import Any

from tradecraft.locales import Texts
from tradecraft.server.tables.sentences import name_of
from tradecraft.server.tables.table import Table

_MARKUP = re.compile(r"([\\*_`~|<>\[\]()#@:-])")


@dataclass(frozen=True)
class Call:
    """A call to one person about one turn. `id` is the same however often it is delivered; `names` are the others."""

    id: str
    table: str
    game: str
    title: str
    names: tuple[str, ...]
    language: str
    url: str
    mute_url: str

    @property
    def headline(self) -> str:
        """The call in a few words."""
        return Texts(self.language).get("call-title", game=self.title)

    def line(self, names: tuple[str, ...] | None = None) -> str:
        """Return the call as a sentence, with the names written in another way if they are given."""
        shown = self.names if names is None else names
        key = "call-with" if shown else "call-alone"
        return Texts(self.language).get(key, game=self.title, names=", ".join(shown))


def call_about(table: Table, seat: int, id: str, language: str, base: str, mute_url: str) -> Call:
    """Return the call to the person in a seat; `base` is the address of the server."""
    texts, own = Texts(language), table.seats[seat].person
    others = tuple(name_of(other, texts) for other in table.seats if other.person is None or other.person != own)
    path = f"/tables/{table.header.id}"
    game = table.game
    return Call(id, table.header.id, table.header.game, game.title, others, language, base + path, mute_url)


def push_form(call: Call) -> dict[str, Any]:
    """Return a call as the service worker reads it."""
    mute = Texts(call.language).get("call-mute_short")
    return {
        "title": call.headline,
        "body": call.line(),
        "tag": call.id,
        "url": call.url,
        "mute": {"url": call.mute_url, "label": mute},
    }


def json_form(call: Call) -> dict[str, Any]:
    """Return a call as a program reads it."""
    return {
        "type": "your_turn",
        "id": call.id,
        "game": call.game,
        "title": call.title,
        "players": list(call.names),
        "table": call.table,
        "url": call.url,
        "text": call.line(),
    }


def discord_form(call: Call) -> dict[str, Any]:
    """Return a call as a webhook of Discord takes it; a player's name neither mentions nor formats anything."""
    names = tuple(_MARKUP.sub(r"\\\1", name) for name in call.names)
    return {"content": f"{call.line(names)}\n<{call.url}>", "allowed_mentions": {"parse": []}}


def matrix_form(call: Call) -> dict[str, Any]:
    """Return a call as a generic webhook of matrix-hookshot takes it."""
    link = f'<a href="{escape(call.url)}">{escape(call.url)}</a>'
    return {"text": f"{call.line()}\n{call.url}", "html": f"{escape(call.line())}<br>{link}"}


FORMS = {"json": json_form, "discord": discord_form, "matrix": matrix_form}
