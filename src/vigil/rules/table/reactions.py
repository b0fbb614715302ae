"""Reactions: what a player's cards do about something that has happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from vigil.rules.kernel import verbs
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.effect import ORDERING, Effect, Task, push
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.state import State
from vigil.rules.table.active import Active, active
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
class InOrder(Effect):
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

    def asks(self) -> bool:
        return True

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


def announce(game: State, seat: i64, happening: i64, face: i64, zone: i64) -> None:
    """Tell a player's cards that something has happened."""
    if game.players[seat].watch & happening:
        react(game, listeners(game, seat, happening, face, zone))
