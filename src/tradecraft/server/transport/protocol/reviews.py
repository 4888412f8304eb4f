"""Reviews on the wire."""

from __future__ import annotations

from typing import Literal

from tradecraft.server.transport.protocol.base import Wire
from tradecraft.server.transport.protocol.messages import Choice, Ground


class ReviewedDecision(Wire, frozen=True):
    """A decision looked at again, judged by what the seat could know.

    `chance` is the chance to win with the `best` option, `loss` how much of it the `chosen` one gave away, `error` the
    standard error of that; `points_lost` and `points_error` the same in points. `reasons` speak for the best option,
    `consequences` tell where the chosen one led to less.
    """

    entry: int
    round: int
    seat: int
    grade: Literal["forced", "fine", "inaccuracy", "mistake", "blunder"]
    chosen: Choice
    best: Choice
    chance: float
    loss: float
    error: float
    points_lost: float | None
    points_error: float | None
    reasons: list[Ground]
    consequences: list[Ground]


class RoundAccount(Wire, frozen=True):
    """What a round did to a seat's result, as shares of the victory: result = luck + own + others."""

    round: int
    result: float
    luck: float
    own: float
    others: float
    luck_error: float
    own_error: float
    others_error: float


class LedgerAccount(Wire, frozen=True):
    """What made a seat's result, as shares of the victory: result = luck + own + others, beyond the fair share.

    The `rounds` add up to it; round 0 is what came before the first one.
    """

    result: float
    luck: float
    own: float
    others: float
    luck_error: float
    own_error: float
    others_error: float
    share: float
    rounds: list[RoundAccount]
    sentences: list[str]


class LuckyDraw(Wire, frozen=True):
    """A draw that changed the game: by how much for each seat, and in words what came."""

    entry: int
    round: int
    steps: list[float]
    lines: list[str]


class Review(Wire, frozen=True):
    """The review of a finished game as far as it has come: `done` of its `entries`, `place` others before it.

    `version` is what made it. `chances` are those of each seat before the first entry and after each. `seats` and
    `draws` are there once it is complete.
    """

    table_id: str
    depth: Literal["standard", "deep"]
    version: str
    entries: int
    done: int
    place: int
    chances: list[list[float]]
    decisions: list[ReviewedDecision]
    seats: list[LedgerAccount]
    draws: list[LuckyDraw]


class Likely(Wire, frozen=True):
    """How likely a seat holds a card, or one of a kind: `chance`, and `dealt` by the deal alone; `name` is in words."""

    id: str
    name: str
    chance: float
    dealt: float


class Holding(Wire, frozen=True):
    """What a seat may hold covered; `certain` are the cards that are known. The likeliest come first."""

    seat: int
    size: int
    certain: list[str]
    kinds: list[Likely]
    cards: list[Likely]


class TellingAct(Wire, frozen=True):
    """An act that told something, so many `bits`: `lines` say what was done, `sentence` what it changed most."""

    lines: list[str]
    bits: float
    sentence: str


class Beliefs(Wire, frozen=True):
    """What a seat could believe about the others after `entry` entries, from nothing but what it saw.

    If it `is_counted`, all chances are exact, over so many `deals`; otherwise they come from `worlds` that were drawn
    and weighed by what was done, and tell as much as `effective` of equal weight. `basis` says so in words. `acts` are
    those that told something, the latest first.
    """

    table_id: str
    seat: int
    entry: int
    is_counted: bool
    deals: float
    worlds: int
    effective: float
    bits: float
    basis: str
    holdings: list[Holding]
    acts: list[TellingAct]


class MoveCheck(Wire, frozen=True):
    """What came of asking the bot again that made a move: the stored view, seed and version, the same simulations.

    `verdict` is `same` if it moves the same again, `other` if not or if something about the move is wrong (`problems`
    has the codes of `tradecraft verify`), `unchecked` if another version made the move, `no_bot` if no bot made it.
    """

    table_id: str
    entry: int
    verdict: Literal["same", "other", "unchecked", "no_bot"]
    problems: list[str]
    bot: str = ""
    move: str = ""
    version: str = ""
    seed: str = ""
    view: str = ""
    simulations: int = 0


class HabitMoment(Wire, frozen=True):
    """Where a habit showed: an entry of a game, which ended `at`."""

    table: str
    entry: int
    at: int


class HabitInfo(Wire, frozen=True):
    """What a person misses in the first, middle or last third of their games; `loss` is of the chance to win, a game.

    `theme` is that of the `puzzles` to practise it with; `lesson` is the id of one that teaches it. `sentence` says all
    in words.
    """

    theme: str
    part: Literal["first", "middle", "last"]
    games: int
    loss: float
    sentence: str
    moments: list[HabitMoment]
    puzzles: list[str]
    lesson: str


class Profile(Wire, frozen=True):
    """A person over their latest games, of which `games` are reviewed: `result` is what they won beyond a fair share.

    `without_luck` is the same without the luck of deal and draws; both are a game, with standard errors. `rating` and
    `rating_without_luck` say the same in rating points, ahead of the opponents. `unreviewed` are the finished games
    that are not part of it, as they have no review yet. `sentence` sums up in words.
    """

    game: str
    games: int
    unreviewed: list[str]
    habits: list[HabitInfo]
    result: float = 0.0
    result_error: float = 0.0
    without_luck: float = 0.0
    without_luck_error: float = 0.0
    rating: float = 0.0
    rating_error: float = 0.0
    rating_without_luck: float = 0.0
    rating_without_luck_error: float = 0.0
    sentence: str = ""
