"""Random sets of the grammar: lines of words that fit where they stand, put together by chance."""

from __future__ import annotations

import random

from vigil.language import roles
from vigil.language.constants import FACTIONS, NARROWINGS, NOUNS, PERMITS
from vigil.language.roles import Fit, Slot, Word
from vigil.language.word_list import WORDS
from vigil.notation.card_reader import KEYS, PART_ROLES, slot_situation
from vigil.notation.fitting import misfits
from vigil.notation.line_reader import LineReader
from vigil.notation.notation_errors import place_name
from vigil.rules.library import SETS, card_names

NAMES = ["Ash", "Birch", "Cedar", "Dew", "Elm", "Fern", "Gorse", "Hazel", "Iris", "Juniper", "Kelp", "Linden"]
DEEPEST = 4
TRIES = 60


class Grammar:
    """Makes lines, cards and files by chance."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.reader = LineReader(SETS["delirium"].die, card_names([SETS["godslayer"]]))

    def line(self, role: str, situation: int) -> str:
        """A line that is read without an error; nothing where none was found."""
        for _ in range(TRIES):
            line = self.word(Slot(role), situation, 0)
            if line and len(line) <= 600 and self.reader.read(line, Slot(role), situation) is not None:
                return line
        return ""

    def word(self, slot: Slot, situation: int, depth: int) -> str:
        """A word with what it needs."""
        fitting = [word for word in WORDS.values() if word.role == slot.role and not misfits(word, situation)]
        fitting = [word for word in fitting if not slot.only or word.name in slot.only]
        if depth >= DEEPEST:
            fitting = [
                word for word in fitting if not any(each.role == roles.EFFECT for each in word.parts.values())
            ]
        return self.written(self.dice.choice(fitting), situation, depth) if fitting else ""

    def written(self, word: Word, situation: int, depth: int) -> str:
        """A word with its parts; those that are usual are often left out."""
        said: list[str] = []
        for name, part in word.parts.items():
            if not part.required and self.dice.random() < (0.8 if word.some else 0.6) and not part.many:
                continue
            inner = (situation | part.gives) & ~part.takes
            if word.name == "When" and name == "does":
                inner |= roles.IT
            number = self.dice.choice([1, 2, 2, 3]) if part.many else 1
            texts = [self.part(part, inner, depth + 1) for _ in range(number)]
            if not all(texts):
                return ""
            said += (
                texts if part.many else [f"{name}={texts[0]}"] if not part.required or word.by_name else texts
            )
        return f"{word.name}({', '.join(said)})"

    def part(self, slot: Slot, situation: int, depth: int) -> str:
        """What stands in a part of a word."""
        if slot.role == roles.NUMBER:
            most = slot.most if self.dice.random() < 0.05 else min(slot.most, slot.least + 2)
            return str(self.dice.randint(slot.least, most))
        if slot.role == roles.FLAG:
            return self.dice.choice(["True", "False"])
        if slot.role == roles.FACTION:
            return self.dice.choice(list(FACTIONS))
        if slot.role == roles.PERMIT:
            return self.dice.choice(list(PERMITS))
        if slot.role == roles.PLACE:
            return place_name(self.dice.choice(slot.places))
        if slot.role == roles.CARDS:
            return self.cards(slot.fit)
        return self.word(slot, situation, depth)

    def cards(self, fit: Fit) -> str:
        """Cards that a word may be about, perhaps narrowed."""
        nouns = [name for name, cards in NOUNS.items() if not cards.kinds & ~fit.kinds]
        said = self.dice.choice(nouns)
        place = self.dice.choice(fit.places)
        for name, step in NARROWINGS.items():
            if name == "at" and place:
                said += f".at({place_name(place)})"
            elif step.bit & fit.by and (
                self.dice.random() < 0.15 or (name == "other" and place_name(place) == "PLAYED")
            ):
                given = {
                    roles.FACTION: self.dice.choice(list(FACTIONS)),
                    roles.NUMBER: "3",
                    roles.TEXT: "'Mephit'",
                }
                said += f".{name}({given[step.role]})" if step.role else f".{name}"
        return said

    def card(self, name: str) -> str:
        """A card of some kind as a table."""
        kind = self.dice.choice(["hero", "hero", "construct", "monster", "treasure"])
        lines = ["[[card]]", f'name = "{name}"', f'kind = "{kind}"', f"copies = {self.dice.randint(4, 12)}"]
        if kind == "monster":
            lines.append(f"power = {self.dice.randint(0, 5)}")
        elif kind != "treasure":
            lines += [f"cost = {self.dice.randint(0, 4)}", f"honor = {self.dice.randint(0, 3)}"]
            lines.append(f'faction = "{self.dice.choice(["Enlightened", "Lifebound", "Mechana", "Void"])}"')
        auction = kind == "hero" and self.dice.random() < 0.1
        fate = (
            "auction = true"
            if auction
            else "dreamborn = true"
            if kind == "construct" and self.dice.random() < 0.1
            else ""
        )
        lines += [fate] if fate else []
        sided = kind in ("hero", "construct") and self.dice.random() < 0.2
        for slot, role in PART_ROLES.items():
            wanted = slot in KEYS[kind] and (
                slot in ("play", "reward")
                or (slot == "abilities" and kind == "construct")
                or self.dice.random() < 0.2
            )
            if not wanted or (slot == "fate" and fate) or slot == "transforms":
                continue
            situation = slot_situation(slot, kind, sided, slot == "trophy", auction)
            said = [
                self.line(role, situation)
                for _ in range(1 if slot in ("trophy", "bargain") else self.dice.randint(1, 3))
            ]
            said = [line for line in said if line]
            lines += [f"{slot} = [{', '.join(chr(34) + line + chr(34) for line in said)}]"] if said else []
        if sided:
            when = self.line(roles.TRANSFORM, roles.OWN_TURN)
            fits = not when.startswith("WhenDefeated") and (
                kind == "construct" or not when.startswith("WhileInPlay")
            )
            lines += [f'transforms = "{when if fits else "WhenPlayed(Serenity())"}"', "[card.into]"]
            lines += [
                f'name = "{name} Risen"',
                'kind = "hero"',
                "cost = 1",
                f'play = "{self.line(roles.EFFECT, slot_situation("play", "hero", False, False, False))}"',
            ]
        return "\n".join(lines)

    def set(self, code: str) -> str:
        """A whole file."""
        head = f'format = "vigil set"\nversion = 1\ncode = "{code}"\nname = "{code}"\n'
        head += 'kind = "expansion"\nneeds = ["delirium"]\n'
        return head + "\n\n".join([self.card(name) for name in NAMES]) + "\n"
