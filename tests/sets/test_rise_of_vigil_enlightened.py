"""The Enlightened cards of Rise of Vigil."""

import pytest

from tests.sets.shards import DARK, SHARD, both, on, rise


def test_monastic_tutor_acquires_a_basic_hero_into_the_discard_pile():
    game = rise(hand=["Monastic Tutor"])
    game.do("play Monastic Tutor")
    assert game.moves() == ["acquire Mystic", "acquire Heavy Infantry"]
    game.do("acquire Mystic")
    assert (game.names("discard"), game.left("Mystic"), game.runes) == (["Mystic"], 25, 0)


def test_monastic_tutor_energized_acquires_it_into_the_hand():
    """ROV-28: the discard pile is no choice any more."""
    game = rise(energy=1, hand=["Monastic Tutor"])
    game.do("play Monastic Tutor")
    assert game.moves() == ["acquire Mystic to hand", "acquire Heavy Infantry to hand"]
    game.do("acquire Heavy Infantry to hand")
    assert (game.names("hand"), game.names("discard")) == (["Heavy Infantry"], [])


def test_monk_of_the_lidless_eye_draws_two_cards():
    game = rise(hand=["Monk of the Lidless Eye"], deck=["Militia", "Darkwalker", "Apprentice"])
    game.do("play Monk of the Lidless Eye")
    assert sorted(game.names("hand")) == ["Darkwalker", "Militia"]


def test_monk_of_the_lidless_eye_gives_everybody_a_card_per_treasure_under_it():
    """ROV-55, ROV-56: whoever is on turn; others keep them for their own turn."""
    center = [SHARD, SHARD, "Monk of the Lidless Eye"]
    game = rise(runes=1, center_row=["Spirit Merchant"], center_deck=center)
    game.do("acquire Spirit Merchant")
    assert [len(game.names("hand", seat)) for seat in (0, 1)] == [2, 2]
    game.do("end turn")
    assert len(game.names("hand", 1)) == 2


def test_oziah_judge_of_logos_costs_nothing_after_seven_energy():
    """DU-71: a permission that holds while it lies in the center row."""
    game = rise(energy=7, center_row=["Oziah, Judge of Logos"])
    game.do("acquire Oziah, Judge of Logos")
    assert game.names("discard") == ["Oziah, Judge of Logos"]
    assert "acquire Oziah, Judge of Logos" not in rise(energy=6, center_row=["Oziah, Judge of Logos"]).moves()


def test_oziah_judge_of_logos_can_still_be_paid_for():
    game = rise(energy=6, runes=9, center_row=["Oziah, Judge of Logos"])
    game.do("acquire Oziah, Judge of Logos")
    assert game.runes == 0


def test_oziah_judge_of_logos_defeats_every_monster_of_the_center_row():
    """ROV-37, ROV-71: with their rewards and the treasure under them; the Cultist is not hit."""
    row = [on("Raging Ursine"), "Vault Sphinx", "Portabillet", on("Lagoon Troll", SHARD, SHARD)]
    game = rise(hand=["Oziah, Judge of Logos"], center_row=row, deck=["Militia"])
    game.do("play Oziah, Judge of Logos")
    assert game.honor() == 3 + 2 + 2
    assert game.names("trophies") == ["Vault Sphinx"]
    assert sorted(game.names("void")) == ["Lagoon Troll", "Raging Ursine"]
    assert game.names("discard") == [SHARD] * 3
    assert game.names("hand") == ["Militia"]


def test_oziah_judge_of_logos_spares_the_monsters_that_come_in():
    """ROV-71: only those lying there when the effect begins."""
    game = rise(hand=["Oziah, Judge of Logos"], center_row=["Raging Ursine"], center_deck=["Twisted Tyrant"])
    game.do("play Oziah, Judge of Logos")
    assert game.honor() == 3
    assert game.names("center_row")[0] == "Twisted Tyrant"


def test_reality_sculptor_copies_a_hero_of_cost_three_or_less():
    game = rise(hand=["Reality Sculptor"], played=["Mystic", "Lifebound Muse", "Apprentice"])
    game.do("play Reality Sculptor")
    assert game.moves() == ["copy Mystic", "copy Apprentice"]
    game.do("copy Mystic")
    assert game.runes == 2


