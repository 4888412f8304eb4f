"""The faults drill: the server survives failures around it, reports them, and recovers within ten seconds.

A guest plays against a bot on the real server. Then something fails: the disk is full, the database is busy or
restarted, the bot processes are killed or hang, the system clock jumps, or a client drops, repeats or reorders its
commands. During the failure nothing may be acknowledged that is not stored, and no weaker bot may move in place of the
one at the table. Afterwards the game must continue by itself.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from drills.abusers import MINE, Abuser, Target
from drills.databases import PostgresServer
from drills.faulty_server import fault_descriptions
from drills.kill import HAS_POSTGRES
from drills.load import stored_moves
from drills.power_loss import compile_library
from drills.server_process import ServerProcess
from drills.trials import ROOT, Drill, Trials
from tradecraft.core.record import parse_record
from tradecraft.core.registry import find_game_of
from tradecraft.server.play.verify import Verification

RECOVERY_SECONDS = 10.0
FIRST_SECONDS = 60.0
SLOWER = 3.0
"""On a busy machine the game may take this many times as long after a fault as before it."""
FAILING_SECONDS = 1.5
JUMPS = (3_600, -7_200)
"""The successive errors of the system clock, in seconds."""
QUICK, THOUGHTFUL = "officer", "spymaster"
"""The usual bot, and one that thinks long enough to be killed while thinking."""
MOVES = 3
"""How many moves the guest makes after a fault, to check that the game continues."""


@dataclass
class Testbed:
    """A server with its database, and files that make the system around it fail."""

    server: ServerProcess
    url: str
    folder: Path
    postgres: PostgresServer | None = None

    @property
    def database(self) -> Path:
        """The SQLite database file."""
        return self.folder / "drill.db"

    @property
    def full(self) -> Path:
        """While this file exists, the disk is full."""
        return self.folder / "full"

    @property
    def shift(self) -> Path:
        """This file contains the error of the system clock in seconds."""
        return self.folder / "shift"


@dataclass
class BotGame:
    """A game of a guest against a bot; `acknowledged` has the ids of acknowledged moves."""

    testbed: Testbed
    guest: Abuser
    bot: str
    table: str
    acknowledged: set[str] = field(default_factory=set)
    patience: float = FIRST_SECONDS

    def begin(self) -> str:
        """Play the first moves, which sets the patience for later ones; return the problem, if any."""
        began = time.monotonic()
        problem = self.play(2) or self.wait_for_turn()
        self.patience = max(RECOVERY_SECONDS, SLOWER * (time.monotonic() - began))
        return problem

    def play(self, moves: int) -> str:
        """Make moves, waiting for the bot; return a problem if that takes too long."""
        deadline = time.monotonic() + self.patience
        while moves:
            if time.monotonic() > deadline:
                return f"the game did not go on within {self.patience:.0f} s"
            if self.try_move() == 200:
                moves -= 1
            elif self.is_over():
                return ""
            else:
                time.sleep(0.05)
        return ""

    def wait_for_turn(self) -> str:
        """Wait until the guest may move or the game is over; return a problem if neither happens."""
        deadline = time.monotonic() + self.patience
        while not self.guest.look(self.table, 0)["decision"] and not self.is_over():
            if time.monotonic() > deadline:
                return f"the bot did not move within {self.patience:.0f} s"
            time.sleep(0.05)
        return ""

    def try_move(self, id: str = "") -> int:
        """Make a move if it is the guest's turn; return the status of the answer, 0 if there is none."""
        try:
            seen = self.guest.look(self.table, 0)
            if not seen["decision"]:
                return 0
            id = id or f"move-{time.monotonic_ns()}"
            action = seen["decision"]["options"][-1]["action"]
            answer = self.guest.send("act", self.table, id=id, seat=0, version=seen["version"], action=action)
        except (AssertionError, httpx.TransportError):
            return 0
        if answer.status_code == 200:
            self.acknowledged.add(id)
        return answer.status_code

    def is_over(self) -> bool:
        """Tell whether the game is over."""
        answer = self.guest.ask("GET", f"/api/tables/{self.table}/record")
        return answer.status_code == 200

    def stored(self) -> Counter[str]:
        """Count the moves at the table that are stored, by id."""
        found = asyncio.run(stored_moves(self.testbed.url))
        return Counter({id: count for (table, id), count in found.items() if table == self.table})

    def lost(self) -> str:
        """Return a problem if acknowledged moves are missing or stored twice."""
        stored = self.stored()
        missing = self.acknowledged - stored.keys()
        if missing:
            return f"{len(missing)} acknowledged moves are not stored"
        twice = sum(count > 1 for count in stored.values())
        return f"{twice} moves are stored twice" if twice else ""


