"""`python -m bench.ladder`, and the page about the opponents."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bench import ladder
from bench.opponents import SETTINGS, Verdict, render, verdicts
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
def checkout(tmp_path: Path) -> Path:
    """Return a folder that is taken for the checkout."""
    (tmp_path / "bench" / "results").mkdir(parents=True)
    return tmp_path


def measured(checkout: Path) -> Path:
    """Measure one game quickly; return the folder of the games."""
    assert ladder.main(["--quick", "--setting", "war1955_normal"], checkout) == 0
    return checkout / "bench" / "results" / "ladder-quick"


def test_a_quick_run_writes_a_page_of_its_own_and_continues_where_it_stopped(checkout: Path):
    folder = measured(checkout)
    page = (folder / "opponents.md").read_text()
    assert "## 1955, normal side" in page
    assert "`python -m bench.ladder --quick --setting war1955_normal`" in page
    assert (folder / "images" / "opponents-war1955_normal.svg").exists()
    assert not (checkout / "docs").exists()
    games = (folder / "war1955_normal" / "games.jsonl").read_text()
    played = Counter(WAR1955.groups[json.loads(line)["lineup"]] for line in games.splitlines())
    assert played == {group: 2 if "spymaster" in group else 4 for group in WAR1955.groups}
    measured(checkout)
    assert (folder / "war1955_normal" / "games.jsonl").read_text() == games


def test_the_page_is_written_from_the_measurements_and_a_stale_one_is_found(
    checkout: Path, capsys: pytest.CaptureFixture[str]
):
    kept = checkout / "bench" / "results" / "ladder.json"
    kept.write_text((measured(checkout) / "ladder.json").read_text())
    assert ladder.main(["--check"], checkout) == 2
    assert ladder.main(["--render"], checkout) == 0
    assert ladder.main(["--check"], checkout) == 0
    page = checkout / "docs" / "opponents.md"
    page.write_text(page.read_text().replace("Opponents", "Pushovers"))
    capsys.readouterr()
    assert ladder.main(["--check"], checkout) == 2
    assert "opponents.md" in capsys.readouterr().out


def test_one_setting_can_be_measured_again_and_the_others_stay(checkout: Path):
    kept = measured(checkout) / "ladder.json"
    data = json.loads(kept.read_text())
    data["settings"]["vienna_four"] = {**data["settings"]["war1955_normal"], "seed": "as it was"}
    kept.write_text(json.dumps(data))
    measured(checkout)
    assert json.loads(kept.read_text())["settings"]["vienna_four"]["seed"] == "as it was"


def test_missing_and_unexpected_files_are_named(checkout: Path, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit, match=r"ladder\.json is missing"):
        ladder.main(["--render"], checkout)
    with pytest.raises(SystemExit):
        ladder.main(["--setting", "chess"], checkout)
    assert "invalid choice: 'chess'" in capsys.readouterr().err
    (checkout / "bench" / "results" / "ladder.json").write_text("{")
    with pytest.raises(SystemExit, match="cannot be read"):
        ladder.main(["--check"], checkout)
    other = checkout / "other" / "war1955_normal"
    other.mkdir(parents=True)
    (other / "letters.txt").touch()
    assert ladder.main(["--quick", "--setting", "war1955_normal", "--out", str(other.parent)], checkout) == 2
    assert "not empty" in capsys.readouterr().err


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
    assert ladder.main(["--check"]) == 0
