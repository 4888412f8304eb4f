"""`tradecraft mcp`: whole games through a real client, by text only."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("mcp", reason="the extra `mcp` is not installed")

from mcp import Client, StdioServerParameters

import tradecraft
from tests.cli.running import ENVIRONMENT, SOURCE, error_line, run
from tradecraft.api.game import loads
from tradecraft.assistants.match import Match, Plan, check_match
from tradecraft.assistants.server import serve_match, serve_tables
from tradecraft.assistants.tables import Table

CHOICE = re.compile(r"^(\d+)\. (.*?): ", re.MULTILINE)


async def ask(client: Client, tool: str, **arguments: Any) -> str:
    """Call a tool that must succeed, and return its text."""
    result = await client.call_tool(tool, arguments)
    (content,) = result.content
    assert not result.is_error, content
    return str(content.text)  # type: ignore[union-attr]


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    """Call a tool that must be refused, and return why."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return str(result.content[0].text)  # type: ignore[union-attr]


async def play_out(said: str, act: Callable[[str], Awaitable[str]], seed: str) -> str:
    """Play a game to its end by reading the text: half of the choices by number, half by notation."""
    rng = Random(seed)
    for _ in range(2000):
        choices = CHOICE.findall(said)
        if not choices:
            return said
        said = await act(rng.choice(choices)[rng.randrange(2)])
    raise AssertionError("the game does not end")


def test_whole_games_are_played_in_words_over_standard_streams():
    async def play() -> None:
        environment = {**os.environ, **ENVIRONMENT, "PYTHONPATH": str(SOURCE)}
        command = StdioServerParameters(command=sys.executable, args=["-m", "tradecraft", "mcp"], env=environment)
        async with Client(command) as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert tools == {"list_games", "rules", "new_table", "list_tables", "look", "legal_actions", "act"}
            games = await ask(client, "list_games")
            assert all(id in games for id in tradecraft.games())
            for number, (game, options) in enumerate((("war1955", {"side": "short"}), ("vienna", {})), 1):
                table = str(number)
                said = await ask(client, "new_table", game=game, options=options, bots="random", seed="7", seat=number)
                assert f"You are seat {number} of 2" in said
                said = await play_out(said, lambda choice: ask(client, "act", table=table, choice=choice), game)  # noqa: B023
                assert "The game is over" in said
                assert "(you): place" in said
            assert (await ask(client, "list_tables")).count("over") == 2

    asyncio.run(play())


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing():
    async def play() -> None:
        async with Client(serve_tables()) as client:
            said = await ask(client, "new_table", game="war1955", bots="random", seed="3")
            before = await ask(client, "look", table="1")
            assert "There is no choice 999" in await refused(client, "act", table="1", choice="999")
            assert "not an action" in await refused(client, "act", table="1", choice="checkmate")
            assert "rule W" in await refused(client, "act", table="1", choice="let_through")
            assert "no table '9'" in await refused(client, "act", table="9", choice="1")
            assert "chess" in await refused(client, "new_table", game="chess")
            assert "no seat 3" in await refused(client, "new_table", game="war1955", seat=3)
            assert await ask(client, "look", table="1") == before
            assert before.endswith(await ask(client, "legal_actions", table="1"))
            assert CHOICE.findall(said)
            assert "W2.1" in await ask(client, "rules", game="war1955", rule="W2.1")

    asyncio.run(play())


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_hidden_is_revealed(seat: int):
    """In two worlds that the seat cannot tell apart, it is told the same."""
    told = []
    for hidden in range(2):
        game = tradecraft.new("war1955", players=2, seed=11)
        if hidden:
            state = game._rules.resample(game.view(seat)._view, Random(5))
            assert game._rules.view(state, 1 - seat) != game.view(1 - seat)._view
            game._match.state = state
        table = Table.__new__(Table)
        table.id, table.game, table.seat, table._unread = "1", game, seat, []
        told.append(table.look() if seat in game.deciders else str(game.view(seat)))
    assert told[0] == told[1]


def test_a_series_counts_tries_and_continues_after_a_break(tmp_path: Path):
    plan = Plan("war1955", {"side": "short"}, ("random", "recruit"), 1, "5")
    file = tmp_path / "series.jsonl"

    async def play(games: int) -> dict[str, Any]:
        async with Client(serve_match(Match(plan, file))) as client:
            for _ in range(games):
                said = await ask(client, "next_game")
                assert "There is no choice 0" in await refused(client, "act", choice="0")
                await play_out(said, lambda choice: ask(client, "act", choice=choice), said)
            if games == 3:
                assert await ask(client, "next_game") == "The series is complete."
            found: dict[str, Any] = json.loads(await ask(client, "report"))
            assert "seed" not in found, "from the seed the hidden cards of the deals can be known"
            return found

    assert asyncio.run(play(1))["games"] == 1
    report = asyncio.run(play(3))
    assert (report["games"], report["of"], report["illegal_tries"]) == (4, 4, 4)
    assert {level: one["games"] for level, one in report["against"].items()} == {"random": 2, "recruit": 2}
    assert set(report["rating"]) == {"assistant", "random", "recruit"}
    assert report["seconds_a_decision"] > 0
    assert check_match(file) == 4
    shown = run("mcp", "--report", file)
    assert json.loads(shown.stdout)["replayed"] == 4
    # All games of a deal begin with the same draws.
    records = [json.loads(line)["record"] for line in file.read_text("utf-8").splitlines()[1:]]
    openings = [[step.text for step in loads(record).history[:2] if step.seat is None] for record in records]
    assert openings[0]
    assert all(opening == openings[0] for opening in openings)

    lines = file.read_text("utf-8").splitlines()
    last = json.loads(lines[-1])
    for fault in ({"places": last["places"][::-1]}, {"record": json.loads(lines[1])["record"]}):
        file.write_text("\n".join([*lines[:-1], json.dumps({**last, **fault})]), "utf-8")
        with pytest.raises(ValueError, match="game 4"):
            check_match(file)
    assert "game 4" in error_line(run("mcp", "--report", file))
    with pytest.raises(ValueError, match="another series"):
        Match(Plan("war1955", {}, ("random",), 1, "5"), file)
