"""What the data of Vienna contains: views, events, options, what follows from them, and content.

Seats count from 0. Buildings, squares and cards go by their number, everything else by its name.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from tradecraft.core.schema import EACH, OneOf, Schema
from tradecraft.games.vienna.rules import content_model, declarations, feld, phases, scoring
from tradecraft.games.vienna.rules.actions import VERBS
from tradecraft.games.vienna.rules.declarations import Bribe, EndReason, Flag, Info, Item

KINDS: Final = tuple(content_model.KINDS_OF)
MISSION_KINDS: Final = tuple(content_model.MISSION_NEEDS)

Seal = Annotated[str, OneOf(content_model.SEALS)]
Colour = Annotated[str, OneOf(content_model.COLOURS)]
Version = Annotated[str, OneOf(content_model.VERSIONS)]
Edition = Annotated[str, OneOf(content_model.EDITIONS)]
Stage = Annotated[str, OneOf(phases.STAGES)]
Ask = Annotated[str, OneOf(phases.ASKS)]
Source = Annotated[str, OneOf(scoring.SOURCES)]
CardAction = Annotated[str, OneOf(content_model.ACTIONS)]
KindOf = Annotated[str, OneOf(KINDS)]
When = Annotated[str, OneOf(content_model.WHENS)]
Then = Annotated[str, OneOf(content_model.THENS)]
MissionKind = Annotated[str, OneOf(MISSION_KINDS)]
City = Annotated[str, OneOf(feld.CITIES)]

BribeAmounts = Annotated[dict[Bribe, int], EACH]
InfoAmounts = Annotated[dict[Info, int], EACH]


class Options(TypedDict):
    """The options of the table; `colours` has the first letter of each seat's colour."""

    version: Version
    flags: Literal["printed", "random"]
    third_man: Literal["no", "yes"]
    feld_agents: Literal["no", "yes"]
    edition: Edition
    colours: str
    first_player: str


class Board(TypedDict):
    """The map: flags by building and tiles by square, from the first on.

    There are no tiles before the squares are filled, and null where one is taken.
    """

    flags: list[Flag]
    tiles: list[Info | None]
    third_man: int | None


class Tracks(TypedDict):
    """The tracks of the tokens with what a tile is worth now, and the roof with the investigator."""

    tokens: InfoAmounts
    values: InfoAmounts
    investigator: str
    end: str
    flipped: bool


class Pool(TypedDict):
    """Cards the viewer cannot tell apart: how many of them each seat holds, and those the viewer holds itself."""

    unseen: list[int]
    held: list[int]
    own: list[int]


class Piles(TypedDict):
    """The draw pile and the discard pile, and what can be known of the hidden cards."""

    deck: str | None
    drawn: int
    to_draw: int
    pile: int
    discard: list[int]
    pools: list[Pool]


class FeldAgent(TypedDict):
    """A Feld agent on a desk: where he is on the board, and whether he may be placed."""

    building: int | None
    unlocked: bool


class Desk(TypedDict):
    """A desk as the viewer sees it; from `shillings` on in the advanced game only.

    `agents` are the buildings where the seat has an agent, its Feld agent included. `slots` says which of the places
    for actions I, II and IV hold a card; it is empty before anything is assigned. `plan` has these cards, 0 where one
    is used up; `hand` and `plan` are null if the viewer may not see them.
    """

    seat: int
    colour: Colour
    score: int
    points: dict[Source, int]
    agents: list[int]
    supply: int
    bribes: BribeAmounts
    info: InfoAmounts
    drawers: list[int]
    assigned: bool
    hand_size: int
    slots: list[bool]
    hand: list[int] | None
    plan: list[int] | None
    shillings: NotRequired[int]
    box: NotRequired[int]
    items: NotRequired[list[Item]]
    for_hire: NotRequired[int]
    missions: NotRequired[list[str]]
    feld: NotRequired[FeldAgent | None]


class Missions(TypedDict):
    """The display, null where a place is empty, and what is left in the stacks."""

    display: list[str | None]
    unseen_a: list[str]
    unseen_b: list[str]


