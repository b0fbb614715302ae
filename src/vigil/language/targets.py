"""Effects on a card that the player picks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from mypy_extensions import i64

from vigil.language.selectors import FROM, IN, Selector
from vigil.rules import events
from vigil.rules.actions import acquire
from vigil.rules.kernel.ability import UNBANISHABLE, UNCOPYABLE
from vigil.rules.kernel.asking import PICK, AskingEffect
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import Cards, count_of, pack, put, take
from vigil.rules.kernel.effect import Effect, Task, carry_out
from vigil.rules.kernel.effect_kinds import RepeatsAnother
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.places import with_place
from vigil.rules.kernel.shape import after_pick
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.table_traces import ENERGIZED
from vigil.rules.kernel.zones import (
    AVAILABLE,
    CENTER_ROW,
    DISCARD,
    EMPTY,
    HAND,
    PLAY,
    PLAYED,
    THE_VOID,
    UNDER,
)
from vigil.rules.moves import (
    BANISHES,
    COPIES,
    DECLINED,
    DESTROYS,
    DISCARDS,
    ENERGIZES,
    KEEPS,
    RETURNS,
    Form,
)
from vigil.rules.table import piles, row
from vigil.rules.table.costs import OUTSIDE
from vigil.wording.parts import COLON, Keyword, Verb
from vigil.wording.words import OWNERS, Words, say, with_consequence

ZONES: Final = pack([HAND, DISCARD, PLAY, PLAYED, CENTER_ROW, THE_VOID, AVAILABLE, UNDER])


@dataclass(frozen=True)
class OnOneCard(AskingEffect):
    """Something done to one card that the player picks, and what follows if it was done."""

    target: Selector
    then: Effect | None = None

    def hands_on(self, shape: int) -> int:
        return after_pick(shape, self.target.zones)

    def kind(self) -> str:
        return PICK

    def form(self) -> Form:
        """The form of its moves."""
        raise NotImplementedError

    def act(self, game: State, task: Task, move: Move) -> None:
        """Do it to the card of a move."""
        raise NotImplementedError

    def words(self) -> Words:
        return self.words_about(self.target)

    def words_after(self, said: tuple[Effect, ...]) -> Words:
        return self.words_about(self.target.other if self.done_before(said) else self.target)

    def words_about(self, cards: Selector) -> Words:
        """The effect as a clause, on one of these cards."""
        return self.with_then(self.done_to(cards.one(self.preposition())))

    def done_before(self, said: tuple[Effect, ...]) -> bool:
        """Whether the same has been done to such a card before."""
        return any(type(effect) is type(self) and effect.target == self.target for effect in said)

    def instead_of(self, other: Effect) -> Words:
        if isinstance(other, OnOneCard) and other.within(self.target.at_most) == self:
            return say(self.done_to(say("one", self.target.cost())), "instead")
        return super().instead_of(other)

    def within(self, at_most: int) -> OnOneCard:
        """The same on cards with another cost."""
        return replace(self, target=self.target.costing(at_most))

    def several(self, how_many: Words) -> Words:
        """The effect on as many cards as the player likes: "banish up to two cards"."""
        return self.with_then(self.done_to(say(how_many, self.target.all(self.preposition()))))

    def done_to(self, cards: Words) -> Words:
        """What is done to the cards, without what follows."""
        return say(Verb(self.form().verb), cards)

    def preposition(self) -> str:
        """Whether the card is spoken of as in its place, or as taken from it."""
        return IN

    def with_then(self, words: Words) -> Words:
        """The words with what follows."""
        return words if self.then is None else with_consequence(words, self.then.words())

    def zones(self, game: State) -> int:
        """Where the card can be."""
        return self.target.zones

    def allows(self, game: State, task: Task, face: int, zone: int, place: int) -> bool:
        """Whether it can be done to a card; place is that in the center row, or OUTSIDE."""
        return self.target.matches_at(game, task.seat, face, place)

    def cards(self, game: State, task: Task, zone: int) -> Cards:
        """The cards of a zone that can be picked there."""
        if zone == UNDER:
            return game.players[task.seat].cards_under(task.source)
        return piles.zone_cards(game, task.seat, zone)

    def possible(self, game: State, task: Task) -> bool:
        return len(self.moves(game, task)) > 0

    def moves(self, game: State, task: Task) -> list[Move]:
        found: list[Move] = []
        zones = self.zones(game)
        for zone in ZONES:
            if zone & zones:
                self.zone_moves(game, task, zone, found)
        return self.extremes(found) if self.target.highest or self.target.lowest else found

    def extremes(self, found: list[Move]) -> list[Move]:
        """Those of the moves that are on the dearest or the cheapest cards."""
        costs = [FACES[move.face].cost for move in found]
        limit = (max(costs) if self.target.highest else min(costs)) if costs else 0
        return [move for move in found if FACES[move.face].cost == limit]

    def zone_moves(self, game: State, task: Task, zone: int, found: list[Move]) -> None:
        """Add the moves on the cards of one zone; neighbours that are equal are one move."""
        before: i64 = EMPTY
        place = OUTSIDE
        for face in self.cards(game, task, zone):
            if zone == CENTER_ROW:
                place += 1
            elif face == before:
                continue
            before = face
            if self.allows(game, task, face, zone, place):
                self.card_moves(game, task, face, zone, place, found)

    def card_moves(
        self, game: State, task: Task, face: int, zone: int, place: int, found: list[Move]
    ) -> None:
        """Add the moves on one card."""
        add_distinct(game, found, self.form().moves(zone).of(face), place)

    def answer(self, game: State, task: Task, move: Move) -> None:
        if self.then is not None:
            after = task.to(self.then)
            after.it = move.face
            after.zone = move.zone
            after.number = acquire.row_place(game, move)
            game.pending.append(after)
        self.act(game, task, move)


def add_distinct(game: State, found: list[Move], move: Move, place: int) -> None:
    """Add a move unless it is the same as one on an equal card."""
    if place != OUTSIDE:
        distinct = row.move_at(game, move, place)
        if distinct is not None:
            found.append(distinct)
        return
    for known in found:
        if known is move:
            return
    found.append(move)


@dataclass(frozen=True)
class Banish(OnOneCard):
    """Put a card into the void."""

    def form(self) -> Form:
        return BANISHES

    def preposition(self) -> str:
        return FROM

    def allows(self, game: State, task: Task, face: int, zone: int, place: int) -> bool:
        if not self.target.matches_at(game, task.seat, face, place):
            return False
        if zone != CENTER_ROW:
            return True
        if self.target.near and place not in row.beside(game, task):
            return False
        return not FACES[face].marks & UNBANISHABLE

    def moves(self, game: State, task: Task) -> list[Move]:
        found = super().moves(game, task)
        if game.setup.banish_at_will and found and not self.target.zones & CENTER_ROW:
            found.append(DECLINED)  # DEL-141, RU-Q20
        return found

    def answer(self, game: State, task: Task, move: Move) -> None:
        if not move.declines:
            super().answer(game, task, move)

    def act(self, game: State, task: Task, move: Move) -> None:
        if move.zone == CENTER_ROW:
            row.banish(game, task.player, [acquire.row_place(game, move)])
        else:
            piles.banish(game, task.seat, move.face, move.zone)


@dataclass(frozen=True)
class Discard(OnOneCard):
    """Put a card from hand into the discard pile."""

    def form(self) -> Form:
        return DISCARDS

    def preposition(self) -> str:
        return FROM

    def act(self, game: State, task: Task, move: Move) -> None:
        piles.discard(game, task.seat, move.face)


@dataclass(frozen=True)
class Return(OnOneCard):
    """Put a card from the discard pile or from play into the hand."""

    def form(self) -> Form:
        return RETURNS

    def preposition(self) -> str:
        return FROM

    def done_to(self, cards: Words) -> Words:
        return say(Verb("return"), cards, "to", OWNERS, "hand")

    def act(self, game: State, task: Task, move: Move) -> None:
        piles.move(game, task.seat, move.face, move.zone, HAND)


@dataclass(frozen=True)
class Destroy(OnOneCard):
    """Put a construct from play into its controller's discard pile."""

    def form(self) -> Form:
        return DESTROYS

    def act(self, game: State, task: Task, move: Move) -> None:
        piles.destroy(game, task.seat, move.face, task.player)


