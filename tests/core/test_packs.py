"""Content packs in the user's folders: how they are named, found and refused."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.contract.toy import TOY
from tests.packs import RENAMED, make_pack, own_packs_only, packs_of, vienna_pack, war_pack
from tradecraft.core.chance import Dealer
from tradecraft.core.errors import BadOption, BadRecord, Reason, Refused
from tradecraft.core.match import Match, load
from tradecraft.core.packs import digest_of, read_manifest
from tradecraft.core.record import parse_record, print_record
from tradecraft.core.registry import add_pack, find_game, find_game_of, find_pack, game_ids

NAME = re.compile(r"my-vienna sha256:[0-9a-f]{64}")


@pytest.fixture(autouse=True)
def _own_packs_only() -> Iterator[None]:
    with own_packs_only():
        yield


def refusal(work: Any, *arguments: Any) -> Reason:
    with pytest.raises(Refused) as caught:
        work(*arguments)
    return caught.value.reason


# Names and digests


@pytest.mark.parametrize("game", game_ids())
def test_a_games_own_packs_go_by_the_name_of_their_folder(game: str):
    packs = packs_of(game)
    assert packs.names() == packs.own()
    for name in packs.own():
        assert read_manifest(Path(str(packs.folder.joinpath(name)))) == (game, name)


def test_a_pack_goes_by_its_id_and_digest_whatever_its_folder_is_called(tmp_path: Path):
    game, name = add_pack(vienna_pack(tmp_path / "one"))
    assert game == "vienna"
    assert NAME.fullmatch(name)
    assert add_pack(vienna_pack(tmp_path / "two")) == (game, name)
    assert packs_of("vienna").names() == ("vienna-1", name)


def test_a_digest_depends_on_the_data_and_not_on_how_it_is_written(tmp_path: Path):
    folder = vienna_pack(tmp_path / "pack")
    before = add_pack(folder)[1]
    tracks = json.loads((folder / "tracks.json").read_text("utf-8"))
    (folder / "tracks.json").write_text(json.dumps(dict(reversed(tracks.items())), indent=7), "utf-8")
    assert add_pack(folder)[1] == before
    (folder / "tracks.json").write_text(json.dumps({**tracks, "moves": [3, 3, 3, 3, 2]}), "utf-8")
    assert add_pack(folder)[1] != before


def test_every_file_counts_for_the_digest():
    texts = packs_of("vienna").texts_of("vienna-1")
    digests = {digest_of({**texts, file: "{}"}) for file in texts}
    assert len(digests) == len(texts)


def test_a_copy_of_a_games_own_pack_is_that_pack(tmp_path: Path):
    assert add_pack(make_pack(tmp_path / "copy", "vienna", "vienna-1")) == ("vienna", "vienna-1")


def test_the_id_of_a_games_own_pack_is_not_for_others(tmp_path: Path):
    renamed = make_pack(
        tmp_path / "pack", "vienna", "vienna-1", board=lambda data: data["buildings"][8].update(name=RENAMED)
    )
    reason = refusal(add_pack, renamed)
    assert (reason.code, reason.params["file"], reason.params["item"]) == ("bad_pack", "pack.json", "id")
    assert reason.params["problem"] == "'vienna-1' is a pack that comes with the game; choose another id"


# Games with packs


def test_a_game_is_found_with_a_pack_by_its_name(tmp_path: Path):
    name = add_pack(vienna_pack(tmp_path / "pack"))[1]
    game = find_game("vienna", content=name)
    assert (game.content_version, find_game("vienna").content_version) == (name, "vienna-1")
    state = game.new_state(2, {})
    assert state.lookups.content.buildings[8].name == RENAMED
    assert find_game("vienna").new_state(2, {}).lookups.content.buildings[8].name == "Universität"
    assert game.view(state, 0).public.lookups is state.lookups


def test_a_process_that_is_given_the_folder_reads_the_pack_from_there(tmp_path: Path):
    game = find_game("vienna", content=add_pack(vienna_pack(tmp_path / "pack"))[1])
    name, folder = game.content_version, game.pack_folder()
    with own_packs_only():
        assert refusal(find_game, "vienna", 1, name).code == "missing_pack"
        assert find_game("vienna", 1, name, folder).content_version == name
    assert find_game("vienna").pack_folder() == ""


def test_a_pack_is_found_by_name_by_id_and_by_folder(tmp_path: Path):
    folder = vienna_pack(tmp_path / "pack")
    name = find_pack("vienna", folder)
    assert NAME.fullmatch(name)
    assert [find_pack("vienna", pack) for pack in (name, "my-vienna", str(folder))] == [name] * 3
    assert find_pack("vienna", "vienna-1") == "vienna-1"


def test_a_pack_of_another_game_is_refused(tmp_path: Path):
    folder = war_pack(tmp_path / "pack")
    params: dict[str, str | int] = {"pack": str(folder), "game": "war1955", "expected": "vienna"}
    assert refusal(find_pack, "vienna", folder) == Reason("pack_of_other_game", "", params)


def test_a_game_without_packs_is_not_played_with_others():
    assert refusal(TOY.with_content, "other").code == "unknown_content"
    assert TOY.pack_folder() == ""


# Records


def begun(name: str) -> Match:
    match = Match(find_game("vienna", content=name), 2, {}, ("Anna", "Ulrich"))
    match.deal(Dealer("pack"))
    for seat in (0, 1):
        match.act(seat, match.state.legal(seat)[0])
    return match


def test_a_record_names_its_pack_and_is_played_with_exactly_that(tmp_path: Path):
    name = add_pack(vienna_pack(tmp_path / "pack"))[1]
    text = print_record(begun(name).record())
    assert text.splitlines()[3] == f"content {name}"
    record = parse_record(text)
    assert print_record(record) == text
    match = load(find_game_of(record), record)
    assert match.game.content_version == name
    assert print_record(match.record()) == text


def test_a_record_of_the_default_pack_is_written_as_ever():
    record = begun("vienna-1").record()
    assert print_record(record).splitlines()[3] == "content vienna-1"
    assert find_game_of(record) is find_game("vienna")


def test_a_record_whose_pack_is_missing_says_which(tmp_path: Path):
    name = add_pack(vienna_pack(tmp_path / "pack"))[1]
    record = begun(name).record()
    with own_packs_only(), pytest.raises(BadRecord) as caught:
        find_game_of(record)
    digest = name.split(" ")[1][: len("sha256:") + 12]
    assert (caught.value.line, caught.value.reason) == (
        4,
        Reason("missing_pack", "", {"pack": "my-vienna", "digest": digest}),
    )


def test_a_record_is_not_played_with_a_changed_pack_of_the_same_id(tmp_path: Path):
    name = add_pack(vienna_pack(tmp_path / "pack"))[1]
    record = begun(name).record()
    with own_packs_only():
        other = add_pack(make_pack(tmp_path / "other", "vienna", "my-vienna"))[1]
        reason = refusal(find_game_of, record)
    assert other != name
    assert reason.code == "other_pack"
    assert other.split(" ")[1].startswith(str(reason.params["found"]))
    assert name.split(" ")[1].startswith(str(reason.params["digest"]))


# What is refused


@pytest.mark.parametrize(
    ("file", "text", "item", "problem"),
    [
        ("pack.json", None, "the whole file", "it cannot be read: No such file or directory"),
        ("pack.json", "{", "the whole file", "it cannot be parsed"),
        ("pack.json", '{"game": "vienna"}', "the whole file", "the key 'id' is missing"),
        ("pack.json", '{"game": "vienna", "id": "x", "by": "me"}', "the whole file", "the key 'by' is not known"),
        ("pack.json", '{"game": "vienna", "id": "My Pack"}', "id", "it must be up to 40 lower-case letters"),
        ("pack.json", '{"game": "vienna", "id": ".."}', "id", "it must be up to 40 lower-case letters"),
        ("pack.json", json.dumps({"game": "vienna", "id": "x" * 41}), "id", "it must be up to 40 lower-case letters"),
        ("tracks.json", None, "the whole file", "it cannot be read: No such file or directory"),
        ("tracks.json", "[]", "the whole file", "it must be an object in braces"),
    ],
)
def test_a_pack_with_a_mistake_is_refused_with_file_item_and_problem(
    tmp_path: Path, file: str, text: str | None, item: str, problem: str
):
    folder = vienna_pack(tmp_path / "pack")
    if text is None:
        (folder / file).unlink()
    else:
        (folder / file).write_text(text, "utf-8")
    reason = refusal(add_pack, folder)
    assert reason.code == "bad_pack"
    assert (reason.params["folder"], reason.params["file"], reason.params["item"]) == (str(folder), file, item)
    assert str(reason.params["problem"]).startswith(problem)


def test_a_pack_that_breaks_a_rule_is_refused_with_the_item(tmp_path: Path):
    folder = make_pack(tmp_path / "pack", "war1955", "x", cards=lambda data: data["cards"][4].update(influence=9))
    assert refusal(add_pack, folder).params == {
        "folder": str(folder),
        "file": "cards.json",
        "item": "card 5",
        "problem": "its influence must be 2 to 4",
    }


def test_a_pack_of_an_unknown_game_is_refused(tmp_path: Path):
    folder = vienna_pack(tmp_path / "pack")
    (folder / "pack.json").write_text('{"game": "chess", "id": "x"}', "utf-8")
    assert refusal(add_pack, folder).code == "unknown_game"


@pytest.mark.parametrize("game", game_ids())
def test_whatever_is_wrong_with_a_pack_is_refused_and_never_a_crash(game: str, tmp_path: Path):
    folder = make_pack(tmp_path / "pack", game, "odd")
    files = {file: (folder / file).read_text("utf-8") for file in packs_of(game).files}
    rng = Random(game)
    codes: Counter[str] = Counter()
    for _ in range(300):
        file = rng.choice(list(files))
        data = json.loads(files[file])
        place, key = rng.choice(list(places(data)))
        place[key] = rng.choice(ODD)
        (folder / file).write_text(json.dumps(data), "utf-8")
        try:
            find_game(game, content=add_pack(folder)[1]).new_state(2, {})
        except BadOption as error:
            codes[error.reason.code] += 1
        (folder / file).write_text(files[file], "utf-8")
    assert set(codes) == {"bad_pack"}
    assert codes.total() > 150


ODD = [None, True, -1, 0, 98, 10**30, 1e300, "", "x", "a\nb", "\ud800", [], [1, 1], {}, {"a": 1}]


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Yield each place in data, as what holds it and the key or index in there."""
    for key in data if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places(data[key])


def test_of_several_packs_with_one_id_the_last_one_added_is_found(tmp_path: Path):
    first = add_pack(vienna_pack(tmp_path / "one"))[1]
    changed = vienna_pack(tmp_path / "two")
    tracks = json.loads((changed / "tracks.json").read_text("utf-8"))
    (changed / "tracks.json").write_text(json.dumps({**tracks, "moves": [3, 3, 3, 3, 2]}), "utf-8")
    second = add_pack(changed)[1]
    assert first != second
    assert find_pack("vienna", "my-vienna") == second
