"""The public face: every call does what it is said to do."""

from __future__ import annotations

import ast
import inspect
import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import vigil
from vigil.rules.events import CardPlayed
from vigil.rules.library import SETS

with_every_set = pytest.mark.parametrize("code", list(SETS))


def new(code: str = "godslayer", **asked: Any) -> vigil.Game:
    return vigil.Game.new(**{"sets": [code], "players": 2, "seed": 7, **asked})


def half_way(code: str = "godslayer") -> vigil.Game:
    """A game some way on, at a turn's main decision."""
    game = new(code)
    while game.moves_made < 70 or "end turn" not in texts(game):
        assert game.decision is not None
        game.apply(game.decision.moves[0])
    return game


def texts(game: vigil.Game) -> list[str]:
    assert game.decision is not None
    return [str(move) for move in game.decision.moves]


@with_every_set
def test_the_first_example_plays_a_whole_game(code: str) -> None:
    game = vigil.Game.new(sets=[code], players=2, seed=7)
    while decision := game.decision:
        game.apply(decision.moves[0])
    assert game.decision is None
    assert game.result is not None
    assert len(game.result.scores) == 2
    assert set(game.result.winners) <= {0, 1}
    assert game.result.reason


@with_every_set
def test_one_seed_is_one_game_and_another_seed_another(code: str) -> None:
    assert new(code).to_data() == new(code).to_data()
    assert new(code).to_data() != new(code, seed=8).to_data()


def test_players_are_a_number_or_names():
    assert [player["name"] for player in new(players=["Ada", "Bo"]).view(None).to_data()["players"]] == [
        "Ada",
        "Bo",
    ]
    assert len(new(players=3).view(None).to_data()["players"]) == 3


def test_the_second_edition_and_the_standard_variant_are_usual():
    asked = new().to_data()["setup"]
    assert asked["edition"] == 2
    assert asked["variant"] == "standard"


def test_a_decision_has_a_player_a_prompt_and_moves():
    decision = new().decision
    assert decision is not None
    assert decision.player in (0, 1)
    assert decision.prompt
    assert decision.moves


def test_moves_speak_in_the_rulebooks_verbs():
    seen = set[str]()
    for code in SETS:
        game = new(code)
        while game.decision:
            seen.update(text.split()[0] for text in texts(game))
            game.apply(game.decision.moves[game.moves_made % len(game.decision.moves)])
    assert seen >= {"play", "acquire", "defeat", "use", "banish", "decline", "end"}


def test_equal_copies_in_a_hand_are_one_move():
    assert sorted(text for text in texts(new()) if text.startswith("play")) == [
        "play Apprentice",
        "play Militia",
    ]


def test_apply_returns_what_happened_and_counts_the_move():
    game = new()
    assert game.decision is not None
    happened = game.apply(game.decision.moves[0])
    assert isinstance(happened[0], CardPlayed)
    assert game.moves_made == 1


def test_an_illegal_move_raises_and_changes_nothing():
    game = new()
    before = game.to_data()
    with pytest.raises(vigil.IllegalMove, match="legal: play Apprentice"):
        game.do("acquire the moon")
    assert game.to_data() == before


def test_do_makes_a_move_by_its_text_whatever_its_capitals():
    game, other = new(), new()
    assert game.decision is not None
    game.apply(game.decision.moves[0])
    other.do(texts(other)[0].upper())
    assert game.to_data() == other.to_data()


def test_a_copy_is_independent():
    game = half_way()
    before = game.to_data()
    game.copy().playout(1)
    assert game.to_data() == before


@with_every_set
def test_a_playout_ends_the_game_and_counts_the_moves(code: str) -> None:
    game = new(code)
    result = game.playout(5)
    assert game.decision is None
    assert game.moves_made > 20
    assert game.result is not None
    assert game.result.scores == result.scores
    assert new(code).playout(5).scores == result.scores


@with_every_set
def test_a_view_is_plain_json_for_players_and_spectators(code: str) -> None:
    game = half_way(code)
    for seat in (0, 1, None):
        data = game.view(seat).to_data()
        assert json.loads(json.dumps(data)) == data
        assert data["seat"] == seat


@with_every_set
def test_a_guess_is_a_game_that_fits_the_view(code: str) -> None:
    game = half_way(code)
    assert game.decision is not None
    view = game.view(game.decision.player)
    guess = view.guess(3)
    assert guess.view(view.seat).to_data() == view.to_data()
    assert texts(guess) == texts(game)
    assert guess.playout(1).reason


@with_every_set
def test_a_snapshot_is_plain_json_and_exact(code: str) -> None:
    game = half_way(code)
    data = json.loads(json.dumps(game.to_data()))
    assert data == game.to_data()
    again = vigil.Game.from_data(data)
    assert again.to_data() == data
    assert texts(again) == texts(game)


