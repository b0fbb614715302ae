"""Sets combined: whose rules hold, and how cards of different sets meet."""

from functools import partial
from typing import Any

import pytest

import vigil
from tests.conftest import table
from tests.rules.delirium import insight

godslayer_delirium = partial(table, ["godslayer", "delirium"])
darkness_delirium = partial(table, ["darkness_unleashed", "delirium"])
realms_delirium = partial(table, ["realms_unraveled", "delirium"])

GODSLAYER, ROV, DU, RU, DEL = (
    "godslayer",
    "rise_of_vigil",
    "darkness_unleashed",
    "realms_unraveled",
    "delirium",
)


@pytest.mark.parametrize(
    ("sets", "reward_first"),
    [
        ([GODSLAYER], True),
        ([GODSLAYER, ROV, DU], True),
        ([GODSLAYER, RU], True),
        ([GODSLAYER, RU, DEL], False),
    ],
    ids=str,
)
def test_the_newest_rulebook_decides_whether_rewards_come_first(sets, reward_first):
    """COMB-11, COTG-68, COTG-69, DEL-52, DEL-53: Voidthirster before Mephit's reward only with Delirium."""
    game = table(sets, power=3, constructs=["Voidthirster"], center_row=["Mephit"])
    game.do("defeat Mephit")
    assert (game.honor(), "decline" in game.moves()) == (2 if reward_first else 3, True)
    game.do("decline")
    assert game.honor() == 3


def test_with_realms_unraveled_as_the_newest_a_player_orders_reactions():
    """COMB-12, RU-Q18: Deathdealer Noble and Black Watch Exemplar react to the same hero."""
    heroes = ["Deathdealer Noble", "Black Watch Exemplar", "Demon Slayer"]
    given: dict[str, Any] = {"hand": heroes, "discard": ["Apprentice", "Militia"]}
    moves = [*[f"play {name}" for name in heroes[:2]], "decline", "play Demon Slayer"]
    game = table([GODSLAYER, RU], **given)
    game.do(*moves)
    assert game.moves() == ["first Deathdealer Noble", "first Black Watch Exemplar"]
    game = table([GODSLAYER, RU, DEL], **given)
    game.do(*moves)
    assert game.moves()[0] == "banish Apprentice from discard pile"


@pytest.mark.parametrize(
    ("in_play", "played", "honor"),
    [
        (["Voidthirster"], ["Cetra, Voidmother"], 1),
        ([], ["Voidthirster", "Cetra, Voidmother"], 1),
        ([], ["Cetra, Voidmother", "Voidthirster"], 0),
        (["Voidthirster"], ["Cetra, Voidmother", "Voidthirster"], 1),
    ],
    ids=str,
)
def test_otherwise_reactions_come_in_the_order_in_which_their_cards_were_played(in_play, played, honor):
    """COMB-12, DEL-R35: what Voidthirster has given when Cetra asks; one of an earlier turn came first."""
    game = godslayer_delirium(hand=played, constructs=in_play, center_row=["Mephit"])
    game.do(*[f"play {name}" for name in played], "defeat Mephit")
    assert (game.honor(), "acquire Mystic onto deck" in game.moves()) == (honor, True)
    game.do("decline")
    assert game.honor() == 2 + len([*in_play, *played]) - 1


def test_the_order_in_which_cards_were_played_is_kept_in_files_and_positions():
    """COMB-12, DEL-R35: until the end of the turn."""
    hand = ["Cetra, Voidmother", "Voidthirster"]
    game = godslayer_delirium(hand=hand, constructs=["The All-Seeing Eye"], center_row=["Mephit"]).game
    for move in ("play Cetra, Voidmother", "play Voidthirster"):
        game.do(move)
    assert game.position()["this_turn"]["behind"] == [0, 1]
    for again in (vigil.Game.from_data(game.to_data()), vigil.Game.from_position(game.position())):
        again.do("defeat Mephit")
        assert again.players[0].honor == 0
    game.do("end turn")
    assert "behind" not in game.to_data()["players"][0]


def test_a_discount_that_is_over_keeps_its_place_in_the_order_of_playing():
    """COMB-12, DEL-R35, ROV-74: Raven Siren's, played before Cetra and the construct after her."""
    sets = [GODSLAYER, ROV, DU, DEL]
    hand = ["Raven Siren", "Cetra, Voidmother", "Voidthirster"]
    game = table(sets, energy=1, runes=3, hand=hand, center_row=["Mephit", "Arha Initiate"])
    game.do(*[f"play {name}" for name in hand], "acquire Arha Initiate", "defeat Mephit")
    assert (game.honor(), "decline" in game.moves()) == (0, True)


def test_a_construct_that_left_and_came_back_was_played_last():
    """COMB-12, DEL-R22, DEL-R35: as a construct that is played anew."""
    hand = ["Cetra, Voidmother", "Scrapbot Scrapper"]
    game = godslayer_delirium(hand=hand, constructs=["Voidthirster"], center_row=["Mephit"])
    game.do(*[f"play {name}" for name in hand], "return Voidthirster")
    game.do("play Voidthirster", "defeat Mephit")
    assert (game.honor(), "decline" in game.moves()) == (0, True)


