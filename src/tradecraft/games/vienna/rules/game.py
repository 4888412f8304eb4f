"""Vienna as the kernel sees it: its options, and how actions and draws are written.

assign 017 044 081    cards for actions I, II and IV        replace 044       which card goes from its drawer
place 7               an agent on building 7                take wine         two bribes of a kind instead
supply                the agent comes from the supply       from 12           or from building 12
bribe coffee          bribes of choice                      advance slide     a token of choice
decline               no token                              third_man 15      where the third man goes

money                 shillings instead of placing          feld              the Feld agent comes from the supply
pay wine, shilling    one of what is due                    stop              no more bribes on a payday
nomad 8, stay         where Marrakesh's agent goes          different wine coffee   different bribes of choice
accept A-07           a mission from the display            resolve S-01 A-16       own missions, together
no_mission            neither                               box 2             shillings into the cash box
buy telephone         in a purchase                         buy_nothing
remove 7              an agent taken back

squares flask ...     the tiles of the squares              flags usa ...     the flags of the buildings
info slide ...        the tiles the seats start with        first 2           who has the crest first
cards 017 044 081     cards drawn                           missions_s S-02 ...     and missions
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import Any, Final

from tradecraft.core.errors import BadNotation, BadOption, Reason
from tradecraft.core.game import Option
from tradecraft.core.native import mypyc_attr
from tradecraft.core.notation import VerbGame, place_of
from tradecraft.games.vienna.rules import card_phase, refusals, setup
from tradecraft.games.vienna.rules.actions import ACTIONS, ASSIGNMENTS, BOX_SIZE, BUILDINGS, VERBS
from tradecraft.games.vienna.rules.content import DEFAULT_PACK, PACKS, load
from tradecraft.games.vienna.rules.content_model import BRIBES, EDITIONS, FLAGS, INFOS, ITEMS, PLAYER_COUNTS, VERSIONS
from tradecraft.games.vienna.rules.declarations import EVENTS
from tradecraft.games.vienna.rules.lookups import lookups, mask_of, members
from tradecraft.games.vienna.rules.phases import DECISIONS, NOWHERE, TAKE_BACK
from tradecraft.games.vienna.rules.rulings import NEWEST
from tradecraft.games.vienna.rules.state import ViennaState
from tradecraft.games.vienna.rules.tracks import END_REASONS
from tradecraft.games.vienna.rules.view import ViennaView

OPTIONS: Final = (
    Option("version", VERSIONS, "introductory", is_variant=True),
    Option("flags", ("printed", "random"), "printed"),
    Option("third_man", ("no", "yes"), "no"),
    Option("feld_agents", ("no", "yes"), "no"),
    Option("edition", EDITIONS, "en", is_edition=True),
    Option("colours", tuple("".join(letters) for letters in permutations("yrbg")), "yrbg"),
    Option("first_player", ("random", "1", "2", "3", "4"), "random"),
)

_CARDS: Final = ("I", "II", "IV", "card")
"""The parts that are cards: numbers with leading zeros."""
_MOST_DIGITS: Final = 3
_NAMES: Final = {"bribe": BRIBES, "info": INFOS, "item": ITEMS}
_RANGES: Final = {"building": (1, BUILDINGS), "shillings": (0, BOX_SIZE)}
_DECKS: Final[dict[str, tuple[str, ...]]] = {
    setup.SQUARES: INFOS,
    setup.FLAG_TILES: FLAGS,
    setup.START_INFO: INFOS,
    setup.FIRST_PLAYER: ("1", "2", "3", "4"),
}
"""The names of the items in a deck, by number; the decks of missions use the ids of the missions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Vienna(VerbGame[ViennaState, ViennaView]):
    """The game of Vienna, in one version of its rules."""

    def __init__(self, version: int = NEWEST, content: str = DEFAULT_PACK) -> None:
        """Describe a version of the rules, with a content pack that is loaded when the first game is set up."""
        self.verbs = VERBS
        self.decisions = DECISIONS
        self.general_rules = {"no_such_seat": "V0", "game_over": "V7.1", "waiting_for_chance": "V2.1"}
        super().__init__(
            id="vienna",
            title="Vienna",
            rules_version=version,
            content_version=content,
            player_counts=PLAYER_COUNTS,
            options=OPTIONS,
            actions=ACTIONS,
            end_reasons=END_REASONS,
            reason_codes=refusals.REASON_CODES,
            event_kinds=tuple(EVENTS),
            packs=PACKS,
        )

    def check_options(self, players: int, options: dict[str, str]) -> None:
        """Refuse a first player who is not at the table, and Feld agents in the introductory game."""
        first = options["first_player"]
        if first != "random" and int(first) > players:
            reason = Reason.of("no_such_first_player", "V1.6", option="first_player", value=first, players=players)
            raise BadOption(reason)
        version = options["version"]
        if options["feld_agents"] == "yes" and version != "advanced":
            reason = Reason.of("feld_agents_are_advanced", "V10.5", option="feld_agents", value="yes", version=version)
            raise BadOption(reason)

    def new_state(self, players: int, options: dict[str, str]) -> ViennaState:
        """Return a game before its first draw."""
        resolved = self.resolve_options(players, options)
        state = ViennaState()
        setup.lay_out(state, lookups(self.content_version, resolved["edition"], self.rules_version), players, resolved)
        return state

    def view(self, state: ViennaState, seat: int) -> ViennaView:
        """Build what a seat, SPECTATOR or OPEN knows."""
        return ViennaView(state, seat)

    def rule_of_decision(self, state: ViennaState) -> str:
        """Return the rule behind the current decision: agents are removed under one of two rules."""
        return "V8.12" if state.stage == TAKE_BACK else super().rule_of_decision(state)

    def not_deciding(self, state: ViennaState, seat: int) -> Reason:
        """Return why a seat need not decide while others must."""
        return refusals.not_deciding(state, self.rule_of_decision(state))

    def not_possible(self, state: ViennaState, seat: int, verb: str, index: int) -> Reason:
        """Return why an action that answers the question is not legal."""
        return refusals.not_possible(state, seat, verb, index)

    def values(self, state: ViennaState, seat: int, verb: str, index: int) -> list[Any]:
        """Return what follows the verb of a legal action, in order."""
        if verb == "assign":
            return [state.hands[seat][place] for place in ASSIGNMENTS[index]]
        if verb == "replace":
            return [state.drawers[seat][index]]
        if verb == "different":
            return [[BRIBES[kind] for kind in members(index)]]
        if verb == "accept":
            return [_mission_ids()[state.display[index]]]
        if verb == "resolve":
            return [[_mission_ids()[state.missions[seat][place]] for place in members(index)]]
        return [_NAMES[part][index] if part in _NAMES else index + _RANGES[part][0] for part in VERBS[verb]]

    def index(self, state: ViennaState, seat: int, verb: str, values: list[Any]) -> int:
        """Return the place of an action in the block of its verb."""
        is_seated = 0 <= seat < state.players
        if verb == "assign":
            return _assignment(state.hands[seat] if is_seated else (), values)
        if verb == "replace":
            drawers = state.drawers[seat] if is_seated else ()
            return place_of(drawers, values[0], Reason.of("no_such_card_in_drawers", "V3.1", card=values[0]))
        if verb == "different":
            return _set_of(BRIBES, values[0], "unknown_bribe", "V0")
        if verb == "accept":
            shown = tuple(None if number == NOWHERE else _mission_ids()[number] for number in state.display)
            known = ", ".join(mission for mission in shown if mission)
            return place_of(shown, values[0], Reason.of("no_such_mission", "V8.11", text=values[0], known=known))
        if verb == "resolve":
            own = state.missions[seat] if is_seated else ()
            return _set_of(tuple(_mission_ids()[number] for number in own), values[0], "no_such_mission", "V8.11")
        if not values:
            return 0
        (part,), (value,) = VERBS[verb], values
        if part in _NAMES:
            reason = Reason.of(f"unknown_{part}", "V0", text=value, known=", ".join(_NAMES[part]))
            return place_of(_NAMES[part], value, reason)
        first, last = _RANGES[part]
        if not first <= value <= last:
            raise BadNotation(Reason.of(f"unknown_{part}", "V0", text=value, known=f"{first}-{last}"))
        return int(value) - first

    def word(self, part: str, value: Any) -> str:
        """Return a number or a word; cards have three digits."""
        return f"{value:03}" if part in _CARDS else str(value)

    def number(self, part: str, word: str) -> int:
        """Read a number: a card with or without leading zeros, everything else without."""
        is_number = word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS
        if not is_number or (part not in _CARDS and str(int(word)) != word):
            raise BadNotation(Reason.of("not_a_number", text=word))
        return int(word)

    def item(self, deck: str, word: str) -> int:
        """Read a card by its number, everything else by its name."""
        if deck == card_phase.DECK:
            return self.number("card", word)
        names = _DECKS.get(deck) or _mission_ids()
        return place_of(names, word, Reason.of("not_in_deck", deck=deck, text=word))

    def item_word(self, deck: str, item: int) -> str:
        """Return the number of a card, the name of everything else."""
        return self.word("card", item) if deck == card_phase.DECK else (_DECKS.get(deck) or _mission_ids())[item]


@lru_cache
def _mission_ids() -> tuple[str, ...]:
    # The same in every content pack (V8.3).
    return tuple(mission.id for mission in load().missions)


def _set_of(known: tuple[str, ...], names: list[str], code: str, rule: str) -> int:
    places = [place_of(known, name, Reason.of(code, rule, text=name, known=", ".join(known))) for name in names]
    if len(set(places)) != len(places):
        raise BadNotation(Reason.of("named_twice", rule, text=" ".join(names)))
    return mask_of(places)


def _assignment(hand: tuple[int, ...], cards: list[int]) -> int:
    places = [place_of(hand, card, Reason.of("card_not_in_hand", "V2.2", card=card)) for card in cards]
    if len(set(places)) != len(places):
        raise BadNotation(Reason("card_twice", "V2.2"))
    return ASSIGNMENTS.index((places[0], places[1], places[2]))
