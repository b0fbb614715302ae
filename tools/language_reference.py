"""The reference of the language: every word of set files with its meaning, its parts and cards that use it.

    python tools/language_reference.py           prints the page that `make docs` puts into the site
    python tools/language_reference.py --json    prints the same as data

Everything is read from the language: roles and parts from its word list, meanings from the words
themselves, examples from the shipped sets.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from typing import Any, Final

import vigil.sets  # noqa: F401 - fills the library
from vigil.language import constants, roles
from vigil.language.roles import Slot, Word
from vigil.language.word_list import WORDS
from vigil.notation.notation_errors import kinds_of, place_name
from vigil.notation.word_lines import card_lines, narrowings_by
from vigil.rules.library import find_card, shipped_sets
from vigil.wording.edges import to_text

MOST_EXAMPLES: Final = 2  # of one word
SECTIONS: Final = {  # by role, in the order of the page
    roles.EFFECT: "Effects: what happens.",
    roles.PRICE: "Prices: what is paid for something else.",
    roles.ABILITY: "Abilities: what a card does while it lies somewhere, or for the rest of a turn.",
    roles.TRIGGER: "Triggers: what `When` can react to.",
    roles.WOULD: "What would happen: what `Replaces` can put something else in the place of.",
    roles.CONDITION: "Conditions: what something can depend on.",
    roles.AMOUNT: "Amounts: numbers that are counted on the table.",
    roles.TRANSFORM: "Transforms: when a card turns over.",
}
CONSTANTS: Final = {
    roles.CARDS: "Cards: which kinds are meant, before they are narrowed.",
    roles.PLACE: "Places: where cards are. Several are put together with `|`.",
    roles.FACTION: "Factions: the faction is `VOID`, the place `THE_VOID`.",
    roles.PERMIT: "Permits: what `Permit` can allow for the rest of a turn.",
    roles.FLAG: "Yes and no.",
}


def examples(name: str) -> list[dict[str, str]]:
    """The shortest lines that use a word, with the text of their cards."""
    used = re.compile(rf"\b{name}\b(?!=)")
    fitting = {line: (card, part) for line, card, part in reversed(card_lines()) if used.search(line)}
    shown = sorted(fitting, key=len)[:MOST_EXAMPLES]
    return [
        {
            "line": line,
            "card": fitting[line][0],
            "part": fitting[line][1],
            "text": card_text(fitting[line][0]),
        }
        for line in shown
    ]


def card_text(name: str) -> str:
    """What a player reads on a card, and on its other side."""
    card = find_card(name)
    return card.text if card.into is None else f"{card.text}\n\n{card.into.name}: {card.into.text}"


def slot_data(slot: Slot) -> dict[str, Any]:
    """What stands in a part of a word, as plain data."""
    data: dict[str, Any] = {"role": slot.role, "required": slot.required, "many": slot.many}
    if slot.role == roles.NUMBER:
        data |= {"least": slot.least, "most": slot.most}
    if slot.role == roles.PLACE:
        data["places"] = [place_name(place) for place in slot.places]
    if slot.role == roles.CARDS:
        data["kinds"] = kinds_of(slot.fit.kinds)
        data["places"] = [place_name(place) for place in slot.fit.places]
        data["narrowings"] = narrowings_by(slot.fit)
    return data | ({"only": list(slot.only)} if slot.only else {})


def word_data(word: Word) -> dict[str, Any]:
    """A word as plain data."""
    return {
        "role": word.role,
        "meaning": inspect.getdoc(word.made) or "",
        "said": signature(word),
        "parts": {name: slot_data(slot) for name, slot in word.parts.items()},
        "examples": examples(word.name),
    }


def reference_data() -> dict[str, Any]:
    """All words of set files with meaning, roles and examples, for a page, a form or another program."""
    steps = {
        name: {"role": step.role, "meaning": step.meaning} for name, step in constants.NARROWINGS.items()
    }
    known = {role: list(named) for role, named in constants.BY_ROLE.items()}
    return {
        "words_version": constants.WORDS_VERSION,
        "words": {word.name: word_data(word) for word in WORDS.values()},
        "constants": {roles.CARDS: list(constants.NOUNS), **known},
        "narrowings": steps,
    }


def signature(word: Word) -> str:
    """How a word is said, with the role of each part; what can be left out stands in square brackets."""
    taken = [part_text(word, name, slot) for name, slot in word.parts.items()]
    return f"{word.name}({', '.join(taken)})"


def part_text(word: Word, name: str, slot: Slot) -> str:
    """How a part of a word is said."""
    role = slot.role
    if slot.many:
        return f"{role}, {role}, ..."
    said = role if slot.plain or (slot.required and not word.by_name) else f"{name}={role}"
    return said if slot.required else f"[{said}]"


# The page


def page() -> str:
    """The whole page."""
    data = reference_data()
    words = data["words"]
    count = len(shipped_sets())
    parts = [
        "# The language",
        f"The {len(words)} words that the cards of {count} sets are said in, as [set files](set-files.md) "
        "have them. Each is shown with the shortest lines of printed cards that use it, and the text that "
        "players read on those cards: it is rendered from the words and typed nowhere. In square brackets "
        "stands what can be left out. The same as data is [language.json](language.json).",
    ]
    for role, said in SECTIONS.items():
        parts.append(heading(said))
        parts += [entry(name, word) for name, word in words.items() if word["role"] == role]
    parts += ["## Which cards\n\nCards are narrowed step by step: `HEROES.of(LIFEBOUND).at(CENTER_ROW)`."]
    parts.append("\n".join([step_line(name, step) for name, step in data["narrowings"].items()]))
    for role, said in CONSTANTS.items():
        parts += [heading(said, "###"), "\n".join([constant_line(name) for name in data["constants"][role]])]
    unused = [name for name, word in words.items() if not word["examples"]]
    if unused:
        listed = ", ".join([f"[`{name}`](#{name})" for name in unused])
        parts.append(f"## Words without an example\n\nThe shipped sets do without these: {listed}.")
    return "\n\n".join(parts) + "\n"


def heading(said: str, level: str = "##") -> str:
    """A heading, and the rest of what is said of a part of the page."""
    title, _, rest = said.partition(": ")
    return f"{level} {title}\n\n{rest[:1].upper()}{rest[1:]}" if rest else f"{level} {title.rstrip('.')}"


def entry(name: str, word: dict[str, Any]) -> str:
    """A word as a section of the page."""
    parts = [f"### `{name}` {{ #{name} }}", word["meaning"], f"```\n{word['said']}\n```"]
    for example in word["examples"]:
        line = f"{example['part']} = {json.dumps(example['line'], ensure_ascii=False)}"
        parts += [f"**{example['card']}**", f"```toml\n{line}\n```", quotation(example["text"])]
    return "\n\n".join(parts)


def step_line(name: str, step: dict[str, str]) -> str:
    """A narrowing as a line of a list."""
    said = f".{name}({step['role']})" if step["role"] else f".{name}"
    return f"- `{said}`: {step['meaning']}"


def constant_line(name: str) -> str:
    """A constant as a line of a list."""
    cards = constants.NOUNS.get(name)
    return f"- `{name}`" if cards is None else f"- `{name}`: “{to_text(cards.one())}”"


def quotation(text: str) -> str:
    """A text as a quotation that keeps its lines."""
    return "\n>\n".join([f"> {line}" for line in text.splitlines() if line])


if __name__ == "__main__":
    sys.stdout.write(
        json.dumps(reference_data(), indent=1, ensure_ascii=False) + "\n" if "--json" in sys.argv else page()
    )
