"""1955 as the kernel sees it: its options, and where to find everything else."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tradecraft.core.errors import Reason
from tradecraft.core.game import Chance, Game, Option
from tradecraft.core.native import mypyc_attr
from tradecraft.games.war1955.rules import notation, refusals
from tradecraft.games.war1955.rules.actions import ACTIONS
from tradecraft.games.war1955.rules.content import DEFAULT_PACK, PACKS
from tradecraft.games.war1955.rules.content_model import SIDES
from tradecraft.games.war1955.rules.events import EVENT_KINDS
from tradecraft.games.war1955.rules.phases import ASKS
from tradecraft.games.war1955.rules.rulings import RULINGS, Rulings
from tradecraft.games.war1955.rules.setup import PLAYERS, lay_out
from tradecraft.games.war1955.rules.state import WarState
from tradecraft.games.war1955.rules.tables import tables
from tradecraft.games.war1955.rules.victory import END_REASONS
from tradecraft.games.war1955.rules.view import WarView, resample

RULES_VERSION: Final = 1

OPTIONS: Final = (
    Option("side", SIDES, "normal", is_variant=True),
    Option("time_limit", ("on", "off"), "on"),
    Option("attack_counters_assault", ("off", "on"), "off"),
    Option("first_player", ("random", "1", "2"), "random"),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class War1955(Game[WarState, WarView]):
    """The game of 1955: The War of Espionage, in one version of its rules."""

    def __init__(self, version: int = RULES_VERSION, rulings: Rulings = RULINGS, content: str = DEFAULT_PACK) -> None:
        """Describe a version by its rulings, with a content pack that is loaded when the first game is set up."""
        self.rulings = rulings
        super().__init__(
            id="war1955",
            title="1955: The War of Espionage",
            rules_version=version,
            content_version=content,
            player_counts=(PLAYERS,),
            options=OPTIONS,
            actions=ACTIONS,
            end_reasons=END_REASONS,
            reason_codes=refusals.REASON_CODES,
            event_kinds=EVENT_KINDS,
            packs=PACKS,
        )

    def with_content(self, content: str) -> War1955:
        """Return the game with another content pack; raise BadOption if it is unknown."""
        PACKS.load(content)
        return War1955(self.rules_version, self.rulings, content)

    def new_state(self, players: int, options: dict[str, str]) -> WarState:
        """Return a game before its first draw."""
        resolved = self.resolve_options(players, options)
        state = WarState()
        lay_out(state, tables(self.content_version, self.rulings), resolved)
        return state

    def view(self, state: WarState, seat: int) -> WarView:
        """Build what a seat, SPECTATOR or OPEN knows."""
        return WarView(state, seat)

    def resample(self, view: WarView, rng: Random) -> WarState:
        """Make a full state that is consistent with a view."""
        return resample(view, rng)

    def decision(self, state: WarState, seat: int) -> str:
        """Return the kind of decision a seat that must decide is asked for."""
        return ASKS[state.ask]

    def refusal(self, state: WarState, seat: int, action: int) -> Reason | None:
        """Say why a seat may not do an action now, or None if it may."""
        return refusals.refusal(state, seat, action)

    def action_text(self, state: WarState, seat: int, action: int) -> str:
        """Return the notation of a legal action."""
        return notation.action_text(state.tables, action)

    def action_from_text(self, state: WarState, seat: int, text: str) -> int:
        """Read the notation of an action."""
        return notation.action_from_text(state.tables, text)

    def action_data(self, state: WarState, seat: int, action: int) -> dict[str, Any]:
        """Return a legal action as plain data."""
        return notation.action_data(state.tables, action)

    def action_from_data(self, state: WarState, seat: int, data: dict[str, Any]) -> int:
        """Read the data form of an action."""
        return notation.action_from_data(state.tables, data)

    def draw_text(self, chance: Chance, drawn: list[int]) -> str:
        """Return the notation of draws."""
        return notation.draw_text(tables(self.content_version, self.rulings), chance, drawn)

    def draw_from_text(self, chance: Chance, text: str) -> list[int]:
        """Read the notation of draws for a request."""
        return notation.draw_from_text(tables(self.content_version, self.rulings), chance, text)
