"""The audit of the languages: nothing is missing, and the audit finds missing texts."""

import shutil
from pathlib import Path

import pytest

from scripts.audit_texts import audit
from tradecraft.core.registry import game_ids
from tradecraft.locales import Texts, sources, texts_for

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "tradecraft"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for file in (*PACKAGE.rglob("*.ftl"), *PACKAGE.rglob("language.json")):
        target = tmp_path / file.relative_to(PACKAGE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    return tmp_path


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in {file.name}"
    file.write_text(text.replace(old, new), "utf-8")


def test_all_languages_say_the_same_and_all_that_is_needed():
    assert audit() == []


def test_an_unchanged_copy_passes(copy: Path):
    assert audit(copy) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        (
            "locales/fr/terminal.ftl",
            "terminal-hand = Main\n",
            "",
            "fr: terminal-hand is missing",
        ),
        (
            "locales/nl/terminal.ftl",
            "terminal-hand = Hand\n",
            "terminal-hand = Hand\nterminal-foot = Voet\n",
            "nl: terminal-foot is unknown",
        ),
        (
            "locales/fr/terminal.ftl",
            "terminal-round = Tour { $round }\n",
            "terminal-round = Tour\n",
            "fr: terminal-round is filled in with nothing, not with $round",
        ),
        (
            "games/vienna/texts/nl/game.ftl",
            "{ $seat } trekt { vienna-cards }.",
            "{ $seat } trekt { vienna-points }.",
            "nl: vienna-event-cards_drawn is filled in with $points, $seat, not with $count, $seat",
        ),
        (
            "games/vienna/texts/nl/game.ftl",
            "vienna-flag-usa = USA\n    .controller = de USA\n",
            "vienna-flag-usa = USA\n",
            "nl: vienna-flag-usa.controller is missing",
        ),
        (
            "locales/nl/terminal.ftl",
            "terminal-hand = Hand\n",
            "terminal-hand Hand\n",
            "nl/terminal.ftl, line 23: a comment, or a name and “=” are expected",
        ),
        (
            "locales/nl/terminal.ftl",
            "terminal-hand = Hand\n",
            "terminal-hand = Hand\nterminal-hand = Hand\n",
            "nl/terminal.ftl, line 24: terminal-hand exists already",
        ),
        (
            "games/vienna/texts/nl/game.ftl",
            "{ $seat } trekt { vienna-cards }.",
            "{ $seat } trekt { vienna-kaarten }.",
            "nl: vienna-event-cards_drawn refers to vienna-kaarten, which does not exist",
        ),
        (
            "locales/fr/kernel.ftl",
            "reason-truncated = ",
            "reason-truncated = { -enregistrement } ",
            "fr: reason-truncated refers to -enregistrement, which does not exist",
        ),
        (
            "games/vienna/texts/en/game.ftl",
            "vienna-event-crest_passed = The city crest goes to { $seat }.\n",
            "",
            "en: vienna-event-crest_passed is needed by Vienna",
        ),
        (
            "games/vienna/texts/en/game.ftl",
            "vienna-reason-game_over = The game is over.\n",
            "",
            "en: the reason game_over is needed by Vienna",
        ),
        (
            "games/vienna/texts/en/game.ftl",
            "vienna-seat-green = Green\n",
            "vienna-seat-green = Green\nvienna-seat-white = White\n",
            "en: vienna-seat-white is not needed by Vienna",
        ),
    ],
)
def test_a_planted_fault_is_found(copy: Path, file: str, old: str, new: str, problem: str):
    change(copy / file, old, new)
    assert problem in audit(copy)


def test_a_text_in_another_file_is_found(copy: Path):
    change(copy / "locales/fr/terminal.ftl", "terminal-hand = Main\n", "")
    kernel = copy / "locales/fr/kernel.ftl"
    kernel.write_text(kernel.read_text("utf-8") + "terminal-hand = Main\n", "utf-8")
    assert audit(copy) == ["fr: terminal-hand is in kernel.ftl, not in terminal.ftl"]


def test_a_term_is_a_matter_of_its_own_language(copy: Path):
    change(copy / "locales/nl/terminal.ftl", "terminal-hand = Hand\n", "-hand = Hand\nterminal-hand = { -hand }\n")
    assert audit(copy) == []


def test_without_the_reference_language_nothing_can_be_compared(copy: Path):
    shutil.rmtree(copy / "locales/en")
    assert audit(copy) == ["en is missing"]


def test_a_game_without_texts_in_a_language_is_one_finding(copy: Path):
    shutil.rmtree(copy / "games/vienna/texts/fr")
    assert audit(copy) == ["fr: vienna has no texts, and is shown in en"]


def test_a_game_without_texts_needs_none(copy: Path):
    shutil.rmtree(copy / "games/vienna/texts")
    assert audit(copy) == []


def test_a_language_without_any_games_is_reported(copy: Path):
    for texts in copy.glob("games/*/texts/nl"):
        shutil.rmtree(texts)
    assert sorted(audit(copy)) == [f"nl: {id} has no texts, and is shown in en" for id in game_ids()]


def test_a_text_that_a_language_lacks_is_shown_in_the_reference(copy: Path, monkeypatch: pytest.MonkeyPatch):
    shutil.rmtree(copy / "games/vienna/texts/fr")
    change(copy / "locales/fr/terminal.ftl", "terminal-hand = Main\n", "")
    monkeypatch.setattr(sources, "root", lambda: copy)
    for cached in (sources.bundle, sources.texts_of):
        cached.cache_clear()
    try:
        texts = texts_for("vienna", Texts("fr"))
        assert texts.texts.get("terminal-goodbye") == "Au revoir\u202f!"
        assert texts.texts.get("terminal-hand") == "Hand"
        assert texts.event({"kind": "crest_passed", "seat": 1}) == "The city crest goes to Red."
    finally:
        for cached in (sources.bundle, sources.texts_of):
            cached.cache_clear()
