"""Kinds of effects of which the rules have to know more than of all others."""

from __future__ import annotations

from mypy_extensions import i64, trait

from vigil.rules.kernel.ability import Lasting
from vigil.rules.kernel.effect import Effect
from vigil.wording.words import Words, say


class ForTheTurn(Effect):
    """Something that holds for the rest of the turn: an ability, or what is allowed."""

    def lets_last(self) -> Lasting | None:
        """The ability, if it is one; an amount of 0 stands for any."""
        return None

    def permits(self) -> i64:
        """What it allows: a bit of `permits`."""
        return 0

    def permit_words(self) -> Words:
        """The same in words."""
        return say()

    def must_precede(self) -> i64:
        """What has to come after it to be of use: what a player plays (see `ability`)."""
        return 0

    def at_any_time(self) -> bool:
        """Whether it makes no difference when in a turn its card is played."""
        raise NotImplementedError


class ForOthers(Effect):
    """Something that other players do: a card that goes on to speak of its player does not refer to it."""


@trait
class RepeatsAnother:
    """Of an effect: it does what another card says."""


@trait
class TakesAside:
    """Of an effect: it takes the card it refers to from where cards are set aside."""


def at_any_time(effect: Effect) -> bool:
    """Whether it makes no difference when in a turn the card of an effect is played."""
    return effect.at_any_time() if isinstance(effect, ForTheTurn) else effect.commutes()
