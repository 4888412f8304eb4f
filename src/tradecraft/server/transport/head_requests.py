"""HEAD requests: answered like GET, without the body."""

from __future__ import annotations

from typing import Any, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send


def with_head(app: ASGIApp) -> ASGIApp:
    """Wrap an application so that it answers HEAD wherever it answers GET."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return

        # A copy: the web server still needs the original method.
        as_get = cast("dict[str, Any]", {**scope, "method": "GET"})

        async def send_head(message: Message) -> None:
            # The answer ends with its head, even where the body would never end.
            if message["type"] == "http.response.start":
                # The outer layers, which log requests and add headers, need the result of the routing too.
                cast("dict[str, Any]", scope).update({**as_get, "method": "HEAD"})
                await send(message)
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        await app(cast("Scope", as_get), receive, send_head)

    return answer
