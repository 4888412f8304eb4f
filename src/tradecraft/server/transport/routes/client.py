"""The browser client: its built files, and its one page at every address of its own."""

from __future__ import annotations

import re
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import PathParameter

from tradecraft.core.errors import Refused
from tradecraft.core.registry import game_ids
from tradecraft.server.errors import NotFound, Unavailable, denied
from tradecraft.server.tables.access import require_sight
from tradecraft.server.transport.http import language_of
from tradecraft.server.transport.link_preview import preview_of, with_preview
from tradecraft.server.transport.routes import dependencies as use
from tradecraft.server.transport.security import PUBLIC, own_origin

CLIENT = Path(__file__).resolve().parents[2] / "client"
"""Where `npm run build` puts the client."""
PAGE = "index.html"
ASSETS = "assets"
FOR_A_YEAR = {"Cache-Control": "public, max-age=31536000, immutable"}
"""For files whose names change with their content."""
ASK_AGAIN = {"Cache-Control": "no-cache"}
ENGINE = f"{ASSETS}/pocket-worker-"
ENGINE_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
"""The worker that plays without a server runs WebAssembly; no page of ours does."""
NOT_IN_SEARCH = {"X-Robots-Tag": "noindex"}
"""Tables and people: their pages are not for search engines."""

# The addresses of `web/src/routes.ts`. At any other one the page is the same, but says that nothing was found.
_OF_A_GAME = r"(guide/(?P<guided>\w+)(/[\w-]+)?|(rules|aid|components)/(?P<game>\w+))"
_ABOUT_SOMEBODY = r"tables/(?P<table>[\w-]+)(/(replay|analysis))?|people/[\w-]+"
ADDRESSES = re.compile(
    rf"(new|lobby|mine|(learn|puzzles)(/[\w-]+)?|{_OF_A_GAME}|rules|settings|account|ratings|about|offline"
    rf"|{_ABOUT_SOMEBODY})?",
    flags=re.ASCII,
)


@get(["/", "/{path:path}"], opt=PUBLIC, include_in_schema=False)
async def client(
    request: Request[Any, Any, Any],
    repository: use.Repository,
    settings: use.Settings,
    path: Annotated[str, PathParameter()] = "/",
) -> Response[bytes]:
    """Return a file of the client; for every other path, its page."""
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise denied(NotFound, "no_such_page")
    file = find_file(name)
    if file is not None:
        kind = guess_type(file.name)[0] or "application/octet-stream"
        caching = FOR_A_YEAR if name.startswith(f"{ASSETS}/") else ASK_AGAIN
        policy = {"Content-Security-Policy": ENGINE_POLICY} if name.startswith(ENGINE) else {}
        return Response(file.read_bytes(), media_type=kind, headers={**caching, **policy})
    if name.startswith(f"{ASSETS}/"):
        # A file of another version. A page would be taken for the script that it is not.
        return Response(b"", status_code=404, media_type="text/plain", headers=ASK_AGAIN)
    page = find_file(PAGE)
    if page is None:
        raise denied(Unavailable, "client_not_built")
    found = ADDRESSES.fullmatch(name)
    if found and (game := found["game"] or found["guided"]) and game not in game_ids():
        found = None
    language, origin = language_of(request.scope), own_origin(request.scope, settings)
    told = preview_of(None, language)
    if found and (table_id := found["table"]):
        invite = request.query_params.get("invite", "")
        try:
            async with repository.use(table_id) as table:
                require_sight(table, None, invite)
                told = preview_of(table, language, invite)
        except Refused:
            # A person who may not see the table must not learn that it exists.
            pass
    return Response(
        with_preview(page.read_text("utf-8"), told, origin, path).encode(),
        status_code=200 if found else 404,
        media_type="text/html",
        headers={**ASK_AGAIN, **(NOT_IN_SEARCH if name.startswith(("tables/", "people/")) else {})},
    )


def find_file(name: str) -> Path | None:
    """Return a file of the client, if there is one with this name."""
    try:
        file = (CLIENT / name).resolve()
        return file if name and file.is_relative_to(CLIENT) and file.is_file() else None
    except (OSError, ValueError):
        # Names that no file can have: too long, or with a NUL.
        return None
