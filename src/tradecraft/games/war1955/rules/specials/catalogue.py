"""Every special action, in the order of the table in W5. The docstrings of the classes say what the table says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.core.native import i64
from tradecraft.games.war1955.rules import gadgets, piles, victory
from tradecraft.games.war1955.rules.content_model import COUNTRIES
from tradecraft.games.war1955.rules.phases import ASK_GADGET, ASK_KEEP, ASK_PAWN, ASK_TARGET, COUNTER, Declared
from tradecraft.games.war1955.rules.sets import ALL_COUNTRIES, BITS, members
from tradecraft.games.war1955.rules.specials.base import Refusal, Special
from tradecraft.games.war1955.rules.spies import elsewhere, is_detained, put_spy

if TYPE_CHECKING:
    from tradecraft.games.war1955.rules.state import WarState

DURATION: Final = 2
"""W5.5: "until the end of your next turn" is until the end of the second turn from now."""
KEPT_CARDS: Final = 2
"""How many cards Pilfer Account leaves."""


class Blockade(Special):
    """Name a country: its pawn cannot be moved by anyone until the end of your next turn."""

    id: str = "blockade"
    rules: tuple[str, ...] = ("W5", "W5.4", "W8.7")
    refusals: tuple[Refusal, ...] = (
        ("nothing_to_blockade", "W5.1"),
        ("blockaded_already", "W5.1", "country"),
    )
    asks: i64 = ASK_TARGET

    def has_effect(self, state: WarState, seat: i64) -> bool:
        """W5.1: it closes a country, or keeps one closed for longer."""
        return state.blockaded != ALL_COUNTRIES or self.targets(state, seat) != 0

    def targets(self, state: WarState, seat: i64) -> int:
        """W5.1, W8.7: the countries, secured or not, that are not blockaded for that long already."""
        until = state.round + DURATION
        targets = 0
        for country, last in enumerate(state.blockaded_until):
            if last < until:
                targets |= BITS[country]
        return targets

    def resolve(self, state: WarState, declared: Declared) -> None:
        """W5.4, W8.7: close the country to both players, also to Revolution."""
        country = declared.target
        state.blockaded_until[country] = state.round + DURATION
        state.blockaded |= BITS[country]
        state.tell("blockade_laid", country=COUNTRIES[country], until=state.blockaded_until[country])


class Coordinated(Special):
    """Advance up to `pawns` different unsecured pawns by 1 each, or counter such an action in the opponent's turn."""

    rules: tuple[str, ...] = ("W5", "W5.2", "W8.13")
    refusals: tuple[Refusal, ...] = (
        ("no_movable_pawn", "W5.1"),
        ("named_already", "W5", "country"),
        ("country_blockaded", "W5.4", "country"),
        ("country_secured", "W3.4", "country"),
    )
    asks: i64 = ASK_PAWN
    may_counter: bool = True

    def targets(self, state: WarState, seat: i64) -> int:
        """W8.13: the pawns that are neither secured nor blockaded, each once."""
        return victory.movable(state) & ~state.named

    def why_not_target(self, state: WarState, seat: i64, country: i64) -> Refusal:
        """Return why a pawn cannot be named."""
        _, named, blockaded, secured = self.refusals
        if state.named & BITS[country]:
            return named
        return blockaded if state.blockaded & BITS[country] else secured

    def counters(self, state: WarState, seat: i64, declared: Declared) -> bool:
        """W5.2: in the opponent's turn it counters Coordinated actions, but never a card that is used as a counter."""
        if declared.what == COUNTER or seat == state.active:
            return False
        against = state.lookups.special_of[declared.cards[0]]
        if not isinstance(against, Coordinated):
            return False
        # W5.2b: only under the option does the smaller action counter the larger one.
        return against.pawns <= self.pawns or state.attack_counters_assault

    def resolve(self, state: WarState, declared: Declared) -> None:
        """W8.13: advance the named pawns; then it is checked whether the player has won."""
        for country in members(declared.target):
            victory.advance(state, declared.seat, country, 1)
        victory.end_if_won(state, declared.seat)


