"""What the Enlightened cards of Delirium do."""

import pytest

from tests.rules.delirium import delirium, insight, rolling

ALL_BUT_ENLIGHTENED = ["Dream Guide", "Steelweaver", "Voidspeaker", "Dream Eater", "Demon Pups", "Dreadmare"]


def test_dreamscape_diviner_gives_two_insight():
    game = delirium(hand=["Dreamscape Diviner"])
    game.do("play Dreamscape Diviner", "end turn")
    assert insight(game) == [2, 0]


def test_dimension_monk_draws_before_recur_is_decided():
    """DEL-24, DEL-25, DEL-26: the first card is in hand when the player is asked, then comes the second."""
    game = delirium(hand=["Dimension Monk"], deck=["Militia", "Mystic"], insight=1)
    game.do("play Dimension Monk")
    assert (game.names("hand"), game.moves()) == (["Militia"], ["spend 1 insight to recur", "decline"])
    game.do("spend 1 insight to recur")
    assert (game.names("hand"), insight(game)) == (["Militia", "Mystic"], [0, 0])


def test_dimension_monk_draws_once_without_recur():
    """DEL-28: declined, or with no insight to pay."""
    game = delirium(hand=["Dimension Monk"], insight=1)
    game.do("play Dimension Monk", "decline")
    assert (len(game.names("hand")), insight(game)) == (1, [1, 0])
    game = delirium(hand=["Dimension Monk"], insight=0)
    game.do("play Dimension Monk")
    assert (len(game.names("hand")), game.moves()[-1]) == (1, "end turn")


def test_aegis_knight_replaces_a_card_of_the_hand_in_hand():
    """DEL-117: the Mystic can be played in the same turn."""
    game = delirium(hand=["Aegis Knight", "Apprentice"])
    game.do("play Aegis Knight", "banish Apprentice from hand")
    assert game.moves() == ["acquire Mystic to hand", "acquire Heavy Infantry to hand"]
    game.do("acquire Mystic to hand", "play Mystic")
    assert (game.runes, game.names("removed"), game.left("Mystic")) == (2, ["Apprentice"], 19)


def test_aegis_knight_replaces_a_card_of_the_discard_pile_there():
    """DEL-118: the replacement is not in hand."""
    game = delirium(hand=["Aegis Knight"], discard=["Apprentice"])
    game.do("play Aegis Knight", "banish Apprentice from discard pile", "acquire Heavy Infantry")
    assert (game.names("discard"), game.names("hand")) == (["Heavy Infantry"], [])


def test_aegis_knight_can_be_played_without_banishing():
    """DEL-141: then nothing is acquired."""
    game = delirium(hand=["Aegis Knight", "Apprentice"])
    game.do("play Aegis Knight")
    assert game.moves() == ["banish Apprentice from hand", "decline"]
    game.do("decline")
    assert (game.names("hand"), game.left("Mystic")) == (["Apprentice"], 20)


def test_aegis_knight_does_nothing_without_a_card_to_banish():
    """DEL-100: it is played, so it cannot banish itself."""
    game = delirium(hand=["Aegis Knight"])
    game.do("play Aegis Knight")
    assert (game.names("played"), game.moves()) == (["Aegis Knight"], ["end turn"])


def test_aegis_knight_can_take_the_mystic_it_banished():
    """DEL-102: it is back on its stack before the replacement is chosen."""
    game = delirium(hand=["Aegis Knight", "Mystic"], supply={"Mystic": 0, "Heavy Infantry": 0})
    game.do("play Aegis Knight", "banish Mystic from hand")
    assert (game.names("hand"), game.left("Mystic")) == (["Mystic"], 0)


def test_aegis_knight_banishes_without_replacement_when_both_stacks_are_empty():
    game = delirium(hand=["Aegis Knight", "Apprentice"], supply={"Mystic": 0, "Heavy Infantry": 0})
    game.do("play Aegis Knight", "banish Apprentice from hand")
    assert (game.names("hand"), game.names("removed")) == ([], ["Apprentice"])


