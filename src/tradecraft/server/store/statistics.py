"""Queries on results: leaderboards, a person's statistics, two people head to head.

A table at which a person held several seats says nothing about that person, since others may have played them; such
tables are left out throughout.
"""

from __future__ import annotations

from dataclasses import asdict
from itertools import groupby

from sqlalchemy import Connection, Float, Select, Subquery, case, cast, func, select

from tradecraft.ratings import SETTLED_AFTER, WIDTH, Skill, points
from tradecraft.server.errors import NotFound, denied
from tradecraft.server.store.results import SEATS
from tradecraft.server.store.schema import persons, ratings, results
from tradecraft.server.tables.person import League
from tradecraft.server.transport.protocol import ratings as wire
from tradecraft.server.transport.protocol.people import PersonInfo

RECENT = 20
"""How many of the latest games are listed."""


def leaderboard(
    connection: Connection, game: str, players: int, league: League, limit: int, after: int = 0
) -> wire.Leaderboard:
    """Return up to `limit` lines of a leaderboard, best first, without the first `after`; the banned are not on it."""
    ordinal = ratings.c.mu - WIDTH * ratings.c.sigma
    rows = connection.execute(
        select(ratings, persons.c.name, func.rank().over(order_by=ordinal.desc()).label("position"))
        .outerjoin(persons, persons.c.id == ratings.c.subject)
        .where(ratings.c.game == game, ratings.c.players == players, ratings.c.league == league)
        .where(persons.c.banned_at.is_(None))
        .order_by(ordinal.desc(), ratings.c.subject)
        .limit(limit + 1)
        .offset(after)
    ).all()
    lines = [
        wire.LeaderboardLine(
            position=row.position,
            person=None if row.name is None else row.subject,
            bot=row.subject.removeprefix("bot:") if row.name is None else None,
            name=row.name or row.subject.removeprefix("bot:"),
            rating=_rating(row.mu, row.sigma, row.games),
        )
        for row in rows[:limit]
    ]
    return wire.Leaderboard(
        game=game, players=players, league=league, lines=lines, next=after + limit if len(rows) > limit else None
    )


def statistics_of(connection: Connection, person: str, viewer: str | None = None) -> wire.Statistics:
    """Return a person's statistics as `viewer` may see them; raise NotFound if there is no such person."""
    info = _person(connection, person)
    own = _games_of(person)
    standings = connection.execute(select(ratings).where(ratings.c.subject == person))
    rated = {(row.game, row.players): _rating(row.mu, row.sigma, row.games) for row in standings}
    return wire.Statistics(
        person=info,
        games=[
            wire.GameStatistics(**row._asdict(), rating=rated.get((row.game, row.players)))
            for row in connection.execute(_totals(own))
        ],
        recent=_recent(connection, own, viewer),
    )


def head_to_head(connection: Connection, person: str, other: str, viewer: str | None = None) -> wire.HeadToHead:
    """Return how two people did against each other, as `viewer` may see it; raise NotFound if one does not exist."""
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
    return wire.HeadToHead(
        person=info,
        other=other_info,
        games=[wire.Meetings(**row._asdict()) for row in connection.execute(totals)],
        recent=_recent(connection, met, viewer),
    )


def _rating(mu: float, sigma: float, games: int) -> wire.RatingInfo:
    shown = asdict(points(Skill(mu, sigma)))
    return wire.RatingInfo(**shown, games=games, provisional=games < SETTLED_AFTER, mu=mu, sigma=sigma)


def _person(connection: Connection, id: str) -> PersonInfo:
    row = connection.execute(select(persons.c.id, persons.c.name, persons.c.kind).where(persons.c.id == id)).first()
    if row is None:
        raise denied(NotFound, "no_such_person", person=id)
    return PersonInfo(**row._asdict())


def _games_of(person: str) -> Subquery:
    """Select the games in which a person held one seat."""
    return select(results).where(results.c.person == person, results.c.alone).subquery()


def _games_between(person: str, other: str) -> Subquery:
    """Select the games in which each of two persons held one seat."""
    # Grouped, not joined with itself: how a database joins two long lists depends on what it guesses of them.
    return (
        select(
            results.c.table_id,
            *(func.max(results.c[name]).label(name) for name in ("at", "game", "players")),
            func.max(case((results.c.person == person, results.c.place))).label("place"),
            func.max(case((results.c.person == other, results.c.place))).label("their_place"),
        )
        .where(results.c.person.in_([person, other]), results.c.alone)
        .group_by(results.c.table_id)
        .having(func.count() == 2)
        .subquery()
    )


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


def _recent(connection: Connection, games: Subquery, viewer: str | None) -> list[wire.FinishedGame]:
    """Return the latest of some games, newest first."""
    latest = select(games.c.table_id).order_by(games.c.at.desc(), games.c.table_id).limit(RECENT)
    rows = connection.execute(
        SEATS.where(results.c.table_id.in_(connection.scalars(latest).all())).order_by(
            results.c.at.desc(), results.c.table_id, results.c.seat
        )
    )
    found: list[wire.FinishedGame] = []
    for table, group in groupby(rows, key=lambda row: row.table_id):
        first, *others = group
        seats = [
            wire.FinishedSeat(
                person=row.person, bot=row.bot, name=row.name or row.bot, place=row.place, score=row.score
            )
            for row in (first, *others)
        ]
        is_public = first.listed and first.spectators
        may_know = is_public or (viewer is not None and any(seat.person == viewer for seat in seats))
        about = {name: getattr(first, name) for name in ("game", "players", "rated", "at")}
        found.append(wire.FinishedGame(table=table if may_know else None, seats=seats, **about))
    return found
