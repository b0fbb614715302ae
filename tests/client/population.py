"""A server where many have played for a year: ratings, leaderboards, achievements and cards to look at."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import sqlalchemy as sa
from msgspec import structs
from sqlalchemy import Connection

from bench.processes import Server
from bench.rating_worlds import World, play
from tests.client.members import DAY
from vigil.rules.library import shipped_sets
from vigil.server.people.ratings.rating_reader import Rebuilding
from vigil.server.protocol.people.account_names import fold_name
from vigil.server.store.ratings import achievement_log
from vigil.server.store.ratings.achievement_log import KeptAchievement
from vigil.server.store.results.result_log import add_result
from vigil.server.store.results.result_rows import SeatResult, StoredResult
from vigil.server.store.tables.people_tables import people

PEOPLE = 60
GAMES = 1500
YEAR = 300 * DAY
NAMES = ["Ansgar", "Ottoline", "Noor", "Halvard", "Kestrel", "Tamsin", "Ingolf", "Mireille", "Quill"]
EARNED = ["won", "raised-fist", "council", "gift-horse", "full-table", "shopping-spree", "blaze"]
CARDS = {"Wolf Shaman": 31, "Temple Librarian": 27, "Void Initiate": 22, "Muramasa": 9}


@contextmanager
def beside(server: Server) -> Iterator[Connection]:
    """The database of a server, from outside."""
    engine = sa.create_engine(f"sqlite:///{server.database}")
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def populate(server: Server, name: str) -> None:
    """Let somebody with an account, and many others, have played for a year."""
    with beside(server) as connection:
        own = connection.execute(sa.select(people.c.id).where(people.c.name == name)).scalar_one()
        ids = {1: int(own), **{number: int(own) + number for number in range(2, PEOPLE + 1)}}
        connection.execute(sa.update(people).where(people.c.id == own).values(created=time.time() - YEAR))
        connection.execute(people.insert(), [person_row(ids[number]) for number in range(2, PEOPLE + 1)])
        chance = Random(5)
        for number, (game, _) in enumerate(play(World(seed=5, people=PEOPLE, games=GAMES))):
            add_result(connection, dated(game.result, number, ids, chance))
        Rebuilding().save(connection)
        earn(connection, own)


def person_row(person: int) -> dict[str, object]:
    """Somebody with an account."""
    name = f"{NAMES[person % len(NAMES)]}{person}"
    named = {"name": name, "folded": fold_name(name), "account": True}
    return {"id": person, "created": time.time() - YEAR, "muted": False, "banned": False, **named}


def dated(result: StoredResult, number: int, ids: dict[int, int], chance: Random) -> StoredResult:
    """A result of somebody here, some time in the year."""
    at = time.time() - YEAR * (1 - number / GAMES)
    seats = [
        structs.replace(seat, person=seat.person and ids[seat.person], score=score_of(seat, chance))
        for seat in result.seats
    ]
    sets = chance.choice(shipped_sets()).code
    return structs.replace(result, match=f"w{number}", number=0, finished=at, sets=sets, seats=seats)


def score_of(seat: SeatResult, chance: Random) -> int:
    """Honor that fits a place."""
    return chance.randint(72, 80) - 9 * (seat.place or 1)


def earn(connection: Connection, person: int) -> None:
    """What somebody has earned and begun, and the cards they like."""
    now = time.time()
    found = [KeptAchievement(code, now - 9 * DAY, None, 1) for code in EARNED]
    found += [KeptAchievement("cull", None, None, 3), KeptAchievement("hundred-evenings", None, None, 62)]
    achievement_log.save_achievements(connection, person, found)
    for number in range(12):
        achievement_log.count_cards(connection, person, CARDS, won=number % 3 > 0)
