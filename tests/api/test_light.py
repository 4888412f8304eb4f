"""The API is light: importing the package loads next to nothing and needs no other package."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"

LOADED = """
import sys
import tradecraft
print(sorted(name for name in sys.modules if name.startswith("tradecraft")))
"""

# Sentences are still made by a library; it and what it needs are let through.
ALONE = """
import sys
ALLOWED = {*sys.stdlib_module_names, "tradecraft", "fluent", "babel", "pytz", "attr", "attrs", "typing_extensions"}

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in ALLOWED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
import tradecraft
game = tradecraft.new("war1955", seed=1)
officer = tradecraft.bot("spymaster", simulations=2)
while not game.over:
    events = game.play(officer)
print(events[-1].text)
print(game)
"""


def output_of(script: str) -> str:
    environment = {"PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", script]
    return subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8", check=True).stdout


def test_importing_the_package_loads_neither_games_nor_texts():
    assert output_of(LOADED) == "['tradecraft', 'tradecraft.bots', 'tradecraft.engine', 'tradecraft.games']\n"


def test_a_game_is_played_with_no_other_package_and_printed_in_short():
    sentence, headline, *facts, hint = output_of(ALONE).splitlines()
    assert sentence.endswith(".")
    assert headline == "<View of war1955 for everything>"
    assert 'game: "war1955"' in facts
    assert all(len(line) <= 100 for line in facts)
    assert hint == 'To draw the board, install rich: pip install "tradecraft[cli]"'


def test_the_folders_of_games_and_bots_are_also_the_functions_that_list_them():
    script = (
        "import tradecraft\n"
        "from tradecraft.bots.greedy import GreedyBot\n"
        "from tradecraft.core.registry import find_game\n"
        "find_game('vienna')\n"
        "print(list(tradecraft.games()), tradecraft.bots('vienna')[:1], tradecraft.games.vienna.GAME.id)\n"
        "print(set(tradecraft.__all__) <= set(dir(tradecraft)))\n"
        "try: tradecraft.nonsense\n"
        "except AttributeError as error: print(error)\n"
    )
    assert output_of(script).splitlines() == [
        "['vienna', 'war1955'] ['random'] vienna",
        "True",
        "module 'tradecraft' has no attribute 'nonsense'",
    ]
