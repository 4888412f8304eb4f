"""The fair deal: draws that nobody can foresee or choose, and that anyone can verify after the game.

Before the game the server makes a seed and shows its hash, the commitment. Each player adds entropy of their own. Every
draw follows from seed, entropy and the number of the draw; the seed is shown when the game is over. docs/fair-deal.md
explains it to players.

The bots' random numbers follow from the same seed (`bot_seed`), so a check of the game also finds the seed of each bot
move again. Every move of a bot has a note, except in the entries that were taken over. The line `bots` names the seats
that were bots' from the beginning: if an entry of such a seat has no note with that name, a note was removed or
altered. Notes at other seats are moves of a stand-in.

The notes of the record hold what a check needs, one line each, in this order:

    table TABLE
    deal commitment HASH
    deal seed SEED
    deal entropy ENTROPY -             one word for each seat, - for a seat that gave none
    deal withdrawn SEAT ENTROPY        for each time a player sat down and left again before the game; seats from 1
    fork TABLE ENTRIES                 if the first entries were taken over from another game
    bots NAME -                        one word for each seat, - for a person; not in records up to version 0.2
    bot ENTRY NAME view=HASH seed=SEED version=VERSION budget=MILLISECONDS    for each move of a bot

A bot that searched has ` simulations=COUNT` behind its budget: with as many simulations it finds the same move again.
A friendly table whose owner chose the deal has `deal chosen SEED` in place of the three lines about the deal.
Entries are counted from 1. Parser and printer are exact inverses.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

from tradecraft.core.chance import Dealer
from tradecraft.core.errors import BadRecord, Reason
from tradecraft.core.game import CHANCE
from tradecraft.core.match import Match, replay
from tradecraft.core.record import Record
from tradecraft.server.tables.changes import Proof

SEED_BYTES = 32
NONE = "-"
"""The placeholder in a note for a seat without entropy, or without a bot."""

_NUMBER = r"(?:0|[1-9][0-9]{0,8})"
_HASH = r"[0-9a-f]{64}"
_TABLE_ID = r"[A-Za-z0-9_-]{1,32}"
_ENTROPY = r"(?:-|[0-9a-f]{1,64})"
_TABLE = re.compile(rf"table ({_TABLE_ID})")
_COMMITMENT = re.compile(rf"deal commitment ({_HASH})")
_SEED = re.compile(rf"deal seed ([0-9a-f]{{{2 * SEED_BYTES}}})")
_ENTROPIES = re.compile(rf"deal entropy ({_ENTROPY}(?: {_ENTROPY})*)")
_WITHDRAWN = re.compile(rf"deal withdrawn ([1-9]) ({_ENTROPY})")
_CHOSEN = re.compile(r"deal chosen (.+)")
_FORK = re.compile(rf"fork ({_TABLE_ID}) ({_NUMBER})")
_BOTS = re.compile(r"bots ((?:-|[a-z0-9_]+)(?: (?:-|[a-z0-9_]+))*)")
_BOT = re.compile(
    rf"bot ({_NUMBER}) ([a-z0-9_]+) view=({_HASH}) seed=([0-9a-f]{{1,64}}) version=(\S+) budget=({_NUMBER})"
    r"(?: simulations=([1-9][0-9]{0,8}))?"
)


def commitment_to(seed: bytes) -> str:
    """Return what is shown of a seed before the game."""
    return sha256(seed).hexdigest()


def bot_seed(seed: bytes, table: str, seat: int, entries: int) -> str:
    """Return the seed a bot decides with: it follows from the committed seed and the place of the decision alone.

    It is the first 32 hexadecimal digits of HMAC-SHA256 with the server's seed as key and the text
    `TABLE/bot/SEAT/ENTRIES` as message. TABLE is the table's id, SEAT the number of the bot's seat from 0, ENTRIES the
    number of entries before the decision, draws and entries taken over from another game included. So a bot that is
    asked again at the same place decides with the same seed, and nobody can try seeds until a move pleases. All
    records since version 0.1 follow this. Where the owner chose the deal, the server's seed is not in the record and
    the bots' seeds cannot be checked.
    """
    return hmac.digest(seed, f"{table}/bot/{seat}/{entries}".encode(), "sha256").hex()[:32]


class FairDealer(Dealer):
    """The deal of a table, from the server's seed and what the players added, in the order of their seats."""

    def __init__(self, seed: bytes, table: str, entropies: tuple[str, ...]) -> None:
        """Fix the deal."""
        super().__init__(seed.hex())
        self._key = seed
        self._prefix = f"{table}/{'.'.join(entropies)}"

    def index(self, deck: str, number: int, size: int) -> int:
        """Return which of `size` remaining items the draw gives, each equally likely (bias below 2 to the -56)."""
        code = hmac.digest(self._key, f"{self._prefix}/{deck}/{number}".encode(), "sha256")
        return int.from_bytes(code[:8], "big") * size >> 64


