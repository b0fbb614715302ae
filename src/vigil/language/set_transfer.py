"""Sets as plain data, for another process of our own: it has to know the sets that came later.

This is nothing for data of others, who could ask for words put together in ways that no check has seen.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final, cast

from vigil.language.card_kinds import WordedCard
from vigil.rules.kernel import card as kernel
from vigil.rules.kernel.box import CardSet, Rulebook
from vigil.rules.kernel.card_kind import KINDS
from vigil.rules.kernel.identity import FACTS, SUMMED_UP, rules_said
from vigil.rules.kernel.value import Value, find

OF_A_SET: Final = (
    "code", "name", "most_players", "starting_deck", "large", "shards", "kind", "least_players",
    "rulings", "file",
)  # fmt: skip
OF_A_CARD: Final = (*FACTS, *SUMMED_UP, "copies")
FIRST_KIND: Final = min(KINDS)
BLANK: Final = WordedCard("", FIRST_KIND, 0, 0, 0, 0, kernel.IN_CENTER_DECK)


def plain_set(card_set: CardSet) -> dict[str, Any]:
    """A set as plain data."""
    book = card_set.rulebook
    return {
        **{key: getattr(card_set, key) for key in OF_A_SET},
        "rulebook": None if book is None else rules_said(book),
        "needs": list(card_set.needs),
        "die": plain_value(card_set.die),
        "cards": [plain_card(card) for card in card_set.cards],
    }


def plain_card(card: kernel.Card) -> dict[str, Any]:
    """A card with its other side as plain data, without what most cards do not have."""
    said = {fact: getattr(card, fact) for fact in OF_A_CARD}
    facts = {fact: plain_value(value) for fact, value in said.items() if value != getattr(BLANK, fact)}
    return facts if card.into is None else {**facts, "into": plain_card(card.into)}


def plain_value(value: object) -> Any:
    """A value as plain data, without the parts that are as usual."""
    if isinstance(value, tuple):
        return [plain_value(part) for part in value]
    if not isinstance(value, Value):
        return value
    told = [field for field in fields(cast(Any, value)) if field.compare]
    parts = {field.name: getattr(value, field.name) for field in told}
    unusual = {field.name for field in told if not is_usual(parts[field.name], field.default)}
    return {
        "is": type(value).__name__,
        **{name: plain_value(parts[name]) for name in parts if name in unusual},
    }


def is_usual(part: object, usual: object) -> bool:
    """Whether a part of a value is what it is where nothing is said."""
    return type(part) is type(usual) and part == usual


def set_from_plain(data: dict[str, Any]) -> CardSet:
    """The set that plain data of our own describes."""
    book = data["rulebook"]
    return CardSet(
        **{key: data[key] for key in OF_A_SET},
        rulebook=None if book is None else Rulebook(**book),
        needs=data["needs"],
        die=decode(data["die"]),
        cards=[card_from_plain(card) for card in data["cards"]],
    )


def card_from_plain(data: dict[str, Any]) -> WordedCard:
    """The card that plain data of our own describes."""
    card = WordedCard(data["name"], data.get("kind_bit", FIRST_KIND), 0, 0, 0, 0, kernel.IN_CENTER_DECK)
    for fact, value in data.items():
        setattr(card, fact, card_from_plain(value) if fact == "into" else decode(value))
    return card


_kinds: Final[dict[str, Any]] = {}


def kind_named(name: str) -> Any:
    """The class of a word, looked up once."""
    if name not in _kinds:
        _kinds[name] = find(Value, name)
    return _kinds[name]


def decode(data: Any) -> Any:
    """The value that plain data of our own stands for."""
    if isinstance(data, list):
        return tuple([decode(part) for part in data])
    if not isinstance(data, dict):
        return data
    kind = kind_named(data["is"])
    parts = {name: decode(part) for name, part in data.items() if name != "is"}
    if kind.__dataclass_params__.init:
        return kind(**parts)
    given: list[Any] = []  # a word that is said with one effect after another
    for field in [field for field in fields(kind) if field.compare]:
        part = parts[field.name]
        given += part if isinstance(part, tuple) else [part]
    return kind(*given)