@with_every_set
def test_a_position_and_its_game_are_inverse(code: str) -> None:
    game = half_way(code)
    document = json.loads(json.dumps(game.position()))
    assert vigil.Game.from_position(document).position() == document
    assert texts(vigil.Game.from_position(document)) == texts(game)


def test_the_position_of_the_handbook_can_be_played():
    game = vigil.Game.from_position(
        {
            "sets": ["godslayer"],
            "edition": 2,
            "variant": "standard",
            "seed": 1,
            "turn": 0,
            "honor_pool": 60,
            "center_row": ["Mephit", "Arha Initiate", "Landtalker", "Muramasa", "Sea Tyrant", "Snapdragon"],
            "center_deck": ["Wind Tyrant", "Demon Slayer"],
            "void": [],
            "runes": 0,
            "power": 3,
            "seats": [
                {
                    "name": "Ada",
                    "hand": ["Apprentice", "Militia"],
                    "deck": ["Apprentice"],
                    "played": ["Mystic"],
                },
                {"name": "Bo", "honor": 0, "insight": 0, "constructs": []},
            ],
        }
    )
    game.do("defeat Mephit")
    assert texts(game)[-1] == "decline"
    assert "banish Wind Tyrant from center row" in texts(game)


def test_a_result_is_none_while_the_game_goes_on():
    assert new().result is None


def test_a_bot_chooses_one_of_the_decisions_moves():
    game = half_way()
    decision = game.decision
    assert decision is not None
    for level in ("uniform", "greedy"):
        assert vigil.bot(level, seed=1).choose(game.view(decision.player), decision) in decision.moves


def test_a_record_is_saved_loaded_replayed_and_verified(tmp_path: Any) -> None:
    game = half_way()
    vigil.Record.of(game).save(tmp_path / "game.json")
    record = vigil.Record.load(tmp_path / "game.json")
    assert record.replay().to_data() == game.to_data()
    assert record.verify().to_data() == game.to_data()
    assert {"rules", "cards", "final", "setup", "seed", "moves"} <= set(record.to_data())


def test_a_printed_card_by_name():
    card = vigil.card("mystic")
    assert (card.name, card.kind, card.factions, card.cost, card.honor) == ("Mystic", "hero", (), 3, 1)
    assert card.copies == 30
    assert card.text == "Gain 2 runes."


@with_every_set
def test_every_printed_card_has_all_its_parts(code: str) -> None:
    for card in vigil.cards(code):
        assert card.name
        assert card.text
        assert card.kind in ("hero", "construct", "monster", "treasure")
        assert set(card.factions) <= {"Enlightened", "Lifebound", "Mechana", "Void"}
        assert min(card.cost, card.honor, card.copies) >= 0


def test_several_sets_are_shuffled_together():
    game = vigil.Game.new(sets=list(SETS), players=6, seed=1)
    held = game.view(None).to_data()["center_deck_holds"]
    for code in SETS:
        assert held.keys() & {card.name for card in vigil.cards(code)}


def test_undo_takes_back_what_showed_nothing():
    game = new()
    seat = game.turn
    before = game.to_data()
    game.do("play Apprentice")
    assert game.can_undo(seat)
    game.undo(seat)
    assert game.to_data() == before


def at_a_table() -> vigil.Game:
    row = ["Mephit", "Arha Initiate", "Landtalker", "Muramasa", "Sea Tyrant", "Snapdragon"]
    ada = {"name": "Ada", "hand": ["Apprentice", "Militia"], "deck": ["Mystic", "Apprentice"], "honor": 4}
    bo = {"name": "Bo", "hand": ["Militia"], "deck": ["Apprentice"], "discard": ["Heavy Infantry"]}
    return vigil.Game.from_position(
        {"sets": ["godslayer"], "seed": 1, "center_row": row, "void": ["Wind Tyrant"], "runes": 2}
        | {"seats": [{**ada, "played": ["Mystic"], "constructs": ["Snapdragon"]}, bo]}
    )


def named(cards: Any) -> list[str]:
    return [card.name for card in cards]


def test_a_view_shows_the_own_side_in_cards():
    view = at_a_table().view(0)
    assert named(view.hand) == named(view.me.hand) == ["Apprentice", "Militia"]
    assert {card.name: number for card, number in view.deck_holds.items()} == {"Apprentice": 1, "Mystic": 1}
    assert view.me.deck_holds == view.deck_holds
    assert (view.me.name, view.me.honor, view.me.score, view.me.deck_size) == ("Ada", 4, 8, 2)
    assert named(view.constructs) == ["Snapdragon"]
    assert named(view.played) == ["Mystic"]
    assert view.discard == ()


