"""Checks of the cards: the families of V9, the kinds they depict, and the corners."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tradecraft.core.content import ContentError
from tradecraft.games.vienna.rules.content_model import (
    BRIBES,
    INFOS,
    KINDS_OF,
    Check,
    Content,
    Family,
)

_CARDS: Final = 175
_INTRODUCTORY_CARDS: Final = 90

#: The families of V9 by id: first card, last card, amount (None where the effect has no fixed number).
_FAMILIES: Final[dict[str, tuple[int, int, int | None]]] = {
    "take_bribe_bribe_same": (1, 10, 1),
    "take_bribe_points": (11, 15, 2),
    "take_bribe_token_any": (16, 20, 1),
    "place_colour_bribe_any": (21, 25, 1),
    "place_colour_points": (26, 30, 3),
    "place_colour_token_any": (31, 35, 1),
    "place_flag_discount": (36, 45, 1),
    "place_flag_bribe_any": (46, 55, 1),
    "place_flag_points": (56, 60, 3),
    "place_flag_token_any": (61, 65, 1),
    "advance_token_bribe_any": (66, 75, 1),
    "advance_token_points": (76, 80, 2),
    "place_company_bribe_kind": (81, 85, 2),
    "place_company_points": (86, 90, 5),
    "place_seal_discount": (91, 100, 1),
    "place_seal_bribe_any": (101, 110, 1),
    "place_seal_points": (111, 115, 3),
    "place_seal_token_any": (116, 120, 1),
    "place_company_discount": (121, 125, 1),
    "place_company_draw": (126, 130, 2),
    "obtain_info_bribes_different": (131, 135, None),
    "obtain_info_points": (136, 140, 8),
    "obtain_info_token_same": (141, 145, 2),
    "paying_substitute_kind": (146, 155, None),
    "card_shows_token_other": (156, 165, 1),
    "obtain_new_kind_points": (166, 170, 5),
    "obtain_from_square_2_bribes_one_kind": (171, 171, 2),
    "obtain_from_square_3_bribes_one_kind": (172, 172, 3),
    "obtain_from_square_4_bribes_one_kind": (173, 173, 4),
    "obtain_any_bribe_any": (174, 175, 1),
}

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

#: What an edition reads differently (V11), by family.
_EDITIONS: Final[dict[str, tuple[tuple[str, str, int | None], ...]]] = {
    "place_seal_points": (("fr", "bribe_any", 1),),
    "paying_substitute_kind": (("fr", "substitute_any", None),),
}


def _fault(item: str, sentence: str) -> ContentError:
    return ContentError("cards.json", item, sentence)


def _item(family: Family) -> str:
    return f"family {family.id}"


def families_are_those_of_the_rules(content: Content) -> None:
    """The families are those of V9, in their order, with their numbers and amounts."""
    if [family.id for family in content.families] != list(_FAMILIES):
        raise _fault("families", f"they must be the {len(_FAMILIES)} families of V9, in the order of V9")
    for family in content.families:
        first, last, amount = _FAMILIES[family.id]
        if (family.first, family.last) != (first, last):
            raise _fault(_item(family), f"its cards must be {first} to {last}")
        if family.amount != amount:
            raise _fault(_item(family), f"its amount must be {amount}, not {family.amount}")


def families_are_named_after_trigger_and_effect(content: Content) -> None:
    """A family's id says what sets it off and what it gives, so that the id cannot lie."""
    for family in content.families:
        trigger = family.when if family.square is None else f"{family.when}_{family.square}"
        if family.id != f"{trigger}_{family.then}":
            raise _fault(_item(family), f"its trigger and effect are {trigger} and {family.then}")


def families_belong_to_their_action(content: Content) -> None:
    """The action of a family follows from what sets it off (V9)."""
    for family in content.families:
        action = _ACTION_OF.get(family.when, "III")
        if family.action != action:
            raise _fault(_item(family), f"its action must be {action}, not {family.action}")


