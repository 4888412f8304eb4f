"""Dependencies of handlers: services by name (`people: PeopleDependency`), and parameters with their bounds.

The framework heeds the bounds of a parameter only in its own words, not in those of msgspec.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from tradecraft.server.operations.settings import Settings
from tradecraft.server.people import Identity, People, Person
from tradecraft.server.play.analyses import Analyses
from tradecraft.server.play.archive import Archive
from tradecraft.server.play.lobby import Lobby
from tradecraft.server.play.repository import TableRepository
from tradecraft.server.play.table_factory import TableFactory
from tradecraft.server.store import Store
from tradecraft.server.transport.protocol.base import ID_PATTERN, LONGEST_ID, TEXT_PATTERN, whole
from tradecraft.server.transport.sockets import Connections

PeopleDependency: TypeAlias = NamedDependency[People]
StoreDependency: TypeAlias = NamedDependency[Store]
SettingsDependency: TypeAlias = NamedDependency[Settings]
NowDependency: TypeAlias = NamedDependency[Callable[[], int]]
VisitorDependency: TypeAlias = NamedDependency[Identity | None]
"""`visitor`: the identity of the request, if there is one."""
IdentityDependency: TypeAlias = NamedDependency[Identity]
"""`identity`: the identity of the request; without one it is refused."""
PersonDependency: TypeAlias = NamedDependency[Person]
"""`person`: the person who asks; without a session the request is refused."""
RepositoryDependency: TypeAlias = NamedDependency[TableRepository]
FactoryDependency: TypeAlias = NamedDependency[TableFactory]
LobbyDependency: TypeAlias = NamedDependency[Lobby]
ArchiveDependency: TypeAlias = NamedDependency[Archive]
AnalysesDependency: TypeAlias = NamedDependency[Analyses]
ConnectionsDependency: TypeAlias = NamedDependency[Connections]

TableId: TypeAlias = Annotated[
    str, PathParameter(min_length=1, max_length=LONGEST_ID, pattern=ID_PATTERN, description="The id of a table.")
]
PersonId: TypeAlias = Annotated[
    str, PathParameter(min_length=1, max_length=LONGEST_ID, pattern=ID_PATTERN, description="The id of a person.")
]
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
LinesAfter: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The `next` of the part before.")]
