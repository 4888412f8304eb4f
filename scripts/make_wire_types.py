"""Write the TypeScript types of everything that goes over the wire, from the server's own structs.

python -m scripts.make_wire_types              write the file
python -m scripts.make_wire_types --check      check that the file is up to date
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from scripts.api.schema import UNIONS, wire_structs

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
HEAD = """// Made by scripts/make_wire_types.py from the server's structs. Do not edit.

"""


def type_script() -> str:
    """Return the file."""
    structs = [struct for struct in wire_structs() if not struct.__subclasses__()]
    _, components = msgspec.json.schema_components(structs, ref_template="#/{name}")
    parts = [declaration(name, components[name]) for name in sorted(components)]
    parts += [f"export type {name} = {union(members)};\n" for name, members in UNIONS.items()]
    return HEAD + "\n".join(parts)


def declaration(name: str, schema: dict[str, Any]) -> str:
    """Return one exported interface; fields with a server default are optional."""
    lines = comment(schema.get("description", ""), "")
    lines.append(f"export interface {name} {{")
    required = set(schema.get("required", ()))
    for key, value in schema["properties"].items():
        mark = "" if key in required else "?"
        lines.append(f"  {key}{mark}: {expression(value)};")
    return "\n".join([*lines, "}", ""])


def comment(text: str, indent: str) -> list[str]:
    """Return a text as a comment."""
    if not text:
        return []
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def expression(schema: dict[str, Any]) -> str:
    """Return the type of a value."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix("#/")
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(one).decode() for one in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(expression(one) for one in schema["anyOf"]))
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            inner = expression(schema["items"]) if schema.get("items") else "unknown"
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case "object":
            inner = expression(schema["additionalProperties"]) if schema.get("additionalProperties") else "unknown"
            return f"Record<string, {inner}>"
    return "unknown"


def union(members: Any) -> str:
    """Return a union of structs."""
    return " | ".join(sorted(member.__name__ for member in members.__args__))


def write_or_check(files: Mapping[Path, str], command: str) -> int:
    """Write generated files, or with `--check` compare them; return the exit code."""
    stale = [path for path, text in files.items() if not path.exists() or path.read_text("utf-8") != text]
    is_check = "--check" in sys.argv
    for path in stale:
        if is_check:
            print(f"{path.name} is out of date; run {command}", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files[path], "utf-8")
    if is_check and not stale:
        print(f"{', '.join(dict.fromkeys(path.name for path in files))}: up to date")
    return 1 if is_check and stale else 0


if __name__ == "__main__":
    sys.exit(write_or_check({TARGET: type_script()}, "python -m scripts.make_wire_types"))
