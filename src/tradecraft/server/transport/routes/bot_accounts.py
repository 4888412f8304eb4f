"""Bot accounts: players that are programs of their owner."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.params import JSONBody

from tradecraft.server.transport.protocol import people as wire
from tradecraft.server.transport.protocol.errors import WITH_BODY, refusals
from tradecraft.server.transport.routes import dependencies as use
from tradecraft.server.transport.routes.people import person_info, session_info
from tradecraft.server.transport.security import BY_COOKIE


class BotAccountsController(Controller):
    """Players that are your own programs."""

    path = "/api/me/bots"
    tags = ("Bot accounts",)
    opt = BY_COOKIE

    @get("/", summary="My bot accounts", responses=refusals())
    async def bots(self, people: use.People, person: use.Person) -> list[wire.BotAccountInfo]:
        """List your bot accounts and their tokens, the oldest first."""
        return [
            wire.BotAccountInfo(person=person_info(bot.person), tokens=[session_info(one) for one in bot.tokens])
            for bot in await people.bots(person)
        ]

    @post("/", summary="Make a bot account", responses=refusals(*WITH_BODY, 409))
    async def new_bot(
        self, people: use.People, person: use.Person, data: JSONBody[wire.NewBotAccount]
    ) -> wire.BotAccountMade:
        """Make a bot account with a first token, which is shown only once."""
        bot, token = await people.new_bot(person, data.name)
        return wire.BotAccountMade(person=person_info(bot), token=token)

    @post("/{bot_id:str}/tokens", summary="One more token", responses=refusals(*WITH_BODY, 404))
    async def new_token(
        self, people: use.People, person: use.Person, bot_id: use.PersonId, data: JSONBody[wire.NewToken]
    ) -> wire.TokenMade:
        """Return one more token of a bot account, which is shown only once."""
        return wire.TokenMade(token=await people.new_token(person, bot_id, data.label))

    @delete("/{bot_id:str}/tokens", summary="Revoke all tokens", responses=refusals(404))
    async def revoke_tokens(self, people: use.People, person: use.Person, bot_id: use.PersonId) -> None:
        """Revoke all tokens of a bot account."""
        await people.revoke_tokens(person, bot_id)
