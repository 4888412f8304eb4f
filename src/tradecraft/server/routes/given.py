"""What the application gives to handlers that ask for it by name: `people: GivenPeople` and so on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from litestar.di import NamedDependency

from tradecraft.server.archive import Archive
from tradecraft.server.lobby import Lobby
from tradecraft.server.making import TableMaker
from tradecraft.server.people import Identity, People, Person
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
GivenConnections: TypeAlias = NamedDependency[Connections]
