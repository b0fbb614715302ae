"""The course of a game: the game with its past, and what each seat is told of it. Pure: no I/O."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from vigil.rules import events
from vigil.rules.game import Game
from vigil.rules.kernel.event import Event
from vigil.rules.log import Log
from vigil.server.match.clock import Clocks
from vigil.server.protocol.decision import asked
from vigil.server.protocol.event_view import events_view
from vigil.server.protocol.messages import Told, Turn, Update
from vigil.server.protocol.table_view import table_view
from vigil.server.store.acts import MOVE, UNDO, Act

Viewpoint = int | None  # the seat from which somebody looks; None: a spectator
TURNS_AT_HAND: Final = 4  # turns whose beginnings are kept, so that going back to them is cheap


class TurnEvents:
    """The events of one turn; turn 0 is the opening."""

    def __init__(self, turn: int, player: int | None, happened: Sequence[Event] = ()) -> None:
        self.turn = turn
        self.player = player
        self.events = list(happened)


class Course:
    """Everything that follows from the acts of a match."""

    def __init__(self, game: Game, clocks: Clocks | None) -> None:
        self.game = game  # before its first move
        self.step = 0  # the number of the last act
        self.happened = [list(game.events or [])]  # when it was laid out, then by each move
        self.turns = by_turns(game, self.happened)
        self.starts: list[tuple[int, Game]] = []  # of the last turns: after how many moves, and the game
        self.clocks = clocks

    def copy(self) -> Course:
        """An independent copy."""
        twin = Course.__new__(Course)
        twin.game = self.game.copy()
        twin.step = self.step
        twin.happened = self.happened.copy()
        last = self.turns[-1]
        twin.turns = [*self.turns[:-1], TurnEvents(last.turn, last.player, last.events)]
        twin.starts = self.starts.copy()
        twin.clocks = self.clocks.copy() if self.clocks else None
        return twin

    @property
    def deciding(self) -> int | None:
        """The seat that has to decide; None when the game is over."""
        return None if self.game.over else self.game.deciding()

    def take(self, act: Act) -> list[Event]:
        """Carry an act out; returns what happened."""
        deciding = self.deciding
        happened: list[Event] = []
        if act.kind == MOVE:
            happened = self.game.do(act.text)
            self.happened.append(happened)
            add(self.turns, happened)
            if any(isinstance(event, events.Began) for event in happened):
                self.starts = [*self.starts, (self.moves_made, self.game.copy())][-TURNS_AT_HAND:]
        elif act.kind == UNDO:
            self.go_back(int(act.text))
        self.step = act.number
        if self.clocks and deciding is not None:
            self.clocks.acted(deciding, act.clock, happened)
        return happened

    def offers(self, text: str) -> bool:
        """Whether a move can be made in the main decision of a turn."""
        game = self.game
        return not game.over and not game.pending and any(move.text == text for move in game.legal_moves())

    @property
    def moves(self) -> list[str]:
        """The moves made since the match began, without those taken back."""
        return [move.text for move in self.game.past_moves()]

    @property
    def moves_made(self) -> int:
        """How many they are."""
        return len(self.happened) - 1

    def go_back(self, count: int) -> None:
        """Take back all moves after the first `count`."""
        moves, start = self.game.past_moves()[:count], self.game.rewound(0)
        del self.happened[count + 1 :]
        self.starts = [start for start in self.starts if start[0] <= count]
        made, game = self.starts[-1] if self.starts else (0, start)
        self.game = game.copy()
        for move in moves[made:]:
            self.game.apply(move)
        self.turns = by_turns(start, self.happened)

    def left(self, seat: int, now: float) -> float | None:
        """The seconds a seat has left; None without a clock."""
        return self.clocks.left(seat, self.deciding, now) if self.clocks else None

    def log(self, seat: Viewpoint, last: int | None = None) -> list[Turn]:
        """All turns in words, or the last few."""
        turns = self.turns if last is None else self.turns[-last:]
        log = Log(self.game.setup, seat)
        return [Turn(turn.turn, turn.player, told(log, turn.events)) for turn in turns]

    def update(
        self,
        seat: Viewpoint,
        moment: float,
        act: Act | None = None,
        happened: Sequence[Event] = (),
        going: bool = True,
        alone: bool = False,
    ) -> Update:
        """What a seat is told after an act; `alone`: only bots play against it."""
        view = self.game.view(seat)
        began = [event for event in happened if isinstance(event, events.Began)]
        return Update(
            step=self.step,
            by=act.seat if act else None,
            act=act.kind if act else None,
            events=events_view(happened, seat),
            view=table_view(view),
            asked=asked(view) if going else None,
            log=self.log(seat, 1 + len(began)),
            undo=going and seat is not None and self.game.can_undo(seat),
            rewind=going and alone and self.moves_made > 0,
            moment=moment,
        )


def told(log: Log, happened: Sequence[Event]) -> list[list[Told]]:
    """Events in words. They stay plain data, as spans do; a test decodes it strictly as what is declared."""
    return cast("list[list[Told]]", log.told(happened))


def by_turns(start: Game, happened: Sequence[Sequence[Event]]) -> list[TurnEvents]:
    """Everything that happened, by turns; a game that begins in the middle of one has no opening."""
    turns = [TurnEvents(0, None) if happened[0] else TurnEvents(start.turn_number, start.turn)]
    for step in happened:
        add(turns, step)
    return turns


def add(turns: list[TurnEvents], happened: Sequence[Event]) -> None:
    """Add what happened to the turns in which it did."""
    for event in happened:
        if isinstance(event, events.Began):
            turns.append(TurnEvents(event.turn, event.player))
        else:
            turns[-1].events.append(event)
