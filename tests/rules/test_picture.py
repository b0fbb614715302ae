"""Pictures of the table: plain SVG with what a seat may see, and nothing more."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

import vigil
from tests.conftest import table
from vigil.rules.game import Game


def texts(svg: str) -> str:
    """All that is written on a picture."""
    return " ".join(ElementTree.fromstring(svg).itertext())


def test_a_picture_has_the_center_row_the_hand_and_all_sides():
    shown = table(center_row=["Mephit", "Arha Templar"], hand=["Mystic"], honor=7, opponents=[{"honor": 3}])
    drawn = texts(shown.game.to_svg())
    assert all(words in drawn for words in ("Mephit", "Arha Templar", "Mystic", "7 honor", "3 honor"))
    assert "decides: Your turn" in drawn


def test_a_picture_for_another_seat_hides_the_hand():
    game = table(hand=["Void Initiate"], opponents=[{"hand": ["Arbiter of the Precipice"]}]).game
    assert "Void Initiate" in texts(game.view(0).to_svg())
    assert "Void Initiate" not in texts(game.view(1).to_svg())
    assert "Void Initiate" not in texts(game.view(None).to_svg())


def test_views_that_differ_in_hidden_cards_only_look_the_same():
    game = Game.new(["godslayer", "delirium"], 3, 4)
    for seat in (0, 1, 2):
        assert game.view(seat).guess(9).view(seat).to_svg() == game.view(seat).to_svg()


@pytest.mark.parametrize(
    "sets", [["godslayer"], ["rise_of_vigil", "darkness_unleashed"], ["realms_unraveled"]], ids=str
)
def test_every_moment_of_a_game_can_be_drawn_without_a_script(sets):
    game = Game.new(sets, 2, 3)
    while not game.over:
        drawn = game.to_svg()
        assert "<script" not in drawn
        game.apply(game.legal_moves()[game.moves_made * 7 % max(len(game.legal_moves()) - 1, 1)])
        if game.moves_made % 40 == 0:
            texts(drawn)
    assert "The game is over" in texts(game.to_svg())


def test_names_of_players_cannot_forge_a_picture():
    game = Game.new(["godslayer"], ["<script>x</script>", '"&'], 1)
    assert "<script" not in game.to_svg()
    assert "<script>x</script>" in texts(game.to_svg())


def test_notebooks_show_games_views_cards_and_records():
    game = Game.new(["godslayer"], 2, 1)
    card = vigil.card("Mystic")
    for shown in (game, game.view(1), card, vigil.Record.of(game)):
        assert shown._repr_html_().startswith("<svg ")
    assert "Gain 2 runes." in texts(card._repr_html_())


def test_a_record_that_goes_otherwise_now_is_named_in_words():
    record = vigil.Record.of(Game.new(["godslayer"], 2, 1))
    record.moves.append("no such move")
    assert "Record: godslayer, Player 1 against Player 2, 1 moves" in texts(record._repr_html_())
