"""Reactions: what a player's cards do about something that has happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from vigil.rules.kernel import verbs
from vigil.rules.kernel.ability import UNLIMITED
from vigil.rules.kernel.askers import looks_at_it
from vigil.rules.kernel.asking import ORDERING, AskingEffect
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import NONE, pack
from vigil.rules.kernel.effect import Effect, Task, carry_out_one, push
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.shape import CARDS_COPIED, NOTES, NOTHING_NOTED, becomes
from vigil.rules.kernel.state import State
from vigil.rules.table.active import Active, active
from vigil.wording.parts import Verb
from vigil.wording.prompts import Prompt
from vigil.wording.reader import Reader
from vigil.wording.words import Words, say

SILENCE: Final[list[Task]] = []  # shared, so nobody may add to what was heard


def listeners(game: State, seat: i64, happening: i64, face: i64, zone: i64) -> list[Task]:
    """What a player's cards will do about something, as tasks; their uses are spent here."""
    player = game.players[seat]
    if not player.watch & happening:
        return SILENCE
    heard: list[Task] = []
    for found in active(player, happening):
        if found.ability.hears(game, seat, found.source, face, zone):
            found.spend(player)
            heard.append(reaction(found.ability.effect(), seat, found.source, face, zone))
    return heard


def hearing(game: State, seat: i64, happening: i64, face: i64, zone: i64) -> list[Active]:
    """A player's abilities that would react to something now."""
    found = active(game.players[seat], happening)
    return [each for each in found if each.ability.hears(game, seat, each.source, face, zone)]


def react_too(game: State, seat: i64, happening: i64, face: i64, zone: i64, heard: list[Active]) -> None:
    """Let those abilities react that would not have reacted when others were told of the same."""
    told = [(each.place, each.number) for each in heard]
    tasks: list[Task] = []
    for late in hearing(game, seat, happening, face, zone):
        if (late.place, late.number) not in told:
            late.spend(game.players[seat])
            tasks.append(reaction(late.ability.effect(), seat, late.source, face, zone))
    react(game, tasks)


def reaction(effect: Effect, seat: i64, source: i64, face: i64, zone: i64) -> Task:
    """The task of a reaction to something that happened to a card."""
    task = Task(effect, seat, source)
    task.it = face
    task.zone = zone
    return task


def react(game: State, tasks: list[Task]) -> None:
    """Let reactions wait; where the rulebook leaves their order open, the player chooses it (RU-Q18)."""
    push(game, tasks)
    if game.setup.reactions_in_any_order and len(tasks) > 1:
        order = Task(InOrder(), tasks[0].player, tasks[0].source)
        order.number = len(tasks)
        game.pending.append(order)


@dataclass(frozen=True)
class InOrder(AskingEffect):
    """Choose which of the reactions that wait just below comes first."""

    def words(self) -> Words:
        return say("whose effect comes first?")

    def amiss(self, game: State, task: Task) -> str:
        place = [number for number, other in enumerate(game.pending) if other is task]
        if not place or not 2 <= task.number <= place[0]:
            return "it has nothing to put in order"
        below = game.pending[place[0] - task.number : place[0]]
        same = [other for other in below if other.player == task.player and other.source >= 0]
        return "" if len(same) == len(below) else "it puts in order what is of others"

    def question(self, setup: Setup, task: Task, said: tuple[Effect, ...]) -> Prompt:
        return Prompt(self.words(), Reader(setup.names, task.player))

    def kind(self) -> str:
        return ORDERING

    def moves(self, game: State, task: Task) -> list[Move]:
        found: list[Move] = []
        last = len(game.pending) - 1
        waiting = game.pending[last - task.number : last]
        alike = all(other.effect.commutes() for other in waiting)  # then any order will do
        for number in range(1 if alike else task.number):
            source = game.pending[last - 1 - number].source
            move = Move(verbs.ORDER, f"first {FACES[source].name}", source, number=number)
            if move not in found:
                found.append(move)
        return found

    def answer(self, game: State, task: Task, move: Move) -> None:
        chosen = game.pending.pop(len(game.pending) - 1 - move.number)
        if task.number > 2:
            rest = task.to(self)
            rest.number = task.number - 1
            game.pending.append(rest)
        game.pending.append(chosen)


# Several happenings at once


@final
class Hearing:
    """An ability that hears of several happenings at once, and the cards to which they happened."""

    def __init__(self, found: Active, zone: i64) -> None:
        self.found = found
        self.zone = zone
        self.faces: list[int] = []


def hear_another(game: State, seat: i64, happening: i64, face: i64, zone: i64, heard: list[Hearing]) -> None:
    """Note which of a player's abilities hear of something besides what they have heard; none is used yet."""
    for found in hearing(game, seat, happening, face, zone):
        known: Hearing | None = None
        for other in heard:
            if other.found.place == found.place and other.found.number == found.number:
                known = other
        if known is None:
            known = Hearing(found, zone)
            heard.append(known)
        known.faces.append(face)


def reactions_to_all(game: State, seat: i64, heard: list[Hearing]) -> list[Task]:
    """What abilities do about what they have heard, in the order of playing (DEL-R35); uses are spent here.

    One that works less often than it hears of something reacts to what comes first, or to a card of the
    player's choice where that matters (RU-Q18).
    """
    player = game.players[seat]
    tasks: list[Task] = []
    for _, number in sorted([(each.found.order(player), at) for at, each in enumerate(heard)]):
        told = heard[number]
        uses = told.found.uses(player)
        often = len(told.faces) if uses == UNLIMITED else min(uses, len(told.faces))
        effect = told.found.ability.effect()
        for face in told.faces[:often]:
            told.found.spend(player)
            tasks.append(reaction(effect, seat, told.found.source, face, told.zone))
        if often == 1 and len(set(told.faces)) > 1 and looks_at_it(effect):
            tasks[-1].effect = ReactToOne(effect)
            tasks[-1].noted = pack(told.faces)
    return tasks


@dataclass(frozen=True)
class ReactToOne(AskingEffect):
    """Choose to which of several cards an ability reacts that does so once only."""

    effect: Effect

    def words(self) -> Words:
        return say(Verb("choose"), "the card it is for")

    def keeps(self, shape: int) -> int:
        return becomes(shape, NOTES, CARDS_COPIED)

    def hands_on(self, shape: int) -> int:
        return becomes(shape, NOTES, NOTHING_NOTED)

    def amiss(self, game: State, task: Task) -> str:
        return "" if len(set(task.noted)) > 1 else "there are not several cards to choose from"

    def moves(self, game: State, task: Task) -> list[Move]:
        return [
            Move(verbs.CHOOSE, f"choose {FACES[face].name}", number=number)
            for number, face in enumerate(dict.fromkeys(task.noted))
        ]

    def answer(self, game: State, task: Task, move: Move) -> None:
        chosen = task.to(self.effect)
        chosen.it = list(dict.fromkeys(task.noted))[move.number]
        chosen.noted = NONE
        carry_out_one(game, self.effect, chosen)
