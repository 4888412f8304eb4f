"""Tasks: a game with players and options under a name and a version, and the deals by which results are compared.

Every game lists its tasks in its `tasks.py`. A task has fixed public deals. For contests an organiser adds hidden
ones, which nobody can know before and everyone can check afterwards:

    python -m tradecraft.envs.tasks make SECRET             draw a secret, and keep it outside of any repository
    python -m tradecraft.envs.tasks seal SECRET SEALED      write what is published before the contest: a commitment
    python -m tradecraft.envs.tasks reveal SECRET SEALED    write the secret into the sealed file, after the contest
    python -m tradecraft.envs.tasks check SEALED            say whether a revealed secret is the one that was sealed
"""

from __future__ import annotations

import argparse
import hmac
import json
import os
import secrets
import sys
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from tradecraft.bots.arena.statistics import Estimate, win_rate
from tradecraft.bots.protocol import Budget, find_bot
from tradecraft.core.chance import Dealer
from tradecraft.core.game import State
from tradecraft.core.observation import find_observer
from tradecraft.core.playout import Policy, playout
from tradecraft.core.registry import find_game, find_plugin, game_ids
from tradecraft.envs.rows import Rows

PUBLIC_DEALS: Final = 200
HIDDEN_DEALS: Final = 500
SECRET_BYTES: Final = 32

Chooser = Callable[["array[float]", tuple[int, ...]], int]
"""Who plays in an evaluation: gets the flat observation of the seat and its legal actions."""


@dataclass(frozen=True)
class Task:
    """A task; its version changes whenever the game under it plays or is observed differently."""

    id: str
    version: int
    game: str
    players: int
    options: dict[str, str]
    about: str

    @property
    def name(self) -> str:
        """The full name, under which results are published."""
        return f"{self.id}-v{self.version}"

    def arguments(self) -> dict[str, Any]:
        """Return the arguments with which environments of the task are made."""
        return {"game": self.game, "players": self.players, **self.options}

    def deals(self) -> list[str]:
        """Return the public deals, for `reset(options={"deal": ...})`."""
        return [f"{self.name}/public/{number}" for number in range(PUBLIC_DEALS)]


def tasks() -> dict[str, Task]:
    """Return all tasks by their ids."""
    found: dict[str, Task] = {}
    for game in game_ids():
        module = find_plugin(game, "tasks")
        for id, version, players, options, about in module.TASKS if module is not None else ():
            found[id] = Task(id, version, game, players, options, about)
    return found


def find_task(name: str) -> Task:
    """Return a task by its id, or by its full name if the version is the current one; raise ValueError if not."""
    for task in tasks().values():
        if name in (task.id, task.name):
            return task
    raise ValueError(f"there is no task {name!r}; there is: {', '.join(task.name for task in tasks().values())}")


@dataclass(frozen=True)
class Evaluation:
    """The result of an evaluation: the share of games won with its interval by deals, and the number of games."""

    task: str
    opponent: str
    share: Estimate
    games: int


def evaluate(
    task: Task,
    choose: Chooser | str,
    opponent: str = "random",
    deals: Sequence[str] | None = None,
    simulations: int = 0,
) -> Evaluation:
    """Play each deal from every seat against a bot; a shared victory counts in part.

    `choose` is a function, or the name of a bot. `simulations` limits how long bots that search think; with a limit the
    same evaluation gives the same result on every machine.
    """
    game = find_game(task.game)
    results: list[tuple[float, float]] = []
    for deal in task.deals() if deals is None else deals:
        won = 0.0
        for seat in range(task.players):
            state = game.new_state(task.players, task.options)
            seats: list[Chooser | str] = [opponent] * task.players
            seats[seat] = choose
            playout(state, Dealer(deal), _Seats(task, seats, Random(f"{deal}/{seat}"), Budget(0, simulations)))
            winners = state.outcome().winners()
            won += (seat in winners) / len(winners)
        results.append((won, task.players))
    return Evaluation(task.name, opponent, win_rate(results), len(results) * task.players)


