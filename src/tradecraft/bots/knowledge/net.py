"""Small neural networks that judge positions, in plain Python: the same sums in the same order everywhere.

A network gives each seat a score from its inputs: its own features, the mean of the others' features, facts that the
game adds (`TrainingSpec.facts`), and the score by the linear weights. That score is added to the output, so an
untrained network judges as the linear weights do. The scores become chances to win; with two players only the first
seat is evaluated, and the other has the rest. `cli.learning` trains networks, `tradecraft train --net` runs it.
"""

from __future__ import annotations

import json
from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from sys import byteorder
from typing import Any, Final

from tradecraft.bots.knowledge.base import Knowledge, final_chances, softmax
from tradecraft.bots.knowledge.learned import LearnedKnowledge, TrainingSpec
from tradecraft.core.errors import Fault, Reason
from tradecraft.core.game import OVER, State
from tradecraft.core.generator import Generator
from tradecraft.core.native import mypyc_attr

STAND: Final = "stand"
"""The last input: the score by the linear weights."""


class Layer:
    """One layer: each output has a row of weights for the inputs, and a bias."""

    def __init__(self, rows: list[list[float]], biases: list[float]) -> None:
        """Hold the parts as given."""
        self.rows: list[list[float]] = rows
        self.biases: list[float] = biases

    def outputs(self, places: list[int], values: list[float]) -> list[float]:
        """Return the outputs for the inputs that are not 0, given by their places and values."""
        rows, biases = self.rows, self.biases
        count = len(values)
        found: list[float] = []
        output = 0
        # Four at a time: compiled, what takes longest is to look up an input.
        while output + 4 <= len(rows):
            first, second, third, fourth = rows[output], rows[output + 1], rows[output + 2], rows[output + 3]
            one, two, three, four = biases[output], biases[output + 1], biases[output + 2], biases[output + 3]
            for number in range(count):
                value = values[number]
                place = places[number]
                one += value * first[place]
                two += value * second[place]
                three += value * third[place]
                four += value * fourth[place]
            found += [one, two, three, four]
            output += 4
        while output < len(rows):
            row, total = rows[output], biases[output]
            for number in range(count):
                total += values[number] * row[places[number]]
            found.append(total)
            output += 1
        return found


