"""Documents that somebody wrote to stop the server: refused in our own words, and harmful to nobody."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import vigil
from tests.server.clients import GREEDY, ME, Server, Visitor
from vigil.language import Draw, EachPlayer
from vigil.rules.actions import settle
from vigil.rules.kernel.effect import Effect, Task
from vigil.server.domain.refusals import Refusal
from vigil.server.workers.document_pool import DocumentPool

SETS = ["darkness_unleashed"]  # it has cards that say EachPlayer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("attacked") / "vigil.db") as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Visitor:
    return server.visitor("Ada")


def nested(depth: int) -> dict[str, Any]:
    """Effects inside each other: carried out, each one doubles what is left to do."""
    effect: dict[str, Any] = {"is": "Draw", "cards": 1}
    for _ in range(depth):
        effect = {"is": "EachPlayer", "effect": effect}
    return effect


def asked(effect: dict[str, Any]) -> dict[str, Any]:
    """A saved game in which an effect waits below a question."""
    game = vigil.Game.new(SETS, ["Ada", "Greedy"], seed=5)
    question = {"is": "NameFaction", "then": {"is": "Draw"}}
    plain = {"player": 0, "seat": 0, "source": "Apprentice", "it": None, "zone": 0, "number": 0, "noted": []}
    pending = [{"effect": told, **plain} for told in (effect, question)]
    return {**json.loads(json.dumps(game.to_data())), "pending": pending}


def lasting(effect: dict[str, Any]) -> dict[str, Any]:
    """A position in which an effect happens as soon as something is played."""
    plays = {"is": "Plays", "cards": {"is": "Selector"}}
    ability = {"is": "When", "trigger": plays, "does": effect}
    kept = {"ability": ability, "source": "Apprentice", "left": -1, "amount": 1}
    return {"sets": SETS, "this_turn": {"lasting": [kept]}, "seats": [{"name": "Ada"}, {"name": "Bo"}]}


def recorded(start: dict[str, Any]) -> dict[str, Any]:
    """A record that begins with a saved game."""
    record = vigil.Record.of(vigil.Game.new(SETS, ["Ada", "Greedy"], seed=5)).to_data()
    return {**record, "start": start}


UP_TO_GAIN = {"is": "UpTo", "effect": {"is": "Gain", "honor": 1}, "times": 3}
ATTACKS = {
    "each player, forty times": (nested(40), "nested more than 32 deep"),
    "each player, ten times": (nested(10), "no card of these sets .* EachPlayer .*the nearest is"),
    "gain as often as you like": (UP_TO_GAIN, "no card of these sets .* UpTo"),
    "draw a million cards": ({"is": "Draw", "cards": 10**6}, "no card of these sets .* Draw"),
    "choose among nothing": ({"is": "Choose", "effects": []}, "no card of these sets .* Choose"),
    "no effect at all": ({"is": 7}, "no card of these sets .* 7"),
}
every_attack = pytest.mark.parametrize("attack", ATTACKS)


def refused(ada: Visitor, document: dict[str, Any], said: str) -> None:
    """Nobody can look into a document, or begin a match with it."""
    begun = {"setup": {"sets": SETS}, "seats": [ME, GREEDY], "start": document}
    for path, body in (("look", document), ("matches", begun)):
        assert_says(ada.post(path, body, 400)["error"], said)


def assert_says(error: str, said: str) -> None:
    assert re.search(said, error), error


@every_attack
def test_an_effect_that_no_card_has_is_refused_in_a_saved_game(ada: Visitor, attack: str) -> None:
    effect, said = ATTACKS[attack]
    refused(ada, {"position": asked(effect)}, said)


@every_attack
def test_an_effect_that_no_card_has_is_refused_in_a_record(ada: Visitor, attack: str) -> None:
    effect, said = ATTACKS[attack]
    refused(ada, {"record": recorded(asked(effect))}, said)


@every_attack
def test_an_effect_that_no_card_has_is_refused_in_an_ability_of_this_turn(ada: Visitor, attack: str) -> None:
    effect, _ = ATTACKS[attack]
    refused(
        ada, {"position": lasting(effect)}, "nested more than 32 deep|no card of these sets lets this When"
    )


def test_a_tree_too_deep_to_be_read_is_refused(ada: Visitor) -> None:
    depth = 20_000
    tree = '{"is":"EachPlayer","effect":' * depth + "{}" + "}" * depth
    body = f'{{"position":{{"format":"vigil game","version":1,"pending":{tree}}}}}'
    error = ada.ask("POST", "look", 400, content=body)["error"]
    assert error == "this is nested too deep"


def test_a_tree_too_deep_in_the_text_of_a_file_is_refused(ada: Visitor) -> None:
    depth = 20_000
    error = ada.post("look", {"text": '{"a":' * depth + "1" + "}" * depth}, 400)["error"]
    assert "nested" in error or "neither a record nor a position" in error


def test_a_list_too_long_is_refused(ada: Visitor) -> None:
    long = {"sets": SETS, "void": [""] * 250_000, "seats": [{"name": "Ada"}, {"name": "Bo"}]}
    refused(ada, {"position": long}, "the position has more than 200000 parts")


def test_a_row_with_too_many_places_is_refused(ada: Visitor) -> None:
    row = {"sets": SETS, "center_row": [None] * 100_000, "seats": [{"name": "Ada"}, {"name": "Bo"}]}
    refused(ada, {"position": row}, "center_row has more than 500 places")
    saved = vigil.Game.new(SETS, 2, seed=5).to_data()
    long = {**saved, "row": saved["row"] * 100, "under": saved["under"] * 100}
    refused(ada, {"position": long}, "center_row has more than 500 places")


def test_too_many_tasks_are_refused(ada: Visitor) -> None:
    data = asked({"is": "Draw"})
    refused(ada, {"position": {**data, "pending": data["pending"] * 1000}}, "2000 tasks wait")


def test_a_document_that_takes_too_long_is_given_up_and_the_next_one_is_read() -> None:
    async def attack() -> tuple[Any, Any]:
        pool = DocumentPool(seconds=0.5)
        try:
            endless = pool.read(
                "somebody", sum, range(10**13)
            )  # one call, which no handler of a signal could interrupt
            return await asyncio.gather(endless, pool.read("somebody", len, "next"), return_exceptions=True)
        finally:
            pool.close()

    began = time.monotonic()
    given_up, following = asyncio.run(attack())
    assert isinstance(given_up, Refusal)
    assert "cannot be read within 0.5 seconds" in str(given_up)
    assert following == 4
    assert time.monotonic() - began < 60


def test_what_no_check_has_foreseen_is_refused_in_our_own_words() -> None:
    async def attack() -> None:
        pool = DocumentPool()
        try:
            await pool.read("somebody", int.__add__, 1)
        finally:
            pool.close()

    with pytest.raises(ValueError, match="nothing can be made of this document"):
        asyncio.run(attack())


def test_what_is_pending_comes_to_an_end_or_to_an_error() -> None:
    game = vigil.Game.new(SETS, 2, seed=5)
    effect: Effect = Draw(1)
    for _ in range(40):
        effect = EachPlayer(effect)
    game.forget()
    game.pending.append(Task(effect, 0, -1))
    with pytest.raises(settle.Endless, match="has not come to an end after"):
        settle.settle(game)


@pytest.fixture
def attacked(tmp_path: Path) -> tuple[Path, str, str]:
    """A database with a match that begins with an attack, and a sound one; in both a bot has to move."""
    database = tmp_path / "vigil.db"
    with Server(database) as server:
        ada = server.visitor("Ada")
        bad, sound = (ada.make(ME, GREEDY, listed=True, setup={"sets": SETS})["id"] for _ in range(2))
        with server.services.database.engine.begin() as connection:
            start = json.dumps(asked(nested(20)))
            written = {"start": start, "match": bad}
            connection.execute(text("UPDATE matches SET start = :start, acts = 0 WHERE id = :match"), written)
            connection.execute(text("DELETE FROM acts WHERE match = :match"), {"match": bad})
            bots = text("UPDATE seats SET kind = 'bot', level = 'greedy' WHERE match = :match")
            connection.execute(bots, {"match": bad})
    return database, bad, sound


def test_a_stored_match_that_cannot_be_taken_up_is_set_aside(
    attacked: tuple[Path, str, str], caplog: pytest.LogCaptureFixture
) -> None:
    database, bad, sound = attacked
    with caplog.at_level(logging.ERROR, "vigil"), Server(database) as server:
        bo = server.visitor("Bo")
        assert "cannot go on with it" in bo.get(f"matches/{bad}", 410)["error"]
        assert bo.get(f"matches/{sound}")["id"] == sound
        assert sound in {match["id"] for match in bo.get("lobby")["running"]}
        made = bo.make(setup={"sets": SETS})["id"]
        with bo.sit(made) as line:
            line.until_asked().move()
    assert f"match {bad}" in caplog.text
    assert "cannot be played again: ValueError" in caplog.text
