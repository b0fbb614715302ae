"""Printed cards: one class for each kind."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.language.abilities import Bargain
from vigil.language.choices import EachPlayer
from vigil.language.effects import Gain
from vigil.language.keywords import HoldAuction
from vigil.language.wording import sentence
from vigil.rules.kernel import card as kernel
from vigil.rules.kernel.ability import Ability, Transform
from vigil.rules.kernel.card import CONSTRUCT, HERO, IN_CENTER_DECK, MONSTER, TREASURE
from vigil.rules.kernel.effect import Effect


class Card(kernel.Card):
    """A printed card with its text."""

    def say(
        self, abilities: Sequence[Ability], fate: Sequence[Effect], dreamborn: bool, auction: bool
    ) -> None:
        """Take over what the card says beside its play effect or reward."""
        self.abilities = tuple(abilities)
        for ability in self.abilities:
            self.watch |= ability.watch()
            self.treats |= ability.treats()
            self.counts = max(self.counts, ability.counts())
        self.fate = tuple(fate)
        self.dreamborn = dreamborn
        if dreamborn:  # DEL-21, DEL-22
            self.fate = (EachPlayer(Gain(insight=1)),)
            self.acquired = (Gain(insight=1),)
        if auction:
            self.fate = (HoldAuction(),)

    def turn_into(self, transform: Transform | None, into: Card | None) -> None:
        """Take over the card's other side."""
        self.transform = transform
        self.into = into
        if into is not None:
            into.copies = 0

    @property
    def text(self) -> str:
        """What the card does, rendered from its effects, a line for each thing."""
        lines = ["Dreamborn."] if self.dreamborn else []
        if self.fate and not self.dreamborn:
            lines.append(f"Fate: {sentences(self.fate)}")
        if self.unbanishable:
            lines.append("Cannot be banished from the center row.")
        if isinstance(self.bargain, Bargain):
            unit = "power" if self.kind_bit == MONSTER else "rune"
            lines.append(sentence(self.bargain.text_for(self.cost, unit)))
        if self.transform is not None and self.transform.text():
            lines.append(sentence(self.transform.text()))
        if self.play:
            lines.append(sentences(self.play))
        lines += [sentence(ability.text()) for ability in self.abilities]
        if self.from_discard is not None:
            lines.append(f"While this is in your discard pile: {sentence(self.from_discard.text())}")
        if self.reward:
            lines.append(f"Reward: {sentences(self.reward)}")
        if self.trophy is not None:
            lines.append(f"Trophy: {sentence(self.trophy.text())}")
        if self.honor_per_treasure:
            lines.append("Worth 1 honor at the end of the game for each Treasure you have.")
        if self.uncopyable:
            lines.append("This effect cannot be copied.")
        text = "\n".join(lines)
        return text if self.into is None else text.replace("{}", self.into.name)


def sentences(parts: Sequence[Effect]) -> str:
    """Effects as sentences."""
    return " ".join([sentence(part.text()) for part in parts])


class Hero(Card):
    """A card that is played for its effect and then discarded."""

    def __init__(
        self,
        name: str,
        faction: int = 0,
        cost: int = 0,
        honor: int = 0,
        copies: int = 1,
        home: int = IN_CENTER_DECK,
        play: Sequence[Effect] = (),
        fate: Sequence[Effect] = (),
        abilities: Sequence[Ability] = (),
        bargain: Ability | None = None,
        from_discard: Ability | None = None,
        transforms: Transform | None = None,
        into: Card | None = None,
        dreamborn: bool = False,
        auction: bool = False,
        uncopyable: bool = False,
        names_faction: bool = False,
        honor_per_treasure: int = 0,
        reverts: bool = False,
    ) -> None:
        super().__init__(name, HERO, faction, cost, honor, copies, home)
        self.play = tuple(play)
        self.say(abilities, fate, dreamborn, auction)
        self.turn_into(transforms, into)
        self.bargain = bargain
        self.from_discard = from_discard
        self.uncopyable = uncopyable
        self.names_faction = names_faction
        self.honor_per_treasure = honor_per_treasure
        self.reverts = reverts


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
        fate: Sequence[Effect] = (),
        transforms: Transform | None = None,
        into: Card | None = None,
        dreamborn: bool = False,
    ) -> None:
        super().__init__(name, CONSTRUCT, faction, cost, honor, copies, IN_CENTER_DECK)
        self.say(abilities, fate, dreamborn, False)
        self.turn_into(transforms, into)


class Monster(Card):
    """A card that is defeated for its reward."""

    def __init__(
        self,
        name: str,
        power: int = 0,
        copies: int = 1,
        home: int = IN_CENTER_DECK,
        reward: Sequence[Effect] = (),
        fate: Sequence[Effect] = (),
        trophy: Ability | None = None,
        bargain: Ability | None = None,
        transforms: Transform | None = None,
        into: Card | None = None,
        unbanishable: bool = False,
    ) -> None:
        super().__init__(name, MONSTER, 0, power, 0, copies, home)
        self.reward = tuple(reward)
        self.say((), fate, False, False)
        self.turn_into(transforms, into)
        self.stays_aside = into is not None
        self.trophy = trophy
        self.bargain = bargain
        self.unbanishable = unbanishable


class Treasure(Card):
    """A card that lies under cards of the center row and is played like a hero."""

    def __init__(
        self,
        name: str,
        copies: int = 1,
        home: int = IN_CENTER_DECK,
        play: Sequence[Effect] = (),
        fate: Sequence[Effect] = (),
    ) -> None:
        super().__init__(name, TREASURE, 0, 0, 0, copies, home)
        self.play = tuple(play)
        self.say((), fate, False, False)
