"""The fair-deal drill: finished games pass both checks, tampered ones do not, and shuffles are uniform.

A trial is a game between bots with its own deal. Its export is checked by docs/verify_deal.py, which runs without
access to the package, and its record by `tradecraft verify`. Then one tampering of the catalogue is applied, which must
be caught, and some shuffles are made. After the last trial all shuffles are tested for uniformity.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from itertools import permutations
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from drills import record_tampering
from drills.finished import finished, play_on
from drills.planting import patched
from drills.tampering import CAUGHT, NOT_APPLICABLE, Export, Tampering
from drills.trials import ROOT, Drill, Trials
from tradecraft.core.errors import BadRecord, Refused
from tradecraft.core.events import EVERYONE
from tradecraft.core.game import Chance
from tradecraft.core.match import Match
from tradecraft.core.record import Record
from tradecraft.core.registry import find_game, find_game_of
from tradecraft.server.play.export import export_data
from tradecraft.server.play.verify import Verification
from tradecraft.server.tables.fair_deal import FairDeal, FairDealer, commitment_to

SCRIPT = ROOT / "docs" / "verify_deal.py"
SCRIPT_SECONDS = 60
KINDS: list[tuple[str, int, dict[str, str]]] = [
    ("vienna", 2, {}),
    ("war1955", 2, {}),
    ("vienna", 3, {"flags": "random"}),
    ("war1955", 2, {"side": "short"}),
    ("vienna", 4, {"version": "advanced"}),
]
BOTS = (("random",), ("greedy", "random"))

SHUFFLES = 1_000
"""Shuffles per trial: a million in a thousand trials."""
SHUFFLED, DECK = 5, 110
"""Deck sizes: all orders of the small deck are counted, and the first cards of the large one."""
SIGMAS = 5.0
"""How far the chi-square statistic may deviate: by chance it does so once in a million runs."""

FAULTS = {
    "swap-draws": "the server swaps two items of the last draw that has two",
    "other-seed": "the server reveals another seed than it committed to",
    "bias": "the deal prefers the first items of a deck",
    "blind-check": "both checks pass whatever they are given",
}


def check_export(export: Export, folder: Path) -> tuple[int, str]:
    """Run the script as a player would, without access to the package; return its exit code and output."""
    file = folder / "game.json"
    file.write_text(json.dumps(export), "utf-8")
    command = [sys.executable, "-I", "-S", str(SCRIPT), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SCRIPT_SECONDS, check=False)
    assert done.stderr == "", done.stderr
    return done.returncode, done.stdout


def check_record(record: Record) -> list[str]:
    """Return the kinds of problems that `tradecraft verify` finds in a record."""
    try:
        verification = Verification(find_game_of(record), record)
        for _ in verification.run():
            pass
    except (BadRecord, Refused) as error:
        return [f"{type(error).__name__}: {error}"]
    unchecked = [f"unchecked {bot} of {version}" for bot, version in verification.unchecked]
    return [problem.kind for problem in verification.problems] + unchecked


def new_game(number: int) -> Record:
    """Play game `number`, which determines the game, the deal and the bots."""
    rng = Random(f"fair deal {number}")
    game, players, options = KINDS[number % len(KINDS)]
    seed = rng.randbytes(32)
    entropies = tuple(rng.randbytes(8).hex() if rng.random() < 0.8 else "" for _ in range(players))
    deal = FairDeal(commitment_to(seed), seed, entropies)
    return play_on(Match(find_game(game), players, options), deal, rng.choice(BOTS))


def check_game(record: Record, folder: Path, trials: Trials) -> list[str]:
    """Return the problems that the two checks find in a game."""
    problems = check_record(record)
    export = export_data(record)
    code, said = check_export(export, folder)
    drawn = sum(len(draw["drawn"]) for draw in export["draws"])
    verdict = said.splitlines()[-1]
    if code or verdict != f"{drawn} draws checked: all follow from the deal":
        problems.append(verdict)
    trials.note(draws=drawn, entries=len(record.entries))
    return problems


def is_caught(tampering: Tampering, record: Record, folder: Path) -> bool:
    """Tell whether the check of the tampered file catches a tampering."""
    if tampering.record is not None:
        tampered = tampering.record(record)
        assert tampered != record, f"{tampering.name} changes nothing"
        return bool(check_record(tampered))
    code, said = check_export(tampering.tampered_export(record), folder)
    return code == 2 and ("NOT FAIR" in said or "NOTHING CHECKED" in said)


def tamper(tampering: Tampering, record: Record, folder: Path, trials: Trials) -> list[str]:
    """Tamper with this game, or with one where it is possible; return the problem if it is not caught."""
    try:
        caught = is_caught(tampering, record, folder)
    except NOT_APPLICABLE:
        caught = is_caught(tampering, finished("vienna"), folder)
    trials.note(tampered=1)
    return [] if caught else [f"not caught: {tampering.name}"]


def shuffle(number: int, counted: Counter[str]) -> None:
    """Shuffle under new deals and count the outcomes."""
    for k in range(SHUFFLES):
        seed = sha256(f"shuffle {number} {k}".encode()).digest()
        dealer = FairDealer(seed, f"Tisch-{k}", ("c0ffee", ""))
        order = dealer.draw(Chance("small", 0, tuple(range(SHUFFLED)), SHUFFLED, EVERYONE))
        counted["".join(map(str, order))] += 1
        counted[f"first {dealer.index('large', 0, DECK)}"] += 1


def biased(counted: Counter[str]) -> list[str]:
    """Return the counts that are further from uniform than chance allows."""
    orders = ["".join(order) for order in permutations(map(str, range(SHUFFLED)))]
    firsts = [f"first {card}" for card in range(DECK)]
    problems = []
    for name, cells in (("orders of a small deck", orders), ("first cards of a large deck", firsts)):
        expected = sum(counted[cell] for cell in cells) / len(cells)
        if not expected:
            continue
        square = sum((counted[cell] - expected) ** 2 / expected for cell in cells)
        freedom = len(cells) - 1
        # The cube root of chi-square is nearly normal (Wilson-Hilferty).
        sigmas = ((square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))
        if abs(sigmas) > SIGMAS:
            problems.append(f"the {name} are not uniform: {sigmas:.1f} sigmas off")
    return problems


def biased_index(dealer: FairDealer, deck: str, number: int, size: int) -> int:
    """Return an index that prefers the first items."""
    code = sha256(f"{dealer.seed}/{deck}/{number}".encode()).digest()
    return code[0] * code[1] * size >> 16


def pass_anything(*_: Any) -> bool:
    """Find nothing."""
    return False


def untouched(record: Record) -> Record:
    """Return a record unchanged."""
    return record


SPOILING: dict[str, Callable[[Record], Record]] = {
    "swap-draws": record_tampering.with_swapped_draw,
    "other-seed": record_tampering.with_other_seed,
}


def drill(trials: Trials) -> None:
    """Make the trials."""
    spoil = SPOILING.get(trials.plant, untouched)
    counted = Counter(trials.tally.memory.get("shuffles", {}))
    index = biased_index if trials.plant == "bias" else FairDealer.index
    catches = pass_anything if trials.plant == "blind-check" else is_caught
    with (
        tempfile.TemporaryDirectory() as folder,
        patched(FairDealer, "index", index),
        patched(sys.modules[__name__], "is_caught", catches),
    ):
        for number in trials.numbers():
            record = new_game(number)
            problems = check_game(spoil(record), Path(folder), trials)
            problems += tamper(CAUGHT[number % len(CAUGHT)], record, Path(folder), trials)
            shuffle(number, counted)
            trials.note(shuffles=SHUFFLES)
            trials.tally.memory["shuffles"] = dict(counted)
            trials.checked(problems)
    for problem in biased(counted):
        trials.failed(problem, trials=0)


DRILL = Drill(
    name="fair-deal",
    promise="every draw and entry of a finished game can be checked, and tampering is caught",
    trial="a game checked, one tampering caught, a thousand shuffles",
    run=drill,
    faults=FAULTS,
    short=20,
    long=1_000,
)
