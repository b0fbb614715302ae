"""The text of a card: its effects as sentences, and which keywords it uses."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.rules.kernel.askers import effects_in
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


def card_keywords(card: Card) -> list[str]:
    """The words of the glossary that a card uses, in its order."""
    used = keywords(say(*[line.words() for line in card.lines]))
    return [word for word in used if f"Multi-{word}" not in used]
