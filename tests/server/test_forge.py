"""The forge over HTTP: what is right is drawn, what is wrong is told at once, and nothing stays behind."""

from __future__ import annotations

import pytest

from tests.notation.ember import EMBER, HEAD, WITCH
from tests.server.clients import Server, Visitor
from vigil.language.word_list import WORDS
from vigil.notation.card_reader import PART_ROLES
from vigil.rules.library import SETS, shipped_sets


@pytest.fixture
def ada(server: Server) -> Visitor:
    return server.visitor()


def forge(ada: Visitor, text: str) -> dict[str, object]:
    """What the server makes of a set file."""
    answer: dict[str, object] = ada.post("forge/card", {"text": text})
    return answer


def test_a_set_file_comes_back_as_cards_like_those_of_the_catalogue(ada: Visitor) -> None:
    before = [*SETS]
    told = forge(ada, EMBER)
    assert told["errors"] == []
    assert str(told["code"]).startswith("ember_court#")
    cards = told["cards"]
    assert isinstance(cards, list)
    assert [card["front"]["name"] for card in cards] == [
        "Ember Witch", "Cinder Idol", "Ash Wyrm", "Lantern Keeper",
    ]  # fmt: skip
    witch = cards[0]["front"]
    assert witch["text"] == "Gain 1 rune. If you control a Construct, draw a card."
    printed = ada.get("catalogue")["cards"][0]
    assert set(witch) == set(printed)
    assert cards[0]["estimate"]["verdict"] in ("weak", "fair", "strong")
    assert cards[0]["estimate"]["reach"] > 3
    assert [*SETS] == before


def test_all_errors_are_told_at_once_with_line_and_column(ada: Visitor) -> None:
    wrong = EMBER.replace("Draw(1)", "Drwa(1)").replace('"Mechana"', '"Mechano"')
    errors = forge(ada, wrong)["errors"]
    assert isinstance(errors, list)
    lines = wrong.splitlines()
    assert len(errors) == 3
    for error in errors:
        said = lines[error["line"] - 1]
        if "did you mean Draw?" in error["message"]:
            assert said[error["column"] :].startswith("Drwa")
    assert any("did you mean Mechana?" in error["message"] for error in errors)
    assert any("did you mean Draw?" in error["message"] for error in errors)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a set file begins with"),
        ("rubbish " * 7_000, "TOML"),
        (HEAD + "x = " + "[" * 30_000, "brackets"),
        (HEAD + WITCH.replace("copies = 3", "copies = 1000000"), "copies is a whole number from 1 to 30"),
        (HEAD + WITCH.replace("Ember Witch", "<b>Witch</b>"), "a name has 1 to 40"),
        (HEAD + WITCH.replace("Draw(1)", "May(" * 80 + "Draw(1)" + ")" * 80), ""),
        (HEAD + WITCH.replace("Draw(1)", "__import__('os').system('true')"), ""),
    ],
)
def test_whatever_is_sent_gets_words_about_what_is_wrong(ada: Visitor, text: str, said: str) -> None:
    told = forge(ada, text)
    errors = told["errors"]
    assert isinstance(errors, list)
    assert errors
    assert told["cards"] == []
    assert any(said in error["message"] for error in errors), errors


def test_a_megabyte_of_rubbish_is_refused_before_it_is_read(ada: Visitor) -> None:
    assert "length" in ada.post("forge/card", {"text": "x" * 1_000_000}, 400)["error"]
    ada.post("forge/lines", {"kind": "hero", "part": "play", "lines": ["Draw(1)"] * 300}, 400)
    ada.post("forge/lines", {"kind": "hero", "part": "play", "lines": ["x" * 700]}, 400)
    ada.post("forge/lines", {"kind": "hero", "part": "wings", "lines": ["Draw(1)"]}, 400)
    ada.post("forge/lines", {"kind": "monster", "part": "play", "lines": ["Draw(1)"]}, 400)


def test_lines_are_told_as_they_read_or_as_nothing(ada: Visitor) -> None:
    lines = ["Draw(1)", "Spend(insight=1)", "Drwa("]
    tried = ada.post("forge/lines", {"kind": "hero", "part": "play", "lines": lines})
    assert tried["texts"] == ["draw a card", None, None]


def test_the_words_of_the_forge_are_those_of_the_language(ada: Visitor) -> None:
    told = ada.get("forge/words")
    assert [word["name"] for word in told["words"]] == [*WORDS]
    assert [part["name"] for part in told["parts"]] == [*PART_ROLES]
    gain = next(word for word in told["words"] if word["name"] == "Gain")
    assert gain["uses"]
    assert [part["name"] for part in gain["parts"]][:2] == ["runes", "power"]


def test_every_printed_card_is_a_template_that_is_right_under_another_name(ada: Visitor) -> None:
    heads: dict[str, str] = {}
    for card_set in shipped_sets():
        for card in card_set.cards[-3:]:
            needs = f'needs = ["{card_set.code}"]\n'
            heads[card.name] = HEAD.replace("ember_court", f"mine_{len(heads)}") + needs
    for name, head in heads.items():
        template = ada.post("forge/template", {"card": name})["text"]
        told = forge(ada, head + "\n" + template)
        errors = told["errors"]
        assert isinstance(errors, list)
        assert not errors, (name, errors)
    ada.post("forge/template", {"card": "Nobody"}, 404)
    ada.post("forge/template", {"card": "Apprentice"}, 400)
