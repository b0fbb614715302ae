"""Printed cards: one class for each kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigil.language.abilities import Activated
from vigil.language.choices import CountAsNamed, EachPlayer
from vigil.language.effects import Gain
from vigil.language.keywords import HoldAuction
from vigil.language.selectors import Selector
from vigil.language.standing import While
from vigil.language.text import sentences
from vigil.language.transforms import TransformToHand, WhenPlayed
from vigil.rules.kernel import card as kernel
from vigil.rules.kernel.ability import MINDS_NEIGHBOURS, NAMES_FACTION, UNBANISHABLE, Ability, Transform
from vigil.rules.kernel.askers import effects_in, parts
from vigil.rules.kernel.card import IN_CENTER_DECK
from vigil.rules.kernel.card_kind import CONSTRUCT, HERO, MONSTER, TREASURE
from vigil.rules.kernel.effect import Effect
from vigil.rules.kernel.identity import FACTS, SUMMED_UP
from vigil.rules.kernel.value import Value
from vigil.rules.kernel.zones import DISCARD
from vigil.wording.parts import NAMESAKE, OTHER_SIDE, CardName, Keyword
from vigil.wording.sentences import CardLine, Sentence
from vigil.wording.words import Words, optional, say


class WordedCard(kernel.Card):
    """A printed card with its text."""

    def __init__(
        self, name: str, kind: int, faction: int, cost: int, honor: int, copies: int, home: int
    ) -> None:
        super().__init__(name, kind, faction, cost, honor, copies, home)
        self.told: tuple[CardLine, ...] | None = None  # its lines, once they have been made

    def say(
        self, abilities: Sequence[Ability], fate: Sequence[Effect], dreamborn: bool, auction: bool
    ) -> None:
        """Take over what the card says besides its play effect or reward."""
        self.abilities = tuple(abilities)
        for ability in self.abilities:
            self.marks |= ability.marks()
            self.watch |= ability.watch()
            self.watch_in_discard |= ability.watch_in(DISCARD)
            self.treats |= ability.treats()
            self.counts = max(self.counts, ability.counts())
        self.fate = tuple(fate)
        self.dreamborn = dreamborn
        if dreamborn:  # DEL-21, DEL-22
            self.fate = (EachPlayer(Gain(insight=1)),)
            self.acquired = (Gain(insight=1),)
        if auction:
            self.fate = (HoldAuction(),)
        if minds_neighbours((self.fate, self.reward)):
            self.marks |= MINDS_NEIGHBOURS

    def turn_into(self, transform: Transform | None, into: WordedCard | None) -> None:
        """Take over the card's other side."""
        self.transform = transform
        self.into = into
        if into is not None:
            into.copies = 0

    def reprint(self) -> WordedCard:
        """The same card once more, without a face."""
        twin = WordedCard(
            self.name, self.kind_bit, self.faction_bits, self.cost, self.honor, self.copies, self.home
        )
        for fact in (*FACTS, *SUMMED_UP):
            setattr(twin, fact, getattr(self, fact))
        twin.into = None if self.into is None else self.into.reprint()
        return twin

    @property
    def reward_honor(self) -> int:
        """The honor its reward always gives, independent of the table."""
        gains = [effect for effect in self.reward if isinstance(effect, Gain)]
        return sum([gain.honor for gain in gains if gain.per is None])

    @property
    def auctioned(self) -> bool:
        """Whether players bid for its play effect when it enters the center row."""
        return any(isinstance(effect, HoldAuction) for effect in self.fate)

    @property
    def lines(self) -> tuple[CardLine, ...]:
        """What the card does, told by its effects, a line for each thing."""
        if self.told is None:
            own = self.own()
            lines = [*self.before_play(), *self.in_play(), *self.afterwards()]
            self.told = tuple([line.on_card(own) for line in lines])
        return self.told

    def own(self) -> dict[int, Words]:
        """What its lines call by the names of the card."""
        own = {NAMESAKE.what: say(CardName(self.name))}
        if self.into is not None:
            own[OTHER_SIDE.what] = say(CardName(self.into.name))
        return own

    def before_play(self) -> list[CardLine]:
        """What holds before the card is acquired or played."""
        lines: list[CardLine] = []
        if self.dreamborn:
            lines.append(one(say(Keyword("Dreamborn"))))
        elif self.fate:
            fate = Keyword("Fate Auction" if self.auctioned else "Fate")
            lines.append(CardLine(sentences(self.fate), say(fate)))
        lines += [one(ability.words_on(self), ability) for ability in self.abilities if in_row(ability)]
        if self.bargain is not None:
            lines.append(one(self.bargain.words_on(self), self.bargain))
        if self.transform is not None and self.transform.words():
            lines.append(self.transforming(self.transform))
        return lines

    def transforming(self, transform: Transform) -> CardLine:
        """When it transforms; an ability that lets it do the same in play has no line of its own."""
        in_play = [ability for ability in self.abilities if does_the_same(ability, transform)]
        also = [Sentence(ALSO_IN_PLAY, ability) for ability in in_play]
        return CardLine((Sentence(transform.words(), transform), *also))

    def in_play(self) -> list[CardLine]:
        """What it does when it is played, and while it lies on the table."""
        lines = apart(sentences(self.play))
        for ability in self.abilities:
            if not in_row(ability) and not does_the_same(ability, self.transform):
                lines.append(self.standing(ability))
        return lines

    def standing(self, ability: Ability) -> CardLine:
        """An ability; one that does not work in play says where it does."""
        if isinstance(ability, While):
            return one(ability.ability.words(), ability.ability, ability.heading())
        return one(ability.words_on(self), ability)

    def afterwards(self) -> list[CardLine]:
        """What a monster leaves."""
        lines = [CardLine(sentences(self.reward), say(Keyword("Reward")))] if self.reward else []
        if self.trophy is not None:
            lines.append(one(self.trophy.words(), self.trophy, say(Keyword("Trophy"))))
        return lines