def test_aegis_knight_won_at_auction_uses_the_cards_of_the_winner():
    """DEL-R07: also in another player's turn."""
    bo = {"insight": 1, "hand": ["Militia"], "discard": ["Apprentice"]}
    game = delirium(runes=1, center_row=["Steelweaver"], center_deck=["Aegis Knight"], opponents=[bo])
    game.do("acquire Steelweaver", "bid 1")
    assert game.asks() == 1
    game.do("banish Militia from hand", "acquire Mystic to hand")
    assert (game.names("hand", 1), game.names("discard", 1)) == (["Mystic"], ["Apprentice"])
    assert (insight(game), game.names("center_row")[0]) == ([0, 0], "Aegis Knight")


def test_dream_dealer_draws_then_banishes_a_card_of_the_row():
    """DEL-97: the banish cannot be declined, and the place is filled."""
    game = delirium(
        hand=["Dream Dealer"], deck=["Militia"], center_row=["Dream Eater"], center_deck=["Karion"]
    )
    game.do("play Dream Dealer")
    assert game.names("hand") == ["Militia"]
    assert "decline" not in game.moves()
    game.do("banish Dream Eater from center row")
    assert (game.names("void"), game.names("center_row")[0]) == (["Dream Eater"], "Karion")
    assert (game.honor(), game.asks(), game.moves()[-1]) == (0, 0, "end turn")


def test_dream_dealer_rolls_when_the_replacement_completes_the_factions():
    """DEL-51, DEL-R12: the row is looked at after it was filled, and the roll costs nothing."""
    row = ALL_BUT_ENLIGHTENED
    game = delirium(hand=["Dream Dealer"], center_row=row, center_deck=["Dimension Monk"], seed=rolling(3))
    game.do("play Dream Dealer", "banish Dream Eater from center row")
    assert (game.runes, insight(game)) == (3, [0, 0])


def test_dream_dealer_does_not_roll_when_it_banished_the_last_of_a_faction():
    row = [*ALL_BUT_ENLIGHTENED[:5], "Dimension Monk"]
    game = delirium(hand=["Dream Dealer"], center_row=row, center_deck=["Karion"], seed=rolling(3))
    game.do("play Dream Dealer", "banish Steelweaver from center row")
    assert game.runes == 0


def test_dream_dealer_rolls_before_its_replacement_gives_insight():
    """DEL-52, DEL-54, DEL-R09: the Dreamborn card waits until the hero is done."""
    row = ALL_BUT_ENLIGHTENED
    game = delirium(
        hand=["Dream Dealer", "Militia"], center_row=row, center_deck=["Templar General"], seed=rolling(1)
    )
    game.do("play Dream Dealer", "banish Dream Eater from center row")
    assert (insight(game), game.moves()[-1]) == ([0, 0], "decline")
    game.do("banish Militia from hand")
    assert insight(game) == [1, 1]


def test_templar_general_defeats_a_monster_of_cost_four_or_less():
    """DEL-R40: Demon Pups, Bleaktoad, the Cultist; no dearer one even with power, and none in the void."""
    row = ["Demon Pups", "Bleaktoad", "Dreadmare"]
    game = delirium(hand=["Templar General"], power=5, center_row=row, void=["Dream Eater"])
    game.do("play Templar General")
    assert game.moves() == ["defeat Demon Pups", "defeat Bleaktoad", "defeat Cultist"]
    game.do("defeat Bleaktoad")
    assert (game.honor(), game.power, game.names("void")) == (4, 5, ["Dream Eater", "Bleaktoad"])


def test_templar_general_must_defeat_the_cultist_when_there_is_no_other_monster():
    """DEL-R41: a single option is no question."""
    game = delirium(hand=["Templar General"])
    game.do("play Templar General")
    assert (game.honor(), game.moves()) == (1, ["end turn"])


