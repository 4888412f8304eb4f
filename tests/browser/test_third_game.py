"""A third game, the template for contributors, in the built client: with its own board, or with the plain one."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsers import visit
from tests.browser.players import Player
from tests.browser.serving import Server
from tests.third_game.scratch import GAME, Scratch, copy_with_third_game

ROUNDS = 4


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    return copy_with_third_game(tmp_path_factory.mktemp("third"))


@pytest.fixture(params=["drawn", pytest.param("plain", marks=pytest.mark.long)])
def third_server(
    request: pytest.FixtureRequest, scratch: Scratch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Server]:
    """Serve the copy, with the game's own drawing and then without."""
    if request.param == "plain":
        shutil.rmtree(scratch.folder / "web" / "src" / "games" / GAME)
    scratch.build_client()
    for name, value in scratch.environment.items():
        monkeypatch.setenv(name, value)
    server = Server(tmp_path)
    try:
        server.start()
        yield server
    finally:
        server.end()


def test_it_is_played_in_the_built_client(browser: Browser, third_server: Server, request: pytest.FixtureRequest):
    is_drawn = "drawn" in request.node.name
    with visit(browser, third_server.url) as context:
        page = context.new_page()
        player = Player(page, "Anna")
        page.goto("/")
        game = page.locator("article").filter(has_text="Dead Drop")
        game.locator("summary").click()
        game.get_by_label("Opponents").select_option("officer")
        player.press(game.locator("button.primary"))
        page.wait_for_url("**/tables/*")
        # On the board itself, or below the question, where a game without a drawing has its options.
        where = "button.card" if is_drawn else "[data-part=decision] button[data-action]"
        for left in range(ROUNDS, 0, -1):
            choices = page.locator(where)
            expect(choices).to_have_count(left)
            player.press(choices.first)
        expect(page.locator("[data-part=end]")).to_contain_text("All cards have been played.")
        assert player.complaints == []
