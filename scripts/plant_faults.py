"""Plant the faults of tests/faults/*.toml one at a time, and check that the tests notice.

    python scripts/plant_faults.py                        plant all of them
    python scripts/plant_faults.py --area server          plant those of one file of the catalogue
    python scripts/plant_faults.py --only NAME            plant one; may be given several times
    python scripts/plant_faults.py --json                 also print all results as JSON

A fault is a small search-and-replace in one file. It is planted in a scratch copy of the checkout, and the tests that
should notice run there: they must pass without the fault and fail with it. The engine runs as plain Python, so that the
changed source is what runs.

Results are cached in build/faults/ by everything they depend on, so that an interrupted run resumes, and a new fault
does not rerun the others. `--again` ignores the cache. The exit code is 0 if enough faults were found and every
survivor is explained.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from hashlib import sha256
from importlib.util import cache_from_source
from pathlib import Path
from queue import SimpleQueue
from threading import Lock
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
CATALOGUE = ROOT / "tests" / "faults"
BUILD = ROOT / "build" / "faults"
ENOUGH = 0.97
"""The share of all faults that must be found."""
LIMIT = 300.0
"""Seconds that tests may run without a fault."""
LEAST, TIMES = 180.0, 5
"""With a fault, tests may run LEAST seconds or TIMES as long as without it; a hanging test counts as noticing."""
WEB = "web/"
"""Files under this path are tested by vitest, all others by pytest."""

FOUND = "found"
SURVIVED = "survived"
EXPLAINED = "survived, explained"
GONE = "no longer applies"
UNFIT = "tests fail without it"
BROKEN = "tests do not run"


@dataclass(frozen=True)
class Fault:
    """One entry of the catalogue: the text `old`, which occurs once in the file, becomes `new`.

    `breaks` describes the effect in one sentence, `rule` names the rule it is about. `tests` are the tests that should
    notice: files, or `file::test`. `survives` explains why no test can notice.
    """

    area: str
    name: str
    file: str
    old: str
    new: str
    breaks: str
    tests: tuple[str, ...]
    rule: str = ""
    survives: str = ""

    @property
    def is_web(self) -> bool:
        """Return whether it is a fault of the browser client."""
        return self.file.startswith(WEB)

    def planted_in(self, text: str) -> str:
        """Return the text with the fault; raise ValueError if `old` does not occur exactly once."""
        times = text.count(self.old)
        if times != 1:
            raise ValueError(f"{self.name}: its text occurs {times} times in {self.file}")
        return text.replace(self.old, self.new)


@dataclass(frozen=True)
class Run:
    """The result of running tests: pytest's exit code, how long it took, and the first test that failed."""

    code: int
    seconds: float
    noticed: str = ""

    @property
    def has_passed(self) -> bool:
        """Return whether all tests passed."""
        return self.code == 0

    @property
    def has_failed(self) -> bool:
        """Return whether a test failed; other codes mean that the tests could not run."""
        return self.code == 1


@dataclass(frozen=True)
class Result:
    """The result of planting a fault; `noticed` is the first test that failed."""

    name: str
    area: str
    outcome: str
    seconds: float
    noticed: str = ""


def load_catalogue(folder: Path = CATALOGUE) -> list[Fault]:
    """Read all faults, file by file; the name of the file is their area."""
    faults: list[Fault] = []
    for path in sorted(folder.glob("*.toml")):
        for entry in tomllib.loads(path.read_text("utf-8"))["fault"]:
            faults.append(Fault(area=path.stem, **{**entry, "tests": tuple(entry["tests"])}))
    return faults


