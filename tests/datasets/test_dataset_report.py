"""Reports on datasets: what games are like, and what a card does besides being bought by those who win."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from vigil.cli import main
from vigil.datasets.acquisitions import CardValue, Moment, card_values, moments
from vigil.datasets.dataset_report import cards, facts, read_games, side_scores
from vigil.datasets.traces import every_action
from vigil.values.card_values import shipped_values

GOOD, BAD, OTHER = (every_action().names.index(name) for name in ("Mystic", "Heavy Infantry", "Avatar Golem"))


def made_up(effect: float, games: int = 3000) -> Iterator[Moment]:
    """Moments at which those who are ahead, and the strong bot, like to take a card with a known effect."""
    draw = random.Random(1)
    for game in range(games):
        chance = draw.uniform(0.2, 0.8)
        strong = draw.random() < 0.5
        taken = draw.random() < 0.2 + 0.4 * chance + 0.2 * strong
        wins = draw.random() < chance * 0.7 + 0.15 * strong + (effect if taken else 0.0)
        card = GOOD if taken else BAD
        offered = frozenset({GOOD, BAD})
        yield Moment(
            str(game), (game, 0), "strong" if strong else "weak", card, offered, chance, game % 30, wins
        )


@pytest.mark.parametrize("effect", [0.0, 0.1])
def test_a_card_is_given_what_it_does_and_not_who_takes_it(effect):
    values = {value.name: value for value in card_values(list(made_up(effect)))}
    good = values["Mystic"]
    assert abs(good.value - effect) < good.reach < 0.06
    assert good.rate - values["Heavy Infantry"].rate > effect + 0.05  # for other reasons, too


def test_of_two_cards_the_one_gains_what_the_other_loses():
    good, bad = card_values(list(made_up(0.1)))
    assert (good.name, bad.name) == ("Mystic", "Heavy Infantry")
    assert good.value == pytest.approx(-bad.value)


def test_nothing_is_said_of_a_card_that_few_could_have_had():
    few = [Moment("1", (0, 0), "a", OTHER, frozenset({OTHER}), 0.5, 3, True)]
    values = {value.name: value for value in card_values([*made_up(0.1, 200), *few])}
    assert values["Avatar Golem"].value != values["Avatar Golem"].value  # nan
    assert card_values([]) == []


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three games of greedy bots."""
    with pytest.raises(SystemExit):
        main(["sim", "3", "--to", str(tmp_path / "data")])
    return tmp_path / "data"


def test_what_paired_games_say_stands_beside_games_of_one_set():
    value = CardValue("Mystic", 9, 0.5, 9, 9, math.nan, math.nan)
    measured = shipped_values().worth("godslayer", "Mystic")
    assert measured is not None
    assert cards([value], "godslayer").rows[0][-1] == f"{measured.points:+.1f} ± {measured.reach:.1f}"
    assert len(cards([value]).columns) == len(cards([value], "godslayer").columns) - 1


def test_acquisitions_are_found_with_what_else_was_on_offer(folder):
    found = list(moments(folder))
    assert len(found) > 20
    assert all(each.card in each.offered for each in found)
    assert all(0 < each.chance < 1 for each in found)
    assert {each.bot for each in found} == {"greedy"}


def test_a_page_has_all_of_it_and_needs_nothing_else(folder, tmp_path, capsys):
    pytest.importorskip("altair")
    with pytest.raises(SystemExit) as ended:
        main(["report", str(folder)])
    page = (tmp_path / "data.html").read_text(encoding="utf-8")
    assert not ended.value.code
    assert "data.html" in capsys.readouterr().out
    assert all(words in page for words in ("3 games: godslayer", "Lengths", "Scores", "The first player won"))
    assert "Mystic" in page
    assert "http" not in page.replace("http://www.w3.org", "")


def test_teams_are_told_of_as_one_side(tmp_path, capsys):
    pytest.importorskip("polars")
    with pytest.raises(SystemExit):
        main(["sim", "2", "--variant", "team", "--bot", "uniform", "--to", str(tmp_path / "teams")])
    assert "scores of teams" in capsys.readouterr().out
    games = read_games(tmp_path / "teams")
    one, two, three, four = games["scores"].to_list()[0]
    assert side_scores(games)[:2] == [one + three, two + four]
    assert facts(games)[-1].startswith("The first player's team won")


def test_what_is_no_dataset_gets_one_clear_error(tmp_path, capsys, monkeypatch):
    with pytest.raises(SystemExit):
        main(["report", str(tmp_path)])
    assert "holds no games" in capsys.readouterr().err
    monkeypatch.setattr("vigil.datasets.dataset_report.NEEDED", ("altair", "no_such_library"))
    with pytest.raises(SystemExit):
        main(["report", str(tmp_path)])
    assert "needs no-such-library: pip install 'vigil-cards[reports]'" in capsys.readouterr().err
