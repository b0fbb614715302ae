"""Banishing, destroying and the void."""

import pytest

from tests.conftest import table


@pytest.mark.parametrize("edition", [1, 2])
def test_a_banished_card_goes_to_the_void(edition):
    """COTG-77: from hand, discard pile or center row."""
    game = table(
        edition=edition,
        hand=["Void Initiate", "Shade of the Black Watch", "Seer of the Forked Path", "Landtalker"],
        discard=["Wolf Shaman"],
        center_row=["Mephit"],
    )
    game.do("play Void Initiate", "banish Landtalker from hand")
    game.do("play Shade of the Black Watch", "banish Wolf Shaman from discard pile")
    game.do("play Seer of the Forked Path", "banish Mephit from center row")
    assert game.names("void") == ["Landtalker", "Wolf Shaman", "Mephit"]
    assert game.names("discard") == []


@pytest.mark.parametrize("edition", [1, 2])
def test_banishing_a_monster_gives_no_reward(edition):
    """COTG-78: it was not defeated."""
    game = table(edition=edition, hand=["Seer of the Forked Path"], center_row=["Earth Tyrant"])
    game.do("play Seer of the Forked Path", "banish Earth Tyrant from center row")
    assert game.names("void") == ["Earth Tyrant"]
    assert (game.honor(), len(game.names("hand"))) == (0, 1)


@pytest.mark.parametrize("edition", [1, 2])
def test_a_card_banished_from_hand_was_not_played(edition):
    """COTG-79: no effect; and a card already played is in hand no longer."""
    game = table(edition=edition, hand=["Landtalker", "Void Initiate", "Demon Slayer"])
    game.do("play Landtalker", "play Void Initiate")
    assert game.moves() == ["banish Demon Slayer from hand", "decline"]
    game.do("banish Demon Slayer from hand")
    assert game.power == 0


@pytest.mark.parametrize("name", ["Apprentice", "Militia"])
def test_a_banished_starting_card_leaves_the_game(name):
    """COTG-80: the second edition sets it aside."""
    game = table(hand=["Arbiter of the Precipice", name], exact=["deck"])
    game.do("play Arbiter of the Precipice")
    assert (game.names("removed"), game.names("void")) == ([name], [])


@pytest.mark.parametrize("name", ["Mystic", "Heavy Infantry"])
def test_a_banished_always_available_card_goes_back_to_its_stack(name):
    """COTG-81: and can be acquired again."""
    game = table(hand=["Arbiter of the Precipice", name], supply={name: 0}, runes=3, exact=["deck"])
    assert f"acquire {name}" not in game.moves()
    game.do("play Arbiter of the Precipice")
    assert (game.left(name), game.names("void")) == (1, [])
    game.do(f"acquire {name}")


@pytest.mark.parametrize("name", ["Apprentice", "Militia", "Mystic", "Heavy Infantry"])
def test_the_first_edition_sends_basic_cards_to_the_void(name):
    """COTG-83: no exception is made on banishing."""
    game = table(edition=1, hand=["Arbiter of the Precipice", name], exact=["deck"])
    left = [game.left(stack) for stack in ("Mystic", "Heavy Infantry")]
    game.do("play Arbiter of the Precipice")
    assert (game.names("void"), game.names("removed")) == ([name], [])
    assert [game.left(stack) for stack in ("Mystic", "Heavy Infantry")] == left


def test_nothing_in_the_set_can_banish_the_cultist():
    """COTG-82: it could only go back to where it already is."""
    game = table(hand=["Seer of the Forked Path", "Shade of the Black Watch"], power=3, center_row=["Mephit"])
    for move in ("play Seer of the Forked Path", "play Shade of the Black Watch", "defeat Mephit"):
        game.do(move)
        assert not [text for text in game.moves() if text.startswith("banish Cultist")]
        if "decline" in game.moves():
            game.do("decline")
    assert game.left("Cultist") == 1


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("hero", ["Cetra, Weaver of Stars", "Oziah the Peerless", "Seer of the Forked Path"])
def test_no_card_of_the_set_reaches_into_the_void(edition, hero):
    """COTG-84, COTG-85: no card of this set is allowed to, in either edition."""
    game = table(edition=edition, runes=9, power=9, hand=[hero], void=["Landtalker", "Sea Tyrant"])
    assert not [move for move in game.moves() if "Landtalker" in move or "Sea Tyrant" in move]
    game.do(f"play {hero}")
    assert not [move for move in game.moves() if "Landtalker" in move or "Sea Tyrant" in move]
    assert game.names("void") == ["Landtalker", "Sea Tyrant"]


@pytest.mark.parametrize("edition", [1, 2])
def test_a_banished_card_scores_no_longer(edition):
    """COTG-86, COTG-97: its honor is lost."""
    game = table(edition=edition, hand=["Void Initiate", "Landtalker"])
    assert game.score() == 4
    game.do("play Void Initiate", "banish Landtalker from hand")
    assert game.score() == 1


def test_a_destroyed_construct_goes_to_its_owners_discard_pile():
    """COTG-87: it is not banished and still scores."""
    game = table(power=4, center_row=["Corrosive Widow"], opponents=[{"constructs": ["Muramasa"]}])
    game.do("defeat Corrosive Widow")
    assert game.names("discard", 1) == ["Muramasa"]
    assert game.names("void") == ["Corrosive Widow"]
    assert game.score(1) == 4


def test_void_initiate_cannot_banish_an_apprentice_played_for_its_rune():
    """COTG-88: it is neither in hand nor in the discard pile."""
    game = table(hand=["Apprentice", "Void Initiate"])
    game.do("play Apprentice", "play Void Initiate")
    assert game.names("played") == ["Apprentice", "Void Initiate"]
    assert (game.names("removed"), game.runes) == ([], 2)
