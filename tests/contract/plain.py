"""What plain Python leaves to `make test-all`, as it takes longer there; on the compiled engine `make test` has all."""

import pytest

import tradecraft
from tradecraft.engine import COMPILED

LONG_IN_PLAIN_PYTHON = () if tradecraft.ENGINE == COMPILED else (pytest.mark.long,)
