"""What no rulebook says and we chose: see docs/rulings.md."""

import vigil
from tests.conftest import table
from tests.sets.shards import DARK, SHARD, dark, on
from vigil.language.effects import Gain


def test_a_card_taken_at_random_is_seen_by_everybody():
    """OUR-1: spectators and the player it was taken from included."""
    game = table(power=6, center_row=["Xeron, Duke of Lies"], opponents=[{"hand": ["Landtalker"]}, {}])
    game.do("defeat Xeron, Duke of Lies")
    for seat in (1, 2, None):
        assert game.view(seat).to_data()["players"][0]["hand_known"] == ["Landtalker"]
        assert "Landtalker" in game.log(seat)


def test_discard_piles_and_what_a_deck_holds_are_open():
    """OUR-2: hidden are the order of the deck and what is in hand."""
    game = table(hand=["Landtalker"], deck=["Mystic"], discard=["Militia"], void=["Mephit"], exact=["deck"])
    data = game.view(1).to_data()
    assert (data["void"], data["players"][0]["discard"]) == (["Mephit"], ["Militia"])
    assert data["players"][0]["hidden"] == {"Landtalker": 1, "Mystic": 1}
    assert "hand_cards" not in data["players"][0]


def test_scores_are_open_during_the_game():
    """OUR-3: tokens and printed honor, wherever the card is."""
    game = table(honor=4, hand=["Landtalker"])
    assert game.view(1).to_data()["players"][0]["score"] == 7


def test_the_first_player_need_not_be_seat_0():
    """OUR-4: one seed, one first player."""
    first = [vigil.Game.new(sets=["godslayer"], players=2, seed=seed).first for seed in range(12)]
    again = [vigil.Game.new(sets=["godslayer"], players=2, seed=seed).first for seed in range(12)]
    assert set(first) == {0, 1}
    assert first == again


def test_the_first_place_of_the_row_is_nearest_the_center_deck():
    """OUR-5: it gets the first of the cards that fill several places."""
    for edition in (1, 2):
        game = table(
            edition=edition, center_row=[None, None, "Muramasa"], center_deck=["Mephit", "Landtalker"]
        )
        assert game.names("center_row")[:3] == ["Mephit", "Landtalker", "Muramasa"]


def test_equal_cards_are_one_move_except_in_the_row_of_solitaire():
    """OUR-6: there the order matters."""
    row = ["Mephit", "Mephit"]
    assert table(power=3, center_row=row).moves().count("defeat Mephit") == 1
    alone = table(variant="solitaire", power=3, center_row=row, hand=["Apprentice", "Apprentice"]).moves()
    assert alone[:3] == ["play Apprentice", "defeat Mephit", "defeat Mephit (place 2)"]


def test_equal_cards_over_the_same_treasure_are_one_move():
    """OUR-6: in whatever order the treasure came."""
    row = [on("Oxipede", SHARD, DARK), on("Oxipede", DARK, SHARD), on("Oxipede", SHARD)]
    game = dark(power=3, hand=["Crystalline Monk"], center_row=row)
    defeats = [move for move in game.moves() if move.startswith("defeat")]
    assert defeats == ["defeat Oxipede", "defeat Oxipede (place 3)", "defeat Cultist"]
    game.do("play Crystalline Monk")
    assert len([move for move in game.moves() if "from under Oxipede" in move]) == 3
    game.do(f"move {SHARD} from under Oxipede (place 3)")
    assert len([move for move in game.moves() if "under Oxipede" in move]) == 1


def test_the_game_takes_the_steps_that_leave_no_choice():
    """OUR-7: a single card has to be banished, an optional one is asked for."""
    game = table(hand=["Arbiter of the Precipice", "Landtalker"], exact=["deck"])
    game.do("play Arbiter of the Precipice")
    assert game.names("void") == ["Landtalker"]
    game = table(hand=["Void Initiate", "Landtalker"])
    game.do("play Void Initiate")
    assert game.moves() == ["banish Landtalker from hand", "decline"]


