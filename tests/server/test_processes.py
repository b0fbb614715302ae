"""Two server processes on one PostgreSQL serve the same matches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, NamedTuple

import psycopg
import pytest

from bench.audit import faults
from bench.players import Player, play_all
from bench.processes import Server
from tests.server.clients import GREEDY, ME, PATIENCE, Line, Visitor
from tests.server.postgres import Cluster
from vigil.server.match.company.presence import Presence
from vigil.server.store.database import Database

PROMPT = 1.0  # seconds for news to get from one process to the other
OPEN = {"kind": "open"}
TABLES = 6
ROUNDS = 12


class Both(NamedTuple):
    """The addresses of both processes, and of their database."""

    here: str
    there: str
    database: str


@pytest.fixture(scope="module")
def both(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    """They start at the same moment, on an empty database."""
    directory, database = tmp_path_factory.mktemp("processes"), postgres.database()
    here, there = Server(database, directory / "here"), Server(database, directory / "there")
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(Server.start, [here, there]))
    yield Both(here.address, there.address, database)
    here.stop()
    there.stop()


@pytest.fixture
def ada(both: Both) -> Visitor:
    return Visitor(both.here, "Ada")


@pytest.fixture
def bo(both: Both) -> Visitor:
    return Visitor(both.there, "Bo")


def seated(ada: Visitor, bo: Visitor, **wishes: Any) -> str:
    """A match that both processes know to have begun."""
    match: str = ada.make(ME, OPEN, **wishes)["id"]
    bo.join(match)
    while ada.get(f"matches/{match}")["status"] == "waiting":
        time.sleep(0.01)
    return match


def caught_up(line: Line, step: int) -> None:
    """Wait for the table after an act."""
    while line.step < step:
        line.next()


def test_a_match_is_played_through_both(both, ada, bo):
    match = seated(ada, bo)
    first, second = play_all(Player(ada, match, 0, Random(1)), Player(bo, match, 1, Random(2)))
    assert faults(both.database, [first, second]) == []
    assert [*first.refusals, *second.refusals] == []
    both_heard = first.heard.keys() & second.heard.keys()  # whoever came first may have moved before
    delays = [abs(first.heard[step] - second.heard[step]) for step in both_heard]
    assert len(delays) > 100
    assert sorted(delays)[len(delays) * 95 // 100] < PROMPT


def test_whoever_writes_first_has_moved_and_the_other_is_told(both):
    """At several tables at once, the same person makes two moves for every step, one at each process."""
    with ThreadPoolExecutor(TABLES) as pool:
        wins = list(pool.map(lambda seed: race(both, seed), range(TABLES)))
    assert wins == [[1] * ROUNDS] * TABLES


def race(both: Both, seed: int) -> list[int]:
    """How many of two moves were made, round after round."""
    here, there = Visitor(both.here, "Ada"), Visitor(both.there, "Ada")
    there.headers = here.headers
    match, chance = here.make(ME, {"kind": "here", "name": "Bo"}, seed=seed)["id"], Random(seed)
    with here.sit(match) as one, there.sit(match) as other:
        return [moves_made([one, other], chance) for _ in range(ROUNDS)]


def moves_made(tabs: list[Line], chance: Random) -> int:
    """Let two tabs move at once; how many of them did, the others being refused and shown the same table."""
    step, seat = tabs[0].step, tabs[0].table["view"]["turn"]
    for tab in tabs:
        if not tab.asked:
            tab.send("sit", seat=seat)
            tab.until("welcome")
    for tab, text in zip(tabs, chance.choices(tabs[0].texts, k=2), strict=True):
        tab.send("move", step=step, text=text)
    refused = [was_refused(tab, step) for tab in tabs]
    assert [tab.step for tab in tabs] == [step + 1] * 2
    assert tabs[0].table["view"] == tabs[1].table["view"]
    return refused.count(False)


def was_refused(tab: Line, step: int) -> bool:
    """Whether the last move was refused, once everything is answered."""
    tab.send("ping")
    heard = len(tab.heard)
    tab.until("pong")
    caught_up(tab, step + 1)
    return any('"refused"' in text for text in tab.heard[heard:])


def test_chat_and_joining_travel(ada, bo):
    match = ada.make(ME, OPEN)["id"]
    with ada.sit(match) as here:
        bo.join(match)
        while here.until("match")["match"]["status"] != "playing":
            pass
        with bo.sit(match) as there:
            there.send("say", text="<b>hello</b>")
            assert here.until("said")["text"] == "<b>hello</b>"


def online(match: Any) -> list[bool]:
    """Which seats are online."""
    return [seat["online"] for seat in match["seats"]]


def test_who_is_online_is_known_to_both(ada, bo):
    match = seated(ada, bo)
    with ada.sit(match) as here:
        with bo.sit(match) as there:
            while online(here.until("match")["match"]) != [True, True]:
                pass
            while online(there.until("match")["match"]) != [True, True]:
                pass
        while online(here.until("match")["match"]) != [True, False]:
            pass


def test_a_process_that_comes_to_a_match_learns_who_is_there(ada, bo):
    match = ada.make(ME, OPEN)["id"]
    with ada.sit(match):
        until = time.monotonic() + PATIENCE
        while not online(bo.get(f"matches/{match}"))[0]:
            assert time.monotonic() < until
            time.sleep(0.01)


def test_a_process_that_says_nothing_is_forgotten(postgres, monkeypatch):
    presence = asyncio.run(told_by_another(postgres.database()))
    assert presence.people() == {1, 2}
    monkeypatch.setattr("vigil.server.match.company.presence.SILENT", 0.0)
    assert presence.people() == set()


async def told_by_another(database: str) -> Presence:
    """What a process knows that another one has told who is there."""
    presence = Presence(Database(database), "match")
    presence.hear("another", [1, 2])
    presence.database.close()
    return presence


def test_a_process_that_was_cut_off_from_the_news_catches_up(both, ada, bo):
    match = seated(ada, bo)
    with ada.sit(match) as here, bo.sit(match) as there:
        mover, other = (here, there) if here.asked else (there, here)
        assert cut(both.database, "query ILIKE 'LISTEN%'") == 2
        for _ in range(3):
            mover.move()
        caught_up(other, 3)
        assert other.table["view"]["turn"] == mover.table["view"]["turn"]


def cut(database: str, which: str) -> int:
    """End connections of others to the database; how many there were."""
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    end = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others} AND {which}"
    with psycopg.connect(database, autocommit=True) as connection:
        return len(connection.execute(end.encode()).fetchall())


def test_games_go_on_when_the_database_drops_every_connection(both, ada, bo):
    match, alone = seated(ada, bo), ada.make(ME, GREEDY)["id"]
    players = [Player(ada, match, 0, Random(3)), Player(bo, match, 1, Random(4))]
    players.append(Player(ada, alone, 0, Random(5)))
    with ThreadPoolExecutor(1) as pool:
        games = pool.submit(play_all, *players)
        for cuts in range(5):
            while sum(player.seen.step for player in players) < 30 * (1 + cuts) and not games.done():
                time.sleep(0.01)
            assert not games.done()
            cut(both.database, "true")
        assert faults(both.database, games.result(120)) == []


def test_the_clocks_of_a_rematch_begin_when_the_last_comes_to_another_process(ada, bo):
    match = seated(ada, bo, clock={"seconds": 600, "per": "game"})
    with ada.sit(match) as line:
        line.send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
    ada.post(f"matches/{match}/rematch")
    again = bo.post(f"matches/{match}/rematch")["id"]
    with ada.sit(again) as line:
        assert [seat["clock"] for seat in line.welcome["match"]["seats"]] == [None, None]
        with bo.sit(again):
            while None in [seat["clock"] for seat in line.until("match")["match"]["seats"]]:
                pass
