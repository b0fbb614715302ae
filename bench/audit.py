"""The audit: what the database holds of matches, against what their players were told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from sqlalchemy import Engine, func, select

from bench.players import Seen
from vigil.rules.game import Game, View
from vigil.server.domain.acts import Act
from vigil.server.protocol.table_view import table_view
from vigil.server.store.backend import open_engine
from vigil.server.store.matches import match_queries
from vigil.server.store.tables.result_tables import results


class Kept:
    """A match as the database has it."""

    def __init__(self, engine: Engine, match: str) -> None:
        with engine.connect() as connection:
            found = match_queries.find_match(connection, match)
            assert found is not None, f"match {match} is not in the database"
            self.match = found
            self.names = [seat.name for seat in match_queries.find_seats(connection, [match])[match]]
            self.acts = match_queries.find_acts(connection, match)
            counted = select(func.count()).where(results.c.match == match)
            self.results = connection.execute(counted).scalar_one()

    def begin(self) -> Game:
        """The game before the first act."""
        asked = self.match.setup
        return Game.new(asked["sets"], self.names, self.match.seed, asked["edition"], asked["variant"])

    def steps(self) -> Iterator[tuple[int, Game]]:
        """The game after each act; an illegal move raises an error."""
        games = [self.begin()]  # after each move that was not taken back
        yield 0, games[-1]
        for act in self.acts:
            if act.kind == "move":
                game = games[-1].copy()
                game.redo(act.text)
                games.append(game)
            elif act.kind == "undo":
                del games[1 + int(act.text) :]
            yield act.number, games[-1]

    def move_texts(self) -> dict[int, str]:
        """The moves by the numbers of their acts, as players send them, as far as replay leads."""
        texts: dict[int, str] = {}
        try:
            for number, game in self.steps():
                moves = game.past_moves()
                texts[number] = moves[-1].text if moves else ""
        except ValueError:
            pass  # `differences` tells of it
        return texts


def faults(database: str, players: Iterable[Seen]) -> list[str]:
    """Everything in which the database and the players differ; nothing, if all is well."""
    engine = open_engine(database)
    by_match: dict[str, list[Seen]] = {}
    for player in players:
        by_match.setdefault(player.match, []).append(player)
    found = [
        fault for match, seated in by_match.items() for fault in differences(Kept(engine, match), seated)
    ]
    engine.dispose()
    return found


def differences(kept: Kept, players: list[Seen]) -> Iterator[str]:
    """What is wrong with one match."""
    numbers = [act.number for act in kept.acts]
    if numbers != list(range(1, len(numbers) + 1)):
        yield f"{kept.match.id}: the acts are numbered {numbers}"
    if kept.match.acts != len(numbers):
        yield f"{kept.match.id}: {len(numbers)} acts, and the match says {kept.match.acts}"
    if kept.results != (kept.match.status == "finished"):
        yield f"{kept.match.id}: it is {kept.match.status} and has {kept.results} results"
    acts = {act.number: act for act in kept.acts}
    texts = kept.move_texts()
    for player in players:
        yield from (
            f"{kept.match.id}, seat {player.seat}: {fault}" for fault in told_otherwise(acts, texts, player)
        )
    try:
        yield from unlike(kept, players)
    except ValueError as error:
        yield f"{kept.match.id} cannot be replayed: {error}"


def told_otherwise(acts: dict[int, Act], texts: dict[int, str], player: Seen) -> Iterator[str]:
    """What a player was told that the database does not have like that."""
    if player.step != len(acts):
        yield f"stands at act {player.step} of {len(acts)}"
    for step, told in player.acts.items():
        act = acts.get(step)
        if act is None:
            yield f"act {step} is missing"
        elif (act.seat, act.kind) != told:
            yield f"act {step}: told {told}, kept {(act.seat, act.kind)}"
        elif told == (player.seat, "move") and texts.get(step) not in player.sent.get(step - 1, ()):
            yield f"act {step}: kept {act.text!r}, sent {player.sent.get(step - 1)}"


def unlike(kept: Kept, players: list[Seen]) -> Iterator[str]:
    """Tables that looked otherwise than they come out when the match is replayed."""
    for step, game in kept.steps():
        for player in players:
            seen = player.tables.get(step)
            if seen is not None and msgspec.json.decode(seen) != plain(game.view(player.seat)):
                yield f"{kept.match.id}, seat {player.seat}: another table after act {step}"


def plain(view: View) -> Any:
    """A view as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(table_view(view)))
