"""Sets come and go at any time, and disturb nothing that was there before."""

from __future__ import annotations

from typing import Any

import pytest

import vigil
from tests.own_sets import added, box, ember_cards, expansion
from vigil.language import ENLIGHTENED, Activated, Construct, Draw, Gain, Hero, Monster, Treasure
from vigil.rules.forgetting import forget_set
from vigil.rules.kernel.box import PACK, CardSet
from vigil.rules.kernel.card import FACES, PRINTINGS, Card
from vigil.rules.kernel.compiled import COMPILED
from vigil.rules.kernel.identity import FACTS, LATER_RULES, RULES, SUMMED_UP, set_identity
from vigil.rules.library import SETS, add_set, find_set
from vigil.rules.setup import make_setup

OF_THE_BOX = {"copies", "set_code"}
OF_THIS_PROCESS = {"face", "front"}
FOLLOWING = {"into", "only", "told"}  # from facts, or compared by themselves
BY_KIND = {"stays", "fought", "owned", "heard", "lies_under"}


def mephit_hero() -> Card:
    """A card with the name of a monster of Godslayer."""
    return Hero("Mephit", ENLIGHTENED, cost=2, honor=1, copies=3, play=[Draw(2)])


def played(codes: list[str], seed: int = 1) -> vigil.Game:
    """A game that was played at random."""
    game = vigil.Game.new(codes, 2, seed)
    game.playout(seed)
    return game


def test_a_set_that_is_added_can_be_played():
    with added(expansion()) as codes:
        game = vigil.Game.new(["godslayer", *codes], 2, 1)
        names = {FACES[face].name for face in game.setup.center}
        assert {"Ember Witch", "Ash Wyrm", "Mephit"} <= names
        assert played(["godslayer", *codes]).over


def test_two_different_cards_of_one_name_in_one_game_are_an_error_that_names_both_sets():
    with added(expansion("prank", [mephit_hero()])) as codes:
        with pytest.raises(ValueError, match="godslayer and prank have different cards called 'Mephit'"):
            vigil.Game.new(["godslayer", *codes], 2, 1)
        assert vigil.Game.new(["delirium", *codes], 2, 1).setup.by_name["mephit"].kind == "hero"


def test_cards_of_one_name_live_side_by_side_in_different_games():
    with added(box("prank", [mephit_hero(), *ember_cards()])) as codes:
        other, usual = vigil.Game.new(codes, 2, 1), vigil.Game.new(["godslayer"], 2, 1)
        assert other.setup.by_name["mephit"].text == "Draw 2 cards."
        assert usual.setup.by_name["mephit"].kind == "monster"
        assert vigil.Game.from_data(other.to_data()).to_data() == other.to_data()
        assert vigil.card("Mephit").kind == "monster"  # the shipped one
        row = {"sets": codes, "center_row": ["Mephit"], "seats": [{"name": "Ada"}, {"name": "Bo"}]}
        game = vigil.Game.from_position(row | {"runes": 2})
        game.do("acquire Mephit")
        assert [card.name for card in game.view(0).sides[0].discard] == ["Mephit"]


def test_the_same_printed_card_in_two_boxes_is_one_card():
    mystic = [card for card in vigil.cards("godslayer") if card.name == "Mystic"]
    with added(box()) as codes:
        own = [card for card in vigil.cards(*codes) if card.name == "Mystic"]
        assert own[0].face == mystic[0].face
        assert vigil.Game.new(["godslayer", *codes], 2, 1).setup.stack_sizes[0] == 60


def test_a_card_that_only_strangers_call_so_is_found_unless_there_are_several():
    with added(expansion(), expansion("copy"), expansion("other", [mephit_hero()])):
        assert vigil.card("ember witch").text == ember_cards()[0].text
    different = Hero("Ember Witch", cost=1, play=[Gain(runes=5)])
    with added(expansion(), expansion("other", [different])):
        said = "different cards are called 'Ember Witch', in ember_court and other"
        with pytest.raises(LookupError, match=said):
            vigil.card("Ember Witch")
    with pytest.raises(LookupError, match="no card 'Ember Witch'"):
        vigil.card("Ember Witch")


def test_a_code_belongs_to_one_set_and_shipped_sets_stay():
    with pytest.raises(ValueError, match="there is a set 'godslayer' already"):
        add_set(box("godslayer"))
    with pytest.raises(ValueError, match="godslayer comes with Vigil"):
        forget_set("godslayer")
    with pytest.raises(LookupError, match="no set 'ember_court'"):
        forget_set("ember_court")


def test_games_do_not_depend_on_the_order_in_which_sets_came():
    one, other = expansion("alpha", ember_cards()[:2]), expansion("beta", ember_cards()[2:])
    with added(one, other) as codes:
        in_order = played(["godslayer", *codes], 7).to_data()
    with added(other, one) as codes:
        assert played(["godslayer", *codes], 7).to_data() == in_order


def test_a_card_that_two_added_sets_share_is_one_card():
    with added(expansion("alpha"), expansion("beta", ember_cards()[:1])) as codes:
        setup = make_setup(["godslayer", *codes], 2, 2, "standard")
        faces = {
            card.face for card_set in setup.sets for card in card_set.cards if card.name == "Ember Witch"
        }
        assert len(faces) == 1
        assert list(setup.center).count(faces.pop()) == 6


def test_a_game_goes_on_after_its_set_was_forgotten():
    with added(expansion()) as codes:
        game = vigil.Game.new(["godslayer", *codes], 2, 3)
    with added(expansion("others", [mephit_hero()])):
        assert {FACES[face].name for face in game.setup.center} >= {"Ember Witch", "Ash Wyrm"}
        twin = game.copy()
        game.playout(5)
        twin.playout(5)
        assert game.to_data() == twin.to_data()


