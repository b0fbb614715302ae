"""Copying what a hero does."""

from tests.sets.shards import both, dark, rise


def test_a_copying_effect_never_picks_the_card_it_stands_on():
    """ROV-73: with nothing else to pick it does nothing."""
    game = rise(hand=["Reality Sculptor"])
    game.do("play Reality Sculptor")
    assert (game.moves()[-1], game.runes) == ("end turn", 0)


def test_two_sculptors_do_not_copy_each_other_without_end():
    """ROV-73: the chain stops when every card has been passed."""
    game = rise(hand=["Reality Sculptor", "Reality Sculptor"])
    game.do("play Reality Sculptor", "play Reality Sculptor")
    assert game.moves()[-1] == "end turn"


def test_a_chain_of_copies_goes_on_to_a_card_it_has_not_passed():
    """ROV-73: three Sculptors and a Mystic."""
    game = rise(hand=["Reality Sculptor"], played=["Reality Sculptor", "Reality Sculptor", "Mystic"])
    game.do("play Reality Sculptor", "copy Reality Sculptor", "copy Reality Sculptor")
    assert game.runes == 2


def test_a_copy_pays_with_the_card_that_copies():
    """DU-52: Reality Sculptor is banished for the effect of Valiant Ascetic, which stays."""
    game = both(hand=["Reality Sculptor"], played=["Valiant Ascetic"], center_row=["Lagoon Troll"])
    game.do("play Reality Sculptor")
    game.do(game.moves()[0], "defeat Lagoon Troll")
    assert (game.names("played"), game.honor()) == (["Valiant Ascetic"], 2)
    assert game.names("void") == ["Reality Sculptor", "Lagoon Troll"]


def test_a_chain_of_copies_pays_with_the_card_that_began_it():
    """DU-52: Ulu copies Sculptor, which copies Ascetic: Ulu is banished."""
    played = ["Valiant Ascetic", "Reality Sculptor"]
    game = both(hand=["Ulu, Askara Prince"], played=played, center_row=["Lagoon Troll"])
    game.do("play Ulu, Askara Prince", "copy Reality Sculptor")
    game.do(game.moves()[0], "defeat Lagoon Troll")
    assert game.names("played") == played
    assert game.names("void") == ["Ulu, Askara Prince", "Lagoon Troll"]


def test_a_copied_hero_was_not_played_twice():
    """ROV-32: only the effect is copied."""
    game = dark(hand=["Toric, Devoted Disciple"], center_row=["Nyxian Ritualist"])
    game.do("play Toric, Devoted Disciple")
    assert (game.names("played"), game.power) == (["Toric, Devoted Disciple"], 3)


def test_a_copied_effect_that_lasts_holds_for_the_rest_of_the_turn():
    """ROV-32: Oras through Ulu gives runes and honor twice over."""
    game = rise(hand=["Oras, the Redeemer", "Ulu, Askara Prince"], center_row=["Darkwalker"])
    game.do("play Oras, the Redeemer", "play Ulu, Askara Prince", "acquire Darkwalker")
    assert (game.runes, game.honor()) == (8 - 3, 4)
