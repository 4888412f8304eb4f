"""Bots in any language: programs that answer over standard input and output, or over a WebSocket.

One JSON message a line each way, in UTF-8. The arena starts the program once for each game and seat. Over a WebSocket
the messages are the same, one for each message of the socket: the program waits for connections, and the arena makes
one for each game and seat.

    > {"type": "begin", "protocol": 1, "game": "...", "rules": 2, "content": "...", "seat": 0}
    > {"type": "decide", "id": 1, "milliseconds": 5000, "view": {...}, "legal": [{"action": 17, "text": "..."}, ...]}
    < {"type": "act", "id": 1, "action": 17}

`view` is what the seat knows, and nothing else; `legal` lists what it may do. What the program writes to its standard
error is passed on. An answer that is not legal, late or unreadable, and a program that ends, lose the game at once.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import weakref
from contextlib import suppress
from importlib import import_module
from queue import Empty, Queue
from random import Random
from threading import Thread
from time import monotonic
from typing import IO, Any, Final

from tradecraft.bots.protocol import OWN_BUDGET, Bot, Budget, Thought, find_bot
from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import AnyGame, View
from tradecraft.core.native import mypyc_attr

PREFIX: Final = "program:"
"""What the name of such a bot begins with; the command follows. Only the arena takes such names."""
ADDRESSES: Final = ("ws://", "wss://")
"""What the address of a bot begins with that is asked over a WebSocket."""
SOCKETS: Final = "tradecraft.envs.socket_channel"
"""Where such connections are made: found by name, for it needs a package that bots are without."""
PROTOCOL: Final = 1
MILLISECONDS: Final = 5_000
"""The default time limit for an answer."""
START_MILLISECONDS: Final = 10_000
"""How much longer the first answer may take, in which the program starts."""
LONGEST_LINE: Final = 10_000


class Forfeit(Exception):
    """A program forfeits its game by a wrong answer: the seat, what it did wrong, and a sentence about it."""

    def __init__(self, seat: int, verdict: str, explanation: str) -> None:
        """Keep the parts."""
        super().__init__(f"seat {seat + 1}: {explanation}")
        self.seat, self.verdict, self.explanation = seat, verdict, explanation


@mypyc_attr(allow_interpreted_subclasses=True)
class Channel:
    """A connection to a program; messages have no line end."""

    def open(self) -> None:
        """Begin; raise OSError if the program cannot be reached."""
        raise NotImplementedError

    def send(self, message: bytes) -> None:
        """Send a message; raise OSError if the program has ended."""
        raise NotImplementedError

    def receive(self, seconds: float) -> bytes:
        """Return the next message, or nothing if the program has ended; raise TimeoutError if none comes in time."""
        raise NotImplementedError


class ProcessChannel(Channel):
    """A program started as a child process; it is killed when it is no longer needed."""

    def __init__(self, command: str) -> None:
        """Keep the command."""
        self.command = shlex.split(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: Queue[bytes] = Queue()

    def open(self) -> None:
        """Start the program."""
        process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert process.stdout is not None
        self._process = process
        weakref.finalize(self, _end, process)
        Thread(target=_read, args=(process.stdout, self._lines), daemon=True).start()

    def send(self, message: bytes) -> None:
        """Write a line."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(message + b"\n")
        self._process.stdin.flush()

    def receive(self, seconds: float) -> bytes:
        """Read a line."""
        try:
            return self._lines.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None


class ProgramBot(Bot):
    """A bot that is a program of its own; it is reached when it is first asked, and left with the game."""

    def __init__(self, channel: Channel, game: AnyGame) -> None:
        """Keep the channel."""
        self.channel = channel
        self.game = game
        self.budget = Budget(milliseconds=MILLISECONDS)
        self.asked = 0

    def choose(self, view: View, legal: tuple[int, ...], rng: Random) -> int:
        """Ask the program."""
        return self.think(view, legal, rng, OWN_BUDGET).action

    def think(self, view: View, legal: tuple[int, ...], rng: Random, budget: Budget) -> Thought:
        """Ask the program; raise Forfeit if it does not answer with a legal action in time."""
        milliseconds = budget.milliseconds or MILLISECONDS
        deadline = monotonic() + milliseconds / 1000
        if not self.asked:
            deadline += START_MILLISECONDS / 1000
            self._begin(view.seat)
        self.asked += 1
        state = self.game.resample(view, Random(0))
        question = {
            "type": "decide",
            "id": self.asked,
            "milliseconds": milliseconds,
            "view": view.data(),
            "legal": [{"action": action, "text": self.game.action_text(state, view.seat, action)} for action in legal],
        }
        self._send(view.seat, question)
        return Thought(self._answer(view.seat, legal, deadline))

    def _begin(self, seat: int) -> None:
        try:
            self.channel.open()
        except OSError as error:
            raise Forfeit(seat, "crashed", f"the program could not be started: {error}") from None
        game = self.game
        parts = {"game": game.id, "rules": game.rules_version, "content": game.content_version, "seat": seat}
        self._send(seat, {"type": "begin", "protocol": PROTOCOL, **parts})

    def _send(self, seat: int, message: dict[str, Any]) -> None:
        try:
            self.channel.send(json.dumps(message, ensure_ascii=False).encode())
        except OSError:
            raise Forfeit(seat, "crashed", "the program has ended") from None

    def _answer(self, seat: int, legal: tuple[int, ...], deadline: float) -> int:
        try:
            line = self.channel.receive(max(deadline - monotonic(), 0))
        except TimeoutError:
            raise Forfeit(seat, "late", f"no answer to question {self.asked} in time") from None
        if not line:
            raise Forfeit(seat, "crashed", "the program has ended")
        try:
            answer = json.loads(line)
            kind, id, action = answer["type"], answer["id"], answer["action"]
        except (ValueError, TypeError, KeyError):
            raise Forfeit(seat, "unreadable", f"not an answer: {line[:80]!r}") from None
        if (kind, id) != ("act", self.asked) or not isinstance(action, int) or isinstance(action, bool):
            raise Forfeit(seat, "unreadable", f"not an answer to question {self.asked}: {line[:80]!r}")
        if action not in legal:
            raise Forfeit(seat, "illegal", f"action {action} is not legal in question {self.asked}")
        return action


def _read(stream: IO[bytes], lines: Queue[bytes]) -> None:
    """Put every line of a stream into a queue, and an empty one at its end."""
    while line := stream.readline(LONGEST_LINE):
        lines.put(line)
    lines.put(b"")


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program: close its input, and kill it."""
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with suppress(OSError):
                stream.close()


def is_program(name: str) -> bool:
    """Tell whether a name is that of a program: a command or an address."""
    return name.startswith((PREFIX, *ADDRESSES))


def find_player(name: str, game: AnyGame) -> Bot:
    """Return a bot by its name, or a program by its command or address; raise BadOption if there is none.

    Never give this a name that came over the network: it runs commands.
    """
    if not is_program(name):
        return find_bot(name, game)
    if name.startswith(ADDRESSES):
        channel: Channel = import_module(SOCKETS).SocketChannel(name)
        return ProgramBot(channel, game)
    command = name.removeprefix(PREFIX)
    if not command.strip():
        raise BadOption(Reason("unknown_bot", "", {"bot": name, "allowed": f"{PREFIX}COMMAND"}))
    return ProgramBot(ProcessChannel(command), game)
