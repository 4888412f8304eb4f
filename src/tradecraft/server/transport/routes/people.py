"""Who one is: coming in, coming back, settings, bot accounts, mutes."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import JSONBody

from tradecraft.server.people import Identity, People, Person
from tradecraft.server.transport.protocol.errors import WITH_BODY, refusals
from tradecraft.server.transport.protocol.people import (
    AccountMade,
    BotAccountInfo,
    BotAccountMade,
    Changes,
    Myself,
    NewAccount,
    NewBotAccount,
    NewGuest,
    NewToken,
    PasswordChange,
    PasswordProof,
    PersonInfo,
    Recovery,
    RecoveryCodes,
    SessionInfo,
    SignIn,
    TokenInfo,
    TokenMade,
)
from tradecraft.server.transport.routes.dependencies import (
    IdentityDependency,
    PeopleDependency,
    PersonDependency,
    PersonId,
    SettingsDependency,
    VisitorDependency,
)
from tradecraft.server.transport.security import (
    BY_COOKIE,
    LIMITS_GUESTS,
    LIMITS_SIGN_INS,
    credentials,
    ended_cookie,
    session_cookie,
)


class AuthController(Controller):
    """Coming in and coming back. What changes the session sets the cookie."""

    path = "/api"
    tags = ("People",)

    @post("/guests", summary="Play as a guest", opt=LIMITS_GUESTS, responses=refusals(*WITH_BODY))
    async def new_guest(
        self,
        request: Request[Any, Any, Any],
        people: PeopleDependency,
        settings: SettingsDependency,
        visitor: VisitorDependency,
        data: JSONBody[NewGuest],
    ) -> Response[Myself]:
        """Let somebody in by a name alone. Whoever was signed in on this browser before is no longer."""
        person, cookie = await people.new_guest(data.name, data.language, label_of(request))
        await leave(people, visitor)
        return Response(await myself(people, person), cookies=[session_cookie(settings, cookie)])

    @post("/accounts", summary="Make an account", opt=LIMITS_GUESTS | BY_COOKIE, responses=refusals(*WITH_BODY, 409))
    async def register(
        self,
        request: Request[Any, Any, Any],
        people: PeopleDependency,
        settings: SettingsDependency,
        visitor: VisitorDependency,
        data: JSONBody[NewAccount],
    ) -> Response[AccountMade]:
        """Make an account; a guest who is signed in becomes it, and keeps games and settings."""
        guest = visitor.person if visitor else None
        made = await people.register(guest, data.name, data.password, data.language, label_of(request))
        answer = AccountMade(myself=await myself(people, made.person), recovery_codes=list(made.codes))
        return Response(answer, cookies=[session_cookie(settings, made.cookie)])

    @post("/session", summary="Sign in", opt=LIMITS_SIGN_INS, responses=refusals(*WITH_BODY))
    async def sign_in(
        self,
        request: Request[Any, Any, Any],
        people: PeopleDependency,
        settings: SettingsDependency,
        visitor: VisitorDependency,
        data: JSONBody[SignIn],
    ) -> Response[Myself]:
        """Sign in by name and password. Whoever was signed in on this browser before is no longer."""
        person, cookie = await people.sign_in(data.name, data.password, label_of(request))
        await leave(people, visitor)
        return Response(await myself(people, person), cookies=[session_cookie(settings, cookie)])

    @post("/recovery", summary="Recover an account", opt=LIMITS_SIGN_INS, responses=refusals(*WITH_BODY))
    async def recover(
        self,
        request: Request[Any, Any, Any],
        people: PeopleDependency,
        settings: SettingsDependency,
        visitor: VisitorDependency,
        data: JSONBody[Recovery],
    ) -> Response[Myself]:
        """Set a new password by a recovery code, and sign in. Everywhere else one is signed out."""
        person, cookie = await people.recover(data.name, data.code, data.new_password, label_of(request))
        await leave(people, visitor)
        return Response(await myself(people, person), cookies=[session_cookie(settings, cookie)])

    @get("/session", summary="Who am I", responses=refusals())
    async def who_am_i(
        self,
        request: Request[Any, Any, Any],
        people: PeopleDependency,
        settings: SettingsDependency,
        visitor: VisitorDependency,
    ) -> Response[Myself | None]:
        """Return who is signed in, or null. A browser's cookie is renewed by it."""
        if visitor is None:
            return Response(None)
        answer: Response[Myself | None] = Response(await myself(people, visitor.person))
        cookie = credentials(request.scope, settings).cookie
        if visitor.by == "cookie" and cookie is not None:
            answer.set_cookie(session_cookie(settings, cookie))
        return answer

    @delete("/session", summary="Sign out", opt=BY_COOKIE, responses=refusals())
    async def sign_out(
        self, people: PeopleDependency, settings: SettingsDependency, identity: IdentityDependency
    ) -> Response[None]:
        """Sign out here. A guest who does so cannot come back."""
        await people.sign_out(identity.session)
        return Response(None, cookies=[ended_cookie(settings)])

    @get("/sessions", summary="Where am I signed in", opt=BY_COOKIE, responses=refusals())
    async def sessions(self, people: PeopleDependency, identity: IdentityDependency) -> list[SessionInfo]:
        """List where one is signed in, the oldest first."""
        return [
            SessionInfo(
                label=note.label,
                created_at=note.created_at,
                seen_at=note.seen_at,
                current=note.hash == identity.session,
            )
            for note in await people.sessions(identity.person)
        ]

    @delete("/sessions", summary="Sign out everywhere", opt=BY_COOKIE, responses=refusals())
    async def sign_out_everywhere(
        self, people: PeopleDependency, settings: SettingsDependency, identity: IdentityDependency
    ) -> Response[None]:
        """Sign out here and everywhere else."""
        await people.sign_out_everywhere(identity.person)
        return Response(None, cookies=[ended_cookie(settings)])


