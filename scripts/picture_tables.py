"""Tables for the screenshots: two people play like the greedy bot, so that each run reaches the same positions.

A game is first computed here, with the deal of its table, and then played at the table by both people.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random

from playwright.sync_api import Browser, Page

from tests.browser.browsers import visit
from tests.browser.positions import SEED, become_guest, call, command, look_at
from tests.browser.screens import NAME, Places, Position, Visitor
from tradecraft.bots.protocol import find_bot
from tradecraft.core.chance import Dealer
from tradecraft.core.match import Match
from tradecraft.core.registry import find_game

OPPONENT = "Boris"
BOT = "greedy"
# Keep the opponent connected without opening a page.
STAY_CONNECTED = """(tables) => new Promise((done) => {
  window.socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/socket');
  window.socket.onopen = () => {
    for (const table of tables) {
      const body = { type: 'watch', id: crypto.randomUUID(), table, version: 0, invite: '', language: 'en' };
      window.socket.send(JSON.stringify(body));
    }
    done();
  };
})"""


def moves_to(position: Position) -> list[tuple[int, int]]:
    """Return the seats and actions that lead to a position."""
    game = find_game(position.game)
    bot, rng, dealer = find_bot(BOT, game), Random(SEED), Dealer(SEED)
    match = Match(game, 2, position.options)
    moves: list[tuple[int, int]] = []
    match.deal(dealer)
    while deciders := match.state.deciders:
        own = sum(seat == 0 for seat, _ in moves)
        # If both decide at once, the viewer goes last.
        seat = max(deciders)
        if seat == 0 and own >= position.after and game.decision(match.state, seat) == position.kind:
            return moves
        action = bot.choose(game.view(match.state, seat), match.state.legal(seat), rng)
        moves.append((seat, action))
        match.act(seat, action)
        match.deal(dealer)
    assert not position.kind, f"the game ends before {position}"
    return moves


def play(people: tuple[Page, Page], position: Position) -> str:
    """Play to a position at a new table; return the table."""
    seats = [{"type": "mine"}, {"type": "invited"}]
    body = {"game": position.game, "options": position.options, "seats": seats, "seed": SEED, "listed": True}
    made = call(people[0], "POST", "/api/tables", body)
    table = str(made["table"])
    join = {"type": "join", "id": f"join-{table}", "table": table, "seat": 1, "invite": made["invite"], "entropy": ""}
    call(people[1], "POST", "/api/commands", join)
    for seat, action in moves_to(position):
        update = look_at(people[seat], table)
        command(people[seat], update, "act", version=update["version"], action=action)
    return table


@contextmanager
def visiting(browser: Browser, url: str, positions: Mapping[str, Position]) -> Iterator[Visitor]:
    """Yield a visitor with a table in each position, against a connected opponent."""
    with visit(browser, url, bypass_csp=True) as one, visit(browser, url) as other:
        people = one.new_page(), other.new_page()
        for page, name in zip(people, (NAME, OPPONENT), strict=True):
            page.goto("/about")
            become_guest(page, name)
        places: Places = {name: play(people, position) for name, position in positions.items()}
        people[1].evaluate(STAY_CONNECTED, list(places.values()))
        yield Visitor(people[0], places)
