"""Signing in, settings, holidays, mutes, passkeys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody

from tradecraft.server.base64url import encoded
from tradecraft.server.operations.settings import Settings
from tradecraft.server.people import Identity, People, Person
from tradecraft.server.people.holidays import DAYS_A_YEAR
from tradecraft.server.people.passkeys import Site, passkey_id, site_of
from tradecraft.server.people.sessions import session_id
from tradecraft.server.store.passkeys import PasskeyRow
from tradecraft.server.store.people import SessionRow
from tradecraft.server.transport.protocol import people as wire
from tradecraft.server.transport.protocol.errors import WITH_BODY, refusals
from tradecraft.server.transport.routes import dependencies as use
from tradecraft.server.transport.security import (
    BY_COOKIE,
    LIMITS_GUESTS,
    LIMITS_SIGN_INS,
    credentials,
    public_origin,
    session_cookie,
)
from tradecraft.server.transport.user_agents import device_name

WITH_PASSWORD: dict[str, Any] = {"opt": LIMITS_SIGN_INS | BY_COOKIE, "responses": refusals(*WITH_BODY)}
"""What routes declare that ask for the password again."""


@dataclass(frozen=True)
class Browser:
    """The browser a request comes from, in which a session can begin."""

    request: Request[Any, Any, Any]
    people: People
    settings: Settings
    visitor: Identity | None

    @property
    def label(self) -> str:
        """The browser and the system it runs on, as far as it says so."""
        return device_name(self.request.headers.get("user-agent", ""))

    @property
    def site(self) -> Site:
        """The address at which people use passkeys; raise NotAllowed where browsers have none."""
        return site_of(public_origin(self.request.scope, self.settings))

    async def signed_in(self, person: Person, cookie: str) -> Response[wire.Myself]:
        """Answer a person who has signed in; the session whose cookie is replaced ends."""
        if self.visitor is not None and self.visitor.by == "cookie":
            await self.people.sign_out(self.visitor.session)
        return Response(await myself(self.people, person), cookies=[session_cookie(self.settings, cookie)])


async def provide_browser(
    request: Request[Any, Any, Any], people: use.People, settings: use.Settings, visitor: use.Visitor
) -> Browser:
    """Return the browser a request comes from."""
    return Browser(request, people, settings, visitor)


BrowserDependency: TypeAlias = NamedDependency[Browser]


class AuthController(Controller):
    """Signing in and out. What changes the session sets the cookie."""

    path = "/api"
    tags = ("People",)
    dependencies = {"browser": Provide(provide_browser)}  # noqa: RUF012

    @post("/guests", summary="Play as a guest", opt=LIMITS_GUESTS, responses=refusals(*WITH_BODY, 409))
    async def new_guest(self, browser: BrowserDependency, data: JSONBody[wire.NewGuest]) -> Response[wire.Myself]:
        """Sign in by a name alone. This replaces the session of this browser, if there is one."""
        return await browser.signed_in(*await browser.people.new_guest(data.name, data.language, browser.label))

    @post("/accounts", summary="Make an account", opt=LIMITS_GUESTS | BY_COOKIE, responses=refusals(*WITH_BODY, 409))
    async def register(self, browser: BrowserDependency, data: JSONBody[wire.NewAccount]) -> Response[wire.AccountMade]:
        """Make an account; a guest who is signed in becomes it, and keeps games and settings."""
        guest = browser.visitor.person if browser.visitor else None
        made = await browser.people.register(guest, data.name, data.password, data.language, browser.label)
        answer = wire.AccountMade(myself=await myself(browser.people, made.person), recovery_codes=list(made.codes))
        return Response(answer, cookies=[session_cookie(browser.settings, made.cookie)])

    @post("/session", summary="Sign in", opt=LIMITS_SIGN_INS, responses=refusals(*WITH_BODY))
    async def sign_in(self, browser: BrowserDependency, data: JSONBody[wire.SignIn]) -> Response[wire.Myself]:
        """Sign in by name and password. This replaces the session of this browser, if there is one."""
        return await browser.signed_in(*await browser.people.sign_in(data.name, data.password, browser.label))

    @post("/recovery", summary="Recover an account", opt=LIMITS_SIGN_INS, responses=refusals(*WITH_BODY))
    async def recover(self, browser: BrowserDependency, data: JSONBody[wire.Recovery]) -> Response[wire.Myself]:
        """Set a new password with a recovery code, and sign in. All other sessions of the account end."""
        signed_in = await browser.people.recover(data.name, data.code, data.new_password, browser.label)
        return await browser.signed_in(*signed_in)

    @post("/recovery/link", summary="Recover an account by a link", opt=LIMITS_SIGN_INS, responses=refusals(*WITH_BODY))
    async def recover_by_link(
        self, browser: BrowserDependency, data: JSONBody[wire.LinkRecovery]
    ) -> Response[wire.Myself]:
        """Set a new password with a mailed link, and sign in. All other sessions of the account end."""
        signed_in = await browser.people.recover_by_link(data.token, data.new_password, browser.label)
        return await browser.signed_in(*signed_in)

    @get("/session", summary="Who am I", responses=refusals())
    async def who_am_i(self, browser: BrowserDependency) -> Response[wire.Myself | None]:
        """Return who is signed in, or null. This renews a browser's cookie."""
        visitor, settings = browser.visitor, browser.settings
        if visitor is None:
            return Response(None)
        answer: Response[wire.Myself | None] = Response(await myself(browser.people, visitor.person))
        cookie = credentials(browser.request.scope, settings).cookie
        if visitor.by == "cookie" and cookie is not None:
            answer.set_cookie(session_cookie(settings, cookie))
        return answer

    @delete("/session", summary="Sign out", opt=BY_COOKIE, responses=refusals())
    async def sign_out(self, people: use.People, settings: use.Settings, identity: use.Identity) -> Response[None]:
        """Sign out here. A guest who does so cannot come back."""
        await people.sign_out(identity.session)
        return Response(None, cookies=[session_cookie(settings, "")])

    @get("/sessions", summary="Where am I signed in", opt=BY_COOKIE, responses=refusals())
    async def sessions(self, people: use.People, identity: use.Identity) -> list[wire.SessionInfo]:
        """List your sessions, the oldest first."""
        return [session_info(row, identity.session) for row in await people.sessions(identity.person)]

    @delete("/sessions", summary="Sign out everywhere", opt=BY_COOKIE, responses=refusals())
    async def sign_out_everywhere(
        self, people: use.People, settings: use.Settings, person: use.Person
    ) -> Response[None]:
        """Sign out here and everywhere else."""
        await people.sign_out_everywhere(person)
        return Response(None, cookies=[session_cookie(settings, "")])

    @delete("/sessions/{session_id:str}", summary="Sign out elsewhere", opt=BY_COOKIE, responses=refusals(404))
    async def sign_out_elsewhere(self, people: use.People, person: use.Person, session_id: use.SessionId) -> None:
        """End one of your sessions, by its id."""
        await people.sign_out_elsewhere(person, session_id)


class MyselfController(Controller):
    """Your own name, settings, password and mutes."""

    path = "/api/me"
    tags = ("People",)

    @put("/", summary="Change name, language or settings", responses=refusals(*WITH_BODY, 409))
    async def change(self, people: use.People, person: use.Person, data: JSONBody[wire.Changes]) -> wire.Myself:
        """Change what is given."""
        changed = await people.update(person, data.name, data.language, data.settings)
        return await myself(people, changed)

    @post("/deletion", summary="Delete myself", status_code=204, **WITH_PASSWORD)
    async def forget(
        self, people: use.People, settings: use.Settings, person: use.Person, data: JSONBody[wire.Deletion]
    ) -> Response[None]:
        """Delete everything about you and your bot accounts except your games, which no longer show your name."""
        await people.delete(person, data.password)
        return Response(None, cookies=[session_cookie(settings, "")])

    @get("/data", summary="Everything about me", opt=BY_COOKIE, responses=refusals())
    async def data(self, people: use.People, person: use.Person) -> Response[dict[str, Any]]:
        """Return everything the server has stored about you. Times are milliseconds since 1970."""
        disposition = 'attachment; filename="tradecraft.json"'
        return Response(await people.data_of(person), headers={"Content-Disposition": disposition})

    @put("/password", summary="Change the password", status_code=204, **WITH_PASSWORD)
    async def change_password(
        self, people: use.People, identity: use.Identity, data: JSONBody[wire.PasswordChange]
    ) -> None:
        """Set a new password. All your other sessions end."""
        await people.change_password(identity, data.password, data.new_password)

    @post("/recovery-codes", summary="New recovery codes", **WITH_PASSWORD)
    async def new_recovery_codes(
        self, people: use.People, person: use.Person, data: JSONBody[wire.PasswordProof]
    ) -> wire.RecoveryCodes:
        """Return new recovery codes; the old ones no longer work."""
        codes = await people.new_recovery_codes(person, data.password)
        return wire.RecoveryCodes(recovery_codes=list(codes))

    @get("/holiday", summary="My holiday", opt=BY_COOKIE, responses=refusals())
    async def holiday(self, people: use.People, person: use.Person) -> wire.MyHoliday:
        """Return your holiday that has begun or is to come, and how many days you have left."""
        return await my_holiday(people, person)

    @put("/holiday", summary="Go on holiday", opt=BY_COOKIE, responses=refusals(*WITH_BODY, 409))
    async def take_holiday(
        self, people: use.People, person: use.Person, data: JSONBody[wire.NewHoliday]
    ) -> wire.MyHoliday:
        """Say when you are away. The clocks of your friendly turn-based games wait, and you are not called."""
        await people.take_holiday(person, data.first, data.last, data.zone)
        return await my_holiday(people, person)

    @delete("/holiday", summary="End my holiday", status_code=200, opt=BY_COOKIE, responses=refusals(404))
    async def end_holiday(self, people: use.People, person: use.Person) -> wire.MyHoliday:
        """Be back now. Each day that has begun is counted whole; a holiday that has not begun costs nothing."""
        await people.end_holiday(person)
        return await my_holiday(people, person)

    @get("/mutes", summary="Whom have I muted", responses=refusals())
    async def mutes(self, people: use.People, person: use.Person) -> list[wire.PersonInfo]:
        """List the people you have muted, by name."""
        return [person_info(one) for one in await people.muted_persons(person)]

    @put("/mutes/{person_id:str}", summary="Mute a person", status_code=204, responses=refusals(404))
    async def mute(self, people: use.People, person: use.Person, person_id: use.PersonId) -> None:
        """Stop seeing what a person says."""
        await people.mute(person, person_id)

    @delete("/mutes/{person_id:str}", summary="Unmute a person", responses=refusals())
    async def unmute(self, people: use.People, person: use.Person, person_id: use.PersonId) -> None:
        """See again what a person says."""
        await people.unmute(person, person_id)


class PasskeysController(Controller):
    """Passkeys: signing in without a name and a password."""

    path = "/api"
    tags = ("Passkeys",)
    dependencies = {"browser": Provide(provide_browser)}  # noqa: RUF012

    @post("/passkeys/options", summary="Begin to sign in", opt=LIMITS_SIGN_INS, responses=refusals(403))
    async def passkey_options(self, browser: BrowserDependency) -> wire.PasskeyOptions:
        """Return a challenge, which can be used once and within five minutes."""
        site = browser.site
        return wire.PasskeyOptions(challenge=await browser.people.new_challenge(), site=site.name)

    @post("/passkeys/session", summary="Sign in by passkey", opt=LIMITS_SIGN_INS, responses=refusals(*WITH_BODY, 409))
    async def sign_in_by_passkey(
        self, browser: BrowserDependency, data: JSONBody[wire.PasskeySignIn]
    ) -> Response[wire.Myself]:
        """Sign in with what a device has signed. This replaces the session of this browser, if there is one."""
        response = {
            "authenticatorData": data.authenticator_data,
            "signature": data.signature,
            "userHandle": data.user,
        }
        answer = device_answer(data, response)
        return await browser.signed_in(*await browser.people.sign_in_by_passkey(browser.site, answer, browser.label))

    @get("/me/passkeys", summary="My passkeys", opt=BY_COOKIE, responses=refusals())
    async def list_passkeys(self, people: use.People, person: use.Person) -> list[wire.PasskeyInfo]:
        """List your passkeys, the oldest first."""
        return [passkey_info(row) for row in await people.passkeys(person)]

    @post("/me/passkey-options", summary="Begin to make a passkey", **WITH_PASSWORD)
    async def new_passkey_options(
        self, browser: BrowserDependency, person: use.Person, data: JSONBody[wire.PasswordProof]
    ) -> wire.NewPasskeyOptions:
        """Return what a device needs to make a passkey of your account, within five minutes."""
        site, people = browser.site, browser.people
        challenge = await people.new_passkey_challenge(person, data.password)
        return wire.NewPasskeyOptions(
            challenge=challenge,
            site=site.name,
            user=encoded(person.id.encode()),
            name=person.name,
            known=[encoded(row.credential) for row in await people.passkeys(person)],
        )

    @post("/me/passkeys", summary="Keep a passkey", opt=BY_COOKIE, responses=refusals(*WITH_BODY, 409))
    async def new_passkey(
        self, browser: BrowserDependency, person: use.Person, data: JSONBody[wire.NewPasskey]
    ) -> wire.PasskeyInfo:
        """Keep the passkey that a device has made."""
        answer = device_answer(data, {"attestationObject": data.attestation})
        return passkey_info(await browser.people.add_passkey(person, browser.site, data.name, answer))

    @delete("/me/passkeys/{passkey_id:str}", summary="Remove a passkey", opt=BY_COOKIE, responses=refusals(404))
    async def remove_passkey(self, people: use.People, person: use.Person, passkey_id: use.SessionId) -> None:
        """Remove one of your passkeys, by its id: nobody can sign in with it any more."""
        await people.remove_passkey(person, passkey_id)


