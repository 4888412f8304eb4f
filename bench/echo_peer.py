"""The baseline of the load test: a server on the same stack that only echoes messages."""

import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect


@get("/healthz")
async def health() -> str:
    return "ok"


@websocket("/socket")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass


if __name__ == "__main__":
    uvicorn.run(
        Litestar([health, echo], openapi_config=None),
        port=int(sys.argv[1]),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )
