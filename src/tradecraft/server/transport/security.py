"""Authentication, origin checks and rate limits of requests, and the security headers of responses.

`Security` runs before every handler, HTTP and WebSocket alike, that is not `PUBLIC`: it checks the origin of a request,
identifies the sender and counts the request. `add_headers` runs on all responses, errors included.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, Headers, MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, BeforeMessageSendHookHandler, Message, Receive, Scope, Send

from tradecraft.core.errors import Refused
from tradecraft.server.errors import NotAllowed, NotSignedIn, denied
from tradecraft.server.operations.settings import Settings
from tradecraft.server.people import Identity, People, Person
from tradecraft.server.transport.http import VISITOR, closing
from tradecraft.server.transport.limits import Limiter, per_minute

PUBLIC = {"public": True}
"""The `opt` of a handler that treats everyone alike and changes nothing: static files, health."""
LIMITS_GUESTS = {"limits": "guests"}
"""The `opt` of a handler that makes new guests or accounts."""
LIMITS_SIGN_INS = {"limits": "sign_ins"}
"""The `opt` of a handler that checks a password or a code."""
AT_ONCE = {"at_once": True}
"""The `opt` of a handler whose response never ends: compression would hold its lines back."""
BY_COOKIE = {"by_cookie": True}
"""The `opt` of a handler about sessions, passwords and accounts: for people in browsers, not for bots."""

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
BURST_SECONDS = 4
"""How many seconds' worth of commands may come at once."""
DAY = 24 * 60 * 60

# The browser's own components are served as files, and their styles are set by script where they move: neither needs
# `unsafe-inline`. A `style` attribute written in markup would.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src {connect}; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
TRANSPORT = f"max-age={365 * DAY}"

_HOST = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")
_DEFAULT_PORTS = {"http": 80, "https": 443}


class Credentials(NamedTuple):
    """The cookie and the token of a request."""

    cookie: str | None
    token: str | None


class Security(ASGIMiddleware):
    """Lets requests through to their handlers, or refuses them."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings, people: People, now: Callable[[], int]) -> None:
        """Start with full limits. `commands` is keyed by a person's id and also counts messages over a WebSocket."""
        self._settings = settings
        self._people = people
        self.commands = Limiter(settings.commands_per_second, settings.commands_per_second * BURST_SECONDS, now)
        self._by_address = {
            "guests": per_minute(settings.guests_per_minute, now),
            "sign_ins": per_minute(settings.sign_ins_per_minute, now),
        }

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Admit a request and keep its identity for `provide_visitor`."""
        try:
            scope["state"][VISITOR] = await self._admit(scope)
        except Refused as error:
            if scope["type"] == ScopeType.WEBSOCKET:
                raise closing(error) from error
            raise
        await next_app(scope, receive, send)

    async def _admit(self, scope: Scope) -> Identity | None:
        opt = scope["route_handler"].opt
        if opt.get("public"):
            return None
        shown = credentials(scope, self._settings)
        require_own_origin(scope, self._settings, shown)
        address = address_of(scope)
        if "limits" in opt:
            self._by_address[opt["limits"]].take(address)
        visitor = await self._people.identify(*shown)
        if visitor is None and shown.token is not None:
            raise denied(NotSignedIn, "unknown_token")
        if visitor is not None and visitor.by != "cookie" and opt.get("by_cookie"):
            raise denied(NotAllowed, "not_by_token")
        self.commands.take(visitor.person.id if visitor else f"address {address}")
        return visitor


def credentials(scope: Scope, settings: Settings) -> Credentials:
    """Return the cookie and the bearer token of a request. With a token the cookie is ignored."""
    scheme, _, token = Headers.from_scope(scope).get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return Credentials(None, token.strip())
    cookies = ASGIConnection[Any, Any, Any, Any](scope).cookies
    return Credentials(cookies.get(cookie_name(settings)), None)


def require_own_origin(scope: Scope, settings: Settings, shown: Credentials) -> None:
    """Raise NotAllowed if a page of another origin makes a browser change something or open a socket.

    A browser never adds a token by itself, so requests with one are fine. Every browser names the origin in one header
    or another; a client that names none is no browser, and must not come with a browser's cookie.
    """
    is_safe = scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS
    if is_safe or shown.token is not None:
        return
    headers = Headers.from_scope(scope)
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site in ("same-origin", "none"):
        return
    allowed = {_plain_origin(one.rstrip("/")) for one in (settings.url, *settings.origins)}
    if site is None:
        # Only if the browser does not say itself that the origin is another: behind a proxy the scheme may be unknown.
        allowed.add(_plain_origin(own_origin(scope, settings)))
    if origin is None:
        if site is None and shown.cookie is None:
            return
    elif _plain_origin(origin) in allowed - {""}:
        return
    raise denied(NotAllowed, "wrong_origin", origin=origin or "")


def own_origin(scope: Scope, settings: Settings) -> str:
    """Return the origin that a request was sent to, as the browser sees it."""
    is_secure = settings.secure or scope["scheme"] in ("https", "wss")
    return f"{'https' if is_secure else 'http'}://{host_of(scope)}"


def public_origin(scope: Scope, settings: Settings) -> str:
    """Return the origin of the pages that people use: as the settings say, else the one a request was sent to."""
    return _plain_origin(settings.url.rstrip("/")) or _plain_origin(own_origin(scope, settings))


def host_of(scope: Scope) -> str:
    """Return the host a request was sent to, with its port; empty if it is no valid host."""
    host = Headers.from_scope(scope).get("host", "")
    return host if _HOST.fullmatch(host) else ""


def address_of(scope: Scope) -> str:
    """Return the key of a client for rate limits: its IPv4 address, or the /64 network of its IPv6 address."""
    client = scope["client"]
    host = client[0] if client else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


def cookie_name(settings: Settings) -> str:
    """Return the cookie's name; the prefix makes browsers accept it only by https and from this host."""
    return "__Host-tradecraft" if settings.secure else "tradecraft"


