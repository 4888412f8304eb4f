"""Check that requirements/dev.lock pins a matching version of every requirement in pyproject.toml."""

import re
import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)


def declared_requirements(pyproject: str) -> list[Requirement]:
    """List the requirements of the package, its extras and its dependency groups."""
    table = tomllib.loads(pyproject)
    project = table["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values(), *table["dependency-groups"].values()]
    # A group that includes another one is a table, not a string; an extra that includes another names this package.
    texts = [text for group in groups for text in group if isinstance(text, str)]
    found = [Requirement(text) for text in texts]
    return [requirement for requirement in found if requirement.name != project["name"]]


def problems(requirements: list[Requirement], lock: str) -> list[str]:
    """Describe each requirement that the lock does not meet."""
    pins: dict[str, list[str]] = {}
    for name, version in PIN.findall(lock):
        pins.setdefault(canonicalize_name(name), []).append(version)
    found = []
    for requirement in requirements:
        versions = pins.get(canonicalize_name(requirement.name), [])
        if not versions:
            found.append(f"{requirement} is not in the lock")
        found.extend(
            f"{requirement} is locked to {version}"
            for version in versions
            if not requirement.specifier.contains(version, prereleases=True)
        )
    return found


def main() -> int:
    requirements = declared_requirements((ROOT / "pyproject.toml").read_text("utf-8"))
    lock = (ROOT / "requirements" / "dev.lock").read_text("utf-8")
    # Plant a fault of each kind, to prove that the check can fail.
    planted = [Requirement("no-such-package"), Requirement(f"{requirements[0].name}<0")]
    if len(problems(planted, lock)) != len(planted):
        print("lock: the check missed a planted fault", file=sys.stderr)
        return 1
    found = problems(requirements, lock)
    for fault in found:
        print(f"lock: {fault}; run `make lock`", file=sys.stderr)
    if not found:
        print(f"lock: {len(requirements)} requirements, all pinned and fitting")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
