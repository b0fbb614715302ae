"""Observations: what a seat may know, all of it that matters, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest

import vigil
from tests.conftest import table as laid
from tests.environments.proofs import Encode, buffers, encoded, equal, honest, leaking, leaks
from tests.every_decision.play import decisions
from tests.every_decision.tables import ALL, GODSLAYER, Table, at_every_table
from vigil.environments.actions import Actions
from vigil.environments.cells import NUMBER_NAMES, NUMBERS, PER_SEAT, SEAT_NUMBER_NAMES, number_names
from vigil.environments.observations import Observations


def count_leaks(encode: Encode, table: Table) -> int:
    """How often what is seen depends on what is hidden."""
    return sum(leaks(encode, game, dice) for game, dice in decisions(table, in_all=60, salt=311, every=6))


@at_every_table
def test_nothing_hidden_is_seen(table: Table) -> None:
    assert count_leaks(honest, table) == 0


def test_an_encoder_that_leaks_the_order_of_the_own_deck_would_be_noticed():
    assert count_leaks(leaking, Table(GODSLAYER, 2)) > 10


@at_every_table
def test_looking_again_leaves_nothing_of_what_was_seen_before(table: Table) -> None:
    actions = Actions(table.sets)
    used = Observations(actions, table.players)
    for game, dice in decisions(table, in_all=60, salt=313, every=4):
        seat = dice.below(table.players)
        assert equal(encoded(game, seat, used), encoded(game, seat, Observations(actions, table.players)))


def cell(seen: Observations, line: str, card: str) -> int:
    """How many of a card a line counts."""
    cards = np.asarray(memoryview(seen.cards)).reshape(seen.lines, seen.count)
    return int(cards[seen.names.index(line), seen.actions.names.index(card)])


def number(seen: Observations, name: str) -> int:
    """One of the numbers."""
    return int(np.asarray(memoryview(seen.numbers))[number_names(int(seen.players)).index(name)])


def test_a_table_laid_by_hand_is_seen_as_it_lies():
    table = laid(
        runes=3, power=2, center_row=["Mephit", "Mephit", "Landtalker"], hand=["Apprentice", "Apprentice"],
        played=["Mystic"], constructs=["Muramasa"], void=["Wind Tyrant"],
    )  # fmt: skip
    seen = Observations(Actions(GODSLAYER), 2)
    seen.look(table.game, 0)
    assert cell(seen, "center row", "Mephit") >= 2
    assert cell(seen, "own hand", "Apprentice") == 2
    assert cell(seen, "played of seat 0", "Mystic") == 1
    assert cell(seen, "constructs of seat 0", "Muramasa") == 1
    assert cell(seen, "void", "Wind Tyrant") == 1
    assert (number(seen, "runes"), number(seen, "power")) == (3, 2)
    assert number(seen, "asks for turn") == 1
    places = np.asarray(memoryview(seen.row))
    assert [seen.actions.names[card] for card in places[:3]] == ["Mephit", "Mephit", "Landtalker"]
    seen.look(table.game, 1)
    assert cell(seen, "played of seat 1", "Mystic") == 1
    assert cell(seen, "own hand", "Mystic") == 0


def test_the_kind_of_a_question_and_who_asks_are_seen():
    table = laid(power=3, center_row=["Mephit"])
    table.do("defeat Mephit")
    seen = Observations(Actions(GODSLAYER), 2)
    seen.look(table.game, 0)
    assert cell(seen, "asks", "Mephit") == 1
    assert (number(seen, "asks for card"), number(seen, "asks for turn")) == (1, 0)


def test_every_number_has_a_name_and_a_scale():
    assert len(NUMBER_NAMES) == NUMBERS
    assert len(SEAT_NUMBER_NAMES) == PER_SEAT
    assert all(scale > 0 for _, scale in (*NUMBER_NAMES, *SEAT_NUMBER_NAMES))
    for players in (1, 2, 6):
        seen = Observations(Actions(ALL), players)
        assert len(number_names(players)) == seen.width
        assert len(seen.names) == seen.lines


def test_all_slots_have_room_of_their_own():
    games = [vigil.Game.new(list(GODSLAYER), 2, seed) for seed in (1, 2)]
    seen = Observations(Actions(GODSLAYER), 2, games=2)
    for slot, game in enumerate(games):
        seen.look(game, 0, slot)
    for slot, game in enumerate(games):
        assert equal(buffers(seen, slot), encoded(game, 0, Observations(Actions(GODSLAYER), 2)))


def test_games_seats_and_slots_that_do_not_fit_are_refused():
    seen = Observations(Actions(GODSLAYER), 2)
    with pytest.raises(ValueError, match="this observes 2 players with godslayer, not 3"):
        seen.look(vigil.Game.new(["godslayer"], 3, 1), 0)
    with pytest.raises(ValueError, match="with delirium"):
        seen.look(vigil.Game.new(["delirium"], 2, 1), 0)
    with pytest.raises(ValueError, match="there is no seat 2"):
        seen.look(vigil.Game.new(["godslayer"], 2, 1), 2)
    with pytest.raises(ValueError, match="1 to 6 players"):
        Observations(Actions(GODSLAYER), 7)