def test_templar_general_is_acquired_to_the_hand_with_serenity():
    """DEL-104: the discard pile is empty at that moment; the card can be played at once."""
    game = delirium(runes=4, center_row=["Templar General", "Dream Eater"])
    assert "acquire Templar General" not in game.moves()
    game.do("acquire Templar General to hand", "play Templar General", "defeat Dream Eater")
    assert (game.honor(), game.names("discard")) == (2, [])


def test_templar_general_is_acquired_to_the_discard_pile_without_serenity():
    """DEL-62, DEL-104: one card in the discard pile is enough."""
    game = delirium(runes=4, center_row=["Templar General"], discard=["Militia"])
    game.do("acquire Templar General")
    assert (game.names("hand"), game.names("discard")) == ([], ["Militia", "Templar General"])


def test_templar_general_acquired_for_nothing_knows_serenity_too():
    """DEL-22: by Torment Legionary, with the insight of a Dreamborn card."""
    game = delirium(power=6, center_row=["Torment Legionary", "Templar General"])
    game.do("defeat Torment Legionary")
    assert (game.names("hand"), insight(game)) == (["Templar General"], [1, 0])


@pytest.mark.parametrize("place", ["to hand", "onto deck"])
def test_templar_general_goes_where_its_acquirer_likes_if_two_places_are_named(place):
    """DEL-R31: Serenity names the hand, Evvy the deck; the discard pile is out."""
    game = delirium(hand=["Evvy, Ogo's Gift"], center_row=["Templar General"])
    game.do("play Evvy, Ogo's Gift")
    offered = [move for move in game.moves() if "Templar General" in move]
    assert sorted(offered) == ["acquire Templar General onto deck", "acquire Templar General to hand"]
    game.do(f"acquire Templar General {place}")
    zone = {"to hand": "hand", "onto deck": "deck"}[place]
    assert game.names(zone)[0] == "Templar General"


def test_divine_askara_copies_another_hero_played_this_turn():
    """DEL-R41: it must copy, an Apprentice too; it is asked only where there is a choice."""
    game = delirium(hand=["Apprentice", "Divine Askara"])
    game.do("play Apprentice", "play Divine Askara")
    assert (game.runes, game.moves()[-1]) == (2, "end turn")


def test_divine_askara_does_nothing_alone():
    game = delirium(hand=["Divine Askara"], insight=3)
    game.do("play Divine Askara")
    assert (insight(game), game.moves()[-1]) == ([3, 0], "end turn")


def test_divine_askara_copies_the_same_hero_again_for_three_insight():
    """DEL-R42: the payment comes after the first copy, and no other hero can be chosen then."""
    game = delirium(hand=["Mystic", "Heavy Infantry", "Divine Askara"], insight=3)
    game.do("play Mystic", "play Heavy Infantry", "play Divine Askara")
    assert game.moves() == ["copy Mystic", "copy Heavy Infantry"]
    game.do("copy Mystic")
    assert (game.runes, game.moves()) == (4, ["spend 3 insight to copy it once more", "decline"])
    game.do("spend 3 insight to copy it once more")
    assert (game.runes, game.power, insight(game)) == (6, 2, [0, 0])


def test_divine_askara_can_pay_with_the_insight_of_its_first_copy():
    game = delirium(hand=["Dreamscape Diviner", "Divine Askara"])
    game.do("play Dreamscape Diviner", "play Divine Askara", "spend 3 insight to copy it once more")
    assert insight(game) == [3, 0]


def test_divine_askara_offers_no_second_recur_of_the_same_card():
    """DEL-27, DEL-R32: Dryad's Recur was paid for when she was played."""
    game = delirium(hand=["Dreamscape Dryad", "Divine Askara"], insight=12)
    game.do("play Dreamscape Dryad", "spend 3 insight to recur", "play Divine Askara")
    assert (game.honor(), insight(game)) == (9, [9, 0])
    assert game.moves() == ["spend 3 insight to copy it once more", "decline"]
    game.do("spend 3 insight to copy it once more")
    assert (game.honor(), game.moves()[-1]) == (12, "end turn")


