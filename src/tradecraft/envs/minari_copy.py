"""A data set as Minari keeps them, for programs that learn offline: one episode for each game and seat."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import minari
import numpy as np
import pyarrow.parquet as pq
from gymnasium import spaces
from minari.data_collector import EpisodeBuffer

from tradecraft.core.observation import find_observer
from tradecraft.core.registry import find_game
from tradecraft.envs.datasets import DECISIONS, check_dataset


def write_minari(folder: Path, root: Path | None = None) -> minari.MinariDataset:
    """Copy a data set into a folder of Minari's; raise ValueError if it is there or is not what its card says.

    An observation has the parts `observation` and `action_mask`. Minari wants one more observation than actions: the
    last is repeated with an empty mask, for nothing is decided there. The reward comes with a seat's last action.
    """
    card = check_dataset(folder)
    game = find_game(card["game"])
    observer = find_observer(game, card["players"], card["options"])
    low, high = (np.frombuffer(one, np.float32) for one in observer.bounds())
    mask = spaces.Box(0, 1, (game.actions.size,), np.int8)
    if root is not None:
        root.mkdir(parents=True, exist_ok=True)
        os.environ["MINARI_DATASETS_PATH"] = str(root.resolve())
    made: minari.MinariDataset | None = None
    for episodes in _episodes(folder, game.actions.size):
        if made is not None:
            made.update_dataset_from_buffer(episodes)
            continue
        with warnings.catch_warnings():
            # It recommends links and addresses that a copy does not have.
            warnings.simplefilter("ignore")
            made = minari.create_dataset_from_buffers(
                f"tradecraft/{card['name'].rpartition('-v')[0] or card['name']}-v{card['observation_version']}",
                episodes,
                observation_space=spaces.Dict({"observation": spaces.Box(low, high), "action_mask": mask}),
                action_space=spaces.Discrete(game.actions.size),
                algorithm_name=",".join(card["bots"]),
                author="Tradecraft contributors",
                description=f"Games of {card['game']} between bots, an episode a game and seat. {card['licence']}.",
                data_format="arrow",
            )
    if made is None:
        raise ValueError(f"{folder} holds no games")
    return made


def _episodes(folder: Path, actions: int) -> Iterator[list[EpisodeBuffer]]:
    """Yield the episodes of each row group, which holds whole games."""
    file = pq.ParquetFile(folder / DECISIONS)
    for group in range(file.num_row_groups):
        table = file.read_row_group(group)
        observation = table["observation"].combine_chunks().flatten().to_numpy().reshape(len(table), -1)
        columns = {name: table[name].to_pylist() for name in ("game", "seat", "legal", "action", "reward")}
        rows: dict[tuple[int, int], list[int]] = {}
        for row, key in enumerate(zip(columns["game"], columns["seat"], strict=True)):
            rows.setdefault(key, []).append(row)
        yield [_episode(observation, columns, own, actions) for own in rows.values()]


def _episode(observation: Any, columns: dict[str, list[Any]], rows: list[int], actions: int) -> EpisodeBuffer:
    masks = np.zeros((len(rows) + 1, actions), np.int8)
    for place, row in enumerate(rows):
        masks[place, columns["legal"][row]] = 1
    ends = [place + 1 == len(rows) for place in range(len(rows))]
    return EpisodeBuffer(
        observations={"observation": observation[[*rows, rows[-1]]], "action_mask": masks},
        actions=np.array([columns["action"][row] for row in rows], np.int64),
        rewards=[columns["reward"][row] if end else 0.0 for row, end in zip(rows, ends, strict=True)],
        terminations=ends,
        truncations=[False] * len(rows),
    )
