"""The Lifebound cards of Chronicle of the Godslayer."""

from tests.conftest import table


def test_cetra_weaver_of_stars_puts_a_hero_of_any_cost_on_top_of_the_deck():
    game = table(hand=["Cetra, Weaver of Stars"], center_row=["Master Dhartha", "Mephit"])
    game.do("play Cetra, Weaver of Stars", "acquire Master Dhartha onto deck")
    assert game.names("deck")[0] == "Master Dhartha"
    assert game.names("discard") == []
    assert game.runes == 0


def test_cetra_weaver_of_stars_is_not_optional_and_takes_heroes_only():
    game = table(hand=["Cetra, Weaver of Stars"], center_row=["Master Dhartha", "Mephit", "Snapdragon"])
    game.do("play Cetra, Weaver of Stars")
    assert game.moves() == [
        "acquire Master Dhartha onto deck",
        "acquire Mystic onto deck",
        "acquire Heavy Infantry onto deck",
    ]


def test_cetra_weaver_of_stars_finds_no_mystic_in_an_empty_stack():
    game = table(hand=["Cetra, Weaver of Stars"], supply={"Mystic": 0})
    game.do("play Cetra, Weaver of Stars")
    assert game.names("deck")[0] == "Heavy Infantry"


def test_druids_of_the_stone_circle_put_a_hero_of_cost_three_on_top_of_the_deck():
    game = table(hand=["Druids of the Stone Circle"], center_row=["Wolf Shaman"], center_deck=["Mephit"])
    game.do("play Druids of the Stone Circle", "acquire Wolf Shaman onto deck")
    assert game.names("deck")[0] == "Wolf Shaman"
    assert game.names("center_row")[0] == "Mephit"


def test_druids_of_the_stone_circle_cannot_be_helped_by_runes():
    """COTG-104: three is the limit, whatever runes there are."""
    game = table(
        hand=["Druids of the Stone Circle"],
        center_row=["Flytrap Witch", "Demon Slayer", "Wolf Shaman"],
        runes=9,
    )
    game.do("play Druids of the Stone Circle")
    assert game.moves() == [
        "acquire Wolf Shaman onto deck",
        "acquire Mystic onto deck",
        "acquire Heavy Infantry onto deck",
    ]


def test_druids_of_the_stone_circle_do_nothing_where_no_hero_is_cheap_enough():
    game = table(hand=["Druids of the Stone Circle"], supply={"Mystic": 0, "Heavy Infantry": 0})
    before = game.names("deck")
    game.do("play Druids of the Stone Circle")
    assert game.names("deck") == before
    assert game.names("played") == ["Druids of the Stone Circle"]


def test_flytrap_witch_gives_two_honor_and_a_card():
    game = table(hand=["Flytrap Witch"], deck=["Landtalker"])
    game.do("play Flytrap Witch")
    assert game.honor() == 2
    assert game.names("hand") == ["Landtalker"]


def test_landtalker_costs_six_runes_and_gives_three():
    game = table(hand=["Landtalker"])
    game.do("play Landtalker")
    assert game.runes == 3
    assert "acquire Landtalker" in table(runes=6, center_row=["Landtalker"]).moves()
    assert "acquire Landtalker" not in table(runes=5, center_row=["Landtalker"]).moves()


def test_lifebound_initiate_gives_a_rune_and_an_honor():
    game = table(hand=["Lifebound Initiate"])
    game.do("play Lifebound Initiate")
    assert (game.runes, game.honor()) == (1, 1)


def test_runic_lycanthrope_alone_gives_runes_only():
    """It does not count itself as the other hero."""
    game = table(hand=["Runic Lycanthrope"])
    game.do("play Runic Lycanthrope")
    assert (game.runes, game.power) == (2, 0)


def test_runic_lycanthrope_after_another_lifebound_hero_gives_power_too():
    game = table(hand=["Landtalker", "Runic Lycanthrope"])
    game.do("play Landtalker", "play Runic Lycanthrope")
    assert (game.runes, game.power) == (5, 2)


def test_runic_lycanthrope_looks_at_lifebound_heroes_only():
    game = table(hand=["Arha Initiate", "Snapdragon", "Runic Lycanthrope"])
    game.do("play Arha Initiate", "play Snapdragon", "play Runic Lycanthrope")
    assert game.power == 0


