"""Realms Unraveled: the center row and its deck, acquiring and defeating."""

from functools import partial
from itertools import combinations

import pytest

from tests import conftest
from vigil.language.effects import Draw, Gain
from vigil.language.selectors import HEROES
from vigil.language.treasure import BanishAllInRow
from vigil.rules.actions.settle import settle
from vigil.rules.kernel.effect import Task, push
from vigil.rules.kernel.zones import CENTER_ROW, EMPTY

table = partial(conftest.table, sets=["realms_unraveled"])


def test_the_void_becomes_the_center_deck_when_that_runs_out():
    """RU-37: not before a card is needed."""
    game = table(
        runes=6, center_row=["Wolf Shaman", "Wolf Shaman"], center_deck=["Spike Vixen"],
        void=["Canon Templar"], exact=["center_deck"],
    )  # fmt: skip
    game.do("acquire Wolf Shaman")
    assert (game.names("center_deck"), game.names("void")) == ([], ["Canon Templar"])
    game.do("acquire Wolf Shaman")
    assert game.names("center_row")[:2] == ["Spike Vixen", "Canon Templar"]
    assert (game.names("center_deck"), game.names("void")) == ([], [])


@pytest.mark.parametrize("card", ["Apprentice", "Militia", "Mystic", "Heavy Infantry"])
def test_a_basic_card_never_gets_into_the_center_deck(card):
    """RU-38, RU-D02: banished, it does not even get into the void, and no document has it in either."""
    game = table(hand=["Deathbound Druid"], discard=[card])
    game.do("play Deathbound Druid", f"banish {card} from discard pile")
    assert game.names("void") == []
    with pytest.raises(ValueError, match=f"{card}, a hero .*; only a hero.* of the center deck can"):
        table(center_deck=[card])


@pytest.mark.parametrize("move", ["acquire Wolf Shaman", "defeat Sadistic Giant"])
def test_a_card_that_leaves_the_row_is_replaced_from_the_top_of_the_center_deck(move):
    """RU-39, RU-41: there are six again."""
    game = table(runes=3, power=4, center_row=["Wolf Shaman", "Sadistic Giant"], center_deck=["Spike Vixen"])
    game.do(move)
    assert "Spike Vixen" in game.names("center_row")[:2]
    assert len(game.names("center_row")) == 6
    assert None not in game.names("center_row")


def test_the_replacement_comes_before_the_reward_and_its_decision():
    """RU-40, RU-41, RU-42, RU-54: with Foundation Burrower the new card is among the choices."""
    game = table(power=2, center_row=["Foundation Burrower"], center_deck=["Sadistic Giant"])
    game.do("defeat Foundation Burrower")
    assert "banish Sadistic Giant from center row" in game.moves()
    assert "banish Foundation Burrower from center row" not in game.moves()


def test_several_banished_cards_all_leave_before_the_first_is_replaced():
    """RU-43: no card of this set does it, but the rule is there."""
    row = ["Wolf Shaman", "Sadistic Giant", "Spike Vixen"]
    game = table(center_row=row, center_deck=["Canon Templar", "Everbloom Clique"])
    game.carry_out(BanishAllInRow(HEROES.in_(CENTER_ROW)))
    assert game.names("void") == ["Wolf Shaman", "Spike Vixen"]
    assert game.names("center_row")[:3] == ["Canon Templar", "Sadistic Giant", "Everbloom Clique"]


def test_the_row_stays_short_while_there_is_no_card():
    """RU-Q13: until the void has one."""
    row = ["Wolf Shaman", "Spike Vixen"]
    game = table(
        runes=3, hand=["Timestream Seer"], center_row=row, center_deck=[], exact=["center_row", "center_deck"]
    )
    game.do("acquire Wolf Shaman")
    assert [name for name in game.names("center_row") if name] == ["Spike Vixen"]
    game.do("play Timestream Seer", "banish Spike Vixen from center row")
    assert [name for name in game.names("center_row") if name] == ["Spike Vixen"]


