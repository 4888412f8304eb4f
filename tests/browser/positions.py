"""Tables in the state a test needs, made and played over the server's API."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any, cast
from urllib.parse import urlsplit
from uuid import uuid4

from playwright.sync_api import Page

Update = dict[str, Any]
Policy = Callable[[Page, Update], int]
"""Which action to choose, when a person is asked."""

SEED = "prater"
MANY_STEPS = 400
SECONDS = 30.0


def call(page: Page, method: str, path: str, body: object = None) -> Any:
    """Ask the server for something as the person at the browser, from a page of the client."""
    address = urlsplit(page.url)
    origin = {"Origin": f"{address.scheme}://{address.netloc}"}
    answer = page.request.fetch(path, method=method, data=body, headers=origin)
    assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
    return answer.json() if answer.body() else None


def become_guest(page: Page, name: str, language: str = "en") -> str:
    """Be a guest; return the id."""
    return str(call(page, "POST", "/api/guests", {"name": name, "language": language})["id"])


def make_table(
    page: Page, game: str, options: dict[str, str], opponent: dict[str, str], seed: str | None = SEED
) -> str:
    """Make a table for two with oneself on the first seat; with a seed the deal is always the same. Return its id."""
    body = {"game": game, "options": options, "seats": [{"type": "mine"}, opponent], "seed": seed, "listed": True}
    return str(call(page, "POST", "/api/tables", body)["table"])


def look_at(page: Page, table: str) -> Update:
    """Return what the person knows about a table now."""
    return cast(Update, call(page, "GET", f"/api/tables/{table}")["updates"][0])


def at_random() -> Policy:
    """Return how to choose at random, always in the same way."""
    rng = Random(SEED)
    return lambda _, update: int(rng.choice(update["decision"]["options"])["action"])


def play_until(page: Page, table: str, policy: Policy, kind: str = "", after: int = 0) -> bool:
    """Play until a decision of a kind is asked, after so many others; without a kind, to the end.

    Return whether it came to that: a game can be over before.
    """
    for step in range(MANY_STEPS):
        update = wait_for_turn(page, table)
        decision = update["decision"]
        if decision is None:
            return not kind
        if decision["kind"] == kind and step >= after:
            return True
        command(page, update, "act", version=update["version"], action=policy(page, update))
    raise AssertionError(f"the game does not end in {MANY_STEPS} steps")


def command(page: Page, update: Update, type: str, **more: int) -> Any:
    """Give a command at a table."""
    body = {"type": type, "id": str(uuid4()), "table": update["table_id"], "seat": update["seat"]}
    return call(page, "POST", "/api/commands", body | more)


def wait_for_turn(page: Page, table: str) -> Update:
    """Wait until the person is asked, or the game is over."""
    deadline = time.monotonic() + SECONDS
    while True:
        update = look_at(page, table)
        if update["decision"] or update["table"]["result"]:
            return update
        assert time.monotonic() < deadline, "the opponent does not move"
        time.sleep(0.01)
