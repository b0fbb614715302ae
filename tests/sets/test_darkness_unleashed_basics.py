"""The treasure of Darkness Unleashed."""

from tests.sets.shards import DARK, SHARD, dark, on


def test_dark_energy_shard_gives_one_energy_and_then_a_card():
    """DU-10, DU-11: like an Energy Shard."""
    game = dark(hand=[DARK], deck=["Arbiter of the Lost"])
    game.do(f"play {DARK}")
    assert (game.energy, game.names("hand"), game.names("played")) == (1, ["Arbiter of the Lost"], [DARK])


def test_dark_energy_shard_lets_everybody_banish_a_card_of_their_discard_pile():
    """DU-12, DU-13, DU-14: one each, if they like, and none from the hand."""
    game = dark(
        runes=2,
        hand=["Militia"],
        center_row=["Raven Siren", "Scrap Scrabbler"],
        center_deck=[DARK, "Oxipede"],
        opponents=[{"hand": ["Militia"], "discard": ["Apprentice", "Mystic"]}],
    )
    game.do("acquire Scrap Scrabbler")
    assert (game.asks(), game.moves()) == (0, ["banish Scrap Scrabbler from discard pile", "decline"])
    game.do("decline")
    both_cards = ["banish Apprentice from discard pile", "banish Mystic from discard pile"]
    assert (game.asks(), game.moves()) == (1, [*both_cards, "decline"])
    game.do("banish Apprentice from discard pile")
    assert (game.names("discard", 1), game.asks()) == (["Mystic"], 0)


def test_dark_energy_shard_resolves_before_the_card_on_it_is_known():
    """DU-15, DU-16: nobody sees what will lie on it."""
    game = dark(power=3, center_row=["Oxipede"], center_deck=[DARK, "Vault Lich"], discard=["Militia"])
    game.do("defeat Oxipede")
    assert game.names("center_row")[0] == ""
    assert game.names("center_deck")[0] == "Vault Lich"
    assert game.honor() == 0
    game.do("decline")
    assert game.honor() == 2


def test_dark_energy_shard_is_banished_to_the_void():
    """ROV-49, DU-10: like an Energy Shard of the center deck."""
    game = dark(hand=["Arbiter of the Lost", DARK])
    game.do("play Arbiter of the Lost", f"banish {DARK} from hand")
    assert game.names("void") == [DARK]


def test_energy_shard_gives_one_energy_and_then_a_card_here_too():
    """ROV-16: the same card in both sets."""
    game = dark(hand=[SHARD], deck=["Arbiter of the Lost"])
    game.do(f"play {SHARD}")
    assert (game.energy, game.names("hand")) == (1, ["Arbiter of the Lost"])


def test_dark_energy_shard_comes_with_the_card_that_lies_on_it():
    """ROV-36, DU-10: for nothing."""
    game = dark(runes=3, center_row=[on("Raven Siren", DARK, SHARD)])
    game.do("acquire Raven Siren")
    assert sorted(game.names("discard")) == [DARK, SHARD, "Raven Siren"]
