"""What bots know of every word of the language: nothing that a card says counts as nothing in silence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from vigil.bots import features, frequencies
from vigil.bots.features import ABILITIES, ADVANTAGES, EFFECTS, FLATLY, PARTLY, UNCOUNTED
from vigil.bots.frequencies import LIKELY, OFTEN, TIMES
from vigil.language import effects
from vigil.language.abilities import When
from vigil.language.amounts import CountedAmount, Each
from vigil.language.conditions import Condition
from vigil.language.selectors import CARDS
from vigil.language.targets import OnOneCard
from vigil.language.triggers import Trigger
from vigil.rules.kernel.ability import Ability
from vigil.rules.kernel.asking import AskingEffect
from vigil.rules.kernel.compiled import COMPILED
from vigil.rules.kernel.effect import Effect
from vigil.rules.kernel.effect_kinds import ForOthers, ForTheTurn

NO_WORDS = {AskingEffect, ForOthers, ForTheTurn, OnOneCard}  # what words have in common


@dataclass(frozen=True)
class NewEffect(Effect):
    """A word that the bots were not told of."""


@dataclass(frozen=True)
class NewAbility(Ability):
    """The same."""


@dataclass(frozen=True)
class NewCondition(Condition):
    """The same."""


@dataclass(frozen=True)
class NewAmount(CountedAmount):
    """The same."""


@dataclass(frozen=True)
class NewTrigger(Trigger):
    """The same."""


def words(kind: type[Any]) -> set[type[Any]]:
    """All words of a kind."""
    found = {word for child in kind.__subclasses__() for word in (child, *words(child))}
    return {word for word in found if word.__module__.startswith("vigil.")} - NO_WORDS


@pytest.mark.parametrize(
    ("kind", "tables"),
    [
        (Effect, [EFFECTS, PARTLY, FLATLY, UNCOUNTED]),
        (Ability, [ABILITIES, ADVANTAGES]),
        (Condition, [LIKELY]),
        (CountedAmount, [TIMES]),
        (Trigger, [OFTEN]),
    ],
)
def test_every_word_stands_in_one_table(kind: type[Any], tables: list[Any]) -> None:
    listed = [word for table in tables for word in table]
    assert set(listed) == words(kind)
    assert len(set(listed)) == len(listed)


@pytest.mark.skipif(COMPILED, reason="a compiled class has no heirs that are not compiled")
def test_a_word_that_bots_know_nothing_of_is_an_error():
    unknown: list[Callable[[], object]] = [
        lambda: features.of_effect(NewEffect()),
        lambda: features.of_ability(NewAbility()),
        lambda: features.of_ability(When(NewTrigger(), effects.Draw(1))),
        lambda: frequencies.likelihood(NewCondition()),
        lambda: frequencies.times(NewAmount()),
    ]
    for read in unknown:
        with pytest.raises(TypeError, match="has no entry in"):
            read()


def test_parts_and_frequencies_count():
    assert features.of_effect(effects.Draw(1, per=Each(CARDS)))[features.DRAW] == TIMES[Each]
    assert features.of_effect(effects.Pay(effects.Spend(insight=1), effects.Draw(2)))[features.DRAW] == 1.0
