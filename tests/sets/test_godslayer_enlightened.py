"""The Enlightened cards of Chronicle of the Godslayer."""

from tests.conftest import table


def test_arha_initiate_draws_a_card():
    game = table(hand=["Arha Initiate"], deck=["Landtalker"])
    game.do("play Arha Initiate")
    assert game.names("hand") == ["Landtalker"]


def test_arha_templar_defeats_a_monster_for_nothing():
    game = table(hand=["Arha Templar"], center_row=["Corrosive Widow"], power=1)
    game.do("play Arha Templar", "defeat Corrosive Widow")
    assert game.power == 1
    assert game.honor() == 3


def test_arha_templar_cannot_be_helped_by_power():
    """COTG-105: four is the limit, whatever power there is."""
    game = table(hand=["Arha Templar"], center_row=["Sea Tyrant", "Mephit"], power=9)
    game.do("play Arha Templar")
    assert game.moves() == ["defeat Mephit", "defeat Cultist"]


def test_arha_templar_is_not_optional_and_always_finds_the_cultist():
    game = table(hand=["Arha Templar"])
    game.do("play Arha Templar")
    assert game.honor() == 1
    assert game.names("void") == []


def test_arha_templar_defeats_in_every_sense():
    game = table(
        hand=["Arha Templar"],
        constructs=["Voidthirster"],
        center_row=["Samael's Trickster"],
        center_deck=["Wind Tyrant"],
    )
    game.do("play Arha Templar", "defeat Samael's Trickster")
    assert game.names("void") == ["Samael's Trickster"]
    assert game.names("center_row")[0] == "Wind Tyrant"
    assert (game.runes, game.honor()) == (1, 2)


def test_ascetic_of_the_lidless_eye_draws_two_cards():
    game = table(hand=["Ascetic of the Lidless Eye"], deck=["Mystic", "Militia"])
    game.do("play Ascetic of the Lidless Eye")
    assert sorted(game.names("hand")) == ["Militia", "Mystic"]


def test_master_dhartha_draws_three_cards():
    game = table(hand=["Master Dhartha"], deck=["Mystic", "Militia", "Landtalker", "Snapdragon"])
    game.do("play Master Dhartha")
    assert sorted(game.names("hand")) == ["Landtalker", "Militia", "Mystic"]


def test_oziah_the_peerless_defeats_a_monster_of_cost_six():
    game = table(hand=["Oziah the Peerless"], center_row=["Earth Tyrant"])
    game.do("play Oziah the Peerless", "defeat Earth Tyrant")
    assert game.honor() == 5
    assert len(game.names("hand")) == 2


def test_oziah_the_peerless_cannot_reach_avatar_of_the_fallen():
    """COTG-106: power cannot lift the limit of six either."""
    game = table(hand=["Oziah the Peerless"], center_row=["Avatar of the Fallen", "Sea Tyrant"], power=9)
    game.do("play Oziah the Peerless")
    assert game.moves() == ["defeat Sea Tyrant", "defeat Cultist"]


def test_oziah_the_peerless_is_not_optional():
    game = table(hand=["Oziah the Peerless"])
    game.do("play Oziah the Peerless")
    assert game.honor() == 1


def test_seer_of_the_forked_path_draws_before_it_banishes():
    game = table(hand=["Seer of the Forked Path"], deck=["Landtalker"], center_row=["Mephit"])
    game.do("play Seer of the Forked Path")
    assert game.names("hand") == ["Landtalker"]
    assert "banish Mephit from center row" in game.moves()


def test_seer_of_the_forked_path_gives_no_reward_for_a_monster():
    """COTG-78: banishing is not defeating."""
    game = table(hand=["Seer of the Forked Path"], center_row=["Mephit"], center_deck=["Wind Tyrant"])
    game.do("play Seer of the Forked Path", "banish Mephit from center row")
    assert game.names("void") == ["Mephit"]
    assert game.names("center_row")[0] == "Wind Tyrant"
    assert game.honor() == 0


def test_seer_of_the_forked_path_may_leave_the_row_alone():
    game = table(hand=["Seer of the Forked Path"], center_row=["Mephit"])
    game.do("play Seer of the Forked Path", "decline")
    assert game.names("center_row")[0] == "Mephit"


def test_seer_of_the_forked_path_banishes_neither_the_avatar_nor_what_is_always_available():
    game = table(hand=["Seer of the Forked Path"], center_row=["Avatar of the Fallen", "Mephit"])
    game.do("play Seer of the Forked Path")
    assert "banish Mephit from center row" in game.moves()
    for name in ("Avatar of the Fallen", "Mystic", "Heavy Infantry", "Cultist"):
        assert f"banish {name} from center row" not in game.moves()


def test_tablet_of_times_dawn_gives_an_additional_turn():
    """COTG-100: banished from play by the player who has it there."""
    game = table(constructs=["Tablet of Time's Dawn"])
    game.do("use Tablet of Time's Dawn")
    assert game.names("void") == ["Tablet of Time's Dawn"]
    game.do("end turn")
    assert game.asks() == 0
    game.do("end turn")
    assert game.asks() == 1


def test_tablet_of_times_dawn_gives_nothing_when_banished_from_the_center_row():
    """COTG-100: only its own ability gives the turn."""
    game = table(hand=["Seer of the Forked Path"], center_row=["Tablet of Time's Dawn"])
    game.do("play Seer of the Forked Path", "banish Tablet of Time's Dawn from center row", "end turn")
    assert game.asks() == 1


def test_tablet_of_times_dawn_gives_nothing_when_banished_from_hand():
    """COTG-100: it has to be in play."""
    game = table(hand=["Void Initiate", "Tablet of Time's Dawn"])
    game.do("play Void Initiate", "banish Tablet of Time's Dawn from hand", "end turn")
    assert game.asks() == 1