class Copy:
    """A scratch copy of the checkout, in which tests run as they do in the checkout itself."""

    def __init__(self, folder: Path, root: Path = ROOT) -> None:
        """Make or refresh the copy: everything git would commit, with links to what is installed or built."""
        self.folder = folder
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listed, cwd=root, check=True, capture_output=True, text=True).stdout.split("\0")
        shutil.rmtree(folder, ignore_errors=True)
        for name in filter(None, names):
            if (root / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / name, folder / name)
        for name in (".venv", "web/node_modules", "src/tradecraft/server/client"):
            if (root / name).exists():
                (folder / name).symlink_to((root / name).resolve())
        self._check_imports()

    def _check_imports(self) -> None:
        """Raise unless Python imports the copy rather than the installed checkout."""
        command = [sys.executable, "-c", "import tradecraft; print(tradecraft.__file__)"]
        found = subprocess.run(command, cwd=self.folder, env=self._environment(), capture_output=True, text=True)
        if not found.stdout.startswith(str(self.folder)):
            raise RuntimeError(f"{found.stdout.strip() or found.stderr} is imported instead of {self.folder}")

    @contextmanager
    def planted(self, fault: Fault) -> Iterator[None]:
        """Plant a fault for as long as the block runs; raise ValueError if it no longer applies."""
        file = self.folder / fault.file
        text = file.read_text("utf-8")
        self._write(file, fault.planted_in(text))
        try:
            yield
        finally:
            self._write(file, text)

    def _write(self, file: Path, text: str) -> None:
        file.write_text(text, "utf-8")
        # Python reuses cached bytecode if size and second of the source are the same.
        Path(cache_from_source(str(file))).unlink(missing_ok=True)

    def run(self, tests: Iterable[str], limit: float = LIMIT) -> Run:
        """Run tests until the first failure; hanging tests count as failed."""
        files = list(tests)
        is_web = files[0].startswith(WEB)
        if is_web:
            command = ["npx", "vitest", "run", "--bail=1", *(file.removeprefix(WEB) for file in files)]
        else:
            options = ["-x", "--tb=line", "-rfE", "-p", "no:cacheprovider"]
            command = [sys.executable, "-m", "pytest", *options, *files]
        began = perf_counter()
        process = subprocess.Popen(
            command,
            cwd=self.folder / WEB if is_web else self.folder,
            env=self._environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        try:
            said, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            return Run(1, perf_counter() - began, f"no end within {limit:.0f} s")
        finally:
            # Kill all processes that the tests have started.
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        return Run(process.returncode, perf_counter() - began, _first_failure(said))

    def _environment(self) -> dict[str, str]:
        """Return the environment of tests: the sources of the copy, as plain Python."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        return {
            **kept,
            "PYTHONPATH": str(self.folder / "src"),
            "TRADECRAFT_PURE": "1",
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{kept.get('PATH', '')}",
            "NO_COLOR": "1",
            # Loading plugins that are not needed takes longer than most tests.
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        }


def _first_failure(said: str) -> str:
    """Return the first failed test in the output of pytest or vitest."""
    found = re.search(r"^\s*(?:FAILED|ERROR|FAIL) +(.+?)(?: - .*)?$", said, re.MULTILINE)
    return found[1].strip() if found else ""


def digest_of_sources(is_web: bool, root: Path) -> str:
    """Return a digest of the sources; tests are hashed with the faults that name them."""
    digest = sha256()
    for folder in ("web/src",) if is_web else ("src", "tests", "scripts", "examples"):
        for path in sorted(path for path in (root / folder).rglob("*") if path.is_file()):
            name = path.relative_to(root).as_posix()
            if not _NOT_COUNTED.search(name):
                digest.update(f"{name}\n".encode() + path.read_bytes() + b"\n")
    return digest.hexdigest()


_NOT_COUNTED = re.compile(
    r"__pycache__|/_compiled/|/server/client/|^tests/faults/|/test_\w+\.py$|\.test\.ts$|plant_faults"
)
"""Left out of the digest: generated files, tests, and the catalogue of faults."""


class Results:
    """The cached results of earlier runs, in a file."""

    def __init__(self, file: Path, is_fresh: bool = False) -> None:
        """Read the file, if it exists; with `is_fresh` its results are kept but not used."""
        self._file = file
        self._lock = Lock()
        self._kept: dict[str, dict[str, object]] = json.loads(file.read_text("utf-8")) if file.exists() else {}
        self._ignored = set(self._kept) if is_fresh else set()

    def find(self, key: str) -> Run | None:
        """Return the stored result of running tests, if there is one."""
        found = None if key in self._ignored else self._kept.get(key)
        return Run(**found) if found else None  # type: ignore[arg-type]

    def keep(self, key: str, run: Run) -> Run:
        """Store the result of running tests."""
        with self._lock:
            self._kept[key] = asdict(run)
            self._ignored.discard(key)
            self._file.parent.mkdir(parents=True, exist_ok=True)
            fresh = self._file.with_suffix(".new")
            fresh.write_text(json.dumps(self._kept, indent=1, sort_keys=True), "utf-8")
            fresh.replace(self._file)
        return run


class Planter:
    """Plants faults in scratch copies, several at a time."""

    def __init__(self, folder: Path, jobs: int = 1, is_fresh: bool = False, root: Path = ROOT) -> None:
        """Keep copies and results in a folder."""
        self._folder = folder
        self._jobs = jobs
        self._root = root
        self._results = Results(folder / "results.json", is_fresh)
        self._digests: dict[bool, str] = {}
        self._copies: SimpleQueue[Copy] = SimpleQueue()
        self._locks: dict[tuple[str, ...], Lock] = {}

    def plant_all(self, faults: list[Fault]) -> Iterator[Result]:
        """Yield the result of each fault, in the order of the catalogue."""
        for number in range(self._jobs):
            copy = Copy(self._folder / f"copy-{number + 1}", self._root)
            # Digests of the copy, because the checkout may change meanwhile.
            self._digests = {is_web: digest_of_sources(is_web, copy.folder) for is_web in (False, True)}
            self._copies.put(copy)
        self._locks = {fault.tests: Lock() for fault in faults}
        with ThreadPoolExecutor(self._jobs) as pool:
            yield from pool.map(self._plant, faults)

    def _plant(self, fault: Fault) -> Result:
        copy = self._copies.get()
        try:
            return self._plant_in(copy, fault)
        finally:
            self._copies.put(copy)

    def _plant_in(self, copy: Copy, fault: Fault) -> Result:
        with self._locks[fault.tests]:
            before = self._run(copy, fault, "")
        if not before.has_passed:
            return Result(fault.name, fault.area, UNFIT, before.seconds, before.noticed)
        try:
            with copy.planted(fault):
                limit = max(LEAST, TIMES * before.seconds)
                run = self._run(copy, fault, f"{fault.file}\n{fault.old}\n{fault.new}", limit)
        except (ValueError, FileNotFoundError):
            return Result(fault.name, fault.area, GONE, 0.0)
        survived = EXPLAINED if fault.survives else SURVIVED
        outcome = survived if run.has_passed else FOUND if run.has_failed else BROKEN
        return Result(fault.name, fault.area, outcome, run.seconds, run.noticed)

    def _run(self, copy: Copy, fault: Fault, planted: str, limit: float = LIMIT) -> Run:
        files = [(copy.folder / test.partition("::")[0]).read_text("utf-8") for test in fault.tests]
        about = "\n".join((self._digests[fault.is_web], *fault.tests, *files, planted))
        key = sha256(about.encode()).hexdigest()
        known = self._results.find(key)
        if known:
            return known
        run = copy.run(fault.tests, limit)
        # Do not cache failures without a fault: such tests are fixed, or failed by chance.
        return self._results.keep(key, run) if planted or run.has_passed else run


def is_good(results: list[Result]) -> bool:
    """Return whether enough faults were found, and every survivor is explained."""
    outcomes = Counter(result.outcome for result in results)
    is_explained = outcomes[FOUND] + outcomes[EXPLAINED] == len(results)
    return is_explained and outcomes[FOUND] >= ENOUGH * len(results)


def summary(results: list[Result]) -> str:
    """Return the figures in one line."""
    outcomes = Counter(result.outcome for result in results)
    share = 100 * outcomes[FOUND] / max(1, len(results))
    parts = ", ".join(f"{count} {outcome}" for outcome, count in outcomes.most_common())
    return f"{len(results)} faults: {parts} ({share:.1f} % found), {sum(one.seconds for one in results):.0f} s"


def main(arguments: list[str] | None = None) -> int:
    """Plant the faults asked for, and return the exit code."""
    parser = argparse.ArgumentParser(description="Plant faults and see whether the tests notice.")
    parser.add_argument("--only", action="append", metavar="NAME", help="plant this fault; may be given several times")
    parser.add_argument("--area", action="append", help="plant the faults of this area; may be given several times")
    parser.add_argument("--json", action="store_true", help="print all results as JSON at the end")
    parser.add_argument("--jobs", type=int, default=1, help="how many to plant at a time")
    parser.add_argument("--again", action="store_true", help="ignore the results of earlier runs")
    asked = parser.parse_args(arguments)

    faults = load_catalogue()
    for known, wanted in (({fault.name for fault in faults}, asked.only), ({f.area for f in faults}, asked.area)):
        if unknown := sorted(set(wanted or ()) - known):
            parser.error(f"there is no {', '.join(unknown)}")
    faults = [fault for fault in faults if not asked.only or fault.name in asked.only]
    faults = [fault for fault in faults if not asked.area or fault.area in asked.area]
    # End normally on SIGTERM, so that the tests under way are ended as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with only_run(BUILD):
        return plant(Planter(BUILD, asked.jobs, asked.again), faults, asked.json)


@contextmanager
def only_run(folder: Path) -> Iterator[None]:
    """Keep other runs out of the scratch copies for as long as the block runs; exit if another one is under way."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            sys.exit(f"another run is under way in {folder}")
        yield


def plant(planter: Planter, faults: list[Fault], as_json: bool) -> int:
    """Plant faults, print the results, and return the exit code."""
    results: list[Result] = []
    for result in planter.plant_all(faults):
        results.append(result)
        place = f"[{len(results):3}/{len(faults)}]"
        print(place, f"{result.outcome:9}", f"{result.name}  {result.seconds:.1f} s  {result.noticed}", file=sys.stderr)
    if as_json:
        print(json.dumps([asdict(result) for result in results], indent=1))
    print(summary(results), file=sys.stderr)
    return 0 if is_good(results) else 1


if __name__ == "__main__":
    sys.exit(main())
