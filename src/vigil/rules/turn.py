"""A turn: what its player can do, doing it, and ending it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from vigil.rules import costs, events, row
from vigil.rules.abilities import (
    ACTIVATED,
    ENERGIZED,
    FACTION_NAMED,
    HERO_PLAYED,
    TURN_BEGAN,
    VOID_OPEN,
    Ability,
    announce,
    listeners,
    push,
    react,
)
from vigil.rules.acquiring import acquire_moves, buy, destinations, may_go_elsewhere
from vigil.rules.defeating import fight
from vigil.rules.events import Event
from vigil.rules.moves import (
    ACQUIRE,
    ANYWHERE,
    DEFEAT,
    DIE_ROLL,
    PLAY_CARD,
    PLAYS,
    ROLL,
    TURN_ENDS,
    USE,
    Move,
    acquisitions,
    defeats,
)
from vigil.rules.moving import draw, enter_hand, enter_play, leave_hand
from vigil.rules.printed import CONSTRUCT, FACES, HERO, MONSTER
from vigil.rules.rival import rival_acts
from vigil.rules.tasks import Effect, Task, carry_out
from vigil.rules.transforming import turned
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

NEW_HAND: Final = 5
IDLE_ROUNDS: Final = 50  # after so many rounds in which nothing changes, nobody can go on
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
    for place in range(len(game.row)):
        face = game.row[place]
        if face == EMPTY:
            continue
        price = costs.cost(game, seat, face, place)
        if FACES[face].kind_bit == MONSTER:
            if price <= power:
                add_named(game, found, ROW_DEFEATS.of(face), place)
        elif price <= costs.runes_for(game, seat, face):
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
    for number in range(len(stacks)):
        face = stacks[number]
        price = costs.cost(game, seat, face, costs.OUTSIDE)
        if FACES[face].kind_bit == MONSTER:
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
    elif verb == ROLL:
        roll(game, game.turn)
    else:
        end(game)


def play(game: Game, seat: int, face: int) -> None:
    """Play a card from hand."""
    player = game.players[seat]
    card = FACES[face]
    leave_hand(player, face)
    if card.transform is not None and card.transform.on_play(game, seat, face):
        enter_hand(player, turned(game, seat, face))  # DU-21
        return
    if game.events is not None:
        game.events.append(Event(events.PLAYED, seat, face))
    if card.kind_bit == CONSTRUCT:
        enter_play(game, seat, face)
        return
    player.played.append(face)
    player.played_as.append(card.faction_bits)
    if card.kind_bit == HERO and player.watch & (HERO_PLAYED | FACTION_NAMED):
        play_heard(game, seat, face)
    elif card.play:
        carry_out(game, card.play, Task(card.play[0], seat, face))


def roll(game: Game, seat: int) -> None:
    """Pay for the die and roll it."""
    die = game.setup.die
    assert die is not None
    game.players[seat].insight -= DIE_COST
    if game.events is not None:
        game.events.append(Event(events.SPENT, seat, EMPTY, DIE_COST, detail="insight"))
    carry_out(game, (die,), Task(die, seat, EMPTY))


def play_heard(game: Game, seat: int, face: int) -> None:
    """The effects of a hero that other cards react to; their reactions come first (DEL-R28)."""
    effects = [Task(effect, seat, face) for effect in FACES[face].play]
    announcement = Task(ANNOUNCE, seat, face)
    if FACES[face].names_faction:  # nobody hears of it before it has its faction
        push(game, [*effects, announcement])
    else:
        push(game, [announcement, *effects])
    push(game, listeners(game, seat, FACTION_NAMED, face, PLAYED))


@dataclass(frozen=True)
class Announce(Effect):
    """Tell a player's cards that the hero last played has been played, with the factions it has now."""

    def text(self) -> str:
        return "announce the hero"

    def resolve(self, game: Game, task: Task) -> None:
        react(game, listeners(game, task.player, HERO_PLAYED, task.source, PLAYED))


ANNOUNCE: Final = Announce()


def use(game: Game, seat: int, move: Move) -> None:
    """Use an ability of a construct or a trophy, or one that holds for this turn."""
    player = game.players[seat]
    if game.events is not None:
        game.events.append(Event(events.USED, seat, move.face))
    ability = spend_use(game, player, move)
    ability.use(game, Task(ability.effect(), seat, move.face))


def spend_use(game: Game, player: Player, move: Move) -> Ability:
    """The ability that a move uses; its use is spent."""
    face = move.face
    if move.zone == TROPHIES:
        trophy = FACES[face].trophy
        assert trophy is not None
        if trophy.once():
            player.trophies_used.append(face)
        return trophy
    if move.zone == PLAYED:
        for number in range(len(player.lasting)):
            lasting = player.lasting[number]
            if lasting.source == face and lasting.left != 0 and lasting.ability.watch() == ACTIVATED:
                player.lasting[number] = lasting.used()
                return lasting.ability
    for place in range(len(player.constructs)):
        if player.constructs[place] == face and usable(game, player, place, move.number):
            ability = FACES[face].abilities[move.number]
            if ability.once():
                player.uses[place] |= 1 << move.number
            return ability
    raise ValueError(f"{move.text} is not possible")


def end(game: Game) -> None:
    """End the turn: clear away and draw a new hand (COTG-25)."""
    clear_away(game)
    if game.events is not None:
        game.events.append(Event(events.CLEARED, game.turn))
    draw(game, game.turn, NEW_HAND)
    if not game.setup.solitaire:
        go_on(game)
        return
    game.between_turns = True
    game.fates.append(Task(NEXT_TURN, game.turn, EMPTY))
    rival_acts(game)


@dataclass(frozen=True)
class NextTurn(Effect):
    """Let the next turn begin, once what the automatic opponent set off is over (DEL-R44)."""

    def text(self) -> str:
        return "begin the next turn"

    def resolve(self, game: Game, task: Task) -> None:
        if game.fates:
            game.fates.append(task)
        else:
            go_on(game)


NEXT_TURN: Final = NextTurn()


def go_on(game: Game) -> None:
    """Let the next player begin, or end the game."""
    game.idle_turns = 0 if game.stirred else game.idle_turns + 1
    game.stirred = False
    following = (game.turn + 1) % len(game.players)
    if game.idle_turns >= IDLE_ROUNDS * len(game.players):
        finish(game)  # no rulebook knows a standstill
        return
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
    player.trophies_used = []
    player.uses = [0] * len(player.uses)
    player.refresh()
    game.runes = 0
    game.mechana_runes = 0
    game.power = 0
    game.energy = 0
    game.honor_gained = 0
    game.permits = 0
    game.row_defeats = 0


def begin(game: Game) -> None:
    """Begin the turn of the player whose turn it is now."""
    game.turn_number += 1
    game.between_turns = False
    if game.events is not None:
        game.events.append(Event(events.BEGAN, game.turn, number=game.turn_number))
    announce(game, game.turn, TURN_BEGAN, EMPTY, NOWHERE)


def finish(game: Game) -> None:
    """The game is over."""
    game.over = True
    if game.events is not None:
        game.events.append(Event(events.ENDED, game.turn))
