"""Several cards of the center row taken at once: what is due, in which order, and who chooses."""

from functools import partial

import pytest

import vigil
from tests.conftest import table
from tests.rules.delirium import insight

OZIAH = "Oziah, Judge of Logos"
FILLED = ["Omnicron", "Portabillet", "Zeta Arsenal", "Reactor Shrine"]
rise_delirium = partial(table, ["rise_of_vigil", "delirium"])
rise_realms = partial(table, ["rise_of_vigil", "realms_unraveled"])


def test_what_played_cards_do_about_all_monsters_comes_before_every_reward():
    """DEL-52, DEL-53, ROV-71, COMB-11: Voidrager's insight and Cetra's hero before Demon Pups asks."""
    row = ["Demon Pups", "Lagoon Troll", *FILLED]
    game = rise_delirium(hand=["Voidrager", "Cetra, Voidmother", OZIAH], center_row=row)
    game.do("play Voidrager", "play Cetra, Voidmother", f"play {OZIAH}")
    assert (insight(game), game.honor()) == ([1, 0], 0)
    assert {"acquire Mystic onto deck", "decline"} <= set(game.moves())
    game.do("decline")
    assert (game.honor(), game.moves()) == (1, ["spend 1 insight to draw a card", "decline"])


def test_rewards_come_before_what_cards_do_about_the_monsters_without_delirium():
    """COMB-11, COTG-68, COTG-69, ROV-71: Voidforged Paladin draws after both rewards."""
    row = ["Lagoon Troll", "Firestorm Effigy", *FILLED]
    deck = ["Mystic", "Militia", "Apprentice"]
    game = rise_realms(hand=["Voidforged Paladin", OZIAH], center_row=row, deck=deck)
    game.do("play Voidforged Paladin", f"play {OZIAH}")
    assert (game.names("hand"), game.honor()) == (["Mystic"], 2 + 3)
    game.do("decline")
    assert sorted(game.names("hand")) == ["Apprentice", "Militia", "Mystic"]


def test_what_is_due_by_played_cards_comes_in_the_order_of_playing():
    """DEL-R35, ROV-71: Cetra was played before Voidrager, so her hero comes before the insight."""
    row = ["Dream Eater", "Demon Pups", *FILLED]
    game = rise_delirium(hand=["Cetra, Voidmother", "Voidrager", OZIAH], center_row=row)
    game.do("play Cetra, Voidmother", "play Voidrager", f"play {OZIAH}")
    assert (insight(game), game.moves()[-1]) == ([0, 0], "decline")


def test_each_card_that_waits_for_the_next_monster_hears_of_one_only():
    """ROV-71, DEL-R35: two Voidragers give an insight each, however many monsters are defeated at once."""
    row = ["Dream Eater", "Lagoon Troll", "Lagoon Troll", *FILLED[:3]]
    game = rise_delirium(hand=["Voidrager", "Voidrager", OZIAH], center_row=row)
    game.do("play Voidrager", "play Voidrager", f"play {OZIAH}")
    assert insight(game) == [3, 0]


@pytest.mark.parametrize("nearer", ["Pollen Pixie", "Templar General"])
def test_serenity_is_asked_before_any_of_the_cards_is_placed(nearer):
    """DEL-104, ROV-71: Templar General goes to hand wherever Pollen Pixie stands."""
    cards = sorted(["Pollen Pixie", "Templar General"], key=lambda name: name != nearer)
    game = rise_delirium(energy=7, power=8, center_row=["Herald of Doom", *cards, *["Dream Eater"] * 3])
    game.do("defeat Herald of Doom")
    assert "Templar General" in game.names("hand")
    assert "Pollen Pixie" in game.names("discard")


WATCHED = ["Workshop Gargoyle", "Matron of Discovery", "Alset, Monk Prodigy"]


def test_hedron_watchtower_lets_the_player_choose_one_of_the_cards_acquired_at_once():
    """RU-Q18, ROV-71: it works once per turn, for the honor of one of them."""
    row = ["Herald of Doom", *WATCHED, "Sadistic Giant", "Sadistic Giant"]
    center = ["Sadistic Giant"]
    game = rise_realms(
        energy=7, power=8, constructs=["Hedron Watchtower"], center_row=row, center_deck=center
    )
    game.do("defeat Herald of Doom")
    assert game.moves() == [f"choose {name}" for name in WATCHED]
    honor = game.honor()
    game.do("choose Alset, Monk Prodigy")
    assert game.honor() - honor == 3


def test_a_choice_among_cards_acquired_at_once_is_kept_in_files():
    """RU-Q18: Vir acquires two Mechana heroes of different honor."""
    row = ["Matron of Discovery", "Alset, Monk Prodigy", *["Sadistic Giant"] * 4]
    game = table(
        ["realms_unraveled"], hand=["Vir, Ephemeral Guru"], constructs=["Hedron Watchtower"], center_row=row
    ).game
    game.do("play Vir, Ephemeral Guru")
    again = vigil.Game.from_data(game.to_data())
    for each in (game, again):
        each.do("choose Matron of Discovery")
    assert (again.to_data(), again.players[0].honor) == (game.to_data(), 2)


def test_equal_cards_acquired_at_once_leave_nothing_to_choose():
    """RU-Q18, OUR-7: Hedron Watchtower hears of two copies of one card."""
    row = ["Matron of Discovery", "Matron of Discovery", *["Sadistic Giant"] * 4]
    game = table(
        ["realms_unraveled"], hand=["Vir, Ephemeral Guru"], constructs=["Hedron Watchtower"], center_row=row
    )
    game.do("play Vir, Ephemeral Guru")
    assert (game.honor(), game.moves()[-1]) == (2, "end turn")


def test_vir_in_a_team_game_asks_for_all_places_while_the_row_is_full():
    """RU-41, DEL-58, OUR-8: nobody decides with an empty place in the row."""
    row = ["Matron of Discovery", "Everbloom Clique", "Shadow Stalker", *["Sadistic Giant"] * 3]
    game = table(["realms_unraveled"], "team", hand=["Vir, Ephemeral Guru"], runes=2, center_row=row)
    game.do("play Vir, Ephemeral Guru")
    for name in ("Matron of Discovery", "Everbloom Clique"):
        assert (game.moves()[0], game.names("center_row")) == (f"acquire {name} to hand", row)
        game.do(f"acquire {name} for teammate")
    assert (game.names("hand"), game.runes) == (["Shadow Stalker"], 0)
    assert game.names("discard", 2) == ["Matron of Discovery", "Everbloom Clique"]
