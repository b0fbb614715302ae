"""Triggers: what an ability can react to."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from vigil.language.selectors import BASIC_HEROES, FROM, Selector
from vigil.rules.kernel import ability
from vigil.rules.kernel.card import Card
from vigil.rules.kernel.state import State
from vigil.rules.kernel.value import Value
from vigil.wording.parts import ARTICLE, Keyword
from vigil.wording.words import YOUR, Words, say, you


class Trigger(Value):
    """Something that can happen to a card."""

    def clause(self) -> Words:
        """What happens: "you play a Hero"."""
        raise NotImplementedError

    def words(self) -> Words:
        """When it happens, as the beginning of a sentence."""
        if self.first_only():
            return say("the first time", self.clause(), "each turn")
        return say("when", self.clause())

    def every_time(self) -> Words:
        """The same for something that can happen again and again."""
        return self.words() if self.first_only() else say("whenever", self.clause())

    def words_this_turn(self, once: bool) -> Words:
        """The same for something that holds for this turn."""
        if self.first_only():
            return say("the first time", self.clause(), "this turn")
        if once:
            return say("the next time", self.clause(), "this turn")
        return say("this turn,", self.every_time())

    def words_now(self, once: bool) -> Words:
        """The same for something that is still to come this turn."""
        if self.first_only():
            return self.words_this_turn(once)
        return say("the next time" if once else "whenever", self.clause())

    def first_only(self) -> bool:
        """Whether it is only the first time in a turn."""
        return False

    def includes(self, card: Card) -> bool:
        """Whether it can be that very card to which it happens, if that says it."""
        return False

    def happening(self) -> i64:
        """What kind of happening it is."""
        raise NotImplementedError

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        """Whether something that happened to a card is what it waits for."""
        raise NotImplementedError


@dataclass(frozen=True)
class Plays(Trigger):
    """The player plays such a hero; perhaps only the first of them in a turn."""

    cards: Selector
    first: bool = False

    def clause(self) -> Words:
        return say(you("play"), self.cards.one())

    def words_now(self, once: bool) -> Words:
        if self.first:
            return super().words_now(once)
        later = say(you("play"), self.cards.other.one())  # the card that waits for it was played before
        return say("the next time" if once else "whenever", later)

    def first_only(self) -> bool:
        return self.first

    def happening(self) -> i64:
        return ability.HERO_PLAYED

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        if not self.cards.last_played(game, seat):
            return False
        return not self.first or self.cards.count_played(game, seat, source) == 1


@dataclass(frozen=True)
class PlaysBasic(Trigger):
    """The player plays a hero that belongs to the always-available stacks, before anything reacts to it."""

    def clause(self) -> Words:
        return say(you("play"), ARTICLE, BASIC_HEROES)

    def happening(self) -> i64:
        return ability.FACTION_NAMED

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        return face in game.setup.stacks


@dataclass(frozen=True)
class EntersPlay(Trigger):
    """Such a construct enters play under the player's control, the one that says it included."""

    cards: Selector

    def clause(self) -> Words:
        return say(self.cards.one(), "enters play under", YOUR, "control")

    def includes(self, card: Card) -> bool:
        return self.cards.may_be(card)

    def happening(self) -> i64:
        return ability.ENTERED_PLAY

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        return self.cards.matches(game, seat, face)


@dataclass(frozen=True)
class ThisEntersPlay(Trigger):
    """The construct itself enters play."""

    def clause(self) -> Words:
        return say("this enters play")

    def every_time(self) -> Words:
        return self.words()

    def happening(self) -> i64:
        return ability.THIS_ENTERED

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        return True


@dataclass(frozen=True)
class Acquires(Trigger):
    """The player acquires such a card."""

    cards: Selector

    def clause(self) -> Words:
        return say(you("acquire"), self.cards.one(FROM))

    def happening(self) -> i64:
        return ability.ACQUIRED

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        if self.cards.zones and not zone & self.cards.zones:
            return False
        return self.cards.matches(game, seat, face)


@dataclass(frozen=True)
class Defeats(Trigger):
    """The player defeats such a monster; perhaps only the first of them in a turn."""

    cards: Selector
    first: bool = False

    def clause(self) -> Words:
        return say(you("defeat"), self.cards.one())

    def first_only(self) -> bool:
        return self.first

    def happening(self) -> i64:
        return ability.DEFEATED

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        if self.cards.zones and not zone & self.cards.zones:
            return False
        return not self.first or game.row_defeats == 0


@dataclass(frozen=True)
class ThisBanished(Trigger):
    """The card itself is banished from its owner's hand or discard pile."""

    def clause(self) -> Words:
        return say("this is", Keyword("Banish", "banished"), "from", YOUR, "hand or discard pile")

    def every_time(self) -> Words:
        return self.words()

    def happening(self) -> i64:
        return ability.THIS_BANISHED

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        return True


@dataclass(frozen=True)
class TurnEnds(Trigger):
    """The player's own turn ends, and the new hand is drawn."""

    def words(self) -> Words:
        return say("at the end of", YOUR, "turn")

    def every_time(self) -> Words:
        return self.words()

    def happening(self) -> i64:
        return ability.TURN_ENDED

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        return True


@dataclass(frozen=True)
class TurnBegins(Trigger):
    """The player's own turn begins."""

    def words(self) -> Words:
        return say("at the start of", YOUR, "turn")

    def every_time(self) -> Words:
        return self.words()

    def happening(self) -> i64:
        return ability.TURN_BEGAN

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        return True
