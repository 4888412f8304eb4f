"""Games in separate processes: killed, interrupted, in limited terminals."""

import signal
import subprocess
import time
from pathlib import Path

from tests.cli.running import run, start
from tradecraft.cli.records import read_record

PLAY = ("play", "vienna", "--players", "2", "--bots", "random", "--seed", "5")
PROMPT = "Your choice> "


def read_to_prompt(process: subprocess.Popen[str], prompts: int) -> str:
    """Read what a process prints until it has asked a number of times."""
    assert process.stdout is not None
    output = ""
    while output.count(PROMPT) < prompts:
        character = process.stdout.read(1)
        assert character, f"it ended after {output}"
        output += character
    return output


def type_line(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()


def test_a_killed_game_leaves_a_whole_record(tmp_path: Path):
    path = tmp_path / "game.tcr"
    with start(*PLAY, "--record", path) as process:
        for _ in range(5):
            type_line(process, "1")
        read_to_prompt(process, 3)
        process.kill()
    assert process.returncode == -signal.SIGKILL
    assert run("replay", path, "--verify").exit_code == 0
    assert any(entry.seat == 0 for entry in read_record(path).entries)


def test_an_interrupted_game_ends_politely():
    with start(*PLAY) as process:
        read_to_prompt(process, 1)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Goodbye!" in output
    assert errors.strip() == ""


def test_an_interrupted_simulation_ends_without_a_traceback(tmp_path: Path):
    with start("simulate", "vienna", "--games", "100000", "--workers", "2", "--out", tmp_path) as process:
        deadline = time.monotonic() + 60
        while not list(tmp_path.glob("*.tcr")) and time.monotonic() < deadline:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert (output.strip(), errors.strip()) == ("", "")
    assert run("replay", next(tmp_path.glob("*.tcr")), "--verify").exit_code == 0


def test_a_poor_terminal_gets_no_codes_and_no_lines():
    with start(*PLAY, TERM="dumb", PYTHONIOENCODING="ascii") as process:
        output, errors = process.communicate("1\n1\n", timeout=60)
    assert (process.returncode, errors) == (0, "")
    assert output.isascii()
    assert "\x1b" not in output
    assert "12 Palais Rasumofsky" in output


def test_colours_are_left_out_where_they_are_not_wanted():
    with start(*PLAY, FORCE_COLOR="1", COLORTERM="truecolor") as process:
        coloured, _ = process.communicate("", timeout=60)
    assert "\x1b[1;38;2;" in coloured
    with start(*PLAY, FORCE_COLOR="1", COLORTERM="truecolor", NO_COLOR="1") as process:
        plain, _ = process.communicate("", timeout=60)
    assert "38;2" not in plain
