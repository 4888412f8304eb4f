"""Write docs/api/wire.schema.json: the JSON Schema of all commands and messages, made from the server's structs.

python scripts/make_wire_schema.py              write the schema
python scripts/make_wire_schema.py --check      write nothing, and say whether the schema is up to date
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from tradecraft.server.transport.protocol.schema import wire_schema

SCHEMA = Path(__file__).resolve().parent.parent / "docs" / "api" / "wire.schema.json"


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the JSON Schema of the wire.")
    parser.add_argument("--check", action="store_true", help="write nothing, say whether the schema is up to date")
    made = json.dumps(wire_schema(), indent=2, ensure_ascii=False) + "\n"
    if parser.parse_args().check:
        is_fresh = SCHEMA.exists() and SCHEMA.read_text("utf-8") == made
        print(f"{SCHEMA.name} is {'up to date' if is_fresh else 'out of date: run scripts/make_wire_schema.py'}")
        return 0 if is_fresh else 1
    SCHEMA.parent.mkdir(parents=True, exist_ok=True)
    SCHEMA.write_text(made, "utf-8")
    print(f"{SCHEMA.name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
