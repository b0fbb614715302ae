"""Matches made as long as possible: looking at one delays nobody, and it cannot be made longer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import text

import vigil
from tests.server.clients import GREEDY, ME, Server, Visitor
from vigil.rules.game import Game
from vigil.server.domain.acts import Act
from vigil.server.library.film import frame
from vigil.server.match.course import KEPT, Course
from vigil.server.match.restoration import PAUSE_AFTER, replay
from vigil.server.match.room import PAUSE, Room
from vigil.server.protocol import bounds
from vigil.server.protocol.messages import encode
from vigil.server.store.matches import match_queries
from vigil.server.store.tables.match_tables import acts, matches

LONG = 4_900
SEED = 7  # of a game that can be drawn out for so long
BRIEF = 0.4  # seconds of work; building such a replay in one go takes more, and 130 MB
HERE = {"kind": "here", "name": "Bo"}


class Pauses:
    """Measures on a server's own thread how long it works without serving anybody, machine busy or not."""

    def __init__(self, server: Server) -> None:
        self.loop = loop_of(server)
        self.longest = 0.0

    def __enter__(self) -> Pauses:
        self.going = True
        self.loop.call_soon_threadsafe(self.tick)
        return self

    def __exit__(self, *_: object) -> None:
        self.going = False

    def tick(self, before: float | None = None) -> None:
        now = time.thread_time()
        self.longest = max(self.longest, 0.0 if before is None else now - before)
        if self.going:
            self.loop.call_soon(self.tick, now)


def loop_of(server: Server) -> asyncio.AbstractEventLoop:
    """The event loop that a server runs in."""
    return server.server.servers[0].get_loop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("long") / "vigil.db") as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Visitor:
    return server.visitor("Ada")


def long_match(server: Server, ada: Visitor, status: str) -> str:
    """A match in which people do as little as a game allows without ending."""
    match = str(ada.make(ME, HERE, seed=SEED)["id"])
    game = Game.new(["godslayer"], ["Ada", "Bo"], SEED)
    rows = []
    for number in range(1, LONG + 1):
        mover, move = game.deciding(), idle_move(game)
        game.do(move)
        rows.append({"match": match, "number": number, "seat": mover, "kind": "move", "text": move})
    with server.services.database.engine.begin() as connection:
        connection.execute(acts.insert(), [{**row, "at": 0.0, "clock": 0.0} for row in rows])
        stands = {"deciding": game.deciding(), "turn_number": game.turn_number, "honor_pool": game.honor_pool}
        became = matches.update().where(matches.c.id == match)
        connection.execute(became.values(acts=LONG, status=status, **stands))
    del server.services.registry.rooms[match]
    return match


def idle_move(game: Game) -> str:
    """Play what there is; take something now and then, since a game in which nobody does ends."""
    legal = [move.text for move in game.legal_moves()]
    taken = "acquire" if game.turn_number % 40 < 2 else "play"
    return next((move for move in legal if move.startswith((taken, "play", "decline"))), legal[-1])


def test_a_replay_of_a_long_match_delays_nobody(server: Server, ada: Visitor) -> None:
    match = long_match(server, ada, "finished")
    with Pauses(server) as pauses:
        replay = server.visitor("Anonymous").get(f"matches/{match}/replay")
        for step in (0, 1, LONG // 2, LONG):
            ada.get(f"matches/{match}/replay/{step}?seat=0")
    assert replay["steps"] == LONG
    assert len(replay["honor"]) == len(replay["turns"])
    assert pauses.longest < BRIEF


def test_coming_back_to_a_long_match_delays_nobody(server: Server, ada: Visitor) -> None:
    match = long_match(server, ada, "playing")
    with Pauses(server) as pauses, ada.sit(match, f"?after={LONG - 3}") as line:
        assert line.welcome["update"]["step"] == LONG - 3
        assert len(line.welcome["log"]) > LONG / 10
        assert [line.until("update")["step"] for _ in range(3)] == [LONG - 2, LONG - 1, LONG]
        line.send("sit", seat=0)
        line.until("welcome")
    assert pauses.longest < BRIEF


async def breaks(work: Coroutine[Any, Any, object]) -> int:
    """How often others have their turn while something is done."""
    task, turns = asyncio.create_task(work), 0
    while not task.done():
        await asyncio.sleep(0)
        turns += 1
    await task
    return turns


def test_others_are_served_while_a_long_match_is_played_again_and_told(server: Server, ada: Visitor) -> None:
    match = long_match(server, ada, "playing")
    with server.services.database.engine.connect() as connection:
        whole = match_queries.load(connection, match)
    assert asyncio.run(breaks(replay(whole))) >= LONG // PAUSE_AFTER
    course = asyncio.run(replay(whole))
    room = cast("Room", SimpleNamespace(match=SimpleNamespace(course=course)))
    assert asyncio.run(breaks(Room.prepare(room, 0))) >= len(course.turns) // PAUSE


def test_going_back_carries_only_the_last_moves_out_again() -> None:
    chance, course = Random(1), Course(vigil.Game.new(["godslayer"], 2, seed=1), None)
    for number in range(1, 3 * KEPT):
        move = chance.choice(course.game.legal_moves()).text
        course.take(Act(number, course.game.deciding(), "move", move, 0.0))
    then = course.after_moves(3 * KEPT - 2)
    made, last = 0, then.game.history
    while last is not None and last is not then.kept[-1].history:
        made, last = made + 1, last.before
    assert made == KEPT - 2


def test_bots_stop_at_the_last_act(
    server: Server, ada: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bounds, "ACTS", 6)
    match = ada.make(GREEDY, GREEDY)["id"]
    with ada.sit(match) as line:
        while line.step < 6:
            line.until("update")
        room = server.services.registry.rooms[match]
        while room.autoplay.busy:
            time.sleep(0.02)
        assert (room.match.step, room.match.over) == (6, True)
    assert not caplog.records


def test_a_move_is_kept_in_the_words_of_the_game(server: Server, ada: Visitor) -> None:
    match = ada.make(ME, HERE)["id"]
    with ada.sit(match) as line:
        line.send("move", step=0, text="   END" + " " * 200 + "Turn ")
        line.until("update")
        assert "length <= 300" in line.refused("move", step=1, text="end" + " " * 65_000 + "turn")
    with server.services.database.engine.begin() as connection:
        kept = connection.execute(text("SELECT text FROM acts WHERE match = :match"), {"match": match})
        assert list(kept.scalars()) == ["end turn"]


@pytest.mark.parametrize("seed", range(2))
def test_a_course_can_show_every_one_of_its_steps(seed: int) -> None:
    chance = Random(seed)
    course = Course(vigil.Game.new(["rise_of_vigil"], 3, seed=seed), None)
    seen = [encode(course.update(0, 0.0, going=False))]
    while course.moves_made < 3 * KEPT and not course.game.over:
        move = chance.choice(course.game.legal_moves()).text
        act = Act(course.moves_made + 1, course.game.deciding(), "move", move, 0.0)
        happened = course.take(act)
        seen.append(encode(course.update(0, 0.0, act, happened, going=False)))
    for step in chance.sample(range(len(seen)), 30):
        assert encode(frame(course, step, 0)) == seen[step]
