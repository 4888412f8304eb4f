"""The command line as a whole: what it offers, how it fails."""

import subprocess
import sys

import pytest

from tests.cli.running import ENVIRONMENT, SOURCE, error_line, run, start
from tradecraft import ENGINE, __version__
from tradecraft.cli import lookup
from tradecraft.core.errors import Fault
from tradecraft.core.registry import game_ids

COMMANDS = ("play", "simulate", "replay", "verify", "rules", "perft", "bench", "games", "serve", "backup", "admin")


def test_help_names_all_commands():
    result = run("--help")
    assert result.exit_code == 0
    for command in COMMANDS:
        assert f" {command} " in result.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str):
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"tradecraft {command}" in result.stdout


@pytest.mark.parametrize("command", [name for name in COMMANDS if name not in ("games", "admin")])
def test_help_shows_examples(command: str):
    help_text = run(command, "--help").stdout
    assert f"tradecraft {command} " in help_text.split("Examples:")[1]


def test_version():
    assert run("--version").stdout == f"tradecraft {__version__} ({ENGINE})\n"


def test_help_loads_neither_games_nor_texts():
    script = (
        "import sys; from typer.testing import CliRunner; from tradecraft.cli.app import app\n"
        "assert CliRunner().invoke(app, ['--help']).exit_code == 0\n"
        "print([name for name in sys.modules if name.startswith(('tradecraft.games', 'tradecraft.locales', 'fluent'))])"
    )
    environment = {**ENVIRONMENT, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_python_dash_m_runs_the_command_line():
    with start("--version") as process:
        assert process.communicate(timeout=60) == (f"tradecraft {__version__} ({ENGINE})\n", "")
    assert process.returncode == 0


def test_a_reader_who_has_had_enough_is_no_error():
    with start("rules", "vienna") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""


def test_games_lists_options_with_their_defaults_and_bots():
    output = run("games").stdout
    assert "vienna" in output
    assert "2, 3, 4 players" in output
    assert "third_man" in output
    assert "(default: no)" in output
    assert "random" in output.splitlines()[-1]


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "chess"),
        ("simulate", "chess"),
        ("rules", "chess"),
        ("perft", "chess", "--depth", "1"),
    ],
)
def test_an_unknown_game_is_refused(arguments: tuple[str, ...]):
    known = ", ".join(game_ids())
    assert error_line(run(*arguments)) == f"error: There is no game called “chess”. There is: {known}."


@pytest.mark.parametrize("command", [("play",), ("simulate",), ("perft", "--depth", "1")])
def test_options_are_checked(command: tuple[str, ...]):
    def refused(*options: str) -> str:
        return error_line(run(command[0], "vienna", *command[1:], *options))

    assert "“colour”" in refused("--option", "colour=red")
    assert "“maybe”" in refused("--option", "third_man=maybe")
    assert "NAME=VALUE" in refused("--option", "third_man")
    assert "twice" in refused("--option", "flags=random", "--option", "flags=printed")
    assert "7 players" in refused("--players", "7")
    assert refused("--players", "2", "--option", "first_player=4").endswith("[V1.6]")


def test_a_mistake_of_ours_is_loud_and_says_what_to_report(monkeypatch: pytest.MonkeyPatch):
    def broken() -> list[str]:
        raise Fault("planted")

    monkeypatch.setattr(lookup, "game_ids", broken)
    result = run("games")
    assert result.exit_code == 1
    assert "planted" in result.stderr
    assert "Traceback" in result.stderr
    assert f"tradecraft {__version__}" in result.stderr
