"""Sets up a game for the terminal, new or from a record: seats, options and deal."""

from __future__ import annotations

import os
import re
import secrets
from dataclasses import dataclass, replace
from pathlib import Path

from tradecraft.api.game import SEED_NOTE, default_players, noted_seed
from tradecraft.bots.protocol import OWN_BUDGET, Budget, bot_names, find_bot
from tradecraft.cli.arguments import budget_of, option_values, seats, words
from tradecraft.cli.errors import CommandError
from tradecraft.cli.records import read_record
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import AnyGame
from tradecraft.core.match import Match, load
from tradecraft.core.record import is_plain_text
from tradecraft.core.registry import find_game_of
from tradecraft.locales import Texts

DEFAULT_BOTS = ("greedy", "random")
"""The default bot: the first of these that plays the game."""
SEAT_NOTE = "seat {} {}"
HUMAN = "human"
"""How a record says who plays, so that it can be continued: in its notes."""


@dataclass(frozen=True)
class PlayArguments:
    """The arguments of `play` as typed; None where not given."""

    game: str
    players: int | None = None
    seat: int | None = None
    humans: str | None = None
    hot_seat: bool = False
    bots: str | None = None
    names: str | None = None
    options: list[str] | None = None
    seed: str | None = None
    record: Path | None = None
    resume: Path | None = None
    milliseconds: int | None = None
    simulations: int | None = None
    pack: Path | None = None

    def human_seats(self, players: int) -> tuple[int, ...] | None:
        """Return the seats of people, if given."""
        said = [self.seat is not None, self.humans is not None, self.hot_seat]
        if sum(said) > 1:
            raise CommandError("humans_twice")
        if self.hot_seat:
            return tuple(range(players))
        return seats(str(self.seat) if self.seat is not None else self.humans)


@dataclass
class Opened:
    """A table that is ready: the match, the deal, and the bot on each seat without a human."""

    match: Match
    seed: str
    bots: dict[int, str]
    record: Path | None = None
    resumed: Path | None = None
    budget: Budget = OWN_BUDGET

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.match.state.players) if seat not in self.bots]


def open_table(game: AnyGame, arguments: PlayArguments, texts: Texts) -> Opened:
    """Open a table; raise Refused or CommandError if the arguments do not fit."""
    if arguments.record and os.path.exists(arguments.record):
        resumed = arguments.resume
        if not (resumed and os.path.exists(resumed) and arguments.record.samefile(resumed)):
            raise CommandError("file_exists", path=str(arguments.record))
    budget = budget_of(arguments.milliseconds, arguments.simulations)
    opened = _continue(game, arguments, arguments.resume) if arguments.resume else _begin(game, arguments, texts)
    return replace(opened, budget=budget)


def default_bot(game: AnyGame) -> str:
    """Return the default bot of a game."""
    for name in DEFAULT_BOTS:
        if name in bot_names():
            try:
                find_bot(name, game)
            except BadOption:
                continue
            return name
    raise CommandError("no_bot", game=game.id)


def _begin(game: AnyGame, arguments: PlayArguments, texts: Texts) -> Opened:
    players = arguments.players or default_players(game)
    options = game.resolve_options(players, option_values(arguments.options))
    bots = _seat_bots(game, players, arguments.human_seats(players) or (0,), words(arguments.bots))
    seed = arguments.seed or secrets.token_hex(8)
    match = Match(game, players, options, _names(words(arguments.names), players, bots, texts))
    _note(match, seed, bots)
    return Opened(match, seed, bots, arguments.record)


def _continue(game: AnyGame, arguments: PlayArguments, path: Path) -> Opened:
    """Resume a recorded game; its notes fix seats and deal unless the arguments differ."""
    if arguments.players or arguments.options or arguments.names:
        raise CommandError("fixed_by_record")
    record = read_record(path)
    if record.game == game.id:
        game = find_game_of(record)
    match = load(game, record)
    # A bot that is no longer there is forgotten.
    known = {HUMAN, *bot_names()}
    found = (note for text in record.notes if (note := _SEAT.fullmatch(text)))
    noted = {int(note[1]) - 1: note[2] for note in found if note[2] in known}
    humans = arguments.human_seats(record.players)
    if humans is None:
        humans = tuple(seat for seat in range(record.players) if noted.get(seat) == HUMAN) or (0,)
    bots = _seat_bots(game, record.players, humans, words(arguments.bots), noted)
    seed = arguments.seed or noted_seed(record.notes) or secrets.token_hex(8)
    _note(match, seed, bots)
    return Opened(match, seed, bots, arguments.record, path)


def _seat_bots(
    game: AnyGame, players: int, humans: tuple[int, ...], asked: tuple[str, ...], noted: dict[int, str] | None = None
) -> dict[int, str]:
    """Give a bot to each seat without a human: those asked for in order, the last for all the rest."""
    for seat in humans:
        if not 0 <= seat < players:
            raise BadOption(Reason.of("no_such_seat", seat=seat + 1, players=players))
    others = [seat for seat in range(players) if seat not in humans]
    if len(asked) > len(others):
        raise BadOption(Reason.of("wrong_number_of_bots", bots=len(asked), players=players))
    bots: dict[int, str] = {}
    for index, seat in enumerate(others):
        known = (noted or {}).get(seat)
        if asked:
            bots[seat] = asked[min(index, len(asked) - 1)]
        else:
            bots[seat] = known if known and known != HUMAN else default_bot(game)
        find_bot(bots[seat], game)
    return bots


def _names(asked: tuple[str, ...], players: int, bots: dict[int, str], texts: Texts) -> tuple[str, ...]:
    if len(asked) > players:
        raise CommandError("too_many_names", names=len(asked), players=players)
    names = list(asked)
    for seat in range(len(asked), players):
        names.append(f"{bots[seat]} {seat + 1}" if seat in bots else texts.get("terminal-player", number=seat + 1))
    for name in names:
        if not is_plain_text(name):
            raise CommandError("bad_name", name=name)
    return tuple(names)


def _note(match: Match, seed: str, bots: dict[int, str]) -> None:
    """Return the notes needed to resume the game in the same way."""
    if not is_plain_text(seed):
        raise CommandError("bad_seed", seed=seed)
    old = [note for note in match.notes if noted_seed([note]) is None and not _SEAT.fullmatch(note)]
    players = (SEAT_NOTE.format(seat + 1, bots.get(seat, HUMAN)) for seat in range(match.state.players))
    match.notes = (*old, SEED_NOTE.format(seed), *players)


_SEAT = re.compile(SEAT_NOTE.format("([1-9])", "([a-z0-9_]+)"))
