"""When a call is due by the preferences of the person who is called."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec

from tradecraft.server.transport.protocol.calls import CallPreferences


def read_preferences(data: bytes | None) -> CallPreferences:
    """Return stored preferences; those of another version of the server that cannot be read count as none."""
    try:
        return CallPreferences() if data is None else msgspec.json.decode(data, type=CallPreferences)
    except msgspec.ValidationError:
        return CallPreferences()


def due_at(preferences: CallPreferences, kind: str, at: int) -> int:
    """Return when a call that could be made at a time, in milliseconds, is due: not in the quiet hours.

    E-mails wait for the hour of the digest, if there is one; the digest comes even in quiet hours, as asked for.
    """
    local = datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(preferences.zone))
    if kind == "mail" and preferences.digest is not None:
        return _next(local, preferences.digest)
    if preferences.quiet_from is None:
        return at
    start, end = preferences.quiet_from, preferences.quiet_to
    hour = local.hour
    is_quiet = start <= hour < end if start <= end else hour >= start or hour < end
    return _next(local, end) if is_quiet else at


def _next(local: datetime, hour: int) -> int:
    """Return when it is next a full hour of the day, or this very moment; a clock that is put forward may skip it."""
    moment = local.replace(hour=hour, minute=0, second=0, microsecond=0)
    if moment < local:
        moment = (moment.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=local.tzinfo)
    return int(moment.timestamp() * 1000)