def test_reality_sculptor_finds_no_treasure():
    """ROV-44: a treasure is no hero."""
    game = rise(hand=["Reality Sculptor", SHARD], deck=["Militia"])
    game.do(f"play {SHARD}", "play Reality Sculptor")
    assert (game.energy, game.names("hand")) == (1, ["Militia"])


def test_reality_sculptor_checks_energize_at_the_time_of_the_copy():
    """ROV-32: a Familiar played without energy gives its honor when it is copied with energy."""
    game = rise(hand=["Leotan's Familiar", "Reality Sculptor", SHARD])
    game.do("play Leotan's Familiar", f"play {SHARD}", "play Reality Sculptor")
    assert (game.runes, game.honor()) == (2, 2)


def test_reality_sculptor_does_nothing_alone():
    game = rise(hand=["Reality Sculptor"])
    game.do("play Reality Sculptor")
    assert game.names("played") == ["Reality Sculptor"]
    assert game.moves()[-1] == "end turn"


def test_reality_sculptor_copying_reality_sculptor_comes_to_an_end():
    """ROV-73: the chain does not come back to the first one."""
    game = rise(hand=["Reality Sculptor"], played=["Reality Sculptor", "Militia"])
    game.do("play Reality Sculptor", "copy Reality Sculptor")
    assert game.power == 1


def test_reality_sculptor_cannot_copy_a_hero_that_was_transformed_instead_of_played():
    """DU-23, DU-24: it was not played."""
    game = both(energy=2, hand=["Honiskrot Tribesman", "Reality Sculptor"])
    game.do("play Honiskrot Tribesman", "play Reality Sculptor")
    assert game.runes == 0


def test_righteous_templar_defeats_a_monster_of_cost_four_or_less():
    """ROV-85: the Cultist is one of them."""
    game = rise(energy=2, hand=["Righteous Templar"], center_row=["Vault Sphinx", "Deviant Fiend"])
    game.do("play Righteous Templar")
    assert game.moves() == ["defeat Vault Sphinx", "defeat Cultist"]
    game.do("defeat Vault Sphinx")
    assert (game.honor(), game.power) == (2, 0)


def test_righteous_templar_energized_defeats_any_one_monster():
    """ROV-28: in place of the other, not in addition."""
    game = rise(energy=3, hand=["Righteous Templar"], center_row=["Twisted Tyrant", "Deviant Fiend"])
    game.do("play Righteous Templar")
    assert game.moves() == ["defeat Twisted Tyrant", "defeat Deviant Fiend", "defeat Cultist"]
    game.do("defeat Deviant Fiend")
    assert game.honor() == 3 + 3
    assert game.moves()[-1] == "end turn"


def test_tablet_of_the_dreamer_takes_any_card_of_the_center_row():
    game = rise(energy=4, constructs=["Tablet of the Dreamer"], center_row=[on("Reactor Shrine", SHARD)])
    game.do("use Tablet of the Dreamer", "acquire Reactor Shrine")
    assert sorted(game.names("discard")) == [SHARD, "Reactor Shrine"]
    assert "use Tablet of the Dreamer" not in game.moves()


def test_tablet_of_the_dreamer_defeats_a_monster():
    """ROV-39: with the treasure under it."""
    game = rise(energy=4, constructs=["Tablet of the Dreamer"], center_row=[on("Twisted Tyrant")])
    game.do("use Tablet of the Dreamer", "defeat Twisted Tyrant")
    assert game.honor() == 6
    assert game.names("discard") == [SHARD]


def test_tablet_of_the_dreamer_needs_four_energy():
    """ROV-18, ROV-22: and can then be used at any moment of the turn."""
    game = rise(energy=3, hand=[SHARD], constructs=["Tablet of the Dreamer"])
    assert "use Tablet of the Dreamer" not in game.moves()
    game.do(f"play {SHARD}")
    assert "use Tablet of the Dreamer" in game.moves()


