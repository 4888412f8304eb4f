"""Answers the requests of the server's API for the one person of a device.

What concerns other people (accounts, ratings, lists of other tables) is not here and is refused as not found.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from time import time
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from tradecraft.core.errors import Refused
from tradecraft.core.game import OPEN, SPECTATOR
from tradecraft.core.record import parse_record, print_record
from tradecraft.core.registry import game_ids
from tradecraft.locales import languages
from tradecraft.pocket.commands import Commands
from tradecraft.pocket.finished_games import Reviews, table_of
from tradecraft.pocket.tables import TABLE, KeptTable, Tables
from tradecraft.server.bots.answers import answer_belief, check_move
from tradecraft.server.content import content_of
from tradecraft.server.errors import Denied, NotFound, NotSignedIn, OutOfDate, denied
from tradecraft.server.play.moments import check_message, check_question, moment_of, require_move
from tradecraft.server.play.new_tables import (
    check_header,
    fork_header,
    new_header,
    new_seed,
    rematch_header,
)
from tradecraft.server.play.replays import export_of, finished_record, record_of, replay_of
from tradecraft.server.tables.access import require_begun, require_seats, require_sight
from tradecraft.server.tables.changes import Rematched
from tradecraft.server.tables.deciders import own_seats
from tradecraft.server.tables.header import Header
from tradecraft.server.tables.person import Person
from tradecraft.server.transport.catalogue import catalogue_in
from tradecraft.server.transport.guide import guide_notes
from tradecraft.server.transport.lessons import lesson_list, lesson_state
from tradecraft.server.transport.protocol.base import decode
from tradecraft.server.transport.protocol.commands import Command
from tradecraft.server.transport.protocol.lessons import LessonProgress
from tradecraft.server.transport.protocol.people import Changes, Myself, NewGuest, PersonalSettings
from tradecraft.server.transport.protocol.play import Note, TableState
from tradecraft.server.transport.protocol.puzzles import PuzzleTry
from tradecraft.server.transport.protocol.tables import ForkTable, MadeTable, NewTable
from tradecraft.server.transport.publishing import subscription_of
from tradecraft.server.transport.puzzles import puzzle_list, puzzle_state
from tradecraft.server.transport.refusals import as_refusal
from tradecraft.server.transport.reviews import Depth
from tradecraft.server.transport.updates import full_update

ENGLISH = "en"
ME = "me"
"""The key of the person among the things the page keeps."""
RULES = Path(__file__).resolve().parent / "rules"
"""The rules pages as the server tells them, written when the archive for the page is made."""
BACKUP = "tradecraft backup 1"
BELIEF_WORLDS = 256
"""How many worlds beliefs are weighed in: fewer than at a server, as the engine is slower in a page."""


@dataclass(frozen=True)
class Request:
    """What was asked for: an address without its query, the query, and the body as it was sent."""

    query: dict[str, str]
    body: str

    @property
    def language(self) -> str:
        """The language that was asked for."""
        return self.query.get("language") or ENGLISH

    def number(self, name: str, default: int = 0) -> int:
        """Return a number of the query; raise Refused if it is none."""
        text = self.query.get(name, str(default))
        if not text.isdecimal():
            raise denied(Denied, "malformed_request", problem=name)
        return int(text)


@dataclass(frozen=True)
class Response:
    """The answer to a request."""

    status: int
    data: Any
    is_text: bool = False

    def text(self) -> str:
        """Return the body."""
        return self.data if self.is_text else msgspec.json.encode(self.data).decode()


class Host:
    """The table of one device."""

    def __init__(self, now: Callable[[], int] = lambda: int(time() * 1000)) -> None:
        """Begin with nothing kept and nobody here."""
        self.now = now
        self.tables = Tables()
        self.reviews = Reviews()
        self.myself: Myself | None = None
        self.commands = Commands(self.tables, self.person, now)
        self._unkept_me = False
        tables, one = r"/api/tables", r"/api/tables/([\w-]+)"
        self._routes: list[tuple[str, str, Callable[..., Any]]] = [
            ("GET", r"/api/catalogue", lambda asked: catalogue_in(asked.language)),
            ("GET", r"/api/session", lambda _: self.myself),
            ("POST", r"/api/guests", self._sign_in),
            ("PUT", r"/api/me", self._alter),
            ("GET", r"/api/content/(\w+)", self._content),
            ("GET", r"/api/rules/(\w+)", self._rules),
            ("GET", r"/api/lessons/?", lambda asked: lesson_list(asked.language)),
            ("POST", r"/api/lessons/([\w-]+)", self._lesson),
            ("GET", r"/api/puzzles/?", lambda asked: puzzle_list(asked.language, self.now() / 1000)),
            ("POST", r"/api/puzzles/([\w-]+)", self._puzzle),
            ("POST", r"/api/commands", self._command),
            ("POST", tables, self._make),
            ("GET", tables, lambda _: {"tables": [], "next": None}),
            ("GET", rf"{tables}/mine", self._mine),
            ("GET", one, self._look),
            ("DELETE", one, self._remove),
            ("GET", rf"{one}/replay", self._replay),
            ("GET", rf"{one}/record", self._record),
            ("GET", rf"{one}/export", self._export),
            ("GET", rf"{one}/review", self._review),
            ("GET", rf"{one}/beliefs", self._beliefs),
            ("GET", rf"{one}/check", self._check),
            ("POST", rf"{one}/fork", self._fork),
            ("POST", rf"{one}/rematch", self._rematch),
            ("GET", rf"{one}/guide", self._guide),
            ("GET", rf"{one}/note", lambda _, id: Note(text=self._own(id).note)),
            ("PUT", rf"{one}/note", self._write_note),
            ("POST", r"/api/records", self._import),
            ("GET", r"/api/backup", self._backup),
            ("POST", r"/api/backup", self._restore),
        ]

    # What the page keeps

    def load(self, kept: dict[str, str]) -> None:
        """Take over what the page has kept, by key."""
        if ME in kept:
            self.myself = decode(kept[ME], Myself)
        self.tables.load(kept)

    def take_unkept(self) -> dict[str, str | None]:
        """Return what is to be kept before anything that happened is told."""
        unkept = self.tables.take_unkept()
        if self._unkept_me:
            unkept[ME] = msgspec.json.encode(self.myself).decode()
            self._unkept_me = False
        return unkept

    def person(self) -> Person:
        """Return who is here; raise NotSignedIn if nobody has said a name yet."""
        if self.myself is None:
            raise denied(NotSignedIn, "not_signed_in")
        return Person(self.myself.id, "guest", self.myself.name, self.myself.language)

    def work(self) -> bool:
        """Do a little background work, a bot's move or a part of a review; tell whether there was any."""
        return self.commands.move_bot() or self.reviews.go_on()

    # Requests

    def request(self, method: str, address: str, body: str = "") -> Response:
        """Answer a request."""
        parts = urlsplit(address)
        asked = Request(dict(parse_qsl(parts.query)), body)
        try:
            for one, pattern, handle in self._routes:
                found = re.fullmatch(pattern, unquote(parts.path))
                if found and one == method:
                    answer = handle(asked, *found.groups())
                    return answer if isinstance(answer, Response) else Response(200, answer)
            raise denied(NotFound, "no_such_page")
        except Refused as error:
            language = self.myself.language if self.myself else ENGLISH
            status = error.status if isinstance(error, Denied) else Denied.status
            return Response(status, as_refusal(error, language))

    def _sign_in(self, asked: Request) -> Response:
        request = decode(asked.body, NewGuest)
        language = request.language if request.language in languages() else ENGLISH
        settings = PersonalSettings()
        self._become(
            Myself(id="me", kind="guest", name=request.name, language=language, settings=settings, recovery_codes=0)
        )
        return Response(201, self.myself)

    def _alter(self, asked: Request) -> Myself:
        request = decode(asked.body, Changes)
        if self.myself is None:
            raise denied(NotSignedIn, "not_signed_in")
        given = {
            name: value for name in ("name", "language", "settings") if (value := getattr(request, name)) is not None
        }
        myself = msgspec.structs.replace(self.myself, **given)
        self._become(myself)
        return myself

    def _become(self, myself: Myself) -> None:
        self.myself = myself
        self._unkept_me = True

    def _content(self, asked: Request, game: str) -> Any:
        return content_of(game, asked.language, asked.query.get("pack", ""))

    def _rules(self, asked: Request, game: str) -> Response:
        if game not in game_ids():
            raise denied(NotFound, "no_such_game", game=game)
        return Response(200, (RULES / f"{game}.{asked.language}.json").read_text("utf-8"), is_text=True)

    def _lesson(self, asked: Request, id: str) -> Any:
        return lesson_state(id, decode(asked.body, LessonProgress), asked.language)

    def _puzzle(self, asked: Request, id: str) -> Any:
        return puzzle_state(id, decode(asked.body, PuzzleTry).answer, asked.language)

    def _command(self, asked: Request) -> Any:
        self.person()
        name = asked.query.get("name", "")
        if name:
            name = decode(json.dumps({"name": name}), NewGuest).name
        return self.commands.answer(decode(asked.body, Command), name)

    # Tables

    def _own(self, id: str) -> KeptTable:
        kept = self.tables.use(id)
        require_seats(kept.table, self.person())
        return kept

    def _make(self, asked: Request) -> Response:
        request = decode(asked.body, NewTable)
        return self._open(new_header(self.person(), request, self.now()), request.sit_down)

    def _fork(self, asked: Request, id: str) -> Response:
        request = decode(asked.body, ForkTable)
        table = self.tables.use(id).table
        header = fork_header(table, self.person(), request, asked.query.get("invite", ""), self.now())
        return self._open(header, request.sit_down)

    def _rematch(self, asked: Request, id: str) -> Response:
        person, table = self.person(), self.tables.use(id).table
        require_seats(table, person)
        if table.status != "over":
            raise denied(OutOfDate, "not_over")
        header = rematch_header(table, person, self.now())
        answer = self._open(header, asked.query.get("sit_down") != "false")
        if table.rematch is None:
            self.commands.change(table, Rematched(at=self.now(), by=person.id, table=header.id))
        return answer

    def _open(self, header: Header, sit_down: bool) -> Response:
        check_header(header)
        if header.id not in self.tables:
            plans = tuple(
                replace(plan, bot=self.commands.fitting(plan.bot, header.game)) if plan.type == "bot" else plan
                for plan in header.seats
            )
            self.tables.add(replace(header, seats=plans), new_seed())
        table = self.tables.use(header.id).table
        if table.status == "open":
            for change in own_seats(table, self.person(), self.now()) if sit_down else ():
                self.commands.change(table, change)
            self.commands.go_on(table)
        made = MadeTable(table=header.id, invite=table.header.invite, commitment=table.commitment())
        return Response(201, made)

    def _mine(self, _: Request) -> Any:
        person = self.person().id
        lines = []
        for line in self.tables.lines():
            turn = any(line["seats"][seat]["person"] == person for seat in line["asked"])
            told = {name: value for name, value in line.items() if name not in ("asked", "result")}
            lines.append({**told, "your_turn": turn})
        return {"tables": lines, "next": None}

    def _look(self, asked: Request, id: str) -> TableState:
        kept, person = self.tables.use(id), self.myself.id if self.myself else ""
        table = kept.table
        require_sight(table, self.person() if self.myself else None, asked.query.get("invite", ""))
        viewpoints = subscription_of(table, person).viewpoints
        since = int(asked.query.get("version", "0"))
        language = asked.query.get("language", "")
        updates = [full_update(table, viewpoint, since, language) for viewpoint in viewpoints]
        is_owner = table.header.owner == person
        chat: list[Any] = kept.chat
        return TableState(updates=updates, chat=chat, invite=table.header.invite if is_owner else None)

    def _remove(self, _: Request, id: str) -> Response:
        self.tables.use(id)
        self.tables.remove(id)
        return Response(204, "", is_text=True)

    def _replay(self, asked: Request, id: str) -> Any:
        seen_by = asked.query.get("seen_by", "")
        seat = {"spectator": SPECTATOR, "open": OPEN}.get(seen_by)
        if seat is None and not seen_by.isdecimal():
            raise denied(Denied, "malformed_request", problem="seen_by")
        viewpoint = int(seen_by) if seat is None else seat
        invite, language = asked.query.get("invite", ""), asked.query.get("language", "")
        return replay_of(self.tables.use(id).table, self.person(), viewpoint, invite, language)()

    def _record(self, asked: Request, id: str) -> Response:
        table = self.tables.use(id).table
        if asked.query.get("unfinished"):
            # Everything on the device is its person's, who may take a game elsewhere before it is over.
            require_begun(table)
            return Response(200, print_record(record_of(table)), is_text=True)
        record = finished_record(table, self.person(), asked.query.get("invite", ""))
        return Response(200, print_record(record), is_text=True)

    def _export(self, asked: Request, id: str) -> Any:
        return export_of(self.tables.use(id).table, self.person(), asked.query.get("invite", ""))()

    def _review(self, asked: Request, id: str) -> Response:
        table = self.tables.use(id).table
        depth: Depth = "deep" if asked.query.get("depth") == "deep" else "standard"
        found = self.reviews.find(table, depth).message(table, asked.query.get("language", ""))
        return Response(200 if found.done == found.entries else 202, found)

    def _beliefs(self, asked: Request, id: str) -> Any:
        table, given = self.tables.use(id).table, asked.query
        seat, entry = asked.number("seat"), asked.number("entry")
        moment = moment_of(table, self.person(), given.get("invite", ""), seat, entry, given.get("language", ""))
        seen = moment.witness()
        return moment.message(answer_belief(moment.question(seen), BELIEF_WORLDS).belief, seen)

    def _check(self, asked: Request, id: str) -> Any:
        table, entry = self.tables.use(id).table, asked.number("entry", 1)
        require_move(table, self.person(), asked.query.get("invite", ""), entry)
        question = check_question(table, entry)
        return check_message(table, entry, check_move(question) if question else None)

    def _guide(self, asked: Request, id: str) -> Any:
        table = self.tables.use(id).table
        seat = require_seats(table, self.person())[0]
        require_begun(table)
        return guide_notes(table, seat, asked.language)

    def _write_note(self, asked: Request, id: str) -> Note:
        note: Note = decode(asked.body, Note)
        self._own(id).note = note.text
        self.tables.unkept.add(id)
        return note

    # Files

    def _import(self, asked: Request) -> Response:
        """Add the game of a record."""
        header, secret, changes = table_of(parse_record(asked.body), self.person(), self.now())
        if header.id not in self.tables:
            table = self.tables.add(header, secret).table
            for change in changes:
                table.replay(change)
        return Response(201, MadeTable(table=header.id, invite="", commitment=""))

    def _backup(self, _: Request) -> Any:
        """Return everything that is kept as one file."""
        self.person()
        me = msgspec.json.encode(self.myself).decode()
        return {"format": BACKUP, "kept": {ME: me, **self.tables.texts()}}

    def _restore(self, asked: Request) -> Any:
        """Add the tables of such a file; those that are here stay as they are."""
        try:
            data = json.loads(asked.body)
            kept = dict(data["kept"]) if data["format"] == BACKUP else {}
            new = {key: str(text) for key, text in kept.items() if key.startswith(TABLE)}
            new = {key: text for key, text in new.items() if key.removeprefix(TABLE) not in self.tables}
            tried = Tables()
            tried.load(new)
            for key in new:
                tried.use(key.removeprefix(TABLE))
            if data["format"] != BACKUP:
                raise ValueError(data["format"])
        except Refused:
            raise
        except Exception as error:
            raise denied(Denied, "malformed_request", problem=type(error).__name__) from None
        self.tables.load(new)
        self.tables.unkept |= {key.removeprefix(TABLE) for key in new}
        return {"tables": len(new)}
