"""Ratings, statistics and finished games on the wire. Times are milliseconds since 1970."""

from __future__ import annotations

from tradecraft.server.tables.person import League
from tradecraft.server.transport.protocol.base import Wire
from tradecraft.server.transport.protocol.people import PersonInfo


class RatingInfo(Wire, frozen=True):
    """A rating with its uncertainty.

    The skill lies, as far as the games tell, within `estimate` plus or minus `margin` points. `rating` is the low end
    of that, and what leaderboards are ordered by. A rating is `provisional` after few games. `mu` and `sigma` are what
    the points are made of, for further calculations.
    """

    rating: int
    estimate: int
    margin: int
    games: int
    provisional: bool
    mu: float
    sigma: float


class LeaderboardLine(Wire, frozen=True):
    """One line of a leaderboard: a person, or a bot that is part of the server. Equal ratings share a position."""

    position: int
    person: str | None
    bot: str | None
    name: str
    rating: RatingInfo


class Leaderboard(Wire, frozen=True):
    """A part of the leaderboard of a game, a number of players and a league.

    `next` is the `after` that asks for the following part, if there is one.
    """

    game: str
    players: int
    league: League
    lines: list[LeaderboardLine]
    next: int | None


class FinishedSeat(Wire, frozen=True):
    """A seat of a finished game. A seat with a person and a bot is the person's; the bot stood in at the end."""

    person: str | None
    bot: str | None
    name: str
    place: int
    score: int | None


class FinishedGame(Wire, frozen=True):
    """A finished game. `table` is null if you were not at the table and could not have watched."""

    table: str | None
    game: str
    players: int
    rated: bool
    at: int
    seats: list[FinishedSeat]


class GameStatistics(Wire, frozen=True):
    """A person's games of one kind with one number of players.

    A first place shared by two is half a win for each. `mean_score` and `best_score` leave out games that were not
    scored. `winning_streak` counts the latest games that ended on the first place, shared or not.
    """

    game: str
    players: int
    games: int
    wins: float
    mean_place: float
    mean_score: float | None
    best_score: int | None
    winning_streak: int
    last_played: int
    rating: RatingInfo | None


class Statistics(Wire, frozen=True):
    """What a person has played: numbers for each game and number of players, and the latest games, newest first.

    Games in which the person held several seats are left out.
    """

    person: PersonInfo
    games: list[GameStatistics]
    recent: list[FinishedGame]


class Meetings(Wire, frozen=True):
    """Two people's meetings in one game with one number of players: how often `person` was placed better, or not."""

    game: str
    players: int
    games: int
    better: int
    worse: int
    equal: int


class HeadToHead(Wire, frozen=True):
    """Two people against each other: numbers for each game and number of players, and the latest games, newest first.

    Games in which one of them held several seats are left out.
    """

    person: PersonInfo
    other: PersonInfo
    games: list[Meetings]
    recent: list[FinishedGame]