def test_temporal_eye_draws_a_card_when_it_enters_play():
    game = rise(hand=["Temporal Eye"], deck=["Darkwalker"])
    game.do("play Temporal Eye")
    assert game.names("hand") == ["Darkwalker"]
    assert "use Temporal Eye" not in game.moves()


def test_temporal_eye_banished_with_another_gives_an_extra_turn():
    """ROV-79: at once, with energy at zero again."""
    game = rise(energy=2, constructs=["Temporal Eye", "Temporal Eye"])
    game.do("use Temporal Eye")
    assert (game.names("constructs"), game.names("void")) == ([], ["Temporal Eye"] * 2)
    game.do("end turn")
    assert (game.asks(), game.energy) == (0, 0)
    game.do("end turn")
    assert game.asks() == 1


def test_temporal_eye_alone_gives_no_extra_turn():
    assert "use Temporal Eye" not in rise(constructs=["Temporal Eye", "Voidfeeder"]).moves()


def test_temporal_eye_needs_both_copies_under_the_same_control():
    opponents = [{"constructs": ["Temporal Eye"]}]
    assert "use Temporal Eye" not in rise(constructs=["Temporal Eye"], opponents=opponents).moves()


def test_temporal_eye_keeps_a_third_copy_in_play():
    game = rise(constructs=["Temporal Eye"] * 3)
    game.do("use Temporal Eye")
    assert game.names("constructs") == ["Temporal Eye"]
    assert "use Temporal Eye" not in game.moves()


def test_truth_seeker_draws_a_card_and_may_leave_the_row_alone():
    game = rise(hand=["Truth Seeker"], deck=["Darkwalker"], center_deck=[SHARD])
    game.do("play Truth Seeker")
    assert game.names("hand") == ["Darkwalker"]
    game.do("decline")
    assert (game.names("discard"), game.names("void")) == ([], [])


def test_truth_seeker_acquires_the_treasure_that_comes_first():
    game = rise(hand=["Truth Seeker"], center_row=["Lagoon Troll"], center_deck=[SHARD, "Vault Sphinx"])
    game.do("play Truth Seeker", "banish Lagoon Troll from center row")
    assert game.names("discard") == [SHARD]
    assert game.names("center_row")[0] == "Vault Sphinx"
    assert game.under("Vault Sphinx") == []


def test_truth_seeker_leaves_the_treasures_after_the_first():
    center = [SHARD, SHARD, "Vault Sphinx"]
    game = rise(hand=["Truth Seeker"], center_row=["Lagoon Troll"], center_deck=center)
    game.do("play Truth Seeker", "banish Lagoon Troll from center row")
    assert game.names("discard") == [SHARD]
    assert game.under("Vault Sphinx") == [SHARD]


def test_truth_seeker_acquires_nothing_if_the_first_card_is_no_treasure():
    game = rise(hand=["Truth Seeker"], center_row=["Lagoon Troll"], center_deck=["Vault Sphinx", SHARD])
    game.do("play Truth Seeker", "banish Lagoon Troll from center row")
    assert (game.names("discard"), game.names("center_deck")[0]) == ([], SHARD)


def test_truth_seeker_lets_the_fate_of_a_dark_energy_shard_come_first():
    """DU-16: the shard is taken only afterwards, so it cannot banish itself."""
    center = [DARK, "Vault Sphinx"]
    game = both(hand=["Truth Seeker"], center_row=["Lagoon Troll"], discard=["Militia"], center_deck=center)
    game.do("play Truth Seeker", "banish Lagoon Troll from center row")
    assert game.moves() == ["banish Militia from discard pile", "decline"]
    game.do("decline")
    assert sorted(game.names("discard")) == [DARK, "Militia"]


def test_truth_seeker_takes_the_treasure_before_the_next_card_enters():
    """ROV-55, ROV-OUR-3: so a Fate that counts treasure does not count it."""
    center = [SHARD, "Loamspeaker Druid"]
    game = rise(hand=["Truth Seeker"], center_row=["Lagoon Troll"], center_deck=center, honor_pool=60)
    game.do("play Truth Seeker", "banish Lagoon Troll from center row")
    assert game.names("center_row")[0] == "Loamspeaker Druid"
    assert game.honor_pool == 60


