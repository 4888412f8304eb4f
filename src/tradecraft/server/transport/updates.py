"""What viewers of a table are told as messages: the plain data of `server/tables/updates` in the form of the wire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tradecraft.core.errors import Reason
from tradecraft.core.schema import Consequences
from tradecraft.server.bots.questions import Hint
from tradecraft.server.tables import updates
from tradecraft.server.tables.preview import Preview
from tradecraft.server.tables.sentences import NO_LANGUAGE, Sentences
from tradecraft.server.tables.table import Table
from tradecraft.server.transport.protocol import messages
from tradecraft.server.transport.protocol.messages import AdvisedChoice, Choice, Ground, Update

ADVISER = "spymaster"
"""The bot whose judgement hints show."""

encode_data: Callable[[Any], bytes] = msgspec.json.Encoder().encode


def full_update(table: Table, viewpoint: int, since: int, language: str = NO_LANGUAGE) -> Update:
    """Return everything for a viewer who knows a table up to a version; 0 for a new viewer."""
    return _update(updates.full_update(table, viewpoint, since, language))


def next_update(table: Table, viewpoint: int, language: str = NO_LANGUAGE) -> Update:
    """Return the update for a viewer who knows everything except the last change."""
    return _update(updates.next_update(table, viewpoint, language))


def _update(data: updates.Data) -> Update:
    view = data["view"]
    update = msgspec.convert({**data, "view": None}, Update)
    return update if view is None else msgspec.structs.replace(update, view=msgspec.Raw(encode_data(view)))


def choice(table: Table, seat: int, action: int, sentences: Sentences | None = None) -> Choice:
    """Return a legal action of a seat in all its forms."""
    return msgspec.convert(updates.option(table, seat, action, sentences), Choice)


def choice_of(action: int, text: str, data: dict[str, Any], sentences: Sentences | None) -> Choice:
    """Return an action in all its forms."""
    return msgspec.convert(updates.option_of(action, text, data, sentences), Choice)


def outlook_message(id: str, foreseen: Preview, sentences: Sentences | None) -> messages.Outlook:
    """Return the preview of an option as a message."""
    return messages.Outlook(
        id=id,
        events=foreseen.events,
        lines=[sentences.event(event) for event in foreseen.events] if sentences else [],
        assumed=[choice_of(step.action, step.text, step.data, sentences) for step in foreseen.assumed],
        is_final=foreseen.is_final,
    )


def advice_message(id: str, hint: Hint, choices: dict[int, Choice], sentences: Sentences | None) -> messages.Advice:
    """Return a hint as a message; `choices` are the seat's options by their actions."""
    ranking = [
        AdvisedChoice(
            choice=choices[one.action],
            chance=one.chance,
            error=one.error,
            visits=one.simulations,
            reasons=[ground(reason, sentences) for reason in one.reasons],
        )
        for one in hint.options
    ]
    costs = [ground(reason, sentences) for reason in hint.costs]
    return messages.Advice(id=id, bot=ADVISER, choice=ranking[0].choice, ranking=ranking, loss=hint.loss, costs=costs)


def ground(reason: Reason, sentences: Sentences | None) -> Ground:
    """Return a reason as a message, with a sentence if there are sentences."""
    return Ground(code=reason.code, params=reason.params, text=sentences.reason(reason) if sentences else "")


def position_data(consequences: Consequences | None) -> dict[str, Any] | msgspec.UnsetType:
    """Return what follows from a position as it is told."""
    return msgspec.UNSET if consequences is None else dict(consequences.of_position())
