"""Data sets of decisions: games between bots as Parquet files, one row for each decision.

    tradecraft dataset TASK --games 1000 --bots officer --out DIR

`decisions.parquet` has what the deciding seat observed, what it could do, what it did, and how the game ended for it.
`hidden.parquet` has what was hidden from it, apart, so that nobody trains on it by mistake. `card.json` is the data
card, with the checksums of both; `README.md` is the same for people. The same arguments write the same files, whoever
plays the games.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from tradecraft import __version__
from tradecraft.bots.judge import judge
from tradecraft.bots.protocol import Budget, find_bot
from tradecraft.core.chance import Dealer, settle
from tradecraft.core.digest import canonical
from tradecraft.core.game import OPEN, OVER
from tradecraft.core.observation import find_observer
from tradecraft.core.registry import find_game
from tradecraft.envs.loop import rewards_of
from tradecraft.envs.rows import Rows

DECISIONS: Final = "decisions.parquet"
HIDDEN: Final = "hidden.parquet"
CARD: Final = "card.json"
README: Final = "README.md"
LICENCE: Final = "CC0-1.0"
GAMES_AT_ONCE: Final = 50
"""How many games make a row group, and are in memory together."""


@dataclass(frozen=True)
class Recipe:
    """What decides every row: the task or game, who plays, the seed, and how much is searched.

    The bots take turns on the seats. `simulations` limits bots that search, so that every machine writes the same.
    With `search`, every decision is judged by a search of so many simulations, which sees only what the seat knows.
    """

    name: str
    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: str = "0"
    simulations: int = 0
    search: int = 0


@dataclass
class GameRows:
    """The rows of one game: observations as bytes of 32-bit floats, all else as lists by the name of a column."""

    number: int
    observation: bytearray = field(default_factory=bytearray)
    columns: dict[str, list[Any]] = field(default_factory=dict)
    open_views: list[str] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.open_views)


def schema(size: int, has_search: bool = False) -> pa.Schema:
    """Return the columns of the decisions; `legal` lists the actions in the mask."""
    columns: list[tuple[str, pa.DataType]] = [
        ("game", pa.int32()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.dictionary(pa.int8(), pa.string())),
        ("observation", pa.list_(pa.float32(), size)),
        ("legal", pa.list_(pa.uint16())),
        ("action", pa.uint16()),
        ("reward", pa.float32()),
        ("score", pa.int16()),
        ("place", pa.int8()),
        ("is_last", pa.bool_()),
    ]
    if has_search:
        columns += [("policy", pa.list_(pa.float32())), ("value", pa.float32())]
    return pa.schema(columns)


MEANINGS: Final = {
    "game": "the number of the game, from 0",
    "step": "the number of the decision in its game, from 0",
    "seat": "who decided, from 0",
    "bot": "the name of the bot on that seat",
    "observation": "what the seat knew, as the flat observation of the environments",
    "legal": "the actions the seat could choose from",
    "action": "the action it chose",
    "reward": "how the game ended for the seat: winners share 1, the others share -1",
    "score": "the final score of the seat",
    "place": "the final place of the seat, 1 for a winner",
    "is_last": "whether it is the last decision of the game",
    "policy": "for each legal action the part of the simulations that a search spent on it",
    "value": "the chance to win that the search saw, from what the seat knew",
    "open_view": "the view that sees everything, as JSON; only in the file of what was hidden",
}

HIDDEN_SCHEMA: Final = pa.schema([("game", pa.int32()), ("step", pa.int32()), ("open_view", pa.string())])


def play_game(recipe: Recipe, number: int) -> GameRows:
    """Play one game and return a row for each decision."""
    game = find_game(recipe.game)
    observer = find_observer(game, recipe.players, recipe.options)
    observation = array("f", bytes(4 * observer.size))
    actions = game.actions.size
    rows = Rows(observer.layout(), observer.size, actions, observation, bytearray(actions), bytearray(1))
    names = [recipe.bots[(seat + number) % len(recipe.bots)] for seat in range(recipe.players)]
    players = [find_bot(name, game) for name in names]
    dealer, rng = Dealer(f"{recipe.seed}/{number}/deal"), Random(f"{recipe.seed}/{number}/bots")
    budget = Budget(0, recipe.simulations)
    state = game.new_state(recipe.players, recipe.options)
    settle(state, dealer)
    found = GameRows(number)
    columns: dict[str, list[Any]] = {
        column: [] for column in schema(0, bool(recipe.search)).names if column != "observation"
    }
    while state.waiting != OVER:
        seat = state.deciders[0]
        legal = state.legal(seat)
        rows.write(0, seat, observer.read(state, seat), legal)
        found.observation += observation.tobytes()
        found.open_views.append(canonical(game.view(state, OPEN).data()).decode())
        view = game.view(state, seat)
        if recipe.search:
            policy, value = _searched(recipe, view, legal)
            columns["policy"].append(policy)
            columns["value"].append(value)
        action = players[seat].think(view, legal, rng, budget).action
        columns["seat"].append(seat)
        columns["legal"].append(list(legal))
        columns["action"].append(action)
        state.apply(seat, action)
        settle(state, dealer)
    outcome, rewards, count = state.outcome(), rewards_of(state.outcome()), len(found)
    columns["game"], columns["step"] = [number] * count, list(range(count))
    for seat in columns["seat"]:
        columns["bot"].append(names[seat])
        columns["reward"].append(rewards[seat])
        columns["score"].append(outcome.scores[seat])
        columns["place"].append(outcome.ranking[seat])
    columns["is_last"] = [step + 1 == count for step in range(count)]
    found.columns = columns
    return found


def _searched(recipe: Recipe, view: Any, legal: tuple[int, ...]) -> tuple[list[float], float | None]:
    """Return how a search spreads its simulations over the legal actions, and the chance it sees; none if forced."""
    if len(legal) == 1:
        return [1.0], None
    judgement = judge(find_game(recipe.game), view, Budget(simulations=recipe.search))
    spent = {one.action: one.simulations for one in judgement.candidates}
    total = max(1, sum(spent.values()))
    return [spent[action] / total for action in legal], judgement.best.chance


def in_order(games: Iterable[GameRows]) -> Iterator[GameRows]:
    """Yield games by their numbers, from 0, in whatever order they come."""
    waiting: dict[int, GameRows] = {}
    following = 0
    for game in games:
        waiting[game.number] = game
        while following in waiting:
            yield waiting.pop(following)
            following += 1


def write_dataset(
    recipe: Recipe, games: int, folder: Path, played: Iterable[GameRows] | None = None, command: str = ""
) -> dict[str, Any]:
    """Write games into a new folder and return the data card; raise FileExistsError if it is there.

    `played` are all these games in any order; without them they are played here. The card is written last: a folder
    without one is not complete.
    """
    folder.mkdir(parents=True)
    size = find_observer(find_game(recipe.game), recipe.players, recipe.options).size
    decisions = schema(size, bool(recipe.search))
    if played is None:
        played = (play_game(recipe, number) for number in range(games))
    rows, counted, group = 0, 0, list[GameRows]()
    with (
        pq.ParquetWriter(folder / DECISIONS, decisions, compression="zstd") as shown,
        pq.ParquetWriter(folder / HIDDEN, HIDDEN_SCHEMA, compression="zstd") as hidden,
    ):
        for game in in_order(played):
            group.append(game)
            counted += 1
            rows += len(game)
            if len(group) == GAMES_AT_ONCE or counted == games:
                shown.write_table(_shown(group, decisions, size))
                hidden.write_table(_hidden(group))
                group = []
    if counted != games:
        raise ValueError(f"{counted} of {games} games were played")
    card = _card(recipe, counted, rows, decisions, command, folder)
    (folder / README).write_text(_readme(card), "utf-8")
    (folder / CARD).write_text(f"{json.dumps(card, indent=2)}\n", "utf-8")
    return card


def _shown(games: list[GameRows], decisions: pa.Schema, size: int) -> pa.Table:
    values = pa.array(np.frombuffer(b"".join(game.observation for game in games), np.float32))
    arrays = []
    for one in decisions:
        if one.name == "observation":
            arrays.append(pa.FixedSizeListArray.from_arrays(values, size))
        else:
            arrays.append(pa.array([value for game in games for value in game.columns[one.name]], one.type))
    return pa.Table.from_arrays(arrays, schema=decisions)


def _hidden(games: list[GameRows]) -> pa.Table:
    rows = [(game.number, step, view) for game in games for step, view in enumerate(game.open_views)]
    return pa.Table.from_arrays(
        [pa.array([row[place] for row in rows], one.type) for place, one in enumerate(HIDDEN_SCHEMA)],
        schema=HIDDEN_SCHEMA,
    )


def _card(recipe: Recipe, games: int, rows: int, decisions: pa.Schema, command: str, folder: Path) -> dict[str, Any]:
    game = find_game(recipe.game)
    return {
        "name": recipe.name,
        "game": recipe.game,
        "players": recipe.players,
        "options": dict(recipe.options),
        "rules_version": game.rules_version,
        "content_version": game.content_version,
        "observation_version": find_observer(game, recipe.players, recipe.options).version,
        "tradecraft": __version__,
        "command": command,
        "licence": LICENCE,
        "games": games,
        "decisions": rows,
        "bots": list(recipe.bots),
        "seed": recipe.seed,
        "simulations": recipe.simulations,
        "search": recipe.search,
        "columns": {one.name: {"type": str(one.type), "meaning": MEANINGS[one.name]} for one in decisions},
        "hidden_columns": {one.name: {"type": str(one.type), "meaning": MEANINGS[one.name]} for one in HIDDEN_SCHEMA},
        "files": {name: sha256((folder / name).read_bytes()).hexdigest() for name in (DECISIONS, HIDDEN)},
    }


def _readme(card: dict[str, Any]) -> str:
    """Return the data card for people, with how to read the files."""
    columns = "\n".join(f"| `{name}` | {one['type']} | {one['meaning']} |" for name, one in card["columns"].items())
    files = "\n".join(f"- `{name}`: SHA-256 {digest}" for name, digest in card["files"].items())
    options = ", ".join(f"{name} {value}" for name, value in card["options"].items()) or "none"
    return f"""\
