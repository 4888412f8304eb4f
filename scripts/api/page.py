"""The OpenAPI document as one HTML page without scripts: endpoints by topic, messages, types."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

import msgspec

Schema = Mapping[str, Any]
HEAD = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title} API</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<header>
<h1>{title} API <small>{version}</small></h1>
{description}
<p><a href="schema/openapi.json">OpenAPI document</a></p>
</header>
<nav aria-label="Contents">{contents}</nav>
<main>
"""
CONNECTION = """
A connection to `/api/socket` carries one JSON message a frame: commands from the client, messages from the server.
`POST /api/commands` takes the same commands, one at a time, and `GET /api/stream` sends the same messages, one a line.
"""
WAYS = {"session": "cookie", "token": "token"}
TOPICS = (
    ("Commands", "Command", "What a client asks for at a table."),
    ("Messages", "ServerMessage", "What the server tells."),
)


def make_page(document: Schema) -> str:
    """Return the page of an OpenAPI document."""
    return "\n".join(_Page(document).parts())


class _Page:
    """Writes the parts of a page."""

    def __init__(self, document: Schema) -> None:
        self.document = document
        self.schemas: dict[str, Schema] = document["components"]["schemas"]
        self.bodies: set[str] = set()
        """Structs whose example is shown with a request."""
        self.by_tag: dict[str, list[tuple[str, str, Schema]]] = {tag["name"]: [] for tag in document["tags"]}
        for path, methods in document["paths"].items():
            for method, operation in methods.items():
                self.by_tag[operation["tags"][0]].append((method.upper(), path, operation))
        self.topics = [(title, union, _members(self.schemas[union]), text) for title, union, text in TOPICS]
        told = {name for _, union, names, _ in self.topics for name in (union, *names)}
        others = [name for name in self.schemas if name not in told]
        self.topics.append(("Types", "types", others, "What the others are made of."))

    def parts(self) -> Iterable[str]:
        info = self.document["info"]
        yield HEAD.format(
            title=escape(info["title"]),
            version=escape(info["version"]),
            description=_prose(info["description"]),
            contents=self.contents(),
        )
        for tag in self.document["tags"]:
            yield f'<section><h2 id="{_anchor(tag["name"])}">{escape(tag["name"])}</h2>{_prose(tag["description"])}'
            yield from (self.operation(*one) for one in self.by_tag[tag["name"]])
            yield "</section>"
        yield f'<section><h2 id="connection">Connection</h2>{_prose(CONNECTION)}</section>'
        for title, anchor, names, text in self.topics:
            yield f'<section><h2 id="{anchor}">{title}</h2>{_prose(text)}'
            yield from (self.struct(name) for name in names)
            yield "</section>"
        yield "</main></body></html>"

    def contents(self) -> str:
        topics = [
            (tag, _anchor(tag), [(one["operationId"], f"{method} {path}") for method, path, one in operations])
            for tag, operations in self.by_tag.items()
        ]
        topics += [(title, anchor, [(name, name) for name in names]) for title, anchor, names, _ in self.topics]
        return "".join(
            f'<details><summary><a href="#{topic}">{escape(title)}</a></summary><ul>'
            + "".join(f'<li><a href="#{anchor}">{_breakable(text)}</a></li>' for anchor, text in links)
            + "</ul></details>"
            for title, topic, links in topics
        )

    def operation(self, method: str, path: str, operation: Schema) -> str:
        parts = [
            f'<article id="{operation["operationId"]}">'
            f'<h3><a href="#{operation["operationId"]}">{escape(operation["summary"])}</a></h3>'
            f'<p class="address"><b class="{method.lower()}">{method}</b> <code>{_breakable(path)}</code></p>'
            f"{_prose(operation.get('description', ''))}"
        ]
        if operation["security"]:
            ways = " or ".join(WAYS[way] for one in operation["security"] for way in one)
            parts.append(f'<p class="note">You must be signed in, by {ways}.</p>')
        if operation.get("parameters"):
            parts.append("<h4>Parameters</h4>" + _table(map(self.parameter, operation["parameters"])))
        for content in operation.get("requestBody", {}).get("content", {}).values():
            schema = content["schema"]
            self.bodies.add(schema.get("$ref", "").rpartition("/")[2])
            parts.append(f"<h4>Body</h4><p>{self.kind(schema)}</p>{self.example(schema)}")
        good = {status: one for status, one in operation["responses"].items() if status < "400"}
        bad = {status: one for status, one in operation["responses"].items() if status >= "400"}
        parts.append("<h4>Answers</h4>" + _table((self.answer(*one) for one in good.items()), "answers"))
        refusals = _table((self.answer(*one) for one in bad.items()), "answers")
        parts.append(f"<details><summary>Refusals: {', '.join(bad)}</summary>{refusals}</details>" if bad else "")
        return "".join(parts) + "</article>"

    def parameter(self, one: Schema) -> tuple[str, str, str]:
        return self.field(one["name"], one["schema"] | {"description": one.get("description", "")}, one["required"])

    def answer(self, status: str, answer: Schema) -> tuple[str, str, str]:
        kinds = " or ".join(
            self.kind(content["schema"]) + ("" if media == "application/json" else f" <small>{media}</small>")
            for media, content in answer.get("content", {}).items()
        )
        return f"<b>{status}</b>", kinds, _inline(answer["description"])

    def struct(self, name: str) -> str:
        schema = self.schemas[name]
        title = f'<article id="{name}"><h3><a href="#{name}">{name}</a></h3>{_prose(schema.get("description", ""))}'
        required = schema.get("required", ())
        if schema.get("anyOf"):
            return f"{title}<p>{self.kind(schema)}</p></article>"
        fields = [self.field(key, one, key in required) for key, one in schema.get("properties", {}).items()]
        example = "" if name in self.bodies else self.example(schema)
        return f"{title}{_table(fields)}{example}</article>"

    def field(self, name: str, schema: Schema, required: bool) -> tuple[str, str, str]:
        remark = "" if required else "<small>optional</small>"
        if schema.get("default") not in (None, "", {}):
            remark = f"<small>default</small> <code>{escape(_json(schema['default']))}</code>"
        return f"<code>{escape(name)}</code>", self.kind(schema), f"{_inline(schema.get('description', ''))} {remark}"

    def kind(self, schema: Schema) -> str:
        """Describe the type of a value, with links."""
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            return f'<a href="#{name}">{name}</a>'
        for word in ("anyOf", "oneOf"):
            if word in schema:
                return " or ".join(dict.fromkeys(self.kind(one) for one in schema[word]))
        values = schema.get("enum") or ([schema["const"]] if "const" in schema else [])
        if values:
            return " | ".join(f"<code>{escape(_json(one))}</code>" for one in values)
        kind = schema.get("type", "anything")
        if kind == "array":
            return f"list{_bounds(schema, 'minItems', 'maxItems')} of {self.kind(schema.get('items', {}))}"
        if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
            return f"object of {self.kind(schema['additionalProperties'])}"
        bounds = _bounds(schema, "minLength", "maxLength") or _bounds(schema, "minimum", "maximum")
        pattern = _inner(schema.get("pattern", ""))
        return f"{kind}{bounds}" + (f' <code class="pattern">{_breakable(pattern)}</code>' if pattern else "")

    def example(self, schema: Schema) -> str:
        if "$ref" in schema:
            schema = self.schemas[schema["$ref"].rpartition("/")[2]]
        return "".join(
            f'<pre tabindex="0"><code>{escape(_shown(one))}</code></pre>' for one in schema.get("examples", ())
        )


