"""Build the browser client into `src/tradecraft/server/client`, where the server looks for it.

An existing build that is newer than its sources is kept. Otherwise this needs npm (preferably the one next to this
Python, else the one on the path), and the npm registry for packages that are not in `web/node_modules` yet.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = Path("web")
BUILT = Path("src/tradecraft/server/client/index.html")
LOCK = WEB / "package-lock.json"
# The stamp file of the Makefile.
INSTALLED = WEB / "node_modules/.installed"
SOURCES = (
    "web/src/**/*",
    "web/public/**/*",
    "web/index.html",
    "web/*.ts",
    "web/service-worker.js",
    "scripts/make_pocket.py",
    "src/tradecraft/pocket/*.py",
    "src/tradecraft/locales/*/*.ftl",
    "src/tradecraft/games/*/texts/*/*.ftl",
)


def is_built(root: Path = ROOT) -> bool:
    """Return whether the client exists and is no older than its sources."""
    sources = (path for pattern in SOURCES for path in root.glob(pattern) if path.is_file())
    return _is_newer(root / BUILT, [*sources, root / LOCK])


def build(root: Path = ROOT) -> None:
    """Install packages if they are out of date, and build the client; may raise CannotBuild."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise CannotBuild("there is no npm")
    if not _is_newer(root / INSTALLED, [root / LOCK]):
        _run([npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], root, path)
        (root / INSTALLED).touch()
    _run([npm, "run", "--silent", "build"], root, path)


class CannotBuild(Exception):
    """The client cannot be built here; the text says what is missing."""


def _run(command: list[str], root: Path, path: str) -> None:
    if subprocess.run(command, cwd=root / WEB, env={**os.environ, "PATH": path}).returncode:
        raise CannotBuild(f"“npm {command[1]}” failed")


def _is_newer(made: Path, sources: list[Path]) -> bool:
    if not made.is_file():
        return False
    return all(source.stat().st_mtime <= made.stat().st_mtime for source in sources if source.is_file())


def main() -> None:
    if is_built():
        print("The browser client is up to date.")
        return
    try:
        build()
    except CannotBuild as problem:
        sys.exit(
            f"The browser client cannot be built: {problem}. It needs npm and the npm registry; "
            f"where there is neither, bring a built client along as {BUILT.parent}."
        )
    print(f"The browser client is built: {BUILT.parent}.")


if __name__ == "__main__":
    main()