class Net:
    """Layers one after the other; between them what is negative becomes 0. The last one has a single output."""

    def __init__(self, layers: list[Layer]) -> None:
        """Hold the layers."""
        self.layers: list[Layer] = layers

    def score(self, inputs: list[float]) -> float:
        """Return the score for some inputs: the output, and the last of the inputs."""
        last = len(self.layers) - 1
        signals = inputs
        for number, layer in enumerate(self.layers):
            places: list[int] = []
            values: list[float] = []
            for place in range(len(signals)):
                value = signals[place]
                # Many inputs and half of what comes out of a layer are 0.
                if value != 0.0:
                    places.append(place)
                    values.append(value)
            signals = layer.outputs(places, values)
            if number < last:
                signals = [signal if signal > 0.0 else 0.0 for signal in signals]
        return signals[0] + inputs[len(inputs) - 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class NetKnowledge(Knowledge):
    """Knowledge about a game in which networks judge positions; everything else is delegated."""

    def __init__(self, base: LearnedKnowledge, nets: dict[str, Net], plays_on: bool) -> None:
        """Judge by networks, by the name of the variant; `plays_on` as far as the game does for its linear weights."""
        self.base: LearnedKnowledge = base
        self.spec: TrainingSpec = base.spec
        self.nets: dict[str, Net] = nets
        self.plays_on: bool = plays_on
        self.curiosity = base.curiosity
        self.is_dealt_anew = base.is_dealt_anew

    def chances(self, state: Any) -> Sequence[float]:
        """Return each seat's chance to win; of a game that is over, what each has won."""
        settled: State = self.spec.settled(state)
        if settled.waiting == OVER:
            return final_chances(settled)
        variant = self.spec.variant(settled)
        net = self.nets.get(variant)
        if net is None:
            raise Fault(f"no network has been trained for {variant}")
        return softmax(scores_of(net, inputs_of(self.base, settled, variant), settled.players), 1.0)

    def play_on(self, state: Any, draws: Generator) -> None:
        """Let a state go on as far as it helps."""
        if self.plays_on:
            self.base.play_on(state, draws)

    def values(self, state: Any, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return a value for each legal action."""
        return self.base.values(state, seat, legal)

    def priors(self, state: Any, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return how likely each legal action is to be the best."""
        return self.base.priors(state, seat, legal)

    def careful_priors(self, state: Any, seat: int, legal: tuple[int, ...]) -> Sequence[float]:
        """Return the priors of the one decision that a search is about."""
        return self.base.careful_priors(state, seat, legal)

    def reasons(self, state: Any, seat: int, action: int) -> list[Reason]:
        """Return the reasons for an action."""
        return self.base.reasons(state, seat, action)


def scores_of(net: Net, rows: list[list[float]], players: int) -> list[float]:
    """Return the scores of all seats; with two players what one of them gains the other loses, so one is asked."""
    if players == 2:
        score = net.score(rows[0])
        return [score, -score]
    return [net.score(row) for row in rows]


def inputs_of(knowledge: LearnedKnowledge, state: Any, variant: str, both: bool = False) -> list[list[float]]:
    """Return the inputs of each seat in a state that can be judged; with two players those of the first, or of both."""
    spec = knowledge.spec
    rows, remaining = spec.look(state)
    learned = knowledge.learned_about(variant)
    prospects = learned.prospects(rows, remaining)
    spread = learned.spread(remaining)
    facts = spec.facts(state)
    players = len(rows)
    mean = sum(prospects) / players
    found: list[list[float]] = []
    for seat in range(1 if players == 2 and not both else players):
        inputs = rows[seat][:]
        if players == 2:
            inputs += rows[1 - seat]
        else:
            others = [rows[other] for other in range(players) if other != seat]
            inputs += [sum([row[place] for row in others]) / (players - 1) for place in range(len(inputs))]
        inputs += facts[seat]
        inputs.append(remaining)
        inputs.append((prospects[seat] - mean) / spread)
        found.append(inputs)
    return found


def input_names(spec: TrainingSpec, variant: str) -> list[str]:
    """Name the inputs in their order."""
    names = spec.names(variant)
    return [*names, *[f"others_{name}" for name in names], *spec.fact_names, "remaining", STAND]


def net_file(spec: TrainingSpec) -> Path:
    """Return the file of a game's networks."""
    return Path(str(files(spec.package))) / "nets.json"


def read_nets(file: Path, spec: TrainingSpec) -> dict[str, Net]:
    """Read the networks of all variants; raise Fault where they do not fit the inputs."""
    nets: dict[str, Net] = {}
    if not file.exists():
        return nets
    for variant, data in json.loads(file.read_text("utf-8")).items():
        if data["inputs"] != input_names(spec, variant):
            raise Fault(f"the network in {file.name} for {variant} is for other inputs")
        sizes: list[int] = data["sizes"]
        numbers = _unpack(data["weights"])
        layers: list[Layer] = []
        start = 0
        for width, count in pairwise(sizes):
            rows = [numbers[start + width * row : start + width * (row + 1)] for row in range(count)]
            start += width * count
            layers.append(Layer(rows, numbers[start : start + count]))
            start += count
        nets[variant] = Net(layers)
    return nets


def net_data(net: Net, spec: TrainingSpec, variant: str, made: str) -> dict[str, Any]:
    """Return a network as it is stored: 4 bytes per weight, and the command that made it."""
    numbers: list[float] = []
    for layer in net.layers:
        for row in layer.rows:
            numbers += row
        numbers += layer.biases
    sizes = [len(net.layers[0].rows[0]), *[len(layer.rows) for layer in net.layers]]
    return {"made": made, "inputs": input_names(spec, variant), "sizes": sizes, "weights": _pack(numbers)}


def _pack(numbers: list[float]) -> str:
    packed = array("f", numbers)
    if byteorder == "big":
        packed.byteswap()
    return b64encode(packed.tobytes()).decode()


def _unpack(text: str) -> list[float]:
    packed = array("f")
    packed.frombytes(b64decode(text))
    if byteorder == "big":
        packed.byteswap()
    return [float(number) for number in packed]
