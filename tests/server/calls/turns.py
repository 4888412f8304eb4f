"""A table for two where turns start and end, and the calls about them."""

from __future__ import annotations

from itertools import count
from typing import Any

from drills.receivers import Delivery, Inbox
from tests.server.people.serving import answered
from tests.server.play.players import INVITED, MINE, Player, Server

GRACE = 20
"""How many seconds after a turn began people are called, if nothing else is set."""
SEED = "3"
_numbers = count(1)


class Scene:
    """Anna and Bela at a table of 1955, with a deal by which Anna begins."""

    def __init__(self, server: Server, inbox: Inbox) -> None:
        self.server, self.inbox = server, inbox
        number = next(_numbers)
        self.anna, self.bela = server.account(f"Anna {number}"), server.account(f"Bela {number}")
        self.path = f"/hooks/{number}"

    def hook(self, person: Player | None = None, form: str = "json") -> dict[str, Any]:
        """Give a person a webhook."""
        body = {"kind": "webhook", "url": self.inbox.url + self.path, "form": form}
        made: dict[str, Any] = answered((person or self.anna).post("/api/me/calls/receivers", body), 201)
        return made

    def prefer(self, **preferences: Any) -> None:
        """Set Anna's preferences."""
        answered(self.anna.put("/api/me/calls", preferences), 204)

    def sit(self, game: str = "war1955") -> str:
        """Begin a game and return the table."""
        table, invite = self.anna.make_with_invite(game, MINE, INVITED, seed=SEED)
        self.bela.do("join", table, invite=invite)
        return table

    def pass_turn(self, person: Player, table: str) -> None:
        """Act until the person need not decide any more."""
        seat = 0 if person is self.anna else 1
        while person.sight(table, seat)["decision"] is not None:
            person.act(table, seat)

    def later(self, seconds: float = GRACE) -> list[Delivery]:
        """Let time pass and calls be made; return all that arrived at the webhook."""
        # What began is found out before the time passes, as it would be.
        self.server.run(self.server.container.caller.sweep)
        self.server.clock.pass_seconds(seconds)
        self.server.run(self.server.container.caller.sweep)
        self.server.run(self.server.container.caller.settle)
        return self.inbox.to(self.path)
