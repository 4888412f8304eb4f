"""`tradecraft play`: whole games, and everything you can type in them."""

import re
from pathlib import Path

import pytest
from typer.testing import Result

from tests.cli.running import asks, error_line, match_where, run, saved
from tests.contract.toy import TOY
from tradecraft.cli.errors import CommandError
from tradecraft.cli.records import read_record, write_record
from tradecraft.core.match import Match, load
from tradecraft.core.record import Record
from tradecraft.core.registry import find_game

DUEL = ("play", "vienna", "--players", "2", "--bots", "random", "--seed", "5")
ENOUGH = 400
SOME = 12


def play(*arguments: str | Path, lines: list[str] | None = None, **environment: str) -> Result:
    result = run(*arguments, lines=lines, **environment)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result


def record_of(path: Path) -> Record:
    record = read_record(path)
    load(find_game("vienna"), record)
    return record


def joined(output: str) -> str:
    """Return an output as if its lines had never been broken."""
    return " ".join(output.split())


def says(output: str, text: str) -> bool:
    """Tell whether a text was said, wherever its lines were broken: long paths are broken within."""
    return "".join(text.split()) in "".join(output.split())


def own_entries(record: Record, seat: int = 0) -> list[str]:
    return [entry.text for entry in record.entries if entry.seat == seat]


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Record]:
    """Play a game to its end, always with the first choice; return what was printed, and its record."""
    path = tmp_path_factory.mktemp("whole") / "game.tcr"
    result = play(*DUEL, "--record", path, lines=["1"] * ENOUGH)
    return result.stdout, record_of(path)


def can_move(match: Match) -> bool:
    """Tell whether Anna may place an agent and would be asked where it comes from."""
    state = match.state
    if not asks(match, 0, "place"):
        return False
    desk = match.game.view(state, 0).data()["desks"][0]
    return bool(desk["agents"]) and desk["supply"] > 0 and match.game.actions.locate(state.legal(0)[0])[0] == "place"


@pytest.fixture
def at_placing(tmp_path: Path) -> tuple[Match, Path]:
    """Return a match in which Anna places an agent next, and its file."""
    match = match_where(can_move)
    return match, saved(match, tmp_path / "placing.tcr")


def test_a_game_is_played_to_its_end_with_numbers(whole_game: tuple[str, Record]):
    output, record = whole_game
    match = load(find_game("vienna"), record)
    outcome = match.state.outcome()
    assert "Final scoring" in output
    assert "Complete sets" in output
    total = next(line for line in output.splitlines() if line.split()[:1] == ["Total"])
    assert total.split()[1:] == [str(score) for score in outcome.scores]
    winner = record.seats[outcome.winners()[0]]
    assert f"{winner} wins with {max(outcome.scores)} points." in output


def test_notation_plays_the_same_game(whole_game: tuple[str, Record], tmp_path: Path):
    _, record = whole_game
    path = tmp_path / "again.tcr"
    play(*DUEL, "--record", path, lines=own_entries(record)[:SOME])
    again = record_of(path)
    assert own_entries(again) == own_entries(record)[:SOME]
    assert again.entries == record.entries[: len(again.entries)]


def test_a_saved_game_continues_as_it_would_have(whole_game: tuple[str, Record], tmp_path: Path):
    _, record = whole_game
    typed = own_entries(record)
    first, second = tmp_path / "first.tcr", tmp_path / "second.tcr"
    play(*DUEL, lines=[*typed[:SOME], f"save {first}", "quit"])
    output = play("play", "vienna", "--resume", first, "--record", second, lines=typed[SOME : 2 * SOME]).stdout
    assert says(output, f"Continuing the game in {first}.")
    resumed = record_of(second)
    assert own_entries(resumed) == typed[: 2 * SOME]
    assert resumed.entries == record.entries[: len(resumed.entries)]
    assert (resumed.seats, resumed.notes) == (record.seats, record.notes)


def test_a_game_can_be_resumed_into_its_own_file(tmp_path: Path):
    path = tmp_path / "game.tcr"
    play(*DUEL, "--record", path, lines=["1", "quit"])
    before = len(record_of(path).entries)
    play("play", "vienna", "--resume", path, "--record", path, lines=["1", "1", "quit"])
    assert len(record_of(path).entries) > before


def test_everybody_has_a_seat_a_letter_and_a_name(tmp_path: Path):
    path = tmp_path / "game.tcr"
    arguments = ("--players", "4", "--seat", "2", "--bots", "greedy,random", "--names", "Anna,Boris")
    output = play("play", "vienna", *arguments, "--record", path).stdout
    record = record_of(path)
    assert record.seats == ("Anna", "Boris", "random 3", "random 4")
    assert record.notes[1:] == ("seat 1 greedy", "seat 2 human", "seat 3 random", "seat 4 random")
    assert "B Boris: Which cards" in output


