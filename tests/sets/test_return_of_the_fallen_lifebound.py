"""What the Lifebound cards of Return of the Fallen do."""

from typing import Any

from tests.sets.fallen import fallen


def test_dandelion_witch_gives_honor_for_each_lifebound_hero_so_far():
    """ROTF-26: itself included, later heroes not."""
    game = fallen(hand=["Lunar Stag", "Dandelion Witch", "Nairi, Henge Queen"])
    game.do("play Lunar Stag", "gain 2 runes", "play Dandelion Witch")
    assert (game.honor(), len(game.names("hand"))) == (2, 2)
    game.do("play Nairi, Henge Queen")
    assert game.honor() == 7


def test_great_omen_raven_gives_honor_for_the_named_card():
    """ROTF-47: every card of the game can be named."""
    game = fallen(hand=["Great-Omen Raven"], deck=["Mystic"])
    game.do("play Great-Omen Raven")
    assert "name Cultist" in game.moves()
    game.do("name Mystic")
    assert (game.honor(), game.names("hand")) == (3, ["Mystic"])


def test_great_omen_raven_takes_another_card_without_honor():
    game = fallen(hand=["Great-Omen Raven"], deck=["Militia"])
    game.do("play Great-Omen Raven", "name Mystic")
    assert (game.honor(), game.names("hand")) == (0, ["Militia"])


def test_great_omen_raven_shuffles_the_discard_pile_for_an_empty_deck():
    game = fallen(hand=["Great-Omen Raven"], deck=[], discard=["Mystic"], exact=["deck"])
    game.do("play Great-Omen Raven", "name Mystic")
    assert game.honor() == 3


def test_lunar_stag_gives_runes_or_honor():
    game = fallen(hand=["Lunar Stag", "Lunar Stag"])
    game.do("play Lunar Stag", "gain 2 runes", "play Lunar Stag", "gain 2 honor")
    assert (game.runes, game.honor()) == (2, 2)


def test_nairi_henge_queen_gives_five_honor():
    game = fallen(hand=["Nairi, Henge Queen"])
    game.do("play Nairi, Henge Queen")
    assert game.honor() == 5


def test_serpentcall_gives_runes_and_sells_a_hero_of_the_void():
    """ROTF-36: its cost is paid, and no place of the row is refilled."""
    game = fallen(constructs=["Serpentcall"], runes=1, void=["Lunar Stag", "Black Hole", "Doom Weeper"])
    row = game.names("center_row")
    assert "use Serpentcall: acquire a Hero in the void as if it were in the center row" not in game.moves()
    game.do("use Serpentcall: gain 2 runes")
    game.do("use Serpentcall: acquire a Hero in the void as if it were in the center row")
    assert (game.runes, game.names("discard"), game.names("center_row")) == (0, ["Lunar Stag"], row)
    assert game.names("void") == ["Black Hole", "Doom Weeper"]


def test_serpentcall_and_stone_circle_put_a_hero_of_the_void_on_the_deck():
    """ROTF-37: it counts as acquired."""
    game = fallen(constructs=["Serpentcall", "Stone Circle"], runes=3, void=["Lunar Stag"])
    game.do("use Serpentcall: acquire a Hero in the void as if it were in the center row")
    game.do("acquire Lunar Stag from the void onto deck")
    assert game.names("deck")[0] == "Lunar Stag"


def test_stone_circle_may_put_an_acquired_hero_on_the_deck_once_per_turn():
    """ROTF-45: declined, it is offered again."""
    game = fallen(constructs=["Stone Circle"], runes=9)
    game.do("acquire Mystic")
    game.do("acquire Mystic onto deck")
    assert (game.names("discard"), game.names("deck")[0]) == (["Mystic"], "Mystic")
    assert "acquire Mystic onto deck" not in game.moves()


def test_stone_circle_gives_each_player_a_mystic_when_it_enters():
    """ROTF-15: the other player's is an acquisition of theirs, in the turn of another."""
    game = fallen(players=2, power=3, center_row=["Sordid Asp"], center_deck=["Stone Circle"])
    game.do("defeat Sordid Asp", "acquire Mystic onto deck")
    assert game.asks() == 1
    game.do("acquire Mystic onto deck")
    assert (game.names("deck")[0], game.names("deck", 1)[0]) == ("Mystic", "Mystic")


def test_stone_circle_spoils_dharthas_retreat_in_the_own_turn():
    """ROTF-41: a Mystic of its Fate is an acquisition."""
    given: dict[str, Any] = {
        "hand": ["Eternal Askara"],
        "center_row": ["Doom Weeper"],
        "center_deck": ["Stone Circle"],
    }
    for answer, cards in (("acquire Mystic onto deck", 5), ("decline", 7)):
        game = fallen(constructs=["Dhartha's Retreat"], **given)
        game.do("play Eternal Askara", "banish Doom Weeper from center row", answer, "decline", "end turn")
        assert len(game.names("hand")) == cards
