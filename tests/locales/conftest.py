"""The texts of Vienna, in one language after the other."""

import pytest

from tradecraft.games.vienna.texts import ViennaTexts
from tradecraft.locales import Texts, languages


@pytest.fixture(params=languages())
def texts(request: pytest.FixtureRequest) -> ViennaTexts:
    return ViennaTexts(Texts(request.param))
