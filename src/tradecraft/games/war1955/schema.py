"""What the data of 1955 contains: views, events, options, what follows from them, and content.

Seats count from 0, turns from 1. Cards go by their face, such as `france_2_military_transport`; several cards may have
the same. Pawns are counted from the centre of their track.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from tradecraft.core.schema import EACH, OneOf, Schema, event
from tradecraft.games.war1955.rules.content_model import COUNTRIES, FACTIONS, GADGETS, SIDES
from tradecraft.games.war1955.rules.phases import ASKS, DECLARATIONS, STAGES
from tradecraft.games.war1955.rules.specials.catalogue import SPECIAL_IDS
from tradecraft.games.war1955.rules.victory import END_REASONS

WAYS: Final = ("step", "military_transport", "advanced_transport", "deport")
"""What can move a spy."""
TARGETS: Final = (*COUNTRIES, *GADGETS)
"""What a special action can name."""

Country = Annotated[str, OneOf(COUNTRIES)]
Faction = Annotated[str, OneOf(FACTIONS)]
Side = Annotated[str, OneOf(SIDES)]
Gadget = Annotated[str, OneOf(GADGETS)]
Special = Annotated[str, OneOf(SPECIAL_IDS)]
Stage = Annotated[str, OneOf(STAGES)]
Ask = Annotated[str, OneOf(ASKS)]
Declaration = Annotated[str, OneOf(DECLARATIONS)]
EndReason = Annotated[str, OneOf(END_REASONS)]
Way = Annotated[str, OneOf(WAYS)]
Target = Annotated[str, OneOf(TARGETS)]


class Options(TypedDict):
    """The options of the table."""

    side: Side
    time_limit: Literal["on", "off"]
    attack_counters_assault: Literal["off", "on"]
    first_player: str


class Prepared(TypedDict):
    """What the seat that decides has laid ready and not declared yet; empty for everybody else."""

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

    `known` is the part of the hand that the viewer knows all the same, or of the own hand what the opponent knows;
    `shown` is the part that everybody knows.
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


EVENTS: Final = {
    "first_player": event("W1.2", seat=int),
    "cards_drawn": event("W2.3", seat=int, count=int),
    "cards_seen": event("W2.3", seat=int, cards=list[str]),
    "pile_shuffled": event("W2.4", count=int, times=int),
    "end_announced": event("W7.3", turns=int),
    "home_chosen": event("W1.2", seat=int, country=Country, faction=Faction),
    "turn_began": event("W2.1", seat=int, turn=int),
    "step_passed": event("W2.2", seat=int),
    "influence_declared": event("W3", seat=int, country=Country, cards=list[str], total=int),
    "influence_blocked": event("W4.2", seat=int, country=Country, cards=list[str], total=int),
    "special_declared": event("W5", seat=int, card=str, action=Special, targets=list[Target]),
    "counter_declared": event("W5.2", seat=int, card=str, against=str),
    "let_through": event("W5.3", seat=int),
    "countered": event("W5.2", seat=int, card=str),
    "no_effect": event("W5.1", seat=int, card=str),
    "pawn_advanced": event("W3", seat=int, country=Country, steps=int),
    "country_secured": event("W3.4", seat=int, country=Country),
    "country_freed": event("W7.2", seat=int, country=Country),
    "spy_moved": event("W2.1", seat=int, country=Country, way=Way),
    "spy_detained": event("W5.4", seat=int, until=int),
    "spy_released": event("W5.5", seat=int),
    "blockade_laid": event("W5.4", country=Country, until=int),
    "blockade_lifted": event("W5.5", country=Country),
    "gadget_gained": event("W6.1", seat=int, gadget=Gadget, card=str),
    "gadget_lost": event("W6.2", seat=int, gadget=Gadget, card=str),
    "hand_shown": event("W8.9", seat=int, cards=list[str], until=int),
    "hand_hidden": event("W5.5", seat=int),
    "cards_discarded": event("W2.5", seat=int, cards=list[str]),
    "cards_ordered": event("W5", seat=int, count=int),
    "game_ended": event("W7.1", reason=EndReason),
}
"""The kinds of events; `until` is the last turn in which something holds."""

ACTIONS: Final[dict[str, dict[str, object]]] = {
    "home": {"country": Country},
    "influence": {"card": str, "country": Country},
    "special": {"card": str},
    "advanced_transport": {"card": str},
    "pass": {},
    "add": {"card": str},
    "target": {"country": Country},
    "gadget": {"gadget": Gadget},
    "declare": {},
    "block": {"card": str},
    "counter": {"card": str},
    "let_through": {},
    "keep": {"card": str},
    "move": {"country": Country},
    "stay": {},
}
"""The options by their verbs."""


class Advance(TypedDict):
    """What advancing a pawn would do.

    It would go so many steps and come to stand there, counted towards the seat that advances it.
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

    `plays` are the play steps of the turn. `to_go` says how many steps each pawn is from the stars of both seats.
    `declared` has what each declared action would do, null for those that move no pawn by their total.
    """

    plays: int
    to_go: Annotated[dict[Country, list[int]], EACH]
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


SCHEMA: Final = Schema(
    view=View,
    events=EVENTS,
    actions=ACTIONS,
    content=Content,
    position=PositionConsequences,
    options={"influence": InfluenceConsequences, "block": BlockConsequences, "gadget": GadgetConsequences},
)
