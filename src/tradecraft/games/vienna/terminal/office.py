"""The house next door: purses, what can be bought and who owns it, the Feld agents; and the ranking by agents."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tradecraft.games.vienna.rules.content_model import ITEMS, Content
from tradecraft.games.vienna.terminal.signs import Signs, feld_building
from tradecraft.terminal.drawing import DIM, indented, plain_table

WIDEST_NAME = 16
HEADS = ("on_board", "shillings", "bribes", "score")
"""What decides the ranking by agents, in this order, and the points for it."""


def house(content: Content, signs: Signs, data: dict[str, Any]) -> Table:
    """Return the shillings and purchases of every seat, with the prices."""
    table = plain_table()
    table.add_column(Text(signs.get("house"), "bold"), no_wrap=True)
    table.add_column(Text(signs.get("head-shillings"), DIM), justify="right", no_wrap=True)
    for item in ITEMS:
        table.add_column(Text(signs.get(f"item-{item}")), justify="right", no_wrap=True)
    has_feld_agents = data["desks"][0]["feld"] is not None
    if has_feld_agents:
        table.add_column(Text(signs.get("feld_agent")), no_wrap=True)
    table.add_row(signs.get("prices"), "", *(str(content.tracks.price(item)) for item in ITEMS), style=DIM)
    for desk in data["desks"]:
        name = signs.seat(desk["seat"])
        name.truncate(WIDEST_NAME, overflow="ellipsis")
        cells = [Text(str(desk["shillings"]), "bold"), *(_owned(signs, desk, item) for item in ITEMS)]
        if has_feld_agents:
            cells.append(feld_place(signs, desk))
        table.add_row(name, *cells)
    return table


def _owned(signs: Signs, desk: dict[str, Any], item: str) -> Text:
    """Return whether a desk has an item; for agents, how many can still be hired; for the cash box, what is in it."""
    if item == "agent":
        return Text(str(desk["for_hire"]), "" if desk["for_hire"] else DIM)
    if item not in desk["items"]:
        return Text(signs.glyphs.nothing, DIM)
    return Text(f"{signs.glyphs.yes} {desk['box']}" if item == "cash_box" else signs.glyphs.yes, "bold")


def feld_place(signs: Signs, desk: dict[str, Any]) -> Text:
    """Return where the Feld agent of a desk is."""
    building = feld_building(desk)
    if building is not None:
        return Text.assemble(signs.letter(desk["seat"], is_feld=True), f" {building}")
    is_unlocked = desk["feld"]["unlocked"]
    return Text(signs.get("feld_waits" if is_unlocked else "feld_locked"), "" if is_unlocked else DIM)


def price_list(content: Content, signs: Signs) -> Table:
    """Return what each item costs and does."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for item in ITEMS:
        table.add_row(
            Text(signs.words.item(item), "bold"),
            signs.shillings(content.tracks.price(item)),
            signs.words.item_effect(item),
        )
    return table


def feld_agents(signs: Signs, data: dict[str, Any]) -> list[RenderableType]:
    """Return all Feld agents with their abilities, if they take part."""
    things: list[RenderableType] = []
    for desk in data["desks"]:
        if desk["feld"] is not None:
            seat = desk["seat"]
            name = Text.assemble((signs.words.feld_agent(seat), "bold"), ", ", feld_place(signs, desk))
            things += ["", Text.assemble(signs.letter(seat), " ", signs.get("feld_agent"), ": ", name)]
            things += [indented(text) for text in signs.words.feld_abilities(seat)]
    return things


def purse_in_words(signs: Signs, desk: dict[str, Any]) -> str:
    """Return what the advanced game adds to a desk, in words, for terminals too narrow for a table."""
    words = signs.words
    parts = [words.shillings(desk["shillings"])]
    for item in desk["items"]:
        parts.append(f"{words.item(item)} ({desk['box']})" if item == "cash_box" else words.item(item))
    parts.append(signs.get("for_hire", count=desk["for_hire"]))
    if desk["feld"] is not None:
        parts.append(f"{signs.get('feld_agent')}: {feld_place(signs, desk).plain}")
    return ", ".join(parts)


def ranking(signs: Signs, data: dict[str, Any], points: list[int]) -> Table:
    """Return how the ranking by agents came about."""
    table = plain_table()
    table.add_column(Text(signs.words.source("agents"), "bold"), no_wrap=True)
    for head in HEADS:
        table.add_column(Text(signs.get(f"head-{head}"), DIM), justify="right", no_wrap=True)
    for desk, score in zip(data["desks"], points, strict=True):
        numbers = (len(desk["agents"]), desk["shillings"], sum(desk["bribes"].values()))
        table.add_row(signs.seat(desk["seat"]), *map(str, numbers), Text(str(score), "bold"))
    return table
