"""Treasure: what lies under the cards of the center row, and effects on it."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from vigil.language.selectors import Selector
from vigil.language.targets import Banish
from vigil.rules import events
from vigil.rules.actions import acquire
from vigil.rules.kernel import verbs
from vigil.rules.kernel.ability import UNBANISHABLE
from vigil.rules.kernel.asking import PICK, AskingEffect
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import count_of, has, pack, put, take
from vigil.rules.kernel.effect import Effect, Task, comes_next
from vigil.rules.kernel.effect_kinds import TakesAside
from vigil.rules.kernel.move import ANYWHERE, Move
from vigil.rules.kernel.places import first_of, with_place
from vigil.rules.kernel.shape import A_CARD, A_PLACE, CARD, NUMBER, becomes
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.table_traces import ADDED_PLACES, HOARDS
from vigil.rules.kernel.zones import CENTER_DECK, CENTER_ROW, EMPTY
from vigil.rules.table import row
from vigil.wording.parts import ARTICLE, COMMA, SEMICOLON, Noun, Quantity, Verb
from vigil.wording.words import Words, say


@dataclass(frozen=True)
class AcquireAllTreasure(Effect):
    """Acquire every treasure of the center row; the cards on it stay (DU-66)."""

    def words(self) -> Words:
        return say(Verb("acquire"), "all", Noun("Treasure"), "in the center row")

    def possible(self, game: State, task: Task) -> bool:
        return len(game.treasure) > 0

    def resolve(self, game: State, task: Task) -> None:
        for place in range(len(game.center_row)):
            acquire.acquire_treasure(game, task.player, row.take_all_under(game, place))


@dataclass(frozen=True)
class BanishAllInRow(Effect):
    """Banish all such cards of the center row at once."""

    target: Selector

    def words(self) -> Words:
        banished = say(Verb("banish"), "every", self.target.each())
        all_meant = not self.target.kinds and not self.target.near
        return say(banished, COMMA, "this one included") if all_meant else banished

    def resolve(self, game: State, task: Task) -> None:
        places = [
            place
            for place in (row.beside(game, task) if self.target.near else range(len(game.center_row)))
            if self.target.matches_at(game, task.player, game.center_row[place], place)
            and not FACES[game.center_row[place]].marks & UNBANISHABLE
        ]
        if places:
            row.banish(game, task.player, places)


@dataclass(frozen=True)
class BanishForTreasure(Banish):
    """Banish a card of the center row; if a treasure is the first card that replaces it, acquire that."""

    def words_about(self, cards: Selector) -> Words:
        first = say("if the first card that replaces it is", ARTICLE, Noun("Treasure"))
        return say(super().words_about(cards), SEMICOLON, first, COMMA, AcquireTurnedUp().words())

    def leads_to(self) -> tuple[Effect, ...]:
        return (AcquireTurnedUp(),)

    def hands_on(self, shape: int) -> int:
        return becomes(shape, CARD, A_CARD)

    def act(self, game: State, task: Task, move: Move) -> None:
        row.clear(game, task.player, [acquire.row_place(game, move)])
        first = row.flip(game)
        if first == EMPTY:
            return
        if not FACES[first].lies_under:
            game.center_deck = put(game.center_deck, first)
            row.fill(game)
            return
        game.aside = put(game.aside, first)
        tell(game, events.Entered(game.turn, first))
        after = task.to(AcquireTurnedUp())
        after.it = first
        game.pending.append(after)
        if FACES[first].fate:  # DU-16
            row.come(game, Task(FACES[first].fate[0], game.turn, first))


@dataclass(frozen=True)
class AcquireTurnedUp(row.Fill, TakesAside):
    """Acquire the treasure just turned up; then the row is filled."""

    def words(self) -> Words:
        return say(Verb("acquire"), "that", Noun("Treasure"))

    def amiss(self, game: State, task: Task) -> str:
        return "" if row.only_fate_above(game, task, task.it) else row.FATE_FIRST

    def resolve(self, game: State, task: Task) -> None:
        game.aside = take(game.aside, task.it)
        acquire.acquire_treasure(game, task.player, pack([task.it]))
        row.fill(game)


@dataclass(frozen=True)
class MoveTreasure(AskingEffect):
    """Move a treasure from under one card of the center row to under another."""

    def words(self) -> Words:
        place = "from under a card in the center row to under another card there"
        return say(Verb("move"), ARTICLE, Noun("Treasure"), place)

    def leads_to(self) -> tuple[Effect, ...]:
        return (MoveTreasureTo(),)

    def hands_on(self, shape: int) -> int:
        return becomes(becomes(shape, CARD, A_CARD), NUMBER, A_PLACE)

    def possible(self, game: State, task: Task) -> bool:
        return len(self.moves(game, task)) > 0

    def moves(self, game: State, task: Task) -> list[Move]:
        found: list[Move] = []
        if len(game.center_row) - count_of(game.center_row, EMPTY) < 2:
            return found  # there is no other card (DEL-C02)
        for place in range(len(game.center_row)):
            if game.center_row[place] == EMPTY:
                continue  # what nothing covers is not under a card (ROV-80)
            if has_twin_before(game, place, EMPTY):
                continue
            for face in sorted(set(row.under(game, place))):
                text = f"move {FACES[face].name} from under {standing(game, place)}"
                found.append(Move(verbs.MOVE_TREASURE, text, face, CENTER_ROW, CENTER_ROW, place))
        return found

    def kind(self) -> str:
        return PICK

    def answer(self, game: State, task: Task, move: Move) -> None:
        after = task.to(MoveTreasureTo())
        after.it = move.face
        after.number = move.place
        game.pending.append(after)


@dataclass(frozen=True)
class MoveTreasureTo(AskingEffect):
    """Choose the card under which a treasure goes."""

    def words(self) -> Words:
        return say(Verb("put"), "it under another card in the center row")

    def amiss(self, game: State, task: Task) -> str:
        there = comes_next(game, task) and task.number >= 0 and has(row.under(game, task.number), task.it)
        return "" if there else "the treasure is not under that card"

    def moves(self, game: State, task: Task) -> list[Move]:
        found: list[Move] = []
        for place in range(len(game.center_row)):
            face = game.center_row[place]
            if place != task.number and face != EMPTY and not has_twin_before(game, place, task.number):
                text = f"move it under {standing(game, place)}"
                found.append(Move(verbs.PUT_UNDER, text, face, CENTER_ROW, CENTER_ROW, place))
        return found

    def kind(self) -> str:
        return PICK

    def answer(self, game: State, task: Task, move: Move) -> None:
        row.take_from_under(game, task.number, task.it)
        row.put_under(game, move.place, task.it)
        place = move.place if count_of(game.center_row, move.face) > 1 else ANYWHERE
        tell(game, events.MovedUnder(task.player, task.it, CENTER_ROW, move.face, place))


def has_twin_before(game: State, place: int, without: int) -> bool:
    """Whether an equal card over the same treasure stands at an earlier place, other than one."""
    return any(row.are_alike(game, earlier, place) for earlier in range(place) if earlier != without)


def standing(game: State, place: int) -> str:
    """The card at a place by name, with its place where the name alone does not tell."""
    face = game.center_row[place]
    name = FACES[face].name
    return name if count_of(game.center_row, face) == 1 else f"{name} (place {place + 1})"


@dataclass(frozen=True)
class Hoard(Effect):
    """Banish cards from the top of the center deck; the treasure among them goes under this trophy."""

    cards: int

    def words(self) -> Words:
        cards = say("the top", Quantity(self.cards, "card"), "of the center deck")
        kept = say("but", Verb("put"), "any", Noun("Treasure"), "among them under this instead")
        return say(Verb("banish"), cards, COMMA, kept)

    def traces(self) -> i64:
        return HOARDS

    def resolve(self, game: State, task: Task) -> None:
        player = game.players[task.player]
        kept = first_of(player.trophy_places, task.source)  # DU-79
        for _ in range(self.cards):
            face = row.flip(game)
            if face == EMPTY:
                return
            if kept >= 0 and FACES[face].lies_under:
                place = player.trophy_places[kept].with_card_under(face, False)
                player.trophy_places = with_place(player.trophy_places, kept, place)
                tell(game, events.MovedUnder(task.player, face, CENTER_DECK, task.source, ANYWHERE))
            else:
                game.void = put(game.void, face)
                tell(game, events.Banished(task.player, face, CENTER_DECK))


@dataclass(frozen=True)
class AddPlace(Effect):
    """Add a place to the center row, for the rest of the game (ROV-76)."""

    def words(self) -> Words:
        return say(Verb("add"), "an additional card from the center deck to the center row")

    def traces(self) -> i64:
        return ADDED_PLACES

    def resolve(self, game: State, task: Task) -> None:
        game.center_row = put(game.center_row, EMPTY)
        row.fill(game)
