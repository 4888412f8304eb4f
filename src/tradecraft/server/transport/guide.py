"""The guide of a first game: explains each thing once, when it first comes up.

What comes up is what the engine names: the questions the seat was asked, and the rules that were at work in what the
seat has seen. A question is explained in two sentences of its own, a rule by a text for the guide (`GAME-guide-RULE`)
or else by the beginning of its own. The aim of the game comes first.
"""

from __future__ import annotations

from tradecraft.core.match import Match
from tradecraft.core.record import BY_CHANCE
from tradecraft.lessons.moments import QUESTION, decision_rule, moments
from tradecraft.locales import Texts
from tradecraft.locales.rules_pages import load_rules_page
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.protocol.guide import GuideNote

AIM = "aim"


def guide_notes(table: Table, seat: int, language: str) -> list[GuideNote]:
    """Explain everything that has come up for a seat, in the order in which it did."""
    played = table.playing_match()
    match = Match(played.game, played.state.players, played.options, played.seats)
    met: dict[str, str] = {}
    entries = [step.entry for step in played.steps]
    # What is laid out before the first choice is in sight, and explains itself later.
    first = next((number for number, entry in enumerate(entries) if entry.seat != BY_CHANCE), len(entries))
    for entry in entries[:first]:
        match.enter(entry)
    for moment in moments(match, entries[first:], seat):
        met.setdefault(moment.by if moment.by.startswith(QUESTION) else moment.rule, moment.rule)
    if seat in match.state.deciders:
        kind = match.game.decision(match.state, seat)
        met.setdefault(f"{QUESTION}{kind}", decision_rule(match.game, kind))
    notes = [note for id, rule in met.items() if (note := _note(match.game.id, id, rule, language))]
    key = f"{match.game.id}-guide-{AIM}"
    if not (texts := Texts(language)).has(key):
        return notes
    return [GuideNote(id=AIM, rule="", title=match.game.title, text=texts.get(key)), *notes]


def _note(game: str, id: str, rule: str, language: str) -> GuideNote | None:
    texts, page = Texts(language), load_rules_page(game, language)
    if not id.startswith(QUESTION):
        found, key = page.find(rule), f"{game}-guide-{rule.replace('.', '_')}"
        text = texts.get(key) if texts.has(key) else found.brief
        return GuideNote(id=id, rule=rule, title=found.title, text=text) if text else None
    key = f"client-what-{game}-{id.removeprefix(QUESTION)}"
    if not texts.has(key):
        return None
    return GuideNote(id=id, rule=rule, title=page.find(rule).title if rule else "", text=texts.get(key))
