"""What the Lifebound cards of Delirium do."""

import pytest

from tests.rules.delirium import delirium, insight


def test_delirium_nymph_draws_two_when_united_with_an_earlier_hero():
    """DEL-105: the other Lifebound hero was played before."""
    game = delirium(hand=["Dream Guide", "Delirium Nymph"])
    game.do("play Dream Guide", "play Delirium Nymph")
    assert (game.runes, len(game.names("hand"))) == (3, 2)


def test_delirium_nymph_draws_two_when_united_with_a_later_hero():
    """DEL-105, DEL-R19, DEL-R28: before that hero does what it does, and once only."""
    game = delirium(hand=["Delirium Nymph", "Tuskrider", "Dream Guide"], deck=["Mystic", "Mystic"])
    game.do("play Delirium Nymph")
    assert len(game.names("hand")) == 2
    game.do("play Tuskrider")
    assert game.names("hand").count("Mystic") == 2
    assert len(game.names("hand")) == 1 + 2 + 1
    game.do("play Dream Guide")
    assert len(game.names("hand")) == 3


def test_delirium_nymph_alone_draws_nothing():
    """DEL-105: heroes of other factions, basic heroes and constructs do not help."""
    game = delirium(hand=["Delirium Nymph", "Mystic", "Voidspeaker", "Ogo War Tree"])
    game.do("play Mystic", "play Delirium Nymph", "play Voidspeaker", "play Ogo War Tree")
    assert (game.runes, game.names("hand")) == (3, [])


def test_delirium_nymph_unites_with_another_nymph():
    """DEL-R19: each of the two draws two cards."""
    game = delirium(hand=["Delirium Nymph", "Delirium Nymph"])
    game.do("play Delirium Nymph", "play Delirium Nymph")
    assert (game.runes, len(game.names("hand"))) == (2, 4)


def test_delirium_nymph_does_not_wait_beyond_the_turn():
    """DEL-105: the heroes must be played in the same turn."""
    game = delirium(hand=["Delirium Nymph"], deck=["Dream Guide"])
    game.do("play Delirium Nymph", "end turn", "end turn", "play Dream Guide")
    assert len(game.names("hand")) == 4


def test_dreamscape_dryad_gives_three_honor_and_recurs_for_three_insight():
    game = delirium(hand=["Dreamscape Dryad"], insight=4)
    game.do("play Dreamscape Dryad")
    assert game.honor() == 3
    game.do("spend 3 insight to recur")
    assert (game.honor(), insight(game), game.moves()[-1]) == (6, [1, 0], "end turn")


def test_pollen_pixie_gives_two_runes_and_an_honor():
    game = delirium(hand=["Pollen Pixie"])
    game.do("play Pollen Pixie")
    assert (game.runes, game.honor(), insight(game)) == (2, 1, [0, 0])


def test_pollen_pixie_is_dreamborn():
    """DEL-21, DEL-22, DEL-23: one insight for all when it enters, one for who acquires it."""
    game = delirium(power=3, runes=3, center_row=["Dream Eater"], center_deck=["Pollen Pixie"])
    game.do("defeat Dream Eater")
    assert insight(game) == [2, 1]
    game.do("acquire Pollen Pixie")
    assert insight(game) == [3, 1]


def test_dream_guide_gives_two_runes_and_an_insight():
    game = delirium(hand=["Dream Guide"])
    game.do("play Dream Guide")
    assert (game.runes, insight(game)) == (2, [1, 0])


@pytest.mark.parametrize("order", [["Tuskrider", "Dream Guide"], ["Dream Guide", "Tuskrider"]])
def test_tuskrider_draws_a_card_and_gains_four_power_when_united(order):
    """DEL-105, DEL-R19: in either order."""
    game = delirium(hand=order)
    game.do(*[f"play {name}" for name in order])
    assert (game.power, len(game.names("hand"))) == (4, 1)


