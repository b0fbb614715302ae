"""The starting decks and the always-available cards of Chronicle of the Godslayer."""

import vigil
from tests.conftest import Table, table

SIX_CARDS = ["Muramasa", "Snapdragon", "Voidthirster", "Shadow Star", "Landtalker", "Avatar Golem"]


def test_apprentice_gives_one_rune():
    game = table(hand=["Apprentice"])
    game.do("play Apprentice")
    assert game.runes == 1


def test_apprentice_comes_eight_times_in_every_starting_deck():
    game = Table(vigil.Game.new(sets=["godslayer"], players=3, seed=1))
    for seat in range(3):
        assert (game.names("hand", seat) + game.names("deck", seat)).count("Apprentice") == 8


def test_apprentice_is_never_for_sale():
    game = table(runes=20)
    assert "acquire Mystic" in game.moves()
    assert "acquire Apprentice" not in game.moves()


def test_apprentice_leaves_the_game_when_banished():
    """COTG-80: a banished starting card is out of the game and never reaches the void."""
    game = table(hand=["Void Initiate", "Apprentice"])
    game.do("play Void Initiate", "banish Apprentice from hand")
    assert game.names("removed") == ["Apprentice"]
    assert game.names("void") == []


def test_apprentice_goes_to_the_void_in_the_first_edition():
    """COTG-83: the first edition makes no exception for starting cards."""
    game = table(edition=1, hand=["Void Initiate", "Apprentice"])
    game.do("play Void Initiate", "banish Apprentice from hand")
    assert game.names("void") == ["Apprentice"]


def test_apprentice_turning_up_in_the_first_edition_is_removed():
    """COTG-65, COTG-OPEN-7: it leaves the game, and the next card takes the place."""
    game = table(edition=1, runes=6, center_row=["Landtalker"], center_deck=["Apprentice", "Mephit"])
    game.do("acquire Landtalker")
    assert game.names("center_row")[0] == "Mephit"
    assert game.names("removed") == ["Apprentice"]


def test_apprentice_once_played_cannot_be_banished():
    """COTG-88: a played card is neither in hand nor in the discard pile."""
    game = table(hand=["Apprentice", "Void Initiate", "Militia"])
    game.do("play Apprentice", "play Void Initiate")
    assert game.moves() == ["banish Militia from hand", "decline"]


def test_militia_gives_one_power():
    game = table(hand=["Militia"])
    game.do("play Militia")
    assert game.power == 1


def test_militia_comes_twice_in_every_starting_deck():
    game = Table(vigil.Game.new(sets=["godslayer"], players=4, seed=1))
    for seat in range(4):
        assert (game.names("hand", seat) + game.names("deck", seat)).count("Militia") == 2


def test_militia_is_never_for_sale():
    assert "acquire Militia" not in table(runes=20).moves()


def test_militia_leaves_the_game_when_banished():
    game = table(hand=["Void Initiate"], discard=["Militia"])
    game.do("play Void Initiate", "banish Militia from discard pile")
    assert game.names("removed") == ["Militia"]
    assert game.names("void") == []


def test_militia_goes_to_the_void_in_the_first_edition_and_is_removed_later():
    """COTG-65, COTG-83: the void takes it; the deck made out of the void throws it out."""
    game = table(
        edition=1, hand=["Void Initiate", "Militia"], runes=5, center_row=SIX_CARDS, exact=["center_deck"]
    )
    game.do("play Void Initiate", "banish Militia from hand")
    assert game.names("void") == ["Militia"]
    game.do("acquire Snapdragon")
    assert game.names("removed") == ["Militia"]
    assert game.names("void") == []


def test_mystic_gives_two_runes():
    game = table(hand=["Mystic"])
    game.do("play Mystic")
    assert game.runes == 2


def test_mystic_costs_three_runes():
    game = table(runes=3)
    game.do("acquire Mystic")
    assert game.runes == 0
    assert game.names("discard") == ["Mystic"]
    assert "acquire Mystic" not in table(runes=2).moves()


def test_mystic_cannot_be_acquired_from_an_empty_stack():
    """COTG-47: the stack is what the box holds."""
    game = table(runes=6, supply={"Mystic": 1})
    game.do("acquire Mystic")
    assert game.left("Mystic") == 0
    assert "acquire Mystic" not in game.moves()
    assert "acquire Heavy Infantry" in game.moves()


def test_mystic_goes_back_to_its_stack_when_banished():
    """COTG-81: there it can be acquired again."""
    game = table(hand=["Void Initiate", "Mystic"], supply={"Mystic": 0}, runes=2)
    game.do("play Void Initiate", "banish Mystic from hand")
    assert game.left("Mystic") == 1
    assert game.names("void") == []
    game.do("acquire Mystic")
    assert game.names("discard") == ["Mystic"]


