"""The library: every set by its code, every card by its name. Sets can come and go at any time.

Faces are numbers of one table (`kernel/card.py`), found by the name and the content of a card: the same
printed card in two boxes is one face, two different cards of a name are two. The order of faces is the order
of cards in a hand, so it must be the same wherever a game is played: first the cards of the shipped sets,
which never go, then those of others, set by set in the order of the game (`arrange`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from vigil.rules.kernel.box import BOX, CardSet, Setup
from vigil.rules.kernel.card import FACES, PRINTINGS, Card, Hold, give_face
from vigil.rules.kernel.identity import same_card
from vigil.rules.moves import EVERY, USES
from vigil.wording import errors

LONGEST: Final = 100  # characters that are compared with what there is: a longer word is no mistake in typing
MOST_TOLD: Final = 12  # cards in a hint
REMEMBERED: Final = 64
SETS: Final[dict[str, CardSet]] = {}
_shipped: Final[dict[str, list[Card]]] = {}  # the cards of shipped sets by name, perhaps several
_arranged: Final[dict[tuple[CardSet, ...], list[CardSet]]] = {}


def ship_set(card_set: CardSet) -> None:
    """Add a set that comes with the package, and stays."""
    SETS[card_set.code] = card_set
    for card in card_set.sides():
        card.set_code = card_set.code
    for card in card_set.cards:
        if not share(card, _shipped):
            give_faces(card, [len(FACES), len(FACES) + 1])
            note(card, _shipped)


def add_set(card_set: CardSet) -> CardSet:
    """Add a set that may go again. The library has cards of its own for it; the set itself is not changed."""
    known = SETS.get(card_set.code)
    if known is not None:
        raise ValueError(errors.code_is_taken(card_set.code, known.name))
    SETS[card_set.code] = print_sets([card_set])[0]
    return SETS[card_set.code]


def remove_set(code: str) -> CardSet:
    """Take a set out of the library. Games go on with it; `forgetting.forget_set` lets go of all the rest."""
    card_set = find_set(code)
    if card_set.hold is None:
        raise ValueError(errors.stays_for_ever(card_set.code))
    del SETS[card_set.code]
    for sets in [sets for sets in _arranged if card_set in sets]:
        del _arranged[sets]
    return card_set


def arrange(sets: Sequence[CardSet]) -> list[CardSet]:
    """The sets of a game in its order, with faces in the same order: shipped sets first, others by code."""
    shipped = [card_set for card_set in shipped_sets() if card_set in sets]
    others = sorted([card_set for card_set in sets if card_set.hold is not None], key=code_of)
    faces = [face for card_set in others for face in own_faces(card_set)]
    if faces == sorted(faces) and not shares_names(others):
        return shipped + others
    known = _arranged.get(tuple(others))
    if known is None:
        if len(_arranged) >= REMEMBERED:
            _arranged.clear()
        known = _arranged[tuple(others)] = print_sets(others)
    return shipped + known


def code_of(card_set: CardSet) -> str:
    """The code of a set."""
    return card_set.code


def own_faces(card_set: CardSet) -> list[int]:
    """The faces that are a set's own."""
    return [] if card_set.hold is None else card_set.hold.faces


def shares_names(sets: Sequence[CardSet]) -> bool:
    """Whether two of some sets have cards of one name of their own."""
    own = [FACES[face].name.lower() for card_set in sets for face in own_faces(card_set)]
    return len(set(own)) < len(own)


def print_sets(sets: Sequence[CardSet]) -> list[CardSet]:
    """Sets with faces of their own for all cards that no shipped set has, in ascending order."""
    printed = [card_set.reprint() for card_set in sets]
    cards = [card for card_set in printed for card in card_set.cards]
    known = {name: list(found) for name, found in _shipped.items()}
    needed = 2 * len(cards)
    free = sorted(PRINTINGS.free)[:needed]
    numbers = [*free, *range(len(FACES), len(FACES) + needed - len(free))][::-1]
    for card_set in printed:
        own: list[int] = []
        for card in card_set.cards:
            if not share(card, known):
                faces = [numbers.pop() for _ in sides(card)]
                give_faces(card, faces)
                note(card, known)
                own += faces
        for side in card_set.sides():
            side.set_code = card_set.code
        for face in own:
            if face in free:
                PRINTINGS.free.remove(face)
        card_set.hold = Hold(own)
    return printed


def note(card: Card, known: dict[str, list[Card]]) -> None:
    """Note the sides of a card by their names."""
    for side in sides(card):
        known.setdefault(side.name.lower(), []).append(side)


def share(card: Card, known: dict[str, list[Card]]) -> bool:
    """Let a card have the face of the same printed card, if there is one."""
    for same in known.get(card.name.lower(), []):
        if not same_card(card, same):
            continue
        for side, printed in zip(sides(card), sides(same), strict=True):
            side.face = printed.face
            side.front = printed.front
            side.only = printed.only
        return True
    return False