def test_tuskrider_gains_power_once_however_many_heroes_follow():
    """DEL-R19: four power, not eight."""
    game = delirium(hand=["Tuskrider", "Dream Guide", "Pollen Pixie"])
    game.do("play Tuskrider", "play Dream Guide", "play Pollen Pixie")
    assert game.power == 4


def test_tuskrider_alone_only_draws():
    game = delirium(hand=["Tuskrider"])
    game.do("play Tuskrider")
    assert (game.power, len(game.names("hand"))) == (0, 1)


def test_vineweaver_gives_four_honor():
    game = delirium(hand=["Vineweaver"])
    game.do("play Vineweaver")
    assert (game.honor(), game.moves()[-1]) == (4, "end turn")


def test_vineweaver_is_auctioned_when_it_enters_the_row():
    """DEL-30, DEL-31, DEL-41: the winner gains its four honor at once, the card stays."""
    game = delirium(power=3, insight=1, center_row=["Demon Pups"], center_deck=["Vineweaver"])
    game.do("defeat Demon Pups", "decline", "bid 1")
    assert (game.honor(), insight(game), game.names("center_row")[0]) == (1 + 4, [0, 0], "Vineweaver")


@pytest.mark.parametrize("place", [0, 1, 2])
def test_kor_worldbreaker_gains_six_power_beside_two_other_lifebound_heroes(place):
    """DEL-77: before, between or after them, and once."""
    heroes = ["Dream Guide", "Pollen Pixie"]
    heroes.insert(place, "Kor, Worldbreaker")
    game = delirium(hand=heroes)
    game.do(*[f"play {name}" for name in heroes[:2]])
    assert game.power == 0
    game.do(f"play {heroes[2]}")
    assert (game.power, game.runes, len(game.names("hand"))) == (6, 6, 1)


def test_kor_worldbreaker_gains_power_once_and_before_the_third_heros_effect():
    """DEL-R28: a third and a fourth hero add nothing."""
    heroes = ["Kor, Worldbreaker", "Dream Guide", "Pollen Pixie", "Dream Guide"]
    game = delirium(hand=heroes)
    game.do(*[f"play {name}" for name in heroes])
    assert game.power == 6


def test_kor_worldbreaker_needs_two_others():
    game = delirium(hand=["Kor, Worldbreaker", "Dream Guide", "Mystic"])
    game.do("play Kor, Worldbreaker", "play Dream Guide", "play Mystic")
    assert (game.power, game.runes) == (0, 6)


def test_evvy_ogos_gift_acquires_a_hero_to_the_top_of_the_deck():
    """DEL-R40, DEL-R41: of any cost, a basic one too; no construct, none in the void, and not optional."""
    row = ["Loa, Dream Dragon", "Dream Stone", "Karion"]
    game = delirium(hand=["Evvy, Ogo's Gift"], center_row=row, void=["Naka, Shadeborn"])
    game.do("play Evvy, Ogo's Gift")
    offered = {"acquire Loa, Dream Dragon onto deck", "acquire Mystic onto deck"}
    assert offered <= set(game.moves())
    assert not [move for move in game.moves() if "Naka" in move or "Dream Stone" in move or move == "decline"]
    game.do("acquire Loa, Dream Dragon onto deck")
    assert (game.names("deck")[0], game.runes, game.names("discard")) == ("Loa, Dream Dragon", 0, [])


def test_evvy_ogos_gift_acquires_a_second_hero_with_recur():
    """DEL-120, DEL-121: the first is replaced before Recur is decided, and the replacement may be taken."""
    row, deck = ["Loa, Dream Dragon"], ["Naka, Shadeborn"]
    game = delirium(hand=["Evvy, Ogo's Gift"], insight=3, center_row=row, center_deck=deck)
    game.do("play Evvy, Ogo's Gift", "acquire Loa, Dream Dragon onto deck")
    assert game.names("center_row")[0] == "Naka, Shadeborn"
    game.do("spend 3 insight to recur", "acquire Naka, Shadeborn onto deck")
    assert game.names("deck")[:2] == ["Naka, Shadeborn", "Loa, Dream Dragon"]


