"""The catalogue of games, bots and phrases, and reports about people."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from tradecraft import __version__
from tradecraft.bots.protocol import bots_for
from tradecraft.core.registry import find_game, game_ids
from tradecraft.locales import languages
from tradecraft.server.errors import NotFound, denied
from tradecraft.server.play.chat import PHRASES
from tradecraft.server.store.chat import add_report
from tradecraft.server.store.people import find_person
from tradecraft.server.transport.protocol.errors import WITH_BODY, refusals
from tradecraft.server.transport.protocol.play import Catalogue, GameInfo, GameOption, Report
from tradecraft.server.transport.routes.dependencies import NowDependency, PersonDependency, StoreDependency


class AboutController(Controller):
    """The server itself."""

    path = "/api"
    tags = ("About",)

    @get("/catalogue", summary="What there is", responses=refusals())
    async def catalogue(self) -> Catalogue:
        """Return the games with their options and bots, the ready phrases and the languages."""
        return Catalogue(
            games=[game_info(id) for id in game_ids()],
            phrases=list(PHRASES),
            languages=languages(),
            version=__version__,
        )

    @post("/reports", summary="Report a person", status_code=204, responses=refusals(*WITH_BODY, 404))
    async def report(
        self, store: StoreDependency, person: PersonDependency, now: NowDependency, data: JSONBody[Report]
    ) -> None:
        """Report a person's conduct to the administrators."""
        at = now()
        if await store.read(lambda connection: find_person(connection, data.about)) is None:
            raise denied(NotFound, "no_such_person", person=data.about)
        await store.write(lambda connection: add_report(connection, person.id, data.about, data.table, data.text, at))


def game_info(id: str) -> GameInfo:
    """Return a game as clients are told about it."""
    game = find_game(id)
    return GameInfo(
        id=game.id,
        title=game.title,
        rules=game.rules_version,
        content=game.content_version,
        players=list(game.player_counts),
        options=[
            GameOption(name=option.name, choices=list(option.choices), default=option.default)
            for option in game.options
        ],
        bots=bots_for(game),
    )