def test_where_an_acquired_card_goes_is_part_of_the_move():
    """OUR-8: so nobody decides over a row with a gap."""
    game = table(runes=4, constructs=["Rocket Courier X-99"], center_row=["Rocket Courier X-99"])
    offered = [move for move in game.moves() if "Courier" in move]
    assert offered == ["acquire Rocket Courier X-99", "acquire Rocket Courier X-99 into play"]


def test_limited_runes_are_spent_first_and_on_nothing_else():
    """OUR-9: neither on heroes nor on constructs of other factions."""
    game = table(
        runes=1, mechana_runes=2, center_row=["Burrower Mark II", "Shadow Star", "Kor, the Ferromancer"]
    )
    assert game.moves() == ["acquire Burrower Mark II", "end turn"]
    game = table(runes=3, mechana_runes=2, center_row=["Burrower Mark II"])
    game.do("acquire Burrower Mark II")
    assert (game.runes, game.mechana_runes) == (2, 0)


def test_a_card_acquired_without_paying_can_be_passed_for_a_rune():
    """OUR-10: the discard pile of the teammate replaces the deck that the effect names."""
    game = table(variant="team", runes=1, hand=["Druids of the Stone Circle"], center_row=["Wolf Shaman"])
    game.do("play Druids of the Stone Circle", "acquire Wolf Shaman for teammate")
    assert (game.runes, game.names("discard", 2)) == (0, ["Wolf Shaman"])


def test_piles_are_shuffled_when_a_card_is_needed_and_not_before():
    """OUR-11: the last card of a deck leaves it empty for the time being."""
    game = table(
        runes=3,
        center_row=["Wolf Shaman"],
        center_deck=["Mephit"],
        void=["Sea Tyrant"],
        exact=["center_deck"],
    )
    game.do("acquire Wolf Shaman")
    assert (game.names("center_deck"), game.names("void")) == ([], ["Sea Tyrant"])


def test_hedron_link_device_leaves_nothing_to_choose():
    """OUR-12: Burrower Mark II draws for any construct, without a question."""
    game = table(hand=["Shadow Star"], constructs=["Burrower Mark II", "Hedron Link Device"])
    game.do("play Shadow Star")
    assert len(game.names("hand")) == 1
    assert "end turn" in game.moves()


def test_a_card_without_a_target_can_be_played():
    """OUR-13: Temple Librarian with an empty hand, Twofold Askara alone."""
    game = table(hand=["Twofold Askara"])
    game.do("play Twofold Askara")
    assert game.names("played") == ["Twofold Askara"]


def test_runes_and_power_are_for_the_player_on_turn():
    """OUR-14: nobody else could spend them."""
    game = table()
    game.carry_out(Gain(runes=2, power=2), seat=1)
    assert (game.runes, game.power) == (0, 0)


def test_a_game_in_which_nobody_can_go_on_ends():
    """OUR-15: after fifty rounds in which nothing was acquired, defeated, banished or gained."""
    nobody = {"name": "Bo", "hand": [], "deck": [], "discard": []}
    game = table(hand=[], deck=[], exact=["deck"], opponents=[nobody]).game
    turns = 0
    while not game.over:
        game.do("end turn")
        turns += 1
    assert turns == 100
    assert game.result is not None
    assert game.result.reason == "nobody could go on"


def test_playing_a_card_can_be_taken_back_but_not_what_turned_up():
    """OUR-16: that others saw the card is no hindrance; what came from a deck is."""
    game = table(hand=["Mystic", "Arha Initiate"]).game
    game.do("play Mystic")
    assert game.can_undo(game.turn)
    game.do("play Arha Initiate")
    assert not game.can_undo(game.turn)


def test_a_draw_that_finds_no_card_can_be_taken_back():
    """OUR-16: it turned up nothing."""
    game = table(hand=["Arha Initiate"], deck=[], exact=["deck"]).game
    game.do("play Arha Initiate")
    assert game.can_undo(game.turn)
    game.undo(game.turn)
    game.do("play Arha Initiate")
