"""Actions: a number for every move, and moves and numbers one to one at every decision."""

from __future__ import annotations

from typing import Any

import pytest

import vigil
from tests.environments.proofs import not_one_to_one
from tests.every_decision.play import decisions, games, random_move
from tests.every_decision.tables import ALL, GODSLAYER, Table, at_every_table
from vigil.environments.actions import Actions, numbered_names
from vigil.environments.columns import CARDS, COLUMNS, NO_COLUMN, SPARE, column_of
from vigil.language.free_cards import Acquire, AcquireOrDefeat, Defeat
from vigil.language.paid_cards import TakeFromVoid
from vigil.language.targets import ZONES, OnOneCard
from vigil.rules.documents.vocabulary import vocabulary
from vigil.rules.kernel import verbs
from vigil.rules.kernel.ability import ACTIVATED
from vigil.rules.kernel.effect import Effect
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.zones import DECK, DISCARD, HAND, PLAY, TEAMMATE, THE_VOID
from vigil.rules.library import all_cards
from vigil.rules.setup import make_setup


@at_every_table
def test_moves_and_numbers_are_one_to_one_at_every_decision(table: Table) -> None:
    actions = Actions(table.sets)
    for game, _ in decisions(table, in_all=80, salt=301):
        assert not not_one_to_one(game, actions)


@at_every_table
def test_a_number_means_the_same_among_all_cards_and_among_those_of_the_sets(table: Table) -> None:
    few, all_of_them = Actions(table.sets), Actions()
    for game, _ in decisions(table, in_all=40, salt=302, every=5):
        compact = few.numbers(game)
        assert [few.whole(number) for number in compact] == all_of_them.numbers(game)
        assert [few.compact(few.whole(number)) for number in compact] == compact
        assert [few.text(n) for n in compact] == [all_of_them.text(few.whole(n)) for n in compact]


def zones_of(effect: OnOneCard) -> list[int]:
    """Where the card can lie that an effect asks for."""
    more = THE_VOID if isinstance(effect, Defeat | AcquireOrDefeat) else 0
    return [zone for zone in ZONES if zone & (effect.target.zones | more)]


def asked_for(effect: Effect) -> list[Move]:
    """Moves on some card that an effect can offer."""
    if not isinstance(effect, OnOneCard):
        return []
    found = []
    for zone in zones_of(effect):
        bought = isinstance(effect, TakeFromVoid) and not effect.target.all_fought
        if bought or isinstance(effect, Acquire | AcquireOrDefeat):
            found += [Move(verbs.ACQUIRE, "", 0, zone, to) for to in (DISCARD, HAND, DECK, PLAY, TEAMMATE)]
        if not bought and not isinstance(effect, Acquire):
            verb = verbs.DEFEAT if isinstance(effect, AcquireOrDefeat) else effect.form().verb
            found.append(Move(verb, "", 0, zone))
    return found


def test_every_card_that_any_effect_can_ask_for_has_a_column():
    effects = [known.effect for known in vocabulary(make_setup(ALL, 2, 2, "standard")).effects.values()]
    moves = [(effect, move) for effect in effects for move in asked_for(effect)]
    assert len({type(effect) for effect, _ in moves}) > 10
    wrong = [(effect, move.verb, move.zone) for effect, move in moves if column_of(move) == NO_COLUMN]
    assert not wrong


def test_every_effect_that_asks_for_a_card_offers_moves_that_the_walk_knows():
    """Effects that ask in a way of their own are few; a new one has to be looked at."""
    known = {
        "AcquireDefeated", "AgainstOneOpponent", "AgainstRichest", "DiscardMany", "NameCard",
        "Auction", "Choose", "ChooseOneOrAll", "InOrder", "May", "MoveTreasure",
        "MoveTreasureTo", "NameFaction", "ReactToOne", "TakeAside", "TakeOneDiscarded", "TakeTo", "UpTo",
        "UseUp",
    }  # fmt: skip
    effects = [known.effect for known in vocabulary(make_setup(ALL, 2, 2, "standard")).effects.values()]
    asking = {type(effect).__name__ for effect in effects if effect.asking() is not None}
    own_way = {type(effect).__name__ for effect in effects if isinstance(effect, OnOneCard)}
    assert asking - own_way <= known


def test_no_card_has_more_abilities_to_use_than_there_are_columns():
    for card in all_cards():
        usable = [number for number, each in enumerate(card.abilities) if each.watch() == ACTIVATED]
        columns = [column_of(Move(verbs.USE, "", card.face, PLAY, number=number)) for number in usable]
        assert len(set(columns)) == len(columns)
        assert NO_COLUMN not in columns


def test_every_card_has_a_line():
    assert {card.name for code in ALL for card in vigil.cards(code)} == set(numbered_names())
    assert len(set(numbered_names())) == len(numbered_names())


def test_numbers_past_the_table_are_spare_ones_and_still_one_to_one():
    game = vigil.Game.new(list(GODSLAYER), 2, 1)
    game.options = [Move(verbs.CHOOSE, f"option {number}", number=number) for number in range(14, 20)]
    actions = Actions(GODSLAYER)
    assert actions.numbers(game) == [18, 19, SPARE, SPARE + 1, SPARE + 2, SPARE + 3]


def test_opponents_are_counted_from_the_seat_that_decides():
    game = vigil.Game.new(list(GODSLAYER), 3, 1)
    seat = game.deciding()
    game.options = [
        Move(verbs.OPPONENT, f"choose {other}", owner=other) for other in range(3) if other != seat
    ]
    texts = [Actions(GODSLAYER).text(number) for number in Actions(GODSLAYER).numbers(game)]
    assert sorted(texts) == ["choose player 1 to the left", "choose player 2 to the left"]


def test_what_actions_consist_of_says_which_card_and_which_column():
    actions = Actions(GODSLAYER)
    part = actions.parts(CARDS + COLUMNS * 2 + 1)
    assert (actions.names[part.card], part.column) == ("Mystic", 1)
    assert actions.text(CARDS + COLUMNS * 2 + 1) == "acquire Mystic"


def test_a_whole_game_played_by_numbers_is_the_game_played_by_moves():
    table = Table(("delirium",), 2)
    actions = Actions(table.sets)
    for game, dice in games(table, in_all=1, salt=303):
        twin = game.copy()
        while not game.over:
            move = random_move(game, dice)
            twin.apply(actions.move(twin, actions.of(game, move)))
            game.apply(move)
        assert twin.to_data() == game.to_data()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ((), "the sets are a list of codes"),
        ("godslayer", "the sets are a list of codes"),
        (["godslayr"], "godslayer"),
    ],
)
def test_sets_that_do_not_exist_are_refused(wrong: Any, said: str) -> None:
    with pytest.raises((ValueError, LookupError), match=said):
        Actions(wrong)


def test_numbers_that_are_no_action_or_not_legal_are_refused_with_what_would_be_right():
    game = vigil.Game.new(list(GODSLAYER), 2, 1)
    actions = Actions(GODSLAYER)
    with pytest.raises(ValueError, match=r"actions 0 to 2015, not 2016"):
        actions.move(game, 2016)
    with pytest.raises(ValueError, match=r"\(decline\) is not legal; legal are .*end turn"):
        actions.move(game, 1)
    with pytest.raises(ValueError, match="is not one of the moves"):
        actions.of(game, Move(verbs.DECLINE, "decline"))
    with pytest.raises(ValueError, match="is not in godslayer"):
        actions.compact(CARDS + COLUMNS * 200)
    with pytest.raises(ValueError, match="is not in godslayer"):
        actions.card(vigil.card("Energy Shard").face)
