"""Games in which an assistant plays one seat and bots the others, told in words.

An assistant is told what its seat knows, and nothing else. Seats and choices count from 1, as people count.
"""

from __future__ import annotations

import secrets
from time import monotonic

import tradecraft
from tradecraft.api.game import Game
from tradecraft.api.pieces import Event
from tradecraft.api.refused import Refused
from tradecraft.locales import Texts
from tradecraft.locales.rules_pages import load_rules_page


class NoSuchTable(Exception):
    """There is no such table."""


class Table:
    """One game: the assistant's seat, the bots, and how the assistant has played."""

    def __init__(self, id: str, game: Game, seat: int, bots: list[str], simulations: int | None = None) -> None:
        """Seat the assistant and let the bots play until it is asked."""
        self.id, self.game, self.seat = id, game, seat
        self.bot_names = bots
        self._bots = {
            place: tradecraft.bot(name, simulations=simulations)
            for place, name in zip((other for other in range(game.players) if other != seat), bots, strict=True)
        }
        self.decisions = 0
        self.illegal_tries = 0
        self.seconds = 0.0
        self.longest = 0.0
        self._asked = monotonic()
        self._unread: list[str] = []
        self._let_bots_play()

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.game.over

    def _let_bots_play(self) -> None:
        """Let bots decide until only the assistant is asked, or nobody; note what its seat sees."""
        while not self.game.over:
            waiting = [seat for seat in self.game.deciders if seat != self.seat]
            if not waiting:
                break
            self._note(self.game.play(self._bots[waiting[0]], seat=waiting[0]))
        self._asked = monotonic()

    def _note(self, events: list[Event]) -> None:
        self._unread += [event.text for event in events if event.seats is None or self.seat in event.seats]

    def act(self, choice: str) -> str:
        """Play a choice by its number in the list or its notation; raise Refused, with the reason, if it is not legal.

        What is refused changes nothing but the count of illegal tries.
        """
        if self.game.over:
            raise Refused("game_over", "The game is over.")
        legal = self.game.legal(self.seat)
        text = choice.strip()
        try:
            if text.isdecimal():
                if not 1 <= int(text) <= len(legal):
                    raise Refused("no_such_choice", f"There is no choice {text}: there are 1 to {len(legal)}.")
                events = self.game.play(legal[int(text) - 1])
            else:
                events = self.game.play(text, seat=self.seat)
        except Refused:
            self.illegal_tries += 1
            raise
        spent = monotonic() - self._asked
        self.decisions += 1
        self.seconds += spent
        self.longest = max(self.longest, spent)
        self._note(events)
        self._let_bots_play()
        return self.news()

    def news(self) -> str:
        """Tell what happened since the last time, and what is asked now or how the game ended."""
        happened = [f"- {line}" for line in self._unread] or ["- Nothing that you know of."]
        self._unread = []
        return "\n".join(["What happened:", *happened, "", self.question()])

    def look(self) -> str:
        """Tell all that the seat knows."""
        return (
            f"You are seat {self.seat + 1} of {self.game.players}.\n\n{self.game.view(self.seat)}\n\n{self.question()}"
        )

    def question(self) -> str:
        """Tell what may be done, each choice with its notation and what it means; or how the game ended."""
        if self.game.over:
            return self.ending()
        lines = [f"Table {self.id}: you decide. Choose by number or notation:"]
        lines += [f"{place}. {one.text}: {one.label}" for place, one in enumerate(self.game.legal(self.seat), 1)]
        return "\n".join(lines)

    def ending(self) -> str:
        """Tell how the game ended for everybody."""
        outcome = self.game.outcome
        assert outcome is not None
        verdict = "You win." if self.seat in outcome.winners() else "You do not win."
        lines = [
            f"seat {seat + 1}{' (you)' if seat == self.seat else ''}: place {place}, score {score}"
            for seat, (place, score) in enumerate(zip(outcome.ranking, outcome.scores, strict=True))
        ]
        return "\n".join([f"The game is over ({outcome.reason}). {verdict}", *lines])


class Tables:
    """The tables of one assistant."""

    def __init__(self) -> None:
        """Begin without any."""
        self.found: dict[str, Table] = {}

    def open(
        self, game: str, players: int | None, options: dict[str, str], seat: int, bots: list[str], seed: str | None
    ) -> Table:
        """Begin a game; raise Refused if there is no such game, option, seat or bot."""
        made = tradecraft.new(game, players=players, seed=secrets.token_hex(8) if seed is None else seed, **options)
        if not 0 <= seat < made.players:
            raise Refused("no_such_seat", f"There is no seat {seat + 1}: this table has seats 1 to {made.players}.")
        others = made.players - 1
        names = (bots + bots[-1:] * others)[:others]
        table = Table(str(len(self.found) + 1), made, seat, names)
        self.found[table.id] = table
        return table

    def get(self, id: str) -> Table:
        """Return a table; raise NoSuchTable if there is none."""
        if id not in self.found:
            there = ", ".join(self.found) or "none yet: begin one"
            raise NoSuchTable(f"There is no table {id!r}. Tables: {there}.")
        return self.found[id]


def list_games() -> str:
    """Tell which games, options and bots there are."""
    lines = []
    for id, info in tradecraft.games().items():
        lines.append(f"{id}: {info.title}, for {', '.join(map(str, info.players))} players")
        lines += [f"  option {name}: {', '.join(choices)}" for name, choices in info.options.items()]
        lines.append(f"  bots, weakest first: {', '.join(tradecraft.bots(id))}")
    return "\n".join(lines)


def rules(game: str, rule: str | None, language: str = "en") -> str:
    """Return a game's rules, or one rule or section by its id."""
    page = load_rules_page(tradecraft.new(game, seed=0).id, Texts(language).language)
    return page.text if rule is None else page.find(rule).text