@dataclass(frozen=True)
class FairDeal:
    """A deal that was committed to; `entropies` has an empty text for each seat that gave none.

    `withdrawn` has what was added and then taken away, as the number of the seat from 0 and the entropy: a player who
    knew the seed could sit down again and again until the deal suits them, and here that shows.
    """

    commitment: str
    seed: bytes
    entropies: tuple[str, ...]
    withdrawn: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True)
class ChosenDeal:
    """A deal that the owner of a friendly table chose."""

    seed: str


@dataclass(frozen=True)
class ForkNote:
    """How many entries a game took over from a game of another table."""

    table: str
    entries: int


class BotMove(NamedTuple):
    """A bot's move: its entry, counted from 1, and what is needed to repeat it."""

    entry: int
    proof: Proof


@dataclass(frozen=True)
class TableNotes:
    """The notes of a table's record, for checking it; the moves of bots are in the order of the game.

    `bots` has the bot that held each seat from the beginning, an empty text for a person's; it is empty if the record
    does not tell.
    """

    table: str
    deal: FairDeal | ChosenDeal
    fork: ForkNote | None = None
    bots: tuple[str, ...] = ()
    bot_moves: tuple[BotMove, ...] = ()

    def dealer(self) -> Dealer:
        """Return the deal, to be drawn from again."""
        if isinstance(self.deal, ChosenDeal):
            return Dealer(self.deal.seed)
        return FairDealer(self.deal.seed, self.table, self.deal.entropies)

    def taken_over(self) -> int:
        """Return how many entries were taken over from another game, whose deal and bots are not known here."""
        return self.fork.entries if self.fork else 0


def print_notes(notes: TableNotes) -> tuple[str, ...]:
    """Return the notes as lines of a record."""
    lines = [f"table {notes.table}"]
    if isinstance(notes.deal, ChosenDeal):
        lines.append(f"deal chosen {notes.deal.seed}")
    else:
        lines += [
            f"deal commitment {notes.deal.commitment}",
            f"deal seed {notes.deal.seed.hex()}",
            f"deal entropy {_words(notes.deal.entropies)}",
            *(f"deal withdrawn {seat + 1} {entropy or NONE}" for seat, entropy in notes.deal.withdrawn),
        ]
    if notes.fork:
        lines.append(f"fork {notes.fork.table} {notes.fork.entries}")
    if notes.bots:
        lines.append(f"bots {_words(notes.bots)}")
    for move in notes.bot_moves:
        proof = move.proof
        lines.append(
            f"bot {move.entry} {proof.bot} view={proof.view} seed={proof.seed} "
            f"version={proof.version} budget={proof.budget}"
            + (f" simulations={proof.simulations}" if proof.simulations else "")
        )
    return tuple(lines)


def read_notes(record: Record) -> TableNotes | None:
    """Return the notes of a record, or None if it is not of a table's game.

    The notes of a table's game begin with the table, and there are no others; raise BadRecord if they are not as they
    have to be.
    """
    if not record.notes or _TABLE.fullmatch(record.notes[0]) is None:
        return None
    notes = parse_notes(record.notes, _line_of_note(record, 0))
    entries, players = len(record.entries), record.players
    for index, note in enumerate(record.notes):
        if isinstance(notes.deal, FairDeal) and _ENTROPIES.fullmatch(note) and len(notes.deal.entropies) != players:
            raise _malformed(_line_of_note(record, index), "deal entropy and a word for each seat", note)
        if _BOTS.fullmatch(note) and len(notes.bots) != players:
            raise _malformed(_line_of_note(record, index), "bots and a word for each seat", note)
        if _FORK.fullmatch(note) and notes.taken_over() > entries:
            raise _malformed(_line_of_note(record, index), f"fork TABLE and at most {entries}", note)
    return notes


