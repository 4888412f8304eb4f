"""`serve`: the table server."""

from __future__ import annotations

import os

import uvicorn

from tradecraft.server.app import create_app
from tradecraft.server.parts import Parts
from tradecraft.server.settings import Settings, to_environment

GRACE_SECONDS = 10


def serve(settings: Settings, host: str, port: int, workers: int, proxies: str) -> None:
    """Run the server until it is asked to stop."""
    options: dict[str, object] = {
        "host": host,
        "port": port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "ws": "websockets-sansio",
        "ws_max_size": settings.message_bytes,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "proxy_headers": bool(proxies),
        "forwarded_allow_ips": proxies or None,
    }
    if workers == 1:
        uvicorn.run(create_app(Parts(settings)), **options)  # type: ignore[arg-type]
    else:
        os.environ.update(to_environment(settings))
        uvicorn.run("tradecraft.server.app:create_app", factory=True, workers=workers, **options)  # type: ignore[arg-type]
