"""A replay as a page of one file, made of the client's own parts, with everything it asks for written into it."""

from __future__ import annotations

import base64
import gzip
import re
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from tradecraft.core.game import OPEN
from tradecraft.core.match import Match
from tradecraft.core.record import Record

CLIENT = Path(__file__).resolve().parents[1] / "server" / "client"
SCRIPT, STYLE = "single/replay.js", "single/replay.css"
PATH = "/api/tables/record"
FONT_FACE = re.compile(r"@font-face\s*\{[^}]*\}")
FONT = re.compile(r"url\(([^)]*/)?([\w-]*-latin-(?:wght|400)-normal-[\w-]*\.woff2)\)")
OTHER_FONT = re.compile(r",?\s*url\([^)]*\.woff\)\s*format\([^)]*\)")


def replay_file(record: Record, language: str, viewer: int, title: str, story: Sequence[Sequence[str]]) -> str | None:
    """Return the page that replays a game as a viewer saw it; None where there is no built client or no server.

    `story` tells in lines what the viewer knows of each entry.
    """
    if not (CLIENT / SCRIPT).is_file():
        return None
    try:
        answers = _answers(record, language, viewer, story)
    except ModuleNotFoundError:
        return None
    packed = base64.b64encode(gzip.compress(answers, mtime=0)).decode()
    # "</" must not end the script early.
    script = (CLIENT / SCRIPT).read_text("utf-8").replace("</script", "<\\/script")
    return (
        f'<!doctype html><html lang="{escape(language)}" data-home="pocket" data-colours="system" data-motion="system">'
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(title)}</title><style>{_style()}</style></head>'
        f'<body><div id="app"></div><script type="text/plain" id="answers">{packed}</script>'
        f'<script type="module">{script}</script></body></html>\n'
    )


def _answers(record: Record, language: str, viewer: int, story: Sequence[Sequence[str]]) -> bytes:
    """Return what a server would answer about the game, by path, as JSON."""
    import msgspec

    from tradecraft.pocket.finished_games import table_of
    from tradecraft.server.content import content_of
    from tradecraft.server.play.replays import frames_of
    from tradecraft.server.tables.person import Person
    from tradecraft.server.tables.sentences import sentences_for
    from tradecraft.server.tables.table import Table
    from tradecraft.server.transport.catalogue import catalogue_in
    from tradecraft.server.transport.protocol.play import TableState
    from tradecraft.server.transport.protocol.replays import Replay
    from tradecraft.server.transport.updates import full_update

    header, secret, changes = table_of(record, Person("reader", "guest", "", language), 0)
    # The seed of the deal tells every card: it is for those alone who see them all.
    table = Table(header, secret if viewer == OPEN else bytes(len(secret)))
    for change in changes:
        table.replay(change)
    begun = Match(table.game, table.players, header.options, record.seats)
    frames = [
        # What is done in secret has no event.
        frame if frame.lines else msgspec.structs.replace(frame, lines=list(story[(frame.entry or 0) - 1]))
        for frame in frames_of(begun, record.entries, viewer, sentences_for(table, language), True)
    ]
    seat = None if viewer < 0 else viewer
    answers: dict[str, Any] = {
        "/api/catalogue": catalogue_in(language),
        f"/api/content/{record.game}": content_of(record.game, language, record.content),
        PATH: TableState(updates=[full_update(table, table.players, 0, language)], chat=[], invite=None),
        f"{PATH}/replay": Replay(table_id="record", seat=seat, is_open=viewer == OPEN, frames=frames),
    }
    try:
        from tradecraft.server.transport.rules_pages import rules_of
    except ModuleNotFoundError:
        pass
    else:
        answers[f"/api/rules/{record.game}"] = rules_of(record.game, language)
    return msgspec.json.encode(answers)


def _style() -> str:
    """Return the style sheet with the fonts that Western languages are written in; other letters have the system's."""

    def inlined(found: re.Match[str]) -> str:
        data = base64.b64encode((CLIENT / "assets" / found[2]).read_bytes()).decode()
        return f"url(data:font/woff2;base64,{data})"

    def kept(found: re.Match[str]) -> str:
        face = OTHER_FONT.sub("", found[0])
        return FONT.sub(inlined, face) if FONT.search(face) else ""

    return FONT_FACE.sub(kept, (CLIENT / STYLE).read_text("utf-8"))
