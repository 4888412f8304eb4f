"""The example bot runs unchanged."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_first_bot_plays_ten_games():
    command = [sys.executable, str(ROOT / "examples" / "first_bot.py")]
    done = subprocess.run(
        command, env={"PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=True, timeout=120
    )
    wins, _, rest = done.stdout.partition(" ")
    assert 0 <= int(wins) <= 10
    assert rest == "wins in 10 games against the officer\n"
