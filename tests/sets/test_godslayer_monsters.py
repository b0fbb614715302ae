"""The monsters of Chronicle of the Godslayer."""

from tests.conftest import table


def test_avatar_of_the_fallen_gives_four_honor_and_a_hero_for_nothing():
    game = table(power=7, center_row=["Avatar of the Fallen", "Landtalker"])
    game.do("defeat Avatar of the Fallen")
    assert game.honor() == 4
    game.do("acquire Landtalker")
    assert game.names("discard") == ["Landtalker"]
    assert (game.runes, game.power) == (0, 0)


def test_avatar_of_the_fallen_may_defeat_a_monster_with_its_reward():
    game = table(power=7, center_row=["Avatar of the Fallen", "Wind Tyrant"])
    game.do("defeat Avatar of the Fallen", "defeat Wind Tyrant")
    assert (game.honor(), game.runes, game.power) == (7, 3, 0)
    assert game.names("void") == ["Avatar of the Fallen", "Wind Tyrant"]


def test_avatar_of_the_fallen_is_replaced_before_the_choice():
    """COTG-54, COTG-60: the card that replaced it can be chosen."""
    game = table(power=7, center_row=["Avatar of the Fallen"], center_deck=["Landtalker"])
    game.do("defeat Avatar of the Fallen", "acquire Landtalker")
    assert game.names("discard") == ["Landtalker"]


def test_avatar_of_the_fallen_gives_a_choice_that_can_be_declined():
    game = table(power=7, center_row=["Avatar of the Fallen", "Landtalker"])
    game.do("defeat Avatar of the Fallen", "decline")
    assert game.names("discard") == []


def test_avatar_of_the_fallen_offers_the_center_row_only():
    game = table(power=7, center_row=["Avatar of the Fallen", "Landtalker"])
    game.do("defeat Avatar of the Fallen")
    for name in ("acquire Mystic", "acquire Heavy Infantry", "defeat Cultist", "defeat Avatar of the Fallen"):
        assert name not in game.moves()


def test_avatar_of_the_fallen_takes_another_card_though_it_replaced_itself():
    """OUR-17, COTG-OPEN-3: shuffled back into the row at once, it is not among the choices."""
    row = ["Avatar of the Fallen", "Landtalker"]
    game = table(power=7, center_row=row, exact=["center_row", "center_deck"])
    game.do("defeat Avatar of the Fallen")
    assert game.names("center_row")[:2] == row
    assert game.moves() == ["acquire Landtalker", "decline"]


def test_avatar_of_the_fallen_cannot_be_banished_from_the_center_row():
    game = table(power=11, center_row=["Avatar of the Fallen", "Mistake of Creation", "Landtalker"])
    game.do("defeat Mistake of Creation")
    assert "banish Landtalker from center row" in game.moves()
    assert "banish Avatar of the Fallen from center row" not in game.moves()
    game.do("decline", "defeat Avatar of the Fallen")
    assert game.names("void") == ["Mistake of Creation", "Avatar of the Fallen"]


def test_corrosive_widow_gives_three_honor_and_each_opponent_destroys_a_construct():
    """COTG-87: it goes from play to its owner's discard pile, as the owner chooses."""
    game = table(
        power=4, center_row=["Corrosive Widow"], opponents=[{"constructs": ["Muramasa", "Snapdragon"]}]
    )
    game.do("defeat Corrosive Widow")
    assert game.honor() == 3
    assert (game.asks(), game.moves()) == (1, ["destroy Muramasa", "destroy Snapdragon"])
    game.do("destroy Snapdragon")
    assert game.names("constructs", 1) == ["Muramasa"]
    assert game.names("discard", 1) == ["Snapdragon"]


def test_corrosive_widow_passes_over_an_opponent_without_constructs():
    game = table(
        power=4, center_row=["Corrosive Widow"], opponents=[{}, {"constructs": ["Shadow Star", "Muramasa"]}]
    )
    game.do("defeat Corrosive Widow")
    assert game.asks() == 2
    game.do("destroy Shadow Star")
    assert game.asks() == 0


