"""Return of the Fallen: its box, its Fates, and what it adds to the rules."""

from __future__ import annotations

import pytest

import vigil
from tests.conftest import table
from tests.sets.fallen import FALLEN, both, fallen, rise
from vigil.rules.kernel.card import IN_CENTER_DECK
from vigil.rules.library import find_set
from vigil.rules.setup import shards_wanted

BASIC = {"Apprentice": 16, "Militia": 4, "Mystic": 17, "Heavy Infantry": 17, "Cultist": 1}


def test_the_box_has_sixty_five_cards_for_the_center_deck_and_fifty_five_others():
    """ROTF-01, ROTF-02, ROTF-03, ROTF-04: two starting decks, 17 of each basic hero, one Cultist."""
    cards = find_set(FALLEN).cards
    assert sum([card.copies for card in cards if card.home == IN_CENTER_DECK]) == 65
    assert {card.name: card.copies for card in cards if card.home != IN_CENTER_DECK} == BASIC


def test_the_set_is_for_one_or_two_players_and_with_another_for_six():
    """ROTF-02: by itself, and with Chronicle of the Godslayer."""
    assert len(vigil.Game.new([FALLEN], 2, 1).players) == 2
    assert len(vigil.Game.new(["godslayer", FALLEN], 6, 1).players) == 6
    with pytest.raises(ValueError, match="players"):
        vigil.Game.new([FALLEN], 3, 1)


def test_the_pool_has_thirty_honor_for_each_player():
    """ROTF-05: as in the other sets."""
    assert vigil.Game.new([FALLEN], 2, 1).honor_pool == 60


def test_with_other_sets_all_center_decks_are_shuffled_together():
    """ROTF-06: one deck of both."""
    game = vigil.Game.new(["godslayer", FALLEN], 2, 1)
    assert len(game.setup.center) == 100 + 65


def test_the_set_counts_as_a_small_one_for_energy_shards():
    """ROTF-07: twenty shards for it, thirty for Rise of Vigil."""
    alone = shards_wanted([find_set("rise_of_vigil")])
    assert shards_wanted([find_set("rise_of_vigil"), find_set(FALLEN)]) == alone + 20


def test_solitaire_and_teams_are_played_as_in_the_base_game():
    """ROTF-08: alone against Samael, and with another set in teams."""
    assert vigil.Game.new([FALLEN], 1, 1, variant="solitaire").setup.rival == "Samael"
    assert vigil.Game.new(["godslayer", FALLEN], 4, 1, variant="team").setup.team


def test_a_fate_happens_in_anybodys_turn():
    """ROTF-09: also when the other player brings its card into the row."""
    game = fallen(power=3, center_row=["Sordid Asp"], center_deck=["Askara of Fate"], turn=1)
    game.do("defeat Sordid Asp")
    assert (game.asks(), game.moves()) == (1, ["draw a card", "decline"])


def test_fates_of_the_first_deal_begin_nearest_the_center_deck():
    """ROTF-10, ROTF-12: they are set off then, too, after the opening hands were drawn."""
    asked = 0
    for seed in range(60):
        game = vigil.Game.new([FALLEN], 2, seed)
        assert game.decision is not None
        if game.decision.main or game.decision.task is None:
            continue
        asked += 1
        row = list(game.center_row)
        sources = [task.source for task in (game.decision.task, *game.fates) if task.source in row]
        assert [row.index(source) for source in sources] == sorted([row.index(each) for each in sources])
        assert len(game.players[game.turn].hand) >= 5
    assert asked > 10


def test_after_a_defeat_come_the_row_the_reward_what_it_triggers_then_fates():
    """ROTF-11: in this order."""
    game = fallen(
        hand=["Guardian of Sadranis"], power=3, center_row=["Doom Weeper"], center_deck=["Askara of Fate"]
    )
    game.do("play Guardian of Sadranis")
    game.happened.clear()
    game.do("defeat Doom Weeper")
    gained = [line for line in game.log().splitlines() if "honor" in line or "Fate" in line]
    assert [word for line in gained for word in ("2 honor", "Fate") if word in line][-1] == "Fate"
    assert game.honor() == 4


