"""The texts of Vienna, in one language after the other."""

import pytest

from tradecraft.locales import Texts, languages
from tradecraft.locales.vienna import ViennaTexts


@pytest.fixture(params=languages())
def texts(request: pytest.FixtureRequest) -> ViennaTexts:
    return ViennaTexts(Texts(request.param))
