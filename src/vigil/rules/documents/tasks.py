"""Tasks and lasting abilities in documents: only what the cards of the sets can lead to."""

from __future__ import annotations

from typing import Any, Final

from vigil.rules.actions.turn import NextTurn
from vigil.rules.documents import checks
from vigil.rules.documents.checks import names, require
from vigil.rules.documents.inventory import box
from vigil.rules.documents.vocabulary import Vocabulary, vocabulary
from vigil.rules.kernel import shape as shapes
from vigil.rules.kernel.ability import DISCOUNTS, UNLIMITED, Lasting
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES, FACTIONS
from vigil.rules.kernel.cards import Cards, has, pack, take
from vigil.rules.kernel.effect import Task
from vigil.rules.kernel.effect_kinds import TakesAside
from vigil.rules.kernel.happening import is_happening
from vigil.rules.kernel.shape import SEAT
from vigil.rules.kernel.state import State
from vigil.rules.kernel.value import encode
from vigil.rules.kernel.zones import ALL, EMPTY
from vigil.rules.table.costs import OUTSIDE
from vigil.wording import document_errors, task_errors

MOST_TASKS: Final = 1_000  # far more than ever wait
SEAT_BEFORE: Final = 1024  # saves of before have cards as numbers of faces, and this times the seat


def task_data(task: Task, setup: Setup) -> dict[str, Any]:
    """A pending task as plain data."""
    data: dict[str, Any] = {
        "effect": encode(task.effect),
        "player": task.player,
        "seat": task.seat,
        "source": names([task.source])[0],
        "it": names([task.it])[0],
        "zone": task.zone,
        "number": task.number,
        "noted": noted_data(task, setup) if len(task.noted) > 0 else [],
    }
    if task.named != EMPTY:
        data["named"] = FACES[task.named].name
    return data


