"""Effects, what a card makes happen, and tasks, the effects that wait in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from vigil.rules.kernel.cards import NONE
from vigil.rules.kernel.value import Value
from vigil.wording.parts import Verb
from vigil.wording.sentences import Sentence
from vigil.wording.words import Words, say

if TYPE_CHECKING:
    from vigil.rules.kernel.asking import AskingEffect
    from vigil.rules.kernel.state import State

SO_ONCE_MORE: Final = say(Verb("do"), "so once more")


class Effect(Value):
    """What a card makes happen. A value: it holds what is printed, never how far it has come."""

    def words_after(self, said: tuple[Effect, ...]) -> Words:
        """The effect as a clause after what a card has said before: "draw another card"."""
        return SO_ONCE_MORE if self in said else self.words()

    def instead_of(self, other: Effect) -> Words:
        """The effect as a clause where it replaces another that was said before."""
        return say(self.words(), "instead")

    def infinitive(self, said: tuple[Effect, ...] = ()) -> Words:
        """The effect after "to": "spend 1 insight to draw a card"."""
        return self.words_after(said)

    def sentences(self, said: tuple[Effect, ...] = ()) -> list[Sentence]:
        """The effect as it stands on a card, after others: one sentence, or several where it needs them."""
        return [Sentence(self.words_after(said), self)]

    def leads_to(self) -> tuple[Effect, ...]:
        """Effects that it leaves for later and that are not among its own fields."""
        return ()

    def keeps(self, shape: int) -> int:
        """What its own tasks can look like if the first of them has this shape (see `shape`)."""
        return shape

    def hands_on(self, shape: int) -> int:
        """What the tasks of the effects that follow from it can look like, where its own has this shape."""
        return shape

    def amiss(self, game: State, task: Task) -> str:
        """What is wrong with a task that a document has for it; nothing if play could lead there."""
        return ""

    def traces(self) -> i64:
        """What it leaves on the table that only some cards do: bits of `table_traces`."""
        return 0

    def asking(self) -> AskingEffect | None:
        """The effect itself, if it leaves something to a player."""
        return None

    def instant(self) -> bool:
        """Whether it is over at once, without a question and without further tasks."""
        return False

    def commutes(self) -> bool:
        """Whether it makes no difference if it comes before or after any other of which this is true."""
        return False

    def possible(self, game: State, task: Task) -> bool:
        """Whether it would find what it needs: a price that can be paid, a card to be picked."""
        return True

    def resolve(self, game: State, task: Task) -> None:
        """Carry the effect out."""
        raise NotImplementedError


@final
@mypyc_attr(free_list_len=1)
class Task:
    """An effect waiting to be carried out, and what it refers to."""

    def __init__(self, effect: Effect, player: i64, source: i64) -> None:
        self.effect = effect
        self.player = player  # who does it, and decides
        self.seat = player  # whose cards it is about
        self.source = source  # the card it comes from
        self.it: i64 = -1  # the card last picked, or the one that set it off
        self.zone: i64 = 0  # where that card was
        self.number: i64 = 0  # a count that the effect keeps
        self.noted = NONE  # cards or seats that the effect remembers
        self.named: i64 = -1  # the card that the player has named

    def to(self, effect: Effect) -> Task:
        """The same task with another effect."""
        task = Task(effect, self.player, self.source)
        task.seat = self.seat
        task.it = self.it
        task.zone = self.zone
        task.number = self.number
        task.noted = self.noted
        task.named = self.named
        return task


def carry_out(game: State, effects: tuple[Effect, ...], task: Task) -> None:
    """Carry effects out in order; from the first one that needs time on, they become tasks."""
    count: i64 = len(effects)
    done: i64 = 0
    waiting: i64 = len(game.pending)
    while done < count:
        effect = effects[done]
        if not effect.instant():
            break
        effect.resolve(game, task)
        done += 1
        if game.setup.would and len(game.pending) > waiting:  # something may happen instead of it
            for number in range(done, count):
                game.pending.insert(waiting, task.to(effects[number]))
            return
    while count > done:
        count -= 1
        game.pending.append(task.to(effects[count]))


def carry_out_one(game: State, effect: Effect, task: Task) -> None:
    """Carry one effect out, or let it wait as a task."""
    if effect.instant():
        effect.resolve(game, task)
    else:
        game.pending.append(task.to(effect))


def comes_next(game: State, task: Task) -> bool:
    """Whether nothing else is done before a task."""
    return len(game.pending) > 0 and game.pending[-1] is task


def push(game: State, tasks: list[Task]) -> None:
    """Let tasks wait so that the first is carried out first."""
    number = len(tasks)
    while number > 0:
        number -= 1
        game.pending.append(tasks[number])
