"""When a call is due by the wishes of the person who is called."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec

from tradecraft.server.errors import Denied, denied
from tradecraft.server.transport.protocol.calls import CallWishes


def read_wishes(data: bytes | None) -> CallWishes:
    """Return stored wishes; those of another version of the server that cannot be read count as none."""
    try:
        return CallWishes() if data is None else msgspec.json.decode(data, type=CallWishes)
    except msgspec.ValidationError:
        return CallWishes()


def require_zone(wishes: CallWishes) -> None:
    """Raise Denied for a time zone that is not known here."""
    try:
        ZoneInfo(wishes.zone)
    except (KeyError, OSError, ValueError):
        raise denied(Denied, "bad_time_zone", zone=wishes.zone) from None


def due_at(wishes: CallWishes, kind: str, at: int) -> int:
    """Return when a call that could be made at a time, in milliseconds, is due: not in the quiet hours.

    E-mails wait for the hour of the digest, if there is one; the digest comes even in quiet hours, as asked for.
    """
    local = datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(wishes.zone))
    if kind == "mail" and wishes.digest is not None:
        return _next(local, wishes.digest)
    if wishes.quiet_from is None:
        return at
    start, end = wishes.quiet_from, wishes.quiet_to
    hour = local.hour
    is_quiet = start <= hour < end if start <= end else hour >= start or hour < end
    return _next(local, end) if is_quiet else at


def _next(local: datetime, hour: int) -> int:
    """Return when it is next a full hour of the day, or this very moment; a clock that is put forward may skip it."""
    moment = local.replace(hour=hour, minute=0, second=0, microsecond=0)
    if moment < local:
        moment = (moment.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=local.tzinfo)
    return int(moment.timestamp() * 1000)
