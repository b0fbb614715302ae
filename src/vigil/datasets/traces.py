"""Traces: whole games as columns, a place for every decision."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import vigil
from vigil.arena.bot_game import Outcome, Seating, play
from vigil.arena.entrants import Entrants, entrants
from vigil.arena.game_format import GameFormat
from vigil.bots import Bot
from vigil.bots.afterstate import leads_of
from vigil.bots.external import External
from vigil.environments.actions import Actions
from vigil.rules.fingerprints import RULES, sets_fingerprint
from vigil.rules.game import Game, View
from vigil.rules.kernel.box import CardSet
from vigil.rules.kernel.chance import BLAKE2B
from vigil.rules.library import find_set, shipped_sets
from vigil.rules.moves import Decision, Move, find_move
from vigil.rules.record import GameRecord


@dataclass
class Trace:
    """What is kept of a game: about it, and of every decision what was legal and what was done."""

    form: GameFormat
    seed: int
    bots: list[str] | None  # by seat; nobody knows who made the moves of a record
    first: int = 0
    winners: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    leads: list[int] = field(default_factory=list)  # of every seat at the end, its team included
    rival: int | None = None
    reason: str = ""
    turns: list[int] = field(default_factory=list)  # of every decision, as all that follows
    seats: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    legal: list[list[int]] = field(default_factory=list)
    chances: list[list[float | None] | None] = field(default_factory=list)
    last_turn: int = 0
    rules: int = RULES
    cards: str = ""
    vigil: str = ""
    generator: str = BLAKE2B

    @property
    def seed_text(self) -> str:
        """The seed as files have it: one for another generator than that of today begins with its name."""
        return str(self.seed) if self.generator == BLAKE2B else f"{self.generator}:{self.seed}"

    def note(self, game: Game, move: Move, chances: dict[Move, float] | None = None) -> None:
        """Add a decision, before its move is carried out."""
        legal = game.legal_moves()
        numbers = every_action(self.form.sets).numbers(game)
        texts = [known.text for known in legal]
        self.turns.append(game.turn_number)
        self.seats.append(game.deciding())
        self.actions.append(numbers[texts.index(move.text)])
        self.moves.append(move.text)
        self.legal.append(numbers)
        told = {known.text: value for known, value in (chances or {}).items()}
        self.chances.append([told.get(text) for text in texts] if told else None)

    def end(self, game: Game) -> None:
        """Add how the game ended."""
        result = game.result
        assert result is not None
        self.first, self.winners, self.scores = game.first, list(result.winners), list(result.scores)
        self.rival, self.reason, self.last_turn = result.rival, result.reason, game.turn_number
        seats = range(len(game.players))
        self.leads = [min(leads_of(game, seat, game.setup.opponents(seat))) for seat in seats]
        self.cards, self.vigil = sets_fingerprint(game.setup.sets), vigil.__version__


def every_action(sets: Sequence[str] = ()) -> Actions:
    """The actions with all published cards and those of some sets: their numbers are those of the files."""
    own = tuple([card_set for card_set in map(find_set, sets) if card_set.hold is not None])
    if own not in _numbered:
        _numbered.clear()
        _numbered[own] = Actions([card_set.code for card_set in (*shipped_sets(), *own)])
    return _numbered[own]


_numbered: Final[dict[tuple[CardSet, ...], Actions]] = {}  # only the last one


class Speaking(Bot):
    """A bot that also says what it thinks of the moves, where it does think of them."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.seed)
        self.bot = bot
        self.chances: dict[Move, float] | None = None

    def choose(self, view: View, decision: Decision) -> Move:
        """What the bot chooses."""
        self.chances = None
        if type(self.bot).explain is Bot.explain:
            return self.bot.choose(view, decision)
        advice = self.bot.explain(view, decision)
        self.chances = advice.chances
        return advice.move


class SpeakingEntrants(Entrants):
    """Bots of one process that say what they think."""

    def __init__(self, made: Entrants) -> None:
        super().__init__(made.budget, made.log)
        self.made = made
        self.seated: dict[int, Speaking] = {}

    def make(self, name: str, seat: int, seed: int) -> Bot:
        """A bot for one seat of one game."""
        bot = self.made.make(name, seat, seed)
        if isinstance(bot, External):
            self.seated.pop(seat, None)
            return bot
        self.seated[seat] = Speaking(bot)
        return self.seated[seat]


@dataclass(frozen=True)
class TracedGames:
    """Games between bots, to be played and traced."""

    format: GameFormat
    budget: float | None = None
    files: tuple[str, ...] = ()  # of the bots of third parties
    forgive: bool = False

    @contextlib.contextmanager
    def open(self) -> Iterator[Callable[[Seating], tuple[Outcome, Trace]]]:
        """What plays games."""
        with entrants(self.budget) as made:
            yield lambda seating: play_traced(self.format, seating, SpeakingEntrants(made), self.forgive)


def play_traced(
    form: GameFormat, seating: Seating, bots: SpeakingEntrants, forgive: bool = False
) -> tuple[Outcome, Trace]:
    """Play a game, and trace it."""
    trace = Trace(form, seating.seed, list(seating.bots))

    def watch(game: Game, move: Move | None) -> None:
        if move is None:
            trace.end(game)
            return
        speaker = bots.seated.get(game.deciding())
        trace.note(game, move, speaker.chances if speaker else None)

    return play(form, seating, bots, watch, forgive), trace


def trace_of(record: GameRecord) -> Trace:
    """The trace of a finished game in a record, without the names of those who played."""
    if record.start is not None:
        raise ValueError("it does not begin with a deal: only games that follow from a seed can be exported")
    if record.verify().result is None:
        raise ValueError("the game is not finished")
    setup = record.setup
    form = GameFormat(tuple(setup["sets"]), len(setup["players"]), setup["edition"], setup["variant"])
    named, game = record.begin(), form.deal(record.seed, record.generator)
    trace = Trace(form, record.seed, None, generator=record.generator)
    for written in record.moves:
        moves = named.legal_moves()
        made = find_move(moves, written)
        assert made is not None  # it was verified
        number = moves.index(made)
        trace.note(game, game.legal_moves()[number])
        for table in (named, game):
            table.step(table.legal_moves()[number])
    trace.end(game)
    return trace
