"""The Enlightened cards of Darkness Unleashed."""

from typing import Any

import pytest

from tests.conftest import Table
from tests.sets.shards import DARK, SHARD, both, dark, on


def test_anointed_askara_draws_a_card():
    game = dark(hand=["Anointed Askara"], deck=["Arbiter of the Lost"])
    game.do("play Anointed Askara")
    assert game.names("hand") == ["Arbiter of the Lost"]


def test_anointed_askara_may_put_one_acquired_card_into_the_hand():
    """DU-77: the player decides at each acquisition until it has been used."""
    row = ["Mosaic Horn", "Raven Siren", "Riftwalker's Axe"]
    game = dark(runes=9, hand=["Anointed Askara"], center_row=row, exact=["deck"])
    game.do("play Anointed Askara", "acquire Mosaic Horn", "acquire Raven Siren to hand")
    assert (game.names("discard"), game.names("hand")) == (["Mosaic Horn"], ["Raven Siren"])
    assert "acquire Riftwalker's Axe to hand" not in game.moves()


def test_anointed_askara_works_for_heroes_and_constructs_of_the_center_row_only():
    game = dark(runes=9, hand=["Anointed Askara"], center_row=["Mosaic Horn"])
    game.do("play Anointed Askara")
    assert "acquire Mosaic Horn to hand" in game.moves()
    assert "acquire Mystic to hand" not in game.moves()


def test_anointed_askara_leaves_the_treasure_to_the_discard_pile():
    """ROV-41: only the card on it goes to the hand."""
    game = dark(runes=3, hand=["Anointed Askara"], center_row=[on("Mosaic Horn")], exact=["deck"])
    game.do("play Anointed Askara", "acquire Mosaic Horn to hand")
    assert (game.names("hand"), game.names("discard")) == (["Mosaic Horn"], [SHARD])


def test_anointed_askara_works_for_a_free_acquisition_too():
    game = dark(
        power=5, hand=["Anointed Askara"], center_row=["Plunder Devil", "Mosaic Horn"], exact=["deck"]
    )
    game.do("play Anointed Askara", "defeat Plunder Devil", "acquire Mosaic Horn to hand")
    assert game.names("hand") == ["Mosaic Horn"]


def test_anointed_askara_works_for_a_card_taken_with_the_whole_row():
    """ROV-71: it is acquired from the center row like any other."""
    row = ["Herald of Doom", "Mosaic Horn", "Oxipede", "Phasefiend", "Lagoon Troll", "Raging Ursine"]
    center = ["Twisted Tyrant"]
    game = both(
        energy=7, power=8, hand=["Anointed Askara"], center_row=row, center_deck=center, exact=["deck"]
    )
    game.do("play Anointed Askara", "defeat Herald of Doom")
    assert game.moves() == ["acquire Mosaic Horn", "acquire Mosaic Horn to hand"]


def test_anointed_askara_works_once_for_every_copy_played():
    row = ["Mosaic Horn", "Raven Siren", "Riftwalker's Axe"]
    game = dark(runes=9, hand=["Anointed Askara"] * 2, center_row=row, exact=["deck"])
    game.do("play Anointed Askara", "play Anointed Askara")
    game.do("acquire Mosaic Horn to hand", "acquire Raven Siren to hand")
    assert "acquire Riftwalker's Axe to hand" not in game.moves()


def test_anointed_askara_is_lost_at_the_end_of_the_turn():
    game = dark(
        hand=["Anointed Askara"], center_row=["Scrap Scrabbler"], deck=["Militia"], discard=["Mystic"] * 9
    )
    game.do("play Anointed Askara", "end turn", "end turn")
    while "play Mystic" in game.moves():
        game.do("play Mystic")
    assert "acquire Scrap Scrabbler to hand" not in game.moves()


def test_arha_mentor_may_banish_a_card_from_hand_for_a_basic_hero_in_hand():
    game = dark(hand=["Arha Mentor", "Militia"], discard=["Apprentice"])
    game.do("play Arha Mentor")
    assert game.moves() == ["banish Militia from hand", "decline"]
    game.do("banish Militia from hand")
    assert game.moves() == ["acquire Mystic to hand", "acquire Heavy Infantry to hand"]
    game.do("acquire Mystic to hand")
    assert (game.names("hand"), game.left("Mystic")) == (["Mystic"], 15)


def test_arha_mentor_acquires_nothing_if_nothing_is_banished():
    game = dark(hand=["Arha Mentor", "Militia"])
    game.do("play Arha Mentor", "decline")
    assert game.names("hand") == ["Militia"]


def test_arha_mentor_energized_draws_first():
    """DU-59, DU-60: so the card drawn can be the one banished."""
    game = dark(energy=2, hand=["Arha Mentor"], deck=["Militia"])
    game.do("play Arha Mentor")
    assert game.moves() == ["banish Militia from hand", "decline"]


def test_arha_mentor_without_energy_draws_nothing():
    game = dark(energy=1, hand=["Arha Mentor"], deck=["Militia"])
    game.do("play Arha Mentor")
    assert (game.names("hand"), game.moves()[-1]) == ([], "end turn")


