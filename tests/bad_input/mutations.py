"""Documents with something wrong in them: valid ones, changed in one place."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from hypothesis import strategies as st

import vigil
from tests.every_decision.play import Dice, random_move
from tests.every_decision.tables import TABLES

Path = tuple[str | int, ...]
SEEDS = range(2)

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([-(10**30), 10**30, 1 << 62, 1 << 63]),
    st.floats(allow_nan=False),
    st.text(max_size=8),
    st.sampled_from(["Mystic", "Cultist", "Hedron Cannon", "Energy Shard", "godslayer", "team", "end turn"]),
    st.just([]),
    st.just({}),
    st.lists(st.sampled_from(["Mystic", "Apprentice", None, 1, -1]), max_size=3),
    st.dictionaries(st.sampled_from(["is", "card", "name", "honor"]), st.integers(0, 3), max_size=2),
)


def games() -> Iterator[vigil.Game]:
    """Games at their main decision and in the middle of things, at every table."""
    for number, table in enumerate(TABLES):
        for seed in SEEDS:
            game, dice = table.new(seed), Dice(seed)
            while not game.over and (game.moves_made < 60 + 7 * number or bool(game.pending) != bool(seed)):
                game.apply(random_move(game, dice))
            if not game.over:
                yield game


def plain(data: Any) -> Any:
    """Data as it comes out of a file."""
    return json.loads(json.dumps(data))


@cache
def snapshots() -> list[Any]:
    return [plain(game.to_data()) for game in games()]


@cache
def positions() -> list[Any]:
    return [plain(game.position()) for game in games() if not game.pending]


@cache
def records() -> list[Any]:
    return [plain(vigil.Record.of(game).to_data()) for game in games()]


def paths(data: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a document."""
    yield path
    if isinstance(data, dict):
        for key in data:
            yield from paths(data[key], (*path, key))
    elif isinstance(data, list):
        for index in range(len(data)):
            yield from paths(data[index], (*path, index))


def at(data: Any, path: Path) -> Any:
    """The value at a place."""
    for key in path:
        data = data[key]
    return data


def move_card(data: Any, taken: int, put: int) -> None:
    """Take a card from one list of cards and put it into another."""
    lists = [found for path in paths(data) if isinstance(found := at(data, path), list)]
    filled = [found for found in lists if found and all(isinstance(name, str) for name in found)]
    source, target = filled[taken % len(filled)], lists[put % len(lists)]
    target.append(source.pop(put % len(source)))


class Change(NamedTuple):
    """One change to one document; the numbers pick among what there is, whatever they are."""

    document: int
    part: int
    place: int
    how: str
    other: int
    junk: Any

    def applied(self, documents: list[Any]) -> Any:
        """The document with the change."""
        data = copy.deepcopy(documents[self.document % len(documents)])
        places = [path for path in paths(data) if path]
        # Long lists of cards would take all the attention: first a part of the document, then a place in it.
        parts = sorted({str(path[0]) for path in places})
        inside = [path for path in places if str(path[0]) == parts[self.part % len(parts)]]
        path = inside[self.place % len(inside)]
        holder, key = at(data, path[:-1]), path[-1]
        if self.how == "delete":
            del holder[key]
        elif self.how == "double" and isinstance(holder, list):
            holder.insert(int(key), copy.deepcopy(holder[int(key)]))
        elif self.how == "move":
            move_card(data, self.place, self.other)
        elif self.how == "exchange":
            holder[key] = copy.deepcopy(at(data, places[self.other % len(places)]))
        else:
            holder[key] = self.junk
        return data


NUMBERS = st.integers(0, 9999)
CHANGES = st.builds(
    Change,
    NUMBERS,
    NUMBERS,
    NUMBERS,
    st.sampled_from(["delete", "double", "exchange", "move", "junk"]),
    NUMBERS,
    JUNK,
)
