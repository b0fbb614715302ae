"""The monsters of Rise of Vigil."""

import pytest

from tests.sets.shards import SHARD, both, on, rise


@pytest.mark.parametrize(("energy", "honor"), [(0, 3), (1, 4), (5, 8)])
def test_deviant_fiend_gives_three_honor_and_one_per_energy(energy, honor):
    """ROV-26, ROV-30: counted when the reward is gained."""
    game = rise(energy=energy, power=5, center_row=["Deviant Fiend"])
    game.do("defeat Deviant Fiend")
    assert game.honor() == honor


def test_firestorm_effigy_gives_three_honor_and_may_banish_a_card():
    game = rise(power=4, center_row=["Firestorm Effigy"], hand=["Militia"], discard=["Mystic"])
    game.do("defeat Firestorm Effigy")
    assert game.moves() == ["banish Militia from hand", "banish Mystic from discard pile", "decline"]
    game.do("banish Militia from hand")
    assert (game.honor(), game.names("discard")) == (3, ["Mystic"])


def test_firestorm_effigy_energized_may_banish_two():
    """ROV-29: two choices of their own."""
    game = rise(energy=1, power=4, center_row=["Firestorm Effigy"], hand=["Militia"], discard=["Apprentice"])
    game.do("defeat Firestorm Effigy", "decline")
    assert game.honor() == 3
    assert game.moves() == ["banish Militia from hand", "banish Apprentice from discard pile", "decline"]
    game.do("banish Militia from hand")
    assert (game.names("hand"), game.names("discard")) == ([], ["Apprentice"])


def test_herald_of_doom_gives_six_honor_and_any_card_of_the_center_row():
    """ROV-48: the card that replaced it is among the choices."""
    row = ["Herald of Doom", "Reactor Shrine"]
    game = rise(energy=6, power=8, center_row=row, center_deck=["Twisted Tyrant"])
    game.do("defeat Herald of Doom")
    assert {"defeat Twisted Tyrant", "acquire Reactor Shrine"} <= set(game.moves())
    assert "decline" not in game.moves()
    game.do("defeat Twisted Tyrant")
    assert game.honor() == 6 + 6
    assert len(game.names("hand")) == 3


def test_herald_of_doom_brings_the_treasure_under_the_card_it_takes():
    """ROV-39: free acquisitions are no different."""
    game = rise(power=8, center_row=["Herald of Doom", on("Reactor Shrine")])
    game.do("defeat Herald of Doom", "acquire Reactor Shrine")
    assert sorted(game.names("discard")) == [SHARD, "Reactor Shrine"]


def test_herald_of_doom_finds_neither_basic_heroes_nor_the_cultist():
    game = rise(power=8, center_row=["Herald of Doom"])
    game.do("defeat Herald of Doom")
    assert not {"acquire Mystic", "acquire Heavy Infantry", "defeat Cultist"} & set(game.moves())


def test_herald_of_doom_energized_takes_the_whole_center_row():
    """ROV-28, ROV-71: those lying there when it begins, with their treasure, and no replacement."""
    row = ["Herald of Doom", on("Reactor Shrine"), "Raging Ursine", "Darkwalker", "Mosaic Horn", "Oxipede"]
    center = ["Lifebound Muse", "Twisted Tyrant"]
    game = both(energy=7, power=8, center_row=row, center_deck=center)
    game.do("defeat Herald of Doom")
    assert sorted(game.names("discard")) == sorted(
        ["Lifebound Muse", "Reactor Shrine", SHARD, "Darkwalker", "Mosaic Horn"]
    )
    assert game.honor() == 6 + 3 + 4
    assert game.names("center_row")[0] == "Twisted Tyrant"


@pytest.mark.parametrize("energy", [0, 7])
def test_herald_of_doom_does_not_take_itself(energy):
    """OUR-17: with nothing else left it comes back, and its reward ends there."""
    exact = ["center_row", "center_deck"]
    game = rise(energy=energy, power=8, center_row=["Herald of Doom"], exact=exact)
    game.do("defeat Herald of Doom")
    assert (game.honor(), game.names("center_row")[0]) == (6, "Herald of Doom")


def test_lagoon_troll_gives_two_honor_and_a_card():
    game = rise(power=3, center_row=["Lagoon Troll"], deck=["Darkwalker"])
    game.do("defeat Lagoon Troll")
    assert (game.honor(), game.names("hand")) == (2, ["Darkwalker"])


def test_mordant_widow_destroys_a_construct_of_each_opponent():
    """ROV-81: the defeating player chooses, in turn order of the opponents."""
    opponents = [
        {"constructs": ["Voidfeeder", "Omnicron"]},
        {},
        {"constructs": ["Portabillet", "Zeta Arsenal"]},
    ]
    game = rise(power=5, center_row=["Mordant Widow"], opponents=opponents)
    game.do("defeat Mordant Widow")
    assert (game.asks(), game.honor()) == (0, 4)
    assert game.moves() == ["destroy Voidfeeder", "destroy Omnicron"]
    game.do("destroy Omnicron")
    assert (game.asks(), game.moves()) == (0, ["destroy Portabillet", "destroy Zeta Arsenal"])
    game.do("destroy Portabillet")
    assert (game.names("discard", 1), game.names("discard", 3)) == (["Omnicron"], ["Portabillet"])


