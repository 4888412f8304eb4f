"""The catalogue of games, bots and phrases, and reports about people."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody
from sqlalchemy import Connection

from tradecraft import __version__
from tradecraft.bots.protocol import bots_for, default_bot, levels_for
from tradecraft.core.registry import find_game, game_ids
from tradecraft.locales import Texts, find_language, languages, texts_for
from tradecraft.server.errors import NotFound, denied
from tradecraft.server.play.chat import PHRASES
from tradecraft.server.store.chat import add_report
from tradecraft.server.store.people import find_person
from tradecraft.server.store.tables import find_table
from tradecraft.server.transport.protocol.commands import Language
from tradecraft.server.transport.protocol.errors import WITH_BODY, refusals
from tradecraft.server.transport.protocol.play import Catalogue, GameInfo, GameOption, LanguageInfo, Report
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
        texts = Texts(language or ENGLISH)
        return Catalogue(
            games=[game_info(id, texts) for id in game_ids()],
            phrases=list(PHRASES),
            languages=[LanguageInfo(id=id, name=find_language(id).name) for id in languages()],
            version=__version__,
        )

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


def game_info(id: str, texts: Texts) -> GameInfo:
    """Return a game as clients are told about it, its options named in the language of the texts."""
    game = find_game(id)
    names = texts_for(id, texts)
    return GameInfo(
        id=game.id,
        title=game.title,
        rules=game.rules_version,
        content=game.content_version,
        packs=list(game.packs.names() if game.packs else (game.content_version,)),
        players=list(game.player_counts),
        options=[
            GameOption(
                name=option.name,
                label=names.option(option.name),
                help=names.option_help(option.name),
                choices=list(option.choices),
                labels=[names.option_value(option.name, value) for value in option.choices],
                default=option.default_in(texts.language),
            )
            for option in game.options
        ],
        variant=next((option.name for option in game.options if option.is_variant), None),
        bots=bots_for(game),
        levels=levels_for(game),
        default_bot=default_bot(game),
    )