class MyselfController(Controller):
    """What somebody says about themselves."""

    path = "/api/me"
    tags = ("People",)

    @put("/", summary="Change name, language or settings", responses=refusals(*WITH_BODY))
    async def change(self, people: PeopleDependency, person: PersonDependency, data: JSONBody[Changes]) -> Myself:
        """Change what is given."""
        changed = await people.update(person, data.name, data.language, data.settings)
        return await myself(people, changed)

    @delete("/", summary="Delete myself", opt=BY_COOKIE, responses=refusals())
    async def forget(
        self, people: PeopleDependency, settings: SettingsDependency, identity: IdentityDependency
    ) -> Response[None]:
        """Forget everything about one but the games, where nobody's name stands from now on."""
        await people.delete(identity.person)
        return Response(None, cookies=[ended_cookie(settings)])

    @put(
        "/password",
        summary="Change the password",
        opt=LIMITS_SIGN_INS | BY_COOKIE,
        status_code=204,
        responses=refusals(*WITH_BODY),
    )
    async def change_password(
        self, people: PeopleDependency, identity: IdentityDependency, data: JSONBody[PasswordChange]
    ) -> None:
        """Set a new password. Everywhere else one is signed out."""
        await people.change_password(identity, data.password, data.new_password)

    @post(
        "/recovery-codes",
        summary="New recovery codes",
        opt=LIMITS_SIGN_INS | BY_COOKIE,
        responses=refusals(*WITH_BODY),
    )
    async def new_recovery_codes(
        self, people: PeopleDependency, identity: IdentityDependency, data: JSONBody[PasswordProof]
    ) -> RecoveryCodes:
        """Return new recovery codes; the old ones no longer work."""
        codes = await people.new_recovery_codes(identity.person, data.password)
        return RecoveryCodes(recovery_codes=list(codes))

    @get("/mutes", summary="Whom have I muted", responses=refusals())
    async def mutes(self, people: PeopleDependency, person: PersonDependency) -> list[PersonInfo]:
        """List those whose words one does not see, by name."""
        return [person_info(one) for one in await people.muted_persons(person)]

    @put("/mutes/{person_id:str}", summary="Mute somebody", status_code=204, responses=refusals(404))
    async def mute(self, people: PeopleDependency, person: PersonDependency, person_id: PersonId) -> None:
        """Do not see what somebody says."""
        await people.mute(person, person_id)

    @delete("/mutes/{person_id:str}", summary="Unmute somebody", responses=refusals())
    async def unmute(self, people: PeopleDependency, person: PersonDependency, person_id: PersonId) -> None:
        """See again what somebody says."""
        await people.unmute(person, person_id)


class BotAccountsController(Controller):
    """Players that are programs of somebody's own."""

    path = "/api/me/bots"
    tags = ("Bot accounts",)
    opt = BY_COOKIE

    @get("/", summary="My bot accounts", responses=refusals())
    async def bots(self, people: PeopleDependency, identity: IdentityDependency) -> list[BotAccountInfo]:
        """List one's bot accounts and their tokens, the oldest first."""
        return [
            BotAccountInfo(
                person=person_info(bot.person),
                tokens=[
                    TokenInfo(label=token.label, created_at=token.created_at, seen_at=token.seen_at)
                    for token in bot.tokens
                ],
            )
            for bot in await people.bots(identity.person)
        ]

    @post("/", summary="Make a bot account", responses=refusals(*WITH_BODY, 409))
    async def new_bot(
        self, people: PeopleDependency, identity: IdentityDependency, data: JSONBody[NewBotAccount]
    ) -> BotAccountMade:
        """Make a bot account with a first token, which is shown this once."""
        bot, token = await people.new_bot(identity.person, data.name)
        return BotAccountMade(person=person_info(bot), token=token)

    @post("/{bot_id:str}/tokens", summary="One more token", responses=refusals(*WITH_BODY, 404))
    async def new_token(
        self, people: PeopleDependency, identity: IdentityDependency, bot_id: PersonId, data: JSONBody[NewToken]
    ) -> TokenMade:
        """Return one more token of a bot account, which is shown this once."""
        return TokenMade(token=await people.new_token(identity.person, bot_id, data.label))

    @delete("/{bot_id:str}/tokens", summary="Revoke all tokens", responses=refusals(404))
    async def revoke_tokens(self, people: PeopleDependency, identity: IdentityDependency, bot_id: PersonId) -> None:
        """Make all tokens of a bot account worthless."""
        await people.revoke_tokens(identity.person, bot_id)


CONTROLLERS = (AuthController, MyselfController, BotAccountsController)


async def leave(people: People, visitor: Identity | None) -> None:
    """End the session whose cookie is about to be replaced in the browser."""
    if visitor is not None and visitor.by == "cookie":
        await people.sign_out(visitor.session)


async def myself(people: People, person: Person) -> Myself:
    """Return what somebody is told about themselves."""
    return Myself(
        id=person.id,
        kind=person.kind,
        name=person.name,
        language=person.language,
        settings=await people.settings(person),
        recovery_codes=await people.recovery_codes_left(person),
    )


def person_info(person: Person) -> PersonInfo:
    """Return what anybody may know of a person."""
    return PersonInfo(id=person.id, kind=person.kind, name=person.name)


def label_of(request: Request[Any, Any, Any]) -> str:
    """Return what the browser calls itself."""
    return request.headers.get("user-agent", "")
