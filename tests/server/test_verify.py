"""The verification of finished games: valid ones pass completely, and tampering is found."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from drills import record_tampering as tampering
from drills.finished import finished, forked
from tradecraft.bots.greedy import GreedyBot
from tradecraft.core.errors import BadRecord
from tradecraft.core.match import begin_replay
from tradecraft.core.record import Record, parse_record, print_record
from tradecraft.core.registry import find_game_of
from tradecraft.server.play.verify import Problem, Verification
from tradecraft.server.tables.fair_deal import ChosenDeal, list_draws, read_notes

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def verified(record: Record) -> Verification:
    """Check a record to its end."""
    verification = Verification(find_game_of(record), record)
    steps = sum(1 for _ in verification.run())
    assert steps == len(record.entries)
    return verification


def test_moves_of_bots_that_search_are_made_again_with_as_many_simulations():
    record = finished("war1955", bots=("station_chief", "random"))
    notes = read_notes(record)
    assert notes
    searched = [move for move in notes.bot_moves if move.proof.simulations]
    assert len(searched) > 5
    assert verified(record).problems == []


def draws_in(record: Record, after: int = 0) -> int:
    draws = list_draws(begin_replay(find_game_of(record), record), record)
    return sum(len(draw.drawn) for draw in draws if draw.entry > after)


def bots_in(record: Record) -> Counter[str]:
    notes = read_notes(record)
    assert notes
    return Counter(move.proof.bot for move in notes.bot_moves)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("vienna", 2, ()),
        ("vienna", 3, (("flags", "random"),)),
        ("vienna", 4, (("version", "advanced"),)),
        ("war1955", 2, ()),
    ],
)
def test_a_sound_game_is_checked_from_the_first_draw_to_the_last_move(
    game: str, players: int, options: tuple[tuple[str, str], ...]
):
    record = finished(game, players, options)
    verification = verified(record)
    assert verification.problems == []
    assert verification.draws == draws_in(record) >= 40
    assert verification.bot_moves == bots_in(record)
    assert verification.bot_moves.keys() == {"greedy", "random"}
    assert not verification.unchecked


def test_a_chosen_deal_is_checked_as_well():
    record = finished("vienna", deal=ChosenDeal("monday morning"))
    verification = verified(record)
    assert verification.problems == []
    assert verification.draws == draws_in(record)
    other = tampering.with_note(record, "deal chosen", lambda _: "deal chosen tuesday")
    assert {problem.kind for problem in verified(other).problems} == {"draw"}


def test_what_a_fork_took_over_is_not_checked():
    record = forked(finished("war1955"), 20)
    verification = verified(record)
    assert verification.problems == []
    assert verification.draws == draws_in(record, after=20) < draws_in(record)
    assert verification.bot_moves == bots_in(record)
    # Without the note about the fork its draws would have to follow from this table's deal.
    alone = replace(record, notes=tuple(note for note in record.notes if not note.startswith("fork ")))
    found = {(problem.kind, problem.entry <= 20) for problem in verified(alone).problems}
    assert found == {("draw", True), ("bot_missing", True)}


def test_a_record_of_no_table_is_only_replayed():
    record = parse_record((GOLDEN / "vienna" / "two-players.tcr").read_bytes())
    verification = verified(record)
    assert verification.notes is None
    assert (verification.problems, verification.draws, verification.bot_moves) == ([], 0, Counter())
    with pytest.raises(BadRecord):
        verified(replace(record, digest="0" * 16))


@pytest.mark.parametrize(
    ("tamper", "kinds"),
    [
        (tampering.with_swapped_draw, {"draw"}),
        (tampering.with_other_seed, {"commitment", "draw", "bot_seed"}),
        (tampering.with_other_entropy, {"draw"}),
        (tampering.with_other_bot_move, {"bot_action"}),
        (tampering.with_other_view, {"bot_view"}),
        (tampering.without_bot_move, {"bot_missing"}),
        (tampering.with_sought_bot_seed, {"bot_seed"}),
    ],
)
@pytest.mark.parametrize("game", ["vienna", "war1955"])
def test_a_planted_fault_is_found(game: str, tamper: Callable[[Record], Record], kinds: set[str]):
    problems = verified(tamper(finished(game))).problems
    assert {problem.kind for problem in problems} == kinds


def test_a_problem_names_the_line_and_says_what_should_stand_there():
    record = tampering.with_swapped_draw(finished("vienna"))
    honest = finished("vienna").entries[len(record.entries) - 1]
    [problem] = verified(record).problems
    line = print_record(record).splitlines()[problem.line - 1]
    assert line == f"* {problem.found}"
    assert problem == Problem("draw", problem.line, len(record.entries), record.entries[-1].text, honest.text)


def test_a_wrong_commitment_is_a_problem_of_its_note():
    record = tampering.with_note(finished("vienna"), "deal commitment", lambda _: f"deal commitment {'0' * 64}")
    [problem] = verified(record).problems
    assert print_record(record).splitlines()[problem.line - 1] == f"note deal commitment {problem.found}"


def test_a_move_of_a_bot_where_nobody_moves_is_a_problem():
    record = finished("vienna")
    beyond = len(record.entries) + 1
    note = next(note for note in record.notes if note.startswith("bot "))
    at_a_draw = tampering.with_note(record, "bot ", lambda note: " ".join(("bot", "1", *note.split(" ")[2:])))
    at_the_end = replace(record, notes=(*record.notes, " ".join(("bot", str(beyond), *note.split(" ")[2:]))))
    for spoilt, entry in ((at_a_draw, 1), (at_the_end, beyond)):
        problems = [problem for problem in verified(spoilt).problems if problem.kind != "bot_missing"]
        assert [(problem.kind, problem.entry) for problem in problems] == [("bot_not_asked", entry)]


def test_a_move_made_by_another_version_is_not_checked_but_counted():
    record = tampering.with_other_view(finished("vienna"))
    old = tampering.with_note(record, "bot ", lambda note: note.replace("version=", "version=0."))
    verification = verified(old)
    assert verification.problems == []
    [((bot, version), moves)] = verification.unchecked.items()
    assert version.startswith("0.0.")
    assert moves == 1
    assert verification.bot_moves.total() + 1 == bots_in(old).total()
    assert bot in bots_in(old)


def test_a_move_of_a_bot_that_is_not_here_is_not_checked_but_counted():
    record = finished("vienna")
    notes = tuple(re.sub(r"^(bot.*) greedy\b", r"\1 moriarty", note) for note in record.notes)
    verification = verified(replace(record, notes=notes))
    assert verification.problems == []
    assert [bot for bot, _ in verification.unchecked] == ["moriarty"]


def test_a_bot_that_fails_when_it_is_asked_again_is_a_problem(monkeypatch: pytest.MonkeyPatch):
    record = finished("war1955")

    def fail(*_: object) -> int:
        raise ValueError("no idea")

    monkeypatch.setattr(GreedyBot, "choose", fail)
    problems = verified(record).problems
    assert {(problem.kind, problem.bot) for problem in problems} == {("bot_fails", "greedy")}
    assert len(problems) == bots_in(record)["greedy"]


def test_the_seed_of_every_bot_is_compared_with_the_deal():
    record = finished("vienna")
    assert verified(record).seeds == bots_in(record).total() > 50
    assert "bot_seed" in {problem.kind for problem in verified(tampering.with_other_bot_seed(record)).problems}


def test_another_bot_than_the_one_at_the_table_is_found():
    kinds = {problem.kind for problem in verified(tampering.with_other_bot(finished("vienna"))).problems}
    assert "bot_other" in kinds


def test_every_note_of_a_bot_that_is_removed_is_found():
    record = finished("war1955")
    moves = [note for note in record.notes if note.startswith("bot ")]
    for note in moves[:: len(moves) // 10]:
        [problem] = verified(replace(record, notes=tuple(one for one in record.notes if one != note))).problems
        assert (problem.kind, problem.entry) == ("bot_missing", int(note.split(" ")[1]))


def test_a_record_that_does_not_name_the_seats_of_bots_is_checked_as_far_as_it_goes():
    record = tampering.of_version_0_2(finished("war1955"))
    verification = verified(record)
    assert verification.problems == []
    assert verification.notes is not None
    assert verification.notes.bots == ()
    assert verification.seeds == bots_in(record).total()
    assert {one.kind for one in verified(tampering.with_sought_bot_seed(record)).problems} == {"bot_seed"}
    # What such a record cannot show.
    assert verified(tampering.without_bot_move(record)).problems == []


def test_where_the_owner_chose_the_deal_the_seeds_of_bots_are_not_bound():
    record = finished("vienna", deal=ChosenDeal("monday morning"))
    verification = verified(tampering.with_sought_bot_seed(record))
    assert (verification.problems, verification.seeds) == ([], 0)
