"""What the cards of the shipped sets still lack: tests and accepted texts, and what is made from cards.

In a clone of the repository the files of its tests are read, too. What must be there is listed apart from
what can be done without: a card without a measured value or a drawn subject is played all the same.
"""

from __future__ import annotations

import ast
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from vigil.environments.actions import numbered_names
from vigil.files import Record
from vigil.rules import library
from vigil.rules.kernel.box import CardSet
from vigil.rules.kernel.card import IN_CENTER_DECK, Card
from vigil.rules.record import result_data
from vigil.terminal.phrases import check_phrases
from vigil.terminal.phrases.check_phrases import Lack
from vigil.terminal.screen import Screen
from vigil.values.card_values import shipped_values

TESTS: Final = Path("tests/sets")
TEXTS: Final = Path("tests/golden/card_text")
RECORDS: Final = Path("tests/golden/records")
SUBJECT: Final = re.compile(r'^ {2}(?:"((?:[^"\\]|\\.)*)"|(\w+)):', re.MULTILINE)


class Missing(NamedTuple):
    """Something that cards, or files made from cards, lack."""

    lack: Lack
    names: list[str]


def show_card_checks(screen: Screen, wanted: Sequence[str], clone: Path) -> bool:
    """List what is missing, with how to mend it; whether all is there that must be."""
    sets = [library.find_set(code) for code in wanted] or library.shipped_sets()
    found = [missing for missing in find_missing(sets, clone) if missing.names]
    for missing in found:
        screen.say(check_phrases.missing(missing.lack, missing.names))
    if not found:
        screen.say(check_phrases.ALL_THERE)
    return not any(missing.lack.must for missing in found)


def find_missing(sets: Sequence[CardSet], clone: Path) -> Iterator[Missing]:
    """All that could be missing, what must be there first."""
    cards = [card for card_set in sets for card in card_set.sides()]
    if is_clone(clone):
        yield Missing(check_phrases.TEST, cards_without_test(cards, test_names(clone / TESTS)))
        yield Missing(
            check_phrases.TEXT, [name for card_set in sets for name in cards_with_other_text(card_set, clone)]
        )
        yield Missing(check_phrases.RECORD, list(outdated_records(clone / RECORDS)))
    yield Missing(check_phrases.VALUE, [name for card_set in sets for name in cards_without_value(card_set)])
    subjects = drawn_subjects()
    yield Missing(check_phrases.PICTURE, [card.name for card in cards if card.name not in subjects])
    numbered = set(numbered_names())
    yield Missing(check_phrases.NUMBER, [card.name for card in cards if card.name not in numbered])


def is_clone(folder: Path) -> bool:
    """Whether a folder is a clone of the repository."""
    return (folder / TEXTS).is_dir() and (folder / TESTS).is_dir()


# Tests and accepted texts


def snake(name: str) -> str:
    """A card's name as tests spell it: "Time's Dawn" is times_dawn."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "_", plain.lower().replace("'", "")).strip("_")


def test_names(folder: Path) -> list[str]:
    """The names of all tests in a folder."""
    return [
        node.name
        for path in sorted(folder.rglob("test_*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def tested_names(tests: Iterable[str]) -> set[str]:
    """The names, spelled as in tests, of all cards that have one; the longest name that fits counts."""
    names = {snake(card.name) for card_set in library.shipped_sets() for card in card_set.sides()}
    longest_first = sorted(names, key=len, reverse=True)
    found: set[str] = set()
    for test in tests:
        said = f"{test.removeprefix('test_')}_"
        found.update([name for name in longest_first if said.startswith(f"{name}_")][:1])
    return found


def cards_without_test(cards: Iterable[Card], tests: Iterable[str]) -> list[str]:
    """The cards that no test begins with."""
    known = tested_names(tests)
    return [card.name for card in cards if snake(card.name) not in known]


def golden_text(card: Card) -> str:
    """A card as a player reads it, in three lines: what tests/golden keeps."""
    kind = " ".join(["/".join(card.factions), card.kind]).strip()
    cost = f"{card.cost} power" if card.kind == "monster" else f"cost {card.cost}"
    return f"{card.name}\n    {kind}, {cost}, honor {card.honor}, copies {card.copies}\n    {card.text}\n"


def cards_with_other_text(card_set: CardSet, clone: Path) -> list[str]:
    """The cards of a set whose text is not the one that was accepted."""
    path = clone / TEXTS / f"{card_set.code}.txt"
    accepted = path.read_text(encoding="utf-8") if path.is_file() else ""
    return [card.name for card in card_set.sides() if f"\n{golden_text(card)}" not in f"\n{accepted}"]


def outdated_records(folder: Path) -> Iterator[str]:
    """The recorded games that end in another way, since they are dealt from other cards now."""
    for path in sorted(folder.glob("*.json")):
        record = Record.load(path)
        try:
            holds = result_data(record.replay()) == record.result
        except ValueError:
            holds = False
        if not holds:
            yield path.name


# What is made from cards, and can be done without


def cards_without_value(card_set: CardSet) -> list[str]:
    """The cards of a set whose value was not measured."""
    known = shipped_values().sets.get(card_set.code)
    centre = [card for card in card_set.cards if card.home == IN_CENTER_DECK and not card.lies_under]
    return [card.name for card in centre if known is None or card.name not in known.cards]


def drawn_subjects() -> set[str]:
    """The cards that have a subject of their own in the browser's pictures."""
    text = files("vigil").joinpath("client", "art", "subjects.js").read_text(encoding="utf-8")
    return {(quoted or plain).replace('\\"', '"') for quoted, plain in SUBJECT.findall(text)}