def test_truth_seeker_leaves_the_treasure_of_the_banished_card_in_the_void():
    """ROV-46, ROV-47: only what comes first from the center deck is acquired."""
    row = [on("Lagoon Troll", SHARD)]
    game = rise(hand=["Truth Seeker"], center_row=row, center_deck=["Vault Sphinx"])
    game.do("play Truth Seeker", "banish Lagoon Troll from center row")
    assert game.names("void") == ["Lagoon Troll", SHARD]
    assert game.names("discard") == []


def test_ulu_askara_prince_copies_a_hero():
    game = rise(hand=["Ulu, Askara Prince"], played=["Illiya the Demonborn", "Mystic"])
    game.do("play Ulu, Askara Prince")
    assert game.moves() == ["copy Illiya the Demonborn", "copy Mystic"]
    game.do("copy Illiya the Demonborn")
    assert game.power == 4


def test_ulu_askara_prince_energized_copies_the_same_hero_once_more():
    """ROV-29: one choice, carried out twice."""
    game = rise(energy=2, hand=["Ulu, Askara Prince"], played=["Militia", "Mystic"])
    game.do("play Ulu, Askara Prince", "copy Mystic")
    assert (game.runes, game.power) == (4, 0)


def test_ulu_askara_prince_makes_the_choices_of_the_copied_effect_anew():
    game = rise(energy=2, hand=["Ulu, Askara Prince", "Militia"], played=["Darkwalker"], discard=["Mystic"])
    game.do("play Ulu, Askara Prince", "banish Mystic from discard pile", "decline")
    assert (game.power, game.names("hand")) == (4, ["Militia"])


def test_ulu_askara_prince_counts_energy_gained_from_the_first_copy():
    """ROV-72: one energy and Spirit Merchant make two."""
    game = rise(energy=1, hand=["Ulu, Askara Prince"], played=["Spirit Merchant"])
    game.do("play Ulu, Askara Prince")
    assert game.energy == 3


def test_ulu_askara_prince_copies_once_with_one_energy():
    game = rise(energy=1, hand=["Ulu, Askara Prince"], played=["Mystic"])
    game.do("play Ulu, Askara Prince")
    assert game.runes == 2


def test_ulu_askara_prince_pays_with_itself_for_valiant_ascetic():
    """DU-52: and can be banished only once."""
    game = both(
        energy=2, hand=["Ulu, Askara Prince"], played=["Valiant Ascetic"], center_row=["Lagoon Troll"]
    )
    game.do("play Ulu, Askara Prince")
    game.do(game.moves()[0], "defeat Lagoon Troll")
    assert game.names("void") == ["Ulu, Askara Prince", "Lagoon Troll"]
    assert game.honor() == 2
    assert game.moves()[-1] == "end turn"


def test_ulu_askara_prince_cannot_copy_a_hero_transformed_instead_of_played():
    """DU-24: the rulebook's example."""
    game = both(energy=2, hand=["Honiskrot Tribesman", "Ulu, Askara Prince"])
    game.do("play Honiskrot Tribesman", "play Ulu, Askara Prince")
    assert game.runes == 0


@pytest.mark.parametrize("energy", [0, 2])
def test_ulu_askara_prince_copying_reality_sculptor_does_not_copy_the_sculptor_again(energy):
    """ROV-73: neither the first time nor the second."""
    game = rise(energy=energy, hand=["Ulu, Askara Prince"], played=["Reality Sculptor", "Militia", "Mystic"])
    game.do("play Ulu, Askara Prince", "copy Reality Sculptor")
    while game.moves()[-1] != "end turn":
        assert game.moves() == ["copy Militia", "copy Mystic"]
        game.do("copy Mystic")
    assert game.runes == (4 if energy else 2)


def test_ulu_askara_prince_cannot_be_copied():
    row = ["Ulu, Askara Prince", "Darkwalker", "Runic Honiskrot"]
    game = both(hand=["Toric, Devoted Disciple"], center_row=row)
    game.do("play Toric, Devoted Disciple")
    assert game.moves() == ["copy Darkwalker from center row", "copy Runic Honiskrot from center row"]
