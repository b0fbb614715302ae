"""Options: everything the player on turn can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vigil.rules import costs, row
from vigil.rules.abilities import ACTIVATED, DISCOUNTS, ENERGIZED, VOID_OPEN
from vigil.rules.acquiring import acquire_moves, destinations, may_go_elsewhere
from vigil.rules.moves import ANYWHERE, DIE_ROLL, PLAYS, TURN_ENDS, USE, Move, acquisitions, defeats
from vigil.rules.printed import FACES, MONSTER
from vigil.rules.zones import (
    AVAILABLE,
    CENTER_ROW,
    DISCARD,
    EMPTY,
    NOWHERE,
    PLAY,
    PLAYED,
    TROPHIES,
    VOID,
    Player,
)

if TYPE_CHECKING:
    from vigil.rules.game import Game

ROW_BUYS: Final = acquisitions(CENTER_ROW, DISCARD)
ROW_DEFEATS: Final = defeats(CENTER_ROW)
STACK_DEFEATS: Final = defeats(AVAILABLE)
VOID_DEFEATS: Final = defeats(VOID)
DIE_COST: Final = 5  # in insight (DEL-43)


def moves(game: Game) -> list[Move]:
    """Everything the player on turn can do, ending the turn last."""
    player = game.players[game.turn]
    found: list[Move] = []
    before = EMPTY
    for face in player.hand:
        if face != before:
            found.append(PLAYS.of(face))
            before = face
    row_moves(game, found)
    stack_moves(game, found)
    if game.permits & VOID_OPEN:
        void_moves(game, found)
    if player.watch & ACTIVATED:
        ability_moves(game, player, found)
    if game.setup.die and player.insight >= DIE_COST:
        found.append(DIE_ROLL)
    found.append(TURN_ENDS)
    return found


def row_moves(game: Game, found: list[Move]) -> None:
    """What can be acquired or defeated in the center row."""
    seat = game.turn
    power = costs.power(game)
    runes = game.runes
    usual = not game.players[seat].watch & DISCOUNTS  # most prices are the printed ones
    for place in range(len(game.row)):
        face = game.row[place]
        if face == EMPTY:
            continue
        card = FACES[face]
        price = card.cost if usual and card.bargain is None else costs.cost(game, seat, face, place)
        if card.kind_bit == MONSTER:
            if price <= power:
                add_named(game, found, ROW_DEFEATS.of(face), place)
        elif price <= runes or (game.mechana_runes and price <= costs.runes_for(game, seat, face)):
            row_buys(game, found, place, price)


def row_buys(game: Game, found: list[Move], place: int, price: int) -> None:
    """The ways to acquire the card at a place of the center row."""
    seat = game.turn
    face = game.row[place]
    if not may_go_elsewhere(game, seat, face):
        add_named(game, found, ROW_BUYS.of(face), place)
        return
    spare = costs.spare(game, seat, face, price)
    for to in destinations(game, seat, face, CENTER_ROW, DISCARD, spare):
        add_named(game, found, acquisitions(CENTER_ROW, to).of(face), place)


def add_named(game: Game, found: list[Move], move: Move, place: int) -> None:
    """Add a move on a place of the row unless it is the same as one on an earlier place."""
    distinct = row.named(game, move, place)
    if distinct is not None:
        found.append(distinct)


def stack_moves(game: Game, found: list[Move]) -> None:
    """What can be acquired or defeated among the always-available cards."""
    seat = game.turn
    stacks = game.setup.stacks
    usual = not game.players[seat].watch & DISCOUNTS
    for number in range(len(stacks)):
        face = stacks[number]
        card = FACES[face]
        price = card.cost if usual else costs.cost(game, seat, face, costs.OUTSIDE)
        if card.kind_bit == MONSTER:
            if price <= costs.power(game):
                found.append(STACK_DEFEATS.of(face))
        elif price <= game.runes and game.supply[number] > 0:
            acquire_moves(game, found, seat, face, AVAILABLE, DISCARD, game.runes - price)


def void_moves(game: Game, found: list[Move]) -> None:
    """What can be defeated in the void."""
    for place in range(len(game.void)):
        face = game.void[place]
        if FACES[face].kind_bit != MONSTER or game.void.index(face) != place:
            continue
        if costs.cost(game, game.turn, face, costs.OUTSIDE) <= costs.power(game):
            found.append(VOID_DEFEATS.of(face))


def ability_moves(game: Game, player: Player, found: list[Move]) -> None:
    """The abilities that can be used now: of constructs, of trophies, and for this turn."""
    for place in range(len(player.constructs)):
        face = player.constructs[place]
        card = FACES[face]
        if not card.watch & ACTIVATED:
            continue
        for number in range(len(card.abilities)):
            if usable(game, player, place, number):
                add_once(found, use_move(face, PLAY, number))
    for number in range(len(player.lasting)):
        lasting = player.lasting[number]
        if lasting.left != 0 and lasting.ability.usable(game, game.turn, lasting.source, False):
            add_once(found, use_move(lasting.source, PLAYED, 0))
    for face in player.trophies:
        trophy = FACES[face].trophy
        if trophy is None or face in player.trophies_used:
            continue
        if trophy.usable(game, game.turn, face, False):
            add_once(found, use_move(face, TROPHIES, 0))


def add_once(found: list[Move], move: Move) -> None:
    """Add a move that is not there yet."""
    for known in found:
        if known is move:
            return
    found.append(move)


def usable(game: Game, player: Player, place: int, number: int) -> bool:
    """Whether an ability of the construct at a place can be used."""
    ability = FACES[player.constructs[place]].abilities[number]
    if ability.watch() != ACTIVATED or player.uses[place] >> number & 1:
        return False
    return ability.usable(game, game.turn, player.constructs[place], player.uses[place] & ENERGIZED != 0)


_uses: Final[dict[int, Move]] = {}


def use_move(face: int, zone: int, number: int) -> Move:
    """The move that uses an ability; it says which where the card has several."""
    key = (face * 64 + number) * 1024 + zone
    known = _uses.get(key)
    if known is not None:
        return known
    card = FACES[face]
    text = f"use {card.name}"
    if zone == PLAY and len([ability for ability in card.abilities if ability.watch() == ACTIVATED]) > 1:
        text = f"{text}: {card.abilities[number].effect().text().removeprefix('you may ')}"
    move = _uses[key] = Move(USE, text, face, zone, NOWHERE, ANYWHERE, number)
    return move
