"""Results of finished games, and the ratings that follow from them.

Results are truth, ratings are derived: `recompute_ratings` makes the same ratings again from the results alone. For
that the times of rated results must tell the order in which they were counted, see `store_result`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update

from tradecraft.core.errors import Fault
from tradecraft.ratings import NEWCOMER, Skill, rate
from tradecraft.server.people.leagues import Contender, contender, league_of
from tradecraft.server.store.inserting import insert_into
from tradecraft.server.store.schema import persons, ratings, results, tables
from tradecraft.server.tables.person import League, PersonKind


class SeatResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a seat.

    `person` holds the seat, or nobody does and `bot` played it; with both, the bot stood in for the person when the
    game ended. `score` is missing where the game was resigned before it was scored.
    """

    seat: int
    person: str | None
    person_kind: PersonKind | None
    bot: str | None
    place: int
    score: int | None

    def contender(self) -> Contender | None:
        """Return who the result counts for."""
        return contender(self.person, self.person_kind, self.bot)


class Standing(msgspec.Struct, frozen=True):
    """A player's standing on a ladder."""

    skill: Skill
    games: int
    updated_at: int


SEATS = (
    select(results, tables.c.rated, tables.c.listed, tables.c.spectators, persons.c.name, persons.c.kind)
    .join(tables, tables.c.id == results.c.table_id)
    .outerjoin(persons, persons.c.id == results.c.person)
)
"""The seats of finished games, joined with the game and the person."""

Ladder = tuple[str, int, League]
"""A game, a number of players and a league."""


def store_result(
    connection: Connection,
    *,
    table: str,
    game: str,
    players: int,
    rated: bool,
    at: int,
    seats: Sequence[SeatResult],
) -> None:
    """Write the result of a finished game and, if it is rated, count it; a table that has a result already keeps it.

    The table's row must be there and say the same about game, players and rated; a rated table must be one that
    `league_of` gives a league. Anything else is a Fault: it should have been refused before the game began.

    A rated result is dated at least a millisecond after the last one of each of its players on the same ladder, however
    close together games end and however unequal the clocks of several servers are. So the order of times is the order
    in which the results were counted.
    """
    known = connection.execute(
        select(tables.c.game, tables.c.players, tables.c.rated).where(tables.c.id == table).with_for_update()
    ).one_or_none()
    if known is None or tuple(known) != (game, players, rated):
        raise Fault(f"table {table} is stored as {known}, but ended as {(game, players, rated)}")
    seats = sorted(seats, key=lambda one: one.seat)
    if [one.seat for one in seats] != list(range(players)) or any(not one.contender() for one in seats):
        raise Fault(f"table {table} has {players} seats, but ended with {seats}")
    if connection.execute(select(results.c.seat).where(results.c.table_id == table).limit(1)).first():
        return
    if rated:
        at = _count(connection, (game, players, _league(table, seats)), at, seats)
    kept = ("seat", "person", "bot", "place", "score")
    winners = sum(one.place == 1 for one in seats)
    people = Counter(one.person for one in seats)
    about = {"table_id": table, "game": game, "players": players, "at": at, "winners": winners}
    rows = [
        {**about, "alone": one.person is None or people[one.person] == 1, **{name: getattr(one, name) for name in kept}}
        for one in seats
    ]
    connection.execute(insert(results), rows)


def results_with(connection: Connection, person: str, game: str, prefix: str, most: int) -> list[tuple[str, float]]:
    """Return a person's last games with bots whose names begin alike, the oldest first: 1 if the person was ahead.

    The share is a half if both were on the same place.
    """
    other = results.alias()
    found = connection.execute(
        select(other.c.bot, results.c.place, other.c.place.label("others"))
        .join(other, other.c.table_id == results.c.table_id)
        .where(results.c.person == person, results.c.game == game)
        .where(other.c.person.is_(None), other.c.bot.startswith(prefix, autoescape=True))
        .order_by(results.c.at.desc(), results.c.table_id, other.c.seat)
        .limit(most)
    ).all()
    return [(row.bot, 0.5 if row.place == row.others else float(row.place < row.others)) for row in reversed(found)]


