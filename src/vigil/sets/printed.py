"""The shipped sets: their files, and the same cards printed, so that an import need not read the files.

`printed.json` is made of the files by `tools/set_files.py` and holds a hash of them. Where they say something
else by now, or a word has changed, the files are read.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from vigil.language.set_transfer import plain_set, set_from_plain
from vigil.rules.kernel.box import CardSet

# The order never changes, later sets follow: it is the order of cards in games, and what old saves number.
CODES: Final = (
    "godslayer", "rise_of_vigil", "darkness_unleashed", "realms_unraveled", "delirium",
    "return_of_the_fallen",
)  # fmt: skip
FOLDER: Final = Path(__file__).parent
PRINTED: Final = FOLDER / "printed.json"


def read_files() -> dict[str, str]:
    """The text of every set, by its code."""
    return {code: (FOLDER / f"{code}.toml").read_text(encoding="utf-8") for code in CODES}


def hash_of(texts: Sequence[str]) -> str:
    """A hash of all that the files say."""
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


def sets_of_the_package() -> list[CardSet]:
    """The sets that come with the package."""
    texts = list(read_files().values())
    try:
        data = json.loads(PRINTED.read_text(encoding="utf-8"))
        if data["files"] == hash_of(texts):
            return [set_from_plain(card_set) for card_set in data["sets"]]
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        pass  # not printed, or in words that are others now
    return read_sets(texts)


def read_sets(texts: Sequence[str]) -> list[CardSet]:
    """The sets of the files themselves."""
    from vigil.notation.set_reader import read_set  # nothing that plays needs it

    return [read_set(text, shipped=True).card_set for text in texts]


def print_data(texts: Sequence[str]) -> str:
    """What `printed.json` holds for some files: a line for each card."""
    sets = ",\n".join([print_set(card_set) for card_set in read_sets(texts)])
    return f'{{"files": "{hash_of(texts)}", "sets": [\n{sets}\n]}}\n'


def print_set(card_set: CardSet) -> str:
    """A set as plain data, a line for each card."""
    data = plain_set(card_set)
    cards = ",\n".join([spell(card) for card in data.pop("cards")])
    return f'{spell(data)[:-1]},"cards":[\n{cards}\n]}}'


def spell(data: object) -> str:
    """Plain data on one line."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
