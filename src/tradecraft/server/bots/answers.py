"""Working out answers: the game is replayed, and whoever decides is handed what its seat knows, nothing else.

An analysis is of a game that is over, and everything about it is open.
"""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from random import Random

from tradecraft import __version__
from tradecraft.bots.analysis import Analyst
from tradecraft.bots.judge import judge
from tradecraft.bots.protocol import Budget, find_bot
from tradecraft.core.digest import canonical
from tradecraft.core.errors import Fault
from tradecraft.core.game import AnyGame, View
from tradecraft.core.match import Match
from tradecraft.core.record import Entry
from tradecraft.core.registry import find_game
from tradecraft.server.bots.questions import (
    AnalysisQuestion,
    Answer,
    AnyAnswer,
    AnyQuestion,
    Hint,
    HintQuestion,
    PartAnalysis,
    Question,
)
from tradecraft.server.tables.changes import Proof

REMEMBERED_TABLES = 16


def program_version(game: AnyGame) -> str:
    """Return the version of everything an answer depends on: this program and the game's rules."""
    return f"{__version__}/{game.rules_version}"


def view_hash(view: View) -> str:
    """Return the fingerprint of what a seat knows."""
    return sha256(canonical(view.data())).hexdigest()


def answer_in(match: Match, seat: int, bot: str, seed: str, most_ms: int, simulations: int = 0) -> Answer:
    """Return what a bot does on a seat that must decide; raise Fault if it need not, or if the bot breaks the rules.

    The bot thinks as long as its level is meant to, but no longer than `most_ms`; with a number of simulations, exactly
    as many as these.
    """
    game, state = match.game, match.state
    if seat not in state.deciders:
        raise Fault(f"{bot} is asked on seat {seat + 1}, which has nothing to decide")
    view = game.view(state, seat)
    legal = state.legal(seat)
    # Taken before the bot sees the view: whatever it does with it, this is what it was shown.
    shown = view_hash(view)
    player = find_bot(bot, game)
    budget = Budget(simulations=simulations) if simulations else budget_within(player.budget, most_ms)
    thought = player.think(view, legal, Random(seed), budget)
    if thought.action not in legal:
        raise Fault(f"{bot} wants {thought.action!r} on seat {seat + 1}, which is not legal")
    proof = Proof(bot, shown, seed, program_version(game), most_ms, int(thought.simulations))
    return Answer(int(thought.action), proof)


def budget_within(own: Budget, most_ms: int) -> Budget:
    """Return a level's own budget, cut down to the most time that is allowed here."""
    return Budget(min(own.milliseconds or most_ms, most_ms), own.simulations)


def hint_in(match: Match, question: HintQuestion) -> Hint:
    """Return the best options of a seat that must decide; where there is only one, nothing is thought about it."""
    game, state = match.game, match.state
    if question.seat not in state.deciders:
        raise Fault(f"a hint is asked for on seat {question.seat + 1}, which has nothing to decide")
    view = game.view(state, question.seat)
    judgement = judge(game, view, Budget(milliseconds=question.budget_ms), question.seed)
    return Hint(question.seed, judgement.advice(question.most))


def analyse_part(question: AnalysisQuestion) -> PartAnalysis:
    """Return what can be found out about a part of a finished game."""
    game = _game(question)
    match = Match(game, question.players, question.options)
    # Nobody looks at the closing line of a part.
    record = replace(match.record(), entries=tuple(_entries(question)))
    analyst = Analyst(game, record, Budget(simulations=question.simulations), question.seed)
    for _ in analyst.run_part(question.first, question.last):
        pass
    found = analyst.analysis()
    chances = [list(chances) for chances in found.chances]
    return PartAnalysis(question.seed, question.first, question.last, chances, list(found.points))


def ask_here(question: Question) -> Answer:
    """Answer a question about a move in this process."""
    return Replays().answer_move(question)


class Replays:
    """Games as far as they were last asked about, so that only what is new has to be replayed."""

    def __init__(self, most: int = REMEMBERED_TABLES) -> None:
        """Remember so many tables; those not asked about for longest are forgotten first."""
        self._most = most
        self._matches: dict[str, Match] = {}

    def answer(self, question: AnyQuestion) -> AnyAnswer:
        """Answer a question."""
        match question:
            case Question():
                return self.answer_move(question)
            case HintQuestion():
                return hint_in(self._match(question), question)
            case AnalysisQuestion():
                return analyse_part(question)

    def answer_move(self, question: Question) -> Answer:
        """Answer a question about a move."""
        match = self._match(question)
        return answer_in(match, question.seat, question.bot, question.seed, question.budget_ms)

    def _match(self, question: Question | HintQuestion) -> Match:
        """Return the match a question is about; one that is remembered is used if the question continues it."""
        entries = _entries(question)
        # Taken out until all entries are in: a match that stops halfway is not kept.
        match = self._matches.pop(question.table, None)
        if match is None or not _continues(question, entries, match):
            match = Match(_game(question), question.players, question.options)
        for entry in entries[len(match.steps) :]:
            match.enter(entry)
        self._matches[question.table] = match
        if len(self._matches) > self._most:
            del self._matches[next(iter(self._matches))]
        return match


def _game(question: AnyQuestion) -> AnyGame:
    return find_game(question.game, question.rules, question.content, question.folder)


def _entries(question: AnyQuestion) -> list[Entry]:
    return [Entry(seat, text) for seat, text in question.entries]


def _continues(question: Question | HintQuestion, entries: list[Entry], match: Match) -> bool:
    game = match.game
    version = question.rules or game.rules_version, question.content or game.content_version
    if (game.rules_version, game.content_version) != version:
        return False
    if (game.id, match.state.players) != (question.game, question.players):
        return False
    if match.options != game.resolve_options(question.players, question.options):
        return False
    return [step.entry for step in match.steps] == entries[: len(match.steps)]
