"""Whole games in the browser, from the page where the table is made to the final scoring.

In the middle of each game the page is loaded anew and the server is stopped and started again. Every game and version
is played once, at one of two widths; TRADECRAFT_BROWSER_GAMES=all plays each of them at both widths and in both ways.
"""

from __future__ import annotations

import os
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsers import visit
from tests.browser.players import Choose, Player, by_keyboard, by_list, check_end, play_each_other
from tests.browser.serving import Server

VERSIONS = {
    "vienna introductory": ("vienna", {"version": "introductory"}),
    "vienna advanced": ("vienna", {"version": "advanced"}),
    "1955 normal": ("war1955", {"side": "normal"}),
    "1955 short": ("war1955", {"side": "short"}),
}
WAYS: dict[str, Choose] = {"list": by_list, "keyboard": by_keyboard}
EACH_ONCE = [
    ("vienna introductory", "list", 1440),
    ("vienna advanced", "list", 360),
    ("1955 normal", "list", 360),
    ("1955 short", "keyboard", 1440),
]
ALL = list(product(VERSIONS, WAYS, (360, 1440)))
MIDDLE = (3, 6)
"""After so many choices the page is loaded anew, and the server is restarted."""


@pytest.mark.parametrize(
    ("version", "way", "width"), ALL if os.environ.get("TRADECRAFT_BROWSER_GAMES") == "all" else EACH_ONCE
)
def test_a_game_against_a_bot_is_played_to_the_final_scoring(
    browser: Browser, server: Server, tmp_path: Path, version: str, way: str, width: int
):
    game, options = VERSIONS[version]
    with visit(browser, server.url, width) as context:
        player = Player(context.new_page(), "Anna")
        player.make_table(game, options, "bot:greedy", seed="prater")
        player.play(WAYS[way], until=MIDDLE[0])
        player.page.reload()
        player.play(WAYS[way], until=MIDDLE[1])
        server.restart()
        player.play(WAYS[way])
        assert player.choices > MIDDLE[1], "the game was over before the server was restarted"
        check_end(player, tmp_path)
        print(f"{version} by {way} at {width} px: {player.choices} choices")


def test_two_people_play_each_other_while_a_third_looks_on(browser: Browser, server: Server, tmp_path: Path):
    with (
        visit(browser, server.url) as first,
        visit(browser, server.url, 360) as second,
        visit(browser, server.url) as third,
    ):
        anna, zoltan = Player(first.new_page(), "Anna", 4), Player(second.new_page(), "Zoltan", 5)
        spectator = Player(third.new_page(), "Katrin")
        both = (anna, zoltan)
        anna.make_table("war1955", {"side": "short"}, "invited", seed="prater")
        zoltan.join(anna.page.locator("input[readonly]").input_value())
        spectator.page.goto(f"/tables/{anna.table}")
        play_each_other(both, by_list, until=6)
        anna.page.reload()
        play_each_other(both, by_list, until=12)
        server.restart()
        play_each_other(both, by_list)
        for player in both:
            check_end(player, tmp_path)
        expect(spectator.page.locator("#end-title")).to_be_visible()
        assert spectator.options() == []
