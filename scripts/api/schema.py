"""The wire protocol as JSON Schema, made from the structs: for the OpenAPI document, its page and client types."""

from __future__ import annotations

from importlib import import_module
from inspect import cleandoc
from typing import Any

import msgspec

from scripts.api.examples import EXAMPLES
from tradecraft.core.registry import module_names
from tradecraft.server.transport import protocol
from tradecraft.server.transport.protocol.base import Wire
from tradecraft.server.transport.protocol.commands import Command
from tradecraft.server.transport.protocol.messages import Reply, ServerMessage

UNIONS: dict[str, Any] = {"Command": Command, "ServerMessage": ServerMessage, "Reply": Reply}
"""The messages in each direction of a connection, and the replies to commands over HTTP."""


def wire_structs() -> list[type[Wire]]:
    """List the structs of the wire protocol by name."""
    package = protocol.__name__
    found: dict[str, type[Wire]] = {}
    for name in module_names(package):
        for value in vars(import_module(f"{package}.{name}")).values():
            if isinstance(value, type) and issubclass(value, Wire) and value is not Wire:
                found[value.__name__] = value
    return [found[name] for name in sorted(found)]


def wire_components(ref_template: str) -> dict[str, Any]:
    """Return the schemas of all structs and unions by name; `ref_template` is the form of references."""
    unions, components = msgspec.json.schema_components(UNIONS.values(), ref_template=ref_template)
    # Base classes, such as that of all commands, are not messages themselves.
    messages = [struct for struct in wire_structs() if not struct.__subclasses__()]
    components |= msgspec.json.schema_components(messages, ref_template=ref_template)[1]
    for name, schema in components.items():
        schema["description"] = cleandoc(schema.get("description", ""))
        if name in EXAMPLES:
            schema["examples"] = [msgspec.json.decode(msgspec.json.encode(EXAMPLES[name]))]
    return dict(sorted(components.items())) | dict(zip(UNIONS, unions, strict=True))


def wire_schema() -> dict[str, Any]:
    """Return the JSON Schema of commands and messages as a separate document."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tradecraft: commands and messages",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in ("Command", "ServerMessage")],
        "$defs": wire_components("#/$defs/{name}"),
    }
