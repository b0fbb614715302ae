"""Records: setup, seed and moves; enough to replay a game and to verify how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from vigil.rules.documents import checks
from vigil.rules.documents.snapshot import setup_data, to_data
from vigil.rules.documents.streams import generator_in, seed_data, seed_from
from vigil.rules.fingerprints import RULES, sets_fingerprint, state_fingerprint
from vigil.rules.game import Game
from vigil.rules.kernel.chance import BLAKE2B
from vigil.rules.kernel.event import Event
from vigil.rules.moves import IllegalMove
from vigil.rules.setup import make_setup
from vigil.version import __version__
from vigil.wording import document_errors, errors

FORMAT: Final = "vigil record"
VERSION: Final = 2
TEXTS: Final = 1  # the version whose moves are texts, in the words that cards had then


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """A whole game, finished or not."""

    def __init__(
        self,
        setup: dict[str, Any],
        seed: int,
        moves: list[str],
        start: dict[str, Any] | None,
        rules: int,
        data: str,
        final: str,
        result: dict[str, Any] | None,
        generator: str = BLAKE2B,
        version: int = VERSION,
        vigil: str = __version__,
    ) -> None:
        self.setup = setup
        self.seed = seed
        self.moves = moves  # in notation
        self.start = start  # where the game did not begin with the usual setup
        self.rules = rules
        self.data = data
        self.final = final
        self.result = result
        self.generator = generator  # of the chance that the cards were dealt with
        self.version = version  # of its format
        self.vigil = vigil  # the version of the program that wrote it; version 1 does not say

    @classmethod
    def of(cls, game: Game) -> Record:
        """The record of a game up to now."""
        if game.history is None:
            raise ValueError(errors.NO_PAST)
        start = to_data(game.history.base)
        usual = game.history.base.moves_made == 0 and start == usual_start(game)
        return cls(
            setup_data(game),
            game.seed,
            [move.notation for move in game.past_moves()],
            None if usual else start,
            RULES,
            sets_fingerprint(game.setup.sets),
            state_fingerprint(game),
            result_data(game),
            game.history.base.chance.generator(),
        )

    def begin(self) -> Game:
        """The game before its first move."""
        if self.start is not None:
            return Game.from_data(self.start)
        return dealt(self.setup, self.seed, self.generator)

    def steps(self) -> Iterator[tuple[Game, list[Event]]]:
        """Replay the game: the game after each move, and what happened in it."""
        game = self.begin()
        yield game, game.events or []
        for number, move in enumerate(self.moves):
            yield game, make(game, number, move)

    def replay(self) -> Game:
        """The game after the last move."""
        game = self.begin()
        for number, move in enumerate(self.moves):
            make(game, number, move)
        return game

    def verify(self) -> Game:
        """Replay, and refuse a record that does not lead to its own end."""
        try:
            game = self.replay()
        except ValueError as error:
            raise ValueError(f"{error}{self.why_not(None)}") from error
        if self.final != state_fingerprint(game):
            raise ValueError(f"{document_errors.OTHER_END}{self.why_not(game)}")
        if self.result != result_data(game):
            raise ValueError(document_errors.OTHER_RESULT)
        return game

    def why_not(self, game: Game | None) -> str:
        """Why it may lead elsewhere now: what has changed since it was written, and what wrote it."""
        writer = document_errors.written_by(self.vigil)
        if self.rules != RULES:
            return document_errors.other_rules(self.rules, RULES, writer)
        if self.version == TEXTS:
            return document_errors.words_may_differ(writer)
        setup = self.begin().setup if game is None else game.setup
        return "" if self.data == sets_fingerprint(setup.sets) else document_errors.other_cards(writer)

    def to_data(self) -> dict[str, Any]:
        """The record as plain data."""
        data: dict[str, Any] = {"format": FORMAT, "version": self.version}
        data["rules"] = self.rules
        data["cards"] = self.data
        if self.version != TEXTS:
            data["vigil"] = self.vigil
        data["setup"] = self.setup
        data["seed"] = seed_data(self.seed, self.generator)
        if self.generator == BLAKE2B:
            data["generator"] = self.generator
        if self.start is not None:
            data["start"] = self.start
        data["moves"] = self.moves
        data["result"] = self.result
        data["final"] = self.final
        return data

    def __reduce__(self) -> tuple[Any, ...]:
        made_of = (self.setup, self.seed, self.moves, self.start)
        versions = (self.rules, self.data, self.final, self.result, self.generator, self.version, self.vigil)
        return type(self), (*made_of, *versions)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Record:
        """The record that plain data describes."""
        checks.check_header(data, FORMAT, VERSION, TEXTS)
        checks.check_size(data, "the record")
        try:
            return cls(*parts(data))
        except ValueError as error:
            raise ValueError(document_errors.damaged_record(error)) from error


def parts(
    data: Mapping[str, Any],
) -> tuple[
    dict[str, Any], int, list[str], dict[str, Any] | None, int, str, str, dict[str, Any] | None, str, int, str
]:
    """The parts of a record, checked."""
    setup = checks.table(checks.needed(data, "setup"), "setup")
    for key in ("sets", "players", "edition", "variant"):
        checks.needed(setup, key)
    moves = checks.entries(checks.needed(data, "moves"), "moves")
    start = data.get("start")
    result = data.get("result")
    return (
        setup,
        seed_from(checks.needed(data, "seed")),
        [checks.text(move, "a move") for move in moves],
        None if start is None else checks.table(start, "start"),
        checks.integer(checks.needed(data, "rules"), "rules"),
        checks.text(checks.needed(data, "cards"), "cards"),
        checks.text(checks.needed(data, "final"), "final"),
        None if result is None else checks.table(result, "result"),
        generator_in(data),
        data["version"],
        checks.text(data.get("vigil", ""), "vigil"),
    )


def make(game: Game, number: int, move: str) -> list[Event]:
    """Make a move of a record again."""
    try:
        return game.redo(move)
    except IllegalMove as error:
        raise ValueError(document_errors.move_not_made(number + 1, error)) from error


def usual_start(game: Game) -> dict[str, Any]:
    """How a game with the usual setup of the same seed begins."""
    assert game.history is not None
    return dealt(setup_data(game), game.seed, game.history.base.chance.generator()).to_data()


def dealt(asked: dict[str, Any], seed: int, generator: str) -> Game:
    """A game with the usual setup."""
    setup = make_setup(asked["sets"], asked["players"], asked["edition"], asked["variant"])
    return Game.dealt(setup, seed, generator)


def result_data(game: Game) -> dict[str, Any] | None:
    """Scores and winners; None while the game goes on."""
    result = game.result
    return None if result is None else {"scores": result.scores, "winners": result.winners}
