"""Acquiring and defeating elsewhere than in the center row, at the usual price, or within a counted one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from vigil.language.amounts import CountedAmount, Each
from vigil.language.free_cards import FREE, IT, Acquire, put_there
from vigil.language.selectors import CONSTRUCTS, Selector
from vigil.language.targets import OnOneCard, add_distinct
from vigil.rules.actions import acquire, defeat
from vigil.rules.actions.redirects import destinations
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.effect import Task
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.state import State
from vigil.rules.kernel.zone_words import words_of
from vigil.rules.kernel.zones import CENTER_DECK, DISCARD, THE_VOID
from vigil.rules.moves import ACQUIRES, DEFEATS, Form
from vigil.rules.table import costs
from vigil.rules.table.costs import IN_VOID
from vigil.wording.parts import COMMA, Mark, Verb
from vigil.wording.words import Words, say

EACH_CONSTRUCT: Final = Each(CONSTRUCTS)


@dataclass(frozen=True)
class TakeFromVoid(OnOneCard):
    """Acquire or defeat a card of the void for its price, as if it were in the center row."""

    to: int = DISCARD  # CENTER_DECK: a monster goes there

    def form(self) -> Form:
        return DEFEATS if self.target.all_fought else ACQUIRES

    def words_about(self, cards: Selector) -> Words:
        words = say(self.done_to(cards.one()), "as if it were in the center row")
        if self.to != CENTER_DECK:
            return words
        return say(words, Mark(", then"), Verb("put"), IT, words_of(self.to).put)

    def allows(self, game: State, task: Task, face: int, zone: int, place: int) -> bool:
        if not self.target.matches(game, task.seat, face):
            return False
        price = costs.cost(game, task.player, face, IN_VOID)
        if FACES[face].fought:
            return price <= costs.power(game)
        return price <= costs.runes_for(game, task.player, face)

    def card_moves(
        self, game: State, task: Task, face: int, zone: int, place: int, found: list[Move]
    ) -> None:
        if FACES[face].fought:
            add_distinct(game, found, DEFEATS.moves(zone).of(face), place)
            return
        price = costs.cost(game, task.player, face, IN_VOID)
        spare = costs.spare(game, task.player, face, price)
        for goal in destinations(game, task.player, face, zone, DISCARD, spare):
            add_distinct(game, found, ACQUIRES.moves(zone, goal).of(face), place)

    def act(self, game: State, task: Task, move: Move) -> None:
        price = costs.cost(game, task.player, move.face, IN_VOID)
        if FACES[move.face].fought:
            defeat.pay(game, task.player, price)
            to = CENTER_DECK if self.to == CENTER_DECK else THE_VOID
            defeat.defeat(game, task.player, move, price, to)
        else:
            costs.pay_runes(game, task.player, move.face, price)
            acquire.acquire(game, task.player, move, DISCARD, price)


@dataclass(frozen=True)
class AcquireWithin(Acquire):
    """Acquire a card without paying whose cost, or honor, is no more than an amount."""

    limit: CountedAmount = EACH_CONSTRUCT
    more: i64 = 0
    honor: bool = False

    def words_about(self, cards: Selector) -> Words:
        what = "honor" if self.honor else "cost"
        most = say(self.limit.total(), f"plus {self.more}") if self.more else self.limit.total()
        card = say(cards.one(), f"whose {what} is no more than", most)
        return say(self.done_to(card), COMMA, FREE, put_there(IT, self.to))

    def about_it(self) -> bool:
        return self.limit.about_it()

    def allows(self, game: State, task: Task, face: int, zone: int, place: int) -> bool:
        if not self.target.matches_at(game, task.seat, face, place):
            return False
        compared = FACES[face].honor if self.honor else FACES[face].cost
        return compared <= self.limit.value(game, task) + self.more
