"""The doors of the rules: Game, the whole truth of a match, and View, what one seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, overload

from mypy_extensions import i64

from vigil.rules import picture, view
from vigil.rules.actions import turn
from vigil.rules.actions.options import legal_moves
from vigil.rules.actions.settle import settle
from vigil.rules.documents import checks, position, snapshot
from vigil.rules.guest_sets import take_in
from vigil.rules.history import History
from vigil.rules.kernel import chance, verbs
from vigil.rules.kernel.asking import asking_effect
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.event import Event
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.state import State
from vigil.rules.library import nearest
from vigil.rules.moves import Decision, IllegalMove, find_move, find_text
from vigil.rules.open_table import OpenTable
from vigil.rules.setup import lay_table, make_setup
from vigil.rules.table import honor
from vigil.rules.table.honor import Result
from vigil.wording import errors

Codes = list[str] | tuple[str, ...]  # not Sequence[str]: a string would be one
Names = list[str] | tuple[str, ...]

MOVES: Final = -1  # the stream that chooses the moves of a playout; no stream of a game has this number


class Game(State):
    """A match of Ascension. Mutable through `apply`, with a cheap `copy`."""

    history: History | None = None  # what undo and records need; None in a simulation

    # At the doors our own checks say what is wrong, not the compiler's: compiled code refuses an int or a
    # dict that is none before the first line is run, but lets Any and abstract types such as Mapping in.

    @overload
    @staticmethod
    def new(sets: Codes, players: int, seed: int, edition: int = 2, variant: str = "standard") -> Game: ...

    @overload
    @staticmethod
    def new(sets: Codes, players: Names, seed: int, edition: int = 2, variant: str = "standard") -> Game: ...

    @staticmethod
    def new(sets: Any, players: Any, seed: Any, edition: Any = 2, variant: Any = "standard") -> Game:
        """A new game, laid out and waiting for the first move.

        Sets are a list of codes, players a number or a list of names, seed any whole number.
        """
        return Game.deal(make_setup(sets, players, edition, variant), seed, chance.BLAKE2B)

    @staticmethod
    def deal(setup: Setup, seed: Any, generator: str) -> Game:
        """A new game whose cards are dealt with one of the generators."""
        game = Game(setup)
        game.events = []
        lay_table(game, seed, generator)
        turn.begin(game)
        settle(game)
        return game.begin()

    def begin(self) -> Game:
        """Let the history begin here; what has happened before cannot be taken back."""
        self.history = History(self.copy(), None, None, 0, 0)
        return self

    def forget(self) -> Game:
        """Become a simulation: without events and history."""
        self.events = None
        self.history = None
        return self

    @property
    def decision(self) -> Decision | None:
        """Who must choose, from what; None when the game is over."""
        if self.over:
            return None
        if not self.pending:
            return Decision(self.turn, legal_moves(self), self.setup, None, [])
        task = self.pending[-1]
        return Decision(task.player, legal_moves(self), self.setup, task, self.pending[:-1])

    def legal_moves(self) -> list[Move]:
        """The moves of the decision; not to be changed."""
        return legal_moves(self)

    def apply(self, move: Move) -> list[Event]:
        """Carry out a move and everything forced after it; returns what happened."""
        if self.over:
            raise IllegalMove(errors.GAME_OVER)
        legal = self.find(move)
        seat = self.deciding()
        self.revealed = False
        if self.events is not None:
            self.events = []
        self.step(legal)
        if self.history is not None:
            self.history = self.history.after(legal, seat, self.revealed)
        return self.events if self.events is not None else []

    def find(self, move: Move) -> Move:
        """The decision's own move that is equal to this one."""
        legal = self.options if self.options is not None else legal_moves(self)
        for known in legal:
            if known is move:
                return known
        for known in legal:
            if known.text == move.text:
                return known
        raise IllegalMove(self.refusal(move.text))

    def refusal(self, text: str) -> str:
        """Why a move cannot be made, and what can."""
        moves = legal_moves(self)
        known = [move.text for move in moves if move.verb != verbs.NAME_CARD]
        if len(known) < len(moves):
            known.append(errors.NAME_ANY_CARD)
        return errors.not_legal(text, nearest(text, [move.text for move in moves]), known)

    def step(self, move: Move) -> None:
        """Carry out a legal move."""
        self.options = None
        self.moves_made += 1
        self.turn_moves += 1
        if self.pending:
            task = self.pending.pop()
            asking_effect(task).answer(self, task, move)
        else:
            turn.take(self, move)
        settle(self)

    def do(self, text: str) -> list[Event]:
        """Carry out a move given by its text; capitals do not matter."""
        return self.apply_found(None if self.over else find_text(legal_moves(self), text), text)

    def redo(self, written: str) -> list[Event]:
        """Carry out a move as it was kept: in notation, or by its text, as older records have it."""
        return self.apply_found(None if self.over else find_move(legal_moves(self), written), written)

    def apply_found(self, move: Move | None, written: str) -> list[Event]:
        """Carry out the move that was looked for, if there is one."""
        if self.over:
            raise IllegalMove(errors.GAME_OVER)
        if move is None:
            raise IllegalMove(self.refusal(written))
        return self.apply(move)

    @property
    def result(self) -> Result | None:
        """Scores, winners and why the game ended; None while it goes on."""
        return honor.result(self) if self.over else None

    def playout(self, seed: int) -> Result:
        """Play the rest with random moves; a turn ends when nothing else is left to do, or never would."""
        self.forget()
        self.chance = chance.simulation_streams(seed, len(self.players))
        state: i64 = chance.stream(seed, MOVES)
        while not self.over:
            legal = legal_moves(self)
            count: i64 = len(legal)
            if count > 1 and not self.pending:
                count -= 1
            state = chance.following(state)
            last = self.turn_too_long()
            self.step(legal[-1] if last else legal[chance.below(state, count)])
        return honor.result(self)

    def copy(self) -> Game:
        """An independent copy."""
        twin = Game(self.setup)
        twin.become(self)
        twin.history = self.history
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        twin = self.copy()  # all that is shared with it is immutable
        twin.events = None if self.events is None else list(self.events)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle is a document: a game is its start and its moves, a simulation has no past."""
        if self.history is None:
            return simulation_from, (snapshot.to_data(self),)
        moves = [move.notation for move in self.history.moves()]
        return replay, (snapshot.to_data(self.history.base), moves)

    def view(self, player: int | None) -> View:
        """All that a player may know; a spectator's view, if player is None."""
        view.check_seat(self, player)
        table = self.copy().forget()
        view.hide(table, player)
        return View(table, player)

    def to_data(self) -> dict[str, Any]:
        """The exact state as plain data."""
        return snapshot.to_data(self)

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Game:
        """The game that `to_data` described."""
        document = checks.check_header(data, snapshot.FORMAT, snapshot.VERSION)
        checks.check_size(document, "the saved game")
        game = Game.bare(document.get("setup"))
        snapshot.restore(game, document)
        return game.ready()

    def position(self) -> dict[str, Any]:
        """The table at a turn's main decision as a document that people can read and write."""
        return position.to_position(self)

    @staticmethod
    def from_position(document: Mapping[str, Any]) -> Game:
        """The game that a position describes, at the turn's main decision.

        Places of the center row that it leaves out are filled; what cards do on entering is over by then.
        """
        checks.check_size(document, "the position")
        players = position.seat_names(document)
        game = Game.bare({**document, "players": players})
        position.lay(game, dict(document))
        return game.ready()

    @staticmethod
    def bare(asked: Any) -> Game:
        """A game with nothing on the table yet."""
        if not isinstance(asked, dict) or "players" not in asked:
            raise ValueError(errors.NO_SETUP)
        take_in(asked.get(snapshot.OWN_SETS))
        sets = asked.get("sets", [])
        return Game(
            make_setup(sets, asked["players"], asked.get("edition", 2), asked.get("variant", "standard"))
        )

    def ready(self) -> Game:
        """Make the game wait for its decision, and let its history begin there."""
        if not self.over:
            settle(self)
        self.events = []
        return self.begin()

    def can_undo(self, seat: int) -> bool:
        """Whether a player can take back the last move: nothing was revealed by it, and it was theirs."""
        last = self.history
        return last is not None and last.undoable > 0 and last.seat == seat

    def undo(self, seat: int) -> None:
        """Take the last move back."""
        if self.history is None or not self.can_undo(seat):
            raise IllegalMove(errors.NOTHING_TO_UNDO)
        again = self.rewound(len(self.history.moves()) - 1)
        self.become(again)
        self.history = again.history

    def rewound(self, count: int) -> Game:
        """The game after its first `count` moves."""
        if self.history is None:
            raise ValueError(errors.NO_PAST)
        game = Game(self.setup)
        game.become(self.history.base)
        game.history = History(self.history.base, None, None, 0, 0)
        for move in self.history.moves()[:count]:
            game.apply(move)
        return game

    def to_svg(self) -> str:
        """A picture of the table as the seat sees it that decides."""
        return self.view(self.deciding()).to_svg()

    def _repr_html_(self) -> str:
        return self.to_svg()  # what a notebook shows

    def __repr__(self) -> str:
        sets = " + ".join([card_set.shown_code for card_set in self.setup.sets])
        whose = "over" if self.over else f"turn of {self.setup.names[self.turn]}"
        return f"<Game: {sets}, {whose}, {self.moves_made} moves made>"

    def past_moves(self) -> list[Move]:
        """The moves made so far, the first one first."""
        return [] if self.history is None else self.history.moves()


