"""The text of a card: its effects as sentences, and which keywords it uses."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.rules.kernel.askers import parts
from vigil.rules.kernel.card import Card
from vigil.rules.kernel.effect import Effect
from vigil.wording.edges import keywords
from vigil.wording.sentences import Sentence
from vigil.wording.words import say


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


def card_keywords(card: Card) -> list[str]:
    """The words of the glossary that a card uses, in its order."""
    used = keywords(say(*[line.words() for line in card.lines]))
    return [word for word in used if f"Multi-{word}" not in used]
