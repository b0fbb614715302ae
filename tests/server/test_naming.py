"""Naming a card over the wire: the sets are told, not hundreds of moves, and the name is the answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.conftest import Table, table
from tests.own_sets import added, expansion, omen_cards
from tests.server.clients import ME, Server
from vigil.server.protocol.catalogue import catalogue
from vigil.server.protocol.decision import describe_decision

TUNED = {"kind": "bot", "level": "tuned"}


@pytest.fixture
def codes() -> Iterator[list[str]]:
    with added(expansion("omens", omen_cards())) as later:
        yield ["godslayer", *later]


def asking(codes: list[str], hero: str = "Fortune Teller") -> Table:
    """A table at which a hero asks for a name."""
    game = table(codes, hand=[hero], deck=["Mystic"])
    game.do(f"play {hero}")
    return game


def test_a_client_is_told_the_sets_and_the_other_moves(codes):
    told = describe_decision(asking(codes).view(0))
    assert told is not None
    assert told.naming is not None
    assert (told.kind, told.naming.before, told.naming.sets) == ("name", "name ", codes)
    assert [move.text for move in told.moves] == ["decline"]
    assert len(msgspec.json.encode(told)) < 3_000


def test_the_names_of_the_sets_in_the_catalogue_are_all_that_can_be_named(codes):
    names = {box.code: box.names for box in catalogue().sets}
    moves = asking(codes, "Omen Crow").moves()
    assert {f"name {name}" for code in codes for name in names[code]} == set(moves)


def test_a_name_is_sent_back_as_a_move_and_told_to_all(server: Server, codes: list[str]) -> None:
    ada = server.visitor()
    start: dict[str, Any] = {"position": table(codes, hand=["Omen Crow"], deck=["Mystic"]).position()}
    match = ada.make(ME, TUNED, start=start, shuffle=False)["id"]
    with ada.sit(match) as line:
        line.until_asked().move("play Omen Crow")
        assert line.texts == []
        assert "did you mean 'name Mystic'" in line.refused("move", step=line.step, text="name Mistic")
        line.move("name Mystic")
        assert {"event": "named card", "player": 0, "card": "Omen Crow", "named": "Mystic"} in line.table[
            "events"
        ]
        line.send("hint", step=line.step)
        line.until("hint")
