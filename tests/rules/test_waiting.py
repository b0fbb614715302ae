"""What waits for the next fitting card of the turn."""

from tests.sets.shards import SHARD, both, dark, on, rise


def test_a_discount_is_used_up_by_the_next_fitting_card_paid_or_free():
    """ROV-74: Cognition Courier by a construct, Raven Siren by a hero."""
    row = ["Prototype CH32", "Darkwalker", "Voidfeeder", "Lifebound Muse"]
    hand = ["Cognition Courier", "Raven Siren"]
    game = both(energy=3, hand=hand, center_row=row)
    game.do("play Cognition Courier", "play Raven Siren", "acquire Prototype CH32", "acquire Darkwalker")
    assert game.runes == 3
    assert "acquire Voidfeeder" not in game.moves()
    assert "acquire Lifebound Muse" not in game.moves()


def test_several_discounts_apply_together():
    """ROV-74: and a cost does not fall below zero."""
    game = rise(hand=["Treasure Hunter"] * 3, center_row=[on("Serpent Siren")])
    game.do("play Treasure Hunter", "play Treasure Hunter", "play Treasure Hunter", "defeat Serpent Siren")
    assert game.power == 6


def test_a_discount_is_used_up_by_a_card_taken_with_the_whole_row():
    """ROV-74: Oziah defeats a monster with treasure, and the Hunter's discount is gone."""
    row = [on("Raging Ursine"), "Voidfeeder"]
    game = rise(
        hand=["Treasure Hunter", "Oziah, Judge of Logos"], center_row=row, center_deck=[SHARD, "Lagoon Troll"]
    )
    game.do("play Treasure Hunter", "play Oziah, Judge of Logos")
    assert game.under("Lagoon Troll") == [SHARD]
    assert "defeat Lagoon Troll" not in game.moves()


def test_the_staff_is_used_up_by_a_card_taken_with_the_whole_row():
    """ROV-74: Wildcall Staff has had its card this turn."""
    row = ["Herald of Doom", on("Voidfeeder")]
    center = [SHARD, "Darkwalker", SHARD, "Truth Seeker"]
    game = rise(runes=2, energy=7, power=8, constructs=["Wildcall Staff"], center_row=row, center_deck=center)
    game.do("defeat Herald of Doom")
    assert game.names("center_row")[0] == "Truth Seeker"
    assert "acquire Truth Seeker" not in game.moves()


def test_a_reaction_to_the_next_defeat_is_used_up_whether_it_is_wanted_or_not():
    """ROV-74: Nightmare Sentinel banishes at one defeat only."""
    game = dark(power=6, hand=["Nightmare Sentinel", "Militia"], center_row=["Oxipede", "Oxipede"])
    game.do("play Nightmare Sentinel", "defeat Oxipede", "decline", "defeat Oxipede")
    assert game.moves()[-1] == "end turn"


def test_a_reaction_waits_for_the_first_of_all_the_monsters_taken_together():
    """ROV-71, ROV-74: once, though Oziah defeats two."""
    hand = ["Nightmare Sentinel", "Oziah, Judge of Logos", "Militia", "Militia"]
    game = both(hand=hand, center_row=["Oxipede", "Oxipede"])
    game.do("play Nightmare Sentinel", "play Oziah, Judge of Logos", "banish Militia from hand")
    assert (game.honor(), game.names("hand"), game.moves()[-1]) == (4, ["Militia"], "end turn")


def test_the_amount_of_a_waiting_discount_does_not_grow():
    """ROV-31: it was fixed when the card was played."""
    game = dark(energy=1, hand=["Raven Siren", SHARD, SHARD])
    game.do("play Raven Siren", f"play {SHARD}", f"play {SHARD}", "acquire Heavy Infantry")
    assert game.runes == 0


def test_an_askara_is_not_used_up_by_a_card_that_goes_to_the_discard_pile():
    """DU-77: the player chooses which acquisition it is for."""
    game = dark(runes=6, hand=["Anointed Askara"], center_row=["Mosaic Horn", "Raven Siren"], exact=["deck"])
    game.do("play Anointed Askara", "acquire Mosaic Horn", "acquire Raven Siren to hand")
    assert (game.names("hand"), game.names("discard")) == (["Raven Siren"], ["Mosaic Horn"])
