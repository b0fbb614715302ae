"""Effects: what they do to the table, whichever card says them."""

from tests.conftest import table
from vigil.language.amounts import Each, EachFaction
from vigil.language.choices import AgainstEachOpponent, Choose, EachOpponent, May
from vigil.language.conditions import Control, Played
from vigil.language.effects import Do, Draw, ExtraTurn, Gain, If, Pay, Spend
from vigil.language.plunder import TakeAtRandom
from vigil.language.selectors import CARDS, CONSTRUCTS, HEROES
from vigil.language.targets import Discard
from vigil.rules.kernel.card import LIFEBOUND
from vigil.rules.kernel.zones import HAND


def test_gain_gives_what_it_says():
    game = table()
    game.carry_out(Gain(runes=1, power=2, honor=3, mechana_runes=4))
    assert (game.runes, game.power, game.honor(), game.mechana_runes) == (1, 2, 3, 4)


def test_gain_per_amount_multiplies():
    game = table(constructs=["Shadow Star", "Shadow Star", "Snapdragon"])
    game.carry_out(Gain(power=2, per=Each(CONSTRUCTS)))
    game.carry_out(Gain(honor=1, per=EachFaction(CONSTRUCTS)))
    assert (game.power, game.honor()) == (6, 2)


def test_only_honor_can_be_gained_in_the_turn_of_another():
    game = table()
    game.carry_out(Gain(runes=1, honor=1), seat=1)
    assert (game.runes, game.honor(1)) == (0, 1)


def test_draw_draws():
    game = table(deck=["Landtalker", "Mystic"])
    game.carry_out(Draw(2))
    assert sorted(game.names("hand")) == ["Landtalker", "Mystic"]


def test_draw_per_amount_multiplies():
    game = table(constructs=["Shadow Star", "Snapdragon"])
    game.carry_out(Draw(1, per=Each(CONSTRUCTS)))
    assert len(game.names("hand")) == 2


def test_if_looks_at_its_condition():
    for constructs, power in ([], 1), (["Muramasa"], 2):
        game = table(constructs=constructs)
        game.carry_out(If(Control(CONSTRUCTS), Gain(power=2), Gain(power=1)))
        assert game.power == power


def test_if_without_otherwise_does_nothing():
    game = table()
    game.carry_out(If(Control(CONSTRUCTS), Gain(power=2)))
    assert game.power == 0


def test_played_counts_the_heroes_of_this_turn():
    game = table(played=["Landtalker", "Wolf Shaman"])
    game.carry_out(If(Played(HEROES.of(LIFEBOUND), 2), Gain(power=1)))
    game.carry_out(If(Played(HEROES.of(LIFEBOUND), 3), Gain(power=10)))
    assert game.power == 1


def test_played_another_leaves_out_the_card_that_says_it():
    game = table(played=["Landtalker"])
    game.carry_out(If(Played(HEROES.other), Gain(power=1)), source="Landtalker")
    assert game.power == 0
    game.carry_out(If(Played(HEROES.other), Gain(power=1)), source="Wolf Shaman")
    assert game.power == 1


def test_do_does_one_thing_after_the_other():
    game = table(hand=["Mystic"], deck=["Militia"])
    game.carry_out(Do(Discard(CARDS.in_(HAND)), Draw(1), Gain(power=1)))
    assert (game.names("discard"), game.names("hand"), game.power) == (["Mystic"], ["Militia"], 1)


def test_pay_is_offered_to_those_who_can_pay():
    game = table(runes=2)
    game.carry_out(May(Pay(Spend(runes=2), Gain(power=5))))
    assert game.moves() == ["spend 2 runes to gain 5 power", "decline"]
    game.do("spend 2 runes to gain 5 power")
    assert (game.runes, game.power) == (0, 5)


def test_pay_is_not_offered_to_those_who_cannot():
    game = table(runes=1)
    game.carry_out(May(Pay(Spend(runes=2), Gain(power=5))))
    assert "end turn" in game.moves()


def test_may_can_be_declined():
    game = table()
    game.carry_out(May(Gain(power=1)))
    assert game.moves() == ["gain 1 power", "decline"]
    game.do("decline")
    assert game.power == 0


def test_choose_offers_every_effect_and_does_one():
    game = table(deck=["Landtalker"])
    game.carry_out(Choose(Gain(runes=1), Gain(power=1), Draw(1)))
    assert game.moves() == ["gain 1 rune", "gain 1 power", "draw a card"]
    game.do("draw a card")
    assert (game.runes, game.power, game.names("hand")) == (0, 0, ["Landtalker"])


def test_each_opponent_chooses_among_own_cards():
    game = table(opponents=[{"hand": ["Mystic", "Militia"]}, {"hand": ["Landtalker"]}, {}])
    game.carry_out(EachOpponent(Discard(CARDS.in_(HAND))))
    assert (game.asks(), game.moves()) == (1, ["discard Militia from hand", "discard Mystic from hand"])
    game.do("discard Mystic from hand")
    assert (game.names("discard", 1), game.names("discard", 2)) == (["Mystic"], ["Landtalker"])


def test_what_is_done_against_each_opponent_is_done_by_the_player():
    game = table(opponents=[{"hand": ["Mystic"]}, {"hand": ["Landtalker"]}])
    game.carry_out(AgainstEachOpponent(TakeAtRandom()))
    assert sorted(game.names("hand")) == ["Landtalker", "Mystic"]
    assert (game.names("hand", 1), game.names("hand", 2)) == ([], [])


def test_an_extra_turn_follows_this_one():
    game = table()
    game.carry_out(ExtraTurn())
    game.do("end turn")
    assert game.asks() == 0


def test_two_extra_turns_follow_each_other():
    game = table()
    game.carry_out(Do(ExtraTurn(), ExtraTurn()))
    game.do("end turn", "end turn")
    assert game.asks() == 0
    game.do("end turn")
    assert game.asks() == 1
