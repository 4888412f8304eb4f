"""A scratch copy of the project whose only change is a third game, the template of examples/dead_drop."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEMPLATE = ROOT / "examples" / "dead_drop"
GAME = "dead_drop"
BUILT = Path("src/tradecraft/server/client")


@dataclass(frozen=True)
class Scratch:
    """The copy: where it lies, and how programs run in it."""

    folder: Path

    @property
    def environment(self) -> dict[str, str]:
        """The variables under which Python finds the copy instead of the checkout, as plain Python."""
        return os.environ | {"PYTHONPATH": str(self.folder / "src"), "TRADECRAFT_PURE": "1"}

    def run(self, *arguments: str, answers: str = "") -> str:
        """Run Python in the copy; return what it prints."""
        command = [sys.executable, *arguments]
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment, input=answers, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def build_client(self) -> None:
        """Build the browser client of the copy, with the packages of the checkout."""
        npx = shutil.which("npx", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
        assert npx
        command = [npx, "vite", "build", "--logLevel", "warn"]
        path = f"{Path(npx).parent}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(
            command,
            cwd=self.folder / "web",
            env=os.environ | {"PATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr


def copy_with_third_game(folder: Path) -> Scratch:
    """Copy the sources and put the template's two folders into them."""
    generated = shutil.ignore_patterns("__pycache__", "_compiled", "client", "node_modules")
    # `client` is the built client only below the server: a game's `client.py` is a file and stays.
    shutil.copytree(ROOT / "src", folder / "src", ignore=generated)
    shutil.copytree(ROOT / "web", folder / "web", ignore=generated)
    shutil.copytree(ROOT / "scripts", folder / "scripts", ignore=generated)
    (folder / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    shutil.copytree(TEMPLATE / "game", folder / "src" / "tradecraft" / "games" / GAME)
    shutil.copytree(TEMPLATE / "web", folder / "web" / "src" / "games" / GAME)
    return Scratch(folder)