# {card["name"]}: {card["decisions"]:,} decisions of {card["games"]:,} games

Games of {card["game"]} for {card["players"]} players (options: {options}) between the bots
{", ".join(card["bots"])}, played by tradecraft {card["tradecraft"]} with the seed {card["seed"]!r}.
Observations are version {card["observation_version"]}.
Made with `{card["command"]}`. Licence: {card["licence"]}, do with it what you like.

**What it is for.** Learning from games of programs: imitation, offline learning, models of opponents. **What it is
not.** It holds no games of people, and bots of one level play alike, so what is learned may fail against others.

`{HIDDEN}` holds what the deciding seat could not know. Join it by `game` and `step` to study beliefs; a player that is
given it cheats.

| column | type | meaning |
|---|---|---|
{columns}

{files}

```python
import polars

won = polars.read_parquet("{DECISIONS}").group_by("bot").agg(polars.col("reward").mean())
```

```python
import pandas

lengths = pandas.read_parquet("{DECISIONS}", columns=["game", "step"]).groupby("game").size()
```
"""


def check_dataset(folder: Path) -> dict[str, Any]:
    """Return the data card of a folder; raise ValueError if a file is not the one it was made with."""
    card: dict[str, Any] = json.loads((folder / CARD).read_text("utf-8"))
    for name, digest in card["files"].items():
        if sha256((folder / name).read_bytes()).hexdigest() != digest:
            raise ValueError(f"{name} is not the file that the data card describes")
    return card
