"""The environments of the peers, and running workers in separate processes."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".bench-venv"
NEWER_ENVIRONMENT = ROOT / ".bench-venv-newer"
"""For peers that need a newer Python than the current one."""
NEWER_PYTHONS = ("python3.12", "python3.13", "python3.14", "python3")
REQUIREMENTS = ROOT / "bench" / "requirements.txt"

INSTALL_TIMEOUT = 600.0
WORKER_TIMEOUT = 600.0

Result = dict[str, Any]


def find_newer_python(oldest: tuple[int, int]) -> str:
    """Return the command of a Python that is new enough; raise FileNotFoundError if there is none."""
    check = f"import sys, venv; sys.exit(sys.version_info < {oldest})"
    for command in (sys.executable, *NEWER_PYTHONS):
        # Launchers such as pyenv's may exist without working, so each candidate is run.
        with suppress(OSError, subprocess.SubprocessError):
            run([command, "-c", check], WORKER_TIMEOUT)
            return command
    raise FileNotFoundError(f"it needs Python {'.'.join(map(str, oldest))}, and none was found")


def peer_environment(
    environment: Path = ENVIRONMENT, base: str = sys.executable, only: tuple[str, ...] = ()
) -> tuple[str, dict[str, str]]:
    """Create or update an environment with all peer packages, or only some.

    Returns its Python, and the packages that could not be installed with the reason. The next run tries those again.
    """
    python = str(environment / ("Scripts" if os.name == "nt" else "bin") / "python")
    stamp = environment / ".installed"
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes() + f"{base} {only} {sys.version}".encode()).hexdigest()
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return python, {}
    print(f"Installing the peers into {environment.name} ...", file=sys.stderr, flush=True)
    run([base, "-m", "venv", "--clear", str(environment)], INSTALL_TIMEOUT)
    failed = {}
    for package, pin in pins(REQUIREMENTS.read_text("utf-8")).items():
        if only and package not in only:
            continue
        # Install packages one by one without dependencies, which are pinned too, so that failures stay separate.
        alone = environment / "alone.txt"
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
        # A package has several pins if its version depends on the Python version.
        found[package] = found.get(package, "") + line
    return found


def run_worker(python: str, module: str, arguments: list[str], variables: Mapping[str, str] | None = None) -> Result:
    """Run one worker in a separate process and return its measurement."""
    # A peer may print other lines first; the result is the last one.
    written = run([python, "-m", module, *arguments], WORKER_TIMEOUT, variables).splitlines()
    result: Result = json.loads(written[-1])
    return result


def run(command: list[str], timeout: float, variables: Mapping[str, str] | None = None) -> str:
    # The same hash seed and search path for all sides, whatever the caller's shell has set.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment.pop("TRADECRAFT_PURE", None)
    environment |= {"PYTHONHASHSEED": "0", **(variables or {})}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, timeout=timeout, check=True, capture_output=True, text=True
    )
    return done.stdout


def reason(error: Exception) -> str:
    """Return the most useful line of an error: the last one the failed command wrote, if any."""
    written = error.stderr if isinstance(error, subprocess.CalledProcessError) else ""
    lines = [line.strip() for line in (written or str(error)).splitlines() if line.strip()]
    # pip prints hints after its errors.
    lines = [line for line in lines if line.startswith("ERROR:")] or lines
    return lines[-1] if lines else type(error).__name__
