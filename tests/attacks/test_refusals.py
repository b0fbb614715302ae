"""Documents with anything in them: what cannot be played is refused in our own words."""

from __future__ import annotations

import copy
import json
import random
import re
from typing import Any

import pytest

import vigil
from tests.server.clients import Visitor
from vigil.rules.game import Game
from vigil.server.library.uploads import game_at, look_into
from vigil.server.match.layout import start_match
from vigil.server.protocol.requests import Look, NewMatch, NewSeat, Start, TableSetup
from vigil.server.seating.creation import new_match, new_seats
from vigil.server.store.people.persons import Person
from vigil.server.workers.document_pool import call_guarded

MUTATIONS = 150
PYTHON = re.compile(
    r"object is not|has no attribute|not subscriptable|unhashable|invalid literal|index out of range|"
    r"unexpected keyword|positional argument|not supported between|cannot unpack|codec can't|"
    r"can only concatenate|unsupported operand|^'.*'$|^\d+$|^$"
)
ODD: list[Any] = [
    None,
    True,
    -1,
    10**30,
    1.5,
    float("nan"),
    "",
    "\x00",
    "Mephit",
    [],
    {},
    [[]],
    {"is": "Draw"},
    [None],
]


def played() -> Game:
    """A game in the middle."""
    game = Game.new(["godslayer"], ["Ada", "Bo"], seed=5)
    for _ in range(25):
        game.apply(game.legal_moves()[0])
    return game


DOCUMENTS: dict[str, dict[str, Any]] = {
    "record": vigil.Record.of(played()).to_data(),
    "position": played().position(),
    "snapshot": played().to_data(),
}


def mutated(document: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A document in which something somewhere is something else, or missing."""
    found: dict[str, Any] = copy.deepcopy(json.loads(json.dumps(document)))
    place: Any = found
    while True:
        key = chance.choice(list(place) if isinstance(place, dict) else range(len(place)))
        if not place[key] or not isinstance(place[key], dict | list) or chance.random() < 0.2:
            if isinstance(place, dict) and chance.random() < 0.2:
                del place[key]
            else:
                place[key] = chance.choice(ODD)
            return found
        place = place[key]


def begin(start: Start) -> None:
    """Look into a document, and begin a match with it, as the server does."""
    call_guarded(look_into, Look(record=start.record, position=start.position))
    game = Game.from_data(call_guarded(game_at, start))
    ada = Person(1, "Ada")
    asked = NewMatch(TableSetup(["godslayer"]), [NewSeat("me"), NewSeat("open")], start=start)
    match, seats = new_match(asked, ada, game, 0.0), new_seats(asked.seats, ada)
    start_match(match, seats, 0.0, 0.0)


@pytest.mark.parametrize("kind", DOCUMENTS)
def test_what_is_refused_is_refused_in_our_own_words(kind: str) -> None:
    chance = random.Random(kind)
    said = []
    for _ in range(MUTATIONS):
        document = mutated(DOCUMENTS[kind], chance)
        start = Start(record=document) if kind == "record" else Start(position=document)
        try:
            begin(start)
        except (ValueError, LookupError) as error:
            said.append(str(error))
    assert len(said) > MUTATIONS // 4
    assert [words for words in said if PYTHON.search(words)] == []
    assert said.count("nothing can be made of this document") == 0  # which no check has foreseen


@pytest.mark.parametrize("seat", [-1, 2, 10**9])
def test_a_document_is_not_seen_from_a_seat_that_it_has_not(ada: Visitor, seat: int) -> None:
    position = {"sets": ["godslayer"], "seats": [{"name": "Ada"}, {"name": "Bo"}]}
    assert (
        ada.post("look", {"position": position, "seat": seat}, 400)["error"]
        == f"there are seats 0 to 1, not {seat}"
    )
