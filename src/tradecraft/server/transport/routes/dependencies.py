"""Dependencies of handlers: services by name (`people: use.People`), and parameters with their bounds.

The framework heeds the bounds of a parameter only in its own words, not in those of msgspec.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from tradecraft.server import people, store
from tradecraft.server.calls import recovery
from tradecraft.server.calls import service as call_service
from tradecraft.server.operations import health, metrics, settings
from tradecraft.server.play import archive, lobby, pictures, repository, reviews, study, table_factory
from tradecraft.server.transport import sockets
from tradecraft.server.transport.protocol.base import ID_PATTERN, LONGEST_ID, TEXT_PATTERN, whole

People: TypeAlias = NamedDependency[people.People]
Store: TypeAlias = NamedDependency[store.Store]
Settings: TypeAlias = NamedDependency[settings.Settings]
Now: TypeAlias = NamedDependency[Callable[[], int]]
Visitor: TypeAlias = NamedDependency[people.Identity | None]
"""`visitor`: the identity of the request, if there is one."""
Viewer: TypeAlias = NamedDependency[people.Person | None]
"""`viewer`: the person who asks, if the request says who it is."""
Identity: TypeAlias = NamedDependency[people.Identity]
"""`identity`: the identity of the request; without one it is refused."""
Person: TypeAlias = NamedDependency[people.Person]
"""`person`: the person who asks; without a session the request is refused."""
Calls: TypeAlias = NamedDependency[call_service.Calls]
MailRecovery: TypeAlias = NamedDependency[recovery.MailRecovery]
Repository: TypeAlias = NamedDependency[repository.TableRepository]
Factory: TypeAlias = NamedDependency[table_factory.TableFactory]
Lobby: TypeAlias = NamedDependency[lobby.Lobby]
Archive: TypeAlias = NamedDependency[archive.Archive]
Pictures: TypeAlias = NamedDependency[pictures.Pictures]
Reviews: TypeAlias = NamedDependency[reviews.Reviews]
Study: TypeAlias = NamedDependency[study.Study]
Connections: TypeAlias = NamedDependency[sockets.Connections]
HealthCheck: TypeAlias = NamedDependency[health.HealthCheck]
Metrics: TypeAlias = NamedDependency[metrics.Metrics]


def _id_of(thing: str) -> PathParameter:
    return PathParameter(min_length=1, max_length=LONGEST_ID, pattern=ID_PATTERN, description=f"The id of a {thing}.")


TableId: TypeAlias = Annotated[str, _id_of("table")]
PersonId: TypeAlias = Annotated[str, _id_of("person")]
SessionId: TypeAlias = Annotated[str, PathParameter(max_length=64, description="The id of a session.")]
GameId: TypeAlias = Annotated[str, PathParameter(max_length=LONGEST_ID, description="The id of a game.")]
Players: TypeAlias = Annotated[int, PathParameter(description="How many play.")]
Invite: TypeAlias = Annotated[
    str,
    QueryParameter(max_length=64, pattern=TEXT_PATTERN, description="The secret of the link, where one is needed."),
]
Since: TypeAlias = Annotated[int, QueryParameter(ge=0, le=10_000_000, description="The last version that is known.")]
PageAfter: TypeAlias = Annotated[
    str, QueryParameter(max_length=64, pattern=whole("[A-Za-z0-9._-]*"), description="The `next` of the page before.")
]
Limit: TypeAlias = Annotated[int, QueryParameter(ge=1, le=100, description="How many lines.")]
Entry: TypeAlias = Annotated[int, QueryParameter(ge=0, le=100_000, description="An entry of the game, from 1.")]
SeatOf: TypeAlias = Annotated[int, QueryParameter(ge=0, le=7, description="A seat, from 0.")]
LinesAfter: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The `next` of the part before.")]
