"""Games of the generator that can be computed: they are replayed as they were dealt, but go on with keys."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import vigil
from tests.server.clients import GREEDY, ME, Server, Visitor
from tests.terminal.typing_at import vigil as run
from vigil.rules.kernel.chance import BLAKE2B, MULTIPLY_WITH_CARRY
from vigil.rules.setup import make_setup
from vigil.server.store.tables.match_tables import matches

OPEN = {"kind": "open"}
SETUP = make_setup(["godslayer"], ["Ada", "Bo"], 2, "standard")


def old_game(moves: int = 8) -> vigil.Game:
    """A game of the first generator after some moves."""
    game = vigil.Game.deal(SETUP, 5, MULTIPLY_WITH_CARRY)
    for _ in range(moves):
        game.apply(game.legal_moves()[0])
    return game


def stored_game(server: Server, match: str) -> vigil.Game:
    """The game of a match as the server has it."""
    return server.services.registry.rooms[match].match.course.game


@pytest.mark.parametrize("shuffle", [True, False])
@pytest.mark.parametrize("kind", ["record", "position"])
def test_a_match_from_an_old_document_is_dealt_with_keys(
    server: Server, ada: Visitor, bo: Visitor, kind: str, shuffle: bool
) -> None:
    game = old_game()
    document = vigil.Record.of(game).to_data() if kind == "record" else game.to_data()
    match = ada.make(ME, OPEN, start={kind: document}, shuffle=shuffle)["id"]
    bo.join(match)
    played = stored_game(server, match)
    assert (played.chance.generator(), played.seed.bit_length() > 128) == (BLAKE2B, True)
    assert (list(played.center_deck) == list(game.center_deck)) is not shuffle


def test_an_old_match_that_goes_on_is_dealt_with_keys(server: Server, ada: Visitor) -> None:
    match = ada.make(ME, {"kind": "here", "name": "Bo"}, seed=5)["id"]
    old = vigil.Game.deal(make_setup(["godslayer"], ["Ada", "Bo"], 2, "standard"), 5, MULTIPLY_WITH_CARRY)
    with server.services.database.engine.begin() as connection:
        stands = {"deciding": old.deciding(), "generator": MULTIPLY_WITH_CARRY}
        connection.execute(matches.update().where(matches.c.id == match).values(**stands))
    del server.services.registry.rooms[match]
    with ada.sit(match) as line:
        assert line.welcome["match"]["resumed"]
        played = stored_game(server, match)
        assert played.chance.generator() == BLAKE2B
        assert [list(player.hand) for player in played.players] == [
            list(player.hand) for player in old.players
        ]
        assert list(played.center_deck) != list(old.center_deck)
        assert Counter(played.center_deck) == Counter(old.center_deck)


def test_an_old_game_in_a_file_is_played_on_with_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    old = vigil.Record.of(old_game()).to_data()
    Path("old.json").write_text(json.dumps(old), encoding="utf-8")
    ran = run("play", "old.json", lines=["1", "quit", ""])
    assert "the decks are shuffled anew" in ran.out
    assert json.loads(Path("old.json").read_text()) == old
    record: dict[str, Any] = json.loads(Path("vigil-game.json").read_text())
    assert record["generator"] == record["start"]["generator"] == BLAKE2B
    assert vigil.Record.from_data(record).verify().moves_made > 8


def test_an_old_record_is_replayed_as_it_was_dealt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = old_game()
    while not game.over:
        game.apply(game.legal_moves()[0])
    vigil.Record.of(game).save("old.json")
    assert "verifies" in run("replay", "old.json").out
    assert "The game is over" in run("play", "old.json", lines=[""]).out


def test_a_match_against_bots_keeps_nothing_of_the_old_generator(server: Server, ada: Visitor) -> None:
    match = ada.make(ME, GREEDY, start={"position": old_game(0).to_data()})["id"]
    assert stored_game(server, match).chance.generator() == BLAKE2B
