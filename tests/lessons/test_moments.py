"""Which rules apply: derived from what a seat sees, and explained in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tradecraft.core.match import begin_replay
from tradecraft.core.record import parse_record
from tradecraft.core.registry import find_game_of, game_ids
from tradecraft.games.vienna.rules.state import ViennaState
from tradecraft.lessons.moments import QUESTION, Moment, moments
from tradecraft.locales import languages
from tradecraft.locales.rules_pages import load_rules_page

GOLDEN = Path(__file__).resolve().parent.parent / "golden"


def met(name: str, seat: int = 0) -> list[Moment]:
    record = parse_record((GOLDEN / f"{name}.tcr").read_bytes())
    return list(moments(begin_replay(find_game_of(record), record), record.entries, seat))


def rules(name: str, seat: int = 0) -> set[str]:
    return {moment.rule for moment in met(name, seat)}


def test_rare_rules_are_named_where_they_are_at_work_and_only_there():
    assert {"V6.3", "V7.2", "V8.7", "V8.13"} <= rules("vienna/advanced-two-players-exhaustion")
    tie = rules("vienna/two-players-tie")
    assert "V7.4" in tie
    assert not {"V6.3", "V7.2", "V8.7", "V8.13", "V10.2"} & tie
    assert {"W2.4", "W7.3"} <= rules("war1955/random-moves-draw")


@pytest.mark.parametrize(("rule", "when"), [("V9.3", "place_company"), ("V9.4", "obtain_new_kind")])
def test_an_ability_names_the_detail_of_its_family(rule: str, when: str):
    record = parse_record((GOLDEN / "vienna/advanced-four-players-dutch.tcr").read_bytes())
    match = begin_replay(find_game_of(record), record)
    state = match.state
    assert isinstance(state, ViennaState)
    families = [card.family.when for card in state.lookups.content.cards]
    found = {moment.step for moment in moments(match, record.entries, 0) if moment.rule == rule}
    for number, step in enumerate(match.steps):
        named = [event for event in step.events if event.kind in ("bribes_gained", "points_scored")]
        cards = [card for event in named if isinstance(card := event.data["card"], int) and card]
        assert (number in found) == (when in {families[card - 1] for card in cards})
    assert found


def test_a_seat_meets_its_own_questions_only():
    for seat in (0, 1):
        asked = [moment for moment in met("vienna/two-players-tie", seat) if moment.by.startswith(QUESTION)]
        record = parse_record((GOLDEN / "vienna/two-players-tie.tcr").read_bytes())
        assert asked
        assert {record.entries[moment.step].seat for moment in asked} == {seat}


def test_what_another_seat_alone_sees_names_nothing():
    own, other = (
        [moment.step for moment in met("vienna/two-players-tie", seat) if moment.by == "assignment"] for seat in (0, 1)
    )
    assert own
    assert not set(own) & set(other)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", game_ids())
def test_the_beginning_of_a_rule_is_plain_text_of_some_sentences(game: str, language: str):
    for rule in load_rules_page(game, language).rules:
        assert len(rule.brief) <= 700
        assert not any(mark in rule.brief for mark in ("**", "`", "|", "\n", "####")), rule.brief
        assert not rule.brief or rule.brief[-1] in ".!?", rule.brief


def test_examples_and_references_are_left_out_of_the_beginning():
    page = load_rules_page("vienna", "en")
    assert page.find("V6.2").brief.endswith("Nobody else scores.")
    assert "Anna" not in page.find("V6.2").brief
    assert page.find("V5.1").brief.startswith("The player does one of these two: place one agent on a building")
    assert "(V8.9)" not in page.find("V3.1").brief
    assert page.find("V8.5").brief == ""