class CoordinatedAssault(Coordinated):
    """Advance up to 3 pawns; or counter a Coordinated Assault or a Coordinated Attack."""

    id: str = "coordinated_assault"
    pawns: i64 = 3


class CoordinatedAttack(Coordinated):
    """Advance up to 2 pawns; or counter a Coordinated Attack and, under an option, a Coordinated Assault (W5.2b)."""

    id: str = "coordinated_attack"
    pawns: i64 = 2


class Deport(Special):
    """The opponent's spy goes to their home."""

    id: str = "deport"
    rules: tuple[str, ...] = ("W5", "W8.8")
    refusals: tuple[Refusal, ...] = (("spy_detained", "W5.4", "seat"), ("spy_at_home", "W5.1", "seat"))

    def has_effect(self, state: WarState, seat: i64) -> bool:
        """W8.8: not against a spy that is home or detained."""
        other = 1 - seat
        return state.spies[other] != state.homes[other] and not is_detained(state, other)

    def why_not(self, state: WarState, seat: i64) -> Refusal:
        """Return which of the two it is."""
        detained, at_home = self.refusals
        return detained if is_detained(state, 1 - seat) else at_home

    def is_void(self, state: WarState, declared: Declared) -> bool:
        """W5.1: the spy has gone home by itself, with Military Transport."""
        other = 1 - declared.seat
        return state.spies[other] == state.homes[other]

    def resolve(self, state: WarState, declared: Declared) -> None:
        """Send the spy home."""
        other = 1 - declared.seat
        put_spy(state, other, state.homes[other], "deport")


class Detain(Special):
    """The opponent's spy cannot be moved until the end of your next turn."""

    id: str = "detain"
    rules: tuple[str, ...] = ("W5", "W5.4", "W8.8")
    refusals: tuple[Refusal, ...] = (("detained_already", "W5.1", "seat"),)

    def has_effect(self, state: WarState, seat: i64) -> bool:
        """W5.1: it detains the spy, or detains it for longer."""
        return state.detained_until[1 - seat] < state.round + DURATION

    def resolve(self, state: WarState, declared: Declared) -> None:
        """W5.4: nothing moves the spy from now on."""
        other = 1 - declared.seat
        state.detained_until[other] = state.round + DURATION
        state.tell("spy_detained", seat=other, until=state.detained_until[other])


class GadgetResearch(Special):
    """The card stays in play as one of the two gadgets (W6), one that you do not have."""

    id: str = "gadget_research"
    rules: tuple[str, ...] = ("W5", "W6.1", "W8.12")
    refusals: tuple[Refusal, ...] = (("gadgets_complete", "W6.2"),)
    asks: i64 = ASK_GADGET
    stays_in_play: bool = True

    def targets(self, state: WarState, seat: i64) -> int:
        """W6.2, W8.12: the gadgets the player does not have; one is named when the action is declared."""
        return gadgets.free(state, seat)

    def resolve(self, state: WarState, declared: Declared) -> None:
        """Put the card into play as the gadget that was named."""
        gadgets.gain(state, declared.seat, declared.target, declared.cards[0])


class GadgetBuster(Special):
    """The opponent discards one of their Gadget Research, of your choice."""

    id: str = "gadget_buster"
    rules: tuple[str, ...] = ("W5", "W6.2")
    refusals: tuple[Refusal, ...] = (("no_gadget_to_bust", "W5.1", "seat"),)
    asks: i64 = ASK_GADGET

    def targets(self, state: WarState, seat: i64) -> int:
        """W5.1: the gadgets the opponent has."""
        return gadgets.owned(state, 1 - seat)

    def resolve(self, state: WarState, declared: Declared) -> None:
        """W6.2: the gadget is gone."""
        gadgets.lose(state, 1 - declared.seat, declared.target)


