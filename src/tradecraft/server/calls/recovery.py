"""Recovery by e-mail: a link to a confirmed address lets the owner of an account set a new password, once and soon.

Whether an address is known shows in nothing: the answer is the same, and the search comes after it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

import structlog
from sqlalchemy import Connection

from tradecraft.locales import Texts
from tradecraft.server.calls.service import HOUR_SECONDS, Calls
from tradecraft.server.errors import NotAllowed, denied
from tradecraft.server.people.credentials import hash_of
from tradecraft.server.store import Store
from tradecraft.server.store import recovery as queries
from tradecraft.server.store.people import PersonRow
from tradecraft.server.transport.limits import Limiter

log = structlog.get_logger(__name__)

LINK_MS = 1000 * HOUR_SECONDS


class MailRecovery:
    """Mails links to people who forgot their password."""

    def __init__(self, calls: Calls, store: Store, now: Callable[[], int]) -> None:
        """Write by the mail server of `calls`."""
        self._calls = calls
        self._store = store
        self._now = now
        # Nobody can have a mailbox filled, neither one address nor all addresses of a person.
        self._limit = Limiter(3 / HOUR_SECONDS, 3, now)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_offered(self) -> bool:
        """Tell whether this server can send mail."""
        return self._calls.mailer.is_offered

    async def ask(self, address: str) -> None:
        """Write to an address if accounts can be recovered by it; raise Refused only for what holds for any."""
        if not self.is_offered:
            raise denied(NotAllowed, "no_mail_here")
        self._limit.take(address.lower())
        task = asyncio.create_task(self._write(address))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Wait until everything that is under way has been sent or has failed."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _write(self, address: str) -> None:
        def work(connection: Connection) -> list[tuple[PersonRow, str, str]]:
            queries.remove_expired(connection, self._now())
            made: list[tuple[PersonRow, str, str]] = []
            for receiver, to, person in queries.recoverable(connection, address):
                if not self._limit.wait(person.id):
                    token = secrets.token_urlsafe(32)
                    queries.add_link(connection, hash_of(token), receiver, self._now() + LINK_MS)
                    made.append((person, to, token))
            return made

        try:
            for person, to, token in await self._store.write(work):
                texts = Texts(person.language)
                lines = [
                    texts.get("recovery-text", name=person.name),
                    # What is after the sign is sent to no server and kept in no log.
                    f"{self._calls.base}/account#recover={token}",
                    "",
                    texts.get("recovery-not"),
                ]
                await self._calls.mailer.send(to, hash_of(hash_of(token))[:32], texts.get("recovery-title"), lines)
        except Exception:
            log.exception("recovery_not_mailed")