def test_a_defeated_monster_can_come_straight_back():
    """RU-Q22: out of the void that becomes the center deck for its own place."""
    game = table(power=4, center_row=["Sadistic Giant"], center_deck=[], exact=["center_deck"])
    game.do("defeat Sadistic Giant")
    assert (game.names("center_row")[0], game.names("void"), game.honor()) == ("Sadistic Giant", [], 5)


def test_a_nihilist_does_not_come_back_as_its_own_replacement():
    """RU-Q17: it waits in no zone until its reward."""
    game = table(
        power=3,
        center_row=["Borderland Nihilist"],
        void=["Sadistic Giant"],
        center_deck=[],
        exact=["center_deck"],
    )
    game.do("defeat Borderland Nihilist")
    assert game.names("center_row")[0] == "Sadistic Giant"
    assert game.names("discard") == ["Borderland Mercenary"]


def test_heroes_and_constructs_cost_runes():
    """RU-44, RU-46, RU-123: those of the row, and the two basic heroes; power buys none."""
    row = ["Wolf Shaman", "Defense Generator", "Sadistic Giant", "Spike Vixen"]
    assert table(runes=3, center_row=row).moves() == [
        "acquire Wolf Shaman",
        "acquire Defense Generator",
        "acquire Spike Vixen",
        "acquire Mystic",
        "acquire Heavy Infantry",
        "end turn",
    ]


def test_any_number_of_cards_can_be_acquired_while_the_runes_last():
    """RU-44, RU-45: each for its cost."""
    game = table(runes=9, center_row=["Wolf Shaman", "Spike Vixen"])
    game.do("acquire Wolf Shaman", "acquire Spike Vixen", "acquire Heavy Infantry", "acquire Heavy Infantry")
    assert game.runes == 0
    assert game.moves() == ["end turn"]


def test_an_acquired_card_goes_to_the_discard_pile():
    """RU-47: of whoever acquires it."""
    game = table(turn=1, runes=3, center_row=["Wolf Shaman"])
    game.do("acquire Wolf Shaman")
    assert (game.names("discard", 1), game.names("discard", 0)) == (["Wolf Shaman"], [])


@pytest.mark.parametrize("card", ["Mystic", "Heavy Infantry"])
def test_a_stack_that_is_empty_can_be_acquired_from_no_more(card):
    """RU-48: by nobody."""
    game = table(runes=9, supply={card: 1}, opponents=[{"hand": ["Mystic", "Mystic"]}])
    game.do(f"acquire {card}")
    assert (game.left(card), f"acquire {card}" in game.moves()) == (0, False)
    game.do("end turn", "play Mystic", "play Mystic")
    assert f"acquire {card}" not in game.moves()


def test_monsters_cost_power():
    """RU-49, RU-123: runes defeat none."""
    row = ["Wolf Shaman", "Sadistic Giant", "Foundation Burrower", "Wailing Spectre"]
    moves = table(power=4, center_row=row).moves()
    assert moves == ["defeat Sadistic Giant", "defeat Foundation Burrower", "defeat Cultist", "end turn"]


def test_any_number_of_monsters_can_be_defeated_while_the_power_lasts():
    """RU-49, RU-50, RU-51: they go to the void."""
    game = table(power=9, center_row=["Sadistic Giant", "Sadistic Giant"])
    game.do("defeat Sadistic Giant", "defeat Sadistic Giant")
    assert (game.power, game.names("void")) == (1, ["Sadistic Giant", "Sadistic Giant"])


def test_the_reward_is_given_at_once_to_whoever_defeats():
    """RU-52, RU-53: the honor as tokens."""
    game = table(turn=1, power=4, center_row=["Sadistic Giant"], honor_pool=60)
    game.do("defeat Sadistic Giant")
    assert (game.honor(1), game.honor(0), game.honor_pool) == (5, 0, 55)


