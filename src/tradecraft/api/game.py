"""A game in progress: begin one, or load one from its record."""

from __future__ import annotations

import operator
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tradecraft.api.bot import Bot
from tradecraft.api.catalogue import find_rules, find_rules_of
from tradecraft.api.pieces import Action, Event, Step, View
from tradecraft.api.refused import Refused, explained
from tradecraft.api.words import Words, unnamed
from tradecraft.core import errors
from tradecraft.core.chance import Dealer
from tradecraft.core.game import OPEN, OVER, SPECTATOR, AnyGame, Outcome
from tradecraft.core.match import Match
from tradecraft.core.match import Step as MatchStep
from tradecraft.core.match import load as load_match
from tradecraft.core.record import BY_CHANCE, Entry, is_plain_text, parse_record, print_record

Choice = Action | int | str | Bot
"""What `Game.play` takes."""

SEED_NOTE = "seed {}"
"""How a record says by which seed it was dealt."""
_SEED = re.compile(SEED_NOTE.format("(.+)"))
YES_AND_NO = {True: ("yes", "on"), False: ("no", "off")}


class Game:
    """A game in progress. Begin one with `tradecraft.new`, continue one with `tradecraft.load`.

    You play all seats, and see everything; a bot is given only what its seat knows. Seats count from 0. Draws are made
    by themselves, from the seed. `print` draws the whole board.

    >>> import tradecraft
    >>> game = tradecraft.new("vienna", players=2, seed=7)
    >>> game
    <Game vienna, 2 players, round 1: seats 0 and 1 decide (assign)>
    >>> game.legal(seat=1)[:3]
    [assign 039 074 075, assign 039 075 074, assign 074 039 075]
    >>> game.play("assign 039 074 075")
    [<assigned: Red has assigned the cards.>, <assignment: Red assigns 039 to action I, ...>]
    >>> game.turn, game.round, game.over
    (0, 1, False)
    >>> game.undo()
    >>> game.deciders
    (0, 1)
    """

    def __init__(self, match: Match, seed: str) -> None:
        """Take over a match of the engine, and make the draws that it waits for."""
        self._match = match
        self._rules: AnyGame = match.game
        self._seed = seed
        self._dealer = Dealer(f"{seed}/deal")
        self._words = Words(match.game, match.seats, match.options)
        match.deal(self._dealer)

    @property
    def id(self) -> str:
        """The id of the game, such as `vienna`."""
        return self._rules.id

    @property
    def title(self) -> str:
        """What people call the game."""
        return self._rules.title

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._match.state.players

    @property
    def options(self) -> dict[str, str]:
        """All options, defaults included."""
        return dict(self._match.options)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self._match.seats

    @property
    def seed(self) -> str:
        """What fixes the deal: the same seed deals the same cards."""
        return self._seed

    @property
    def round(self) -> int:
        """The round or turn that is being played."""
        return int(self._match.state.round)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._match.state.waiting == OVER)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: scores, places, reason; None while it is being played."""
        return self._match.state.outcome() if self.over else None

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that must decide now: one, several that decide in secret at once, or none when it is over."""
        return tuple(self._match.state.deciders)

    @property
    def turn(self) -> int | None:
        """The seat that must decide now; None if several decide at once or the game is over."""
        return self.deciders[0] if len(self.deciders) == 1 else None

    @property
    def history(self) -> list[Step]:
        """Everything that happened: the actions of the seats, and the draws."""
        return [self._step(step) for step in self._match.steps]

    @property
    def record(self) -> str:
        """The game so far as the text of a record, a `.tcr` file."""
        return print_record(self._match.record())

    def legal(self, seat: int | None = None) -> list[Action]:
        """Return what may be done now, by a seat or by all that must decide; nothing once the game is over."""
        seats = self.deciders if seat is None else (self._checked(seat),)
        state = self._match.state
        text, data = self._rules.action_text, self._rules.action_data
        return [
            Action(one, int(number), text(state, one, number), data(state, one, number), self._words)
            for one in seats
            if one in state.deciders
            for number in state.legal(one)
        ]

    def play(self, choice: Choice, seat: int | None = None) -> list[Event]:
        """Play an action, given as such, by its number or in notation, or let a bot decide; return what happened.

        That includes the draws that follow. Raise Refused, and change nothing, if the action is not allowed. Where
        several seats decide at once, name the one you mean; a bot decides for the first of them if you do not.
        """
        seat = self._seat_for(choice) if seat is None else self._checked(seat)
        before = len(self._match.steps)
        with explained(self._words):
            self._carry_out(choice, seat)
            self._match.deal(self._dealer)
        return [event for step in self._match.steps[before:] for event in self._step(step).events]

    def view(self, seat: int | None = None) -> View:
        """Return what a seat knows, or what a spectator sees."""
        return self._view(SPECTATOR if seat is None else self._checked(seat))

    def svg(self, seat: int | None = None) -> str:
        """Return the position as a picture in SVG: what a seat knows, or everything. Notebooks show it by itself."""
        return self._view(OPEN if seat is None else self._checked(seat)).svg()

    def _repr_svg_(self) -> str | None:
        """Show the whole board in a notebook."""
        return self._view(OPEN)._repr_svg_()

    def copy(self) -> Game:
        """Return an independent copy: what is played in one does not happen in the other."""
        match = self._empty_match()
        match.state = self._match.state.clone()
        match.steps = list(self._match.steps)
        return Game(match, self._seed)

    def undo(self) -> None:
        """Take back the last action and the draws that followed it; raise Refused if there is none.

        Played again, the same action leads to the same draws.
        """
        entries = [step.entry for step in self._match.steps]
        while entries and entries[-1].seat == BY_CHANCE:
            entries.pop()
        if not entries:
            raise Refused("nothing_to_undo", "There is nothing to take back: nobody has played yet.")
        match = self._empty_match()
        for entry in entries[:-1]:
            match.enter(entry)
        self._match = match

    def save(self, path: str | Path) -> None:
        """Write the game to a record file, which `tradecraft.load` and `tradecraft replay` read."""
        Path(path).write_text(self.record, "utf-8", newline="\n")

    def __repr__(self) -> str:
        return f"<Game {self.id}, {self.players} players, round {self.round}: {self._stand()}>"

    def __str__(self) -> str:
        """Draw the whole board with everything open, as the terminal does."""
        return str(self._view(OPEN))

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return loads, (self.record,)

    def _stand(self) -> str:
        outcome = self.outcome
        if outcome is not None:
            winners = " and ".join(map(str, outcome.winners()))
            return f"over, won by seat {winners}" if len(outcome.winners()) == 1 else f"over, won by seats {winners}"
        seats = " and ".join(map(str, self.deciders))
        kind = self._rules.decision(self._match.state, self.deciders[0])
        return f"seat {seats} decides ({kind})" if self.turn is not None else f"seats {seats} decide ({kind})"

    def _checked(self, seat: int) -> int:
        if not 0 <= seat < self.players:
            text = f"There is no seat {seat}: the seats of this game are 0 to {self.players - 1}."
            raise Refused("no_such_seat", text, params={"seat": seat, "players": self.players})
        return seat

    def _seat_for(self, choice: Choice) -> int:
        """Return the seat that a choice is for if none is named; refuse a choice that may be for several."""
        if isinstance(choice, Action):
            return choice.seat
        first, *others = self.deciders or (0,)
        if not others or isinstance(choice, Bot):
            return first
        able = [seat for seat in self.deciders if self._is_legal(choice, seat)]
        if len(able) > 1:
            seats = " and ".join(map(str, able))
            text = (
                f"Seats {seats} decide at the same time: name the one you mean, as in play({choice!r}, seat={first})."
            )
            raise Refused("several_decide", text, params={"seats": seats})
        return able[0] if able else first

    def _is_legal(self, choice: int | str, seat: int) -> bool:
        state = self._match.state
        try:
            number = self._rules.action_from_text(state, seat, choice) if isinstance(choice, str) else choice
        except errors.Refused:
            return False
        return self._rules.refusal(state, seat, number) is None

    def _carry_out(self, choice: Choice, seat: int) -> None:
        state = self._match.state
        if seat not in state.deciders:
            reason = self._rules.refusal(state, seat, 0)
            assert reason is not None
            raise errors.IllegalAction(reason)
        if isinstance(choice, Bot):
            rng = Random(f"{self._seed if choice.seed is None else choice.seed}/bot/{seat}/{len(self._match.steps)}")
            choice = choice.choose(self.view(seat), self.legal(seat), rng)
        if isinstance(choice, Action):
            choice = self._current_number(choice, seat)
        if isinstance(choice, str):
            self._match.enter(Entry(seat, choice))
        else:
            self._match.act(seat, operator.index(choice))

    def _current_number(self, action: Action, seat: int) -> int:
        """Return the number of an action; refuse one of another seat, and one that has become something else."""
        if action.seat != seat:
            text = f"{action} is an action of seat {action.seat}, not of seat {seat}."
            raise Refused("other_seat", text, params={"seat": seat})
        state = self._match.state
        is_legal = self._rules.refusal(state, seat, action.number) is None
        if is_legal and self._rules.action_text(state, seat, action.number) != action.text:
            text = f"{action} is from another position: ask for the legal actions again."
            raise Refused("old_action", text, params={"action": action.text})
        return action.number

    def _step(self, step: MatchStep) -> Step:
        events = tuple(Event(event, self.players, self._words) for event in step.events)
        return Step(None if step.entry.seat == BY_CHANCE else step.entry.seat, step.entry.text, events)

    def _view(self, viewer: int) -> View:
        view = self._rules.view(self._match.state, viewer)
        return View(self._rules, view, self._words, self.outcome)

    def _empty_match(self) -> Match:
        match = Match(self._rules, self.players, self._match.options, self._match.seats)
        match.notes = self._match.notes
        return match


