"""The sentences of the belief view, in a language; each states figures that the belief holds."""

from __future__ import annotations

from tradecraft.bots.coach import Kind
from tradecraft.bots.review.holdings import Belief, Holding, Likely, TellingAct
from tradecraft.locales.texts import GameTexts

LEAST_BITS = 0.005
"""What told less is not worth a line."""


class BeliefWords:
    """Sentences about what a seat can believe."""

    def __init__(self, texts: GameTexts) -> None:
        """Speak with the texts of a game and the names of its players."""
        self.game = texts
        self.texts = texts.texts

    def basis(self, belief: Belief) -> str:
        """Say what the chances rest on."""
        if not belief.holdings:
            return self.texts.get("belief-nothing")
        if belief.is_counted:
            return self.texts.get("belief-counted", deals=belief.deals)
        return self.texts.get("belief-weighed", worlds=belief.worlds, effective=round(belief.effective))

    def heading(self, holding: Holding) -> str:
        """Say how many covered cards a seat holds."""
        return self.texts.get("belief-holding", name=self.game.seat(holding.seat), count=holding.size)

    def certain(self, holding: Holding) -> str:
        """Name the cards that are known, nothing if there are none."""
        cards = ", ".join(map(self.game.hidden_card, holding.certain))
        return self.texts.get("belief-certain", cards=cards) if cards else ""

    def name(self, likely: Likely) -> str:
        """Return what a card or a kind is called."""
        what = likely.what
        return self.game.hidden_kind(*what) if isinstance(what, Kind) else self.game.hidden_card(what)

    def told(self, told: TellingAct) -> str:
        """Say which kind an act made likelier or less likely, nothing where it changed little."""
        if told.kind is None:
            return ""
        return self.texts.get(
            "belief-told",
            direction="up" if told.after > told.before else "down",
            kind=self.game.hidden_kind(*told.kind),
            before=round(100 * told.before),
            after=round(100 * told.after),
        )

    def bits(self, told: TellingAct) -> str:
        """Say how much an act told."""
        return self.texts.get("belief-bits", bits=self.texts.decimal(told.bits, 2))


def telling(belief: Belief) -> list[TellingAct]:
    """Return the acts that told something, the latest first."""
    return [told for told in reversed(belief.told) if told.bits >= LEAST_BITS]
