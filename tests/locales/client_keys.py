"""The text keys that the browser client uses, read from its source.

`t('x')` is the text `client-x`, `texts.get('x')` the text `x`. A composed key, such as
`` t(`list-${status}`) ``, stands for every text that it can become.
"""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
CALL = re.compile(r"\b(t|texts\.get|texts\.has)\(")
STRING = re.compile(r"'([^'\n]*)'|`([^`]*)`")
COMPARED = re.compile(r"[=!]==? *$|\?\? *$|\[ *$")
"""What stands before a string that is no key but compared with something, a default, or the name of a field."""
FILLED = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
OPENING, CLOSING = "([{", ")]}"


def sources(folder: Path = WEB) -> dict[str, str]:
    """Return the client's source by file, without its tests."""
    files = (path for suffix in ("*.ts", "*.svelte") for path in folder.rglob(suffix))
    found = (path for path in sorted(files) if not path.name.endswith(".test.ts"))
    return {str(path.relative_to(folder)): path.read_text("utf-8") for path in found}


def first_argument(source: str, start: int) -> str:
    """Return what stands in a call up to the first comma or the end, strings taken as a whole."""
    depth, place = 0, start
    while place < len(source):
        if quoted := STRING.match(source, place):
            place = quoted.end()
            continue
        if depth == 0 and source[place] in ",)":
            break
        depth += (source[place] in OPENING) - (source[place] in CLOSING)
        place += 1
    return source[start:place]


def asked_for(source: str) -> set[str]:
    """List the keys that are asked for, put-together ones as patterns with `*`."""
    found = set()
    for call in CALL.finditer(source):
        argument = first_argument(source, call.end())
        for quoted in STRING.finditer(argument):
            if not COMPARED.search(argument[: quoted.start()]):
                found.add(("client-" if call[1] == "t" else "") + as_pattern(quoted))
    return found


def mentioned(source: str) -> set[str]:
    """List everything that may be a key or the pattern of keys: a table of keys is not asked for where it stands."""
    return {as_pattern(quoted) for quoted in STRING.finditer(source)} | asked_for(source)


def as_pattern(quoted: re.Match[str]) -> str:
    """Return a string of the source with `*` for what is filled in."""
    return quoted[1] if quoted[1] is not None else FILLED.sub("*", quoted[2])


def fits(key: str, pattern: str) -> bool:
    """Tell whether a pattern can become a key."""
    if "*" not in pattern:
        return key == pattern
    return re.fullmatch(".+".join(map(re.escape, pattern.split("*"))), key) is not None
