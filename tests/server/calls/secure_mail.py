"""A mail server on this machine that encrypts, at once or after STARTTLS, with a certificate of its own."""

from __future__ import annotations

import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

HOST = "127.0.0.1"


@dataclass
class Heard:
    """What a mail server heard, line by line, in the open and encrypted."""

    address: str = ""
    openly: list[str] = field(default_factory=list)
    encrypted: list[str] = field(default_factory=list)


def make_certificate(file: Path) -> Path:
    """Write a certificate for this machine, with its key, into a file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(HOST))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(certificate.public_bytes(Encoding.PEM) + private)
    return file


@contextmanager
def mail_server(certificate: Path, *, encrypts_at_once: bool = False, offers_tls: bool = True) -> Iterator[Heard]:
    """Run a mail server that takes any password."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    heard = Heard()

    class Mail(socketserver.StreamRequestHandler):
        is_encrypted = False

        def handle(self) -> None:
            if encrypts_at_once:
                self.encrypt()
            self.say("220 here")
            while line := self.rfile.readline().decode().strip():
                (heard.encrypted if self.is_encrypted else heard.openly).append(line)
                match line[:4].upper():
                    case "EHLO":
                        self.say(f"250-{HOST}")
                        self.say("250 AUTH PLAIN" if self.is_encrypted or not offers_tls else "250 STARTTLS")
                    case "STAR" if offers_tls:
                        self.say("220 go on")
                        self.encrypt()
                    case "AUTH":
                        self.say("235 welcome")
                    case "DATA":
                        self.say("354 go on")
                        text = b"".join(iter(self.rfile.readline, b".\r\n")).decode()
                        (heard.encrypted if self.is_encrypted else heard.openly).extend(text.splitlines())
                        self.say("250 yes")
                    case "QUIT":
                        self.say("221 bye")
                    case _:
                        self.say("250 yes")

        def encrypt(self) -> None:
            self.is_encrypted = True
            self.connection = context.wrap_socket(self.connection, server_side=True)
            self.rfile = self.connection.makefile("rb")
            self.wfile = self.connection.makefile("wb", buffering=0)

        def finish(self) -> None:
            super().finish()
            self.connection.close()

        def say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

    class Quiet(socketserver.ThreadingTCPServer):
        daemon_threads = True

        def handle_error(self, request: Any, client_address: Any) -> None:
            """Say nothing: who does not trust the certificate leaves in the middle of a word."""

    with Quiet((HOST, 0), Mail) as server:
        heard.address = f"{HOST}:{server.server_address[1]}"
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        try:
            yield heard
        finally:
            server.shutdown()
