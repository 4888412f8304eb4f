"""Make the records of lessons from the plans in `scripts/lessons`.

python -m scripts.make_lessons [GAME-NAME ...]

A plan is a text, one line for each thing:

    players 2
    option first_player 1
    seat Alex                           one line per seat
    seed 7                              everything unspecified comes from this deal
    bots recruit 120                    this bot plays the first 120 entries
    draw cards 017 044 081              the next draw from a deck contains these
    draw squares 3=briefcase            a draw with given places
    1 assign 017 044 081                an action in notation

A seat without a line, or with the line `2 .`, takes its last legal action. If a plan does not fit, the error lists what
is legal at that point.
"""

from __future__ import annotations

import sys
from collections import defaultdict, deque
from pathlib import Path
from random import Random

from tradecraft.bots.protocol import Budget, find_bot
from tradecraft.core.chance import Dealer
from tradecraft.core.errors import Refused
from tradecraft.core.game import CHANCE, DECIDE, OVER, Chance
from tradecraft.core.match import Match
from tradecraft.core.record import BY_CHANCE, Entry, print_record
from tradecraft.core.registry import find_game

PLANS = Path(__file__).parent / "lessons"
GAMES = Path(__file__).parent.parent / "src" / "tradecraft" / "games"
SIMULATIONS = 50
LAST = "."


class Plan:
    """The lines of a plan."""

    def __init__(self, path: Path) -> None:
        """Read a plan."""
        self.game_id, _, self.name = path.stem.partition("-")
        self.options: dict[str, str] = {}
        self.seats: list[str] = []
        self.players, self.seed, self.bots = 2, "1", ""
        self.draws: dict[str, deque[list[str]]] = defaultdict(deque)
        self.actions: deque[tuple[int, str]] = deque()
        for line in path.read_text("utf-8").splitlines():
            word, _, rest = line.split("#")[0].strip().partition(" ")
            match word:
                case "":
                    pass
                case "players":
                    self.players = int(rest)
                case "option":
                    name, value = rest.split(" ")
                    self.options[name] = value
                case "seat":
                    self.seats.append(rest)
                case "seed":
                    self.seed = rest
                case "bots":
                    self.bots = rest
                case "draw":
                    deck, *items = rest.split(" ")
                    self.draws[deck].append(items)
                case _:
                    self.actions.append((int(word) - 1, rest))

    def play(self) -> Match:
        """Play the plan to its end, and the draws that follow it."""
        match = Match(find_game(self.game_id), self.players, self.options, tuple(self.seats))
        match.notes = (f"python -m scripts.make_lessons {self.game_id}-{self.name}",)
        bot, _, entries = self.bots.partition(" ")
        while len(match.steps) < int(entries or 0) and match.state.waiting != OVER:
            self.step(match, bot)
        while match.state.waiting == CHANCE or (match.state.waiting == DECIDE and self.actions):
            self.step(match)
        if self.actions:
            raise SystemExit(f"{self.name}: the game is over before {self.actions[0]}")
        return match

    def step(self, match: Match, bot: str = "") -> None:
        """Play one entry."""
        state = match.state
        if state.waiting == CHANCE:
            match.enter(Entry(BY_CHANCE, self.drawn(match, state.chance(), bool(bot))))
        elif bot:
            seat = state.deciders[0]
            rng = Random(f"{self.seed}/{len(match.steps)}")
            thought = find_bot(bot, match.game).think(
                match.game.view(state, seat), state.legal(seat), rng, Budget(simulations=SIMULATIONS)
            )
            match.act(seat, thought.action)
        else:
            # A seat that must decide before its line takes its last legal action.
            is_meant = self.actions[0][0] in state.deciders
            seat, text = self.actions.popleft() if is_meant else (state.deciders[0], LAST)
            try:
                if text == LAST:
                    match.act(seat, state.legal(seat)[-1])
                else:
                    match.enter(Entry(seat, text))
            except Refused as error:
                asked = state.deciders[0]
                legal = [match.game.action_text(state, asked, action) for action in state.legal(asked)]
                raise SystemExit(f"{self.name}: {seat + 1} {text}: {error}\nseat {asked + 1} may: {legal}") from None

    def drawn(self, match: Match, chance: Chance, by_deal: bool) -> str:
        """Return the draws for a request: those of the plan, and the rest from the deal."""
        wanted = self.draws[chance.deck].popleft() if self.draws[chance.deck] and not by_deal else []
        dealt = match.game.draw_text(chance, Dealer(self.seed).draw(chance)).split(" ")[1:]
        everything = match.game.draw_text(chance, list(chance.pool)).split(" ")[1:]
        placed = dict(item.split("=") for item in wanted if "=" in item)
        items = [item for item in wanted if "=" not in item]
        for item in [*placed.values(), *items]:
            if item not in everything:
                raise SystemExit(f"{self.name}: {item} is no longer in {chance.deck}: {' '.join(everything)}")
            everything.remove(item)
        for item in [*dealt, *everything]:
            if len(items) + len(placed) < chance.count and item in everything:
                everything.remove(item)
                items.append(item)
        for place in sorted(placed, key=int):
            items.insert(int(place) - 1, placed[place])
        return " ".join((chance.deck, *items))


def main() -> int:
    """Write the given records, or all."""
    for path in sorted(PLANS.glob("*.plan")):
        if len(sys.argv) == 1 or path.stem in sys.argv[1:]:
            plan = Plan(path)
            match = plan.play()
            folder = GAMES / plan.game_id / "lessons"
            folder.mkdir(exist_ok=True)
            (folder / f"{plan.name}.tcr").write_text(print_record(match.record()), "utf-8")
            print(f"{path.stem}: {len(match.steps)} entries; {match!r}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
