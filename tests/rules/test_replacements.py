"""What would happen can be replaced: by whoever has such an ability, in anybody's turn."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import vigil
from tests.conftest import Table, table
from tests.own_sets import added, expansion
from vigil.language import (
    CARDS,
    CENTER_ROW,
    CONSTRUCTS,
    DISCARD,
    HAND,
    HEROES,
    MECHANA,
    MONSTERS,
    PLAY,
    Banish,
    BanishThis,
    Construct,
    Destroy,
    Discard,
    Do,
    Draw,
    EachOpponent,
    Gain,
    Hero,
    Monster,
    Prevent,
    Replaces,
    ReturnThis,
    ThisTurn,
    While,
    WouldAcquire,
    WouldBeBanished,
    WouldBeDestroyed,
    WouldBeDiscarded,
    WouldDefeat,
    WouldDraw,
    WouldGainHonor,
)
from vigil.rules.actions.happen import happen
from vigil.rules.kernel.card import Card
from vigil.rules.kernel.happening import WOULD, Happening
from vigil.rules.kernel.value import encode
from vigil.rules.kernel.zones import AVAILABLE

BREAK = EachOpponent(Destroy(CONSTRUCTS.in_(PLAY)))


def warded() -> list[Card]:
    """Cards that replace everything that can be replaced, and some that make it happen."""
    return [
        Construct("Stubborn Wall", MECHANA, cost=3, honor=1, copies=3,
                  abilities=[Replaces(WouldBeDestroyed(), Discard(CARDS.in_(HAND)))]),
        Construct("Warden", MECHANA, cost=3, copies=2,
                  abilities=[Replaces(WouldBeDestroyed(CONSTRUCTS.other), Draw(1), once_per_turn=True)]),
        Construct("Toll Gate", MECHANA, cost=3, copies=2,
                  abilities=[Replaces(WouldGainHonor(opponent=True, cards=MONSTERS), Gain(honor=1))]),
        Construct("Hourglass", MECHANA, cost=3, copies=2,
                  abilities=[Replaces(WouldDraw(), Gain(honor=1))]),
        Construct("Iron Law", MECHANA, cost=3, copies=2,
                  abilities=[Replaces(WouldAcquire(opponent=True, cards=HEROES), Prevent(), may=False)]),
        Construct("Mercy", MECHANA, cost=3, copies=2,
                  abilities=[Replaces(WouldDefeat(cards=MONSTERS), Draw(2))]),
        Construct("Keeper of the Row", MECHANA, cost=3, copies=2,
                  abilities=[Replaces(WouldBeBanished(HEROES.in_(CENTER_ROW)), Gain(honor=2))]),
        Hero("Clinging Shade", cost=1, copies=3, play=[Gain(power=1)],
             abilities=[While(HAND, Replaces(WouldBeDiscarded(), Gain(honor=1))),
                        While(DISCARD, Replaces(WouldBeBanished(), ReturnThis()))]),
        Monster("Broken Cult", power=1, copies=2, reward=[Gain(honor=1)],
                trophy=Replaces(WouldBeDestroyed(CONSTRUCTS), Do(BanishThis(), Prevent()))),
        Hero("Wrecker", cost=1, copies=3, play=[BREAK, Gain(runes=1)]),
        Hero("Omen", cost=1, copies=3, play=[ThisTurn(Replaces(WouldDraw(), Gain(power=2)), 1), Draw(2)]),
        Hero("Bully", cost=1, copies=3, play=[EachOpponent(Discard(CARDS.in_(HAND))), Gain(runes=1)]),
        Hero("Cleaner", cost=1, copies=3, play=[Banish(CARDS.in_(DISCARD))]),
        Hero("Sweeper", cost=1, copies=3, play=[Banish(CARDS.in_(CENTER_ROW))]),
        Hero("Donor", cost=1, copies=3, play=[Gain(honor=3), Draw(1)]),
    ]  # fmt: skip


@pytest.fixture(autouse=True)
def wards() -> Iterator[None]:
    """The set with such cards, as long as a test lasts."""
    with added(expansion("wards", warded())):
        yield


def at(**given: Any) -> Table:
    """A table with these cards."""
    return table(sets=("godslayer", "wards"), **given)


def again(game: Table) -> Table:
    """The same game out of its saved data; its data are the same, and so is what may be done."""
    data = json.loads(json.dumps(game.to_data()))
    loaded = Table(vigil.Game.from_data(data))
    assert loaded.to_data() == game.to_data()
    assert loaded.moves() == game.moves()
    return loaded


def test_a_construct_that_would_be_destroyed_stays_if_a_card_is_discarded():
    game = at(hand=["Wrecker"], opponents=[{"constructs": ["Stubborn Wall"], "hand": ["Militia", "Mystic"]}])
    game.do("play Wrecker")
    assert (game.asks(), game.runes) == (1, 0)
    assert game.moves() == ["discard Militia from hand", "discard Mystic from hand", "decline"]
    game = again(game)
    game.do("discard Mystic from hand")
    assert (game.names("constructs", 1), game.names("discard", 1)) == (["Stubborn Wall"], ["Mystic"])
    assert (game.asks(), game.runes) == (0, 1)


def test_declined_what_would_have_happened_happens():
    game = at(hand=["Wrecker"], opponents=[{"constructs": ["Stubborn Wall"], "hand": ["Militia"]}])
    game.do("play Wrecker", "decline")
    assert (game.names("constructs", 1), game.names("discard", 1)) == ([], ["Stubborn Wall"])
    assert game.runes == 1


def test_without_what_it_takes_nobody_is_asked():
    game = at(hand=["Wrecker"], opponents=[{"constructs": ["Stubborn Wall"], "hand": []}])
    game.do("play Wrecker")
    assert game.names("constructs", 1) == []


def test_each_who_could_replace_it_is_asked_in_turn():
    others = [{"constructs": ["Stubborn Wall", "Warden"], "hand": ["Militia"], "trophies": ["Broken Cult"]}]
    game = at(hand=["Wrecker"], opponents=others)
    game.do("play Wrecker", "destroy Stubborn Wall")
    assert "Stubborn Wall would be destroyed" in str(game.decision.prompt)
    game.do("decline")
    assert game.moves() == ["draw a card", "decline"]
    again(game).do("decline")
    game.do("decline")
    assert game.moves() == ["banish this, then prevent it", "decline"]
    game.do("decline")
    assert game.names("discard", 1) == ["Stubborn Wall"]


def test_an_ability_that_works_once_per_turn_is_used_up_until_the_next():
    game = at(hand=["Wrecker"] * 3, opponents=[{"constructs": ["Warden", "Toll Gate"], "hand": []}])
    game.do("play Wrecker", "destroy Toll Gate", "draw a card")
    assert game.names("constructs", 1) == ["Warden", "Toll Gate"]
    game.do("play Wrecker", "destroy Toll Gate")
    assert game.names("constructs", 1) == ["Warden"]
    game.do("end turn")
    assert game.players[1].construct_places[0].used == 0


def test_a_trophy_is_given_away_for_a_construct():
    others = [{"constructs": ["Hourglass"], "trophies": ["Broken Cult"]}]
    game = at(hand=["Wrecker"], opponents=others)
    game.do("play Wrecker")
    assert game.asks() == 1
    game.do("banish this, then prevent it")
    assert (game.names("constructs", 1), game.names("trophies", 1)) == (["Hourglass"], [])


def test_honor_that_an_opponent_would_gain_from_a_monster_is_taken_by_its_owner():
    game = at(power=4, hand=["Donor"], opponents=[{"constructs": ["Toll Gate"]}])
    game.do("play Donor")
    assert game.honor() == 3
    game.do("defeat Cultist")
    assert game.asks() == 1
    again(game)
    game.do("gain 1 honor")
    assert (game.honor(0), game.honor(1)) == (3, 1)
    game.do("defeat Cultist", "decline")
    assert (game.honor(0), game.honor(1)) == (4, 1)


def test_cards_that_would_be_drawn_are_replaced_one_by_one():
    game = at(hand=["Arha Initiate", "Omen"], constructs=["Hourglass"], deck=["Mystic", "Militia"])
    game.do("play Arha Initiate", "gain 1 honor")
    assert (game.honor(), game.names("hand")) == (1, ["Omen"])
    game.do("play Omen")
    game = again(game)
    game.do("gain 1 honor")
    assert game.honor() == 2
    game = again(game)
    game.do("decline", "decline")
    assert game.names("hand") == ["Mystic"]


def test_an_ability_of_this_turn_replaces_as_often_as_it_lasts():
    game = at(hand=["Omen"], deck=["Mystic", "Militia"])
    game.do("play Omen", "gain 2 power")
    assert (game.power, game.names("hand")) == (2, ["Mystic"])


def test_what_must_be_replaced_is_no_question():
    game = at(runes=3, opponents=[{"constructs": ["Iron Law"]}])
    game.do("acquire Mystic")
    assert (game.runes, game.names("discard")) == (0, [])
    assert game.supply[list(game.setup.stacks).index(vigil.card("Mystic").face)] == 30


def test_a_monster_that_would_be_defeated_stays_where_it_is():
    game = at(power=3, constructs=["Mercy"], center_row=["Mephit"], deck=["Militia", "Militia"])
    game.do("defeat Mephit")
    again(game).do("draw 2 cards")
    twin = Table(game.game.copy())
    twin.do("draw 2 cards")
    assert (twin.names("center_row")[0], twin.power, twin.honor()) == ("Mephit", 0, 0)
    game.do("decline")
    assert game.honor() == 2
    assert "Mephit" in game.names("void")


def test_a_card_of_the_row_that_would_be_banished_stays():
    game = at(
        hand=["Sweeper", "Sweeper"], constructs=["Keeper of the Row"], center_row=["Landtalker", "Mephit"]
    )
    game.do("play Sweeper", "banish Landtalker from center row", "gain 2 honor")
    assert (game.honor(), game.names("center_row")[:2]) == (2, ["Landtalker", "Mephit"])
    game.do("play Sweeper", "banish Mephit from center row")
    assert game.names("void") == ["Mephit"]


def test_a_card_in_hand_or_in_the_discard_pile_speaks_for_itself():
    game = at(hand=["Bully", "Cleaner"], opponents=[{"hand": ["Clinging Shade", "Militia"]}],
              discard=["Clinging Shade"])  # fmt: skip
    game.do("play Bully", "discard Clinging Shade from hand")
    assert game.moves() == ["gain 1 honor", "decline"]
    game.do("gain 1 honor")
    assert (game.names("hand", 1), game.honor(1)) == (["Militia", "Clinging Shade"], 1)
    game.do("play Cleaner")
    game.do("return this to your hand")
    assert game.names("hand") == ["Clinging Shade"]


def test_what_comes_after_it_on_a_card_waits_for_the_answer():
    game = at(hand=["Donor"], constructs=["Hourglass"], deck=["Mystic"])
    game.do("play Donor")
    assert (game.honor(), game.moves()) == (3, ["gain 1 honor", "decline"])


def test_the_question_is_seen_by_everybody_and_taken_back_by_its_move():
    game = at(hand=["Wrecker"], opponents=[{"constructs": ["Stubborn Wall"], "hand": ["Militia"]}])
    game.do("play Wrecker")
    for seat in (0, 1, None):
        view = game.view(seat)
        assert view.guess(1).decision.player == 1
    assert game.view(1).decision.moves == game.decision.moves
    before = game.to_data()
    game.do("decline")
    game.game.undo(1)
    assert game.to_data() == before


def test_a_document_that_asks_about_what_cannot_happen_is_refused():
    game = at(hand=["Wrecker"], opponents=[{"constructs": ["Stubborn Wall"], "hand": ["Militia"]}])
    game.do("play Wrecker")
    data = game.to_data()
    data["pending"][-1]["it"] = "Hourglass"
    with pytest.raises(ValueError, match="nothing is about to happen"):
        vigil.Game.from_data(data)
    data["pending"][-1]["noted"] = [0, 9, 0, 0, 0, 0, 1]
    with pytest.raises(ValueError, match="damaged"):
        vigil.Game.from_data(data)


def test_a_document_that_waits_for_what_must_be_replaced_is_refused():
    walls = {"constructs": ["Stubborn Wall", "Iron Law"], "hand": ["Militia"]}
    game = at(hand=["Wrecker"], opponents=[walls])
    game.do("play Wrecker", "destroy Stubborn Wall")
    data = game.to_data()
    forced = vigil.card("Iron Law").abilities[0].replacement()
    data["pending"][-1].update(source="Iron Law", effect=encode(forced))
    with pytest.raises(ValueError, match="replaced at once"):
        vigil.Game.from_data(data)


@pytest.mark.parametrize("what", WOULD)
def test_every_kind_of_happening_can_happen(what: int) -> None:
    game = at(constructs=["Hourglass"], hand=["Militia"], runes=9)
    face = {WOULD[0]: "Hourglass", WOULD[3]: "Mystic", WOULD[4]: "Cultist"}.get(what, "Militia")
    zone = {WOULD[0]: PLAY, WOULD[3]: AVAILABLE, WOULD[4]: AVAILABLE}.get(what, HAND)
    happening = Happening(what, 0, 0, vigil.card(face).face, zone)
    happening.to = happening.usual = DISCARD
    before = game.to_data()
    happen(game.game, happening)
    assert game.to_data() != before


def test_a_kind_of_happening_that_nothing_carries_out_would_be_noticed():
    game = at(hand=["Militia"])
    with pytest.raises(ValueError, match="nothing of the kind 1 can happen"):
        happen(game.game, Happening(1, 0, 0, vigil.card("Militia").face, HAND))


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_with_replacements_keep_every_law(seed: int) -> None:
    game = vigil.Game.new(["godslayer", "wards"], 2 + seed % 3, seed)
    chosen = 0
    while not game.over and chosen < 400:
        moves = game.legal_moves()
        game.apply(moves[(chosen * 7 + seed) % len(moves)])
        chosen += 1
        if game.pending and chosen % 5 == 0:
            twin = vigil.Game.from_data(json.loads(json.dumps(game.to_data())))
            assert twin.to_data() == game.to_data()
            game.view(game.turn).guess(chosen)
