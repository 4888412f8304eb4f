"""The published wheel works in an empty environment, first alone, then with its extras."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen
from zipfile import ZIP_STORED, ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]
UV = Path(sys.executable).parent / "uv"
LONGEST_START = 60
WHEEL_BYTES = 12_000_000

PLAY = """
import sys, tradecraft
game = tradecraft.new("vienna", players=2, seed=7)
officer = tradecraft.bot("officer")
while not game.over:
    game.play(officer)
print(game.outcome)
foreign = {name.split(".")[0] for name in sys.modules} - sys.stdlib_module_names
print(sorted(name for name in foreign if not name.startswith(("_", "tradecraft"))))
"""


def environment() -> dict[str, str]:
    """Return the variables without our settings, so that what is installed runs and not this checkout."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("TRADECRAFT_", "PYTHON"))}


def run(*command: str | Path, cwd: Path, code: int = 0) -> str:
    """Run a command in a folder that is not ours, without our settings; return what it prints."""
    arguments = list(map(str, command))
    done = subprocess.run(arguments, cwd=cwd, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a wheel, with the client and the engine that this checkout has built."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder, cwd=ROOT)
    (built,) = folder.glob("*.whl")
    return built


def installed(folder: Path, wheel: Path, extra: str = "") -> Path:
    """Install the wheel with an extra into an empty environment; return the folder of its programs."""
    run(UV, "venv", "--python", sys.executable, folder / "venv", cwd=folder)
    programs = folder / "venv" / "bin"
    # The versions we test with, as constraints and without the hashes: the wheel has none.
    lock = (ROOT / "requirements" / "dev.lock").read_text("utf-8")
    pins = folder / "constraints.txt"
    pins.write_text("\n".join(re.findall(r"^[\w.-]+==[^ \\]+(?: ; [^\\]+)?", lock, re.MULTILINE)), "utf-8")
    what = f"tradecraft{extra} @ {wheel.as_uri()}"
    run(UV, "pip", "install", "--python", programs / "python", "--constraint", pins, what, cwd=folder)
    return programs


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    return installed(tmp_path_factory.mktemp("empty"), wheel)


@pytest.fixture(scope="module")
def terminal(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    return installed(tmp_path_factory.mktemp("terminal"), wheel, "[cli]")


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    return installed(tmp_path_factory.mktemp("full"), wheel, "[all]")


def check_alone(programs: Path, folder: Path) -> None:
    """Check that nothing else is installed."""
    listed = run(UV, "pip", "list", "--python", programs / "python", "--format", "freeze", cwd=folder)
    assert [line.split("==")[0].split(" ")[0] for line in listed.splitlines() if "==" in line] == ["tradecraft"]


def check_game(programs: Path, folder: Path) -> None:
    """Check that a game can be played, with nothing but the standard library."""
    lines = run(programs / "python", "-c", PLAY, cwd=folder).splitlines()
    assert "investigator" in lines[0] or "exhaustion" in lines[0]
    assert lines[-1] == "[]"


def check_rules(programs: Path, folder: Path) -> None:
    """Check that the rules can be read."""
    assert "V5.3" in run(programs / "tradecraft", "rules", "vienna", "V5.3", cwd=folder)


def check_client(address: str) -> None:
    """Check that a server hands out the client and what it asks for."""
    script = re.search(r'src="(/assets/[^"]+\.js)"', urlopen(address).read().decode())
    assert script
    assert urlopen(address + script[1]).status == 200
    assert b'"vienna"' in urlopen(address + "/api/catalogue").read()


def check_documentation(address: str) -> None:
    """Check that a server hands out the documentation of its interface."""
    assert b"/api/commands" in urlopen(address + "/api/schema/openapi.json").read()
    assert b"<h1>Tradecraft API" in urlopen(address + "/api/docs").read()


def test_the_wheel_is_small(wheel: Path):
    assert wheel.stat().st_size < WHEEL_BYTES


def test_the_wheel_alone_installs_nothing_else_and_plays_a_game(empty: Path, tmp_path: Path):
    check_alone(empty, tmp_path)
    check_game(empty, tmp_path)


def test_a_missing_extra_is_named_in_one_sentence(empty: Path, terminal: Path, tmp_path: Path):
    said = run(empty / "tradecraft", "play", "vienna", cwd=tmp_path, code=2)
    assert said == 'tradecraft needs the cli extra: pip install "tradecraft[cli]"\n'
    said = run(terminal / "tradecraft", "serve", cwd=tmp_path, code=2)
    assert said == 'tradecraft serve needs the server extra: pip install "tradecraft[server]"\n'


def test_the_command_line_needs_no_server(terminal: Path, tmp_path: Path):
    check_rules(terminal, tmp_path)
    said = run(terminal / "tradecraft", "arena", "war1955", "--bots", "officer,random", "--games", "2", cwd=tmp_path)
    assert "officer" in said


def test_the_command_line_asks_bots_at_an_address(terminal: Path, tmp_path: Path):
    bots = ("--bots", "ws://127.0.0.1:9,random", "--games", "2")
    said = run(terminal / "tradecraft", "arena", "war1955", *bots, cwd=tmp_path)
    assert "forfeit_crashed" in said


def test_five_lines_of_the_guide_play_a_game_in_an_environment(wheel: Path, tmp_path: Path):
    guide = (ROOT / "docs" / "environments.md").read_text("utf-8")
    example = guide.split("```python\n")[1].split("```")[0]
    assert len([line for line in example.splitlines() if line]) == 5
    programs = installed(tmp_path, wheel, "[envs]")
    finish = "assert not env.agents, env.agents\nprint('over')\n"
    draw = "env = war1955_v0.env(render_mode='ansi')\nenv.reset()\nprint(env.render())"
    said = run(programs / "python", "-c", f"{example}\n{finish}\n{draw}", cwd=tmp_path)
    assert said.startswith("over\n")
    assert "Great Britain" in said


def test_the_compiled_engine_is_in_the_wheel_where_there_is_a_compiler(full: Path, tmp_path: Path):
    said = run(full / "tradecraft", "--version", cwd=tmp_path)
    is_compiled = (ROOT / "src" / "tradecraft" / "_compiled").is_dir()
    assert is_compiled or shutil.which("cc") is None, "there is a compiler, but nothing was compiled"
    assert ("compiled engine" in said) == is_compiled


def test_the_installed_command_shows_the_rules_and_plays(full: Path, tmp_path: Path):
    check_rules(full, tmp_path)
    assert "2" in run(full / "tradecraft", "simulate", "war1955", "--games", "2", cwd=tmp_path)


def test_the_installed_server_serves_client_and_documentation(full: Path, tmp_path: Path):
    with serving(full, tmp_path) as address:
        check_client(address)
        check_documentation(address)


@contextmanager
def serving(programs: Path, folder: Path) -> Iterator[str]:
    """Serve the table from the installed package; yield where it answers, once it does."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [programs / "tradecraft", "serve", "--port", str(port), "--database", f"sqlite:///{folder}/table.db"]
    arguments, output = list(map(str, command)), subprocess.DEVNULL
    with subprocess.Popen(arguments, cwd=folder, env=environment(), stdout=output, stderr=output) as server:
        try:
            deadline = time.monotonic() + LONGEST_START
            while not is_answering(port):
                assert time.monotonic() < deadline, "the server did not answer"
                time.sleep(0.2)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def is_answering(port: int) -> bool:
    try:
        return bool(urlopen(f"http://127.0.0.1:{port}/healthz").status == 200)
    except OSError:
        return False


def spoilt(wheel: Path, folder: Path, missing: str, needs: str = "") -> Path:
    """Return a copy of the wheel without the files whose names fit a pattern, or with a package that it needs."""
    folder.mkdir()
    copy = folder / wheel.name
    with ZipFile(wheel) as sound, ZipFile(copy, "w") as other:
        kept = [name for name in sound.namelist() if not re.fullmatch(missing, name)]
        assert needs or len(kept) < len(sound.namelist()), "nothing is missing"
        for name in kept:
            data = sound.read(name)
            if needs and name.endswith(".dist-info/METADATA"):
                data = data.replace(b"\nRequires-Python:", f"\nRequires-Dist: {needs}\nRequires-Python:".encode(), 1)
            # Unpacked at once, so packing it again would only take time.
            other.writestr(sound.getinfo(name), data, ZIP_STORED)
    return copy


def test_a_wheel_that_needs_another_package_is_found(wheel: Path, tmp_path: Path):
    programs = installed(tmp_path, spoilt(wheel, tmp_path / "spoilt", "", needs="mdurl"))
    with pytest.raises(AssertionError, match="mdurl"):
        check_alone(programs, tmp_path)


def test_a_wheel_without_its_cards_is_found(wheel: Path, tmp_path: Path):
    programs = installed(tmp_path, spoilt(wheel, tmp_path / "spoilt", "tradecraft/games/vienna/content/.*"))
    with pytest.raises(AssertionError, match="content"):
        check_game(programs, tmp_path)


def test_a_wheel_without_rules_client_and_documentation_is_found(wheel: Path, tmp_path: Path):
    missing = r"tradecraft/(games/vienna/texts/\w+/rules\.md|server/client/.*|server/transport/assets/.*)"
    programs = installed(tmp_path, spoilt(wheel, tmp_path / "spoilt", missing), "[all]")
    with pytest.raises(AssertionError, match="no rules page"):
        check_rules(programs, tmp_path)
    with serving(programs, tmp_path) as address:
        for check in (check_client, check_documentation):
            with pytest.raises((AssertionError, HTTPError)):
                check(address)