class View(OpenTable):
    """All that one seat may know; a spectator's, if the seat is None.

    It holds a table on which everything hidden lies in a fixed order that does not depend on the true one.
    """

    def __init__(self, table: Game, seat: int | None) -> None:
        super().__init__(table, seat)
        self.table = table

    @property
    def result(self) -> Result | None:
        """Scores, winners and why the game ended; None while it goes on."""
        return self.table.result

    @property
    def decision(self) -> Decision | None:
        """The pending decision; its moves are for the seat that decides only."""
        decision = self.table.decision
        if decision is None or decision.player == self.seat:
            return decision
        return Decision(decision.player, [], decision.setup, decision.task, decision.waiting)

    def guess(self, seed: int) -> Game:
        """A full game that fits what is known, dealt from a fresh seed."""
        game = self.table.copy()
        view.deal(game, self.seat, seed)
        return game

    def to_data(self) -> dict[str, Any]:
        """The view as plain data."""
        return view.view_data(self.table, self.seat, self.decision)

    def to_table(self) -> dict[str, Any]:
        """Its table as an exact snapshot, for another process: `from_table` makes the same view of it."""
        return snapshot.to_data(self.table)

    @staticmethod
    def from_table(data: Mapping[str, Any], seat: int | None) -> View:
        """The view whose table is described."""
        document = checks.check_header(data, snapshot.FORMAT, snapshot.VERSION)
        table = Game.bare(document.get("setup"))
        snapshot.restore(table, document, chance=False)
        view.check_seat(table, seat)
        return View(table, seat)

    def to_svg(self) -> str:
        """A picture of the table as this seat sees it."""
        return picture.table_svg(self, self.decision, self.result)

    def _repr_html_(self) -> str:
        return self.to_svg()

    def __deepcopy__(self, memo: dict[int, Any]) -> View:
        return View(self.table.copy(), self.seat)

    def __reduce__(self) -> tuple[Any, ...]:
        return view_from, (self.to_table(), self.seat)


# What pickles call: they name functions of a module.


def replay(start: dict[str, Any], moves: list[str]) -> Game:
    """The game after its moves, with its past."""
    game = Game.from_data(start)
    for move in moves:
        game.redo(move)
    return game


def simulation_from(data: dict[str, Any]) -> Game:
    """A simulation as it was; the table of a view has no chance."""
    game = Game.bare(data["setup"])
    snapshot.restore(game, data, chance=len(data["chance"]) > 0)
    return game


def view_from(data: dict[str, Any], seat: int | None) -> View:
    """A view as it was."""
    return View(simulation_from(data), seat)