def test_corrosive_widow_leaves_the_constructs_of_the_victor_alone():
    """COTG-130: a penalty strikes the opponents only."""
    game = table(power=4, constructs=["Muramasa"], center_row=["Corrosive Widow"])
    game.do("defeat Corrosive Widow")
    assert game.names("constructs") == ["Muramasa"]


def test_corrosive_widow_spares_the_teammate():
    """COTG-114: rewards do not harm the teammate."""
    seats = [{"constructs": [name]} for name in ("Shadow Star", "Muramasa", "Snapdragon")]
    game = table(variant="team", power=4, center_row=["Corrosive Widow"], opponents=seats)
    game.do("defeat Corrosive Widow")
    assert [game.names("constructs", seat) for seat in (1, 2, 3)] == [[], ["Muramasa"], []]


def test_earth_tyrant_gives_five_honor_and_two_cards_to_play():
    game = table(power=6, center_row=["Earth Tyrant"], deck=["Landtalker", "Mystic"])
    game.do("defeat Earth Tyrant", "play Landtalker", "play Mystic")
    assert (game.honor(), game.runes) == (5, 5)


def test_mephit_may_banish_the_card_that_replaced_it():
    """COTG-62: the row is full again before the choice."""
    game = table(power=3, center_row=["Mephit"], center_deck=["Wind Tyrant"])
    game.do("defeat Mephit", "banish Wind Tyrant from center row")
    assert game.names("void") == ["Mephit", "Wind Tyrant"]


def test_mephit_gives_two_honor_and_no_reward_for_what_it_banishes():
    """COTG-78: a banished monster was not defeated."""
    game = table(power=3, center_row=["Mephit", "Wind Tyrant"])
    game.do("defeat Mephit", "banish Wind Tyrant from center row")
    assert (game.honor(), game.runes) == (2, 0)


def test_mephit_lets_the_player_decline():
    game = table(power=3, center_row=["Mephit", "Wind Tyrant"])
    game.do("defeat Mephit", "decline")
    assert game.names("void") == ["Mephit"]


def test_mistake_of_creation_gives_four_honor_and_two_banishes_the_row_first():
    game = table(power=4, center_row=["Mistake of Creation", "Wind Tyrant"], discard=["Landtalker"])
    game.do("defeat Mistake of Creation")
    assert "banish Landtalker from discard pile" not in game.moves()
    game.do("banish Wind Tyrant from center row", "banish Landtalker from discard pile")
    assert game.honor() == 4
    assert game.names("void") == ["Mistake of Creation", "Wind Tyrant", "Landtalker"]


def test_mistake_of_creation_lets_either_banish_be_declined():
    game = table(power=4, center_row=["Mistake of Creation"], discard=["Landtalker"])
    game.do("defeat Mistake of Creation", "decline", "banish Landtalker from discard pile")
    assert game.names("void") == ["Mistake of Creation", "Landtalker"]
    game = table(power=4, center_row=["Mistake of Creation", "Wind Tyrant"], discard=["Landtalker"])
    game.do("defeat Mistake of Creation", "banish Wind Tyrant from center row", "decline")
    assert game.names("discard") == ["Landtalker"]


def test_samaels_trickster_gives_an_honor_and_a_rune_for_this_turn():
    game = table(power=3, center_row=["Samael's Trickster"])
    game.do("defeat Samael's Trickster")
    assert (game.honor(), game.runes) == (1, 1)
    game.do("end turn")
    assert game.runes == 0


def test_sea_tyrant_gives_five_honor_and_leaves_each_opponent_one_construct():
    constructs = ["Muramasa", "Snapdragon", "Shadow Star"]
    game = table(power=5, center_row=["Sea Tyrant"], opponents=[{"constructs": constructs}])
    game.do("defeat Sea Tyrant")
    assert game.honor() == 5
    assert game.moves() == ["keep Muramasa", "keep Snapdragon", "keep Shadow Star"]
    game.do("keep Snapdragon")
    assert game.names("constructs", 1) == ["Snapdragon"]
    assert game.names("discard", 1) == ["Muramasa", "Shadow Star"]


