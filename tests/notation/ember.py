"""A set file of four cards, and ways to change it."""

from __future__ import annotations

from vigil.notation.set_errors import SetFileError
from vigil.notation.set_reader import read_set

HEAD = """format = "vigil set"
version = 1
code = "ember_court"
name = "The Ember Court"
author = "Ada"
kind = "expansion"
"""
WITCH = """
[[card]]
name = "Ember Witch"
kind = "hero"
faction = "Lifebound"
cost = 3
honor = 1
copies = 3
play = ["Gain(runes=1)", "If(Control(CONSTRUCTS), Draw(1))"]
"""
OTHERS = """
[[card]]
name = "Cinder Idol"
kind = "construct"
faction = "Mechana"
cost = 4
honor = 3
copies = 2
abilities = "Activated(Gain(power=1))"
note = "Weaker than it was."

[[card]]
name = "Ash Wyrm"
kind = "monster"
power = 4
copies = 3
reward = ["Gain(honor=3)", "May(Banish(CARDS.at(HAND)))"]

[[card]]
name = "Lantern Keeper"
kind = "hero"
faction = "Lifebound"
cost = 2
honor = 1
copies = 3
play = ["Gain(power=1)", "Draw(1)"]
picture = { subject = "lantern", seed = 7 }
"""
EMBER = HEAD + WITCH + OTHERS
SETTING_UP = """
[rulebook]
like = "godslayer"

[basics]
decks = 4
mystics = 30
infantry = 29
"""
BOX = HEAD.replace('"expansion"', '"box"') + SETTING_UP + WITCH + OTHERS


def playing(*lines: str) -> str:
    """A set of one hero that does this when it is played."""
    written = ", ".join([f'"{line}"' if '"' not in line else f"'{line}'" for line in lines])
    return HEAD + WITCH.split("play =")[0] + f"play = [{written}]\n"


def saying(ability: str) -> str:
    """A set of one construct with this ability."""
    return HEAD + f'[[card]]\nname = "Idol"\nkind = "construct"\ncost = 1\nabilities = "{ability}"\n'


def whats_wrong(text: str | bytes) -> str:
    """All that is wrong with a file, as one text; nothing if it is right."""
    try:
        read_set(text)
    except SetFileError as error:
        return str(error)
    return ""
