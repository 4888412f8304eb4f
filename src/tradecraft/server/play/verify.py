"""Verification of a finished game: every draw follows from the deal, and so does every move of a bot.

A bot's seed follows from the deal, and its move from that seed and what it was shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from tradecraft.bots.protocol import base_name, bots_for
from tradecraft.core.game import CHANCE, AnyGame, Chance
from tradecraft.core.match import begin_replay, replay
from tradecraft.core.record import BY_CHANCE, Entry, Record
from tradecraft.server.bots.answers import answer_in, program_version
from tradecraft.server.tables.changes import Proof
from tradecraft.server.tables.fair_deal import FairDeal, TableNotes, bot_seed, commitment_to, read_notes

ProblemKind = Literal[
    "commitment",
    "draw",
    "bot_missing",
    "bot_other",
    "bot_seed",
    "bot_not_asked",
    "bot_view",
    "bot_action",
    "bot_fails",
]


class Problem(msgspec.Struct, frozen=True):
    """Something that is wrong about a game.

    `line` is that of the record, `entry` the number of the entry, 0 for the deal as a whole. What was found and what
    was expected are in the game's notation or in hexadecimal.
    """

    kind: ProblemKind
    line: int
    entry: int
    found: str
    expected: str
    bot: str = ""


class Verification:
    """The check of one record. While it is run it counts what was checked, and collects what is wrong.

    `draws` counts the draws that were made again, `seeds` the seeds of bots that were compared with the deal, and
    `bot_moves` the moves that were made again by the name of the bot; `unchecked` counts those that could not be, by
    bot and version: this program has another version, or no such bot.
    """

    def __init__(self, game: AnyGame, record: Record, only: int | None = None) -> None:
        """Prepare the check; raise BadRecord if header or notes are not as they have to be.

        With `only`, no bot but the one that made this entry, counted from 1, is asked again, and nothing after it is
        checked.
        """
        self.record = record
        self.only = only
        self.match = begin_replay(game, record)
        self.notes = read_notes(record)
        self.problems: list[Problem] = []
        self.draws = 0
        self.seeds = 0
        self.bot_moves: Counter[str] = Counter()
        self.unchecked: Counter[tuple[str, str]] = Counter()
        self._bots = bots_for(game)

    def run(self) -> Iterator[None]:
        """Go through the game, an entry at a time; raise BadRecord if it cannot be played or ends elsewhere."""
        if self.notes is None:
            for _ in replay(self.match, self.record):
                yield
            return
        yield from self._check(self.notes)

    def _check(self, notes: TableNotes) -> Iterator[None]:
        self._check_commitment(notes)
        dealer = notes.dealer()
        proofs = {move.entry: move.proof for move in notes.bot_moves if move.entry > notes.taken_over()}
        steps = replay(self.match, self.record)
        for number, entry in enumerate(self.record.entries, 1):
            state = self.match.state
            chance = state.chance() if state.waiting == CHANCE else None
            proof = proofs.pop(number, None)
            is_asked = self.only in (None, number)
            if is_asked and number > notes.taken_over() and entry.seat != BY_CHANCE:
                self._check_note(number, entry, proof, notes)
            expected = self._ask_again(number, entry, proof) if proof and is_asked else None
            step = next(steps)
            if chance is not None and number > notes.taken_over():
                self._check_draw(number, entry, chance, dealer.draw(chance))
            if proof and expected is not None and expected != step.entry.text:
                self._complain("bot_action", number, entry.text, expected, proof.bot)
            yield
            if number == self.only:
                return
        # What comes after the last entry is the check of the digest.
        next(steps, None)
        for number, proof in proofs.items():
            self._complain("bot_not_asked", number, "", "", proof.bot)

    def _check_commitment(self, notes: TableNotes) -> None:
        if isinstance(notes.deal, FairDeal):
            expected = commitment_to(notes.deal.seed)
            if notes.deal.commitment != expected:
                self._complain("commitment", 0, notes.deal.commitment, expected)

    def _check_draw(self, number: int, entry: Entry, chance: Chance, expected: list[int]) -> None:
        game = self.match.game
        self.draws += chance.count
        if game.draw_from_text(chance, entry.text) != expected:
            self._complain("draw", number, entry.text, game.draw_text(chance, expected))

    def _check_note(self, number: int, entry: Entry, proof: Proof | None, notes: TableNotes) -> None:
        """Check that an entry is noted as the move of the bot whose seat it is, with the seed the deal gives it."""
        seated = notes.bots[entry.seat] if notes.bots else ""
        if proof is None:
            if seated:
                self._complain("bot_missing", number, entry.text, "", seated)
            return
        if seated and proof.bot != seated:
            self._complain("bot_other", number, proof.bot, seated, proof.bot)
        if isinstance(notes.deal, FairDeal):
            self.seeds += 1
            expected = bot_seed(notes.deal.seed, notes.table, entry.seat, number - 1)
            if proof.seed != expected:
                self._complain("bot_seed", number, proof.seed, expected, proof.bot)

    def _ask_again(self, number: int, entry: Entry, proof: Proof) -> str | None:
        """Return the bot's move in notation, or None if it cannot be repeated; also check what it was shown."""
        game, state = self.match.game, self.match.state
        if entry.seat not in state.deciders:
            self._complain("bot_not_asked", number, entry.text, "", proof.bot)
            return None
        if proof.version != program_version(game) or base_name(proof.bot) not in self._bots:
            self.unchecked[proof.bot, proof.version] += 1
            return None
        self.bot_moves[proof.bot] += 1
        try:
            answer = answer_in(self.match, entry.seat, proof.bot, proof.seed, proof.budget, proof.simulations)
        except Exception as error:
            # A bot that fails now and did not fail then is a finding like any other.
            self._complain("bot_fails", number, entry.text, f"{type(error).__name__}: {error}", proof.bot)
            return None
        if answer.proof.view != proof.view:
            self._complain("bot_view", number, proof.view, answer.proof.view, proof.bot)
        return game.action_text(state, entry.seat, answer.action)

    def _complain(self, kind: ProblemKind, entry: int, found: str, expected: str, bot: str = "") -> None:
        record = self.record
        if entry:
            line = record.line_of_entry(min(entry - 1, len(record.entries)))
        else:
            # In the notes, the deal comes right after the table.
            line = record.line_of_entry(0) - len(record.notes)
        self.problems.append(Problem(kind, line, entry, found, expected, bot))
