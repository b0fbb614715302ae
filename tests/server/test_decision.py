"""What a client is told of a decision."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conftest import Table, table
from vigil.rules.game import Game
from vigil.rules.library import all_cards
from vigil.server.protocol.catalogue import printed_card
from vigil.server.protocol.decision import Asked, Asker, Option, Price, describe_decision
from vigil.server.protocol.spans import Text

CARDLESS = ("roll", "end turn", "choose", "first", "name", "opponent", "bid", "pass", "decline")


def read(text: Text) -> str:
    """Text as it reads."""
    parts: list[Any] = list(text)
    return "".join(part if isinstance(part, str) else part["text"] for part in parts)


def asked_of(game: Table) -> Asked:
    """The decision of whoever has to make it."""
    choice = describe_decision(game.game.view(game.asks()))
    assert choice
    return choice


def option(game: Table, text: str) -> Option:
    """One of the moves."""
    return next(move for move in asked_of(game).moves if move.text == text)


def test_a_card_in_hand_lights_up_in_its_owners_hand():
    game = table(hand=["Apprentice"], turn=1)
    move = option(game, "play Apprentice")
    assert (move.verb, move.label, move.card, move.zone, move.owner) == (
        "play",
        ["play"],
        "Apprentice",
        "hand",
        1,
    )


def test_a_card_in_the_row_has_a_place_and_a_price():
    game = table(runes=3, center_row=["Mephit", "Landtalker", "Arha Initiate"])
    move = option(game, "acquire Arha Initiate")
    assert (move.zone, move.place, move.owner, move.to) == ("row", 2, None, "discard")
    assert move.price == Price(1, "runes")


def test_equal_cards_in_the_row_are_one_move_that_lights_up_all_of_them():
    move = option(table(power=3, center_row=["Mephit", "Landtalker", "Mephit"]), "defeat Mephit")
    assert (move.place, move.twins) == (0, [2])


def test_cards_with_different_treasure_under_them_are_not_equal():
    row = ["Webclaw", {"card": "Webclaw", "under": ["Energy Shard"]}]
    game = table(["rise_of_vigil", "darkness_unleashed"], power=20, center_row=row)
    moves = [move for move in asked_of(game).moves if move.card == "Webclaw"]
    assert [(move.place, move.twins) for move in moves] == [(0, []), (1, [])]


def test_an_always_available_card_is_no_card_of_the_row():
    move = option(table(power=2), "defeat Cultist")
    assert (move.verb, move.zone, move.place, move.price) == ("defeat", "available", None, Price(2, "power"))


def test_offers_say_what_is_missing():
    game = table(runes=2, power=1, center_row=["Mephit", "Landtalker"])
    offers = {offer.card: offer for offer in asked_of(game).offers}
    assert (offers["Mephit"].price, offers["Mephit"].unit, offers["Mephit"].short) == (3, "power", 2)
    assert offers["Mystic"].short == 1
    assert offers["Heavy Infantry"].short == 0
    assert offers["Landtalker"].place == 1


def test_an_effect_asks_by_its_card_and_names_whose_card_it_is():
    game = table(power=3, center_row=["Mephit"], hand=["Apprentice"])
    game.do("defeat Mephit")
    choice = asked_of(game)
    assert (choice.asker, choice.main, choice.play_all) == (Asker("Mephit", 0, 1), False, [])
    assert (choice.kind, choice.optional) == ("card", True)
    banish = [move for move in choice.moves if move.verb == "banish"]
    assert {(read(move.label), move.zone, move.owner) for move in banish} == {("banish", "row", None)}
    assert option(game, "decline").card is None


BLEAKTOAD: dict[str, Any] = {"insight": 2, "power": 9, "center_row": ["Bleaktoad"], "discard": ["Apprentice"]}
VINEWEAVER = {"insight": 2, "runes": 1, "center_row": ["Steelweaver"], "center_deck": ["Vineweaver"]}
CONSTRUCTS = [{"constructs": ["Muramasa", "Shadow Star"]}]
ASKING: list[tuple[str, dict[str, Any], list[str], str]] = [
    (
        "godslayer",
        {"power": 3, "center_row": ["Mephit"]},
        ["defeat Mephit"],
        "You may banish a card from the center row.",
    ),
    (
        "godslayer",
        {"hand": ["Arha Templar"], "center_row": ["Mephit"]},
        ["play Arha Templar"],
        "Defeat a Monster with cost 4 or less without paying its cost.",
    ),
    (
        "godslayer",
        {"power": 4, "center_row": ["Corrosive Widow"], "opponents": CONSTRUCTS},
        ["defeat Corrosive Widow"],
        "Each opponent must destroy a Construct they control.",
    ),
    (
        "delirium",
        BLEAKTOAD,
        ["defeat Bleaktoad"],
        "You may banish a card from your hand or discard pile.",
    ),
    (
        "delirium",
        BLEAKTOAD,
        ["defeat Bleaktoad", "decline"],
        "You may spend 2 insight to banish another card from your hand or discard pile.",
    ),
    (
        "delirium",
        VINEWEAVER,
        ["acquire Steelweaver"],
        "Players bid insight for the effect below.",
    ),
]


@pytest.mark.parametrize(("code", "laid", "moves", "sentence"), ASKING)
def test_an_effect_asks_by_the_sentence_of_its_card(code, laid, moves, sentence):
    game = table([code], **laid)
    game.do(*moves)
    asker = asked_of(game).asker
    assert asker
    assert (asker.line, asker.sentence) != (None, None)
    lines = printed_card(next(card for card in all_cards() if card.name == asker.card)).lines
    assert read(lines[asker.line or 0].sentences[asker.sentence or 0]) == sentence


def test_a_question_that_no_card_has_written_on_it_names_no_sentence():
    hand = ["Oziah's Familiar", "Deathdealer Noble", "Voidforged Paladin"]
    game = table(["realms_unraveled"], hand=hand)
    game.do(*[f"play {name}" for name in hand])
    choice = asked_of(game)
    assert (choice.kind, choice.optional) == ("order", False)
    assert choice.asker is None
    assert read(choice.question) == "Whose effect comes first?"


def test_the_question_tells_its_cards_players_and_numbers_apart():
    game = table(["delirium"], **BLEAKTOAD)
    game.do("defeat Bleaktoad", "decline")
    question: Any = asked_of(game).question
    assert question == [
        "Spend ",
        {"number": 2, "unit": "insight", "text": "2 insight"},
        " to banish another card from your hand or discard pile",
    ]


def test_play_all_leaves_out_what_asks():
    game = table(hand=["Apprentice", "Militia", "Seer of the Forked Path", "Arha Initiate"])
    assert asked_of(game).play_all == ["play Apprentice", "play Militia", "play Arha Initiate"]


def test_play_all_names_no_card_that_is_not_yet_in_hand():
    game = table(hand=["Arha Initiate", "Arha Initiate"], deck=["Mystic", "Mystic"])
    assert asked_of(game).play_all == ["play Arha Initiate", "play Arha Initiate"]


def test_an_option_is_its_own_button():
    game = table(hand=["Seer of the Forked Path"])
    game.do("play Seer of the Forked Path")
    assert all(move.label for move in asked_of(game).moves)


def test_an_auction_shows_who_is_in_the_running():
    game = table(["delirium"], runes=1, insight=3, opponents=[{"insight": 5}, {"insight": 4}],
                 center_row=["Steelweaver"], center_deck=["Vineweaver"])  # fmt: skip
    game.do("acquire Steelweaver", "bid 2", "decline")
    choice = asked_of(game)
    assert choice.asker == Asker("Vineweaver", 0, 0)
    assert choice.kind == "bid"
    assert {move.number for move in choice.moves if move.verb == "bid"} == {3, 4}
    assert choice.auction
    assert choice.auction.bid == 2
    told = [(bidder.insight, bidder.bid, bidder.out) for bidder in choice.auction.bidders]
    assert told == [(3, 2, False), (5, None, True), (4, None, False)]


def test_moving_treasure_lights_up_the_cards_it_can_go_under():
    row = [{"card": "Oxipede", "under": ["Energy Shard"]}, "Webclaw"]
    game = table(["rise_of_vigil", "darkness_unleashed"], hand=["Crystalline Monk"], center_row=row)
    game.do("play Crystalline Monk", "move Energy Shard from under Oxipede")
    move = option(game, "move it under Webclaw")
    assert (move.verb, move.card, move.zone, move.place) == ("put under", "Webclaw", "row", 1)
    assert read(move.label) == "move it under Webclaw"


@pytest.mark.parametrize("seed", range(4))
def test_everything_said_of_a_move_is_on_the_table(seed):
    sets = ["godslayer", "rise_of_vigil", "darkness_unleashed", "realms_unraveled", "delirium"]
    game = Game.new(sets, 3, seed)
    while not game.over and game.moves_made < 400:
        view = game.view(game.deciding())
        choice = describe_decision(view)
        assert choice
        assert [move.text for move in choice.moves] == [move.text for move in game.legal_moves()]
        data = view.to_data()
        for move in choice.moves:
            assert_on_the_table(data, move)
        game.apply(game.legal_moves()[game.random(len(game.legal_moves()))])


def assert_on_the_table(data: dict[str, Any], move: Option) -> None:
    """The card of a move lies where it is said to lie."""
    if move.card is None:
        assert move.verb in CARDLESS
        return
    if move.zone == "row":
        assert move.place is not None
        assert move.card in [data["center_row"][move.place], *data["under"][move.place]]
    elif move.owner is not None:
        player = data["players"][move.owner]
        zone = {"hand": "hand_cards"}.get(str(move.zone), str(move.zone))
        assert move.card in player[zone]
    else:
        assert move.card in [*data["void"], *data["supply"], *data["aside"]]


def test_a_move_is_told_in_words_with_its_price_beside_the_label_of_its_button():
    move = option(table(variant="team", runes=4), "acquire Mystic for teammate")
    assert read(move.label) == "acquire"
    assert read(move.words) == "acquire Mystic for teammate (1 rune more: 4 runes)"
    assert move.price == Price(4, "runes")


def test_what_is_declined_after_the_first_of_several_is_done():
    game = table(["realms_unraveled"], power=20, center_row=["Wailing Spectre"], discard=["Apprentice"] * 3)
    game.do("defeat Wailing Spectre", "banish Apprentice from discard pile")
    assert read(option(game, "decline").label) == "done"


def test_who_asks_and_why_are_told():
    game = table(["rise_of_vigil", "darkness_unleashed"], energy=1,
                 hand=["Darkwalker", "Reality Sculptor", "Militia", "Apprentice"])  # fmt: skip
    assert asked_of(game).opening == []
    game.do("play Darkwalker")
    assert read(asked_of(game).opening) == "Darkwalker, Energize 1"
    game.do("decline", "play Reality Sculptor")
    assert read(asked_of(game).opening) == "Reality Sculptor, copying Darkwalker"
