"""Every card and every rule has a test, and the documents say so truly."""

import pytest

import vigil
from tools import coverage
from vigil.rules.library import SETS

TESTS = coverage.find_tests()
RULINGS = coverage.RULINGS.read_text(encoding="utf-8")
HINT = "run: .venv/bin/python tools/coverage.py"


@pytest.mark.parametrize("code", SETS)
def test_every_card_has_a_test_that_begins_with_its_name(code):
    assert coverage.untested_cards(code, TESTS) == []


@pytest.mark.parametrize("prefix", [*coverage.prefixes(), *coverage.OWN])
def test_every_rule_has_a_test_that_cites_it(prefix):
    assert coverage.ids_of(prefix, RULINGS), "docs/rulings.md states none"
    assert coverage.untested_ids(prefix, RULINGS, TESTS) == []


def test_every_set_has_a_rulebook():
    assert set(coverage.prefixes().values()) == set(SETS)


def test_ids_are_numbered_without_a_gap():
    numbers = [
        int(rule.removeprefix("COTG-")) for rule in coverage.ids_of("COTG", RULINGS) if "OPEN" not in rule
    ]
    assert numbers == list(range(1, 131))


def test_every_id_that_a_test_cites_is_in_the_rulings():
    cited = {rule for test in TESTS for rule in test.ids}
    assert cited - set(coverage.rows_by_id(RULINGS)) == set()


def test_no_id_is_stated_twice():
    rows = coverage.ROW.findall(RULINGS)
    assert len(rows) == len(coverage.rows_by_id(RULINGS))


def test_the_rulings_name_the_tests_that_there_are():
    assert coverage.fill_in_tests(RULINGS, TESTS) == RULINGS, HINT


def test_a_page_of_the_site_counts_the_cards_and_rules_of_every_set():
    page = coverage.page()
    for card_set in SETS.values():
        assert f"\n| {card_set.name} | {len(vigil.cards(card_set.code))} |" in page
    assert "Without a test" not in page


def test_every_question_of_a_rulebook_has_tests_of_its_answer():
    """As many questions as the books have; the first answer of Realms Unraveled would be missed."""
    assert [len(asked) for asked in coverage.QUESTIONS.values()] == [5, 12, 9, 11, 6]
    assert coverage.unanswered_questions(TESTS) == []
    without = [test for test in TESTS if "RU-42" not in test.ids]
    assert coverage.unanswered_questions(without) == ["when Foundation Burrower is replaced"]


def test_a_card_without_a_test_would_be_noticed():
    without = [test for test in TESTS if not test.name.startswith("test_mephit")]
    assert coverage.untested_cards("godslayer", without) == ["Mephit"]


def test_a_rule_without_a_test_would_be_noticed():
    without = [test for test in TESTS if "COTG-62" not in test.ids]
    assert "COTG-62" in coverage.untested_ids("COTG", RULINGS, without)
