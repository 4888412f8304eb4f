"""Play Vienna in notation, with checks on the way, and describe a state in words."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.notation import Notation
from tests.games.vienna.accounts import check_accounts
from tradecraft.core.events import Event
from tradecraft.core.game import CHANCE, DECIDE, OVER
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.rules.actions import BOX_SIZE
from tradecraft.games.vienna.rules.content_model import BRIBES, INFOS, ITEMS
from tradecraft.games.vienna.rules.declarations import EVENTS
from tradecraft.games.vienna.rules.lookups import BITS, amounts, members
from tradecraft.games.vienna.rules.money import AGENT, CASH_BOX
from tradecraft.games.vienna.rules.phases import ASK_NOTHING, ASKS, NOWHERE
from tradecraft.games.vienna.rules.setup import ADVANCED_AGENTS, AGENTS, FOR_HIRE
from tradecraft.games.vienna.rules.state import ViennaState

ONE, TWO, THREE, FOUR = range(4)
"""The seats as the engine counts them: ONE is the seat 1 of a position."""
CARDS = range(1, 91)
ALL_CARDS = range(1, 176)
"""The cards of the introductory game, and those of the advanced game."""
TILES_OF_A_KIND = 9
OVERDRAWN = 2048
"""No kind is ever owned so often; a kind of which too much was paid borrows from its neighbour and is."""


class BadPosition(ValueError):
    """A text that is not a position, or a state with too many or too few pieces."""


def play_quietly(state: ViennaState, until: Callable[[ViennaState], bool]) -> list[Event]:
    """Go on until something is reached: the last offer is always taken, the lowest cards are drawn.

    The last offer is tobacco, in the advanced game money, and later no token, no mission, no purchase.
    """
    events: list[Event] = []
    while not until(state):
        assert state.waiting != OVER, "the game is over"
        if state.waiting == CHANCE:
            events += _NOTATION.draw_first(state)
        else:
            seat = state.deciders[0]
            events += play(state, seat, GAME.action_text(state, seat, state.legal(seat)[-1]))
    return events


def is_over(state: ViennaState) -> bool:
    """Tell whether the game has ended."""
    return state.waiting == OVER


def _change(state: ViennaState, change: Callable[[ViennaState], None]) -> list[Event]:
    events: list[Event] = []
    is_set_up = state.round > 0
    box = tiles_in_play(state)
    before = state.clone()
    key = before.key()
    state.log = events
    change(state)
    state.log = None
    assert before.key() == key, "a clone has changed with its original"
    silent = before.clone()
    change(silent)
    assert silent.key() == state.key(), "the log makes a difference"
    for event in events:
        assert list(event.data) == list(EVENTS[event.kind].fields), f"{event} does not carry what was announced"
    check_whole(state)
    assert not is_set_up or tiles_in_play(state) == box, "info tiles were lost or made"
    if is_set_up:
        check_accounts(before, state, events)
    return events


_NOTATION = Notation(GAME, _change)
play, draw, refused = _NOTATION.play, _NOTATION.draw, _NOTATION.refused


def check_whole(state: ViennaState) -> None:
    """Check that every card, agent and mission is in one place, and that no amount is impossible."""
    cards = [*state.pile, *state.discard]
    deck = ALL_CARDS if state.advanced else CARDS
    agents_of_a_seat = ADVANCED_AGENTS + FOR_HIRE if state.advanced else AGENTS
    for seat in range(state.players):
        cards += state.drawers[seat] + state.hidden_cards(seat)
        supply, for_hire = state.supply[seat], state.for_hire[seat]
        on_board = state.agents[seat].bit_count() - (state.feld[seat] != NOWHERE)
        if min(supply, for_hire) < 0 or supply + on_board + for_hire != agents_of_a_seat:
            raise BadPosition(f"seat {seat + 1} has {supply} agents in the supply and {on_board} on the board")
        _check_desk(state, seat)
    if sorted(cards) != list(deck):
        raise BadPosition(f"these are not the {len(deck)} cards of the game: {sorted(cards)}")
    if max(tiles_in_play(state)) > TILES_OF_A_KIND:
        raise BadPosition(f"there are only {TILES_OF_A_KIND} tiles of each kind")
    _check_missions(state)


def _check_desk(state: ViennaState, seat: int) -> None:
    owner = f"seat {seat + 1}"
    if max(amounts(state.bribes[seat])) >= OVERDRAWN or state.bribes[seat] < 0 or state.shillings[seat] < 0:
        raise BadPosition(f"{owner} has paid more than it had")
    if not 0 <= state.boxes[seat] <= (BOX_SIZE if state.items[seat] & BITS[CASH_BOX] else 0):
        raise BadPosition(f"{owner} has {state.boxes[seat]} shillings in its box")
    if state.items[seat] & BITS[AGENT] or len(state.drawers[seat]) > state.desk_spaces(seat):
        raise BadPosition(f"{owner} has more on its desk than there is room for")
    feld = state.feld[seat]
    if feld != NOWHERE and not (state.feld_agents and state.unlocked & BITS[seat] and state.agents[seat] & BITS[feld]):
        raise BadPosition(f"{owner} has a Feld agent who cannot be there")


def _check_missions(state: ViennaState) -> None:
    ids = [mission.id for mission in state.lookups.missions]
    shown = ["" if number == NOWHERE else ids[number] for number in state.display]
    stacks = ([ids[number] for number in state.stack_a], [ids[number] for number in state.stack_b])
    taken = [ids[number] for desk in state.missions for number in desk]
    everywhere = [*filter(None, shown), *stacks[0], *stacks[1], *taken]
    if len(set(everywhere)) != len(everywhere):
        raise BadPosition("a mission is in two places")
    if any(id[0] != "A" for id in (*filter(None, shown[:2]), *stacks[0])):
        raise BadPosition("only missions A lie in the first places of the display and in their stack")
    if any(id[0] != "B" for id in (*filter(None, shown[2:]), *stacks[1])):
        raise BadPosition("only missions B lie in the last places of the display and in their stack")
    if any(len(desk) > state.desk_spaces(seat) for seat, desk in enumerate(state.missions)):
        raise BadPosition("a seat has more missions than spaces")


def tiles_in_play(state: ViennaState) -> tuple[int, ...]:
    """Return how many tiles of each kind lie on squares and desks."""
    counts = [sum(of_a_kind) for of_a_kind in zip(*map(amounts, state.infos), strict=True)]
    for square in members(state.open_squares):
        counts[state.tiles[square]] += 1
    return tuple(counts)


# Looking


def bribes(state: ViennaState, seat: int) -> dict[str, int]:
    """Return the bribes a seat has, without the kinds it has none of."""
    return _owned(BRIBES, state.bribes[seat])


def info(state: ViennaState, seat: int) -> dict[str, int]:
    """Return the info tiles a seat has, without the kinds it has none of."""
    return _owned(INFOS, state.infos[seat])


def tokens(state: ViennaState) -> dict[str, int]:
    """Return where the tokens stand, without those on their starts."""
    return {kind: space for kind, space in zip(INFOS, state.tokens, strict=True) if space}


def agents(state: ViennaState, seat: int) -> tuple[int, ...]:
    """Return the numbers of the buildings where a seat has an agent."""
    return tuple(building + 1 for building in state.agents_of(seat))


def missions(state: ViennaState, seat: int) -> list[str]:
    """Return the missions on a seat's desk."""
    return [state.lookups.missions[number].id for number in state.missions[seat]]


def display(state: ViennaState) -> list[str]:
    """Return the missions of the display, `-` for an empty place."""
    return ["-" if number == NOWHERE else state.lookups.missions[number].id for number in state.display]


def items(state: ViennaState, seat: int) -> list[str]:
    """Return what a seat has bought, except agents."""
    return [item for number, item in enumerate(ITEMS) if state.items[seat] & BITS[number]]


def asked(state: ViennaState) -> str:
    """Return the kind of decision the game waits for, `nothing` if it waits for none."""
    return ASKS[state.ask if state.waiting == DECIDE else ASK_NOTHING]


def offers(state: ViennaState, seat: int) -> list[str]:
    """Return what a seat may do, in notation."""
    return [GAME.action_text(state, seat, action) for action in state.legal(seat)]


def told(events: list[Event], kind: str) -> list[dict[str, object]]:
    """Return the data of the events of one kind."""
    assert kind in EVENTS, f"there is no event {kind}"
    return [dict(event.data) for event in events if event.kind == kind]


def _owned(names: tuple[str, ...], packed: int) -> dict[str, int]:
    return {name: number for name, number in zip(names, amounts(packed), strict=True) if number}