def _members(union: Schema) -> list[str]:
    return [one["$ref"].rpartition("/")[2] for one in union["anyOf"]]


def _table(rows: Iterable[tuple[str, str, str]], kind: str = "fields") -> str:
    lines = ["".join(f"<td>{cell}</td>" for cell in row) for row in rows]
    return f'<table class="{kind}">' + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>" if lines else ""


def _bounds(schema: Schema, least: str, most: str) -> str:
    low, high = schema.get(least), schema.get(most)
    if high is None:
        return "" if low is None else f" from {low:,.0f}"
    return f" up to {high:,.0f}" if low is None else f" {low:,.0f}–{high:,.0f}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _shown(example: Mapping[str, Any]) -> str:
    """Format an example with one line per field."""
    lines = ",\n".join(f"  {_json(key)}: {msgspec.json.format(_json(one), indent=0)}" for key, one in example.items())
    return f"{{\n{lines}\n}}"


def _inner(pattern: str) -> str:
    """Return a pattern without its anchors."""
    return pattern.removeprefix("^(?:").removesuffix(r")(?!\n)$")


def _anchor(title: str) -> str:
    return title.lower().replace(" ", "-")


def _inline(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text.strip()))


def _prose(text: str) -> str:
    return "".join(f"<p>{_inline(part)}</p>" for part in text.strip().split("\n\n") if part)


def _breakable(text: str) -> str:
    """Let long paths break after a slash."""
    return escape(text).replace("/", "/<wbr>")