def test_neither_playing_nor_acquiring_nor_copying_sets_off_a_fate():
    """ROTF-14: only entering the center row does."""
    game = both(hand=["Arbiter of Fate", "Twofold Askara"], runes=4, center_row=["Askara of Fate"])
    game.do("play Arbiter of Fate", "decline", "play Twofold Askara", "decline", "acquire Askara of Fate")
    assert "fate" not in game.kinds()


def test_a_mystic_of_a_fate_is_acquired_by_its_new_owner():
    """ROTF-15: with all that follows for them, in the turn of another."""
    game = fallen(power=3, center_row=["Sordid Asp"], center_deck=["Stone Circle"], opponents=[{}])
    game.do("defeat Sordid Asp", "decline", "acquire Mystic onto deck")
    assert game.names("deck", 1)[0] == "Mystic"
    assert game.left("Mystic") == 16


def test_eleven_cards_have_a_fate_of_five_kinds():
    """ROTF-17: counted."""
    fates = [card for card in find_set(FALLEN).cards if card.fate]
    assert (len(fates), sum([card.copies for card in fates])) == (5, 11)


def test_in_solitaire_a_gorph_banishes_beside_where_it_is_by_then():
    """ROTF-19: new cards enter at the left, and the row moves on before a Fate happens."""
    row = ["Black Hole", "Stone Circle", "Serpentcall", "Sordid Asp", "Socket Altar", "Project Alpha"]
    game = fallen(variant="solitaire", power=3, center_row=row, center_deck=["Ravenous Gorph", "Lunar Stag"])
    game.do("defeat Sordid Asp")
    assert "Ravenous Gorph" in game.names("center_row")
    assert game.names("void") == ["Sordid Asp", "Black Hole"]


def test_the_automatic_opponent_defeats_samael_for_his_honor_alone():
    """ROTF-34: he goes to the void."""
    row = ["Black Hole", "Stone Circle", "Serpentcall", "Socket Altar", "Project Alpha", "Samael the Fallen"]
    game = fallen(variant="solitaire", center_row=row)
    game.do("end turn")
    assert (game.rival_honor, game.names("void")) == (8, ["Samael the Fallen"])


def test_honor_that_is_taken_does_not_end_the_game():
    """ROTF-23: it does not touch the pool, and nobody falls below none."""
    game = fallen(power=3, honor_pool=2, center_row=["Sordid Asp"], opponents=[{"honor": 2}])
    game.do("defeat Sordid Asp")
    assert (game.honor(0), game.honor(1), game.honor_pool, game.ending) == (3, 0, 1, False)


def test_an_acquired_monster_is_no_hero_that_was_acquired():
    """ROTF-43: Stone Circle does not put it on the deck."""
    game = fallen(
        trophies=["Samael the Fallen"], constructs=["Stone Circle"], power=4, center_row=["Doom Weeper"]
    )
    game.do("defeat Doom Weeper")
    assert game.moves() == ["acquire Doom Weeper", "decline"]


def test_a_saved_game_keeps_what_was_taken_this_turn_and_monsters_in_decks():
    game = fallen(
        trophies=["Samael the Fallen"], power=4, center_row=["Doom Weeper"], discard=["Fire Tyrant"]
    )
    game.do("defeat Doom Weeper")
    again = vigil.Game.from_data(game.game.to_data())
    assert again.to_data() == game.game.to_data()
    assert again.taken == 1


def test_a_position_keeps_what_was_taken_this_turn():
    game = fallen(power=2)
    game.do("defeat Cultist")
    assert vigil.Game.from_position(game.game.position()).taken == 1


def test_a_monster_lies_in_no_deck_where_nobody_can_acquire_one():
    with pytest.raises(ValueError, match="Mephit"):
        table(["godslayer"], hand=["Mephit"])
    assert rise(hand=["Vault Sphinx"]).names("hand") == ["Vault Sphinx"]
