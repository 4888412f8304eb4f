"""A content pack of the host in the client: offered where a table is made, and drawn at the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsers import visit
from tests.browser.players import Player
from tests.browser.serving import Server, serving
from tests.packs import RENAMED, vienna_pack


@pytest.fixture
def pack_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("TRADECRAFT_PACKS", str(vienna_pack(tmp_path / "pack")))
    with serving(tmp_path) as server:
        yield server


@pytest.mark.long
def test_a_table_with_a_pack_shows_its_board(browser: Browser, pack_server: Server):
    with visit(browser, pack_server.url) as context:
        page = context.new_page()
        player = Player(page, "Anna")
        page.goto("/new")
        page.get_by_label("Content pack").select_option(label="my-vienna")
        page.locator("input[autocomplete=nickname]").fill(player.name)
        page.locator("fieldset").first.locator("select").nth(1).select_option("bot:random")
        player.press(page.locator("form button.primary"))
        page.wait_for_url("**/tables/*")
        expect(page.locator("[data-building='9']")).to_have_accessible_name(re.compile(RENAMED))
        assert player.complaints == []
