import asyncio
import threading
from typing import Literal

import pytest
from argon2 import PasswordHasher

from tests.server.people.serving import quick_hasher
from tradecraft.server.errors import Denied, Unavailable
from tradecraft.server.people import passwords
from tradecraft.server.people.passwords import Passwords, checked_password


def test_a_password_belongs_to_its_hash_alone():
    async def run() -> None:
        service = Passwords(quick_hasher())
        hashed = await service.hash("correct horse")
        assert hashed.startswith("$argon2id$")
        assert "correct" not in hashed
        assert await service.matches(hashed, "correct horse")
        assert not await service.matches(hashed, "correct horsf")
        assert not await service.matches("no hash at all", "correct horse")

    asyncio.run(run())


def test_a_letter_typed_in_two_parts_is_the_same_in_a_password():
    async def run() -> None:
        service = Passwords(quick_hasher())
        assert await service.matches(await service.hash("cafe\u0301 cr\u00e8me"), "caf\u00e9 cr\u00e8me")

    asyncio.run(run())


def test_a_password_of_half_a_sign_can_be_hashed():
    async def run() -> None:
        service = Passwords(quick_hasher())
        assert await service.matches(await service.hash("\udc00" * 8), "\udc00" * 8)

    asyncio.run(run())


def test_an_unknown_name_costs_as_many_hashes_as_a_wrong_password():
    class Counting(PasswordHasher):
        verified = 0

        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            Counting.verified += 1
            return super().verify(hash, password)

    async def run() -> None:
        service = Passwords(Counting(time_cost=1, memory_cost=8, parallelism=1))
        hashed = await service.hash("correct horse")
        assert not await service.matches(hashed, "wrong horse")
        assert Counting.verified == 1
        assert not await service.matches(None, "wrong horse")
        assert Counting.verified == 2

    asyncio.run(run())


def test_the_password_of_nobody_opens_nothing():
    async def run() -> None:
        assert not await Passwords(quick_hasher()).matches(None, "nobody")

    asyncio.run(run())


def test_only_a_hash_of_other_parameters_is_outdated():
    async def run() -> None:
        hashed = await Passwords(quick_hasher(1)).hash("correct horse")
        assert not Passwords(quick_hasher(1)).is_outdated(hashed)
        assert Passwords(quick_hasher(2)).is_outdated(hashed)

    asyncio.run(run())


def test_without_a_hasher_the_recommended_parameters_are_used():
    async def run() -> None:
        hashed = await Passwords().hash("correct horse")
        assert not PasswordHasher().check_needs_rehash(hashed)

    asyncio.run(run())


class Gate(PasswordHasher):
    """A hasher that waits until it is let through, and counts who waits with it."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.open = threading.Event()
        self.inside = 0
        self.most_inside = 0
        self.lock = threading.Lock()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        with self.lock:
            self.inside += 1
            self.most_inside = max(self.most_inside, self.inside)
        assert self.open.wait(10)
        with self.lock:
            self.inside -= 1
        return super().hash(password, salt=salt)


def test_few_passwords_are_hashed_at_once_and_too_many_are_refused():
    async def run() -> None:
        gate = Gate()
        service = Passwords(gate)
        waiting = [asyncio.create_task(service.hash("correct horse")) for _ in range(passwords.MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Unavailable) as caught:
            await service.hash("correct horse")
        assert caught.value.reason.code == "too_busy"
        gate.open.set()
        assert len(set(await asyncio.gather(*waiting))) == passwords.MOST_WAITING
        assert gate.most_inside <= passwords.AT_ONCE
        # And afterwards there is room again.
        assert await service.hash("correct horse")

    asyncio.run(run())


@pytest.mark.parametrize(("password", "code"), [("1234567", "password_too_short"), ("x" * 201, "password_too_long")])
def test_a_new_password_has_between_8_and_200_signs(password: str, code: str):
    with pytest.raises(Denied) as caught:
        checked_password(password)
    assert caught.value.reason.code == code


@pytest.mark.parametrize("password", ["12345678", "x" * 200])
def test_the_shortest_and_the_longest_password_are_allowed(password: str):
    assert checked_password(password) == password
