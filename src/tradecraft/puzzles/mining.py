"""Finding puzzles in games of strong bots: positions in which one choice is clearly best but easily missed.

A position is judged in steps, each dearer than the one before, and is dropped at the first that it fails: the search
of the player itself, what the recruit would choose, the search at the spymaster's full effort with several seeds, and
at 16 times that effort.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from tradecraft.bots import spymaster
from tradecraft.bots.judge import Judgement, best_choice, judge
from tradecraft.bots.protocol import Budget, find_bot
from tradecraft.bots.search import Edge
from tradecraft.bots.themes import theme_of
from tradecraft.core.chance import Dealer
from tradecraft.core.digest import view_hash
from tradecraft.core.game import OVER, AnyGame, View
from tradecraft.core.match import Match
from tradecraft.core.record import print_record
from tradecraft.core.registry import find_game, find_plugin
from tradecraft.lessons.lesson import RECORD
from tradecraft.puzzles.puzzle import SIDE_FILE, Finding, Why, write_side_file

FULL_EFFORT: Final = 3000
"""Simulations of the spymaster for a decision at its own effort, where a game does not say otherwise."""
TIMES: Final = 16
"""How many times the full effort a solution must stand."""
PLAYING: Final = Budget(simulations=240)
"""How much the players of the games think about a choice."""
PASSING: Final = Budget(simulations=60)
"""As much as the station chief thinks: for choices of no theme that is looked for."""
MARGIN: Final = 0.05
"""By how much of the chance to win the solution must be better than anything else, at full effort."""
HINTED: Final = 0.6
"""The share of its margin that the player's own search must show."""
CHANCES: Final = (0.08, 0.97)
"""A game that is lost or won anyway makes no puzzle."""
SEEDS: Final = ("mining-1", "mining-2")
TRIES: Final = {"recruit": 24, "officer": 16, "station_chief": 8}
"""How often each level tries a puzzle."""
MOST_OFTEN: Final = 0.4
"""The recruit must not find the solution more often."""
ENOUGH: Final = 20
"""A choice with fewer simulations is not judged."""
SEATS: Final = ("Alex", "Boris", "Clara", "Dora")
"""Names for the seats of a record."""
PER_GAME: Final = 4
APART: Final = 6
"""So many entries lie between two puzzles of a game at least."""


@dataclass(frozen=True)
class MinedGame:
    """A mined game and its puzzles; the record ends at the last puzzle."""

    number: int
    record: str
    findings: list[Finding]


Share = Callable[[Callable[[int], MinedGame], range], Iterable[MinedGame]]
"""Plays games by their numbers and gives them in any order: `map`, or other processes."""


