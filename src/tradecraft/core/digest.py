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
    """Return a fingerprint of a state that does not depend on how the engine stores it."""
    return sha256(canonical(game.view(state, OPEN).data())).hexdigest()[:16]
