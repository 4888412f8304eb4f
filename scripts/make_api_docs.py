"""Write the documentation of the API, made from the server's routes and structs.

python -m scripts.make_api_docs              write the files
python -m scripts.make_api_docs --check      check that the files are up to date

`docs/api/wire.schema.json` is the JSON Schema of all commands and messages. The OpenAPI document and its page go into
the package, from which the server serves them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from scripts.api.document import make_document
from scripts.api.page import make_page
from scripts.api.schema import wire_schema
from scripts.make_wire_types import write_or_check

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "docs" / "api" / "wire.schema.json"
ASSETS = ROOT / "src" / "tradecraft" / "server" / "transport" / "assets"


def api_files() -> dict[Path, str]:
    """Return the contents of the files by path."""
    document = make_document()
    return {
        SCHEMA: _written(wire_schema()),
        ASSETS / "openapi.json": _written(document),
        ASSETS / "docs.html": make_page(document) + "\n",
    }


def _written(data: dict[str, Any]) -> str:
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(write_or_check(api_files(), "python -m scripts.make_api_docs"))
