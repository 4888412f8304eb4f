"""The browser client names no game, language or bot outside the folders of the games: it discovers them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tradecraft.bots.protocol import bot_names
from tradecraft.core.registry import find_game, game_ids
from tradecraft.locales import languages

WEB = Path(__file__).resolve().parents[1] / "web" / "src"
GAMES = WEB / "games"
# What is made from the server's structs, and tests of what is not about games, may name what they like.
GENERATED = {WEB / "lib" / "wire.ts"}


def sources() -> Iterator[Path]:
    """Yield the client's files that belong to no game."""
    for path in sorted(WEB.rglob("*")):
        is_source = path.suffix in (".ts", ".svelte", ".css")
        is_of_a_game = GAMES in path.parents and path.parent != GAMES
        if is_source and not is_of_a_game and path not in GENERATED:
            yield path


def names_of_games() -> re.Pattern[str]:
    """Return what finds a game by its id or by the first word of its title."""
    words = {word for id in game_ids() for word in (id, find_game(id).title.split(":")[0])}
    return re.compile("|".join(map(re.escape, sorted(words))), re.IGNORECASE)


def quoted_ids() -> re.Pattern[str]:
    """Return what finds a language or a bot where a string names it."""
    return re.compile("['\"`](?:" + "|".join([*languages(), *bot_names()]) + ")['\"`]")


def lines_with(pattern: re.Pattern[str], text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if pattern.search(line)]


def test_no_game_is_named_outside_its_folder():
    found = {str(path.relative_to(WEB)): lines_with(names_of_games(), path.read_text("utf-8")) for path in sources()}
    assert len(found) > 60
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_no_language_and_no_bot_is_named():
    own = (path for path in sources() if not path.name.endswith(".test.ts"))
    found = {str(path.relative_to(WEB)): lines_with(quoted_ids(), path.read_text("utf-8")) for path in own}
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line", ["const first = 'vienna';", "// The table of Vienna.", "import './war1955/Board.svelte'", "t('file-1955')"]
)
def test_a_game_that_is_named_is_found(line: str):
    assert lines_with(names_of_games(), line) == [line]


@pytest.mark.parametrize("line", ["type Language = 'en' | 'fr';", 'const USUAL = "officer";'])
def test_a_language_or_a_bot_that_is_named_is_found(line: str):
    assert lines_with(quoted_ids(), line) == [line]


def test_every_game_folder_of_the_client_is_a_game():
    folders = {path.parent.name for path in GAMES.glob("*/index.ts")}
    assert folders
    assert folders <= set(game_ids())