def full_disk(game: BotGame) -> str:
    """The disk is full for some seconds."""
    problem = game.wait_for_turn()
    if problem:
        return problem
    game.testbed.full.touch()
    try:
        answers = answers_while(game, FAILING_SECONDS)
    finally:
        game.testbed.full.unlink()
    if 500 in answers:
        return "a full disk was answered with 500"
    if 200 in answers:
        return "a move was acknowledged on a full disk"
    return "" if 503 in answers else f"a full disk was answered with {answers}"


def busy_database(game: BotGame) -> str:
    """Another program holds the database for some seconds."""
    with closing(sqlite3.connect(game.testbed.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        time.sleep(FAILING_SECONDS)
        other.execute("ROLLBACK")
    return ""


def restarted_database(game: BotGame) -> str:
    """PostgreSQL is restarted, which ends all connections."""
    assert game.testbed.postgres is not None
    game.testbed.postgres.restart()
    return ""


def killed_idle_bots(game: BotGame) -> str:
    """The bot processes are killed while idle."""
    return "" if signal_bots(game.testbed.server, signal.SIGKILL) else "there was no such process"


def killed_thinking_bots(game: BotGame) -> str:
    """The bot processes are killed while the bot at the table is thinking."""
    problem = game.wait_for_turn()
    while not problem and game.guest.look(game.table, 0)["decision"]:
        problem = game.play(1)
    return problem or ("" if signal_bots(game.testbed.server, signal.SIGKILL) else "there was no such process")


def hung_bots(game: BotGame) -> str:
    """The bot processes hang."""
    return "" if signal_bots(game.testbed.server, signal.SIGSTOP) else "there was no such process"


def jumping_clock(game: BotGame) -> str:
    """The system clock jumps forward by an hour, then back by two."""
    try:
        for seconds in JUMPS:
            game.testbed.shift.write_text(str(seconds))
            problem = game.play(1)
            if problem:
                return f"after a jump by {seconds} s {problem}"
    finally:
        game.testbed.shift.unlink()
    return ""


def doubling_client(game: BotGame) -> str:
    """A client sends a command four times, three of them after later commands."""
    status, id = 0, "twice"
    deadline = time.monotonic() + game.patience
    while status != 200 and time.monotonic() < deadline:
        status = game.try_move(id)
        time.sleep(0.02)
    game.play(1)
    for _ in range(3):
        game.guest.send("act", game.table, id=id, seat=0, version=0, action=0)
    stored = game.stored()[id]
    return "" if stored == 1 else f"a command that was sent four times is stored {stored} times"


def dropping_client(game: BotGame) -> str:
    """A client loses its connection right after a command, and resends it over a new one."""
    problem = game.wait_for_turn()
    if problem:
        return problem
    seen, id = game.guest.look(game.table, 0), "dropped"
    action = seen["decision"]["options"][-1]["action"]
    move = {"type": "act", "table": game.table, "seat": 0, "version": seen["version"], "action": action}
    with game.guest.connected() as socket:
        socket.send(json.dumps({"id": id, **move}))
        socket.socket.close()
    answer = game.guest.send(id=id, **move)
    if answer.status_code != 200:
        return f"a command that was sent again after a lost connection was answered with {answer.status_code}"
    game.acknowledged.add(id)
    return ""


def reordering_client(game: BotGame) -> str:
    """A client sends its next command before the current one."""
    problem = game.wait_for_turn()
    if problem:
        return problem
    seen = game.guest.look(game.table, 0)
    action = seen["decision"]["options"][-1]["action"]
    early = game.guest.send("act", game.table, id="early", seat=0, version=seen["version"] + 1, action=action)
    if early.status_code == 200:
        return "a command about a version that was still to come was carried out"
    return "" if game.try_move("in-time") == 200 else "a command was refused because another came too early"


ON_SQLITE = (
    full_disk,
    doubling_client,
    dropping_client,
    reordering_client,
    killed_idle_bots,
    jumping_clock,
    busy_database,
    hung_bots,
    killed_thinking_bots,
)
ON_POSTGRES = (restarted_database, dropping_client) if HAS_POSTGRES else ()
CASES: list[tuple[Callable[[BotGame], str], bool]] = [
    *((case, False) for case in ON_SQLITE),
    *((case, True) for case in ON_POSTGRES),
]
"""The faults, each with whether it runs on PostgreSQL."""


def answers_while(game: BotGame, seconds: float) -> set[int]:
    """Try to move repeatedly; return the statuses of the answers."""
    found = set()
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        found.add(game.try_move())
        time.sleep(0.1)
    return found


def signal_bots(server: ServerProcess, sign: signal.Signals) -> int:
    """Send a signal to a server's bot processes; return how many there are."""
    found = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if parent == server.pid and b"worker" in command:
            os.kill(int(folder.name), sign)
            found += 1
    return found


def check_level(game: BotGame) -> str:
    """Let the guest resign, and check that the bot made every move of its seat."""
    game.guest.send("resign", game.table, seat=0)
    answer = game.guest.ask("GET", f"/api/tables/{game.table}/record")
    if answer.status_code != 200:
        return f"the record was answered {answer.status_code}"
    record = parse_record(answer.text)
    verification = Verification(find_game_of(record), record)
    for _ in verification.run():
        pass
    if verification.problems:
        return f"the bot's level was not kept: {verification.problems[0].kind}"
    moved = set(verification.bot_moves)
    return "" if moved == {game.bot} else f"{moved or 'nobody'} moved for {game.bot}"


@contextmanager
def running_testbed(library: Path, fault: str, is_on_postgres: bool) -> Iterator[Testbed]:
    """Start a server and the means to make its surroundings fail."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tradecraft-faults-")))
        url, postgres = f"sqlite:///{folder / 'drill.db'}", None
        if is_on_postgres:
            postgres = PostgresServer(is_durable=True)
            stack.callback(postgres.stop)
            postgres.start()
            url = stack.enter_context(postgres.database())
        preloaded = {
            "LD_PRELOAD": str(library),
            "DISK_FULL_OF": str(folder / "drill.db"),
            "DISK_FULL_WHILE": str(folder / "full"),
            "CLOCK_SHIFT": str(folder / "shift"),
        }
        server = ServerProcess(url, folder / "log", fault, preloaded)
        stack.enter_context(server.running())
        yield Testbed(server, url, folder, postgres)


def start_game(testbed: Testbed, bot: str) -> tuple[BotGame, str]:
    """Start a game and play its first moves; return it and the problem, if any.

    A game that is over after the first moves, which is rare, is replaced by another one.
    """
    while True:
        guest = Target(testbed.server.url, testbed.url).guest()
        table = str(guest.make(MINE, {"type": "bot", "bot": bot}, game="war1955")["table"])
        game = BotGame(testbed, guest, bot, table)
        problem = game.begin()
        if problem or not game.is_over():
            return game, problem


def try_case(case: Callable[[BotGame], str], testbed: Testbed) -> Iterator[str]:
    """Cause a failure in the middle of a game; yield the problems, some of them empty."""
    bot = THOUGHTFUL if case is killed_thinking_bots else QUICK
    game, problem = start_game(testbed, bot)
    yield problem
    yield case(game)
    yield game.play(1 if bot == THOUGHTFUL else MOVES)
    yield game.lost()
    yield check_level(game)


def drill(trials: Trials) -> None:
    """Run the trials, with one server per pass over the faults of a kind of database."""
    with tempfile.TemporaryDirectory(prefix="tradecraft-faults-") as folder, ExitStack() as stack:
        library = compile_library(ROOT / "drills" / "faulty_system.c", Path(folder))
        testbed: Testbed | None = None
        for number in trials.numbers():
            case, is_on_postgres = CASES[number % len(CASES)]
            if testbed is None or case is CASES[0][0] or is_on_postgres != (testbed.postgres is not None):
                stack.close()
                testbed = stack.enter_context(running_testbed(library, trials.plant, is_on_postgres))
            name = case.__name__ + ("_on_postgresql" if is_on_postgres else "")
            problems = [problem for problem in try_case(case, testbed) if problem]
            trials.checked([f"{name}: {problem}" for problem in problems])
            trials.note(**{name: 1})


DRILL = Drill(
    name="faults",
    promise="a full disk, a failing database, lost bots, wrong clocks and unsteady clients are survived, truthfully",
    trial="a fault in the middle of a game, and the game after it",
    run=drill,
    faults=fault_descriptions("acknowledge-early", "play-weaker"),
    short=len(CASES),
    long=20 * len(CASES),
)
