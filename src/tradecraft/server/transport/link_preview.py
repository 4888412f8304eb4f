"""Link previews on other sites: title and description of the page, and for a table its game and players."""

from __future__ import annotations

from html import escape
from typing import NamedTuple
from urllib.parse import urlencode

from tradecraft.core.registry import find_plugin
from tradecraft.locales import Texts
from tradecraft.server.tables.sentences import name_of
from tradecraft.server.tables.table import Table

PICTURE = "/preview.png"
"""The picture beside a link that shows no table."""
NAME = "Tradecraft"
END_OF_HEAD = "</head>"


class Preview(NamedTuple):
    """Title and description of a page, and the address of its picture."""

    title: str
    description: str
    picture: str = PICTURE


def title_of(table: Table, language: str) -> str:
    """Return the game and the players, which every viewer of the table may know."""
    texts = Texts(language)
    names = [texts.get("page-free_seat") if seat.is_free else name_of(seat, texts) for seat in table.seats]
    return f"{table.game.title}: {', '.join(names)}"


def picture_of(table: Table, invite: str) -> str:
    """Return the address of a table's picture, which changes whenever something public changes."""
    if table.match is None or find_plugin(table.header.game, "sketch") is None:
        return PICTURE
    query = urlencode({"version": table.versions[table.players], **({"invite": invite} if invite else {})})
    return f"/api/tables/{table.header.id}/picture?{query}"


def preview_of(table: Table | None, language: str, invite: str = "") -> Preview:
    """Return the preview of a table, from what every viewer may know, or the preview of any other page."""
    texts = Texts(language)
    description = texts.get("page-description")
    if table is None:
        return Preview(NAME, description)
    return Preview(f"{title_of(table, language)} – {NAME}", description, picture_of(table, invite))


def with_preview(page: str, told: Preview, origin: str, path: str) -> str:
    """Return the client's page with the tags of a link preview."""
    tags = {
        "og:type": "website",
        "og:site_name": NAME,
        "og:title": told.title,
        "og:description": told.description,
        "og:url": origin + path,
        "og:image": origin + told.picture,
        "twitter:card": "summary_large_image",
    }
    lines = [f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items()]
    lines.append(f'<meta name="description" content="{escape(told.description)}" />')
    return page.replace(END_OF_HEAD, "\n".join([*lines, END_OF_HEAD]), 1)
