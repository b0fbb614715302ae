"""Effects on one card that a player picks."""

from tests.conftest import table
from vigil.language.choices import May
from vigil.language.effects import Draw, Gain
from vigil.language.free_cards import Acquire, AcquireOrDefeat, Defeat
from vigil.language.given_cards import BanishThis
from vigil.language.selectors import CARDS, CONSTRUCTS, HEROES, MONSTERS
from vigil.language.targets import Banish, Destroy, Discard, KeepOne, Repeat
from vigil.rules.kernel.zones import AVAILABLE, CENTER_ROW, DECK, HAND, PLAY, PLAYED


def test_banish_puts_the_picked_card_into_the_void():
    game = table(hand=["Landtalker", "Muramasa"])
    game.carry_out(Banish(CARDS.in_(HAND)))
    game.do("banish Muramasa from hand")
    assert (game.names("hand"), game.names("void")) == (["Landtalker"], ["Muramasa"])


def test_a_single_target_is_taken_without_a_question():
    game = table(hand=["Landtalker"])
    game.carry_out(Banish(CARDS.in_(HAND)))
    assert game.names("void") == ["Landtalker"]


def test_an_effect_without_a_target_does_nothing():
    game = table()
    game.carry_out(Banish(CARDS.in_(HAND), then=Gain(power=1)))
    assert (game.power, game.names("void")) == (0, [])


def test_what_follows_happens_only_if_something_was_picked():
    game = table(hand=["Landtalker", "Mystic"], deck=["Militia"])
    game.carry_out(May(Discard(CARDS.in_(HAND), then=Draw(1))))
    game.do("discard Mystic from hand")
    assert sorted(game.names("hand")) == ["Landtalker", "Militia"]
    game.carry_out(May(Discard(CARDS.in_(HAND), then=Draw(1))))
    game.do("decline")
    assert sorted(game.names("hand")) == ["Landtalker", "Militia"]


def test_banish_leaves_the_unbanishable_in_the_row():
    game = table(center_row=["Avatar of the Fallen", "Mephit"])
    game.carry_out(Banish(MONSTERS.in_(CENTER_ROW)))
    assert game.names("void") == ["Mephit"]


def test_banish_this_banishes_the_card_that_says_it():
    game = table(constructs=["Muramasa", "Snapdragon"], played=["Landtalker"])
    game.carry_out(BanishThis(), source="Muramasa")
    game.carry_out(BanishThis(), source="Landtalker")
    assert game.names("void") == ["Muramasa", "Landtalker"]
    assert (game.names("constructs"), game.names("played")) == (["Snapdragon"], [])


def test_destroy_puts_a_construct_into_the_discard_pile():
    game = table(constructs=["Muramasa", "Snapdragon"])
    game.carry_out(Destroy(CONSTRUCTS.in_(PLAY)))
    game.do("destroy Muramasa")
    assert (game.names("constructs"), game.names("discard")) == (["Snapdragon"], ["Muramasa"])


def test_keep_one_destroys_the_others():
    game = table(constructs=["Muramasa", "Snapdragon", "Shadow Star"])
    game.carry_out(KeepOne(CONSTRUCTS.in_(PLAY)))
    game.do("keep Shadow Star")
    assert game.names("constructs") == ["Shadow Star"]
    assert game.names("discard") == ["Muramasa", "Snapdragon"]


def test_defeat_gives_the_reward_without_payment():
    game = table(center_row=["Wind Tyrant", "Mephit"], power=1)
    game.carry_out(Defeat(MONSTERS.in_(CENTER_ROW)))
    game.do("defeat Wind Tyrant")
    assert (game.power, game.runes, game.honor()) == (1, 3, 3)


def test_acquire_puts_the_card_where_it_says():
    for to, zone in ((DECK, "deck"), (HAND, "hand")):
        game = table(center_row=["Landtalker"])
        move = {DECK: "acquire Landtalker onto deck", HAND: "acquire Landtalker to hand"}[to]
        game.carry_out(Acquire(HEROES.in_(CENTER_ROW | AVAILABLE), to=to))
        game.do(move)
        assert game.names(zone)[0] == "Landtalker"


def test_acquire_or_defeat_offers_the_right_verb_for_each_card():
    row = ["Landtalker", "Muramasa", "Mephit"]
    game = table(center_row=row, center_deck=["Wind Tyrant"])
    game.carry_out(AcquireOrDefeat(CARDS.costing(7).in_(CENTER_ROW)))
    assert game.moves()[:3] == ["acquire Landtalker", "acquire Muramasa", "defeat Mephit"]


def test_repeat_does_what_another_card_does():
    game = table(played=["Landtalker", "Demon Slayer"])
    game.carry_out(Repeat(HEROES.in_(PLAYED).other), source="Landtalker")
    assert (game.runes, game.power) == (0, 3)


def test_repeat_can_copy_another_copy_of_the_card_that_says_it():
    game = table(played=["Demon Slayer", "Demon Slayer"])
    game.carry_out(Repeat(HEROES.in_(PLAYED).other), source="Demon Slayer")
    assert game.power == 3
