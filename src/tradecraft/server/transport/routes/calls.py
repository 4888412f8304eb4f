"""Being called when it is your turn: where, when, and the links in calls."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from tradecraft.locales import Texts
from tradecraft.server.calls.service import Link
from tradecraft.server.transport.http import language_of
from tradecraft.server.transport.protocol import calls as wire
from tradecraft.server.transport.protocol import people
from tradecraft.server.transport.protocol.errors import WITH_BODY, refusals
from tradecraft.server.transport.routes import dependencies as use
from tradecraft.server.transport.routes.client import NOT_IN_SEARCH
from tradecraft.server.transport.security import BY_COOKIE, LIMITS_SIGN_INS

ReceiverId = Annotated[str, PathParameter(max_length=64, description="The id of a receiver.")]
Token = Annotated[str, PathParameter(max_length=400, description="What a link in a call says.")]
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    **NOT_IN_SEARCH,
}
PAGE = (
    '<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Tradecraft</title>'
    '<meta name="viewport" content="width=device-width">'
    "<style>html{{color-scheme:light dark;color:light-dark(#221d17,#ece4d3);background:light-dark(#efe6d3,#15181d)}}"
    "body{{max-width:32rem;margin:12vh auto;padding:0 1rem;font:1.1rem/1.5 system-ui,sans-serif}}a{{color:inherit}}"
    "button{{font:inherit;padding:.6rem 1.2rem;color:#fff;background:#1f5f4b;border:0;border-radius:6px}}</style>"
    '<header><a href="/">Tradecraft</a></header><main><p>{text}</p>{form}</main></html>'
)
FORM = '<form method="post"><button>{label}</button></form>'


class CallsController(Controller):
    """Where and when you are told that it is your turn."""

    path = "/api/me/calls"
    tags = ("Calls",)
    opt = BY_COOKIE

    @get("/", summary="How am I called", responses=refusals())
    async def my_calls(self, calls: use.Calls, person: use.Person) -> wire.MyCalls:
        """Return where and when you are called, and what this server can do."""
        return await calls.of(person)

    @put("/", summary="When to call me", status_code=204, responses=refusals(*WITH_BODY))
    async def set_preferences(self, calls: use.Calls, person: use.Person, data: JSONBody[wire.CallPreferences]) -> None:
        """Set quiet hours, a digest, or that you are not called at all."""
        await calls.set_preferences(person, data)

    @post("/receivers", summary="Call me there", opt=LIMITS_SIGN_INS, responses=refusals(*WITH_BODY))
    async def add_receiver(
        self,
        request: Request[Any, Any, Any],
        calls: use.Calls,
        person: use.Person,
        data: JSONBody[wire.NewDevice | wire.NewMail | wire.NewWebhook],
    ) -> wire.ReceiverMade:
        """Add a browser, an e-mail address or a webhook. An address is used once its owner has confirmed it."""
        return await calls.add(person, data, request.headers.get("user-agent", ""))

    @delete("/receivers/{receiver_id:str}", summary="No longer call me there", responses=refusals(404))
    async def remove_receiver(self, calls: use.Calls, person: use.Person, receiver_id: ReceiverId) -> None:
        """Remove a browser, an e-mail address or a webhook."""
        await calls.remove(person, receiver_id)

    @put("/tables/{table_id:str}", summary="Call me about a table again", status_code=204, responses=refusals(404))
    async def unmute_table(self, calls: use.Calls, person: use.Person, table_id: use.TableId) -> None:
        """Be called about a table again."""
        await calls.mute(person, table_id, False)

    @delete("/tables/{table_id:str}", summary="Do not call me about a table", responses=refusals(404))
    async def mute_table(self, calls: use.Calls, person: use.Person, table_id: use.TableId) -> None:
        """Be called about a table no longer."""
        await calls.mute(person, table_id, True)


class RecoveryController(Controller):
    """Recovering an account by e-mail."""

    path = "/api/recovery/mail"
    tags = ("People",)

    @get("/", summary="How accounts are recovered", responses=refusals())
    async def recovery_ways(self, mail_recovery: use.MailRecovery) -> people.RecoveryWays:
        """Tell whether this server sends e-mail to people who forgot their password."""
        return people.RecoveryWays(mail=mail_recovery.is_offered)

    @post("/", summary="Ask for a link", status_code=204, opt=LIMITS_SIGN_INS, responses=refusals(*WITH_BODY))
    async def ask_for_link(self, mail_recovery: use.MailRecovery, data: JSONBody[people.MailRecovery]) -> None:
        """Send a link to an address if an account has confirmed it; whether one has is not told."""
        await mail_recovery.ask(data.address)


@get(
    "/calls/{token:str}",
    summary="Read what a link does",
    tags=["Calls"],
    responses=refusals(404),
    media_type="text/html",
)
async def link_page(request: Request[Any, Any, Any], calls: use.Calls, token: Token) -> Response[str]:
    """Return a page with a button. Programs that look at links before people do change nothing by that."""
    link = calls.read_link(token)
    language = await calls.language_of(link) or language_of(request.scope)
    return _page(language, f"call-{link.purpose}_ask", FORM.format(label=escape(_label(link, language))))


@post(
    "/calls/{token:str}",
    summary="Follow a link",
    tags=["Calls"],
    status_code=200,
    responses=refusals(404),
    media_type="text/html",
)
async def follow_link(request: Request[Any, Any, Any], calls: use.Calls, token: Token) -> Response[str]:
    """Confirm an address, end e-mails, or mute a table or all calls: mail programs do so in one click."""
    link = calls.read_link(token)
    language = await calls.language_of(link) or language_of(request.scope)
    await calls.follow(link)
    return _page(language, f"call-{link.purpose}_done")


def _label(link: Link, language: str) -> str:
    return Texts(language).get(f"call-{link.purpose}_button")


def _page(language: str, text: str, form: str = "") -> Response[str]:
    page = PAGE.format(language=language, text=escape(Texts(language).get(text)), form=form)
    return Response(page, media_type="text/html", headers=HEADERS)
