"""Ways to choose: with the things on the board, in the list of all options, and by the keyboard alone."""

from __future__ import annotations

import json

from playwright.sync_api import Locator

from tests.browser.players import OPTIONS, Choose, Player

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
    """Choose with the things of Vienna: buildings, cards, bribes, tracks, missions, and buttons below the question."""
    option = player.random.choice(options)
    player.close_list()
    verb, *parts = option.split(" ")
    decision = player.page.locator("[data-part=decision]")
    goods = player.page.locator("[data-part=goods]")
    confirm = decision.locator("[data-part=confirm] .confirm")
    match verb:
        case "assign":
            for place, card in zip(PLACES, parts, strict=True):
                player.press(decision.locator(f".hand [data-card='{card}']"))
                player.press(decision.locator(f"[data-place={place}]"))
            player.press(confirm)
        case "place" | "from" | "third_man" | "nomad" | "remove":
            point_at(player, parts[0])
            player.press(player.page.locator(".preview .confirm"))
        case "take" | "bribe" | "pay" if len(parts) == 1:
            player.press(goods.locator(f".can[data-amount={parts[0]}]"))
        case "different":
            for bribe in parts:
                player.press(goods.locator(f".can[data-amount={bribe}]"))
            player.press(confirm)
        case "money" | "shilling":
            player.press(goods.locator(".can[data-amount=shilling]"))
        case "advance":
            player.press(decision.locator(f".track.can.{parts[0]}"))
            player.press(confirm)
        case "replace":
            player.press(decision.locator(f".drawers [data-card='{parts[0]}']"))
            player.press(confirm)
        case "accept" | "resolve":
            for mission in parts:
                player.press(decision.locator(f".slip.can[data-mission='{mission}']"))
            player.press(confirm)
        case "buy":
            player.press(decision.locator(f".item.can[data-item={parts[0]}]"))
            player.press(confirm)
        case "decline" | "no_mission" | "buy_nothing":
            player.press(decision.locator("[data-part=confirm] .other"))
        case _:
            player.press(decision.locator(f"[data-action={json.dumps(option)}]"))


def point_at(player: Player, building: str) -> None:
    """Point at a building."""
    player.press(player.page.locator(f"[data-building='{building}'] .target"))


def on_the_tracks(player: Player, options: list[str]) -> None:
    """Choose with the things of 1955: cards of the hand and what can be done with them, countries, gadgets."""
    option = player.random.choice(options)
    player.close_list()
    verb, *parts = option.split(" ")
    page = player.page
    stage = page.locator("[data-stage]")
    match verb:
        case "add" | "keep":
            player.press(held(player, parts[0]))
            # On a phone a card is lifted to be read first.
            if (use := stage.locator(f".menu [data-action={json.dumps(option)}]")).count():
                player.press(use)
        case "influence":
            player.press(held(player, parts[0]))
            player.press(page.locator(f"[data-country={parts[1]}]"))
        case "special" | "advanced_transport" | "block" | "counter":
            player.press(held(player, parts[0]))
            player.press(stage.locator(f".menu [data-action={json.dumps(option)}]"))
        case "home" | "target" | "move":
            player.press(page.locator(f"[data-country={parts[0]}]"))
        case _:
            player.press(stage.locator(f".options [data-action={json.dumps(option)}]"))


def held(player: Player, card: str) -> Locator:
    """Return a card of one's hand, one of them if there are several of the same."""
    return player.page.locator(f".hand .usable[data-card={card}]").first


ON_THE_BOARD: dict[str, Choose] = {"vienna": on_the_map, "war1955": on_the_tracks}
