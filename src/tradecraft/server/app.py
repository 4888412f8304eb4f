"""The application: routes, security, schema, and the parts behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from tradecraft import __version__
from tradecraft.server.document import COMPONENTS, DESCRIPTION, TAGS, operation_id
from tradecraft.server.door import with_door
from tradecraft.server.http import EXCEPTION_HANDLERS, StrictRequest
from tradecraft.server.logs import log_faults, observed
from tradecraft.server.parts import Parts
from tradecraft.server.routes.about import AboutController
from tradecraft.server.routes.client import client
from tradecraft.server.routes.content import ContentController, RulesController
from tradecraft.server.routes.docs import DocsController, DocumentPlugin, schema_router
from tradecraft.server.routes.operation import healthz, metrics
from tradecraft.server.routes.people import CONTROLLERS as PEOPLE
from tradecraft.server.routes.ratings import RatingsController
from tradecraft.server.routes.tables import PlayController, TablesController
from tradecraft.server.security import add_headers, provide_identity, provide_person, provide_visitor
from tradecraft.server.settings import from_environment
from tradecraft.server.stopping import when_asked_to_stop


def create_app(parts: Parts | None = None) -> Litestar:
    """Return the application of a server; by default one as the environment asks for it."""
    parts = parts or Parts(from_environment())

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        try:
            await parts.start()
            with when_asked_to_stop(parts.hub.close_all):
                yield
        finally:
            await parts.stop()

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
        dependencies=_dependencies(parts),
        middleware=[parts.security],
        exception_handlers=EXCEPTION_HANDLERS,
        request_class=StrictRequest,
        request_max_body_size=parts.settings.message_bytes,
        before_send=[add_headers(parts.settings)],
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
    # Outside of routing, so that addresses there are not are seen as well.
    app.asgi_handler = with_door(observed(app.asgi_handler, parts.metrics))
    return app


def _dependencies(parts: Parts) -> dict[str, Provide]:
    given: dict[str, Any] = {
        "people": parts.people,
        "store": parts.store,
        "settings": parts.settings,
        "now": parts.now,
        "room": parts.room,
        "maker": parts.maker,
        "lobby": parts.lobby,
        "archive": parts.archive,
        "analyses": parts.analyses,
        "connections": parts.connections,
        "doctor": parts.doctor,
        "metrics": parts.metrics,
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
