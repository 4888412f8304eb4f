"""Checks of the cards: what a family may combine, the kinds it depicts, and how many cards there are (V9)."""

from __future__ import annotations

from typing import Final

from tradecraft.core.content import Checks
from tradecraft.games.vienna.rules.actions import MOST_DRAWN_AHEAD
from tradecraft.games.vienna.rules.content_model import KINDS_OF, Content, Family, Reading

check: Final[Checks[Content]] = Checks("cards.json")
_CARDS: Final = 175
_INTRODUCTORY_CARDS: Final = 90
_MOST: Final = 9

#: The action an ability belongs to, where it is not III.
_ACTION_OF: Final[dict[str, str]] = {"take_bribe": "II", "advance_token": "IV", "card_shows": "IV"}

#: The kind a family depicts: by what sets it off or, failing that, by what it gives.
_KIND_BY_TRIGGER: Final[dict[str, str]] = {
    "take_bribe": "bribe",
    "place_colour": "colour",
    "place_flag": "flag",
    "place_seal": "seal",
    "advance_token": "info",
    "obtain_info": "info",
    "card_shows": "info",
}
_KIND_BY_EFFECT: Final[dict[str, str]] = {"bribe_kind": "bribe", "substitute_kind": "bribe"}

#: What must set off an effect that does not go with every trigger.
_PLACING: Final = ("place_colour", "place_flag", "place_seal", "place_company")
_TRIGGERS_OF: Final[dict[str, tuple[str, ...]]] = {
    "bribe_same": ("take_bribe",),
    "bribe_kind": ("place_company", "obtain_new_kind", "obtain_from_square", "obtain_any"),
    "discount": _PLACING,
    "draw": _PLACING,
    "token_same": ("advance_token", "obtain_info"),
    "substitute_kind": ("paying",),
    "substitute_any": ("paying",),
    "token_other": ("card_shows",),
}
#: Triggers that go with nothing but the effects named above.
_ONLY_THOSE: Final = ("paying", "card_shows")
#: Effects without a fixed number.
_WITHOUT_AMOUNT: Final = ("bribes_different", "substitute_kind", "substitute_any")


def _item(family: Family) -> str:
    return f"family {family.id}"


def _readings(family: Family) -> tuple[Reading, ...]:
    """Return what a family gives: its own effect, then those of the editions that differ."""
    return (Reading("", family.then, family.amount), *family.editions)


@check
def families_follow_each_other(content: Content) -> None:
    """The families have ids of their own and share out the cards 1 to 175 in their order (V8.2, V9)."""
    first, ids = 1, set[str]()
    for family in content.families:
        if family.id in ids:
            raise check.fault(_item(family), "there is another family with this id")
        if family.first != first or family.last < first:
            raise check.fault(_item(family), f"its first card must be {first}, and its last card no lower")
        ids.add(family.id)
        first = family.last + 1
    if first != _CARDS + 1:
        raise check.fault("families", f"their last card must be {_CARDS}, not {first - 1}")


@check
def families_are_named_after_trigger_and_effect(content: Content) -> None:
    """A family's id says what sets it off and what it gives, so that the id cannot lie."""
    for family in content.families:
        trigger = family.when if family.square is None else f"{family.when}_{family.square}"
        if family.id != f"{trigger}_{family.then}":
            raise check.fault(_item(family), f"its trigger and effect are {trigger} and {family.then}")


@check
def families_belong_to_their_action(content: Content) -> None:
    """The action of a family follows from what sets it off (V9)."""
    for family in content.families:
        action = _ACTION_OF.get(family.when, "III")
        if family.action != action:
            raise check.fault(_item(family), f"its action must be {action}, not {family.action}")


@check
def effects_go_with_their_triggers(content: Content) -> None:
    """What a family gives, in each edition, fits what sets it off; a square has a value where one is asked for."""
    for family in content.families:
        for reading in _readings(family):
            triggers = _TRIGGERS_OF.get(reading.then, ())
            if family.when not in triggers and (triggers or family.when in _ONLY_THOSE):
                raise check.fault(_item(family), f"{reading.then} does not go with {family.when}")
        if (family.when == "obtain_from_square") != (family.square in (2, 3, 4)):
            sentence = "'square' must be 2, 3 or 4 with obtain_from_square, and left out otherwise"
            raise check.fault(_item(family), sentence)


