"""What is made of the games: scores, first seats, times, and what must not be mixed."""

from __future__ import annotations

import pytest

from tests.arena.playing import made_up, match, results
from vigil.arena.game_format import GameFormat
from vigil.arena.results import Results
from vigil.arena.summary import summarize
from vigil.arena.text_report import grids, markdown

BOTH, SPLIT, NONE = (True, True), (True, False), (False, False)


def test_the_score_is_the_share_of_games_won():
    summary = summarize([results(match("a", "b", [BOTH, SPLIT, SPLIT, BOTH]))])
    assert summary.matches[0].score.mean == 0.75
    assert summary.matches[0].score.blocks == 4


def test_a_block_that_was_not_finished_does_not_count():
    games = match("a", "b", [BOTH, SPLIT, NONE])
    summary = summarize([results(games[:-1])])
    assert summary.matches[0].score.mean == 0.75
    assert len(summary.games) == 4


def test_the_order_of_the_lines_does_not_matter():
    games = match("a", "b", [BOTH, SPLIT, NONE]) + match("a", "c", [SPLIT, SPLIT, NONE])
    there = results(games)
    back = Results(there.configuration, games[::-1])
    assert summarize([there]) == summarize([back])


def test_the_first_seat_is_counted_whoever_sits_there():
    summary = summarize([results(match("a", "b", [BOTH, SPLIT, SPLIT, NONE], first=0))])
    assert summary.matches[0].first.mean == pytest.approx(6 / 8)


def test_the_other_bot_has_the_rest_of_the_score():
    summary = summarize([results(match("a", "b", [BOTH, SPLIT]))])
    backwards = summary.score("b", "a")
    assert backwards is not None
    assert backwards.mean == 0.25
    assert summary.score("a", "a") is None


def test_times_are_those_of_the_bot_on_whatever_seat():
    a, b = summarize([results(match("a", "b", [SPLIT]))]).efforts
    assert (a.bot, a.decisions, b.decisions) == ("a", 200, 200)
    assert a.mean == b.mean == pytest.approx(0.3 / 200)
    assert a.slow == pytest.approx(1e-7 * 1.1**80)


def test_failures_are_counted_by_bot_and_kind():
    error = {"seat": 1, "move": 12, "kind": "hang", "detail": "no answer in time"}
    games = match("a", "b", [SPLIT], failures=[0, 3], errors=[error] * 3)
    a, b = summarize([results(games)]).efforts
    assert (a.failures, b.failures) == (3, 3)  # each sat there once
    assert b.kinds == {"hang": 3}
    assert "hang (3)" in markdown(summarize([results(games)]))


def test_the_weakest_bot_has_no_points():
    games = match("a", "b", [NONE, SPLIT] * 9) + match("b", "c", [BOTH, SPLIT] * 9) + match("a", "c", [SPLIT])
    summary = summarize([results(games)])
    assert summary.ratings[0].bot == "b"
    assert {rating.bot: rating.elo for rating in summary.ratings}[summary.anchor] == 0


def test_files_of_different_seeds_are_not_mixed():
    games = match("a", "b", [SPLIT])
    with pytest.raises(ValueError, match="validation and final seeds must not be mixed"):
        summarize([results(games), results(games, seeds="final")])


def test_files_of_different_tables_are_not_mixed():
    games = match("a", "b", [SPLIT])
    with pytest.raises(
        ValueError, match=r"2 players \(.*\) and Delirium, 2 players \(.*\) cannot be compared"
    ):
        summarize([results(games), results(games, form=GameFormat(("delirium",)))])


def test_files_with_the_same_game_are_not_mixed():
    with pytest.raises(ValueError, match="two results of one game"):
        summarize([results(match("a", "b", [SPLIT])), results([made_up("a", "b", 0, 1, True)])])


def test_files_of_different_matches_make_one_matrix():
    one, other = (results(match("a", name, [SPLIT, BOTH])) for name in ("b", "c"))
    assert summarize([one, other]).bots == ["a", "b", "c"]
    assert "## Matrix" in markdown(summarize([one, other]))


def test_without_a_whole_block_the_report_says_so():
    summary = summarize([results(match("a", "b", [SPLIT])[:1])])
    assert "0 games, validation seeds, no whole block yet" in markdown(summary)


def test_the_words_have_all_the_numbers():
    told = markdown(summarize([results(match("a", "b", [BOTH, SPLIT, SPLIT, BOTH]))]))
    assert "| a v b | 75.0 ± 28.3 % | 4      | -0.20" in told
    assert "8 games, validation seeds, blocks 0 to 3; a block is one seed with every seating" in told


def test_long_names_are_shown_short_where_that_is_clear():
    summary = summarize([results(match("mine.bots:Clever", "program:/opt/bots/run --fast", [SPLIT]))])
    assert summary.title(summary.matches[0]) == "Clever v run --fast"
    assert "run --fast is program:/opt/bots/run --fast" in markdown(summary)
    twins = summarize([results(match("mine:Clever", "yours:Clever", [SPLIT]))])
    assert twins.title(twins.matches[0]) == "mine:Clever v yours:Clever"


@pytest.mark.parametrize("width", [20, 60, 80, 200])
def test_no_number_is_cut_off_on_a_narrow_screen(width):
    games = match("strong", "weak", [BOTH, SPLIT, SPLIT, BOTH]) + match("strong", "middling", [SPLIT, NONE])
    for grid in grids(summarize([results(games)])):
        shown = grid.text(width)
        assert all(cell in shown for row in grid.rows for cell in row[1:])
        assert max(map(len, shown.splitlines())) <= max(width, 70)