def test_mordant_widow_leaves_trophies_and_own_constructs_alone():
    """ROV-63: a trophy is no construct."""
    opponents = [{"trophies": ["Vault Sphinx"]}]
    game = rise(power=5, center_row=["Mordant Widow"], constructs=["Voidfeeder"], opponents=opponents)
    game.do("defeat Mordant Widow")
    assert game.names("trophies", 1) == ["Vault Sphinx"]
    assert game.names("constructs") == ["Voidfeeder"]


def test_protean_sea_slug_destroys_all_constructs_of_the_opponents():
    """ROV-64: they go to their controllers' discard piles."""
    opponents = [{"constructs": ["Voidfeeder", "Omnicron"], "trophies": ["Vault Sphinx"]}, {"constructs": []}]
    game = rise(power=6, center_row=["Protean Sea Slug"], constructs=["Portabillet"], opponents=opponents)
    game.do("defeat Protean Sea Slug")
    assert game.honor() == 5
    assert (game.names("constructs", 1), sorted(game.names("discard", 1))) == ([], ["Omnicron", "Voidfeeder"])
    assert (game.names("trophies", 1), game.names("constructs")) == (["Vault Sphinx"], ["Portabillet"])


@pytest.mark.parametrize(("energy", "runes"), [(1, 0), (2, 2)])
def test_raging_ursine_gives_three_honor_and_with_energy_two_runes(energy, runes):
    """ROV-26: the threshold is looked at when the reward is gained."""
    game = rise(energy=energy, power=3, center_row=["Raging Ursine"])
    game.do("defeat Raging Ursine")
    assert (game.honor(), game.runes) == (3, runes)


def test_serpent_siren_is_kept_as_a_trophy_that_gives_one_energy():
    """ROV-60, ROV-61: honor at once, the energy when its owner likes, even in the same turn."""
    game = rise(power=2, center_row=["Serpent Siren"])
    game.do("defeat Serpent Siren")
    assert (game.honor(), game.names("trophies"), game.names("void")) == (1, ["Serpent Siren"], [])
    game.do("use Serpent Siren")
    assert (game.energy, game.names("trophies"), game.names("void")) == (1, [], ["Serpent Siren"])


def test_serpent_siren_can_be_kept_for_a_later_turn():
    game = rise(trophies=["Serpent Siren", "Serpent Siren"])
    game.do("use Serpent Siren", "end turn", "end turn")
    assert game.energy == 0
    game.do("use Serpent Siren")
    assert game.energy == 1


def test_terrus_paragon_of_strife_takes_one_of_the_cards_discarded_at_random():
    opponents = [{"hand": ["Darkwalker"]}, {"hand": ["Mystic"]}, {"hand": []}]
    game = rise(power=7, center_row=["Terrus, Paragon of Strife"], opponents=opponents)
    game.do("defeat Terrus, Paragon of Strife")
    assert game.honor() == 5
    assert [game.names("discard", seat) for seat in (1, 2, 3)] == [["Darkwalker"], ["Mystic"], []]
    take_mystic = next(move for move in game.moves() if "Mystic" in move)
    game.do(take_mystic)
    assert (game.names("hand"), game.names("discard", 2)) == (["Mystic"], [])
    assert game.names("discard", 1) == ["Darkwalker"]


def test_terrus_paragon_of_strife_may_leave_them_all():
    opponents = [{"hand": ["Darkwalker", "Darkwalker"]}]
    game = rise(power=7, center_row=["Terrus, Paragon of Strife"], opponents=opponents)
    game.do("defeat Terrus, Paragon of Strife", "decline")
    assert (game.names("hand"), game.names("discard", 1)) == ([], ["Darkwalker"])
    assert game.names("hand", 1) == ["Darkwalker"]


def test_terrus_paragon_of_strife_finds_nothing_in_empty_hands():
    game = rise(power=7, center_row=["Terrus, Paragon of Strife"])
    game.do("defeat Terrus, Paragon of Strife")
    assert game.honor() == 5
    assert game.moves()[-1] == "end turn"


def test_terrus_paragon_of_strife_gives_a_card_that_is_kept():
    game = rise(power=7, center_row=["Terrus, Paragon of Strife"], opponents=[{"hand": ["Darkwalker"]}])
    game.do("defeat Terrus, Paragon of Strife")
    game.do(game.moves()[0], "end turn")
    assert game.score() == 5 + 2


@pytest.mark.parametrize(("energy", "cards"), [(2, 0), (3, 3)])
def test_twisted_tyrant_gives_six_honor_and_with_energy_three_cards(energy, cards):
    game = rise(energy=energy, power=6, center_row=["Twisted Tyrant"])
    game.do("defeat Twisted Tyrant")
    assert (game.honor(), len(game.names("hand"))) == (6, cards)


def test_vault_sphinx_is_kept_as_a_trophy_that_gives_two_energy():
    """ROV-60, ROV-61: honor at once, the energy when its owner likes."""
    game = rise(power=4, center_row=["Vault Sphinx"])
    game.do("defeat Vault Sphinx")
    assert (game.honor(), game.names("trophies")) == (2, ["Vault Sphinx"])
    game.do("use Vault Sphinx")
    assert (game.energy, game.names("trophies"), game.names("void")) == (2, [], ["Vault Sphinx"])


def test_vault_sphinx_can_be_used_with_another_in_one_turn():
    """ROV-61: banishing is the only limit."""
    game = rise(trophies=["Vault Sphinx", "Vault Sphinx"])
    game.do("use Vault Sphinx", "use Vault Sphinx")
    assert (game.energy, game.names("trophies")) == (4, [])
