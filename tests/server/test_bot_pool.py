"""Bots in processes of their own: they get what their seat may know, and the server survives them."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from random import Random

import pytest

from vigil.bots import LEVELS
from vigil.rules.game import Game, View
from vigil.server.protocol.decision import describe_decision
from vigil.server.workers.bot_pool import BotPool, bot_seed, choose_move
from vigil.server.workers.side_work import WorkLost

SETUPS = [["godslayer"], ["rise_of_vigil", "darkness_unleashed"], ["realms_unraveled"], ["delirium"]]


@pytest.fixture
def pool() -> Iterator[BotPool]:
    pool = BotPool(1)
    yield pool
    pool.close()


@pytest.mark.parametrize("sets", SETUPS)
def test_a_view_survives_the_way_to_another_process(sets):
    chance = Random(3)
    game = Game.new(sets, 3, 5)
    for _ in range(300):
        if game.over:
            break
        view = game.view(game.deciding())
        table = view.to_table()
        assert (table["seed"], table["chance"]) == (0, [])
        again = View.from_table(json.loads(json.dumps(table)), view.seat)
        assert again.to_table() == table
        assert again.to_data() == view.to_data()
        assert describe_decision(again) == describe_decision(view) is not None
        assert again.table.history is None is again.table.events
        assert again.guess(1).to_data() == view.guess(1).to_data()
        game.apply(chance.choice(game.legal_moves()))


def test_a_spectators_view_and_that_of_a_seat_that_waits_survive_the_way_as_well():
    game = Game.new(["delirium"], 3, 5)
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        again = View.from_table(view.to_table(), seat)
        assert again.to_data() == view.to_data()
        assert repr(again.decision) == repr(view.decision)


def test_a_table_on_its_way_does_not_tell_hidden_cards():
    game = Game.new(["godslayer"], 2, 5)
    view = game.view(0)
    assert view.to_table() == view.guess(8).view(0).to_table()
    assert view.guess(8).to_data()["players"] != game.to_data()["players"]


@pytest.mark.parametrize("level", [level for level in LEVELS if level not in ("expert", "master")])
def test_a_bot_of_every_level_makes_a_legal_move(level):
    game = Game.new(["godslayer"], 2, 5)
    table = game.view(game.deciding()).to_table()
    assert choose_move(level, 1, table, game.deciding()) in [move.text for move in game.legal_moves()]


def test_a_bot_that_brings_its_process_down_is_stood_in_for(pool):
    game = Game.new(["godslayer"], 2, 5)
    view = game.view(game.deciding())

    async def think() -> str:
        with pytest.raises(WorkLost):
            await pool.run(os._exit, 1)
        return str(await pool.choose("guide", 1, view, 1))

    assert asyncio.run(think()) in [move.text for move in game.legal_moves()]


def test_a_bot_that_does_not_know_what_to_do_is_stood_in_for(pool):
    game = Game.new(["godslayer"], 2, 5)
    view = game.view(game.deciding())
    text = asyncio.run(pool.choose("nobody", 1, view, 1))
    assert text in [move.text for move in game.legal_moves()]


def test_the_chance_of_a_bot_depends_on_a_secret():
    seeds = {bot_seed(secret, match, seat) for secret in "ab" for match in "mn" for seat in (0, 1)}
    assert len(seeds) == 8
