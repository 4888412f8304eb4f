"""Look up known vulnerabilities of all pinned packages: `make audit`.

Fails if a package has one, if a package was skipped, or if a service did not answer.
"""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
PIP_AUDIT = "pip-audit==2.9.0"
"""Runs in its own environment, separate from the packages it audits."""
NOT_LOOKED_UP = re.compile("was skipped|did not answer|looked up")


def python_problems(report: Any, pinned: int) -> list[str]:
    """Return the problems in pip-audit's report on a lock with `pinned` packages."""
    packages = report["dependencies"]
    found = [f"{one['name']} was skipped: {one['skip_reason']}" for one in packages if "skip_reason" in one]
    found += [
        f"{one['name']} {one['version']}: {fault['id']}, fixed in {', '.join(fault['fix_versions']) or 'no version'}"
        for one in packages
        for fault in one.get("vulns", ())
    ]
    if len(packages) < pinned:
        found.append(f"{pinned} packages are pinned, and only {len(packages)} were looked up")
    return found


def node_problems(report: Any) -> list[str]:
    """Return the problems in npm's report."""
    if "vulnerabilities" not in report or "metadata" not in report:
        return [f"npm audit did not answer: {report.get('message') or report.get('error') or report}"]
    if not report["metadata"]["dependencies"]["total"]:
        return ["npm audit looked up no package"]
    return [f"{name}: {one['severity']}" for name, one in report["vulnerabilities"].items()]


def pins_in(lock: str) -> int:
    """Count the packages of a lock that apply to every platform; others may be skipped."""
    lines = lock.splitlines()
    return sum("==" in line and " ; " not in line for line in lines if line[:1].isalnum())


def run_json(command: list[str], folder: Path) -> Any:
    """Run a program that prints JSON; return its output, or an error if it is not JSON."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    try:
        return json.loads(done.stdout)
    except json.JSONDecodeError:
        return {"error": (done.stderr or done.stdout).strip()[-500:] or "it said nothing"}


def verdict(found: list[str]) -> str:
    """Summarise the problems and the failed look-ups in one line."""
    unknown = sum(bool(NOT_LOOKED_UP.search(fault)) for fault in found)
    said = f"{len(LOCKS)} locks and the browser client: {len(found) - unknown} known vulnerabilities"
    return f"{said}; {unknown} times something was not looked up, so nothing is claimed" if unknown else said


def main() -> int:
    programs = Path(sys.executable).parent
    found = []
    for lock in LOCKS:
        options = ["--requirement", str(lock), "--require-hashes", "--disable-pip", "--format", "json"]
        report = run_json([str(programs / "uv"), "tool", "run", PIP_AUDIT, *options], ROOT)
        name = lock.relative_to(ROOT)
        if "dependencies" in report:
            found += [f"{name}: {fault}" for fault in python_problems(report, pins_in(lock.read_text("utf-8")))]
        else:
            found.append(f"{name}: pip-audit did not answer: {report['error']}")
    found += [
        f"web: {fault}" for fault in node_problems(run_json([str(programs / "npm"), "audit", "--json"], ROOT / "web"))
    ]
    for fault in found:
        print(f"audit: {fault}", file=sys.stderr)
    print(f"audit: {verdict(found)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
