"""Where an acquired card can go, and what is used up to let it go there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from vigil.rules.events import Spent
from vigil.rules.kernel import verbs
from vigil.rules.kernel.ability import ARRIVES, REDIRECTS, UNLIMITED
from vigil.rules.kernel.asking import AskingEffect
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import pack
from vigil.rules.kernel.effect import Effect, Task, comes_next
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.shape import CARDS_COPIED, NOTES, becomes
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.zone_words import words_of
from vigil.rules.kernel.zones import DISCARD, EMPTY, NOWHERE, TEAMMATE
from vigil.rules.table.active import Active, active
from vigil.wording.parts import CardName
from vigil.wording.prompts import Prompt
from vigil.wording.reader import Reader
from vigil.wording.words import Words, say

PASSING_ON: Final = 1  # what it costs, in runes, to acquire a card for the teammate (COTG-115)


def destinations(game: State, seat: i64, face: i64, zone: i64, to: i64, spare: i64) -> list[int]:
    """Where an acquired card can go: the place an effect names first, then what abilities offer.

    An offer that cannot be declined, or an effect that names a place, rules out the discard pile.
    """
    if not may_go_elsewhere(game, seat, face):
        return [to]
    must: list[int] = [to] if to != DISCARD else []
    may: list[int] = []
    if FACES[face].watch & ARRIVES:
        for ability in FACES[face].abilities:
            if ability.watch() == ARRIVES:
                add_place(must, ability.destination(game, seat, face, zone, False))
    for found in active(game.players[seat], REDIRECTS):
        offer = found.ability.destination(game, seat, face, zone, found.energized)
        add_place(may if found.ability.optional() else must, offer)
    places = must if must else [DISCARD]
    for offer in may:
        add_place(places, offer)
    if game.setup.team and spare >= PASSING_ON:
        places.append(TEAMMATE)  # COTG-115
    return places


def may_go_elsewhere(game: State, seat: i64, face: i64) -> bool:
    """Whether anything could change where an acquired card goes."""
    if game.setup.team or game.players[seat].watch & REDIRECTS:
        return True
    return FACES[face].watch & ARRIVES != 0


def add_place(places: list[int], place: i64) -> None:
    """Add a place, unless it is NOWHERE or listed already."""
    if place != NOWHERE and place not in places:
        places.append(place)


def arrives(game: State, seat: i64, move: Move) -> bool:
    """Whether the card itself names the place it goes to, so that nothing else is used up (DEL-R31)."""
    goals = [
        ability.destination(game, seat, move.face, move.zone, False)
        for ability in FACES[move.face].abilities
        if ability.watch() == ARRIVES
    ]
    return move.to in goals


def settle_place(game: State, seat: i64, move: Move, usual: i64) -> Task | None:
    """Pay for where an acquired card goes: a rune for the teammate, or the use of an ability.

    Returns the question which ability is used up, if that is for the player to say.
    """
    if move.to == TEAMMATE:
        game.runes -= PASSING_ON
        tell(game, Spent(seat, EMPTY, PASSING_ON, "rune"))
    elif move.to != usual and not arrives(game, seat, move):
        return use_up(game, seat, move)
    return None


def use_up(game: State, seat: i64, move: Move) -> Task | None:
    """Use up one of the abilities that offer the place a card goes to, or ask which (COMB-20).

    What must happen is used up before what may; what has no limit leaves the others as they are.
    """
    player = game.players[seat]
    offers = [found for found in active(player, REDIRECTS) if offers_place(game, seat, found, move)]
    must = [found for found in offers if not found.ability.optional()]
    if must:
        must[0].spend(player)
        return None
    if any(found.uses(player) == UNLIMITED for found in offers):
        return None
    different: list[Active] = []
    for found in offers:
        if not any(found.works_like(other) for other in different):
            different.append(found)
    if len(different) > 1:
        question = Task(UseUp(), seat, EMPTY)
        question.it = move.face
        question.zone = move.to
        question.noted = pack([found.source for found in different])
        return question
    if offers:
        offers[0].spend(player)
    return None


def offers_place(game: State, seat: i64, found: Active, move: Move) -> bool:
    """Whether an ability offers the place that an acquired card goes to."""
    return found.ability.destination(game, seat, move.face, move.zone, found.energized) == move.to


@dataclass(frozen=True)
class UseUp(AskingEffect):
    """Choose which of several abilities that could put an acquired card where it went is used up."""

    def words(self) -> Words:
        return say("which effect is used up?")

    def amiss(self, game: State, task: Task) -> str:
        player = game.players[task.player]
        ready = {int(found.source) for found in active(player, REDIRECTS) if found.uses(player) > 0}
        several = len(set(task.noted)) == len(task.noted) > 1
        if comes_next(game, task) and several and ready.issuperset(task.noted):
            return ""
        return "there are not several effects of which one is used up"

    def keeps(self, shape: int) -> int:
        return becomes(shape, NOTES, CARDS_COPIED)

    def question(self, setup: Setup, task: Task, said: tuple[Effect, ...]) -> Prompt:
        moved = say("puts", CardName(FACES[task.it].name), words_of(task.zone).put)
        return Prompt(say("which card's effect", moved, "and is used up?"), Reader(setup.names, task.player))

    def moves(self, game: State, task: Task) -> list[Move]:
        return [
            Move(verbs.CHOOSE, f"use up {FACES[source].name}", number=number)
            for number, source in enumerate(task.noted)
        ]

    def answer(self, game: State, task: Task, move: Move) -> None:
        player = game.players[task.player]
        for found in active(player, REDIRECTS):
            if found.source == task.noted[move.number]:
                found.spend(player)
                return
