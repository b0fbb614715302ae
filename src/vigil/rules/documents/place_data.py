"""Places in documents: a card by name, or a table where something lies under it."""

from __future__ import annotations

from typing import Any, Final

from vigil.rules.documents import checks
from vigil.rules.documents.checks import check_keys, names
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import NONE, Cards, in_order, join
from vigil.rules.kernel.places import ENERGIZED, Place, Places, first_unused, with_place
from vigil.wording import document_errors

KEYS: Final = ("card", "under", "face_down")


def places_data(places: Places) -> list[Any]:
    """Cards that stay, as plain data."""
    return [place_data(place) for place in places]


def place_data(place: Place) -> Any:
    """One of them."""
    name = FACES[place.face].name
    under, face_down = names(place.under), names(place.face_down)
    if not under and not face_down:
        return name
    data: dict[str, Any] = {"card": name}
    if under:
        data["under"] = under
    if face_down:
        data["face_down"] = face_down
    return data


def places_from(value: Any, what: str, setup: Setup) -> Places:
    """Cards that stay, from plain data."""
    return tuple([place_from(entry, what, setup) for entry in checks.entries(value, what)])


def place_from(value: Any, what: str, setup: Setup) -> Place:
    """One of them."""
    data = value if isinstance(value, dict) else {"card": value}
    check_keys(data, KEYS, what)
    face = checks.cards([data.get("card")], what, setup)[0]
    under = checks.cards(data.get("under", []), f"{what}, under", setup)
    face_down = checks.cards(data.get("face_down", []), f"{what}, face_down", setup)
    return Place(face, under=under, face_down=in_order(face_down))


def uses(places: Places) -> list[int]:
    """What was used of each card this turn."""
    return [place.marks for place in places]


def with_uses(places: Places, value: Any, what: str) -> Places:
    """The same cards with what was used of each this turn."""
    marks = checks.integers(value, what, len(places), checks.COUNTED)
    return tuple(
        [
            Place(
                place.face,
                marks[number] & ~ENERGIZED,
                marks[number] & ENERGIZED != 0,
                place.behind,
                place.under,
                place.face_down,
            )
            for number, place in enumerate(places)
        ]
    )


def behind(places: Places) -> list[int]:
    """Behind how many abilities of this turn each card came; nothing if all came before."""
    found = [int(place.behind) for place in places]
    return found if any(found) else []


def with_behind(places: Places, value: Any, what: str, most: int) -> Places:
    """The same cards, each behind so many abilities of this turn; left out: behind none."""
    if value is None:
        return places
    found = checks.integers(value, what, len(places), most)
    if list(found) != sorted(found):
        raise ValueError(document_errors.not_growing(what))
    return tuple([place.with_behind(found[number]) for number, place in enumerate(places)])


def used_cards(places: Places) -> list[str | None]:
    """The cards of which something was used this turn; of equal ones it is the first."""
    return names([place.face for place in places if place.used])


def with_used_cards(places: Places, value: Any, what: str, setup: Setup) -> Places:
    """The same cards, of which some were used this turn."""
    for face in checks.cards(value, what, setup):
        number = first_unused(places, face)
        if number < 0:
            raise ValueError(document_errors.not_there(what, FACES[face].name))
        places = with_place(places, number, places[number].with_use(0))
    return places


def trophies_data(places: Places) -> dict[str, Any]:
    """The trophies in a snapshot, which lists apart the treasure under the first one that stays."""
    first = first_that_stays(places)
    hoard, bare = NONE, places
    if first >= 0:
        hoard = places[first].under
        bare = with_place(places, first, places[first].with_under(NONE, places[first].face_down))
    return {"trophies": places_data(bare), "hoard": names(hoard), "trophies_used": used_cards(places)}


def with_hoard(places: Places, hoard: Cards) -> Places:
    """Trophies with the treasure under the first one that stays."""
    if len(hoard) == 0:
        return places
    first = first_that_stays(places)
    if first < 0:
        raise ValueError(document_errors.HOARD_WITHOUT_TROPHY)
    under = join(places[first].under, hoard)
    return with_place(places, first, places[first].with_under(under, places[first].face_down))


def first_that_stays(places: Places) -> int:
    """The number of the first trophy that is not banished when it is used, -1 if there is none."""
    for number, place in enumerate(places):
        trophy = FACES[place.face].trophy
        if trophy is not None and trophy.once():
            return number
    return -1