def recompute_ratings(connection: Connection) -> None:
    """Compute all ratings again from the results; games that end in the meantime are counted afterwards."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("LOCK TABLE ratings IN EXCLUSIVE MODE")
    rated = SEATS.where(tables.c.rated).order_by(results.c.at, results.c.table_id, results.c.seat)
    ladders: dict[Ladder, dict[str, Standing]] = {}
    for (table, game, players, at), group in groupby(
        connection.execute(rated), lambda row: (row.table_id, row.game, row.players, row.at)
    ):
        seats = [
            SeatResult(
                seat=row.seat, person=row.person, person_kind=row.kind, bot=row.bot, place=row.place, score=row.score
            )
            for row in group
        ]
        standings = ladders.setdefault((game, players, _league(table, seats)), {})
        standings |= _after(standings, at, seats)
    connection.execute(delete(ratings))
    for ladder, standings in ladders.items():
        connection.execute(insert(ratings), [_row(ladder, *one) for one in standings.items()])


def _league(table: str, seats: Sequence[SeatResult]) -> League:
    league = league_of([one.contender() for one in seats])
    if league is None:
        raise Fault(f"table {table} is rated, but no league has a game between {seats}")
    return league


def _subjects(seats: Sequence[SeatResult]) -> list[str]:
    return [one.subject for seat in seats if (one := seat.contender())]


def _after(standings: dict[str, Standing], at: int, seats: Sequence[SeatResult]) -> dict[str, Standing]:
    """Return where the players of a game stand after it."""
    newcomer = Standing(NEWCOMER, 0, 0)
    subjects = _subjects(seats)
    before = [standings.get(subject, newcomer) for subject in subjects]
    skills = rate([standing.skill for standing in before], [one.place for one in seats])
    return {
        subject: Standing(skill, standing.games + 1, at)
        for subject, standing, skill in zip(subjects, before, skills, strict=True)
    }


def _count(connection: Connection, ladder: Ladder, at: int, seats: Sequence[SeatResult]) -> int:
    """Count a result on its ladder and return the time it is dated."""
    standings = _locked(connection, ladder, at, _subjects(seats))
    at = max(at, *(standing.updated_at + 1 for standing in standings.values()))
    for subject, standing in _after(standings, at, seats).items():
        row = _row(ladder, subject, standing)
        connection.execute(update(ratings).where(_on(ladder), ratings.c.subject == subject).values(row))
    return at


def _locked(connection: Connection, ladder: Ladder, at: int, subjects: Sequence[str]) -> dict[str, Standing]:
    """Return where the subjects stand, and let no other transaction change it until this one ends.

    A row that is not there cannot be locked, so newcomers get theirs first. All go through the rows in the same order:
    two games with the same players cannot wait for each other.
    """
    newcomer = Standing(NEWCOMER, 0, at - 1)
    rows = [_row(ladder, subject, newcomer) for subject in sorted(subjects)]
    connection.execute(insert_into(connection, ratings).values(rows).on_conflict_do_nothing())
    found = connection.execute(
        select(ratings.c.subject, ratings.c.mu, ratings.c.sigma, ratings.c.games, ratings.c.updated_at)
        .where(_on(ladder), ratings.c.subject.in_(subjects))
        .order_by(ratings.c.subject)
        .with_for_update()
    )
    return {subject: Standing(Skill(mu, sigma), games, at) for subject, mu, sigma, games, at in found}


def _on(ladder: Ladder) -> ColumnElement[bool]:
    game, players, league = ladder
    return and_(ratings.c.game == game, ratings.c.players == players, ratings.c.league == league)


def _row(ladder: Ladder, subject: str, standing: Standing) -> dict[str, str | int | float]:
    game, players, league = ladder
    key: dict[str, str | int | float] = {"game": game, "players": players, "league": league, "subject": subject}
    skill, games, updated_at = standing.skill, standing.games, standing.updated_at
    return {**key, "mu": skill.mu, "sigma": skill.sigma, "games": games, "updated_at": updated_at}