@dataclass(frozen=True)
class KeepOne(OnOneCard):
    """Destroy all such constructs but one."""

    def form(self) -> Form:
        return KEEPS

    def words_about(self, cards: Selector) -> Words:
        return say(Verb("destroy"), "all but one of the", cards.all())

    def act(self, game: State, task: Task, move: Move) -> None:
        for face in take(game.players[task.seat].constructs, move.face):
            piles.destroy(game, task.seat, face, task.player)


@dataclass(frozen=True)
class EnergizeOne(OnOneCard):
    """Let a construct's Energize abilities work this turn without the energy (DU-48)."""

    def form(self) -> Form:
        return ENERGIZES

    def done_to(self, cards: Words) -> Words:
        need = say("this turn its", Keyword("Energize"), "abilities need no energy")
        return say(Verb("energize"), cards, COLON, need)

    def traces(self) -> i64:
        return ENERGIZED

    def allows(self, game: State, task: Task, face: int, zone: int, place: int) -> bool:
        if not any(ability.needs_energy() for ability in FACES[face].abilities):
            return False
        places = game.players[task.seat].construct_places
        return any(place.face == face and not place.energized for place in places)

    def act(self, game: State, task: Task, move: Move) -> None:
        player = game.players[task.seat]
        for number, place in enumerate(player.construct_places):
            if place.face == move.face and not place.energized:
                player.construct_places = with_place(player.construct_places, number, place.with_energy())
                break
        tell(game, events.Energized(task.player, move.face))


@dataclass(frozen=True)
class Repeat(OnOneCard, RepeatsAnother):
    """Do what another card does when it is played; a chain of copies never returns to a card (ROV-73)."""

    def form(self) -> Form:
        return COPIES

    def done_to(self, cards: Words) -> Words:
        return say(Verb("copy"), "the effect of", cards)

    def cards(self, game: State, task: Task, zone: int) -> Cards:
        return game.players[task.seat].ever_played() if zone == PLAYED else super().cards(game, task, zone)

    def allows(self, game: State, task: Task, face: int, zone: int, place: int) -> bool:
        if FACES[face].marks & UNCOPYABLE or not self.target.matches_at(game, task.seat, face, place):
            return False
        if zone != PLAYED:
            return True
        passed = count_of(task.noted, face) + (1 if task.source == face else 0)
        return count_of(game.players[task.seat].ever_played(), face) > passed

    def act(self, game: State, task: Task, move: Move) -> None:
        tell(game, events.Copied(task.player, task.source, move.face))
        copy = task.to(self)
        copy.it = move.face
        copy.zone = move.zone
        copy.number = 0  # what it counts begins anew
        if move.zone == PLAYED:
            copy.noted = put(task.noted, move.face)
        carry_out(game, FACES[move.face].play, copy)
