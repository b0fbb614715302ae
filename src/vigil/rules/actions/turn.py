"""A turn: making one of its moves, ending it, and beginning the next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vigil.rules.actions.acquire import buy
from vigil.rules.actions.defeat import fight
from vigil.rules.actions.play import play, roll, use
from vigil.rules.actions.rival import rival_acts
from vigil.rules.events import Began, Cleared, Ended
from vigil.rules.kernel import verbs
from vigil.rules.kernel.ability import TURN_BEGAN, TURN_ENDED
from vigil.rules.kernel.cards import NONE, join
from vigil.rules.kernel.effect import Effect, Task, push
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.places import for_next_turn
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.zones import EMPTY, NOWHERE
from vigil.rules.table.piles import draw_now
from vigil.rules.table.reactions import listeners, react
from vigil.wording import errors
from vigil.wording.words import Words, say

NEW_HAND: Final = 5
IDLE_ROUNDS: Final = 50  # rounds without a change, after which the game ends


def take(game: State, move: Move) -> None:
    """Make one of the turn's moves."""
    verb = move.verb
    if verb == verbs.PLAY_CARD:
        play(game, game.turn, move.face)
    elif verb == verbs.END_TURN:
        end(game)
    elif verb == verbs.ACQUIRE:
        buy(game, game.turn, move)
    elif verb == verbs.DEFEAT:
        fight(game, game.turn, move)
    elif verb == verbs.USE:
        use(game, game.turn, move)
    elif verb == verbs.ROLL:
        roll(game, game.turn)
    else:
        raise ValueError(errors.not_a_move_of_a_turn(verb))


def end(game: State) -> None:
    """End the turn: clear away and draw a new hand (COTG-25)."""
    heard = listeners(game, game.turn, TURN_ENDED, EMPTY, NOWHERE)
    clear_away(game)
    tell(game, Cleared(game.turn))
    draw_now(game, game.turn, NEW_HAND)  # no card speaks of it
    if not game.setup.solitaire and not heard:
        go_on(game)
        return
    game.between_turns = True
    game.fates.append(Task(NEXT_TURN, game.turn, EMPTY))
    if game.setup.solitaire:
        rival_acts(game)
    push(game, heard)


@dataclass(frozen=True)
class NextTurn(Effect):
    """Begin the next turn once everything is done that the end of this one set off (DEL-R44)."""

    def words(self) -> Words:
        return say("begin the next turn")

    def resolve(self, game: State, task: Task) -> None:
        if game.fates:
            game.fates.append(task)
        else:
            go_on(game)


NEXT_TURN: Final = NextTurn()


def go_on(game: State) -> None:
    """Let the next player begin, or end the game."""
    game.idle_turns = 0 if game.stirred else game.idle_turns + 1
    game.stirred = False
    following = (game.turn + 1) % len(game.players)
    if game.idle_turns >= IDLE_ROUNDS * len(game.players):
        finish(game)  # no rulebook covers a standstill
        return
    if game.extra_turns > 0:
        game.extra_turns -= 1
        following = game.turn
    elif game.ending and following == game.first:
        finish(game)  # COTG-90
        return
    game.turn = following
    begin(game)


def clear_away(game: State) -> None:
    """Discard the hand and the played cards; what was not spent is lost (COTG-73 to COTG-76)."""
    player = game.players[game.turn]
    player.discard = join(join(player.discard, player.hand), player.played)
    player.hand = NONE
    player.hand_known = NONE
    player.played = NONE
    player.named = NONE
    player.gone = NONE
    player.recurred = NONE
    player.recurred_in_row = NONE
    player.lasting = ()
    player.construct_places = for_next_turn(player.construct_places)
    player.trophy_places = for_next_turn(player.trophy_places)
    player.refresh()
    if game.setup.would:
        forget_uses(game)
    game.runes = 0
    game.earmarked = NONE
    game.power = 0
    game.energy = 0
    game.honor_gained = 0
    game.permits = 0
    game.row_defeats = 0


def forget_uses(game: State) -> None:
    """What others have used in this turn they can use again in the next."""
    for player in game.players:
        player.construct_places = for_next_turn(player.construct_places)
        player.trophy_places = for_next_turn(player.trophy_places)


def begin(game: State) -> None:
    """Begin the turn of the player whose turn it is now."""
    game.turn_number += 1
    game.turn_moves = 0
    game.taken = 0
    game.between_turns = False
    tell(game, Began(game.turn, game.turn_number))
    heard = listeners(game, game.turn, TURN_BEGAN, EMPTY, NOWHERE)
    if heard:
        open_with(game, heard)


def open_with(game: State, heard: list[Task]) -> None:
    """Let what the start of a turn brings happen before anything else, transforming included."""
    if game.setup.reactions_in_any_order and len(heard) > 1:
        react(game, heard)
        return
    done = 0
    while done < len(heard) and heard[done].effect.instant():
        heard[done].effect.resolve(game, heard[done])
        done += 1
    push(game, heard[done:])


def finish(game: State) -> None:
    """The game is over."""
    game.over = True
    tell(game, Ended(game.turn))
