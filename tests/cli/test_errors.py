"""Error messages: one line, of reasonable length, without control characters."""

from pathlib import Path

import pytest

from tests.cli.running import NAMES, error_line, match_where, run, saved
from tradecraft.cli.errors import Reporting, printable
from tradecraft.core.errors import Reason, Refused
from tradecraft.core.match import Match
from tradecraft.core.registry import find_game
from tradecraft.locales import languages
from tradecraft.terminal.texts import LONGEST, TerminalTexts

ENDLESS = "x" * 5000


@pytest.mark.parametrize("space", ["\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"])
def test_spaces_of_french_typography_are_left_alone(space: str):
    assert printable(f"Quoi{space}?") == f"Quoi{space}?"


@pytest.mark.parametrize("character", ["\x1b", "\x07", "\n", "\x9b", "\N{RIGHT-TO-LEFT OVERRIDE}", "\u2028"])
def test_what_a_terminal_might_obey_is_replaced(character: str):
    assert printable(f"a{character}b") == "a\N{REPLACEMENT CHARACTER}b"


@pytest.mark.parametrize("language", languages())
def test_long_values_in_a_text_are_cut(language: str):
    texts = TerminalTexts(language)
    assert texts.get("terminal-unknown_command", text="x" * LONGEST).count("x") >= LONGEST
    cut = texts.get("terminal-unknown_command", text=ENDLESS)
    assert LONGEST - 1 <= cut.count("x") <= LONGEST + 1
    assert "x…" in cut


def test_endless_names_are_played_with_all_the_same(tmp_path: Path):
    match = match_where(lambda match: match.state.round == 2)
    renamed = Match(find_game("vienna"), 2, match.options, (ENDLESS, NAMES[1]))
    for step in match.steps:
        renamed.enter(step.entry)
    path = saved(renamed, tmp_path / "names.tcr")
    for arguments in (("play", "vienna", "--resume", path, "--humans", "1,2"), ("replay", path)):
        result = run(*arguments, lines=["", "1"])
        assert result.exit_code == 0, result.output[-500:]
        assert result.stderr == ""


def test_an_endless_argument_is_quoted_in_part():
    line = error_line(run("play", ENDLESS))
    assert len(line) < 2 * LONGEST
    assert "xxx…" in line


def test_the_rule_of_a_refusal_is_named_once():
    reporting = Reporting()
    reporting.game = find_game("vienna")
    refused = Refused(Reason("card_not_in_hand", "V2.2", {"card": 3}))
    assert reporting.line(refused) == "error: Card 003 is not in your hand. [V2.2]"
