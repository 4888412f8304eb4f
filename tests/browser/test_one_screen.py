"""The current decision needs no scrolling: question, answers, costs and the button are visible in every window."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import cycle

import pytest
from playwright.sync_api import Browser

from tests.browser.answers import things_for
from tests.browser.corpus import AT_LEAST, OVER, Spot, kinds, spots
from tests.browser.one_screen import LOW, WINDOWS, Window, confirm_is_in_sight, out_of_sight
from tests.browser.onlooker import Onlooker, looking
from tests.browser.serving import Server

FEW, MANY = 60, 300
PARTS = 4
SHOWN = 20
TALLER = ":is([data-part~='question'], [data-part~='goods']) { padding-top: 200px !important }"
"""A planted fault: panels that are 200 pixels higher."""
UNEVEN = """
[role=tablist] { display: flex !important }
[role=tab] { flex: 1 0 auto }
.crest { top: -6px !important }
"""
"""Planted faults: tabs that wrap as they come, and a crest that is cut off."""
BY_DEVICE = [tuple(window for window in WINDOWS if window.is_touch is is_touch) for is_touch in (False, True)]
"""Windows with a mouse, and windows for touch: a page is loaded once for each."""


def corpus(wanted: int) -> Sequence[Spot]:
    return spots(wanted, 1 if wanted == FEW else AT_LEAST)


@pytest.fixture(scope="module")
def onlooker(browser: Browser, server: Server) -> Iterator[Onlooker]:
    with looking(browser, server.url) as onlooker:
        yield onlooker


def look(onlooker: Onlooker, spots: Iterable[Spot]) -> list[str]:
    """List what is not in sight at some positions in all windows."""
    by_language = sorted(spots, key=lambda spot: spot.language)
    return [
        f"{spot}, {window}: {problem}"
        for windows in BY_DEVICE
        for spot in by_language
        for window in windows
        for problem in look_once(onlooker, spot, window)
    ]


def look_once(onlooker: Onlooker, spot: Spot, window: Window) -> list[str]:
    """List what is not in sight at a position in a window, also when the page is loaded anew."""
    onlooker.show(spot, window)
    problems = out_of_sight(onlooker.page, window, wanted(spot))
    if problems:
        onlooker.forget()
        onlooker.show(spot, window)
        problems = out_of_sight(onlooker.page, window, wanted(spot))
    return problems


def glances(found: Sequence[Spot]) -> list[tuple[Spot, Window]]:
    """Return each position with a window; all take turns in each game, with a mouse and by touch.

    Where a game has few positions, each has a window for a mouse and one for touch.
    """
    by_game = Counter(spot.game for spot in found)
    next_ones = {
        game: [cycle(WINDOWS)] if by_game[game] >= AT_LEAST * len(WINDOWS) else [cycle(one) for one in BY_DEVICE]
        for game in by_game
    }
    return by_page([(spot, next(windows)) for spot in found for windows in next_ones[spot.game]])


def by_page(seen: Iterable[tuple[Spot, Window]]) -> list[tuple[Spot, Window]]:
    """Let those of one device and language follow each other, since another one needs the page to be loaded anew."""
    return sorted(seen, key=lambda glance: (glance[1].is_touch, glance[0].language))


def share(seen: Sequence[tuple[Spot, Window]], part: int) -> Sequence[tuple[Spot, Window]]:
    """Return one of as many parts as there are, of neighbours."""
    return seen[len(seen) * part // PARTS : len(seen) * (part + 1) // PARTS]


def wanted(spot: Spot) -> set[str]:
    """Return the selectors of the things that answer what is asked."""
    decision = json.loads(spot.state)["updates"][0]["decision"]
    options = decision["options"] if decision else []
    return {thing for option in options for thing in things_for(spot.game, option["text"])}


def report(problems: Sequence[str]) -> str:
    """Return the first problems, and how many there are."""
    return "\n".join([f"{len(problems)} problems", *problems[:SHOWN]])


def one_of_each_kind(found: Iterable[Spot]) -> list[Spot]:
    return list({(spot.game, spot.kind): spot for spot in found if spot.kind != OVER}.values())


@pytest.mark.parametrize("part", range(PARTS))
def test_everything_for_a_decision_is_in_sight(onlooker: Onlooker, part: int):
    problems = [
        f"{spot}, {window}: {problem}"
        for spot, window in share(glances(corpus(FEW)), part)
        for problem in look_once(onlooker, spot, window)
    ]
    assert not problems, report(problems)


def test_each_window_is_looked_through_at_each_game():
    seen = Counter((spot.game, window) for spot, window in glances(corpus(FEW)))
    assert min(seen[game, window] for game in ("vienna", "war1955") for window in WINDOWS) >= 3


@pytest.mark.long
@pytest.mark.parametrize("part", range(2 * PARTS))
def test_everything_for_a_decision_is_in_sight_in_many_positions(onlooker: Onlooker, part: int):
    problems = look(onlooker, corpus(MANY)[part :: 2 * PARTS])
    assert not problems, report(problems)


@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_chosen_can_be_confirmed_without_scrolling(onlooker: Onlooker, part: int):
    """Half of the kinds of choices; all of them are looked at in every window by the test that takes longer."""
    problems, confirmed = [], 0
    for spot, window in share(by_page(zip(one_of_each_kind(corpus(FEW))[::2], cycle(WINDOWS), strict=False)), part):
        found, seen = look_when_chosen(onlooker, spot, [window])
        problems += found
        confirmed += seen
    assert not problems, report(problems)
    assert confirmed, "nothing has to be confirmed anywhere"


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_chosen_can_be_confirmed_without_scrolling_in_every_window(onlooker: Onlooker, part: int):
    problems, confirmed = [], 0
    for windows in BY_DEVICE:
        for spot in sorted(one_of_each_kind(corpus(MANY))[part::PARTS], key=lambda spot: spot.language):
            found, seen = look_when_chosen(onlooker, spot, windows)
            problems += found
            confirmed += seen
    assert not problems, report(problems)
    assert confirmed, "nothing has to be confirmed anywhere"


def look_when_chosen(onlooker: Onlooker, spot: Spot, windows: Sequence[Window]) -> tuple[list[str], int]:
    """List what is not in sight when something has been chosen; count how often it has to be confirmed."""
    problems, confirmed = [], 0
    onlooker.show(spot, windows[0])
    onlooker.choose_first()
    for window in windows:
        onlooker.resize(window)
        found = confirm_is_in_sight(onlooker.page)
        problems += [f"{spot}, {window}: {problem}" for problem in out_of_sight(onlooker.page, window)]
        if found is False:
            problems.append(f"{spot}, {window}: the button is not in sight")
        confirmed += found is True
    return problems, confirmed


def test_every_kind_of_decision_is_looked_at():
    assert len(corpus(FEW)) >= FEW
    assert {(spot.game, spot.kind) for spot in corpus(FEW)} == set(kinds())


@pytest.mark.long
def test_every_kind_of_decision_is_looked_at_three_times():
    found = corpus(MANY)
    assert len(found) >= MANY
    assert min(Counter((spot.game, spot.kind) for spot in found)[kind] for kind in kinds()) >= AT_LEAST
    assert {(spot.game, spot.players) for spot in found} == {
        ("vienna", 2), ("vienna", 3), ("vienna", 4), ("war1955", 2)
    }  # fmt: skip


def test_a_low_window_folds_what_is_not_decided(onlooker: Onlooker):
    tabs = onlooker.page.locator("[data-part=tabs] [role=tabpanel]")
    folded = []
    for spot in [spot for spot in corpus(FEW) if (spot.game, spot.kind) == ("vienna", "assign")]:
        onlooker.show(spot, WINDOWS[1])
        assert tabs.is_visible(), str(spot)
        onlooker.show(spot, LOW)
        # As long as the drawers are empty there is room for what is behind the tabs.
        folded.append(not tabs.is_visible())
    assert any(folded)
    spot = next(spot for spot in corpus(FEW) if (spot.game, spot.kind) == ("war1955", "play"))
    onlooker.show(spot, LOW)
    assert onlooker.page.locator(".hand").evaluate("(hand) => hand.clientHeight") <= 190
    assert onlooker.page.locator("aside [aria-describedby=undo-note]").is_visible()
    onlooker.show(spot, WINDOWS[1])
    assert onlooker.page.locator("[data-stage] [aria-describedby=undo-note]").is_visible()


@pytest.mark.parametrize("window", [WINDOWS[0], LOW, WINDOWS[-1]], ids=str)
@pytest.mark.parametrize("kind", ["assign", "play"])
def test_a_panel_that_is_too_high_is_noticed(onlooker: Onlooker, kind: str, window: Window):
    spot = next(spot for spot in corpus(FEW) if spot.kind == kind)
    assert look_once(onlooker, spot, window) == []
    onlooker.page.add_style_tag(content=TALLER)
    onlooker.settle()
    assert out_of_sight(onlooker.page, window, wanted(spot))
    onlooker.forget()


def test_a_button_that_sticks_out_of_its_place_is_noticed(onlooker: Onlooker):
    spot = next(spot for spot in corpus(FEW) if (spot.game, spot.kind) == ("war1955", "play"))
    tablet = next(window for window in WINDOWS if str(window) == "820x1180")
    assert look_once(onlooker, spot, tablet) == []
    onlooker.page.add_style_tag(content="[data-stage] .tools .button { min-width: 40rem !important }")
    onlooker.settle()
    assert any("sticks out" in problem for problem in out_of_sight(onlooker.page, tablet, wanted(spot)))
    onlooker.forget()


def test_a_tab_alone_in_its_row_and_a_sign_that_is_cut_off_are_noticed(onlooker: Onlooker):
    spot = next(spot for spot in corpus(FEW) if (spot.game, spot.kind, spot.players) == ("vienna", "mission", 4))
    tablet = next(window for window in WINDOWS if str(window) == "820x1180")
    assert look_once(onlooker, spot, tablet) == []
    onlooker.page.add_style_tag(content=UNEVEN)
    onlooker.settle()
    found = out_of_sight(onlooker.page, tablet, wanted(spot))
    assert any("tabs stand in rows" in problem for problem in found)
    assert "a sign in the header is cut off" in found
    onlooker.forget()
