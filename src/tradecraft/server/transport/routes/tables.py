"""Tables: make them, look at them, send commands, and get finished games."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Controller, Request, Response, WebSocket, get, post, put, websocket
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream

from tradecraft.core.game import OPEN, SPECTATOR
from tradecraft.core.record import print_record
from tradecraft.server.errors import NotSignedIn, denied
from tradecraft.server.play.chat import chat_message
from tradecraft.server.store.chat import chat_of, get_note, set_note
from tradecraft.server.tables.access import require_begun, require_seats, require_sight
from tradecraft.server.transport.guide import guide_notes
from tradecraft.server.transport.http import closing, language_of
from tradecraft.server.transport.protocol.commands import Command, Language
from tradecraft.server.transport.protocol.errors import WITH_BODY, refusals
from tradecraft.server.transport.protocol.guide import GuideNote
from tradecraft.server.transport.protocol.messages import Reply
from tradecraft.server.transport.protocol.play import Note, TableState
from tradecraft.server.transport.protocol.replays import Replay
from tradecraft.server.transport.protocol.reviews import Beliefs, MoveCheck, Review
from tradecraft.server.transport.protocol.tables import ForkTable, MadeTable, NewTable, TablePage
from tradecraft.server.transport.publishing import subscription_of
from tradecraft.server.transport.routes import dependencies as use
from tradecraft.server.transport.routes.content import ENGLISH
from tradecraft.server.transport.security import AT_ONCE
from tradecraft.server.transport.updates import full_update

CHAT_LINES = 100
Viewpoint = Literal["0", "1", "2", "3", "4", "5", "6", "7", "spectator", "open"]


UNFINISHED_REVIEW = ResponseSpec(
    data_container=Review,
    description="It is being worked out; this is what there is so far.",
    generate_examples=False,
)


class TablesController(Controller):
    """Tables and what happens at them."""

    path = "/api/tables"
    tags = ("Tables",)

    @post("", summary="Make a table", responses=refusals(*WITH_BODY))
    async def make(self, factory: use.Factory, person: use.Person, data: JSONBody[NewTable]) -> MadeTable:
        """Make a table; the game begins when all seats are taken."""
        return await factory.make(person, data)

    @get("", summary="List tables", responses=refusals())
    async def list_tables(
        self,
        lobby: use.Lobby,
        viewer: use.Viewer,
        which: FromQuery[Literal["open", "watch"]] = "open",
        after: use.PageAfter = "",
    ) -> TablePage:
        """List the tables that wait for players, or those that can be watched."""
        return await (lobby.open if which == "open" else lobby.watchable)(viewer, after)

    @get("/mine", summary="List your tables", responses=refusals())
    async def list_own(self, lobby: use.Lobby, person: use.Person, after: use.PageAfter = "") -> TablePage:
        """List the tables you made or hold a seat at; the first part begins with all where it is your turn."""
        return await lobby.own(person, after)

    @get("/{table_id:str}", summary="Look at a table", responses=refusals(404))
    async def look(
        self,
        repository: use.Repository,
        store: use.Store,
        people: use.People,
        viewer: use.Viewer,
        table_id: use.TableId,
        invite: use.Invite = "",
        version: use.Since = 0,
        language: FromQuery[Language] = "",
    ) -> TableState:
        """Return the table as you see it, with what happened since a version you know."""
        async with repository.use(table_id) as table:
            require_sight(table, viewer, invite)
            viewpoints = subscription_of(table, viewer.id if viewer else "").viewpoints
            updates = [full_update(table, viewpoint, version, language) for viewpoint in viewpoints]
            is_owner = viewer is not None and table.header.owner == viewer.id
            secret = table.header.invite if is_owner else None
        lines = await store.read(lambda connection: chat_of(connection, table_id, 0, CHAT_LINES))
        muted = await people.muted(viewer) if viewer else set()
        chat = [chat_message(table_id, line) for line in lines if line.person not in muted]
        return TableState(updates=updates, chat=chat, invite=secret)

    @get("/{table_id:str}/replay", summary="Replay a game", responses=refusals(404, 409))
    async def replay(
        self,
        archive: use.Archive,
        viewer: use.Viewer,
        table_id: use.TableId,
        seen_by: FromQuery[Viewpoint],
        invite: use.Invite = "",
        language: FromQuery[Language] = "",
    ) -> Replay:
        """Return a game step by step as a player or spectator saw it; before the end only as you see it."""
        seat = {"spectator": SPECTATOR, "open": OPEN}.get(seen_by)
        return await archive.replay(viewer, table_id, int(seen_by) if seat is None else seat, invite, language)

    @get("/{table_id:str}/record", summary="Export a record", responses=refusals(404, 409), media_type="text/plain")
    async def record(
        self, archive: use.Archive, viewer: use.Viewer, table_id: use.TableId, invite: use.Invite = ""
    ) -> Response[str]:
        """Return the `.tcr` record of a finished game."""
        record = await archive.record(viewer, table_id, invite)
        disposition = f'attachment; filename="{table_id}.tcr"'
        return Response(print_record(record), headers={"Content-Disposition": disposition})

    @get("/{table_id:str}/export", summary="Export as JSON", responses=refusals(404, 409))
    async def export(
        self, archive: use.Archive, viewer: use.Viewer, table_id: use.TableId, invite: use.Invite = ""
    ) -> dict[str, Any]:
        """Return a finished game as data, with all that is needed to check its deal."""
        return await archive.export(viewer, table_id, invite)

    @get(
        "/{table_id:str}/review",
        summary="Review a game",
        responses={202: UNFINISHED_REVIEW, **refusals(404, 409)},
    )
    async def review(
        self,
        reviews: use.Reviews,
        viewer: use.Viewer,
        table_id: use.TableId,
        invite: use.Invite = "",
        language: FromQuery[Language] = "",
        depth: FromQuery[Literal["standard", "deep"]] = "standard",
    ) -> Response[Review]:
        """Return every decision of a finished game graded, and what luck and choices did.

        The first request puts it into a queue; until it is complete, the result so far is answered with the status 202.
        """
        found = await reviews.find(viewer, table_id, invite, depth, language)
        return Response(found, status_code=200 if found.done == found.entries else 202)

    @get("/{table_id:str}/beliefs", summary="See what the others could hold", responses=refusals(404, 409))
    async def beliefs(
        self,
        study: use.Study,
        viewer: use.Viewer,
        table_id: use.TableId,
        seat: use.SeatOf = 0,
        entry: use.Entry = 0,
        invite: use.Invite = "",
        language: FromQuery[Language] = "",
    ) -> Beliefs:
        """Return what a seat could believe about the others after an entry, from nothing but what it saw.

        Before the end of a game only its players can ask, at a study table, about their own seat and this moment.
        """
        return await study.beliefs(viewer, table_id, invite, seat, entry, language)

    @get("/{table_id:str}/check", summary="Check a bot's move", responses=refusals(404, 409))
    async def check(
        self, study: use.Study, viewer: use.Viewer, table_id: use.TableId, entry: use.Entry = 1, invite: use.Invite = ""
    ) -> MoveCheck:
        """Ask the bot again that made an entry of a finished game, with what was stored of it then."""
        return await study.check(viewer, table_id, invite, entry)

    @get("/{table_id:str}/picture", summary="See a picture", responses=refusals(404, 409), media_type="image/png")
    async def picture(
        self,
        request: Request[Any, Any, Any],
        pictures: use.Pictures,
        viewer: use.Viewer,
        table_id: use.TableId,
        invite: use.Invite = "",
    ) -> Response[bytes]:
        """Return the position as a spectator sees it, as a PNG file for links."""
        found = await pictures.find(viewer, table_id, invite, language_of(request.scope))
        return Response(found, media_type="image/png", headers={"Cache-Control": "no-cache"})

    @post("/{table_id:str}/fork", summary="Play on from a position", responses=refusals(*WITH_BODY, 404, 409))
    async def fork(
        self,
        factory: use.Factory,
        person: use.Person,
        table_id: use.TableId,
        data: JSONBody[ForkTable],
        invite: use.Invite = "",
    ) -> MadeTable:
        """Make a friendly table that begins with a position of a finished game."""
        return await factory.fork(person, table_id, data, invite)

    @post("/{table_id:str}/rematch", summary="Play again", responses=refusals(404, 409))
    async def rematch(
        self, factory: use.Factory, person: use.Person, table_id: use.TableId, sit_down: FromQuery[bool] = True
    ) -> MadeTable:
        """Make a table for the same players, or return the one that already exists.

        Without `sit_down` your seat there is only kept for you.
        """
        return await factory.rematch(person, table_id, sit_down)

    @get("/{table_id:str}/guide", summary="Have a game explained", responses=refusals(404, 409))
    async def guide(
        self,
        repository: use.Repository,
        person: use.Person,
        table_id: use.TableId,
        language: FromQuery[Language] = ENGLISH,
    ) -> list[GuideNote]:
        """Explain what has come up in a game so far for your first seat: each thing once, in the order it came up."""
        async with repository.use(table_id) as table:
            seat = require_seats(table, person)[0]
            require_begun(table)
            return guide_notes(table, seat, language or ENGLISH)

    @get("/{table_id:str}/note", summary="Read your note", responses=refusals(404))
    async def read_note(
        self, repository: use.Repository, store: use.Store, person: use.Person, table_id: use.TableId
    ) -> Note:
        """Return what you wrote for yourself about a game."""
        async with repository.use(table_id) as table:
            require_seats(table, person)
        return Note(text=await store.read(lambda connection: get_note(connection, table_id, person.id)))

    @put("/{table_id:str}/note", summary="Write your note", responses=refusals(*WITH_BODY, 404))
    async def write_note(
        self,
        repository: use.Repository,
        store: use.Store,
        person: use.Person,
        table_id: use.TableId,
        data: JSONBody[Note],
    ) -> Note:
        """Keep what you write for yourself about a game."""
        async with repository.use(table_id) as table:
            require_seats(table, person)
        await store.write(lambda connection: set_note(connection, table_id, person.id, data.text))
        return data


class PlayController(Controller):
    """Commands, and the stream of what happens."""

    path = "/api"
    tags = ("Play",)

    @post("/commands", summary="Give a command", status_code=200, responses=refusals(*WITH_BODY, 404, 409))
    async def command(self, connections: use.Connections, person: use.Person, data: JSONBody[Command]) -> Reply:
        """Carry out a command at a table: the same as over the WebSocket."""
        return await connections.answer(person, data)

    @get("/stream", summary="Follow your tables", opt=AT_ONCE, responses=refusals(), media_type="application/x-ndjson")
    async def stream(self, connections: use.Connections, identity: use.Identity) -> Stream:
        """Send everything that happens at your tables, one JSON message a line; empty lines keep the connection."""
        return Stream(await connections.stream(identity), media_type="application/x-ndjson")

    @websocket("/socket")
    async def socket(
        self, socket: WebSocket[Any, Any, Any], connections: use.Connections, visitor: use.Visitor
    ) -> None:
        """Talk over a WebSocket: commands one way, messages the other."""
        if visitor is None:
            raise closing(denied(NotSignedIn, "not_signed_in"))
        await connections.serve(socket, visitor)
