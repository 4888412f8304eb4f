"""The browser client: its built files, and its one page at every path that belongs to nothing else."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter

from tradecraft.server.errors import NotFound, Unavailable, denied
from tradecraft.server.transport.security import PUBLIC

CLIENT = Path(__file__).resolve().parents[2] / "client"
"""Where `npm run build` puts the client."""
PAGE = "index.html"
FOR_A_YEAR = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""
ASK_AGAIN = "no-cache"


@get(["/", "/{path:path}"], opt=PUBLIC, include_in_schema=False)
async def client(path: Annotated[str, PathParameter()] = "/") -> Response[bytes]:
    """Return a file of the client; for every other path, its page."""
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise denied(NotFound, "no_such_page")
    file = (CLIENT / name).resolve()
    if not name or not file.is_relative_to(CLIENT) or not file.is_file():
        file = CLIENT / PAGE
    if not file.is_file():
        raise denied(Unavailable, "client_not_built")
    caching = FOR_A_YEAR if file.parent.name == "assets" else ASK_AGAIN
    kind = guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": caching})
