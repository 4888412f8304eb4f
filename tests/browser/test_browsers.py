"""A machine without a browser can run these tests as well: the client's packages carry a chromium."""

from __future__ import annotations

import pytest

from tests.browser.browsers import SETTING, Chromium, carried, chromium, started, visit
from tests.browser.players import Player
from tests.browser.serving import Server
from tests.browser.ways import by_list


@pytest.mark.usefixtures("no_browser")
def test_the_chromium_of_the_packages_is_enough_to_play(server: Server):
    with started(carried()) as browser, visit(browser, server.url, 360) as context:
        player = Player(context.new_page(), "Anna")
        player.make_table("war1955", {}, "bot:random", "prater")
        player.play(by_list, until=2)
        assert player.page.locator("h2#question").inner_text() != ""
        assert player.complaints == []


def test_the_setting_says_which_chromium_is_used(monkeypatch: pytest.MonkeyPatch):
    find = chromium.__wrapped__
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv(SETTING, "/bin/sh")
    assert find() == Chromium("/bin/sh")
    monkeypatch.setenv(SETTING, "/no/such/browser")
    with pytest.raises(AssertionError, match="is no program"):
        find()