def new(
    game: str,
    players: int | None = None,
    *,
    seed: int | str | None = None,
    names: Sequence[str] | None = None,
    pack: str | Path | None = None,
    **options: str | int | bool,
) -> Game:
    """Begin a game; raise Refused if there is no such game, number of players or option.

    `games()` tells what there is. True and False stand for yes and no. The seed fixes the deal; without one, a fresh
    seed is drawn and kept as `Game.seed`. `names` are those of the players, `pack` is the
    name or the folder of a content pack.

    >>> import tradecraft
    >>> tradecraft.new("vienna", players=2, version="advanced", third_man=True, seed=7)
    <Game vienna, 2 players, round 0: seat 1 decides (stand)>
    >>> tradecraft.new("vienna", edition="it")
    Traceback (most recent call last):
    tradecraft.Refused: The option “edition” cannot be “it”. It can be: en, fr, nl.
    """
    rules = find_rules(game, pack)
    seed = secrets.token_hex(8) if seed is None else str(seed)
    if not is_plain_text(seed):
        raise Refused("bad_seed", f"{seed!r} cannot be a seed: one line of plain text.", params={"seed": seed})
    given = {name: option_value(rules, name, value) for name, value in options.items()}
    with explained(Words(rules)):
        count = players or default_players(rules)
        match = Match(rules, count, given, tuple(names) if names else unnamed(count))
    match.notes = (SEED_NOTE.format(seed),)
    return Game(match, seed)