def test_divine_askara_offers_a_recur_that_was_not_paid_for_until_it_is():
    """DEL-27, DEL-R32: once per card, with whichever copy."""
    game = delirium(hand=["Dreamscape Dryad", "Divine Askara"], insight=12)
    game.do("play Dreamscape Dryad", "decline", "play Divine Askara", "spend 3 insight to recur")
    assert (game.honor(), insight(game)) == (9, [9, 0])
    game.do("spend 3 insight to copy it once more")
    assert (game.honor(), game.moves()[-1]) == (12, "end turn")


def test_divine_askara_finds_the_recur_of_a_second_copy_of_the_hero():
    """DEL-27: two Dryads are two cards."""
    game = delirium(hand=["Dreamscape Dryad", "Dreamscape Dryad", "Divine Askara"], insight=6)
    recur = "spend 3 insight to recur"
    game.do("play Dreamscape Dryad", recur, "play Dreamscape Dryad", "decline", "play Divine Askara")
    assert game.moves() == [recur, "decline"]


def test_divine_askara_copying_delirium_nymph_finds_the_nymph_united():
    """DEL-R32, DEL-R05: the copied hero is another hero; Askara itself is no Lifebound one."""
    game = delirium(hand=["Delirium Nymph", "Divine Askara"])
    game.do("play Delirium Nymph")
    assert game.names("hand") == ["Divine Askara"]
    game.do("play Divine Askara")
    assert (game.runes, len(game.names("hand"))) == (2, 2)


def test_divine_askara_does_not_play_the_hero_again():
    """DEL-R32: the copied Tuskrider is united with the real one, which goes on waiting for another hero."""
    game = delirium(hand=["Tuskrider", "Divine Askara"])
    game.do("play Tuskrider")
    assert game.power == 0
    game.do("play Divine Askara")
    assert (game.power, game.names("played")) == (4, ["Tuskrider", "Divine Askara"])


def test_divine_askara_copies_what_waits_and_checks_conditions_anew():
    """DEL-R32: Voidrager's insight comes twice; Echo is there for the copy if it is there by then."""
    game = delirium(hand=["Voidrager", "Divine Askara"], center_row=["Delirium Pixies"])
    game.do("play Voidrager", "play Divine Askara", "defeat Delirium Pixies")
    assert insight(game) == [2, 0]
    game = delirium(hand=["Voidspeaker", "Divine Askara"], runes=1, center_row=["Nihil Chemist"])
    game.do("play Voidspeaker", "acquire Nihil Chemist", "play Divine Askara")
    assert (game.power, game.runes) == (4, 3)


def test_divine_askara_copies_no_constructs_and_nothing_of_acquiring():
    """DEL-R32: a copied Templar General defeats, and goes nowhere."""
    game = delirium(
        hand=["Dream Stone", "Templar General", "Divine Askara"], center_row=["Dream Eater", "Demon Pups"]
    )
    game.do("play Dream Stone", "play Templar General", "defeat Cultist", "play Divine Askara")
    assert game.moves() == ["defeat Dream Eater", "defeat Demon Pups", "defeat Cultist"]
    game.do("defeat Dream Eater")
    assert (game.names("hand"), game.honor(), insight(game)) == ([], 3, [1, 0])


def test_loa_dream_dragon_rolls_the_die_for_nothing():
    """DEL-44, DEL-R12: no insight is needed."""
    game = delirium(hand=["Loa, Dream Dragon"], seed=rolling(5))
    game.do("play Loa, Dream Dragon")
    assert (game.honor(), insight(game)) == (5, [0, 0])


def test_emri_lightbringer_defeats_a_monster_of_the_row_and_puts_it_under_the_center_deck():
    """DEL-142: it is down there before the row is filled, and the reward comes after that."""
    game = delirium(hand=["Emri, Lightbringer"], center_row=["Glover, Dream Titan"], center_deck=["Karion"])
    game.do("play Emri, Lightbringer")
    assert (game.names("center_row")[0], game.names("center_deck")[-1]) == ("Karion", "Glover, Dream Titan")
    assert (game.honor(), game.names("void")) == (7, [])


