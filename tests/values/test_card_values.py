"""Card values: pairs of games differ by one card, counts are exact, and files are read with care."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from tests.conftest import table
from vigil.cli import main
from vigil.rules.kernel.card import FACES
from vigil.rules.library import find_face
from vigil.values.card_values import CardValues, Counts, load, read, save, shipped_values, to_text
from vigil.values.paired_games import ValuesLot, lay, measure, moments, offer, takeable, won_by_taking
from vigil.values.values_command import heading_of, load_or_begin, measure_lots, values_data

BOTH = ["godslayer", "delirium"]
SMALL = ValuesLot("godslayer", 0, 0, games=2, pairs=1)


def fresh() -> CardValues:
    """Nothing measured yet, in lots that take no time."""
    return CardValues({**heading_of(0), "games": 2, "pairs": 1}, {})


def measured_to(path: Path, found: CardValues, who: int) -> str:
    """The document after a lot of two sets."""
    assert list(measure_lots(path, found, BOTH, 1, who))
    return path.read_text(encoding="utf-8")


# One pair


def test_a_card_is_laid_into_the_row_in_exchange_for_another() -> None:
    game = table(runes=6, center_deck=["Mephit", "Muramasa"]).game
    cards = sorted([*game.center_row, *game.center_deck])
    assert lay(game, find_face("Muramasa"), 7)
    assert find_face("Muramasa") in list(game.center_row)
    assert sorted([*game.center_row, *game.center_deck]) == cards


def test_treasure_does_not_come_with_a_card_that_is_laid_there() -> None:
    game = table(
        sets=["darkness_unleashed"],
        center_row=[{"card": "Vault Lich", "under": ["Energy Shard"]}],
        center_deck=["Arha Mentor"],
        exact=["center_row"],
    ).game
    wanted = game.center_deck[0]
    for seed in range(0, 1 << 20, 1 << 16):
        copy = game.copy()
        assert not lay(copy, wanted, seed) or copy.center_row[0] == game.center_row[0]


@pytest.mark.parametrize(("runes", "said"), [(7, "acquire Muramasa"), (6, None)])
def test_a_card_is_offered_if_it_can_be_paid(runes: int, said: str | None) -> None:
    game = table(runes=runes, center_deck=["Muramasa"]).game
    move = offer(game, find_face("Muramasa"), 3)
    assert (None if move is None else move.text) == said


def test_taking_the_last_honor_for_the_lead_wins_and_doing_without_loses() -> None:
    game = table(
        turn=1, power=4, honor_pool=1, ending=True, honor=9,
        center_row=["Corrosive Widow"], exact=["center_row"], opponents=[{"honor": 12}],
    ).game  # fmt: skip
    move = offer(game, find_face("Corrosive Widow"), 0)
    assert move is not None
    assert won_by_taking(game, move) == 1


# A lot


def test_moments_are_of_a_turn_in_which_nothing_was_bought_yet() -> None:
    views = [view for views in moments(SMALL) for view in views]
    assert len(views) > 20
    assert all(view.seat == view.table.turn for view in views)
    assert not any(view.table.pending for view in views)


def test_every_card_that_can_be_taken_is_measured_in_every_phase() -> None:
    counted = measure(SMALL)
    names = {FACES[face].name for face in counted.pairs}
    assert {"Mystic", "Cultist", "Muramasa", "Mephit"} <= names
    assert names == {FACES[face].name for face in takeable("godslayer")}
    assert all(
        0 <= pairs <= 1 and abs(gain) <= pairs for each in counted.pairs.values() for pairs, gain in each
    )
    assert sum(pairs for each in counted.pairs.values() for pairs, _ in each) > len(names)


def test_treasure_cannot_be_taken_by_itself() -> None:
    assert not any(FACES[face].lies_under for face in takeable("rise_of_vigil"))


# Counts


def test_the_interval_is_that_of_independent_lots() -> None:
    counts = Counts()
    for gain in (3, -1, 2, 0) * 25:
        counts.add(4, gain)
    worth = counts.worth()
    assert worth is not None
    assert worth.points == pytest.approx(25)
    variance = sum((gain - 1) ** 2 for gain in (3, -1, 2, 0)) / 4
    assert worth.reach == pytest.approx(196 * math.sqrt(variance / 100) / 4, rel=1e-3)
    assert worth.clear


def test_of_few_pairs_nothing_is_said() -> None:
    assert Counts(199, 50, 400, 400, 400).worth() is None


# Files


def test_the_size_of_the_crew_and_a_stop_change_nothing(tmp_path: Path) -> None:
    alone = measured_to(tmp_path / "one.json", fresh(), 1)
    assert measured_to(tmp_path / "two.json", fresh(), 2) == alone
    path = tmp_path / "stopped.json"
    next(measure_lots(path, fresh(), BOTH, 1, 1))
    assert measured_to(path, read(path), 1) == alone
    assert not list(measure_lots(path, read(path), BOTH, 1, 1)), "all of it is done"


def test_a_document_tells_what_was_counted(tmp_path: Path) -> None:
    found = fresh()
    measured_to(tmp_path / "v.json", found, 1)
    again = load(to_text(found))
    assert again == found
    assert again.sets["delirium"].lots == 1
    assert again.worth("delirium", "Mystic") is None, "of one lot nothing is said"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"format": "vigil values", "version": 1}',
        '{"format": "vigil puzzles", "version": 1, "sets": {}}',
        '{"format": "vigil values", "version": 2, "sets": {}}',
        '{"format": "vigil values", "version": 1, "sets": {"a": {"lots": -1, "sides": 0, "turns": [], '
        '"cards": {}}}}',
        '{"format": "vigil values", "version": 1, "sets": {"a": {"lots": 1, "sides": 0, "turns": [1, 1, 1], '
        '"cards": {"Mystic": [[1, 1, 1, 1, 1]]}}}}',
    ],
)  # fmt: skip
def test_what_is_no_file_of_values_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "v.json").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"v\.json cannot be read"):
        read(tmp_path / "v.json")


def test_values_are_not_mixed_with_those_of_another_seed(tmp_path: Path) -> None:
    save(tmp_path / "v.json", CardValues(heading_of(1), {}))
    with pytest.raises(ValueError, match="was begun with another seed"):
        load_or_begin(tmp_path / "v.json", 0)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--set", "godslayr"], "godslayer"),
        (["--seed", "-1"], "seeds are 0 to 4095, not -1"),
        (["--pairs", "0"], "greater than or equal to 1"),
        (["--jobs", "2", "--cluster", "auto"], "leave out --jobs or --cluster"),
    ],
)
def test_a_wrong_option_is_said_in_one_line_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    path = tmp_path / "v.json"
    with pytest.raises(SystemExit):
        main(["values", str(path), *arguments])
    assert said in capsys.readouterr().err
    assert not path.exists()


def test_programs_are_told_what_a_card_is_worth_in_every_phase() -> None:
    found = shipped_values()
    told = values_data(found, ["godslayer"])["sets"]["godslayer"]["Demon Slayer"]
    whole = found.worth("godslayer", "Demon Slayer")
    assert whole is not None
    assert told["whole"] == {"points": whole.points, "reach": whole.reach, "pairs": whole.pairs}
    assert len(told) == 4
