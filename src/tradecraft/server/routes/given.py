"""What handlers are given: parts of the server by name (`people: GivenPeople`), and parameters with their bounds.

The framework heeds the bounds of a parameter only in its own words, not in those of msgspec.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from tradecraft.server.analyses import Analyses
from tradecraft.server.archive import Archive
from tradecraft.server.lobby import Lobby
from tradecraft.server.making import TableMaker
from tradecraft.server.people import Identity, People, Person
from tradecraft.server.protocol.base import ID_PATTERN, LONGEST_ID, TEXT_PATTERN, whole
from tradecraft.server.room import Room
from tradecraft.server.settings import Settings
from tradecraft.server.sockets import Connections
from tradecraft.server.store import Store

GivenPeople: TypeAlias = NamedDependency[People]
GivenStore: TypeAlias = NamedDependency[Store]
GivenSettings: TypeAlias = NamedDependency[Settings]
GivenNow: TypeAlias = NamedDependency[Callable[[], int]]
GivenVisitor: TypeAlias = NamedDependency[Identity | None]
"""`visitor`: whose the request is, if that can be told."""
GivenIdentity: TypeAlias = NamedDependency[Identity]
"""`identity`: whose the request is; without one it is refused."""
GivenPerson: TypeAlias = NamedDependency[Person]
"""`person`: who asks; without a session it is refused."""
GivenRoom: TypeAlias = NamedDependency[Room]
GivenMaker: TypeAlias = NamedDependency[TableMaker]
GivenLobby: TypeAlias = NamedDependency[Lobby]
GivenArchive: TypeAlias = NamedDependency[Archive]
GivenAnalyses: TypeAlias = NamedDependency[Analyses]
GivenConnections: TypeAlias = NamedDependency[Connections]

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