def the_introductory_game_has_its_cards(content: Content) -> None:
    """Cards 1 to 90 are those of the introductory game (V1.3)."""
    for family in content.families:
        version = "introductory" if family.last <= _INTRODUCTORY_CARDS else "advanced"
        if family.version != version:
            raise _fault(_item(family), f"its version must be {version}, not {family.version}")


def families_depict_the_right_kinds(content: Content) -> None:
    """What a family depicts follows from its trigger or its effect (V9)."""
    for family in content.families:
        kind_of = _KIND_BY_TRIGGER.get(family.when, _KIND_BY_EFFECT.get(family.then))
        if family.kind_of != kind_of:
            raise _fault(_item(family), f"its kind_of must be {kind_of}, not {family.kind_of}")


def editions_differ_where_the_rules_say(content: Content) -> None:
    """Exactly the families of V11 have a reading of their own in an edition."""
    for family in content.families:
        readings = tuple((reading.edition, reading.then, reading.amount) for reading in family.editions)
        if readings != _EDITIONS.get(family.id, ()):
            raise _fault(_item(family), "its editions are not those of V11")


def cards_are_numbered(content: Content) -> None:
    """There are 175 cards, in the order of their numbers (V8.2)."""
    if [card.no for card in content.cards] != list(range(1, _CARDS + 1)):
        raise _fault("cards", f"their numbers must be 1 to {_CARDS}, in this order")


def cards_belong_to_their_family(content: Content) -> None:
    """Each card has the family whose numbers it lies in."""
    for card in content.cards:
        if not card.family.first <= card.no <= card.family.last or card.family not in content.families:
            raise _fault(f"card {card.no}", f"it cannot belong to the family {card.family.id}")


def families_have_each_kind_equally_often(content: Content) -> None:
    """Five cards depict each kind once, ten each kind twice; a family without kinds depicts none (V9)."""
    for family in content.families:
        kinds = sorted(card.kind for card in content.cards if card.family.id == family.id)
        names = () if family.kind_of is None else KINDS_OF[family.kind_of]
        each = family.size // len(names) if names else 0
        expected = [kind for kind in range(len(names)) for _ in range(each)] or [-1] * family.size
        if kinds != expected:
            wish = f"depict each of {', '.join(names)} {each} times" if names else "depict no kind"
            raise _fault(_item(family), f"its cards must {wish}")


def cards_131_and_141_are_those_of_the_examples(content: Content) -> None:
    """Card 131 depicts the briefcase and card 141 the handgun (examples of V9)."""
    for no, name in ((131, "briefcase"), (141, "handgun")):
        if content.cards[no - 1].kind != INFOS.index(name):
            raise _fault(f"card {no}", f"it must depict the {name}")


def a_wine_microfilm_card_acts_in_three(content: Content) -> None:
    """Some card with wine and microfilm in its corners has an ability of action III (worked example)."""
    wanted = (BRIBES.index("wine"), INFOS.index("microfilm"), "III")
    for card in content.cards:
        if (card.bribe, card.info, card.family.action) == wanted:
            return
    raise _fault("cards", "none with wine and microfilm in its corners has an ability of action III")


def corner_pairs_come_equally_often(content: Content) -> None:
    """Each pair of bribe and info stands in the corners of seven cards."""
    pairs = Counter((card.bribe, card.info) for card in content.cards)
    for bribe, bribe_name in enumerate(BRIBES):
        for info, info_name in enumerate(INFOS):
            count = pairs[bribe, info]
            if count != 7:
                raise _fault("cards", f"7 must have {bribe_name} and {info_name} in their corners, but {count} have")


RULES: Final[tuple[Check, ...]] = (
    families_are_those_of_the_rules,
    families_are_named_after_trigger_and_effect,
    families_belong_to_their_action,
    the_introductory_game_has_its_cards,
    families_depict_the_right_kinds,
    editions_differ_where_the_rules_say,
    cards_are_numbered,
    cards_belong_to_their_family,
    families_have_each_kind_equally_often,
    cards_131_and_141_are_those_of_the_examples,
    a_wine_microfilm_card_acts_in_three,
)

RECONSTRUCTION: Final[tuple[Check, ...]] = (corner_pairs_come_equally_often,)
