"""Vienna as the kernel sees it: its options, and where to find everything else."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any, Final

from tradecraft.core.errors import BadOption, Reason
from tradecraft.core.game import Chance, Game, Option
from tradecraft.core.native import mypyc_attr
from tradecraft.games.vienna.rules import notation, refusals, setup
from tradecraft.games.vienna.rules.actions import ACTIONS
from tradecraft.games.vienna.rules.content import DEFAULT_PACK, PACKS
from tradecraft.games.vienna.rules.content_model import EDITIONS, PLAYER_COUNTS, VERSIONS
from tradecraft.games.vienna.rules.events import EVENT_KINDS
from tradecraft.games.vienna.rules.lookups import lookups
from tradecraft.games.vienna.rules.phases import ASKS
from tradecraft.games.vienna.rules.state import ViennaState
from tradecraft.games.vienna.rules.tracks import BY_EXHAUSTION, BY_INVESTIGATOR
from tradecraft.games.vienna.rules.view import ViennaView, resample

RULES_VERSION: Final = 1

OPTIONS: Final = (
    Option("version", VERSIONS, "introductory", is_variant=True),
    Option("flags", ("printed", "random"), "printed"),
    Option("third_man", ("no", "yes"), "no"),
    Option("feld_agents", ("no", "yes"), "no"),
    Option("edition", EDITIONS, "en"),
    Option("colours", tuple("".join(letters) for letters in permutations("yrbg")), "yrbg"),
    Option("first_player", ("random", "1", "2", "3", "4"), "random"),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Vienna(Game[ViennaState, ViennaView]):
    """The game of Vienna."""

    def __init__(self, content: str = DEFAULT_PACK) -> None:
        """Describe it, with a content pack that is loaded when the first game is set up."""
        super().__init__(
            id="vienna",
            title="Vienna",
            rules_version=RULES_VERSION,
            content_version=content,
            player_counts=PLAYER_COUNTS,
            options=OPTIONS,
            actions=ACTIONS,
            end_reasons=(BY_INVESTIGATOR, BY_EXHAUSTION),
            reason_codes=refusals.REASON_CODES,
            event_kinds=EVENT_KINDS,
            packs=PACKS,
        )

    def with_content(self, content: str) -> Vienna:
        """Return the game with another content pack; raise BadOption if it is unknown."""
        PACKS.load(content)
        return Vienna(content)

    def check_options(self, players: int, options: dict[str, str]) -> None:
        """Refuse a first player who is not at the table, and Feld agents in the introductory game."""
        first = options["first_player"]
        if first != "random" and int(first) > players:
            params: dict[str, str | int] = {"option": "first_player", "value": first, "players": players}
            raise BadOption(Reason("no_such_first_player", "V1.6", params))
        if options["feld_agents"] == "yes" and options["version"] != "advanced":
            params = {"option": "feld_agents", "value": "yes", "version": options["version"]}
            raise BadOption(Reason("feld_agents_are_advanced", "V10.5", params))

    def new_state(self, players: int, options: dict[str, str]) -> ViennaState:
        """Return a game before its first draw."""
        resolved = self.resolve_options(players, options)
        state = ViennaState()
        setup.lay_out(state, lookups(self.content_version, resolved["edition"]), players, resolved)
        return state

    def view(self, state: ViennaState, seat: int) -> ViennaView:
        """Build what a seat, SPECTATOR or OPEN knows."""
        return ViennaView(state, seat)

    def resample(self, view: ViennaView, rng: Random) -> ViennaState:
        """Make a full state that is consistent with a view."""
        return resample(view, rng)

    def decision(self, state: ViennaState, seat: int) -> str:
        """Return the kind of decision a seat that must decide is asked for."""
        return ASKS[state.ask]

    def refusal(self, state: ViennaState, seat: int, action: int) -> Reason | None:
        """Say why a seat may not do an action now, or None if it may."""
        return refusals.refusal(state, seat, action)

    def action_text(self, state: ViennaState, seat: int, action: int) -> str:
        """Return the notation of a legal action."""
        return notation.action_text(state, seat, action)

    def action_from_text(self, state: ViennaState, seat: int, text: str) -> int:
        """Read the notation of an action."""
        return notation.action_from_text(state, seat, text)

    def action_data(self, state: ViennaState, seat: int, action: int) -> dict[str, Any]:
        """Return a legal action as plain data."""
        return notation.action_data(state, seat, action)

    def action_from_data(self, state: ViennaState, seat: int, data: dict[str, Any]) -> int:
        """Read the data form of an action."""
        return notation.action_from_data(state, seat, data)

    def draw_text(self, chance: Chance, drawn: list[int]) -> str:
        """Return the notation of draws."""
        return notation.draw_text(chance, drawn)

    def draw_from_text(self, chance: Chance, text: str) -> list[int]:
        """Read the notation of draws for a request."""
        return notation.draw_from_text(chance, text)
