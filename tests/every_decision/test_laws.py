"""Laws that hold whenever somebody decides."""

from __future__ import annotations

from collections import Counter

import vigil
from tests.every_decision.play import decisions, games, random_move
from tests.every_decision.tables import TABLES, Table, at_every_table
from vigil.rules.documents.inventory import box, on_table
from vigil.rules.events import Gained, PoolGrew
from vigil.rules.kernel.card import FACES, IN_CENTER_DECK, TREASURE
from vigil.rules.kernel.event import Event
from vigil.rules.kernel.zones import EMPTY


@at_every_table
def test_every_card_lies_somewhere_and_none_appears_or_vanishes(table: Table) -> None:
    for game, _ in decisions(table, in_all=240, salt=1, every=9):
        assert on_table(game) == box(game)


@at_every_table
def test_the_center_deck_has_every_copy_that_is_printed(table: Table) -> None:
    printed = Counter[str]()
    for card in [card for code in table.sets for card in vigil.cards(code) if card.home == IN_CENTER_DECK]:
        printed[card.name] += card.copies
    data = table.new(1).to_data()
    lying = Counter(sum(data["under"], data["center_deck"] + data["row"]))
    del lying["Energy Shard"], printed["Energy Shard"]  # as many as the sets need together
    assert lying == +printed


@at_every_table
def test_the_row_is_full_when_someone_decides(table: Table) -> None:
    for game, _ in decisions(table, in_all=320, salt=2):
        asking = game.pending[-1].source if game.pending else EMPTY
        treasure = asking != EMPTY and FACES[asking].kind_bit == TREASURE  # DU-16: its Fate comes at once
        assert EMPTY not in game.center_row or treasure or len(game.center_deck) + len(game.void) == 0


@at_every_table
def test_nothing_is_ever_negative(table: Table) -> None:
    for game, _ in decisions(table, in_all=240, salt=3):
        assert min(game.runes, game.mechana_runes, game.power, game.energy, game.honor_pool) >= 0
        assert min(game.supply) >= 0
        assert min(min(player.honor, player.insight) for player in game.players) >= 0


@at_every_table
def test_honor_adds_up(table: Table) -> None:
    for game, dice in games(table, in_all=240, salt=4):
        total = game.setup.pool + grown(game.events or [])
        while not game.over:
            total += grown(game.apply(random_move(game, dice)))
            taken = sum(player.honor for player in game.players) + game.rival_honor
            assert taken + game.honor_pool == total or (game.ending and taken + game.honor_pool > total)


def grown(happened: list[Event]) -> int:
    """What cards added to the pool (ROV-59)."""
    return sum(event.amount for event in happened if isinstance(event, PoolGrew))


@at_every_table
def test_tokens_are_what_the_log_says_was_gained(table: Table) -> None:
    for game, dice in games(table, in_all=80, salt=5):
        gained = Counter[int]()
        while not game.over:
            for event in game.apply(random_move(game, dice)):
                if isinstance(event, Gained) and event.resource == "honor":
                    gained[event.player] += event.amount
        assert [gained[seat] for seat in range(len(game.players))] == [p.honor for p in game.players]


@at_every_table
def test_a_question_has_at_least_two_answers_and_no_two_sound_alike(table: Table) -> None:
    for game, _ in decisions(table, in_all=240, salt=6):
        decision = game.decision
        assert decision is not None
        texts = [str(move).lower() for move in decision.moves]
        assert len(set(texts)) == len(texts)
        assert len(texts) > 1 or texts == ["end turn"]
        assert 0 <= decision.player < table.players
        assert decision.prompt


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
