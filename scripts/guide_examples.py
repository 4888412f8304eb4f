"""Run the examples of the environments guide in order, as one program.

    python -m scripts.guide_examples

`make docs` and the tests run this. A failure shows the line of the page.
"""

import re
import sys
from pathlib import Path
from typing import Any

GUIDE = Path(__file__).resolve().parent.parent / "docs" / "environments.md"
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def run_examples(page: Path = GUIDE) -> dict[str, Any]:
    """Run every example of a page; return their global names, and the number of examples as `ran`."""
    text, names = page.read_text("utf-8"), dict[str, Any](ran=0)
    for example in EXAMPLE.finditer(text):
        # Prepend empty lines, so that line numbers match the page.
        before = text.count("\n", 0, example.start(1))
        exec(compile("\n" * before + example[1], str(page), "exec"), names)
        names["ran"] += 1
    return names


if __name__ == "__main__":
    print(f"{run_examples()['ran']} examples ran")
    sys.exit(0)
