"""Cards that turn into their other side while they are in hand."""

from functools import partial

import pytest

import vigil
from tests import conftest

table = partial(conftest.table, sets=["realms_unraveled"])

DISCIPLES = ["Disciple of Cetra", "Disciple of Emri", "Disciple of Euloth", "Disciple of Oziah"]


@pytest.mark.parametrize(
    ("hero", "scion"),
    [
        ("Animus of the Wild", "Scion of Cetra"),
        ("Deathdealer Noble", "Scion of Emri"),
        ("Matron of Discovery", "Scion of Euloth"),
        ("Neophyte Mentor", "Scion of Oziah"),
    ],
)
def test_each_card_has_a_condition_of_its_own(hero, scion):
    """RU-81: of four Disciples in hand only that of the faction transforms."""
    game = table(hand=[hero, *DISCIPLES], deck=["Mystic"])
    game.do(f"play {hero}")
    assert [name for name in game.names("hand") if name not in (*DISCIPLES, "Mystic")] == [scion]


def test_a_new_game_begins_with_every_card_on_its_first_side():
    """RU-09, RU-82, RU-87: once per copy, and no other side anywhere."""
    game = conftest.Table(vigil.Game.new(sets=["realms_unraveled"], players=2, seed=5))
    names = game.names("center_row") + game.names("center_deck")
    both = [card for card in vigil.cards("realms_unraveled") if card.into is not None]
    assert sum(names.count(card.name) for card in both) == sum(card.copies for card in both) == 25
    assert not {card.into.name for card in both if card.into is not None} & set(names)


def test_an_acquired_card_shows_its_first_side():
    """RU-82: even after the condition was met, for it is not in hand."""
    game = table(runes=1, played=["Wolf Shaman"], center_row=["Disciple of Cetra"])
    game.do("acquire Disciple of Cetra")
    assert game.names("discard") == ["Disciple of Cetra"]


def test_transforming_happens_by_itself():
    """RU-83, RU-Q01: nobody is asked, and everything else goes on."""
    game = table(hand=["Disciple of Cetra", "Animus of the Wild"])
    game.do("play Animus of the Wild")
    assert game.moves() == ["play Scion of Cetra", "acquire Mystic", "acquire Heavy Infantry", "end turn"]


def test_transforming_gives_none_of_the_effects_of_the_first_side():
    """RU-84: nothing is gained until the new side is played."""
    game = table(hand=["Disciple of Cetra", "Disciple of Euloth", "Wildgear Druid"])
    game.do("play Wildgear Druid")
    assert (game.runes, game.power, game.honor()) == (2, 0, 0)
    game.do("play Scion of Cetra", "play Scion of Euloth")
    assert (game.runes, game.power, game.honor()) == (2 + 2 + 2, 2, 2)


def test_a_card_that_transforms_is_not_played():
    """RU-85: it counts neither for a construct's condition nor for Multi-Unite."""
    game = table(hand=["Disciple of Cetra", "Everbloom Clique"], constructs=["Druid's Wreath"])
    game.do("play Everbloom Clique")
    assert (game.names("hand"), game.names("played")) == (["Scion of Cetra"], ["Everbloom Clique"])
    assert (game.honor(), game.names("constructs")) == (2, ["Druid's Wreath"])


def test_the_new_side_can_be_played_in_the_same_turn_and_counts_then():
    """RU-83, RU-85: as any hero."""
    game = table(hand=["Disciple of Cetra", "Everbloom Clique"])
    game.do("play Everbloom Clique", "play Scion of Cetra")
    assert game.honor() == 2 + 1 + 2


def test_a_second_copy_transforms_for_the_first():
    """RU-83: the one that was played is another hero for the one in hand."""
    game = table(hand=["Disciple of Cetra", "Disciple of Cetra"])
    game.do("play Disciple of Cetra")
    assert game.names("hand") == ["Scion of Cetra"]


def test_every_copy_in_hand_transforms():
    """RU-83: one hero is enough for all."""
    game = table(hand=["Disciple of Cetra", "Animus of the Wild", "Disciple of Cetra"])
    game.do("play Animus of the Wild")
    assert game.names("hand") == ["Scion of Cetra", "Scion of Cetra"]


def test_a_transformed_card_stays_transformed_through_every_zone():
    """RU-86: played, discarded, shuffled, drawn again."""
    game = table(hand=["Disciple of Cetra", "Animus of the Wild"], deck=[], exact=["deck"])
    game.do("play Animus of the Wild", "play Scion of Cetra", "end turn")
    assert sorted(game.names("hand")) == ["Animus of the Wild", "Scion of Cetra"]
    game.do("end turn", "play Scion of Cetra")
    assert (game.runes, game.honor()) == (2, 4)


def test_the_first_side_is_nowhere_once_it_has_transformed():
    """RU-88: not in the void either; the card is there once."""
    game = table(hand=["Disciple of Cetra", "Animus of the Wild"])
    game.do("play Animus of the Wild")
    assert game.names("void") == []
    assert "Disciple of Cetra" not in str(game.position())
    assert str(game.position()).count("'Scion of Cetra'") == 1


def test_only_the_side_that_shows_at_the_end_is_scored():
    """RU-89: two honor for a Scion, one for a Disciple."""
    game = table(turn=1, honor_pool=0, deck=["Scion of Cetra"], opponents=[{"deck": ["Disciple of Cetra"]}])
    game.do("end turn")
    assert game.result.scores == [1, 2]


