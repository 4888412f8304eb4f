"""Every game as an OpenSpiel game, registered as `tradecraft_GAME`.

    import pyspiel, tradecraft.envs.open_spiel
    game = pyspiel.load_game("tradecraft_GAME(players=2)")

Chance is explicit: a draw of several cards is a chance node for each card. Where several seats decide at once and in
secret, the lowest goes first, and the others learn nothing of it. The number of players and the options are parameters.
"""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from pickle import PicklingError
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from tradecraft.api.game import default_players
from tradecraft.core.digest import canonical
from tradecraft.core.events import Event
from tradecraft.core.game import CHANCE, OPEN, OVER, AnyGame, State
from tradecraft.core.generator import Generator
from tradecraft.core.observation import observation_version
from tradecraft.core.registry import find_game, game_ids
from tradecraft.envs.loop import rewards_of
from tradecraft.envs.table import Table

PREFIX: Final = "tradecraft_"
LONGEST: Final = 10_000
"""More decisions than any game takes."""


Choice = int | tuple[int, ...]
"""What a seat chose, or what chance drew."""


class Trail:
    """The steps that led to a position, and for each seat a digest of what it saw.

    Steps are shared by all positions that they led to, so a digest is made at most once.
    """

    __slots__ = ("actor", "choice", "digests", "events", "is_resampled", "steps")

    def __init__(self, before: Trail | None, actor: int, choice: Choice, events: list[Event]) -> None:
        """Add a step: who acted, what was chosen or drawn, and what happened."""
        self.steps: list[Trail] = [before] if before is not None else []
        self.actor = actor
        self.choice = choice
        self.events = events
        self.digests: dict[int, tuple[int, str]] = {}
        self.is_resampled = False

    def digest(self, seat: int) -> tuple[int, str]:
        """Return how many steps a seat has noticed, and a digest of what it did and saw in them."""
        unread: list[Trail] = []
        node: Trail | None = self
        while node is not None and seat not in node.digests:
            unread.append(node)
            node = node.steps[0] if node.steps else None
        count, digest = node.digests[seat] if node is not None else (0, "")
        for step in reversed(unread):
            own = step.choice if step.actor == seat else None
            seen = [event.as_data() for event in step.events if event.is_visible_to(seat)]
            if own is not None or seen:
                count, digest = count + 1, sha256(digest.encode() + canonical([own, seen])).hexdigest()
            step.digests[seat] = count, digest
        return count, digest

    def whole(self) -> list[tuple[int, Choice]]:
        """Return all steps from the start of the game; raise PicklingError if the way does not begin there."""
        found: list[tuple[int, Choice]] = []
        node = self
        while node.steps:
            found.append((node.actor, node.choice))
            node = node.steps[0]
        if node.is_resampled:
            raise PicklingError("a resampled state has no history from which it could be made again")
        return found[::-1]


