"""The center row, the void and banishing, with cards of Delirium."""

import pytest

from tests.rules.delirium import delirium, insight
from vigil.language.selectors import MONSTERS
from vigil.language.treasure import BanishAllInRow
from vigil.rules.kernel.zones import CENTER_ROW

SIX = ["Dream Eater", "Demon Pups", "Dream Guide", "Tuskrider", "Nilhammer", "Dream Stone"]


def test_a_card_that_leaves_the_row_is_replaced_at_once():
    """DEL-57, DEL-88: whether acquired or defeated, in its own place."""
    game = delirium(power=3, runes=4, center_row=SIX, center_deck=["Karion", "Loa, Dream Dragon"])
    game.do("acquire Dream Guide")
    assert game.names("center_row")[2] == "Karion"
    game.do("defeat Dream Eater")
    assert game.names("center_row")[0] == "Loa, Dream Dragon"


def test_the_row_is_full_at_every_decision():
    """DEL-58: six cards, in the middle of effects too."""
    game = delirium(hand=["Evvy, Ogo's Gift", "Dream Dealer"], insight=3, power=3, center_row=SIX)
    for move in ("play Evvy, Ogo's Gift", "acquire Dream Guide onto deck", "spend 3 insight to recur"):
        game.do(move)
        assert all(game.names("center_row"))
    game.do("acquire Tuskrider onto deck", "play Dream Dealer", "banish Demon Pups from center row")
    game.do("defeat Dream Eater")
    assert all(game.names("center_row"))


def test_the_void_becomes_the_center_deck_when_that_runs_out():
    """DEL-59, DEL-R39: when a card has to be dealt, not before."""
    game = delirium(
        power=6, center_row=SIX, center_deck=["Steelweaver"], void=["Karion"], exact=["center_deck"]
    )
    game.do("defeat Dream Eater")
    assert (game.names("center_deck"), game.names("void")) == ([], ["Karion", "Dream Eater"])
    game.do("defeat Demon Pups", "decline")
    assert game.names("void") == []
    assert len(game.names("center_deck")) == 2


def test_a_defeated_monster_can_be_its_own_replacement():
    """DEL-142, DEL-93: it is in the void before the row is filled."""
    game = delirium(power=3, center_row=SIX, exact=["center_deck"])
    game.do("defeat Dream Eater")
    assert (game.names("center_row")[0], game.names("void"), game.honor()) == ("Dream Eater", [], 2)


def test_the_row_stays_short_when_there_is_nothing_to_deal():
    """DEL-R27: center deck and void are both empty."""
    game = delirium(runes=4, center_row=SIX, exact=["center_deck"])
    game.do("acquire Dream Guide")
    assert not game.names("center_row")[2]


def test_a_card_banished_from_the_row_goes_to_the_void_and_gives_no_reward():
    """DEL-97, DEL-R37: Dream Dealer banishes Dream Eater."""
    game = delirium(hand=["Dream Dealer"], center_row=SIX, center_deck=["Karion"])
    game.do("play Dream Dealer", "banish Dream Eater from center row")
    assert (game.names("void"), game.names("center_row")[0]) == (["Dream Eater"], "Karion")
    assert (game.honor(), insight(game)) == (0, [0, 0])


def test_several_cards_banished_at_once_all_leave_before_any_is_replaced():
    """DEL-98: with nothing but them to deal, they come back in any order."""
    orders = set()
    for seed in range(20):
        game = delirium(center_row=SIX, seed=seed, exact=["center_deck"])
        game.carry_out(BanishAllInRow(MONSTERS.in_(CENTER_ROW)))
        orders.add(tuple(game.names("center_row")[:2]))
    assert orders == {("Dream Eater", "Demon Pups"), ("Demon Pups", "Dream Eater")}


@pytest.mark.parametrize("zone", ["hand", "discard"])
@pytest.mark.parametrize(
    ("name", "goes"),
    [
        ("Voidrager", "void"),
        ("Arbiter Circlet", "void"),
        ("Apprentice", "removed"),
        ("Militia", "removed"),
        ("Mystic", "stack"),
        ("Heavy Infantry", "stack"),
    ],
)
def test_where_a_banished_card_goes(zone, name, goes):
    """DEL-99, DEL-101, DEL-102: to the void, out of the game, or back to its stack."""
    cards = {"hand": ["Darktome Librarian"], "discard": list[str]()}
    cards[zone].append(name)
    game = delirium(hand=cards["hand"], discard=cards["discard"])
    stack = game.left(name) if goes == "stack" else 0
    place = {"hand": "hand", "discard": "discard pile"}[zone]
    game.do("play Darktome Librarian", f"banish {name} from {place}")
    assert game.names("void") == ([name] if goes == "void" else [])
    assert game.names("removed") == ([name] if goes == "removed" else [])
    assert goes != "stack" or game.left(name) == stack + 1


def test_a_card_played_this_turn_cannot_be_banished():
    """DEL-100: it is neither in hand nor in the discard pile."""
    game = delirium(hand=["Apprentice", "Nihil Chemist", "Militia"])
    game.do("play Apprentice", "play Nihil Chemist")
    assert game.moves() == ["banish Militia from hand", "decline"]


def test_only_effects_that_name_the_void_reach_it():
    """DEL-R38: neither runes nor power do."""
    game = delirium(runes=9, power=9, void=["Loa, Dream Dragon", "Karion"])
    assert not [move for move in game.moves() if "Loa" in move or "Karion" in move]


def test_a_center_deck_card_banished_from_a_deck_can_come_back_to_the_row():
    """DEL-59, DEL-99: through the void."""
    game = delirium(hand=["Nihil Chemist", "Voidrager"], power=2, center_row=SIX, exact=["center_deck"])
    game.do("play Nihil Chemist", "banish Voidrager from hand", "defeat Dream Eater")
    assert game.names("center_row")[0] in ("Voidrager", "Dream Eater")
    assert len(game.names("center_deck")) == 1


def test_a_short_row_is_filled_before_the_rest_of_an_effect_is_asked():
    """DEL-58, ROV-80: Nihil Chemist's banish brings the first card to the void, then comes its Recur."""
    row = ["Steelweaver", "Nilhammer", "Ogo War Tree", "Tuskrider", "Dream Guide", "Dream Stone"]
    game = delirium(
        hand=["Nihil Chemist", "Voidrager"], runes=1, insight=2, center_row=row, exact=["center_deck"]
    )
    game.do("acquire Steelweaver")
    assert game.names("center_row")[0] == ""
    game.do("play Nihil Chemist", "banish Voidrager from hand")
    assert game.moves() == ["spend 2 insight to recur", "decline"]
    assert (game.names("center_row")[0], game.names("void")) == ("Voidrager", [])
