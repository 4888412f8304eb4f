"""The tools of the secrecy drill: canaries in messages, and logs separated by server."""

import asyncio
import json
from contextlib import nullcontext
from contextvars import copy_context
from typing import Any, cast

import pytest
import structlog

from drills.canaries import canaries_of, canary_in, card_notation, public_action_text, unseen_in
from drills.secrecy import PAIRS, comparable, make_pairs
from drills.twin_logs import LINES, captured_logs
from drills.twin_servers import Guest, ViewerConnection
from drills.viewers import Leak, Viewer
from tradecraft.core.chance import Dealer
from tradecraft.core.game import OPEN, SPECTATOR
from tradecraft.core.match import Match
from tradecraft.core.registry import find_game
from tradecraft.server.tables.person import Person

SECRET = "5ec2e7" * 8


def dealt(game: str) -> Match:
    match = Match(find_game(game), 2, {})
    match.deal(Dealer("canaries"))
    return match


@pytest.mark.parametrize("game", ["vienna", "war1955"])
def test_a_hidden_card_is_found_where_it_is_shown_and_not_among_all_unseen_ones(game: str):
    match = dealt(game)
    hidden = canaries_of(match.game, match, SPECTATOR)
    assert hidden
    assert canary_in(json.dumps(match.game.view(match.state, SPECTATOR).data()), hidden, SECRET) == ""
    assert "the hidden card" in canary_in(json.dumps(match.game.view(match.state, OPEN).data()), hidden, SECRET)
    card = card_notation(next(iter(hidden)))
    assert canary_in(f"drew {card}", hidden, SECRET) == f"the hidden card {card.lstrip('0')}"


def test_own_cards_are_no_canaries():
    match = dealt("war1955")
    own = unseen_in(match.game.view(match.state, SPECTATOR).data()) - unseen_in(match.game.view(match.state, 0).data())
    assert len(own) == 5
    assert not own.keys() & canaries_of(match.game, match, 0)
    assert canary_in(json.dumps(match.game.view(match.state, 0).data()), canaries_of(match.game, match, 0), "") == ""


class Answering:
    """A connection over which each question is refused in the words given for it."""

    def __init__(self, *answers: str) -> None:
        self._answers = answers
        self.asked: list[Any] = []

    async def ask(self, command: dict[str, Any]) -> None:
        self.asked.append(command["id"])

    async def read(self) -> list[str]:
        answers = zip(self.asked, self._answers, strict=True)
        return [json.dumps({"type": "answer", "id": id, "refusal": {"message": text}}) for id, text in answers]


ASKED, ANOTHER = "ussr_3_coordinated_attack", "france_2_safe_house"


@pytest.mark.parametrize(
    ("answers", "leaked"),
    [
        ((f"You do not have {ASKED}.", "You cannot."), ""),
        ((f"You do not have {ASKED}, {ANOTHER} is in it.", "You cannot."), ANOTHER),
        (("You cannot.", f"You do not have {ASKED}."), ASKED),
        (("You cannot.", f"You do not have {ANOTHER}."), ANOTHER),
    ],
)
def test_an_answer_may_name_the_card_it_was_asked_about_and_no_other(answers: tuple[str, str], leaked: str):
    async def ask_and_compare() -> None:
        connections = [cast(ViewerConnection, Answering(*answers)) for _ in range(2)]
        viewer = Viewer("seat 0", 0, note_hidden, connections)
        await viewer.ask({"type": "why", "action": 1}, f"special {ASKED}")
        await viewer.ask({"type": "why", "action": 2})
        await viewer.compare("a close look")

    async def note_hidden(viewer: Viewer) -> None:
        viewer.hidden = {ASKED, ANOTHER}

    with pytest.raises(Leak, match=f"the hidden card {leaked} ") if leaked else nullcontext():
        asyncio.run(ask_and_compare())


def test_an_action_about_a_card_is_named_by_its_number_alone():
    match = dealt("war1955")
    action = match.game.action_from_text(match.state, 0, f"special {ASKED}")
    assert public_action_text(match.game, match, 0, action) == f"special {ASKED}"


def test_an_action_about_what_lies_at_a_place_is_not_named():
    match = dealt("vienna")
    own = match.state.legal(0)
    assert all(match.game.action_text(match.state, 0, action).startswith("assign ") for action in own)
    assert {public_action_text(match.game, match, 0, action) for action in own} == {""}


def test_the_secret_of_the_deal_is_found():
    assert canary_in(f'{{"seed":"{SECRET}"}}', set(), SECRET) == "the secret of the deal"
    assert canary_in('{"seed":null}', set(), SECRET) == ""


def test_lines_are_kept_for_the_server_that_logs_them_without_durations():
    here: list[str] = []
    there: list[str] = []
    with captured_logs():
        for lines in (here, there):
            context = copy_context()
            context.run(LINES.set, lines)
            context.run(structlog.get_logger().debug, "request", path="/", ms=len(there) + 0.5)
        structlog.get_logger().error("outside")
    assert here == there == ['{"event": "request", "level": "debug", "path": "/"}']


def test_a_deal_that_only_one_world_can_have_makes_no_twins():
    guests = [Guest(Person(f"p{number}", "guest", f"Guest {number}", "en"), "") for number in range(5)]
    pairs = make_pairs(guests, 35)
    assert len(pairs) == PAIRS
    # In one world its dealer drew in secret what the other showed.
    assert "twin-35003" not in {pair.id for pair in pairs}
    assert all(pair.twins.first_difference is not None for pair in pairs)


def line(path: str, person: str = "anna") -> str:
    return json.dumps({"event": "request", "path": path, "person": person, "status": 200}, sort_keys=True)


def test_only_a_page_may_ask_for_its_tables_more_often_in_one_world():
    once = [line("/api/tables/mine"), line("/api/session"), line("/{path}")]
    twice = [*once, line("/api/tables/mine")]
    assert comparable(once, with_page=True) == comparable(twice, with_page=True)
    assert comparable(once, with_page=False) != comparable(twice, with_page=False)


@pytest.mark.parametrize(
    "more", [line("/api/session"), line("/api/tables/mine", "ben"), line("/api/tables/{table_id}")]
)
def test_other_lines_of_a_log_are_compared_with_a_page_as_well(more: str):
    once = [line("/api/tables/mine"), line("/api/session")]
    assert comparable(once, with_page=True) != comparable([*once, more], with_page=True)