def test_runic_lycanthrope_gains_nothing_from_a_hero_played_later():
    game = table(hand=["Landtalker", "Runic Lycanthrope"])
    game.do("play Runic Lycanthrope", "play Landtalker")
    assert game.power == 0


def test_runic_lycanthrope_counts_another_runic_lycanthrope():
    game = table(hand=["Runic Lycanthrope", "Runic Lycanthrope"])
    game.do("play Runic Lycanthrope", "play Runic Lycanthrope")
    assert (game.runes, game.power) == (4, 2)


def test_snapdragon_gives_a_rune_once_per_turn():
    game = table(constructs=["Snapdragon"])
    game.do("use Snapdragon")
    assert game.runes == 1
    assert "use Snapdragon" not in game.moves()


def test_snapdragon_gives_honor_for_the_first_lifebound_hero_of_each_turn():
    game = table(constructs=["Snapdragon"], hand=["Landtalker", "Wolf Shaman"])
    game.do("play Landtalker", "play Wolf Shaman")
    assert game.honor() == 1


def test_snapdragon_gives_honor_again_in_the_next_turn():
    game = table(constructs=["Snapdragon"], hand=["Landtalker"], deck=["Wolf Shaman"])
    game.do("play Landtalker", "end turn", "end turn", "play Wolf Shaman")
    assert game.honor() == 2


def test_snapdragon_need_not_be_used_for_its_honor():
    game = table(constructs=["Snapdragon"], hand=["Landtalker"])
    game.do("play Landtalker")
    assert game.honor() == 1
    assert "use Snapdragon" in game.moves()


def test_snapdragon_comes_too_late_after_the_first_lifebound_hero():
    game = table(hand=["Landtalker", "Snapdragon", "Wolf Shaman"])
    game.do("play Landtalker", "play Snapdragon", "play Wolf Shaman")
    assert game.honor() == 0


def test_snapdragon_ignores_heroes_of_other_factions():
    game = table(constructs=["Snapdragon"], hand=["Demon Slayer", "Landtalker"])
    game.do("play Demon Slayer")
    assert game.honor() == 0
    game.do("play Landtalker")
    assert game.honor() == 1


def test_snapdragon_works_for_each_copy():
    game = table(constructs=["Snapdragon", "Snapdragon"], hand=["Landtalker"])
    game.do("use Snapdragon", "use Snapdragon", "play Landtalker")
    assert (game.runes, game.honor()) == (5, 2)


def test_wolf_shaman_gives_a_rune_and_a_card_at_once_and_the_rune_can_wait():
    """COTG-32: both parts happen on playing it, the spending comes whenever it suits."""
    game = table(hand=["Wolf Shaman"], deck=["Mystic"])
    game.do("play Wolf Shaman")
    assert (game.runes, game.names("hand")) == (1, ["Mystic"])
    game.do("play Mystic", "acquire Mystic")
    assert game.runes == 0


def test_yggdrasil_staff_gives_power_early_and_honor_later():
    """COTG-40, COTG-41: two abilities, each once per turn, each in its own time."""
    game = table(constructs=["Yggdrasil Staff"], runes=1, hand=["Landtalker"])
    game.do("use Yggdrasil Staff: gain 1 power", "play Landtalker", "use Yggdrasil Staff: gain 3 honor")
    assert (game.power, game.runes, game.honor()) == (1, 0, 3)


def test_yggdrasil_staff_works_once_per_turn_for_each_ability():
    """COTG-40: neither can be used twice, however many runes there are."""
    game = table(constructs=["Yggdrasil Staff"], runes=8)
    game.do("use Yggdrasil Staff: gain 3 honor", "use Yggdrasil Staff: gain 1 power")
    assert game.runes == 4
    assert not [move for move in game.moves() if "Yggdrasil" in move]


def test_yggdrasil_staff_needs_four_runes_for_its_honor():
    game = table(constructs=["Yggdrasil Staff"], runes=3)
    assert "use Yggdrasil Staff: gain 1 power" in game.moves()
    assert "use Yggdrasil Staff: gain 3 honor" not in game.moves()


def test_yggdrasil_staff_takes_no_runes_limited_to_mechana_constructs():
    game = table(constructs=["Yggdrasil Staff", "The Grand Design"], runes=3)
    game.do("use The Grand Design")
    assert game.mechana_runes == 2
    assert "use Yggdrasil Staff: gain 3 honor" not in game.moves()
