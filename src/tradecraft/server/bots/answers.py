"""Working out a bot's answer: the game is replayed, and the bot is handed what its seat knows, nothing else."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from tradecraft import __version__
from tradecraft.bots.protocol import find_bot
from tradecraft.core.digest import canonical
from tradecraft.core.errors import Fault
from tradecraft.core.game import AnyGame, View
from tradecraft.core.match import Match
from tradecraft.core.record import Entry
from tradecraft.core.registry import find_game
from tradecraft.server.bots.questions import Answer, Proof, Question

REMEMBERED_TABLES = 16


def program_version(game: AnyGame) -> str:
    """Return the version of everything an answer depends on: this program and the game's rules."""
    return f"{__version__}/{game.rules_version}"


def view_hash(view: View) -> str:
    """Return the fingerprint of what a seat knows."""
    return sha256(canonical(view.data())).hexdigest()


def answer_in(match: Match, seat: int, bot: str, seed: str, budget: int) -> Answer:
    """Return what a bot does on a seat that must decide; raise Fault if it need not, or if the bot breaks the rules."""
    game, state = match.game, match.state
    if seat not in state.deciders:
        raise Fault(f"{bot} is asked on seat {seat + 1}, which has nothing to decide")
    view = game.view(state, seat)
    legal = state.legal(seat)
    # Taken before the bot sees the view: whatever it does with it, this is what it was shown.
    shown = view_hash(view)
    action = find_bot(bot, game).choose(view, legal, Random(seed))
    if action not in legal:
        raise Fault(f"{bot} wants {action!r} on seat {seat + 1}, which is not legal")
    return Answer(int(action), Proof(bot, shown, seed, program_version(game), budget))


def ask_here(question: Question) -> Answer:
    """Answer a question in this process."""
    return Replays().answer(question)


class Replays:
    """Games as far as they were last asked about, so that only what is new has to be replayed."""

    def __init__(self, most: int = REMEMBERED_TABLES) -> None:
        """Remember so many tables; those not asked about for longest are forgotten first."""
        self._most = most
        self._matches: dict[str, Match] = {}

    def answer(self, question: Question) -> Answer:
        """Answer a question."""
        match = self._match(question)
        return answer_in(match, question.seat, question.bot, question.seed, question.budget_ms)

    def _match(self, question: Question) -> Match:
        """Return the match a question is about; one that is remembered is used if the question continues it."""
        entries = [Entry(seat, text) for seat, text in question.entries]
        # Taken out until all entries are in: a match that stops halfway is not kept.
        match = self._matches.pop(question.table, None)
        if match is None or not _continues(question, entries, match):
            match = Match(find_game(question.game), question.players, question.options)
        for entry in entries[len(match.steps) :]:
            match.enter(entry)
        self._matches[question.table] = match
        if len(self._matches) > self._most:
            del self._matches[next(iter(self._matches))]
        return match


def _continues(question: Question, entries: list[Entry], match: Match) -> bool:
    game = match.game
    if (game.id, match.state.players) != (question.game, question.players):
        return False
    if match.options != game.resolve_options(question.players, question.options):
        return False
    return [step.entry for step in match.steps] == entries[: len(match.steps)]
