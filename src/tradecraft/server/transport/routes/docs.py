"""The documentation of the API, as `scripts/make_api_docs.py` wrote it: a page without scripts, and OpenAPI."""

from __future__ import annotations

from importlib.resources import files

from litestar import Controller, Response, get

from tradecraft.server.transport.security import PUBLIC

ASSETS = files("tradecraft.server.transport") / "assets"


class DocsController(Controller):
    """The documentation for programmers."""

    path = "/api"
    include_in_schema = False
    opt = PUBLIC

    @get("/docs", sync_to_thread=False)
    def page(self) -> Response[bytes]:
        """Return the page."""
        return _asset("docs.html", "text/html")

    @get("/docs.css", sync_to_thread=False)
    def style(self) -> Response[bytes]:
        """Return the style sheet of the page."""
        return _asset("docs.css", "text/css")

    @get(["/schema", "/schema/openapi.json"], sync_to_thread=False)
    def document(self) -> Response[bytes]:
        """Return the OpenAPI document."""
        return _asset("openapi.json", "application/json")


def _asset(name: str, media_type: str) -> Response[bytes]:
    return Response((ASSETS / name).read_bytes(), media_type=media_type)
