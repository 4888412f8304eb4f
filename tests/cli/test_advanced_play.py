"""The advanced game of Vienna on the command line: played, looked at, replayed."""

import re
from pathlib import Path

import pytest

from tests.cli.running import ADVANCED, asks, match_where, run, saved
from tests.cli.test_play import joined, own_entries, play, record_of
from tradecraft.core.match import Match, load
from tradecraft.core.record import Record
from tradecraft.core.registry import find_game

OPTIONS = tuple(word for name, value in ADVANCED.items() for word in ("--option", f"{name}={value}"))
DUEL = ("play", "vienna", "--players", "2", "--bots", "random", "--seed", "4", *OPTIONS)
SCRIPT = ["2", "1", "1", "5", "1"]
"""Numbers typed over and over; where there are not so many choices, the table says so and asks again."""
ENOUGH = 150


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path, Record]:
    """Play a game with Feld agents and the third man to its end, with numbers; return the output and the record."""
    path = tmp_path_factory.mktemp("advanced") / "game.tcr"
    result = play(*DUEL, "--record", path, lines=SCRIPT * ENOUGH)
    return result.stdout, path, record_of(path)


@pytest.fixture
def at_mission(tmp_path: Path) -> tuple[Match, str, Path]:
    """Return a match in which Anna may accept a mission, the mission, and the file."""
    match = match_where(lambda match: asks(match, 0, "mission"), options=ADVANCED)
    mission = match.game.action_data(match.state, 0, match.state.legal(0)[0])["mission"]
    return match, mission, saved(match, tmp_path / "mission.tcr")


def test_an_advanced_game_is_played_to_its_end_with_numbers(whole_game: tuple[str, Path, Record]):
    output, _, record = whole_game
    outcome = load(find_game("vienna"), record).state.outcome()
    verbs = {text.split(" ")[0] for text in own_entries(record)}
    assert {"assign", "place", "supply", "from", "feld", "accept", "resolve", "buy", "remove"} <= verbs
    scoring = output.split("Final scoring")[1]
    for source in ("Missions", "Value of the tiles", "Desk tiles", "Cash box", "Ranking by agents"):
        assert source in scoring
    assert "Complete sets" not in scoring
    total = next(line for line in scoring.splitlines() if line.split()[:1] == ["Total"])
    assert total.split()[1:] == [str(score) for score in outcome.scores]
    assert f"wins with {max(outcome.scores)} points." in output


def test_the_end_shows_how_the_ranking_by_agents_came_about(whole_game: tuple[str, Path, Record]):
    output, _, record = whole_game
    match = load(find_game("vienna"), record)
    ranking = output.split("Final scoring")[1].split("Ranking by agents")[2].splitlines()
    assert ranking[0].split() == ["agents", "shill.", "bribes", "pts"]
    for desk, line in zip(match.game.view(match.state, 0).data()["desks"], ranking[1:], strict=False):
        points = match.state.outcome().breakdown[desk["seat"]]["agents"]
        expected = (len(desk["agents"]), desk["shillings"], sum(desk["bribes"].values()), points)
        assert [int(number) for number in line.split()[-4:]] == list(expected)


def test_a_replay_of_an_advanced_game_shows_all_of_it(whole_game: tuple[str, Path, Record]):
    _, path, record = whole_game
    output = run("replay", path).stdout
    assert "Version: advanced game" in output
    words = joined(output)
    for entry in record.entries:
        assert entry.text in words
    for told in ("accepts mission", "places the Feld agent", "Purchase phase", "Payday", "puts the third man on"):
        assert told in words
    assert "Ranking by agents" in words
    first = next(number for number, entry in enumerate(record.entries, 1) if entry.text.startswith("resolve "))
    position = run("replay", path, "--at", str(first), "--seat", "1").stdout
    assert "Missions  left: " in position
    assert "Next-door house" in position
    assert re.search(r"^ *\$", position, re.MULTILINE), "the purchases below the roof"


def test_missions_and_house_can_be_looked_at(at_mission: tuple[Match, str, Path]):
    _, mission, path = at_mission
    typed = ["missions", f"mission {mission.lower()}", "house", "help", "desks"]
    output = play("play", "vienna", "--resume", path, lines=typed).stdout
    shown = dict(zip(typed, re.split(r"Your choice> .*\n", output)[1:], strict=False))
    assert f"{mission} (" in shown["missions"]
    assert "lacking: " in shown["missions"]
    assert shown[f"mission {mission.lower()}"].startswith(f"{mission} (")
    assert "a fourth drawer and a fourth space for missions" in shown["house"]
    assert "missions [ID ...]" in shown["help"]
    assert "is its seal, culture," in shown["help"]
    assert "Feld agent: Marrakesh, locked" in shown["desks"]


def test_a_mission_is_accepted_by_its_id_in_any_case(at_mission: tuple[Match, str, Path], tmp_path: Path):
    match, mission, path = at_mission
    again = tmp_path / "again.tcr"
    lines = [f"why ACCEPT {mission.lower()}", f"Accept {mission.lower()}"]
    output = play("play", "vienna", "--resume", path, "--record", again, lines=lines).stdout
    assert "That is allowed." in output
    assert record_of(again).entries[len(match.steps)].text == f"accept {mission}"
    assert f"accepts mission {mission}" in joined(output)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("missions Z-99", "There is no mission “Z-99” to explain."),
        ("accept S-01", "There is no mission “S-01” here. [V8.11]"),
        ("why buy telephone", "[V8.11]"),
    ],
)
def test_what_cannot_be_done_is_answered(at_mission: tuple[Match, str, Path], typed: str, answer: str):
    _, _, path = at_mission
    output = play("play", "vienna", "--resume", path, lines=[typed]).stdout
    assert answer in joined(output.split("Your choice> ")[1])


@pytest.mark.parametrize("command", ["house", "missions", "missions A-01"])
def test_the_introductory_game_has_neither_missions_nor_a_house(command: str):
    output = play("play", "vienna", "--players", "2", "--bots", "random", lines=[command, "help"]).stdout
    assert "is neither a choice nor a command" in output
    assert "missions [ID ...]" not in output


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_an_advanced_game_speaks_the_language_asked_for(
    at_mission: tuple[Match, str, Path], language: str, tmp_path: Path
):
    _, mission, path = at_mission
    lines = ["missions", "house", "help", "1", "1"]
    output = play("play", "vienna", "--resume", path, "--language", language, lines=lines).stdout
    told = joined(output)
    question = {"fr": "Acceptez-vous une mission", "nl": "Neem je een opdracht aan"}[language]
    assert question in told
    assert mission in told
    for english in ("Missions left", "Next-door house", "lacking", "Do you accept", "purchase"):
        assert english not in told