class MilitaryTransport(Special):
    """In any turn: move your spy to any country. It takes no play step."""

    id: str = "military_transport"
    rules: tuple[str, ...] = ("W5", "W5.3")
    refusals: tuple[Refusal, ...] = (
        ("own_spy_detained", "W5.4"),
        ("spy_there_already", "W5.1", "country"),
    )
    asks: i64 = ASK_TARGET
    takes_step: bool = False
    in_any_turn: bool = True

    def has_effect(self, state: WarState, seat: i64) -> bool:
        """W5.4: not with a detained spy."""
        return not is_detained(state, seat)

    def targets(self, state: WarState, seat: i64) -> int:
        """W5.1: every country but the one where the spy is."""
        return elsewhere(state, seat)

    def is_void(self, state: WarState, declared: Declared) -> bool:
        """W5.1: the spy is there already."""
        return state.spies[declared.seat] == declared.target

    def resolve(self, state: WarState, declared: Declared) -> None:
        """Move the spy."""
        put_spy(state, declared.seat, declared.target, "military_transport")


class PaidInformant(Special):
    """The opponent plays with an open hand until the end of your next turn."""

    id: str = "paid_informant"
    rules: tuple[str, ...] = ("W5", "W5.5", "W8.9")
    refusals: tuple[Refusal, ...] = (("hand_open_already", "W5.1", "seat"),)

    def has_effect(self, state: WarState, seat: i64) -> bool:
        """W5.1: it opens the hand, or keeps it open for longer."""
        return state.open_until[1 - seat] < state.round + DURATION

    def resolve(self, state: WarState, declared: Declared) -> None:
        """W8.9: show the hand; `piles.apply_draw` shows the cards drawn later."""
        other = 1 - declared.seat
        state.open_until[other] = state.round + DURATION
        piles.show_hand(state, other)
        if state.log is not None:
            cards = state.names(state.hands[other])
            state.tell("hand_shown", reveals=True, seat=other, cards=cards, until=state.open_until[other])


class PilferAccount(Special):
    """The opponent discards down to 2 cards of their choice."""

    id: str = "pilfer_account"
    rules: tuple[str, ...] = ("W5", "W8.10")
    refusals: tuple[Refusal, ...] = (("too_few_cards_to_pilfer", "W5.1", "seat", "cards"),)

    def has_effect(self, state: WarState, seat: i64) -> bool:
        """W8.10: it needs an opponent with 3 cards or more."""
        return len(state.hands[1 - seat]) > KEPT_CARDS

    def is_void(self, state: WarState, declared: Declared) -> bool:
        """W5.1: the opponent's answers left them only 2 cards."""
        return len(state.hands[1 - declared.seat]) <= KEPT_CARDS

    def resolve(self, state: WarState, declared: Declared) -> None:
        """Ask the opponent which cards to keep: `flow.apply_keep` discards the others."""
        state.ask_one(1 - declared.seat, ASK_KEEP)


class RebelForces(Special):
    """In any turn: counter a special action."""

    id: str = "rebel_forces"
    rules: tuple[str, ...] = ("W5", "W5.2", "W5.2a")
    refusals: tuple[Refusal, ...] = (("only_an_answer", "W5.2", "action"),)
    may_counter: bool = True

    def has_effect(self, state: WarState, seat: i64) -> bool:
        """W5.2: never as a play; it only answers."""
        return False

    def counters(self, state: WarState, seat: i64, declared: Declared) -> bool:
        """W5.2: it counters every special action and every counter."""
        return True


