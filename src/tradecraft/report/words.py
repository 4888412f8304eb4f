"""The sentences of a review, in a language; each states figures that the review holds."""

from __future__ import annotations

from collections import Counter

from tradecraft.bots.review import Account, Decision, Move, Review
from tradecraft.bots.review.ledger import Term
from tradecraft.locales.texts import GameTexts

MINUS = "\N{MINUS SIGN}"
WORSE = ("inaccuracy", "mistake", "blunder")


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
        is_up = account.result >= 0
        luck = account.luck if is_up else -account.luck
        return [
            self.texts.get(
                "review-sum-luck",
                direction="up" if is_up else "down",
                name=name,
                result=f"{100 * abs(account.result):.0f}",
                luck=hundredths(luck, is_signed=False),
            ),
            self.texts.get(
                "review-sum-choices", name=name, own=hundredths(account.own), others=hundredths(account.others)
            ),
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
            lines[-1] += f" ({self.texts.get('review-points', points=round(decision.points_lost))})"
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


def hundredths(share: float, is_signed: bool = True) -> str:
    """Return a share in points of a hundred, with a proper minus."""
    text = f"{100 * share:+.0f}" if is_signed else f"{100 * share:.0f}"
    return "0" if text in ("+0", "-0") else text.replace("-", MINUS)
