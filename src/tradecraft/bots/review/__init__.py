"""Reviews of finished games: every decision judged by what the seat could know, and luck apart from skill.

`decisions` looks at one choice, `values` at one moment, `ledger` adds up what luck and choices did, and `reviewer` goes
through a whole game. `holdings` is the belief view. docs/review.md explains how it is reckoned.
"""

from tradecraft.bots.hindsight import Move
from tradecraft.bots.review.decisions import Decision, Grade, costs_of
from tradecraft.bots.review.holdings import Belief, believe
from tradecraft.bots.review.ledger import Account, Ledger, make_ledger
from tradecraft.bots.review.reviewer import Depth, Review, Reviewer, depth_for, review
from tradecraft.bots.review.values import Value

__all__ = [
    "Account",
    "Belief",
    "Decision",
    "Depth",
    "Grade",
    "Ledger",
    "Move",
    "Review",
    "Reviewer",
    "Value",
    "believe",
    "costs_of",
    "depth_for",
    "make_ledger",
    "review",
]
