"""Start the server at once, and compile the engine in the background if needed."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / ".venv" / "compile.log"
sys.path.insert(0, str(ROOT / "src"))

from tradecraft import engine  # noqa: E402


def main() -> int:
    compiling = None
    if engine.reason_for_plain(engine.PACKAGE, engine.FOLDER):
        # The compiler leaves the cores to the players, and must not delay the exit.
        with LOG.open("w") as log:
            command = ["nice", "-n", "15", sys.executable, "scripts/compile_engine.py"]
            compiling = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT)
        print("The engine runs as plain Python until it is compiled, in about a minute; opponents then think faster.")
    try:
        return subprocess.call([sys.executable, "-m", "tradecraft", "serve"])
    except KeyboardInterrupt:
        return 0
    finally:
        if compiling:
            compiling.terminate()


if __name__ == "__main__":
    sys.exit(main())
