"""People on the wire: accounts, sessions, settings, bot accounts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tradecraft.server.transport.protocol.base import PlainName, Wire, whole

Language = Annotated[str, msgspec.Meta(min_length=2, max_length=8)]
Password = Annotated[str, msgspec.Meta(max_length=200)]
"""A password, new or old; a new one needs at least eight characters."""
MailAddress = Annotated[
    str, msgspec.Meta(max_length=200, pattern=whole(r"[^@\s<>,;:\"()\[\]\\]+@[^@\s<>,;:\"()\[\]\\]+"))
]
RecoveryCode = Annotated[str, msgspec.Meta(max_length=40)]
Day = Annotated[str, msgspec.Meta(pattern=whole(r"\d{4}-\d\d-\d\d"), examples=["2026-12-03"])]
Zone = Annotated[str, msgspec.Meta(max_length=64, pattern=whole("[A-Za-z0-9_+/-]+"))]
Label = Annotated[str, msgspec.Meta(max_length=80)]
DeviceName = Annotated[
    str, msgspec.Meta(min_length=1, max_length=80, pattern=whole(r"[^\x00-\x1f\x7f]+"), examples=["Phone"])
]
Signed = Annotated[str, msgspec.Meta(min_length=1, max_length=8192, pattern=whole("[A-Za-z0-9_-]+"))]
"""Bytes in base64url, without padding."""


class PersonInfo(Wire, frozen=True):
    """What anyone may know about a person."""

    id: str
    kind: Literal["guest", "account", "bot"]
    name: str


class PersonalSettings(Wire, frozen=True):
    """A person's settings. `client` is the browser's own: up to 4 kB that the server only keeps."""

    colours: Literal["system", "light", "dark", "contrast"] = "system"
    motion: Literal["system", "full", "reduced"] = "system"
    sound: bool = False
    confirm_moves: bool = False
    show_chat: bool = True
    client: dict[str, Any] = msgspec.field(default_factory=dict)


class Myself(PersonInfo, frozen=True):
    """What you are told about yourself: also how many recovery codes are left, and how many passkeys there are."""

    language: str
    settings: PersonalSettings
    recovery_codes: int
    passkeys: int = 0


class NewGuest(Wire, frozen=True):
    """Sign in as a guest, by a name alone."""

    name: PlainName
    language: Language = "en"


class SignIn(Wire, frozen=True):
    """Sign in to an account."""

    name: PlainName
    password: Password


class NewAccount(SignIn, frozen=True):
    """Make an account. A guest who makes one keeps games and settings."""

    language: Language = "en"


class Recovery(Wire, frozen=True):
    """Set a new password with one of the recovery codes; each can be used once."""

    name: PlainName
    code: RecoveryCode
    new_password: Password


class RecoveryWays(Wire, frozen=True):
    """How accounts are recovered here besides recovery codes: by `mail`, if this server can send any."""

    mail: bool


class MailRecovery(Wire, frozen=True):
    """Ask for a link that recovers the accounts with a confirmed e-mail address."""

    address: MailAddress


class LinkRecovery(Wire, frozen=True):
    """Set a new password with what a mailed link says after `#recover=`; it can be used once, within an hour."""

    token: Annotated[str, msgspec.Meta(max_length=64, pattern=whole("[A-Za-z0-9_-]+"))]
    new_password: Password


class AccountMade(Wire, frozen=True):
    """A new account, with recovery codes that are shown only once."""

    myself: Myself
    recovery_codes: list[str]


class RecoveryCodes(Wire, frozen=True):
    """New recovery codes, shown only once; the old ones no longer work."""

    recovery_codes: list[str]


class Changes(Wire, frozen=True):
    """Changes of your own name, language or settings; what is null stays. Only guests can change their names."""

    name: PlainName | None = None
    language: Language | None = None
    settings: PersonalSettings | None = None


class PasswordProof(Wire, frozen=True):
    """Your password again, for what an unlocked browser alone must not allow."""

    password: Password


class PasswordChange(PasswordProof, frozen=True):
    """A new password. All your other sessions end."""

    new_password: Password


class Deletion(Wire, frozen=True):
    """Delete yourself for good. An account needs its password; a guest has none."""

    password: Password = ""


class SessionInfo(Wire, frozen=True):
    """One of your sessions, or a token of a bot account; the secret itself is shown only when it is made.

    `id` names it when you end it, `label` is what the browser called itself or what you called the token, and `current`
    is the session you ask from.
    """

    id: str
    label: str
    created_at: int
    seen_at: int
    current: bool


class NewHoliday(Wire, frozen=True):
    """A holiday from the `first` day to the `last`, both included, as your time zone has them."""

    first: Day
    last: Day
    zone: Zone = "UTC"


class MyHoliday(Wire, frozen=True):
    """Your holiday that is not over, if `start` and `until` are there; and the days you have left for a year."""

    start: int | None
    until: int | None
    days_left: int
    days_a_year: int


class PasskeyInfo(Wire, frozen=True):
    """One of your passkeys; `id` names it when you remove it, `name` is what you called the device."""

    id: str
    name: str
    created_at: int
    used_at: int | None


class PasskeyOptions(Wire, frozen=True):
    """What a browser needs to sign in by a passkey: a challenge for the device, and the name of this site to it."""

    challenge: str
    site: str


class NewPasskeyOptions(PasskeyOptions, frozen=True):
    """What a browser needs to make a passkey: also whose it will be, and those that a device need not make again."""

    user: str
    name: str
    known: list[str]


class DeviceAnswer(Wire, frozen=True):
    """What a device has answered, as WebAuthn has it, in base64url."""

    credential: Signed
    client_data: Signed


class NewPasskey(DeviceAnswer, frozen=True):
    """A passkey that a device has made, and what to call the device."""

    name: DeviceName
    attestation: Signed


class PasskeySignIn(DeviceAnswer, frozen=True):
    """Sign in by a passkey; the device knows whose it is."""

    authenticator_data: Signed
    signature: Signed
    user: Signed


class BotAccountInfo(Wire, frozen=True):
    """One of your bot accounts."""

    person: PersonInfo
    tokens: list[SessionInfo]


class NewBotAccount(Wire, frozen=True):
    """A bot that will play over the network."""

    name: PlainName


class NewToken(Wire, frozen=True):
    """Make one more token; `label` helps to tell them apart."""

    label: Label = ""


class BotAccountMade(Wire, frozen=True):
    """A new bot account, with a token that is shown only once."""

    person: PersonInfo
    token: str


class TokenMade(Wire, frozen=True):
    """A new token, shown only once."""

    token: str
