"""`vigil set`: a set is begun, checked, shown and tested at the command line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import vigil
from tests.notation.ember import EMBER
from vigil.cli import main
from vigil.commands import set_phrases
from vigil.rules.forgetting import forget_set
from vigil.rules.library import added_sets
from vigil.values.set_balance import Balance, BalanceLot, measurable, measure_balance


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder to be in; whatever is loaded is forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    for card_set in added_sets():
        forget_set(card_set.code)


def run(*arguments: str) -> int:
    """The code with which a command ends."""
    with pytest.raises(SystemExit) as ended:
        main(["set", *arguments])
    return int(ended.value.code or 0)


def test_a_set_is_begun_with_a_file_that_is_right(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("new", "ember_court") == 0
    assert run("check", "ember_court.toml") == 0
    assert "Ember Court, 3 cards (8 copies), #" in capsys.readouterr().out
    assert run("new", "ember_court") == 2
    assert "is there already" in capsys.readouterr().err


@pytest.mark.parametrize("code", ["Ember Court", "../x", "godslayer", "x", ""])
def test_a_code_that_cannot_be_one_is_refused(code: str, folder: Path) -> None:
    assert run("new", code) == 2
    assert not list(folder.iterdir())


def test_what_is_wrong_and_what_cards_say_is_shown(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "ember.toml").write_text(EMBER, encoding="utf-8")
    assert run("show", "ember.toml") == 0
    assert "Ash Wyrm" in capsys.readouterr().out
    (folder / "ember.toml").write_text(EMBER.replace("runes=1", "rune=1"), encoding="utf-8")
    assert run("check", "ember.toml") == 2
    assert "did you mean runes?" in capsys.readouterr().err


def test_the_balance_of_a_set_is_measured_card_by_card(folder: Path) -> None:
    (folder / "ember.toml").write_text(EMBER, encoding="utf-8")
    codes = ("godslayer", vigil.load_set("ember.toml"))
    names = tuple(measurable(codes, codes[1]))
    assert names == ("Ember Witch", "Cinder Idol", "Ash Wyrm", "Lantern Keeper")
    found = Balance()
    for number in range(2):
        found.add(measure_balance(BalanceLot(codes, names, number, 2, 2)))
    assert (found.whole.games, found.whole.endless) == (4, 0)
    assert all(0 < found.cards[name].pairs <= 12 for name in names)
    assert found.worth("Ember Witch") is None  # too few pairs


@pytest.mark.parametrize(
    ("points", "reach", "peers", "told"),
    [
        (6.0, 1.9, -1.4, "7 points above: too strong for 3 runes"),
        (-9.0, 2.0, -1.0, "8 points below: too weak for 3 runes"),
        (3.7, 1.8, 1.1, "fair"),
        (9.0, 9.0, 1.1, "fair"),
        (9.0, 1.0, None, ""),
    ],
)
def test_a_card_is_held_against_others_of_its_kind_and_cost(
    points: float, reach: float, peers: float | None, told: str
) -> None:
    assert set_phrases.verdict(points, reach, peers, set_phrases.price(3, False)) == told