def give_faces(card: Card, faces: list[int]) -> None:
    """Give a face to every side of a card."""
    for side, face in zip(sides(card), faces, strict=False):
        give_face(side, face, faces[0])
        for moves in EVERY:
            moves.renew(face)
        USES.renew(face)


def sides(card: Card) -> list[Card]:
    """A card and its other side."""
    return [card] if card.into is None else [card, card.into]


@mypyc_attr(native_class=False)  # native classes have one base
class UnknownName(ValueError, LookupError):
    """A set or a bot that does not exist: a wrong setting, found out by looking it up."""


def find_set(code: Any) -> CardSet:
    """The set with this code; the error names the closest one."""
    known = SETS.get(str(code).lower())
    if known is not None:
        return known
    for card_set in reversed(added_sets()):  # the newest version, unless its hash is said
        if card_set.code.startswith(f"{str(code).lower()}#") or card_set.shown_code == str(code).lower():
            return card_set
    raise UnknownName(errors.no_set(code, closest(str(code), list(SETS))))


def find_card(name: Any) -> Card:
    """The printed card with this name, of a shipped set if one has it; the error names the closest one."""
    if not isinstance(name, str):
        raise LookupError(errors.not_a_card_name(name))
    found = cards_named(name)
    if not found:
        raise LookupError(errors.no_card(name, closest_card(name, card_names(list(SETS.values())))))
    if len(found) > 1:
        raise LookupError(errors.several_cards(found[0].name, [card.set_code for card in found]))
    return found[0]


def cards_named(name: str) -> list[Card]:
    """The different cards with this name: of shipped sets if they have one, else of others."""
    wanted = name.strip().lower()
    if wanted in _shipped:
        return _shipped[wanted]
    found: list[Card] = []
    for card in all_cards():
        if card.name.lower() == wanted and not any(same_card(card, other) for other in found):
            found.append(card)
    return found


def find_card_of(setup: Setup, name: Any) -> Card:
    """The card with this name in a game's own library; the error names the closest one."""
    if not isinstance(name, str):
        raise LookupError(errors.not_a_card_name(name))
    known = setup.by_name.get(name.strip().lower())
    if known is not None:
        return known
    for card in cards_named(name):
        codes = [card_set.code for card_set in setup.sets]
        raise LookupError(errors.not_in_game(name, card.set_code, codes))
    raise LookupError(errors.no_card(name, closest_card(name, card_names(setup.sets))))


def find_face(name: str) -> int:
    """The number of the face with this name."""
    return find_card(name).face


def card_names(sets: Sequence[CardSet]) -> list[str]:
    """The names of all sides of the cards of some sets, each once."""
    return list(dict.fromkeys([card.name for card_set in sets for card in card_set.sides()]))


def shipped_sets() -> list[CardSet]:
    """The sets that come with the package."""
    return [card_set for card_set in SETS.values() if card_set.hold is None]


def sets_to_play(card_set: CardSet) -> tuple[str, ...]:
    """The codes with which a set is played by itself: its own, what it needs, and a box if none is one."""
    needed = [find_set(code) for code in card_set.needs]
    boxes = [each for each in (*needed, card_set) if each.kind == BOX]
    first = [] if boxes else [each for each in SETS.values() if each.kind == BOX][:1]
    return tuple([each.code for each in (*first, *needed, card_set)])


def added_sets() -> list[CardSet]:
    """The sets that came later, and may go."""
    return [card_set for card_set in SETS.values() if card_set.hold is not None]


def shipped_cards() -> list[Card]:
    """Every side of every card that comes with the package, by its face: their faces are the first ones."""
    return [FACES[face] for face in range(sum([len(found) for found in _shipped.values()]))]


def all_cards() -> list[Card]:
    """Every side of every printed card of the library, the same card of several boxes once."""
    faces = dict.fromkeys([card.face for card_set in SETS.values() for card in card_set.sides()])
    return [FACES[face] for face in faces]


def closest(word: str, known: Sequence[str]) -> str:
    """A hint: what was probably meant, else what there is."""
    near = nearest(word, known)
    return errors.did_you_mean(near) if near else errors.there_are(sorted(known))


def closest_card(word: str, known: Sequence[str]) -> str:
    """The same for names of cards, of which there may be too many to be told."""
    near = nearest(word, known)
    if not near and len(known) > MOST_TOLD:
        return errors.ALL_ARE_LISTED
    return closest(word, known)


def nearest(word: str, known: Sequence[str]) -> str:
    """What was probably meant; nothing if nothing is near."""
    from difflib import get_close_matches  # only for whoever made a mistake

    lower = {entry.lower(): entry for entry in known}
    near = get_close_matches(word[:LONGEST].lower(), list(lower), n=1, cutoff=0.5)
    return lower[near[0]] if near else ""


def cards(code: str) -> list[Card]:
    """The printed cards of a set, the sides that cards transform into included."""
    return find_set(code).sides()
