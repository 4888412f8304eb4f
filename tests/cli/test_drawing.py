"""The display of games: everything fits the terminal in every language, and games without a drawing get a plain one."""

import io
import re
from collections.abc import Callable

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from tests.cli.running import asks, match_where
from tests.contract.toy import TOY
from tradecraft.cli.opening import Opened
from tradecraft.cli.play import Table
from tradecraft.cli.terminal import LeftTable, Screen
from tradecraft.core.game import OPEN, SPECTATOR
from tradecraft.core.match import Match
from tradecraft.core.registry import find_game
from tradecraft.games.vienna.terminal.drawing import ViennaDrawing
from tradecraft.locales import Texts, languages
from tradecraft.terminal.drawing import Drawing, Setting, find_drawing, numbered

BOARDS = 2
"""How often the board is drawn to see whether it fits: with everything else, and by itself."""
WIDTHS = (60, 80, 100, 120, 160)
TILE = re.compile(r"\+\d(fla|gun|cas|mic|sli)")
"""A tile that a choice would bring."""


def printed(things: list[RenderableType], width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False)
    for thing in things:
        console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def drawing_of(match: Match, width: int, language: str = "en", lines: bool = True) -> ViennaDrawing:
    drawing = find_drawing(match.game, Texts(language), Setting(match.seats, match.options, width, lines))
    assert isinstance(drawing, ViennaDrawing)
    return drawing


@pytest.fixture(scope="module")
def late() -> Match:
    """Return a match of four in its tenth round, with full drawers and agents everywhere."""
    return match_where(lambda match: match.state.round == 10 and asks(match, 0, "place"), players=4)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", WIDTHS)
def test_a_position_fits_the_terminal_in_every_language(late: Match, width: int, language: str):
    drawing = drawing_of(late, width, language)
    view = late.game.view(late.state, 0)
    things = [*drawing.position(view), drawing.board(view)]
    things += [drawing.desks(view), drawing.tracks(view)]
    text = "\n".join(printed(things, width))
    # What is too wide is cut by the console: at the end of its line, or with a sign that it was.
    assert all(re.search(rf"\b{number} \w", text) for number in range(1, 31))
    last_info = drawing.texts.get("vienna-terminal-short-slide")
    assert len(re.findall(rf"\d{last_info}\b", text)) == BOARDS * view.data()["board"]["tiles"].count("slide")
    assert "…" not in text


def test_where_the_map_does_not_fit_there_are_lists(late: Match):
    view = late.game.view(late.state, 0)
    narrow = "\n".join(printed([drawing_of(late, 70).board(view)], 70))
    assert "Kunsthistorisches Museum" in narrow
    assert "Stephansplatz" in narrow
    assert "Stephansplatz" not in "\n".join(printed([drawing_of(late, 80).board(view)], 80))


def test_a_terminal_that_knows_letters_only_gets_nothing_else(late: Match):
    drawing = drawing_of(late, 80, lines=False)
    text = "".join(printed(drawing.position(late.game.view(late.state, 0)), 80))
    assert text.encode("ascii", errors="ignore").decode() == text.translate(str.maketrans("", "", "äöüÄÖÜß"))


def test_tracks_show_the_tokens_and_the_investigator(late: Match):
    view = late.game.view(late.state, 0)
    lines = printed([drawing_of(late, 80).tracks(view)], 80)
    tracks = view.data()["tracks"]
    for line, (info, space) in zip(lines, tracks["tokens"].items(), strict=False):
        name, track, value = line.rsplit(" ", 2)
        assert name.split()[-1] == info
        assert track.index("●") == space
        assert value == str(tracks["values"][info])
    assert f"[{tracks['investigator']}]" in "".join(lines)


def test_desks_show_what_everybody_owns(late: Match):
    view = late.game.view(late.state, SPECTATOR)
    lines = printed([drawing_of(late, 80).desks(view)], 80)
    for desk in view.data()["desks"]:
        line = next(line for line in lines if line.startswith(f"{'ABCD'[desk['seat']]} "))
        numbers = [int(word) for word in line.split() if word.isdecimal()]
        assert numbers[0] == desk["score"]
        assert numbers[1] == desk["supply"]
        assert numbers[3:] == [*desk["bribes"].values(), *desk["info"].values()]


