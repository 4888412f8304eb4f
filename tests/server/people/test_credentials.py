import re

import pytest

from tradecraft.server.people.credentials import By, Seals, hash_of, new_recovery_codes, recovery_hash

KEY = b"k" * 32


@pytest.mark.parametrize("by", ["cookie", "token"])
def test_what_was_sealed_opens_to_the_hash_that_is_kept(by: By):
    sealed, hash = Seals(KEY).make(by)
    assert Seals(KEY).open(by, sealed) == hash
    assert hash not in sealed


def test_each_seal_is_another():
    seals = Seals(KEY)
    assert len({seals.make("cookie")[0] for _ in range(50)}) == 50


def test_a_secret_has_256_bits():
    sealed, _ = Seals(KEY).make("cookie")
    assert len(sealed.split(".")[0]) * 6 >= 256


def test_a_changed_seal_does_not_open():
    seals = Seals(KEY)
    sealed, _ = seals.make("cookie")
    for place in range(len(sealed) - 1):
        forged = sealed[:place] + ("A" if sealed[place] != "A" else "B") + sealed[place + 1 :]
        assert seals.open("cookie", forged) is None, place


def test_the_seal_of_another_key_does_not_open():
    sealed, _ = Seals(b"o" * 32).make("cookie")
    assert Seals(KEY).open("cookie", sealed) is None


def test_a_token_is_no_cookie_and_a_cookie_no_token():
    seals = Seals(KEY)
    assert seals.open("cookie", seals.make("token")[0]) is None
    assert seals.open("token", seals.make("cookie")[0]) is None


@pytest.mark.parametrize(
    "sealed", ["", ".", "a", "a.b", "\u00e9.\u00e9", "\udc00", "x" * 100_000], ids=lambda s: ascii(s)[:10]
)
def test_nonsense_does_not_open(sealed: str):
    assert Seals(KEY).open("cookie", sealed) is None


def test_recovery_codes_are_eight_readable_and_different():
    codes = new_recovery_codes()
    assert len(set(codes)) == len(codes) == 8
    assert all(re.fullmatch(r"([2-9a-hj-kmnp-z]{4}-){3}[2-9a-hj-kmnp-z]{4}", code) for code in codes)


def test_a_recovery_code_can_be_typed_as_one_likes():
    assert (
        recovery_hash(" K7F2 9mqp3xwd\u2013h6tn ")
        == recovery_hash("k7f2-9mqp-3xwd-h6tn")
        == hash_of("k7f29mqp3xwdh6tn")
    )
