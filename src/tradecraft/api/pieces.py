"""What a game returns: actions, events, the steps of its history, and views."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tradecraft.api.refused import Refused
from tradecraft.api.words import Words
from tradecraft.core import events
from tradecraft.core.game import OPEN, SPECTATOR, AnyGame, Outcome
from tradecraft.core.game import View as SeatView
from tradecraft.pictures import find_picture

NO_DRAWING = 'To draw the board, install rich: pip install "tradecraft[cli]"'
SUMMARY_WIDTH = 100


@dataclass(frozen=True, repr=False)
class Action:
    """Something a seat may do now. Its `repr` is its notation, which `Game.play` takes as well.

    >>> import tradecraft
    >>> game = tradecraft.new("vienna", players=2, seed=7)
    >>> action = game.legal()[0]
    >>> action
    assign 032 045 083
    >>> action.seat, action.number, action.label
    (0, 0, 'Keep card 032 in a drawer (I), take tobacco with 045 (II), advance briefcase with 083 (IV)')
    >>> action.data
    {'do': 'assign', 'I': 32, 'II': 45, 'IV': 83}

    Attributes:
        seat: Whose action it is, counted from 0.
        number: Its number in the game's fixed action space.
        text: Its notation.
        data: Its parts, with the verb under `do`.
    """

    seat: int
    number: int
    text: str
    data: dict[str, Any] = field(compare=False)
    _words: Words = field(compare=False)

    @property
    def label(self) -> str:
        """The action as an English sentence."""
        return self._words.texts.action(self.data)

    def __repr__(self) -> str:
        return self.text


class Event:
    """Something that happened in a game.

    >>> import tradecraft
    >>> game = tradecraft.new("vienna", players=2, seed=7)
    >>> for event in game.play("assign 032 045 083"):
    ...     print(event.kind, event.seats, event.text)
    assigned None Yellow has assigned the cards.
    assignment (0,) Yellow assigns 032 to action I, 045 to action II and 083 to action IV.

    Attributes:
        kind: What kind of event it is, an id that never changes.
        data: Its parts, without the kind.
        seats: The seats that know of it; None if all do.
    """

    def __init__(self, event: events.Event, players: int, words: Words) -> None:
        self.kind = event.kind
        self.data: Mapping[str, Any] = {name: value for name, value in event.as_data().items() if name != "kind"}
        is_public = event.audience == events.EVERYONE
        self.seats = None if is_public else tuple(seat for seat in range(players) if event.is_visible_to(seat))
        self._words = words

    @property
    def text(self) -> str:
        """The event as an English sentence."""
        return self._words.texts.event({"kind": self.kind, **self.data})

    def __repr__(self) -> str:
        return f"<{self.kind}: {self.text}>"


@dataclass(frozen=True, repr=False)
class Step:
    """A step of a game's history: an action, or draws that chance made.

    >>> import tradecraft
    >>> tradecraft.new("vienna", players=2, seed=7).history[-2:]
    [<chance: cards 032 083 045>, <chance: cards 039 074 075>]

    Attributes:
        seat: Who acted, counted from 0; None for chance.
        text: The notation of the action or the draws.
        events: What it caused.
    """

    seat: int | None
    text: str
    events: tuple[Event, ...] = field(compare=False)

    def __repr__(self) -> str:
        actor = "chance" if self.seat is None else f"seat {self.seat}"
        return f"<{actor}: {self.text}>"


class View:
    """What one seat knows, and nothing else. `print` draws it; views of equal knowledge are equal.

    >>> import tradecraft
    >>> view = tradecraft.new("vienna", players=2, seed=7).view(0)
    >>> view
    <View of vienna for seat 0>
    >>> [desk["hand"] for desk in view.data["desks"]]
    [[32, 45, 83], None]

    Attributes:
        seat: Whose view it is, counted from 0; None for that of a spectator, and for the open view of a whole game.
        outcome: How the game ended; None while it is being played.
    """

    def __init__(self, rules: AnyGame, view: SeatView, words: Words, outcome: Outcome | None) -> None:
        self.seat = view.seat if view.seat >= 0 else None
        self.outcome = outcome
        self._rules = rules
        self._view = view
        self._words = words

    @property
    def data(self) -> dict[str, Any]:
        """All of it as named plain data, ready for JSON."""
        return self._view.data()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self._rules.id, self._view) == (other._rules.id, other._view)

    def __hash__(self) -> int:
        return hash(self._view)

    def __repr__(self) -> str:
        whose = {SPECTATOR: "a spectator", OPEN: "everything"}.get(self._view.seat, f"seat {self.seat}")
        return f"<View of {self._rules.id} for {whose}>"

    def __str__(self) -> str:
        """Draw the view as the terminal does; without rich, list its data."""
        try:
            from tradecraft.terminal.printing import drawn_text
        except ModuleNotFoundError as error:
            if (error.name or "").split(".")[0] != "rich":
                raise
            return self._summary()
        width = shutil.get_terminal_size().columns
        return drawn_text(self._rules, self._view, self._words.seats, self._words.options, self.outcome, width)

    def svg(self) -> str:
        """Return the view as a picture in SVG; raise Refused if the game has no pictures."""
        picture = find_picture(self._rules, self._view)
        if picture is None:
            raise Refused("no_picture", f"{self._rules.title} has no pictures.")
        return picture

    def _repr_svg_(self) -> str | None:
        """Show the picture in a notebook, if there is one."""
        return find_picture(self._rules, self._view)

    def _summary(self) -> str:
        lines = [repr(self)]
        for name, value in self.data.items():
            line = f"{name}: {json.dumps(value, ensure_ascii=False)}"
            lines.append(line if len(line) <= SUMMARY_WIDTH else f"{line[: SUMMARY_WIDTH - 1]}…")
        return "\n".join([*lines, NO_DRAWING])