@dataclass
class Mine:
    """Where puzzles are collected: a folder with records, side files, and a note of how far the mining is."""

    game: AnyGame
    players: int
    options: dict[str, str]
    folder: Path
    seed: str = "puzzles"
    most_per_theme: int = 1000
    themes: tuple[str, ...] = ()
    """The themes to look for; all if none is named."""
    counts: Counter[str] = field(default_factory=Counter)
    next_game: int = 0

    def __post_init__(self) -> None:
        """Read how far the mining is."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.note.exists():
            noted = json.loads(self.note.read_text("utf-8"))
            self.next_game, self.counts = noted["games"], Counter(noted["themes"])

    @property
    def note(self) -> Path:
        """The file that says how far the mining is."""
        return self.folder / f"{self.seed}.note"

    def __getstate__(self) -> dict[str, Any]:
        """Name the game, so that another process can play."""
        return {**self.__dict__, "game": self.game.id}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Find the game by its name."""
        self.__dict__.update(state, game=find_game(state["game"]))

    def dig(self, games: int, share: Share = map) -> Iterator[tuple[int, list[Finding]]]:
        """Play until a total number of games is done; yield the number of each and what was found in it."""
        waiting: dict[int, MinedGame] = {}
        for dug in share(self.dig_game, range(self.next_game, games)):
            waiting[dug.number] = dug
            while self.next_game in waiting:
                found = self._keep(waiting.pop(self.next_game))
                yield self.next_game - 1, found

    def _keep(self, dug: MinedGame) -> list[Finding]:
        """Write what was found in the next game."""
        if any(self.counts[finding.theme] >= self.most_per_theme for finding in dug.findings):
            # A process that did not know yet that a theme is full has looked at what must be passed over.
            dug = self.dig_game(dug.number)
        if dug.findings:
            name = f"{self.seed}-{dug.number:04}"
            (self.folder / f"{name}{RECORD}").write_text(dug.record, "utf-8")
            write_side_file(self.folder / f"{name}{SIDE_FILE}", dug.findings)
        self.next_game += 1
        self.counts.update(finding.theme for finding in dug.findings)
        noted = {"games": self.next_game, "themes": dict(self.counts)}
        self.note.write_text(json.dumps(noted) + "\n", "utf-8")
        return dug.findings

    def dig_game(self, number: int) -> MinedGame:
        """Play a game and look for puzzles in it."""
        match = Match(self.game, self.players, self.options, SEATS[: self.players])
        bot = spymaster.create(self.game)
        dealer, rng = Dealer(f"{self.seed}/{number}/deal"), Random(f"{self.seed}/{number}/play")
        found: list[Finding] = []
        record = match.record()
        while match.state.waiting != OVER:
            match.deal(dealer)
            if match.state.waiting == OVER:
                break
            seat = match.state.deciders[0]
            legal = match.state.legal(seat)
            action = legal[0]
            finding = None
            if len(legal) > 1:
                view = self.game.view(match.state, seat)
                edges = bot.search(view, rng, PASSING if self.themes else PLAYING).choices()
                if theme_of(self.game, view, edges[0].action) in self.themes:
                    edges = bot.search(view, rng, PLAYING).choices()
                action = edges[0].action
                is_free = not found or len(match.steps) - found[-1].entry >= APART
                if is_free and len(found) < PER_GAME and looks_clear(edges):
                    finding = self.examined(match, view, action)
            match.act_legally(seat, action)
            if finding:
                found.append(finding)
                record = match.record()
        return MinedGame(number, print_record(record), found)

    def examined(self, match: Match, view: View, action: int) -> Finding | None:
        """Look at a position closely; return what is found if it makes a puzzle with this solution."""
        theme = theme_of(self.game, view, action)
        if self.counts[theme] >= self.most_per_theme or (self.themes and theme not in self.themes):
            return None
        rate = share_found(self.game, "recruit", view, action)
        if rate > MOST_OFTEN:
            return None
        effort = full_effort(self.game)
        judgements = []
        for seed in SEEDS:
            judgement = judge(self.game, view, Budget(simulations=effort), f"{seed}/{view_hash(view)}")
            if judgement.best.action != action or margin(judgement) < MARGIN:
                return None
            judgements.append(judgement)
        if best_choice(self.game, view, TIMES * effort, f"mining-16/{view_hash(view)}") != action:
            return None
        found = {"recruit": rate, **{level: share_found(self.game, level, view, action) for level in list(TRIES)[1:]}}
        return self._finding(match, view, theme, found, judgements[0])

    def _finding(self, match: Match, view: View, theme: str, found: dict[str, float], judgement: Judgement) -> Finding:
        state, seat, best = match.state, view.seat, judgement.best
        others = {
            self.game.action_text(state, seat, one.action): round(one.chance, 3)
            for one in judgement.candidates[1:]
            if one.simulations >= ENOUGH
        }
        return Finding(
            entry=len(match.steps),
            seat=seat + 1,
            theme=theme,
            rating=rating(found),
            found={level: round(share, 3) for level, share in found.items()},
            chance=round(best.chance, 3),
            others=others,
            reasons=[Why(reason.code, reason.rule, dict(reason.params)) for reason in best.reasons],
        )


def looks_clear(edges: list[Edge]) -> bool:
    """Tell whether a player's own search shows one choice well ahead, in a game that is still open."""
    best = edges[0]
    chance = best.total / best.visits
    if not CHANCES[0] <= chance <= CHANCES[1] or best.visits < PLAYING.simulations / 2:
        return False
    tried = [edge.total / edge.visits for edge in edges[1:] if edge.visits >= 3]
    return bool(tried) and chance - max(tried) >= HINTED * MARGIN


def margin(judgement: Judgement) -> float:
    """Return by how much the best choice is better than any other that was tried often enough."""
    tried = [one.chance for one in judgement.candidates[1:] if one.simulations >= ENOUGH]
    return judgement.best.chance - max(tried) if tried else 0.0


def full_effort(game: AnyGame) -> int:
    """Return how many simulations the spymaster comes to in a game when it uses all of its time."""
    themes: Any = find_plugin(game.id, "themes")
    return getattr(themes, "FULL_EFFORT", FULL_EFFORT)


def share_found(game: AnyGame, level: str, view: View, action: int, seed: str = "level") -> float:
    """Return in which share of its tries a level chooses an action."""
    bot = find_bot(level, game)
    legal = game.resample(view, Random(0)).legal(view.seat)
    budget = Budget(simulations=bot.budget.simulations)
    hits = 0
    for number in range(TRIES[level]):
        rng = Random(f"{seed}/{level}/{number}/{view_hash(view)}")
        hits += bot.think(view, legal, rng, budget).action == action
    return hits / TRIES[level]


def rating(found: dict[str, float]) -> int:
    """Return how hard a puzzle is that the levels find in such shares of their tries."""
    weights = {"recruit": 300, "officer": 300, "station_chief": 400}
    return round(700 + sum(weight * (1 - found[level]) for level, weight in weights.items()))
