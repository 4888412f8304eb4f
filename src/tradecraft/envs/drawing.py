"""Positions as text and as pictures, for `render`."""

from __future__ import annotations

from tradecraft.api.pieces import View
from tradecraft.api.words import Words, unnamed
from tradecraft.core.game import OVER, AnyGame, State
from tradecraft.pictures import find_picture


def draw(game: AnyGame, state: State, seat: int, options: dict[str, str], mode: str) -> str:
    """Return what a seat knows of a position: as text ("ansi") or as a picture ("svg")."""
    if mode == "ansi":
        words = Words(game, unnamed(state.players), options)
        return str(View(game, game.view(state, seat), words, state.outcome() if state.waiting == OVER else None))
    if mode != "svg":
        raise ValueError(f"there is no render mode {mode!r}")
    return find_picture(game, game.view(state, seat)) or ""
