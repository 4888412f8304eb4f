"""Write the notebooks in docs/notebooks from the cells below, without outputs; `--check` compares, `--run` runs them.

python -m scripts.make_notebooks            write them
python -m scripts.make_notebooks --run      run them all in a scratch folder, and fail if a cell fails
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "notebooks"
TIMEOUT = 1200
"""Seconds a cell may take; one of them trains for minutes."""

# Each notebook as its cells: a text begins with "#" in its first line, everything else is code.
NOTEBOOKS = {
    "first_steps": [
        "# First steps\n\nA game from Python: what a seat knows, what it may do, and a picture of it.\n",
        'import tradecraft\n\ngame = tradecraft.new("war1955", side="short", seed=7)\ngame.legal()[:5]',
        "game.view(0)",
        "# Bots play by name\n\nA bot is given what its seat knows, and nothing else.\n",
        'officer = tradecraft.bot("officer")\nwhile not game.over:\n    game.play(officer)\ngame.outcome',
        "# The same game as an environment\n",
        "from tradecraft.envs import war1955_v0\n\n"
        'env = war1955_v0.env(side="short")\nenv.reset(seed=1)\nsteps = 0\nfor seat in env.agent_iter():\n'
        "    observation, reward, over, cut, info = env.last()\n"
        "    env.step(None if over or cut else "
        'env.action_space(seat).sample(observation["action_mask"]))\n    steps += 1\nsteps',
    ],
    "training": [
        "# Train an agent until it clearly beats random\n\nNumpy alone, by self-play, two minutes on two cores. "
        "`Run` is 100 lines in `tradecraft.envs.learning`: read them, and change what you like.\n",
        "from tradecraft.envs.learning.run import Run\nfrom tradecraft.envs.tasks import evaluate, find_task\n\n"
        'task = find_task("1955-short")\nrun = Run(task, "ppo", seed=1)',
        "# Learn\n\nFour points of a curve, each after 125,000 decisions more: the share of 100 games won against "
        "`random`, with its interval.\n",
        'for _ in range(4):\n    run.learn(decisions=125_000)\n    print(run.measure(("random",)))',
        "# Measure\n\nAll public deals of the task, each from both seats: 400 games.\n",
        'result = evaluate(task, run.chooser(), "random")\nprint(result)\n'
        "assert result.games == 400\nassert result.share.value >= 0.9",
    ],
    "dataset": [
        "# Read a data set\n\nDecisions of bots as Parquet files, read with polars and pandas.\n",
        "from pathlib import Path\n\nfrom tradecraft.envs.datasets import Recipe, check_dataset, write_dataset\n"
        "from tradecraft.envs.tasks import find_task\n\n"
        'task = find_task("1955-short")\nfolder = Path("decisions")\n'
        "recipe = Recipe(task.name, task.game, task.players, task.options, "
        '("officer", "recruit"), seed="notebook")\n'
        "write_dataset(recipe, 20, folder)\n"
        'check_dataset(folder)["decisions"]',
        'import polars\n\nrows = polars.read_parquet(folder / "decisions.parquet")\n'
        'rows.group_by("bot").agg(polars.col("reward").mean(), polars.len()).sort("bot")',
        'import pandas\n\nframe = pandas.read_parquet(folder / "decisions.parquet", columns=["game", "step"])\n'
        'frame.groupby("game").size().describe()',
        'import numpy as np\n\nobservations = rows["observation"].to_numpy()\nnp.stack(observations).shape',
    ],
    "tournament": [
        "# A tournament\n\nThree bots on paired deals: every deal is played from both seats.\n",
        "from tradecraft.bots.arena import plan_tournament, play\n"
        "from tradecraft.bots.arena.tournament import result_of\n"
        "from tradecraft.core.registry import find_game\n\n"
        'bots = ["random", "recruit", "officer"]\npairs = [(a, b) for a in bots for b in bots if a < b]\n'
        'tournament = plan_tournament(find_game("war1955"), 2, {"side": "short"}, pairs, "notebook", duplicate=True)',
        "results = [\n    result_of(tournament.lineups[lineup], lineup, play(tournament.lineups[lineup], number))\n"
        "    for lineup, number in tournament.schedule(20)\n]\nlen(results)",
        "for one, other in pairs:\n    games = [game for game in results if {one, other} == set(game.bots)]\n"
        "    share = sum(game.share(one) for game in games) / len(games)\n"
        '    print(f"{one} against {other}: {share:.0%} of {len(games)} games")',
    ],
}


def text_of(name: str) -> str:
    """Return the text of a notebook, without outputs."""
    import nbformat

    made = []
    for place, source in enumerate(NOTEBOOKS[name]):
        is_text = source.startswith("# ")
        cell = nbformat.v4.new_markdown_cell(source.strip()) if is_text else nbformat.v4.new_code_cell(source)
        cell["id"] = f"{name}-{place}"
        made.append(cell)
    notebook = nbformat.v4.new_notebook(cells=made)
    notebook.metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    return f"{json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True)}\n"


def run(name: str) -> None:
    """Run a notebook in a scratch folder; raise CellExecutionError if a cell fails."""
    import nbformat
    from nbclient import NotebookClient

    with tempfile.TemporaryDirectory() as folder:
        notebook = nbformat.reads((FOLDER / f"{name}.ipynb").read_text("utf-8"), 4)
        NotebookClient(notebook, timeout=TIMEOUT, resources={"metadata": {"path": folder}}).execute()
        said = [output.get("text", "") for cell in notebook.cells for output in cell.get("outputs", [])]
        print(f"{name}: {len(notebook.cells)} cells\n{''.join(said)}", flush=True)


def main() -> int:
    """Write, compare or run the notebooks."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("names", nargs="*", help="notebooks, all if none is named")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--run", action="store_true")
    given = parser.parse_args()
    for name in given.names or NOTEBOOKS:
        path = FOLDER / f"{name}.ipynb"
        if given.check:
            if not path.exists() or path.read_text("utf-8") != text_of(name):
                print(f"{path.relative_to(ROOT)} is out of date: python -m scripts.make_notebooks", file=sys.stderr)
                return 1
        elif given.run:
            run(name)
        else:
            path.write_text(text_of(name), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
