"""Playing cards from hand, using abilities, rolling the die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from vigil.rules.actions.transform import turn_over
from vigil.rules.events import CardPlayed, Gained, Spent, Used
from vigil.rules.kernel.ability import ACTIVATED, FACTION_NAMED, HERO_PLAYED, NAMES_FACTION, Ability
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import has, put
from vigil.rules.kernel.effect import Effect, Task, carry_out, carry_out_one, push
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.places import first_unused, with_place
from vigil.rules.kernel.state import Player, State, tell
from vigil.rules.kernel.zones import EMPTY, HAND, PLAYED, TROPHIES
from vigil.rules.table.active import FOR_THIS_TURN, active
from vigil.rules.table.piles import enter_hand, enter_play, leave_hand
from vigil.rules.table.reactions import listeners, react
from vigil.wording import errors
from vigil.wording.words import Words, say

DIE_COST: Final = 5  # in insight (DEL-43)


def play(game: State, seat: i64, face: i64) -> None:
    """Play a card from hand."""
    player = game.players[seat]
    card = FACES[face]
    leave_hand(player, face)
    if card.transform is not None and card.transform.on_play(game, seat, face):
        enter_hand(player, turn_over(game, seat, face, HAND))  # DU-21
        return
    if game.events is not None:  # not even made where nobody reads it: this is the move made most
        game.events.append(CardPlayed(seat, face))
    if card.stays:
        enter_play(game, seat, face)
        return
    player.played = put(player.played, face)
    if len(player.named) > 0:
        player.named = put(player.named, 0)
    if card.fought:
        play_monster(game, seat, face)
    elif card.heard and player.watch & (HERO_PLAYED | FACTION_NAMED):
        play_heard(game, seat, face)
    elif card.only is not None:
        carry_out_one(game, card.only, Task(card.only, seat, face))
    elif card.play:
        carry_out(game, card.play, Task(card.play[0], seat, face))


def play_monster(game: State, seat: i64, face: i64) -> None:
    """Play a monster that was acquired: a hero that gives its power, and none of its reward (ROTF-30)."""
    game.power += FACES[face].cost
    tell(game, Gained(seat, face, FACES[face].cost, "power"))
    react(game, listeners(game, seat, HERO_PLAYED, face, PLAYED))


def play_heard(game: State, seat: i64, face: i64) -> None:
    """Play a hero that other cards react to, once it has the factions it is played as."""
    if FACES[face].marks & NAMES_FACTION:  # nothing reacts to it before it has its faction
        push(game, [*play_tasks(seat, face), Task(ANNOUNCE, seat, face)])
    else:
        game.pending.append(Task(HEARD_PLAY, seat, face))
    push(game, listeners(game, seat, FACTION_NAMED, face, PLAYED))


def play_tasks(seat: i64, face: i64) -> list[Task]:
    """The effects of a hero, as tasks."""
    return [Task(effect, seat, face) for effect in FACES[face].play]


def not_played(game: State, task: Task) -> str:
    """What is wrong with a task about a hero that was not played this turn; it may have left since."""
    return "" if has(game.players[task.player].ever_played(), task.source) else "that hero was not played"


@dataclass(frozen=True)
class HeardPlay(Effect):
    """Carry out the effects of the hero last played, between the reactions of heroes and of constructs.

    What reacts is found before the first effect, for that may take the hero away.
    """

    def words(self) -> Words:
        return say("play the hero")

    def amiss(self, game: State, task: Task) -> str:
        return not_played(game, task)

    def resolve(self, game: State, task: Task) -> None:
        heard = listeners(game, task.player, HERO_PLAYED, task.source, PLAYED)
        react(game, [told for told in heard if FACES[told.source].stays])  # OUR-18
        push(game, play_tasks(task.player, task.source))
        react(game, [told for told in heard if not FACES[told.source].stays])  # DEL-R28


@dataclass(frozen=True)
class Announce(Effect):
    """Tell a player's cards that the hero last played has been played, with the factions it has now."""

    def words(self) -> Words:
        return say("announce the hero")

    def amiss(self, game: State, task: Task) -> str:
        return not_played(game, task)

    def resolve(self, game: State, task: Task) -> None:
        react(game, listeners(game, task.player, HERO_PLAYED, task.source, PLAYED))


ANNOUNCE: Final = Announce()
HEARD_PLAY: Final = HeardPlay()


def use(game: State, seat: i64, move: Move) -> None:
    """Use an ability of a construct or a trophy, or one that holds for this turn."""
    player = game.players[seat]
    tell(game, Used(seat, move.face))
    ability = spend_use(game, player, move)
    ability.use(game, Task(ability.effect(), seat, move.face))


def spend_use(game: State, player: Player, move: Move) -> Ability:
    """The ability that a move uses; its use is spent."""
    if move.zone == TROPHIES:
        return spend_trophy(player, move.face)
    for found in active(player, ACTIVATED):
        if found.source != move.face or (found.place == FOR_THIS_TURN) != (move.zone == PLAYED):
            continue
        if move.zone != PLAYED and found.number != move.number:
            continue
        if found.ability.usable(game, game.turn, found.source, found.energized):
            found.spend(player)
            return found.ability
    raise ValueError(errors.not_possible(move.text))


def spend_trophy(player: Player, face: i64) -> Ability:
    """The ability of a trophy; one that stays can be used once per turn."""
    trophy = FACES[face].trophy
    assert trophy is not None
    if trophy.once():
        places = player.trophy_places
        number = first_unused(places, face)
        player.trophy_places = with_place(places, number, places[number].with_use(0))
    return trophy


def roll(game: State, seat: i64) -> None:
    """Pay for the die and roll it."""
    die = game.setup.die
    assert die is not None
    game.players[seat].insight -= DIE_COST
    tell(game, Spent(seat, EMPTY, DIE_COST, "insight"))
    carry_out_one(game, die, Task(die, seat, EMPTY))
