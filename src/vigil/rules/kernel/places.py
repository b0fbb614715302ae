"""Places: a card that stays before a player, and everything that is remembered of it there.

A place never changes: it is replaced by one that differs, so that copies of a game share it.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64, mypyc_attr

from vigil.rules.kernel.cards import NONE, Cards, has, join, pack, put, put_sorted, take

ENERGIZED: Final = 1 << 30  # above the bits of all abilities, in documents


@final
@mypyc_attr(free_list_len=1)
class Place:
    """A construct in play, or a trophy."""

    def __init__(
        self,
        face: i64,
        used: i64 = 0,
        energized: bool = False,
        behind: i64 = 0,
        under: Cards = NONE,
        face_down: Cards = NONE,
    ) -> None:
        self.face = face
        self.used = used  # a bit for each of its abilities used this turn
        self.energized = energized  # its Energize abilities work this turn
        self.behind = behind  # how many abilities that hold for this turn began before it came
        self.under = under  # cards under it that everybody knows, in the order in which they came
        self.face_down = face_down  # cards under it that only their owner knows, sorted

    def with_face(self, face: i64) -> Place:
        """The other side of the card, of which nothing has been used."""
        return Place(face, 0, False, self.behind, self.under, self.face_down)

    def with_use(self, ability: i64) -> Place:
        """The same with one of its abilities used."""
        used = self.used | (1 << ability)
        return Place(self.face, used, self.energized, self.behind, self.under, self.face_down)

    def with_energy(self) -> Place:
        """The same, energized."""
        return Place(self.face, self.used, True, self.behind, self.under, self.face_down)

    def with_behind(self, behind: i64) -> Place:
        """The same, come after so many abilities that hold for this turn."""
        return Place(self.face, self.used, self.energized, behind, self.under, self.face_down)

    def with_under(self, under: Cards, face_down: Cards) -> Place:
        """The same with other cards under it."""
        return Place(self.face, self.used, self.energized, self.behind, under, face_down)

    def with_card_under(self, face: i64, hidden: bool) -> Place:
        """The same with a card more under it, face down or face up."""
        if hidden:
            return self.with_under(self.under, put_sorted(self.face_down, face))
        return self.with_under(put(self.under, face), self.face_down)

    def without_card_under(self, face: i64) -> Place:
        """The same with a card less under it; of equal cards one that everybody knows."""
        if has(self.under, face):
            return self.with_under(take(self.under, face), self.face_down)
        return self.with_under(self.under, take(self.face_down, face))

    def for_next_turn(self) -> Place:
        """The same without what counts for one turn only."""
        if self.used == 0 and not self.energized and self.behind == 0:
            return self
        return Place(self.face, 0, False, 0, self.under, self.face_down)

    @property
    def cards_under(self) -> Cards:
        """All cards under it."""
        return join(self.under, self.face_down)

    @property
    def marks(self) -> i64:
        """What was used this turn and whether it is energized, as one number of documents."""
        return self.used | ENERGIZED if self.energized else self.used


Places: TypeAlias = tuple[Place, ...]


def faces_of(places: Places) -> Cards:
    """The cards at some places, without what lies under them."""
    return pack([place.face for place in places])


def cards_under(places: Places) -> Cards:
    """The cards that lie under those of some places."""
    found = NONE
    for place in places:
        found = join(found, place.cards_under)
    return found


def cards_face_up(places: Places) -> Cards:
    """The cards that lie face up under those of some places."""
    found = NONE
    for place in places:
        found = join(found, place.under)
    return found


def cards_face_down(places: Places) -> Cards:
    """The cards that lie face down under those of some places."""
    found = NONE
    for place in places:
        found = join(found, place.face_down)
    return found


def first_of(places: Places, face: i64) -> i64:
    """The number of the first place with a card, -1 if there is none."""
    for number, place in enumerate(places):
        if place.face == face:
            return number
    return -1


def first_unused(places: Places, face: i64) -> i64:
    """The number of the first place with a card of which nothing was used this turn, -1 if there is none."""
    for number, place in enumerate(places):
        if place.face == face and place.used == 0:
            return number
    return -1


def last_used(places: Places, face: i64) -> i64:
    """The number of the last place with a card that was used this turn, or the first with it; -1 if none.

    Of equal constructs the first is used first, so this is the one whose ability has just been used.
    """
    found = first_of(places, face)
    for number, place in enumerate(places):
        if place.face == face and place.used:
            found = number
    return found


def with_place(places: Places, number: i64, place: Place) -> Places:
    """The places with another one at a number."""
    listed = list(places)
    listed[number] = place
    return tuple(listed)


def without_place(places: Places, number: i64) -> Places:
    """The places without the one at a number."""
    listed = list(places)
    del listed[number]
    return tuple(listed)


def for_next_turn(places: Places) -> Places:
    """The places without what counts for one turn only."""
    for place in places:
        if place.for_next_turn() is not place:
            return tuple([place.for_next_turn() for place in places])
    return places
