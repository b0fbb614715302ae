"""Sets as plain data, for another process of our own: it has to know the sets that came later.

This is nothing for data of others, who could ask for words put together in ways that no check has seen.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from vigil.language.card_kinds import WordedCard
from vigil.rules.kernel import card as kernel
from vigil.rules.kernel.box import CardSet, Rulebook
from vigil.rules.kernel.identity import FACTS, RULES, SUMMED_UP
from vigil.rules.kernel.value import Value, encode, find

OF_A_SET: Final = (
    "code", "name", "most_players", "starting_deck", "large", "shards", "kind", "least_players",
    "rulings", "file",
)  # fmt: skip


def plain_set(card_set: CardSet) -> dict[str, Any]:
    """A set as plain data."""
    book = card_set.rulebook
    return {
        **{key: getattr(card_set, key) for key in OF_A_SET},
        "rulebook": None if book is None else {rule: getattr(book, rule) for rule in RULES},
        "needs": list(card_set.needs),
        "die": encode(card_set.die),
        "cards": [plain_card(card) for card in card_set.cards],
    }


def plain_card(card: kernel.Card) -> dict[str, Any]:
    """A card with its other side as plain data."""
    facts = {fact: encode(getattr(card, fact)) for fact in (*FACTS, *SUMMED_UP)}
    return {**facts, "copies": card.copies, "into": None if card.into is None else plain_card(card.into)}


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
    known = [data[fact] for fact in ("name", "kind_bit", "faction_bits", "cost", "honor", "copies", "home")]
    card = WordedCard(*known)
    for fact in (*FACTS, *SUMMED_UP):
        setattr(card, fact, decode(data[fact]))
    card.into = None if data["into"] is None else card_from_plain(data["into"])
    return card


def decode(data: Any) -> Any:
    """The value that plain data of our own stands for."""
    if isinstance(data, list):
        return tuple([decode(part) for part in data])
    if not isinstance(data, dict):
        return data
    kind: Any = find(Value, data["is"])
    parts = {name: decode(part) for name, part in data.items() if name != "is"}
    if kind.__dataclass_params__.init:
        return kind(**parts)
    given: list[Any] = []  # a word that is said with one effect after another
    for field in [field for field in fields(kind) if field.compare]:
        part = parts[field.name]
        given += part if isinstance(part, tuple) else [part]
    return kind(*given)
