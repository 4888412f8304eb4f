"""The interface between the kernel and the games.

A `Game` is one version of a game's rules with one content pack: options, set-up, views, notation, reasons. A `State` is
one match at one moment. It always waits for exactly one thing: a decision (by one seat, or by several at once and in
secret), chance, or nothing. A `View` is what one seat knows.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from tradecraft.core.actions import ActionSpace
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.events import EVERYONE, Event, EventValue, only
from tradecraft.core.native import i64, mypyc_attr

if TYPE_CHECKING:
    from tradecraft.core.packs import Packs

DECIDE: Final = 0
CHANCE: Final = 1
OVER: Final = 2
"""What a state waits for: `State.waiting` is one of these."""

NOTHING: Final = 0
"""`State.ask` while nobody decides: games number their kinds of decisions from 1."""

SPECTATOR: Final = -1
"""The seat of a spectator, who sees what is public."""
OPEN: Final = -2
"""The seat that sees everything: for replays of finished games, tests and digests."""


_ONE_SEAT: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(8))
ALL_SEATS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(range(players)) for players in range(9))
"""The deciders when all seats decide at once, by the number of players."""


def _named(seats: tuple[int, ...]) -> str:
    """Return seats in words, counted from 1 as in records: `seats 1 and 2`."""
    return ("seat " if len(seats) == 1 else "seats ") + " and ".join(str(seat + 1) for seat in seats)


@mypyc_attr(acyclic=True, free_list_len=1)
class Chance:
    """A request for `count` draws without replacement from `pool`, the deck as the multiset it is.

    `pool` is sorted. `number` counts the draws made from this deck before, so that a dealer can make the k-th draw
    of a deck depend on the deal alone. `audience` tells who sees the result (see `core.events`).
    """

    __slots__ = ("audience", "count", "deck", "number", "pool")

    def __init__(self, deck: str, number: int, pool: tuple[int, ...], count: int, audience: int) -> None:
        self.deck = deck
        self.number = number
        self.pool = pool
        self.count = count
        self.audience = audience

    def key(self) -> tuple[Any, ...]:
        """Return everything but the pool, which a viewer may not know."""
        return self.deck, self.number, self.count, self.audience

    def __repr__(self) -> str:
        return f"<Chance {self.deck}: {self.count} of {len(self.pool)}>"


@dataclass(frozen=True)
class Option:
    """An option of a game: a name and the values it may have, all of them words.

    `is_variant` marks the option that tells the variants of a game apart; titles of tables name its value.
    `is_edition` marks the one that names the language of a printed rulebook; who plays in that language is offered it.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    is_variant: bool = False
    is_edition: bool = False

    def default_in(self, language: str) -> str:
        """Return the default value for a player of this language."""
        return language if self.is_edition and language in self.choices else self.default

    def representatives(self) -> tuple[str, ...]:
        """Return a sample for tests that cannot try every choice: all of a few, else four spread evenly."""
        if len(self.choices) <= 6:
            return self.choices
        return self.choices[:: len(self.choices) // 4]


@dataclass(frozen=True)
class Outcome:
    """How a game ended.

    `breakdown` gives for each seat the points by source; they add up to its score. `ranking` gives each seat's
    place, 1 for the winner; equal places mean a shared place.
    """

    reason: str
    scores: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    ranking: tuple[int, ...]

    def winners(self) -> tuple[int, ...]:
        """Return the seats on the first place."""
        return tuple(seat for seat, place in enumerate(self.ranking) if place == 1)

    def __repr__(self) -> str:
        scores = ":".join(map(str, self.scores)) or "not scored"
        return f"<Outcome {self.reason}, {scores}, won by {_named(self.winners())}>"

    def __reduce__(self) -> tuple[type[Outcome], tuple[Any, ...]]:
        """Pickle by parts: a compiled frozen class cannot be pickled by its attributes."""
        return Outcome, (self.reason, self.scores, self.breakdown, self.ranking)


COMMON_FIELDS: Final = ("ask", "deciders", "deck", "log", "players", "round", "waiting")
"""The fields of every state."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A match at one moment. Mutable: `clone` it before you try something.

    The engine trusts its caller: `apply` takes legal actions and `apply_chance` draws that fit the request. Input from
    outside goes through `core.match`, which checks it.

    `ask` is the game's number for what the deciders are asked, NOTHING if nobody decides; `deck` names the deck that is
    drawn from. `round` counts the game's rounds or turns, for people and statistics. `log` collects events when it is a
    list; None (the default, and what a clone gets) costs nothing.
    """

    __slots__ = COMMON_FIELDS

    def __init__(self, players: int) -> None:
        self.players: int = players
        self.waiting: i64 = CHANCE
        self.deciders: tuple[int, ...] = ()
        self.ask: i64 = NOTHING
        self.deck: str = ""
        self.round: int = 0
        self.log: list[Event] | None = None

    def copy_common_from(self, other: State) -> None:
        """Take over what every game has, but not the log."""
        self.players = other.players
        self.waiting = other.waiting
        self.deciders = other.deciders
        self.ask = other.ask
        self.deck = other.deck
        self.round = other.round
        self.log = None

    def ask_one(self, seat: i64, ask: i64) -> None:
        """Wait for one seat's decision."""
        self.waiting = DECIDE
        self.deciders = _ONE_SEAT[seat]
        self.ask = ask

    def wait_for_draw(self, deck: str) -> None:
        """Wait for chance."""
        self.waiting = CHANCE
        self.deciders = ()
        self.ask = NOTHING
        self.deck = deck

    def tell(self, kind: str, reveals: bool = False, **data: EventValue) -> None:
        """Log a public event. Callers on fast paths look at `log` before they gather the data."""
        if self.log is not None:
            self.log.append(Event(kind, data, EVERYONE, reveals))

    def tell_seat(self, seat: int, kind: str, **data: EventValue) -> None:
        """Log an event that only its own seat sees."""
        if self.log is not None:
            self.log.append(Event(kind, {"seat": seat, **data}, only(seat)))

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {self.players} players, round {self.round}, {self.waits_for()}>"

    def waits_for(self, decision: str = "") -> str:
        """Return what the state waits for in a few words, with the kind of decision if it is given."""
        if self.waiting == OVER:
            return "over"
        if self.waiting == CHANCE:
            return f"draws {self.deck}"
        verb = "decides" if len(self.deciders) == 1 else "decide"
        return f"{_named(self.deciders)} {verb} {decision}".rstrip()

    @abstractmethod
    def legal(self, seat: i64) -> tuple[int, ...]:
        """List the actions of a seat that must decide, in ascending order; never empty."""

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action of a seat that must decide."""

    @abstractmethod
    def chance(self) -> Chance:
        """Return what chance has to supply; only while the state waits for chance."""

    @abstractmethod
    def apply_chance(self, drawn: list[int]) -> None:
        """Take the draws that were asked for."""

    @abstractmethod
    def clone(self) -> State:
        """Return an independent copy without a log."""

    @abstractmethod
    def key(self) -> tuple[Any, ...]:
        """Return everything that tells this state from another one, as a hashable value."""

    @abstractmethod
    def outcome(self) -> Outcome:
        """Return how the game ended; only once it is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat knows at one moment, and nothing else. Frozen once built."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    @abstractmethod
    def key(self) -> tuple[Any, ...]:
        """Return the whole content as a hashable value: equal keys mean equal knowledge."""

    @abstractmethod
    def data(self) -> dict[str, Any]:
        """Return the whole content as named plain data, ready for JSON."""

    def heading(self, game: str, players: int, options: dict[str, str], round: int) -> dict[str, Any]:
        """Return what the data of every view begin with."""
        seat = self.seat if self.seat >= 0 else None
        return {"game": game, "seat": seat, "players": players, "options": dict(options), "round": round}

    def resample(self, rng: Random) -> Any:
        """Return a random full state that agrees with this view; not needed where `Game.resample` does it."""
        raise NotImplementedError

    def fields(self) -> tuple[str, ...]:
        """Return the names of the fields that hold the content, all but `seat` and what follows from the options."""
        raise NotImplementedError

    def pack(self) -> list[Any]:
        """Return the content as plain values, ready for JSON: `Game.unpack_view` makes an equal view of them.

        Equal views give equal values. A view that holds more than plain values overrides this and `unpack`.
        """
        return [getattr(self, name) for name in self.fields()]

    def unpack(self, packed: list[Any]) -> None:
        """Take over the content of another view of the same seat, players and options."""
        fill(self, self.fields(), packed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        viewer = {SPECTATOR: "a spectator", OPEN: "everything"}.get(self.seat, f"seat {self.seat + 1}")
        return f"<{type(self).__name__} of {viewer}>"


def fill(target: object, names: tuple[str, ...], values: list[Any]) -> None:
    """Set fields to plain values, lists where there was a list before and tuples everywhere else."""
    for name, value in zip(names, values, strict=True):
        is_list = isinstance(getattr(target, name), list)
        value = _in_tuples(value)
        setattr(target, name, list(value) if is_list else value)


def _in_tuples(value: Any) -> Any:
    return tuple([_in_tuples(one) for one in value]) if isinstance(value, list | tuple) else value


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """One version of a game's rules with one content pack: everything that is not one match at one moment."""

    def __init__(
        self,
        id: str,
        title: str,
        rules_version: int,
        content_version: str,
        player_counts: tuple[int, ...],
        options: tuple[Option, ...],
        actions: ActionSpace,
        end_reasons: tuple[str, ...],
        reason_codes: tuple[str, ...],
        event_kinds: tuple[str, ...],
        packs: Packs[Any] | None = None,
    ) -> None:
        """Describe the game; the tuples of ids are closed lists that the contract suite and the locales check.

        `content_version` is the name of the content pack as a record has it, `packs` all packs of the game, if it can
        be played with several.
        """
        self.id = id
        self.title = title
        self.rules_version = rules_version
        self.content_version = content_version
        self.player_counts = player_counts
        self.options = options
        self.actions = actions
        self.end_reasons = end_reasons
        self.reason_codes = reason_codes
        self.event_kinds = event_kinds
        self.packs = packs

    def __repr__(self) -> str:
        return f"<Game {self.id}, rules {self.rules_version}, {self.content_version}>"

    def with_content(self, content: str) -> Game[S, V]:
        """Return the game with another content pack; raise BadOption if there is no such pack.

        A game with several packs is made of a version of its rules and the name of a pack.
        """
        if self.packs is None:
            raise BadOption(Reason.of("unknown_content", content=content, known=self.content_version))
        self.packs.load(content)
        make: Any = type(self)
        game: Game[S, V] = make(self.rules_version, content)
        return game

    def pack_folder(self) -> str:
        """Return the folder of the content pack, from which another process can read it; empty for the game's own."""
        return self.packs.folder_of(self.content_version) if self.packs is not None else ""

    def resolve_options(self, players: int, given: dict[str, str]) -> dict[str, str]:
        """Return all options in the game's order with defaults filled in; raise BadOption if one does not fit."""
        if players not in self.player_counts:
            allowed = ", ".join(str(count) for count in self.player_counts)
            raise BadOption(Reason.of("bad_player_count", players=players, allowed=allowed))
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(Reason.of("unknown_option", option=name, allowed=", ".join(known)))
        resolved: dict[str, str] = {}
        for option in self.options:
            value = given.get(option.name, option.default)
            if value not in option.choices:
                allowed = ", ".join(option.choices)
                raise BadOption(Reason.of("bad_option_value", option=option.name, value=value, allowed=allowed))
            resolved[option.name] = value
        self.check_options(players, resolved)
        return resolved

    def check_options(self, players: int, options: dict[str, str]) -> None:
        """Raise BadOption if resolved options exclude each other; by default none do."""

    @abstractmethod
    def new_state(self, players: int, options: dict[str, str]) -> S:
        """Return the state before the first draw; options that are not given have their defaults."""

    @abstractmethod
    def view(self, state: S, seat: int) -> V:
        """Build what a seat, SPECTATOR or OPEN knows."""

    def unpack_view(self, players: int, options: dict[str, str], seat: int, packed: list[Any]) -> V:
        """Return a view from what `View.pack` gave, also in another process."""
        view = self.view(self.new_state(players, options), seat)
        view.unpack(packed)
        return view

    def resample(self, view: V, rng: Random) -> S:
        """Return a random full state that agrees with a view, made from the view alone."""
        state: S = view.resample(rng)
        return state

    @abstractmethod
    def decision(self, state: S, seat: int) -> str:
        """Return the kind of decision a seat has to make; the seat is one of the deciders."""

    @abstractmethod
    def refusal(self, state: S, seat: int, action: int) -> Reason | None:
        """Return why a seat may not do an action now, or None if it may. Seat and action may be any integers."""

    @abstractmethod
    def action_text(self, state: S, seat: int, action: int) -> str:
        """Return the notation of a legal action."""

    @abstractmethod
    def action_from_text(self, state: S, seat: int, text: str) -> int:
        """Return the action a text names, legal or not; raise BadNotation if it names none."""

    @abstractmethod
    def action_data(self, state: S, seat: int, action: int) -> dict[str, Any]:
        """Return a legal action as plain data: its verb under "do", then its parts by name."""

    @abstractmethod
    def action_from_data(self, state: S, seat: int, data: dict[str, Any]) -> int:
        """Return the action that data names, legal or not; raise BadNotation if it names none."""

    @abstractmethod
    def draw_text(self, chance: Chance, drawn: list[int]) -> str:
        """Return the notation of draws: the deck, then what came."""

    @abstractmethod
    def draw_from_text(self, chance: Chance, text: str) -> list[int]:
        """Return the draws a text names for this request; raise BadNotation if it does not fit."""


AnyGame = Game[Any, Any]
"""A game of any kind, for code that does not look into states and views."""
