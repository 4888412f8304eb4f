"""The sentences of a table: the names of players, in each language."""

import pytest

from tests.server.tables.telling import BOT, OPEN_SEAT, begun
from tradecraft.server.tables.changes import Replaced
from tradecraft.server.tables.updates import full_update, table_info


@pytest.mark.parametrize(("language", "name"), [("en", "Informant"), ("fr", "Indicateur"), ("nl", "Tipgever")])
def test_a_bot_goes_by_its_name_in_the_language_of_the_log(language: str, name: str):
    table = begun("war1955", seats=(OPEN_SEAT, BOT)).table
    lines = [line for news in full_update(table, 0, 0, language)["news"] for line in news["lines"]]
    assert any(name in line for line in lines)
    assert not any("greedy" in line for line in lines)


def test_bots_of_one_name_are_told_apart_by_colour():
    table = begun("vienna", seats=(OPEN_SEAT, BOT, BOT)).table
    text = " ".join(line for news in full_update(table, 0, 0, "en")["news"] for line in news["lines"])
    assert "Informant (Red)" in text
    assert "Informant (Blue)" in text


@pytest.mark.parametrize(
    ("game", "options", "ids"),
    [
        ("vienna", {"colours": "grby"}, ["green", "red", "blue"]),
        ("vienna", {}, ["yellow", "red"]),
        ("war1955", {}, ["1", "2"]),
    ],
)
def test_a_seat_goes_by_its_colour_or_its_number(game: str, options: dict[str, str], ids: list[str]):
    table = begun(game, len(ids), options=options).table
    assert [seat["id"] for seat in table_info(table)["seats"]] == ids


def test_a_person_keeps_the_name_while_a_bot_stands_in():
    tale = begun("war1955", seats=(OPEN_SEAT, OPEN_SEAT))
    tale.do(Replaced, seat=1, bot="greedy", why="left")
    text = " ".join(line for news in full_update(tale.table, 0, 0, "fr")["news"] for line in news["lines"])
    assert "Bela" in text
    assert "Indicateur" not in text
