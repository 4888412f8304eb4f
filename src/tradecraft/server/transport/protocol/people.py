"""People on the wire: what one says about oneself, and what one is told."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tradecraft.server.transport.protocol.base import PlainName, Wire

Language = Annotated[str, msgspec.Meta(min_length=2, max_length=8)]
Password = Annotated[str, msgspec.Meta(max_length=200)]
"""A password, new or old; a new one needs at least eight signs."""
RecoveryCode = Annotated[str, msgspec.Meta(max_length=40)]
Label = Annotated[str, msgspec.Meta(max_length=80)]


class PersonInfo(Wire, frozen=True):
    """What anybody may know of a person."""

    id: str
    kind: Literal["guest", "account", "bot"]
    name: str


class PersonalSettings(Wire, frozen=True):
    """How somebody likes the table. `client` is the browser's own: up to 4 kB that the server only keeps."""

    colours: Literal["system", "light", "dark", "contrast"] = "system"
    motion: Literal["system", "full", "reduced"] = "system"
    sound: bool = True
    confirm_moves: bool = False
    show_chat: bool = True
    client: dict[str, Any] = msgspec.field(default_factory=dict)


class Myself(Wire, frozen=True):
    """What somebody is told about themselves. `recovery_codes` is how many are left."""

    id: str
    kind: Literal["guest", "account", "bot"]
    name: str
    language: str
    settings: PersonalSettings
    recovery_codes: int


class NewGuest(Wire, frozen=True):
    """Somebody who wants to play at once."""

    name: PlainName
    language: Language = "en"


class NewAccount(Wire, frozen=True):
    """Somebody who wants to come back, from anywhere. A guest who asks for it keeps games and settings."""

    name: PlainName
    password: Password
    language: Language = "en"


class SignIn(Wire, frozen=True):
    """Somebody who is back."""

    name: PlainName
    password: Password


class Recovery(Wire, frozen=True):
    """Somebody who forgot the password and has one of the recovery codes; each can be used once."""

    name: PlainName
    code: RecoveryCode
    new_password: Password


class AccountMade(Wire, frozen=True):
    """A new account, with the recovery codes that are shown this once."""

    myself: Myself
    recovery_codes: list[str]


class RecoveryCodes(Wire, frozen=True):
    """New recovery codes, shown this once; the old ones no longer work."""

    recovery_codes: list[str]


class Changes(Wire, frozen=True):
    """What somebody changes about themselves; what is null stays as it is. Only guests can change their names."""

    name: PlainName | None = None
    language: Language | None = None
    settings: PersonalSettings | None = None


class PasswordChange(Wire, frozen=True):
    """A new password. Everywhere else one is signed out."""

    password: Password
    new_password: Password


class PasswordProof(Wire, frozen=True):
    """The password once more, for what a borrowed browser should not be enough."""

    password: Password


class SessionInfo(Wire, frozen=True):
    """One place where one is signed in; `label` is what the browser called itself."""

    label: str
    created_at: int
    seen_at: int
    current: bool


class TokenInfo(Wire, frozen=True):
    """One token of a bot account; the token itself is shown only when it is made."""

    label: str
    created_at: int
    seen_at: int


class BotAccountInfo(Wire, frozen=True):
    """A bot account that belongs to one."""

    person: PersonInfo
    tokens: list[TokenInfo]


class NewBotAccount(Wire, frozen=True):
    """A bot that will play over the network."""

    name: PlainName


class NewToken(Wire, frozen=True):
    """A wish for one more token; `label` helps to tell them apart."""

    label: Label = ""


class BotAccountMade(Wire, frozen=True):
    """A new bot account, with a token that is shown this once."""

    person: PersonInfo
    token: str


class TokenMade(Wire, frozen=True):
    """A new token, shown this once."""

    token: str
