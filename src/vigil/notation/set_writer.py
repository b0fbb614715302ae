"""Writing a set file: the one text of a set, which gives the same set when it is read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from vigil.language.basics import STARTING
from vigil.language.constants import WORDS_VERSION
from vigil.notation.line_writer import write_line
from vigil.notation.set_reader import ABOUT, BOOK, FORMAT, VERSION, SetDocument
from vigil.rules.kernel.box import BOX, CardSet, Rulebook
from vigil.rules.kernel.card import IN_CENTER_DECK, Card
from vigil.rules.library import shipped_sets

WIDEST: Final = 110
SHARD: Final = "Energy Shard (starting)"
LINES: Final = ("play", "reward", "fate", "abilities")
FLAGS: Final = ("dreamborn", "auction", "reverts")


def write_set(document: SetDocument) -> str:
    """The text of a set."""
    card_set = document.card_set
    parts = [heading(document), *tables(card_set, document.shipped)]
    own = [card for card in card_set.cards if card.home == IN_CENTER_DECK]
    parts += [write_card(card, document.extras) for card in own]
    return "\n\n".join(["\n".join(part) for part in parts if part]) + "\n"


def heading(document: SetDocument) -> list[str]:
    """What stands before the tables."""
    card_set = document.card_set
    lines = [
        entry("format", FORMAT),
        entry("version", VERSION),
        entry("words", WORDS_VERSION),
        entry("code", card_set.code.partition("#")[0]),
        entry("name", card_set.name),
        *[entry(key, document.about[key]) for key in ABOUT if document.about.get(key)],
        entry("kind", card_set.kind),
        entry("players", [card_set.least_players, card_set.most_players]),
    ]
    lines += [entry("needs", list(card_set.needs))] if card_set.needs else []
    lines += [] if card_set.large else [entry("large", False)]
    lines += [entry("rulings", card_set.rulings)] if card_set.rulings else []
    die: Any = card_set.die
    return lines if die is None else [*lines, *line_entries("die", [write_line(side) for side in die.sides])]


def tables(card_set: CardSet, shipped: bool) -> list[list[str]]:
    """The tables of a box."""
    if card_set.kind != BOX or card_set.rulebook is None:
        return []
    copies = {card.name: card.copies for card in card_set.cards if card.home != IN_CENTER_DECK}
    basics = ["[basics]", entry("decks", copies["Militia"] // 2)]
    basics += [entry("mystics", copies["Mystic"]), entry("infantry", copies["Heavy Infantry"])]
    basics += [entry("starting_shards", copies[SHARD])] if SHARD in copies else []
    basics += [] if card_set.starting_deck == STARTING else [counts("starting", card_set.starting_deck)]
    basics += [counts("treasure", card_set.shards)] if card_set.shards else []
    book = bare_rulebook_lines(card_set.rulebook) if shipped else rulebook_lines(card_set.rulebook)
    return [["[rulebook]", *book], basics]


def rulebook_lines(book: Rulebook) -> list[str]:
    """What a rulebook says that the first one does not."""
    first = next(known for known in shipped_sets() if known.rulebook is not None)
    said = {key: getattr(book, rule) for key, rule in BOOK.items()}
    other = {key: value for key, value in said.items() if value != getattr(first.rulebook, BOOK[key])}
    return [entry("like", first.code), *[entry(key, value) for key, value in other.items()]]


def bare_rulebook_lines(book: Rulebook) -> list[str]:
    """The same of a set that comes with the package: it is read before there is any other."""
    said = {key: getattr(book, rule) for key, rule in BOOK.items()}
    return [entry(key, value) for key, value in said.items() if value]


def write_card(card: Card, extras: dict[str, dict[str, Any]]) -> list[str]:
    """A card, with its other side."""
    lines = ["[[card]]", *side_lines(card, extras, True)]
    return lines if card.into is None else [*lines, "", "[card.into]", *side_lines(card.into, extras, False)]


def side_lines(card: Card, extras: dict[str, dict[str, Any]], front: bool) -> list[str]:
    """What stands on a side."""
    lines = [entry("name", card.name), entry("kind", card.kind)]
    if card.factions:
        lines.append(entry("faction", card.factions[0] if len(card.factions) == 1 else list(card.factions)))
    if card.fought:
        lines.append(entry("power", card.cost))
    elif not card.lies_under:
        lines += [entry("cost", card.cost), entry("honor", card.honor)]
    lines += [entry("copies", card.copies)] if front else []
    for key, holds in zip(FLAGS, (card.dreamborn, card.auctioned, card.reverts), strict=True):
        lines += [entry(key, True)] if holds else []
    for part in LINES:
        values: Sequence[Any] = getattr(card, part)
        if values and not (part == "fate" and (card.dreamborn or card.auctioned)):
            lines += line_entries(part, [write_line(value) for value in values])
    for part, value in (("trophy", card.trophy), ("bargain", card.bargain), ("transforms", card.transform)):
        lines += [] if value is None else line_entries(part, [write_line(value)])
    extra = extras.get(card.name, {})
    lines += [picture(extra["picture"])] if extra.get("picture") else []
    return [*lines, entry("note", extra["note"])] if extra.get("note") else lines


def picture(said: dict[str, Any]) -> str:
    """The picture of a card."""
    inner = ", ".join([entry(key, said[key]) for key in ("subject", "seed") if key in said])
    return f"picture = {{ {inner} }}"


def line_entries(key: str, lines: Sequence[str]) -> list[str]:
    """A line, or a list of lines."""
    if len(lines) == 1:
        return [entry(key, lines[0])]
    one = entry(key, list(lines))
    if len(one) <= WIDEST:
        return [one]
    return [f"{key} = [", *[f"    {toml_value(line)}," for line in lines], "]"]


def counts(key: str, numbers: dict[str, int]) -> str:
    """Numbers by name."""
    inner = ", ".join(
        [f"{name if name.isalpha() else toml_value(name)} = {number}" for name, number in numbers.items()]
    )
    return f"{key} = {{ {inner} }}"


def entry(key: str, value: Any) -> str:
    """A key with its value."""
    return f"{key} = {toml_value(value)}"


def toml_value(value: Any) -> str:
    """A value as TOML has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join([toml_value(each) for each in value])}]"
    return json.dumps(value, ensure_ascii=False)
