"""What the Void cards of Delirium do."""

import pytest

from tests.rules.delirium import delirium, insight


def test_nihil_chemist_gives_power_and_banishes_again_with_recur():
    """DEL-29, DEL-76: the rulebook's own example, step by step."""
    game = delirium(hand=["Nihil Chemist", "Apprentice"], discard=["Militia"], insight=4)
    game.do("play Nihil Chemist")
    choices = ["banish Apprentice from hand", "banish Militia from discard pile", "decline"]
    assert (game.power, game.moves()) == (1, choices)
    game.do("banish Militia from discard pile")
    assert game.moves() == ["spend 2 insight to recur", "decline"]
    game.do("spend 2 insight to recur", "banish Apprentice from hand")
    assert (game.power, insight(game), game.names("removed")) == (2, [2, 0], ["Militia", "Apprentice"])
    assert game.moves()[-1] == "end turn"


def test_nihil_chemist_can_recur_though_the_first_banish_was_declined():
    """DEL-25: the second time offers a banish of its own."""
    game = delirium(hand=["Nihil Chemist", "Apprentice"], insight=2)
    game.do("play Nihil Chemist", "decline", "spend 2 insight to recur", "banish Apprentice from hand")
    assert (game.power, game.names("removed")) == (2, ["Apprentice"])


def test_voidrager_gives_power_and_insight_for_the_next_monster():
    """DEL-52: one insight for the next defeat, none for the one after it."""
    game = delirium(hand=["Voidrager"], power=6, center_row=["Delirium Pixies", "Mammoth Beetle"])
    game.do("play Voidrager")
    assert game.power == 8
    game.do("defeat Delirium Pixies", "defeat Mammoth Beetle")
    assert insight(game) == [1, 0]


def test_voidrager_pays_for_an_option_of_the_reward():
    """DEL-52, DEL-53, DEL-R34: its insight is there before the reward."""
    game = delirium(hand=["Voidrager"], power=1, center_row=["Demon Pups"])
    game.do("play Voidrager", "defeat Demon Pups", "spend 1 insight to draw a card")
    assert (len(game.names("hand")), insight(game)) == (2, [0, 0])


def test_voidrager_gives_its_insight_with_every_copy_at_the_same_defeat():
    """DEL-R35: three of them, three insight, once."""
    game = delirium(hand=["Voidrager"] * 3, center_row=["Dream Eater", "Demon Pups"])
    game.do(*["play Voidrager"] * 3, "defeat Dream Eater")
    assert insight(game) == [4, 0]
    game.do("defeat Demon Pups", "decline")
    assert insight(game) == [4, 0]


def test_voidrager_hears_a_free_defeat_in_the_row_but_not_the_cultist():
    """DEL-95: the Cultist stands outside the row."""
    game = delirium(hand=["Voidrager", "Templar General"], center_row=["Demon Pups"])
    game.do("play Voidrager", "defeat Cultist")
    assert insight(game) == [0, 0]
    game.do("play Templar General", "defeat Demon Pups")
    assert insight(game) == [1, 0]


def test_voidrager_does_not_hear_of_a_monster_defeated_in_the_void():
    """DEL-63: its card speaks of the center row."""
    game = delirium(hand=["Voidrager", "Emri, Lightbringer"], void=["Delirium Pixies"])
    game.do("play Voidrager", "play Emri, Lightbringer")
    assert (game.honor(), insight(game)) == (2, [0, 0])


def test_voidrager_does_not_wait_beyond_the_turn():
    game = delirium(
        hand=["Voidrager"], deck=["Heavy Infantry", "Heavy Infantry"], center_row=["Delirium Pixies"]
    )
    game.do("play Voidrager", "end turn", "end turn", *["play Heavy Infantry"] * 2, "defeat Delirium Pixies")
    assert insight(game) == [0, 0]


def test_shield_bearer_draws_before_it_banishes():
    """DEL-76: the card just drawn may be the one banished."""
    game = delirium(hand=["Shield Bearer"], deck=["Militia"])
    game.do("play Shield Bearer")
    assert game.moves() == ["banish Militia from hand", "decline"]
    game.do("banish Militia from hand")
    assert (game.names("hand"), game.names("removed")) == ([], ["Militia"])


def test_shield_bearer_won_at_auction_uses_the_cards_of_the_winner():
    """DEL-R07: deck, hand and discard pile are the winner's own."""
    bo = {"insight": 1, "deck": ["Mystic"], "discard": ["Apprentice"]}
    game = delirium(runes=1, center_row=["Steelweaver"], center_deck=["Shield Bearer"], opponents=[bo])
    game.do("acquire Steelweaver", "bid 1")
    assert (game.asks(), game.names("hand", 1)) == (1, ["Mystic"])
    game.do("banish Apprentice from discard pile")
    assert (game.names("discard", 1), game.asks()) == ([], 0)


@pytest.mark.parametrize(("discard", "runes"), [([], 0), (["Militia"], 0), (["Nihil Chemist"], 3)])
def test_voidspeaker_gives_power_and_with_echo_runes(discard, runes):
    """DEL-103: a Void card in the discard pile is wanted."""
    game = delirium(hand=["Voidspeaker"], discard=discard)
    game.do("play Voidspeaker")
    assert (game.power, game.runes) == (2, runes)