def test_gemcatcher_spirit_draws_a_card():
    game = dark(energy=1, hand=["Gemcatcher Spirit"], deck=["Militia"])
    game.do("play Gemcatcher Spirit")
    assert (game.names("hand"), game.names("played")) == (["Militia"], ["Gemcatcher Spirit"])


def test_gemcatcher_spirit_transforms_with_two_energy():
    """DU-21, DU-22, DU-39: and draws nothing."""
    game = dark(energy=2, hand=["Gemcatcher Spirit"], deck=["Militia"])
    game.do("play Gemcatcher Spirit")
    assert (game.names("hand"), game.names("played")) == (["Otherworldly Guide"], [])


def test_gemcatcher_spirit_copied_gives_its_card_even_with_energy():
    """DU-37, DU-38: a copy transforms nothing."""
    game = both(energy=2, hand=["Reality Sculptor"], played=["Gemcatcher Spirit"], deck=["Militia"])
    game.do("play Reality Sculptor")
    assert game.names("hand") == ["Militia"]
    assert game.names("played") == ["Gemcatcher Spirit", "Reality Sculptor"]


def test_otherworldly_guide_draws_two_cards_and_is_worth_three():
    """DU-32: the honor of the side it shows."""
    game = dark(hand=["Otherworldly Guide"], deck=["Militia", "Apprentice"])
    game.do("play Otherworldly Guide")
    assert sorted(game.names("hand")) == ["Apprentice", "Militia"]
    assert game.score() == 3


def test_shardfinder_compass_takes_all_treasure_and_leaves_the_cards():
    """DU-66: it is banished first; the treasure goes to the discard pile."""
    row = [on("Mosaic Horn", SHARD, DARK), "Oxipede", on("Phasefiend")]
    game = dark(constructs=["Shardfinder Compass"], center_row=row)
    game.do("use Shardfinder Compass")
    assert (game.names("constructs"), game.names("void")) == ([], ["Shardfinder Compass"])
    assert sorted(game.names("discard")) == [DARK, SHARD, SHARD]
    assert game.names("center_row")[:3] == ["Mosaic Horn", "Oxipede", "Phasefiend"]
    assert (game.under("Mosaic Horn"), game.under("Phasefiend")) == ([], [])


def test_shardfinder_compass_needs_treasure_in_the_center_row():
    assert "use Shardfinder Compass" not in dark(constructs=["Shardfinder Compass"]).moves()


def test_toric_devoted_disciple_copies_a_hero_of_the_center_row():
    row = ["Nyxian Ritualist", "Dendris the Gladewyrm", "Oxipede"]
    game = dark(hand=["Toric, Devoted Disciple"], center_row=row)
    game.do("play Toric, Devoted Disciple", "copy Nyxian Ritualist from center row")
    assert (game.power, game.energy) == (3, 3)
    assert game.names("center_row")[0] == "Nyxian Ritualist"
    assert game.names("played") == ["Toric, Devoted Disciple"]


def test_toric_devoted_disciple_checks_energize_at_that_moment():
    """ROV-32: with the energy gained when copying."""
    game = dark(energy=3, hand=["Toric, Devoted Disciple"], center_row=["Dendris the Gladewyrm"])
    game.do("play Toric, Devoted Disciple")
    assert (game.runes, game.power, game.honor()) == (4, 4, 4)


def test_toric_devoted_disciple_copying_a_transform_card_transforms_nothing():
    """DU-37, DU-38: the ordinary effect of the front."""
    game = dark(energy=2, hand=["Toric, Devoted Disciple"], center_row=["Honiskrot Tribesman"])
    game.do("play Toric, Devoted Disciple")
    assert (game.runes, game.names("hand")) == (1, [])
    assert game.names("center_row")[0] == "Honiskrot Tribesman"


def test_toric_devoted_disciple_finds_no_hero():
    row = ["Oxipede", "Mosaic Horn", "Phasefiend", "Riftwalker's Axe", "Webclaw", "Hedron Dredger"]
    game = dark(hand=["Toric, Devoted Disciple"], center_row=row)
    game.do("play Toric, Devoted Disciple")
    assert game.moves()[-1] == "end turn"


def test_toric_devoted_disciple_passes_a_sculptor_in_the_row_without_barring_one_that_was_played():
    """ROV-73: the card in the row and the card played are two."""
    game = both(
        hand=["Toric, Devoted Disciple"],
        played=["Reality Sculptor", "Mystic"],
        center_row=["Reality Sculptor"],
    )
    game.do("play Toric, Devoted Disciple")
    assert game.moves() == ["copy Reality Sculptor", "copy Mystic"]
    game.do("copy Reality Sculptor")
    assert game.runes == 2


@pytest.mark.parametrize(("energy", "side"), [(3, None), (4, "Toric, Ascendant")])
def test_toric_devoted_disciple_transforms_with_four_energy(energy, side):
    """DU-21, DU-39: not with three."""
    game = dark(energy=energy, hand=["Toric, Devoted Disciple"], center_row=["Scrap Scrabbler"])
    game.do("play Toric, Devoted Disciple")
    assert game.names("hand") == ([side] if side else [])
    assert game.runes == (0 if side else 1)


