"""The review of a game as a page of one file: a link to share, which opens without the client."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery

from tradecraft.locales import Texts, languages
from tradecraft.server.transport.http import language_of
from tradecraft.server.transport.link_preview import PICTURE, Preview, with_preview
from tradecraft.server.transport.protocol.commands import Language
from tradecraft.server.transport.protocol.errors import refusals
from tradecraft.server.transport.routes import dependencies as use
from tradecraft.server.transport.routes.client import NOT_IN_SEARCH
from tradecraft.server.transport.security import own_origin

# The page brings its own style and script and may load nothing; as a sandbox it has no access to anything of the site,
# so other sites may embed it.
POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
    "form-action 'none'; sandbox allow-scripts"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cache-Control": "no-cache",
    **NOT_IN_SEARCH,
}
BEING_WORKED_OUT = ResponseSpec(
    data_container=str,
    description="It is being worked out; this page comes again by itself.",
    generate_examples=False,
    media_type=MediaType.HTML,
)
WAITING = (
    '<!doctype html><html lang="{language}"><meta charset="utf-8"><meta http-equiv="refresh" content="5"><p>{text}</p>'
)


@get(
    "/reviews/{table_id:str}",
    summary="Read a review as a page",
    tags=["Tables"],
    responses={202: BEING_WORKED_OUT, **refusals(404, 409)},
    media_type="text/html",
)
async def review_page(
    request: Request[Any, Any, Any],
    reviews: use.Reviews,
    settings: use.Settings,
    viewer: use.Viewer,
    table_id: use.TableId,
    invite: use.Invite = "",
    language: FromQuery[Language] = "",
) -> Response[str]:
    """Return the review of a finished game as a page of one file, to be shared, kept, embedded or printed."""
    language = language if language in languages() else language_of(request.scope)
    page = await reviews.page(viewer, table_id, invite, "standard", language)
    if page is None:
        return Response(waiting_page(language), status_code=202, media_type="text/html", headers=HEADERS)
    picture = f"/api/tables/{table_id}/picture" if not invite else PICTURE
    told = Preview(page.title, page.summary, picture)
    html = with_preview(page.html, told, own_origin(request.scope, settings), f"/reviews/{table_id}")
    return Response(html, media_type="text/html", headers=HEADERS)


def waiting_page(language: str) -> str:
    """Return a page that comes again by itself until the review is complete."""
    return WAITING.format(language=language, text=Texts(language).get("client-review-progress"))
