"""`serve`: the table server, in one process or several."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Any

import typer
import uvicorn
from litestar import Litestar
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from tradecraft.cli.errors import OUR_FAULT, Reporting, preferred_language, printable, system_text
from tradecraft.core.registry import add_pack
from tradecraft.server.app import create_app
from tradecraft.server.container import Container
from tradecraft.server.errors import Denied, Unavailable, denied
from tradecraft.server.operations.logs import configure_logs
from tradecraft.server.operations.only_server import only_server
from tradecraft.server.operations.runtime import tune_runtime
from tradecraft.server.operations.settings import (
    DEFAULT_DATABASE,
    Settings,
    data_folder,
    from_environment,
    to_environment,
)
from tradecraft.server.store import open_store
from tradecraft.server.store.base import sqlite_path
from tradecraft.server.transport.request_guard import RequestGuard
from tradecraft.server.transport.socket_protocol import SocketProtocol
from tradecraft.terminal.texts import TerminalTexts

GRACE_SECONDS = 10
"""How long requests that are under way may take when the server is asked to stop."""
WAITING_CONNECTIONS = 2048
ANSWER_SECONDS = 60
"""How long one of several processes may take to answer that it is there, also while it starts on a slow machine."""


def serve(**given: Any) -> None:
    """Run the server until it is asked to stop."""
    language = preferred_language()
    with Reporting(language):
        lists = {name: tuple(value) for name, value in given.items() if isinstance(value, list)}
        settings = Settings(**given | lists)
        for folder in settings.packs:
            # Here, so that a mistake in a pack is told in one line before anything is started.
            add_pack(folder)
        if settings.workers > 1 and sqlite_path(settings.database) is not None:
            raise denied(Denied, "workers_need_postgres", workers=settings.workers)
        if settings.database == DEFAULT_DATABASE:
            _make_data_folder()
        # First of all the address: if a server has it already, its database is not touched.
        with closing(_listener(settings)) as listener, only_server(settings.database):
            asyncio.run(_prepare(settings))
            configure_logs(settings.log_level)
            _run(settings, listener, lambda: _tell_address(listener, settings, TerminalTexts(language)))


def worker() -> Litestar:
    """Return the application of a worker process, configured by the environment."""
    settings = from_environment()
    configure_logs(settings.log_level)
    return _application(settings)


def _application(settings: Settings) -> Litestar:
    app = create_app(Container(settings))
    tune_runtime()
    return app


def _run(settings: Settings, listener: socket.socket, tell: Callable[[], None]) -> None:
    if settings.workers > 1:
        os.environ.update(to_environment(settings))
        config = _config(settings, f"{__name__}:{worker.__name__}")
        tell()
        supervisor = Multiprocess(config, sockets=[listener])
        supervisor.run()
        if any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes):
            raise typer.Exit(OUR_FAULT)
        return
    server = _Server(_config(settings, lambda: _application(settings)), tell)
    # After it has stopped, the server raises the signal again that it was stopped by. That is no reason to complain.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    if not server.started:
        raise typer.Exit(OUR_FAULT)


class _Server(uvicorn.Server):
    """A server that says when it can be reached."""

    def __init__(self, config: uvicorn.Config, tell: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # The cause is in the log.
        with suppress(SystemExit):
            await super().startup(sockets)
        if self.started:
            self._tell()
        else:
            self.should_exit = True


def _config(settings: Settings, app: str | Callable[[], Litestar]) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=True,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        http=RequestGuard,
        ws=SocketProtocol,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_worker_healthcheck=ANSWER_SECONDS,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
    )


def _listener(settings: Settings) -> socket.socket:
    """Return a listening socket: connections wait while the server starts."""
    listener: socket.socket | None = None
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        listener = socket.socket(family, kind, protocol)
        if os.name == "posix":
            # On Windows this would share the port with another program.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(WAITING_CONNECTIONS)
        listener.set_inheritable(True)
        return listener
    except OSError as error:
        if listener is not None:
            listener.close()
        host, port = settings.host, str(settings.port)
        raise denied(Unavailable, "cannot_listen", host=host, port=port, why=system_text(error)) from error


async def _prepare(settings: Settings) -> None:
    """Migrate the database and check that it can be used, before anything starts."""
    async with open_store(settings.database):
        pass


def _make_data_folder() -> None:
    folder = data_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise denied(Unavailable, "database_unreadable", path=str(folder), why=system_text(error)) from error


def _tell_address(listener: socket.socket, settings: Settings, texts: TerminalTexts) -> None:
    host, port, *_ = listener.getsockname()
    shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = settings.url or f"http://{shown}:{port}"
    print(printable(texts.get("terminal-serving", address=address)), flush=True)
    if settings.url:
        print(printable(texts.get("terminal-serving_behind", address=f"http://{shown}:{port}")), flush=True)
