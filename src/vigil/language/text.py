"""The text of a card: its effects as sentences, which of them asks, and which keywords it uses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, cast

from vigil.rules.kernel.card import Card
from vigil.rules.kernel.effect import Effect
from vigil.rules.kernel.value import Value
from vigil.wording.edges import keywords
from vigil.wording.sentences import Sentence
from vigil.wording.words import say


def asked_sentence(card: Card, effect: Effect) -> tuple[int, int] | None:
    """The line and the sentence of a card that an effect comes from; none if the card does not say it.

    What a card does by copying another comes from the sentence that copies. Of two sentences that
    say the same effect it is the first.
    """
    sentences = [
        (line, number, sentence.tells)
        for line in range(len(card.lines))
        for number, sentence in enumerate(card.lines[line].sentences)
    ]
    found = [(line, number) for line, number, told in sentences if tells(told, effect)]
    found += [(line, number) for line, number, told in sentences if copies(told)]
    return found[0] if found else None


def sentences(effects: Sequence[Effect], said: tuple[Effect, ...] = ()) -> tuple[Sentence, ...]:
    """Effects as sentences; each knows what was said before it, so as to say "another" and "more"."""
    told: list[Sentence] = []
    for effect in effects:
        told += effect.sentences(said)
        said = (*said, *effects_in(effect))
    return tuple(told)


def effects_in(value: object) -> list[Effect]:
    """The effects that a value consists of, itself included, but not what others do by it."""
    if isinstance(value, Effect) and value.told_of_others():
        return [value]
    inner = [effect for part in parts(value) for effect in effects_in(part)]
    return [value, *inner] if isinstance(value, Effect) else inner


def tells(value: object, effect: Effect) -> bool:
    """Whether an effect is a value, one of its parts, or what one of them leads to."""
    return value == effect or any(tells(part, effect) for part in parts(value))


def copies(value: object) -> bool:
    """Whether a value, or one of its parts, does what another card says."""
    if isinstance(value, Effect) and value.repeats_another():
        return True
    return any(copies(part) for part in parts(value))


def parts(value: object) -> list[object]:
    """What a value is made of, and what it leads to."""
    if isinstance(value, tuple):
        return list(value)
    if not isinstance(value, Value):
        return []
    found = [getattr(value, field.name) for field in fields(cast(Any, value)) if field.compare]
    return [*found, *value.leads_to()] if isinstance(value, Effect) else found


def card_keywords(card: Card) -> list[str]:
    """The words of the glossary that a card uses, in its order."""
    used = keywords(say(*[line.words() for line in card.lines]))
    return [word for word in used if f"Multi-{word}" not in used]