def parse_notes(notes: tuple[str, ...], first_line: int = 1) -> TableNotes:
    """Read the notes of a table's record; raise BadRecord with the number of the line that is wrong."""
    return _Parser(notes, first_line).parse()


class _Parser:
    """Reads note after note; `at` is the number of notes read so far."""

    def __init__(self, notes: tuple[str, ...], first_line: int) -> None:
        self.notes = notes
        self.first_line = first_line
        self.at = 0

    def parse(self) -> TableNotes:
        table = self.take(_TABLE, "table TABLE")[1]
        deal = self.parse_deal()
        fork = self.take_if(_FORK)
        bots = self.take_if(_BOTS)
        return TableNotes(
            table,
            deal,
            ForkNote(fork[1], int(fork[2])) if fork else None,
            _unworded(bots[1]) if bots else (),
            tuple(self.parse_bot_moves()),
        )

    def parse_deal(self) -> FairDeal | ChosenDeal:
        chosen = self.take_if(_CHOSEN)
        if chosen:
            return ChosenDeal(chosen[1])
        commitment = self.take(_COMMITMENT, "deal commitment HASH")[1]
        seed = bytes.fromhex(self.take(_SEED, "deal seed SEED")[1])
        entropies = _unworded(self.take(_ENTROPIES, "deal entropy ENTROPY ...")[1])
        withdrawn: list[tuple[int, str]] = []
        while found := self.take_if(_WITHDRAWN):
            withdrawn.append((int(found[1]) - 1, _unworded(found[2])[0]))
        return FairDeal(commitment, seed, entropies, tuple(withdrawn))

    def parse_bot_moves(self) -> Iterator[BotMove]:
        last = 0
        while self.at < len(self.notes):
            entry, bot, view, seed, version, budget, simulations = self.take(_BOT, "bot ENTRY NAME ...").groups()
            if int(entry) <= last:
                raise self.malformed(self.at - 1, f"bot and an entry after {last}")
            last = int(entry)
            yield BotMove(last, Proof(bot, view, seed, version, int(budget), int(simulations or 0)))

    def take(self, pattern: re.Pattern[str], expected: str) -> re.Match[str]:
        found = self.take_if(pattern)
        if found is None:
            raise self.malformed(self.at, expected)
        return found

    def take_if(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.fullmatch(self.notes[self.at]) if self.at < len(self.notes) else None
        self.at += found is not None
        return found

    def malformed(self, index: int, expected: str) -> BadRecord:
        return _malformed(self.first_line + index, expected, self.notes[index] if index < len(self.notes) else "")


def _words(texts: tuple[str, ...]) -> str:
    return " ".join(text or NONE for text in texts)


def _unworded(words: str) -> tuple[str, ...]:
    return tuple("" if word == NONE else word for word in words.split(" "))


def _line_of_note(record: Record, index: int) -> int:
    return record.line_of_entry(0) - 1 - len(record.notes) + index


def _malformed(line: int, expected: str, found: str) -> BadRecord:
    return BadRecord(line, Reason("malformed_line", "", {"expected": f"note {expected}", "found": repr(found)}))


@dataclass(frozen=True)
class Draw:
    """What chance was asked for and what came.

    `entry` counts from 1. `number` is that of the first draw, in the deck's count from 0; the k-th item of `drawn` is
    draw number + k, from what the ones before it left of `pool`, which is sorted.
    """

    entry: int
    deck: str
    number: int
    pool: list[int]
    drawn: list[int]
    text: str


def list_draws(match: Match, record: Record) -> Iterator[Draw]:
    """Replay a record from its beginning and yield its draws; raise BadRecord if it cannot be played."""
    steps = replay(match, record)
    for number, entry in enumerate(record.entries, 1):
        chance = match.state.chance() if match.state.waiting == CHANCE else None
        next(steps)
        if chance is not None:
            drawn = match.game.draw_from_text(chance, entry.text)
            yield Draw(number, chance.deck, chance.number, list(chance.pool), drawn, entry.text)
    # What comes after the last entry is the check of the digest.
    next(steps, None)
