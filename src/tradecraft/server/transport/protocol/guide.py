"""The guide of a first game on the wire."""

from __future__ import annotations

from tradecraft.server.transport.protocol.base import Wire


class GuideNote(Wire, frozen=True):
    """Something that came up for the first time: a question (`question assign`) or a rule at work, by its id.

    The first is the `aim` of the game. `rule` is the rule behind it, "" if there is none; `title` and `text` explain
    it.
    """

    id: str
    rule: str
    title: str
    text: str
