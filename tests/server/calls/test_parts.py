"""When calls are due, where requests may go, and how push messages are encrypted."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from drills.receivers import Inbox
from tradecraft.core.errors import Refused
from tradecraft.server.base64url import decoded, encoded
from tradecraft.server.calls.outward import Outward, is_public
from tradecraft.server.calls.preferences import due_at
from tradecraft.server.calls.push import CURVE, PushKey, encrypted
from tradecraft.server.transport.protocol.calls import CallPreferences

PRIVATE = (
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
    *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::1", "198.18.0.1", "nonsense"),
)


def at(text: str, zone: str = "Europe/Vienna") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("quiet", "asked", "due"),
    [
        (None, "2026-01-10 23:30", "2026-01-10 23:30"),
        ((22, 7), "2026-01-10 21:59", "2026-01-10 21:59"),
        ((22, 7), "2026-01-10 22:00", "2026-01-11 07:00"),
        ((22, 7), "2026-01-11 06:59", "2026-01-11 07:00"),
        ((22, 7), "2026-01-11 07:00", "2026-01-11 07:00"),
        ((9, 17), "2026-01-11 12:00", "2026-01-11 17:00"),
        ((9, 17), "2026-01-11 17:00", "2026-01-11 17:00"),
        ((9, 9), "2026-01-11 09:00", "2026-01-11 09:00"),
        # The night when clocks are put forward, and the one when they are put back.
        ((22, 7), "2026-03-28 23:00", "2026-03-29 07:00"),
        ((22, 7), "2026-10-24 23:00", "2026-10-25 07:00"),
    ],
)
def test_quiet_hours_are_those_of_the_persons_clock(quiet: tuple[int, int] | None, asked: str, due: str):
    start, end = quiet or (None, 0)
    preferences = CallPreferences(quiet_from=start, quiet_to=end, zone="Europe/Vienna")
    assert due_at(preferences, "push", at(asked)) == at(due)


def test_a_digest_holds_for_mail_only():
    preferences = CallPreferences(digest=18, zone="Europe/Vienna")
    assert due_at(preferences, "mail", at("2026-01-10 18:01")) == at("2026-01-11 18:00")
    assert due_at(preferences, "push", at("2026-01-10 18:01")) == at("2026-01-10 18:01")


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_is_not_public_is_known(address: str):
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:93.184.216.34"])
def test_a_public_address_is_known(address: str):
    assert is_public(address)


def resolving(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    async def answer(*_: Any, **__: Any) -> Sequence[Any]:
        return [(0, socket.SOCK_STREAM, 0, "", (address, 443)) for address in addresses]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", answer)


def allowed(url: str, *hosts: str) -> str:
    async def ask() -> str:
        outward = Outward()
        try:
            return await outward.require_allowed(url, hosts or ("*",))
        finally:
            await outward.close()

    return asyncio.run(ask())


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch):
    resolving(monkeypatch, "93.184.216.34", "10.0.0.1")
    with pytest.raises(Refused):
        allowed("https://mixed.test/")
    resolving(monkeypatch, "93.184.216.34")
    assert allowed("https://plain.test/") == "93.184.216.34"


@pytest.mark.parametrize(
    "url",
    ["http://a.test/", "ftp://a.test", "https://u:p@a.test/", "https:///x", "https://a.test:x/", "https://ä.test/"],
)
def test_a_url_that_is_not_plain_https_is_refused(url: str, monkeypatch: pytest.MonkeyPatch):
    resolving(monkeypatch, "93.184.216.34")
    with pytest.raises(Refused) as refusal:
        allowed(url)
    assert refusal.value.reason.code == "call_url_bad"


def test_hosts_are_allowed_with_their_subdomains_and_nothing_that_looks_like_them(monkeypatch: pytest.MonkeyPatch):
    resolving(monkeypatch, "93.184.216.34")
    for host in ("discord.com", "ptb.discord.com"):
        allowed(f"https://{host}/", "discord.com")
    for host in ("evildiscord.com", "discord.com.evil.test"):
        with pytest.raises(Refused):
            allowed(f"https://{host}/", "discord.com")


def test_a_request_goes_to_the_address_that_was_checked(inbox: Inbox, monkeypatch: pytest.MonkeyPatch):
    """The name itself leads nowhere: only the answer to the one question counts."""
    resolving(monkeypatch, "127.0.0.1")
    port = inbox.url.rpartition(":")[2]

    async def send(private: bool) -> int | None:
        outward = Outward(private)
        try:
            return await outward.post(f"http://no.such.host.test:{port}/x", b"{}", {})
        finally:
            await outward.close()

    assert asyncio.run(send(True)) == 201
    (arrived,) = inbox.to("/x")
    assert arrived.headers["host"] == f"no.such.host.test:{port}"
    assert asyncio.run(send(False)) is None
    assert len(inbox.to("/x")) == 1


def test_a_message_is_encrypted_as_the_standard_shows():
    """The example of RFC 8291, appendix A."""
    private = decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    message = encrypted(
        b"When I grow up, I want to be a watermelon",
        decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(int.from_bytes(private, "big"), CURVE),
    )
    assert encoded(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_service_can_check_who_sends():
    key = PushKey(PushKey.new_secret(), "mailto:host@example.org")
    token, public = key.authorization("https://push.test:8443/abc", 1_700_000_000_000)[len("vapid t=") :].split(", k=")
    head, claims, mark = token.split(".")
    assert public == key.public
    assert decoded(claims) == (b'{"aud":"https://push.test:8443","exp":1700043200,"sub":"mailto:host@example.org"}')
    raw = decoded(mark)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public))
    known.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
