"""Checks that a step of a game changes what its events say, and nothing else.

The engine keeps amounts, the events tell of gains and payments: following the events alone must lead to the same
amounts. A gain without an event, or an event without its payment, is found here.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise

from tradecraft.core.events import Event
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS
from tradecraft.games.vienna.rules.lookups import amounts
from tradecraft.games.vienna.rules.phases import NOWHERE
from tradecraft.games.vienna.rules.scoring import score
from tradecraft.games.vienna.rules.state import ViennaState


@dataclass
class Account:
    """What a seat owns, as far as it changes with events."""

    points: int
    shillings: int
    box: int
    bribes: Counter[str]
    info: Counter[str]
    agents: set[int]
    missions: set[str]
    for_hire: int


@dataclass
class Books:
    """The accounts of all seats, and the missions that have not left the game."""

    accounts: list[Account] = field(default_factory=list)
    missions: set[str] = field(default_factory=set)


def read(state: ViennaState) -> Books:
    """Return what the engine says everybody owns; bribes that lie on the table for a placement are still owned."""
    ids = [mission.id for mission in state.lookups.missions]
    books = Books()
    for seat in range(state.players):
        paid = state.paid if seat == state.active else 0
        account = Account(
            points=score(state, seat),
            shillings=state.shillings[seat],
            box=state.boxes[seat],
            bribes=Counter(dict(zip(BRIBES, amounts(state.bribes[seat] + paid), strict=True))),
            info=Counter(dict(zip(INFOS, amounts(state.infos[seat]), strict=True))),
            agents={building + 1 for building in state.agents_of(seat)},
            missions={ids[number] for number in state.missions[seat]},
            for_hire=state.for_hire[seat],
        )
        books.accounts.append(account)
        books.missions |= account.missions
    lying = (*state.display, *state.stack_a, *state.stack_b)
    books.missions |= {ids[number] for number in lying if number != NOWHERE}
    return books


def check_accounts(before: ViennaState, after: ViennaState, events: list[Event]) -> None:
    """Check that what everybody owns has changed by what the events tell, and by nothing else."""
    expected, found = read(before), read(after)
    follow(expected, events)
    for seat, (due, owned) in enumerate(zip(expected.accounts, found.accounts, strict=True)):
        assert due == owned, f"seat {seat + 1} should have {due} after {events}, and has {owned}"
    assert expected.missions == found.missions, f"missions came or went unseen: {events}"


def follow(books: Books, events: list[Event]) -> None:
    """Enter events into the accounts."""
    for previous, event in pairwise((_NOTHING, *events)):
        if "seat" in event.data:
            account = books.accounts[_number(event, "seat")]
            _enter_gain(account, event, previous)
            _enter_spending(account, event, previous)
            _enter_agents(account, event)
        if event.kind == "mission_resolved":
            books.missions.discard(_word(event, "mission"))


_NOTHING = Event("", {})


def _enter_gain(account: Account, event: Event, previous: Event) -> None:
    if event.kind in ("bribe_taken", "feld_bribe_gained"):
        account.bribes[_word(event, "bribe")] += 1
    elif event.kind == "bribes_gained":
        account.bribes[_word(event, "bribe")] += _number(event, "count")
    elif event.kind == "tile_obtained":
        account.info[_word(event, "info")] += 1
    elif event.kind == "shillings_gained":
        account.shillings += _number(event, "count")
    elif event.kind == "box_filled":
        account.box += _number(event, "count")
        # The shilling that a mission brings into the box is one more; every other one was an open shilling.
        if previous.kind != "mission_resolved":
            account.shillings -= _number(event, "count")
    elif event.kind == "mission_accepted":
        account.missions.add(_word(event, "mission"))
    elif event.kind == "mission_resolved":
        assert event.data["mission"] in account.missions, f"{event} tells of a mission that was not there"
        account.missions.discard(_word(event, "mission"))
    if event.kind in ("tile_obtained", "token_advanced", "points_scored", "mission_resolved"):
        account.points += _number(event, "points")


def _enter_spending(account: Account, event: Event, previous: Event) -> None:
    if event.kind in ("agent_placed", "feld_placed"):
        account.bribes[_word(event, "bribe")] -= _number(event, "cost")
    elif event.kind == "paid_otherwise":
        # It corrects the placement just told of, for which it gives all that was really paid.
        bribes = event.data["bribes"]
        assert isinstance(bribes, tuple)
        account.bribes.subtract(map(str, bribes))
        account.bribes[_word(previous, "bribe")] += _number(previous, "cost")
    elif event.kind == "paid":
        if _word(event, "coin") == "shilling":
            account.shillings -= 1
        else:
            account.bribes[_word(event, "coin")] -= 1


def _enter_agents(account: Account, event: Event) -> None:
    if event.kind in ("agent_placed", "feld_placed", "nomad_moved"):
        account.agents.discard(_number(event, "origin"))
        account.agents.add(_number(event, "building"))
    elif event.kind == "agent_removed":
        assert event.data["building"] in account.agents, f"{event} tells of an agent who was not there"
        account.agents.discard(_number(event, "building"))
    elif event.kind == "bought" and event.data["item"] == "agent":
        account.for_hire -= 1


def _number(event: Event, name: str) -> int:
    value = event.data[name]
    assert isinstance(value, int)
    return value


def _word(event: Event, name: str) -> str:
    value = event.data[name]
    assert isinstance(value, str)
    return value