def test_mystic_goes_to_the_void_in_the_first_edition_and_is_removed_later():
    """COTG-65, COTG-83: no stack takes it back."""
    game = table(
        edition=1, hand=["Void Initiate", "Mystic"], runes=5, center_row=SIX_CARDS, exact=["center_deck"]
    )
    game.do("play Void Initiate", "banish Mystic from hand")
    assert game.names("void") == ["Mystic"]
    game.do("acquire Snapdragon")
    assert game.names("removed") == ["Mystic"]
    assert game.left("Mystic") == 29


def test_mystic_does_not_lift_the_limit_of_druids_of_the_stone_circle():
    """COTG-104: its runes are of no use there."""
    game = table(hand=["Mystic", "Druids of the Stone Circle"], center_row=["Flytrap Witch"])
    game.do("play Mystic", "play Druids of the Stone Circle")
    assert game.moves() == ["acquire Mystic onto deck", "acquire Heavy Infantry onto deck"]


def test_heavy_infantry_gives_two_power():
    game = table(hand=["Heavy Infantry"])
    game.do("play Heavy Infantry")
    assert game.power == 2


def test_heavy_infantry_costs_two_runes():
    game = table(runes=2)
    game.do("acquire Heavy Infantry")
    assert game.runes == 0
    assert game.names("discard") == ["Heavy Infantry"]
    assert "acquire Heavy Infantry" not in table(runes=1).moves()


def test_heavy_infantry_cannot_be_acquired_from_an_empty_stack():
    """COTG-47: the stack is what the box holds."""
    game = table(runes=4, supply={"Heavy Infantry": 1})
    game.do("acquire Heavy Infantry")
    assert "acquire Heavy Infantry" not in game.moves()


def test_heavy_infantry_goes_back_to_its_stack_when_banished():
    """COTG-81: there it can be acquired again."""
    game = table(hand=["Void Initiate"], discard=["Heavy Infantry"], supply={"Heavy Infantry": 0})
    game.do("play Void Initiate", "banish Heavy Infantry from discard pile")
    assert game.left("Heavy Infantry") == 1
    assert game.names("void") == []


def test_heavy_infantry_goes_to_the_void_in_the_first_edition_and_is_removed_later():
    """COTG-65, COTG-83: no stack takes it back."""
    game = table(
        edition=1,
        hand=["Void Initiate", "Heavy Infantry"],
        runes=5,
        center_row=SIX_CARDS,
        exact=["center_deck"],
    )
    game.do("play Void Initiate", "banish Heavy Infantry from hand")
    assert game.names("void") == ["Heavy Infantry"]
    game.do("acquire Snapdragon")
    assert game.names("removed") == ["Heavy Infantry"]


def test_heavy_infantry_can_be_acquired_by_druids_and_by_cetra():
    for hero in ("Druids of the Stone Circle", "Cetra, Weaver of Stars"):
        game = table(hand=[hero])
        game.do(f"play {hero}", "acquire Heavy Infantry onto deck")
        assert game.names("deck")[0] == "Heavy Infantry"


def test_cultist_takes_two_power_and_gives_one_honor():
    game = table(power=2)
    game.do("defeat Cultist")
    assert (game.power, game.honor()) == (0, 1)
    assert "defeat Cultist" not in table(power=1).moves()


def test_cultist_can_be_defeated_four_times_with_eight_power():
    """COTG-56, COTG-57: it stays where it is and never goes to the void."""
    game = table(power=8)
    game.do("defeat Cultist", "defeat Cultist", "defeat Cultist", "defeat Cultist")
    assert (game.power, game.honor()) == (0, 4)
    assert game.names("void") == []
    assert game.left("Cultist") == 1


def test_cultist_does_not_set_off_voidthirster():
    game = table(power=2, constructs=["Voidthirster"])
    game.do("defeat Cultist")
    assert game.honor() == 1


def test_cultist_is_not_in_the_center_row():
    game = table(power=3, center_row=["Mephit"])
    game.do("defeat Mephit")
    assert "banish Muramasa from center row" in game.moves()
    assert not [move for move in game.moves() if "Cultist" in move]


def test_cultist_can_be_defeated_by_arha_templar_and_by_oziah():
    for hero in ("Arha Templar", "Oziah the Peerless"):
        game = table(hand=[hero], center_row=["Mephit"])
        game.do(f"play {hero}", "defeat Cultist")
        assert game.honor() == 1
