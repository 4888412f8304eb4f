"""Every text the browser client uses exists, and every text of the client is used."""

from __future__ import annotations

import re
from collections.abc import Set
from functools import cache
from typing import get_args

import pytest

from scripts.audit_texts import read_catalogue
from tests.locales.client_keys import asked_for, fits, mentioned, sources
from tradecraft.locales import languages
from tradecraft.server.transport.protocol.messages import Happened


@cache
def keys(language: str = "en") -> frozenset[str]:
    """List the texts there are in a language; an attribute follows its text after a dot."""
    return frozenset(key for key in read_catalogue(language)[0] if not key.startswith("-"))


def missing(source: str, language: str = "en") -> list[str]:
    return sorted(wanted for wanted in asked_for(source) if not any(fits(key, wanted) for key in keys(language)))


def unused(everything: str, texts: Set[str]) -> list[str]:
    said = mentioned(everything)
    patterns = said | {f"client-{pattern}" for pattern in said}
    exact = {pattern for pattern in patterns if "*" not in pattern}
    # A pattern says something only if it begins with more than what all texts of the client begin with.
    open_ones = [pattern for pattern in patterns - exact if re.match(r"client-\w", pattern)]
    return sorted(key for key in texts - exact if not any(fits(key, pattern) for pattern in open_ones))


@pytest.mark.parametrize("language", languages())
def test_every_text_the_client_asks_for_exists(language: str):
    found = {file: missing(source, language) for file, source in sources().items()}
    assert {file: texts for file, texts in found.items() if texts} == {}


@pytest.mark.parametrize("language", languages())
def test_the_log_has_a_text_for_everything_that_happens(language: str):
    happened = {what.replace("_", "-") for what in get_args(Happened)} - {"acted"}
    assert {f"client-log-{what}" for what in happened} <= keys(language)


@pytest.mark.parametrize("language", languages())
def test_every_text_of_the_client_is_asked_for(language: str):
    own = {key for key in keys(language) if key.startswith("client-")}
    assert len(own) > 200
    assert unused("\n".join(sources().values()), own) == []


def test_a_text_that_is_not_there_is_found():
    source = "t('home-play'); t(isOwn === 'x' ? 'home-table' : 'no-such-text'); texts.get(`no-such-${bot}`, { a: 'b' })"
    assert missing(source) == ["client-no-such-text", "no-such-*"]


def test_an_unused_text_is_found():
    source = "t('home-play'); t(`list-${line.status}`); texts.get(`client-${key}`); const names = { '/': 'nav-home' };"
    texts = {"client-home-play", "client-list-open", "client-nav-home", "client-home-forgotten", "client-list"}
    assert unused(source, texts) == ["client-home-forgotten", "client-list"]
