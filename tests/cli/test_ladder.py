"""`tradecraft ladder`, and the page about the opponents."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import error_line, run
from tradecraft import engine
from tradecraft.cli import ladder
from tradecraft.cli.opponents import SETTINGS, Verdict, render, verdicts
from tradecraft.locales import Texts

WAR1955 = next(setting for setting in SETTINGS if setting.id == "war1955_normal")
FOUR = next(setting for setting in SETTINGS if setting.id == "vienna_four")
DUEL = {
    "open_spiel": "9.9",
    "milliseconds": 500,
    "measured": {"command": "duel", "date": "today", "program": "1", "engine": "plain", "machine": "abacus"},
    "games": [
        {
            "title": "1955, normal side",
            "games": 100,
            "wins": 88,
            "losses": 12,
            "rate": {"value": 0.88, "low": 0.8, "high": 0.93},
            "sides": [{"name": "`spymaster`", "simulations": 900, "seconds": {"mean": 0.5, "most": 0.52}}],
        }
    ],
}


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that is taken for the checkout."""
    (tmp_path / "bench" / "results").mkdir(parents=True)
    (tmp_path / "bench" / "compare.py").touch()
    monkeypatch.setattr(engine, "PACKAGE", tmp_path / "src" / "tradecraft")
    return tmp_path


def measured(checkout: Path) -> Path:
    """Measure one game quickly; return the folder of the games."""
    result = run("ladder", "--quick", "--setting", "war1955_normal")
    assert result.exit_code == 0, result.output
    return checkout / "bench" / "results" / "ladder-quick"


def test_a_quick_run_measures_and_writes_a_page_apart_and_goes_on_where_it_stopped(checkout: Path):
    folder = measured(checkout)
    page = (folder / "opponents.md").read_text()
    assert "## 1955, normal side" in page
    assert "`tradecraft ladder --quick --setting war1955_normal`" in page
    assert (folder / "images" / "opponents-war1955_normal.svg").exists()
    assert not (checkout / "docs").exists()
    games = (folder / "war1955_normal" / "games.jsonl").read_text()
    played = Counter(WAR1955.groups[json.loads(line)["lineup"]] for line in games.splitlines())
    assert played == {group: 2 if "spymaster" in group else 4 for group in WAR1955.groups}
    measured(checkout)
    assert (folder / "war1955_normal" / "games.jsonl").read_text() == games


def test_the_page_is_written_anew_from_what_was_measured_and_a_stale_one_is_found(checkout: Path):
    kept = checkout / "bench" / "results" / "ladder.json"
    kept.write_text((measured(checkout) / "ladder.json").read_text())
    assert run("ladder", "--check").exit_code == 2
    assert run("ladder", "--render").exit_code == 0
    assert run("ladder", "--check").exit_code == 0
    page = checkout / "docs" / "opponents.md"
    page.write_text(page.read_text().replace("Opponents", "Pushovers"))
    result = run("ladder", "--check")
    assert result.exit_code == 2
    assert "opponents.md" in result.stdout


def test_without_measurements_or_a_checkout_it_says_what_is_missing(checkout: Path, monkeypatch: pytest.MonkeyPatch):
    assert "ladder.json" in error_line(run("ladder", "--render"))
    assert "“chess”" in error_line(run("ladder", "--setting", "chess"))
    (checkout / "bench" / "results" / "ladder.json").write_text("{")
    assert "cannot be read" in error_line(run("ladder", "--check"))
    monkeypatch.setattr(engine, "PACKAGE", checkout / "elsewhere" / "src" / "tradecraft")
    assert "checkout" in error_line(run("ladder", "--quick"))


def test_a_bar_holds_only_if_the_share_reaches_it_and_the_interval_nearly():
    assert Verdict("", 0.7, 0.7, 0.65, 0.8).holds
    assert not Verdict("", 0.7, 0.69, 0.66, 0.8).holds
    assert not Verdict("", 0.7, 0.75, 0.64, 0.85).holds
    assert "**does not hold**" in Verdict("x", 0.7, 0.6, 0.5, 0.7).row()


def pair(bot: str, other: str, value: float) -> dict[str, Any]:
    return {"bot": bot, "other": other, "rate": {"value": value, "low": value - 0.02, "high": value + 0.02}}


def test_bars_are_read_from_pairs_either_way_round_and_from_shares():
    found = verdicts(WAR1955, {"pairs": [pair("officer", "spymaster", 0.1), pair("officer", "random", 0.99)]})
    assert [(one.name, round(one.value, 6)) for one in found] == [
        ("`spymaster` beats `officer`", 0.9),
        ("`officer` beats `random`", 0.99),
    ]
    assert all(one.holds for one in found)
    share = {"bot": "spymaster", "share": {"value": 0.44, "low": 0.4, "high": 0.5}}
    (one,) = verdicts(FOUR, {"pairs": [], "standings": [share]})
    assert not one.holds


def test_the_peer_has_a_section_once_it_was_met():
    texts = Texts("en")
    assert "open_spiel" not in render({"settings": {}}, None, texts)["opponents.md"]
    page = render({"settings": {}}, DUEL, texts)["opponents.md"]
    assert "88:12 in 100 games | 80 % | 88 % (80–93) | holds |" in page
    assert "| 1955, normal side, `spymaster` | 0.500 | 0.520 | 900 |" in page


def test_the_kept_page_is_what_was_measured():
    root = Path(ladder.__file__).resolve().parents[3]
    kept = root / ladder.MEASURED
    if not kept.exists():
        pytest.skip("nothing has been measured yet")
    duel = root / ladder.DUEL
    pages = render(json.loads(kept.read_text()), json.loads(duel.read_text()) if duel.exists() else None, Texts("en"))
    assert {name: (root / "docs" / name).read_text() for name in pages} == pages
