"""The OpenAPI document, with endpoints from the framework and messages from msgspec.

The framework's own schemas of structs omit bounds within dictionaries and the refusal of unknown fields.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme, Tag
from litestar.types import Method

from scripts.api.schema import wire_components
from tradecraft import __version__
from tradecraft.server.app import create_app
from tradecraft.server.container import Container
from tradecraft.server.operations.settings import Settings

REF = "#/components/schemas/{name}"
DESCRIPTION = """
A table for Cold War spy board games. Programs can do all that browsers do: with the token of a bot account
(`Authorization: Bearer ...`), or as a guest with a cookie, they make or join a table, follow `/api/stream` or talk over
the WebSocket `/api/socket`, and answer with commands. Bodies and answers are JSON; times are milliseconds since 1970;
seats count from 0. What is refused has changed nothing, and is answered with a `Refusal`.
"""
TAGS = [
    Tag("Tables", "Make tables, look at them, and get finished games."),
    Tag("Play", "Commands at a table, and the stream of what happens."),
    Tag("People", "Sign in and out, settings, mutes."),
    Tag("Passkeys", "Signing in with what a device keeps, by WebAuthn."),
    Tag("Calls", "Being told that it is your turn while you are away."),
    Tag("Bot accounts", "Players that are your own programs, and their tokens."),
    Tag("Ratings", "Leaderboards and statistics; they are public."),
    Tag("About", "What there is, and reports about people."),
    Tag("Operation", "For administrators."),
]
MEANINGS = {"200": "Done.", "201": "Made.", "204": "Done; there is nothing to tell."}
COMPONENTS = Components(
    security_schemes={
        "token": SecurityScheme(type="http", scheme="bearer", description="The token of a bot account."),
        "session": SecurityScheme(
            type="apiKey",
            security_scheme_in="cookie",
            name="tradecraft",
            description="The cookie of a guest or an account; by https it is called `__Host-tradecraft`.",
        ),
    }
)


def operation_id(handler: HTTPRouteHandler, _method: Method, _path: list[Any]) -> str:
    """Return the id of an operation: the name of its handler."""
    return handler.handler_name.rpartition(".")[2]


def make_document() -> dict[str, Any]:
    """Return the OpenAPI document of a server as plain data."""
    config = OpenAPIConfig(
        title="Tradecraft",
        version=__version__,
        description=DESCRIPTION,
        components=COMPONENTS,
        tags=TAGS,
        operation_id_creator=operation_id,
        use_handler_docstrings=True,
    )
    app = create_app(Container(Settings()), config)
    made: dict[str, Any] = msgspec.to_builtins(app.openapi_schema.to_schema())
    made["components"]["schemas"] |= wire_components(REF)
    made["paths"] = dict(sorted(made["paths"].items()))
    ways = dict(_ways_to_sign_in(app))
    for operation in _operations(made):
        operation["security"] = [{way: []} for way in ways[operation["operationId"]]]
        for status, answer in operation["responses"].items():
            answer["description"] = MEANINGS.get(status, answer["description"])
            if status == "204":
                answer.pop("content", None)
    command = made["paths"]["/api/commands"]["post"]
    command["requestBody"]["content"]["application/json"]["schema"] = _ref("Command")
    command["responses"]["200"]["content"]["application/json"]["schema"] = _ref("Reply")
    stream = made["paths"]["/api/stream"]["get"]["responses"]["200"]
    stream["content"] = {"application/x-ndjson": {"schema": _ref("ServerMessage")}}
    return made


def _ref(name: str) -> dict[str, str]:
    return {"$ref": REF.format(name=name)}


def _operations(document: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for methods in document["paths"].values():
        yield from methods.values()


def _ways_to_sign_in(app: Litestar) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield all operations with their ways to sign in, none if they need no session."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            # A handler with a person parameter requires a session.
            for_persons = {"person", "identity"} & set(handler.parsed_fn_signature.parameters)
            ways = ("session",) if handler.opt.get("by_cookie") else ("session", "token")
            yield handler.handler_name.rpartition(".")[2], ways if for_persons else ()
