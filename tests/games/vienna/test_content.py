"""The content of Vienna: what is loaded, and what the strict reader refuses."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tradecraft.core.content import ContentError, read_pack
from tradecraft.core.errors import BadOption, Fault, Reason
from tradecraft.games.vienna.rules.content import FILES, PACKS, load, parse
from tradecraft.games.vienna.rules.content_model import BRIBES, FLAGS, INFOS, SEALS, Reading

CONTENT = load()

CHOCOLATE, WINE, MAGAZINE, COFFEE, TOBACCO = range(5)
FLASK, HANDGUN, BRIEFCASE, MICROFILM, SLIDE = range(5)
USA, USSR, FRANCE, UK, AUSTRIA = range(5)
NOBILITY, RELIGION, ADMINISTRATION, CULTURE, SCIENCE = range(5)


# What is loaded


def test_the_kinds_stand_in_the_order_of_the_rules_page():
    assert (BRIBES[CHOCOLATE], BRIBES[TOBACCO]) == ("chocolate", "tobacco")
    assert (INFOS[FLASK], INFOS[SLIDE]) == ("flask", "slide")
    assert (FLAGS[USA], FLAGS[AUSTRIA]) == ("usa", "austria")
    assert (SEALS[NOBILITY], SEALS[SCIENCE]) == ("nobility", "science")


def test_the_reconstruction_is_the_one_pack_and_the_default():
    assert PACKS.own() == ("vienna-1",)
    assert CONTENT.id == "vienna-1"


def test_loading_twice_gives_the_same_object():
    assert load() is load("vienna-1") is CONTENT


def test_a_building_holds_its_kinds_as_indexes():
    universitaet = CONTENT.buildings[8]
    assert (universitaet.id, universitaet.name, universitaet.plate) == (9, "Universität", "D")
    assert (universitaet.colour, universitaet.flag, universitaet.seal) == (COFFEE, USSR, SCIENCE)


def test_the_value_of_a_square_is_the_number_of_its_roads():
    karlsplatz = CONTENT.squares[38]
    assert (karlsplatz.name, karlsplatz.buildings, karlsplatz.value) == ("Karlsplatz", (25, 26), 2)


def test_a_card_knows_its_family_its_kind_and_its_corners():
    card = CONTENT.cards[140]
    assert (card.no, card.kind, card.bribe, card.info) == (141, HANDGUN, MAGAZINE, SLIDE)
    assert (card.family.id, card.family.size) == ("obtain_info_token_same", 5)
    assert card.family in CONTENT.families


def test_a_card_of_a_family_without_kinds_has_the_kind_minus_one():
    assert CONTENT.cards[85].kind == -1


def test_a_family_reads_differently_only_in_the_edition_that_differs():
    family = CONTENT.cards[110].family
    assert family.reading("en") == Reading("en", "points", 3)
    assert family.reading("nl") == Reading("nl", "points", 3)
    assert family.reading("fr") == Reading("fr", "bribe_any", 1)


def test_an_amount_without_a_fixed_number_is_none():
    assert CONTENT.cards[130].family.amount is None


def test_the_families_for_tiles_from_a_square_name_its_value():
    assert [CONTENT.cards[no - 1].family.square for no in (170, 171, 172, 173, 174)] == [None, 2, 3, 4, None]


def test_a_mission_needs_kinds_and_a_building_mission_a_building():
    by_id = {mission.id: mission for mission in CONTENT.missions}
    assert by_id["B-03"].needs == (HANDGUN, HANDGUN)
    assert [CONTENT.buildings[need].plate for need in by_id["A-24"].needs] == ["D"]
    assert [by_id[id_].stack for id_ in ("S-01", "A-01", "B-01")] == ["S", "A", "B"]


def test_the_roof_counts_its_spaces_from_zero():
    roof = CONTENT.tracks.roof(3)
    assert (roof.players, roof.end, roof.purchases, roof.paydays) == (3, 9, (1, 2, 4, 8, 9), (6, 9))


def test_the_content_can_be_hashed_and_compared():
    assert hash(CONTENT) == hash(parse("vienna-1", PACKS.texts_of("vienna-1")))
    assert parse("vienna-1", PACKS.texts_of("vienna-1")) == CONTENT


# What the strict reader refuses


def refuse_parse(texts: dict[str, str], file: str, item: str, words: str) -> None:
    with pytest.raises(ContentError, match=words) as caught:
        parse("vienna-1", texts)
    assert (caught.value.file, caught.value.item) == (file, item)
    assert str(caught.value) == f"{file}, {item}: {caught.value.sentence}"


def edited(file: str, edit: Callable[[Any], None]) -> dict[str, str]:
    """Return the texts of the pack with one file changed as data."""
    texts = PACKS.texts_of("vienna-1")
    data = json.loads(texts[file])
    edit(data)
    return {**texts, file: json.dumps(data)}


def put(value: object, *path: str | int) -> Callable[[Any], None]:
    """Return an edit that puts a value at a path of keys and places."""

    def edit(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return edit


def drop(*path: str | int) -> Callable[[Any], None]:
    """Return an edit that takes away what is at a path of keys and places."""

    def edit(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return edit


def test_a_content_error_is_our_fault():
    assert issubclass(ContentError, Fault)


def test_a_pack_that_is_not_there_is_refused():
    with pytest.raises(BadOption) as caught:
        load("../vienna-1")
    assert caught.value.reason == Reason("unknown_content", "", {"content": "../vienna-1", "known": "vienna-1"})


def test_a_folder_that_lacks_a_file_is_refused(tmp_path: Path):
    with pytest.raises(ContentError, match=r"board\.json, the whole file: it cannot be read"):
        read_pack(tmp_path, FILES)


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path):
    (tmp_path / "board.json").write_bytes("Börseplatz".encode("latin-1"))
    with pytest.raises(ContentError, match=r"board\.json, the whole file: it cannot be read"):
        read_pack(tmp_path, FILES)


def test_a_folder_is_read_whole(tmp_path: Path):
    for name, text in PACKS.texts_of("vienna-1").items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert parse("vienna-1", read_pack(tmp_path, FILES)) == CONTENT


def test_texts_that_lack_a_file_are_refused():
    texts = PACKS.texts_of("vienna-1")
    del texts["tracks.json"]
    refuse_parse(texts, "tracks.json", "the whole file", "missing from the pack")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param("{", "cannot be parsed", id="half an object"),
        pytest.param("[" * 100_000, "cannot be parsed", id="endless nesting"),
        pytest.param('{"moves": [], "moves": []}', "'moves' stands twice", id="a key given twice"),
        pytest.param('{"moves": [NaN]}', "NaN is no number", id="a constant that JSON does not know"),
        pytest.param("[]", "must be an object", id="a list instead of an object"),
        pytest.param('{"moves": []}', "'roof' is missing", id="a missing key"),
    ],
)
def test_a_file_that_is_no_proper_json_object_is_refused(text: str, words: str):
    refuse_parse({**PACKS.texts_of("vienna-1"), "tracks.json": text}, "tracks.json", "the whole file", words)


@pytest.mark.parametrize(
    ("file", "edit", "item", "words"),
    [
        pytest.param(
            "board.json",
            put(1, "buildings", 6, "value"),
            "entry 7 of 'buildings'",
            "'value' is not known here",
            id="an unknown key",
        ),
        pytest.param(
            "board.json",
            drop("squares", 3, "x"),
            "entry 4 of 'squares'",
            "the key 'x' is missing",
            id="a missing key",
        ),
        pytest.param(
            "board.json",
            put("7", "buildings", 6, "id"),
            "entry 7 of 'buildings'",
            "'id' must be a whole number",
            id="a text for a number",
        ),
        pytest.param(
            "board.json",
            put(True, "buildings", 0, "row"),
            "entry 1 of 'buildings'",
            "'row' must be a whole number",
            id="a truth value for a number",
        ),
        pytest.param(
            "board.json",
            put("0.5", "squares", 0, "x"),
            "entry 1 of 'squares'",
            "'x' must be a number",
            id="a text for a coordinate",
        ),
        pytest.param(
            "board.json",
            put(5, "buildings", 0, "name"),
            "entry 1 of 'buildings'",
            "'name' must be a text",
            id="a number for a name",
        ),
        pytest.param(
            "board.json",
            put("purple", "buildings", 0, "colour"),
            "entry 1 of 'buildings'",
            "'colour' must be one of chocolate, .* not 'purple'",
            id="a colour that is no bribe",
        ),
        pytest.param(
            "board.json",
            put("J", "buildings", 0, "plate"),
            "entry 1 of 'buildings'",
            "'plate' must be one of",
            id="a plate that does not exist",
        ),
        pytest.param(
            "board.json",
            put(4, "squares"),
            "the whole file",
            "'squares' must be a list",
            id="a number for a list",
        ),
        pytest.param(
            "board.json",
            put([2, "3"], "squares", 0, "buildings"),
            "entry 1 of 'squares'",
            "must be a list of whole numbers, but has '3'",
            id="a text in a list of numbers",
        ),
        pytest.param(
            "cards.json",
            put([1], "families", 0, "cards"),
            "entry 1 of 'families'",
            "the first and the last number",
            id="a family without a last card",
        ),
        pytest.param(
            "cards.json",
            put("take_bribes", "families", 0, "when"),
            "entry 1 of 'families'",
            "'when' must be one of",
            id="an unknown trigger",
        ),
        pytest.param(
            "cards.json",
            put("bribes", "families", 0, "then"),
            "entry 1 of 'families'",
            "'then' must be one of",
            id="an unknown effect",
        ),
        pytest.param(
            "cards.json",
            put("I", "families", 0, "action"),
            "entry 1 of 'families'",
            "'action' must be one of",
            id="an action without abilities",
        ),
        pytest.param(
            "cards.json",
            put("plate", "families", 0, "kind_of"),
            "entry 1 of 'families'",
            "'kind_of' must be one of",
            id="an unknown sort of kind",
        ),
        pytest.param(
            "cards.json",
            put({"de": {"then": "points", "amount": 1}}, "families", 0, "editions"),
            "entry 1 of 'families', 'editions'",
            "the key 'de' is not known here",
            id="an edition that does not exist",
        ),
        pytest.param(
            "cards.json",
            put({"fr": {"then": "points"}}, "families", 0, "editions"),
            "entry 1 of 'families', 'editions', 'fr'",
            "the key 'amount' is missing",
            id="an edition without an amount",
        ),
        pytest.param(
            "cards.json",
            put("paying", "cards", 0, "family"),
            "entry 1 of 'cards'",
            "'family' must be one of",
            id="a card of an unknown family",
        ),
        pytest.param(
            "cards.json",
            put("wine", "cards", 85, "kind"),
            "entry 86 of 'cards'",
            "depicts no kind",
            id="a kind on a card of a family without kinds",
        ),
        pytest.param(
            "cards.json",
            put(None, "cards", 0, "kind"),
            "entry 1 of 'cards'",
            "'kind' must be a text",
            id="no kind on a card of a family with kinds",
        ),
        pytest.param(
            "cards.json",
            put("flask", "cards", 0, "kind"),
            "entry 1 of 'cards'",
            "'kind' must be one of chocolate",
            id="an info where the family depicts bribes",
        ),
        pytest.param(
            "missions.json",
            put(["wine"], "missions", 0, "needs"),
            "entry 1 of 'missions'",
            "'needs' must hold only nobility, .* but has 'wine'",
            id="a bribe in a mission for seals",
        ),
        pytest.param(
            "missions.json",
            put("seal", "missions", 0, "kind"),
            "entry 1 of 'missions'",
            "'kind' must be one of",
            id="an unknown kind of mission",
        ),
        pytest.param(
            "tracks.json",
            put("HJ", "roof", "end", "2"),
            "the whole file, 'roof', 'end'",
            "with 2 players there must be one end space",
            id="two end spaces",
        ),
        pytest.param(
            "tracks.json",
            put("BCM", "roof", "purchase", "2"),
            "the whole file, 'roof', 'purchase'",
            "names the space 'M'",
            id="a purchase beyond the roof",
        ),
        pytest.param(
            "tracks.json",
            put("E", "roof", "payday", "5"),
            "the whole file, 'roof', 'payday'",
            "the key '5' is not known here",
            id="a fifth player",
        ),
        pytest.param(
            "tracks.json",
            drop("prices", "seal"),
            "the whole file, 'prices'",
            "the key 'seal' is missing",
            id="a thing without a price",
        ),
    ],
)
def test_a_mistake_in_a_file_is_refused_and_named(file: str, edit: Callable[[Any], None], item: str, words: str):
    refuse_parse(edited(file, edit), file, item, words)


def test_a_mission_for_a_plate_that_no_building_has_is_refused():
    texts = edited("board.json", put(None, "buildings", 8, "plate"))
    refuse_parse(texts, "missions.json", "entry 29 of 'missions'", "needs the plate D, which no building has")
