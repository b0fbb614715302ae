"""Account names: which of them there can be, and which are the same to the eye."""

from __future__ import annotations

import unicodedata
from typing import Final

from vigil.server.protocol import bounds
from vigil.server.protocol.names import skeleton

SHORTEST: Final = 2  # characters
LONGEST: Final = 24
SEPARATORS: Final = " -_.'’"
JOINED: Final = str.maketrans("", "", SEPARATORS)
TOGETHER: Final = ({"CJK", "HIRAGANA", "KATAKANA"}, {"CJK", "HANGUL"}, {"CJK", "BOPOMOFO"})  # in one language
ALLOWED: Final = "LMN"  # letters, marks and numbers, by the first letter of their category


def account_name(text: str) -> str:
    """The name of an account; a ValueError says what is wrong with it."""
    name = bounds.name(text)
    if not SHORTEST <= len(name) <= LONGEST:
        raise ValueError(f"the name of an account has {SHORTEST} to {LONGEST} characters")
    if any(unicodedata.category(sign)[0] not in ALLOWED and sign not in SEPARATORS for sign in name):
        raise ValueError(
            "the name of an account has letters and digits, with spaces, hyphens or dots between"
        )
    if not any(unicodedata.category(sign)[0] == "L" for sign in name):
        raise ValueError("the name of an account has at least one letter")
    if not is_one_script(scripts(name)):
        raise ValueError("the letters of a name belong to one script: others could pass for them")
    return name


def fold_name(name: str) -> str:
    """A name where all that looks alike is the same, and nothing stands between the letters."""
    return skeleton(name.translate(JOINED))


def scripts(name: str) -> set[str]:
    """The scripts of the letters of a name, by the first word of what Unicode calls them."""
    letters = [sign for sign in name if unicodedata.category(sign)[0] == "L"]
    return {unicodedata.name(sign, "UNKNOWN").split()[0] for sign in letters}


def is_one_script(found: set[str]) -> bool:
    """Whether letters can stand in one name."""
    return len(found) <= 1 or any(found <= language for language in TOGETHER)
