"""A measured series of games of an assistant against the built-in levels, on paired deals.

Every deal is played from both seats against every level. Illegal tries and time are counted, every finished game is
written to a file as one line with its record, so that anybody can replay it, and a series that was interrupted goes on
with the first game that is not finished.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tradecraft
from tradecraft.api.game import loads
from tradecraft.api.refused import Refused
from tradecraft.assistants.tables import Table
from tradecraft.bots.arena.statistics import win_rate
from tradecraft.ratings import NEWCOMER, points, rate


@dataclass(frozen=True)
class Plan:
    """What is played: a two-player game with its options, the levels, the deals, and the seed that fixes them."""

    game: str
    options: dict[str, str]
    levels: tuple[str, ...]
    deals: int
    seed: str
    simulations: int | None = None

    def games(self) -> list[tuple[int, int, str]]:
        """List all games as deal, seat and level: the levels take turns, so that half a series says something."""
        return [(deal, seat, level) for deal in range(self.deals) for level in self.levels for seat in range(2)]

    def data(self) -> dict[str, Any]:
        """Return the plan as plain data."""
        return {
            "game": self.game,
            "options": self.options,
            "levels": list(self.levels),
            "deals": self.deals,
            "seed": self.seed,
            "simulations": self.simulations,
        }


class Match:
    """A series being played; the file holds the plan in its first line and then a line for each finished game."""

    def __init__(self, plan: Plan, file: Path) -> None:
        """Begin the file, or go on with it; raise ValueError if it is of another plan."""
        self.plan, self.file = plan, file
        self.finished: list[dict[str, Any]] = []
        self.table: Table | None = None
        if file.exists():
            first, *lines = file.read_text("utf-8").splitlines() or ["null"]
            if json.loads(first) != plan.data():
                raise ValueError(f"{file} holds another series")
            self.finished = [json.loads(line) for line in lines]
        else:
            self._append(plan.data())

    def next_game(self) -> Table | None:
        """Return the game that is being played, or else the next one; None after the last."""
        if self.table is not None and not self.table.is_over:
            return self.table
        number = len(self.finished)
        games = self.plan.games()
        if number == len(games):
            return None
        deal, seat, level = games[number]
        game = tradecraft.new(self.plan.game, players=2, seed=f"{self.plan.seed}/{deal}", **self.plan.options)
        self.table = Table(str(number + 1), game, seat, [level], self.plan.simulations)
        self._keep_if_over()
        return self.table

    def act(self, choice: str) -> str:
        """Play a choice in the current game; a game that ends with it is kept."""
        if self.table is None or self.table.is_over:
            return "Ask for the next game first."
        said = self.table.act(choice)
        self._keep_if_over()
        return said

    def _keep_if_over(self) -> None:
        table = self.table
        if table is None or not table.is_over:
            return
        outcome = table.game.outcome
        assert outcome is not None
        deal, seat, level = self.plan.games()[len(self.finished)]
        winners = outcome.winners()
        line = {
            "deal": deal,
            "seat": seat,
            "level": level,
            "share": (seat in winners) / len(winners),
            "places": list(outcome.ranking),
            "scores": list(outcome.scores),
            "decisions": table.decisions,
            "illegal_tries": table.illegal_tries,
            "seconds": round(table.seconds, 3),
            "longest": round(table.longest, 3),
            "record": table.game.record,
        }
        self.finished.append(line)
        self._append(line)

    def _append(self, data: dict[str, Any]) -> None:
        with open(self.file, "a", encoding="utf-8") as file:
            file.write(f"{json.dumps(data, ensure_ascii=False)}\n")

    def report(self) -> dict[str, Any]:
        """Return what the finished games show: shares with intervals, by level, illegal tries, time, a rating."""
        skills = dict.fromkeys(["assistant", *self.plan.levels], NEWCOMER)
        for one in self.finished:
            seats = ["assistant", one["level"]] if one["seat"] == 0 else [one["level"], "assistant"]
            for name, skill in zip(seats, rate([skills[name] for name in seats], one["places"]), strict=True):
                skills[name] = skill
        decisions = sum(one["decisions"] for one in self.finished)
        tries = sum(one["illegal_tries"] for one in self.finished)
        return {
            **self.plan.data(),
            "games": len(self.finished),
            "of": len(self.plan.games()),
            "against": {level: self._against(level) for level in self.plan.levels},
            "decisions": decisions,
            "illegal_tries": tries,
            "illegal_share": round(tries / (tries + decisions), 4) if decisions else 0.0,
            "seconds_a_decision": round(sum(one["seconds"] for one in self.finished) / max(1, decisions), 3),
            "longest": max((one["longest"] for one in self.finished), default=0.0),
            "rating": {name: points(skill).estimate for name, skill in skills.items()},
            "rating_margin": {name: points(skill).margin for name, skill in skills.items()},
        }

    def _against(self, level: str) -> dict[str, Any]:
        pairs: dict[int, list[float]] = {}
        for one in self.finished:
            if one["level"] == level:
                pairs.setdefault(one["deal"], []).append(one["share"])
        if not pairs:
            return {"games": 0}
        share = win_rate([(sum(pair), float(len(pair))) for pair in pairs.values()])
        figures = {"share": share.value, "low": share.low, "high": share.high}
        return {"games": sum(map(len, pairs.values())), **{name: round(one, 4) for name, one in figures.items()}}


def check_match(file: Path) -> int:
    """Play every record of a series again and return how many there are; raise ValueError if one does not fit.

    The draws must be those of the plan's deals, the bot's moves those of the level, and the result what is claimed.
    """
    first, *lines = file.read_text("utf-8").splitlines()
    data = json.loads(first)
    plan = Plan(**{**data, "levels": tuple(data["levels"])})
    for number, ((deal, seat, level), line) in enumerate(zip(plan.games(), lines, strict=False), 1):
        one = json.loads(line)
        game = loads(one["record"])
        replay = tradecraft.new(plan.game, players=2, seed=f"{plan.seed}/{deal}", **plan.options)
        bot = tradecraft.bot(level, simulations=plan.simulations)
        try:
            for step in game.history:
                if step.seat == seat:
                    replay.play(step.text, seat=seat)
                elif step.seat is not None:
                    replay.play(bot, seat=step.seat)
        except Refused as error:
            raise ValueError(f"game {number} was not played as the plan says: {error}") from None
        if replay.record != game.record or replay.outcome is None:
            raise ValueError(f"game {number} was not played as the plan says")
        claimed = (one["deal"], one["seat"], one["level"], one["places"], one["scores"])
        found = (deal, seat, level, list(replay.outcome.ranking), list(replay.outcome.scores))
        if claimed != found:
            raise ValueError(f"game {number} did not end as the file says")
    return len(lines)
