"""1955 as the kernel sees it: its options, and how actions and draws are written.

A card is written by its face: `france_2_military_transport`, `mercenary_1`.

    home poland                  the home country
    influence CARD france        begin an influence action      add CARD        one more card for it, or for a block
    special CARD                 take up a card for its action  target france   a country it names, one at a time
    gadget improved_resources    the gadget it names            declare         announce what is prepared
    advanced_transport CARD      move the spy by the gadget     pass            a step without a legal play
    block CARD                   begin a block                  counter CARD    counter a special action
    let_through                  answer nothing                 keep CARD       a card that is not pilfered
    move usa                     the spy at the end of a turn   stay            or not

    first 2                      who is the first player        cards CARD ...  cards drawn
"""

from __future__ import annotations

from typing import Final

from tradecraft.core.errors import Reason
from tradecraft.core.game import Option
from tradecraft.core.native import mypyc_attr
from tradecraft.core.notation import VerbGame, place_of
from tradecraft.games.war1955.rules import refusals
from tradecraft.games.war1955.rules.actions import ACTIONS, VERBS
from tradecraft.games.war1955.rules.content import DEFAULT_PACK, PACKS
from tradecraft.games.war1955.rules.content_model import COUNTRIES, GADGETS, SIDES
from tradecraft.games.war1955.rules.declarations import EVENTS
from tradecraft.games.war1955.rules.lookups import lookups
from tradecraft.games.war1955.rules.phases import DECISIONS
from tradecraft.games.war1955.rules.piles import DECK
from tradecraft.games.war1955.rules.rulings import NEWEST
from tradecraft.games.war1955.rules.setup import PLAYERS, lay_out
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.rules.victory import END_REASONS
from tradecraft.games.war1955.rules.view import WarView

OPTIONS: Final = (
    Option("side", SIDES, "normal", is_variant=True),
    Option("time_limit", ("on", "off"), "on"),
    Option("attack_counters_assault", ("off", "on"), "off"),
    Option("first_player", ("random", "1", "2"), "random"),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class War1955(VerbGame[WarState, WarView]):
    """The game of 1955: The War of Espionage, in one version of its rules."""

    def __init__(self, version: int = NEWEST, content: str = DEFAULT_PACK) -> None:
        """Describe a version of the rules, with a content pack that is loaded when the first game is set up."""
        self.verbs = VERBS
        self.decisions = DECISIONS
        self.general_rules = {"no_such_seat": "W0", "game_over": "W7.1", "waiting_for_chance": "W2.1"}
        super().__init__(
            id="war1955",
            title="1955: The War of Espionage",
            rules_version=version,
            content_version=content,
            player_counts=(PLAYERS,),
            options=OPTIONS,
            actions=ACTIONS,
            end_reasons=END_REASONS,
            reason_codes=refusals.REASON_CODES,
            event_kinds=tuple(EVENTS),
            packs=PACKS,
        )

    def new_state(self, players: int, options: dict[str, str]) -> WarState:
        """Return a game before its first draw."""
        resolved = self.resolve_options(players, options)
        state = WarState()
        lay_out(state, lookups(self.content_version, self.rules_version), resolved)
        return state

    def view(self, state: WarState, seat: int) -> WarView:
        """Build what a seat, SPECTATOR or OPEN knows."""
        return WarView(state, seat)

    def not_deciding(self, state: WarState, seat: int) -> Reason:
        """Return why a seat need not decide while the other must."""
        return refusals.not_deciding(state)

    def not_possible(self, state: WarState, seat: int, verb: str, index: int) -> Reason:
        """Return why an action that answers the question is not legal."""
        return refusals.not_possible(state, seat, verb, index)

    def values(self, state: WarState, seat: int, verb: str, index: int) -> list[str]:
        """Return what follows the verb of an action, in order."""
        if verb == "influence":
            card, country = divmod(index, len(COUNTRIES))
            return [self._words("card")[card], COUNTRIES[country]]
        return [self._words(part)[index] for part in VERBS[verb]]

    def index(self, state: WarState, seat: int, verb: str, values: list[str]) -> int:
        """Return the place of an action in the block of its verb."""
        index = 0
        for part, value in zip(VERBS[verb], values, strict=True):
            # A card and a country together are numbered country by country within the card.
            index = index * len(COUNTRIES) + place_of(self._words(part), value, _unknown(part, value))
        return index

    def item(self, deck: str, word: str) -> int:
        """Read a card by its face, or a seat by its number."""
        return place_of(self._items(deck), word, Reason.of("unknown_item", deck=deck, text=word))

    def item_word(self, deck: str, item: int) -> str:
        """Return the face of a card, or the number of a seat."""
        return self._items(deck)[item]

    def _words(self, part: str) -> tuple[str, ...]:
        if part == "card":
            return lookups(self.content_version).names
        return COUNTRIES if part == "country" else GADGETS

    def _items(self, deck: str) -> tuple[str, ...]:
        return self._words("card") if deck == DECK else ("1", "2")


def _unknown(part: str, value: str) -> Reason:
    if part == "card":
        return Reason.of("unknown_card", "W0", text=value)
    if part == "country":
        return Reason.of("unknown_country", "W0", text=value, known=", ".join(COUNTRIES))
    return Reason.of("unknown_gadget", "W6.1", text=value, known=", ".join(GADGETS))
