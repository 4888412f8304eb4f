"""Calls by e-mail: plain text in the reader's language, with links that end them in one click (RFC 8058)."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import unquote, urlsplit

import structlog

from tradecraft.locales import Texts
from tradecraft.server.calls.wording import Call
from tradecraft.server.errors import Denied, denied

log = structlog.get_logger(__name__)

SECONDS = 20.0
_PORTS = {"smtp": 587, "smtps": 465}


class Mailer:
    """Sends e-mails by a mail server; without one it `is_offered` to nobody."""

    def __init__(self, url: str, sender: str, base: str) -> None:
        """Send as `sender`; `base` is the address of the server, which links lead to."""
        parts = urlsplit(url)
        if url and (parts.scheme not in _PORTS or not parts.hostname):
            # It may hold a password, so it is not repeated.
            raise denied(Denied, "bad_setting", name="smtp", value="…")
        self._parts = parts
        self._sender = sender
        self._domain = urlsplit(base).hostname or "localhost"
        self.is_offered = bool(url and sender and base)

    async def send(self, to: str, id: str, subject: str, lines: Sequence[str], stop_url: str = "") -> bool:
        """Send a text and tell whether the mail server took it; with the same `id` it is the same message."""
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{id}@{self._domain}>"
        message["Auto-Submitted"] = "auto-generated"
        if stop_url:
            message["List-Unsubscribe"] = f"<{stop_url}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content("\n".join(lines) + "\n")
        try:
            await asyncio.to_thread(self._send, message)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            log.warning("mail_not_sent", problem=type(error).__name__)
            return False
        return True

    def _send(self, message: EmailMessage) -> None:
        host, port = str(self._parts.hostname), self._parts.port or _PORTS[self._parts.scheme]
        context = ssl.create_default_context()
        server: smtplib.SMTP
        if self._parts.scheme == "smtps":
            server = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(host, port, timeout=SECONDS)
        with server:
            server.ehlo()
            if self._parts.scheme == "smtp" and (self._parts.username or server.has_extn("starttls")):
                # A password never goes over an open line: without encryption this fails.
                server.starttls(context=context)
            if self._parts.username:
                server.login(unquote(self._parts.username), unquote(self._parts.password or ""))
            server.send_message(message)


def call_lines(calls: Sequence[Call], stop_url: str, all_url: str) -> tuple[str, list[str]]:
    """Return the subject and the lines of an e-mail about one turn, or of a digest of several."""
    texts = Texts(calls[0].language)
    subject = calls[0].headline if len(calls) == 1 else texts.get("call-several", count=len(calls))
    lines: list[str] = []
    for call in calls:
        lines += [call.line(), call.url, texts.get("call-mute", url=call.mute_url), ""]
    return subject, [*lines, texts.get("call-stop", url=stop_url), texts.get("call-stop_all", url=all_url)]
