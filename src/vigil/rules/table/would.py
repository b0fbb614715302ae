"""What would happen: the one place that asks whether an ability puts something else in its place.

Whatever can be replaced goes through a door (`piles.destroy`, `piles.draw` ...). A door asks `waits` first.
Games without such abilities pay a look at `setup.would` for it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from vigil.rules.kernel.ability import Ability
from vigil.rules.kernel.askers import parts
from vigil.rules.kernel.card import FACES, Card
from vigil.rules.kernel.effect import Task
from vigil.rules.kernel.happening import ANY_WOULD, COUNTS_TAKEN, Happening
from vigil.rules.kernel.places import first_unused, with_place
from vigil.rules.kernel.state import Player, State
from vigil.rules.kernel.value import Value
from vigil.rules.kernel.zones import DISCARD, HAND, PLAYED
from vigil.rules.table.active import Active, active

ELSEWHERE: Final = HAND | DISCARD | PLAYED  # where a card can speak for itself; in play all can


@final
class Replacement:
    """An ability that can put something in the place of what would happen."""

    def __init__(self, ability: Ability, seat: i64, source: i64, found: Active | None) -> None:
        self.ability = ability
        self.seat = seat  # whose it is
        self.source = source
        self.found = found  # None: of a trophy, or of a card that speaks for itself

    def spend(self, player: Player) -> None:
        """Use it once, if its uses are limited."""
        if self.found is not None:
            self.found.spend(player)
            return
        number = first_unused(player.trophy_places, self.source)
        if self.ability.once() and number >= 0:
            used = player.trophy_places[number].with_use(0)
            player.trophy_places = with_place(player.trophy_places, number, used)

    def same(self, other: Replacement) -> bool:
        """Whether it makes no difference which of the two is used."""
        return self.seat == other.seat and self.source == other.source and self.ability is other.ability


def replaced_by(card: Card) -> i64:
    """What anything on a card can replace, as bits; found once."""
    if card.would < 0:
        said = (card.play, card.reward, card.fate, card.acquired, card.abilities, card.trophy)
        card.would = replaced_in(said)
    return card.would


def replaced_in(value: object) -> i64:
    """What the abilities among the parts of a value can replace."""
    found: i64 = value.watch() & ANY_WOULD if isinstance(value, Ability) else 0
    if isinstance(value, Value) and value.counts_taken():
        found |= COUNTS_TAKEN
    for part in parts(value):
        found |= replaced_in(part)
    return found


def waits(game: State, happening: Happening, asked: i64 = 0) -> bool:
    """Whether something waits for whoever may replace it, after so many have been asked."""
    found = candidates(game, happening)
    if asked >= len(found):
        return False
    next_one = found[asked]
    task = Task(next_one.ability.replacement(), next_one.seat, next_one.source)
    game.pending.append(happening.on(task, asked))
    return True


def candidates(game: State, happening: Happening) -> list[Replacement]:
    """Everything that can replace what would happen, of the player on turn first; of equal ones the first."""
    found: list[Replacement] = []
    count = len(game.players)
    for step in range(count):
        seat = (game.turn + step) % count
        for candidate in abilities_of(game, seat, happening):
            if not candidate.ability.replaces(game, seat, candidate.source, happening):
                continue
            if not any(candidate.same(other) for other in found):
                found.append(candidate)
    return found


def abilities_of(game: State, seat: i64, happening: Happening) -> list[Replacement]:
    """A player's abilities that wait for it: in play, for this turn, of trophies, of the card itself."""
    player = game.players[seat]
    found = [Replacement(each.ability, seat, each.source, each) for each in active(player, happening.what)]
    for place in player.trophy_places:
        trophy = FACES[place.face].trophy
        if trophy is not None and trophy.watch() == happening.what and not place.used:
            found.append(Replacement(trophy, seat, place.face, None))
    if seat == happening.seat and happening.face >= 0 and happening.zone & ELSEWHERE:
        for ability in FACES[happening.face].abilities:
            if ability.watch_in(happening.zone) == happening.what:
                found.append(Replacement(ability, seat, happening.face, None))
    return found
