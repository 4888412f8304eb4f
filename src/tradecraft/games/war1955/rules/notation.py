"""The notation of 1955: reads and writes actions and draws, as text and as plain data.

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

from typing import Any, Final

from tradecraft.core.errors import BadNotation, Reason
from tradecraft.core.game import Chance
from tradecraft.core.notation import Verbs, read_draws, split_data, split_text, wrong_value, wrong_words
from tradecraft.games.war1955.rules.actions import ACTIONS
from tradecraft.games.war1955.rules.content_model import COUNTRIES, GADGETS
from tradecraft.games.war1955.rules.piles import DECK
from tradecraft.games.war1955.rules.setup import PLAYERS
from tradecraft.games.war1955.rules.tables import Tables

_PARTS: Final[Verbs] = {
    "home": ("country",),
    "influence": ("card", "country"),
    "special": ("card",),
    "advanced_transport": ("card",),
    "pass": (),
    "add": ("card",),
    "target": ("country",),
    "gadget": ("gadget",),
    "declare": (),
    "block": ("card",),
    "counter": ("card",),
    "let_through": (),
    "keep": ("card",),
    "move": ("country",),
    "stay": (),
}
"""What follows each verb, by its name in the data form."""


def _words(tables: Tables, part: str) -> tuple[str, ...]:
    if part == "card":
        return tables.names
    return COUNTRIES if part == "country" else GADGETS


def _values(tables: Tables, verb: str, index: int) -> list[str]:
    if verb == "influence":
        card, country = divmod(index, len(COUNTRIES))
        return [tables.names[card], COUNTRIES[country]]
    return [_words(tables, part)[index] for part in _PARTS[verb]]


def action_data(tables: Tables, action: int) -> dict[str, Any]:
    """Return an action as plain data, its verb under "do"."""
    verb, index = ACTIONS.locate(action)
    return {"do": verb, **dict(zip(_PARTS[verb], _values(tables, verb, index), strict=True))}


def action_text(tables: Tables, action: int) -> str:
    """Return an action as text."""
    verb, index = ACTIONS.locate(action)
    return " ".join((verb, *_values(tables, verb, index)))


def action_from_text(tables: Tables, text: str) -> int:
    """Read an action from text, whether it is legal or not."""
    verb, values = split_text(text, _PARTS)
    if len(values) != len(_PARTS[verb]):
        raise wrong_words(text, verb, _PARTS)
    return _action(tables, verb, values)


def action_from_data(tables: Tables, data: dict[str, Any]) -> int:
    """Read an action from plain data, whether it is legal or not."""
    verb, values = split_data(data, _PARTS)
    for part, value in zip(_PARTS[verb], values, strict=True):
        if not isinstance(value, str):
            raise wrong_value(value, part)
    return _action(tables, verb, values)


def _action(tables: Tables, verb: str, values: list[str]) -> int:
    index = 0
    for part, value in zip(_PARTS[verb], values, strict=True):
        # A card and a country together are numbered country by country within the card.
        index = index * len(COUNTRIES) + _index(tables, part, value)
    return ACTIONS.start(verb) + index


def _index(tables: Tables, part: str, value: str) -> int:
    words = _words(tables, part)
    if value in words:
        return words.index(value)
    if part == "card":
        raise BadNotation(Reason("unknown_card", "W0", {"text": value}))
    if part == "country":
        raise BadNotation(Reason("unknown_country", "W0", {"text": value, "known": ", ".join(words)}))
    raise BadNotation(Reason("unknown_gadget", "W6.1", {"text": value, "known": ", ".join(words)}))


def draw_text(tables: Tables, chance: Chance, drawn: list[int]) -> str:
    """Return draws as text, deck first."""
    if chance.deck == DECK:
        return " ".join((DECK, *(tables.names[card] for card in drawn)))
    return " ".join((chance.deck, *(str(seat + 1) for seat in drawn)))


def draw_from_text(tables: Tables, chance: Chance, text: str) -> list[int]:
    """Read the draws for a request from text."""
    items = tables.names if chance.deck == DECK else tuple(str(number) for number in range(1, PLAYERS + 1))

    def item_of(word: str) -> int:
        if word not in items:
            raise BadNotation(Reason("unknown_item", "", {"deck": chance.deck, "text": word}))
        return items.index(word)

    return read_draws(chance, text, item_of)
