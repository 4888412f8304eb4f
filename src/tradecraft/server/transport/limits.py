"""Rate limits."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import ceil

from tradecraft.server.errors import TooMuch, denied

MOST_KEYS = 100_000


class Limiter:
    """Gives each key an allowance that refills as time passes; each request costs a part of it.

    It remembers a bounded number of keys. When there are more, the one that asked longest ago is forgotten: it has
    the most to spend again, or nearly so.
    """

    def __init__(self, rate_per_second: float, burst: int, now: Callable[[], int], most_keys: int = MOST_KEYS) -> None:
        """Let each key ask `burst` times at once and `rate_per_second` in the long run; `now` is in milliseconds."""
        self._cost = max(1, round(1000 / rate_per_second))
        self._most = burst * self._cost
        self._now = now
        self._most_keys = most_keys
        self._left: OrderedDict[str, tuple[int, int]] = OrderedDict()

    def __len__(self) -> int:
        """Return how many keys are remembered."""
        return len(self._left)

    def wait(self, key: str) -> int:
        """Count a request and return 0, or return how many milliseconds to wait before the next one is allowed."""
        now = self._now()
        left, at = self._left.pop(key, (self._most, now))
        # A clock that is set back neither adds nor takes anything.
        left = min(self._most, left + max(0, now - at))
        missing = max(0, self._cost - left)
        self._left[key] = (left if missing else left - self._cost, now)
        if len(self._left) > self._most_keys:
            self._left.popitem(last=False)
        return missing

    def take(self, key: str) -> None:
        """Count a request; raise TooMuch with the time to wait if it is one too many."""
        milliseconds = self.wait(key)
        if milliseconds:
            raise denied(TooMuch, "too_many_requests", seconds=ceil(milliseconds / 1000))


def per_minute(count: int, now: Callable[[], int]) -> Limiter:
    """Return a limiter for a number of requests per minute."""
    return Limiter(count / 60, count, now)
