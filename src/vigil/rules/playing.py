"""Playing cards from hand, using abilities, rolling the die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from vigil.rules import events
from vigil.rules.abilities import ACTIVATED, FACTION_NAMED, HERO_PLAYED, Ability, listeners, push, react
from vigil.rules.events import Event
from vigil.rules.moves import Move
from vigil.rules.moving import enter_hand, enter_play, leave_hand
from vigil.rules.options import DIE_COST, usable
from vigil.rules.printed import CONSTRUCT, FACES, HERO
from vigil.rules.tasks import Effect, Task, carry_out
from vigil.rules.transforming import turned
from vigil.rules.zones import EMPTY, HAND, PLAYED, TROPHIES, Player

if TYPE_CHECKING:
    from vigil.rules.game import Game


def play(game: Game, seat: int, face: int) -> None:
    """Play a card from hand."""
    player = game.players[seat]
    card = FACES[face]
    leave_hand(player, face)
    if card.transform is not None and card.transform.on_play(game, seat, face):
        enter_hand(player, turned(game, seat, face, HAND))  # DU-21
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


def roll(game: Game, seat: int) -> None:
    """Pay for the die and roll it."""
    die = game.setup.die
    assert die is not None
    game.players[seat].insight -= DIE_COST
    if game.events is not None:
        game.events.append(Event(events.SPENT, seat, EMPTY, DIE_COST, detail="insight"))
    carry_out(game, (die,), Task(die, seat, EMPTY))
