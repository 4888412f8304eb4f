"""The commands about bots with their options and help: play, measure, analyse."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tradecraft.cli import parameters as shared
from tradecraft.cli.parameters import BOTS, PLAYING, command

commands = typer.Typer()


@command(
    commands,
    BOTS,
    "simulate {game} --games 500 --bots greedy,random,random",
    "simulate {game} --players 4 --games 1000 --workers 4 --json",
    "simulate {game} --games 20 --out games/",
    "simulate {game} --pack my-pack/",
    runs="simulate.simulate",
)
def simulate(
    game_id: shared.GameId,
    bots: shared.Bots = None,
    games: shared.Games = 100,
    players: shared.Players = None,
    milliseconds: shared.BudgetMilliseconds = None,
    simulations: shared.Simulations = None,
    seed: shared.FixedSeed = "1",
    options: shared.Options = None,
    pack: shared.Pack = None,
    workers: shared.Workers = 1,
    cluster: shared.Cluster = None,
    folder: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help="Write a record of each game and the summary there.")
    ] = None,
    as_json: shared.Json = False,
) -> None:
    """Let bots play many games, and count wins, scores and endings.

    Seats rotate from game to game.
    """


@command(
    commands,
    BOTS,
    "arena {game} --bots officer,greedy --games 200 --duplicate",
    "arena {game} --players 2 --bots officer,station_chief,spymaster --games 100 --duplicate --out duel/",
    "arena {game} --players 4 --bots spymaster,officer --games 40 --simulations 500 --seed 7 --workers 2",
    runs="arena.run_arena",
)
def arena(
    game_id: shared.GameId,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT,BOT",
            help="The bots. If they are fewer than the seats, the last one takes the rest; if more, all meet.",
        ),
    ],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games for each line-up, at least.")] = 100,
    players: shared.Players = None,
    options: shared.Options = None,
    pack: shared.Pack = None,
    milliseconds: shared.BudgetMilliseconds = None,
    simulations: shared.Simulations = None,
    duplicate: Annotated[
        bool,
        shared.flag("--duplicate", "Play each deal from all seats, so that luck evens out."),
    ] = False,
    workers: shared.Workers = 1,
    cluster: shared.Cluster = None,
    seed: shared.Seed = "1",
    folder: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FOLDER",
            help="Keep all games there, with a report and a picture. Run the same command again to continue.",
        ),
    ] = None,
    as_json: shared.Json = False,
    language: shared.Language = None,
) -> None:
    """Measure bots against each other: ratings, and who beats whom by how much.

    Seats rotate from game to game. Intervals are at 95 %, and a pair's share
    is that of its decided games. The rating is openskill's, as on the server.
    """


@command(
    commands,
    BOTS,
    "duel officer recruit --game {game}",
    "duel spymaster spymaster_1 --game {game} --players 2 --option version=advanced --budget-ms 500 --json",
    "duel spymaster@100ms spymaster_1@500ms --game {game} --players 2",
    "duel spymaster spymaster_1 --game {game} --players 4 --simulations 200 --workers 2 --out duels",
)
def duel(
    a: Annotated[str, typer.Argument(metavar="A", help="The bot that is tested, or BOT@BUDGET.", show_default=False)],
    b: Annotated[str, typer.Argument(metavar="B", help="The bot it plays against.", show_default=False)],
    game: shared.NamedGame,
    players: Annotated[int, typer.Option(metavar="N", min=2, help="How many players; B has all seats but one.")] = 2,
    option: shared.Options = None,
    pack: shared.Pack = None,
    budget_ms: shared.BudgetMilliseconds = None,
    simulations: shared.Simulations = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="The most games that are played.")] = 400,
    too_little: Annotated[
        float | None,
        typer.Option(metavar="SHARE", help="The share of wins that fails A.", show_default="0.55; 0.25 for four"),
    ] = None,
    enough: Annotated[
        float | None,
        typer.Option(metavar="SHARE", help="The share of wins that passes A.", show_default="0.65; 0.40 for four"),
    ] = None,
    workers: shared.Workers = 1,
    cluster: shared.Cluster = None,
    seed: shared.Seed = "1",
    folder: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help="Keep the games there. Run the same command again to continue."),
    ] = None,
    json: shared.Json = False,
) -> None:
    """Test whether bot A beats bot B on paired deals, and stop as soon as the result is clear.

    Each deal is played from all seats. The test chooses between two shares of
    wins for A and errs 5 times in 100 if one of them is the true one. The
    verdict is passed, failed, or undecided after the most games. A bot can
    have a budget of its own: BOT@60 (simulations) or BOT@100ms.
    """
    from tradecraft.cli.duel import run_duel

    bars = None if too_little is None and enough is None else (too_little, enough)
    run_duel(
        game, (a, b), games, players, option, budget_ms, simulations, bars, workers, cluster, seed, json, pack, folder
    )


@command(
    commands,
    BOTS,
    "exploit officer --game {game} --hours 0.5",
    "exploit station_chief --game {game} --hours 6 --simulations 120 --json",
    "exploit spymaster --game {game} --hours 6 --target-simulations 60",
)
def exploit(
    level: Annotated[str, typer.Argument(metavar="LEVEL", help="The bot to be beaten.", show_default=False)],
    game: shared.NamedGame,
    hours: Annotated[float, typer.Option(metavar="H", min=0.0, help="How long to play, at least one deal.")] = 1.0,
    games: Annotated[int | None, typer.Option(metavar="N", min=2, help="Stop after this many games in total.")] = None,
    option: shared.Options = None,
    simulations: Annotated[int, typer.Option(metavar="N", min=1, help="How much the exploiter thinks.")] = 60,
    target_simulations: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="How much a level that searches thinks.", show_default="as its level"),
    ] = None,
    seed: shared.Seed = "1",
    folder: Annotated[
        Path,
        typer.Option("--out", metavar="FOLDER", help="Keep the results there. Run the same command again to continue."),
    ] = Path("exploit"),
    json: shared.Json = False,
) -> None:
    """Search for a best response to a level with two players, and measure how often it wins.

    The exploiter asks the level itself what it would do in each position it
    imagines, and concludes from its moves what it holds. Each deal is played
    from both seats. What it wins is a lower bound, with an interval at 95 %.
    """
    from tradecraft.cli.exploit import run_exploit

    run_exploit(level, game, hours, games, option, simulations, target_simulations, seed, folder, json)


@command(
    commands,
    PLAYING,
    "review monday.tcr",
    "review monday.tcr --seat 1 --deep",
    "review monday.tcr --html monday.html",
    "review monday.tcr --json",
    runs="review.show_review",
)
def review(
    path: shared.FinishedGame,
    seat: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Review the decisions of one seat.", show_default="all")
    ] = None,
    deep: Annotated[bool, typer.Option("--deep", help="Think five times as much about each decision.")] = False,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the review as a self-contained HTML page.")
    ] = None,
    as_json: shared.Json = False,
    packs: shared.Packs = None,
    language: shared.Language = None,
) -> None:
    """Review a finished game: grade every decision, and separate luck from skill.

    A decision is judged by what the player could know then, with the same
    search as a hint. The ledger is computed with all cards open: luck, own
    choices and others' choices add up to the result.
    """


@command(commands, PLAYING, "profile games/*.tcr --name Anna", runs="profile.show_profile")
def profile(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of finished games.")],
    name: Annotated[str, typer.Option(metavar="NAME", help="The player, as the records name them.")],
    as_json: shared.Json = False,
    packs: shared.Packs = None,
    language: shared.Language = None,
) -> None:
    """Review all games of a player: results without luck, costly habits, matching puzzles.

    Each game is reviewed as by the command review, which takes some seconds a game.
    """


@command(
    commands,
    PLAYING,
    "analyse monday.tcr",
    "analyse monday.tcr --top 3 --simulations 1000 --picture monday.svg",
    "analyse monday.tcr --language nl",
    runs="analyse.show_analysis",
)
def analyse(
    path: shared.FinishedGame,
    milliseconds: Annotated[
        int | None,
        typer.Option("--budget-ms", metavar="MS", min=1, help="How long to think about each decision."),
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, help="How many simulations to make instead.", show_default="160 with two players"
        ),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Fixes the random numbers.")] = "analysis",
    top: Annotated[int, typer.Option(metavar="N", min=0, help="How many turning points to show.")] = 6,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the chances to win as an SVG file.")
    ] = None,
    as_json: shared.Json = False,
    packs: shared.Packs = None,
    language: shared.Language = None,
) -> None:
    """Show the turning points of a finished game; a part of what `review` shows.

    A choice is compared with the best one, by what the player could know
    then; a draw with all possible ones. With simulations, the default, the
    same record gives the same analysis.
    """


@command(
    commands,
    BOTS,
    "train {game} --players 2 --games 2000",
    "train {game} --players 4 --seed 7 --plot curve.svg",
    "train {game} --games 200 --out trial.json",
    "train {game} --players 2 --net training/ --bot spymaster@40 --games 1000 --rounds 4",
)
def train(
    game: shared.GameId,
    bot: Annotated[
        str | None, typer.Option(metavar="BOT", help="Who plays all seats, with some slips.", show_default="greedy")
    ] = None,
    players: shared.Players = None,
    games: Annotated[int, typer.Option(metavar="N", min=10, help="How many games; one in five is a test.")] = 1000,
    option: shared.Options = None,
    net: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Train a network; run it again to continue.", show_default=False),
    ] = None,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="How many rounds of a network's training.")] = 1,
    workers: shared.Workers = 1,
    cluster: shared.Cluster = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Fixes all games, and so the weights.")] = "1",
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where the weights go.", show_default="where the bots look for them"),
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the learning curve as an SVG.")] = None,
) -> None:
    """Train the evaluation of positions that searching bots use.

    Each variant and number of players has its own weights; those of others
    in the same file stay as they are. The test games show how much was
    learned: a loss of 0 is perfect foresight, 0.693 a coin toss of two.

    With --net a small network is trained instead, in rounds that build on
    each other: each plays games and learns from them. The folder holds all
    progress; run the command again to continue. Needs the extra train.
    """
    if net:
        from tradecraft.cli.train import train_net

        train_net(game, players, games, rounds, bot, option, seed, workers, cluster, net, out, plot)
    else:
        from tradecraft.cli.train import train

        train(game, players, games, bot, option, seed, workers, cluster, out, plot)


@command(
    commands,
    BOTS,
    "dataset TASK --games 1000 --bots officer --out decisions/",
    "dataset {game} --players 2 --games 200 --bots officer,random --workers 2 --out decisions/",
    "dataset TASK --games 50 --bots officer --search 100 --out searched/ --minari minari/",
    runs="dataset.make_dataset",
)
def dataset(
    name: Annotated[str, typer.Argument(metavar="TASK", help="A task, or a game.", show_default=False)],
    folder: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="A new folder.")],
    bots: Annotated[str, typer.Option(metavar="BOT,BOT", help="The bots; they take turns on the seats.")] = "officer",
    games: shared.Games = 100,
    players: shared.Players = None,
    options: shared.Options = None,
    simulations: Annotated[
        int, typer.Option(metavar="N", min=0, help="How many simulations bots that search may make.")
    ] = 0,
    search: Annotated[
        int,
        typer.Option(
            metavar="N", min=0, help="Add the result of a search with this many simulations to each decision."
        ),
    ] = 0,
    seed: shared.FixedSeed = "0",
    workers: shared.Workers = 1,
    cluster: shared.Cluster = None,
    minari: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write a copy for Minari there as well.", show_default=False)
    ] = None,
) -> None:
    """Write a data set of decisions: Parquet files with a data card, for programs that learn.

    One row is one decision: what the seat observed, what it could do, what it
    did, how the game ended. What was hidden from the seat is in a separate file.
    The same arguments write the same files. Needs the extra data.
    """


@command(
    commands,
    BOTS,
    "mcp",
    "mcp --arena {game} --deals 10 --levels recruit,officer --out series.jsonl",
    "mcp --report series.jsonl",
    runs="mcp.serve_assistants",
)
def mcp(
    arena: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="Offer a measured series of this game instead.", show_default=False),
    ] = None,
    levels: Annotated[str, typer.Option(metavar="BOT,BOT", help="The levels it is measured against.")] = (
        "recruit,officer"
    ),
    deals: Annotated[int, typer.Option(metavar="N", min=1, help="How many deals, each played from both seats.")] = 10,
    options: shared.Options = None,
    simulations: shared.Simulations = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Fixes the deals of the series.")] = "1",
    file: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where the games are kept.", show_default=False)
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Check a series by replay and report on it.", show_default=False),
    ] = None,
) -> None:
    """Serve assistants over the Model Context Protocol, on standard input and output.

    An assistant lists games, opens tables against bots, reads what its seat
    knows as text, sees what it may do and acts. With --arena it plays a series
    on paired deals in which illegal tries and time are counted. Needs the
    extra mcp.
    """


@command(
    commands,
    BOTS,
    "puzzles {game} --games 20 --out found/",
    "puzzles {game} --games 50 --players 2 --seed monday --workers 2 --out found/",
    runs="puzzle.mine_puzzles",
)
def puzzles(
    game_id: shared.GameId,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games in all.")] = 10,
    folder: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where records, side files and progress are kept.")
    ] = Path("puzzles"),
    players: Annotated[int, typer.Option(metavar="N", min=1, help="How many players.")] = 2,
    options: shared.Options = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Fixes all games, and names the files.")] = "puzzles",
    most_per_theme: Annotated[
        int, typer.Option(metavar="N", min=1, help="Skip themes that have this many puzzles.")
    ] = 1000,
    themes: Annotated[
        list[str] | None,
        typer.Option("--theme", metavar="THEME", help="Look for this theme only; repeat it for more."),
    ] = None,
    workers: shared.Workers = 1,
    cluster: shared.Cluster = None,
    as_json: shared.Json = False,
) -> None:
    """Find puzzles in games of strong bots: positions in which one choice is clearly the best.

    A choice must be the best with several seeds and at 16 times the spymaster's effort.
    You can stop the command at any time; run it again with the same folder and seed to continue.
    """
