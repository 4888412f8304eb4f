"""The rules pages for the browser."""

import pytest

from tradecraft.core.registry import game_ids
from tradecraft.locales import languages
from tradecraft.server.transport.rules_pages import rules_of


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", game_ids())
def test_no_marks_of_the_source_are_left(game: str, language: str):
    page = rules_of(game, language)
    for html in [page.introduction, *(rule.html for rule in page.rules), page.about]:
        assert "](#" not in html
        assert "**" not in html


def test_a_rule_links_to_others_and_a_command_does_not():
    about = rules_of("vienna", "en").about
    assert about.startswith("<h2>Good to know</h2>")
    assert "<h2>About this page</h2>" in about
    assert "<code>tradecraft rules vienna V5.3</code>" in about
    assert '<a href="#V8">V8</a>' in about


@pytest.mark.parametrize("game", game_ids())
def test_a_player_meets_the_game_first(game: str):
    assert rules_of(game, "en").introduction.startswith("<p><strong>The game in short.</strong>")
