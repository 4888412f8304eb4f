"""The environment of the peers, and the running of workers in processes of their own."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".bench-venv"
REQUIREMENTS = ROOT / "bench" / "requirements.txt"

INSTALL_TIMEOUT = 600.0
WORKER_TIMEOUT = 600.0

Result = dict[str, Any]


def peer_environment() -> tuple[str, dict[str, str]]:
    """Make the peers' environment, unless it is there and up to date.

    Returns its Python, and the packages that could not be installed with the reason of each. The next
    run tries again as long as there are any.
    """
    python = str(ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin") / "python")
    stamp = ENVIRONMENT / ".installed"
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes() + sys.version.encode()).hexdigest()
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return python, {}
    print("Installing the peers into .bench-venv ...", flush=True)
    run([sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)], INSTALL_TIMEOUT)
    failed = {}
    for package, pin in pins(REQUIREMENTS.read_text("utf-8")).items():
        # One by one and without its dependencies, which are pinned as well: one failure leaves the others alone.
        alone = ENVIRONMENT / "alone.txt"
        alone.write_text(pin, "utf-8")
        install = ["-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps", "--require-hashes"]
        try:
            run([python, *install, "-r", str(alone)], INSTALL_TIMEOUT)
        except subprocess.SubprocessError as error:
            failed[package] = reason(error)
    if not failed:
        stamp.write_text(wanted, "utf-8")
    return python, failed


def pins(requirements: str) -> dict[str, str]:
    """Split the text of a requirements file into its packages, each with the lines that pin it."""
    found: dict[str, str] = {}
    package = ""
    for line in requirements.splitlines(keepends=True):
        if line.startswith("#"):
            continue
        if not line.startswith(" "):
            package = line.split("==")[0]
        # A package has several pins when its version depends on the Python's.
        found[package] = found.get(package, "") + line
    return found


def run_worker(python: str, module: str, arguments: list[str]) -> Result:
    """Run one worker in a process of its own and return what it measured."""
    # A peer may greet before it measures; the result is the last line.
    written = run([python, "-m", module, *arguments], WORKER_TIMEOUT).splitlines()
    result: Result = json.loads(written[-1])
    return result


def run(command: list[str], timeout: float) -> str:
    # The same order of sets and the same search path for all sides, whatever the caller's shell has set.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["PYTHONHASHSEED"] = "0"
    done = subprocess.run(
        command, cwd=ROOT, env=environment, timeout=timeout, check=True, capture_output=True, text=True
    )
    return done.stdout


def reason(error: Exception) -> str:
    """Return the line of an error that says most: the last one the failed command wrote, if it wrote any."""
    written = error.stderr if isinstance(error, subprocess.CalledProcessError) else ""
    lines = [line.strip() for line in (written or str(error)).splitlines() if line.strip()]
    # After its errors pip still gives hints.
    lines = [line for line in lines if line.startswith("ERROR:")] or lines
    return lines[-1] if lines else type(error).__name__
