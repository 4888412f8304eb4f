"""Twin worlds: two matches that are equal in what a seat knows send it identical bytes, move after move.

The contract suite checks this at some moments of many matches; here it is checked at every moment, and finds planted
leaks in a real game.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random

import pytest

from tests.contract.toy import TOY
from tradecraft.core.chance import Dealer
from tradecraft.core.contract import ContractBroken, Trial, next_move
from tradecraft.core.contract.secrecy import check_secrecy
from tradecraft.core.errors import Reason
from tradecraft.core.game import OVER, AnyGame
from tradecraft.core.match import Match
from tradecraft.core.registry import find_game, game_ids
from tradecraft.core.schema import Consequences
from tradecraft.games.vienna.rules.game import Vienna
from tradecraft.games.vienna.rules.state import ViennaState
from tradecraft.games.vienna.rules.view import ViennaView
from tradecraft.games.war1955 import consequences
from tradecraft.games.war1955.rules.game import War1955
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.rules.view import WarView

GAMES: dict[str, AnyGame] = {"toy": TOY, **{id: find_game(id) for id in game_ids()}}
TABLES: list[tuple[str, int, dict[str, str]]] = [
    *((id, players, {}) for id, game in GAMES.items() for players in game.player_counts),
    ("vienna", 3, {"version": "advanced", "third_man": "yes", "feld_agents": "yes"}),
    ("vienna", 4, {"version": "advanced", "edition": "fr"}),
    ("war1955", 2, {"side": "short", "attack_counters_assault": "on"}),
]


def compare_twins(game: AnyGame, players: int, deal: str, options: dict[str, str] | None = None) -> Counter[str]:
    """Play a random match and compare twins before every move; return how often which kind of move was compared."""
    trial = Trial(Match(game, players, options or {}), deal)
    dealer, chooser = Dealer(deal), Random(deal)
    while trial.state.waiting != OVER:
        trial.counts["several_decide"] += len(trial.state.deciders) > 1
        move = next_move(trial.state, dealer, chooser)
        check_secrecy(trial, move)
        trial.carry_out(move)
    return trial.counts


@pytest.mark.parametrize(("id", "players", "options"), TABLES)
def test_a_seat_cannot_tell_its_world_from_a_twin(
    id: str, players: int, options: dict[str, str], record_property: Callable[[str, object], None]
):
    counts = compare_twins(GAMES[id], players, "twins", options)
    for kind in ("own_step", "seen_step", "hidden_draw"):
        assert counts[f"secrecy.{kind}"] > 0, f"no {kind} was compared"
    assert bool(counts["secrecy.secret_choice"]) == bool(counts["several_decide"])
    numbers = ", ".join(f"{name.removeprefix('secrecy.')} {counts[name]}" for name in sorted(counts))
    record_property("trials", f"twin worlds of {' '.join((id, *options))}, {players} players: {numbers}")


class ShowsTheNeighboursHand(Vienna):
    def view(self, state: ViennaState, seat: int) -> ViennaView:
        view = super().view(state, seat)
        if seat >= 0:
            hands = list(view.hands)
            neighbour = (seat + 1) % state.players
            hands[neighbour] = state.hands[neighbour]
            view.hands = tuple(hands)
        return view


class ShowsOneAssignedCard(Vienna):
    def view(self, state: ViennaState, seat: int) -> ViennaView:
        view = super().view(state, seat)
        view.public.choices = (*view.public.choices, *(plan[2] for plan in state.plans if plan))
        return view


class SortsThePools(Vienna):
    """The order of a list can tell as much as its items: here the cards of others come last."""

    def view(self, state: ViennaState, seat: int) -> ViennaView:
        view = super().view(state, seat)
        hidden = {card for hand in state.hands for card in hand}
        view.pools = tuple((tuple(sorted(pool[0], key=lambda card: card in hidden)), *pool[1:]) for pool in view.pools)
        return view


class RefusesWithAHint(Vienna):
    def refusal(self, state: ViennaState, seat: int, action: int) -> Reason | None:
        reason = super().refusal(state, seat, action)
        if reason is None or reason.code != "not_your_turn":
            return reason
        return Reason(reason.code, reason.rule, {"plan": state.plans[state.active][-1]})


class ShowsWhatIsPrepared(War1955):
    """Which cards an influence action is put together from is nobody else's business before it is declared."""

    def view(self, state: WarState, seat: int) -> WarView:
        view = super().view(state, seat)
        view.draft = state.draft
        return view


LEAKS = [
    (ShowsTheNeighboursHand, 3),
    (ShowsOneAssignedCard, 3),
    (SortsThePools, 3),
    (RefusesWithAHint, 3),
    (ShowsWhatIsPrepared, 2),
]


@pytest.mark.parametrize(("leaky", "players"), LEAKS)
def test_a_planted_leak_is_found(leaky: type[Vienna | War1955], players: int):
    with pytest.raises(ContractBroken) as caught:
        compare_twins(leaky(), players, "twins")
    assert caught.value.check == "secrecy"


class ShowsAGuess(Consequences):
    """What is hidden must not be guessed at either."""

    def __init__(self, view: WarView) -> None:
        self.view = view

    def of_position(self) -> Mapping[str, object]:
        return {"hands": [list(hand) for hand in GAMES["war1955"].resample(self.view, Random()).hands]}


def test_consequences_that_tell_more_than_the_view_are_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(consequences, "create", ShowsAGuess)
    with pytest.raises(ContractBroken, match="the consequences tell seat"):
        compare_twins(GAMES["war1955"], 2, "twins")


def test_steps_that_others_do_not_see_are_compared():
    counts = compare_twins(GAMES["war1955"], 2, "twins")
    assert counts["secrecy.unseen_step"] > 0
