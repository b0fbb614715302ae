"""A set that comes after bots, encoders, a reviewer and a catalogue were made: everything plays it, and
nothing that was there before is changed."""

from __future__ import annotations

import gc
import re
import tracemalloc
from collections.abc import Iterator
from functools import cache
from io import StringIO
from typing import Any

import numpy as np
import pytest
from rich.console import Console

import vigil
from tests.own_sets import added, box, expansion
from vigil.arena.game_format import GameFormat
from vigil.bots import features
from vigil.bots.bot import Bot
from vigil.bots.card_traits import traits_of
from vigil.bots.judge_bots import guide_judge, tuned_judge
from vigil.bots.levels import LEVELS
from vigil.bots.network import Network, shipped_network
from vigil.environments.actions import Actions
from vigil.environments.batch import Batch
from vigil.environments.encoder import Encoder
from vigil.language import LIFEBOUND, Draw, Gain, Hero, Monster
from vigil.rules.kernel.card import FACES
from vigil.rules.log import Log
from vigil.rules.setup import make_setup
from vigil.server.protocol.catalogue import catalogue
from vigil.sets import SHIPPED
from vigil.terminal.panels import table as table_panel


class Before:
    """Everything that can be made before a set comes."""

    def __init__(self) -> None:
        self.bots = {level: vigil.bot(level, 1) for level in LEVELS}
        self.actions = Actions()
        self.encoder = Encoder(make_setup(["godslayer"], 2, 2, "standard"))
        self.game = vigil.Game.new(["godslayer"], 2, 5)
        self.seen = self.encoder.flat(self.game, 0)
        self.cards = len(catalogue().cards)
        self.values = [list(row) for row in tuned_judge().kept]


@cache
def before() -> Before:
    """Made once, and first."""
    return Before()


@pytest.fixture
def codes() -> Iterator[list[str]]:
    """Godslayer with an expansion that came later."""
    before()
    with added(expansion()) as later:
        yield ["godslayer", *later]


def few_moves(bot: Bot, codes: list[str], seed: int, moves: int = 25) -> vigil.Game:
    """A game with new cards everywhere, after some moves of a bot."""
    cards = ["Ember Witch", "Cinder Idol", "Ash Wyrm", "Lantern Keeper"]
    hands = [
        {"name": name, "hand": ["Ember Witch", "Lantern Keeper", "Apprentice"]} for name in ("Ada", "Bo")
    ]
    document = {"sets": codes, "seed": seed, "center_row": cards, "runes": 4, "power": 4, "seats": hands}
    game = vigil.Game.from_position(document)
    for _ in range(moves):
        if game.decision is None:
            break
        move = bot.choose(game.view(game.decision.player), game.decision)
        game.apply(move)
    return game


@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_that_was_made_before_plays_it(level: str, codes: list[str]) -> None:
    bot = before().bots[level]
    bot.budget = 0.05
    game = few_moves(bot, codes, 3, 8 if level in ("expert", "master") else 60)
    assert game.moves_made > 5
    advice = bot.explain(game.view(game.turn), game.decision) if game.decision else None
    assert advice is None or str(advice.move)


def test_a_card_without_a_measured_worth_is_valued_by_what_it_does(codes: list[str]) -> None:
    witch = vigil.card("Ember Witch").face
    judge, lore = tuned_judge(), guide_judge()
    for each in (judge, lore):
        each.catch_up()
        assert each.kept[-1][witch] > each.kept[-1][vigil.card("Apprentice").face]
    assert features.vector(witch)[features.RUNES] == 1


def test_what_was_there_before_is_unchanged(codes: list[str]) -> None:
    old = before()
    assert list(Actions().names) == list(old.actions.names)
    assert (Actions().size, Actions().encoding) == (old.actions.size, "1")
    assert np.array_equal(old.encoder.flat(old.game, 0), old.seen)
    shipped = [card.face for card_set in SHIPPED for card in card_set.sides()]
    assert [[row[face] for face in shipped] for row in tuned_judge().kept] == [
        [row[face] for face in shipped] for row in old.values
    ]
    assert len(catalogue().cards) == old.cards + 4


def test_its_moves_and_tables_are_numbered_in_an_encoding_of_its_own(codes: list[str]) -> None:
    encoder = Encoder(make_setup(codes, 2, 2, "standard"))
    game = few_moves(vigil.bot("greedy", 1), codes, 3, 10)
    name = encoder.actions.encoding
    assert re.fullmatch("1[+]ember_court#[0-9a-f]{8}", name)
    published = Actions(["godslayer"])
    assert encoder.actions.names[: len(published.names)] == published.names
    assert encoder.actions.names[len(published.names) :] == [
        "Ember Witch", "Cinder Idol", "Ash Wyrm", "Lantern Keeper",
    ]  # fmt: skip
    assert encoder.mask(game).sum() == len(game.legal_moves())
    for number, move in zip(encoder.actions.numbers(game), game.legal_moves(), strict=True):
        assert encoder.actions.move(game, number) == move
        assert encoder.actions.compact(encoder.actions.whole(number)) == number
    assert encoder.flat(game, 0).shape == (encoder.width,)
    batch = Batch(codes, games=4)
    batch.step(np.array([batch.legal[64 * slot] for slot in range(4)], np.int32).tobytes())


