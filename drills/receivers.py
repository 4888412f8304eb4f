"""Local receivers of calls: a push service, webhooks and a mail server that keep everything they receive."""

from __future__ import annotations

import email
import json
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tradecraft.server.base64url import encoded
from tradecraft.server.calls.push import CURVE, _derived


@dataclass(frozen=True)
class Delivery:
    """A delivery: path, headers and body by HTTP, or recipient and message by SMTP."""

    to: str
    headers: dict[str, str]
    body: bytes
    at: float

    @property
    def message(self) -> EmailMessage:
        """The body as an e-mail."""
        return email.message_from_bytes(self.body, policy=policy.default)

    def json(self) -> Any:
        """Return the body as JSON."""
        return json.loads(self.body)


@dataclass
class Inbox:
    """All deliveries so far; `answers` are the next HTTP statuses to answer with, 201 by default."""

    url: str = ""
    smtp: str = ""
    arrived: list[Delivery] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)

    def take(self, to: str, headers: dict[str, str], body: bytes) -> None:
        """Store a delivery."""
        self.arrived.append(Delivery(to, headers, body, time.time()))

    def to(self, address: str) -> list[Delivery]:
        """List the deliveries for a path or an e-mail address."""
        return [one for one in self.arrived if one.to == address]


class Device:
    """A subscribed browser, which can decrypt its push messages."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = b"0123456789abcdef"
        self.public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> dict[str, str]:
        """Return the subscription as the page sends it."""
        keys = {"p256dh": encoded(self.public), "auth": encoded(self._auth)}
        return {"kind": "push", "endpoint": endpoint, **keys}

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message (RFC 8291)."""
        salt, length = body[:16], body[20]
        sender, text = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        material = _derived(shared, self._auth, b"WebPush: info\x00" + self.public + sender, 32)
        key = _derived(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _derived(material, salt, b"Content-Encoding: nonce\x00", 12)
        read: dict[str, Any] = json.loads(AESGCM(key).decrypt(nonce, text, None).rstrip(b"\x02"))
        return read


@contextmanager
def receiving() -> Iterator[Inbox]:
    """Run the services on free ports."""
    inbox = Inbox()

    class Web(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            length = int(self.headers.get("content-length", 0))
            body = self.rfile.read(length)
            if len(body) < length:
                # The sender was killed in the middle of the request.
                self.close_connection = True
                return
            status = inbox.answers.pop(0) if inbox.answers else 201
            if status < 300:
                inbox.take(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
            self.send_response(status)
            self.send_header("content-length", "0")
            if status // 100 == 3:
                self.send_header("location", inbox.url + "/elsewhere")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    class Mail(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            to = ""
            self.say("220 drill")
            while command := self.rfile.readline().decode().strip():
                verb = command[:4].upper()
                if verb == "DATA":
                    self.say("354 go on")
                    lines = []
                    while (line := self.rfile.readline()) and line != b".\r\n":
                        lines.append(line)
                    if not line:
                        return
                    inbox.take(to, {}, b"".join(one.removeprefix(b".") for one in lines))
                elif verb == "RCPT":
                    to = command.partition("<")[2].partition(">")[0]
                self.say("221 bye" if verb == "QUIT" else "250 yes")

        def say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

    class Quiet(socketserver.ThreadingTCPServer):
        daemon_threads = True
        # Many calls may come at once.
        request_queue_size = 128

        def handle_error(self, request: Any, client_address: Any) -> None:
            """Ignore errors: a killed server disconnects in the middle of a message."""

    class MailServer(Quiet):
        pass

    class WebServer(Quiet, ThreadingHTTPServer):
        pass

    with WebServer(("127.0.0.1", 0), Web) as web, MailServer(("127.0.0.1", 0), Mail) as mail:
        inbox.url = f"http://127.0.0.1:{web.server_address[1]}"
        inbox.smtp = f"smtp://127.0.0.1:{mail.server_address[1]}"
        for server in (web, mail):
            threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        try:
            yield inbox
        finally:
            web.shutdown()
            mail.shutdown()
