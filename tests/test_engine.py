"""Which engine runs: the compiled one only if it matches the sources and is not disabled."""

import subprocess
import sys
from pathlib import Path

import pytest

import tradecraft
from tradecraft import engine


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a package with two sources and compiled modules made from them."""
    monkeypatch.delenv(engine.PURE, raising=False)
    for name in ("core/game.py", "games/vienna/rules/turn.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text("RULE = 1\n", "utf-8")
    compiled = tmp_path / "_compiled"
    compiled.mkdir()
    (compiled / engine.NOTE).write_text(engine.fingerprint(tmp_path), "utf-8")
    return tmp_path


def reason(package: Path) -> str:
    return engine.reason_for_plain(package, package / "_compiled")


def test_modules_compiled_from_these_sources_are_used(package: Path):
    assert reason(package) == ""


def test_a_changed_source_makes_it_stale(package: Path):
    (package / "games/vienna/rules/turn.py").write_text("RULE = 2\n", "utf-8")
    assert reason(package) == "what is compiled is stale"


def test_a_new_source_makes_it_stale(package: Path):
    (package / "core/more.py").write_text("", "utf-8")
    assert reason(package) == "what is compiled is stale"


def test_a_source_that_is_gone_makes_it_stale(package: Path):
    (package / "core/game.py").unlink()
    assert reason(package) == "what is compiled is stale"


def test_a_renamed_source_makes_it_stale(package: Path):
    (package / "core/game.py").rename(package / "core/games.py")
    assert reason(package) == "what is compiled is stale"


def test_what_another_python_compiled_is_stale(package: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(engine, "SUFFIX", ".cpython-399-none.so")
    assert reason(package) == "what is compiled is stale"


def test_a_build_that_was_interrupted_is_not_used(package: Path):
    (package / "_compiled" / engine.NOTE).unlink()
    assert reason(package) == "nothing is compiled"


@pytest.mark.parametrize(("value", "expected"), [("1", f"{engine.PURE} is set"), ("0", ""), ("", "")])
def test_plain_python_can_be_asked_for(package: Path, monkeypatch: pytest.MonkeyPatch, value: str, expected: str):
    monkeypatch.setenv(engine.PURE, value)
    assert reason(package) == expected


def test_the_compiled_modules_come_before_the_sources(package: Path, monkeypatch: pytest.MonkeyPatch):
    file = package / "_compiled" / f"tradecraft.core.game{engine.SUFFIX}"
    file.touch()
    monkeypatch.setattr(sys, "meta_path", [])
    assert engine.choose(package, package / "_compiled") == engine.COMPILED
    finder = sys.meta_path[0]
    spec = finder.find_spec("tradecraft.core.game", None)
    assert spec is not None
    assert spec.origin == str(file)
    assert finder.find_spec("tradecraft.core.match", None) is None


def test_stale_modules_are_left_alone_and_the_version_says_so(package: Path, monkeypatch: pytest.MonkeyPatch):
    (package / "core/game.py").write_text("RULE = 2\n", "utf-8")
    monkeypatch.setattr(sys, "meta_path", [])
    assert engine.choose(package, package / "_compiled") == "plain Python engine: what is compiled is stale"
    assert sys.meta_path == []


def test_what_the_package_says_of_its_engine_is_true():
    from tradecraft.core import playout

    assert str(playout.__file__).endswith(".py") == (tradecraft.ENGINE != engine.COMPILED)


def test_plain_python_runs_where_it_is_asked_for():
    script = "import tradecraft, tradecraft.core.playout as p; print(tradecraft.ENGINE, p.__file__.endswith('.py'))"
    source = str(engine.PACKAGE.parent)
    environment = {engine.PURE: "1", "PYTHONPATH": source}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == f"plain Python engine: {engine.PURE} is set True\n"
