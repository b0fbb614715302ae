"""Labels: moves as people read them, with their price; texts stay what is typed, sent and recorded."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conftest import Table, table
from vigil.rules.game import Game
from vigil.rules.labels import label
from vigil.rules.library import SETS
from vigil.terminal.typed_moves import exact, labels
from vigil.wording.edges import to_text


def shown(game: Table, text: str) -> str:
    """How a move is read."""
    decision = game.game.decision
    assert decision is not None
    move = next(move for move in decision.moves if move.text == text)
    return to_text(label(game.game, decision, move))


@pytest.mark.parametrize(
    ("laid", "text", "read"),
    [
        ({"runes": 3}, "acquire Mystic", "acquire Mystic (3 runes)"),
        ({"power": 2}, "defeat Cultist", "defeat Cultist (2 power)"),
        ({"hand": ["Mystic"]}, "play Mystic", "play Mystic"),
        ({"constructs": ["Shadow Star"]}, "use Shadow Star", "use Shadow Star: gain 1 power"),
        (
            {"constructs": ["Shadow Star", "Shadow Star"]},
            "use Shadow Star",
            "use Shadow Star: gain 1 power, 2 left",
        ),
        (
            {"runes": 4, "constructs": ["Yggdrasil Staff"]},
            "use Yggdrasil Staff: gain 3 honor",
            "use Yggdrasil Staff: spend 4 runes to gain 3 honor",
        ),
        (
            {"runes": 4, "constructs": ["Rocket Courier X-99"], "center_row": ["Rocket Courier X-99"]},
            "acquire Rocket Courier X-99 into play",
            "acquire Rocket Courier X-99 into play (4 runes)",
        ),
        (
            {"hand": [], "mechana_runes": 1, "runes": 3, "center_row": ["Rocket Courier X-99"]},
            "acquire Rocket Courier X-99",
            "acquire Rocket Courier X-99 (3 runes, 1 Mechana rune)",
        ),
    ],
)
def test_a_move_of_a_turn_is_read_with_its_price(laid: dict[str, Any], text: str, read: str) -> None:
    assert shown(table(**laid), text) == read


def test_one_of_two_equal_cards_in_the_row_is_read_with_its_place() -> None:
    row = ["Webclaw", {"card": "Webclaw", "under": ["Energy Shard"]}]
    game = table(["rise_of_vigil", "darkness_unleashed"], power=20, center_row=row)
    assert shown(game, "defeat Webclaw (place 2)") == "defeat Webclaw (place 2, 4 power)"


def test_a_card_for_the_teammate_is_read_with_all_that_it_costs() -> None:
    game = table(variant="team", runes=4)
    assert shown(game, "acquire Mystic for teammate") == "acquire Mystic for teammate (1 rune more: 4 runes)"
    game.do("acquire Mystic for teammate")
    assert game.runes == 0


def test_a_free_card_costs_only_what_it_takes_to_pass_it_on() -> None:
    game = table(variant="team", runes=1, hand=["Druids of the Stone Circle"], center_row=["Wolf Shaman"])
    game.do("play Druids of the Stone Circle")
    assert shown(game, "acquire Wolf Shaman for teammate") == "acquire Wolf Shaman for teammate (1 rune more)"
    assert shown(game, "acquire Wolf Shaman onto deck") == "acquire Wolf Shaman to the top of the deck"


def test_a_monster_in_the_void_is_defeated_there() -> None:
    game = table(["realms_unraveled"], hand=["Emri, Demonsbane"], void=["Sadistic Giant"])
    game.do("play Emri, Demonsbane")
    read = shown(game, "defeat Sadistic Giant from the void")
    assert read == "defeat Sadistic Giant in the void (4 power)"


def test_runes_that_stand_in_for_power_are_told_apart() -> None:
    game = table(["realms_unraveled"], hand=["Remus, Wild Emissary"], power=2, center_row=["Sadistic Giant"])
    game.do("play Remus, Wild Emissary")
    assert shown(game, "defeat Sadistic Giant") == "defeat Sadistic Giant (2 power, 2 runes)"
    game.do("defeat Sadistic Giant")
    assert (game.power, game.runes) == (0, 1)


def test_the_top_of_the_deck_is_named() -> None:
    game = table(["realms_unraveled"], hand=["Cetra, Matron of Stars"])
    game.do("play Cetra, Matron of Stars")
    assert shown(game, "acquire Mystic onto deck") == "acquire Mystic to the top of the deck"


def test_what_can_be_used_once_more_this_turn_says_so() -> None:
    game = table(["realms_unraveled"], hand=["Cetra, Matron of Stars", "Disciple of Cetra"])
    game.do("play Disciple of Cetra", "play Cetra, Matron of Stars", "acquire Mystic onto deck")
    read = shown(game, "use Cetra, Matron of Stars")
    assert read.startswith("use Cetra, Matron of Stars: acquire a Hero")
    assert read.endswith(", 1 left")


def test_the_die_is_read_with_its_price() -> None:
    assert shown(table(["delirium"], insight=5), "roll the die") == "roll the die (5 insight)"


def test_an_auction_is_passed() -> None:
    game = table(["delirium"], runes=1, insight=2, center_row=["Steelweaver"], center_deck=["Vineweaver"])
    game.do("acquire Steelweaver")
    assert shown(game, "decline") == "pass"


def test_more_of_the_same_is_not_declined_but_done() -> None:
    game = table(["realms_unraveled"], power=20, center_row=["Wailing Spectre"], discard=["Apprentice"] * 3)
    game.do("defeat Wailing Spectre")
    assert shown(game, "decline") == "decline"
    game.do("banish Apprentice from discard pile")
    assert shown(game, "decline") == "done"


@pytest.mark.parametrize("sets", [[code] for code in SETS] + [[*SETS]])
def test_every_label_is_one_of_a_kind_and_can_be_typed(sets: list[str]) -> None:
    game, chance = Game.new(sets, 4 if len(sets) > 1 else 2, seed=3), random.Random(3)
    while not game.over and game.moves_made < 300:
        decision = game.decision
        assert decision is not None
        read = labels(game, decision, decision.moves)
        assert len({text.lower() for text in read}) == len(read)
        for move, text in zip(decision.moves, read, strict=True):
            assert exact(text, decision.moves, read) is move
            assert exact(move.text, decision.moves, read) is move
        game.apply(chance.choice(decision.moves[:-1] or decision.moves))
