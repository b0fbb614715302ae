"""The client's types are those of the protocol."""

from __future__ import annotations

import json

from tools.client_types import FILE, SCHEMA, document


def test_the_types_are_current() -> None:
    written = FILE.read_text(encoding="utf-8")
    assert written == document(json.loads(SCHEMA.read_text(encoding="utf-8"))), (
        "run python -m tools.client_types"
    )


def test_messages_and_events_are_told_apart_by_their_tags() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert "export type FromServer = Welcome | Update |" in text
    assert '  type: "welcome";' in text
    assert "  | TransformedEvent\n" in text
    assert '  event: "transformed";' in text
