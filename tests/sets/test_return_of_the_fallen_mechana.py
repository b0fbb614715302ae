"""What the Mechana cards of Return of the Fallen do."""

from tests.sets.fallen import both, fallen


def test_battery_monk_makes_the_next_construct_cheaper_and_draws():
    game = fallen(hand=["Battery Monk"], runes=4, center_row=["Combustion Idol"])
    game.do("play Battery Monk", "acquire Combustion Idol")
    assert (game.runes, len(game.names("hand"))) == (0, 1)


def test_combustion_idol_draws_with_three_mechana_constructs():
    game = fallen(constructs=["Combustion Idol", "Socket Altar", "Reclamax"])
    game.do("use Combustion Idol")
    assert len(game.names("hand")) == 1


def test_combustion_idol_counts_mechana_constructs_only():
    game = fallen(constructs=["Combustion Idol", "Socket Altar", "Black Hole"])
    assert "use Combustion Idol" not in game.moves()


def test_dimension_diver_makes_every_construct_mechana_for_the_turn():
    """ROTF-27: wherever they are, as under Hedron Link Device."""
    game = fallen(hand=["Dimension Diver"], constructs=["Combustion Idol", "Stone Circle", "Black Hole"])
    game.do("play Dimension Diver", "use Combustion Idol")
    assert (game.runes, len(game.names("hand"))) == (2, 1)
    game.do("end turn", "end turn")
    assert "use Combustion Idol" not in game.moves()


def test_dimension_diver_opens_the_void_for_reclamax():
    """ROTF-27, ROTF-38: constructs of the void, too; a reduction holds there."""
    game = fallen(
        hand=["Dimension Diver", "Battery Monk"], constructs=["Reclamax"], runes=2, void=["Black Hole"]
    )
    game.do("play Dimension Diver", "play Battery Monk", "use Reclamax", "use Reclamax this turn")
    assert (game.runes, sorted(game.names("discard"))) == (0, ["Black Hole", "Reclamax"])


def test_project_alpha_acquires_within_the_number_of_mechana_constructs():
    """ROTF-25: it counts itself, and basic heroes can be chosen."""
    game = fallen(constructs=["Project Alpha", "Socket Altar"], center_row=["Deathseeker", "Lunar Stag"])
    game.do("use Project Alpha")
    assert game.moves() == ["acquire Deathseeker", "acquire Heavy Infantry"]
    game.do("acquire Deathseeker")
    assert game.names("discard") == ["Deathseeker"]


def test_reclamax_is_destroyed_for_a_construct_of_the_void_at_any_later_time():
    """ROTF-28, ROTF-36: one for each time, and its cost is paid."""
    game = fallen(constructs=["Reclamax"], hand=["Mystic"], runes=4, void=["Socket Altar", "Combustion Idol"])
    game.do("use Reclamax")
    assert (game.names("constructs"), game.names("discard")) == ([], ["Reclamax"])
    assert "use Reclamax this turn" not in game.moves()
    game.do("play Mystic", "use Reclamax this turn", "acquire Socket Altar from the void")
    assert (game.runes, game.names("void")) == (0, ["Combustion Idol"])
    assert "use Reclamax this turn" not in game.moves()


def test_reclamax_lets_each_player_return_a_construct_when_it_enters():
    game = fallen(
        power=3, center_row=["Sordid Asp"], center_deck=["Reclamax"], discard=["Black Hole"], opponents=[{}]
    )
    game.do("defeat Sordid Asp", "return Black Hole from discard pile")
    assert game.names("hand") == ["Black Hole"]


def test_socket_altar_gives_runes_for_a_mechana_construct_once_per_turn():
    game = fallen(hand=["Socket Altar", "Combustion Idol"])
    game.do("play Socket Altar")
    assert game.runes == 2
    game.do("play Combustion Idol")
    assert game.runes == 2


def test_project_alpha_counts_what_hedron_link_device_makes_mechana():
    game = both(constructs=["Project Alpha", "Hedron Link Device", "Black Hole"], center_row=["Lunar Stag"])
    game.do("use Project Alpha")
    assert "acquire Lunar Stag" in game.moves()
