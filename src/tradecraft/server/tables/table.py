"""The present state of a table: its header, and all changes since applied to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from tradecraft.core.chance import Dealer
from tradecraft.core.errors import BadOption, Fault
from tradecraft.core.events import Event
from tradecraft.core.game import CHANCE, DECIDE, OVER, SPECTATOR, View
from tradecraft.core.match import Match, Step
from tradecraft.core.record import BY_CHANCE, Entry
from tradecraft.core.registry import find_game
from tradecraft.server.errors import Unavailable, denied
from tradecraft.server.tables import changes
from tradecraft.server.tables.clock import Clocks
from tradecraft.server.tables.fair_deal import FairDealer, bot_seed, commitment_to
from tradecraft.server.tables.header import Header
from tradecraft.server.tables.person import League
from tradecraft.server.tables.result import Result, result_of
from tradecraft.server.tables.seat import Seat

Status = Literal["open", "playing", "over", "closed"]


@dataclass(frozen=True, slots=True)
class AppliedChange:
    """A change that has been carried out, with the game's events and the viewpoints that noticed it.

    `alters_table` says that what everyone is told about the table itself has changed.
    """

    change: changes.AnyChange
    events: tuple[Event, ...]
    seen: int
    alters_table: bool


@dataclass
class UndoRequest:
    """A seat asks to go back to an earlier entry; `waiting_for` are the seats that have not agreed yet."""

    seat: int
    to: int
    waiting_for: set[int]


Draw = Callable[[Match], list[Step]]
"""A function that makes the draws a match waits for and returns the steps."""


class Table:
    """A table and all that is known about it. Who may do what is decided elsewhere, in `deciders`."""

    def __init__(self, header: Header, secret: bytes) -> None:
        """Lay out a table before its first change; raise Unavailable if its rules or content are not here."""
        self.header = header
        try:
            self.game = find_game(header.game, header.rules, header.content)
        except BadOption:
            raise denied(Unavailable, "table_of_other_version", rules=header.rules, content=header.content) from None
        self.secret = secret
        self.players = len(header.seats)
        self.seats = [Seat(plan) for plan in header.seats]
        self.status: Status = "open"
        self.match: Match | None = None
        self.clocks = Clocks(header.clock, self.players)
        self.undo_request: UndoRequest | None = None
        self.rematch: str | None = None
        self.shared_by: set[int] = set()
        self.history: list[AppliedChange] = []
        # When something last happened that everyone may know of.
        self.noticed_at = header.created_at
        self.proofs: dict[int, changes.Proof] = {}
        # How much each viewpoint has noticed, and since when its seat has been asked what it is asked now.
        self.versions = [0] * (self.players + 1)
        self.asked_since = [0] * self.players
        # How often it became the turn of the person in each seat, and when it last did.
        self.turns = [0] * self.players
        self.turn_since = [0] * self.players
        self._waited_for: frozenset[int] = frozenset()
        # The seats that are asked, and what they may choose from as far as it was looked up since they were.
        self._asked: frozenset[int] = frozenset()
        self._options: dict[int, tuple[int, ...]] = {}
        # For each entry of the game the viewpoints that noticed the change it belongs to.
        self._entries_seen: list[int] = []
        # For each entry the person who made the change it belongs to; empty for a bot.
        self._entries_by: list[str] = []
        self._answered: dict[tuple[str, str], int] = {}
        # What each viewpoint knows, as far as it was asked for since the game last changed.
        self._views: dict[int, View] = {}
        # Whether the change that is being made alters what viewers know about the bot in a seat.
        self._bot_altered = False

    # Reading

    @property
    def version(self) -> int:
        """How many changes there have been."""
        return len(self.history)

    @property
    def viewpoints(self) -> range:
        """All who can look at the table: each seat, and the spectator as the last."""
        return range(self.players + 1)

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that must decide."""
        if self.status != "playing" or self.match is None or self.match.state.waiting != DECIDE:
            return ()
        return self.match.state.deciders

    def league(self) -> League:
        """Return in which league a rated game counts: bots play among themselves."""
        kinds = [seat.person_kind or "bot" for seat in self.seats if not seat.is_free]
        return "bots" if "bot" in kinds else "people"

    def seats_of(self, person: str) -> list[int]:
        """List the seats a person holds."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def bots_to_act(self) -> list[int]:
        """List the seats that must decide and are played by a bot."""
        return [seat for seat in self.deciders if self.seats[seat].bot is not None]

    def people_to_act(self) -> list[int]:
        """List the seats that must decide and are played by a person."""
        return [seat for seat in self.deciders if self.seats[seat].bot is None]

    def goes_on_by_itself(self) -> bool:
        """Tell whether something is due without a command: a bot's move, the start, an undo all agreed to."""
        if self.status == "open":
            return self.is_full()
        return bool(self.bots_to_act()) or self.is_undo_agreed()

    def is_undo_agreed(self) -> bool:
        """Tell whether all others have agreed to a request to take something back."""
        return self.status == "playing" and self.undo_request is not None and not self.undo_request.waiting_for

    def is_full(self) -> bool:
        """Tell whether every seat is taken."""
        return not any(seat.is_free for seat in self.seats)

    def answered(self, person: str, id: str) -> int | None:
        """Return the place in the history of a command that was carried out before, if it was."""
        return self._answered.get((person, id))

    def viewpoint_version(self, viewpoint: int, place: int) -> int:
        """Return what a viewpoint's version was after the happening at some place in the history."""
        later = self.history[place + 1 :]
        return self.versions[viewpoint] - sum(happening.seen >> viewpoint & 1 for happening in later)

    def view(self, viewpoint: int) -> View | None:
        """Return what a viewpoint knows of the game; nothing before it has begun."""
        if self.match is None:
            return None
        if viewpoint not in self._views:
            seat = SPECTATOR if viewpoint == self.players else viewpoint
            self._views[viewpoint] = self.game.view(self.match.state, seat)
        return self._views[viewpoint]

    def forget_views(self) -> None:
        """Free the views: thousands of tables wait in memory, and views are quick to make again."""
        self._views = {}

    def legal(self, seat: int) -> tuple[int, ...]:
        """List what a seat may choose from; nothing for a spectator, or if the seat need not decide."""
        if seat not in self._asked:
            return ()
        if seat not in self._options:
            self._options[seat] = self.playing_match().state.legal(seat)
        return self._options[seat]

    def playing_match(self) -> Match:
        """Return the match; only once the game has begun."""
        if self.match is None:
            raise Fault(f"table {self.header.id}: the game has not begun")
        return self.match

    def is_shared(self) -> bool:
        """Tell whether everybody may see the review: the game is over, and all people who played it allow that."""
        people = {number for number, seat in enumerate(self.seats) if seat.person is not None}
        return self.status == "over" and bool(people) and people <= self.shared_by

    def allows_hints(self) -> bool:
        """Tell whether players may ask for hints: if the table is for that, or only one person plays against bots.

        A free seat counts as another person's until a bot has it.
        """
        if self.header.rated or self.header.hints:
            return not self.header.rated
        people = [seat.person for seat in self.seats if seat.person is not None]
        free = sum(seat.is_free for seat in self.seats)
        return len(set(people)) + free <= 1

    def bots_from_start(self) -> tuple[str, ...]:
        """Return the bot that holds each seat, an empty text for a person's; a stand-in does not count."""
        return tuple(seat.bot or "" if seat.person is None else "" for seat in self.seats)

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat can take back its last step without asking anyone.

        It can while nothing was revealed and nobody else has acted, as far as the seat has noticed: what others do in
        secret must not show in what the seat may do.
        """
        target = self.undo_target(seat)
        if self.status != "playing" or self.match is None or target is None:
            return False
        is_last = not any(seen >> seat & 1 for seen in self._entries_seen[target + 1 :])
        return is_last and not any(event.reveals for event in self.match.steps[target].events)

    def undo_target(self, seat: int) -> int | None:
        """Return how many entries are left when a seat's last step is taken back with all that followed it."""
        steps = self.match.steps if self.match else []
        first = len(self.header.fork.entries) if self.header.fork else 0
        for number in range(len(steps) - 1, first - 1, -1):
            if steps[number].entry.seat == seat:
                return number
        return None

    def entries_since(self, first: int) -> list[tuple[Step, int, str]]:
        """List the entries of the game from a number on: each with who noticed it, and the person who made it."""
        steps = self.playing_match().steps
        return list(zip(steps[first:], self._entries_seen[first:], self._entries_by[first:], strict=True))

    def bot_seed(self, seat: int) -> str:
        """Return the seed of a bot's next decision: secret, but the same whenever the bot is asked again."""
        return bot_seed(self.secret, self.header.id, seat, len(self.playing_match().steps))

    def commitment(self) -> str:
        """Return the commitment to the deal, which is shown before the game."""
        return commitment_to(self.secret)

    def dealer(self) -> Dealer:
        """Return the dealer, once all seats are taken."""
        if self.header.chosen_seed is not None:
            return Dealer(self.header.chosen_seed)
        return FairDealer(self.secret, self.header.id, tuple(seat.entropy for seat in self.seats))

    def result(self) -> Result | None:
        """Return how the game ended, once it is over."""
        if self.status != "over" or self.match is None:
            return None
        return result_of(self.match, self.seats)

    # Changing

    def carry_out(self, change: changes.AnyChange) -> changes.AnyChange:
        """Apply a new change; return it complete with notation, draws and who noticed, ready to be stored.

        The change comes from `deciders`, which has checked that it may be made.
        """
        before = self._view_keys() if isinstance(change, changes.InGame) else None
        is_agreed = isinstance(change, changes.Undone) and self._fulfils_request(change)
        events, draws = self._perform(change, lambda match: match.deal(self.dealer()))
        if isinstance(change, changes.Started):
            change = replace(change, draws=draws)
        elif isinstance(change, changes.Acted):
            text = self.playing_match().steps[-1 - len(draws)].entry.text
            change = replace(change, text=text, draws=draws, seen=self._who_noticed(before, events))
        elif isinstance(change, changes.Undone):
            seen = self._everyone if is_agreed else self._who_noticed(before, events)
            change = replace(change, seen=seen)
        self._note(change, events)
        return change

    def replay(self, change: changes.AnyChange) -> None:
        """Apply a stored change again."""
        recorded = change.draws if isinstance(change, changes.Acted | changes.Started) else ()
        events, draws = self._perform(change, lambda match: [match.enter(Entry(BY_CHANCE, text)) for text in recorded])
        is_short = self.match is not None and self.match.state.waiting == CHANCE
        if draws != recorded or is_short:
            raise Fault(f"table {self.header.id}: the draws of change {self.version + 1} do not fit the game")
        self._note(change, events)

    def _perform(self, change: changes.AnyChange, draw: Draw) -> tuple[tuple[Event, ...], tuple[str, ...]]:
        self._views = {}
        match change:
            case changes.Sat():
                seat = self.seats[change.seat]
                seat.person, seat.person_kind, seat.name = change.person, change.person_kind, change.name
                seat.entropy = change.entropy
            case changes.Stood() | changes.BotStood():
                self.seats[change.seat] = Seat(self.header.seats[change.seat].without_bot())
            case changes.BotSat():
                self.seats[change.seat].bot = self.seats[change.seat].name = change.bot
            case changes.Started():
                return self._start(draw)
            case changes.Acted():
                return self._act(change, draw)
            case changes.Undone():
                if self._fulfils_request(change):
                    self.undo_request = None
                self._go_back(change.to)
            case changes.UndoAsked():
                others = {number for number, seat in enumerate(self.seats) if self._must_agree(change.seat, seat)}
                self.undo_request = UndoRequest(change.seat, change.to, others)
            case changes.UndoAnswered():
                self._take_answer(change)
            case changes.Replaced():
                self.seats[change.seat].bot, self.seats[change.seat].away = change.bot, change.why
                self._without_answer_of(change.seat)
            case changes.BotDelayed():
                self.seats[change.seat].is_delayed = True
            case changes.Holiday():
                self.seats[change.seat].holiday = change.until
            case changes.HolidayOver():
                self.seats[change.seat].holiday = None
            case changes.Returned():
                self._return(self.seats[change.seat], change.seat)
            case changes.Resigned():
                self._resign(change)
            case changes.Closed():
                self.status = "closed"
            case changes.Rematched():
                self.rematch = change.table
            case changes.Shared():
                (self.shared_by.add if change.allows else self.shared_by.discard)(change.seat)
        return (), ()

    def _start(self, draw: Draw) -> tuple[tuple[Event, ...], tuple[str, ...]]:
        self.match = self._new_match()
        fork = self.header.fork.as_entries() if self.header.fork else []
        steps = [self.match.enter(entry) for entry in fork]
        drawn = draw(self.match)
        self.status = "playing"
        self._end_if_over()
        return _events(steps + drawn), _texts(drawn)

    def _act(self, change: changes.Acted, draw: Draw) -> tuple[tuple[Event, ...], tuple[str, ...]]:
        match = self.playing_match()
        self.clocks.remember(len(match.steps), change.seat, change.at)
        self._note_bot(self.seats[change.seat], change)
        if change.action is None:
            step = match.enter(Entry(change.seat, change.text))
        else:
            step = match.act_legally(change.seat, change.action)
        if change.proof is not None:
            self.proofs[len(match.steps)] = change.proof
        drawn = draw(match) if match.state.waiting == CHANCE else []
        self._end_if_over()
        return _events([step, *drawn]), _texts(drawn)

    def _note_bot(self, seat: Seat, change: changes.Acted) -> None:
        """Note what a move tells about the bot that made it."""
        before = seat.is_delayed, seat.is_weaker
        seat.is_delayed = False
        if change.proof is not None and change.proof.simulations:
            seat.is_weaker = change.weaker
        if seat.away and len(self.legal(change.seat)) > 1:
            seat.lost_choice = True
        if not seat.away:
            seat.provisional_from = None
        elif seat.provisional_from is None:
            seat.provisional_from = len(self.playing_match().steps)
        self._bot_altered = before != (seat.is_delayed, seat.is_weaker)

    def _return(self, seat: Seat, number: int) -> None:
        if seat.away == "time":
            self.clocks.grant(number)
        seat.bot = seat.away = None
        seat.lost_choice = seat.is_delayed = seat.is_weaker = False

    def _go_back(self, to: int) -> None:
        entries = [step.entry for step in self.playing_match().steps[:to]]
        self.match = self._new_match()
        for entry in entries:
            self.match.enter(entry)
        self.proofs = {entry: proof for entry, proof in self.proofs.items() if entry <= to}
        del self._entries_seen[to:], self._entries_by[to:]
        for seat in self.seats:
            if seat.provisional_from is not None and seat.provisional_from >= to:
                seat.provisional_from = None

    def _fulfils_request(self, change: changes.Undone) -> bool:
        request = self.undo_request
        return self.is_undo_agreed() and request is not None and (request.seat, request.to) == (change.seat, change.to)

    def _take_answer(self, change: changes.UndoAnswered) -> None:
        if self.undo_request is None:
            raise Fault(f"table {self.header.id}: an answer where nothing was asked")
        if not change.agrees:
            self.undo_request = None
            return
        person = self.seats[change.seat].person
        self.undo_request.waiting_for -= {seat for seat in range(self.players) if self.seats[seat].person == person}

    def _without_answer_of(self, seat: int) -> None:
        if self.undo_request is not None:
            self.undo_request.waiting_for.discard(seat)

    def _must_agree(self, asking: int, seat: Seat) -> bool:
        return seat.bot is None and seat.person != self.seats[asking].person

    def _resign(self, change: changes.Resigned) -> None:
        seat = self.seats[change.seat]
        seat.resigned = True
        seat.bot = change.bot
        self._without_answer_of(change.seat)
        still_there = [seat for seat in self.seats if seat.person is not None and not seat.resigned]
        if self.players == 2 or not still_there:
            self.status = "over"

    def _end_if_over(self) -> None:
        if self.playing_match().state.waiting == OVER:
            self.status = "over"

    def _new_match(self) -> Match:
        return Match(self.game, self.players, self.header.options, tuple(seat.name for seat in self.seats))

    # Noticing

    @property
    def _everyone(self) -> int:
        return (1 << self.players + 1) - 1

    def _view_keys(self) -> list[object]:
        return [view.key() if (view := self.view(viewpoint)) else None for viewpoint in self.viewpoints]

    def _who_noticed(self, before: list[object] | None, events: tuple[Event, ...]) -> int:
        """Return a bit for each viewpoint whose view has changed or that saw an event.

        For the others nothing has happened: they get no message and their version does not move.
        """
        after = self._view_keys()
        seen = 0
        for viewpoint in self.viewpoints:
            seat = SPECTATOR if viewpoint == self.players else viewpoint
            changed = before is None or before[viewpoint] != after[viewpoint]
            if changed or self.status == "over" or any(event.is_visible_to(seat) for event in events):
                seen |= 1 << viewpoint
        return seen

    def _note(self, change: changes.AnyChange, events: tuple[Event, ...]) -> None:
        in_game = isinstance(change, changes.InGame)
        seen = change.seen if isinstance(change, changes.InGame) else self._everyone
        alters_table = not in_game or self.status == "over" or isinstance(change, changes.Undone) or self._bot_altered
        self._bot_altered = False
        if in_game and seen == self._everyone and self.undo_request is not None:
            # The game goes on. A step in secret leaves the request alone, for its end would give the step away.
            self.undo_request = None
            alters_table = True
        entries = len(self.match.steps) if self.match else 0
        self._entries_by += [change.by] * (entries - len(self._entries_by))
        self._entries_seen += [seen] * (entries - len(self._entries_seen))
        if change.id:
            self._answered[change.by, change.id] = len(self.history)
        self.history.append(AppliedChange(change, events, seen, alters_table))
        for viewpoint in self.viewpoints:
            self.versions[viewpoint] += seen >> viewpoint & 1
        self._note_time(change, seen == self._everyone)
        self._note_questions(change, seen)
        self._note_turns(change.at)

    def _note_time(self, change: changes.AnyChange, is_seen: bool) -> None:
        self.clocks.settle(change.at, self._timed(), isinstance(change, changes.Acted))
        if isinstance(change, changes.Acted):
            # A step in secret begins no other turn of a seat that goes on deciding.
            if is_seen or change.seat not in self.people_to_act():
                self.clocks.renew(change.seat, change.at)
        elif is_seen and isinstance(change, changes.Undone):
            self.clocks.go_back(change.to, change.seat, change.at)
        if is_seen and not isinstance(change, changes.Away):
            self.noticed_at = change.at

    def _timed(self) -> list[int]:
        """List the seats whose clocks run; the days of a friendly game wait for people who are on holiday."""
        waits = self.header.clock.type == "days" and not self.header.rated
        return [seat for seat in self.people_to_act() if not (waits and self.seats[seat].holiday)]

    def _note_turns(self, at: int) -> None:
        now = frozenset(self.people_to_act())
        for seat in now - self._waited_for:
            self.turns[seat] += 1
            self.turn_since[seat] = at
        self._waited_for = now

    def _note_questions(self, change: changes.AnyChange, seen: int) -> None:
        """Note which seats are asked something new; their options are looked up when they are needed."""
        before, self._asked = self._asked, frozenset(self.deciders)
        asked_anew = before ^ self._asked
        if isinstance(change, changes.InGame):
            asked_anew |= {change.seat}
        if isinstance(change, changes.Undone):
            asked_anew |= {seat for seat in range(self.players) if seen >> seat & 1}
        elif isinstance(change, changes.Acted) and self._asked != before - {change.seat}:
            # Only seats that decide at once leave alone what the others may choose from.
            asked_anew |= {seat for seat in self._asked if seen >> seat & 1}
        for seat in asked_anew:
            self._options.pop(seat, None)
            self.asked_since[seat] = self.versions[seat]


def _events(steps: list[Step]) -> tuple[Event, ...]:
    return tuple(event for step in steps for event in step.events)


def _texts(steps: list[Step]) -> tuple[str, ...]:
    return tuple(step.entry.text for step in steps)