def noted_data(task: Task, setup: Setup) -> list[Any]:
    """What a task notes: seats, cards, or cards with the seats they came from."""
    kind = kind_of_notes(vocabulary(setup), task)
    if kind in (shapes.SEATS_BIDDING, shapes.A_HAPPENING):
        return list(task.noted)
    if kind == shapes.CARDS_OF_SEATS:
        return [[FACES[number % SEAT].name, number // SEAT] for number in task.noted]
    if kind == shapes.GOALS:
        return [FACES[number].name if number >= 0 else number for number in task.noted]
    return names(task.noted)


def kind_of_notes(words: Vocabulary, task: Task) -> int:
    """What a task can note: no effect of a card can note two kinds of things."""
    shape = words.effect(encode(task.effect)).shapes.get(task.source, 0)
    return shape & (shapes.NOTES & ~shapes.NOTHING_NOTED)


def noted_from(value: Any, kind: int, setup: Setup) -> Cards:
    """What a task notes from plain data."""
    found: list[int] = []
    for entry in checks.entries(value, "noted"):
        if kind == shapes.CARDS_OF_SEATS and isinstance(entry, list) and len(entry) == 2:
            seat = checks.integer(entry[1], "noted", 0, len(setup.names) - 1)
            found.append(checks.cards(entry[:1], "noted", setup)[0] + SEAT * seat)
        elif isinstance(entry, str) and kind not in (shapes.SEATS_BIDDING, shapes.A_HAPPENING):
            found.append(checks.cards([entry], "noted", setup)[0])
        elif kind == shapes.GOALS:
            found.append(checks.integer(entry, "noted", -ALL, -1))
        elif kind == shapes.CARDS_OF_SEATS:
            number = checks.integer(entry, "noted")
            found.append(number % SEAT_BEFORE + SEAT * (number // SEAT_BEFORE))
        else:
            found.append(checks.integer(entry, "noted"))
    return pack(found)


def lasting_data(lasting: Lasting) -> dict[str, Any]:
    """An ability for this turn as plain data."""
    return {
        "ability": encode(lasting.ability),
        "source": FACES[lasting.source].name,
        "left": lasting.left,
        "amount": lasting.amount,
    }


def tasks(value: Any, setup: Setup) -> list[Task]:
    """Pending tasks from plain data."""
    found = checks.entries(value, "tasks")
    if len(found) > MOST_TASKS:
        raise ValueError(task_errors.too_many_tasks(len(found)))
    words = vocabulary(setup)
    return [task_from(checks.table(task, "a task"), words, setup) for task in found]


def task_from(data: dict[str, Any], words: Vocabulary, setup: Setup) -> Task:
    """A pending task from plain data."""
    seats = len(setup.names)
    about = checks.cards([require(data, "source"), require(data, "it")], "a task's cards", setup, gaps=True)
    player = checks.integer(require(data, "player"), "player", 0, seats - 1)
    task = Task(words.effect(require(data, "effect")).effect, player, about[0])
    task.seat = checks.integer(require(data, "seat"), "seat", EMPTY, seats - 1)
    task.it = about[1]
    task.zone = checks.integer(require(data, "zone"), "zone")
    task.number = checks.integer(require(data, "number"), "number", OUTSIDE)
    task.noted = noted_from(require(data, "noted"), kind_of_notes(words, task), setup)
    task.named = checks.cards([data.get("named")], "named", setup, gaps=True)[0]
    return task


def lasting_from(value: Any, setup: Setup) -> Lasting:
    """An ability for this turn from plain data."""
    data = checks.table(value, "an ability of this turn")
    known = vocabulary(setup).lasting(require(data, "ability"))
    source = checks.cards([require(data, "source")], "source", setup)[0]
    left = checks.integer(require(data, "left"), "left", UNLIMITED)
    amount = checks.integer(require(data, "amount"), "amount", 1)
    for lasting in known:
        if lasting.source == source and can_have(lasting, left) and lasting.amount in (0, amount):
            return Lasting(lasting.ability, source, left, amount)
    name = FACES[source].name
    raise ValueError(task_errors.lasts_otherwise(name))


def can_have(lasting: Lasting, left: int) -> bool:
    """Whether an ability can have so many uses left; the next fitting card ends a discount (ROV-74)."""
    if lasting.left != UNLIMITED:
        return 0 <= left <= lasting.left
    return left == UNLIMITED or (left == 0 and lasting.ability.watch() == DISCOUNTS)


def check_tasks(game: State) -> None:
    """Refuse tasks that no game could have come to."""
    words = vocabulary(game.setup)
    aside = game.aside
    for task in [*game.pending, *game.fates]:
        check_shape(game, task, words)
        if isinstance(task.effect, TakesAside):
            if not has(aside, task.it):
                raise ValueError(document_errors.NOT_SET_ASIDE)
            aside = take(aside, task.it)
        wrong = task.effect.amiss(game, task)
        if wrong:
            raise ValueError(task_errors.cannot_be(wrong))
    for fate in game.fates:
        if fate.source not in words.effect(encode(fate.effect)).fates:
            raise ValueError(task_errors.no_such_fate(names([fate.source])[0]))
    following = [isinstance(task.effect, NextTurn) for task in [*game.pending, *game.fates]]
    if any(following[: len(game.pending)]) or following.count(True) != (1 if game.between_turns else 0):
        raise ValueError(task_errors.NEXT_TURN_MISPLACED)


def check_shape(game: State, task: Task, words: Vocabulary) -> None:
    """Refuse a task that its effect could not have."""
    known = words.effect(encode(task.effect))
    shape = known.shapes.get(task.source)
    name = type(task.effect).__name__
    if shape is None:
        raise ValueError(task_errors.not_said(names([task.source])[0], name))
    if not shape & (shapes.ON_TURN if task.player == game.turn else shapes.ANOTHER):
        raise ValueError(task_errors.not_told(task.player, name))
    if not shape & aim(game, task):
        raise ValueError(task_errors.not_about_seat(name, task.seat))
    if not shape & (shapes.NO_CARD if task.it == EMPTY else shapes.A_CARD):
        raise ValueError(task_errors.not_about(name, names([task.it])[0]))
    if task.it != EMPTY and box(game)[FACES[task.it].front] == 0:
        raise ValueError(task_errors.foreign_card(FACES[task.it].name))
    if not shape & zone_bit(task.zone):
        raise ValueError(task_errors.not_about_zone(name, task.zone))
    if not any(shape & kind and counts(game, task.number, kind) for kind in NUMBERS):
        raise ValueError(task_errors.not_counted(name, task.number))
    if not any(shape & kind and notes(game, task.noted, kind) for kind in NOTES):
        raise ValueError(task_errors.not_noted(name, list(task.noted)))
    if not shape & (shapes.NO_NAME if task.named == EMPTY else shapes.A_NAME):
        raise ValueError(task_errors.not_named(name, names([task.named])[0]))


NUMBERS: Final = (shapes.ZERO, shapes.A_PLACE, shapes.A_FACTION, shapes.A_COUNT)
NOTES: Final = (
    shapes.NOTHING_NOTED,
    shapes.CARDS_COPIED,
    shapes.CARDS_OF_SEATS,
    shapes.SEATS_BIDDING,
    shapes.A_HAPPENING,
    shapes.GOALS,
    shapes.A_ROW_PLACE,
)


def aim(game: State, task: Task) -> int:
    """Whose cards a task is about, as it stands in shapes."""
    if task.seat == task.player:
        return shapes.OWN | shapes.OF_A_BIDDER
    if task.seat == EMPTY:
        return shapes.OF_A_BIDDER
    opponent = task.seat in game.setup.opponents(task.player)
    return shapes.OF_A_BIDDER | (shapes.OF_AN_OPPONENT if opponent else 0)


def zone_bit(zone: int) -> int:
    """A zone as it stands in shapes; nothing for a number that is none."""
    if zone == 0:
        return shapes.IN_NO_ZONE
    return zone * shapes.ZONE if zone & (zone - 1) == 0 else 0


def counts(game: State, number: int, kind: int) -> bool:
    """Whether a number is of a kind."""
    if kind == shapes.ZERO:
        return number == 0
    if kind == shapes.A_PLACE:
        return OUTSIDE <= number < len(game.center_row)
    if kind == shapes.A_FACTION:
        return number in FACTIONS
    if kind == shapes.A_COUNT:
        return 0 <= number <= checks.MOST
    raise ValueError(task_errors.unknown_shape(kind))


def notes(game: State, noted: Cards, kind: int) -> bool:
    """Whether what a task notes is of a kind."""
    if kind == shapes.NOTHING_NOTED:
        return len(noted) == 0
    if kind == shapes.SEATS_BIDDING:
        return all(0 <= seat < len(game.players) for seat in noted)
    if kind == shapes.A_HAPPENING:
        return is_happening(noted, len(game.players))
    if kind == shapes.A_ROW_PLACE:
        return len(noted) == 1 and 0 <= noted[0] < len(game.center_row)
    faces = {card.face for card in game.setup.by_name.values()}
    if kind == shapes.CARDS_OF_SEATS:
        return all(0 <= number // SEAT < len(game.players) for number in noted) and all(
            number % SEAT in faces for number in noted
        )
    if kind == shapes.CARDS_COPIED:
        return all(face in faces for face in noted)
    if kind == shapes.GOALS:
        return all(number in faces for number in noted if number >= 0)
    raise ValueError(task_errors.unknown_shape(kind))
