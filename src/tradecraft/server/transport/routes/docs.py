"""The documentation of the API: the OpenAPI document, and a page to read it without any script."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
from litestar import Controller, MediaType, Request, Response, Router, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

from tradecraft.server.transport.api_document import make_document
from tradecraft.server.transport.api_page import make_page
from tradecraft.server.transport.security import PUBLIC

STYLE = files("tradecraft.server.transport") / "assets" / "docs.css"


class DocumentPlugin(OpenAPIRenderPlugin):
    """Serves our document instead of the framework's own and its pages, which load scripts from elsewhere."""

    def __init__(self) -> None:
        """Serve one path."""
        super().__init__(path="/openapi.json", media_type=MediaType.JSON)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002
        """Return the document."""
        return msgspec.json.encode(make_document(request.app))


def schema_router() -> Router:
    """Return the router of the document."""
    return Router("/api/schema", route_handlers=[], include_in_schema=False, opt=PUBLIC)


class DocsController(Controller):
    """The documentation for programmers."""

    path = "/api"
    include_in_schema = False
    opt = PUBLIC

    @get("/docs", sync_to_thread=False, cache=True)
    def page(self, request: Request[Any, Any, Any]) -> Response[str]:
        """Return the document as a page."""
        return Response(make_page(make_document(request.app)), media_type="text/html")

    @get("/docs.css", sync_to_thread=False)
    def style(self) -> Response[bytes]:
        """Return the style sheet of the page."""
        return Response(STYLE.read_bytes(), media_type="text/css")
