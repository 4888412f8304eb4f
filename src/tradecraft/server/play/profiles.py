"""A person over many games: results with and without luck, and costly habits with what to practise them with."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from tradecraft.bots.review.habits import ReviewedGame, profile_of
from tradecraft.bots.themes import lesson_of
from tradecraft.locales import Texts
from tradecraft.puzzles.puzzle import puzzles
from tradecraft.report.words import told_habit, told_profile
from tradecraft.server.people import Person
from tradecraft.server.store.reviews import PlayedGame, played_games
from tradecraft.server.transport.protocol import reviews as wire
from tradecraft.server.transport.reviews import Found

DEPTH = "standard"
MOST_GAMES, MOST_HABITS, MOST_MOMENTS = 30, 5, 6


def profile_for(connection: Connection, person: Person, game: str, language: str) -> wire.Profile:
    """Sum up those of a person's latest games that are reviewed."""
    return profile_message(person.name, game, played_games(connection, person.id, game, DEPTH, MOST_GAMES), language)


def profile_message(name: str, game: str, played: Sequence[PlayedGame], language: str) -> wire.Profile:
    """Sum up the reviewed ones of these games; reviews stored by earlier versions may lack what that needs."""
    found = [(one, msgspec.json.decode(one.data, type=Found)) for one in played if one.data]
    games = [ReviewedGame(one.table, review.review(), one.seat) for one, review in found if review.actors]
    known, ended = {game.label for game in games}, {one.table: one.at for one in played}
    unreviewed = [one.table for one in played if one.table not in known]
    if not games:
        return wire.Profile(game=game, games=0, unreviewed=unreviewed, habits=[])
    profile, texts = profile_of(games), Texts(language)
    return wire.Profile(
        game=game,
        games=profile.games,
        unreviewed=unreviewed,
        habits=[
            wire.HabitInfo(
                theme=habit.theme,
                part=habit.part,
                games=habit.games,
                loss=habit.loss,
                sentence=told_habit(habit, profile.games, texts),
                moments=[
                    wire.HabitMoment(table=id, entry=entry, at=ended[id]) for id, entry in habit.moments[:MOST_MOMENTS]
                ],
                puzzles=[one.id for one in puzzles() if one.game == game and one.theme == habit.theme],
                lesson=lesson_of(game, habit.theme),
            )
            for habit in profile.habits[:MOST_HABITS]
        ],
        result=profile.result,
        result_error=profile.result_error,
        without_luck=profile.without_luck,
        without_luck_error=profile.without_luck_error,
        rating=profile.rating,
        rating_error=profile.rating_error,
        rating_without_luck=profile.rating_without_luck,
        rating_without_luck_error=profile.rating_without_luck_error,
        sentence=told_profile(profile, name, texts),
    )
