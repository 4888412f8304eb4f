"""What the data of 1955 contains: views, events, options, what follows from them, and content.

Seats count from 0, turns from 1. Cards go by their face, such as `france_2_military_transport`; several cards may have
the same. Pawns are counted from the centre of their track.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from tradecraft.core.schema import EACH, OneOf, Schema
from tradecraft.games.war1955.rules import content_model, declarations, phases
from tradecraft.games.war1955.rules.actions import VERBS
from tradecraft.games.war1955.rules.declarations import Country, EndReason, Faction, Gadget, Special, Target

Side = Annotated[str, OneOf(content_model.SIDES)]
Stage = Annotated[str, OneOf(phases.STAGES)]
Ask = Annotated[str, OneOf(phases.ASKS)]
Declaration = Annotated[str, OneOf(phases.DECLARATIONS)]


class Options(TypedDict):
    """The options of the table."""

    side: Side
    time_limit: Literal["on", "off"]
    attack_counters_assault: Literal["off", "on"]
    first_player: str


class Prepared(TypedDict):
    """What the seat that decides has laid ready and not declared yet; empty for all other viewers."""

    cards: list[str]
    country: Country | None
    using: str | None
    named: list[Country]


class Declared(TypedDict):
    """Something declared that waits for answers; each one stands against the one before it in the list."""

    what: Declaration
    seat: int
    cards: list[str]
    targets: list[Target]
    total: int | None


class Track(TypedDict):
    """A track: `steps` lead from the centre to either star, and the pawn is counted towards seat 0."""

    country: Country
    faction: Faction
    steps: int
    pawn: int
    secured: int | None
    blockaded_until: int | None


class Piles(TypedDict):
    """The draw pile and the discard pile; `unseen` are all cards whose place the viewer cannot tell."""

    deck: Literal["first", "cards"] | None
    drawn: int
    to_draw: int
    pile: int
    shuffles: int
    discard: list[str]
    unseen: list[str]


class Desk(TypedDict):
    """A player with gadgets and hand, which is null if the viewer may not see it.

    `known` is the part of the hand that the viewer knows all the same, or of the viewer's hand what the opponent knows;
    `shown` is the public part.
    """

    seat: int
    score: int
    faction: Faction | None
    home: Country | None
    spy: Country | None
    detained_until: int | None
    open_until: int | None
    gadgets: Annotated[dict[Gadget, str | None], EACH]
    hand_size: int
    hand: list[str] | None
    known: list[str]
    shown: list[str]


class View(TypedDict):
    """What a viewer knows of a match."""

    game: Literal["war1955"]
    seat: int | None
    players: int
    options: Options
    round: int
    turns_left: int | None
    end_reason: EndReason | None
    over: bool
    first: int | None
    active: int | None
    stage: Stage
    steps: int
    transported: bool
    extra_cards: int
    asks: Ask | None
    deciders: list[int]
    prepared: Prepared
    declared: list[Declared]
    tracks: list[Track]
    cards: Piles
    desks: list[Desk]


class Advance(TypedDict):
    """What advancing a pawn would do.

    `steps` is how far it would go, `to` where it would stand, counted towards the seat that advances it.
    """

    steps: int
    to: int
    secures: bool


class InfluenceConsequences(Advance):
    """What a card would count as an influence action, and what that would do."""

    total: int


class BlockConsequences(TypedDict):
    """What a card would be worth as a block, and how much is needed."""

    total: int
    needed: int


class GadgetConsequences(TypedDict):
    """Whose gadget is meant."""

    seat: int


class PreparedTotal(TypedDict):
    """What is laid ready: what it counts, how much a block needs, and what an influence action would do."""

    total: int
    needed: int | None
    suffices: bool
    advance: Advance | None


class PositionConsequences(TypedDict):
    """What follows from a view.

    `plays` are the play steps of the turn. `to_go` says how many steps each pawn is from the stars of both seats,
    `ahead` how many steps the pawns on each seat's side are past their centres together.
    `declared` has what each declared action would do, null for those that move no pawn by their total.
    """

    plays: int
    to_go: Annotated[dict[Country, list[int]], EACH]
    ahead: list[int]
    declared: list[Advance | None]
    prepared: PreparedTotal | None


class Explained(TypedDict):
    """Something with a name, a text that explains it, and the rules about it."""

    name: str
    effect: str
    rules: list[str]


CountryContent = TypedDict(
    "CountryContent",
    {
        "id": Country,
        "faction": Faction,
        "name": str,
        "the": str,
        "in": str,
        "to": str,
        "of": str,
        "steps": Annotated[dict[Side, int], EACH],
    },
)
CountryContent.__doc__ = "A country: its name bare and after prepositions, and the steps to a star on each side."


class CardContent(Explained):
    """A card; `values` and `blocks` are what it adds in each country before the spy's bonus."""

    id: str
    country: Country | None
    faction: Faction | None
    influence: int
    action: Special | None
    copies: int
    short: str
    values: Annotated[dict[Country, int], EACH]
    blocks: Annotated[dict[Country, int], EACH]


class UseRules(TypedDict):
    """The rules about the uses that every card has."""

    influence: list[str]
    block: list[str]


class Content(TypedDict):
    """What the pieces of the game are and say, in one language."""

    pack: str
    countries_to_win: int
    factions: Annotated[dict[Faction, str], EACH]
    countries: list[CountryContent]
    specials: Annotated[dict[Special, Explained], EACH]
    gadgets: Annotated[dict[Gadget, Explained], EACH]
    uses: UseRules
    cards: list[CardContent]


OPTIONS: Final[dict[str, object]] = {
    "influence": InfluenceConsequences,
    "block": BlockConsequences,
    "gadget": GadgetConsequences,
}
"""The consequences of options, by verb."""

SCHEMA: Final = Schema(View, declarations.EVENTS, VERBS, Content, PositionConsequences, OPTIONS)
