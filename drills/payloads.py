"""Payloads for the fuzz drill, made from the OpenAPI document: half of them are valid, the rest corrupted."""

from __future__ import annotations

import json
import string
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any
from urllib.parse import quote

from drills.trials import ROOT

DOCUMENT = ROOT / "src" / "tradecraft" / "server" / "transport" / "assets" / "openapi.json"
LONG = 20_000
"""Longer than the longest message the server accepts."""
DEEP = 200
ODD: list[Any] = [
    None,
    True,
    -1,
    2**31,
    2**63,
    10**400,
    0.5,
    1e308,
    "",
    " ",
    "\0",
    "\ud800",
    "\u202e\u200b",
    "../../etc/passwd",
    "' OR 1=1 --",
    "<script>",
    "%00",
    "x" * 5_000,
    [],
    {},
    [[]],
    {"type": "act"},
]
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "get", "BREW")
HEADERS = ("Range", "If-None-Match", "Accept-Language", "Origin", "Expect")
PATHS = ("/%00", "/" + "x" * 9_000, "/%ff%fe", "//", "/../" * 9, "/api/%2e%2e/metrics", "/api/%c0%af")
SKIPPED = ("/api/stream",)
"""Streams, whose answers never end."""


@dataclass(frozen=True)
class Request:
    """A raw request; `is_http` is false if it is not valid HTTP."""

    raw: bytes
    is_http: bool = True


@cache
def read_document() -> Mapping[str, Any]:
    """Return the OpenAPI document."""
    document: Mapping[str, Any] = json.loads(DOCUMENT.read_text("utf-8"))
    return document


class Payloads:
    """A reproducible source of payloads; `known` are existing ids by the word that names them in schemas."""

    def __init__(
        self, rng: Random, known: Mapping[str, Sequence[str]], headers: Mapping[str, str], cookie: str = ""
    ) -> None:
        """Send requests with some headers and a cookie, which may be replaced."""
        document = read_document()
        self.cookie = cookie
        self._rng = rng
        self._schemas: Mapping[str, Any] = document["components"]["schemas"]
        self._known = known
        self._headers = headers
        self._operations = [
            (path, method, operation)
            for path, methods in sorted(document["paths"].items())
            for method, operation in sorted(methods.items())
            if path not in SKIPPED
        ]

    def command(self) -> str | bytes:
        """Return a frame for the socket."""
        valid = self.value({"$ref": "#/components/schemas/Command"}, "command")
        return self._sent(valid)

    def request(self) -> Request:
        """Return a request."""
        rng = self._rng
        if rng.random() < 0.02:
            return Request(rng.randbytes(rng.randrange(1, 400)) + b"\r\n\r\n", is_http=False)
        path, method, operation = rng.choice(self._operations)
        verb = method.upper() if rng.random() < 0.9 else rng.choice(METHODS)
        target = self._target(path, operation)
        body = b""
        if "requestBody" in operation:
            schema = next(iter(operation["requestBody"]["content"].values()))["schema"]
            sent = self._sent(self.value(schema, path))
            body = sent if isinstance(sent, bytes) else sent.encode("utf-8", "surrogatepass")
        elif rng.random() < 0.1:
            body = rng.randbytes(rng.randrange(40))
        lines = [f"{verb} {target} HTTP/1.1", f"Cookie: {self.cookie}"]
        lines += [f"{name}: {value}" for name, value in self._headers.items()]
        lines += ["Connection: close", f"Content-Length: {len(body)}"]
        if body:
            kinds = ("application/json", "application/json", "application/json", "text/plain", "application/x-odd")
            lines.append(f"Content-Type: {rng.choice(kinds)}")
        if rng.random() < 0.05:
            lines.append(f"{rng.choice(HEADERS)}: {self._word()}")
        return Request("\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body)

    def value(self, schema: Mapping[str, Any], name: str, depth: int = 0) -> Any:
        """Return a value that matches a schema."""
        rng = self._rng
        if "$ref" in schema:
            return self.value(self._schemas[schema["$ref"].rpartition("/")[2]], name, depth)
        for several in ("oneOf", "anyOf"):
            if several in schema:
                return self.value(rng.choice(schema[several]), name, depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return rng.choice(schema["enum"])
        match schema.get("type", "object"):
            case "object":
                needed = set(schema.get("required", ()))
                return {
                    key: self.value(inner, key, depth + 1)
                    for key, inner in schema.get("properties", {}).items()
                    if key in needed or rng.random() < 0.5
                }
            case "array":
                return [self.value(schema.get("items", {}), name, depth + 1) for _ in range(rng.randrange(5))]
            case "integer" | "number":
                return rng.choice((0, 1, 2, 3, rng.randrange(500), schema.get("maximum", 9), schema.get("minimum", 0)))
            case "boolean":
                return rng.random() < 0.5
            case "null":
                return None
        return self._text(name)

    def spoil(self, value: Any) -> Any:
        """Replace, remove or add a random part of a value."""
        rng = self._rng
        if isinstance(value, dict) and value and rng.random() < 0.8:
            key = rng.choice(sorted(value))
            kind = rng.random()
            rest = {name: one for name, one in value.items() if name != key}
            if kind < 0.2:
                return rest
            if kind < 0.3:
                return {**value, self._word(): rng.choice(ODD)}
            return {**rest, key: self.spoil(value[key])}
        if isinstance(value, list) and value and rng.random() < 0.6:
            place = rng.randrange(len(value))
            return [*value[:place], self.spoil(value[place]), *value[place:]]
        return rng.choice(ODD)

    def _sent(self, valid: Any) -> str | bytes:
        rng, kind = self._rng, self._rng.random()
        if kind < 0.5:
            return json.dumps(valid)
        if kind < 0.9:
            return json.dumps(self.spoil(valid))
        text = json.dumps(valid)
        place = rng.randrange(len(text) + 1)
        broken = (
            text[:place],
            text[:place] + rng.choice(string.printable) + text[place:],
            "[" * DEEP + "]" * DEEP,
            text + " " * LONG,
            text.replace(":", ": NaN,", 1),
        )
        return rng.choice((*broken, rng.randbytes(rng.randrange(1, 200))))

    def _target(self, path: str, operation: Mapping[str, Any]) -> str:
        rng, query = self._rng, []
        for parameter in operation.get("parameters", ()):
            name = parameter["name"]
            text = self._word() if rng.random() < 0.3 else str(self.value(parameter.get("schema", {}), name))
            if parameter["in"] == "path":
                path = path.replace(f"{{{name}}}", quote(text.encode("utf-8", "replace"), safe=""))
            elif rng.random() < 0.6:
                query.append(f"{name}={quote(text.encode('utf-8', 'replace'), safe='')}")
        kind = rng.random()
        if kind < 0.02:
            path = rng.choice(PATHS)
        return f"{path}?{'&'.join(query)}" if query else path

    def _text(self, name: str) -> str:
        for word, ids in self._known.items():
            if word in name and ids and self._rng.random() < 0.8:
                return self._rng.choice(ids)
        return self._word()

    def _word(self) -> str:
        rng = self._rng
        if rng.random() < 0.3:
            odd = rng.choice(ODD)
            return odd if isinstance(odd, str) else str(odd)[:50]
        return "".join(rng.choices(string.ascii_lowercase + string.digits, k=rng.randrange(1, 20)))