def test_evvy_ogos_gift_cannot_recur_with_the_insight_of_the_hero_she_acquired():
    """DEL-R10: a Dreamborn hero's insight waits until her effect is finished."""
    game = delirium(hand=["Evvy, Ogo's Gift"], insight=2, center_row=["Pollen Pixie"])
    game.do("play Evvy, Ogo's Gift", "acquire Pollen Pixie onto deck")
    assert (insight(game), game.moves()[-1]) == ([3, 0], "end turn")


def test_ogo_war_tree_may_put_an_acquired_hero_on_the_deck():
    """DEL-62: once per turn, if its player likes."""
    game = delirium(
        constructs=["Ogo War Tree"], runes=6, center_row=["Steelweaver", "Nihil Chemist", "Dream Guide"]
    )
    game.do("acquire Steelweaver", "acquire Nihil Chemist onto deck")
    assert (game.names("deck")[0], game.names("discard")) == ("Nihil Chemist", ["Steelweaver"])
    assert "acquire Dream Guide onto deck" not in game.moves()


def test_ogo_war_tree_works_with_an_empty_deck():
    """DEL-119: the hero is then its only card; the discard pile stays."""
    game = delirium(
        constructs=["Ogo War Tree"], runes=1, discard=["Militia"], center_row=["Steelweaver"], exact=["deck"]
    )
    game.do("acquire Steelweaver onto deck")
    assert (game.names("deck"), game.names("discard")) == (["Steelweaver"], ["Militia"])


def test_ogo_war_tree_is_for_heroes_of_the_center_row():
    """DEL-87: neither a Mystic nor a construct can go to the deck."""
    game = delirium(constructs=["Ogo War Tree"], runes=9, center_row=["Dream Stone", "Steelweaver"])
    redirected = [move for move in game.moves() if move.endswith("onto deck") and "Steelweaver" not in move]
    assert "acquire Mystic" in game.moves()
    assert not [move for move in redirected if "Mystic" in move or "Infantry" in move or "Stone" in move]


def test_ogo_war_tree_takes_a_hero_acquired_for_nothing():
    """DEL-R31: Torment Legionary names no place, so there is a choice."""
    game = delirium(constructs=["Ogo War Tree"], power=6, center_row=["Torment Legionary", "Pollen Pixie"])
    game.do("defeat Torment Legionary")
    assert game.moves() == ["acquire Pollen Pixie", "acquire Pollen Pixie onto deck"]
    game.do("acquire Pollen Pixie onto deck")
    assert game.names("deck")[0] == "Pollen Pixie"


def test_ogo_war_tree_is_not_used_up_where_evvy_names_the_deck():
    """DEL-R31: an effect that was not needed can still be used."""
    game = delirium(
        constructs=["Ogo War Tree"],
        hand=["Evvy, Ogo's Gift"],
        runes=1,
        center_row=["Dream Guide", "Steelweaver"],
    )
    game.do("play Evvy, Ogo's Gift", "acquire Dream Guide onto deck", "acquire Steelweaver onto deck")
    assert game.names("deck")[:2] == ["Steelweaver", "Dream Guide"]


def test_ogo_war_tree_twice_takes_two_heroes_a_turn():
    """DEL-R29: each copy has its own use, afresh in the next turn."""
    row = ["Steelweaver", "Nihil Chemist", "Dreamscape Diviner"]
    game = delirium(constructs=["Ogo War Tree"] * 2, runes=3, center_row=row)
    game.do("acquire Steelweaver onto deck", "acquire Nihil Chemist onto deck")
    assert "acquire Dreamscape Diviner onto deck" not in game.moves()
    game.do("end turn", "end turn", "play Apprentice")
    assert "acquire Dreamscape Diviner onto deck" in game.moves()