class Payment(TypedDict):
    """What is being paid, and where the agent comes from: a building, the supply (null), or `feld` from the supply."""

    origin: int | Literal["feld"] | None
    paid: BribeAmounts
    due: int
    buying: Item | None


class View(TypedDict):
    """What a viewer knows of a match; the last four fields are there in the advanced game only.

    `target` is the building an agent is on the way to. `choices` are the cards whose abilities wait for a choice.
    """

    game: Literal["vienna"]
    seat: int | None
    players: int
    options: Options
    round: int
    crest: int
    final_round: bool
    end_reason: EndReason | None
    over: bool
    active: int
    stage: Stage
    asks: Ask | None
    deciders: list[int]
    target: int | None
    choices: list[int]
    board: Board
    tracks: Tracks
    cards: Piles
    desks: list[Desk]
    missions: NotRequired[Missions]
    payment: NotRequired[Payment]
    phases: NotRequired[list[Stage]]
    third_man_helped: NotRequired[bool]


class PositionConsequences(TypedDict):
    """What follows from a view: for each square, from the first on, where the seat lacks an agent to surround it.

    A view without a seat has no such list.
    """

    missing: NotRequired[list[list[int]]]


class Building(TypedDict):
    """A building; `flag` is the one printed on the board, the one in force is in the view."""

    id: int
    name: str
    row: int
    col: int
    colour: Bribe
    flag: Flag
    seal: Seal
    plate: str | None


class Square(TypedDict):
    """A square with the buildings its roads lead to."""

    id: int
    name: str
    x: float
    y: float
    value: int
    buildings: list[int]


class Reading(TypedDict):
    """What an ability gives, and how it reads."""

    then: Then
    amount: int | None
    text: str


class Card(Reading):
    """A card; `editions` has the ability where an edition reads it differently from the English one."""

    number: int
    family: str
    version: Version
    action: CardAction
    when: When
    square: int | None
    kind_of: KindOf | None
    kind: Bribe | Flag | Seal | Info | None
    bribe: Bribe
    info: Info
    editions: dict[Edition, Reading]


class Mission(TypedDict):
    """A mission: what it needs, or the building it needs, and what it brings."""

    id: str
    stack: Literal["S", "A", "B"]
    flag: Flag
    kind: MissionKind
    needs: list[Seal | Bribe | Info]
    building: int | None
    shillings: int
    points: int
    text: str


class Area(TypedDict):
    """An area of the tokens' tracks: its spaces, and what a tile is worth while the token is there."""

    spaces: list[int]
    value: int


class Roof(TypedDict):
    """The roof for one number of players."""

    end: str
    purchases: list[str]
    paydays: list[str]


class TrackContent(TypedDict):
    """The tracks of the tokens, and the roof by the number of players."""

    areas: list[Area]
    spaces: list[str]
    roofs: dict[str, Roof]


class ItemContent(TypedDict):
    """A thing that can be bought."""

    id: Item
    price: int
    name: str
    effect: str


class FeldContent(TypedDict):
    """The Feld agent of a colour."""

    colour: Colour
    id: City
    name: str
    abilities: list[str]


class Placing(TypedDict):
    """What placing an agent costs before discounts, and what there is instead."""

    cost: int
    bribes_instead: int
    money_instead: Annotated[dict[Edition, int], EACH]


class Point(TypedDict):
    """A place or a size on the drawing of the map."""

    x: float
    y: float


class Geometry(TypedDict):
    """How the grid of the board lies on a drawing; `shifts` go by row and column."""

    size: Point
    origin: Point
    pitch: Point
    pull: Point
    shifts: list[list[list[float]]]


class Content(TypedDict):
    """What is printed, with texts in one language."""

    id: str
    geometry: Geometry
    buildings: list[Building]
    squares: list[Square]
    cards: list[Card]
    missions: list[Mission]
    tracks: TrackContent
    items: list[ItemContent]
    feld_agents: list[FeldContent]
    placing: Placing


SCHEMA: Final = Schema(View, declarations.EVENTS, VERBS, Content, PositionConsequences, {})
