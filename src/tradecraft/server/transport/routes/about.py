"""The catalogue of games, bots and phrases, and reports about people."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody
from sqlalchemy import Connection

from tradecraft.server.errors import NotFound, denied
from tradecraft.server.store.chat import add_report
from tradecraft.server.store.people import find_person
from tradecraft.server.store.tables import find_table
from tradecraft.server.transport.catalogue import catalogue_in
from tradecraft.server.transport.protocol.commands import Language
from tradecraft.server.transport.protocol.errors import WITH_BODY, refusals
from tradecraft.server.transport.protocol.play import Catalogue, Report
from tradecraft.server.transport.routes import dependencies as use
from tradecraft.server.transport.routes.content import ENGLISH


class AboutController(Controller):
    """The server itself."""

    path = "/api"
    tags = ("About",)

    @get("/catalogue", summary="What there is", responses=refusals())
    async def catalogue(self, language: FromQuery[Language] = ENGLISH) -> Catalogue:
        """Return the games with their options and bots, the ready phrases and the languages.

        Options and their values are named in `language`.
        """
        return catalogue_in(language or ENGLISH)

    @post("/reports", summary="Report a person", status_code=204, responses=refusals(*WITH_BODY, 404))
    async def report(self, store: use.Store, person: use.Person, now: use.Now, data: JSONBody[Report]) -> None:
        """Report a person's conduct to the administrators."""
        at, id = now(), data.table

        def work(connection: Connection) -> None:
            if find_person(connection, data.about) is None:
                raise denied(NotFound, "no_such_person", person=data.about)
            if id is not None and find_table(connection, id) is None:
                raise denied(NotFound, "no_such_table", table=id)
            add_report(connection, person.id, data.about, id, data.text, at)

        await store.write(work)
