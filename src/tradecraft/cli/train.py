"""`train`: play games between bots, learn from them how good positions are, and write the weights."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

from rich.table import Table

from tradecraft.api.game import default_players
from tradecraft.bots.arena.series import seated
from tradecraft.bots.knowledge.learned import Learned, TrainingSpec, read_weights, weights_text
from tradecraft.bots.knowledge.net import net_data, net_file
from tradecraft.bots.protocol import OWN_BUDGET
from tradecraft.bots.training import Course, CurvePoint, learning_curve, study, training_spec
from tradecraft.cli.arguments import chosen_game, option_values
from tradecraft.cli.errors import Reporting
from tradecraft.cli.opening import default_bot
from tradecraft.cli.pictures import FAINT, INK, SEATS, draw, label, stroke
from tradecraft.cli.processes import share_out
from tradecraft.cli.progress import watched
from tradecraft.cli.records import write_whole
from tradecraft.cli.terminal import new_console

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 640, 320, 70, 40, 50
"""The learning curve's picture, and the room around what is drawn in it."""
BAR = 30
LARGEST_BATCH = 16
"""How many games a process is given at a time."""


def train(
    game_id: str,
    players: int | None,
    games: int,
    bot: str | None,
    options: list[str] | None,
    seed: str,
    workers: int,
    cluster: str | None,
    out: Path | None,
    plot: Path | None,
) -> None:
    """Train, write the weights, and show the learning curve."""
    with Reporting() as reporting:
        game = chosen_game(reporting, game_id)
        spec = training_spec(game)
        players = players or default_players(game)
        resolved = game.resolve_options(players, option_values(options))
        bot = bot or default_bot(game)
        seated(bot, game, OWN_BUDGET)
        course = Course(game.id, players, resolved, bot, seed)
        work = share_out(partial(study, course), range(games), workers, LARGEST_BATCH, cluster)
        # In the order of their numbers, not of the processes that played them: sums of floats depend on it.
        studied = sorted(watched(work, games, "games"), key=lambda one: one.number)
        variant = studied[0].variant
        curve = list(watched(learning_curve(studied, spec.knots, spec.decided_by_score), None, "learning"))
        steps = [step for step, _ in curve]
        console = new_console()
        console.print(f"{game.title}, {variant}: {games} games of {bot}, seed {seed}", style="bold")
        console.print(_table(steps))
        file = out or spec.file()
        write_whole(file, weights_text({**_known(file, spec), variant: curve[-1][1]}, spec))
        console.print(f"weights: {file}")
        if plot:
            write_whole(plot, picture(steps, f"{game.title}, {variant}"))
            console.print(f"learning curve: {plot}")


def train_net(
    game_id: str,
    players: int | None,
    games: int,
    rounds: int,
    bot: str | None,
    options: list[str] | None,
    seed: str,
    workers: int,
    cluster: str | None,
    folder: Path,
    out: Path | None,
    plot: Path | None,
) -> None:
    """Train a network for some more rounds in a folder, then write its weights."""
    from tradecraft.cli.learning import REPORT, Training, study_inputs

    with Reporting() as reporting:
        game = chosen_game(reporting, game_id)
        players = players or default_players(game)
        resolved = game.resolve_options(players, option_values(options))
        course = Course(game.id, players, resolved, bot or default_bot(game), seed)
        seated(course.bot, game, OWN_BUDGET)
        training = Training(folder, course)
        console = new_console()
        file = out or net_file(training.spec)
        for _ in range(rounds):
            # A run that begins does not learn from a network of another one.
            nets = file if training.trainer.rounds else None
            one_game = partial(study_inputs, course, nets=nets)
            numbers = training.numbers(games)
            played = [game for game in training.kept() if game.number in numbers]
            missing = sorted({*numbers} - {game.number for game in played})
            work = training.keep(share_out(one_game, missing, workers, LARGEST_BATCH, cluster))
            title = f"{training.variant}, round {training.trainer.rounds + 1}"
            found = training.learn([*played, *watched(work, len(missing), title)])
            console.print(
                f"round {found.number + 1}: {found.games} games of {found.bot}, {found.positions} positions, "
                f"loss {found.loss:.4f} (linear weights {found.linear:.4f})"
            )
            chosen = "".join(f" --option {option}" for option in options or ())
            made = (
                f"tradecraft train {game.id} --players {players}{chosen} --net {folder.name} --bot {course.bot} "
                f"--games {games} --rounds {training.trainer.rounds} --seed {seed}"
            )
            known = json.loads(file.read_text("utf-8")) if file.exists() else {}
            known[training.variant] = net_data(training.trainer.net(), training.spec, training.variant, made)
            write_whole(file, f"{json.dumps(dict(sorted(known.items())), indent=0)}\n")
            write_whole(folder / REPORT, training.report(made))
        steps = [CurvePoint(one.games, one.positions, one.loss, 0.0) for one in training.curve()]
        if plot:
            write_whole(plot, picture(steps, f"{game.title}, {training.variant}"))
            console.print(f"learning curve: {plot}")
        console.print(f"networks: {file}")


def _known(file: Path, spec: TrainingSpec) -> dict[str, Learned]:
    """Return the weights that a file has for other variants."""
    return read_weights(file, spec) if file.exists() else {}


def _table(steps: list[CurvePoint]) -> Table:
    """Return the learning curve for the terminal: what games that were held out say."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for heading in ("games", "positions", "loss", "margin off by"):
        table.add_column(heading, justify="right")
    table.add_column("")
    most = max((step.loss for step in steps), default=1.0)
    for step in steps:
        bar = "█" * round(BAR * step.loss / most)
        table.add_row(str(step.games), str(step.positions), f"{step.loss:.4f}", f"{step.error:.2f}", bar)
    return table


def picture(steps: list[CurvePoint], title: str) -> str:
    """Return the learning curve as an SVG: the loss on games held out, by the games learned from."""
    losses = [step.loss for step in steps]
    low, high = min(losses) * 0.95, max(losses) * 1.05
    across = (WIDTH - LEFT - 30) / max(1, len(steps) - 1)
    down = (HEIGHT - TOP - BOTTOM) / (high - low)
    points = [(LEFT + across * place, TOP + (high - loss) * down) for place, loss in enumerate(losses)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    floor = HEIGHT - BOTTOM
    parts = [
        label(LEFT, 22, f"{title}: loss on games held out"),
        stroke(LEFT, floor, WIDTH - 20, floor, FAINT),
        f'<polyline fill="none" stroke="{SEATS[0]}" stroke-width="2" points="{path}"/>',
    ]
    for (x, y), step in zip(points, steps, strict=True):
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{SEATS[0]}"/>')
        parts.append(label(x, y - 10, f"{step.loss:.3f}", "middle", INK))
        parts.append(label(x, floor + 20, str(step.games), "middle", FAINT))
    parts.append(label((LEFT + WIDTH) / 2, HEIGHT - 10, "games", "middle", FAINT))
    return draw(WIDTH, HEIGHT, f"Learning curve: {title}", parts)
