"""The log: lines of JSON for machines, readable lines in a terminal.

Logged are ids, codes, numbers and durations. Names, what people write, and secrets (cookies, tokens, passwords,
recovery codes, invites, seeds) are not: a path is logged as its template, without its query.
"""

from __future__ import annotations

import logging
import sys
from time import perf_counter
from typing import Any, TextIO

import structlog
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.types import Processor

from tradecraft.core.errors import Refused
from tradecraft.server.operations.metrics import Metrics
from tradecraft.server.transport.http import VISITOR

log = structlog.get_logger(__name__)

NOWHERE = "unknown"
"""The label of all unknown paths: clients can make up any."""


def configure_logs(level: str, stream: TextIO | None = None) -> None:
    """Send the log of this process to a stream, by default standard error."""
    stream = stream or sys.stderr
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
    ]
    # Plain tracebacks on purpose: richer ones show local variables, and with them secrets.
    rendering: list[Processor]
    if stream.isatty():
        plain = structlog.dev.plain_traceback
        rendering = [structlog.dev.ConsoleRenderer(exception_formatter=plain)]
    else:
        rendering = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[*shared, structlog.stdlib.PositionalArgumentsFormatter()],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *rendering],
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    wanted = logging.getLevelNamesMapping()[level.upper()]
    logging.getLogger("tradecraft").setLevel(wanted)
    # Of libraries only warnings are logged, whatever the level: they would log paths with queries, and messages.
    root.setLevel(max(wanted, logging.WARNING))
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def observed(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """Wrap an application so that each request and each socket is logged and counted when it ends."""

    async def observe(scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        # If there is no response, the client has gone or the server has failed.
        status = 500

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        try:
            await app(scope, receive, note)
        finally:
            _tell(scope, status, perf_counter() - began, metrics)

    return observe


async def log_faults(error: Exception, scope: Scope) -> None:
    """Log the exception of a request that failed by our own fault."""
    if isinstance(error, HTTPException) and error.status_code < 500:
        return
    if not isinstance(error, Refused | WebSocketException):
        log.error("request_failed", **_where(scope), exc_info=error)


def _tell(scope: Scope, status: int, seconds: float, metrics: Metrics) -> None:
    where = _where(scope)
    metrics.request(where["method"], where["path"], status, seconds)
    found: dict[str, Any] = {**scope}
    handler = found.get("route_handler")
    # Health checks come all the time.
    is_routine = handler is not None and handler.opt.get("public") and status < 400
    tell = log.debug if is_routine else log.info
    event = "socket" if scope["type"] == ScopeType.WEBSOCKET else "request"
    tell(event, **where, status=status, ms=round(seconds * 1000, 1))


def _where(scope: Scope) -> dict[str, str]:
    found: dict[str, Any] = {**scope}
    visitor = found.get("state", {}).get(VISITOR)
    told = {
        "method": str(found.get("method", "GET")),
        "path": str(found.get("path_template") or NOWHERE),
    }
    return {**told, "person": visitor.person.id} if visitor is not None else told
