"""Acquiring or defeating several cards of the center row at once, and taking cards without paying."""

import pytest

import vigil
from tests.sets.shards import DARK, SHARD, both, dark, on, rise

OZIAH = "Oziah, Judge of Logos"


def test_exactly_the_cards_lying_there_are_taken():
    """ROV-71: replacements are not."""
    game = rise(hand=[OZIAH], center_row=["Raging Ursine", "Lagoon Troll"], center_deck=["Deviant Fiend"])
    game.do(f"play {OZIAH}")
    assert (game.honor(), game.names("center_row")[0]) == (3 + 2, "Deviant Fiend")


def test_all_leave_then_the_row_is_filled_then_the_rewards_come():
    """ROV-71: Firestorm Effigy asks with a full row, and the Troll's card comes after it."""
    row = ["Firestorm Effigy", on("Lagoon Troll")]
    center = ["Vault Sphinx", "Twisted Tyrant"]
    game = rise(hand=[OZIAH, "Militia"], center_row=row, center_deck=center, deck=["Mystic"])
    game.do(f"play {OZIAH}")
    assert game.names("center_row")[:2] == center
    assert (game.names("discard"), game.names("hand")) == ([SHARD], ["Militia"])
    game.do("decline")
    assert game.names("hand") == ["Militia", "Mystic"]


def test_rewards_resolve_from_the_place_nearest_the_center_deck():
    """ROV-71: place by place."""
    game = rise(hand=[OZIAH], center_row=["Lagoon Troll", "Firestorm Effigy"], deck=["Mystic"])
    game.do(f"play {OZIAH}")
    assert game.moves() == ["banish Mystic from hand", "decline"]


def test_cards_taken_are_in_their_new_places_before_the_row_is_filled():
    """ROV-65, ROV-71: so the Fate of a Dark Energy Shard in that refill can banish one of them."""
    row = ["Herald of Doom", "Mosaic Horn", "Oxipede", "Oxipede", "Webclaw", "Webclaw"]
    center = ["Oxipede", DARK, "Phasefiend"]
    game = both(energy=7, power=8, center_row=row, center_deck=center)
    game.do("defeat Herald of Doom")
    assert game.moves() == ["banish Mosaic Horn from discard pile", "decline"]
    assert game.honor() == 6


def test_monsters_taken_are_in_the_void_when_it_is_shuffled_for_the_refill():
    """ROV-71: like a single one, they can come straight back."""
    row = ["Raging Ursine", "Voidfeeder", "Omnicron", "Portabillet", "Zeta Arsenal", "Reactor Shrine"]
    game = rise(hand=[OZIAH], center_row=row, exact=["center_deck"])
    game.do(f"play {OZIAH}")
    assert (game.names("center_row"), game.honor()) == (row, 3)


def test_several_cards_banished_at_once_all_leave_before_the_places_are_filled():
    """DU-63, DU-64: Vault Lich's Fate looks once."""
    row = ["Phasefiend", on("Oxipede"), on("Webclaw")]
    center = ["Vault Lich", SHARD, "Mosaic Horn", "Raven Siren"]
    game = dark(power=2, center_row=row, center_deck=center)
    game.do("defeat Phasefiend")
    assert game.names("center_row")[:3] == ["Vault Lich", "Mosaic Horn", "Raven Siren"]
    assert game.under("Mosaic Horn") == [SHARD]


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("Lifebound Muse", ["acquire Darkwalker", "acquire Mystic", "acquire Heavy Infantry"]),
        ("Righteous Templar", ["defeat Raging Ursine", "defeat Cultist"]),
    ],
)
def test_what_names_no_place_may_choose_among_the_always_available_cards(hand, found):
    """ROV-85: but never in the void."""
    game = rise(
        hand=[hand], center_row=["Darkwalker", "Raging Ursine"], void=["Beacon Shaman", "Lagoon Troll"]
    )
    game.do(f"play {hand}")
    assert game.moves() == found


def test_a_stack_that_is_empty_is_no_choice():
    """ROV-85: there is none to acquire."""
    game = rise(hand=["Monastic Tutor"], supply={"Mystic": 0})
    game.do("play Monastic Tutor")
    assert game.names("discard") == ["Heavy Infantry"]