@pytest.mark.parametrize(("viewer", "sees"), [(0, {0}), (1, {1}), (SPECTATOR, set()), (OPEN, {0, 1, 2, 3})])
def test_only_the_viewers_own_cards_are_drawn(viewer: int, sees: set[int]):
    match = match_where(lambda match: match.state.round == 1, players=4)
    view, everything = match.game.view(match.state, viewer), match.game.view(match.state, OPEN).data()
    text = "\n".join(printed(drawing_of(match, 80).position(view), 80))
    for desk in everything["desks"]:
        for card in desk["hand"]:
            assert (f"\n{card:03} " in text) == (desk["seat"] in sees)


def test_placing_shows_the_price_and_the_tiles_it_would_bring():
    def brings_tile(match: Match) -> bool:
        if not asks(match, 0, "place") or not match.state.clone().legal(0):
            return False
        return any(TILE.search(label.plain) for label in labels(match))

    def labels(match: Match) -> list[Text]:
        state, view = match.state, match.game.view(match.state, 0)
        actions = [match.game.action_data(state, 0, action) for action in state.legal(0)]
        return drawing_of(match, 80).choices(view, actions)

    match = match_where(brings_tile)
    before = match.state.key()
    index, label = next((index, label) for index, label in enumerate(labels(match)) if TILE.search(label.plain))
    assert match.state.key() == before, "looking ahead must not change the game"
    match.act(0, match.state.legal(0)[index])
    if asks(match, 0, "source"):
        match.act(0, match.game.action_from_text(match.state, 0, "supply"))
    events = match.steps[-1].events
    tiles = [event for event in events if event.kind == "tile_obtained" and event.data["seat"] == 0]
    assert len(tiles) == len(TILE.findall(label.plain))
    placed = next(event for event in events if event.kind == "agent_placed")
    cost = placed.data["cost"]
    assert (f"{cost} " if cost else "free") in label.plain


def test_choices_are_numbered_downwards_in_as_many_columns_as_fit():
    notations = [f"place {number}" for number in range(1, 15)]
    labels = [Text("somewhere")] * 14
    wide = printed([numbered(notations, labels, 80)], 80)
    narrow = printed([numbered(notations, labels, 40)], 40)
    assert [line.split()[0] for line in narrow] == [str(number) for number in range(1, 15)]
    assert len(wide) < len(narrow)
    assert [line.split()[0] for line in wide] == [str(number) for number in range(1, len(wide) + 1)]


def test_vienna_has_a_drawing_of_its_own_and_another_game_a_plain_one():
    texts = Texts("en")
    setting = Setting((), {}, 80, True)
    assert type(find_drawing(find_game("vienna"), texts, setting)) is ViennaDrawing
    assert type(find_drawing(TOY, texts, setting)) is Drawing


def play_toy(monkeypatch: pytest.MonkeyPatch, typed: str, humans: int = 1) -> Callable[[], None]:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    bots = dict.fromkeys(range(humans, 2), "random")
    return Table(Opened(Match(TOY, 2, {}, ("Anna", "Boris")), "1", bots), Texts("en"), Screen()).run


def test_a_game_without_a_drawing_is_played_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    play_toy(monkeypatch, "1\n" * 30)()
    output = capsys.readouterr().out
    assert "Final scoring" in output
    assert "wins with" in output or "share the victory" in output


def test_a_game_without_texts_explains_itself_in_codes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    with pytest.raises(LeftTable):
        play_toy(monkeypatch, "why pass\nboard\ndesks\nhelp\n")()
    output = capsys.readouterr().out
    assert "not asked now" in output
    assert '"drawn": ' in output
    assert "“desks” is neither a choice nor a command" in output
    assert "show everybody’s desk" not in output
    assert "why ACTION" in output
    assert "rule ID" not in output, "there is no rules page"