def test_faces_are_used_again_as_soon_as_no_game_needs_them():
    with added(expansion()):
        pass
    before = len(FACES)
    for number in range(50):
        with added(expansion(f"set_{number}")) as codes:
            assert played(["godslayer", *codes], number).over
    assert len(FACES) == before
    assert sorted(PRINTINGS.free) == list(range(len(FACES) - len(PRINTINGS.free), len(FACES)))


def test_moves_name_the_card_that_has_a_face_now():
    seats = [{"name": "Ada", "hand": ["Ember Witch"]}, {"name": "Bo"}]
    with added(expansion()) as codes:
        vigil.Game.from_position({"sets": ["godslayer", *codes], "seats": seats}).do("play Ember Witch")
    seats = [{"name": "Ada", "hand": ["Odd Hero"]}, {"name": "Bo"}]
    with added(expansion("odd", [Hero("Odd Hero", cost=1, play=[Gain(runes=1)])])) as codes:
        vigil.Game.from_position({"sets": ["godslayer", *codes], "seats": seats}).do("play Odd Hero")


def test_moves_that_use_a_card_name_the_one_that_has_its_face_now():
    for name in ("First Glass", "Second Glass"):
        glass = Construct(name, cost=1, abilities=[Activated(Gain(runes=1)), Activated(Gain(power=1))])
        with added(expansion("glass", [glass])) as codes:
            seats: list[dict[str, Any]] = [{"constructs": [name]}, {}]
            game = vigil.Game.from_position({"sets": ["godslayer", *codes], "seats": seats})
            game.do(f"use {name}: gain 1 rune")


def test_more_cards_than_a_thousand_can_be_noted():
    many = [Hero(f"Hero {number}", cost=1, play=[Gain(runes=1)]) for number in range(1100)]
    with added(expansion("many", many)) as codes:
        assert max(vigil.card(card.name).face for card in many) > 1024
        assert played(["darkness_unleashed", *codes]).over


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (expansion(), "ember_court is an expansion: add a set that can be played alone, such as godslayer"),
        (CardSet("one", "One", cards=[mephit_hero()], kind=PACK), "one is a pack: add a set"),
        (box("small", [mephit_hero()]), "the center deck of small has 3 cards; a game needs at least 6"),
    ],
)
def test_what_cannot_be_played_alone_is_refused(wrong: CardSet, said: str) -> None:
    with added(wrong) as codes, pytest.raises(ValueError, match=said):
        vigil.Game.new(codes, 2, 1)


def test_a_set_without_the_sets_it_needs_is_refused():
    needy = CardSet("needy", "Needy", cards=ember_cards(), kind=PACK, needs=["delirium"])
    with added(needy) as codes:
        with pytest.raises(ValueError, match="needy is played with delirium: add it"):
            vigil.Game.new(["godslayer", *codes], 2, 1)
        assert played(["delirium", *codes]).over


def test_a_box_says_how_many_can_play_it():
    few = box("few")
    few.least_players, few.most_players = 3, 3
    with added(few) as codes:
        with pytest.raises(ValueError, match="few in the standard variant takes 3 players, not 2"):
            vigil.Game.new(codes, 2, 1)
        with pytest.raises(ValueError, match="few takes at least 3 players, and is not played in solitaire"):
            vigil.Game.new(codes, 1, 1, variant="solitaire")
        assert vigil.Game.new(codes, 3, 1).decision is not None


def test_a_document_names_what_a_task_has_noted():
    seats: list[dict[str, Any]] = [{"name": name} for name in ("Ada", "Bo", "Cy")]
    for seat in seats[1:]:
        seat["hand"] = ["Apprentice", "Militia"]
    terrus = "Terrus, Paragon of Strife"
    row = {"sets": ["rise_of_vigil"], "power": 7, "center_row": [terrus]}
    game = vigil.Game.from_position({**row, "seats": seats})
    game.do(f"defeat {terrus}")
    data = game.to_data()
    noted = data["pending"][-1]["noted"]
    assert [seat for _, seat in noted] == [1, 2]
    assert vigil.Game.from_data(data).legal_moves() == game.legal_moves()
    before = [vigil.card(name).face + 1024 * seat for name, seat in noted]
    data["pending"][-1]["noted"] = before
    assert vigil.Game.from_data(data).legal_moves() == game.legal_moves()


@pytest.mark.skipif(COMPILED, reason="compiled classes do not list their attributes")
def test_every_attribute_of_a_card_is_a_fact_or_follows_from_one():
    for card in (*vigil.cards("delirium"), *ember_cards()):
        assert set(vars(card)) == {*FACTS, *OF_THE_BOX, *OF_THIS_PROCESS, *FOLLOWING, *SUMMED_UP, *BY_KIND}
    assert all(set(vars(card_set.rulebook)) == {*RULES, *LATER_RULES} for card_set in SETS.values())


def test_a_set_has_an_identity_of_all_that_play_depends_on():
    known = set_identity(expansion())
    assert set_identity(expansion()) == known
    other = [
        Hero("Ember Witch", cost=4),
        expansion().cards[1],
        Monster("Ash Wyrm", power=4),
        Treasure("Coal"),
    ]
    for changed in ember_cards()[:3], other:
        assert set_identity(expansion(cards=changed)) != known
    larger = expansion()
    larger.large = False
    assert set_identity(larger) != known
    renamed = expansion()
    renamed.name = "Another name"
    assert set_identity(renamed) == known
    assert len({set_identity(find_set(code)) for code in SETS}) == len(SETS)