CONTROLLERS = (AuthController, MyselfController, PasskeysController)


async def myself(people: People, person: Person) -> wire.Myself:
    """Return what a person is told about themselves."""
    return wire.Myself(
        id=person.id,
        kind=person.kind,
        name=person.name,
        language=person.language,
        settings=await people.settings(person),
        recovery_codes=await people.recovery_codes_left(person),
        passkeys=await people.passkeys_left(person),
    )


async def my_holiday(people: People, person: Person) -> wire.MyHoliday:
    """Return what a person is told about their holiday."""
    holiday, left = await people.holiday(person)
    start, until = (holiday.start_at, holiday.until_at) if holiday else (None, None)
    return wire.MyHoliday(start=start, until=until, days_left=left, days_a_year=DAYS_A_YEAR)


def person_info(person: Person) -> wire.PersonInfo:
    """Return what anyone may know about a person."""
    return wire.PersonInfo(id=person.id, kind=person.kind, name=person.name)


def session_info(row: SessionRow, current: str = "") -> wire.SessionInfo:
    """Return a session or a token as its owner sees it."""
    shown = {name: getattr(row, name) for name in ("label", "created_at", "seen_at")}
    return wire.SessionInfo(id=session_id(row), current=row.hash == current, **shown)


def passkey_info(row: PasskeyRow) -> wire.PasskeyInfo:
    """Return a passkey as its owner sees it."""
    return wire.PasskeyInfo(id=passkey_id(row), name=row.name, created_at=row.created_at, used_at=row.used_at)


def device_answer(data: wire.DeviceAnswer, response: dict[str, Any]) -> dict[str, Any]:
    """Return what a device has answered in the form that WebAuthn gives it."""
    named = {"id": data.credential, "rawId": data.credential, "type": "public-key"}
    return {**named, "response": {"clientDataJSON": data.client_data, **response}}
