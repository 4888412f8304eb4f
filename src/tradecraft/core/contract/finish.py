"""What a finished match leaves behind: its outcome and its record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tradecraft.core.contract.trial import Trial
from tradecraft.core.digest import canonical
from tradecraft.core.errors import BadRecord
from tradecraft.core.match import Match, Step, load
from tradecraft.core.record import parse_record, print_record


def check_outcome(trial: Trial) -> None:
    """Check the outcome of a finished match: a known reason, points that add up, a ranking that follows them."""
    game, state = trial.game, trial.state
    before = state.key()
    outcome = state.outcome()
    if outcome.reason not in game.end_reasons:
        raise trial.broken("outcome", f"{outcome.reason!r} is not among the game's end reasons")
    seats = range(state.players)
    if not len(outcome.scores) == len(outcome.breakdown) == len(outcome.ranking) == state.players:
        raise trial.broken("outcome", "scores, breakdown and ranking do not have one entry for each seat")
    for seat in seats:
        if sum(outcome.breakdown[seat].values()) != outcome.scores[seat]:
            message = f"{outcome.breakdown[seat]} of seat {seat} does not add up to {outcome.scores[seat]}"
            raise trial.broken("outcome", message)
        better = sum(outcome.ranking[other] < outcome.ranking[seat] for other in seats)
        if outcome.ranking[seat] != better + 1:
            raise trial.broken("outcome", f"{outcome.ranking} is no ranking: seat {seat} is not after {better}")
        for other in seats:
            if outcome.scores[seat] > outcome.scores[other] and outcome.ranking[seat] >= outcome.ranking[other]:
                raise trial.broken("outcome", f"{outcome.ranking} does not follow the scores {outcome.scores}")
    if state.key() != before or state.outcome() != outcome:
        raise trial.broken("outcome", "asking for the outcome changes it")
    trial.counts["outcome"] += 1


def check_record(trial: Trial) -> None:
    """Check that the record prints, parses and replays to the same match, and that a shortened one is found out."""
    match = trial.match
    text = print_record(match.record())
    try:
        replayed = load(trial.game, parse_record(text.encode()))
    except BadRecord as error:
        raise trial.broken("record", f"the record cannot be replayed: {error}") from error
    if replayed.state.key() != match.state.key() or print_record(replayed.record()) != text:
        raise trial.broken("record", "the replayed record leads to another state")
    if list(_told(replayed.steps)) != list(_told(match.steps)):
        raise trial.broken("record", "the replayed record tells of other events")
    shortened = replace(match.record(), entries=match.record().entries[:-1])
    try:
        load(trial.game, shortened)
    except BadRecord:
        trial.counts["record"] += 1
    else:
        raise trial.broken("record", "the digest does not tell a match from the one without its last step")


def _told(steps: list[Step]) -> Iterator[bytes]:
    for step in steps:
        yield canonical([[event.as_data(), event.audience, event.reveals] for event in step.events])


def check_same_again(trial: Trial, earlier: Match) -> None:
    """Check that a match is the same as an earlier one that was played with the same random numbers."""
    if trial.match.record() != earlier.record():
        raise trial.broken("determinism", "the same choices and draws led to another match before")
    if list(_told(trial.match.steps)) != list(_told(earlier.steps)):
        raise trial.broken("determinism", "the same choices and draws told of other events before")
    trial.counts["determinism"] += 1
