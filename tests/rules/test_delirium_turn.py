"""A turn of Delirium: playing, acquiring, defeating, and what comes at its end."""

import pytest

from tests.rules.delirium import delirium, insight, rolling


def test_everything_can_be_done_in_any_order():
    """DEL-64, DEL-78: what was gained early is spent late."""
    hand = ["Dream Guide", "Militia", "Mystic"]
    game = delirium(
        hand=hand, constructs=["Arbiter Circlet"], insight=4, center_row=["Voidspeaker"], seed=rolling(6)
    )
    game.do("use Arbiter Circlet", "play Militia", "defeat Cultist", "play Dream Guide", "roll the die")
    game.do("play Mystic", "acquire Voidspeaker")
    assert (game.power, game.runes, game.honor(), insight(game)) == (0, 0, 1, [6, 0])


def test_any_number_of_heroes_can_be_played_for_nothing():
    """DEL-72, DEL-73, DEL-74, DEL-75: each has its effect at once and stays until the turn ends."""
    hand = ["Loa, Dream Dragon", "Pollen Pixie", "Vineweaver", "Mystic", "Mystic", "Apprentice"]
    game = delirium(hand=hand, seed=rolling(3))
    game.do(*[f"play {name}" for name in hand])
    assert (game.runes, game.honor(), game.names("played")) == (3 + 2 + 4 + 1, 1 + 4, hand)


def test_conditions_are_looked_at_when_a_hero_is_played():
    """DEL-77: constructs that come later give Inferna Templar no second card."""
    game = delirium(hand=["Inferna Templar", "Dream Stone", "Nilhammer"])
    game.do("play Inferna Templar", "play Dream Stone", "play Nilhammer")
    assert len(game.names("hand")) == 1


def test_constructs_stay_and_can_be_used_every_turn():
    """DEL-79, DEL-80, DEL-R29: from the turn they are played on, in the controller's own turns."""
    game = delirium(hand=["Arbiter Circlet"])
    game.do("play Arbiter Circlet", "use Arbiter Circlet", "end turn")
    assert "use Arbiter Circlet" not in game.moves()
    game.do("end turn", "use Arbiter Circlet")
    assert (game.power, game.names("constructs")) == (1, ["Arbiter Circlet"])


def test_runes_pay_for_heroes_and_constructs_of_the_row_and_the_stacks():
    """DEL-84, DEL-85, DEL-86, DEL-87: as many as there are runes for, to the discard pile."""
    game = delirium(runes=10, center_row=["Dream Guide", "Clockwork Shield", "Dream Eater"])
    game.do("acquire Dream Guide", "acquire Clockwork Shield", "acquire Mystic")
    assert game.names("discard") == ["Dream Guide", "Clockwork Shield", "Mystic"]
    assert (game.runes, game.moves()) == (0, ["end turn"])


def test_acquired_cards_go_to_the_discard_pile():
    """DEL-62: also where nobody paid."""
    game = delirium(runes=3, center_row=["Clockwork Shield"])
    game.do("acquire Clockwork Shield")
    assert (game.names("discard"), game.names("constructs")) == (["Clockwork Shield"], [])


def test_power_pays_for_monsters_and_the_cultist():
    """DEL-89, DEL-90, DEL-143: as many as there is power for; runes do not help."""
    game = delirium(power=12, runes=9, center_row=["Dream Eater", "Dreadmare", "Glover, Dream Titan"])
    game.do("defeat Dream Eater", "defeat Dreadmare")
    assert game.power == 4
    assert "defeat Glover, Dream Titan" not in game.moves()
    game.do("defeat Cultist", "defeat Cultist")
    assert (game.power, "defeat Cultist" in game.moves()) == (0, False)


def test_a_defeated_monster_goes_to_the_void_and_its_honor_comes_from_the_pool():
    """DEL-91, DEL-93, DEL-94: to the player who defeated it."""
    game = delirium(turn=1, power=5, center_row=["Dreadmare"], honor_pool=60)
    game.do("defeat Dreadmare")
    assert (game.names("void"), game.honor_pool) == (["Dreadmare"], 56)
    assert (game.honor(0), game.honor(1), insight(game)) == (0, 4, [0, 3])


def test_the_rest_of_a_reward_comes_after_the_replacement():
    """DEL-92: Torment Legionary sees the card that took its place."""
    game = delirium(
        power=6, center_row=["Torment Legionary", "Arbiter Circlet"], center_deck=["Salvage Yard"]
    )
    game.do("defeat Torment Legionary")
    assert game.moves() == ["acquire Salvage Yard", "acquire Arbiter Circlet"]


