"""Whole games in the browser, from creating the table to the final scoring.

In the middle of each game the page is reloaded and the server restarted.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browsers import visit
from tests.browser.players import END, Choose, Player, check_end, play_each_other
from tests.browser.serving import Server
from tests.browser.ways import ON_THE_BOARD, by_keyboard, by_list, on_the_tracks

VERSIONS = {
    "vienna introductory": ("vienna", {"version": "introductory"}),
    "vienna advanced": ("vienna", {"version": "advanced", "third_man": "yes", "feld_agents": "yes"}),
    "1955 normal": ("war1955", {"side": "normal"}),
    "1955 short": ("war1955", {"side": "short"}),
}
MIDDLE = (3, 6)
"""After so many choices the page is loaded anew, and the server is restarted."""
HELD = ".hand [data-card] .hidden"
"""What a card in the hand of 1955 is called for those who do not see it."""


def play_a_game(
    browser: Browser, server: Server, folder: Path, version: str, width: int, way: Choose | None = None
) -> None:
    """Play against a bot from the making of the table to the scoring; if no way is given, on the board."""
    game, options = VERSIONS[version]
    way = way or ON_THE_BOARD[game]
    with visit(browser, server.url, width) as context:
        player = Player(context.new_page(), "Anna")
        player.make_table(game, options, "bot:greedy", seed="prater")
        player.play(way, until=MIDDLE[0])
        player.page.reload()
        player.play(way, until=MIDDLE[1])
        server.restart()
        player.play(way)
        assert player.choices > MIDDLE[1], "the game was over before the server was restarted"
        check_end(player, 0, folder)


@pytest.mark.parametrize(
    ("version", "width"),
    [
        ("vienna introductory", 1440),
        pytest.param("1955 short", 360, marks=pytest.mark.long),
        pytest.param("vienna advanced", 360, marks=pytest.mark.long),
        pytest.param("1955 normal", 1440, marks=pytest.mark.long),
        pytest.param("vienna advanced", 1440, marks=pytest.mark.long),
        pytest.param("1955 normal", 360, marks=pytest.mark.long),
    ],
)
def test_a_game_against_a_bot_is_played_to_the_final_scoring(
    browser: Browser, server: Server, tmp_path: Path, version: str, width: int
):
    play_a_game(browser, server, tmp_path, version, width)


# In 1955 one of the two people below plays by the list.
@pytest.mark.long
@pytest.mark.parametrize(("version", "width"), [("1955 short", 360), ("vienna advanced", 1440)])
def test_the_list_of_options_is_enough_for_a_whole_game(
    browser: Browser, server: Server, tmp_path: Path, version: str, width: int
):
    play_a_game(browser, server, tmp_path, version, width, by_list)


@pytest.mark.parametrize(
    ("version", "width"), [("1955 short", 1440), pytest.param("vienna introductory", 360, marks=pytest.mark.long)]
)
def test_the_keyboard_is_enough_for_a_whole_game(
    browser: Browser, server: Server, tmp_path: Path, version: str, width: int
):
    play_a_game(browser, server, tmp_path, version, width, by_keyboard)


def test_two_people_play_each_other_while_a_third_looks_on(browser: Browser, server: Server, tmp_path: Path):
    with (
        visit(browser, server.url) as first,
        visit(browser, server.url, 360) as second,
        visit(browser, server.url) as third,
    ):
        anna, zoltan = Player(first.new_page(), "Anna", 4), Player(second.new_page(), "Zoltan", 5)
        spectator = Player(third.new_page(), "Katrin")
        both, ways = (anna, zoltan), (on_the_tracks, by_list)
        anna.make_table("war1955", {"side": "short"}, "invited", seed="prater")
        zoltan.join(anna.page.locator("input[readonly]").input_value())
        spectator.page.goto(f"/tables/{anna.table}")
        play_each_other(both, ways, until=6)
        check_secrets(both, spectator)
        anna.page.reload()
        play_each_other(both, ways, until=12)
        check_secrets(both, spectator)
        server.restart()
        play_each_other(both, ways)
        for seat, player in enumerate(both):
            check_end(player, seat, tmp_path)
        expect(spectator.page.locator(END)).to_be_visible()
        assert spectator.options() == []
        assert spectator.complaints == []


def check_secrets(players: Sequence[Player], spectator: Player) -> None:
    """Require that a screen reader is told all cards of one's own hand, and none of another's that only they know."""
    public = told(spectator.page)
    hands = [cards_of(player.page) for player in players]
    for player, hand, others in zip(players, hands, reversed(hands), strict=True):
        words = told(player.page)
        assert hand
        assert [card for card in hand if card not in words] == []
        hidden = [card for card in others if card not in hand and card not in public]
        assert hidden, "nothing is hidden"
        assert [card for card in hidden if card in words] == []


def cards_of(page: Page) -> list[str]:
    """List the names of the cards in one's hand."""
    page.locator(HELD).first.wait_for(state="attached")
    return [name.partition(". ")[0] for name in page.locator(HELD).all_text_contents()]


def told(page: Page) -> str:
    """Return everything that a screen reader can tell of a page."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return "\n".join(str(node["name"]["value"]) for node in nodes if not node["ignored"] and "name" in node)
