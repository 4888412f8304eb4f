"""For administrators: health and metrics."""

from __future__ import annotations

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from tradecraft.server.errors import NotFound, denied
from tradecraft.server.operations.health import Health
from tradecraft.server.operations.metrics import CONTENT_TYPE
from tradecraft.server.transport.protocol.errors import refusals
from tradecraft.server.transport.routes import dependencies as use
from tradecraft.server.transport.security import PUBLIC

FRESH = {"Cache-Control": "no-store"}


@get(
    "/healthz",
    opt=PUBLIC,
    tags=["Operation"],
    summary="Is the server well?",
    responses={503: ResponseSpec(Health, description="The database or the bots cannot be reached.")},
)
async def healthz(health_check: use.HealthCheck) -> Response[Health]:
    """Answer 200 if games can be played, and 503 if the database or the bots cannot be reached."""
    health = await health_check.check()
    return Response(health, status_code=200 if health.is_well else 503, headers=FRESH)


@get(
    "/metrics",
    opt=PUBLIC,
    tags=["Operation"],
    summary="What is counted",
    media_type="text/plain",
    responses=refusals(404),
)
async def metrics(metrics: use.Metrics, settings: use.Settings) -> Response[bytes]:
    """Return the metrics of this process in the text format of Prometheus, if they are switched on."""
    if not settings.metrics:
        raise denied(NotFound, "no_such_page")
    return Response(metrics.text(), media_type=CONTENT_TYPE, headers=FRESH)
