"""The notation of Vienna: reads and writes actions and draws, as text and as plain data.

assign 017 044 081    cards for actions I, II and IV        replace 044       which card goes from its drawer
place 7               an agent on building 7                take wine         two bribes of a kind instead
supply                the agent comes from the supply       from 12           or from building 12
bribe coffee          bribes of choice                      advance slide     a token of choice
decline               no token                              third_man 15      where the third man goes

money                 shillings instead of placing          feld              the Feld agent comes from the supply
pay wine, shilling    one of what is due                    stop              no more bribes on a payday
nomad 8, stay         where Marrakesh's agent goes          different wine coffee   different bribes of choice
accept A-07           a mission from the display            resolve S-01 A-16       own missions, together
no_mission            neither                               box 2             so many shillings into the cash box
buy telephone         in a purchase                         buy_nothing
remove 7              an agent taken back

squares flask ...     the tiles of the squares              flags usa ...     the flags of the buildings
info slide ...        the tiles the seats start with        first 2           who has the crest first
cards 017 044 081     cards drawn                           missions_s S-02 ...     and missions
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from tradecraft.core.errors import BadNotation, Reason
from tradecraft.core.game import Chance
from tradecraft.core.notation import Verbs, read_draws, split_data, split_text, wrong_value, wrong_words
from tradecraft.games.vienna.rules import card_phase, setup
from tradecraft.games.vienna.rules.actions import ACTIONS, ASSIGNMENTS, BOX_SIZE, BUILDINGS
from tradecraft.games.vienna.rules.content import load
from tradecraft.games.vienna.rules.content_model import BRIBES, FLAGS, INFOS, ITEMS
from tradecraft.games.vienna.rules.lookups import mask_of, members
from tradecraft.games.vienna.rules.phases import NOWHERE
from tradecraft.games.vienna.rules.state import ViennaState

_PARTS: Final[Verbs] = {
    "assign": ("I", "II", "IV"),
    "replace": ("card",),
    "place": ("building",),
    "take": ("bribe",),
    "supply": (),
    "from": ("building",),
    "bribe": ("bribe",),
    "advance": ("info",),
    "decline": (),
    "third_man": ("building",),
    "money": (),
    "feld": (),
    "pay": ("bribe",),
    "shilling": (),
    "stop": (),
    "nomad": ("building",),
    "stay": (),
    "different": ("bribes",),
    "accept": ("mission",),
    "resolve": ("missions",),
    "no_mission": (),
    "box": ("shillings",),
    "buy": ("item",),
    "buy_nothing": (),
    "remove": ("building",),
}
"""What follows each verb, by its name in the data form."""
_CARDS: Final = ("I", "II", "IV", "card")
_NUMBERS: Final = (*_CARDS, "building", "shillings")
_LISTS: Final = ("bribes", "missions")
"""The parts that are numbers, and those that are lists of names; the others are single names."""
_MOST_DIGITS: Final = 3
_NAMES: Final = {"bribe": BRIBES, "info": INFOS, "item": ITEMS}
_RANGES: Final = {"building": (1, BUILDINGS), "shillings": (0, BOX_SIZE)}


def action_data(state: ViennaState, seat: int, action: int) -> dict[str, Any]:
    """Return a legal action as plain data, its verb under "do"."""
    verb, index = ACTIONS.locate(action)
    return {"do": verb, **dict(zip(_PARTS[verb], _values(state, seat, verb, index), strict=True))}


def _values(state: ViennaState, seat: int, verb: str, index: int) -> list[Any]:
    """Return what follows the verb, in order."""
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
    if not _PARTS[verb]:
        return []
    part = _PARTS[verb][0]
    return [_NAMES[part][index] if part in _NAMES else index + _RANGES[part][0]]


def action_from_data(state: ViennaState, seat: int, data: dict[str, Any]) -> int:
    """Read an action from plain data, whether it is legal or not."""
    verb, values = split_data(data, _PARTS)
    for part, value in zip(_PARTS[verb], values, strict=True):
        _check_type(part, value)
    return ACTIONS.start(verb) + _index(state, seat, verb, values)


def _check_type(part: str, value: object) -> None:
    if part in _LISTS:
        fits = isinstance(value, list) and all(type(item) is str for item in value)
    else:
        fits = type(value) is (int if part in _NUMBERS else str)
    if not fits:
        raise wrong_value(value, part)


def _index(state: ViennaState, seat: int, verb: str, values: list[Any]) -> int:
    """Return the place of an action in the block of its verb."""
    is_seated = 0 <= seat < state.players
    if verb == "assign":
        return _assignment(state.hands[seat] if is_seated else (), values)
    if verb == "replace":
        drawers = state.drawers[seat] if is_seated else ()
        return _place(drawers, values[0], Reason("no_such_card_in_drawers", "V3.1", {"card": values[0]}))
    if verb == "different":
        return _set_of(BRIBES, values[0], "unknown_bribe", "V0")
    if verb == "accept":
        shown = tuple(None if number == NOWHERE else _mission_ids()[number] for number in state.display)
        known = ", ".join(mission for mission in shown if mission)
        return _place(shown, values[0], Reason("no_such_mission", "V8.11", {"text": values[0], "known": known}))
    if verb == "resolve":
        own = state.missions[seat] if is_seated else ()
        return _set_of(tuple(_mission_ids()[number] for number in own), values[0], "no_such_mission", "V8.11")
    if not values:
        return 0
    part, value = _PARTS[verb][0], values[0]
    if part in _NAMES:
        reason = Reason(f"unknown_{part}", "V0", {"text": value, "known": ", ".join(_NAMES[part])})
        return _place(_NAMES[part], value, reason)
    first, last = _RANGES[part]
    if not first <= value <= last:
        raise BadNotation(Reason(f"unknown_{part}", "V0", {"text": value, "known": f"{first}-{last}"}))
    return int(value) - first


def _place(known: tuple[Any, ...], value: Any, reason: Reason) -> int:
    if value not in known:
        raise BadNotation(reason)
    return known.index(value)


def _set_of(known: tuple[str, ...], names: list[str], code: str, rule: str) -> int:
    places = [_place(known, name, Reason(code, rule, {"text": name, "known": ", ".join(known)})) for name in names]
    if len(set(places)) != len(places):
        raise BadNotation(Reason("named_twice", rule, {"text": " ".join(names)}))
    return mask_of(places)


def _assignment(hand: tuple[int, ...], cards: list[int]) -> int:
    places = [_place(hand, card, Reason("card_not_in_hand", "V2.2", {"card": card})) for card in cards]
    if len(set(places)) != len(places):
        raise BadNotation(Reason("card_twice", "V2.2"))
    return ASSIGNMENTS.index((places[0], places[1], places[2]))


def action_text(state: ViennaState, seat: int, action: int) -> str:
    """Return a legal action as text."""
    verb, index = ACTIONS.locate(action)
    words = [verb]
    for part, value in zip(_PARTS[verb], _values(state, seat, verb, index), strict=True):
        words += value if part in _LISTS else [f"{value:03}" if part in _CARDS else str(value)]
    return " ".join(words)


def action_from_text(state: ViennaState, seat: int, text: str) -> int:
    """Read an action from text, whether it is legal or not."""
    verb, words = split_text(text, _PARTS)
    parts = _PARTS[verb]
    values: list[Any]
    if parts and parts[0] in _LISTS:
        values = [words]
    elif len(words) == len(parts):
        values = [_number(part, word) if part in _NUMBERS else word for part, word in zip(parts, words, strict=True)]
    else:
        raise wrong_words(text, verb, _PARTS)
    return ACTIONS.start(verb) + _index(state, seat, verb, values)


def _number(part: str, word: str) -> int:
    """Read a number: a card with or without leading zeros, everything else without."""
    is_number = word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS
    if not is_number or (part not in _CARDS and str(int(word)) != word):
        raise BadNotation(Reason("not_a_number", "", {"text": word}))
    return int(word)


_DECKS: Final[dict[str, tuple[str, ...]]] = {
    setup.SQUARES: INFOS,
    setup.FLAG_TILES: FLAGS,
    setup.START_INFO: INFOS,
    setup.FIRST_PLAYER: ("1", "2", "3", "4"),
}
"""The names of the items in a deck, by number; the decks of missions use the ids of the missions."""


@lru_cache
def _mission_ids() -> tuple[str, ...]:
    # The same in every content pack (V8.3).
    return tuple(mission.id for mission in load().missions)


def _item_names(deck: str) -> tuple[str, ...]:
    return _DECKS.get(deck) or _mission_ids()


def draw_text(chance: Chance, drawn: list[int]) -> str:
    """Return draws as text, deck first."""
    if chance.deck == card_phase.DECK:
        return " ".join((chance.deck, *(f"{card:03}" for card in drawn)))
    names = _item_names(chance.deck)
    return " ".join((chance.deck, *(names[item] for item in drawn)))


def draw_from_text(chance: Chance, text: str) -> list[int]:
    """Read the draws for a request from text."""
    return read_draws(chance, text, lambda word: _item(chance.deck, word))


def _item(deck: str, word: str) -> int:
    if deck == card_phase.DECK:
        return _number("card", word)
    names = _item_names(deck)
    if word not in names:
        raise BadNotation(Reason("not_in_deck", "", {"deck": deck, "text": word}))
    return names.index(word)
