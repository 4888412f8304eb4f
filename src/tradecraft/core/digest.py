"""Canonical bytes and stable fingerprints of views and states."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from tradecraft.core.game import OPEN, AnyGame, State, View


def canonical(data: Any) -> bytes:
    """Return plain data as the one JSON text that stands for it."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def view_hash(view: View) -> str:
    """Return the fingerprint of what a seat knows."""
    return sha256(canonical(view.data())).hexdigest()


def digest(game: AnyGame, state: State) -> str:
    """Return a fingerprint of a state, without options: one that is added later must not change old digests."""
    data = game.view(state, OPEN).data()
    data.pop("options", None)
    return sha256(canonical(data)).hexdigest()[:16]
