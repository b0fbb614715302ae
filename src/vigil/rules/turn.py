"""A turn: doing one of its moves, ending it, and letting the next one begin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from vigil.rules import events
from vigil.rules.abilities import TURN_BEGAN, announce
from vigil.rules.acquiring import buy
from vigil.rules.defeating import fight
from vigil.rules.events import Event
from vigil.rules.moves import ACQUIRE, DEFEAT, PLAY_CARD, ROLL, USE, Move
from vigil.rules.moving import draw
from vigil.rules.playing import play, roll, use
from vigil.rules.rival import rival_acts
from vigil.rules.tasks import Effect, Task
from vigil.rules.zones import EMPTY, NOWHERE

if TYPE_CHECKING:
    from vigil.rules.game import Game

NEW_HAND: Final = 5
IDLE_ROUNDS: Final = 50  # after so many rounds in which nothing changes, nobody can go on


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
