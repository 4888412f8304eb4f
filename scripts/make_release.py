"""Make the release files, a reproducible wheel and its bill of materials: `make release`.

The wheel is built twice, in copies of the checkout in different folders, and both must be identical. It contains the
plain engine, so it runs on every system. The bill (CycloneDX 1.5) lists the packages that the extra `all` installs and
those the browser client is built from, with the hashes of the locks.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "dist"
LOCK = ROOT / "requirements" / "server.lock"
PACKAGES = ROOT / "web" / "package-lock.json"
COPIED = ("src", "docs", "scripts", "web", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", "_compiled")
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)(.*?)(?=^[A-Za-z]|\Z)", re.MULTILINE | re.DOTALL)


def build(folder: Path, epoch: str) -> Path:
    """Build a wheel from a copy of the checkout."""
    copy = folder / "checkout"
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=LEFT_OUT, symlinks=True)
        else:
            copy.mkdir(exist_ok=True)
            shutil.copy(source, copy / name)
    environment = {**os.environ, "SOURCE_DATE_EPOCH": epoch, "TRADECRAFT_PURE": "1"}
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder / "dist")]
    subprocess.run(command, cwd=copy, env=environment, check=True, stdout=subprocess.DEVNULL)
    [wheel] = (folder / "dist").glob("*.whl")
    return wheel


def python_components(lock: str) -> list[dict[str, Any]]:
    """List the packages of a lock with their hashes."""
    return [
        {
            "type": "library",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name.lower()}@{version}",
            "hashes": [{"alg": "SHA-256", "content": one} for one in re.findall(r"sha256:([0-9a-f]{64})", rest)],
        }
        for name, version, rest in PIN.findall(lock)
    ]


def node_components(packages: dict[str, Any]) -> list[dict[str, Any]]:
    """List the packages the browser client is built from."""
    return [
        {
            "type": "library",
            "name": path.rpartition("node_modules/")[2],
            "version": package["version"],
            "purl": f"pkg:npm/{path.rpartition('node_modules/')[2].replace('@', '%40')}@{package['version']}",
        }
        for path, package in sorted(packages["packages"].items())
        if path and "version" in package
    ]


def bill(version: str, wheel: Path) -> dict[str, Any]:
    """Return the bill of materials of a wheel."""
    ourselves = {
        "type": "application",
        "name": "tradecraft",
        "version": version,
        "hashes": [{"alg": "SHA-256", "content": digest(wheel)}],
    }
    materials = python_components(LOCK.read_text("utf-8")) + node_components(json.loads(PACKAGES.read_text("utf-8")))
    metadata = {"component": ourselves}
    return {"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1, "metadata": metadata, "components": materials}


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def main() -> int:
    asked = ["git", "log", "-1", "--format=%ct"]
    epoch = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        first, second = build(Path(one), epoch), build(Path(other), epoch)
        if digest(first) != digest(second):
            print(f"release: {first.name} does not come out the same twice", file=sys.stderr)
            return 1
        TARGET.mkdir(exist_ok=True)
        wheel = Path(shutil.copy(first, TARGET / first.name))
    version = wheel.name.split("-")[1]
    text = json.dumps(bill(version, wheel), indent=1, sort_keys=True) + "\n"
    (TARGET / f"tradecraft-{version}.cdx.json").write_text(text, "utf-8")
    print(f"release: {wheel.name}, built twice alike: sha256 {digest(wheel)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
