"""Networks that evaluate positions: their output, storage and inputs."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from tests.bots.test_honesty import decisions
from tradecraft.bots.knowledge import find_knowledge
from tradecraft.bots.knowledge.learned import LearnedKnowledge
from tradecraft.bots.knowledge.net import Layer, Net, NetKnowledge, input_names, inputs_of, net_data, read_nets
from tradecraft.core.errors import Fault
from tradecraft.core.game import OVER
from tradecraft.core.registry import find_game

TABLES = [
    ("war1955", 2, {}),
    ("war1955", 2, {"side": "short"}),
    ("vienna", 2, {}),
    ("vienna", 2, {"version": "advanced"}),
    ("vienna", 4, {"third_man": "yes"}),
]


def knowledge_of(game: str) -> LearnedKnowledge:
    found = find_knowledge(find_game(game))
    assert isinstance(found, LearnedKnowledge)
    return found


def random_net(width: int, last: float = 1.0) -> Net:
    rng = Random(width)
    layers = []
    for before, after in ((width, 5), (5, 3), (3, 1)):
        rows = [[rng.uniform(-1, 1) * (last if after == 1 else 1.0) for _ in range(before)] for _ in range(after)]
        layers.append(Layer(rows, [rng.uniform(-1, 1) * (last if after == 1 else 1.0) for _ in range(after)]))
    return Net(layers)


def plainly(net: Net, inputs: list[float]) -> float:
    signals = inputs
    for layer in net.layers:
        signals = [
            bias + sum(value * weight for value, weight in zip(signals, row, strict=True))
            for row, bias in zip(layer.rows, layer.biases, strict=True)
        ]
        if layer is not net.layers[-1]:
            signals = [max(0.0, signal) for signal in signals]
    return signals[0] + inputs[-1]


def test_a_score_is_what_the_layers_say():
    net, rng = random_net(9), Random(1)
    for _ in range(50):
        inputs = [rng.choice((0.0, rng.gauss(0, 2))) for _ in range(9)]
        assert net.score(inputs) == pytest.approx(plainly(net, inputs), abs=1e-12)


@pytest.mark.parametrize(("id", "players", "options"), TABLES)
def test_a_network_that_has_learned_nothing_judges_as_the_linear_weights_do(
    id: str, players: int, options: dict[str, str]
):
    game, base = find_game(id), knowledge_of(id)
    trials = differ = 0
    for state, _ in islice(decisions(game, players, options), 30):
        settled = base.spec.settled(state)
        if settled.waiting == OVER:
            continue
        variant = base.spec.variant(settled)
        rows = inputs_of(base, settled, variant)
        names = input_names(base.spec, variant)
        # With two players, one of them is asked about: the other wins what is left.
        assert [len(row) for row in rows] == [len(names)] * (1 if players == 2 else players)
        assert len(set(names)) == len(names)
        untaught = NetKnowledge(base, {variant: random_net(len(names), last=0.0)}, plays_on=False)
        taught = NetKnowledge(base, {variant: random_net(len(names))}, plays_on=False)
        assert list(untaught.chances(state)) == pytest.approx(list(base.chances(state)), abs=1e-9)
        differ += list(taught.chances(state)) != pytest.approx(list(base.chances(state)), abs=1e-9)
        assert sum(taught.chances(state)) == pytest.approx(1.0)
        trials += 1
    assert trials >= 15
    assert differ >= 10, "what is learned counts"


def test_a_network_is_read_as_it_was_written(tmp_path: Path):
    spec = knowledge_of("war1955").spec
    names = input_names(spec, "short")
    net = random_net(len(names))
    file = tmp_path / "nets.json"
    file.write_text(json.dumps({"short": net_data(net, spec, "short", "a test")}))
    read = read_nets(file, spec)["short"]
    inputs = [Random(2).gauss(0, 1) for _ in names]
    assert read.score(inputs) == pytest.approx(net.score(inputs), rel=1e-5)
    # What has been written once changes no more: every machine has the same weights.
    file.write_text(json.dumps({"short": net_data(read, spec, "short", "a test")}))
    assert read_nets(file, spec)["short"].score(inputs) == read.score(inputs)
    assert read_nets(tmp_path / "none.json", spec) == {}


def test_a_variant_without_a_network_is_not_judged_by_something_else():
    game, base = find_game("war1955"), knowledge_of("war1955")
    state, _ = next(iter(islice(decisions(game, 2, {}), 5, None)))
    with pytest.raises(Fault, match="normal"):
        NetKnowledge(base, {}, plays_on=False).chances(state)


def test_a_network_for_other_inputs_is_refused(tmp_path: Path):
    spec = knowledge_of("war1955").spec
    data = net_data(random_net(len(input_names(spec, "short"))), spec, "short", "a test")
    data["inputs"][3] = "something_else"
    file = tmp_path / "nets.json"
    file.write_text(json.dumps({"short": data}))
    with pytest.raises(Fault, match="other inputs"):
        read_nets(file, spec)