class Revolution(Special):
    """Advance any country's pawn by 2; it may be a country that the opponent has secured."""

    id: str = "revolution"
    rules: tuple[str, ...] = ("W5", "W7.2")
    refusals: tuple[Refusal, ...] = (
        ("no_country_for_revolution", "W5.1"),
        ("secured_by_yourself", "W5.1", "country"),
        ("country_blockaded", "W5.4", "country"),
    )
    asks: i64 = ASK_TARGET
    steps: i64 = 2

    def targets(self, state: WarState, seat: i64) -> int:
        """W5.1, W5.4: the countries that are neither secured by the player nor blockaded."""
        return ALL_COUNTRIES & ~(state.secured[seat] | state.blockaded)

    def why_not_target(self, state: WarState, seat: i64, country: i64) -> Refusal:
        """Return which of the two it is."""
        _, secured, blockaded = self.refusals
        return secured if state.secured[seat] & BITS[country] else blockaded

    def resolve(self, state: WarState, declared: Declared) -> None:
        """W7.2: advance the pawn, off the opponent's star if it stands there."""
        victory.advance(state, declared.seat, declared.target, self.steps)
        victory.end_if_won(state, declared.seat)


class ExtraCards(Special):
    """At the end of this turn, after filling up and before the spy moves, draw more cards."""

    rules: tuple[str, ...] = ("W5", "W8.11")

    def resolve(self, state: WarState, declared: Declared) -> None:
        """W8.11: what several such actions order adds up; `turn.fill_up` draws it."""
        state.extra_cards += self.extra_cards
        state.tell("cards_ordered", seat=declared.seat, count=self.extra_cards)


class SafeHouse(ExtraCards):
    """At the end of this turn draw 2 more cards."""

    id: str = "safe_house"
    extra_cards: i64 = 2


class SupplyDrop(ExtraCards):
    """At the end of this turn draw 3 more cards."""

    id: str = "supply_drop"
    extra_cards: i64 = 3


class StrategicResupply(Special):
    """Discard your hand and draw as many cards."""

    id: str = "strategic_resupply"
    rules: tuple[str, ...] = ("W5", "W8.10")
    refusals: tuple[Refusal, ...] = (("no_cards_to_exchange", "W5.1", "action"),)

    def has_effect(self, state: WarState, seat: i64) -> bool:
        """W5.1: not as the last card."""
        return len(state.hands[seat]) > 1

    def is_void(self, state: WarState, declared: Declared) -> bool:
        """W5.1: the rest of the hand was used up in the answers."""
        return not state.hands[declared.seat]

    def resolve(self, state: WarState, declared: Declared) -> None:
        """W8.10: exchange the hand; what is discarded is part of the pile if that must be shuffled (W2.4, W8.1)."""
        hand = state.hands[declared.seat]
        piles.discard_from_hand(state, declared.seat, hand)
        piles.begin_draw(state, len(hand))


class NoAction(Special):
    """What is printed on a mercenary: nothing (W0)."""

    def has_effect(self, state: WarState, seat: i64) -> bool:
        """W0: a mercenary cannot be played for an action."""
        return False


NO_ACTION: Final = NoAction()

# The actions that bots ask for by name.
BLOCKADE: Final = Blockade()
MILITARY_TRANSPORT: Final = MilitaryTransport()
PILFER_ACCOUNT: Final = PilferAccount()
STRATEGIC_RESUPPLY: Final = StrategicResupply()

SPECIALS: Final[tuple[Special, ...]] = (
    BLOCKADE,
    CoordinatedAssault(),
    CoordinatedAttack(),
    Deport(),
    Detain(),
    GadgetResearch(),
    GadgetBuster(),
    MILITARY_TRANSPORT,
    PaidInformant(),
    PILFER_ACCOUNT,
    RebelForces(),
    Revolution(),
    SafeHouse(),
    SupplyDrop(),
    STRATEGIC_RESUPPLY,
)
"""All special actions; elsewhere an action may go by its place in this order."""
SPECIAL_IDS: Final = tuple(special.id for special in SPECIALS)
WAYS: Final[tuple[str, ...]] = ("step", "military_transport", "advanced_transport", "deport")
"""What can move a spy: the step at the end of a turn, a gadget, or a special action."""
