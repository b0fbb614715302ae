"""Defeating a monster."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from vigil.rules.actions.acquire import acquire_treasure, note_taken, row_place
from vigil.rules.events import Acquired, Defeated, Spent
from vigil.rules.kernel.ability import (
    ACQUIRED,
    DEFEATED,
    DISCOUNTS,
    KEPT,
    MINDS_NEIGHBOURS,
    TAKES_MONSTERS,
    VOID_OPEN,
)
from vigil.rules.kernel.asking import AskingEffect
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import pack, put, take
from vigil.rules.kernel.effect import Effect, Task, carry_out_one
from vigil.rules.kernel.effect_kinds import TakesAside
from vigil.rules.kernel.happening import WOULD_DEFEAT, Happening
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.places import Place
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.zones import ASIDE, AVAILABLE, CENTER_DECK, CENTER_ROW, DISCARD, EMPTY, THE_VOID
from vigil.rules.moves import ACQUIRES, DECLINED
from vigil.rules.table import costs, piles, row
from vigil.rules.table.reactions import listeners, react
from vigil.rules.table.would import waits
from vigil.wording import errors
from vigil.wording.parts import CardName, Verb
from vigil.wording.prompts import Prompt
from vigil.wording.reader import Reader
from vigil.wording.words import Words, optional, say


def fight(game: State, seat: i64, move: Move) -> None:
    """Defeat a monster and pay for it."""
    price = costs.cost(game, seat, move.face, row_place(game, move))
    pay(game, seat, price)
    if move.zone == AVAILABLE and only_rewards(game, seat, move.face):
        game.stirred = True
        note_taken(game, seat)
        tell(game, Defeated(seat, move.face, price, AVAILABLE))
        reward = FACES[move.face].reward[0]
        carry_out_one(game, reward, Task(reward, seat, move.face))
        return
    defeat(game, seat, move, price, THE_VOID)


def pay(game: State, seat: i64, price: i64) -> None:
    """Pay power, and runes in its place where that is allowed."""
    if price > game.power:
        tell(game, Spent(seat, EMPTY, price - game.power, "rune"))
    costs.pay_power(game, price)


def only_rewards(game: State, seat: i64, face: i64) -> bool:
    """Whether nothing but one reward follows from a monster that stays: most fights are such (COTG-56)."""
    if game.setup.would & WOULD_DEFEAT:
        return False
    if game.setup.transforms or game.short_row or game.players[seat].watch & (DEFEATED | DISCOUNTS):
        return False
    return len(FACES[face].reward) == 1


def defeat(game: State, seat: i64, move: Move, price: i64, to: i64) -> None:
    """Defeat the monster of a move, unless something else happens instead of it."""
    if game.setup.would & WOULD_DEFEAT and move.zone != ASIDE:  # what was turned up has no other place
        defeating = Happening(WOULD_DEFEAT, seat, seat, move.face, move.zone)
        defeating.to = to
        defeating.price = price
        defeating.place = row_place(game, move)
        if waits(game, defeating):
            return
    defeat_now(game, seat, move, price, to)


def defeat_now(game: State, seat: i64, move: Move, price: i64, to: i64) -> None:
    """Defeat the monster of a move: it leaves, the row is filled, then the reward (COTG-66 to 69)."""
    leave(game, seat, move, price, to)
    if move.zone == CENTER_ROW:
        row.fill(game)


def leave(game: State, seat: i64, move: Move, price: i64, to: i64) -> None:
    """Defeat a monster, but let its place in the row stay empty."""
    game.stirred = True
    note_taken(game, seat)
    face = move.face
    place = row_place(game, move)
    zone = move.zone
    if zone == THE_VOID and game.permits & VOID_OPEN:
        zone = CENTER_ROW  # as if it stood there
        to = CENTER_DECK if to == THE_VOID else to
    heard = listeners(game, seat, DEFEATED, face, zone)
    costs.use_up_discounts(game, seat, face, place)
    tell(game, Defeated(seat, face, price, move.zone))
    if game.setup.rewards_last:
        push_reward(game, seat, face, place)
        react(game, heard)
    else:
        react(game, heard)
        push_reward(game, seat, face, place)
    if zone == CENTER_ROW:
        game.row_defeats += 1
    if move.zone == AVAILABLE:
        return  # COTG-56
    take_out(game, seat, move, place)
    if game.players[seat].watch & TAKES_MONSTERS and can_be_acquired(face, move.zone):
        offer(game, seat, face, to)
    else:
        put_down(game, seat, face, to)


def take_out(game: State, seat: i64, move: Move, place: i64) -> None:
    """Take a defeated monster from where it is; the treasure under it is acquired (ROV-37)."""
    if move.zone == CENTER_ROW:
        acquire_treasure(game, seat, row.leave(game, place))
    elif move.zone == THE_VOID:
        game.void = take(game.void, move.face)
    elif move.zone == ASIDE:
        game.aside = take(game.aside, move.face)
    elif move.zone != AVAILABLE:  # a stack of monsters never runs out
        raise ValueError(errors.not_taken_from(move.zone))


def put_down(game: State, seat: i64, face: i64, to: i64) -> None:
    """Put a defeated monster where it goes: usually the void (COTG-55)."""
    card = FACES[face]
    if card.into is not None:  # its reward says where it goes
        game.aside = put(game.aside, face)
    elif card.marks & KEPT or (card.trophy is not None and to == THE_VOID):
        player = game.players[seat]
        player.trophy_places = (*player.trophy_places, Place(face))  # ROV-60
        player.refresh()
    else:
        piles.put_away(game, face, to)


def push_reward(game: State, seat: i64, face: i64, place: i64) -> None:
    """Let a monster's reward wait for its time; place is that in the center row where it was, or none."""
    reward = FACES[face].reward
    number = len(reward)
    while number > 0:
        number -= 1
        task = Task(reward[number], seat, face)
        if place >= 0 and FACES[face].marks & MINDS_NEIGHBOURS:
            task.noted = pack([place])
        game.pending.append(task)


