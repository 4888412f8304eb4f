"""Series of games between bots: the same bots, another deal or other seats each time."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from tradecraft.bots.exploit import BUDGET as EFFORT
from tradecraft.bots.exploit import PREFIX as EXPLOITS
from tradecraft.bots.exploit import Exploiter
from tradecraft.bots.levels import ValueBot, knowledge_for
from tradecraft.bots.peeking import PREFIX as PEEKS
from tradecraft.bots.peeking import PeekingBot, peeking
from tradecraft.bots.program import Forfeit, find_player, is_program
from tradecraft.bots.protocol import OWN_BUDGET, Bot, Budget, find_bot
from tradecraft.bots.search import SearchBot
from tradecraft.core.chance import Dealer
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import DECIDE, OVER, AnyGame, Outcome, State
from tradecraft.core.match import Match
from tradecraft.core.playout import Policy, playout
from tradecraft.core.record import Record
from tradecraft.core.registry import find_game


@dataclass(frozen=True)
class Series:
    """Games to be played: `bots[k]` sits on seat `(k + number) % players` in game `number`.

    Bots are named as for `seated`. With `duplicate` each deal is played as often as there are players, so that every
    bot has every seat in it. `rules`, `content` and `folder` say which version of the game it is, as for `find_game`.
    """

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: str
    budget: Budget = OWN_BUDGET
    duplicate: bool = False
    rules: int | None = None
    content: str | None = None
    folder: str = ""

    def seating(self, number: int) -> tuple[int, ...]:
        """Return for each seat which of the bots sits there in a game."""
        return tuple((seat - number) % self.players for seat in range(self.players))

    def deal(self, number: int) -> int:
        """Return the number of the deal that a game is played with."""
        return number // self.players if self.duplicate else number


@dataclass(frozen=True)
class Thinking:
    """How much thought the choices of a seat took in a game; forced moves are not counted."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    simulations: int = 0


@dataclass(frozen=True)
class PlayedGame:
    """One finished game; `record` is there if it was asked for, `thinking` tells of each seat."""

    number: int
    seating: tuple[int, ...]
    outcome: Outcome
    rounds: int
    decisions: int
    record: Record | None
    # Clocks never show the same time twice, so this is left out where games are compared.
    thinking: tuple[Thinking, ...] = field(default=(), compare=False)


def plan_series(
    game: AnyGame,
    players: int,
    options: dict[str, str],
    bots: tuple[str, ...],
    seed: str,
    budget: Budget = OWN_BUDGET,
    duplicate: bool = False,
) -> Series:
    """Check the arguments and complete them: the last bot named takes all remaining seats."""
    resolved = game.resolve_options(players, options)
    if not 1 <= len(bots) <= players:
        raise BadOption(Reason("wrong_number_of_bots", "", {"bots": len(bots), "players": players}))
    for name in bots:
        seated(name, game, budget)
    filled = bots + bots[-1:] * (players - len(bots))
    version = game.rules_version, game.content_version, game.pack_folder()
    return Series(game.id, players, resolved, filled, seed, budget, duplicate, *version)


def seated(spec: str, game: AnyGame, budget: Budget) -> tuple[Bot, Budget]:
    """Return a bot and how long it may think.

    It is named `officer`, with a budget of its own `spymaster@60` or `spymaster@100ms`, and a bot that searches with
    traits that are to be measured `spymaster_1+guesses+halves@60`. The best response to a bot is `exploit:officer@60`;
    `peek:spymaster_1@60` searches with everything in sight.
    """
    if is_program(spec):
        return find_player(spec, game), budget
    named, has_own, own = spec.partition("@")
    if has_own:
        number = own.removesuffix("ms")
        if not number.isdecimal() or int(number) == 0:
            raise BadOption(Reason("bad_budget", "", {"text": spec}))
        budget = Budget(milliseconds=int(number)) if own != number else Budget(simulations=int(number))
    if named.startswith(EXPLOITS):
        target, _ = seated(named.removeprefix(EXPLOITS), game, OWN_BUDGET)
        # The budget of a series is that of the target; the exploiter has its own.
        return Exploiter(game, knowledge_for("exploit", game), target), budget if has_own else EFFORT
    name, *traits = named.removeprefix(PEEKS).split("+")
    bot = find_bot(name, game)
    for trait in traits:
        if isinstance(bot, SearchBot) or (isinstance(bot, ValueBot) and bot.former):
            bot.adopt(trait)
        else:
            raise BadOption(Reason("no_traits", "", {"bot": name}))
    if named.startswith(PEEKS):
        if not isinstance(bot, SearchBot):
            raise BadOption(Reason("no_traits", "", {"bot": name}))
        bot = peeking(bot)
    return bot, budget


