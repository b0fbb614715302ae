"""Effects on a card that the player picks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vigil.language.selectors import Selector
from vigil.rules import acquiring, defeating, moving, row
from vigil.rules.moves import ACQUIRE, ANYWHERE, Move, acquisitions, defeats, picks
from vigil.rules.printed import FACES, MONSTER
from vigil.rules.tasks import Effect, Task, carry_out, carry_out_one
from vigil.rules.zones import (
    AVAILABLE,
    CENTER_ROW,
    DECK,
    DISCARD,
    HAND,
    PLAY,
    PLAYED,
    VOID,
)

if TYPE_CHECKING:
    from vigil.rules.game import Game

ZONES = (HAND, DISCARD, PLAY, PLAYED, CENTER_ROW, VOID, AVAILABLE)


@dataclass(frozen=True)
class OnOneCard(Effect):
    """Something done to one card, which the player picks."""

    target: Selector
    then: Effect | None = None

    def asks(self) -> bool:
        return True

    def word(self) -> str:
        """The verb of its moves."""
        raise NotImplementedError

    def act(self, game: Game, task: Task, move: Move) -> None:
        """Do it to the card of a move."""
        raise NotImplementedError

    def text(self) -> str:
        words = f"{self.word()} {self.target.text()}"
        return words if self.then is None else f"{words}; if you do, {self.then.text()}"

    def allows(self, game: Game, task: Task, face: int, zone: int) -> bool:
        """Whether it can be done to a card at all."""
        return self.target.matches(game, task.seat, face)

    def possible(self, game: Game, task: Task) -> bool:
        for zone in ZONES:
            if zone & self.target.zones:
                for face in moving.zone_cards(game, task.seat, zone):
                    if self.allows(game, task, face, zone):
                        return True
        return False

    def moves(self, game: Game, task: Task) -> list[Move]:
        found: list[Move] = []
        for zone in ZONES:
            if zone & self.target.zones:
                self.zone_moves(game, task, zone, found)
        return found

    def zone_moves(self, game: Game, task: Task, zone: int, found: list[Move]) -> None:
        """The moves for the cards of one zone, equal copies once."""
        form = picks(self.word(), zone)
        cards = moving.zone_cards(game, task.seat, zone)
        for place in range(len(cards)):
            face = cards[place]
            if not self.allows(game, task, face, zone):
                continue
            if zone == CENTER_ROW:
                move = row.named(game, form.of(face), place)
                if move is not None:
                    found.append(move)
            elif cards.index(face) == place:
                found.append(form.of(face))

    def answer(self, game: Game, task: Task, move: Move) -> None:
        if self.then is not None:
            after = task.to(self.then)
            after.it = move.face
            after.zone = move.zone
            game.pending.append(after)
        self.act(game, task, move)


@dataclass(frozen=True)
class Banish(OnOneCard):
    """Put a card into the void."""

    def word(self) -> str:
        return "banish"

    def allows(self, game: Game, task: Task, face: int, zone: int) -> bool:
        if not self.target.matches(game, task.seat, face):
            return False
        return zone != CENTER_ROW or not FACES[face].unbanishable

    def act(self, game: Game, task: Task, move: Move) -> None:
        if move.zone == CENTER_ROW:
            row.banish(game, task.player, [acquiring.row_place(game, move)])
        else:
            moving.banish(game, task.seat, move.face, move.zone)


@dataclass(frozen=True)
class Discard(OnOneCard):
    """Put a card from hand into the discard pile."""

    def word(self) -> str:
        return "discard"

    def act(self, game: Game, task: Task, move: Move) -> None:
        moving.discard(game, task.seat, move.face)


@dataclass(frozen=True)
class Destroy(OnOneCard):
    """Put a construct from play into its controller's discard pile."""

    def word(self) -> str:
        return "destroy"

    def act(self, game: Game, task: Task, move: Move) -> None:
        moving.destroy(game, task.seat, move.face)


@dataclass(frozen=True)
class KeepOne(OnOneCard):
    """Destroy all such constructs but one."""

    def word(self) -> str:
        return "keep"

    def text(self) -> str:
        return f"destroy all but one of the {self.target.all_text()}"

    def act(self, game: Game, task: Task, move: Move) -> None:
        doomed = game.players[task.seat].constructs.copy()
        doomed.remove(move.face)
        for face in doomed:
            moving.destroy(game, task.seat, face)


