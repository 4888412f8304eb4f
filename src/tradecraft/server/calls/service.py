"""Where and when people want to be called, and the links by which they say so without signing in."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Literal, NamedTuple, cast
from urllib.parse import urlsplit

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tradecraft.locales import Texts
from tradecraft.server.calls.mail import Mailer
from tradecraft.server.calls.outward import Outward
from tradecraft.server.calls.preferences import read_preferences
from tradecraft.server.calls.webhooks import WebhookData
from tradecraft.server.errors import Denied, NotAllowed, NotFound, denied
from tradecraft.server.operations.settings import Settings
from tradecraft.server.people import People, Person
from tradecraft.server.people.credentials import new_id
from tradecraft.server.people.holidays import zone_of
from tradecraft.server.people.sessions import refuse_without_account
from tradecraft.server.store import Store
from tradecraft.server.store import calls as queries
from tradecraft.server.store.calls import Receiver
from tradecraft.server.store.people import add_key, find_person, load_key
from tradecraft.server.transport.limits import Limiter
from tradecraft.server.transport.protocol import calls as wire

if TYPE_CHECKING:
    from tradecraft.server.calls.push import PushKey

MOST_RECEIVERS = 20
HOUR_SECONDS = 60 * 60
LONGEST_LABEL = 80

Purpose = Literal["confirm", "stop", "mute", "all"]


class Link(NamedTuple):
    """What a link does: confirm or end a receiver, mute a table or everything; `of` is the receiver or person."""

    purpose: Purpose
    of: str
    table: str = ""


class Calls:
    """The service for everything about being called, except the calling itself."""

    def __init__(self, settings: Settings, store: Store, people: People, now: Callable[[], int]) -> None:
        """Work on a store that is open before `open` is called."""
        self._store = store
        self._people = people
        self._now = now
        self.base = settings.url.rstrip("/") or f"http://{settings.host}:{settings.port}"
        self.hosts = settings.webhook_hosts
        self.outward = Outward(settings.private_calls)
        self.mailer = Mailer(settings.smtp, settings.mail_from, settings.url)
        self._subject = f"mailto:{settings.mail_from}" if settings.mail_from else self.base
        self._key = b""
        self._links = URLSafeSerializer(b"")
        self._push_secret = b""
        # Nobody can have a stranger's mailbox filled.
        self._mails = Limiter(3 / HOUR_SECONDS, 3, now)

    async def open(self) -> None:
        """Load the server's keys, or make them on the first start."""
        try:
            self._key, self._push_secret = await self._store.write(_load_or_make_keys)
        except IntegrityError:
            # Another process of the same server made them in the meantime.
            self._key, self._push_secret = await self._store.write(_load_or_make_keys)
        self._links = URLSafeSerializer(self._key, salt="tradecraft.calls")

    async def close(self) -> None:
        """Close what is open."""
        await self.outward.close()

    @cached_property
    def push(self) -> PushKey:
        """The key by which push services know this server."""
        from tradecraft.server.calls.push import PushKey

        assert self._push_secret, "the service is not open"
        return PushKey(self._push_secret, self._subject)

    def id_of(self, *parts: str | int) -> str:
        """Return the id of a call: the same whenever it is made, and nothing can be read from it."""
        text = " ".join(map(str, parts))
        return hmac.digest(self._key, text.encode(), "sha256").hex()[:32]

    def link(self, purpose: Purpose, of: str, table: str = "") -> str:
        """Return the address of a link."""
        return f"{self.base}/calls/{self._links.dumps([purpose, of, table])}"

    def read_link(self, token: str) -> Link:
        """Return what a link does; raise NotFound if this server did not make it."""
        try:
            return Link(*self._links.loads(token))
        except BadSignature:
            raise denied(NotFound, "no_such_link") from None

    async def language_of(self, link: Link) -> str | None:
        """Return the language of the person whom a link belongs to, if they are still there."""

        def work(connection: Connection) -> str | None:
            receiver = queries.find_receiver(connection, link.of)
            person = find_person(connection, receiver.person if receiver else link.of)
            return person.language if person else None

        return await self._store.read(work)

    async def follow(self, link: Link) -> None:
        """Do what a link is for; done again, it changes nothing."""

        def work(connection: Connection) -> None:
            receiver = queries.find_receiver(connection, link.of)
            if link.purpose == "confirm" and receiver:
                queries.confirm_receiver(connection, receiver.id, self._now())
            elif link.purpose == "stop" and receiver:
                queries.remove_receiver(connection, receiver.id, receiver.person)
            elif link.purpose == "mute":
                queries.set_quiet(connection, link.of, link.table, True)
            elif link.purpose == "all":
                preferences = read_preferences(queries.preferences_of(connection, link.of))
                muted = msgspec.structs.replace(preferences, muted=True)
                queries.set_preferences(connection, link.of, msgspec.json.encode(muted))

        await self._store.write(work)

    async def of(self, person: Person) -> wire.MyCalls:
        """Return where and when a person is called."""

        def work(connection: Connection) -> tuple[bytes | None, list[Receiver], list[str]]:
            return (
                queries.preferences_of(connection, person.id),
                queries.receivers_of(connection, person.id),
                queries.quiet_tables_of(connection, person.id),
            )

        preferences, receivers, quiet = await self._store.read(work)
        return wire.MyCalls(
            preferences=read_preferences(preferences),
            receivers=[receiver_info(one) for one in receivers],
            quiet_tables=quiet,
            push_key=self.push.public,
            mail=self.mailer.is_offered,
            webhooks=bool(self.hosts),
        )

    async def set_preferences(self, person: Person, preferences: wire.CallPreferences) -> None:
        """Keep when a person wants to be called."""
        zone_of(preferences.zone)
        data = msgspec.json.encode(preferences)
        await self._store.write(lambda connection: queries.set_preferences(connection, person.id, data))

    async def mute(self, person: Person, table: str, is_quiet: bool) -> None:
        """Stop calling a person about a table, or call them again."""

        def work(connection: Connection) -> None:
            if not queries.holds_seat(connection, person.id, table):
                raise denied(NotFound, "no_such_table", table=table)
            queries.set_quiet(connection, person.id, table, is_quiet)

        await self._store.write(work)

    async def add(self, person: Person, new: wire.NewReceiver, label: str) -> wire.ReceiverMade:
        """Add a receiver; an e-mail address is written to first."""
        if person.kind == "bot":
            raise denied(NotAllowed, "account_needed")
        now, secret = self._now(), ""
        match new:
            case wire.NewDevice():
                from tradecraft.server.calls.push import DeviceKeys, are_keys

                if not are_keys(new.p256dh, new.auth):
                    raise denied(Denied, "call_url_bad")
                await self.outward.require_allowed(new.endpoint)
                address, data = new.endpoint, msgspec.json.encode(DeviceKeys(new.p256dh, new.auth))
            case wire.NewMail():
                refuse_without_account(person)
                if not self.mailer.is_offered:
                    raise denied(NotAllowed, "no_mail_here")
                await self._people.prove(person, new.password)
                self._mails.take(new.address.lower())
                self._mails.take(person.id)
                address, data = new.address, b"{}"
            case wire.NewWebhook():
                refuse_without_account(person)
                await self.outward.require_allowed(new.url, self.hosts)
                secret = secrets.token_urlsafe(32)
                address, data = new.url, msgspec.json.encode(WebhookData(new.form, secret))
        kind = str(new.__struct_config__.tag)
        shown = "".join(sign for sign in label if sign.isprintable())[:LONGEST_LABEL] if kind == "push" else ""
        receiver = Receiver(new_id(), person.id, kind, address, shown, data, now, None if kind == "mail" else now)

        def work(connection: Connection) -> None:
            if len(queries.receivers_of(connection, person.id)) >= MOST_RECEIVERS:
                raise denied(NotAllowed, "too_many_receivers", most=MOST_RECEIVERS)
            queries.add_receiver(connection, receiver)

        await self._store.write(work)
        if kind == "mail":
            await self._ask_to_confirm(receiver, person)
        return wire.ReceiverMade(receiver=receiver_info(receiver), secret=secret)

    async def remove(self, person: Person, id: str) -> None:
        """Remove a receiver of a person."""
        if not await self._store.write(lambda connection: queries.remove_receiver(connection, id, person.id)):
            raise denied(NotFound, "no_such_receiver")

    async def _ask_to_confirm(self, receiver: Receiver, person: Person) -> None:
        texts = Texts(person.language)
        lines = [
            texts.get("call-confirm", name=person.name),
            self.link("confirm", receiver.id),
            "",
            texts.get("call-confirm_not"),
        ]
        await self.mailer.send(
            receiver.address, self.id_of("confirm", receiver.id), texts.get("call-confirm_title"), lines
        )


def receiver_info(receiver: Receiver) -> wire.ReceiverInfo:
    """Return a receiver as its owner sees it; of the addresses of devices and webhooks, which are secrets, the host."""
    form = None
    shown = receiver.label or urlsplit(receiver.address).hostname or ""
    if receiver.kind == "webhook":
        form = cast("wire.Form", msgspec.json.decode(receiver.data, type=WebhookData).form)
    elif receiver.kind == "mail":
        shown = receiver.address
    return wire.ReceiverInfo(
        id=receiver.id,
        kind=cast("wire.Kind", receiver.kind),
        shown=shown,
        created_at=receiver.created_at,
        confirmed=receiver.confirmed_at is not None,
        form=form,
    )


def _load_or_make_keys(connection: Connection) -> tuple[bytes, bytes]:
    makers: dict[str, Callable[[], bytes]] = {"calls": lambda: secrets.token_bytes(32), "push": _new_push_secret}
    keys: list[bytes] = []
    for name, make in makers.items():
        key = load_key(connection, name)
        if key is None:
            key = make()
            add_key(connection, name, key)
        keys.append(key)
    return keys[0], keys[1]


def _new_push_secret() -> bytes:
    from tradecraft.server.calls.push import PushKey

    return PushKey.new_secret()