class _Seats(Policy):
    """Choosers and bots on their seats."""

    def __init__(self, task: Task, seats: list[Chooser | str], rng: Random, budget: Budget) -> None:
        self.game = find_game(task.game)
        self.observer = find_observer(self.game, task.players, task.options)
        self.observation = array("f", bytes(4 * self.observer.size))
        actions = self.game.actions.size
        layout, size = self.observer.layout(), self.observer.size
        self.rows = Rows(layout, size, actions, self.observation, bytearray(actions), bytearray(1))
        self.players = [find_bot(seat, self.game) if isinstance(seat, str) else seat for seat in seats]
        self.rng = rng
        self.budget = budget

    def choose(self, state: State, seat: int, legal: tuple[int, ...]) -> int:
        player = self.players[seat]
        if callable(player):
            self.rows.write(0, seat, self.observer.read(state, seat), legal)
            return player(self.observation, legal)
        return player.think(self.game.view(state, seat), legal, self.rng, self.budget).action


def hidden_deals(secret: bytes, task: Task, count: int = HIDDEN_DEALS) -> list[str]:
    """Return the hidden deals of a task, which follow from a secret."""
    return [hmac.digest(secret, f"{task.name}/{number}".encode(), "sha256").hex() for number in range(count)]


def commitment_to(secret: bytes) -> str:
    """Return what is published of a secret before it is revealed."""
    return sha256(b"tradecraft hidden deals\n" + secret).hexdigest()


def make(secret_file: Path) -> None:
    """Draw a secret; raise FileExistsError rather than overwrite one."""
    with open(os.open(secret_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write(f"{secrets.token_hex(SECRET_BYTES)}\n")


def seal(secret_file: Path, sealed_file: Path) -> dict[str, Any]:
    """Write and return what is published before a contest: the tasks, the number of deals, and the commitment."""
    sealed = {
        "tasks": [task.name for task in tasks().values()],
        "deals": HIDDEN_DEALS,
        "commitment": commitment_to(_read_secret(secret_file)),
    }
    with open(sealed_file, "x", encoding="utf-8") as file:
        file.write(f"{json.dumps(sealed, indent=2)}\n")
    return sealed


def reveal(secret_file: Path, sealed_file: Path) -> dict[str, Any]:
    """Write the secret into a sealed file and return it; raise ValueError if it is not the one that was sealed."""
    sealed = json.loads(sealed_file.read_text("utf-8"))
    revealed = {**sealed, "secret": _read_secret(secret_file).hex()}
    check(revealed)
    sealed_file.write_text(f"{json.dumps(revealed, indent=2)}\n", "utf-8")
    return revealed


def check(revealed: dict[str, Any]) -> bytes:
    """Return the secret of a revealed file; raise ValueError if it is not the one that was sealed."""
    if "secret" not in revealed:
        raise ValueError("the secret is not revealed yet")
    secret = bytes.fromhex(revealed["secret"])
    if not hmac.compare_digest(commitment_to(secret), revealed["commitment"]):
        raise ValueError("the secret is not the one that was sealed")
    return secret


def _read_secret(path: Path) -> bytes:
    secret = bytes.fromhex(path.read_text("utf-8"))
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"{path} does not hold a secret of {SECRET_BYTES} bytes")
    return secret


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the organiser's command."""
    parser = argparse.ArgumentParser(prog="python -m tradecraft.envs.tasks", description=__doc__.split("\n\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    for name, files in (
        ("make", ("secret",)),
        ("seal", ("secret", "sealed")),
        ("reveal", ("secret", "sealed")),
        ("check", ("sealed",)),
    ):
        command = commands.add_parser(name)
        for file in files:
            command.add_argument(file, type=Path)
    return print_result(parser, arguments, _answer)


def _answer(given: argparse.Namespace) -> str:
    if given.command == "make":
        make(given.secret)
        return f"{given.secret} holds the secret. Keep it to yourself, outside of any repository."
    if given.command == "seal":
        return str(seal(given.secret, given.sealed)["commitment"])
    if given.command == "reveal":
        return str(reveal(given.secret, given.sealed)["secret"])
    check(json.loads(given.sealed.read_text("utf-8")))
    return "The revealed secret is the one that was sealed."


def print_result(
    parser: argparse.ArgumentParser, arguments: Sequence[str] | None, answer: Callable[[argparse.Namespace], str]
) -> int:
    """Print what a command answers; return the exit code, 1 if it failed."""
    try:
        print(answer(parser.parse_args(arguments)))
    except (OSError, ValueError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
