"""Printed cards: one class for each kind."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.language.wording import sentence
from vigil.rules import printed
from vigil.rules.abilities import Ability
from vigil.rules.printed import CENTER_DECK, CONSTRUCT, HERO, MONSTER
from vigil.rules.tasks import Effect


class Card(printed.Card):
    """A printed card with its text."""

    def gather(self, abilities: Sequence[Ability]) -> None:
        """Take over the card's abilities."""
        self.abilities = tuple(abilities)
        for ability in self.abilities:
            self.watch |= ability.watch()
            self.treats |= ability.treats()

    @property
    def text(self) -> str:
        """What the card does, rendered from its effects."""
        lines = [sentence(effect.text()) for effect in self.play]
        lines += [sentence(ability.text()) for ability in self.abilities]
        if self.reward:
            lines.append("Reward: " + " ".join([sentence(effect.text()) for effect in self.reward]))
        if self.unbanishable:
            lines.append("Cannot be banished from the center row.")
        return " ".join(lines)


class Hero(Card):
    """A card that is played for its effect and then discarded."""

    def __init__(
        self,
        name: str,
        faction: int = 0,
        cost: int = 0,
        honor: int = 0,
        copies: int = 1,
        home: int = CENTER_DECK,
        play: Sequence[Effect] = (),
    ) -> None:
        super().__init__(name, HERO, faction, cost, honor, copies, home)
        self.play = tuple(play)


class Construct(Card):
    """A card that stays in play."""

    def __init__(
        self,
        name: str,
        faction: int = 0,
        cost: int = 0,
        honor: int = 0,
        copies: int = 1,
        abilities: Sequence[Ability] = (),
    ) -> None:
        super().__init__(name, CONSTRUCT, faction, cost, honor, copies, CENTER_DECK)
        self.gather(abilities)


class Monster(Card):
    """A card that is defeated for its reward."""

    def __init__(
        self,
        name: str,
        power: int = 0,
        copies: int = 1,
        home: int = CENTER_DECK,
        reward: Sequence[Effect] = (),
        unbanishable: bool = False,
    ) -> None:
        super().__init__(name, MONSTER, 0, power, 0, copies, home)
        self.reward = tuple(reward)
        self.unbanishable = unbanishable
