"""The Void cards of Chronicle of the Godslayer."""

from tests.conftest import table


def test_arbiter_of_the_precipice_draws_two_cards_and_then_must_banish_one():
    game = table(hand=["Arbiter of the Precipice", "Apprentice"], deck=["Landtalker", "Militia"])
    game.do("play Arbiter of the Precipice")
    assert game.moves() == [
        "banish Apprentice from hand",
        "banish Militia from hand",
        "banish Landtalker from hand",
    ]
    game.do("banish Landtalker from hand")
    assert game.names("void") == ["Landtalker"]


def test_arbiter_of_the_precipice_cannot_banish_itself():
    game = table(hand=["Arbiter of the Precipice"], exact=["deck"])
    game.do("play Arbiter of the Precipice")
    assert game.names("played") == ["Arbiter of the Precipice"]
    assert game.names("void") == []


def test_demon_slayer_gives_three_power():
    game = table(hand=["Demon Slayer"])
    game.do("play Demon Slayer")
    assert game.power == 3


def test_emri_one_with_the_void_gives_four_power():
    game = table(hand=["Emri, One with the Void"])
    game.do("play Emri, One with the Void")
    assert game.power == 4


def test_muramasa_gives_three_power_once_per_turn():
    game = table(constructs=["Muramasa"])
    game.do("use Muramasa")
    assert game.power == 3
    assert "use Muramasa" not in game.moves()


def test_shade_of_the_black_watch_gives_power_and_may_banish_from_hand():
    game = table(hand=["Shade of the Black Watch", "Landtalker"])
    game.do("play Shade of the Black Watch", "banish Landtalker from hand")
    assert game.power == 2
    assert game.names("void") == ["Landtalker"]


def test_shade_of_the_black_watch_may_banish_from_the_discard_pile_or_decline():
    game = table(hand=["Shade of the Black Watch"], discard=["Landtalker"])
    game.do("play Shade of the Black Watch")
    assert game.moves() == ["banish Landtalker from discard pile", "decline"]
    game.do("decline")
    assert game.names("discard") == ["Landtalker"]


def test_shade_of_the_black_watch_finds_no_played_card():
    game = table(hand=["Landtalker", "Shade of the Black Watch", "Militia"])
    game.do("play Landtalker", "play Shade of the Black Watch")
    assert game.moves() == ["banish Militia from hand", "decline"]


def test_shade_of_the_black_watch_can_banish_a_card_acquired_this_turn():
    game = table(hand=["Shade of the Black Watch"], runes=1, center_row=["Arha Initiate"])
    game.do(
        "acquire Arha Initiate", "play Shade of the Black Watch", "banish Arha Initiate from discard pile"
    )
    assert game.names("void") == ["Arha Initiate"]


def test_shadow_star_gives_one_power_once_per_turn():
    game = table(constructs=["Shadow Star"])
    game.do("use Shadow Star")
    assert game.power == 1
    assert "use Shadow Star" not in game.moves()


def test_spike_vixen_gives_one_power_and_a_card():
    game = table(hand=["Spike Vixen"], deck=["Landtalker"])
    game.do("play Spike Vixen")
    assert game.power == 1
    assert game.names("hand") == ["Landtalker"]


def test_void_initiate_gives_a_rune_and_may_banish_from_hand_or_discard_pile():
    game = table(hand=["Void Initiate", "Landtalker"], discard=["Snapdragon"])
    game.do("play Void Initiate")
    assert game.runes == 1
    assert game.moves() == [
        "banish Landtalker from hand",
        "banish Snapdragon from discard pile",
        "decline",
    ]
    game.do("banish Snapdragon from discard pile")
    assert game.names("void") == ["Snapdragon"]


def test_void_initiate_with_nothing_to_banish_only_gives_its_rune():
    game = table(hand=["Void Initiate"])
    game.do("play Void Initiate")
    assert game.runes == 1
    assert "end turn" in game.moves()


def test_void_initiate_cannot_banish_what_was_played():
    """COTG-88: played cards reach the discard pile only when the turn ends."""
    game = table(hand=["Apprentice", "Void Initiate"])
    game.do("play Apprentice", "play Void Initiate")
    assert game.runes == 2
    assert "end turn" in game.moves()


def test_void_initiate_gets_no_effect_out_of_the_card_it_banishes():
    """COTG-79: what is banished from hand was not played."""
    game = table(hand=["Void Initiate", "Landtalker"])
    game.do("play Void Initiate", "banish Landtalker from hand")
    assert game.runes == 1


def test_voidthirster_gives_one_power_once_per_turn():
    game = table(constructs=["Voidthirster"])
    game.do("use Voidthirster")
    assert game.power == 1
    assert "use Voidthirster" not in game.moves()


def test_voidthirster_gives_honor_for_the_first_center_row_monster_of_a_turn():
    row = ["Samael's Trickster", "Tormented Soul"]
    game = table(power=6, constructs=["Voidthirster"], center_row=row)
    game.do("defeat Samael's Trickster")
    assert game.honor() == 2
    game.do("defeat Tormented Soul")
    assert game.honor() == 3


def test_voidthirster_gives_honor_again_in_the_next_turn():
    row = ["Samael's Trickster", "Samael's Trickster"]
    game = table(power=3, constructs=["Voidthirster"], deck=["Demon Slayer"], center_row=row)
    game.do("defeat Samael's Trickster", "end turn", "end turn", "play Demon Slayer")
    game.do("defeat Samael's Trickster")
    assert game.honor() == 4


def test_voidthirster_comes_after_the_reward():
    """COTG-69: the reward first, then what the defeat set off."""
    game = table(power=3, constructs=["Voidthirster"], center_row=["Mephit"])
    game.do("defeat Mephit")
    assert game.honor() == 2
    game.do("decline")
    assert game.honor() == 3


def test_voidthirster_is_neither_set_off_nor_used_up_by_the_cultist():
    game = table(power=5, constructs=["Voidthirster"], center_row=["Tormented Soul"])
    game.do("defeat Cultist")
    assert game.honor() == 1
    game.do("defeat Tormented Soul")
    assert game.honor() == 3


def test_voidthirster_comes_too_late_after_the_first_monster():
    game = table(power=6, hand=["Voidthirster"], center_row=["Samael's Trickster", "Samael's Trickster"])
    game.do("defeat Samael's Trickster", "play Voidthirster", "defeat Samael's Trickster")
    assert game.honor() == 2


def test_voidthirster_works_for_each_copy():
    game = table(power=3, constructs=["Voidthirster", "Voidthirster"], center_row=["Samael's Trickster"])
    game.do("defeat Samael's Trickster", "use Voidthirster", "use Voidthirster")
    assert (game.honor(), game.power) == (3, 2)


def test_voidthirster_counts_a_monster_defeated_by_a_hero():
    game = table(hand=["Arha Templar"], constructs=["Voidthirster"], center_row=["Samael's Trickster"])
    game.do("play Arha Templar", "defeat Samael's Trickster")
    assert game.honor() == 2