@pytest.mark.parametrize(
    ("other", "at_will"), [([DEL], True), ([RU], True), ([RU, DU], True), ([], False), ([ROV], False)]
)
def test_a_banish_from_ones_own_cards_can_be_declined_with_delirium_or_realms_unraveled(other, at_will):
    """COMB-13, DEL-141, RU-Q20: Arbiter of the Precipice says that one must."""
    game = table([GODSLAYER, *other], hand=["Arbiter of the Precipice", "Militia"])
    game.do("play Arbiter of the Precipice")
    assert ("decline" in game.moves()) is at_will


def test_a_banish_from_the_center_row_is_not_made_optional():
    """COMB-13, DEL-141: Dream Dealer must banish, Mephit may."""
    game = godslayer_delirium(hand=["Dream Dealer"], center_row=["Avatar of the Fallen"])
    game.do("play Dream Dealer")
    assert not {"decline", "banish Avatar of the Fallen from center row"} & set(game.moves())


def test_everybody_gains_insight_and_bids_whatever_card_made_room():
    """COMB-14, DEL-21, DEL-42: Godslayer's Mephit is replaced by an auctioned card, then a Dreamborn one."""
    game = godslayer_delirium(
        players=6,
        power=3,
        insight=1,
        center_row=["Mephit", "Muramasa"],
        center_deck=["Vineweaver", "Pollen Pixie"],
    )
    game.do("defeat Mephit", "banish Muramasa from center row", "bid 1")
    assert (game.honor(), insight(game)) == (2 + 4, [1, 1, 1, 1, 1, 1])


def test_a_dark_energy_shard_does_not_wait_for_deliriums_order():
    """COMB-15, DU-16, DEL-54: its Fate comes before the reward, the Dreamborn card's insight after it."""
    deck = ["Dark Energy Shard", "Pollen Pixie"]
    game = darkness_delirium(power=3, discard=["Militia"], center_row=["Dream Eater"], center_deck=deck)
    game.do("defeat Dream Eater")
    assert (game.moves(), game.honor()) == (["banish Militia from discard pile", "decline"], 0)
    assert not game.names("center_row")[0]
    game.do("decline")
    assert (game.names("center_row")[0], game.honor(), insight(game)) == ("Pollen Pixie", 2, [2, 1])


def test_fates_of_different_sets_come_in_the_order_of_flipping():
    """COMB-15, DEL-55, ROV-67: Spirit Merchant's comes when the two cards before it have had theirs."""
    row = [{"card": "Dreadmare"}, "Dream Guide"]
    deck = ["Pollen Pixie", "Energy Shard", "Spirit Merchant"]
    game = table([ROV, DEL], hand=["Evvy, Ogo's Gift", "Militia"], power=5, center_row=row, center_deck=deck)
    game.do("defeat Dreadmare")
    assert insight(game) == [4, 1]
    game.do("play Evvy, Ogo's Gift", "acquire Pollen Pixie onto deck", "decline")
    assert (game.under("Spirit Merchant"), insight(game)) == (["Energy Shard"], [5, 1])
    assert game.moves() == ["banish Militia from hand", "decline"]


def test_treasure_lies_under_cards_of_every_set():
    """COMB-16, ROV-33, ROV-36, ROV-41: and goes to the discard pile wherever the card goes."""
    row = [{"card": "Templar General", "under": ["Energy Shard"]}]
    game = darkness_delirium(runes=4, center_row=row)
    game.do("acquire Templar General to hand")
    assert (game.names("hand"), game.names("discard")) == (["Templar General"], ["Energy Shard"])


def test_each_set_keeps_its_own_way_with_transformed_cards():
    """COMB-18, RU-Q03, DU-43: Scion of Cetra comes back from the void as it is, Otherworldly Guide turned."""
    row = ["Sadistic Giant", "Erabus, the Exiled", "Smoke Tyrant", "Webclaw", "Oxipede", "Phasefiend"]
    void = ["Scion of Cetra", "Otherworldly Guide"]
    game = table([DU, RU], power=4, center_row=row, void=void, exact=["center_deck"])
    game.do("defeat Sadistic Giant")
    seen = [game.names("center_row")[0], *game.names("center_deck")]
    assert sorted(seen) == ["Gemcatcher Spirit", "Sadistic Giant", "Scion of Cetra"]


def test_an_extra_turn_brings_salvage_yard_back_again():
    """COMB-24, COTG-100: it is a turn of its own, with a start."""
    game = godslayer_delirium(hand=["Salvage Yard"], constructs=["Tablet of Time's Dawn"])
    game.do("play Salvage Yard", "use Tablet of Time's Dawn", "end turn")
    assert (game.asks(), "Salvage Yard" in game.names("hand")) == (0, True)


@pytest.mark.parametrize("variant", ["standard", "team"])
def test_six_players_finish_the_round(variant):
    """COMB-06, COMB-07, DEL-108: whichever sets are in; of teams the best total wins."""
    sets = [GODSLAYER, ROV, DU, RU, DEL]
    game = table(sets, variant=variant, players=6, turn=5, first=0, honor_pool=1, power=2, honor=4)
    game.do("defeat Cultist", "end turn")
    assert game.result.winners == ([5] if variant == "standard" else [2, 5])
