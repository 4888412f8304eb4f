"""What a special action declares: when it may be played, what it names, what it does, and which cards it counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradecraft.core.errors import Reason
from tradecraft.core.native import i64
from tradecraft.games.war1955.rules.content_model import COUNTRIES
from tradecraft.games.war1955.rules.phases import ASK_NOTHING, Declared

if TYPE_CHECKING:
    from tradecraft.games.war1955.rules.state import WarState

Refusal = tuple[str, ...]
"""Why an action cannot be played, or cannot name a country: the code of the reason, its rule, and its parameters.

The parameters are the opponent's `seat`, the number of `cards` in their hand, the `action` itself, or the `country`.
"""


class Special:
    """A special action, a subclass with one instance; `seat` is the player of the card, `1 - seat` the opponent."""

    id: str = ""
    """Its name in content packs, records and texts."""
    rules: tuple[str, ...] = ()
    """The rules about it, as its card lists them; W5 first."""
    refusals: tuple[Refusal, ...] = ()
    """Everything `why_not` and `why_not_target` may return."""

    asks: i64 = ASK_NOTHING
    """What is named before it is declared: a country (ASK_TARGET), pawns (ASK_PAWN) or a gadget (ASK_GADGET)."""
    takes_step: bool = True
    """Whether it takes a play step and counts as a play (W5.1, W5.2a)."""
    in_any_turn: bool = False
    """Whether it may also be played in the opponent's turn, as an answer (W5.3)."""
    may_counter: bool = False
    """Whether its card may be used as a counter (W5.2); `counters` tells against what."""
    stays_in_play: bool = False
    """Whether its card stays in play, to be discarded only if the action is countered (W2.5)."""

    pawns: i64 = 0
    """How many pawns it advances by 1."""
    steps: i64 = 0
    """How far it advances the pawn of the country it names."""
    extra_cards: i64 = 0
    """How many more cards its player draws at the end of the turn."""

    def has_effect(self, state: WarState, seat: i64) -> bool:
        """W5.1: tell whether it would do anything if played now; by default, whether there is something to name."""
        return self.asks == ASK_NOTHING or self.targets(state, seat) != 0

    def why_not(self, state: WarState, seat: i64) -> Refusal:
        """Return why it has no effect now; by default the first of its refusals."""
        return self.refusals[0]

    def targets(self, state: WarState, seat: i64) -> int:
        """Return what can be named, as a mask of countries or of gadgets; by default nothing."""
        return 0

    def why_not_target(self, state: WarState, seat: i64, country: i64) -> Refusal:
        """Return why a country that is not among the targets cannot be named; by default the second refusal."""
        return self.refusals[1]

    def counters(self, state: WarState, seat: i64, declared: Declared) -> bool:
        """W5.2: tell whether its card counters a declared special action or counter; asked only if it may at all."""
        return False

    def is_void(self, state: WarState, declared: Declared) -> bool:
        """W5.1: tell whether answers have taken away the effect it had when it was declared."""
        return False

    def resolve(self, state: WarState, declared: Declared) -> None:
        """Carry out its effect, which a card that only counters has not; `declared.target` is what was named."""

    def reason(self, refusal: Refusal, state: WarState, seat: i64, country: i64) -> Reason:
        """Return a refusal as the reason that a player is given."""
        other = 1 - seat
        code, rule, *names = refusal
        params: dict[str, str | int] = {}
        for name in names:
            if name == "seat":
                params[name] = other + 1
            elif name == "cards":
                params[name] = len(state.hands[other])
            elif name == "action":
                params[name] = self.id
            else:
                params[name] = COUNTRIES[country]
        return Reason(code, rule, params)
