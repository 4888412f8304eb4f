import pytest

from tradecraft.core.record import is_plain_text
from tradecraft.server.errors import Denied
from tradecraft.server.people.names import LONGEST_KEY, checked_name, name_key
from tradecraft.server.store.personal_data import NOBODY


@pytest.mark.parametrize("name", ["A", "Anna", "Jan de Vries", "Łukasz", "Đorđe", "王", "x" * 40, "R2-D2"])
def test_a_plain_name_is_kept_as_it_is(name: str):
    assert checked_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        *("", " Anna", "Anna ", "An  na", "An\nna", "Anna\n", "An\x00na", "An\tna", "An\u202ena", "An\u200bna", NOBODY),
        # Signs that Unicode takes for letters, marks and symbols, and that cannot be seen.
        *("\u3164", "An\u3164na", "An\u115fna", "An\uffa0na", "\u2800", "An\u034fna", "An\ufe0fna", "An\U000e0101na"),
        "\u0301",
    ],
    ids=ascii,
)
def test_a_name_that_is_not_one_line_of_visible_signs_is_refused(name: str):
    with pytest.raises(Denied) as caught:
        checked_name(name)
    assert caught.value.reason.code == "bad_name"


def test_a_name_of_more_than_forty_signs_is_refused():
    with pytest.raises(Denied) as caught:
        checked_name("x" * 41)
    assert caught.value.reason.code == "name_too_long"


def test_a_name_that_grows_too_long_to_be_compared_is_refused():
    name = "\ufdfa" * 10
    assert len(name_key(name)) > LONGEST_KEY
    with pytest.raises(Denied):
        checked_name(name)


def test_a_letter_typed_in_two_parts_is_kept_as_one():
    assert checked_name("Zoe\u0308") == "Zo\u00eb"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "ANNA"), ("Straße", "STRASSE"), ("Zo\u00eb", "ZOE\u0308"), ("Anna", "\uff21nna"), ("fin", "\ufb01n")],
    ids=ascii,
)
def test_names_that_look_alike_are_the_same(one: str, other: str):
    assert name_key(one) == name_key(other)


def test_different_names_are_not_the_same():
    assert name_key("Anna") != name_key("Hanna")


def test_a_record_can_hold_the_name_of_nobody():
    assert is_plain_text(NOBODY)