def test_shardfinder_compass_leaves_the_cards_on_the_treasure():
    """DU-66: they are not taken."""
    game = dark(constructs=["Shardfinder Compass"], center_row=[on("Oxipede", SHARD, DARK)])
    game.do("use Shardfinder Compass")
    assert sorted(game.names("discard")) == [DARK, SHARD]
    assert (game.names("center_row")[0], game.honor()) == ("Oxipede", 0)


def test_smoke_tyrant_sorts_seven_cards_of_the_center_deck():
    """DU-67: treasure under it, the others to the void."""
    center = ["Webclaw", SHARD, "Oxipede", SHARD, "Mosaic Horn", "Phasefiend", DARK, "Raven Siren"]
    game = dark(power=7, center_row=["Smoke Tyrant"], center_deck=center)
    game.do("defeat Smoke Tyrant")
    assert sorted(game.names("hoard")) == [DARK, SHARD, SHARD]
    assert game.names("void") == ["Oxipede", "Mosaic Horn", "Phasefiend", "Raven Siren"]


def test_where_the_cards_go_is_asked_before_anything_replaces_them():
    """OUR-8, ROV-71: Anointed Askara takes one to hand while the top of the center deck is still unknown."""
    row = ["Herald of Doom", "Darkwalker", "Raging Ursine", "Mosaic Horn", "Oxipede", "Raven Siren"]
    game = both(
        hand=["Anointed Askara"],
        energy=7,
        power=8,
        center_row=row,
        center_deck=["Lifebound Muse", "Twisted Tyrant"],
    )
    game.do("play Anointed Askara", "defeat Herald of Doom")
    assert game.moves() == ["acquire Lifebound Muse", "acquire Lifebound Muse to hand"]
    game.do("acquire Lifebound Muse", "acquire Darkwalker", "acquire Mosaic Horn")
    assert game.moves() == ["acquire Raven Siren", "acquire Raven Siren to hand"]
    assert game.names("center_deck")[0] == "Twisted Tyrant"
    game.do("acquire Raven Siren to hand")
    assert game.names("discard") == ["Lifebound Muse", "Darkwalker", "Mosaic Horn"]
    assert (game.names("center_row")[0], game.honor()) == ("Twisted Tyrant", 6 + 3 + 4)


def test_nothing_is_taken_while_a_card_waits_for_its_place():
    """OUR-8, DEL-58: the row is full at every question, and all leave together after the last one."""
    row = ["Herald of Doom", "Darkwalker", "Raging Ursine", "Mosaic Horn", "Oxipede", "Raven Siren"]
    game = both(hand=["Anointed Askara"], energy=7, power=8, center_row=row, center_deck=["Lifebound Muse"])
    game.do("play Anointed Askara", "defeat Herald of Doom", "acquire Lifebound Muse", "acquire Darkwalker")
    assert game.moves() == ["acquire Mosaic Horn", "acquire Mosaic Horn to hand"]
    assert game.names("center_row") == ["Lifebound Muse", *row[1:]]


def test_a_game_can_be_saved_while_one_of_all_cards_waits_for_its_place():
    """OUR-8: what was settled already stays settled."""
    row = ["Herald of Doom", "Darkwalker", "Raging Ursine", "Mosaic Horn", "Oxipede", "Raven Siren"]
    center = ["Lifebound Muse"]
    game = both(hand=["Anointed Askara"], energy=7, power=8, center_row=row, center_deck=center).game
    for move in ("play Anointed Askara", "defeat Herald of Doom", "acquire Lifebound Muse"):
        game.do(move)
    again = vigil.Game.from_data(game.to_data())
    for each in (game, again):
        each.do("acquire Darkwalker to hand")
    assert again.to_data() == game.to_data()


def test_a_saved_game_in_which_some_of_the_cards_had_left_is_refused():
    """OUR-8: so older versions wrote them; nothing says where the nearer cards go."""
    row = ["Herald of Doom", "Darkwalker", "Raging Ursine", "Mosaic Horn", "Oxipede", "Raven Siren"]
    game = both(hand=["Anointed Askara"], energy=7, power=8, center_row=row).game
    for move in ("play Anointed Askara", "defeat Herald of Doom"):
        game.do(move)
    data = game.to_data()
    data["pending"][-1] |= {"it": "Mosaic Horn", "number": 3}
    with pytest.raises(ValueError, match="it is not settled where the cards nearer to the center deck go"):
        vigil.Game.from_data(data)
