"""The lists of games and bots."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tradecraft.api.refused import explained
from tradecraft.api.words import Words
from tradecraft.bots.protocol import bots_for
from tradecraft.core.game import AnyGame
from tradecraft.core.record import Record
from tradecraft.core.registry import add_pack, find_game, find_game_of, find_pack, game_ids

MOST_CHOICES = 6


@dataclass(frozen=True, repr=False)
class GameInfo:
    """A game that can be played.

    Attributes:
        id: What `new` calls it.
        title: What people call it.
        players: The numbers of players it is for.
        options: The values of each option, the default first.
    """

    id: str
    title: str
    players: tuple[int, ...]
    options: dict[str, tuple[str, ...]]

    def __repr__(self) -> str:
        players = ", ".join(map(str, self.players))
        options = ", ".join(f"{name}={_listed(choices)}" for name, choices in self.options.items())
        return f"<{self.title}, {players} players: {options}>"


def _listed(choices: tuple[str, ...]) -> str:
    return "|".join(choices if len(choices) <= MOST_CHOICES else (*choices[: MOST_CHOICES // 2], "…"))


def games() -> dict[str, GameInfo]:
    """Return all games by their ids.

    >>> import tradecraft
    >>> list(tradecraft.games())
    ['vienna', 'war1955']
    >>> tradecraft.games()["war1955"]
    <1955: The War of Espionage, 2 players: side=normal|short, time_limit=on|off, ...>
    """
    found: dict[str, GameInfo] = {}
    for id in game_ids():
        rules = find_game(id)
        options = {one.name: tuple(dict.fromkeys((one.default, *one.choices))) for one in rules.options}
        found[id] = GameInfo(id, rules.title, rules.player_counts, options)
    return found


def bots(game: str | None = None) -> list[str]:
    """Return the names of the bots, the weakest first; with the id of a game, of those that play it.

    >>> import tradecraft
    >>> tradecraft.bots("vienna")
    ['random', 'recruit', 'companion', 'greedy', 'handler', 'officer', 'station_chief', 'spymaster_1', 'spymaster']
    """
    return bots_for(None if game is None else find_rules(game))


def find_rules(game: str, pack: str | Path | None = None) -> AnyGame:
    """Return the rules of a game, with a content pack: its name or its folder; raise Refused."""
    with explained(Words()):
        return find_game(game, content=None if pack is None else find_pack(game, pack))


def find_rules_of(record: Record, pack: Path | None = None) -> AnyGame:
    """Return the rules a record was played with; raise Refused, which names the line, if they are not there."""
    with explained(Words()):
        if pack is not None:
            add_pack(pack)
        return find_game_of(record)