def test_views_saves_records_logs_and_the_terminal_work(codes: list[str]) -> None:
    game = few_moves(vigil.bot("greedy", 2), codes, 4)
    assert vigil.Game.from_data(game.to_data()).to_data() == game.to_data()
    view = game.view(0)
    assert vigil.View.from_table(view.to_table(), 0).to_data() == view.to_data()
    assert view.guess(3).decision is not None
    dealt = vigil.Game.new(codes, 2, 9)
    log = Log(dealt.setup, 0)
    for _ in range(30):
        assert log.lines(dealt.apply(dealt.legal_moves()[0])) is not None
    record = vigil.Record.of(dealt)
    assert vigil.Record.from_data(record.to_data()).verify().to_data() == dealt.to_data()
    console = Console(file=StringIO(), width=120)
    console.print(table_panel(view, 120))


def test_a_game_with_it_is_reviewed(codes: list[str]) -> None:
    seats = [{"name": name, "hand": ["Ember Witch", "Militia"]} for name in ("Ada", "Bo")]
    ending = {"sets": codes, "honor_pool": 1, "center_row": ["Ash Wyrm", "Lantern Keeper"], "seats": seats}
    game = vigil.Game.from_position({**ending, "runes": 2, "power": 4})
    while game.decision is not None:
        game.apply(vigil.bot("greedy", 1).choose(game.view(game.decision.player), game.decision))
    review = vigil.review(vigil.Record.of(game), 0)
    assert review.to_data()


def test_a_box_that_came_later_is_played_alone_with_a_hero_of_a_known_name():
    before()
    with added(box()) as later:
        game = few_moves(before().bots["tuned"], later, 2, 60)
        assert game.moves_made > 10


def test_the_network_knows_what_new_cards_do_and_counts_those_it_never_met(codes: list[str]) -> None:
    network: Network = shipped_network("expert")
    setup = make_setup(codes, 2, 2, "standard")
    unmet = network.unmet(setup.center)
    assert 0 < unmet < 0.2
    assert not before().bots["expert"].to_end(vigil.Game.new(codes, 2, 1).view(0))  # type: ignore[attr-defined]
    with added(box()) as later:
        assert network.unmet(make_setup(later, 2, 2, "standard").center) == 1.0
        assert before().bots["expert"].to_end(vigil.Game.new(later, 2, 1).view(0))  # type: ignore[attr-defined]


def network_rows(face: int) -> Any:
    """What the network of expert has for a card, group by group."""
    network = shipped_network("expert")
    network.catch_up()
    return network.table.reshape(-1, network.stride, network.table.shape[1])[:, face]


def test_what_is_known_of_a_face_follows_the_card_that_has_it():
    before()
    with added(expansion("alpha", [Hero("Sage", LIFEBOUND, cost=5, copies=3, play=[Draw(3)])])):
        sage = vigil.card("Sage").face
        drawing = network_rows(sage).copy()
        assert features.vector(sage)[features.DRAW] == 3
    with added(expansion("beta", [Monster("Imp", power=1, copies=3, reward=[Gain(honor=9)])])):
        imp = vigil.card("Imp")
        assert imp.face == sage
        known = np.array(traits_of(imp), np.float32) @ shipped_network("expert").weights["traits"]
        assert np.allclose(network_rows(imp.face), known)
        assert not np.allclose(network_rows(imp.face), drawing)
        assert (features.vector(imp.face)[features.DRAW], features.vector(imp.face)[features.HONOR]) == (0, 9)


def test_a_format_is_played_with_the_set_that_has_its_code_now():
    form = GameFormat(("godslayer", "guest"))
    for name in ("First Guest", "Second Guest"):
        with added(expansion("guest", [Hero(name, cost=1, play=[Draw(1)])])):
            assert name.lower() in form.setup.by_name
            assert form.deal(1).setup.sets == form.setup.sets


def test_two_hundred_sets_come_are_played_and_go_and_nothing_grows():
    before()
    tuned, expert = tuned_judge(), shipped_network("expert")

    def come_and_go(first: int, last: int) -> None:
        for number in range(first, last):
            with added(expansion(f"guest_{number}")) as later:
                few_moves(before().bots["tuned"], ["godslayer", *later], number, 6)
                game = vigil.Game.new(["godslayer", *later], 2, number)
                if number % 20 == 0:
                    few_moves(before().bots["expert"], ["godslayer", *later], number, 2)
                    Encoder(game.setup).mask(game)

    come_and_go(0, 40)
    gc.collect()
    sizes = len(FACES), len(tuned.order), len(expert.table), len(features.KNOWN.vectors)
    tracemalloc.start()
    come_and_go(40, 60)
    gc.collect()
    begun = tracemalloc.get_traced_memory()[0]
    come_and_go(60, 200)
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - begun
    tracemalloc.stop()
    assert (len(FACES), len(tuned.order), len(expert.table), len(features.KNOWN.vectors)) == sizes
    assert grown < 100_000
