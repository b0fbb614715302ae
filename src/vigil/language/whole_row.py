"""Taking all such cards of the center row at once, without paying."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vigil.language.free_cards import ACQUIRE_OR_DEFEAT, FREE, THEM, free_goals, put_there, where_to
from vigil.language.selectors import Selector
from vigil.rules.actions.redirects import settle_place
from vigil.rules.actions.take_all import take_all
from vigil.rules.kernel.asking import AskingEffect
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import put
from vigil.rules.kernel.effect import Effect, Task, comes_next
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.shape import A_CARD, A_PLACE, CARD, GOALS, NOTES, NUMBER, becomes
from vigil.rules.kernel.state import State
from vigil.rules.kernel.zones import CENTER_DECK, CENTER_ROW, DECK, DISCARD, HAND, PLAY, TEAMMATE, THE_VOID
from vigil.rules.moves import ACQUIRES, DEFEATS
from vigil.wording.parts import Verb
from vigil.wording.prompts import Prompt
from vigil.wording.words import Words, say

GOALS_OF_ALL: Final = (DISCARD, HAND, DECK, THE_VOID, CENTER_DECK)  # where any card can go


@dataclass(frozen=True)
class TakeAll(Effect):
    """Acquire or defeat all such cards of the center row without paying.

    First it is settled where each acquired card goes, the nearest to the center deck first; the row is
    full while that is asked (OUR-8). Then all leave together (ROV-71).
    """

    target: Selector
    to: int = DISCARD

    def words(self) -> Words:
        return say(self.take_words(), "without paying their costs", put_there(THEM, self.to))

    def instead_of(self, other: Effect) -> Words:
        return say(self.take_words(), put_there(THEM, self.to), "instead")

    def take_words(self) -> Words:
        """What is done to which cards."""
        return say(self.verb(), "all", self.target.all())

    def verb(self) -> Words:
        """What is done to the cards, as far as their kinds are known."""
        if self.target.all_fought:
            return say(Verb("defeat"))
        if self.target.none_fought:
            return say(Verb("acquire"))
        return ACQUIRE_OR_DEFEAT

    def leads_to(self) -> tuple[Effect, ...]:
        return (TakeTo(self.target, self.to),)

    def hands_on(self, shape: int) -> int:
        return becomes(becomes(becomes(shape, CARD, A_CARD), NUMBER, A_PLACE), NOTES, GOALS)

    def resolve(self, game: State, task: Task) -> None:
        settle_places(game, task, self.target, self.to)


@dataclass(frozen=True)
class TakeTo(AskingEffect):
    """Choose where one of all such cards goes, before any of them is taken."""

    target: Selector
    to: int = DISCARD

    def words(self) -> Words:
        return say(ACQUIRE_OR_DEFEAT, "it", FREE)

    def question(self, setup: Setup, task: Task, said: tuple[Effect, ...]) -> Prompt:
        return where_to(setup, task)

    def leads_to(self) -> tuple[Effect, ...]:
        return (TakeOthers(self.target, self.to),)

    def amiss(self, game: State, task: Task) -> str:
        if not comes_next(game, task):
            return "everything else waits until it is settled where that card goes"
        places = places_to_acquire(game, task, self.target)
        if task.number not in places or game.center_row[task.number] != task.it:
            return "that card is not one to be taken from there"
        return goals_amiss(game, task, [place for place in places if place < task.number])

    def moves(self, game: State, task: Task) -> list[Move]:
        goals = free_goals(game, task, task.it, self.to)
        return [ACQUIRES.moves(CENTER_ROW, goal).of(task.it) for goal in goals]

    def answer(self, game: State, task: Task, move: Move) -> None:
        others = task.to(TakeOthers(self.target, self.to))
        others.noted = put(task.noted, -move.to)
        game.pending.append(others)
        question = settle_place(game, task.player, move, self.to)
        if question is not None:
            game.pending.append(question)


@dataclass(frozen=True)
class TakeOthers(Effect):
    """Go on with the cards for which it is not settled yet where they go."""

    target: Selector
    to: int = DISCARD

    def words(self) -> Words:
        return say(ACQUIRE_OR_DEFEAT, "the others", FREE)

    def amiss(self, game: State, task: Task) -> str:
        places = places_to_acquire(game, task, self.target)
        return goals_amiss(game, task, places[: len(goals_of(task))])

    def resolve(self, game: State, task: Task) -> None:
        settle_places(game, task, self.target, self.to)


def settle_places(game: State, task: Task, target: Selector, to: int) -> None:
    """Ask where the next card goes; take them all once that is settled for each of them."""
    goals = goals_of(task)
    noted = task.noted
    moves: list[Move] = []
    for place in places_to_take(game, task, target):
        face = game.center_row[place]
        if FACES[face].fought:
            moves.append(DEFEATS.moves(CENTER_ROW).of(face).at(place))
            continue
        if goals:
            moves.append(ACQUIRES.moves(CENTER_ROW, goals.pop(0)).of(face).at(place))
            continue
        open_to = free_goals(game, task, face, to)
        if len(open_to) > 1:
            asked = task.to(TakeTo(target, to))
            asked.it = face
            asked.number = place
            asked.noted = noted
            game.pending.append(asked)
            return
        noted = put(noted, -open_to[0])
        moves.append(ACQUIRES.moves(CENTER_ROW, open_to[0]).of(face).at(place))
        settle_place(game, task.player, moves[-1], to)  # with a single goal there is nothing to ask
    take_all(game, task.player, moves)


def places_to_take(game: State, task: Task, target: Selector) -> list[int]:
    """The places of the cards that are taken, the nearest to the center deck first."""
    return [
        place
        for place in range(len(game.center_row))
        if game.center_row[place] != task.source  # OUR-17
        and target.matches_at(game, task.player, game.center_row[place], place)
    ]


def places_to_acquire(game: State, task: Task, target: Selector) -> list[int]:
    """Those of them whose cards are acquired, not defeated."""
    places = places_to_take(game, task, target)
    return [place for place in places if not FACES[game.center_row[place]].fought]


def goals_of(task: Task) -> list[int]:
    """Where cards go, as far as it is settled; before these a task notes the cards it copies."""
    return [-number for number in task.noted if number < 0]


def goals_amiss(game: State, task: Task, places: list[int]) -> str:
    """What is wrong with the goals of a document for the cards at some places."""
    goals = goals_of(task)
    if len(goals) != len(places):
        return "it is not settled where the cards nearer to the center deck go"
    for goal, place in zip(goals, places, strict=True):
        to_play = goal == PLAY and FACES[game.center_row[place]].stays
        to_teammate = goal == TEAMMATE and game.setup.team
        if goal not in GOALS_OF_ALL and not to_play and not to_teammate:
            return "a card would go where it cannot go"
    return ""
