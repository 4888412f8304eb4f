"""A leaderboard that anyone can check: results with the records of their games, verified by replay.

    python -m tradecraft.envs.leaderboard add BOARD RESULT      verify a result file, and add it to a board
    python -m tradecraft.envs.leaderboard verify BOARD          verify everything on a board again
    python -m tradecraft.envs.leaderboard show BOARD            print the board as a table

A result file is JSON: `format`, `task` by its full name, `player` (a name), `opponent` (a bot of the house) with its
`simulations`, `deals` ("public", or the sealed file's commitment for hidden ones), and `games`: for each deal and seat,
in order, the record of the game as text. Nothing that can be worked out is believed: who won, how often and with which
interval follows from the records. A game counts only if its draws are those of the deal and every move of the house's
bot is the one that bot makes, so a result cannot be improved by leaving out games or by a weaker opponent.

A board is a folder with a `board.json` and the result files under their SHA-256.
"""

from __future__ import annotations

import argparse
import json
import sys
from array import array
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from tradecraft.bots.arena.statistics import win_rate
from tradecraft.bots.protocol import Budget, find_bot
from tradecraft.core.chance import Dealer
from tradecraft.core.errors import Refused
from tradecraft.core.game import OVER
from tradecraft.core.match import Match, load
from tradecraft.core.observation import find_observer
from tradecraft.core.record import BY_CHANCE, parse_record, print_record
from tradecraft.core.registry import find_game, find_game_of
from tradecraft.envs.rows import Rows
from tradecraft.envs.tasks import Chooser, Task, check, find_task, hidden_deals, print_result

FORMAT: Final = 1
BOARD: Final = "board.json"
PUBLIC: Final = "public"


@dataclass(frozen=True)
class Entry:
    """A verified result: the share of games won, with its interval by deals."""

    task: str
    player: str
    opponent: str
    simulations: int
    deals: str
    games: int
    share: float
    low: float
    high: float
    file: str


def played_result(
    task: Task,
    player: str,
    choose: Chooser | str,
    opponent: str,
    deals: Sequence[str],
    simulations: int = 0,
    kind: str = PUBLIC,
) -> dict[str, Any]:
    """Play every deal from every seat and return the result file as plain data."""
    records = [
        print_record(_play(task, deal, seat, choose, opponent, simulations).record())
        for deal in deals
        for seat in range(task.players)
    ]
    return {
        "format": FORMAT,
        "task": task.name,
        "player": player,
        "opponent": opponent,
        "simulations": simulations,
        "deals": kind,
        "games": records,
    }


def _play(task: Task, deal: str, seat: int, choose: Chooser | str, opponent: str, simulations: int) -> Match:
    """Play one game; the house's bots have random numbers of their own, which follow from deal, seat and step."""
    game = find_game(task.game)
    match = Match(game, task.players, task.options, tuple(f"Seat {place + 1}" for place in range(task.players)))
    dealer, budget = Dealer(deal), Budget(0, simulations)
    house = find_bot(opponent, game)
    own = find_bot(choose, game) if isinstance(choose, str) else None
    observer = find_observer(game, task.players, task.options)
    observation, actions = array("f", bytes(4 * observer.size)), game.actions.size
    rows = Rows(observer.layout(), observer.size, actions, observation, bytearray(actions), bytearray(1))
    match.deal(dealer)
    while match.state.waiting != OVER:
        state = match.state
        decider = state.deciders[0]
        legal = state.legal(decider)
        if decider != seat:
            action = house.think(game.view(state, decider), legal, _rng(deal, seat, match), budget).action
        elif own is not None:
            action = own.think(game.view(state, decider), legal, _rng(deal, seat, match), budget).action
        else:
            assert not isinstance(choose, str)
            rows.write(0, decider, observer.read(state, decider), legal)
            action = choose(observation, legal)
        match.act(decider, action)
        match.deal(dealer)
    return match


def _rng(deal: str, seat: int, match: Match) -> Random:
    return Random(f"{deal}/{seat}/{len(match.steps)}")


def verify(result: dict[str, Any], file: str = "", sealed: dict[str, Any] | None = None) -> Entry:
    """Replay every game of a result and return what it shows; raise ValueError if anything does not fit.

    For hidden deals the revealed sealed file is needed.
    """
    try:
        if result["format"] != FORMAT:
            raise ValueError(f"format {result['format']} is not {FORMAT}")
        task = find_task(result["task"])
        if task.name != result["task"]:
            raise ValueError(f"the task is {task.name}, by its full name")
        deals = _deals(task, result["deals"], sealed)
        texts, opponent, simulations = result["games"], result["opponent"], int(result["simulations"])
        player = str(result["player"])
        house = find_bot(opponent, find_game(task.game))
    except (KeyError, TypeError) as error:
        raise ValueError(f"not a result file: {error}") from None
    except Refused as error:
        raise ValueError(f"there is no such bot: {error}") from None
    wanted = [(deal, seat) for deal in deals for seat in range(task.players)]
    if len(texts) != len(wanted):
        raise ValueError(f"{len(texts)} games where {len(wanted)} belong: every deal from every seat")
    shares: dict[str, float] = {}
    for number, ((deal, seat), text) in enumerate(zip(wanted, texts, strict=True), 1):
        share = _replayed(task, deal, seat, text, house, simulations, number)
        shares[deal] = shares.get(deal, 0.0) + share
    found = win_rate([(share, float(task.players)) for share in shares.values()])
    share, low, high = (round(one, 4) for one in (found.value, found.low, found.high))
    return Entry(task.name, player, opponent, simulations, result["deals"], len(texts), share, low, high, file)


