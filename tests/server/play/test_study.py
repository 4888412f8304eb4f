"""Questions about moments of a game: beliefs, checks of bots' moves, and the review as a page to share."""

from __future__ import annotations

import dataclasses
import time
from pathlib import Path

import pytest

from tests.server.people.serving import answered, refused
from tests.server.play.players import GREEDY, MINE, OPEN, PATIENCE_SECONDS, Message, Player, Server
from tests.server.play.test_reviews import over, reviewed
from tradecraft.core.record import parse_record
from tradecraft.core.registry import find_game
from tradecraft.server.play import study
from tradecraft.server.play.verify import Verification


def act(player: Player, table: str, count: int) -> None:
    """Choose the first option some times, unless the game is over before."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while count and player.info(table)["status"] == "playing":
        assert time.monotonic() < deadline, "the bot does not answer"
        if player.sight(table)["decision"]:
            player.act(table)
            count -= 1
        else:
            time.sleep(0.01)


def beliefs(player: Player, table: str, **params: object) -> Message:
    found: Message = answered(player.get(f"/api/tables/{table}/beliefs", **params), 200)
    return found


@pytest.mark.parametrize(("language", "words"), [("en", "possible deal"), ("fr", "distribution"), ("nl", "verdeling")])
def test_a_finished_game_tells_what_a_seat_could_believe(server: Server, language: str, words: str):
    anna, table = over(server)
    found = beliefs(anna, table, seat=0, entry=1000, language=language)
    assert found["seat"] == 0
    assert words in found["basis"]
    (holding,) = found["holdings"]
    assert holding["seat"] == 1
    assert sum(likely["chance"] for likely in holding["cards"]) > 0
    assert all(likely["name"] != likely["id"] for likely in holding["kinds"])
    assert beliefs(anna, table, seat=0, entry=1)["entry"] == 1


def test_during_a_game_beliefs_are_for_players_of_study_tables_about_their_own_seat(server: Server):
    anna = server.guest("Anna")
    table = anna.make("war1955", MINE, GREEDY)
    assert refused(anna.get(f"/api/tables/{table}/beliefs", seat=0), 403) == "not_over"
    table = anna.make("war1955", MINE, GREEDY, study=True)
    act(anna, table, 3)
    found = beliefs(anna, table, seat=0, language="en")
    assert [holding["seat"] for holding in found["holdings"]] == [1]
    assert found["entry"] == 0, "how many steps others took in secret is not told"
    assert refused(anna.get(f"/api/tables/{table}/beliefs", seat=1), 403) == "not_over"
    assert refused(server.guest("Boris").get(f"/api/tables/{table}/beliefs", seat=0), 404) == "no_such_table"


def test_a_study_table_is_not_rated(server: Server):
    anna = server.account("Olga")
    body = {"game": "war1955", "seats": [MINE, OPEN], "rated": True, "study": True}
    assert refused(anna.post("/api/tables", body), 400) == "no_study_in_rated_games"


def test_every_move_of_a_bot_can_be_checked_with_the_result_of_a_verification(server: Server):
    anna = server.guest("Anna")
    table = anna.make("war1955", MINE, GREEDY)
    act(anna, table, 12)
    anna.do("resign", table, seat=0)
    record = parse_record(anna.get(f"/api/tables/{table}/record").text)
    checked = 0
    for number, entry in enumerate(record.entries, 1):
        found = answered(anna.get(f"/api/tables/{table}/check", entry=number), 200)
        if found["verdict"] == "no_bot":
            continue
        assert found["verdict"] == "same", found
        assert found["move"] == entry.text
        verification = Verification(find_game("war1955"), record, number)
        assert list(verification.run())
        assert sum(verification.bot_moves.values()) == 1
        assert not verification.problems
        checked += 1
    assert checked >= 2
    assert refused(anna.get(f"/api/tables/{table}/check", entry=99999), 404) == "no_such_page"


def test_a_move_that_does_not_follow_from_its_seed_is_found(server: Server):
    anna = server.guest("Anna")
    table = anna.make("war1955", MINE, GREEDY)
    act(anna, table, 12)
    anna.do("resign", table, seat=0)

    async def tamper() -> int:
        async with server.container.repository.use(table) as kept:
            entry, proof = next(iter(kept.proofs.items()))
            kept.proofs[entry] = dataclasses.replace(proof, view="0" * 64)
            return entry

    entry = server.run(tamper)
    found = answered(anna.get(f"/api/tables/{table}/check", entry=entry), 200)
    assert (found["verdict"], found["problems"]) == ("other", ["bot_view"])


def test_checks_are_limited_and_what_is_known_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(study, "PER_MINUTE", 1)
    with Server.running(tmp_path / "limited.db") as server:
        anna, table = over(server)
        assert [anna.get(f"/api/tables/{table}/beliefs", seat=0, entry=9).status_code for _ in range(3)] == [200] * 3
        assert refused(anna.get(f"/api/tables/{table}/beliefs", seat=1, entry=9), 429) == "too_many_requests"


def test_a_review_is_for_everybody_once_all_players_share_it(server: Server):
    anna, boris, nobody = server.guest("Anna"), server.guest("Boris"), server.guest("Nobody")
    table, invite = anna.make_with_invite("war1955", MINE, {"type": "invited"}, spectators=False)
    boris.do("join", table, invite=invite)
    assert anna.refused("share", table, allows=True) == (409, "not_over")
    boris.do("resign", table, seat=1)
    reviewed(anna, table)
    page = f"/reviews/{table}"
    for player in (anna, boris):
        assert refused(nobody.get(page), 404) == "no_such_table"
        assert refused(nobody.get(f"/api/tables/{table}/review"), 404) == "no_such_table"
        player.do("share", table, allows=True)
    answer = nobody.get(page, language="fr")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "sandbox allow-scripts" in answer.headers["content-security-policy"]
    assert "frame-ancestors" not in answer.headers["content-security-policy"], "it may be embedded"
    assert '<html lang="fr">' in answer.text
    assert 'property="og:title"' in answer.text
    assert f"/api/tables/{table}/picture" in answer.text
    assert "Anna" in answer.text
    assert answered(nobody.get(f"/api/tables/{table}/check", entry=1), 200)["verdict"] == "no_bot"
    assert refused(nobody.get(f"/api/tables/{table}"), 404) == "no_such_table", "the table itself stays private"
    boris.do("share", table, allows=False)
    assert refused(nobody.get(page), 404) == "no_such_table"


def test_the_page_of_a_game_that_everybody_may_watch_is_shared_by_its_players_alone(server: Server):
    anna, nobody = server.guest("Anna"), server.guest("Nobody")
    table = anna.make("war1955", MINE, {"type": "bot", "bot": "greedy"}, listed=True)
    anna.do("resign", table, seat=0)
    assert refused(nobody.get(f"/reviews/{table}"), 404) == "no_such_table"
    # It may still be worked out.
    assert nobody.get(f"/api/tables/{table}/review").status_code in (200, 202)
    anna.do("share", table, allows=True)
    assert nobody.get(f"/reviews/{table}").status_code in (200, 202)


def test_a_page_asked_for_too_early_reloads_by_itself(server: Server):
    anna, table = over(server)
    answer = anna.get(f"/reviews/{table}", language="nl")
    assert answer.status_code in (200, 202)
    if answer.status_code == 202:
        assert 'http-equiv="refresh"' in answer.text
    reviewed(anna, table)
    assert anna.get(f"/reviews/{table}").status_code == 200
