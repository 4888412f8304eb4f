"""Run the examples of the guide to the environments, in order and in one program, as a reader types them.

    python -m scripts.guide_examples

`make docs` does it before it builds the pages, and so do the tests. A failure shows the line of the page.
"""

import re
import sys
from pathlib import Path
from typing import Any

GUIDE = Path(__file__).resolve().parent.parent / "docs" / "environments.md"
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def run_examples(page: Path = GUIDE) -> dict[str, Any]:
    """Run every example of a page; return the names they leave behind, and how many ran as `ran`."""
    text, names = page.read_text("utf-8"), dict[str, Any](ran=0)
    for example in EXAMPLE.finditer(text):
        # As many empty lines before it as put it where it stands on the page.
        before = text.count("\n", 0, example.start(1))
        exec(compile("\n" * before + example[1], str(page), "exec"), names)
        names["ran"] += 1
    return names


if __name__ == "__main__":
    print(f"{run_examples()['ran']} examples ran")
    sys.exit(0)
