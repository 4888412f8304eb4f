"""Leaderboards and statistics. They are public, like the names of players and the results of finished games."""

from __future__ import annotations

from litestar import Controller, get
from litestar.params import FromQuery

from tradecraft.core.registry import find_game, game_ids
from tradecraft.locales import languages
from tradecraft.server.errors import NotFound, denied
from tradecraft.server.people import Person
from tradecraft.server.play.profiles import profile_for
from tradecraft.server.store.statistics import head_to_head, leaderboard, statistics_of
from tradecraft.server.tables.person import League
from tradecraft.server.transport.protocol.commands import Language
from tradecraft.server.transport.protocol.errors import refusals
from tradecraft.server.transport.protocol.ratings import HeadToHead, Leaderboard, Statistics
from tradecraft.server.transport.protocol.reviews import Profile
from tradecraft.server.transport.routes import dependencies as use


class RatingsController(Controller):
    """How well people and bots play, as far as finished games tell."""

    path = "/api"
    tags = ("Ratings",)

    @get("/leaderboards/{game:str}/{players:int}", summary="Leaderboard", responses=refusals(404))
    async def leaderboard(
        self,
        store: use.Store,
        game: use.GameId,
        players: use.Players,
        league: FromQuery[League] = "people",
        limit: use.Limit = 50,
        after: use.LinesAfter = 0,
    ) -> Leaderboard:
        """Return a part of the leaderboard of a game with some number of players, best first."""
        if game not in game_ids() or players not in find_game(game).player_counts:
            raise denied(NotFound, "no_such_leaderboard", game=game, players=players)
        return await store.read(lambda connection: leaderboard(connection, game, players, league, limit, after))

    @get("/people/{person_id:str}/statistics", summary="Statistics of a person", responses=refusals(404))
    async def statistics(self, store: use.Store, viewer: use.Viewer, person_id: use.PersonId) -> Statistics:
        """Return what a person has played and how it went."""
        return await store.read(lambda connection: statistics_of(connection, person_id, _id(viewer)))

    @get("/me/profile/{game:str}", summary="My play, luck apart", responses=refusals(404))
    async def profile(
        self, store: use.Store, person: use.Person, game: use.GameId, language: FromQuery[Language] = ""
    ) -> Profile:
        """Return what your reviewed games tell of you: results with and without luck, and costly habits."""
        if game not in game_ids():
            raise denied(NotFound, "no_such_game", game=game)
        spoken = language if language in languages() else person.language
        return await store.read(lambda connection: profile_for(connection, person, game, spoken))

    @get("/people/{person_id:str}/versus/{other_id:str}", summary="Head to head", responses=refusals(404))
    async def versus(
        self, store: use.Store, viewer: use.Viewer, person_id: use.PersonId, other_id: use.PersonId
    ) -> HeadToHead:
        """Return how two people did against each other, from the point of view of the first."""
        return await store.read(lambda connection: head_to_head(connection, person_id, other_id, _id(viewer)))


def _id(viewer: Person | None) -> str | None:
    return viewer.id if viewer else None