def can_be_acquired(face: i64, zone: i64) -> bool:
    """Whether a defeated monster can be acquired: of the center deck, and with no other way to go."""
    return zone & (CENTER_ROW | THE_VOID) != 0 and FACES[face].into is None and not FACES[face].marks & KEPT


def offer(game: State, seat: i64, face: i64, to: i64) -> None:
    """Set a defeated monster aside until its defeater has said whether they acquire it."""
    game.aside = put(game.aside, face)
    question = Task(ACQUIRE_DEFEATED, seat, face)
    question.it = face
    question.zone = to
    game.pending.append(question)


@dataclass(frozen=True)
class AcquireDefeated(AskingEffect, TakesAside):
    """Choose whether a monster just defeated is acquired; it goes where it would have gone otherwise."""

    def words(self) -> Words:
        return optional(say(Verb("acquire"), "it"))

    def question(self, setup: Setup, task: Task, said: tuple[Effect, ...]) -> Prompt:
        card = CardName(FACES[task.it].name)
        return Prompt(optional(say(Verb("acquire"), card)), Reader(setup.names, task.player))

    def moves(self, game: State, task: Task) -> list[Move]:
        return [ACQUIRES.moves(ASIDE, DISCARD).of(task.it), DECLINED]

    def answer(self, game: State, task: Task, move: Move) -> None:
        game.aside = take(game.aside, task.it)
        if move.declines:
            put_down(game, task.player, task.it, task.zone)
            return
        tell(game, Acquired(task.player, task.it, 0, ASIDE, DISCARD))
        react(game, listeners(game, task.player, ACQUIRED, task.it, ASIDE))
        piles.put(game, task.player, task.it, DISCARD)


ACQUIRE_DEFEATED: Final = AcquireDefeated()
