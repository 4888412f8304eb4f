"""The sentences of a review, in a language; each states figures that the review holds."""

from __future__ import annotations

from collections import Counter

from tradecraft.bots.review import Account, Decision, Move, Review
from tradecraft.bots.review.decisions import WORSE
from tradecraft.bots.review.habits import Habit, Profile
from tradecraft.bots.review.ledger import Term
from tradecraft.locales import Texts
from tradecraft.locales.texts import GameTexts

MINUS = "\N{MINUS SIGN}"
Z = 1.96
"""How many standard errors make an interval of 95 %."""


class Words:
    """Sentences about one review, with the names of the players."""

    def __init__(self, review: Review, texts: GameTexts) -> None:
        """Speak of a review with the texts of its game."""
        self.review = review
        self.game = texts
        self.texts = texts.texts

    def seat(self, seat: int) -> str:
        """Return what a seat is called."""
        return self.game.seat(seat)

    def summary(self, seat: int) -> list[str]:
        """Return the ledger of a seat in two sentences."""
        account, name = self.review.ledger.account(seat), self.seat(seat)
        return [
            self.texts.get(
                "review-sum-luck",
                direction="up" if account.result >= 0 else "down",
                name=name,
                result=f"{100 * abs(account.result):.0f}",
                luck=hundredths(account.luck),
            ),
            self.texts.get(
                "review-sum-choices", name=name, own=hundredths(account.own), others=hundredths(account.others)
            ),
        ]

    def rounds(self, seat: int) -> list[tuple[str, list[str]]]:
        """Return the ledger of a seat by round: what the round is called, and each part with its error."""
        ledger = self.review.ledger
        return [
            (
                self.texts.get("review-round", round=round),
                [
                    f"{hundredths(step)} ± {100 * error:.0f}"
                    for _, step, error in self.parts(ledger.account(seat, round))
                ],
            )
            for round in ledger.rounds()
        ]

    def parts(self, account: Account) -> list[tuple[str, float, float]]:
        """Return the parts of a result with what they are called, and the error of each."""
        return [
            (self.texts.get("review-luck"), account.luck, account.luck_error),
            (self.texts.get("review-own"), account.own, account.own_error),
            (self.texts.get("review-others"), account.others, account.others_error),
        ]

    def counts(self, seat: int) -> str:
        """Return how many choices of a seat have which grade."""
        counts = Counter(decision.grade for decision in self.review.decisions if decision.seat == seat)
        return self.texts.get(
            "review-counts",
            name=self.seat(seat),
            fine=counts["fine"],
            inaccuracies=counts["inaccuracy"],
            mistakes=counts["mistake"],
            blunders=counts["blunder"],
            forced=counts["forced"],
        )

    def worse(self) -> list[Decision]:
        """Return the decisions that gave something away, in the order of the game."""
        return [decision for decision in self.review.decisions if decision.grade in WORSE]

    def heading(self, decision: Decision) -> str:
        """Return a decision in one line."""
        return self.texts.get(
            "review-heading",
            entry=decision.entry,
            round=decision.round,
            name=self.seat(decision.seat),
            grade=self.texts.get(f"review-grade-{decision.grade}"),
            loss=f"{100 * decision.loss:.0f}",
            error=f"{100 * decision.error:.0f}",
        )

    def lines(self, decision: Decision, has_notation: bool = True) -> list[str]:
        """Return what was chosen, what is better and why, and what the choice led to."""
        lines = [
            self.texts.get("review-chosen", move=self._move(decision.chosen, has_notation)),
            self.texts.get("review-best", move=self._move(decision.best, has_notation)),
        ]
        if decision.points_lost is not None and round(decision.points_lost) >= 1:
            points, error = map(self.texts.decimal, (decision.points_lost, decision.points_error or 0.0))
            lines[-1] += f" ({self.texts.get('review-points', points=points, error=error)})"
        return lines + [self.game.reason(reason) for reason in (*decision.reasons, *decision.consequences)]

    def draw(self, term: Term) -> str:
        """Return what a draw did to each seat."""
        steps = ", ".join(f"{self.seat(seat)} {hundredths(step)}" for seat, step in enumerate(term.steps))
        return self.texts.get("review-draw", entry=term.entry, round=term.round, steps=steps)

    def _move(self, move: Move, has_notation: bool) -> str:
        said = self.game.action(move.data)
        if not said or said == move.text:
            return move.text
        return f"{said} ({move.text})" if has_notation else said


def hundredths(share: float) -> str:
    """Return a share in points of a hundred, with its sign and a proper minus."""
    return signed(100 * share)


def signed(number: float) -> str:
    """Return a whole number with its sign and a proper minus."""
    text = f"{number:+.0f}"
    return "0" if text in ("+0", "-0") else text.replace("-", MINUS)


def told_profile(profile: Profile, name: str, texts: Texts) -> str:
    """Say what a player won over many games, and what without luck, each with its 95 % interval; the same as ratings.

    One game says nothing of how far results vary, so it has neither intervals nor ratings.
    """
    told = texts.get(
        "profile-sum",
        name=name,
        count=profile.games,
        result=hundredths(profile.result),
        result_error=f"{100 * Z * profile.result_error:.0f}",
        adjusted=hundredths(profile.without_luck),
        adjusted_error=f"{100 * Z * profile.without_luck_error:.0f}",
    )
    if profile.games == 1:
        return told
    rating = texts.get(
        "profile-rating",
        rating=signed(profile.rating),
        rating_error=f"{Z * profile.rating_error:.0f}",
        adjusted=signed(profile.rating_without_luck),
        adjusted_error=f"{Z * profile.rating_without_luck_error:.0f}",
    )
    return f"{told} {rating}"


def told_habit(habit: Habit, games: int, texts: Texts) -> str:
    """Say what a habit is about, when it shows, and what it costs."""
    theme = texts.get(f"puzzle-theme-{habit.theme}") if habit.theme else texts.get("profile-other")
    loss = texts.decimal(100 * habit.loss)
    return texts.get("profile-habit", theme=theme, part=habit.part, loss=loss, games=habit.games, count=games)
