"""Players over real WebSockets, who keep a journal of everything they sent, were answered and were shown.

They resend commands that were unanswered when the connection broke, and some others too; they undo, answer requests to
undo, and chat. Their choices are seeded, but the timing of messages is not.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SAME_ORIGIN = {"Sec-Fetch-Site": "same-origin"}
LARGEST_MESSAGE = 4_000_000

ANSWERS = ("done", "refused")
FAIR_REFUSALS = frozenset(
    {"out_of_date", "nothing_to_undo", "undo_asked_already", "nothing_asked", "already_over", "not_your_turn"}
)
"""Refusals a player may get without a mistake, because the table has changed meanwhile."""

Data = dict[str, Any]
Viewpoint = tuple[str, int]
"""A table and one of its seats."""


@dataclass
class Sent:
    """A command, its action in notation, and all answers to it; `answered_at` is the time of the first."""

    command: Data
    text: str = ""
    answers: list[Data] = field(default_factory=list)
    answered_at: int = 0

    @property
    def done(self) -> list[Data]:
        """The answers that acknowledge the command."""
        return [answer for answer in self.answers if answer["type"] == "done"]


@dataclass
class PlannedTable:
    """A table to create: the request, the other players, and the id once it exists."""

    body: Data
    guests: Sequence[Player]
    table: str = ""


class Player:
    """One person with one connection."""

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self.rng = Random(f"{seed}/{name}")
        self.id = ""
        self.journal: dict[str, Sent] = {}
        self.planned: list[PlannedTable] = []
        self.shown: dict[Viewpoint, dict[int, Data]] = {}
        self.over: dict[str, bool] = {}
        self.resent = 0
        self.cookie = ""
        self._latest: dict[Viewpoint, Data] = {}
        self._asked: dict[Viewpoint, str] = {}
        self._undo: dict[str, Data | None] = {}
        self._socket: ClientConnection | None = None

    @property
    def acknowledged(self) -> int:
        """How many commands were acknowledged."""
        return sum(bool(sent.done) for sent in self.journal.values())

    @property
    def is_finished(self) -> bool:
        """Whether all tables of this player exist and are over."""
        return all(plan.table for plan in self.planned) and all(self.over.values())

    async def register(self, url: str) -> None:
        """Become a guest."""
        async with httpx.AsyncClient(verify=False, base_url=url, headers=SAME_ORIGIN) as client:
            answer = await client.post("/api/guests", json={"name": self.name})
            assert answer.status_code == 201, answer.text
            self.id = answer.json()["id"]
            self.cookie = f"tradecraft={answer.cookies['tradecraft']}"

    async def make_tables(self, url: str) -> None:
        """Create the planned tables that do not exist yet; a repeated request has the same id."""
        headers = {**SAME_ORIGIN, "Cookie": self.cookie}
        async with httpx.AsyncClient(verify=False, base_url=url, headers=headers) as client:
            for plan in self.planned:
                if plan.table:
                    continue
                answer = await client.post("/api/tables", json=plan.body)
                assert answer.status_code == 201, answer.text
                made = answer.json()
                plan.table = made["table"]
                await self.watch(plan.table)
                for guest in plan.guests:
                    await guest.watch(plan.table, made["invite"])
                    await guest.ask({"type": "join", "table": plan.table, "invite": made["invite"]})

    async def play(self, url: str) -> None:
        """Play at all tables until the connection breaks."""
        headers = {**SAME_ORIGIN, "Cookie": self.cookie}
        async with connect(
            f"ws{url.removeprefix('http')}/api/socket",
            additional_headers=headers,
            max_size=LARGEST_MESSAGE,
            compression=None,
        ) as socket:
            self._socket = socket
            try:
                await self._take_up()
                async for message in socket:
                    await self._take(json.loads(message))
            finally:
                self._socket = None
        raise ConnectionError("the server has closed the connection")

    async def watch(self, table: str, invite: str = "") -> None:
        """Start watching a table."""
        self.over.setdefault(table, False)
        known = [max(news, default=0) for (id, _), news in self.shown.items() if id == table]
        command = {"type": "watch", "id": "watch", "table": table, "invite": invite, "version": min(known, default=0)}
        await self._send(command)

    async def ask(self, command: Data, text: str = "", viewpoint: Viewpoint | None = None) -> None:
        """Send a command with a new id, sometimes twice; `viewpoint` waits for the answer before acting again."""
        id = f"{self.name}-{len(self.journal) + 1}"
        sent = self.journal[id] = Sent({"id": id, **command}, text)
        if viewpoint is not None:
            self._asked[viewpoint] = id
        await self._send(sent.command)
        if self.rng.random() < 0.15:
            await self._resend(sent)

    async def _take_up(self) -> None:
        self._asked.clear()
        for table in self.over:
            await self.watch(table)
        for sent in self.journal.values():
            if not sent.answers:
                await self._resend(sent)

    async def _resend(self, sent: Sent) -> None:
        self.resent += 1
        await self._send(sent.command)

    async def _send(self, command: Data) -> None:
        if self._socket is not None:
            await self._socket.send(json.dumps(command))

    async def _take(self, message: Data) -> None:
        if message["type"] == "update":
            viewpoint = (message["table_id"], message["seat"])
            if message["seat"] is not None:
                self._note(viewpoint, message)
                await self._consider(viewpoint)
        elif message["type"] in ANSWERS and message["id"] in self.journal:
            await self._take_answer(self.journal[message["id"]], message)

    def _note(self, viewpoint: Viewpoint, update: Data) -> None:
        shown = self.shown.setdefault(viewpoint, {})
        for news in update["news"]:
            before = shown.setdefault(news["version"], news)
            assert before == news, f"{viewpoint} was shown version {news['version']} twice, and differently"
        self._latest[viewpoint] = update
        if update["table"] is not None:
            self.over[viewpoint[0]] = update["table"]["status"] == "over"
            self._undo[viewpoint[0]] = update["table"]["undo"]

    async def _take_answer(self, sent: Sent, answer: Data) -> None:
        sent.answers.append(answer)
        sent.answered_at = sent.answered_at or time.monotonic_ns()
        for viewpoint, id in list(self._asked.items()):
            if id == answer["id"]:
                del self._asked[viewpoint]
                latest = self._latest[viewpoint]["version"]
                # If the update with the result is still under way, the next action is chosen when it arrives.
                is_shown = answer["type"] == "done" and (answer["version"] or 0) <= latest
                if is_shown or sent.command.get("version") != latest:
                    await self._consider(viewpoint)

    async def _consider(self, viewpoint: Viewpoint) -> None:
        """Act at a table, unless the last command is still unanswered."""
        table, seat = viewpoint
        update = self._latest.get(viewpoint)
        if update is None or viewpoint in self._asked or self.over[table]:
            return
        command: Data = {"table": table, "seat": seat}
        undo = self._undo.get(table)
        decision, chance, text = update["decision"], self.rng.random(), ""
        if undo is not None and seat in undo["waiting_for"]:
            command |= {"type": "answer_undo", "agrees": self.rng.random() < 0.7}
        elif update["version"] and (chance < 0.06 if update["can_undo"] else decision and chance < 0.02):
            command |= {"type": "undo", "version": update["version"]}
        elif decision:
            choice = self.rng.choice(decision["options"])
            text = choice["text"]
            command |= {"type": "act", "version": update["version"], "action": choice["action"]}
        else:
            return
        await self.ask(command, text, viewpoint)
        if self.rng.random() < 0.05:
            await self.ask({"type": "chat", "table": table, "text": f"{self.name} says {chance}"})
        if self.rng.random() < 0.1:
            answered = [sent for sent in self.journal.values() if sent.done]
            if answered:
                await self._resend(self.rng.choice(answered))
