"""What is published works where it is installed: a wheel in an empty environment, first alone, then with its extras."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).resolve().parents[2]
UV = Path(sys.executable).parent / "uv"
LONGEST_START = 60

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


def run(*command: str | Path, cwd: Path, code: int = 0) -> str:
    """Run a command in a folder that is not ours, without our settings; return what it prints."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("TRADECRAFT_", "PYTHON"))}
    done = subprocess.run(list(map(str, command)), cwd=cwd, env=kept, capture_output=True, text=True, check=False)
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


def test_the_wheel_alone_installs_nothing_else_and_plays_a_game(empty: Path, tmp_path: Path):
    listed = run(UV, "pip", "list", "--python", empty / "python", "--format", "freeze", cwd=tmp_path)
    assert [line.split("==")[0].split(" ")[0] for line in listed.splitlines() if "==" in line] == ["tradecraft"]
    lines = run(empty / "python", "-c", PLAY, cwd=tmp_path).splitlines()
    assert "investigator" in lines[0] or "exhaustion" in lines[0]
    assert lines[-1] == "[]"


def test_a_missing_extra_is_named_in_one_sentence(empty: Path, terminal: Path, tmp_path: Path):
    said = run(empty / "tradecraft", "play", "vienna", cwd=tmp_path, code=2)
    assert said == 'tradecraft needs the cli extra: pip install "tradecraft[cli]"\n'
    said = run(terminal / "tradecraft", "serve", cwd=tmp_path, code=2)
    assert said == 'tradecraft serve needs the server extra: pip install "tradecraft[server]"\n'


def test_the_command_line_needs_no_server(terminal: Path, tmp_path: Path):
    assert "V5.3" in run(terminal / "tradecraft", "rules", "vienna", "V5.3", cwd=tmp_path)
    said = run(terminal / "tradecraft", "arena", "war1955", "--bots", "officer,random", "--games", "2", cwd=tmp_path)
    assert "officer" in said


def test_the_compiled_engine_is_in_the_wheel_where_there_is_a_compiler(full: Path, tmp_path: Path):
    said = run(full / "tradecraft", "--version", cwd=tmp_path)
    is_compiled = (ROOT / "src" / "tradecraft" / "_compiled").is_dir()
    assert is_compiled or shutil.which("cc") is None, "there is a compiler, but nothing was compiled"
    assert ("compiled engine" in said) == is_compiled


def test_the_installed_command_shows_the_rules_and_plays(full: Path, tmp_path: Path):
    assert "V5.3" in run(full / "tradecraft", "rules", "vienna", "V5.3", cwd=tmp_path)
    assert "2" in run(full / "tradecraft", "simulate", "war1955", "--games", "2", cwd=tmp_path)


@pytest.fixture
def address(full: Path, tmp_path: Path) -> Iterator[str]:
    """Serve the table from the installed package; return where it answers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [full / "tradecraft", "serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/table.db"]
    output = subprocess.DEVNULL
    with subprocess.Popen(list(map(str, command)), cwd=tmp_path, stdout=output, stderr=output) as server:
        yield f"http://127.0.0.1:{port}"
        server.terminate()


def test_the_installed_server_serves_the_client(address: str):
    deadline = time.monotonic() + LONGEST_START
    page = ""
    while not page:
        try:
            page = urlopen(address).read().decode()
        except OSError:
            assert time.monotonic() < deadline, "the server did not answer"
            time.sleep(0.2)
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script
    assert urlopen(address + script[1]).status == 200
    assert b'"vienna"' in urlopen(address + "/api/catalogue").read()
