"""Answers questions about games: a bot gets its seat's view and nothing else.

The process in which bots think is sent the view of a seat, its legal actions, a seed and a budget. It never gets the
game itself, so it cannot know more than the seat. Anyone can check that a move rests on nothing else: verification
builds the view again, compares it with the hash in the proof, and asks the bot again.

A review is of a game that is over, and everything about it is open.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tradecraft import ENGINE, __version__
from tradecraft.bots.judge import judge
from tradecraft.bots.protocol import Budget, Thought, find_bot
from tradecraft.bots.review import Reviewer, believe, costs_of, depth_for
from tradecraft.bots.review.holdings import WORLDS
from tradecraft.core.digest import view_hash
from tradecraft.core.errors import Fault
from tradecraft.core.game import AnyGame, View
from tradecraft.core.match import Match
from tradecraft.core.record import Entry, parse_record
from tradecraft.core.registry import find_game
from tradecraft.engine import COMPILED
from tradecraft.server.bots import questions
from tradecraft.server.bots.questions import Answer, AnyQuestion, MoveQuestion
from tradecraft.server.tables.changes import Proof


def program_version(game: AnyGame) -> str:
    """Return the version an answer depends on: of this program and the game's rules."""
    return f"{__version__}/{game.rules_version}"


def answer(question: AnyQuestion) -> questions.AnyAnswer:
    """Answer a question."""
    match question:
        case MoveQuestion():
            return answer_move(question)
        case questions.HintQuestion():
            return answer_hint(question)
        case questions.ReviewQuestion():
            return review_part(question)
        case questions.BeliefQuestion():
            return answer_belief(question)
        case questions.CheckQuestion():
            return check_move(question)


def answer_move(question: MoveQuestion, simulations: int = 0) -> Answer:
    """Answer a question about a move; with a number of simulations, as if exactly that many had fit into the time."""
    return move_of(
        _game(question),
        _view(question),
        question.legal,
        players=question.players,
        bot=question.bot,
        seed=question.seed,
        most_ms=question.budget_ms,
        simulations=simulations,
    )


def answer_in(match: Match, seat: int, bot: str, seed: str, most_ms: int, simulations: int = 0) -> Answer:
    """Return a bot's move in a match, on a seat that must decide; raise Fault if it need not."""
    game, state = match.game, match.state
    if seat not in state.deciders:
        raise Fault(f"{bot} is asked on seat {seat + 1}, which has nothing to decide")
    legal = state.legal(seat)
    return move_of(
        game,
        game.view(state, seat),
        legal,
        players=state.players,
        bot=bot,
        seed=seed,
        most_ms=most_ms,
        simulations=simulations,
    )


def move_of(
    game: AnyGame,
    view: View,
    legal: tuple[int, ...],
    *,
    players: int,
    bot: str,
    seed: str,
    most_ms: int,
    simulations: int = 0,
    slowness: int = 1,
) -> Answer:
    """Return a bot's move for the seat whose view it is; raise Fault if it is not legal.

    The bot thinks as long as its level is meant to, but no longer than `most_ms`; with a number of simulations, exactly
    as many as these. Where it runs `slowness` times slower than where levels are measured, it has that much longer.
    """
    # Taken before the bot sees the view: whatever it does with it, this is what it was shown.
    shown = view_hash(view)
    player = find_bot(bot, game)
    own = player.budget_for(players)
    budget = Budget(simulations=simulations) if simulations else budget_within(own, most_ms, slowness)
    thought = player.think(view, legal, Random(seed), budget)
    if thought.action not in legal:
        raise Fault(f"{bot} wants {thought.action!r} on seat {view.seat + 1}, which is not legal")
    proof = Proof(bot, shown, seed, program_version(game), most_ms, int(thought.simulations))
    return Answer(int(thought.action), proof, is_weaker(own, most_ms, thought))


def is_weaker(own: Budget, most_ms: int, thought: Thought, engine: str = ENGINE) -> bool:
    """Tell whether a decision took less thought than its level stands for: too little time, or the slow engine.

    The strength of a level with a number of simulations is that number. One with a time alone is meant for the compiled
    engine. Where nothing was searched, as with a single option, nothing is missing.
    """
    if own.simulations or not own.milliseconds or not thought.simulations:
        return thought.is_short
    return engine != COMPILED or most_ms < own.milliseconds


def budget_within(own: Budget, most_ms: int, slowness: int = 1) -> Budget:
    """Return a level's own budget, cut down to the most time that is allowed here."""
    return Budget(min(own.milliseconds * slowness or most_ms, most_ms), own.simulations)


def answer_hint(question: questions.HintQuestion) -> questions.Hint:
    """Return the best options of a seat that must decide; where there is only one, nothing is thought about it."""
    game, view, about = _game(question), _view(question), question.about
    judgement = judge(game, view)
    options = judgement.advice(question.most)
    if about is None or not (loss := judgement.loss(about)):
        return questions.Hint(question.seed, options)
    return questions.Hint(question.seed, options, loss, tuple(costs_of(game, judgement, view.seat, about)))


def review_part(question: questions.ReviewQuestion) -> questions.PartReview:
    """Return the review of a part of a finished game."""
    match = Match(_game(question), question.players, question.options)
    # Nobody looks at the closing line of a part.
    record = replace(match.record(), entries=tuple(Entry(seat, text) for seat, text in question.entries))
    reviewer = Reviewer(match.game, record, depth_for(question.players, question.is_deep), question.seats)
    for _ in reviewer.run_part(question.first, question.last):
        pass
    return questions.PartReview(
        question.seed, question.first, question.last, reviewer.values, reviewer.rounds, reviewer.decisions
    )


def answer_belief(question: questions.BeliefQuestion, worlds: int = WORLDS) -> questions.BeliefAnswer:
    """Return what a seat can believe, from its views alone; `worlds` are drawn where it cannot be counted."""
    game = _game(question)
    views = [game.unpack_view(question.players, question.options, question.seat, view) for view in question.views]
    return questions.BeliefAnswer(question.seed, believe(game, views, worlds))


def check_move(question: questions.CheckQuestion) -> questions.CheckAnswer:
    """Repeat a bot's decision, as `tradecraft verify` does."""
    # The verification of whole games asks bots through this module.
    from tradecraft.server.play.verify import Verification

    verification = Verification(_game(question), parse_record(question.record), question.entry)
    for _ in verification.run():
        pass
    problems = [str(problem.kind) for problem in verification.problems]
    return questions.CheckAnswer(question.seed, bool(verification.bot_moves), problems)


def _game(question: AnyQuestion) -> AnyGame:
    return find_game(question.game, question.rules, question.content, question.folder)


def _view(question: MoveQuestion | questions.HintQuestion) -> View:
    view: View = _game(question).unpack_view(question.players, question.options, question.seat, question.view)
    return view
