"""Records: setup, seed and moves; enough to replay a game and to verify how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from vigil.rules.documents import checks
from vigil.rules.documents.snapshot import OWN_SETS, to_data, whole_setup
from vigil.rules.documents.streams import generator_in, seed_data, seed_from
from vigil.rules.fingerprints import RULES, sets_fingerprint, state_fingerprint
from vigil.rules.game import Game
from vigil.rules.guest_sets import take_in
from vigil.rules.kernel.chance import BLAKE2B
from vigil.rules.kernel.event import Event
from vigil.rules.moves import IllegalMove
from vigil.rules.setup import make_setup, seat_names
from vigil.version import __version__
from vigil.wording import document_errors, errors
from vigil.wording.picture_words import record_title
from vigil.wording.svg import plate

FORMAT: Final = "vigil record"
VERSION: Final = 2
TEXTS: Final = 1  # the version whose moves are texts, in the words that cards had then


@mypyc_attr(allow_interpreted_subclasses=True)
class GameRecord:
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
        ended: str = "",
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
        self.ended = ended  # why a match was over whose game was not; nothing proves it

    @classmethod
    def of(cls, game: Game) -> GameRecord:
        """The record of a game up to now."""
        if game.history is None:
            raise ValueError(errors.NO_PAST)
        start = to_data(game.history.base)
        usual = game.history.base.moves_made == 0 and start == usual_start(game)
        return cls(
            whole_setup(game),
            game.seed,
            [move.notation for move in game.past_moves()],
            None if usual else without_own_sets(start),
            RULES,
            sets_fingerprint(game.setup.sets),
            state_fingerprint(game),
            result_data(game),
            game.history.base.chance.generator(),
        )

    def begin(self) -> Game:
        """The game before its first move."""
        take_in(self.setup.get(OWN_SETS))
        if self.start is not None:
            return Game.from_data(self.start)
        return usual_game(self.setup, self.seed, self.generator)

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
        if self.ended:
            data["ended"] = self.ended
        return data

    def _repr_html_(self) -> str:
        """The end of the game as a notebook shows it; of a game that goes otherwise now, what it was."""
        try:
            return self.replay().to_svg()
        except (ValueError, LookupError):
            return plate(record_title(self.setup["sets"], self.setup["players"], len(self.moves)))

    def __reduce__(self) -> tuple[Any, ...]:
        made_of = (self.setup, self.seed, self.moves, self.start)
        versions = (self.rules, self.data, self.final, self.result, self.generator, self.version, self.vigil)
        return type(self), (*made_of, *versions, self.ended)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> GameRecord:
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
    dict[str, Any],
    int,
    list[str],
    dict[str, Any] | None,
    int,
    str,
    str,
    dict[str, Any] | None,
    str,
    int,
    str,
    str,
]:
    """The parts of a record, checked."""
    setup = checks.table(checks.require(data, "setup"), "setup")
    for key in ("sets", "players", "edition", "variant"):
        checks.require(setup, key)
    seat_names(setup["players"])  # before anybody is told what they are
    moves = checks.entries(checks.require(data, "moves"), "moves")
    start = data.get("start")
    result = data.get("result")
    return (
        setup,
        seed_from(checks.require(data, "seed")),
        [checks.text(move, "a move") for move in moves],
        None if start is None else checks.table(start, "start"),
        checks.integer(checks.require(data, "rules"), "rules"),
        checks.text(checks.require(data, "cards"), "cards"),
        checks.text(checks.require(data, "final"), "final"),
        None if result is None else checks.table(result, "result"),
        generator_in(data),
        data["version"],
        checks.line(data.get("vigil", ""), "vigil"),
        checks.line(data.get("ended", ""), "ended"),
    )


def make(game: Game, number: int, move: str) -> list[Event]:
    """Make a move of a record again."""
    try:
        return game.redo(move)
    except IllegalMove as error:
        raise ValueError(document_errors.move_not_made(number + 1, error)) from error


def without_own_sets(start: dict[str, Any]) -> dict[str, Any]:
    """A start without the files of own sets, which the record has already."""
    setup = {key: part for key, part in start["setup"].items() if key != OWN_SETS}
    return {**start, "setup": setup}


def usual_start(game: Game) -> dict[str, Any]:
    """How a game with the usual setup of the same seed begins."""
    assert game.history is not None
    return usual_game(whole_setup(game), game.seed, game.history.base.chance.generator()).to_data()


def usual_game(asked: dict[str, Any], seed: int, generator: str) -> Game:
    """A game with the usual setup."""
    take_in(asked.get(OWN_SETS))
    setup = make_setup(asked["sets"], asked["players"], asked["edition"], asked["variant"])
    return Game.deal(setup, seed, generator)


def result_data(game: Game) -> dict[str, Any] | None:
    """Scores and winners; None while the game goes on."""
    result = game.result
    return None if result is None else {"scores": result.scores, "winners": result.winners}
