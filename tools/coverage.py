"""Which cards and rules have tests: fills the last column of docs/rulings.md; a page of the site counts them.

    python tools/coverage.py

A test is of a card if its name begins with the card's name, and of a rule if its docstring begins
with the rule's id: \"\"\"COTG-62: ...\"\"\" or \"\"\"COTG-62, COTG-63: ...\"\"\".
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

from vigil.commands.card_checks import snake, tested_names
from vigil.rules.library import SETS, cards

ROOT = Path(__file__).resolve().parent.parent
RULINGS = ROOT / "docs" / "rulings.md"
ID = r"[A-Z]+(?:-[A-Z]+)?-[A-Z]?\d+"
ROW = re.compile(rf"^\| ({ID}) \| (.+?) \| (.*?) ?\|$", re.MULTILINE)
CITED = re.compile(rf"((?:{ID}, )*{ID}): ")
NOT_SHOWN = "Not shown by play"
OWN = {"COMB": "Sets combined", "OUR": "Our choices"}
# What the rulebooks' own questions are about, and the rules that answer them.
QUESTIONS = {
    "Chronicle of the Godslayer, edition 1": {
        "runes, power and honor": ["COTG-20", "COTG-21", "COTG-95"],
        "banishing and defeating a monster": ["COTG-78"],
        "the effect of a card before it is banished": ["COTG-79"],
        "the honor of a banished card": ["COTG-86"],
        "a center deck that has run out": ["COTG-64", "COTG-65"],
    },
    "Chronicle of the Godslayer, edition 2": {
        "when Mephit is replaced": ["COTG-62"],
        "the Cultist, again and again": ["COTG-56", "COTG-57"],
        "honor after the last token, and the last turn": ["COTG-90", "COTG-93", "COTG-94"],
        "Tablet of Time's Dawn": ["COTG-23", "COTG-100", "COTG-101", "COTG-102", "COTG-103"],
        "Druids of the Stone Circle and Arha Templar": ["COTG-104", "COTG-105", "COTG-106"],
        "empty stacks": ["COTG-47"],
        "an Apprentice used and then banished": ["COTG-79", "COTG-88"],
        "constructs in play at the end": ["COTG-96", "COTG-97"],
        "Xeron, Duke of Lies": ["COTG-107", "COTG-108", "COTG-109", "COTG-110"],
        "what comes first": ["COTG-66", "COTG-67", "COTG-68", "COTG-69"],
        "the effect of a card before it is banished": ["COTG-79"],
        "where banished starting and always-available cards go": ["COTG-80", "COTG-81", "COTG-82"],
    },
    "Darkness Unleashed": {
        "how cards transform": ["DU-21", "DU-22", "DU-23", "DU-24"],
        "Replication Drone": ["DU-44", "DU-45", "DU-46", "DU-47"],
        "a copy of Valiant Ascetic": ["DU-52"],
        "Moken, the Huntmaster, with Oras": ["DU-53"],
        "Dark Energy Shard": ["DU-16"],
        "Jakeb, Cobra King": ["DU-56", "DU-57", "DU-58"],
        "Hedron Dredger": ["DU-48", "DU-49", "DU-50"],
        "transformed cards with Oras": ["DU-35", "DU-36"],
        "the lines of Arha Mentor": ["DU-59", "DU-60"],
    },
    "Realms Unraveled": {
        "when Foundation Burrower is replaced": ["RU-40", "RU-42"],
        "the Cultist, again and again": ["RU-55", "RU-56"],
        "honor after the last token, and the last turn": ["RU-94", "RU-96", "RU-97"],
        "empty stacks": ["RU-48"],
        "an Apprentice used and then banished": ["RU-59"],
        "constructs in play at the end": ["RU-99", "RU-100"],
        "banishing and defeating a monster": ["RU-61"],
        "a center deck that has run out": ["RU-37", "RU-38"],
        "Upgrade Foundry put into play": ["RU-92"],
        "Cetra, Matron of Stars": ["RU-75", "RU-76"],
        "Disciple of Cetra drawn at the end of a turn": ["RU-90", "RU-91"],
    },
    "Delirium": {
        "Zis, Dreamreaper, and insight that comes later": ["DEL-115", "DEL-116"],
        "Aegis Knight": ["DEL-117", "DEL-118"],
        "Ogo War Tree with an empty deck": ["DEL-119"],
        "two heroes with Evvy": ["DEL-120", "DEL-121"],
        "two constructs with Steelweaver": ["DEL-122", "DEL-123"],
        "Demon Pups": ["DEL-124"],
    },
}


class Test(NamedTuple):
    """A test function, and the rules its docstring cites."""

    path: Path
    name: str
    ids: tuple[str, ...]

    def link(self) -> str:
        """The test as the documents name it."""
        return f"[`{self.name}`](../{self.path.relative_to(ROOT).as_posix()})"


def find_tests() -> list[Test]:
    """Every test there is, in the order of files and lines."""
    found = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(Test(path, node.name, cited_ids(ast.get_docstring(node) or "")))
    return found


def cited_ids(docstring: str) -> tuple[str, ...]:
    """The ids that a docstring begins with."""
    match = CITED.match(docstring)
    return tuple(match.group(1).split(", ")) if match else ()


def rows_by_id(rulings: str) -> dict[str, str]:
    """The ids in docs/rulings.md, with what their last column says."""
    return {match.group(1): match.group(3) for match in ROW.finditer(rulings)}


def fill_in_tests(rulings: str, tests: list[Test]) -> str:
    """docs/rulings.md with the tests of every rule; where there are none the words stay."""

    def fill(row: re.Match[str]) -> str:
        links = [test.link() for test in tests if row.group(1) in test.ids]
        return f"| {row.group(1)} | {row.group(2)} | {'<br>'.join(links) or row.group(3)} |"

    return ROW.sub(fill, rulings)


def tested_cards(tests: list[Test]) -> set[str]:
    """The names, spelled as in tests, of all cards that have a test."""
    return tested_names([test.name for test in tests if test.path.parent.name == "sets"])


def untested_cards(code: str, tests: list[Test]) -> list[str]:
    """The cards of a set that no test is of."""
    known = tested_cards(tests)
    return [card.name for card in cards(code) if snake(card.name) not in known]


def prefixes() -> dict[str, str]:
    """What the ids of rules begin with, and the sets whose rules they are."""
    return {card_set.rulings: card_set.code for card_set in SETS.values() if card_set.rulings}


def ids_of(prefix: str, rulings: str) -> list[str]:
    """The ids of one rulebook, or of our own choices."""
    return [rule for rule in rows_by_id(rulings) if rule.split("-")[0] == prefix]


def hidden_ids(prefix: str, rulings: str) -> list[str]:
    """Those that play cannot show."""
    words = rows_by_id(rulings)
    return [rule for rule in ids_of(prefix, rulings) if words[rule].startswith(NOT_SHOWN)]


def untested_ids(prefix: str, rulings: str, tests: list[Test]) -> list[str]:
    """Those that no test cites, though play can show them."""
    known = {rule for test in tests for rule in test.ids} | set(hidden_ids(prefix, rulings))
    return [rule for rule in ids_of(prefix, rulings) if rule not in known]


def unanswered_questions(tests: list[Test]) -> list[str]:
    """The rulebooks' questions of which an answer has no test."""
    known = {rule for test in tests for rule in test.ids}
    asked = [(about, ids) for book in QUESTIONS.values() for about, ids in book.items()]
    return [about for about, ids in asked if not known.issuperset(ids)]