@check
def amounts_are_within_reason(content: Content) -> None:
    """An effect has an amount of 1 to 9, or none where it has no fixed number."""
    for family in content.families:
        for reading in _readings(family):
            if reading.then in _WITHOUT_AMOUNT:
                if reading.amount is not None:
                    raise check.fault(_item(family), f"{reading.then} must have no amount, not {reading.amount}")
            elif reading.amount is None or not 1 <= reading.amount <= _MOST:
                sentence = f"the amount of {reading.then} must be 1 to {_MOST}, not {reading.amount}"
                raise check.fault(_item(family), sentence)


@check
def hands_stay_within_their_limit(content: Content) -> None:
    """At most one family draws cards ahead, and no more than a hand has room for (V2.2)."""
    drawing = [
        (family, reading) for family in content.families for reading in _readings(family) if reading.then == "draw"
    ]
    if len(drawing) > 1:
        raise check.fault(_item(drawing[1][0]), "only one family may draw cards")
    for family, reading in drawing:
        if reading.amount is not None and reading.amount > MOST_DRAWN_AHEAD:
            raise check.fault(_item(family), f"it may draw {MOST_DRAWN_AHEAD} cards at most, not {reading.amount}")


@check
def the_introductory_game_has_its_cards(content: Content) -> None:
    """Cards 1 to 90 are those of the introductory game (V1.3)."""
    for family in content.families:
        version = "introductory" if family.last <= _INTRODUCTORY_CARDS else "advanced"
        if family.version != version or family.first <= _INTRODUCTORY_CARDS < family.last:
            raise check.fault(_item(family), f"its version must be {version}, with cards on one side of 90 alone")


@check
def families_depict_the_right_kinds(content: Content) -> None:
    """What a family depicts follows from its trigger or its effect (V9)."""
    for family in content.families:
        kind_of = _KIND_BY_TRIGGER.get(family.when, _KIND_BY_EFFECT.get(family.then))
        if family.kind_of != kind_of:
            raise check.fault(_item(family), f"its kind_of must be {kind_of}, not {family.kind_of}")


@check
def editions_differ_where_they_say_so(content: Content) -> None:
    """An edition is named once in a family, and only where it gives something else (V11)."""
    for family in content.families:
        editions = [reading.edition for reading in family.editions]
        if len(set(editions)) < len(editions):
            raise check.fault(_item(family), "it names an edition twice")
        for reading in family.editions:
            if (reading.then, reading.amount) == (family.then, family.amount):
                raise check.fault(_item(family), f"the edition {reading.edition} gives the same as the others")


@check
def cards_are_numbered(content: Content) -> None:
    """There are 175 cards, in the order of their numbers (V8.2)."""
    check.require_numbers("cards", [card.no for card in content.cards], _CARDS)


@check
def cards_belong_to_their_family(content: Content) -> None:
    """Each card belongs to the family whose range holds its number."""
    for card in content.cards:
        if not card.family.first <= card.no <= card.family.last or card.family not in content.families:
            raise check.fault(f"card {card.no}", f"it cannot belong to the family {card.family.id}")


@check
def families_have_each_kind_equally_often(content: Content) -> None:
    """A family depicts each of its kinds equally often; a family without kinds depicts none (V9)."""
    for family in content.families:
        kinds = sorted(card.kind for card in content.cards if card.family.id == family.id)
        names = () if family.kind_of is None else KINDS_OF[family.kind_of]
        each = family.size // len(names) if names else 0
        expected = [kind for kind in range(len(names)) for _ in range(each)] or [-1] * family.size
        if kinds != expected:
            duty = f"depict each of {', '.join(names)} {each} times" if names else "depict no kind"
            raise check.fault(_item(family), f"its cards must {duty}")
