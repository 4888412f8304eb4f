"""Queries on results: leaderboards, a person's statistics, two people head to head.

A table at which a person held several seats says nothing about that person, since others may have played them; such
tables are left out throughout.
"""

from __future__ import annotations

from itertools import groupby

from sqlalchemy import Connection, Float, Select, Subquery, and_, case, cast, func, select

from tradecraft.ratings import SETTLED_AFTER, WIDTH, Skill, points
from tradecraft.server.errors import NotFound, denied
from tradecraft.server.store.schema import persons, ratings, results, tables
from tradecraft.server.tables.person import League
from tradecraft.server.transport.protocol.people import PersonInfo
from tradecraft.server.transport.protocol.ratings import (
    FinishedGame,
    FinishedSeat,
    GameStatistics,
    HeadToHead,
    Leaderboard,
    LeaderboardLine,
    Meetings,
    RatingInfo,
    Statistics,
)

RECENT = 20
"""How many of the latest games are listed."""


def leaderboard(
    connection: Connection, game: str, players: int, league: League, limit: int, after: int = 0
) -> Leaderboard:
    """Return up to `limit` lines of a leaderboard, best first, without the first `after`; the banned are not on it."""
    ordinal = ratings.c.mu - WIDTH * ratings.c.sigma
    rows = connection.execute(
        select(
            func.rank().over(order_by=ordinal.desc()),
            ratings.c.subject,
            persons.c.name,
            ratings.c.mu,
            ratings.c.sigma,
            ratings.c.games,
        )
        .outerjoin(persons, persons.c.id == ratings.c.subject)
        .where(ratings.c.game == game, ratings.c.players == players, ratings.c.league == league)
        .where(persons.c.banned_at.is_(None))
        .order_by(ordinal.desc(), ratings.c.subject)
        .limit(limit + 1)
        .offset(after)
    ).all()
    lines = [
        LeaderboardLine(
            position=position,
            person=None if name is None else subject,
            bot=subject.removeprefix("bot:") if name is None else None,
            name=subject.removeprefix("bot:") if name is None else name,
            rating=_rating(mu, sigma, games),
        )
        for position, subject, name, mu, sigma, games in rows[:limit]
    ]
    return Leaderboard(
        game=game, players=players, league=league, lines=lines, next=after + limit if len(rows) > limit else None
    )