def test_three_players_and_greedy_bots_are_the_default(tmp_path: Path):
    path = tmp_path / "game.tcr"
    play("play", "vienna", "--record", path)
    assert record_of(path).seats == ("Player 1", "greedy 2", "greedy 3")


def test_the_end_of_the_input_ends_politely():
    output = play(*DUEL).stdout
    assert "The game is not saved." in output
    assert output.endswith("Goodbye!\n")


def test_why_gives_the_reason_and_the_rule(at_placing: tuple[Match, Path]):
    match, path = at_placing
    occupied = match.game.view(match.state, 0).data()["desks"][0]["agents"][0]
    output = play("play", "vienna", "--resume", path, lines=[f"why place {occupied}", "why 1", "why supply"]).stdout
    assert re.search(rf"You have an agent on [\w ]+ \({occupied}\) already. \[V5.1\]", output)
    assert "Type “rule V5.1” to read the rule." in output
    assert "That is allowed." in output
    assert "[V5.1]" in output.split("That is allowed.")[1]


def test_a_refused_action_changes_nothing(at_placing: tuple[Match, Path], tmp_path: Path):
    match, path = at_placing
    occupied = match.game.view(match.state, 0).data()["desks"][0]["agents"][0]
    again = tmp_path / "again.tcr"
    play("play", "vienna", "--resume", path, "--record", again, lines=[f"place {occupied}", "place 99", "supply"])
    assert record_of(again).entries == match.record().entries


def test_undo_takes_back_until_something_was_revealed(at_placing: tuple[Match, Path], tmp_path: Path):
    match, path = at_placing
    place, *_ = (match.game.action_text(match.state, 0, action) for action in match.state.legal(0))
    undone, done = tmp_path / "undone.tcr", tmp_path / "done.tcr"
    output = play("play", "vienna", "--resume", path, "--record", undone, lines=[place, "undo"]).stdout
    assert "Which agent goes there?" in output
    assert "Taken back." in output
    assert record_of(undone).entries == match.record().entries
    output = play("play", "vienna", "--resume", path, "--record", done, lines=[place, "supply", "undo"]).stdout
    assert "This cannot be taken back" in output
    assert [entry.text for entry in record_of(done).entries[len(match.steps) :][:2]] == [place, "supply"]


def test_parts_of_the_table_can_be_looked_at():
    typed = ["help", "board", "desk", "tracks", "cards 017", "log", "rule V5.3", "all"]
    output = play(*DUEL, lines=typed).stdout
    parts = re.split(r"Your choice> .*\n", output)[1:]
    assert len(parts) == len(typed) + 1
    shown = dict(zip(typed, parts, strict=False))
    assert "why ACTION" in shown["help"]
    assert "show a rule, such as V1.1" in shown["help"]
    assert "30 wine" in shown["board"]
    assert "choc wine mag coff toba" in shown["desk"]
    assert "Investigator" in shown["tracks"]
    assert "you may advance any token" in shown["cards 017"]
    assert "The 40 squares are filled" in shown["log"]
    assert "2 bribes of the building's colour" in shown["rule V5.3"]
    assert "Which cards go to actions I, II and IV?" in shown["all"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no choice 99; there are 6."),
        ("9" * 5000, "neither a choice nor a command"),
        ("castle kingside", "neither a choice nor a command"),
        ("place 7", "[V2.2]"),
        ("assign 1", "is not written like an action"),
        ("why", "Type an action after “why”, such as “why assign "),
        ("why castle", "is not an action"),
        ("why 77", "There is no choice 77"),
        ("rule", "Type the id of a rule after “rule”, such as “rule V1.1”."),
        ("rule V99", "There is no rule V99"),
        ("cards seven", "Cards go by their numbers"),
        ("cards 999", "no such card"),
        ("save", "Type the name of a file"),
        ("save /nowhere/at/all.tcr", "cannot be written"),
        ("undo", "This cannot be taken back"),
        ("\x1b[31m\x07", "neither a choice nor a command"),
    ],
)
def test_what_cannot_be_done_is_answered(typed: str, answer: str):
    output = play(*DUEL, lines=[typed]).stdout
    said = " ".join(output.split("Your choice> ")[1].removeprefix(typed).split())
    assert answer in said
    assert "\x1b" not in said