class Position:
    """The part of an OpenSpiel state that is ours, copied by OpenSpiel when it clones or serializes a state."""

    def __init__(self, table: Table, state: State, drawn: list[int], trail: Trail) -> None:
        """Hold a state, what was drawn of the draw it waits for, and the way to it."""
        self.table = table
        self.state = state
        self.drawn = drawn
        self.trail = trail

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        """Copy what changes and share the rest."""
        return Position(self.table, self.state.clone(), self.drawn[:], self.trail)

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Pickle by the steps of the game: states of the compiled engine are not for pickling."""
        table = self.table
        return play_again, (table.game.id, table.players, table.options, self.trail.whole(), self.drawn)

    def act(self, seat: int, action: int) -> None:
        """Carry out an action."""
        events = self.state.log = list[Event]()
        self.state.apply(seat, action)
        self._go_on(seat, action, events)

    def draw(self, item: int) -> None:
        """Draw one more item, and give all of them to the state once it has what it asked for."""
        self.drawn.append(item)
        if len(self.drawn) == self.state.chance().count:
            events = self.state.log = list[Event]()
            drawn, self.drawn = self.drawn, []
            self.state.apply_chance(drawn)
            self._go_on(CHANCE_ACTOR, tuple(drawn), events)

    def _go_on(self, actor: int, choice: Choice, events: list[Event]) -> None:
        self.state.log = None
        self.trail = Trail(self.trail, actor, choice, events)


CHANCE_ACTOR: Final = -1


def start(table: Table) -> Position:
    """Return the position before the first draw."""
    return Position(table, table.start.clone(), [], Trail(None, CHANCE_ACTOR, 0, []))


def play_again(
    game: str, players: int, options: dict[str, Any], steps: list[tuple[int, Choice]], drawn: list[int]
) -> Position:
    """Return the position that steps lead to."""
    position = start(Table(game, players, options, None))
    for actor, choice in steps:
        if isinstance(choice, int):
            position.act(actor, choice)
        else:
            for item in choice:
                position.draw(item)
    for item in drawn:
        position.draw(item)
    return position


class TradecraftState(pyspiel.State):  # type: ignore[misc]
    """A position of any game."""

    def __init__(self, game: TradecraftGame) -> None:
        """Begin before the first draw."""
        super().__init__(game)
        self.position = start(game.table)

    def current_player(self) -> int:
        """Return who acts: a seat, chance, or nobody."""
        state = self.position.state
        if state.waiting == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.waiting == CHANCE else int(state.deciders[0])

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return bool(self.position.state.waiting == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        state = self.position.state
        return list(state.legal(player)) if state.deciders[:1] == (player,) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what can be drawn next, with its probability."""
        left = Counter(self.position.state.chance().pool)
        left.subtract(self.position.drawn)
        whole = left.total()
        return [(item, count / whole) for item, count in sorted(left.items()) if count]

    def _apply_action(self, action: int) -> None:
        if self.position.state.waiting == CHANCE:
            self.position.draw(int(action))
        else:
            self.position.act(self.position.state.deciders[0], int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.position.state
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {state.deck} {action}"
        return str(self._rules().action_text(state, player, action))

    def returns(self) -> list[float]:
        """Return the rewards: winners share 1, the others -1."""
        state = self.position.state
        return rewards_of(state.outcome()) if state.waiting == OVER else [0.0] * state.players

    def resample_from_infostate(self, player: int, sampler: Any) -> TradecraftState:
        """Return another state that the player cannot tell from this one, made from the player's view alone."""
        position, rules = self.position, self._rules()
        other: TradecraftState = self.get_game().new_initial_state()
        world = rules.resample(rules.view(position.state, player), Random(sampler()))
        # What the other seats have seen on another way here is not known: they remember what they see now. Two worlds
        # in which one of them can do different things are then never the same to it.
        trail = Trail(None, CHANCE_ACTOR, 0, [])
        trail.is_resampled = True
        for seat in range(world.players):
            trail.digests[seat] = 0, sha256(canonical(rules.view(world, seat).data())).hexdigest()
        trail.digests[player] = position.trail.digest(player)
        other.position = Position(position.table, world, [], trail)
        return other

    def __str__(self) -> str:
        """Return everything there is to know, as JSON."""
        view = self._rules().view(self.position.state, OPEN)
        return canonical({**view.data(), "drawn": self.position.drawn}).decode()

    def _rules(self) -> AnyGame:
        return self.get_game().table.game  # type: ignore[no-any-return]


class TradecraftObserver:
    """What a player knows as strings and tensors; the tensor of an information state is that of the observation."""

    def __init__(self, table: Table, has_memory: bool) -> None:
        """Prepare the arrays: one flat tensor, and each field of it by name."""
        self.table = table
        self.has_memory = has_memory
        self.tensor = np.zeros(table.observer.size, np.float32)
        self.dict = {
            field.name: self.tensor[field.offset : field.offset + field.size] for field in table.observer.fields
        }
        self._rows = table.rows(self.tensor, bytearray(table.actions), bytearray(1))

    def set_from(self, state: TradecraftState, player: int) -> None:
        """Write what a player knows into the arrays."""
        self._rows.write(0, player, self.table.observer.read(state.position.state, player), ())

    def string_from(self, state: TradecraftState, player: int) -> str:
        """Return what a player knows: the view as JSON, or the digest of all the player did and saw."""
        position = state.position
        if self.has_memory:
            count, digest = position.trail.digest(player)
            return f"seat {player}, {count} steps, {digest}"
        return canonical(self.table.game.view(position.state, player).data()).decode()


class TradecraftGame(pyspiel.Game):  # type: ignore[misc]
    """Any game as OpenSpiel describes games."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Find the game and its table; raise Refused if a parameter does not fit."""
        given = dict(params or {})
        players = int(given.pop("players", 0)) or None
        self.table = Table(self.id, players, given, None)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=_greatest_item(self.table.start) + 1,
            num_players=self.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.id), info, params or {})

    def new_initial_state(self) -> TradecraftState:
        """Return the state before the first draw."""
        return TradecraftState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TradecraftObserver | None:
        """Return an observer of what a player knows; there is none of public information alone."""
        if params:
            raise ValueError(f"an observer takes no parameters: {params}")
        if iig_obs_type is None:
            return TradecraftObserver(self.table, has_memory=False)
        if iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return TradecraftObserver(self.table, iig_obs_type.perfect_recall)


def _greatest_item(start: State) -> int:
    """Return the greatest number in any deck: every deck is whole when it is first drawn from."""
    state, source = start.clone(), Generator("decks")
    greatest = 0
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            greatest = max(greatest, *state.chance().pool)
            state.apply_chance(source.draw(state.chance()))
        else:
            state.apply(state.deciders[0], source.pick(state.legal(state.deciders[0])))
    return greatest


def game_type(id: str) -> Any:
    """Describe a game to OpenSpiel."""
    game = find_game(id)
    return pyspiel.GameType(
        short_name=PREFIX + id,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.player_counts),
        min_num_players=min(game.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": default_players(game),
            **{option.name: option.default for option in game.options},
        },
    )


def register() -> None:
    """Register every game that declares observations."""
    for id in game_ids():
        if observation_version(id) is not None and PREFIX + id not in pyspiel.registered_names():
            kind = type(f"TradecraftGame_{id}", (TradecraftGame,), {"id": id, "__module__": __name__})
            # OpenSpiel pickles games, and states with them, by the names of their classes.
            globals()[kind.__name__] = kind
            pyspiel.register_game(game_type(id), kind)


register()
