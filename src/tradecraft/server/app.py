"""The application: routes, security, schema, and the services behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from tradecraft.server.container import Container
from tradecraft.server.operations.logs import log_faults, observed
from tradecraft.server.operations.settings import from_environment
from tradecraft.server.operations.shutdown import on_stop_signal
from tradecraft.server.transport.head_requests import with_head
from tradecraft.server.transport.http import EXCEPTION_HANDLERS, StrictRequest
from tradecraft.server.transport.routes.about import AboutController
from tradecraft.server.transport.routes.bot_accounts import BotAccountsController
from tradecraft.server.transport.routes.calls import CallsController, RecoveryController, follow_link, link_page
from tradecraft.server.transport.routes.client import client
from tradecraft.server.transport.routes.content import ContentController
from tradecraft.server.transport.routes.docs import DocsController
from tradecraft.server.transport.routes.lessons import LessonsController
from tradecraft.server.transport.routes.operation import healthz, metrics
from tradecraft.server.transport.routes.people import CONTROLLERS as PEOPLE
from tradecraft.server.transport.routes.puzzles import PuzzlesController
from tradecraft.server.transport.routes.ratings import RatingsController
from tradecraft.server.transport.routes.reviews import review_page
from tradecraft.server.transport.routes.tables import PlayController, TablesController
from tradecraft.server.transport.security import (
    add_headers,
    provide_identity,
    provide_person,
    provide_viewer,
    provide_visitor,
)
from tradecraft.server.transport.socket_gate import with_socket_gate
from tradecraft.server.transport.socket_protocol import OpenSocket

PROVIDED = (
    *("people", "store", "settings", "now", "repository", "factory", "lobby", "archive", "pictures"),
    *("reviews", "study", "connections", "calls", "mail_recovery", "health_check", "metrics"),
)
"""The services of the container that routes can ask for."""


def create_app(container: Container | None = None, openapi_config: OpenAPIConfig | None = None) -> Litestar:
    """Return the application of a server, by default configured by the environment.

    Only `scripts/make_api_docs.py` configures OpenAPI: servers hand out the documentation that it writes.
    """
    container = container or Container(from_environment())

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        try:
            await container.start()
            with on_stop_signal(container.hub.close_all):
                yield
        finally:
            await container.stop()

    app = Litestar(
        route_handlers=[
            *PEOPLE,
            BotAccountsController,
            CallsController,
            RecoveryController,
            link_page,
            follow_link,
            TablesController,
            PlayController,
            RatingsController,
            AboutController,
            ContentController,
            LessonsController,
            PuzzlesController,
            DocsController,
            review_page,
            client,
            healthz,
            metrics,
        ],
        dependencies=_dependencies(container),
        middleware=[container.security],
        exception_handlers=EXCEPTION_HANDLERS,
        request_class=StrictRequest,
        websocket_class=OpenSocket,
        request_max_body_size=container.settings.message_bytes,
        before_send=[add_headers(container.settings)],
        after_exception=[log_faults],
        lifespan=[lifespan],
        # The process that serves configures its log itself.
        logging_config=None,
        compression_config=CompressionConfig(backend="gzip", minimum_size=2_000, exclude_opt_key="at_once"),
        openapi_config=openapi_config,
    )
    # Outside of routing, so that unknown paths are counted too.
    app.asgi_handler = with_socket_gate(observed(with_head(app.asgi_handler), container.metrics))
    return app


def _dependencies(container: Container) -> dict[str, Provide]:
    return {
        **{name: Provide(_always(getattr(container, name)), sync_to_thread=False) for name in PROVIDED},
        "visitor": Provide(provide_visitor),
        "viewer": Provide(provide_viewer),
        "identity": Provide(provide_identity),
        "person": Provide(provide_person),
    }


def _always(value: Any) -> Callable[[], Any]:
    return lambda: value
