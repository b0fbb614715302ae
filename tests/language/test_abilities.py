"""Abilities: used, reacting, redirecting, making cheaper."""

from tests.conftest import table
from vigil.language.abilities import Activated, Cheaper, Instead, When
from vigil.language.conditions import Control
from vigil.language.effects import Draw, Gain, Spend
from vigil.language.rest_of_turn import ThisTurn
from vigil.language.selectors import CARDS, CONSTRUCTS, HEROES, MONSTERS
from vigil.language.triggers import Defeats, EntersPlay, Plays
from vigil.rules.kernel.card import VOID
from vigil.rules.kernel.zones import AVAILABLE, CENTER_ROW, HAND, PLAY


def test_an_activated_ability_for_this_turn_can_be_used():
    game = table()
    game.carry_out(ThisTurn(Activated(Gain(power=1)), times=1))
    game.do("use Mystic")
    assert game.power == 1
    assert "use Mystic" not in game.moves()


def test_an_activated_ability_is_not_offered_without_its_price_or_condition():
    game = table(runes=1)
    game.carry_out(ThisTurn(Activated(Gain(power=1), cost=Spend(runes=2))))
    game.carry_out(ThisTurn(Activated(Gain(power=1), condition=Control(CONSTRUCTS))), source="Militia")
    assert not [move for move in game.moves() if move.startswith("use")]


def test_an_ability_for_this_turn_ends_with_it():
    game = table()
    game.carry_out(ThisTurn(Activated(Gain(power=1))))
    game.do("end turn", "end turn")
    assert not [move for move in game.moves() if move.startswith("use")]


def test_when_plays_reacts_to_heroes_that_fit():
    game = table(hand=["Landtalker", "Demon Slayer", "Muramasa"])
    game.carry_out(ThisTurn(When(Plays(HEROES.of(VOID)), Gain(honor=1))))
    game.do("play Landtalker", "play Muramasa")
    assert game.honor() == 0
    game.do("play Demon Slayer")
    assert game.honor() == 1


def test_when_plays_for_the_first_time_reacts_once_a_turn():
    game = table(hand=["Demon Slayer", "Spike Vixen"])
    game.carry_out(ThisTurn(When(Plays(HEROES, first=True), Gain(honor=1))))
    game.do("play Demon Slayer", "play Spike Vixen")
    assert game.honor() == 1


def test_when_a_construct_enters_play_hears_of_every_way_in():
    game = table(
        hand=["Muramasa"], runes=3, constructs=["Rocket Courier X-99"], center_row=["Burrower Mark II"]
    )
    game.carry_out(ThisTurn(When(EntersPlay(CONSTRUCTS), Gain(honor=1))))
    game.do("play Muramasa", "acquire Burrower Mark II into play")
    assert game.honor() == 2


def test_when_defeats_looks_at_where_the_monster_was():
    game = table(power=5, center_row=["Samael's Trickster"])
    game.carry_out(ThisTurn(When(Defeats(MONSTERS.in_(CENTER_ROW)), Draw(1))))
    game.do("defeat Cultist")
    assert game.names("hand") == []
    game.do("defeat Samael's Trickster")
    assert len(game.names("hand")) == 1


def test_instead_offers_another_place_and_leaves_the_usual_one():
    game = table(runes=6)
    game.carry_out(ThisTurn(Instead(HEROES.in_(CENTER_ROW | AVAILABLE), HAND), times=1))
    game.do("acquire Mystic", "acquire Mystic to hand")
    assert (game.names("discard"), game.names("hand")) == (["Mystic"], ["Mystic"])


def test_instead_for_one_time_is_used_up():
    game = table(runes=6)
    game.carry_out(ThisTurn(Instead(HEROES, HAND), times=1))
    game.do("acquire Mystic to hand")
    assert "acquire Mystic" in game.moves()
    assert "acquire Mystic to hand" not in game.moves()


def test_instead_that_cannot_be_declined_leaves_no_other_place():
    game = table(runes=7, center_row=["Muramasa"])
    game.carry_out(ThisTurn(Instead(CONSTRUCTS, PLAY, may=False)))
    assert "acquire Muramasa" not in game.moves()
    game.do("acquire Muramasa into play")
    assert game.names("constructs") == ["Muramasa"]


def test_cheaper_lowers_the_cost_of_the_next_card_only():
    game = table(runes=4)
    game.carry_out(ThisTurn(Cheaper(CARDS, 2)))
    game.do("acquire Mystic")
    assert game.runes == 3
    game.do("acquire Mystic")
    assert game.runes == 0


def test_cheaper_never_goes_below_nothing():
    game = table(runes=1)
    game.carry_out(ThisTurn(Cheaper(HEROES, 9)))
    game.do("acquire Mystic")
    assert game.runes == 1


def test_cheaper_lowers_the_power_a_monster_takes():
    game = table(power=1)
    game.carry_out(ThisTurn(Cheaper(MONSTERS, 1)))
    game.do("defeat Cultist")
    assert (game.power, game.honor()) == (0, 1)


def test_several_discounts_add_up_and_end_together():
    game = table(runes=2)
    game.carry_out(ThisTurn(Cheaper(HEROES, 1)))
    game.carry_out(ThisTurn(Cheaper(HEROES, 1)))
    game.do("acquire Mystic")
    assert game.runes == 1
    assert "acquire Heavy Infantry" not in game.moves()
