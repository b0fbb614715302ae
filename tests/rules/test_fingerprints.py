"""Fingerprints: they change with whatever play depends on, and with nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import vigil
from vigil.language import Draw, Gain, Hero, Rulebook
from vigil.rules.fingerprints import OF_A_CARD, OF_A_SET, sets_fingerprint
from vigil.rules.kernel.box import CardSet
from vigil.rules.kernel.card import Card
from vigil.rules.kernel.compiled import COMPILED
from vigil.rules.kernel.identity import LATER_RULES, RULES
from vigil.rules.library import find_set

# Attributes that are left out: numbers that this process gave, what follows from others, and words.
SET_REST = {"name", "words", "rulings", "file", "hold", "cards", "rulebook", "die"}  # some by their parts
CARD_REST = {
    "face", "front", "set_code", "only", "into", "told",
    "kind_bit", "stays", "fought", "owned", "heard", "lies_under", "faction_bits",
    "counts", "marks", "watch", "watch_in_discard", "treats", "would",
}  # fmt: skip


def hero(cost: int = 2, **more: object) -> Card:
    """A card of a small set."""
    into = Hero("Otherwise", cost=0, play=[Gain(power=2)])
    card = Hero("Somebody", cost=cost, play=[Draw(1)])
    card.into = into
    return card


def small_set() -> CardSet:
    """A set that nobody knows."""
    return CardSet("small", "Small", Rulebook(2000, "Samael"), 4, {"Somebody": 3}, [hero()], Gain(runes=1))


def change_die(card_set: CardSet) -> None:
    card_set.die = Gain(runes=2)


def change_deck(card_set: CardSet) -> None:
    card_set.starting_deck = {"Somebody": 4}


def change_rulebook(card_set: CardSet) -> None:
    card_set.rulebook = Rulebook(2000, "the Cult")


def change_cost(card_set: CardSet) -> None:
    card_set.cards = (hero(cost=3),)


def change_other_side(card_set: CardSet) -> None:
    card_set.cards[0].into = Hero("Otherwise", cost=0, play=[Gain(power=3)])


def change_players(card_set: CardSet) -> None:
    card_set.most_players = 6


def change_pool(card_set: CardSet) -> None:
    card_set.rulebook = Rulebook(2000, "Samael", honor_pool=15)


CHANGES = [
    change_die,
    change_deck,
    change_rulebook,
    change_pool,
    change_cost,
    change_other_side,
    change_players,
]


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_play_depends_on_changes_the_fingerprint(change: Callable[[CardSet], None]) -> None:
    changed = small_set()
    change(changed)
    assert sets_fingerprint([changed]) != sets_fingerprint([small_set()])


def test_what_a_set_is_called_does_not():
    renamed = small_set()
    renamed.name = "Tiny"
    assert sets_fingerprint([renamed]) == sets_fingerprint([small_set()])


@pytest.mark.skipif(COMPILED, reason="a compiled class does not list its attributes")
def test_every_attribute_is_hashed_or_known_to_be_left_out():
    card_set = find_set("godslayer")
    assert vars(card_set).keys() == {*OF_A_SET, *SET_REST}
    assert vars(card_set.rulebook).keys() == {*RULES, *LATER_RULES}
    assert vars(card_set.cards[0]).keys() == ({*OF_A_CARD} - {"kind", "factions"}) | CARD_REST


def finished() -> vigil.Record:
    """The record of a short game."""
    game = vigil.Game.new(["godslayer"], 2, seed=4)
    for _ in range(3):
        game.do("end turn")
    return vigil.Record.of(game)


def test_a_record_says_which_vigil_wrote_it_and_with_which_cards():
    data = finished().to_data()
    assert data["vigil"] == vigil.__version__
    assert data["cards"] == sets_fingerprint([find_set("godslayer")])


@pytest.mark.parametrize(("key", "value"), [("rules", 99), ("cards", "0")])
def test_a_record_that_leads_to_its_end_is_verified_though_much_has_changed_since(key, value):
    assert vigil.Record.from_data({**finished().to_data(), key: value}).verify().moves_made == 3


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("rules", 99, "written by Vigil 0.2.0 with rules 99"),
        ("cards", "0", "written by Vigil 0.2.0 with other cards"),
        ("version", 1, "whose cards may have been other ones, or in other words"),
    ],
)
def test_a_record_that_leads_elsewhere_says_what_has_changed_since(key, value, said):
    data = {**finished().to_data(), "vigil": "0.2.0", "final": "0", key: value}
    with pytest.raises(ValueError, match=said):
        vigil.Record.from_data(data).verify()


def test_a_record_with_a_move_that_is_gone_says_what_has_changed_since():
    data = {**finished().to_data(), "cards": "0", "moves": ["play/Forgotten/hand"]}
    with pytest.raises(ValueError, match=f"move 1 of the record.*written by Vigil {vigil.__version__}"):
        vigil.Record.from_data(data).verify()