def session_cookie(settings: Settings, value: str) -> Cookie:
    """Return the cookie of a session; without a value, one that makes a browser forget the session."""
    return Cookie(
        key=cookie_name(settings),
        value=value,
        path="/",
        max_age=settings.session_days * DAY if value else 0,
        expires=None if value else 0,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )


def add_headers(settings: Settings) -> BeforeMessageSendHookHandler:
    """Return a hook that adds security headers to each response, unless they are set already."""

    async def hook(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("Content-Security-Policy", policy(scope, settings))
        if settings.secure:
            headers.setdefault("Strict-Transport-Security", TRANSPORT)
        # An unknown path has no handler, whatever the type of a scope says.
        found: Mapping[str, Any] = scope
        if "route_handler" not in found or not found["route_handler"].opt.get("public"):
            headers.setdefault("Cache-Control", "no-store")

    return hook


def policy(scope: Scope, settings: Settings) -> str:
    """Return the content security policy of a page; older browsers need the socket's URL spelled out."""
    scheme, _, host = own_origin(scope, settings).partition("://")
    socket = "wss" if scheme == "https" else "ws"
    return POLICY.format(connect=f"'self' {socket}://{host}" if host else "'self'")


async def provide_visitor(scope: Scope) -> Identity | None:
    """Return the identity of a request, if there is one."""
    visitor: Identity | None = scope["state"].get(VISITOR)
    return visitor


async def provide_viewer(visitor: NamedDependency[Identity | None]) -> Person | None:
    """Return the person who asks, if the request says who it is."""
    return visitor.person if visitor else None


async def provide_identity(visitor: NamedDependency[Identity | None]) -> Identity:
    """Return the identity of a request; raise NotSignedIn if there is none."""
    if visitor is None:
        raise denied(NotSignedIn, "not_signed_in")
    return visitor


async def provide_person(identity: NamedDependency[Identity]) -> Person:
    """Return the person who asks."""
    return identity.person


def _plain_origin(origin: str) -> str:
    """Return an origin in lower case and without a default port, for comparing; empty if it is not an origin."""
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        return ""
    if not parts.hostname or "@" in parts.netloc or parts.path or parts.query or parts.fragment:
        return ""
    shown = "" if port is None or port == _DEFAULT_PORTS.get(parts.scheme) else f":{port}"
    return f"{parts.scheme}://{parts.hostname}{shown}"
