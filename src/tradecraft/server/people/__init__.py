"""Who plays: guests, accounts and bot accounts, and how a request proves whose it is.

`model` says what a person is, `names` what they may be called, `passwords` hashes, `credentials` makes and checks the
secrets people carry, `service` is what the rest of the server talks to.
"""

from tradecraft.server.people.model import BotAccount, Identity, Registered, SessionNote, TokenNote
from tradecraft.server.people.passwords import Passwords
from tradecraft.server.people.service import People
from tradecraft.server.tables.person import Person, PersonKind

__all__ = [
    "BotAccount",
    "Identity",
    "Passwords",
    "People",
    "Person",
    "PersonKind",
    "Registered",
    "SessionNote",
    "TokenNote",
]
