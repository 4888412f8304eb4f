"""Watching the greedy bot choose: in one position, and through whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from tests.games.vienna.playing import ONE
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.bots.protocol import find_bot
from tradecraft.core.chance import Dealer
from tradecraft.core.game import CHANCE, OVER
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.rules.state import ViennaState

Values = Callable[[ViennaState, int, tuple[int, ...]], Sequence[float]]


def best(state: ViennaState, seat: int = ONE) -> set[str]:
    """Return, in notation, the actions that are worth most in a position, and see that the bot takes one of them."""
    known = find_knowledge(GAME)
    assert known is not None
    view, legal = GAME.view(state, seat), state.legal(seat)
    values = known.values(GAME.resample(view, Random(1)), seat, legal)
    texts = {
        GAME.action_text(state, seat, action)
        for action, value in zip(legal, values, strict=True)
        if value == max(values)
    }
    choice = find_bot("greedy", GAME).choose(view, legal, Random(2))
    assert GAME.action_text(state, seat, choice) in texts
    return texts


def chosen(state: ViennaState) -> str:
    """Return what the greedy bot does in a position, in notation; nothing else may be as good."""
    texts = best(state)
    assert len(texts) == 1, f"equally good: {texts}"
    return texts.pop()


def decisions(players: int, options: dict[str, str], deal: str) -> Iterator[tuple[ViennaState, int]]:
    """Play a game among greedy bots; yield the state, with its log, at each decision, and the seat."""
    state = GAME.new_state(players, options)
    state.log = []
    dealer = Dealer(deal)
    bot = find_bot("greedy", GAME)
    rng = Random(deal)
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            state.apply_chance(dealer.draw(state.chance()))
            continue
        seat = state.deciders[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            yield state, seat
        state.apply(seat, bot.choose(GAME.view(state, seat), legal, rng))


def count_peeks(values: Values, options: dict[str, str]) -> tuple[int, int]:
    """Count the decisions in which values depend on what the seat does not know, and those where that could show.

    Two states resampled from the same view are two worlds that the seat cannot tell apart.
    """
    peeks = trials = 0
    for players, deal in ((2, "peek"), (4, "peep")):
        for number, (state, seat) in enumerate(decisions(players, options, deal)):
            view, legal = GAME.view(state, seat), state.legal(seat)
            worlds = [GAME.resample(view, Random(f"{number}/{world}")) for world in range(2)]
            assert all(GAME.view(world, seat) == view for world in worlds)
            trials += worlds[0].key() != worlds[1].key()
            peeks += values(worlds[0], seat, legal) != values(worlds[1], seat, legal)
    return peeks, trials