def play(series: Series, number: int, keep_record: bool = False) -> PlayedGame:
    """Play one game of a series. The deal and each bot have random numbers of their own.

    A program that forfeits the game is last, the others share the first place, and there is no record.
    """
    try:
        return _play(series, number, keep_record)
    except Forfeit as verdict:
        ranking = tuple(series.players if seat == verdict.seat else 1 for seat in range(series.players))
        nothing = (0,) * series.players
        outcome = Outcome(f"forfeit_{verdict.verdict}", nothing, ({},) * series.players, ranking)
        thinking = (Thinking(),) * series.players
        return PlayedGame(number, series.seating(number), outcome, 0, 0, None, thinking)


def _play(series: Series, number: int, keep_record: bool) -> PlayedGame:
    game = find_game(series.game, series.rules, series.content, series.folder)
    seating = series.seating(number)
    names = tuple(series.bots[k] for k in seating)
    bots = [seated(name, game, series.budget) for name in names]
    rngs = [Random(f"{series.seed}/{number}/bot/{seat}") for seat in range(series.players)]
    dealer = Dealer(f"{series.seed}/{series.deal(number)}/deal")
    policy = BotPolicy(game, bots, rngs)
    if not keep_record:
        state = game.new_state(series.players, series.options)
        decisions = playout(state, dealer, policy)
        return PlayedGame(number, seating, state.outcome(), state.round, decisions, None, policy.thinking())
    match = Match(game, series.players, series.options, names)
    state = match.state
    decisions = 0
    while state.waiting != OVER:
        if state.waiting == DECIDE:
            seat = state.deciders[0]
            match.act(seat, policy.choose(state, seat, state.legal(seat)))
            decisions += 1
        else:
            match.deal(dealer)
    return PlayedGame(number, seating, state.outcome(), state.round, decisions, match.record(), policy.thinking())


class BotPolicy(Policy):
    """Bots on their seats: each gets its view and its own random numbers; the state only one that is to peek."""

    def __init__(self, game: AnyGame, bots: list[tuple[Bot, Budget]], rngs: list[Random]) -> None:
        """Take by seat the bots with how long each of them may think, and their random numbers."""
        self.game = game
        self.bots = bots
        self.rngs = rngs
        self.seconds: list[list[float]] = [[] for _ in bots]
        self.simulations = [0] * len(bots)

    def choose(self, state: State, seat: int, legal: tuple[int, ...]) -> int:
        """Ask the bot of the seat, and time it if it has a choice."""
        for other, (watcher, _) in enumerate(self.bots):
            if watcher.watches:
                watcher.see(self.game.view(state, other))
        view = self.game.view(state, seat)
        bot, budget = self.bots[seat]
        if isinstance(bot, PeekingBot):
            bot.peek(state)
        began = perf_counter()
        thought = bot.think(view, legal, self.rngs[seat], budget)
        if len(legal) > 1:
            self.seconds[seat].append(perf_counter() - began)
            self.simulations[seat] += thought.simulations
        return thought.action

    def thinking(self) -> tuple[Thinking, ...]:
        """Return how much thought it took so far, by seat."""
        return tuple(
            Thinking(len(spent), sum(spent), max(spent, default=0.0), simulations)
            for spent, simulations in zip(self.seconds, self.simulations, strict=True)
        )


def summary(series: Series, played: list[PlayedGame], seconds: float) -> dict[str, Any]:
    """Return the statistics of a series as plain data. A shared first place counts for each winner in part."""
    games = sorted(played, key=lambda one: one.number)
    wins_by_seat = [0.0] * series.players
    wins_by_bot = dict.fromkeys(series.bots, 0.0)
    for one in games:
        winners = one.outcome.winners()
        for seat in winners:
            wins_by_seat[seat] += 1 / len(winners)
            wins_by_bot[series.bots[one.seating[seat]]] += 1 / len(winners)
    scores = [score for one in games for score in one.outcome.scores]
    decisions = sum(one.decisions for one in games)
    return {
        "game": series.game,
        "options": dict(series.options),
        "players": series.players,
        "bots": list(series.bots),
        "seed": series.seed,
        "games": len(games),
        "finished": len(games),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "rounds": _spread([one.rounds for one in games]),
        "end_reasons": dict(sorted(Counter(one.outcome.reason for one in games).items())),
        "wins_by_seat": wins_by_seat,
        "wins_by_bot": wins_by_bot,
        "scores": _spread(scores),
    }


def _spread(numbers: list[int]) -> dict[str, float]:
    if not numbers:
        return {"min": 0, "mean": 0, "max": 0}
    return {"min": min(numbers), "mean": round(sum(numbers) / len(numbers), 2), "max": max(numbers)}