def questions() -> list[str]:
    """The rulebooks' questions and the rules that answer them, as tables."""
    lines = ["", "## Questions that the rulebooks answer"]
    for book, asked in QUESTIONS.items():
        lines += ["", f"### {book}", "", "| About | Rules |", "| --- | --- |"]
        lines += [f"| {about} | {', '.join(ids)} |" for about, ids in asked.items()]
    return lines


def coverage(rulings: str, tests: list[Test]) -> str:
    """The page: how much of every set has tests, and what has none."""
    lines = [
        "# Coverage",
        "",
        "Counted when the site is built. The rules and their tests are in [rulings.md](rulings.md);",
        "tests of a card begin with its name. A few rules cannot be shown by play, as said there.",
        "",
        "| Set | Cards | with tests | Rules | with tests | not shown by play |",
        "| --- | --: | --: | --: | --: | --: |",
    ]
    missing = []
    rows = [(card_set.name, card_set.rulings, card_set.code) for card_set in SETS.values()]
    for name, prefix, code in [*rows, *[(words, prefix, "") for prefix, words in OWN.items()]]:
        no_card = untested_cards(code, tests) if code else []
        no_rule = untested_ids(prefix, rulings, tests)
        count = len(cards(code)) if code else 0
        stated_here, hidden = len(ids_of(prefix, rulings)), len(hidden_ids(prefix, rulings))
        counts = [count, count - len(no_card), stated_here, stated_here - len(no_rule) - hidden, hidden]
        lines.append(f"| {name} | {' | '.join([str(number) for number in counts])} |")
        if no_card or no_rule:
            missing += ["", f"## Without a test: {name}", "", ", ".join([*no_card, *no_rule])]
    return "\n".join([*lines, *missing, *questions(), ""])


def page() -> str:
    """The page of the site, counted now."""
    return coverage(RULINGS.read_text(encoding="utf-8"), find_tests())


def main() -> None:
    """Bring the rulings up to date."""
    RULINGS.write_text(fill_in_tests(RULINGS.read_text(encoding="utf-8"), find_tests()), encoding="utf-8")


if __name__ == "__main__":
    main()