def test_the_cultist_can_be_defeated_again_and_again():
    """DEL-95, DEL-96: it never goes to the void."""
    game = delirium(power=8)
    game.do(*["defeat Cultist"] * 4)
    assert (game.honor(), game.names("void"), game.left("Cultist")) == (4, [], 1)


def test_a_destroyed_construct_goes_to_its_owners_discard_pile():
    """DEL-83, DEL-106: not to the void."""
    game = delirium(power=4, center_row=["Mammoth Beetle"], opponents=[{"constructs": ["Dream Stone"]}])
    game.do("defeat Mammoth Beetle")
    assert (game.names("constructs", 1), game.names("discard", 1)) == ([], ["Dream Stone"])


def test_the_end_of_the_turn_clears_hand_played_heroes_runes_and_power():
    """DEL-65, DEL-66, DEL-67, DEL-68, DEL-69: then five cards are drawn."""
    game = delirium(hand=["Mystic", "Heavy Infantry", "Militia"])
    game.do("play Mystic", "play Heavy Infantry", "end turn")
    assert sorted(game.names("discard")) == ["Heavy Infantry", "Militia", "Mystic"]
    assert (game.runes, game.power, len(game.names("hand")), game.asks()) == (0, 0, 5, 1)


def test_a_deck_that_runs_out_in_the_last_draw_is_made_of_the_discard_pile():
    """DEL-70: with the cards just discarded."""
    game = delirium(hand=["Mystic"], deck=["Militia", "Apprentice"], discard=["Voidrager"], exact=["deck"])
    game.do("play Mystic", "end turn")
    assert sorted(game.names("hand")) == ["Apprentice", "Militia", "Mystic", "Voidrager"]
    assert (game.names("deck"), game.names("discard")) == ([], [])


def test_a_deck_that_runs_out_in_mid_turn_is_made_without_the_heroes_played():
    """DEL-60, DEL-61, DEL-R16: and if there is nothing left, nothing is drawn."""
    game = delirium(hand=["Mystic", "Delirium Nymph", "Dream Guide"], discard=["Militia"], exact=["deck"])
    game.do("play Mystic", "play Dream Guide", "play Delirium Nymph")
    assert (game.names("hand"), game.names("deck"), game.names("discard")) == (["Militia"], [], [])


def test_a_card_may_contradict_the_rules():
    """DEL-63: Templar General is acquired to the hand, Evvy pays nothing."""
    game = delirium(runes=4, center_row=["Templar General"])
    game.do("acquire Templar General to hand")
    assert (game.names("hand"), game.names("discard")) == (["Templar General"], [])


def test_a_banish_is_declined_if_its_player_likes():
    """DEL-141: from hand or discard pile always, from the center row only where the card says so."""
    game = delirium(hand=["Aegis Knight", "Militia"])
    game.do("play Aegis Knight")
    assert "decline" in game.moves()
    game = delirium(hand=["Dream Dealer"])
    game.do("play Dream Dealer")
    assert "decline" not in game.moves()


@pytest.mark.parametrize(
    ("discard", "echo"), [(["Voidrager"], 3), (["Voidrager", "Nilhammer"], 3), (["Tuskrider"], 0)]
)
def test_echo_wants_one_card_of_its_faction(discard, echo):
    """DEL-103, DEL-R17: several give no more."""
    game = delirium(hand=["Voidspeaker"], discard=discard)
    game.do("play Voidspeaker")
    assert game.runes == echo


def test_serenity_sees_a_card_acquired_this_turn_and_not_a_hero_played():
    """DEL-104, DEL-R18: The Dragon's Eye is calm after a hero was played, not after a card was acquired."""
    game = delirium(constructs=["The Dragon's Eye"], hand=["Mystic"])
    game.do("play Mystic")
    assert "use The Dragon's Eye" in game.moves()
    game.do("acquire Heavy Infantry")
    assert "use The Dragon's Eye" not in game.moves()


def test_free_acquisitions_and_defeats_reach_the_row_and_the_stacks():
    """DEL-R40: a hero may be a Mystic, a monster of fitting cost the Cultist; the void is out of reach."""
    hand = ["Evvy, Ogo's Gift", "Templar General"]
    game = delirium(
        hand=hand, void=["Naka, Shadeborn", "Demon Pups"], center_row=["Tuskrider", "Dream Eater"]
    )
    game.do("play Evvy, Ogo's Gift")
    assert {"acquire Tuskrider onto deck", "acquire Mystic onto deck"} <= set(game.moves())
    assert "acquire Naka, Shadeborn onto deck" not in game.moves()
    game.do("acquire Mystic onto deck", "play Templar General")
    assert game.moves() == ["defeat Dream Eater", "defeat Cultist"]