def test_tablet_of_times_dawn_can_be_used_at_once_or_kept():
    """COTG-101: nothing hurries its owner."""
    game = table(hand=["Tablet of Time's Dawn"])
    game.do("play Tablet of Time's Dawn")
    assert "use Tablet of Time's Dawn" in game.moves()
    game.do("end turn", "end turn")
    assert "use Tablet of Time's Dawn" in game.moves()


def test_tablet_of_times_dawn_works_in_its_controllers_own_turn_only():
    """COTG-102: no one uses it in another player's turn."""
    game = table(opponents=[{"constructs": ["Tablet of Time's Dawn"]}])
    assert game.moves() == ["end turn"]
    game.do("end turn")
    assert "use Tablet of Time's Dawn" in game.moves()


def test_tablet_of_times_dawn_prolongs_the_last_turn_of_the_game():
    """COTG-103: the additional turn is taken even then."""
    game = table(turn=1, first=0, honor_pool=0, constructs=["Tablet of Time's Dawn"])
    game.do("use Tablet of Time's Dawn", "end turn")
    assert game.asks() == 1
    game.do("end turn")
    assert game.decision is None


def test_tablet_of_times_dawn_no_longer_scores_once_used():
    game = table(constructs=["Tablet of Time's Dawn"])
    assert game.score() == 2
    game.do("use Tablet of Time's Dawn")
    assert game.score() == 0


def test_temple_librarian_discards_one_card_and_draws_two():
    game = table(hand=["Temple Librarian", "Apprentice", "Mystic"], deck=["Militia", "Landtalker"])
    game.do("play Temple Librarian")
    assert game.moves() == ["discard Apprentice from hand", "discard Mystic from hand"]
    game.do("discard Apprentice from hand")
    assert game.names("discard") == ["Apprentice"]
    assert sorted(game.names("hand")) == ["Landtalker", "Militia", "Mystic"]


def test_temple_librarian_with_an_empty_hand_does_nothing():
    game = table(hand=["Temple Librarian"])
    game.do("play Temple Librarian")
    assert game.names("hand") == []
    assert game.names("played") == ["Temple Librarian"]


def test_temple_librarian_can_draw_the_card_it_discarded():
    game = table(hand=["Temple Librarian", "Landtalker"], deck=["Militia"], exact=["deck"])
    game.do("play Temple Librarian")
    assert sorted(game.names("hand")) == ["Landtalker", "Militia"]
    assert game.names("discard") == []


def test_the_all_seeing_eye_draws_a_card_once_per_turn():
    game = table(constructs=["The All-Seeing Eye"], deck=["Landtalker"])
    game.do("use The All-Seeing Eye")
    assert game.names("hand") == ["Landtalker"]
    assert "use The All-Seeing Eye" not in game.moves()


def test_the_all_seeing_eye_can_be_left_unused():
    game = table(constructs=["The All-Seeing Eye"])
    game.do("end turn")
    assert len(game.names("hand")) == 5
    assert game.names("constructs") == ["The All-Seeing Eye"]


def test_twofold_askara_copies_a_hero_played_before_it():
    game = table(hand=["Landtalker", "Demon Slayer", "Twofold Askara"])
    game.do("play Landtalker", "play Demon Slayer", "play Twofold Askara")
    assert game.moves() == ["copy Landtalker", "copy Demon Slayer"]
    game.do("copy Landtalker")
    assert (game.runes, game.power) == (6, 3)


def test_twofold_askara_alone_does_nothing():
    game = table(hand=["Twofold Askara", "Landtalker"])
    game.do("play Twofold Askara", "play Landtalker")
    assert game.runes == 3
    assert game.names("played") == ["Twofold Askara", "Landtalker"]


def test_twofold_askara_makes_every_choice_anew():
    game = table(hand=["Mechana Initiate", "Twofold Askara"])
    game.do("play Mechana Initiate", "gain 1 rune", "play Twofold Askara", "gain 1 power")
    assert (game.runes, game.power) == (1, 1)


def test_twofold_askara_checks_conditions_anew():
    game = table(hand=["Kor, the Ferromancer", "Shadow Star", "Twofold Askara"], constructs=["Muramasa"])
    game.do("play Kor, the Ferromancer")
    assert len(game.names("hand")) == 2
    game.do("play Shadow Star", "play Twofold Askara")
    assert game.power == 4
    assert game.names("hand") == ["Apprentice"]


def test_twofold_askara_does_not_play_the_hero_a_second_time():
    game = table(hand=["Lifebound Initiate", "Twofold Askara", "Snapdragon"])
    game.do("play Lifebound Initiate", "play Snapdragon", "play Twofold Askara")
    assert game.honor() == 2  # one from each carrying out, none from Snapdragon
    assert game.names("played") == ["Lifebound Initiate", "Twofold Askara"]


def test_twofold_askara_copying_a_lifebound_hero_does_not_set_off_snapdragon():
    game = table(hand=["Twofold Askara"], played=["Wolf Shaman"], constructs=["Snapdragon"])
    game.do("play Twofold Askara")
    assert game.runes == 1
    assert game.honor() == 0


def test_twofold_askara_does_not_count_as_a_lifebound_hero():
    game = table(hand=["Runic Lycanthrope"], played=["Twofold Askara"])
    game.do("play Runic Lycanthrope")
    assert (game.runes, game.power) == (2, 0)


def test_twofold_askara_finds_the_lycanthrope_it_copies_as_another_lifebound_hero():
    game = table(hand=["Runic Lycanthrope", "Twofold Askara"])
    game.do("play Runic Lycanthrope")
    assert (game.runes, game.power) == (2, 0)
    game.do("play Twofold Askara")
    assert (game.runes, game.power) == (4, 2)
