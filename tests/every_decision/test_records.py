"""Recorded games: both builds, on every machine, lead the same moves to the same end.

When one of these fails, read tools/record_games.py before you write anything.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import vigil
from vigil.rules.documents.event_data import event_data
from vigil.rules.fingerprints import RULES, state_fingerprint

FILES = sorted((Path(__file__).parent.parent / "golden" / "records").glob("*.json"))
every_record = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@every_record
def test_a_recorded_game_is_replayed_exactly(path: Path) -> None:
    record = vigil.Record.load(path)
    game = record.replay()
    assert game.result is not None
    assert record.result == {"scores": game.result.scores, "winners": game.result.winners}
    assert state_fingerprint(game) == record.final
    assert record.rules == RULES


@every_record
def test_a_recorded_game_is_recorded_again_as_it_was(path: Path) -> None:
    record = vigil.Record.load(path)
    game = record.replay()
    again = vigil.Record.of(game)
    moves = game.past_moves()
    assert record.moves in ([move.text for move in moves], [move.notation for move in moves])
    assert vigil.Record.from_data(again.to_data()).verify().to_data() == game.to_data()
    assert again.setup == record.setup
    assert again.seed == record.seed
    assert again.final == record.final


def test_every_variant_edition_and_set_is_recorded():
    setups = [vigil.Record.load(path).setup for path in FILES]
    assert {(setup["edition"], setup["variant"]) for setup in setups} == {
        (1, "standard"), (2, "standard"), (2, "team"), (2, "solitaire"),
    }  # fmt: skip
    assert {code for setup in setups for code in setup["sets"]} >= {"godslayer"}
    assert {vigil.Record.load(path).generator for path in FILES} == {"multiply-with-carry", "blake2b"}
    assert {len(setup["players"]) for setup in setups} >= {1, 2, 3, 4}


def test_the_steps_of_a_record_tell_the_game_from_deal_to_end():
    record = vigil.Record.load(FILES[0])
    told = [[event_data(event.seen_by(None)) for event in happened] for _, happened in record.steps()]
    assert len(told) == len(record.moves) + 1
    assert {event["event"] for event in told[0]} >= {"drew", "entered", "began"}
    assert told[-1][-1]["event"] == "ended"


def test_a_record_with_a_move_changed_is_refused():
    record = vigil.Record.load(FILES[0])
    record.moves[5] = "acquire the moon"
    with pytest.raises(ValueError, match=r"move 6 of the record.*acquire the moon"):
        record.replay()


def test_a_record_that_ends_elsewhere_is_refused():
    data = vigil.Record.load(FILES[0]).to_data()
    current = vigil.Record.of(vigil.Record.from_data(data).replay()).to_data()
    shorter = vigil.Record.from_data({**current, "moves": current["moves"][:-1]})
    with pytest.raises(ValueError, match="does not lead to the end"):
        shorter.verify()
