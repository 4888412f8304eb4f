"""Finished table games, made without a server: a fair deal, bots on all seats, and the notes that prove it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import msgspec

from tradecraft.core.game import DECIDE, OVER
from tradecraft.core.match import Match, begin_replay, replay
from tradecraft.core.record import Entry, Record
from tradecraft.core.registry import find_game
from tradecraft.server.bots.answers import answer_in, answer_move
from tradecraft.server.bots.questions import Answer, MoveQuestion
from tradecraft.server.tables.fair_deal import (
    BotMove,
    ChosenDeal,
    FairDeal,
    ForkNote,
    TableNotes,
    bot_seed,
    commitment_to,
    print_notes,
)

TABLE = "Tisch-5"
SEED = bytes(range(32))
ENTROPIES = ("c0ffee", "", "00ff", "abc")
BOTS = ("greedy", "random")
BUDGET = 50


def fair_deal(players: int) -> FairDeal:
    """Return a deal with its commitment."""
    return FairDeal(commitment_to(SEED), SEED, ENTROPIES[:players])


def seed_at(seat: int, number: int, deal: FairDeal | ChosenDeal | None = None) -> str:
    """Return the bot seed of an entry, by default in a game with the usual deal."""
    return bot_seed(deal.seed if isinstance(deal, FairDeal) else SEED, TABLE, seat, number - 1)


@cache
def finished(
    game_id: str,
    players: int = 2,
    options: tuple[tuple[str, str], ...] = (),
    deal: FairDeal | ChosenDeal | None = None,
    bots: tuple[str, ...] = BOTS,
) -> Record:
    """Play a game of bots to its end and return its record with all notes."""
    deal = deal or fair_deal(players)
    return play_on(Match(find_game(game_id), players, dict(options)), deal, bots)


def play_on(match: Match, deal: FairDeal | ChosenDeal, bots: tuple[str, ...], fork: ForkNote | None = None) -> Record:
    """Let bots play a match to its end."""
    dealer = TableNotes(TABLE, deal).dealer()
    moves: list[BotMove] = []
    match.deal(dealer)
    while match.state.waiting == DECIDE:
        seat = match.state.deciders[-1]
        number = len(match.steps) + 1
        answer = answer_in(match, seat, bots[seat % len(bots)], seed_at(seat, number, deal), BUDGET)
        match.act(seat, answer.action)
        moves.append(BotMove(number, answer.proof))
        match.deal(dealer)
    assert match.state.waiting == OVER
    seated = tuple(bots[seat % len(bots)] for seat in range(match.state.players))
    match.notes = print_notes(TableNotes(TABLE, deal, fork, seated, tuple(moves)))
    return match.record()


def forked(record: Record, entries: int) -> Record:
    """Fork a game after some entries and continue with other bots and another deal."""
    match = replayed(record, entries)
    seed = bytes(32)
    return play_on(
        match,
        FairDeal(commitment_to(seed), seed, ENTROPIES[: record.players]),
        ("random",),
        ForkNote("Tisch-3", entries),
    )


def replayed(record: Record, entries: int) -> Match:
    """Return the match after the first `entries` entries of a record."""
    match = begin_replay(find_game(record.game), record)
    for _ in zip(range(entries), replay(match, record), strict=False):
        pass
    assert len(match.steps) == entries
    return match


def question_at(record: Record, number: int, bot: str) -> MoveQuestion:
    """Return the question that a bot would be asked at an entry of a record."""
    seat = record.entries[number - 1].seat
    match = replayed(record, number - 1)
    return MoveQuestion(
        game=record.game,
        players=record.players,
        options=dict(record.options),
        seat=seat,
        view=match.game.view(match.state, seat).pack(),
        legal=match.state.legal(seat),
        bot=bot,
        seed=seed_at(seat, number),
        budget_ms=BUDGET,
    )


def answer_here(question: MoveQuestion) -> Answer:
    """Answer a move question in this process, in the form it comes through the pipe."""
    return asked_again(question, 0)


def asked_again(question: MoveQuestion, simulations: int) -> Answer:
    """Return the answer of a bot to the same question with a given number of simulations."""
    return answer_move(msgspec.msgpack.decode(msgspec.msgpack.encode(question), type=MoveQuestion), simulations)


def with_entry(record: Record, number: int, text: str) -> Record:
    """Return a record that ends with a changed entry and the digest it leads to."""
    match = replayed(record, number - 1)
    match.enter(Entry(record.entries[number - 1].seat, text))
    notes = [note for note in record.notes if not note.startswith("bot ") or int(note.split(" ")[1]) <= number]
    return replace(match.record(), notes=tuple(notes))