def statistics_of(connection: Connection, person: str, viewer: str | None = None) -> Statistics:
    """Return a person's statistics as `viewer` may see them; raise NotFound if there is no such person."""
    info = _person(connection, person)
    own = _games_of(person)
    rows = connection.execute(
        select(ratings.c.game, ratings.c.players, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(
            ratings.c.subject == person
        )
    )
    rated = {(game, players): _rating(mu, sigma, games) for game, players, mu, sigma, games in rows}
    return Statistics(
        person=info,
        games=[
            GameStatistics(**row._asdict(), rating=rated.get((row.game, row.players)))
            for row in connection.execute(_totals(own))
        ],
        recent=_recent(connection, own, viewer),
    )


def head_to_head(connection: Connection, person: str, other: str, viewer: str | None = None) -> HeadToHead:
    """Return how two people did against each other, as `viewer` may see it; raise NotFound if one does not exist.

    Nobody has met themselves.
    """
    info, other_info = _person(connection, person), _person(connection, other)
    met = _games_between(person, other)
    place, their_place = met.c.place, met.c.their_place
    totals = (
        select(
            met.c.game,
            met.c.players,
            func.count().label("games"),
            func.sum(case((place < their_place, 1), else_=0)).label("better"),
            func.sum(case((place > their_place, 1), else_=0)).label("worse"),
            func.sum(case((place == their_place, 1), else_=0)).label("equal"),
        )
        .group_by(met.c.game, met.c.players)
        .order_by(met.c.game, met.c.players)
    )
    return HeadToHead(
        person=info,
        other=other_info,
        games=[Meetings(**row._asdict()) for row in connection.execute(totals)],
        recent=_recent(connection, met, viewer),
    )


def _rating(mu: float, sigma: float, games: int) -> RatingInfo:
    shown = points(Skill(mu, sigma))
    return RatingInfo(
        rating=shown.rating,
        estimate=shown.estimate,
        margin=shown.margin,
        games=games,
        provisional=games < SETTLED_AFTER,
        mu=mu,
        sigma=sigma,
    )


def _person(connection: Connection, id: str) -> PersonInfo:
    row = connection.execute(select(persons.c.id, persons.c.name, persons.c.kind).where(persons.c.id == id)).first()
    if row is None:
        raise denied(NotFound, "no_such_person", person=id)
    return PersonInfo(**row._asdict())


def _games_of(person: str) -> Subquery:
    """Select the games in which a person held one seat."""
    first = results.alias()
    own = (
        select(
            results.c.table_id,
            func.max(results.c.at).label("at"),
            func.max(results.c.place).label("place"),
            func.max(results.c.score).label("score"),
        )
        .where(results.c.person == person)
        .group_by(results.c.table_id)
        .having(func.count() == 1)
        .subquery()
    )
    winners = select(func.count()).where(first.c.table_id == own.c.table_id, first.c.place == 1).scalar_subquery()
    return _with_tables(select(own, winners.label("winners")).subquery())


def _games_between(person: str, other: str) -> Subquery:
    """Select the games in which each of two persons held one seat."""
    # Grouped, not joined with itself: how a database joins two long lists depends on what it guesses of them.
    met = (
        select(
            results.c.table_id,
            func.max(results.c.at).label("at"),
            func.max(case((results.c.person == person, results.c.place))).label("place"),
            func.max(case((results.c.person == other, results.c.place))).label("their_place"),
        )
        .where(results.c.person.in_([person, other]))
        .group_by(results.c.table_id)
        .having(and_(func.count() == 2, func.count(results.c.person.distinct()) == 2))
        .subquery()
    )
    return _with_tables(met)


def _with_tables(games: Subquery) -> Subquery:
    """Add what is known about the tables; `public` are those that anyone could have watched."""
    public = and_(tables.c.listed, tables.c.spectators).label("public")
    known = select(games, tables.c.game, tables.c.players, tables.c.rated, public)
    return known.join(tables, tables.c.id == games.c.table_id).subquery()


def _totals(own: Subquery) -> Select[tuple[object, ...]]:
    """Select the totals for each game and number of players."""
    defeat_at = func.max(case((own.c.place > 1, own.c.at))).over(partition_by=(own.c.game, own.c.players))
    games = select(own, defeat_at.label("defeat_at")).subquery()
    share = case((games.c.place == 1, 1.0 / cast(games.c.winners, Float)), else_=0.0)
    is_latest = games.c.defeat_at.is_(None) | (games.c.at > games.c.defeat_at)
    return (
        select(
            games.c.game,
            games.c.players,
            func.count().label("games"),
            func.sum(share).label("wins"),
            func.avg(cast(games.c.place, Float)).label("mean_place"),
            func.avg(cast(games.c.score, Float)).label("mean_score"),
            func.max(games.c.score).label("best_score"),
            func.sum(case((is_latest, 1), else_=0)).label("winning_streak"),
            func.max(games.c.at).label("last_played"),
        )
        .group_by(games.c.game, games.c.players)
        .order_by(games.c.game, games.c.players)
    )


def _recent(connection: Connection, games: Subquery, viewer: str | None) -> list[FinishedGame]:
    """Return the latest of some games, newest first."""
    chosen = select(games).order_by(games.c.at.desc(), games.c.table_id).limit(RECENT).subquery()
    rows = connection.execute(
        select(
            chosen.c.table_id,
            chosen.c.game,
            chosen.c.players,
            chosen.c.rated,
            chosen.c.at,
            chosen.c.public,
            results.c.person,
            results.c.bot,
            persons.c.name,
            results.c.place,
            results.c.score,
        )
        .join(results, results.c.table_id == chosen.c.table_id)
        .outerjoin(persons, persons.c.id == results.c.person)
        .order_by(chosen.c.at.desc(), chosen.c.table_id, results.c.seat)
    )
    found: list[FinishedGame] = []
    for (table, game, players, rated, at, public), group in groupby(rows, key=lambda row: tuple(row[:6])):
        seats = [
            FinishedSeat(person=person, bot=bot, name=bot if name is None else name, place=place, score=score)
            for *_, person, bot, name, place, score in group
        ]
        may_know = public or (viewer is not None and any(seat.person == viewer for seat in seats))
        found.append(
            FinishedGame(table=table if may_know else None, game=game, players=players, rated=rated, at=at, seats=seats)
        )
    return found
