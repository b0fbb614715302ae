"""Write src/vigil/client/net/protocol.d.ts: the messages of the protocol as types, from their schema."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from textwrap import dedent
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
SCHEMA: Final = ROOT / "docs" / "protocol.schema.json"
FILE: Final = ROOT / "src" / "vigil" / "client" / "net" / "protocol.d.ts"
OPENING: Final = """\
/** The messages of the server, as types. Made by tools/client_types.py; docs/protocol.md explains them. */
"""
WIDTH: Final = 110

# Types that the schema has no name for, by where they stand in it. What comes first is found first.
NAMED: Final = {
    "ToServer": "properties/to the server, over the WebSocket",
    "FromServer": "properties/from the server, over the WebSocket",
    "EventView": "$defs/Update/properties/events/items",
    "Text": "$defs/Asked/properties/question",
    "Span": "$defs/Asked/properties/question/items",
    "DecisionKind": "$defs/Asked/properties/kind",
    "Verb": "$defs/Option/properties/verb",
    "EventKind": "$defs/Told/properties/event",
    "Resource": "$defs/Amount/properties/resource",
    "Zone": "$defs/MovedEvent/properties/zone",
    "Kind": "$defs/Printed/properties/kind",
    "Icon": "$defs/Glance/properties/icon",
}
SIMPLE: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
Schema = Mapping[str, Any]


def document(schema: Schema) -> str:
    """The declarations, as they are written."""
    named = {name: found(schema, path) for name, path in NAMED.items()}
    aliases = [alias(name, node, named) for name, node in named.items()]
    interfaces = [interface(name, node, named) for name, node in schema["$defs"].items()]
    return "\n".join([OPENING, *aliases, *interfaces])


def found(schema: Schema, path: str) -> Schema:
    """What stands at a path of the schema."""
    node = schema
    for step in path.split("/"):
        node = node[step]
    return node


def alias(name: str, node: Schema, named: Mapping[str, Schema]) -> str:
    """A type that the schema has no name for."""
    others = {other: known for other, known in named.items() if other != name}
    line = f"export type {name} = {type_of(node, others)};\n"
    return line if len(line) <= WIDTH else f"export type {name} =\n{alternatives(node, others)};\n"


def alternatives(node: Schema, named: Mapping[str, Schema]) -> str:
    """A union, one alternative a line."""
    return "\n".join(f"  | {one}" for one in union(node, named))


def interface(name: str, node: Schema, named: Mapping[str, Schema]) -> str:
    """An object, with what it is as a comment."""
    required = node.get("required", [])
    fields = [
        f"  {field}{'' if field in required else '?'}: {type_of(value, named)};\n"
        for field, value in node.get("properties", {}).items()
    ]
    return f"{comment(node.get('description', ''))}export interface {name} {{\n{''.join(fields)}}}\n"


def comment(text: str) -> str:
    """A docstring as a comment."""
    first, _, rest = text.partition("\n")
    lines = [first, *dedent(rest).strip("\n").split("\n")] if rest else [first]
    if len(lines) == 1:
        return f"/** {first} */\n" if first else ""
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def type_of(node: Schema, named: Mapping[str, Schema]) -> str:
    """A type as it is written."""
    for name, known in named.items():
        if node == known:
            return name
    if "$ref" in node:
        return str(node["$ref"]).rpartition("/")[2]
    if "anyOf" in node or "enum" in node:
        return " | ".join(union(node, named))
    if node.get("type") == "array":
        return list_of(node, named)
    if node.get("type") == "object":
        return f"Record<string, {type_of(node.get('additionalProperties', {}), named)}>"
    return SIMPLE.get(node.get("type", ""), "unknown")


def union(node: Schema, named: Mapping[str, Schema]) -> list[str]:
    """The alternatives of a union: types, or values."""
    if "enum" in node:
        return [json.dumps(value) for value in node["enum"]]
    return [type_of(one, named) for one in node["anyOf"]]


def list_of(node: Schema, named: Mapping[str, Schema]) -> str:
    """A list of something."""
    item = type_of(node.get("items", {}), named)
    return f"({item})[]" if " " in item and not item.endswith(">") else f"{item}[]"


def main() -> None:
    """Write the file."""
    FILE.write_text(document(json.loads(SCHEMA.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