def test_quitting_offers_to_save(tmp_path: Path):
    taken, path = tmp_path / "taken.tcr", tmp_path / "game.tcr"
    taken.write_text("precious")
    output = play(*DUEL, lines=["1", "quit", str(taken), str(path)]).stdout
    assert says(output, f"{taken} is there already.")
    assert taken.read_text() == "precious"
    assert says(output, f"Continue with: tradecraft play vienna --resume {path}")
    assert own_entries(record_of(path))


def test_quitting_without_a_name_saves_nothing(tmp_path: Path):
    assert play(*DUEL, lines=["quit", ""]).stdout.endswith("The game is not saved.\nGoodbye!\n")


def test_a_recorded_game_need_not_be_saved(tmp_path: Path):
    output = play(*DUEL, "--record", tmp_path / "game.tcr", lines=["1", "quit"]).stdout
    assert "Save as" not in output
    assert "is not saved" not in output


@pytest.mark.parametrize(
    ("language", "question"), [("fr", "Quelles cartes affectez-vous"), ("nl", "Welke kaarten wijs je toe")]
)
def test_a_game_speaks_the_language_asked_for(language: str, question: str, tmp_path: Path):
    path = tmp_path / "game.tcr"
    output = play(*DUEL, "--language", language, "--record", path, lines=["why place 7", "1", "1"]).stdout
    assert question in output
    assert "[V2.2]" in output
    assert "Which cards" not in output
    assert own_entries(record_of(path))[0].startswith("assign "), "records are the same in every language"
    assert question in play(*DUEL, LANG=f"{language}_XX.UTF-8").stdout


def test_players_options_and_names_of_a_record_cannot_be_changed(at_placing: tuple[Match, Path]):
    _, path = at_placing
    for arguments in (("--players", "3"), ("--option", "third_man=yes"), ("--names", "Eva")):
        assert "keeps the players, options and names of its record" in error_line(
            run("play", "vienna", "--resume", path, *arguments)
        )


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--seat", "4"), "no seat 4"),
        (("--seat", "0"), "Seats are numbers from 1"),
        (("--humans", "1,x"), "Seats are numbers from 1"),
        (("--humans", ""), "Seats are numbers from 1"),
        (("--seat", "1", "--hot-seat"), "Only one of"),
        (("--bots", "clever"), "“clever”"),
        (("--bots", "random,random,random"), "3 bots"),
        (("--names", "a,b,c,d"), "4 names for 3 players"),
        (("--names", "a  b"), "cannot be a name"),
        (("--seed", "a\tb"), "cannot be a seed"),
        (("--language", "de"), "“de”"),
        (("--resume", "/nowhere/game.tcr"), "cannot be read"),
        (("--record", "/nowhere/game.tcr"), "cannot be written"),
        (("--record", "/"), "is there already"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused(arguments: tuple[str, ...], reason: str):
    assert reason in error_line(run("play", "vienna", *arguments))


def test_a_bot_that_cheats_is_our_fault_and_the_game_is_kept_for_the_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("tradecraft.bots.random.RandomBot.choose", lambda *_: -1)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    result = run(*DUEL)
    assert result.exit_code == 1
    assert "the bot on seat 2 chose action -1" in result.stderr
    path = re.search("The game so far: (.+)", result.stderr)
    assert path is not None
    assert len(record_of(Path(path[1])).entries) == 5


def test_a_game_that_can_no_longer_be_recorded_is_kept_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    written = 0

    def fill_the_disk(path: Path, record: Record) -> None:
        nonlocal written
        written += 1
        if path.name == "game.tcr" and written > 7:
            raise CommandError("cannot_write", path="game.tcr", error="No space left on device")
        write_record(path, record)

    monkeypatch.setattr("tradecraft.cli.play.write_record", fill_the_disk)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    result = run(*DUEL, "--record", tmp_path / "game.tcr", lines=["1"])
    assert error_line(result) == "error: game.tcr cannot be written: No space left on device"
    rescued = re.search("Thegameisin(.+)fault.tcr", "".join(result.stdout.split()))
    assert rescued is not None
    assert own_entries(record_of(Path(rescued[1], "fault.tcr")))


def test_a_record_of_another_game_is_not_resumed(at_placing: tuple[Match, Path], monkeypatch: pytest.MonkeyPatch):
    _, path = at_placing
    monkeypatch.setattr("tradecraft.cli.play.chosen_game", lambda reporting, id, pack: TOY)
    assert error_line(run("play", "toy", "--resume", path)).startswith("error: line 2: ")


def test_an_existing_file_is_not_recorded_over(tmp_path: Path):
    path = tmp_path / "game.tcr"
    path.write_text("precious")
    assert "is there already" in error_line(run(*DUEL, "--record", path))
    assert path.read_text() == "precious"