def test_toric_ascendant_acquires_any_hero_into_the_hand():
    """ROV-85: a Mystic or a Heavy Infantry as well."""
    row = ["Moken, the Huntmaster", "Mosaic Horn", "Oxipede"]
    game = dark(hand=["Toric, Ascendant"], center_row=row)
    game.do("play Toric, Ascendant")
    moves = [
        "acquire Moken, the Huntmaster to hand",
        "acquire Mystic to hand",
        "acquire Heavy Infantry to hand",
    ]
    assert game.moves() == moves
    game.do("acquire Moken, the Huntmaster to hand")
    assert (game.names("hand"), game.score()) == (["Moken, the Huntmaster"], 5)


def test_toric_ascendant_leaves_the_treasure_to_the_discard_pile():
    """ROV-41: only the hero is put into the hand."""
    game = dark(hand=["Toric, Ascendant"], center_row=[on("Raven Siren")])
    game.do("play Toric, Ascendant", "acquire Raven Siren to hand")
    assert (game.names("hand"), game.names("discard")) == (["Raven Siren"], [SHARD])


def test_valiant_ascetic_may_be_banished_to_defeat_a_monster():
    """ROV-85: of cost five or less, the Cultist included."""
    game = both(hand=["Valiant Ascetic"], center_row=["Plunder Devil", "Twisted Tyrant"])
    game.do("play Valiant Ascetic")
    assert game.moves()[-1] == "decline"
    game.do(game.moves()[0])
    assert game.moves() == ["defeat Plunder Devil", "defeat Cultist"]
    game.do("defeat Cultist")
    assert (game.names("void"), game.names("played"), game.honor()) == (["Valiant Ascetic"], [], 1)


def test_valiant_ascetic_may_stay():
    game = dark(hand=["Valiant Ascetic"])
    game.do("play Valiant Ascetic", "decline")
    assert (game.names("played"), game.names("void")) == (["Valiant Ascetic"], [])


def test_valiant_ascetic_copied_takes_the_card_that_copies_it():
    """DU-52: the price is banishing the copy."""
    game = dark(hand=["Toric, Devoted Disciple"], center_row=["Valiant Ascetic", "Oxipede"])
    game.do("play Toric, Devoted Disciple")
    game.do(game.moves()[0], "defeat Oxipede")
    assert game.names("void") == ["Toric, Devoted Disciple", "Oxipede"]
    assert game.names("center_row")[0] == "Valiant Ascetic"


ROW = ["Dendris the Gladewyrm", "Moken, the Huntmaster", "Twisted Tyrant", "Terrus, Paragon of Strife"]
HEROES = ["acquire Dendris the Gladewyrm", "acquire Mystic", "acquire Heavy Infantry"]
MONSTERS = ["defeat Twisted Tyrant", "defeat Cultist"]


def veya(**given: Any) -> Table:
    game = both(hand=["Veya, Handmaiden of Logos"], center_row=ROW, **given)
    game.do("play Veya, Handmaiden of Logos")
    return game


@pytest.mark.parametrize("energy", [1, 2])
def test_veya_handmaiden_of_logos_acquires_a_hero(energy):
    """ROV-85: of cost six or less, also a basic one."""
    game = veya(energy=energy)
    game.do(game.moves()[0])
    assert game.moves() == HEROES
    game.do("acquire Dendris the Gladewyrm")
    assert (game.names("discard"), game.honor()) == (["Dendris the Gladewyrm"], 0)


@pytest.mark.parametrize("energy", [1, 2])
def test_veya_handmaiden_of_logos_defeats_a_monster(energy):
    """ROV-85: of cost six or less, also the Cultist."""
    game = veya(energy=energy)
    game.do(game.moves()[1])
    assert game.moves() == MONSTERS
    game.do("defeat Twisted Tyrant")
    assert (game.names("discard"), game.honor(), game.moves()[-1]) == ([], 6, "end turn")


def test_veya_handmaiden_of_logos_without_energy_does_one_of_them():
    """ROV-28: two energy are needed for both."""
    assert len(veya(energy=1).moves()) == 2


def test_veya_handmaiden_of_logos_energized_may_do_both():
    """DU-59: the acquisition first."""
    game = veya(energy=2)
    _acquire, _defeat, both_of_them = game.moves()
    game.do(both_of_them)
    assert game.moves() == HEROES
    game.do("acquire Dendris the Gladewyrm")
    assert game.moves() == MONSTERS
    game.do("defeat Twisted Tyrant")
    assert (game.names("discard"), game.honor()) == (["Dendris the Gladewyrm"], 6)


def test_veya_handmaiden_of_logos_energized_can_defeat_what_replaced_the_hero():
    """ROV-48, DU-59: the row is filled in between."""
    game = veya(energy=2, center_deck=["Oxipede"])
    game.do(game.moves()[2], "acquire Dendris the Gladewyrm", "defeat Oxipede")
    assert game.honor() == 2 + 2
