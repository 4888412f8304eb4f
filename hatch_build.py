"""The part of the build that compiles the engine, in development installs as well as in wheels."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = "src/tradecraft/_compiled"


class CompileEngine(BuildHookInterface):  # type: ignore[type-arg]
    """Runs scripts/compile_engine.py; a wheel with what it made fits this Python and system only."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Compile before the files of the wheel are collected."""
        if self.target_name != "wheel":
            return
        subprocess.run([sys.executable, "scripts/compile_engine.py"], cwd=self.root, check=True)
        is_pure_wanted = os.environ.get("TRADECRAFT_PURE", "") not in ("", "0")
        if not is_pure_wanted and (Path(self.root) / COMPILED).is_dir():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"].append(f"{COMPILED}/*")
