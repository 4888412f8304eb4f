"""The people and the tables of the authorisation matrix."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.server.house import NOBODY, House
from tests.server.people.serving import answered

GAME = "vienna"
"""Both players choose at once in its first round, so each of them can act."""
PEOPLE = ("owner", "other", "watcher", "invited", "stranger", "nobody", "bot")
"""Owner and other hold a seat each; watcher, bot and nobody see a listed table; the invited one has the link of a
private table, and the stranger does not."""
PRIVATE = ("invited", "stranger")
SEATS = {"owner": 0, "other": 1}


class Cast:
    """People who stay, and tables that are made again after each change."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.headers: dict[str, Mapping[str, str]] = {name: house.account() for name in PEOPLE}
        self.headers["nobody"] = NOBODY
        self.headers["bot"] = house.bot(house.account())
        self._tables: dict[tuple[str, bool], dict[str, str]] = {}

    def seat(self, who: str) -> int:
        """Return the seat a person holds, or the one they would like to have."""
        return SEATS.get(who, 0)

    def table(self, stage: str, who: str) -> dict[str, str]:
        """Return id and invite of a table at a stage (open, playing, over), as a visitor would come to it."""
        key = (stage, who not in PRIVATE)
        if key not in self._tables:
            self._tables[key] = self._make(*key)
        return self._tables[key]

    def forget_tables(self) -> None:
        """Make the tables anew when they are next asked for."""
        self._tables.clear()

    def give(self, who: str, type: str, table: str, **fields: Any) -> Any:
        """Give a command that is carried out."""
        return answered(self.house.command(self.headers[who], type, table, **fields), 200)

    def look(self, who: str, table: str) -> dict[str, Any]:
        """Return a table as a player sees it."""
        state = answered(self.house.ask(self.headers[who], "GET", f"/api/tables/{table}"), 200)
        update: dict[str, Any] = state["updates"][0]
        return update

    def act(self, who: str, table: str) -> None:
        """Make the first legal move for a person."""
        seen = self.look(who, table)
        action = seen["decision"]["options"][0]["action"]
        self.give(who, "act", table, seat=self.seat(who), version=seen["version"], action=action)

    def _make(self, stage: str, listed: bool) -> dict[str, str]:
        seats = ["mine", "invited", *(["open"] if stage == "open" else [])]
        body = {"game": GAME, "seats": [{"type": seat} for seat in seats], "listed": listed, "hints": True}
        made: dict[str, str] = answered(self.house.ask(self.headers["owner"], "POST", "/api/tables", body), 201)
        self.give("other", "join", made["table"], seat=1, invite=made["invite"])
        if stage == "over":
            self.give("other", "resign", made["table"], seat=1)
        return made
