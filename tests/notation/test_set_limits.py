"""Limits of set files: what is too large, too deep or too much is refused before it is work."""

from __future__ import annotations

import random
import time

import pytest

from tests.notation.ember import EMBER, HEAD, playing, whats_wrong

RUBBISH = {
    "a megabyte": "x" * 1_000_000,
    "brackets": "a = " + "[" * 60_000,
    "brackets on lines": "a = " + "[\n" * 30_000,
    "tables": HEAD + "[a" + ".a" * 30_000 + "]",
    "dotted keys": ".".join("a" * 30_000) + " = 1",
    "inline tables": "a = " + "{a=" * 15_000,
    "a number": "a = " + "9" * 60_000,
    "empty cards": HEAD + "[[card]]\n" * 7_000,
    "unknown keys": HEAD + "".join(f"k{number} = 1\n" for number in range(5_000)) + "[[card]]\n",
    "NULs": "\0" * 60_000,
    "a long text": 'a = """' + "x" * 60_000,
    "a text without end": 'a = "' + "\\" * 60_000,
    "brackets in a line": playing("(" * 500),
    "deep words": playing("May(" * 100 + "Draw(1)" + ")" * 100),
    "many parts": playing("Do(" + "1," * 200 + "1)"),
    "a long line": playing("Draw(1)" + " " * 5_000),
    "quotes": playing("'" * 599),
    "dots": playing("CARDS" + ".other" * 90),
    "names": playing("Banish(CARDS.with_name('" + "x" * 500 + "').at(HAND))"),
}


@pytest.mark.parametrize("name", RUBBISH)
def test_rubbish_is_refused_with_an_error_and_quickly(name: str) -> None:
    started = time.process_time()
    told = whats_wrong(RUBBISH[name])
    assert told
    assert len(told) < 10_000
    assert time.process_time() - started < 1


def test_bytes_that_are_no_text_are_refused() -> None:
    assert whats_wrong(b"\xff\xfe" + EMBER.encode()) == "a set file is a text in UTF-8"
    assert whats_wrong(b"\xef\xbb\xbf" + EMBER.replace("\n", "\r\n").encode()) == ""
    assert "UTF-8" in whats_wrong("\ud800" + EMBER)


def test_files_with_random_changes_are_read_or_refused() -> None:
    dice = random.Random(7)
    for _ in range(400):
        text = list(EMBER)
        for _ in range(dice.randint(1, 6)):
            at = dice.randrange(len(text))
            text[at : at + dice.randint(0, 3)] = dice.choice(
                ["(", ")", '"', "\n", "[", "=", "9", "x", "", ".", "|", ","]
            )
        whats_wrong("".join(text))


@pytest.mark.parametrize(
    "value", ["true", "[]", "{}", "1.5", "-1", '"x"', "1979-05-27", "nan", "[[1]]", '["x", 2]']
)
def test_wrong_types_are_refused_everywhere(value: str) -> None:
    for line in [line for line in EMBER.splitlines() if "=" in line]:
        key = line.split(" = ")[0]
        changed = EMBER.replace(line, f"{key} = {value}", 1)
        told = whats_wrong(changed)
        assert told or value in ('"x"', "[]", "{}"), f"{key} = {value}"
