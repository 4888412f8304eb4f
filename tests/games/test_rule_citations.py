"""Every rule of a game is cited in the code under the game's `rules/`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rules import GAMES, rule_ids, rules_page
from tradecraft.core.registry import game_ids


def uncited_rules(page: str, folder: Path) -> list[str]:
    """Return the rules of a page that no Python file under a folder cites; an id counts as a whole word only."""
    code = "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))
    cited = set(re.findall(r"(?<![\w.])[A-Z]\d+(?:\.\d+[a-z]?)?(?!\w|\.\d)", code))
    return [id for id in rule_ids(page) if id not in cited]


@pytest.mark.parametrize("game", game_ids())
def test_every_rule_is_cited_in_the_code_of_the_rules(game: str):
    assert rule_ids(rules_page(game))
    assert uncited_rules(rules_page(game), GAMES / game / "rules") == []


# The check above can fail

PAGE = "## W8 Details\n\n" + "".join(f"#### W8.{number}  Title\nText.\n\n" for number in ("1", "2", "2a", "3", "10"))


def test_a_rule_that_is_cited_nowhere_is_found(tmp_path: Path):
    (tmp_path / "specials").mkdir()
    (tmp_path / "turn.py").write_text('"""W8.10: go on; see (W8.2a), but not xW8.3 or W8.30."""\n', "utf-8")
    (tmp_path / "specials" / "flow.py").write_text("# W8.2.\n", "utf-8")
    (tmp_path / "notes.txt").write_text("W8.1 W8.3\n", "utf-8")
    assert uncited_rules(PAGE, tmp_path) == ["W8.1", "W8.3"]