def test_a_view_shows_of_others_only_what_everybody_sees():
    [bo] = at_a_table().view(0).opponents
    assert (bo.seat, bo.name, bo.hand_size, bo.deck_size) == (1, "Bo", 1, 1)
    assert bo.hand is None
    assert bo.deck_holds is None
    assert {card.name: number for card, number in bo.hidden.items()} == {"Apprentice": 1, "Militia": 1}
    assert named(bo.discard) == ["Heavy Infantry"]


def test_a_view_shows_the_middle_of_the_table():
    view = at_a_table().view(1)
    assert view.center_row[2] is vigil.card("Landtalker")
    assert view.under == ((),) * 6
    assert view.supply[vigil.card("Mystic")] == 28
    assert (view.turn, view.runes, view.power, view.honor_pool) == (0, 2, 0, 60)
    assert named(view.void) == ["Wind Tyrant"]
    assert view.center_deck_size == sum(view.center_deck_holds.values())


def test_a_view_says_the_same_in_cards_as_in_plain_data():
    for code in SETS:
        game = half_way(code)
        view = game.view(0)
        data = view.to_data()
        assert [card and card.name for card in view.center_row] == data["center_row"]
        assert [named(cards) for cards in view.under] == data["under"]
        for side, known in zip(view.sides, data["players"], strict=True):
            for zone in ("discard", "played", "constructs", "trophies", "hoard", "hand_known", "deck_top"):
                assert named(getattr(side, zone)) == known[zone]
            assert [named(cards) for cards in side.under] == known.get("under", [[]] * len(side.constructs))
            assert (side.score, side.insight, side.hand_size) == (
                known["score"],
                known["insight"],
                known["hand"],
            )
        for number in ("turn_number", "moves_made", "energy", "mechana_runes", "honor_pool", "ending"):
            assert getattr(view, number) == data[number]


def test_a_spectator_has_no_side_but_sees_all_of_them():
    view = at_a_table().view(None)
    assert [side.hand for side in view.sides] == [None, None]
    with pytest.raises(ValueError, match="a spectator has no side"):
        _ = view.me
    with pytest.raises(ValueError, match="a spectator has no side"):
        _ = view.hand


def test_teams_and_solitaire_have_a_teammate_and_a_rival():
    team = new(players=4, variant="team").view(1)
    assert team.teammate is not None
    assert [team.teammate.seat, *[side.seat for side in team.opponents]] == [3, 2, 0]
    alone = new(players=1, variant="solitaire").view(0)
    assert alone.opponents == ()
    assert alone.rival is not None
    assert (alone.rival.name, alone.rival.honor, alone.rival.cards) == ("Samael", 0, ())


def test_what_a_view_shows_cannot_be_changed():
    view: Any = at_a_table().view(0)
    with pytest.raises(AttributeError):
        view.me.honor = 100
    with pytest.raises(AttributeError):
        view.runes = 100


def test_everything_says_what_it_is():
    game = at_a_table()
    assert repr(game) == "<Game: godslayer, turn of Ada, 0 moves made>"
    assert repr(game.view(0)) == "<View: seat 0, turn of Ada>"
    assert repr(game.view(None)) == "<View: a spectator, turn of Ada>"
    assert repr(game.view(0).me) == "<Side: Ada, seat 0, 4 honor>"
    assert repr(game.view(0).hand) == "(<Apprentice>, <Militia>)"
    assert repr(game.do("play Militia")) == (
        "[CardPlayed(card='Militia', player=0), Gained(amount=1, card='Militia', player=0, resource='power')]"
    )
    assert repr(game.legal_moves()[0]) == "<play Apprentice>"
    assert repr(game.decision).startswith("Decision(0, 'Your turn', [<play Apprentice>, ")
    game.playout(1)
    assert repr(game.result).startswith("Result(scores=[")
    assert repr(game.view(0)).endswith(", over>")


@pytest.mark.parametrize("name", vigil.__all__)
def test_help_has_the_docstrings_of_the_sources_on_both_builds(name: str) -> None:
    thing = getattr(vigil, name)
    module = import_module(thing.__module__)
    source = Path(vigil.__file__).parent.joinpath(*thing.__module__.split(".")[1:])
    file = source / "__init__.py" if source.is_dir() else source.with_suffix(".py")
    tree = ast.parse(file.read_text(encoding="utf-8"))
    [node] = [node for node in tree.body if getattr(node, "name", "") == thing.__name__]
    assert isinstance(node, ast.ClassDef | ast.FunctionDef)
    methods = [child for child in node.body if isinstance(child, ast.FunctionDef)]
    assert module.__doc__
    assert inspect.getdoc(thing) == ast.get_docstring(node)
    for method in methods:
        if written := ast.get_docstring(method):
            assert inspect.getdoc(getattr(thing, method.name)) == written
