"""Strict reading of requests, and responses for refusals."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Headers
from litestar.exceptions import HTTPException, InternalServerException, WebSocketException
from litestar.types import ExceptionHandlersMap, Scope

from tradecraft.core.errors import Refused
from tradecraft.locales import languages
from tradecraft.server.errors import Denied, TooMuch, denied
from tradecraft.server.transport.protocol.base import decode
from tradecraft.server.transport.protocol.errors import Refusal
from tradecraft.server.transport.refusals import as_refusal

VISITOR = "visitor"
"""The key of the visitor's identity in the state of a scope."""
FALLBACK_LANGUAGE = "en"


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is decoded straight into the type its handler names.

    Left alone, the framework decodes to anything first and then takes "1" for 1; and text that is not UTF-8, or nested
    without end, is not what it expects.
    """

    async def json(self) -> Any:
        """Return the body as what the handler takes; raise Denied if it is something else."""
        field = getattr(self.route_handler, "parsed_data_field", None)
        return decode(await self.body(), field.annotation if field else Any)


def language_of(scope: Scope) -> str:
    """Return the language of a request: the person's, else the first of the browser's that we have."""
    visitor = scope.get("state", {}).get(VISITOR)
    if visitor is not None:
        return str(visitor.person.language)
    wanted = Headers.from_scope(scope).get("accept-language", "")
    known = languages()
    for part in wanted.split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in known:
            return language
    return FALLBACK_LANGUAGE


def answer_refused(request: Request[Any, Any, Any], error: Refused) -> Response[Refusal]:
    """Answer a request that was refused."""
    status = error.status if isinstance(error, Denied) else Denied.status
    headers = {}
    if isinstance(error, TooMuch) and "seconds" in error.reason.params:
        headers["Retry-After"] = str(error.reason.params["seconds"])
    return Response(as_refusal(error, language_of(request.scope)), status_code=status, headers=headers)


def answer_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """Answer a request that the framework refused, in the same form and with the framework's status."""
    answer = as_refusal(_reason_for(error), language_of(request.scope))
    return Response(answer, status_code=error.status_code, headers=error.headers or {})


def closing(error: Refused) -> WebSocketException:
    """Return the exception that closes a refused WebSocket: 4000 plus the HTTP status, with the code as the reason."""
    status = error.status if isinstance(error, Denied) else Denied.status
    return WebSocketException(detail=error.reason.code, code=4000 + status)


def answer_fault(request: Request[Any, Any, Any], _: Exception) -> Response[Refusal]:
    """Answer a request that failed by our own fault; the details are for the log."""
    return answer_http_error(request, InternalServerException())


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    Refused: answer_refused,
    HTTPException: answer_http_error,
    Exception: answer_fault,
}


def _reason_for(error: HTTPException) -> Denied:
    if error.status_code == 404:
        return denied(Denied, "no_such_page")
    if error.status_code == 405:
        return denied(Denied, "no_such_method")
    if error.status_code == 413:
        return denied(Denied, "request_too_large")
    if error.status_code >= 500:
        # Details of our own faults are for the log.
        return denied(Denied, "server_fault")
    extra = error.extra if isinstance(error.extra, list) else []
    problems = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    return denied(Denied, "malformed_request", problem="; ".join(problems) or error.detail)
