"""The command line as a whole: what it offers, how it fails."""

import subprocess
import sys
from functools import cache

import pytest

from tests.cli.running import ENVIRONMENT, SOURCE, error_line, run, start
from tradecraft import ENGINE, __version__
from tradecraft.cli import lookup
from tradecraft.core.errors import Fault
from tradecraft.core.registry import game_ids

PLAYING = ("play", "replay", "verify", "analyse", "rules", "learn", "games")
BOTS = ("simulate", "arena", "train")
SERVER = ("serve", "backup", "admin")
COMMANDS = (*PLAYING, *BOTS, *SERVER, "perft", "bench", "drill")
ADMIN = ("reports", "close", "ban", "unban", "person", "tables")


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
    assert f"tradecraft {command}" in help_text.split("Examples:")[1]


@pytest.mark.parametrize("command", ADMIN)
def test_every_command_for_a_server_has_help_with_examples(command: str):
    help_text = run("admin", command, "--help").stdout
    assert f"tradecraft admin {command}" in help_text.split("Examples:")[1]


@cache
def wide_help(*command: str) -> str:
    """Return the help of a command, with every line in one piece."""
    return run(*command, "--help", COLUMNS="300").stdout


def examples() -> list[str]:
    """Return the examples in the help of all commands, as they are typed."""
    pages = [wide_help(command) for command in COMMANDS if command != "admin"]
    pages += [wide_help("admin", command) for command in ADMIN]
    lines = [line.strip() for page in pages for line in page.partition("Examples:")[2].splitlines()]
    return [line for line in lines if line]


def test_every_example_names_a_command_and_options_that_exist():
    found = examples()
    assert len(found) > 40
    for line in found:
        program, *words = line.split()
        assert program == "tradecraft"
        command = words[:2] if words[0] == "admin" else words[:1]
        help_text = wide_help(*command)
        for option in (word for word in words if word.startswith("--")):
            assert f" {option} " in help_text, line


def test_no_command_names_a_game():
    """The examples in the help are made with the first game that is found."""
    named = [
        f"{path.name}: {id}"
        for path in (SOURCE / "tradecraft" / "cli").rglob("*.py")
        for id in game_ids()
        if id in path.read_text("utf-8").lower()
    ]
    assert named == []
    assert f"tradecraft play {game_ids()[0]}" in run("--help").stdout


def test_the_version_is_shown_with_the_engine():
    assert run("--version").stdout == f"tradecraft {__version__} ({ENGINE})\n"


def test_help_loads_neither_games_nor_texts():
    script = (
        "import sys; from typer.testing import CliRunner; from tradecraft.cli.app import app\n"
        "assert CliRunner().invoke(app, ['--help']).exit_code == 0\n"
        "heavy = ('tradecraft.games.', 'tradecraft.locales', 'fluent')\n"
        "print([name for name in sys.modules if name.startswith(heavy)])"
    )
    environment = {**ENVIRONMENT, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


WITHOUT = """
import sys
package = sys.argv.pop(1)
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == package:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
from tradecraft.cli import main
main()
"""


@pytest.mark.parametrize(
    ("package", "arguments", "line"),
    [
        ("typer", ["games"], 'tradecraft needs the cli extra: pip install "tradecraft[cli]"'),
        ("rich", ["games"], 'tradecraft needs the cli extra: pip install "tradecraft[cli]"'),
        ("litestar", ["serve"], 'tradecraft serve needs the server extra: pip install "tradecraft[server]"'),
        ("uvicorn", ["serve"], 'tradecraft serve needs the server extra: pip install "tradecraft[server]"'),
        (
            "sqlalchemy",
            ["admin", "tables"],
            'tradecraft admin needs the server extra: pip install "tradecraft[server]"',
        ),
    ],
)
def test_a_missing_extra_is_named_in_one_sentence(package: str, arguments: list[str], line: str):
    done = run_without(package, *arguments)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{line}\n")


@pytest.mark.parametrize(
    "arguments",
    [["--help"], ["games"], ["serve", "--help"], ["perft", "vienna", "--depth", "1"], ["analyse", "--help"]],
)
def test_what_needs_no_server_runs_without_its_packages(arguments: list[str]):
    done = run_without("msgspec", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def run_without(package: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command line where a package is not installed."""
    environment = {**ENVIRONMENT, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", WITHOUT, package, *arguments]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, encoding="utf-8", check=False, timeout=60
    )


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
    output = run("games", COLUMNS="200").stdout
    assert "vienna" in output
    assert "2, 3, 4 players" in output
    assert "third_man" in output
    assert "(default: no)" in output
    assert all(bot in output.splitlines()[-1] for bot in ("random", "handler", "spymaster"))


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
