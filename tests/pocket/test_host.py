"""The table in a page answers the same requests and commands as the server does."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any
from urllib.parse import parse_qsl

import pytest

from tests.pocket.worker import Device
from tests.server.play.players import MINE, Player, Server
from tradecraft.core.game import AnyGame
from tradecraft.core.record import parse_record
from tradecraft.core.registry import find_game, game_ids
from tradecraft.pocket.host import Host
from tradecraft.server.play.verify import Verification

Data = Any
Opened = Callable[..., Device]
LANGUAGES = ("", "en", "fr", "nl")
PATIENCE = 100
"""How often to look whether the server has told what the page tells at once."""
OWN = ("id", "table_id", "owner", "person", "commitment", "seed", "invite", "at", "created_at", "updated_at")
"""What two tables never have in common: who made them, and when."""


def variants(game: AnyGame) -> list[dict[str, str]]:
    """List the variants of a game: each value of the option that is asked for first."""
    return [{game.options[0].name: value} for value in game.options[0].choices]


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
    server: Server, device: Device, game: str, players: int, options: dict[str, str]
):
    anna, rng = server.guest("Anna"), Random(7)
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
def test_what_there_is_to_know_is_the_same(server: Server, device: Device, path: str):
    address, _, query = path.partition("?")
    theirs = server.guest("Anna").get(address, **dict(parse_qsl(query)))
    assert (theirs.status_code, theirs.json()) == device.ask("GET", path)


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
def test_what_cannot_be_is_refused_alike(server: Server, device: Device, path: str, data: Data):
    theirs = server.guest("Anna").post(path, data)
    assert (theirs.status_code, theirs.json()) == device.ask("POST", path, data)


def test_a_lesson_and_a_puzzle_go_on_alike(server: Server, device: Device):
    anna = server.guest("Anna")
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


def test_what_the_page_keeps_is_the_whole_game(opened: Opened):
    device = opened()
    table = play_against(device, "officer")
    before = device.look(table, "fr")
    again = opened(kept=device.kept)
    assert again.look(table, "fr") == before
    assert again.ask("GET", "/api/tables/mine")[1]["tables"][0]["status"] == "over"


def test_a_game_of_the_page_passes_the_check_of_any_other(device: Device):
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


def test_a_record_comes_back_as_a_table_with_the_same_end(device: Device):
    table = play_against(device, "officer")
    text = device.ask("GET", f"/api/tables/{table}/record")[1]
    assert device.ask("POST", "/api/records", None)[0] == 400, "an empty file is no record"
    status, made = device.ask("POST", "/api/records", text)
    assert status == 201
    copy = made["table"]
    assert device.ask("GET", f"/api/tables/{copy}/record")[1].splitlines()[-1] == text.splitlines()[-1]


def test_a_finished_game_is_studied_alike(server: Server, device: Device):
    anna, rng = server.guest("Anna"), Random(5)
    there, here = anna.make("war1955", MINE, MINE, seed="prater"), device.make("war1955", MINE, MINE, seed="prater")
    for _ in range(12):
        update = next(one for one in anna.look(there)["updates"] if one["decision"])
        act = {"seat": update["seat"], "version": update["version"]}
        act["action"] = rng.choice(update["decision"]["options"])["action"]
        anna.do("act", there, **act)
        assert device.do("act", here, **act)[0] == 200
    for given in ("entry=3", "seat=0&entry=9&language=fr", "seat=1&entry=100&language=nl", "seat=3", "entry=x"):
        for what in ("beliefs", "check"):
            # Before the end both refuse.
            assert studied(anna, there, what, given) == studied_here(device, here, what, given)
    anna.do("resign", there, seat=0)
    device.do("resign", here, seat=0)
    for given in ("entry=3", "seat=0&entry=9&language=fr", "seat=1&entry=100&language=nl", "seat=3", "entry=x"):
        for what in ("beliefs", "check"):
            assert studied(anna, there, what, given) == studied_here(device, here, what, given), (what, given)
    status, told = studied_here(device, here, "beliefs", "seat=1&entry=9&language=fr")
    assert status == 200
    assert told["holdings"][0]["size"]


CHANCES = ("chance", "bits", "worlds", "effective", "basis", "acts", "kinds", "cards")
"""What is estimated from deals drawn at random, other ones at every table."""


def without_chances(data: Data) -> Data:
    """Return an answer without what is estimated, and the texts of refusals about numbers, which msgspec words."""
    if isinstance(data, dict):
        return {name: without_chances(value) for name, value in data.items() if name not in (*CHANCES, *OWN)}
    return [without_chances(one) for one in data] if isinstance(data, list) else data


def studied(player: Player, table: str, what: str, given: str) -> tuple[int, Data]:
    answer = player.get(f"/api/tables/{table}/{what}", **dict(parse_qsl(given)))
    return answer.status_code, answer.json().get("code", without_chances(answer.json()))


def studied_here(device: Device, table: str, what: str, given: str) -> tuple[int, Data]:
    status, told = device.ask("GET", f"/api/tables/{table}/{what}?{given}")
    return status, told.get("code", without_chances(told))


def test_moves_of_bots_can_be_checked_in_the_page(device: Device):
    table = play_against(device, "officer")
    entries = len(parse_record(device.ask("GET", f"/api/tables/{table}/record")[1]).entries)
    checked = [device.ask("GET", f"/api/tables/{table}/check?entry={entry}") for entry in range(1, entries + 1)]
    assert {status for status, _ in checked} == {200}
    assert {answer["verdict"] for _, answer in checked} == {"same", "no_bot"}


def test_everything_fits_into_one_file_and_comes_back(opened: Opened):
    device, other = opened(), opened("Bela")
    table = play_against(device, "recruit")
    status, backup = device.ask("GET", "/api/backup")
    assert status == 200
    assert other.ask("POST", "/api/backup", backup) == (200, {"tables": 1})
    assert other.ask("POST", "/api/backup", backup) == (200, {"tables": 0}), "what is there stays as it is"
    assert other.ask("POST", "/api/backup", {"format": "other"})[0] == 400
    assert other.ask("GET", f"/api/tables/{table}/record?unfinished=1")[0] == 200
    assert opened(kept=other.kept).look(table) == other.look(table), "what was brought is kept"


def test_a_game_that_is_deleted_is_gone_from_what_is_kept(opened: Opened):
    device = opened()
    gone, stays = (device.make("vienna", MINE, MINE) for _ in range(2))
    assert device.ask("DELETE", f"/api/tables/{gone}") == (204, "")
    again = opened(kept=device.kept)
    assert [line["id"] for line in again.ask("GET", "/api/tables/mine")[1]["tables"]] == [stays]


def test_the_companion_that_sits_down_has_a_degree(device: Device):
    table = device.make("vienna", MINE, {"type": "bot", "bot": "companion"})
    assert device.look(table)["updates"][0]["table"]["seats"][1]["bot"] == "companion_9"


def test_a_review_comes_in_parts(device: Device):
    table = play_against(device, "officer")
    status, begun = device.ask("GET", f"/api/tables/{table}/review?language=en")
    assert (status, begun["done"]) == (202, 0)
    assert device.work()
    _, later = device.ask("GET", f"/api/tables/{table}/review?language=en")
    assert 0 < later["done"] < later["entries"]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("vienna", 3, {"version": "advanced"}), ("war1955", 2, {"side": "short"})],
)
def test_the_socket_and_the_worker_tell_the_same_as_it_happens(
    server: Server, device: Device, game: str, players: int, options: dict[str, str]
):
    anna, rng = server.guest("Anna"), Random(11)
    fields: Data = {"options": options, "seed": "prater"}
    there, here = anna.make(game, *[MINE] * players, **fields), device.make(game, *[MINE] * players, **fields)
    with anna.connected() as connection:

        def both(type: str, **fields: Data) -> list[Data]:
            """Give both a command and require that they tell the same."""
            theirs = [connection.ask(type, there, **fields), *connection.drain()]
            ours = [message for message in device.send(type, here, **fields) if message["type"] != "presence"]
            for _ in range(PATIENCE):
                # Where much runs at once, the server tells what has happened after the answer.
                if len(theirs) >= len(ours):
                    break
                theirs += connection.drain()
            assert in_order(theirs) == in_order(ours), (type, fields)
            return theirs

        told = both("watch", language="fr", version=0)
        for step in range(30):
            latest = {message["seat"]: message for message in told if message["type"] == "update"}
            asked = [update for update in latest.values() if update["decision"]]
            if not asked:
                break
            update = rng.choice(asked)
            seat, version = update["seat"], update["version"]
            action = rng.choice(update["decision"]["options"])["action"]
            both("preview", seat=seat, action=action)
            both("why", seat=seat, action=0)
            news = both("act", seat=seat, version=version, action=action)
            both("act", seat=seat, version=0, action=action)
            if step % 7 == 3:
                both("chat", phrase="hello")
                both("chat", text=f"After {step} steps")
            told = [*latest.values(), *news]
        assert step > 10
        both("hint", seat=players)
        both("look")
        both("resign", seat=0)
        both("unwatch")


def test_players_who_share_a_device_have_names_of_their_own(device: Device):
    table = device.make("vienna", *[MINE] * 3, sit_down=False)

    def join(name: str, id: str) -> int:
        return device.ask("POST", f"/api/commands?{name}", {"type": "join", "table": table, "id": id})[0]

    assert [join("", "a"), join("name=B%C3%A9la", "b")] == [200, 200]
    assert join(f"name={'x' * 41}", "c") == join("name=%20", "d") == 400
    assert join("name=Cleo", "e") == 200
    (info,) = {json.dumps(update["table"]["seats"]) for update in device.look(table)["updates"]}
    assert [seat["name"] for seat in json.loads(info)] == ["Anna", "Béla", "Cleo"]
    assert device.ask("GET", "/api/session")[1]["name"] == "Anna"


def test_a_fault_is_told_and_leaves_the_table_as_it_was_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    host = Host(now=lambda: 1)
    assert host.request("POST", "/api/guests", '{"name": "Anna"}').status == 201
    made = host.request("POST", "/api/tables", json.dumps({"game": "war1955", "seats": [MINE, MINE]}))
    table = json.loads(made.text())["table"]
    kept = host.take_unkept()
    seen: Data = json.loads(host.request("GET", f"/api/tables/{table}").text())["updates"]
    asked = next(update for update in seen if update["decision"])
    act = {"type": "act", "table": table, "seat": asked["seat"], "version": asked["version"]}
    act["action"] = asked["decision"]["options"][0]["action"]

    def say(id: str) -> list[Data]:
        host.commands.take(json.dumps({**act, "id": id}))
        told = [json.loads(message) for message in host.commands.channel.sent]
        host.commands.channel.sent.clear()
        return told

    host.commands.take(json.dumps({"type": "watch", "table": table, "id": "w", "version": 0}))
    host.commands.channel.sent.clear()
    with monkeypatch.context() as patch:
        patch.setattr(host.commands, "go_on", lambda _: 1 // 0)
        (refused,) = say("one")
    assert (refused["type"], refused["id"], refused["refusal"]["code"]) == ("refused", "one", "server_fault")
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert host.take_unkept() == {}
    assert host.tables.texts() == {key: text for key, text in kept.items() if key != "me"}
    assert say("two")[-1] == {"type": "done", "id": "two", "version": asked["version"] + 1}
    assert list(host.take_unkept()) == [f"table/{table}"]


def in_order(messages: list[Data]) -> list[str]:
    """Return messages in an order of their own: which comes first does not matter."""
    return sorted(json.dumps(common(message), sort_keys=True) for message in messages)


@pytest.mark.parametrize(("game", "variant"), [(id, one) for id in game_ids() for one in variants(find_game(id))])
def test_every_level_plays_in_the_page(device: Device, game: str, variant: dict[str, str]):
    games = {told["id"]: told for told in device.ask("GET", "/api/catalogue")[1]["games"]}
    for number, bot in enumerate(games[game]["bots"]):
        players = games[game]["players"][number % len(games[game]["players"])]
        bots = [{"type": "bot", "bot": bot}] * (players - 1)
        table = device.make(game, MINE, *bots, options={**variant, "first_player": str(players)})
        for _ in range(20):
            device.let_bots_play()
            update = device.look(table)["updates"][0]
            if any(news["what"] == "acted" and news["seat"] for news in update["news"]):
                break
            action = update["decision"]["options"][0]["action"]
            assert device.do("act", table, seat=0, version=update["version"], action=action)[0] == 200
        else:
            raise AssertionError(f"{bot} does not move")
        # That it had less time than its level is meant for is said at the table.
        assert "delayed" not in [seat["bot_trouble"] for seat in update["table"]["seats"]], bot
