"""What the secrecy drill looks for: canaries in messages, and which server logged a line."""

import json
from contextvars import copy_context

import pytest
import structlog

from drills.canaries import canaries_of, canary_in, unseen_in, word_of
from drills.twin_logs import LINES, captured_logs
from drills.viewers import Leak, Viewer
from tradecraft.core.chance import Dealer
from tradecraft.core.game import OPEN, SPECTATOR
from tradecraft.core.match import Match
from tradecraft.core.registry import find_game

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
    card = word_of(next(iter(hidden)))
    assert canary_in(f"drew {card}", hidden, SECRET) == f"the hidden card {card.lstrip('0')}"


def test_own_cards_are_no_canaries():
    match = dealt("war1955")
    own = unseen_in(match.game.view(match.state, SPECTATOR).data()) - unseen_in(match.game.view(match.state, 0).data())
    assert len(own) == 5
    assert not own.keys() & canaries_of(match.game, match, 0)
    assert canary_in(json.dumps(match.game.view(match.state, 0).data()), canaries_of(match.game, match, 0), "") == ""


def test_an_answer_may_name_the_card_it_was_asked_about_and_no_other():
    async def nothing(viewer: Viewer) -> None:
        pass

    viewer = Viewer("seat 0", 0, nothing, [])
    viewer.hidden = {"ussr_3_coordinated_attack", "france_2_safe_house"}
    viewer.search("You do not have ussr_3_coordinated_attack", "why", "play ussr_3_coordinated_attack")
    for said, asked in (("ussr_3_coordinated_attack", ""), ("france_2_safe_house", "play ussr_3_coordinated_attack")):
        with pytest.raises(Leak):
            viewer.search(said, "why", asked)


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
