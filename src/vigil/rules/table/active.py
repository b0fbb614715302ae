"""Abilities that are active: those of constructs in play, and those that hold for this turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from vigil.rules.kernel.ability import UNLIMITED, Ability
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.places import with_place
from vigil.rules.kernel.state import Player

FOR_THIS_TURN: Final = -1  # the place of an ability that is not of a construct


@final
class Active:
    """An ability that works now, and where it comes from."""

    def __init__(
        self, ability: Ability, source: i64, place: i64, number: i64, amount: i64, energized: bool
    ) -> None:
        self.ability = ability
        self.source = source
        self.place = place  # of the construct, or FOR_THIS_TURN
        self.number = number  # among the abilities of the construct, or of this turn
        self.amount = amount
        self.energized = energized

    def uses(self, player: Player) -> i64:
        """How often it can still be used this turn, or UNLIMITED."""
        if self.place != FOR_THIS_TURN:
            return 1 if self.ability.once() else UNLIMITED
        return player.lasting[self.number].left

    def works_like(self, other: Active) -> bool:
        """Whether it makes no difference which of the two is used up."""
        if self.source == other.source:
            return True
        this_turn = self.place == FOR_THIS_TURN == other.place
        return this_turn and self.ability == other.ability

    def order(self, player: Player) -> i64:
        """Its place among all that was played or put into play, constructs and what holds for this turn."""
        if self.place != FOR_THIS_TURN:
            return self.place + player.construct_places[self.place].behind
        earlier: i64 = 0
        for place in player.construct_places:
            if place.behind <= self.number:
                earlier += 1
        return self.number + earlier

    def spend(self, player: Player) -> None:
        """Use it once, if its uses are limited."""
        if self.place != FOR_THIS_TURN:
            if self.ability.once():
                self.exhaust(player)
            return
        lasting = player.lasting[self.number]
        if lasting.left > 0:
            self.leave(player, lasting.left - 1)

    def exhaust(self, player: Player) -> None:
        """End it for this turn."""
        if self.place == FOR_THIS_TURN:
            self.leave(player, 0)
            return
        places = player.construct_places
        player.construct_places = with_place(places, self.place, places[self.place].with_use(self.number))

    def leave(self, player: Player, uses: i64) -> None:
        """Leave so many uses of an ability that holds for this turn; it keeps its place among the others."""
        listed = list(player.lasting)
        listed[self.number] = player.lasting[self.number].with_uses(uses)
        player.lasting = tuple(listed)


def active(player: Player, watch: i64) -> list[Active]:
    """A player's abilities that wait for something or change it, in the order of playing (DEL-R35)."""
    found: list[Active] = []
    if not player.watch & watch:
        return found
    begun: i64 = 0
    at: i64 = -1
    for place in player.construct_places:
        at += 1
        if place.behind > begun:
            add_lasting(found, player, watch, begun, place.behind)
            begun = place.behind
        card = FACES[place.face]
        if not card.watch & watch:
            continue
        for number in range(len(card.abilities)):
            ability = card.abilities[number]
            if ability.watch() == watch and not place.used >> number & 1:
                found.append(Active(ability, place.face, at, number, 1, place.energized))
    add_lasting(found, player, watch, begun, len(player.lasting))
    return found


def add_lasting(found: list[Active], player: Player, watch: i64, first: i64, end: i64) -> None:
    """Add abilities that hold for this turn, from one number up to another."""
    for number in range(first, end):
        lasting = player.lasting[number]
        if lasting.left != 0 and lasting.ability.watch() == watch:
            found.append(
                Active(lasting.ability, lasting.source, FOR_THIS_TURN, number, lasting.amount, False)
            )
