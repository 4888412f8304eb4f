"""The names and portraits of the bots."""

import pytest

from tradecraft.bots.protocol import bot_names
from tradecraft.locales import Texts, languages


@pytest.mark.parametrize("language", languages())
def test_every_bot_has_a_name_of_its_own_and_a_portrait(language: str):
    texts = Texts(language)
    names = [texts.get(f"bot-{bot}") for bot in bot_names()]
    portraits = [texts.get(f"bot-{bot}-portrait") for bot in bot_names()]
    assert len(set(names)) == len(names)
    assert len(set(portraits)) == len(portraits)
