"""Copies, saves, replays and positions of a game go on exactly as the game does."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import vigil
from tests.every_decision.play import Dice, decisions, games, random_move
from tests.every_decision.tables import Table, at_every_table

# A position is a table as people see it: it forgets how far the game has come and who saw what.
FORGOTTEN = ("moves_made", "turn_moves", "turn_number", "center_known", "deck_known", "hand_known")


def through_json(data: Any) -> Any:
    """What is left of data after it was written and read."""
    return json.loads(json.dumps(data))


def saved_and_loaded(game: vigil.Game) -> vigil.Game:
    return vigil.Game.from_data(through_json(game.to_data()))


def replayed(game: vigil.Game) -> vigil.Game:
    return vigil.Record.from_data(through_json(vigil.Record.of(game).to_data())).replay()


def assert_same_future(game: vigil.Game, twin: vigil.Game, dice: Dice, moves: int) -> None:
    """Play both on with the same random moves: they offer, tell and become the same."""
    game = game.copy()
    assert twin.to_data() == game.to_data()
    for _ in range(moves):
        if game.over:
            break
        move = random_move(game, dice)
        assert [str(other) for other in twin.legal_moves()] == [str(one) for one in game.legal_moves()]
        assert repr(twin.do(str(move))) == repr(game.apply(move))
    assert twin.to_data() == game.to_data()


@at_every_table
def test_a_copy_goes_on_like_the_game(table: Table) -> None:
    for game, dice in decisions(table, in_all=64, salt=11, every=9):
        assert_same_future(game, game.copy(), dice, moves=6)


@at_every_table
def test_a_saved_game_goes_on_like_the_game(table: Table) -> None:
    for game, dice in decisions(table, in_all=48, salt=12, every=9):
        assert_same_future(game, saved_and_loaded(game), dice, moves=6)


@at_every_table
def test_a_game_can_be_saved_and_loaded_at_any_decision(table: Table) -> None:
    for game, _ in decisions(table, in_all=8, salt=13, every=3):
        loaded = saved_and_loaded(game)
        assert loaded.to_data() == game.to_data()
        assert loaded.legal_moves() == game.legal_moves()
        assert loaded.deciding() == game.deciding()


@at_every_table
def test_a_replay_of_the_record_so_far_goes_on_like_the_game(table: Table) -> None:
    for game, dice in decisions(table, in_all=48, salt=14, every=61):
        assert_same_future(game, replayed(game), dice, moves=6)


@at_every_table
def test_copy_save_and_replay_stay_the_same_to_the_end(table: Table) -> None:
    for game, dice in decisions(table, in_all=24, salt=15, every=389):
        for twin in (game.copy(), saved_and_loaded(game), replayed(game)):
            assert_same_future(game, twin, dice, moves=20_000)


@at_every_table
def test_a_game_taken_up_from_a_save_has_a_record_that_leads_there(table: Table) -> None:
    for game, dice in games(table, in_all=24, salt=16):
        for _ in range(50):
            game.apply(random_move(game, dice))
        loaded = saved_and_loaded(game)
        for _ in range(20):
            loaded.apply(random_move(loaded, dice))
        assert replayed(loaded).to_data() == loaded.to_data()


@at_every_table
def test_playing_a_copy_or_a_loaded_game_leaves_the_game_and_the_save_alone(table: Table) -> None:
    for game, _ in decisions(table, in_all=24, salt=17, every=199):
        data, view = game.to_data(), game.view(0).to_data()
        before, seen = through_json(data), through_json(view)
        game.copy().playout(1)
        vigil.Game.from_data(data).playout(2)
        game.view(0).guess(3).playout(4)
        assert data == before == game.to_data()
        assert view == seen == game.view(0).to_data()


@at_every_table
def test_moves_without_events_lead_to_the_same_game(table: Table) -> None:
    for game, dice in games(table, in_all=40, salt=18):
        silent = game.copy()
        silent.events = None
        while not game.over:
            move = random_move(game, dice)
            game.apply(move)
            assert silent.apply(move) == []
        assert silent.to_data() == game.to_data()


def at_main_decision(game: vigil.Game) -> bool:
    return not game.pending


def remembered(data: dict[str, Any]) -> dict[str, Any]:
    """A snapshot without what a position forgets."""
    players = [{key: p[key] for key in p if key not in FORGOTTEN} for p in data["players"]]
    return {**{key: data[key] for key in data if key not in FORGOTTEN}, "players": players}


@at_every_table
def test_a_position_comes_back_as_it_went(table: Table) -> None:
    for game, _ in decisions(table, in_all=48, salt=19, every=8):
        if at_main_decision(game):
            document = through_json(game.position())
            again = vigil.Game.from_position(document)
            assert again.position() == document
            assert again.legal_moves() == game.legal_moves()


@at_every_table
def test_a_game_goes_on_from_its_position_as_it_would_have(table: Table) -> None:
    for game, dice in decisions(table, in_all=48, salt=20, every=31):
        if at_main_decision(game):
            twin, game = vigil.Game.from_position(game.position()), game.copy()
            while not game.over and dice.below(40):
                twin.do(str(game.legal_moves()[0]))
                game.apply(game.legal_moves()[0])
            assert remembered(twin.to_data()) == remembered(game.to_data())


def toml(value: Any) -> str:
    """A value of a position as TOML: tables inline, all else as JSON writes it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return json.dumps(value)


@at_every_table
def test_a_position_can_be_written_as_toml(table: Table) -> None:
    for game, _ in decisions(table, in_all=16, salt=21, every=40):
        if not at_main_decision(game):
            continue
        document = game.position()
        if None not in document["center_row"]:
            text = "\n".join(f"{key} = {toml(value)}" for key, value in document.items())
            assert tomllib.loads(text) == document
