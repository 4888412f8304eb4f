"""Canonical bytes and stable fingerprints of views and states."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from tradecraft.core.game import OPEN, AnyGame, State


def canonical(data: Any) -> bytes:
    """Return plain data as the one JSON text that stands for it."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def digest(game: AnyGame, state: State) -> str:
    """Return a fingerprint of a state that does not depend on how the engine stores it.

    Options are left out: they stand in a record's header, and an option added later must not change old digests.
    """
    data = game.view(state, OPEN).data()
    data.pop("options", None)
    return sha256(canonical(data)).hexdigest()[:16]
