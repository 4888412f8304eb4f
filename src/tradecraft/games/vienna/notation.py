"""Vienna's notation: actions and draws as words, and as plain data, both ways.

    assign 017 044 081    cards for actions I, II and IV        replace 044     which card goes from its drawer
    place 7               an agent on building 7                take wine       two bribes of a kind instead
    supply                the agent comes from the supply       from 12         or from building 12
    bribe coffee          a bribe of choice                     advance slide   a token of choice
    decline               no token                              third_man 15    where the third man goes

    squares flask ...     the tiles of the squares              flags usa ...   the flags of the buildings
    info slide ...        the tiles the seats start with        first 2         who has the crest first
    cards 017 044 081     cards drawn
"""

from __future__ import annotations

from typing import Any

from tradecraft.core.chance import check_draws
from tradecraft.core.errors import BadNotation, Reason
from tradecraft.core.game import Chance
from tradecraft.games.vienna import card_phase, setup
from tradecraft.games.vienna.actions import ACTIONS, ASSIGN, ASSIGNMENTS, BUILDINGS, REPLACE
from tradecraft.games.vienna.content_model import BRIBES, FLAGS, INFOS
from tradecraft.games.vienna.state import ViennaState

_PARTS: dict[str, tuple[str, ...]] = {
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
}
"""What each verb is followed by, as named in the data form."""
_NAMES = {"bribe": BRIBES, "info": INFOS}

_DECKS: dict[str, tuple[str, ...]] = {
    setup.SQUARES: INFOS,
    setup.FLAG_TILES: FLAGS,
    setup.START_INFO: INFOS,
    setup.FIRST_PLAYER: ("1", "2", "3", "4"),
}
"""What the items of a deck are called, by their number; cards are their own names."""


def action_data(state: ViennaState, seat: int, action: int) -> dict[str, Any]:
    """Return an action that is legal now as plain data, its verb under "do"."""
    verb, index = ACTIONS.locate(action)
    return {"do": verb, **dict(zip(_PARTS[verb], _values(state, seat, verb, index), strict=True))}


def action_text(state: ViennaState, seat: int, action: int) -> str:
    """Return an action that is legal now in words."""
    verb, index = ACTIONS.locate(action)
    values = _values(state, seat, verb, index)
    return " ".join((verb, *(_word(part, value) for part, value in zip(_PARTS[verb], values, strict=True))))


def _values(state: ViennaState, seat: int, verb: str, index: int) -> tuple[int | str, ...]:
    if verb == "assign":
        hand = state.hands[seat]
        return tuple(hand[place] for place in ASSIGNMENTS[index])
    if verb == "replace":
        return (state.drawers[seat][index],)
    if not _PARTS[verb]:
        return ()
    part = _PARTS[verb][0]
    return (_NAMES[part][index] if part in _NAMES else index + 1,)


def _word(part: str, value: int | str) -> str:
    return str(value) if part in ("building", "bribe", "info") else f"{value:03}"


def action_from_text(state: ViennaState, seat: int, text: str) -> int:
    """Read an action in words, whether it is legal or not."""
    words = text.split(" ")
    verb, rest = words[0], words[1:]
    if verb not in _PARTS:
        raise BadNotation(Reason("unknown_verb", "", {"text": text, "known": ", ".join(_PARTS)}))
    if len(rest) != len(_PARTS[verb]):
        usage = " ".join((verb, *(part.upper() for part in _PARTS[verb])))
        raise BadNotation(Reason("malformed_action", "", {"text": text, "expected": usage}))
    values = [_value(part, word) for part, word in zip(_PARTS[verb], rest, strict=True)]
    return _action(state, seat, verb, values)


def _value(part: str, word: str) -> int | str:
    if part in _NAMES:
        return word
    digits = word if part == "building" else word.lstrip("0")
    if not (word.isascii() and word.isdigit() and str(int(word)) == digits):
        raise BadNotation(Reason("not_a_number", "", {"text": word}))
    return int(word)


def action_from_data(state: ViennaState, seat: int, data: dict[str, Any]) -> int:
    """Read an action as plain data, whether it is legal or not."""
    verb = data.get("do")
    if not isinstance(verb, str) or verb not in _PARTS:
        raise BadNotation(Reason("unknown_verb", "", {"text": str(verb), "known": ", ".join(_PARTS)}))
    if set(data) != {"do", *_PARTS[verb]}:
        usage = " ".join(("do", *_PARTS[verb]))
        raise BadNotation(Reason("malformed_action", "", {"text": " ".join(map(str, data)), "expected": usage}))
    values: list[int | str] = []
    for part in _PARTS[verb]:
        value = data[part]
        if type(value) is not (str if part in _NAMES else int):
            raise BadNotation(Reason("malformed_action", "", {"text": repr(value), "expected": part}))
        values.append(value)
    return _action(state, seat, verb, values)


def _action(state: ViennaState, seat: int, verb: str, values: list[int | str]) -> int:
    if verb == "assign":
        return ASSIGN + _assignment(state, seat, values)
    if verb == "replace":
        drawers = state.drawers[seat] if 0 <= seat < state.players else ()
        if values[0] not in drawers:
            raise BadNotation(Reason("no_such_card_in_drawers", "V3.1", {"card": values[0]}))
        return REPLACE + drawers.index(int(values[0]))
    start = ACTIONS.start(verb)
    if not values:
        return start
    part, value = _PARTS[verb][0], values[0]
    if part in _NAMES:
        if value not in _NAMES[part]:
            raise BadNotation(Reason(f"unknown_{part}", "V0", {"text": value, "known": ", ".join(_NAMES[part])}))
        return start + _NAMES[part].index(str(value))
    if not 1 <= int(value) <= BUILDINGS:
        raise BadNotation(Reason("unknown_building", "V0", {"text": value, "known": f"1-{BUILDINGS}"}))
    return start + int(value) - 1


def _assignment(state: ViennaState, seat: int, cards: list[int | str]) -> int:
    hand = state.hands[seat] if 0 <= seat < state.players else ()
    places: list[int] = []
    for card in cards:
        if card not in hand:
            raise BadNotation(Reason("card_not_in_hand", "V2.2", {"card": card}))
        places.append(hand.index(int(card)))
    if len(set(places)) != len(places):
        raise BadNotation(Reason("card_twice", "V2.2"))
    return ASSIGNMENTS.index((places[0], places[1], places[2]))


def draw_text(chance: Chance, drawn: list[int]) -> str:
    """Return draws in words, deck first."""
    if chance.deck == card_phase.DECK:
        return " ".join((chance.deck, *(f"{card:03}" for card in drawn)))
    return " ".join((chance.deck, *(_DECKS[chance.deck][item] for item in drawn)))


def draw_from_text(chance: Chance, text: str) -> list[int]:
    """Read draws in words for a request."""
    deck, *words = text.split(" ")
    if deck != chance.deck:
        raise BadNotation(Reason("other_deck", "", {"deck": deck, "expected": chance.deck}))
    drawn = [_item(deck, word) for word in words]
    if not check_draws(chance, drawn):
        raise BadNotation(Reason("wrong_draws", "", {"deck": deck, "count": chance.count}))
    return drawn


def _item(deck: str, word: str) -> int:
    if deck == card_phase.DECK:
        return int(_value("card", word))
    if word not in _DECKS[deck]:
        raise BadNotation(Reason("unknown_item", "", {"deck": deck, "text": word}))
    return _DECKS[deck].index(word)