def load(path: str | Path, pack: str | Path | None = None) -> Game:
    """Continue a game from a record file; raise Refused, which names the line, if it is not sound.

    `pack` is the folder of the content pack it was played with, if that was not the game's own.
    """
    return loads(Path(path).read_bytes(), pack)


def loads(source: str | bytes, pack: str | Path | None = None) -> Game:
    """Continue a game from the text of a record."""
    with explained(Words()):
        record = parse_record(source)
    rules = find_rules_of(record, None if pack is None else Path(pack))
    with explained(Words(rules)):
        match = load_match(rules, record)
    seed = noted_seed(record.notes)
    if seed is None:
        seed = secrets.token_hex(8)
        match.notes = (*match.notes, SEED_NOTE.format(seed))
    return Game(match, seed)


def noted_seed(notes: Sequence[str]) -> str | None:
    """Return the seed by which a record was dealt, if its notes name it."""
    return next((found[1] for note in notes if (found := _SEED.fullmatch(note))), None)


def default_players(rules: AnyGame) -> int:
    """Return the default number of players: three, or the most the game allows."""
    return 3 if 3 in rules.player_counts else rules.player_counts[-1]


def option_value(rules: AnyGame, name: str, value: str | int | bool) -> str:
    """Return a value as the option has it."""
    if not isinstance(value, bool):
        return str(value)
    choices = next((option.choices for option in rules.options if option.name == name), ())
    return next((word for word in YES_AND_NO[value] if word in choices), YES_AND_NO[value][0])
