"""Treasure: what lies under the cards of the center row, and effects on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vigil.language.targets import Banish
from vigil.rules import acquiring, events, row
from vigil.rules.abilities import push
from vigil.rules.events import Event
from vigil.rules.moves import Move, option, picks
from vigil.rules.printed import FACES, TREASURE
from vigil.rules.tasks import Effect, Task
from vigil.rules.zones import CENTER_DECK, CENTER_ROW, EMPTY
from vigil.wording.parts import ARTICLE, COMMA, SEMICOLON, Noun, Quantity, Verb
from vigil.wording.words import Words, say

if TYPE_CHECKING:
    from vigil.rules.game import Game


@dataclass(frozen=True)
class AcquireAllTreasure(Effect):
    """Acquire every treasure of the center row; the cards on it stay (DU-66)."""

    def words(self) -> Words:
        return say(Verb("acquire"), "every", Noun("Treasure"), "in the center row")

    def resolve(self, game: Game, task: Task) -> None:
        for place in range(len(game.under)):
            treasure = game.under[place]
            game.under[place] = []
            acquiring.acquire_treasure(game, task.player, treasure)


@dataclass(frozen=True)
class BanishForTreasure(Banish):
    """Banish a card of the center row; if a treasure is the first card that replaces it, acquire that."""

    def words(self) -> Words:
        first = say("if the first card that replaces it is", ARTICLE, Noun("Treasure"))
        return say(super().words(), SEMICOLON, first, COMMA, AcquireTurnedUp().words())

    def act(self, game: Game, task: Task, move: Move) -> None:
        row.clear(game, task.player, [acquiring.row_place(game, move)])
        first = row.flip(game)
        if first == EMPTY:
            return
        if FACES[first].kind_bit != TREASURE:
            game.center_deck.append(first)
            row.fill(game)
            return
        game.aside.append(first)
        if game.events is not None:
            game.events.append(Event(events.ENTERED, game.turn, first, zone=CENTER_ROW))
        after = task.to(AcquireTurnedUp())
        after.it = first
        game.pending.append(after)
        push(game, [Task(effect, game.turn, first) for effect in FACES[first].fate])  # DU-16


@dataclass(frozen=True)
class AcquireTurnedUp(Effect):
    """Acquire the treasure just turned up; then the row is filled."""

    def words(self) -> Words:
        return say(Verb("acquire"), "that", Noun("Treasure"))

    def takes_aside(self) -> bool:
        return True

    def resolve(self, game: Game, task: Task) -> None:
        game.aside.remove(task.it)
        acquiring.acquire_treasure(game, task.player, [task.it])
        row.fill(game)


@dataclass(frozen=True)
class MoveTreasure(Effect):
    """Move a treasure from under one card of the center row to under another."""

    def words(self) -> Words:
        place = "from under a card in the center row to under another card there"
        return say(Verb("move"), ARTICLE, Noun("Treasure"), place)

    def leads_to(self) -> tuple[Effect, ...]:
        return (MoveTreasureTo(),)

    def asks(self) -> bool:
        return True

    def moves(self, game: Game, task: Task) -> list[Move]:
        found: list[Move] = []
        for place in range(len(game.under)):
            for face in sorted(set(game.under[place])):
                form = picks("move", CENTER_ROW).of(face)
                text = f"move {FACES[face].name} from under {standing(game, place)}"
                found.append(Move(form.verb, text, face, CENTER_ROW, form.to, place, 0))
        return found

    def answer(self, game: Game, task: Task, move: Move) -> None:
        after = task.to(MoveTreasureTo())
        after.it = move.face
        after.number = move.place
        game.pending.append(after)


@dataclass(frozen=True)
class MoveTreasureTo(Effect):
    """Choose the card under which a treasure goes."""

    def words(self) -> Words:
        return say(Verb("put"), "it under another card in the center row")

    def asks(self) -> bool:
        return True

    def moves(self, game: Game, task: Task) -> list[Move]:
        return [
            option(f"move it under {standing(game, place)}", place)
            for place in range(len(game.row))
            if place != task.number and game.row[place] != EMPTY
        ]

    def answer(self, game: Game, task: Task, move: Move) -> None:
        game.under[task.number].remove(task.it)
        game.under[move.number].append(task.it)
        if game.events is not None:
            where = f"under {standing(game, move.number)}"
            game.events.append(Event(events.MOVED, task.player, task.it, 0, CENTER_ROW, CENTER_ROW, where))


def standing(game: Game, place: int) -> str:
    """The card at a place by name, with its place where the name alone does not tell."""
    face = game.row[place]
    if face == EMPTY:
        return f"place {place + 1}"
    name = FACES[face].name
    return name if game.row.count(face) == 1 else f"{name} (place {place + 1})"


@dataclass(frozen=True)
class Hoard(Effect):
    """Banish cards from the top of the center deck; the treasure among them goes under this trophy."""

    cards: int

    def words(self) -> Words:
        cards = say("the top", Quantity(self.cards, "card"), "of the center deck")
        return say(Verb("banish"), cards, "and put the", Noun("Treasure"), "among them under this")

    def resolve(self, game: Game, task: Task) -> None:
        player = game.players[task.player]
        kept = task.source in player.trophies  # DU-79
        for _ in range(self.cards):
            face = row.flip(game)
            if face == EMPTY:
                return
            what, where = events.BANISHED, ""
            if kept and FACES[face].kind_bit == TREASURE:
                player.hoard.append(face)
                what, where = events.MOVED, f"under {FACES[task.source].name}"
            else:
                game.void.append(face)
            if game.events is not None:
                game.events.append(Event(what, task.player, face, zone=CENTER_DECK, detail=where))


@dataclass(frozen=True)
class AddPlace(Effect):
    """Add a place to the center row, for the rest of the game (ROV-76)."""

    def words(self) -> Words:
        return say(Verb("add"), "another card from the center deck to the center row")

    def resolve(self, game: Game, task: Task) -> None:
        game.row.append(EMPTY)
        if game.under:
            game.under.append([])
        row.fill(game)
