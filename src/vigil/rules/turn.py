"""A turn: what its player can do, doing it, and ending it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vigil.rules import costs, events, row
from vigil.rules.abilities import ACTIVATED, HERO_PLAYED, TURN_BEGAN, announce, listeners, push
from vigil.rules.acquiring import acquire_moves, buy, destinations
from vigil.rules.defeating import fight
from vigil.rules.events import Event
from vigil.rules.moves import (
    ACQUIRE,
    ANYWHERE,
    DEFEAT,
    PLAY_CARD,
    PLAYS,
    TURN_ENDS,
    USE,
    Move,
    acquisitions,
    defeats,
)
from vigil.rules.moving import draw, enter_play, leave_hand
from vigil.rules.printed import CONSTRUCT, FACES, HERO, MONSTER
from vigil.rules.rival import rival_acts
from vigil.rules.tasks import Task, carry_out
from vigil.rules.zones import (
    AVAILABLE,
    CENTER_ROW,
    DISCARD,
    EMPTY,
    NOWHERE,
    PLAY,
    PLAYED,
    Player,
)

if TYPE_CHECKING:
    from vigil.rules.game import Game

NEW_HAND: Final = 5
ROW_BUYS: Final = acquisitions(CENTER_ROW, DISCARD)
ROW_DEFEATS: Final = defeats(CENTER_ROW)
STACK_DEFEATS: Final = defeats(AVAILABLE)


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
    if player.watch & ACTIVATED:
        ability_moves(game, player, found)
    found.append(TURN_ENDS)
    return found


def row_moves(game: Game, found: list[Move]) -> None:
    """What can be acquired or defeated in the center row."""
    seat = game.turn
    for place in range(len(game.row)):
        face = game.row[place]
        if face == EMPTY:
            continue
        price = costs.cost(game, seat, face, place)
        if FACES[face].kind_bit == MONSTER:
            if price <= game.power:
                add_named(game, found, ROW_DEFEATS.of(face), place)
            continue
        spare = costs.runes_for(game, seat, face) - price
        if spare < 0:
            continue
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
    for number in range(len(stacks)):
        face = stacks[number]
        price = costs.cost(game, seat, face, NOWHERE)
        if FACES[face].kind_bit == MONSTER:
            if price <= game.power:
                found.append(STACK_DEFEATS.of(face))
        elif price <= game.runes and game.supply[number] > 0:
            acquire_moves(game, found, seat, face, AVAILABLE, DISCARD, game.runes - price)


def ability_moves(game: Game, player: Player, found: list[Move]) -> None:
    """The abilities that can be used now, on constructs and for this turn."""
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
    return ability.usable(game, game.turn, player.constructs[place], False)


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
        text = f"{text}: {card.abilities[number].effect().text()}"
    move = _uses[key] = Move(USE, text, face, zone, NOWHERE, ANYWHERE, number)
    return move


def take(game: Game, move: Move) -> None:
    """Do one of the turn's moves."""
    verb = move.verb
    if verb == PLAY_CARD:
        play(game, game.turn, move.face)
    elif verb == ACQUIRE:
        buy(game, game.turn, move)
    elif verb == DEFEAT:
        fight(game, game.turn, move)
    elif verb == USE:
        use(game, game.turn, move)
    else:
        end(game)


def play(game: Game, seat: int, face: int) -> None:
    """Play a card from hand."""
    player = game.players[seat]
    leave_hand(player, face)
    card = FACES[face]
    if game.events is not None:
        game.events.append(Event(events.PLAYED, seat, face))
    if card.kind_bit == CONSTRUCT:
        enter_play(game, seat, face)
        return
    heard: list[Task] = []
    if card.kind_bit == HERO and player.watch & HERO_PLAYED:
        heard = listeners(game, seat, HERO_PLAYED, face, PLAYED)
    player.played.append(face)
    player.played_as.append(card.faction_bits)
    if not card.play:
        push(game, heard)
    elif not heard:
        carry_out(game, card.play, Task(card.play[0], seat, face))
    else:
        push(game, [Task(effect, seat, face) for effect in card.play])
        push(game, heard)  # reactions come first (DEL-R28)


def use(game: Game, seat: int, move: Move) -> None:
    """Use an ability of a construct, or one that holds for this turn."""
    player = game.players[seat]
    face = move.face
    if game.events is not None:
        game.events.append(Event(events.USED, seat, face))
    if move.zone == PLAYED:
        for number in range(len(player.lasting)):
            lasting = player.lasting[number]
            if lasting.source == face and lasting.left != 0 and lasting.ability.watch() == ACTIVATED:
                player.lasting[number] = lasting.used()
                lasting.ability.use(game, Task(lasting.ability.effect(), seat, face))
                return
    for place in range(len(player.constructs)):
        if player.constructs[place] == face and usable(game, player, place, move.number):
            ability = FACES[face].abilities[move.number]
            if ability.once():
                player.uses[place] |= 1 << move.number
            ability.use(game, Task(ability.effect(), seat, face))
            return


def end(game: Game) -> None:
    """End the turn: clear away, draw a new hand, and let the next player begin (COTG-25)."""
    clear_away(game)
    if game.events is not None:
        game.events.append(Event(events.CLEARED, game.turn))
    draw(game, game.turn, NEW_HAND)
    if game.setup.solitaire:
        rival_acts(game)
    following = (game.turn + 1) % len(game.players)
    if game.extra_turns > 0:
        game.extra_turns -= 1
        following = game.turn
    elif game.ending and following == game.first:
        finish(game)  # COTG-90
        return
    game.turn = following
    begin(game)


def clear_away(game: Game) -> None:
    """Discard the hand and the played cards; what was not spent is lost (COTG-73 to COTG-76)."""
    player = game.players[game.turn]
    player.discard += player.hand
    player.discard += player.played
    player.hand = []
    player.hand_known = []
    player.played = []
    player.played_as = []
    player.lasting = []
    player.uses = [0] * len(player.uses)
    player.refresh()
    game.runes = 0
    game.mechana_runes = 0
    game.power = 0
    game.row_defeats = 0


def begin(game: Game) -> None:
    """Begin the turn of the player whose turn it is now."""
    game.turn_number += 1
    if game.events is not None:
        game.events.append(Event(events.BEGAN, game.turn, number=game.turn_number))
    announce(game, game.turn, TURN_BEGAN, EMPTY, NOWHERE)


def finish(game: Game) -> None:
    """The game is over."""
    game.over = True
    if game.events is not None:
        game.events.append(Event(events.ENDED, game.turn))
