"""Playing a game line by line."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import vigil as engine
from tests.conftest import table
from tests.terminal.typing_at import first_move_until_the_end, put, vigil
from vigil.bots import bot
from vigil.rules.library import SETS
from vigil.terminal import panels

PLAY = ("play", "--seed", "3")
BOT_BEGINS = ("play", "--seed", "5")


def test_a_whole_game_against_a_bot_can_be_played_by_numbers():
    ran = vigil(*PLAY, typist=first_move_until_the_end)
    assert ran.code == 0
    assert "The game is over: the honor pool is empty." in ran.out
    assert ran.out.count("wins") == 1


def test_the_same_seed_and_the_same_answers_make_the_same_game():
    first, second = (vigil(*PLAY, lines=["1"] * 50 + ["quit", "n"]).out for _ in range(2))
    assert first == second


def test_the_table_shows_everything_a_player_may_know():
    row = ["Mephit", "Arha Initiate", "Landtalker", "Muramasa", "Sea Tyrant", "Snapdragon"]
    opponent = {"name": "Bo", "honor": 7, "hand": ["Militia"] * 2, "discard": ["Mystic"] * 3}
    game = table(name="Ada", hand=["Mystic", "Mystic"], constructs=["Shadow Star"], center_row=row, runes=4,
                 power=2, honor_pool=41, void=["Wind Tyrant"], opponents=[opponent])  # fmt: skip
    shown = vigil("play", put(game.game)).out
    for name in [*row, "Shadow Star", "Mystic ×2", "4 runes, 2 power", "honor pool 41", "void 1"]:
        assert name in shown
    muramasa, bo = (line_of(name, shown) for name in ("Muramasa", "Bo"))
    assert muramasa == ["Muramasa", "7", "runes", "Void", "construct", "4", "honor"]
    assert bo[1:6] == ["7", "10", "2", "8", "3"]  # honor, in all, hand, deck, discard


def line_of(name: str, shown: str) -> list[str]:
    """The words of the line of a card or a player."""
    return next(line.split() for line in shown.splitlines() if line.startswith(f"  {name} "))


def test_everything_fits_eighty_columns(monkeypatch):
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("COLUMNS", "80")
    shown = Text.from_ansi(vigil(*PLAY, lines=["1"] * 50).out).plain
    assert max(len(line.removeprefix("> ")) for line in shown.splitlines()) == 80


def test_nothing_but_text_goes_into_a_pipe():
    ran = vigil(*PLAY, lines=["1", "row", "card mystic", "help"])
    assert "\x1b" not in ran.out


@pytest.mark.parametrize("sets", [[code] for code in SETS] + [[*SETS]])
def test_the_table_of_every_set_fits_without_cutting_anything_off(sets):
    game = engine.Game.new(sets, 2, seed=5)
    paper = io.StringIO()
    console = Console(file=paper, width=80)
    while (decision := game.decision) and game.moves_made < 150:
        view = game.view(decision.player)
        if game.moves_made % 5 == 0:
            console.print(panels.table(view, 80), panels.own_side(view, decision))
        game.apply(bot("greedy").choose(view, decision))
    shown = paper.getvalue()
    assert max(len(line) for line in shown.splitlines()) == 80
    assert "…" not in shown


@pytest.mark.parametrize("answer", ["play Apprentice", "PLAY  apprentice", "play a", "play ap", "pl app"])
def test_a_move_can_be_typed_as_text_or_as_the_beginning_of_it(answer):
    game = table(name="Ada", hand=["Apprentice", "Militia"])
    assert "Ada plays Apprentice: 1 rune." in vigil("play", put(game.game), lines=[answer]).out


def test_a_beginning_of_several_moves_names_them():
    game = table(hand=["Apprentice", "Militia"])
    ran = vigil("play", put(game.game), lines=["play"])
    assert "'play' could be play Apprentice or play Militia" in ran.out


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("0", "there is no move 0; the moves have the numbers 1 to 2"),
        ("99", "there is no move 99; the moves have the numbers 1 to 2"),
        ("-1", "there is no move -1; the moves have the numbers 1 to 2"),
        ("plaz mystic", "'plaz mystic' is no move now; did you mean 'play mystic'?"),
        ("dance", "'dance' is no move now; type a number, the beginning of a move, or help"),
        ("²", "'²' is no move now"),
        ("[red]", "'[red]' is no move now"),
    ],
)
def test_an_answer_that_is_no_move_gets_one_clear_line(answer, said):
    game = table(hand=["Mystic"])
    ran = vigil("play", put(game.game), lines=[answer])
    assert ran.code == 0
    assert said in ran.out


def test_all_plays_what_leaves_nothing_to_decide():
    game = table(name="Ada", hand=["Apprentice", "Mechana Initiate", "Militia"])
    ran = vigil("play", put(game.game), lines=["all", "all"])
    assert "Ada plays Apprentice and Militia: 1 rune, 1 power." in ran.out
    assert "play these one by one: they ask something" in ran.out


def test_all_with_nothing_in_hand_says_so():
    ran = vigil("play", put(table(hand=[]).game), lines=["all"])
    assert "there is no card to play now" in ran.out


def test_undo_takes_the_last_move_back():
    ran = vigil("play", put(table(hand=["Mystic"], runes=1).game), lines=["1", "undo"])
    after = ran.out.split("Taken back: play Mystic.")[1]
    assert "(1 rune, 0 power)" in after
    assert "1 play Mystic" in after


def test_undo_after_something_was_revealed_is_refused():
    ran = vigil("play", put(table(hand=["Arha Initiate"]).game), lines=["1", "undo"])
    assert "there is nothing to take back" in ran.out


def test_several_moves_can_be_taken_back_and_the_game_still_be_saved():
    lines = ["1", "1", "undo", "undo", "save kept.json"]
    ran = vigil("play", put(table(hand=["Apprentice", "Militia"]).game), lines=lines)
    assert "Saved." in ran.out
    assert engine.Record.load("kept.json").moves == []


def test_the_log_tells_what_bots_did_and_a_hidden_card_stays_hidden():
    ran = vigil(*BOT_BEGINS, lines=["log all"])
    assert "Greedy acquires " in ran.out
    assert "Greedy draws Apprentice" not in ran.out


def test_log_tells_the_last_turns_and_log_all_every_turn():
    lines = ["end", "end", "end", "end", "log", "log all"]
    recent, everything = vigil(*BOT_BEGINS, lines=lines).out.split("> ")[5:7]
    assert recent.count("Turn ") == 3
    assert everything.count("Turn ") == 10


@pytest.mark.parametrize("name", ["Mephit", "mephit", "meph"])
def test_card_shows_one_card(name):
    assert "Gain 2 honor" in vigil(*PLAY, lines=[f"card {name}"]).out


def test_card_with_a_typo_names_the_closest():
    assert "did you mean 'Mystic'?" in vigil(*PLAY, lines=["card Mystc"]).out
    assert "which card?" in vigil(*PLAY, lines=["card"]).out


def test_row_says_what_the_center_row_does():
    game = table(center_row=["Demon Slayer"])
    assert "Gain 3 power." in vigil("play", put(game.game), lines=["row"]).out


def test_piles_show_the_own_deck_but_not_that_of_an_opponent():
    game = table(name="Ada", deck=["Mystic"], exact=["deck"], discard=["Militia"],
                 opponents=[{"name": "Bo", "deck": ["Heavy Infantry"]}])  # fmt: skip
    shown = vigil("play", put(game.game), lines=["piles"]).out.split("> ")[-2]
    assert "Ada: Mystic (in some order)" in shown
    assert "Ada: Militia" in shown
    assert "Heavy Infantry" not in shown


def test_help_names_every_command():
    shown = vigil(*PLAY, lines=["help"]).out
    for command in ("all", "undo", "table", "row", "card NAME", "piles", "log", "save FILE", "help", "quit"):
        assert f"\n  {command} " in shown


def test_the_table_is_drawn_again_only_when_it_has_changed_or_is_asked_for():
    game = table(hand=["Apprentice", "Apprentice"])
    assert vigil("play", put(game.game), lines=["1", "1"]).out.count("honor pool") == 1
    assert vigil("play", put(game.game), lines=["1", "table"]).out.count("honor pool") == 2
    assert vigil("play", put(game.game), lines=["1", ""]).out.count("honor pool") == 2


def test_the_own_question_in_the_turn_of_somebody_else_says_whose_turn_it_is():
    widow = {"constructs": ["Shadow Star", "Muramasa"]}
    game = table(name="Ada", power=4, center_row=["Corrosive Widow"], opponents=[{"name": "Bo", **widow}])
    ran = vigil("play", put(game.game), "--seat", "bot:greedy", "--seat", "you", lines=["1"])
    assert "In the turn of Ada: Corrosive Widow" in ran.out


def test_two_bots_can_be_watched():
    ran = vigil("play", "--seat", "bot:uniform", "--seat", "bot:greedy:Bo", "--seed", "4")
    assert "Bo acquires" in ran.out
    assert "Uniform acquires" in ran.out
    assert "The game is over" in ran.out
    assert list(Path().iterdir()) == []


def test_solitaire_is_played_against_samael():
    ran = vigil("play", "--variant", "solitaire", "--seed", "1", typist=first_move_until_the_end)
    assert "Samael acquires" in ran.out
    assert "The game is over" in ran.out


def test_a_team_game_has_two_winners():
    game = table(variant="team", honor_pool=1, power=2)
    ran = vigil("play", put(game.game), typist=first_move_until_the_end)
    assert ran.out.count("wins") == 2


def test_new_games_of_every_variant_have_as_many_seats_as_usual():
    for variant, players in (("standard", 2), ("team", 4), ("solitaire", 1)):
        introduced = vigil("play", "--variant", variant).out.splitlines()[0]
        assert introduced.count("(") == players


def test_the_moves_are_listed_with_their_prices_and_can_be_typed_as_they_are_read():
    game = table(["delirium"], name="Ada", runes=1, insight=2, center_row=["Steelweaver"],
                 center_deck=["Vineweaver"])  # fmt: skip
    ran = vigil("play", put(game.game), lines=["acquire steelweaver (1 rune)", "pass"])
    assert "acquire Steelweaver (1 rune)" in ran.out
    assert "Ada acquires Steelweaver (1 rune)." in ran.out
    assert "'pass' is no move now" not in ran.out