def test_sea_tyrant_leaves_one_of_two_equal_constructs():
    game = table(
        power=5, center_row=["Sea Tyrant"], opponents=[{"constructs": ["Shadow Star", "Shadow Star"]}]
    )
    game.do("defeat Sea Tyrant")
    assert game.names("constructs", 1) == ["Shadow Star"]
    assert game.names("discard", 1) == ["Shadow Star"]


def test_sea_tyrant_does_nothing_to_an_opponent_with_one_construct_or_none():
    game = table(power=5, center_row=["Sea Tyrant"], opponents=[{"constructs": ["Muramasa"]}, {}])
    game.do("defeat Sea Tyrant")
    assert game.asks() == 0
    assert game.names("constructs", 1) == ["Muramasa"]


def test_sea_tyrant_spares_the_teammate():
    """COTG-114: the rulebook's own example."""
    pair = ["Muramasa", "Snapdragon"]
    game = table(variant="team", power=5, center_row=["Sea Tyrant"], opponents=[{}, {"constructs": pair}])
    game.do("defeat Sea Tyrant")
    assert game.names("constructs", 2) == pair


def test_tormented_soul_gives_an_honor_and_a_card_to_play():
    game = table(power=3, center_row=["Tormented Soul"], deck=["Landtalker"])
    game.do("defeat Tormented Soul", "play Landtalker")
    assert (game.honor(), game.runes) == (1, 3)


def test_wind_tyrant_gives_three_honor_and_three_runes_for_this_turn():
    game = table(power=5, center_row=["Wind Tyrant"])
    game.do("defeat Wind Tyrant")
    assert (game.honor(), game.runes) == (3, 3)
    game.do("end turn")
    assert game.runes == 0


def test_xeron_duke_of_lies_takes_a_card_from_every_opponent():
    """COTG-107, COTG-110: nobody draws a replacement."""
    hands = [{"hand": ["Landtalker"] + ["Militia"] * 2}, {"hand": ["Wolf Shaman"]}]
    game = table(power=6, center_row=["Xeron, Duke of Lies"], opponents=hands)
    game.do("defeat Xeron, Duke of Lies")
    assert game.honor() == 3
    assert len(game.names("hand")) == 2
    assert "Wolf Shaman" in game.names("hand")
    assert (len(game.names("hand", 1)), len(game.names("hand", 2))) == (2, 0)


def test_xeron_duke_of_lies_takes_cards_that_can_be_used_at_once_and_are_kept():
    """COTG-108, COTG-109, COTG-OPEN-12: they serve and score for the taker until the end."""
    game = table(power=6, center_row=["Xeron, Duke of Lies"], opponents=[{"hand": ["Landtalker"]}])
    game.do("defeat Xeron, Duke of Lies", "play Landtalker")
    assert game.runes == 3
    game.do("end turn")
    assert game.names("discard") == ["Landtalker"]
    assert (game.score(0), game.score(1)) == (6, 0)


def test_xeron_duke_of_lies_picks_at_random():
    hand = ["Landtalker", "Wolf Shaman", "Militia", "Mystic", "Apprentice"]
    taken: set[str] = set()
    for seed in range(40):
        game = table(seed=seed, power=6, center_row=["Xeron, Duke of Lies"], opponents=[{"hand": hand}])
        game.do("defeat Xeron, Duke of Lies")
        taken.update(game.names("hand"))
    assert taken == set(hand)


def test_xeron_duke_of_lies_takes_nothing_from_an_empty_hand():
    game = table(power=6, center_row=["Xeron, Duke of Lies"])
    game.do("defeat Xeron, Duke of Lies")
    assert game.names("hand") == []


def test_xeron_duke_of_lies_spares_the_teammate():
    """COTG-114: the teammate loses no card."""
    hands = [{"hand": ["Militia"]}, {"hand": ["Landtalker"]}, {"hand": ["Mystic"]}]
    game = table(variant="team", power=6, center_row=["Xeron, Duke of Lies"], opponents=hands)
    game.do("defeat Xeron, Duke of Lies")
    assert game.names("hand") == ["Militia", "Mystic"]
    assert game.names("hand", 2) == ["Landtalker"]
