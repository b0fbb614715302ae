"""Cards under a construct: who knows them, whose they are, and what becomes of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import vigil
from tests.conftest import Table, table
from tests.own_sets import added, expansion
from vigil.language import LIFEBOUND, Activated, Construct
from vigil.language.cards_under import PutUnder
from vigil.language.choices import May
from vigil.language.effects import Draw
from vigil.language.selectors import CARDS, CONSTRUCTS
from vigil.language.targets import Banish, Destroy, Return
from vigil.rules.documents.inventory import box, on_table
from vigil.rules.kernel.card import Card
from vigil.rules.kernel.zones import HAND, PLAY, UNDER

GLASS = "Muramasa"  # any construct will do: the word speaks of the card that says it


def put_under(face_down: bool = False, **given: Any) -> Table:
    """A table at which Landtalker was put from hand under a construct."""
    game = table(constructs=[GLASS], hand=["Landtalker", "Mystic"], **given)
    game.carry_out(PutUnder(CARDS.in_(HAND), face_down=face_down), source=GLASS)
    game.do("put Landtalker from hand under this")
    return game


def under(game: Table, seat: int | None) -> Any:
    """What a seat is shown of the cards under the constructs of seat 0."""
    return game.view(seat).to_data()["players"][0].get("under")


def test_a_card_goes_from_hand_under_the_construct_that_says_so():
    game = put_under()
    assert (game.names("hand"), game.names("constructs")) == (["Mystic"], [GLASS])
    assert game.names("under_constructs") == ["Landtalker"]
    assert game.log() == "Player 1 moves Landtalker under Muramasa."


def test_what_follows_happens_once_a_card_lies_there():
    game = table(constructs=[GLASS], hand=["Landtalker"], deck=["Militia"])
    game.carry_out(May(PutUnder(CARDS.in_(HAND), then=Draw(1))), source=GLASS)
    game.do("put Landtalker from hand under this")
    assert game.names("hand") == ["Militia"]


def test_a_card_under_a_construct_is_in_no_other_zone_but_scores():
    game = put_under()
    before = table(constructs=[GLASS], hand=["Landtalker", "Mystic"])
    assert game.score() == before.score()
    assert "play Landtalker" not in game.moves()
    assert on_table(game.game) == on_table(before.game)


def test_a_card_face_up_is_known_to_all_and_one_face_down_to_its_owner():
    open_game, game = put_under(), put_under(face_down=True)
    assert [under(open_game, seat) for seat in (0, 1, None)] == [[["Landtalker"]]] * 3
    assert [under(game, seat) for seat in (0, 1, None)] == [[["Landtalker"]], [[None]], [[None]]]
    assert game.log(0) == "Player 1 puts Landtalker face down under Muramasa."
    assert "Landtalker" not in game.log(1)


def test_games_that_differ_in_a_card_face_down_look_the_same_to_others():
    game = table(constructs=[GLASS], hand=["Landtalker", "Mystic"])
    twin = Table(game.game.copy())
    for each, name in ((game, "Landtalker"), (twin, "Mystic")):
        each.carry_out(PutUnder(CARDS.in_(HAND), face_down=True), source=GLASS)
        each.do(f"put {name} from hand under this")
    for seat in (1, None):
        assert game.view(seat).to_data() == twin.view(seat).to_data()
        assert game.view(seat).to_table() == twin.view(seat).to_table()
    assert game.view(0).to_data() != twin.view(0).to_data()


def test_a_guess_of_others_has_some_hidden_card_face_down():
    view = put_under(face_down=True).view(1)
    guessed = [view.guess(seed) for seed in range(20)]
    assert {len(game.players[0].under_constructs) for game in guessed} == {1}
    assert len({game.players[0].under_constructs[0] for game in guessed}) > 1
    assert all(on_table(game) == on_table(view.table) for game in guessed)


def test_its_owner_guesses_what_is_there():
    game = put_under(face_down=True)
    guessed = [game.view(0).guess(seed) for seed in range(5)]
    assert {vigil.card("Landtalker").face} == {each.players[0].under_constructs[0] for each in guessed}


@pytest.mark.parametrize("face_down", [False, True])
def test_what_lies_under_a_construct_that_leaves_play_is_discarded(face_down: bool) -> None:
    """OUR-23: cards under a construct that leaves play."""
    game = put_under(face_down)
    game.carry_out(Destroy(CONSTRUCTS.in_(PLAY)))
    assert sorted(game.names("discard")) == ["Landtalker", GLASS]
    assert game.names("under_constructs") == []


def test_a_construct_that_is_banished_leaves_what_lay_under_it_to_its_owner():
    game = put_under()
    game.carry_out(Banish(CONSTRUCTS.in_(PLAY)))
    assert (game.names("discard"), game.names("void")) == (["Landtalker"], [GLASS])


def test_a_card_can_be_taken_from_under_again():
    game = put_under()
    game.carry_out(Return(CARDS.in_(UNDER)), source=GLASS)
    assert sorted(game.names("hand")) == ["Landtalker", "Mystic"]
    assert game.names("under_constructs") == []


def test_a_card_lies_under_its_own_construct():
    game = table(constructs=[GLASS, "Snapdragon"], hand=["Landtalker"])
    game.carry_out(PutUnder(CARDS.in_(HAND)), source="Snapdragon")
    assert under(game, None) == [[], ["Landtalker"]]
    game.carry_out(Return(CARDS.in_(UNDER)), source=GLASS)
    assert game.names("hand") == []


# With cards said in the language, as a set has them


def glasses() -> list[Card]:
    """Constructs under which cards go: for all to see, and for their owner alone."""
    show = May(PutUnder(CARDS.in_(HAND), then=Draw(1)))
    hide = PutUnder(CARDS.in_(HAND), face_down=True, then=Draw(1))
    return [
        Construct("Open Glass", LIFEBOUND, cost=0, copies=15, abilities=[Activated(show)]),
        Construct("Dark Glass", LIFEBOUND, cost=0, copies=15, abilities=[Activated(hide)]),
    ]


@pytest.fixture
def with_glasses() -> Iterator[list[str]]:
    """Godslayer with these constructs."""
    with added(expansion("glasses", glasses())) as codes:
        yield ["godslayer", *codes]


@pytest.mark.parametrize("under", ["under", "face_down"])
def test_cards_under_constructs_are_in_saves_and_positions(under: str, with_glasses: list[str]) -> None:
    game = table(with_glasses, constructs=[{"card": "Open Glass", under: ["Landtalker"]}]).game
    for again in (
        vigil.Game.from_data(json.loads(json.dumps(game.to_data()))),
        vigil.Game.from_position(json.loads(json.dumps(game.position()))),
        game.copy(),
    ):
        place = again.players[0].construct_places[0]
        assert list(getattr(place, under)) == [vigil.card("Landtalker").face]
        assert on_table(again) == on_table(game)


def test_too_many_copies_are_counted_under_constructs_too(with_glasses: list[str]) -> None:
    with pytest.raises(ValueError, match="there are 9 Landtalker"):
        table(with_glasses, constructs=[{"card": "Open Glass", "under": ["Landtalker"] * 9}])


def test_all_cards_of_the_box_are_still_there(with_glasses: list[str]) -> None:
    seats = [{"constructs": [{"card": "Open Glass", "under": ["Landtalker"]}]}, {}]
    game = vigil.Game.from_position({"sets": with_glasses, "seats": seats})
    assert all(count <= box(game)[face] for face, count in on_table(game).items())
    assert on_table(game)[vigil.card("Landtalker").face] == box(game)[vigil.card("Landtalker").face]


def test_of_equal_constructs_a_card_goes_under_the_one_that_was_used():
    with added(expansion("glasses", glasses())) as codes:
        game = table(sets=["godslayer", *codes], constructs=["Open Glass"] * 2, hand=["Landtalker", "Mystic"])
        game.do("use Open Glass", "put Landtalker from hand under this")
        game.do("use Open Glass", "put Mystic from hand under this")
        assert under(game, None) == [["Landtalker"], ["Mystic"]]
        assert "use Open Glass" not in game.moves()


def test_the_text_of_a_card_says_where_cards_go():
    show, hide = [card.text for card in glasses()]
    assert show == (
        "Once per turn, you may put a card from your hand face up under this; if you do, draw a card."
    )
    assert "face down under this" in hide


@pytest.mark.parametrize("seed", range(4))
def test_games_with_cards_under_constructs_can_be_saved_seen_and_played_on(seed: int) -> None:
    with added(expansion("glasses", glasses())) as codes:
        game = vigil.Game.new(["godslayer", *codes], 2, seed)
        lain = 0
        for number in range(400):
            decision = game.decision
            if decision is None:
                break
            if number % 5 == 0:
                data = game.to_data()
                assert vigil.Game.from_data(json.loads(json.dumps(data))).to_data() == data
                assert on_table(game) == box(game)
                assert on_table(game.view(1).guess(number)) == box(game)
            lain = max(lain, *[len(player.under_constructs) for player in game.players])
            moves = decision.moves[:-1] if decision.main and len(decision.moves) > 1 else decision.moves
            game.apply(moves[(number * 7 + seed) % len(moves)])
        assert lain > 2
        assert game.copy().playout(seed).scores
