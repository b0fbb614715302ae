"""What the Enlightened cards of Return of the Fallen do."""

from tests.sets.fallen import both, fallen, realms
from vigil.language.choices import EachPlayer, May
from vigil.language.effects import Draw


def test_adayu_the_chosen_may_acquire_or_defeat_a_card_of_the_row():
    """ROTF-25: the center row only, so neither Mystic nor Cultist."""
    game = fallen(hand=["Adayu, the Chosen"], center_row=["Nairi, Henge Queen", "Fire Tyrant"])
    game.do("play Adayu, the Chosen")
    assert "acquire Mystic" not in game.moves()
    assert "defeat Cultist" not in game.moves()
    game.do("defeat Fire Tyrant")
    assert game.honor() == 6


def test_adayu_the_chosen_can_be_declined():
    game = fallen(hand=["Adayu, the Chosen"])
    game.do("play Adayu, the Chosen", "decline")
    assert game.names("discard") == []


def test_arha_sensei_banishes_a_card_for_a_basic_hero_in_hand():
    """ROTF-24: there is no choice whether to banish."""
    game = fallen(hand=["Arha Sensei", "Militia", "Apprentice"])
    game.do("play Arha Sensei")
    assert game.moves() == ["banish Apprentice from hand", "banish Militia from hand"]
    game.do("banish Apprentice from hand", "acquire Mystic to hand")
    assert game.names("hand") == ["Militia", "Mystic"]


def test_arha_sensei_without_another_card_does_nothing():
    game = fallen(hand=["Arha Sensei"])
    game.do("play Arha Sensei")
    assert game.moves()[-1] == "end turn"


def test_arha_sensei_acquires_the_mystic_that_it_banished():
    """ROTF-44: it is back in its stack."""
    game = fallen(hand=["Arha Sensei", "Mystic"], supply={"Mystic": 0, "Heavy Infantry": 0})
    game.do("play Arha Sensei")
    assert (game.names("hand"), game.left("Mystic")) == (["Mystic"], 0)


def test_arha_sensei_can_be_declined_with_a_newer_rulebook():
    """ROTF-48: where banishing can be declined, so can this."""
    game = realms(hand=["Arha Sensei", "Apprentice"])
    game.do("play Arha Sensei")
    assert game.moves() == ["banish Apprentice from hand", "decline"]


def test_askara_of_fate_draws_two_and_lets_others_draw_one():
    """ROTF-16: whether its Fate happened or not."""
    game = fallen(hand=["Askara of Fate"], opponents=[{"hand": []}])
    game.do("play Askara of Fate")
    assert (game.asks(), len(game.names("hand"))) == (1, 2)
    game.do("draw a card")
    assert len(game.names("hand", 1)) == 1
    game.do("decline")
    assert game.asks() == 0


def test_askara_of_fate_may_banish_a_card_of_the_row():
    game = fallen(hand=["Askara of Fate"], center_row=["Doom Weeper"])
    game.do("play Askara of Fate", "decline", "banish Doom Weeper from center row")
    assert game.names("void") == ["Doom Weeper"]


def test_askara_of_fate_lets_each_player_draw_when_it_enters():
    """ROTF-13: the player on turn first, then the others; each decides for themselves."""
    game = fallen(players=2, power=3, center_row=["Sordid Asp"], center_deck=["Askara of Fate"])
    game.do("defeat Sordid Asp")
    assert (game.asks(), game.moves()) == (0, ["draw a card", "decline"])
    game.do("draw a card")
    assert game.asks() == 1
    game.do("decline")
    assert (len(game.names("hand")), len(game.names("hand", 1))) == (1, 0)


def test_dharthas_retreat_adds_two_cards_to_the_new_hand_of_an_idle_turn():
    """ROTF-29: playing and gaining honor do not matter."""
    game = fallen(constructs=["Dhartha's Retreat"], hand=["Nairi, Henge Queen"])
    game.do("play Nairi, Henge Queen", "end turn")
    assert (len(game.names("hand")), game.asks()) == (7, 1)


def test_dharthas_retreat_gives_nothing_after_an_acquisition_or_a_defeat():
    """ROTF-29: Mystic and Cultist count, too."""
    bought = fallen(constructs=["Dhartha's Retreat"], runes=3)
    bought.do("acquire Mystic", "end turn")
    fought = fallen(constructs=["Dhartha's Retreat"], power=2)
    fought.do("defeat Cultist", "end turn")
    assert (len(bought.names("hand")), len(fought.names("hand"))) == (5, 5)


def test_dharthas_retreat_begins_anew_with_every_turn():
    game = fallen(constructs=["Dhartha's Retreat"], runes=3)
    game.do("acquire Mystic", "end turn", "end turn", "end turn")
    assert len(game.names("hand")) == 7


def test_dharthas_retreat_works_in_solitaire():
    game = fallen(variant="solitaire", constructs=["Dhartha's Retreat"])
    game.do("end turn")
    assert (len(game.names("hand")), game.turn_number) == (7, 1)


def test_eternal_askara_gains_honor_for_a_banished_monster():
    """ROTF-24: it must banish; a banished monster gives no reward (COTG-78)."""
    game = fallen(hand=["Eternal Askara"], center_row=["Fire Tyrant"])
    game.do("play Eternal Askara")
    assert "decline" not in game.moves()
    game.do("banish Fire Tyrant from center row")
    assert (game.honor(), game.names("void")) == (3, ["Fire Tyrant"])


def test_eternal_askara_gains_nothing_for_another_card():
    game = fallen(hand=["Eternal Askara"], center_row=["Lunar Stag"])
    game.do("play Eternal Askara", "banish Lunar Stag from center row")
    assert game.honor() == 0


def test_hectic_scribe_draws_two_and_discards_two():
    game = fallen(hand=["Hectic Scribe"], deck=["Mystic", "Militia"])
    game.do("play Hectic Scribe")
    assert game.names("discard") == []
    game.do("discard Militia from hand")
    assert (game.names("hand"), sorted(game.names("discard"))) == ([], ["Militia", "Mystic"])


def test_askara_of_fate_enlarges_the_opening_hands():
    """ROTF-12: hands are drawn before the first deal."""
    game = both(center_row=[], exact=["center_row"], opponents=[{}])
    game.carry_out(EachPlayer(May(Draw())), source="Askara of Fate")
    game.do("draw a card")
    assert len(game.names("hand")) == 1
