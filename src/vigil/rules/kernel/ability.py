"""Abilities: what a card does while it is in play, or for the rest of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from vigil.rules.kernel.value import Value
from vigil.rules.kernel.zones import NOWHERE, PLAY
from vigil.wording.words import Words, say

if TYPE_CHECKING:
    from vigil.rules.kernel.card import Card
    from vigil.rules.kernel.cards import Cards
    from vigil.rules.kernel.effect import Effect, Task
    from vigil.rules.kernel.happening import Happening
    from vigil.rules.kernel.state import State

# What an ability can wait for or change; a player's watch is the sum of what is in play.
HERO_PLAYED: Final = 1
ENTERED_PLAY: Final = 2
ACQUIRED: Final = 4
DEFEATED: Final = 8
TURN_BEGAN: Final = 16
REDIRECTS: Final = 32
DISCOUNTS: Final = 64
ACTIVATED: Final = 128
FACTION_NAMED: Final = 256  # a hero just played gets a faction before anything else reacts to it
ARRIVES: Final = 512  # says where the card itself goes when it is acquired
THIS_ENTERED: Final = 1024  # the construct itself enters play
# Above these come the bits of `happening`: what is about to happen. Then:
THIS_BANISHED: Final = 1 << 18  # the card itself is banished from its owner's hand or discard pile
TURN_ENDED: Final = 1 << 19
TAKES_MONSTERS: Final = 1 << 20  # its controller may acquire monsters they defeat

# What an ability says of its own card, wherever that is: bits of a card's `marks`.
UNBANISHABLE: Final = 1  # it cannot be banished from the center row
UNCOPYABLE: Final = 2  # no other card can do what it does
SCORES: Final = 4  # at the end of the game it is worth more than is printed on it
NAMES_FACTION: Final = 8  # it has its faction only once it has named one
KEPT: Final = 16  # defeated, it stays before the player to the end; no trophy
MINDS_NEIGHBOURS: Final = 32  # its Fate and its reward remember the place it had in the center row

# What a player can be allowed for the rest of a turn: bits of `permits`.
HONOR_DOUBLED: Final = 1  # honor from other cards counts twice
RUNES_AS_POWER: Final = 2  # runes can be spent as power
VOID_OPEN: Final = 4  # monsters in the void can be defeated

UNLIMITED: Final = -1


class Ability(Value):
    """Something a card can do beyond its play effect and its reward."""

    def words(self) -> Words:
        """The ability as a sentence without its full stop."""
        raise NotImplementedError

    def words_this_turn(self, once: bool, said: tuple[Effect, ...] = ()) -> Words:
        """The same as something that holds for this turn, once or without limit, after what was said."""
        return say("this turn,", self.words())

    def words_on(self, card: Card) -> Words:
        """The same as a card says it of itself."""
        return self.words()

    def words_now(self, amount: i64, once: bool) -> Words:
        """The same as it holds now, once or without limit, by an amount fixed when it began."""
        return self.words()

    def watch(self) -> i64:
        """What it waits for or changes: one of the constants above."""
        return 0

    def watch_in(self, zone: i64) -> i64:
        """The same while its card lies in one of its owner's zones; most abilities work in play only."""
        return self.watch() if zone == PLAY else 0

    def bare(self) -> Ability:
        """The ability itself, without the place in which it works."""
        return self

    def marks(self) -> i64:
        """What it says of its own card, wherever that is: one of the constants above."""
        return 0

    def score(self, owned: Cards) -> i64:
        """The honor that its card scores besides what is printed on it, among the cards of its owner."""
        return 0

    def treats(self) -> i64:
        """Factions that every construct of its controller counts as."""
        return 0

    def counts(self) -> i64:
        """As how many constructs its card counts."""
        return 1

    def once(self) -> bool:
        """Whether it works once per turn only."""
        return False

    def needs_energy(self) -> bool:
        """Whether it stands on an Energize line."""
        return False

    def hears(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        """Whether it reacts to what has just happened to a card that was in a zone."""
        return False

    def usable(self, game: State, seat: i64, source: i64, energized: bool) -> bool:
        """Whether its controller can use it now."""
        return False

    def use(self, game: State, task: Task) -> None:
        """Pay what it costs and carry it out."""
        raise NotImplementedError

    def price(self) -> Effect | None:
        """What it costs to use it."""
        return None

    def effect(self) -> Effect:
        """What it makes happen."""
        raise NotImplementedError

    def destination(self, game: State, seat: i64, face: i64, zone: i64, energized: bool) -> i64:
        """Where it lets an acquired card go, NOWHERE if it does not apply."""
        return NOWHERE

    def replaces(self, game: State, seat: i64, source: i64, happening: Happening) -> bool:
        """Whether it can put something in the place of what is about to happen."""
        return False

    def replacement(self) -> Effect:
        """What asks its controller for it, or does it."""
        raise NotImplementedError

    def leads_to(self) -> tuple[Effect, ...]:
        """Effects that it leaves for later and that are not among its own fields."""
        return ()

    def optional(self) -> bool:
        """Whether its controller may decline it."""
        return False

    def discount(self, game: State, seat: i64, face: i64, place: i64) -> i64:
        """By how much it lowers the cost of a card."""
        return 0


class Transform(Value):
    """When a card turns into its other side."""

    def words(self) -> Words:
        """When, as a sentence without its full stop; nothing where the reward says it."""
        raise NotImplementedError

    def before_play(self) -> bool:
        """Whether the card can transform while it is in hand."""
        return False

    def on_play(self, game: State, seat: i64, face: i64) -> bool:
        """Whether it transforms instead of being played."""
        return False

    def in_hand(self, game: State, seat: i64, face: i64) -> bool:
        """Whether it transforms in hand now."""
        return False

    def in_play(self, game: State, seat: i64, face: i64) -> bool:
        """Whether it transforms in play now."""
        return False


@final
class Lasting:
    """An ability that holds for this turn: how many uses are left, and a number fixed when it began."""

    def __init__(self, ability: Ability, source: i64, left: i64, amount: i64) -> None:
        self.ability = ability
        self.source = source
        self.left = left
        self.amount = amount

    def with_uses(self, left: i64) -> Lasting:
        """The same with so many uses left."""
        return Lasting(self.ability, self.source, left, self.amount)