@dataclass(frozen=True)
class Defeat(OnOneCard):
    """Defeat a monster without paying."""

    def word(self) -> str:
        return "defeat"

    def text(self) -> str:
        return f"defeat {self.target.text()} without paying its cost"

    def zone_moves(self, game: Game, task: Task, zone: int, found: list[Move]) -> None:
        defeat_moves(self, game, task, zone, found)

    def act(self, game: Game, task: Task, move: Move) -> None:
        defeating.defeat(game, task.player, move, 0, VOID)


@dataclass(frozen=True)
class Acquire(OnOneCard):
    """Acquire a card without paying."""

    to: int = DISCARD

    def word(self) -> str:
        return "acquire"

    def text(self) -> str:
        where = {DISCARD: "", DECK: " and put it on top of your deck", HAND: " and put it into your hand"}
        return f"acquire {self.target.text()} without paying its cost{where[self.to]}"

    def zone_moves(self, game: Game, task: Task, zone: int, found: list[Move]) -> None:
        acquire_moves(self, game, task, zone, self.to, found)

    def act(self, game: Game, task: Task, move: Move) -> None:
        acquiring.acquire(game, task.player, move, self.to, 0)


@dataclass(frozen=True)
class AcquireOrDefeat(OnOneCard):
    """Acquire a hero or construct, or defeat a monster, without paying."""

    def word(self) -> str:
        return "acquire or defeat"

    def text(self) -> str:
        return f"acquire or defeat {self.target.text()} without paying its cost"

    def zone_moves(self, game: Game, task: Task, zone: int, found: list[Move]) -> None:
        acquire_moves(self, game, task, zone, DISCARD, found)
        defeat_moves(self, game, task, zone, found)

    def act(self, game: Game, task: Task, move: Move) -> None:
        if move.verb == ACQUIRE:
            acquiring.acquire(game, task.player, move, DISCARD, 0)
        else:
            defeating.defeat(game, task.player, move, 0, VOID)


def acquire_moves(effect: OnOneCard, game: Game, task: Task, zone: int, to: int, found: list[Move]) -> None:
    """The ways to acquire the heroes and constructs that an effect allows."""
    cards = moving.zone_cards(game, task.seat, zone)
    for place in range(len(cards)):
        face = cards[place]
        if not effect.allows(game, task, face, zone) or FACES[face].kind_bit == MONSTER:
            continue
        for goal in acquiring.destinations(game, task.player, face, zone, to, game.runes):
            move = acquisitions(zone, goal).of(face)
            distinct = row.named(game, move, place) if zone == CENTER_ROW else move
            if distinct is not None:
                found.append(distinct)


def defeat_moves(effect: OnOneCard, game: Game, task: Task, zone: int, found: list[Move]) -> None:
    """The ways to defeat the monsters that an effect allows."""
    form = defeats(zone)
    cards = moving.zone_cards(game, task.seat, zone)
    for place in range(len(cards)):
        face = cards[place]
        if not effect.allows(game, task, face, zone) or FACES[face].kind_bit != MONSTER:
            continue
        move = form.of(face)
        distinct = row.named(game, move, place) if zone == CENTER_ROW else move
        if distinct is not None:
            found.append(distinct)


@dataclass(frozen=True)
class BanishThis(Effect):
    """Banish the card that says it: a price."""

    def text(self) -> str:
        return "banish this"

    def instant(self) -> bool:
        return True

    def zone(self, game: Game, task: Task) -> int:
        """Where the card is: in play, or among the cards played."""
        return PLAY if task.source in game.players[task.player].constructs else PLAYED

    def possible(self, game: Game, task: Task) -> bool:
        return task.source in game.players[task.player].zone(self.zone(game, task))

    def resolve(self, game: Game, task: Task) -> None:
        moving.banish(game, task.player, task.source, self.zone(game, task))


@dataclass(frozen=True)
class Repeat(OnOneCard):
    """Do what another card does when it is played."""

    def word(self) -> str:
        return "copy"

    def text(self) -> str:
        return f"copy the effect of {self.target.text()}"

    def allows(self, game: Game, task: Task, face: int, zone: int) -> bool:
        if not self.target.matches(game, task.seat, face):
            return False
        return face != task.source or game.players[task.seat].played.count(face) > 1

    def act(self, game: Game, task: Task, move: Move) -> None:
        carry_out(game, FACES[move.face].play, task)
