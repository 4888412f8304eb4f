"""Ways to choose: with the things on the board, in the list of all options, and by the keyboard alone."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator

from tests.browser.players import OPTIONS, Choose, Player
from tradecraft.locales import Texts

TEXTS = Texts("en")
PLACES = ("I", "II", "IV")
STEPS = 400
"""More often than this nobody needs to press Tab, wherever they begin."""


def by_list(player: Player, options: list[str]) -> None:
    """Press one of the options in the list."""
    player.press(listed(player, player.random.choice(options)))


def listed(player: Player, option: str) -> Locator:
    """Return an option's button in the list."""
    return player.page.locator(f"{OPTIONS}[data-action={json.dumps(option)}]")


def by_keyboard(player: Player, options: list[str]) -> None:
    """Walk to one of the options with the keyboard alone, and press Enter on it; the focus must not get lost."""
    target = listed(player, player.random.choice(options[:3]))
    walk_to(player, target)
    player.page.keyboard.press("Enter")
    player.is_asked()
    assert player.page.locator("body:focus").count() == 0, "the focus is lost"


def walk_to(player: Player, target: Locator) -> None:
    """Press Tab until something has the focus."""
    for _ in range(STEPS):
        if target.evaluate("(target) => target === document.activeElement"):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"{STEPS} times Tab do not lead to {target}")


def on_the_map(player: Player, options: list[str]) -> None:
    """Choose with the things of Vienna: buildings, cards, bribes, tracks, missions, and buttons at the desk."""
    option = player.random.choice(options)
    verb, *parts = option.split(" ")
    page = player.page
    desk = page.locator("[data-own-desk]")
    match verb:
        case "assign":
            for place, card in zip(PLACES, parts, strict=True):
                player.press(desk.locator(f".hand .card[aria-label^='{card_name(card)}']"))
                player.press(desk.locator(f"[data-place={place}]"))
            player.press(desk.locator(".assign button.primary"))
        case "place" | "from" | "third_man" | "nomad" | "remove":
            point_at(player, parts[0])
            player.press(page.locator(".preview .confirm"))
        case "take" | "bribe" | "pay":
            player.press(desk.locator(f".amount.can.{parts[0]}"))
        case "advance":
            player.press(page.locator(f".track.can.{parts[0]}"))
        case "replace":
            player.press(desk.locator(f".drawers .card.can[aria-label^='{card_name(parts[0])}']"))
        case "accept":
            player.press(page.locator(".panels .slip.can").filter(has=said(player, parts[0])))
        case "resolve":
            for mission in parts:
                player.press(desk.locator(".slip.can").filter(has=said(player, mission)))
            player.press(desk.locator("button.primary.small"))
        case "buy":
            name = TEXTS.get(f"vienna-item-{parts[0]}")
            player.press(page.locator(".item.can").filter(has=said(player, name)))
        case _:
            label = listed(player, option).inner_text()
            player.press(desk.get_by_role("button", name=label, exact=True))


def card_name(card: str) -> str:
    """Return what the name of a card of Vienna begins with."""
    return TEXTS.get("client-vienna-card", number=card)


def said(player: Player, text: str) -> Locator:
    """Return what says exactly this in bold."""
    return player.page.locator("b", has_text=re.compile(rf"^\s*{re.escape(text)}\s*$"))


def point_at(player: Player, building: str) -> None:
    """Point at a building; on a small screen the whole map has to be shown for that."""
    whole = player.page.locator(".map .tools button").last
    if whole.is_enabled():
        player.press(whole)
    player.press(player.page.locator(f"[data-building='{building}'] .target"))


def on_the_tracks(player: Player, options: list[str]) -> None:
    """Choose with the things of 1955: cards of the hand and what can be done with them, countries, gadgets."""
    option = player.random.choice(options)
    verb, *parts = option.split(" ")
    page = player.page
    stage = page.locator("[data-stage]")
    match verb:
        case "add" | "keep":
            player.press(held(player, parts[0]))
        case "influence":
            player.press(held(player, parts[0]))
            player.press(page.locator(f"[data-country={parts[1]}]"))
        case "special" | "advanced_transport" | "block" | "counter":
            label = listed(player, option).inner_text()
            player.press(held(player, parts[0]))
            player.press(stage.locator(".menu .use").filter(has=said(player, label)))
        case "home" | "target" | "move":
            player.press(page.locator(f"[data-country={parts[0]}]"))
        case "gadget":
            label = listed(player, option).inner_text()
            player.press(stage.locator(".options .gadget").filter(has=said(player, label)))
        case _:
            label = listed(player, option).inner_text()
            player.press(stage.locator(".options").get_by_role("button", name=label, exact=True))


def held(player: Player, card: str) -> Locator:
    """Return a card of one's hand, one of them if there are several of the same."""
    return player.page.locator(f".near .hand .usable[data-card={card}]").first


ON_THE_BOARD: dict[str, Choose] = {"vienna": on_the_map, "war1955": on_the_tracks}