def test_voidspeaker_checks_echo_once_when_played():
    """DEL-77, DEL-R17: a Void card that comes later does not help."""
    game = delirium(hand=["Voidspeaker"], runes=1, center_row=["Nihil Chemist"])
    game.do("play Voidspeaker", "acquire Nihil Chemist")
    assert game.runes == 0


def test_voidspeaker_sees_what_was_acquired_but_not_what_was_played():
    """DEL-R18: heroes played this turn are not in the discard pile yet."""
    game = delirium(hand=["Voidspeaker", "Voidspeaker"], runes=1, center_row=["Nihil Chemist"])
    game.do("play Voidspeaker")
    assert game.runes == 1
    game.do("acquire Nihil Chemist", "play Voidspeaker")
    assert game.runes == 3


def test_darktome_librarian_gives_insight_and_may_banish():
    game = delirium(hand=["Darktome Librarian", "Apprentice"], discard=["Militia"])
    game.do("play Darktome Librarian")
    choices = ["banish Apprentice from hand", "banish Militia from discard pile", "decline"]
    assert (insight(game), game.moves()) == ([2, 0], choices)
    game.do("banish Militia from discard pile")
    assert game.names("removed") == ["Militia"]


def test_naka_shadeborn_gives_power_and_returns_a_void_card():
    """DEL-76: a hero or a construct, which can be played in the same turn."""
    game = delirium(hand=["Naka, Shadeborn"], discard=["Nilhammer", "Voidrager", "Dream Guide"])
    game.do("play Naka, Shadeborn")
    choices = ["return Nilhammer from discard pile", "return Voidrager from discard pile", "decline"]
    assert (game.power, game.moves()) == (3, choices)
    game.do("return Voidrager from discard pile", "play Voidrager")
    assert game.power == 5


def test_naka_shadeborn_returns_a_second_card_with_recur():
    """DEL-26: three power and a card more for three insight."""
    game = delirium(hand=["Naka, Shadeborn"], discard=["Nilhammer", "Voidrager"], insight=3)
    game.do("play Naka, Shadeborn", "return Nilhammer from discard pile", "spend 3 insight to recur")
    game.do("return Voidrager from discard pile")
    assert (game.power, game.names("discard"), insight(game)) == (6, [], [0, 0])


def test_cetra_voidmother_gives_power_and_a_hero_for_the_next_monster():
    """DEL-51, DEL-52, DEL-53: the card that replaced the monster may be taken, and the reward comes after."""
    game = delirium(hand=["Cetra, Voidmother"], center_row=["Delirium Pixies"], center_deck=["Dream Guide"])
    game.do("play Cetra, Voidmother", "defeat Delirium Pixies")
    assert (game.power, game.honor()) == (0, 0)
    assert {"acquire Dream Guide onto deck", "acquire Mystic onto deck", "decline"} <= set(game.moves())
    game.do("acquire Dream Guide onto deck")
    assert (game.names("deck")[0], game.runes, game.honor()) == ("Dream Guide", 3, 2)


def test_cetra_voidmother_offers_a_hero_at_the_next_defeat_only():
    """DEL-R42: declined, the offer is gone; a card in the void cannot be had."""
    game = delirium(
        hand=["Cetra, Voidmother"],
        power=2,
        void=["Naka, Shadeborn"],
        center_row=["Dream Eater", "Demon Pups"],
    )
    game.do("play Cetra, Voidmother", "defeat Dream Eater")
    assert not [move for move in game.moves() if "Naka" in move]
    game.do("decline", "defeat Demon Pups")
    assert (game.honor(), game.moves()) == (3, ["spend 1 insight to draw a card", "decline"])


def test_cetra_voidmother_does_not_hear_of_the_cultist():
    game = delirium(hand=["Cetra, Voidmother", "Templar General"], center_row=["Demon Pups"])
    game.do("play Cetra, Voidmother", "defeat Cultist")
    assert (game.honor(), game.moves()[-1]) == (1, "end turn")
    game.do("play Templar General", "defeat Demon Pups", "acquire Mystic onto deck")
    assert (game.honor(), game.names("hand")) == (2, ["Mystic"])


def test_arbiter_circlet_gives_a_power_once_per_turn():
    game = delirium(hand=["Arbiter Circlet"])
    game.do("play Arbiter Circlet", "use Arbiter Circlet")
    assert (game.power, game.moves()) == (1, ["end turn"])
    game.do("end turn", "end turn", "use Arbiter Circlet")
    assert game.power == 1


def test_arbiter_circlet_is_dreamborn():
    """DEL-22: its acquirer gains an insight."""
    game = delirium(runes=3, center_row=["Arbiter Circlet"])
    game.do("acquire Arbiter Circlet")
    assert insight(game) == [1, 0]


def test_nilhammer_gives_three_power_with_echo():
    """DEL-103, DEL-R17, DEL-R18: a construct checks when used, so a Void card acquired this turn helps."""
    game = delirium(hand=["Nilhammer"], runes=1, center_row=["Nihil Chemist"])
    game.do("play Nilhammer")
    assert "use Nilhammer" not in game.moves()
    game.do("acquire Nihil Chemist", "use Nilhammer")
    assert game.power == 3
    assert "use Nilhammer" not in game.moves()
