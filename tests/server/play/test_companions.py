"""Companions on the server: the degree follows from a person's last games, and their games are not rated."""

from __future__ import annotations

from unittest.mock import MagicMock

import pytest

from tests.server.people.serving import refused
from tests.server.play.players import LIVE, MINE, OPEN, Player, Server
from tradecraft.bots.companion import FIRST_DEGREE
from tradecraft.server.errors import Denied
from tradecraft.server.play.companions import fitting

COMPANION = {"type": "bot", "bot": "companion"}


def seated(player: Player, table: str) -> str:
    bot: str = player.info(table)["seats"][1]["bot"]
    return bot


def test_a_companion_adapts_to_the_games_a_person_had_with_it(anna: Player, bela: Player):
    degrees = []
    for _ in range(3):
        table = anna.make("war1955", MINE, COMPANION)
        degrees.append(int(seated(anna, table).removeprefix("companion_")))
        anna.do("resign", table, seat=0)
    assert degrees[0] == FIRST_DEGREE
    assert degrees[0] > degrees[1] > degrees[2], "anna lost each time"
    assert seated(bela, bela.make("war1955", MINE, COMPANION)) == f"companion_{FIRST_DEGREE}", "anna's games are hers"
    assert seated(anna, anna.make("vienna", MINE, COMPANION)) == f"companion_{FIRST_DEGREE}", "another game"


def test_a_companion_is_added_to_a_table_with_the_degree_that_suits(anna: Player):
    first = anna.make("war1955", MINE, COMPANION)
    anna.do("resign", first, seat=0)
    table = anna.make("vienna", MINE, OPEN, OPEN)
    anna.do("add_bot", table, seat=1, bot="companion")
    assert seated(anna, table) == f"companion_{FIRST_DEGREE}"
    table = anna.make("war1955", MINE, OPEN)
    anna.do("add_bot", table, seat=1, bot="companion_20")
    assert int(seated(anna, table).removeprefix("companion_")) < FIRST_DEGREE, "nobody chooses a companion's degree"


def test_games_with_a_companion_are_never_rated(server: Server):
    anna = server.account("Anna Even")
    body = {"game": "war1955", "seats": [COMPANION, MINE], "rated": True, "clock": LIVE}
    assert refused(anna.post("/api/tables", body), 403) == "leagues_apart", "no game of people with bots is rated"
    with pytest.raises(Denied) as refusal:
        fitting(MagicMock(), "companion", "war1955", "a program", rated=True)
    assert refusal.value.reason.code == "rated_companion"
    assert fitting(MagicMock(), "officer", "war1955", "a program", rated=True) == "officer"