def test_emri_lightbringer_defeats_a_monster_in_the_void_without_a_gap_in_the_row():
    """DEL-R38: nothing else reaches into the void."""
    game = delirium(hand=["Emri, Lightbringer"], void=["Karion", "Dream Eater"], center_row=["Dream Eater"])
    row = game.names("center_row")
    game.do("play Emri, Lightbringer")
    assert game.moves() == [
        "defeat Dream Eater",
        "defeat Karion from the void",
        "defeat Dream Eater from the void",
    ]
    game.do("defeat Karion from the void")
    assert (insight(game), game.names("center_row"), game.names("void")) == ([10, 0], row, ["Dream Eater"])
    assert game.names("center_deck")[-1] == "Karion"


def test_emri_lightbringer_finds_no_cultist():
    """DEL-R41: with no monster in the row and none in the void nothing happens."""
    game = delirium(hand=["Emri, Lightbringer"])
    game.do("play Emri, Lightbringer")
    assert (game.honor(), game.moves()) == (0, ["end turn"])


def test_emri_lightbringer_and_an_empty_center_deck_deal_the_monster_again():
    """DEL-R39: put under an empty deck it is its only card."""
    game = delirium(
        hand=["Emri, Lightbringer"], center_row=["Dreadmare"], void=["Karion"], exact=["center_deck"]
    )
    game.do("play Emri, Lightbringer", "defeat Dreadmare")
    assert (game.names("center_row")[0], game.names("void")) == ("Dreadmare", ["Karion"])


def test_dream_stone_is_banished_for_a_roll():
    """DEL-80: in the turn in which it is played already; it goes to the void."""
    game = delirium(hand=["Dream Stone"], seed=rolling(4))
    game.do("play Dream Stone", "use Dream Stone")
    assert (game.power, game.names("constructs"), game.names("void")) == (4, [], ["Dream Stone"])


def test_dream_stone_can_be_kept_and_is_used_in_an_own_turn_only():
    """DEL-R29: the opponent's turn offers nothing."""
    game = delirium(constructs=["Dream Stone"], seed=rolling(6))
    game.do("end turn")
    assert "use Dream Stone" not in game.moves()
    game.do("end turn", "use Dream Stone")
    assert insight(game) == [6, 0]


def test_the_dragons_eye_gives_insight_when_played_and_with_serenity():
    """DEL-81, DEL-82: both in one turn."""
    game = delirium(hand=["The Dragon's Eye"])
    game.do("play The Dragon's Eye")
    assert insight(game) == [1, 0]
    game.do("use The Dragon's Eye")
    assert insight(game) == [2, 0]
    assert "use The Dragon's Eye" not in game.moves()


def test_the_dragons_eye_needs_an_empty_discard_pile_when_used():
    """DEL-104: not with a card there; again in a later turn without one."""
    game = delirium(constructs=["The Dragon's Eye"], discard=["Militia"])
    assert "use The Dragon's Eye" not in game.moves()
    game = delirium(constructs=["The Dragon's Eye"], runes=2)
    assert "use The Dragon's Eye" in game.moves()
    game.do("acquire Heavy Infantry")
    assert "use The Dragon's Eye" not in game.moves()


def test_the_dragons_eye_put_into_play_by_steelweaver_gives_its_insight():
    """DEL-R21: being put into play counts as being played."""
    game = delirium(hand=["Steelweaver"], runes=2, center_row=["The Dragon's Eye"])
    game.do("play Steelweaver", "acquire The Dragon's Eye into play")
    assert insight(game) == [1, 0]


def test_the_dragons_eye_gives_insight_each_time_it_is_played():
    """DEL-R22: taken back and played again, it is fresh in both abilities."""
    game = delirium(hand=["The Dragon's Eye", "Scrapbot Scrapper"])
    game.do(
        "play The Dragon's Eye", "use The Dragon's Eye", "play Scrapbot Scrapper", "return The Dragon's Eye"
    )
    game.do("play The Dragon's Eye", "use The Dragon's Eye")
    assert insight(game) == [4, 0]
