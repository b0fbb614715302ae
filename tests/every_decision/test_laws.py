"""Laws that hold whenever somebody decides."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import vigil
from tests.every_decision import laws
from tests.every_decision.laws import (
    CardsStay,
    FullRow,
    HonorAddsUp,
    InPlace,
    Law,
    LoggedTokens,
    NothingNegative,
    Questions,
    broken,
)
from tests.every_decision.play import games
from tests.every_decision.tables import TABLES, Table, at_every_table
from vigil.rules.kernel.card import IN_CENTER_DECK
from vigil.rules.kernel.event import Event


@pytest.fixture(scope="module", params=TABLES, ids=str)
def breaches(request: pytest.FixtureRequest) -> dict[type[Law], str]:
    """The laws that games at a table broke: the games are played once for all laws."""
    return broken(request.param, salt=1)


def test_every_card_lies_somewhere_and_none_appears_or_vanishes(breaches):
    assert CardsStay not in breaches, breaches[CardsStay]


def test_the_row_is_full_when_someone_decides(breaches):
    assert FullRow not in breaches, breaches[FullRow]


def test_nothing_is_ever_negative(breaches):
    assert NothingNegative not in breaches, breaches[NothingNegative]


def test_honor_adds_up(breaches):
    assert HonorAddsUp not in breaches, breaches[HonorAddsUp]


def test_tokens_are_what_the_log_says_was_gained(breaches):
    assert LoggedTokens not in breaches, breaches[LoggedTokens]


def test_a_question_has_at_least_two_answers_and_no_two_sound_alike(breaches):
    assert Questions not in breaches, breaches[Questions]


def test_no_card_lies_where_a_document_could_not_have_it(breaches):
    assert InPlace not in breaches, breaches[InPlace]


def test_a_law_that_does_not_hold_would_be_noticed(monkeypatch):
    class NobodyGains(LoggedTokens):
        def told(self, happened: list[Event]) -> None:
            """Nothing is heard of what was gained."""

    monkeypatch.setattr(laws, "LAWS", (NobodyGains, FullRow))
    found = broken(TABLES[0], salt=2)
    assert found.keys() == {NobodyGains}
    assert re.match(r"seed \d+, move \d+: ", found[NobodyGains])


@at_every_table
def test_the_center_deck_has_every_copy_that_is_printed(table: Table) -> None:
    printed = Counter[str]()
    for card in [card for code in table.sets for card in vigil.cards(code) if card.home == IN_CENTER_DECK]:
        printed[card.name] += card.copies
    data = table.new(1).to_data()
    lying = Counter(sum(data["under"], data["center_deck"] + data["row"] + data["void"]))
    del lying["Energy Shard"], printed["Energy Shard"]  # as many as the sets need together
    assert lying == +printed


@at_every_table
def test_every_playout_ends_with_a_winner(table: Table) -> None:
    for game, _ in games(table, in_all=740, salt=7):
        result = game.playout(game.seed)
        assert game.decision is None
        assert result.reason
        assert len(result.scores) == table.players
        assert set(result.winners) <= set(range(table.players))
        assert result.winners or table.variant == "solitaire"


@at_every_table
def test_a_game_of_random_moves_ends_too(table: Table) -> None:
    for game, dice in games(table, in_all=80, salt=8):
        while decision := game.decision:
            game.apply(decision.moves[dice.below(len(decision.moves))])
            assert game.moves_made < 20_000
        assert game.result is not None


def test_a_game_in_which_nobody_can_go_on_ends_too():
    row = ["Avatar Golem", "Emri, One with the Void", "Shadow Star", "Voidthirster", "Muramasa", "Snapdragon"]
    seats = [{"name": "Ada", "hand": ["Void Initiate"]}, {"name": "Bo", "hand": ["Arbiter of the Precipice"]}]
    game = vigil.Game.from_position({"sets": ["godslayer"], "center_row": row, "seats": seats})
    while not game.over:
        game.do("end turn")
        assert game.moves_made < 1000
    assert game.result is not None
    assert game.result.reason != "the honor pool is empty"


def test_all_player_counts_editions_and_variants_have_a_table():
    asked = {(table.players, table.edition, table.variant) for table in TABLES}
    assert asked >= {(n, edition, "standard") for n in (2, 3, 4) for edition in (1, 2)}
    assert asked >= {(4, 2, "team"), (1, 2, "solitaire")}