def test_the_cultist_can_be_defeated_four_times_with_eight_power():
    """RU-55, RU-56: he stays where he is and is never in the void."""
    game = table(power=8)
    for honor in (1, 2, 3, 4):
        game.do("defeat Cultist")
        assert game.honor() == honor
    assert (game.power, game.names("void"), game.left("Cultist")) == (0, [], 1)
    assert "defeat Cultist" not in game.moves()


def test_the_reward_comes_before_what_a_played_card_does_about_the_defeat():
    """RU-Q18: Spectre asks before Paladin draws."""
    game = table(hand=["Voidforged Paladin"], power=3, center_row=["Wailing Spectre"], discard=["Militia"])
    game.do("play Voidforged Paladin", "defeat Wailing Spectre")
    assert (game.moves(), game.names("hand")) == (["banish Militia from discard pile", "decline"], [])
    game.do("decline")
    assert len(game.names("hand")) == 2


def test_the_player_chooses_which_construct_reacts_first():
    """RU-Q18: several react to one acquisition."""
    pair = ["Hedron Watchtower", "Workshop Gargoyle"]
    game = table(constructs=pair, runes=3, center_row=["Matron of Discovery"])
    game.do("acquire Matron of Discovery")
    assert game.moves() == ["first Hedron Watchtower", "first Workshop Gargoyle"]
    game.do("first Workshop Gargoyle")
    assert game.honor() == 1 + 2


def test_the_order_of_reactions_is_not_asked_where_it_cannot_matter():
    """RU-Q18: what two constructs give at once is the same in the end, whichever gives first."""
    ends = []
    for pair in (["Upgrade Foundry", "Workshop Gargoyle"], ["Workshop Gargoyle", "Upgrade Foundry"]):
        game = table(constructs=pair, runes=3, center_row=["Matron of Discovery"])
        game.do("acquire Matron of Discovery")
        assert game.moves()[-1] == "end turn"
        assert (game.honor(), len(game.names("hand"))) == (1, 2)
        data = game.to_data()
        data["players"][0]["constructs"] = sorted(data["players"][0]["constructs"])
        ends.append(data)
    assert ends[0] == ends[1]


GIVING = [Gain(runes=1), Gain(honor=2), Gain(insight=1), Gain(power=1, energy=1), Draw(1), Draw(2)]


@pytest.mark.parametrize(("one", "other"), list(combinations(GIVING, 2)), ids=str)
def test_effects_that_are_not_put_in_order_lead_to_the_same_in_any_order(one, other):
    """RU-Q18: with a shuffle in between, the last honor of the pool, and a card that transforms by honor."""
    assert one.commutes()
    assert other.commutes()
    ends = []
    for effects in ((one, other), (other, one)):
        game = table(hand=["Disciple of Cetra"], deck=["Militia"], discard=["Mystic", "Apprentice"],
                     honor_pool=1, exact=["deck"])  # fmt: skip
        push(game.game, [Task(effect, 0, EMPTY) for effect in effects])
        settle(game.game)
        data = game.to_data()
        data["players"][0]["hand_known"] = sorted(data["players"][0]["hand_known"])
        ends.append(data)
    assert ends[0] == ends[1]


def test_the_text_of_a_card_goes_before_the_rules():
    """RU-67: an acquired hero on the deck, a defeated monster that is acquired."""
    game = table(hand=["Cetra, Matron of Stars"], power=3, center_row=["Spike Vixen", "Borderland Nihilist"])
    game.do("play Cetra, Matron of Stars", "acquire Spike Vixen onto deck", "defeat Borderland Nihilist")
    assert (game.names("deck")[0], game.names("void")) == ("Spike Vixen", [])
    assert game.names("discard") == ["Borderland Mercenary"]


def test_a_card_of_two_factions_is_acquired_and_played_like_any_other():
    """RU-78: one card, one cost, one effect."""
    game = table(runes=3, center_row=["Wildgear Druid"], hand=["Wildgear Druid"])
    game.do("acquire Wildgear Druid", "play Wildgear Druid")
    assert (game.runes, game.names("discard"), game.names("played")) == (
        2,
        ["Wildgear Druid"],
        ["Wildgear Druid"],
    )
