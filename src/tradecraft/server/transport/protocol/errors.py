"""What a refused request is answered with, and how handlers say in the schema that they may refuse."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

from tradecraft.server.transport.protocol.base import Wire


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
    401: "Nobody can be told from the request, or the name, password, code or token is wrong.",
    403: "The one who asks may not do this, or asks from a page of somebody else.",
    404: "There is no such thing, or the one who asks may not know of it.",
    409: "What was asked for does not fit what has happened since.",
    413: "The request is too large.",
    429: "Too many requests.",
    503: "The server cannot do this now.",
}

ALWAYS = (400, 401, 403, 429, 503)
"""What may come before any handler is reached: a wrong part of the address, an unknown token, a wrong origin, a limit,
a server that is stopping."""
WITH_BODY = (413,)
"""What may come from reading a request's body."""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return what a handler's `responses` say about refusals: these statuses and those that any handler may answer."""
    return {
        status: ResponseSpec(data_container=Refusal, description=MEANINGS[status], generate_examples=False)
        for status in sorted({*ALWAYS, *statuses})
    }
