"""The bot worker process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from drills.finished import answer_here, finished, question_at
from tests.server.bots import misbehaving
from tradecraft.core.record import BY_CHANCE
from tradecraft.server.bots.pool import WORKER
from tradecraft.server.bots.questions import SIZE_BYTES, MoveQuestion, Reply, frame
from tradecraft.server.bots.worker import NICENESS

DEADLINE_SECONDS = 60


class Talk:
    """A worker as a plain process, with its pipes in our hands."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.process = process
        self.questions = process.stdin
        self.replies = process.stdout
        self.errors = process.stderr

    def send(self, message: bytes) -> None:
        self.questions.write(message)
        self.questions.flush()

    def receive(self) -> Reply:
        size = int.from_bytes(self.replies.read(SIZE_BYTES), "big")
        return msgspec.msgpack.decode(self.replies.read(size), type=Reply)

    def ask(self, question: MoveQuestion) -> Reply:
        self.send(frame(question))
        return self.receive()


@contextmanager
def talking(command: Sequence[str] = WORKER) -> Iterator[Talk]:
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        try:
            talk = Talk(process)
            assert talk.receive() == Reply(), "a worker begins by saying that it is ready"
            yield talk
        finally:
            process.kill()


def odd(manner: str, folder: Path) -> list[str]:
    return [sys.executable, misbehaving.__file__, manner, str(folder / "starts")]


def a_question(bot: str = "greedy") -> MoveQuestion:
    record = finished("vienna")
    number = [number for number, entry in enumerate(record.entries, 1) if entry.seat != BY_CHANCE][10]
    return question_at(record, number, bot)


def test_a_worker_answers_as_this_process_would():
    question = a_question()
    with talking() as talk:
        for _ in range(2):
            assert talk.ask(question) == Reply(answer=answer_here(question))


def test_a_worker_reports_an_error_and_continues():
    with talking() as talk:
        assert "unknown bot" in talk.ask(a_question("moriarty")).failure
        talk.send((3).to_bytes(SIZE_BYTES, "big") + b"abc")
        assert "Error" in talk.receive().failure
        assert talk.ask(a_question()).answer


def test_a_worker_exits_when_there_are_no_more_questions():
    with talking() as talk:
        talk.questions.close()
        assert talk.process.wait(DEADLINE_SECONDS) == 0


def test_a_worker_leaves_even_while_a_bot_is_thinking(tmp_path: Path):
    with talking(odd("thinks", tmp_path)) as talk:
        talk.send(frame(a_question()))
        talk.questions.close()
        assert talk.process.wait(DEADLINE_SECONDS) == 0


def test_what_a_bot_prints_does_not_get_into_its_answers(tmp_path: Path):
    with talking(odd("prints", tmp_path)) as talk:
        for _ in range(2):
            assert talk.ask(a_question()).answer
        talk.questions.close()
        said = talk.errors.read()
        assert said.count(b"another one\n") == 2


def test_a_worker_leaves_ctrl_c_to_the_server():
    with talking() as talk:
        talk.process.send_signal(signal.SIGINT)
        assert talk.ask(a_question()).answer


def test_a_worker_stands_back_behind_the_server():
    with talking() as talk:
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, talk.process.pid) == min(ours + NICENESS, 19)
