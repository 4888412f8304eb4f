"""Shared by all environments: a game with its players and options, its observations, and its deals."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tradecraft.api.catalogue import find_rules
from tradecraft.api.game import default_players, option_value
from tradecraft.api.refused import explained
from tradecraft.api.words import Words
from tradecraft.core.chance import Dealer, Source
from tradecraft.core.game import AnyGame, State
from tradecraft.core.generator import Generator
from tradecraft.core.observation import CHOICE, NUMBER, Field, Observer, find_observer
from tradecraft.envs.rows import Rows

FORMS: Final = ("flat", "dictionary", "tokens")
"""The forms of an observation."""

Observation = Any
"""A flat array, a dictionary of numbers and arrays, or an array of tokens."""


class Table:
    """A game with a number of players and options; raise Refused if there is no such game, number or option."""

    def __init__(self, game: str, players: int | None, options: dict[str, str | int | bool], pack: str | None) -> None:
        """Find the game and its observations."""
        self.game: AnyGame = find_rules(game, pack)
        self.players = players or default_players(self.game)
        given = {name: option_value(self.game, name, value) for name, value in options.items()}
        with explained(Words(self.game)):
            self.start: State = self.game.new_state(self.players, given)
            self.observer: Observer = find_observer(self.game, self.players, given)
        self.options: dict[str, str] = self.game.resolve_options(self.players, given)
        self.actions: int = self.game.actions.size

    def rows(self, observations: Any, masks: Any, seats: Any) -> Rows:
        """Return a writer for buffers."""
        return Rows(self.observer.layout(), self.observer.size, self.actions, observations, masks, seats)

    def bounds(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return the least and the greatest value of each entry of a flat observation."""
        low, high = self.observer.bounds()
        return np.frombuffer(low, np.float32), np.frombuffer(high, np.float32)

    def space(self, form: str) -> spaces.Space[Any]:
        """Return the space of observations in one of their forms."""
        if form == "flat":
            return spaces.Box(*self.bounds(), dtype=np.float32)
        if form == "tokens":
            most = self.observer.vocabulary - 1
            return spaces.Box(0, most, (self.observer.most_tokens,), np.int32)
        return spaces.Dict({field.name: _space_of(field) for field in self.observer.fields})

    def observe(self, state: State, seat: int, form: str) -> Observation:
        """Return what a seat knows, in one of the forms but the flat one, which `Rows` writes."""
        values = self.observer.read(state, seat)
        if form == "tokens":
            tokens = self.observer.tokens(values)
            padded = np.zeros(self.observer.most_tokens, np.int32)
            padded[: len(tokens)] = tokens
            return padded
        plain = self.observer.dictionary(values)
        return {field.name: _array_of(field, plain[field.name]) for field in self.observer.fields}


def source_of(seed: int | str, deal: str | None) -> Source:
    """Return the source of draws: a fixed deal, in which the k-th card of a deck is fixed, else the seed's."""
    return Generator(seed) if deal is None else Dealer(deal)


def _space_of(field: Field) -> spaces.Space[Any]:
    if field.kind == CHOICE:
        return spaces.Discrete(len(field.labels) + 1, start=-1)
    shape = () if field.kind == NUMBER else (field.size,)
    return spaces.Box(field.low, field.high, shape, np.int16)


def _array_of(field: Field, value: int | list[int]) -> Any:
    return np.int64(value) if isinstance(value, int) and field.kind == CHOICE else np.array(value, np.int16)
