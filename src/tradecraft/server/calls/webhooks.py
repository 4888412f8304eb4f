"""Calls to webhooks: signed, in the form the receiver takes, and only to hosts that are allowed."""

from __future__ import annotations

import hmac
from collections.abc import Sequence

import msgspec

from tradecraft.server.calls.outward import Outward
from tradecraft.server.calls.wording import FORMS, Call
from tradecraft.server.store.calls import Receiver


class WebhookData(msgspec.Struct, frozen=True):
    """What is stored of a webhook, apart from its address."""

    form: str
    secret: str


def signature(secret: str, at: int, body: bytes) -> str:
    """Return the signature of a message: the second it was sent at, and the HMAC-SHA256 of that and the body."""
    seconds = str(at // 1000)
    return f"t={seconds},v1={hmac.digest(secret.encode(), f'{seconds}.'.encode() + body, 'sha256').hex()}"


async def call_webhook(outward: Outward, receiver: Receiver, call: Call, now: int, hosts: Sequence[str]) -> bool:
    """Deliver a call; tell whether the receiver took it."""
    data = msgspec.json.decode(receiver.data, type=WebhookData)
    body = msgspec.json.encode(FORMS[data.form](call))
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Tradecraft",
        "Idempotency-Key": call.id,
        "Tradecraft-Signature": signature(data.secret, now, body),
    }
    status = await outward.post(receiver.address, body, headers, hosts)
    return status is not None and 200 <= status < 300
