"""Texts without choices in them are filled in quickly, and read as Fluent would have them."""

from __future__ import annotations

import pytest

from tradecraft.core.errors import Fault
from tradecraft.locales import Texts, languages
from tradecraft.locales.sources import bundle

VALUES: tuple[str | int, ...] = ("Anna", 0, 7, 999)


@pytest.mark.parametrize("language", languages())
def test_every_plain_text_reads_as_fluent_would_have_it(language: str):
    texts, fluent = Texts(language), bundle(language)
    compared = 0
    for key in fluent._messages:
        parts = texts._get_plain(key, {}) is not None or texts._plain[key] is not None
        pattern = texts._pattern(key)
        if not parts or pattern is None:
            continue
        names = {name for _, name in texts._plain[key] or () if name}
        for value in VALUES:
            expected, errors = fluent.format_pattern(pattern, dict.fromkeys(names, value))
            assert not errors
            assert texts._get_plain(key, dict.fromkeys(names, value)) == expected
            compared += 1
    assert compared > 1000


def test_numbers_that_are_written_in_groups_are_left_to_fluent():
    texts = Texts("en")
    key = next(key for key in texts._bundle._messages if texts._get_plain(key, {}) is None and texts._plain[key])
    name = next(name for _, name in texts._plain[key] or () if name)
    assert texts._get_plain(key, {name: 1000}) is None


def test_a_text_that_lacks_something_is_still_a_fault():
    with pytest.raises(Fault, match="cannot be filled in"):
        Texts("en").get("vienna-seat-named", colour="red")