ALSO_IN_PLAY: Final = optional(say("also do so while this is in play"))


def in_row(ability: Ability) -> bool:
    """Whether an ability says what holds of the card in the center row."""
    return ability.marks() & UNBANISHABLE != 0


def names_faction(play: Sequence[Effect]) -> bool:
    """Whether a hero has its faction only once it has named one."""
    return any(isinstance(effect, CountAsNamed) and effect.this for effect in effects_in(tuple(play)))


def minds_neighbours(said: object) -> bool:
    """Whether effects speak of the cards next to their own."""
    if isinstance(said, Selector):
        return said.near is True
    return any(minds_neighbours(part) for part in parts(said))


def does_the_same(ability: Ability, transform: Transform | None) -> bool:
    """Whether an ability does in play what a transform does when the card is played."""
    if not isinstance(ability, Activated) or not isinstance(transform, WhenPlayed):
        return False
    return ability.does == TransformToHand() and ability.condition == transform.condition


def apart(told: tuple[Sentence, ...]) -> list[CardLine]:
    """Sentences in lines: what stands under no heading does not follow one that does."""
    lines: list[CardLine] = []
    for sentence in told:
        if lines and (sentence.clause.under_heading or not lines[-1].sentences[-1].clause.under_heading):
            lines[-1] = CardLine((*lines[-1].sentences, sentence))
        else:
            lines.append(CardLine((sentence,)))
    return lines


def one(clause: Words, tells: Value | None = None, heading: Words | None = None) -> CardLine:
    """A line of one sentence."""
    return CardLine((Sentence(clause, tells),), heading)


class Hero(WordedCard):
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
        transforms: Transform | None = None,
        into: WordedCard | None = None,
        dreamborn: bool = False,
        auction: bool = False,
        reverts: bool = False,
    ) -> None:
        super().__init__(name, HERO, faction, cost, honor, copies, home)
        self.play = tuple(play)
        self.say(abilities, fate, dreamborn, auction)
        self.turn_into(transforms, into)
        self.bargain = bargain
        if names_faction(self.play):
            self.marks |= NAMES_FACTION
        self.reverts = reverts


class Construct(WordedCard):
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
        into: WordedCard | None = None,
        dreamborn: bool = False,
    ) -> None:
        super().__init__(name, CONSTRUCT, faction, cost, honor, copies, IN_CENTER_DECK)
        self.say(abilities, fate, dreamborn, False)
        self.turn_into(transforms, into)


class Monster(WordedCard):
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
        into: WordedCard | None = None,
        abilities: Sequence[Ability] = (),
    ) -> None:
        super().__init__(name, MONSTER, 0, power, 0, copies, home)
        self.reward = tuple(reward)
        self.say(abilities, fate, False, False)
        self.turn_into(transforms, into)
        self.trophy = trophy
        self.bargain = bargain


class Treasure(WordedCard):
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
