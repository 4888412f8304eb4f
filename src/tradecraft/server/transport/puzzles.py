"""Puzzles as messages: the position as a lesson of one step, and the verdict on a try."""

from __future__ import annotations

from functools import lru_cache

from tradecraft.lessons.run import Run
from tradecraft.locales import Texts
from tradecraft.puzzles.puzzle import Puzzle, find_puzzle, puzzle_of_the_day, puzzles
from tradecraft.server.errors import not_found
from tradecraft.server.transport.lessons import LessonNarrator
from tradecraft.server.transport.protocol.lessons import LessonReply, LessonState
from tradecraft.server.transport.protocol.puzzles import PuzzleInfo, PuzzleList, PuzzleState, PuzzleVerdict

SECONDS_A_DAY = 86_400


def puzzle_list(language: str, now: float) -> PuzzleList:
    """Return all puzzles, and today's."""
    today = puzzle_of_the_day(int(now // SECONDS_A_DAY))
    return PuzzleList(puzzles=_infos(language), today=today.id if today else None)


@lru_cache
def _infos(language: str) -> list[PuzzleInfo]:
    texts = Texts(language)
    return [puzzle_info(puzzle, texts) for puzzle in puzzles()]


def puzzle_info(puzzle: Puzzle, texts: Texts) -> PuzzleInfo:
    """Return a puzzle as the list has it."""
    return PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        theme=puzzle.theme,
        theme_name=texts.get(f"puzzle-theme-{puzzle.theme}"),
        difficulty=puzzle.difficulty,
        rating=puzzle.finding.rating,
    )


def puzzle_state(id: str, answer: str | None, language: str) -> PuzzleState:
    """Return the position, or what came of a try; what is not allowed is refused and can be tried again."""
    with not_found():
        puzzle = find_puzzle(id)
    run = Run(puzzle.as_lesson())
    told = LessonNarrator(run, language)
    info = puzzle_info(puzzle, told.texts)
    reply, verdict = None, None
    if answer is not None:
        refused = run.refusal(answer)
        if refused is not None:
            reply = LessonReply(text=told.words.reason(refused), refusal=told.refusal(refused))
        else:
            verdict = _verdict(puzzle, answer, told)
            run.answer(puzzle.solution)
    shown = puzzle.finding.entry if verdict else len(run.match.steps)
    state = LessonState(
        lesson=puzzle.id,
        game=puzzle.game,
        title=info.theme_name,
        answers=[],
        step=0,
        steps=1,
        mark="find",
        kind="done" if verdict else "do",
        text=told.texts.get("puzzle-find"),
        options=[],
        point=[],
        reply=reply,
        next=None,
        updates=[] if reply else told.updates(shown),
    )
    return PuzzleState(info=info, state=state, verdict=verdict)


def _verdict(puzzle: Puzzle, answer: str, told: LessonNarrator) -> PuzzleVerdict:
    run, seat, finding = told.run, puzzle.seat, puzzle.finding
    state = run.match.state
    action = run.game.action_from_text(state, seat, puzzle.solution)
    label = told.words.action(run.game.action_data(state, seat, action))
    is_right = answer == puzzle.solution
    chance = finding.chance if is_right else finding.others.get(answer)
    kind = "right" if is_right else "close" if chance is not None else "wrong"
    return PuzzleVerdict(
        is_right=is_right,
        solution=label,
        best=finding.chance,
        chance=chance,
        text=told.texts.get(f"puzzle-{kind}", solution=label, best=_percent(finding.chance), chance=_percent(chance)),
        reasons=[told.words.reason(why.reason()) for why in finding.reasons],
    )


def _percent(chance: float | None) -> int:
    return round(100 * (chance or 0.0))
