"""The code on the how-to pages, installed as the pages say, does what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.scratch import HOWTO, ROOT, copy_package, replace_once, run

SPECIAL = HOWTO / "special_action"
PLAY_IT = """
import tradecraft
from tradecraft.core.contract import check_match
from tradecraft.core.registry import find_game
check_match(find_game("war1955"), 2, {}, "how to", every=12)
officer = tradecraft.bot("officer")
played, labels = 0, set()
for seed in range(6):
    game = tradecraft.new("war1955", seed=seed)
    while not game.over:
        labels |= {action.label for action in game.legal() if "agitation" in action.text}
        game.play(officer)
    played += sum(step.text.startswith("special") and "agitation" in step.text for step in game.history)
print("played:", played > 0)
print("named:", any("Agitation" in label for label in labels))
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the package with the special action of the page in it."""
    package = copy_package(tmp_path_factory.mktemp("special"))
    war = package / "games" / "war1955"
    catalogue = war / "rules" / "specials" / "catalogue.py"
    declared = (SPECIAL / "agitation.py.txt").read_text("utf-8")
    replace_once(catalogue, "class NoAction(Special):", f"{declared}\n\nclass NoAction(Special):")
    replace_once(catalogue, "    STRATEGIC_RESUPPLY,\n)", "    STRATEGIC_RESUPPLY,\n    Agitation(),\n)")
    cards = war / "content" / "war1955-1" / "cards.json"
    for country in ("france", "hungary"):
        card = f'"country": "{country}", "influence": 2, "action": '
        replace_once(cards, f'{card}"safe_house"', f'{card}"agitation"')
    for language in ("en", "fr", "nl"):
        with (war / "texts" / language / "game.ftl").open("a", encoding="utf-8") as file:
            file.write("\n" + (SPECIAL / f"{language}.ftl").read_text("utf-8"))
    weights = war / "knowledge" / "weights.json"
    text = weights.read_text("utf-8")
    learned = re.compile(r'("strategic_resupply": \[.*\])\n')
    assert len(learned.findall(text)) == 2
    weights.write_text(learned.sub(r'\1,\n    "agitation": [0, 0, 0]\n', text), "utf-8")
    known = '    "supply_drop": 0.28,\n'
    replace_once(war / "knowledge" / "position.py", known, f'{known}    "agitation": 0.3,\n')
    return package


def test_a_special_action_is_one_class_and_its_data(package: Path):
    assert run(package.parent, str(ROOT / "scripts" / "audit_texts.py")).endswith(": no problems\n")
    assert run(package.parent, "-c", PLAY_IT) == "played: True\nnamed: True\n"


def test_a_pack_is_made_and_played(tmp_path: Path):
    said = run(ROOT / "src", str(HOWTO / "make_pack.py"), str(tmp_path / "my-war"))
    assert re.search(r"^USA +10 ", said, re.MULTILINE)
    assert re.search(r"^content my-war sha256:[0-9a-f]{64}$", said, re.MULTILINE)


def test_a_bot_is_a_file(tmp_path: Path):
    package = copy_package(tmp_path)
    (package / "bots" / "moderate.py").write_text((HOWTO / "moderate.py").read_text("utf-8"), "utf-8")
    said = run(tmp_path, "-c", "import tradecraft; print(tradecraft.bots('war1955'))")
    names = "random recruit companion greedy moderate handler officer station_chief spymaster_1 spymaster"
    assert said == f"{names.split()}\n"
    said = run(tmp_path, "-m", "tradecraft", "simulate", "war1955", "--games", "4", "--bots", "moderate,random")
    assert "moderate" in said
