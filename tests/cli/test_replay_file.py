"""`tradecraft replay --html`: a single-file page that contains the answers to all its requests."""

from __future__ import annotations

import base64
import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import asks, match_where, run, saved
from tradecraft.core.match import begin_replay
from tradecraft.core.match import replay as replayed
from tradecraft.core.record import Record, parse_record
from tradecraft.core.registry import find_game_of
from tradecraft.pocket import finished_games
from tradecraft.server.tables.fair_deal import FairDeal, TableNotes

OUTSIDE = re.compile(r"""url\((?!["']?(?:data:|%23))|(?:src|href)="(?!data:)|@import""")
TABLE = "/api/tables/record"


@pytest.fixture(scope="module", params=["vienna", "war1955"])
def finished(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a whole game."""
    folder = tmp_path_factory.mktemp("games") / "out"
    run("simulate", request.param, "--players", "2", "--games", "1", "--bots", "random", "--out", folder)
    return folder / "0001.tcr"


def page_of(record: Path, *options: str) -> str:
    page = record.with_suffix(".html")
    result = run("replay", record, "--html", page, *options)
    assert result.exit_code == 0, result.output
    return page.read_text("utf-8")


def answers_in(page: str) -> dict[str, Any]:
    packed = page.partition('id="answers">')[2].partition("<")[0]
    answers: dict[str, Any] = json.loads(gzip.decompress(base64.b64decode(packed)))
    return answers


def read(path: Path) -> Record:
    return parse_record(path.read_bytes())


def test_a_page_is_one_file_in_its_language(finished: Path):
    page = page_of(finished, "--language", "fr")
    assert '<html lang="fr"' in page
    style = page.partition("<style>")[2].partition("</style>")[0]
    assert "data:font/woff2" in style
    assert OUTSIDE.findall(style) == []
    assert page.count("</script>") == 2
    answers, game = answers_in(page), read(finished).game
    assert set(answers) == {
        "/api/catalogue",
        f"/api/content/{game}",
        f"/api/rules/{game}",
        TABLE,
        f"{TABLE}/replay",
    }
    assert answers[f"/api/rules/{game}"]["language"] == "fr"


def test_a_page_replays_every_entry_in_words(finished: Path):
    """In 1955 cards are prepared in secret: nobody is told, and the notation is nothing to read."""
    record, replay = read(finished), answers_in(page_of(finished))[f"{TABLE}/replay"]
    assert replay["is_open"]
    shown = {frame["entry"]: frame for frame in replay["frames"]}
    done = [number for number, entry in enumerate(record.entries, 1) if entry.seat >= 0]
    assert set(done) <= set(shown)
    for number in done:
        (first, *_) = shown[number]["lines"]
        assert first
        assert "_" not in first


def test_a_page_for_a_seat_has_nothing_that_the_seat_did_not_see(finished: Path):
    page, record = answers_in(page_of(finished, "--seat", "1")), read(finished)
    replay = page[f"{TABLE}/replay"]
    assert (replay["seat"], replay["is_open"]) == (0, False)
    shown = {frame["entry"]: frame for frame in replay["frames"]}
    match = begin_replay(find_game_of(record), record)
    hidden = 0
    for number, step in enumerate(replayed(match, record), 1):
        seen = [event.as_data() for event in step.events if event.is_visible_to(0)]
        hidden += len(step.events) - len(seen)
        if number in shown:
            frame = shown[number]
            assert frame["events"] == json.loads(json.dumps(seen))
            assert frame["view"] == json.loads(json.dumps(match.game.view(match.state, 0).data()))
            assert (frame["text"] is None) == (step.entry.seat != 0)
            assert len(frame["lines"]) in (len(seen), 1)
    assert hidden, "nothing was hidden from the seat"


@pytest.mark.parametrize(("options", "is_told"), [((), True), (("--seat", "2"), False)])
def test_the_seed_of_the_deal_is_told_only_where_all_cards_are(
    finished: Path, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], is_told: bool
):
    """Who knows the seed knows every card."""
    seed = bytes(range(32))
    notes = TableNotes("table", FairDeal("", seed, ("", ""), ()), None, ("", ""), ())
    monkeypatch.setattr(finished_games, "read_notes", lambda record: notes)
    assert (seed.hex() in json.dumps(answers_in(page_of(finished, *options)))) == is_told


def test_a_game_that_is_not_over_has_a_page(tmp_path: Path):
    match = match_where(lambda match: match.state.round == 3 and asks(match, 0, "place"))
    page = answers_in(page_of(saved(match, tmp_path / "begun.tcr")))
    assert page[TABLE]["updates"][0]["table"]["status"] == "playing"
    assert page[f"{TABLE}/replay"]["frames"][-1]["entry"] == len(match.steps)
