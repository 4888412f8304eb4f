"""The application: routes, security, schema, and the services behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from tradecraft import __version__
from tradecraft.server.container import Container
from tradecraft.server.operations.logs import log_faults, observed
from tradecraft.server.operations.settings import from_environment
from tradecraft.server.operations.shutdown import on_stop_signal
from tradecraft.server.transport.api_document import COMPONENTS, DESCRIPTION, TAGS, operation_id
from tradecraft.server.transport.http import EXCEPTION_HANDLERS, StrictRequest
from tradecraft.server.transport.routes.about import AboutController
from tradecraft.server.transport.routes.client import client
from tradecraft.server.transport.routes.content import ContentController, RulesController
from tradecraft.server.transport.routes.docs import DocsController, DocumentPlugin, schema_router
from tradecraft.server.transport.routes.operation import healthz, metrics
from tradecraft.server.transport.routes.people import CONTROLLERS as PEOPLE
from tradecraft.server.transport.routes.ratings import RatingsController
from tradecraft.server.transport.routes.tables import PlayController, TablesController
from tradecraft.server.transport.security import add_headers, provide_identity, provide_person, provide_visitor
from tradecraft.server.transport.socket_gate import with_socket_gate


def create_app(container: Container | None = None) -> Litestar:
    """Return the application of a server; by default one as the environment asks for it."""
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
            TablesController,
            PlayController,
            RatingsController,
            AboutController,
            ContentController,
            RulesController,
            DocsController,
            client,
            healthz,
            metrics,
        ],
        dependencies=_dependencies(container),
        middleware=[container.security],
        exception_handlers=EXCEPTION_HANDLERS,
        request_class=StrictRequest,
        request_max_body_size=container.settings.message_bytes,
        before_send=[add_headers(container.settings)],
        after_exception=[log_faults],
        lifespan=[lifespan],
        # The process that serves configures its log itself.
        logging_config=None,
        compression_config=CompressionConfig(backend="gzip", minimum_size=2_000, exclude_opt_key="at_once"),
        openapi_config=OpenAPIConfig(
            title="Tradecraft",
            version=__version__,
            description=DESCRIPTION,
            components=COMPONENTS,
            tags=TAGS,
            operation_id_creator=operation_id,
            openapi_router=schema_router(),
            render_plugins=[DocumentPlugin()],
            use_handler_docstrings=True,
        ),
    )
    # Outside of routing, so that unknown paths are counted too.
    app.asgi_handler = with_socket_gate(observed(app.asgi_handler, container.metrics))
    return app


def _dependencies(container: Container) -> dict[str, Provide]:
    given: dict[str, Any] = {
        "people": container.people,
        "store": container.store,
        "settings": container.settings,
        "now": container.now,
        "repository": container.repository,
        "factory": container.factory,
        "lobby": container.lobby,
        "archive": container.archive,
        "analyses": container.analyses,
        "connections": container.connections,
        "health_check": container.health_check,
        "metrics": container.metrics,
    }
    provided = {name: Provide(_always(value), sync_to_thread=False) for name, value in given.items()}
    return {
        **provided,
        "visitor": Provide(provide_visitor),
        "identity": Provide(provide_identity),
        "person": Provide(provide_person),
    }


def _always(value: Any) -> Callable[[], Any]:
    return lambda: value
