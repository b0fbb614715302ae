"""Acquiring and defeating without paying."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from vigil.language.selectors import CONSTRUCTS, Selector
from vigil.language.targets import OnOneCard, add_distinct
from vigil.rules import events
from vigil.rules.actions import acquire, defeat
from vigil.rules.actions.redirects import destinations
from vigil.rules.kernel import verbs
from vigil.rules.kernel.ability import VOID_OPEN
from vigil.rules.kernel.asking import AskingEffect
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import put
from vigil.rules.kernel.effect import Effect, Task
from vigil.rules.kernel.effect_kinds import TakesAside
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.shape import A_CARD, CARD, becomes
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.zone_words import words_of
from vigil.rules.kernel.zones import (
    ASIDE,
    CENTER_DECK,
    CENTER_ROW,
    DISCARD,
    EMPTY,
    NOWHERE,
    PLAY,
    THE_VOID,
)
from vigil.rules.moves import ACQUIRES, DEFEATS, Form
from vigil.rules.table import row
from vigil.wording.parts import COMMA, CardName, Mark, Verb
from vigil.wording.prompts import Prompt
from vigil.wording.reader import Reader
from vigil.wording.words import Words, say

FREE: Final = "without paying its cost"
IT: Final = "it"
THEM: Final = "them"
ACQUIRE_OR_DEFEAT: Final = say(Verb("acquire"), "or", Verb("defeat"))


def put_there(what: str, to: int) -> Words:
    """Where what was acquired goes, if that is not the discard pile."""
    return say() if to == DISCARD else say("and", Verb("put"), what, words_of(to).put)


def with_open_void(game: State, zones: int) -> int:
    """Where monsters can be defeated: in the void as in the center row, if it is open (RU-Q12)."""
    if zones & CENTER_ROW and game.permits & VOID_OPEN:
        return zones | THE_VOID
    return zones


@dataclass(frozen=True)
class Defeat(OnOneCard):
    """Defeat a monster without paying."""

    to: int = THE_VOID

    def form(self) -> Form:
        return DEFEATS

    def words_about(self, cards: Selector) -> Words:
        words = say(self.done_to(cards.one()), FREE)
        if self.to != CENTER_DECK:
            return words
        return say(words, Mark(", then"), Verb("put"), IT, words_of(self.to).put)

    def zones(self, game: State) -> int:
        return with_open_void(game, self.target.zones)

    def card_moves(
        self, game: State, task: Task, face: int, zone: int, place: int, found: list[Move]
    ) -> None:
        add_distinct(game, found, DEFEATS.moves(zone).of(face), place)

    def act(self, game: State, task: Task, move: Move) -> None:
        defeat.defeat(game, task.player, move, 0, self.to)


@dataclass(frozen=True)
class DefeatWithinConstruct(Defeat):
    """Defeat a monster that costs no more than a construct the player controls."""

    def words_about(self, cards: Selector) -> Words:
        construct = CONSTRUCTS.in_(PLAY).one()
        return say(self.done_to(cards.one()), "that costs no more than", construct, COMMA, FREE)

    def allows(self, game: State, task: Task, face: int, zone: int, place: int) -> bool:
        if not self.target.matches_at(game, task.seat, face, place):
            return False
        constructs = game.players[task.player].constructs
        return FACES[face].cost <= max([FACES[construct].cost for construct in constructs], default=-1)


@dataclass(frozen=True)
class Acquire(OnOneCard):
    """Acquire a card without paying."""

    to: int = DISCARD

    def form(self) -> Form:
        return ACQUIRES

    def words_about(self, cards: Selector) -> Words:
        return say(self.done_to(cards.one()), FREE, put_there(IT, self.to))

    def instead_of(self, other: Effect) -> Words:
        if isinstance(other, Acquire) and replace(other, to=self.to) == self:
            return say(Verb("put"), IT, words_of(self.to).put, "instead")
        return super().instead_of(other)

    def card_moves(
        self, game: State, task: Task, face: int, zone: int, place: int, found: list[Move]
    ) -> None:
        free_acquisitions(game, task, face, zone, place, self.to, found)

    def act(self, game: State, task: Task, move: Move) -> None:
        acquire.acquire(game, task.player, move, self.to, 0)


@dataclass(frozen=True)
class AcquireInItsPlace(Acquire):
    """Acquire a card without paying, to the zone where the card just picked was (DEL-117, DEL-118)."""

    def words_about(self, cards: Selector) -> Words:
        return say(self.done_to(cards.one()), FREE, "and", Verb("put"), "it where that card was")

    def card_moves(
        self, game: State, task: Task, face: int, zone: int, place: int, found: list[Move]
    ) -> None:
        free_acquisitions(game, task, face, zone, place, task.zone, found)

    def act(self, game: State, task: Task, move: Move) -> None:
        acquire.acquire(game, task.player, move, task.zone, 0)


@dataclass(frozen=True)
class AcquireOrDefeat(OnOneCard):
    """Acquire a hero or construct, or defeat a monster, without paying."""

    def form(self) -> Form:
        return ACQUIRES

    def words_about(self, cards: Selector) -> Words:
        return say(self.done_to(cards.one()), FREE)

    def done_to(self, cards: Words) -> Words:
        return say(ACQUIRE_OR_DEFEAT, cards)

    def zones(self, game: State) -> int:
        return with_open_void(game, self.target.zones)

    def allows(self, game: State, task: Task, face: int, zone: int, place: int) -> bool:
        if face == task.source:  # OUR-17
            return False
        if zone == THE_VOID and not FACES[face].fought:
            return False
        return self.target.matches_at(game, task.seat, face, place)

    def card_moves(
        self, game: State, task: Task, face: int, zone: int, place: int, found: list[Move]
    ) -> None:
        if FACES[face].fought:
            add_distinct(game, found, DEFEATS.moves(zone).of(face), place)
        else:
            free_acquisitions(game, task, face, zone, place, DISCARD, found)

    def act(self, game: State, task: Task, move: Move) -> None:
        take(game, task, move)


def free_acquisitions(
    game: State, task: Task, face: int, zone: int, place: int, to: int, found: list[Move]
) -> None:
    """Add the ways to acquire a card without paying."""
    spare = game.runes if task.player == game.turn else 0
    for goal in destinations(game, task.player, face, zone, to, spare):
        add_distinct(game, found, ACQUIRES.moves(zone, goal).of(face), place)


def take(game: State, task: Task, move: Move) -> None:
    """Acquire or defeat the card of a move."""
    if move.verb == verbs.ACQUIRE:
        acquire.acquire(game, task.player, move, DISCARD, 0)
    else:
        defeat.defeat(game, task.player, move, 0, THE_VOID)


def where_to(setup: Setup, task: Task) -> Prompt:
    """What is asked of a card that is acquired in any case."""
    where = say("where does", CardName(FACES[task.it].name), "go?")
    return Prompt(where, Reader(setup.names, task.player), FACES[task.source].name)


@dataclass(frozen=True)
class TakeAside(AskingEffect, TakesAside):
    """Acquire or defeat the card that was turned up or set aside: only its destination is a question."""

    def words(self) -> Words:
        return say(ACQUIRE_OR_DEFEAT, "it", FREE)

    def question(self, setup: Setup, task: Task, said: tuple[Effect, ...]) -> Prompt:
        return where_to(setup, task)

    def moves(self, game: State, task: Task) -> list[Move]:
        if FACES[task.it].fought:
            return [DEFEATS.moves(ASIDE).of(task.it)]
        spare = game.runes if task.player == game.turn else 0
        goals = destinations(game, task.player, task.it, ASIDE, DISCARD, spare)
        return [ACQUIRES.moves(ASIDE, goal).of(task.it) for goal in goals]

    def answer(self, game: State, task: Task, move: Move) -> None:
        take(game, task, move)


@dataclass(frozen=True)
class TakeTopOfCenter(Effect):
    """Turn up the top card of the center deck and acquire or defeat it without paying."""

    def words(self) -> Words:
        reveal = say(Verb("reveal"), "the top card of the center deck")
        return say(reveal, "and", ACQUIRE_OR_DEFEAT, "it", FREE)

    def leads_to(self) -> tuple[Effect, ...]:
        return (TakeAside(),)

    def hands_on(self, shape: int) -> int:
        return becomes(shape, CARD, A_CARD)

    def resolve(self, game: State, task: Task) -> None:
        face = row.flip(game)
        if face == EMPTY:
            return
        game.aside = put(game.aside, face)
        tell(game, events.Revealed(task.player, face, CENTER_DECK, NOWHERE))
        after = task.to(TakeAside())
        after.it = face
        game.pending.append(after)


def free_goals(game: State, task: Task, face: int, to: int) -> list[int]:
    """Where a card of the center row can go when it is acquired without paying."""
    spare = game.runes if task.player == game.turn else 0
    return destinations(game, task.player, face, CENTER_ROW, to, spare)
