"""A match: a game being played. It checks all input before it changes the state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tradecraft.core.chance import Dealer, check_draws
from tradecraft.core.digest import digest
from tradecraft.core.errors import BadNotation, BadOption, BadRecord, IllegalAction, Reason, Refused, shortened
from tradecraft.core.events import Event
from tradecraft.core.game import CHANCE, AnyGame, State
from tradecraft.core.packs import missing_pack
from tradecraft.core.record import BY_CHANCE, LINES, Entry, Record, is_plain_text, line_of


@dataclass(frozen=True, repr=False)
class Step:
    """An entry that has been played, with the events it caused."""

    entry: Entry
    events: list[Event]

    def __repr__(self) -> str:
        return f"<Step {line_of(self.entry)}, {len(self.events)} events>"


class Match:
    """A game in progress: its state, and the steps that led there."""

    def __init__(
        self, game: AnyGame, players: int, options: dict[str, str], seats: tuple[str, ...] | None = None
    ) -> None:
        """Set up a match before its first draw; raise BadOption if players, options or names do not fit."""
        self.game = game
        self.options = game.resolve_options(players, options)
        self.seats = seats or tuple(f"seat{number}" for number in range(1, players + 1))
        if len(self.seats) != players:
            raise BadOption(Reason.of("wrong_number_of_names", names=len(self.seats), players=players))
        for name in self.seats:
            if not is_plain_text(name):
                raise BadOption(Reason.of("bad_name", name=repr(name)))
        self.notes: tuple[str, ...] = ()
        self.state: State = game.new_state(players, self.options)
        self.steps: list[Step] = []

    def __repr__(self) -> str:
        state = self.state
        seats = state.deciders
        waits_for = state.waits_for(self.game.decision(state, seats[0]) if seats else "")
        return f"<Match {self.game.id}, {state.players} players, round {state.round}, {waits_for}>"

    def act(self, seat: int, action: int) -> Step:
        """Play an action of a seat; raise IllegalAction with the reason, and change nothing, if it is not legal."""
        reason = self.game.refusal(self.state, seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        return self.act_legally(seat, action)

    def act_legally(self, seat: int, action: int) -> Step:
        """Carry out an action of a seat that is known to be legal: nothing is checked again."""
        text = self.game.action_text(self.state, seat, action)
        return self._step(Entry(seat, text), lambda state: state.apply(seat, action))

    def draw(self, drawn: list[int]) -> Step:
        """Make the draws the state waits for; raise BadNotation, and change nothing, if they do not fit."""
        if self.state.waiting != CHANCE:
            raise BadNotation(Reason("no_draw_now"))
        chance = self.state.chance()
        if not check_draws(chance, drawn):
            raise BadNotation(Reason.of("wrong_draws", deck=chance.deck, count=chance.count))
        text = self.game.draw_text(chance, drawn)
        return self._step(Entry(BY_CHANCE, text), lambda state: state.apply_chance(drawn))

    def deal(self, dealer: Dealer) -> list[Step]:
        """Draw from the dealer until a seat must decide or the game is over."""
        steps: list[Step] = []
        while self.state.waiting == CHANCE:
            steps.append(self.draw(dealer.draw(self.state.chance())))
        return steps

    def enter(self, entry: Entry) -> Step:
        """Play an entry given in notation; raise Refused, and change nothing, if it cannot be played."""
        if entry.seat != BY_CHANCE:
            # Notation may depend on what the seat holds, so check first whether the seat may act at all.
            reason = self.game.refusal(self.state, entry.seat, 0)
            if reason is not None and entry.seat not in self.state.deciders:
                raise IllegalAction(reason)
            return self.act(entry.seat, self.game.action_from_text(self.state, entry.seat, entry.text))
        if self.state.waiting != CHANCE:
            raise BadNotation(Reason("no_draw_now"))
        return self.draw(self.game.draw_from_text(self.state.chance(), entry.text))

    def can_undo(self, seat: int) -> bool:
        """Tell whether the last step was this seat's own and revealed nothing hidden."""
        if not self.steps:
            return False
        last = self.steps[-1]
        return seat >= 0 and last.entry.seat == seat and not any(event.reveals for event in last.events)

    def undo(self, seat: int) -> None:
        """Take back the last step; raise IllegalAction if it was not this seat's own or revealed something."""
        if not self.can_undo(seat):
            raise IllegalAction(Reason("cannot_undo"))
        before = Match(self.game, self.state.players, self.options, self.seats)
        for step in self.steps[:-1]:
            before.enter(step.entry)
        self.state = before.state
        self.steps = before.steps

    def record(self) -> Record:
        """Return the match so far as a record."""
        return self.record_with(digest(self.game, self.state))

    def record_with(self, digest: str) -> Record:
        """Return the match so far as a record with a digest that is known, or that cannot be made."""
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            content=self.game.content_version,
            players=self.state.players,
            options=tuple(self.options.items()),
            seats=self.seats,
            notes=self.notes,
            entries=tuple(step.entry for step in self.steps),
            digest=digest,
        )

    def _step(self, entry: Entry, change: Callable[[State], None]) -> Step:
        step = Step(entry, [])
        self.state.log = step.events
        change(self.state)
        self.state.log = None
        self.steps.append(step)
        return step


def begin_replay(game: AnyGame, record: Record) -> Match:
    """Return the match of a record before its first entry; raise BadRecord if game, rules or content are others."""
    if record.game != game.id:
        raise BadRecord(LINES["game"], Reason.of("other_game", game=record.game, expected=game.id))
    if record.rules != game.rules_version:
        reason = Reason.of("unknown_rules_version", version=record.rules, known=game.rules_version)
        raise BadRecord(LINES["rules"], reason)
    if record.content != game.content_version:
        raise BadRecord(LINES["content"], missing_pack(record.content, (game.content_version,)))
    try:
        match = Match(game, record.players, dict(record.options), record.seats)
    except BadOption as error:
        raise BadRecord(_line_of_bad_option(record, error.reason), error.reason) from None
    match.notes = record.notes
    return match


def replay(match: Match, record: Record) -> Iterator[Step]:
    """Play the entries of a record one by one, then compare the digest; raise BadRecord with the line that is wrong."""
    for index, entry in enumerate(record.entries):
        try:
            step = match.enter(entry)
        except Refused as error:
            raise BadRecord(record.line_of_entry(index), error.reason) from None
        yield step
    reached = digest(match.game, match.state)
    if reached != record.digest:
        reason = Reason.of("digest_differs", recorded=record.digest, reached=reached)
        raise BadRecord(record.line_of_entry(len(record.entries)), reason)


def load(game: AnyGame, record: Record) -> Match:
    """Return the match a record leads to; raise BadRecord if it cannot be played."""
    match = begin_replay(game, record)
    for _ in replay(match, record):
        pass
    return match


def _line_of_bad_option(record: Record, reason: Reason) -> int:
    for index, (name, _) in enumerate(record.options):
        if shortened(name) == reason.params.get("option"):
            return record.line_of_option(index)
    return LINES["players"]
