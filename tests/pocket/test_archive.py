"""The archive for web pages: it needs only the standard library, and plays the same games."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.pocket.worker import ROOT

RECORDS = sorted((ROOT / "tests" / "golden").glob("*/*.tcr"))
PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
from tradecraft.pocket.structs import install
install()
import json
from tradecraft.core.digest import digest
from tradecraft.core.match import begin_replay, replay
from tradecraft.core.record import parse_record
from tradecraft.core.registry import find_game_of
from tradecraft.pocket.host import Host
host = Host()
answers = [host.request("GET", path).status for path in json.loads(sys.argv[2])]
digests = []
for path in sys.argv[3:]:
    record = parse_record(open(path, "rb").read())
    match = begin_replay(find_game_of(record), record)
    digests.append([digest(match.game, match.state) for _ in replay(match, record)])
foreign = sorted({name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names) - {"tradecraft"})
print(json.dumps({"answers": answers, "digests": digests, "foreign": foreign}))
"""
PATHS = ["/api/catalogue", "/api/lessons", "/api/puzzles", "/api/rules/vienna?language=fr", "/api/content/war1955"]


def run_in(archive: Path, records: list[Path]) -> dict[str, list[object]]:
    """Run the archive on a Python without any package."""
    command = [sys.executable, "-I", "-S", "-c", PROGRAM, str(archive), json.dumps(PATHS), *map(str, records)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    found: dict[str, list[object]] = json.loads(done.stdout)
    return found


def test_the_standard_library_is_enough_and_every_entry_has_the_same_digest(archive: Path):
    from tradecraft.core.digest import digest
    from tradecraft.core.match import begin_replay, replay
    from tradecraft.core.record import parse_record
    from tradecraft.core.registry import find_game_of

    records = RECORDS[::8]
    assert len(records) >= 4
    found = run_in(archive, records)
    assert found["answers"] == [200] * len(PATHS)
    assert set(found["foreign"]) <= {"msgspec", "__main__", "__mp_main__"}, (
        "only our stand-in has the name of a package"
    )
    for path, digests in zip(records, found["digests"], strict=True):
        record = parse_record(path.read_bytes())
        match = begin_replay(find_game_of(record), record)
        assert digests == [digest(match.game, match.state) for _ in replay(match, record)]
