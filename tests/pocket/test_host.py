"""The table in a page answers as the server does: the same requests and commands are given to both."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any
from urllib.parse import parse_qsl

import pytest

from tests.server.play.players import MINE, Server
from tradecraft.core.record import parse_record
from tradecraft.core.registry import find_game
from tradecraft.pocket.host import Host
from tradecraft.server.play.verify import Verification

Data = Any
LANGUAGES = ("", "en", "fr", "nl")
OWN = ("id", "table_id", "owner", "person", "commitment", "seed", "invite", "at", "created_at", "updated_at")
"""What two tables never have in common: who made them, and when."""


class Device:
    """Somebody at a device, who asks as people ask the server."""

    def __init__(self, name: str = "Anna") -> None:
        self.host = Host()
        self._ids = count(1)
        assert self.ask("POST", "/api/guests", {"name": name, "language": "en"})[0] == 201

    def ask(self, method: str, path: str, data: Data = None) -> tuple[int, Data]:
        response = self.host.request(method, path, "" if data is None else json.dumps(data))
        text = response.text()
        return response.status, text if response.is_text else json.loads(text)

    def make(self, game: str, *seats: Data, **fields: Data) -> str:
        status, made = self.ask("POST", "/api/tables", {"game": game, "seats": list(seats), **fields})
        assert status == 201, made
        return str(made["table"])

    def do(self, type: str, table: str, **fields: Data) -> tuple[int, Data]:
        return self.ask("POST", "/api/commands", {"type": type, "table": table, "id": f"c{next(self._ids)}", **fields})

    def look(self, table: str, language: str = "") -> Data:
        status, seen = self.ask("GET", f"/api/tables/{table}?language={language}")
        assert status == 200, seen
        return seen

    def let_bots_play(self) -> None:
        while self.host.work():
            pass


def common(data: Data) -> Data:
    """Return what two tables must have in common."""
    if isinstance(data, dict):
        return {name: common(value) for name, value in data.items() if name not in OWN}
    return [common(one) for one in data] if isinstance(data, list) else data


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server.running(tmp_path_factory.mktemp("server") / "tables.db") as server:
        yield server


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("vienna", 2, {"version": "introductory"}),
        ("vienna", 4, {"version": "advanced", "third_man": "yes", "feld_agents": "yes"}),
        ("war1955", 2, {}),
    ],
)
def test_a_game_is_told_alike_by_the_server_and_by_the_page(
    server: Server, game: str, players: int, options: dict[str, str]
):
    anna, device, rng = server.guest("Anna"), Device(), Random(7)
    fields: Data = {"options": options, "seed": "prater"}
    there, here = anna.make(game, *[MINE] * players, **fields), device.make(game, *[MINE] * players, **fields)
    for step in range(40):
        language = LANGUAGES[step % len(LANGUAGES)]
        seen = anna.look(there, language=language)
        assert common(seen) == common(device.look(here, language)), f"after {step} steps"
        asked = [update for update in seen["updates"] if update["decision"]]
        if not asked:
            break
        update = rng.choice(asked)
        seat, version = update["seat"], update["version"]
        option = rng.choice(update["decision"]["options"])
        for type, fields in (
            ("preview", {"seat": seat, "action": option["action"]}),
            ("why", {"seat": seat, "action": 0}),
            ("act", {"seat": seat, "version": version, "action": option["action"]}),
            # What has been asked meanwhile is refused by both, for the same reason.
            ("act", {"seat": seat, "version": 0, "action": option["action"]}),
            *([("undo", {"seat": seat, "version": version + 1})] if step % 5 == 0 else []),
        ):
            theirs = anna.send(type, there, **fields)
            assert (theirs.status_code, common(theirs.json())) == _here(device.do(type, here, **fields)), (type, fields)
    else:
        theirs = anna.get(f"/api/tables/{there}/replay", seen_by="0", language="fr").json()
        _, ours = device.ask("GET", f"/api/tables/{here}/replay?seen_by=0&language=fr")
        assert common(theirs) == common(ours)


def _here(answer: tuple[int, Data]) -> tuple[int, Data]:
    return answer[0], common(answer[1])


@pytest.mark.parametrize(
    "path",
    [
        "/api/catalogue?language=fr",
        "/api/lessons?language=nl",
        "/api/puzzles?language=en",
        "/api/content/vienna?language=fr",
        "/api/content/war1955?language=nl",
        "/api/content/nothing",
        "/api/tables/nothing",
        "/api/nothing",
    ],
)
def test_what_there_is_to_know_is_the_same(server: Server, path: str):
    address, _, query = path.partition("?")
    theirs = server.guest("Anna").get(address, **dict(parse_qsl(query)))
    assert (theirs.status_code, theirs.json()) == Device().ask("GET", path)


@pytest.mark.parametrize(
    ("path", "data"),
    [
        ("/api/tables", {"game": "vienna", "seats": [MINE]}),
        ("/api/tables", {"game": "nothing", "seats": [MINE, MINE]}),
        ("/api/tables", {"game": "vienna", "seats": [MINE, MINE], "rated": True}),
        ("/api/tables", {"game": "vienna", "seats": [MINE, {"type": "bot", "bot": "nobody"}]}),
        ("/api/commands", {"type": "act", "id": "1", "table": "nothing", "seat": 0, "version": 1, "action": 1}),
    ],
)
def test_what_cannot_be_is_refused_alike(server: Server, path: str, data: Data):
    theirs = server.guest("Anna").post(path, data)
    assert (theirs.status_code, theirs.json()) == Device().ask("POST", path, data)


def test_a_lesson_and_a_puzzle_go_on_alike(server: Server):
    anna, device = server.guest("Anna"), Device()
    lesson = device.ask("GET", "/api/lessons")[1][0]["id"]
    puzzle = device.ask("GET", "/api/puzzles")[1]["puzzles"][0]["id"]
    for path, data in (
        (f"/api/lessons/{lesson}?language=fr", {"at": 2}),
        (f"/api/lessons/{lesson}?language=en", {"answers": [], "answer": "nonsense"}),
        (f"/api/puzzles/{puzzle}?language=nl", {}),
    ):
        theirs = anna.post(path, data)
        assert (theirs.status_code, theirs.json()) == device.ask("POST", path, data)


def play_against(device: Device, *bots: str, game: str = "war1955", most: int = 400) -> str:
    """Play a game at random against bots, to its end."""
    rng = Random(3)
    table = device.make(game, MINE, *({"type": "bot", "bot": bot} for bot in bots))
    for _ in range(most):
        device.let_bots_play()
        update = device.look(table)["updates"][0]
        if update["decision"] is None:
            break
        option = rng.choice(update["decision"]["options"])
        status, said = device.do("act", table, seat=0, version=update["version"], action=option["action"])
        assert status == 200, said
    assert device.look(table)["updates"][0]["table"]["status"] == "over"
    return table


def test_what_the_page_keeps_is_the_whole_game():
    device = Device()
    kept = {key: text for key, text in device.host.take_unkept().items() if text}
    table = play_against(device, "officer")
    before = device.look(table, "fr")
    kept |= {key: text for key, text in device.host.take_unkept().items() if text}
    again = Device("Somebody else")
    again.host = Host()
    again.host.load(kept)
    assert again.look(table, "fr") == before
    assert again.ask("GET", "/api/tables/mine")[1]["tables"][0]["status"] == "over"


def test_a_game_of_the_page_passes_the_check_of_any_other():
    device = Device()
    table = play_against(device, "officer")
    status, text = device.ask("GET", f"/api/tables/{table}/record")
    assert status == 200
    record = parse_record(text)
    verification = Verification(find_game(record.game), record)
    for _ in verification.run():
        pass
    assert verification.problems == []
    assert verification.draws > 0
    assert verification.bot_moves["officer"] > 0


def test_a_record_comes_back_as_a_table_with_the_same_end():
    device = Device()
    table = play_against(device, "officer")
    text = device.ask("GET", f"/api/tables/{table}/record")[1]
    status, made = device.ask("POST", "/api/records", None)
    assert status == 400, "an empty file is no record"
    response = device.host.request("POST", "/api/records", text)
    copy = json.loads(response.text())["table"]
    assert device.ask("GET", f"/api/tables/{copy}/record")[1].splitlines()[-1] == text.splitlines()[-1]
    del made


def test_everything_fits_into_one_file_and_comes_back():
    device, other = Device(), Device("Bela")
    table = play_against(device, "recruit")
    status, backup = device.ask("GET", "/api/backup")
    assert status == 200
    assert other.ask("POST", "/api/backup", backup) == (200, {"tables": 1})
    assert other.ask("POST", "/api/backup", backup) == (200, {"tables": 0}), "what is there stays as it is"
    assert other.ask("POST", "/api/backup", {"format": "other"})[0] == 400
    assert other.ask("GET", f"/api/tables/{table}/record?unfinished=1")[0] == 200


def test_the_companion_that_sits_down_has_a_degree():
    device = Device()
    table = device.make("vienna", MINE, {"type": "bot", "bot": "companion"})
    assert device.look(table)["updates"][0]["table"]["seats"][1]["bot"] == "companion_9"


def test_a_review_comes_in_parts():
    device = Device()
    table = play_against(device, "officer")
    status, begun = device.ask("GET", f"/api/tables/{table}/review?language=en")
    assert (status, begun["done"]) == (202, 0)
    assert device.host.work()
    _, later = device.ask("GET", f"/api/tables/{table}/review?language=en")
    assert 0 < later["done"] < later["entries"]
