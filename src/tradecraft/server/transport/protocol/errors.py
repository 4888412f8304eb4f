"""The response to a refused request, and how handlers declare their refusals in the schema."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradecraft.server.transport.protocol.base import Wire

if TYPE_CHECKING:
    from litestar.openapi import ResponseSpec


class Refusal(Wire, frozen=True):
    """Why something was not done: a stable code, the rule it rests on, what the text is filled with, and the text.

    `rule` is empty where no rule of a game is involved. `message` is in the language of the one who asked.
    """

    code: str
    rule: str
    params: dict[str, str | int]
    message: str


MEANINGS = {
    400: "What was asked for cannot be, or cannot be read.",
    401: "You are not signed in, or the name, password, code or token is wrong.",
    403: "You may not do this, or the request comes from a page of another origin.",
    404: "There is no such thing, or you may not know of it.",
    409: "The request does not fit what has happened since.",
    413: "The request is too large.",
    429: "Too many requests.",
    503: "The server cannot do this now.",
}

ALWAYS = (400, 401, 403, 429, 503)
"""Statuses any request may get before its handler runs: a wrong part of the path, an unknown token, a wrong origin, a
limit, a server that is stopping."""
WITH_BODY = (413,)
"""Statuses a request with a body may get."""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return a handler's `responses` for refusals: these statuses and those that any request may get."""
    # Messages are also made in a web page, where there is no framework.
    from litestar.openapi import ResponseSpec

    return {
        status: ResponseSpec(data_container=Refusal, description=MEANINGS[status], generate_examples=False)
        for status in sorted({*ALWAYS, *statuses})
    }
