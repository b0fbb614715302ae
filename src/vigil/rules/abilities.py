"""Abilities: what a card does while it is in play, or for the rest of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from vigil.rules.moves import Move, option
from vigil.rules.printed import FACES
from vigil.rules.tasks import Effect, Task
from vigil.rules.values import Value
from vigil.rules.zones import NOWHERE
from vigil.wording.parts import Verb
from vigil.wording.words import Words, say

if TYPE_CHECKING:
    from vigil.rules.game import Game

# What an ability can wait for or change; a player's watch is the sum of what is in play.
HERO_PLAYED: Final = 1
ENTERED_PLAY: Final = 2
ACQUIRED: Final = 4
DEFEATED: Final = 8
TURN_BEGAN: Final = 16
REDIRECTS: Final = 32
DISCOUNTS: Final = 64
ACTIVATED: Final = 128
FACTION_NAMED: Final = 256  # a hero just played gets a faction before anything else hears of it
ARRIVES: Final = 512  # says where the card itself goes when it is acquired
THIS_ENTERED: Final = 1024  # the construct itself enters play

# What a player can be allowed for the rest of a turn.
HONOR_DOUBLED: Final = 1
RUNES_AS_POWER: Final = 2
VOID_OPEN: Final = 4

ENERGIZED: Final = 1 << 30  # among the uses of a construct: its Energize abilities work this turn

UNLIMITED: Final = -1


class Ability(Value):
    """Something a card can do beyond its play effect and its reward."""

    def words(self) -> Words:
        """The ability as a sentence without its full stop."""
        raise NotImplementedError

    def words_this_turn(self, once: bool) -> Words:
        """The same as something that holds for this turn, once or without limit."""
        return say("this turn,", self.words())

    def watch(self) -> int:
        """What it waits for or changes: one of the constants above."""
        return 0

    def treats(self) -> int:
        """Factions that every construct of its controller counts as."""
        return 0

    def counts(self) -> int:
        """As how many constructs its card counts."""
        return 1

    def once(self) -> bool:
        """Whether it works once per turn only."""
        return False

    def hears(self, game: Game, seat: int, source: int, face: int, zone: int) -> bool:
        """Whether it reacts to what has just happened to a card that was in a zone."""
        return False

    def usable(self, game: Game, seat: int, source: int, energized: bool) -> bool:
        """Whether its controller can use it now."""
        return False

    def use(self, game: Game, task: Task) -> None:
        """Pay what it costs and carry it out."""
        raise NotImplementedError

    def price(self) -> Effect | None:
        """What it costs to use it."""
        return None

    def effect(self) -> Effect:
        """What it makes happen."""
        raise NotImplementedError

    def destination(self, game: Game, seat: int, face: int, zone: int, energized: bool) -> int:
        """Where it lets an acquired card go, NOWHERE if it has no say."""
        return NOWHERE

    def optional(self) -> bool:
        """Whether its controller may decline it."""
        return False

    def discount(self, game: Game, seat: int, face: int, place: int) -> int:
        """By how much it lowers the cost of a card."""
        return 0


class Transform(Value):
    """When a card turns into its other side."""

    def words(self) -> Words:
        """When, as a sentence without its full stop; nothing where the reward says it."""
        raise NotImplementedError

    def on_play(self, game: Game, seat: int, face: int) -> bool:
        """Whether it transforms instead of being played."""
        return False

    def in_hand(self, game: Game, seat: int, face: int) -> bool:
        """Whether it transforms in hand now."""
        return False

    def in_play(self, game: Game, seat: int, face: int) -> bool:
        """Whether it transforms in play now."""
        return False


class Lasting:
    """An ability that holds for this turn: how often still, and a number fixed when it began."""

    def __init__(self, ability: Ability, source: int, left: int, amount: int) -> None:
        self.ability = ability
        self.source = source
        self.left = left
        self.amount = amount

    def used(self) -> Lasting:
        """The same with one use less."""
        return Lasting(self.ability, self.source, self.left - 1, self.amount)


def listeners(game: Game, seat: int, happening: int, face: int, zone: int) -> list[Task]:
    """What a player's cards will do about something, as tasks; their uses are spent here."""
    player = game.players[seat]
    heard: list[Task] = []
    if not player.watch & happening:
        return heard
    for place in range(len(player.constructs)):
        source = player.constructs[place]
        card = FACES[source]
        if not card.watch & happening:
            continue
        for number in range(len(card.abilities)):
            ability = card.abilities[number]
            if ability.watch() != happening or player.uses[place] >> number & 1:
                continue
            if ability.hears(game, seat, source, face, zone):
                if ability.once():
                    player.uses[place] |= 1 << number
                heard.append(reaction(ability.effect(), seat, source, face, zone))
    for number in range(len(player.lasting)):
        lasting = player.lasting[number]
        ability = lasting.ability
        if ability.watch() != happening or lasting.left == 0:
            continue
        if ability.hears(game, seat, lasting.source, face, zone):
            if lasting.left > 0:
                player.lasting[number] = lasting.used()
            heard.append(reaction(ability.effect(), seat, lasting.source, face, zone))
    return heard


def reaction(effect: Effect, seat: int, source: int, face: int, zone: int) -> Task:
    """The task of a reaction to something that happened to a card."""
    task = Task(effect, seat, source)
    task.it = face
    task.zone = zone
    return task


def push(game: Game, tasks: list[Task]) -> None:
    """Let tasks wait so that the first is carried out first."""
    number = len(tasks)
    while number > 0:
        number -= 1
        game.pending.append(tasks[number])


def react(game: Game, tasks: list[Task]) -> None:
    """Let reactions wait; where the rulebook leaves their order open, the player chooses it (RU-Q18)."""
    push(game, tasks)
    if game.setup.reactions_in_any_order and len(tasks) > 1:
        order = Task(InOrder(), tasks[0].player, tasks[0].source)
        order.number = len(tasks)
        game.pending.append(order)


@dataclass(frozen=True)
class InOrder(Effect):
    """Choose which of the reactions that wait just below comes first."""

    def words(self) -> Words:
        return say(Verb("choose"), "which comes first")

    def asks(self) -> bool:
        return True

    def moves(self, game: Game, task: Task) -> list[Move]:
        found: list[Move] = []
        last = len(game.pending) - 1
        for number in range(task.number):
            waiting = game.pending[last - 1 - number]
            move = option(f"first {FACES[waiting.source].name}", number)
            if move not in found:
                found.append(move)
        return found

    def answer(self, game: Game, task: Task, move: Move) -> None:
        chosen = game.pending.pop(len(game.pending) - 1 - move.number)
        if task.number > 2:
            rest = task.to(self)
            rest.number = task.number - 1
            game.pending.append(rest)
        game.pending.append(chosen)


def announce(game: Game, seat: int, happening: int, face: int, zone: int) -> None:
    """Tell a player's cards that something has happened."""
    if game.players[seat].watch & happening:
        react(game, listeners(game, seat, happening, face, zone))
