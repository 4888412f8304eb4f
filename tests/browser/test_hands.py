"""Every way to use the things on the board: dragging, arrow keys, and the display while disconnected."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browsers import visit
from tests.browser.players import OPTIONS, Player
from tests.browser.positions import at_random, become_guest, look_at, make_table, play_until
from tests.browser.serving import Server
from tests.browser.ways import PLACES, by_list, walk_to
from tradecraft.locales import Texts

BOT = {"type": "bot", "bot": "random"}
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
STEPS = 100
LONGER_THAN_A_LOOK = 1_200
"""How long the mouse rests, in milliseconds: what it points at is enlarged sooner."""


@pytest.fixture
def player(browser: Browser, server: Server) -> Iterator[Player]:
    """A visitor who has made no table yet."""
    with visit(browser, server.url) as context:
        page = context.new_page()
        page.goto("/about")
        become_guest(page, "Anna")
        yield Player(page, "Anna")


def sit_down(player: Player, game: str, kind: str) -> None:
    """Go to a table at which a decision of a kind is asked."""
    table = make_table(player.page, game, {}, BOT)
    assert play_until(player.page, table, at_random(), kind)
    player.page.goto(f"/tables/{table}")
    assert player.is_asked()


def wander(page: Page, keys: tuple[str, ...], goal: str) -> None:
    """Press arrow keys until the focus is on something that can be chosen."""
    rng = Random(1)
    for _ in range(STEPS):
        if page.locator(f"{goal}:focus").count():
            return
        page.keyboard.press(rng.choice(keys))
    raise AssertionError(f"{STEPS} arrow keys do not lead to {goal}")


def test_cards_are_assigned_by_dragging_them(player: Player):
    sit_down(player, "vienna", "assign")
    decision = player.page.locator("[data-part=decision]")
    _, *cards = player.options()[0].split(" ")
    player.close_list()
    for place, card in zip(PLACES, cards, strict=True):
        decision.locator(f".hand [data-card='{card}']").drag_to(decision.locator(f"[data-place={place}]"))
    for place, card in zip(PLACES, cards, strict=True):
        expect(decision.locator(f"[data-place={place}]")).to_have_attribute("data-holds", card)
    before = look_at(player.page, player.table)["version"]
    decision.locator(".confirm").click()
    expect(decision.locator(".assign")).to_have_count(0)
    assert look_at(player.page, player.table)["version"] > before


def test_a_card_is_dragged_to_a_country(player: Player):
    sit_down(player, "war1955", "play")
    option = next(option for option in player.options() if option.startswith("influence"))
    _, card, country = option.split(" ")
    player.close_list()
    hand = player.page.locator(f".near .hand .usable[data-card={card}]").first
    hand.drag_to(player.page.locator(f"[data-country={country}]"))
    player.is_asked()
    view = look_at(player.page, player.table)["view"]
    assert view["prepared"]["country"] == country or view["declared"]


def test_a_building_is_chosen_with_the_arrow_keys(player: Player):
    sit_down(player, "vienna", "place")
    page = player.page
    walk_to(player, page.locator("[data-building][tabindex='0']"))
    wander(page, ARROWS, "[data-building].open")
    building = page.locator("[data-building]:focus").get_attribute("data-building")
    page.keyboard.press("Enter")
    expect(page.locator(".preview .confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".preview")).to_have_count(0)
    player.is_asked()
    page.locator("[data-tab=log]").click()
    assert any(f"{building}" in line for line in page.locator("[role=tabpanel] li").all_inner_texts())


def test_a_card_is_played_with_the_arrow_keys(player: Player):
    sit_down(player, "war1955", "play")
    page = player.page
    walk_to(player, page.locator(".near .hand .card[tabindex='0']"))
    wander(page, ARROWS[:2], ".near .hand .usable")
    page.keyboard.press("Enter")
    expect(page.locator("[data-stage] .menu :is(.place, .use):focus")).to_have_count(1)
    before = look_at(page, player.table)["version"]
    page.keyboard.press("Enter")
    expect(page.locator("[data-stage] .menu")).to_have_count(0)
    player.is_asked()
    assert look_at(page, player.table)["version"] > before


def test_a_plan_that_is_being_made_survives_a_break_of_the_connection(player: Player):
    sit_down(player, "vienna", "assign")
    page = player.page
    decision = page.locator("[data-part=decision]")
    _, card, *_ = player.options()[0].split(" ")
    player.close_list()
    decision.locator(f".hand [data-card='{card}']").click()
    decision.locator("[data-place=I]").click()
    page.context.set_offline(True)
    expect(page.get_by_text(Texts("en").get("client-connection-lost"))).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(Texts("en").get("client-connection-back"))).to_be_visible()
    expect(decision.locator("[data-place=I]")).to_have_attribute("data-holds", card)


def test_a_choice_without_a_connection_is_shown_as_pending_until_it_is_stored(player: Player):
    sit_down(player, "vienna", "assign")
    page = player.page
    before = look_at(page, player.table)["version"]
    page.context.set_offline(True)
    expect(page.get_by_text(Texts("en").get("client-connection-lost"))).to_be_visible()
    player.choose(by_list)
    expect(page.locator("#question .dot")).to_be_visible()
    expect(page.locator(OPTIONS)).to_have_count(0)
    page.context.set_offline(False)
    expect(page.locator("#question .dot")).to_have_count(0)
    assert player.is_asked()
    assert look_at(page, player.table)["version"] > before
    assert player.complaints == []


@pytest.mark.parametrize(("game", "kind"), [("vienna", "assign"), ("war1955", "play")])
def test_what_comes_to_lie_below_the_mouse_is_not_explained(player: Player, game: str, kind: str):
    sit_down(player, game, kind)
    page = player.page
    box = page.locator("[data-enlarged]:visible").last.bounding_box()
    assert box
    cover = "const one = document.createElement('div'); one.id = 'cover'; one.popover = 'manual';"
    whole = "one.style.cssText = 'inset: 0; width: 100vw; height: 100vh; margin: 0; border: 0';"
    page.evaluate(f"() => {{ {cover} {whole} document.body.append(one); one.showPopover(); }}")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.evaluate("() => document.getElementById('cover').remove()")
    page.wait_for_timeout(LONGER_THAN_A_LOOK)
    expect(page.locator(".lens")).to_have_count(0)
    page.mouse.move(box["x"] + box["width"] / 2 + 4, box["y"] + box["height"] / 2)
    expect(page.locator(".lens")).to_be_visible()
