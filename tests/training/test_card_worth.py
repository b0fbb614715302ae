"""What cards are worth by a network, and the judge that plays by it."""

import json
from pathlib import Path

import pytest

from vigil.bots import weights
from vigil.bots.judge import PHASES, Judge
from vigil.bots.judge_bots import KNOTS, tuned_judge, value_cards
from vigil.bots.network import shipped_network
from vigil.rules.library import all_cards
from vigil.training import card_worth

EARLY_FIRST = [6.0, 5.0, 4.0, 3.0, 2.0, 1.0]


def face(name: str) -> int:
    return next(card.face for card in all_cards() if card.name == name)


@pytest.fixture(scope="module")
def worths() -> dict[str, list[float]]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(card_worth, "ALL", ("godslayer",))
        patched.setattr(card_worth, "STATES", 2)
        return card_worth.card_worths(shipped_network("expert"), games=2)


def test_worths_follow_from_the_network(worths: dict[str, list[float]]) -> None:
    assert worths["Mystic"][0] > worths["Apprentice"][0]
    assert worths["Hedron Cannon"][-1] > 4  # its printed honor counts at the end
    assert "Cultist" not in worths
    assert {len(worth) for worth in worths.values()} == {KNOTS}


def test_a_judge_takes_worths_from_the_table_and_interpolates():
    judge = Judge(weights.lore())
    value_cards(judge, {"Mystic": EARLY_FIRST})
    assert [judge.kept[phase][face("Mystic")] for phase in (PHASES, 0)] == [6.0, 1.0]
    assert judge.kept[PHASES - 2][face("Mystic")] == pytest.approx(5.5)


def test_a_card_that_is_not_in_the_table_is_valued_by_what_it_does():
    judge, plain = Judge(weights.lore()), Judge(weights.lore())
    value_cards(judge, {"Mystic": EARLY_FIRST})
    assert judge.kept[PHASES][face("Militia")] == plain.kept[PHASES][face("Militia")]


def test_what_is_written_is_what_tuned_plays_by(tmp_path: Path) -> None:
    card_worth.standing({"Mystic": EARLY_FIRST}).save(tmp_path / "tuned.json", "a test")
    stored = json.loads((tmp_path / "tuned.json").read_text())
    assert stored["cards"] == {"Mystic": EARLY_FIRST}
    assert stored["weights"]["crowded"] == 0.0
    assert stored["weights"]["now draw"] == tuned_judge().weights[weights.NOW + 3]
