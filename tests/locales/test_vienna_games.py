"""Whole games of Vienna in every language: what happens, what is asked, what is refused, how it ends."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise, product
from random import Random
from typing import Any

import pytest

from tests.locales.reading import is_finished, texts_of
from tradecraft.core.chance import Dealer
from tradecraft.core.errors import Reason
from tradecraft.core.game import DECIDE, OVER
from tradecraft.core.match import Match
from tradecraft.core.registry import find_game
from tradecraft.games.vienna.rules.content_model import EDITIONS
from tradecraft.games.vienna.rules.phases import ASKS
from tradecraft.games.vienna.rules.scoring import FINAL_SOURCES, SOURCES
from tradecraft.games.vienna.texts import ViennaTexts

GAME = find_game("vienna")
BLOCKS = (*GAME.actions.starts, GAME.actions.size)
"""Where the actions of each verb begin, and where the last ones end."""
SWITCH = ("no", "yes")


@dataclass
class Heard:
    """All the different things that games in one edition told: decisions, events, choices, refusals and sources."""

    decisions: set[str] = field(default_factory=set)
    events: dict[str, dict[str, Any]] = field(default_factory=dict)
    choices: dict[str, dict[str, Any]] = field(default_factory=dict)
    refusals: dict[str, Reason] = field(default_factory=dict)
    sources: set[str] = field(default_factory=set)


def tables(edition: str) -> Iterator[tuple[int, dict[str, str]]]:
    """List tables with all options; the introductory game, which is the same in every edition, only in one."""
    for players, flags, third_man in product(GAME.player_counts, ("printed", "random"), SWITCH):
        options = {"edition": edition, "flags": flags, "third_man": third_man}
        for feld_agents in SWITCH:
            yield players, {**options, "version": "advanced", "feld_agents": feld_agents}
        if edition == EDITIONS[0]:
            yield players, options


@cache
def heard(edition: str) -> Heard:
    """Listen to a game at every table: so many that everything happens that can happen."""
    found = Heard()
    for seed, (players, options) in enumerate(tables(edition)):
        looks: Counter[str] = Counter()
        for match in played(players, options, seed):
            listen(found, match, looks)
        for event in [event for step in match.steps for event in step.events]:
            found.events[str(event)] = event.as_data()
        found.sources |= set(match.state.outcome().breakdown[0])
    return found


def listen(found: Heard, match: Match, looks: Counter[str]) -> None:
    """Note what the seats are asked in a position, and what they may and may not do."""
    state = match.state
    for seat in range(-1, state.players + 1):
        # One who is not asked hears the same about every action.
        reasons = [GAME.refusal(state, seat, action) for action in (-1, 0)]
        if seat in state.deciders:
            decision = GAME.decision(state, seat)
            found.decisions.add(decision)
            # The first and the last choices differ most.
            legal = state.legal(seat)
            for action in {*legal[:6], *legal[-6:]}:
                data = GAME.action_data(state, seat, action)
                found.choices[str(data)] = data
            looks[decision] += 1
            # The first, second, fourth, eighth ... time; every time would be slow.
            if looks[decision].bit_count() == 1:
                reasons += refusals(match, seat)
        found.refusals |= {str(reason): reason for reason in reasons if reason is not None}


def refusals(match: Match, seat: int) -> Iterator[Reason | None]:
    """Ask why a seat that must decide may not do each action; of verbs that are no answer one action is enough."""
    for start, end in pairwise(BLOCKS):
        first = GAME.refusal(match.state, seat, start)
        yield first
        if first is None or first.code != "not_asked_now":
            yield from (GAME.refusal(match.state, seat, action) for action in range(start + 1, end))


def played(players: int, options: dict[str, str], seed: int) -> Iterator[Match]:
    """Play a game at random, stopping before anything is drawn, before each decision and at the end."""
    match, dealer, rng = Match(GAME, players, options), Dealer(str(seed)), Random(seed)
    yield match
    while match.state.waiting != OVER:
        if match.state.waiting == DECIDE:
            yield match
            seat = match.state.deciders[0]
            match.act(seat, lively_choice(match.state.legal(seat), rng))
        else:
            match.deal(dealer)
    yield match


def lively_choice(legal: tuple[int, ...], rng: Random) -> int:
    """Choose at random, but so that many agents come into the game, without whom little happens."""
    by_verb: dict[str, list[int]] = {}
    for action in legal:
        by_verb.setdefault(GAME.actions.locate(action)[0], []).append(action)
    verbs = list(by_verb)
    agents = [verb for verb in verbs if verb in ("place", "supply", "feld")]
    if agents and rng.random() < 0.8:
        verbs = agents
    return rng.choice(by_verb[rng.choice(verbs)])


def test_the_games_have_everything_in_them():
    games = [heard(edition) for edition in EDITIONS]
    assert {event["kind"] for game in games for event in game.events.values()} == set(GAME.event_kinds)
    assert {choice["do"] for game in games for choice in game.choices.values()} == set(GAME.actions.verbs)
    assert {decision for game in games for decision in game.decisions} == set(ASKS) - {"nothing"}
    codes = {reason.code for game in games for reason in game.refusals.values()}
    assert codes == set(GAME.reason_codes)
    assert {source for game in games for source in game.sources} == {*SOURCES, *FINAL_SOURCES}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_event_is_a_line_of_the_log(texts: ViennaTexts, edition: str):
    told = texts_of(texts, {"edition": edition})
    for event in heard(edition).events.values():
        assert is_finished(told.event(event)), event


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_decision_is_a_question_and_every_choice_has_a_label(texts: ViennaTexts, edition: str):
    told = texts_of(texts, {"edition": edition})
    assert all(is_finished(told.decision(kind)) for kind in heard(edition).decisions)
    labels: dict[str, dict[str, Any]] = {}
    for data in heard(edition).choices.values():
        label = told.action(data)
        assert is_finished(label), data
        if data["do"] not in ("take", "bribe"):
            assert labels.setdefault(label, data) == data, "two choices look the same"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_refusal_is_a_sentence(texts: ViennaTexts, edition: str):
    for reason in heard(edition).refusals.values():
        text = texts.reason(reason)
        assert is_finished(text), reason
        assert f"[{reason.rule}]" not in text


def test_every_final_score_names_its_sources_and_its_end(texts: ViennaTexts):
    names = {texts.source(source) for source in (*SOURCES, *FINAL_SOURCES)}
    assert len(names) == 9
    assert all(map(is_finished, names))
    assert all(is_finished(texts.end_reason(reason)) for reason in GAME.end_reasons)