def test_a_card_drawn_for_the_next_turn_does_not_transform_for_this_one():
    """RU-90, RU-91, RU-D07: what was played counts until the turn is ended."""
    game = table(hand=["Adayu the Serene"], deck=["Mystic", *DISCIPLES])
    game.do("play Adayu the Serene", "end turn")
    assert set(DISCIPLES) <= set(game.names("hand"))
    game.do("end turn")
    assert set(DISCIPLES) <= set(game.names("hand"))


def test_a_card_in_hand_when_the_turn_ends_has_transformed():
    """RU-91: it goes to the discard pile as its other side."""
    game = table(hand=["Disciple of Cetra", "Animus of the Wild"])
    game.do("play Animus of the Wild", "end turn")
    assert "Scion of Cetra" in game.names("discard")


@pytest.mark.parametrize("drawer", ["Wolf Shaman", "Snapdragon Witch"])
def test_a_card_drawn_during_the_turn_transforms_on_arrival(drawer):
    """RU-D05: the condition was met before it came."""
    game = table(hand=[drawer], deck=["Disciple of Cetra", "Mystic"])
    game.do(f"play {drawer}")
    assert "Scion of Cetra" in game.names("hand")


def test_a_card_transforms_before_the_next_decision_of_the_same_effect():
    """RU-83, RU-D05: Scryer draws a Disciple, and already a Scion can be discarded."""
    game = table(hand=["Scryer of the Lidless Eye"], deck=["Disciple of Oziah", "Mystic"])
    game.do("play Scryer of the Lidless Eye")
    assert set(game.moves()) == {"discard Scion of Oziah from hand", "discard Mystic from hand"}


def test_a_card_already_played_does_not_transform():
    """RU-D06: it is not in hand."""
    game = table(hand=["Disciple of Euloth", "Matron of Discovery"])
    game.do("play Disciple of Euloth", "play Matron of Discovery")
    assert game.names("played") == ["Disciple of Euloth", "Matron of Discovery"]


def test_a_card_elsewhere_does_not_transform():
    """RU-83: its condition asks for the hand."""
    game = table(hand=["Deathdealer Noble"], deck=["Disciple of Emri"], discard=["Disciple of Emri"])
    game.do("play Deathdealer Noble")
    assert (game.names("deck")[0], game.names("discard")) == ("Disciple of Emri", ["Disciple of Emri"])


def test_cards_of_other_players_do_not_transform_for_my_heroes():
    """RU-Q02: hands are looked at in the owner's turn."""
    game = table(hand=["Animus of the Wild"], opponents=[{"hand": ["Disciple of Cetra"]}])
    game.do("play Animus of the Wild")
    assert game.names("hand", 1) == ["Disciple of Cetra"]


def test_a_state_is_looked_at_in_an_own_turn_only():
    """RU-Q02: constructs of earlier turns count as soon as the turn begins."""
    pair = ["Workshop Gargoyle", "Druid's Wreath"]
    game = table(opponents=[{"hand": ["Alset, Monk Prodigy"], "constructs": pair}])
    assert game.names("hand", 1) == ["Alset, Monk Prodigy"]
    game.do("end turn")
    assert game.names("hand", 1) == ["Alset, Reactor Savant"]


def test_a_transformed_card_comes_back_from_the_void_transformed():
    """RU-Q03, RU-86: and can be acquired for the cost printed on that side."""
    game = table(
        runes=2,
        void=["Scion of Cetra"],
        center_row=["Disciple of Oziah"],
        center_deck=[],
        exact=["center_deck"],
    )
    game.do("acquire Disciple of Oziah")
    assert game.names("center_row")[0] == "Scion of Cetra"
    game.do("acquire Scion of Cetra")
    assert (game.runes, game.names("discard")) == (0, ["Disciple of Oziah", "Scion of Cetra"])


def test_everybody_sees_a_card_transform():
    """RU-83, RU-OUR-2: it is turned over in the open, so it is known to be in hand."""
    game = table(hand=["Disciple of Cetra", "Animus of the Wild", "Militia"])
    game.do("play Animus of the Wild")
    assert game.view(1).to_data()["players"][0]["hand_known"] == ["Scion of Cetra"]
    assert "Scion of Cetra" in game.log(1)


def test_a_transformed_card_survives_saving():
    """RU-86: also in a position written by hand."""
    game = table(hand=["Disciple of Cetra", "Animus of the Wild"])
    game.do("play Animus of the Wild")
    for again in (vigil.Game.from_data(game.to_data()), vigil.Game.from_position(game.position())):
        assert conftest.Table(again).names("hand") == ["Scion of Cetra"]


@pytest.mark.parametrize(("second", "hand"), [([], "Monk Prodigy"), (["Dream Stone"], "Reactor Savant")])
def test_what_returns_at_the_start_of_a_turn_returns_before_anything_transforms(second, hand):
    """RU-83, DEL-C06: Alset does not count Salvage Yard, which comes before anything else."""
    game = table(
        sets=["realms_unraveled", "delirium"],
        opponents=[{"hand": ["Alset, Monk Prodigy"], "constructs": ["Salvage Yard", "Nilhammer", *second]}],
    )
    game.do("end turn")
    assert sorted(game.names("hand", 1)) == [f"Alset, {hand}", "Salvage Yard"]
