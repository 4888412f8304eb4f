"""Calls on the wire: where and when you want to be told that it is your turn."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tradecraft.server.transport.protocol.base import TEXT_PATTERN, Wire, whole
from tradecraft.server.transport.protocol.people import MailAddress, Password, Zone

Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]
Address = Annotated[str, msgspec.Meta(min_length=3, max_length=2000, pattern=TEXT_PATTERN)]
Key = Annotated[str, msgspec.Meta(max_length=200, pattern=whole("[A-Za-z0-9_-]+={0,2}"))]
Form = Literal["json", "discord", "matrix"]
Kind = Literal["push", "mail", "webhook"]


class CallPreferences(Wire, frozen=True):
    """When you want to be called.

    `muted` stops all calls. From `quiet_from` to `quiet_to` calls wait, unless it is null; `digest` is the hour of the
    one e-mail a day that replaces the others; both in the time zone `zone`.
    """

    muted: bool = False
    quiet_from: Hour | None = None
    quiet_to: Hour = 8
    digest: Hour | None = None
    zone: Zone = "UTC"


class NewDevice(Wire, frozen=True, tag_field="kind", tag="push"):
    """Call a browser, by what its push subscription says."""

    endpoint: Address
    p256dh: Key
    auth: Key


class NewMail(Wire, frozen=True, tag_field="kind", tag="mail"):
    """Call an e-mail address, once its owner has followed the link in a first message.

    Accounts are also recovered by it, so it needs the password.
    """

    address: MailAddress
    password: Password


class NewWebhook(Wire, frozen=True, tag_field="kind", tag="webhook"):
    """Call an address of yours, in the form it understands."""

    url: Address
    form: Form = "json"


NewReceiver = NewDevice | NewMail | NewWebhook


class ReceiverInfo(Wire, frozen=True):
    """Where you are called. `shown` is the browser, the address or the host; `id` names it when you remove it."""

    id: str
    kind: Kind
    shown: str
    created_at: int
    confirmed: bool
    form: Form | None = None


class ReceiverMade(Wire, frozen=True):
    """A new receiver; `secret`, with which webhooks are signed, is shown only once."""

    receiver: ReceiverInfo
    secret: str = ""


class MyCalls(Wire, frozen=True):
    """Where and when you are called, the tables you are not called about, and what this server can do.

    `push_key` is the key browsers subscribe with.
    """

    preferences: CallPreferences
    receivers: list[ReceiverInfo]
    quiet_tables: list[str]
    push_key: str
    mail: bool
    webhooks: bool
