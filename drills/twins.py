"""Twin tables: two games that differ only in what one seat and the spectators cannot know.

Up to some moment both are the same game. From then on they differ in what is hidden from the viewer: different cards
are drawn, different secret choices are made, and undeclared actions are prepared in different steps, which may be
undone. Everything the viewer sees happens in both; when that becomes impossible, the twins end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from tradecraft.core.chance import Dealer, check_draws, draw_at_random
from tradecraft.core.digest import canonical
from tradecraft.core.events import EVERYONE, Event, only
from tradecraft.core.game import CHANCE, DECIDE, SPECTATOR, AnyGame, Chance, State
from tradecraft.server.tables.changes import Acted, AnyChange, Sat, Started, Undone
from tradecraft.server.tables.header import Header
from tradecraft.server.tables.table import Table

MOMENT = 5_000
"""The duration of a public step in milliseconds; secret steps take less."""
LONGEST_PREPARATION = 12
ATTEMPTS = 30


@dataclass(frozen=True)
class Move:
    """A move of a seat in one world: an action with the draws it leads to, or an undo if `action` is None."""

    seat: int
    at: int
    action: int | None
    draws: tuple[str, ...] = ()


@dataclass
class Beat:
    """The moves in both worlds between two comparisons; the viewer notices all of them or none."""

    kind: str
    moves: tuple[list[Move], list[Move]] = field(default_factory=lambda: ([], []))
    changes: tuple[list[AnyChange], list[AnyChange]] = field(default_factory=lambda: ([], []))


class NoTwin(Exception):
    """What the viewer saw in one world cannot happen in the other."""


class RecordedDealer(Dealer):
    """A dealer that repeats draws given in notation."""

    def __init__(self, game: AnyGame, draws: Sequence[str] = ()) -> None:
        super().__init__("")
        self._game = game
        self.draws = list(draws)

    def draw(self, chance: Chance) -> list[int]:
        drawn: list[int] = self._game.draw_from_text(chance, self.draws.pop(0))
        return drawn


class TwinDealer(Dealer):
    """A dealer for two worlds: draws that the viewer sees are equal, the others are independent."""

    def __init__(self, game: AnyGame, viewer: int, rng: Random, is_same: bool = False) -> None:
        super().__init__("")
        self._game = game
        self._viewer = viewer
        self._rng = rng
        self._is_same = is_same
        self._first: list[list[int]] = []
        self._seen_first: list[bool] = []
        self._is_second = False
        self.draws: list[str] = []

    def second(self) -> TwinDealer:
        """Switch to the second world."""
        self._is_second = True
        self.draws = []
        return self

    def draw(self, chance: Chance) -> list[int]:
        is_seen = _is_for(chance.audience, self._viewer)
        if not self._is_second:
            drawn = draw_at_random(chance, self._rng)
            self._first.append(drawn)
            self._seen_first.append(is_seen)
        else:
            if not self._first or self._seen_first.pop(0) != is_seen:
                raise NoTwin
            drawn = self._first.pop(0)
            if not is_seen and not self._is_same:
                drawn = draw_at_random(chance, self._rng)
        if not check_draws(chance, drawn):
            raise NoTwin
        self.draws.append(self._game.draw_text(chance, drawn))
        return drawn


class Twins:
    """Builds a pair of tables; `beats` is what happens at them."""

    def __init__(self, header: Header, persons: Sequence[tuple[str, str]], viewer: int, seed: str) -> None:
        """Seat the players; `persons` are their ids and names, `viewer` may be SPECTATOR."""
        self.header = header
        self.viewer = viewer
        self.rng = Random(seed)
        self.tables = (Table(header, bytes(32)), Table(header, bytes(32)))
        self.game: AnyGame = self.tables[0].game
        self.beats: list[Beat] = []
        self.first_difference: int | None = None
        self._at = header.created_at
        sitting = Beat("sitting")
        for seat, (person, name) in enumerate(persons):
            self._change_both(sitting, Sat(at=self._at, by=person, seat=seat, person=person, name=name))
        self.beats.append(sitting)

    def play(self, common_steps: int, beats: int) -> None:
        """Play some common steps, then let the worlds differ for some beats, or until that is impossible.

        If `first_difference` is still None, the worlds never differed.
        """
        try:
            self._start(is_same=common_steps > 0)
        except NoTwin:
            # A card dealt openly in one world was dealt in secret in the other.
            return
        if common_steps:
            self._play_alike(common_steps)
        while self._is_playing() and (self.first_difference is None or len(self.beats) < self.first_difference + beats):
            try:
                for beat in self._advance():
                    self.beats.append(beat)
                    self._note_difference(beat)
            except NoTwin:
                return

    def _start(self, is_same: bool) -> None:
        dealer = TwinDealer(self.game, self.viewer, self.rng, is_same)
        beat = Beat("start")
        for world, table in enumerate(self.tables):
            deal_with(table, dealer.second() if world else dealer)
            beat.changes[world].append(table.carry_out(Started(at=self._at)))
        self.beats.append(beat)
        self._note_difference(beat)

    def _play_alike(self, steps: int) -> None:
        """Play random moves in the first world and repeat them in the second."""
        here, there = self.tables
        deal_with(here, TwinDealer(self.game, self.viewer, self.rng, True))
        beat = Beat("alike")
        while steps and here.status == "playing":
            steps -= 1
            state = here.playing_match().state
            seat = self.rng.choice(state.deciders)
            text = self.game.action_text(state, seat, self.rng.choice(state.legal(seat)))
            self._at += MOMENT
            change = here.carry_out(Acted(at=self._at, by=here.seats[seat].person or "", seat=seat, text=text))
            there.replay(change)
            for changes in beat.changes:
                changes.append(change)
        self.beats.append(beat)

    def _is_playing(self) -> bool:
        return all(table.status == "playing" for table in self.tables)

    def _note_difference(self, beat: Beat) -> None:
        here, there = (table.playing_match().state for table in self.tables)
        if self.first_difference is None and (here.key() != there.key() or beat.kind == "secret"):
            self.first_difference = len(self.beats) - 1

    def _advance(self) -> Iterator[Beat]:
        """Yield the next beat that the viewer sees, after the secret ones before it."""
        here, there = (table.playing_match().state for table in self.tables)
        seat = self.rng.choice(here.deciders)
        if len(here.deciders) > 1 and seat != self.viewer:
            yield self._choose_in_secret(seat)
            return
        # Search first: if there is no way to continue, nothing may have happened.
        steps = self._common_steps(seat, here, there)
        if seat != self.viewer:
            yield from self._prepare_and_take_back(seat)
        beat = Beat("own" if seat == self.viewer else "seen")
        self._at += MOMENT
        for action, *draws in steps:
            for world in (0, 1):
                self._do(beat, world, Move(seat, self._at, action, tuple(draws[world])))
        yield beat

    def _choose_in_secret(self, seat: int) -> Beat:
        here, there = (table.playing_match().state for table in self.tables)
        for _ in range(ATTEMPTS):
            first = self.rng.choice(here.legal(seat))
            others = [action for action in there.legal(seat) if action != first]
            second = self.rng.choice(others or there.legal(seat))
            found = self._try(seat, (here, first), (there, second))
            if found is not None and found.is_seen:
                beat = Beat("secret choice")
                self._at += MOMENT
                for world, action in enumerate((first, second)):
                    self._do(beat, world, Move(seat, self._at, action, found.draws[world]))
                return beat
        raise NoTwin

    def _prepare_and_take_back(self, seat: int) -> Iterator[Beat]:
        """Make different secret steps in each world, and undo them."""
        secret, back = Beat("secret"), Beat("taken back")
        for world, table in enumerate(self.tables):
            at = self._at
            for _ in range(self.rng.randrange(4)):
                state = table.playing_match().state
                unseen = [action for action in state.legal(seat) if self._is_unseen(state, seat, action)]
                if not unseen:
                    break
                at += self.rng.randrange(1, 900)
                self._do(secret, world, Move(seat, at, self.rng.choice(unseen)))
        if not any(secret.moves):
            return
        yield secret
        for world in (0, 1):
            at = self._at + MOMENT // 2
            for _ in secret.moves[world]:
                at += self.rng.randrange(1, 300)
                self._do(back, world, Move(seat, at, None))
        yield back

    def _common_steps(self, seat: int, here: State, there: State) -> list[tuple[int, tuple[str, ...], tuple[str, ...]]]:
        """Return steps of a seat that are possible in both worlds; the viewer sees the last one."""
        for _ in range(ATTEMPTS):
            steps: list[tuple[int, tuple[str, ...], tuple[str, ...]]] = []
            states = (here, there)
            while len(steps) < LONGEST_PREPARATION:
                common = sorted(set(states[0].legal(seat)) & set(states[1].legal(seat)))
                if not common:
                    break
                action = self.rng.choice(common)
                found = self._try(seat, (states[0], action), (states[1], action))
                if found is None:
                    break
                steps.append((action, *found.draws))
                if found.is_seen:
                    return steps
                states = found.after
        raise NoTwin

    def _try(self, seat: int, here: tuple[State, int], there: tuple[State, int]) -> _Found | None:
        """Try an action in each world; return None if the viewer could tell them apart."""
        dealer = TwinDealer(self.game, self.viewer, self.rng)
        try:
            first = self._outcome(seat, *here, dealer)
            second = self._outcome(seat, *there, dealer.second())
        except NoTwin:
            return None
        if first.what != second.what or first.is_seen != second.is_seen:
            return None
        return _Found(first.is_seen, (first.draws, second.draws), (first.state, second.state))

    def _is_unseen(self, state: State, seat: int, action: int) -> bool:
        try:
            return not self._outcome(seat, state, action, RecordedDealer(self.game)).is_seen
        except IndexError:
            # The action leads to a draw.
            return False

    def _outcome(self, seat: int, state: State, action: int, dealer: Dealer) -> _Outcome:
        before = self.game.view(state, self.viewer).key()
        after = state.clone()
        events: list[Event] = []
        after.log = events
        after.apply(seat, action)
        while after.waiting == CHANCE:
            after.apply_chance(dealer.draw(after.chance()))
        after.log = None
        view = self.game.view(after, self.viewer)
        told = [event.as_data() for event in events if event.is_visible_to(self.viewer)]
        is_seen = bool(told) or view.key() != before or after.waiting != DECIDE
        draws = tuple(dealer.draws) if isinstance(dealer, TwinDealer) else ()
        return _Outcome(after, is_seen, canonical([told, view.data()]), draws)

    def _do(self, beat: Beat, world: int, move: Move) -> None:
        table = self.tables[world]
        beat.moves[world].append(move)
        deal_with(table, RecordedDealer(self.game, move.draws))
        by = table.seats[move.seat].person or ""
        change: AnyChange
        if move.action is None:
            assert table.can_undo(move.seat)
            target = table.undo_target(move.seat)
            assert target is not None
            change = Undone(at=move.at, by=by, seat=move.seat, to=target)
        else:
            text = self.game.action_text(table.playing_match().state, move.seat, move.action)
            change = Acted(at=move.at, by=by, seat=move.seat, text=text)
        beat.changes[world].append(table.carry_out(change))

    def _change_both(self, beat: Beat, change: AnyChange) -> None:
        for world, table in enumerate(self.tables):
            beat.changes[world].append(table.carry_out(change))


@dataclass(frozen=True)
class _Outcome:
    """The result of an action, and what the viewer sees of it."""

    state: State
    is_seen: bool
    what: bytes
    draws: tuple[str, ...]


@dataclass(frozen=True)
class _Found:
    """A step that is possible in both worlds."""

    is_seen: bool
    draws: tuple[tuple[str, ...], tuple[str, ...]]
    after: tuple[State, State]


def deal_with(table: Table, dealer: Dealer) -> None:
    """Replace the dealer of a table."""
    table.dealer = lambda: dealer  # type: ignore[method-assign]


def _is_for(audience: int, seat: int) -> bool:
    return audience == EVERYONE or (seat != SPECTATOR and bool(audience & only(seat)))
