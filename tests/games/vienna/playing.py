"""Playing Vienna in notation, with checks on the way, and looking at a state in words."""

from __future__ import annotations

from collections.abc import Callable

from tradecraft.core.errors import Reason
from tradecraft.core.events import Event
from tradecraft.core.game import CHANCE, DECIDE, OVER
from tradecraft.games.vienna import GAME
from tradecraft.games.vienna.content_model import BRIBES, INFOS
from tradecraft.games.vienna.events import EVENTS
from tradecraft.games.vienna.phases import ASK_NOTHING, ASKS
from tradecraft.games.vienna.setup import AGENTS
from tradecraft.games.vienna.state import ViennaState
from tradecraft.games.vienna.tables import amounts, members

ONE, TWO, THREE, FOUR = range(4)
"""The seats as the engine counts them: ONE is the seat 1 of a position."""
CARDS = range(1, 91)
TILES_OF_A_KIND = 9


class BadPosition(ValueError):
    """A text that is no position, or a state in which something of the box is missing or too many."""


def play(state: ViennaState, seat: int, *texts: str) -> list[Event]:
    """Carry out actions in notation, one after the other, and return what happened; each must be allowed.

    On the way it checks what every action keeps: nothing is lost, nothing depends on the log, events are as announced.
    """
    events: list[Event] = []
    for text in texts:
        events += _act(state, seat, text)
    return events


def draw(state: ViennaState, *texts: str) -> list[Event]:
    """Supply draws in notation, one request after the other, and return what happened."""
    events: list[Event] = []
    for text in texts:
        events += _draw(state, text)
    return events


def play_quietly(state: ViennaState, until: Callable[[ViennaState], bool]) -> list[Event]:
    """Go on until something is reached: everybody takes tobacco and declines, the lowest cards are drawn."""
    events: list[Event] = []
    while not until(state):
        assert state.waiting != OVER, "the game is over"
        if state.waiting == CHANCE:
            chance = state.chance()
            events += _draw(state, GAME.draw_text(chance, list(chance.pool[: chance.count])))
        else:
            seat = state.deciders[0]
            events += _act(state, seat, GAME.action_text(state, seat, state.legal(seat)[-1]))
    return events


def is_over(state: ViennaState) -> bool:
    """Tell whether the game has ended."""
    return state.waiting == OVER


def refused(state: ViennaState, seat: int, action: str | int) -> Reason:
    """Return why an action, in notation or by number, is refused; it must be, and asking must change nothing."""
    before = state.key()
    number = action if isinstance(action, int) else GAME.action_from_text(state, seat, action)
    reason = GAME.refusal(state, seat, number)
    assert reason is not None, f"{action} is allowed"
    assert state.key() == before, f"asking for {action} has changed the state"
    return reason


def _act(state: ViennaState, seat: int, text: str) -> list[Event]:
    action = GAME.action_from_text(state, seat, text)
    reason = GAME.refusal(state, seat, action)
    assert reason is None, f"{text}: {reason}"
    assert action in state.legal(seat), f"{text} is neither refused nor legal"
    return _change(state, lambda changed: changed.apply(seat, action))


def _draw(state: ViennaState, text: str) -> list[Event]:
    assert state.waiting == CHANCE, f"{text}: no draw is asked for"
    drawn = GAME.draw_from_text(state.chance(), text)
    return _change(state, lambda changed: changed.apply_chance(drawn))


def _change(state: ViennaState, change: Callable[[ViennaState], None]) -> list[Event]:
    events: list[Event] = []
    is_set_up = state.round > 0
    box = _tiles_in_play(state)
    silent = state.clone()
    before = silent.key()
    state.log = events
    change(state)
    state.log = None
    assert silent.key() == before, "a clone has changed with its original"
    change(silent)
    assert silent.key() == state.key(), "the log makes a difference"
    for event in events:
        assert tuple(event.data) == EVENTS[event.kind], f"{event} does not carry what was announced"
    check_whole(state)
    assert not is_set_up or _tiles_in_play(state) == box, "info tiles were lost or made"
    return events


def check_whole(state: ViennaState) -> None:
    """Check that every card and agent is in one place, and that there are no more tiles than the box holds."""
    cards = [*state.pile, *members(state.discard)]
    for seat in range(state.players):
        cards += state.drawers[seat] + state.hidden_cards(seat)
        supply, on_board = state.supply[seat], state.agents[seat].bit_count()
        if supply < 0 or supply + on_board != AGENTS:
            raise BadPosition(f"seat {seat + 1} has {supply} agents in the supply and {on_board} on the board")
    if sorted(cards) != list(CARDS):
        raise BadPosition(f"these are not the {len(CARDS)} cards of the game: {sorted(cards)}")
    if max(_tiles_in_play(state)) > TILES_OF_A_KIND:
        raise BadPosition(f"there are only {TILES_OF_A_KIND} tiles of each kind")


def _tiles_in_play(state: ViennaState) -> tuple[int, ...]:
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
