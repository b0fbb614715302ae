"""Laws that hold whenever somebody decides. Each watches a game, so that it is played once for all."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

import vigil
from tests.every_decision.play import games, random_move
from tests.every_decision.tables import TABLES, Table
from vigil.rules.documents.inventory import box, on_table
from vigil.rules.documents.snapshot import check_shape
from vigil.rules.documents.table_checks import check_table
from vigil.rules.events import Gained, Lost, PoolGrew
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.event import Event
from vigil.rules.kernel.zones import EMPTY
from vigil.rules.table.row import Fill

GAMES = 320  # over all tables


class Law:
    """Something that holds at every decision of a game; `at` fails where it does not."""

    every: ClassVar = 1  # decision that is looked at

    def __init__(self, game: vigil.Game) -> None:
        """Begin to watch a game."""

    def told(self, happened: list[Event]) -> None:
        """Something happened."""

    def at(self, game: vigil.Game) -> None:
        """Look at the game when somebody decides, and at its end."""
        raise NotImplementedError


class CardsStay(Law):
    """Every card lies somewhere, and none appears or vanishes."""

    every = 9

    def at(self, game: vigil.Game) -> None:
        assert on_table(game) == box(game)


class FullRow(Law):
    """The row is full when someone decides."""

    def at(self, game: vigil.Game) -> None:
        asking = game.pending[-1].source if game.pending else EMPTY
        treasure = asking != EMPTY and FACES[asking].lies_under  # DU-16: its Fate comes at once
        empty = len(game.center_deck) + len(game.void) == 0
        filling = any(isinstance(task.effect, Fill) for task in game.pending)
        full = EMPTY not in game.center_row or treasure or empty or filling
        assert full or game.over


class NothingNegative(Law):
    """Nothing is ever negative."""

    def at(self, game: vigil.Game) -> None:
        assert min(game.runes, *game.earmarked, game.power, game.energy, game.honor_pool) >= 0
        assert min(game.supply) >= 0
        assert min(min(player.honor, player.insight) for player in game.players) >= 0


class HonorAddsUp(Law):
    """The honor of all and of the pool is what there was, and what cards added to it (ROV-59)."""

    def __init__(self, game: vigil.Game) -> None:
        self.total = game.setup.pool

    def told(self, happened: list[Event]) -> None:
        self.total += sum(event.amount for event in happened if isinstance(event, PoolGrew))

    def at(self, game: vigil.Game) -> None:
        there = sum(player.honor for player in game.players) + game.rival_honor + game.honor_pool
        assert there == self.total or (game.ending and there > self.total)


class LoggedTokens(Law):
    """Tokens are what the log says was gained."""

    def __init__(self, game: vigil.Game) -> None:
        self.gained = Counter[int]()  # by seat, the rival's too

    def told(self, happened: list[Event]) -> None:
        for event in happened:
            if isinstance(event, Gained) and event.resource == "honor":
                self.gained[event.player] += event.amount
            if isinstance(event, Lost) and event.resource == "honor":
                self.gained[event.player] -= event.amount

    def at(self, game: vigil.Game) -> None:
        assert [self.gained[seat] for seat in range(len(game.players))] == [p.honor for p in game.players]


class Questions(Law):
    """A question has at least two answers, and no two sound alike."""

    def at(self, game: vigil.Game) -> None:
        if game.over:
            return
        decision = game.decision
        assert decision is not None
        texts = [str(move).lower() for move in decision.moves]
        assert len(set(texts)) == len(texts)
        assert len(texts) > 1 or texts == ["end turn"]
        assert 0 <= decision.player < len(game.players)
        assert decision.prompt


class InPlace(Law):
    """Nothing lies where documents are refused for having it."""

    every = 2

    def at(self, game: vigil.Game) -> None:
        try:
            check_table(game)
            check_shape(game)
        except ValueError as error:
            raise AssertionError(str(error)) from error


LAWS: tuple[type[Law], ...] = (
    CardsStay, FullRow, NothingNegative, HonorAddsUp, LoggedTokens, Questions, InPlace,
)  # fmt: skip


def broken(table: Table, salt: int) -> dict[type[Law], str]:
    """The laws that some game at a table broke, and where."""
    found: dict[type[Law], str] = {}
    for number, (game, dice) in enumerate(games(table, GAMES, salt), start=TABLES.index(table)):
        watching = [law(game) for law in LAWS]
        happened = game.events or []
        while True:
            look(watching, happened, game, number, found)
            if game.over:
                break
            happened = game.apply(random_move(game, dice))
    return found


def look(
    watching: list[Law], happened: list[Event], game: vigil.Game, number: int, found: dict[type[Law], str]
) -> None:
    """Let every law see what happened and the game as it is now."""
    for law in watching:
        law.told(happened)
        if (game.moves_made + number) % law.every and not game.over:
            continue
        try:
            law.at(game)
        except AssertionError as error:
            found.setdefault(type(law), f"seed {game.seed}, move {game.moves_made}: {error}")