def _deals(task: Task, kind: str, sealed: dict[str, Any] | None) -> list[str]:
    if kind == PUBLIC:
        return task.deals()
    if sealed is None or sealed["commitment"] != kind:
        raise ValueError("hidden deals can be verified once the sealed file with their commitment is revealed")
    return hidden_deals(check(sealed), task, int(sealed["deals"]))


def _replayed(task: Task, deal: str, seat: int, text: str, house: Any, simulations: int, number: int) -> float:
    """Replay a game and return how much of the first place is the player's; raise ValueError if it was not so."""
    try:
        record = parse_record(text)
        given = load(find_game_of(record), record)
    except Refused as error:
        raise ValueError(f"game {number} is not a record: {error}") from None
    game = find_game(task.game)
    header = (given.game.id, given.game.rules_version, given.game.content_version, given.state.players)
    options = game.resolve_options(task.players, task.options)
    if header != (game.id, game.rules_version, game.content_version, task.players) or given.options != options:
        raise ValueError(f"game {number} is not of the task")
    if given.state.waiting != OVER:
        raise ValueError(f"game {number} is not over")
    match = Match(game, task.players, task.options, tuple(f"Seat {place + 1}" for place in range(task.players)))
    dealer, budget = Dealer(deal), Budget(0, simulations)
    match.deal(dealer)
    try:
        for entry in (step.entry for step in given.steps if step.entry.seat != BY_CHANCE):
            if entry.seat == seat:
                match.enter(entry)
            else:
                view, legal = game.view(match.state, entry.seat), match.state.legal(entry.seat)
                match.act(entry.seat, house.think(view, legal, _rng(deal, seat, match), budget).action)
            match.deal(dealer)
    except Refused as error:
        raise ValueError(f"game {number} was not played like that: {error}") from None
    if [step.entry for step in match.steps] != [step.entry for step in given.steps]:
        raise ValueError(f"game {number}: its draws are not those of the deal, or the bot's moves not the bot's")
    winners = match.state.outcome().winners()
    return (seat in winners) / len(winners)


def add(board: Path, file: Path, sealed: dict[str, Any] | None = None) -> Entry:
    """Verify a result file and add it to a board, which is made if it is not there; raise ValueError if it fails."""
    source = file.read_bytes()
    digest = sha256(source).hexdigest()
    entry = verify(json.loads(source), f"{digest}.json", sealed)
    board.mkdir(parents=True, exist_ok=True)
    (board / entry.file).write_bytes(source)
    entries = {one.file: one for one in [*read(board), entry]}
    _write(board, list(entries.values()))
    return entry


def read(board: Path) -> list[Entry]:
    """Return the entries of a board as they stand there."""
    path = board / BOARD
    return [Entry(**one) for one in json.loads(path.read_text("utf-8"))["entries"]] if path.exists() else []


def _write(board: Path, entries: list[Entry]) -> None:
    ranked = sorted(entries, key=lambda one: (one.task, one.opponent, one.simulations, -one.share, one.player))
    text = json.dumps({"format": FORMAT, "entries": [asdict(one) for one in ranked]}, indent=1)
    (board / BOARD).write_text(f"{text}\n", "utf-8")


def verify_board(board: Path, sealed: dict[str, Any] | None = None) -> int:
    """Verify every entry of a board again and return how many there are; raise ValueError if one does not fit."""
    entries = read(board)
    for entry in entries:
        source = (board / entry.file).read_bytes()
        if f"{sha256(source).hexdigest()}.json" != entry.file:
            raise ValueError(f"{entry.file} is not the file that was added")
        if verify(json.loads(source), entry.file, sealed) != entry:
            raise ValueError(f"{entry.file} does not show what the board says")
    return len(entries)


def table(entries: Sequence[Entry]) -> str:
    """Return a board as a table in Markdown."""
    lines = ["| task | player | against | deals | games | won |", "|---|---|---|---|---|---|"]
    for one in entries:
        budget = f", {one.simulations} simulations" if one.simulations else ""
        won = f"{100 * one.share:.1f} % ({100 * one.low:.0f}–{100 * one.high:.0f})"
        lines.append(f"| {one.task} | {one.player} | {one.opponent}{budget} | {one.deals[:12]} | {one.games} | {won} |")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tradecraft.envs.leaderboard", description=__doc__.split("\n\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("add", "verify", "show"):
        command = commands.add_parser(name)
        command.add_argument("board", type=Path)
        if name == "add":
            command.add_argument("result", type=Path)
        if name != "show":
            command.add_argument("--sealed", type=Path, help="the revealed file of hidden deals")
    return print_result(parser, arguments, _answer)


def _answer(given: argparse.Namespace) -> str:
    sealed = json.loads(given.sealed.read_text("utf-8")) if getattr(given, "sealed", None) else None
    if given.command == "add":
        return table([add(given.board, given.result, sealed)])
    if given.command == "verify":
        return f"{verify_board(given.board, sealed)} results, all as the board says."
    return table(read(given.board))


if __name__ == "__main__":
    sys.exit(main())
