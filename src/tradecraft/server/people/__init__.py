"""Guests, accounts and bot accounts, and authentication of requests.

`service` is what the rest of the server uses; `accounts`, `bots` and `sessions` are its parts. `names` says what people
may be called, `passwords` hashes, `credentials` makes and checks cookies, tokens and recovery codes, `leagues` says
which games are rated.
"""

from tradecraft.server.people.passwords import Passwords
from tradecraft.server.people.service import People
from tradecraft.server.people.sessions import Identity
from tradecraft.server.tables.person import Person, PersonKind

__all__ = ["Identity", "Passwords", "People", "Person", "PersonKind"]
