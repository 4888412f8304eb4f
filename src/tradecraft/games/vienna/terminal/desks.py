"""The desks: points, bribes, information and drawers of every seat, and the cards that can be seen."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS, Content
from tradecraft.games.vienna.terminal.office import purse_in_words
from tradecraft.games.vienna.terminal.signs import Signs, is_advanced
from tradecraft.terminal.drawing import DIM, indented, plain_table

ACTIONS_WITH_CARDS = ("I", "II", "IV")
HEADS = ("score", "supply", "cards")
NARROWEST_TABLE = 72
DRAWERS = 3
WIDEST_DRAWER = 34
WIDEST_ABILITY = 100


def desks(signs: Signs, data: dict[str, Any], width: int) -> Table | Group:
    """Return what all seats own, as a table if there is room for one."""
    if width < NARROWEST_TABLE:
        return Group(*(_desk_in_words(signs, data, desk, width) for desk in data["desks"]))
    get = signs.get
    headings = [Text(get(f"head-{key}"), DIM) for key in HEADS]
    headings += [signs.bribe(bribe) for bribe in BRIBES]
    headings += [signs.info(info) for info in INFOS]
    room = width - sum(heading.cell_len + 1 for heading in headings) - 1
    table = plain_table()
    table.add_column(Text(get("desk"), "bold"), no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    for desk in data["desks"]:
        table.add_row(
            _owner(signs, desk["seat"], desk["seat"] == data["crest"], room),
            Text(str(desk["score"]), "bold"),
            str(desk["supply"]),
            str(desk["hand_size"] + sum(desk["slots"])),
            *_numbers(desk["bribes"]),
            *_numbers(desk["info"]),
        )
    return table


def _owner(signs: Signs, seat: int, has_crest: bool, room: int) -> Text:
    name = signs.seat(seat)
    crest = f" {signs.glyphs.crest}" if has_crest else ""
    name.truncate(max(room - len(crest), 1), overflow="ellipsis")
    return name.append(crest, "bold")


def _desk_in_words(signs: Signs, data: dict[str, Any], desk: dict[str, Any], width: int) -> Group:
    numbers = (desk["score"], desk["supply"], desk["hand_size"] + sum(desk["slots"]))
    heads = (signs.get(f"head-{key}") for key in HEADS)
    line = Text.assemble(_owner(signs, desk["seat"], desk["seat"] == data["crest"], width), "  ")
    line.append(", ".join(f"{number} {head}" for number, head in zip(numbers, heads, strict=True)), "bold")
    belongings = [signs.words.bribes(desk["bribes"]), signs.words.infos(desk["info"])]
    if is_advanced(data):
        belongings.append(purse_in_words(signs, desk))
    return Group(line, *(indented(words) for words in belongings))


def _numbers(amounts: dict[str, int]) -> list[Text]:
    return [Text(str(amount), "" if amount else DIM) for amount in amounts.values()]


def drawers(content: Content, signs: Signs, data: dict[str, Any], width: int) -> Table:
    """Return the abilities of all seats, one row per desk."""
    sizes = [DRAWERS + ("side_table" in desk.get("items", ())) for desk in data["desks"]]
    table = plain_table()
    table.add_column()
    for number in range(1, max(sizes) + 1):
        heading = Text(signs.get("drawer", number=number), DIM)
        table.add_column(heading, width=min((width - 2) // max(sizes) - 1, WIDEST_DRAWER))
    for desk, size in zip(data["desks"], sizes, strict=True):
        abilities = [(number, signs.ability(content.cards[number - 1])) for number in desk["drawers"]]
        cards = [Text.assemble((f"{number:03}", "bold"), " ", ability) for number, ability in abilities]
        empty = [Text(signs.glyphs.nothing, DIM)] * (size - len(cards))
        table.add_row(signs.letter(desk["seat"]), *cards, *empty)
    return table


def held_cards(content: Content, signs: Signs, desk: dict[str, Any]) -> Table | None:
    """Return the visible cards of a seat: to be assigned, or assigned to actions."""
    hand = [(f"{number:03}", number) for number in desk["hand"] or ()]
    plan = [
        (f"{action:<3} {number:03}", number)
        for action, number in zip(ACTIONS_WITH_CARDS, desk["plan"] or (), strict=False)
        if number
    ]
    if not hand and not plan:
        return None
    heading = signs.words.texts.get("terminal-hand") if hand else signs.get("plan")
    return _cards(content, signs, heading, plan + hand)


def explained(content: Content, signs: Signs, numbers: list[int]) -> Table:
    """Return everything about cards."""
    return _cards(content, signs, signs.get("cards"), [(f"{number:03}", number) for number in numbers])


def _cards(content: Content, signs: Signs, heading: str, cards: list[tuple[str, int]]) -> Table:
    table = plain_table()
    table.add_column(Text(heading, "bold"), no_wrap=True)
    for action in ("II", "IV"):
        table.add_column(Text(action, DIM), no_wrap=True)
    table.add_column(Text(signs.get("abilities"), DIM), max_width=WIDEST_ABILITY)
    for label, number in cards:
        card = content.cards[number - 1]
        table.add_row(
            Text(label, "bold"), signs.bribe(BRIBES[card.bribe]), signs.info(INFOS[card.info]), signs.words.card(number)
        )
    return table
