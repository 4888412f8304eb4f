"""Languages on the server: the catalogue lists them, and unknown ones are refused."""

from __future__ import annotations

import pytest

from tests.server.people.serving import answered, refused
from tests.server.play.players import GREEDY, MINE, Player, Server
from tradecraft.locales import find_language, languages


@pytest.fixture
def table(anna: Player) -> str:
    return anna.make("vienna", MINE, GREEDY)


def test_the_catalogue_names_the_languages(server: Server):
    found = answered(server.client.get("/api/catalogue"), 200)["languages"]
    assert found == [{"id": id, "name": find_language(id).name} for id in languages()]
    assert {"id": "fr", "name": "Français"} in found


def test_a_connection_does_not_keep_a_language_that_does_not_exist(anna: Player, table: str):
    with anna.connected() as connection:
        connection.do("watch", table, language="fr")
        assert connection.refused("watch", table, language="xx") == "unknown_language"
        option = anna.sight(table)["decision"]["options"][0]["action"]
        outlook = connection.do("preview", table, seat=0, action=option)
        assert any("Anna" in line for line in outlook["lines"])


@pytest.mark.parametrize("path", ["/api/content/vienna", "/api/tables/{table}"])
def test_a_request_in_a_language_that_does_not_exist_is_refused(anna: Player, table: str, path: str):
    assert refused(anna.get(path.format(table=table), language="xx"), 400) == "unknown_language"
    assert answered(anna.get(path.format(table=table), language="nl"), 200)


def test_viewers_of_one_table_are_each_told_in_their_language(anna: Player, bela: Player, server: Server):
    table = anna.make("vienna", MINE, MINE, listed=True)
    told: dict[str, list[str]] = {}
    with bela.connected() as english, server.guest("Cora").connected() as french:
        english.watch(table, language="en")
        french.watch(table, language="fr")
        anna.act(table)
        for language, connection in (("en", english), ("fr", french)):
            told[language] = connection.next("update")["news"][0]["lines"]
    assert told["en"]
    assert told["fr"]
    assert told["en"] != told["fr"]
