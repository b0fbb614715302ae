"""Effects that ask: what a player can choose from, and what comes of the answer."""

from __future__ import annotations

from typing import Final

from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.effect import Effect, Task
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.state import State
from vigil.wording.parts import OWNER
from vigil.wording.prompts import Prompt
from vigil.wording.reader import Reader
from vigil.wording.words import Words, say

# Kinds of decisions.
TURN: Final = "turn"  # the main decision of a turn
PICK: Final = "card"  # a card to do something to
OPTION: Final = "option"  # one of several effects, or an effect that can be declined
BIDDING: Final = "bid"
FACTION: Final = "faction"
RIVALS: Final = "opponent"
ORDERING: Final = "order"  # which of several effects comes first
NAMING: Final = "name"  # any card of the game, by its name
DECISIONS: Final = (TURN, PICK, OPTION, BIDDING, FACTION, RIVALS, ORDERING, NAMING)


class AskingEffect(Effect):
    """An effect that leaves something to a player: it is carried out by an answer, and does not resolve."""

    def asking(self) -> AskingEffect | None:
        return self

    def moves(self, game: State, task: Task) -> list[Move]:
        """What the player can choose from."""
        raise NotImplementedError

    def answer(self, game: State, task: Task, move: Move) -> None:
        """Carry the effect out with what the player chose."""
        raise NotImplementedError

    def kind(self) -> str:
        """What kind of decision it asks for."""
        return OPTION

    def question(self, setup: Setup, task: Task, said: tuple[Effect, ...]) -> Prompt:
        """What the player is asked, in parts, after what the card has said before."""
        words = self.words_after(said)
        if task.seat >= 0 and task.seat != task.player:
            words = words.speaking_of(OWNER, task.seat)
        asker = FACES[task.source].name if task.source >= 0 else ""
        return Prompt(words, Reader(setup.names, task.player), asker)

    def option_words(self, move: Move, said: tuple[Effect, ...]) -> Words:
        """One of the options it offers, in parts, after what its card has said before."""
        return say(move.text)

    def times_done(self, task: Task) -> int:
        """How often it was done already, where it can be done several times."""
        return 0


def asking_effect(task: Task) -> AskingEffect:
    """The effect of a task on which a player decides."""
    effect = task.effect.asking()
    assert effect is not None
    return effect


def kind_of(effect: Effect) -> str:
    """The kind of the decision whether something is done: what it asks for itself, or yes or no."""
    asking = effect.asking()
    return OPTION if asking is None else asking.kind()
