"""Options: everything the player on turn can do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vigil.rules.actions.play import DIE_COST
from vigil.rules.actions.redirects import destinations, may_go_elsewhere
from vigil.rules.kernel.ability import ACTIVATED, DISCOUNTS, VOID_OPEN
from vigil.rules.kernel.asking import asking_effect
from vigil.rules.kernel.card import COST_SHIFT, FACES, FOUGHT, PRICES, VARIES
from vigil.rules.kernel.cards import place_of
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.state import Player, State
from vigil.rules.kernel.zones import (
    AVAILABLE,
    CENTER_ROW,
    DISCARD,
    EMPTY,
    PLAY,
    PLAYED,
    THE_VOID,
    TROPHIES,
)
from vigil.rules.moves import ACQUIRES, DEFEATS, DIE_ROLL, PLAYS, TURN_ENDS, USES
from vigil.rules.table import costs, row
from vigil.rules.table.active import FOR_THIS_TURN, active

ROW_BUYS: Final = ACQUIRES.moves(CENTER_ROW, DISCARD)
STACK_BUYS: Final = ACQUIRES.moves(AVAILABLE, DISCARD)
ROW_DEFEATS: Final = DEFEATS.moves(CENTER_ROW)
STACK_DEFEATS: Final = DEFEATS.moves(AVAILABLE)
NO_TAG: Final = 1 << 30  # beyond every price tag
VOID_DEFEATS: Final = DEFEATS.moves(THE_VOID)


def legal_moves(game: State) -> list[Move]:
    """The moves of the decision that is due; not to be changed."""
    found = game.options
    if found is None:
        if game.pending:
            task = game.pending[-1]
            found = asking_effect(task).moves(game, task)
        else:
            found = turn_moves(game)
        game.options = found
    return found


def turn_moves(game: State) -> list[Move]:
    """Everything the player on turn can do, ending the turn last."""
    player = game.players[game.turn]
    found: list[Move] = []
    plays = PLAYS.made
    before: i64 = EMPTY
    for face in player.hand:
        if face != before:
            found.append(plays[face] if face < len(plays) else PLAYS.of(face))
            before = face
    power = costs.power(game)
    row_moves(game, power, found)
    stack_moves(game, power, found)
    if game.permits & VOID_OPEN:
        void_moves(game, found)
    if player.watch & ACTIVATED:
        ability_moves(game, player, found)
    if game.setup.die is not None and player.insight >= DIE_COST:
        found.append(DIE_ROLL)
    found.append(TURN_ENDS)
    return found


def row_moves(game: State, power: i64, found: list[Move]) -> None:
    """What can be acquired or defeated in the center row."""
    seat = game.turn
    runes = game.runes
    limited = costs.earmarked_runes(game)
    usual = not game.players[seat].watch & DISCOUNTS  # most prices are the printed ones
    beyond = (max(power, runes + limited) + 1) << COST_SHIFT if usual else NO_TAG
    tags = PRICES.tags
    place: i64 = -1
    for face in game.center_row:
        place += 1
        if face == EMPTY:
            continue
        tag = tags[face]
        if tag >= beyond:
            continue
        price = tag >> COST_SHIFT
        if tag & VARIES or not usual:
            price = costs.cost(game, seat, face, place)
        if tag & FOUGHT:
            if price <= power:
                add_named(game, found, ROW_DEFEATS.of(face), place)
        elif price <= runes or (limited and price <= costs.runes_for(game, seat, face)):
            row_buys(game, found, place, price)


def row_buys(game: State, found: list[Move], place: i64, price: i64) -> None:
    """The ways to acquire the card at a place of the center row."""
    seat = game.turn
    face = game.center_row[place]
    if not may_go_elsewhere(game, seat, face):
        add_named(game, found, ROW_BUYS.of(face), place)
        return
    spare = costs.spare(game, seat, face, price)
    for to in destinations(game, seat, face, CENTER_ROW, DISCARD, spare):
        add_named(game, found, ACQUIRES.moves(CENTER_ROW, to).of(face), place)


def add_named(game: State, found: list[Move], move: Move, place: i64) -> None:
    """Add a move on a place of the row unless it is the same as one on an earlier place."""
    distinct = row.move_at(game, move, place)
    if distinct is not None:
        found.append(distinct)


def stack_moves(game: State, power: i64, found: list[Move]) -> None:
    """What can be acquired or defeated among the always-available cards."""
    seat = game.turn
    stacks = game.setup.stacks
    runes = game.runes
    usual = not game.players[seat].watch & DISCOUNTS
    tags = PRICES.tags
    number: i64 = -1
    for face in stacks:
        number += 1
        tag = tags[face]
        price = tag >> COST_SHIFT
        if tag & VARIES or not usual:
            price = costs.cost(game, seat, face, costs.OUTSIDE)
        if tag & FOUGHT:
            if price <= power:
                found.append(STACK_DEFEATS.of(face))
        elif price <= runes and game.supply[number] > 0:
            stack_buys(game, found, face, price)


def stack_buys(game: State, found: list[Move], face: i64, price: i64) -> None:
    """The ways to acquire an always-available card."""
    seat = game.turn
    if not may_go_elsewhere(game, seat, face):
        found.append(STACK_BUYS.of(face))
        return
    for to in destinations(game, seat, face, AVAILABLE, DISCARD, game.runes - price):
        found.append(ACQUIRES.moves(AVAILABLE, to).of(face))


def void_moves(game: State, found: list[Move]) -> None:
    """What can be defeated in the void."""
    for place in range(len(game.void)):
        face = game.void[place]
        if not FACES[face].fought or place_of(game.void, face) != place:
            continue
        if costs.cost(game, game.turn, face, costs.IN_VOID) <= costs.power(game):
            found.append(VOID_DEFEATS.of(face))


def ability_moves(game: State, player: Player, found: list[Move]) -> None:
    """The abilities that can be used now: of constructs, for this turn, of trophies."""
    for ready in active(player, ACTIVATED):
        if not ready.ability.usable(game, game.turn, ready.source, ready.energized):
            continue
        if ready.place == FOR_THIS_TURN:
            add_once(found, USES.of(ready.source, PLAYED, 0))
        else:
            add_once(found, USES.of(ready.source, PLAY, ready.number))
    for place in player.trophy_places:
        trophy = FACES[place.face].trophy
        if trophy is None or place.used or is_offered(found, USES.of(place.face, PLAYED, 0)):
            continue  # two uses by one name come one after the other
        if trophy.usable(game, game.turn, place.face, False):
            add_once(found, USES.of(place.face, TROPHIES, 0))


def add_once(found: list[Move], move: Move) -> None:
    """Add a move that is not there yet."""
    if not is_offered(found, move):
        found.append(move)


def is_offered(found: list[Move], move: Move) -> bool:
    """Whether a move is there already."""
    return any(known is move for known in found)
