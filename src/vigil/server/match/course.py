"""A table: a game with its past, and what each seat is told of it. Pure; the room around it is not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vigil.rules import events
from vigil.rules.events import Event
from vigil.rules.game import Game
from vigil.rules.log import Log
from vigil.rules.view import event_data
from vigil.server.match.clock import Clocks
from vigil.server.protocol.decision import ZONES, asked
from vigil.server.protocol.messages import Turn, Update
from vigil.server.store.acts import MOVE, UNDO, Act

Seat = int | None  # None: a spectator
TURNS_AT_HAND: Final = 4  # back to whose beginnings it costs next to nothing to go


class Told:
    """The events of one turn; turn 0 is the opening."""

    def __init__(self, turn: int, player: int | None, happened: Sequence[Event] = ()) -> None:
        self.turn = turn
        self.player = player
        self.events = list(happened)


class Table:
    """A game from its base on: everything that follows from the acts of a match."""

    def __init__(self, base: Game, opening: Sequence[Event], clocks: Clocks | None) -> None:
        self.base = base
        self.game = begin(base)
        self.step = 0  # the number of the last act
        self.moves: list[str] = []  # those that stand
        self.happened: list[list[Event]] = [list(opening)]  # at first, then by each move
        self.turns = by_turns(base, self.happened)
        self.starts: list[tuple[int, Game]] = []  # of the last turns: after how many moves, and the game
        self.clocks = clocks

    def copy(self) -> Table:
        """An independent copy."""
        twin = Table.__new__(Table)
        twin.base = self.base
        twin.game = self.game.copy()
        twin.step = self.step
        twin.moves = self.moves.copy()
        twin.happened = self.happened.copy()
        last = self.turns[-1]
        twin.turns = [*self.turns[:-1], Told(last.turn, last.player, last.events)]
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
            self.moves.append(act.text)
            self.happened.append(happened)
            add(self.turns, happened)
            if any(event.what == events.BEGAN for event in happened):
                self.starts = [*self.starts, (len(self.moves), self.game.copy())][-TURNS_AT_HAND:]
        elif act.kind == UNDO:
            self.go_back(int(act.text))
        self.step = act.number
        if self.clocks and deciding is not None:
            self.clocks.acted(deciding, act.at, happened)
        return happened

    def go_back(self, count: int) -> None:
        """Take back all moves but so many."""
        del self.moves[count:], self.happened[count + 1 :]
        self.starts = [start for start in self.starts if start[0] <= count]
        made, game = self.starts[-1] if self.starts else (0, begin(self.base))
        self.game = game.copy()
        for move in self.moves[made:]:
            self.game.do(move)
        self.turns = by_turns(self.base, self.happened)

    def left(self, seat: int, now: float) -> float | None:
        """The seconds a seat has left; None without a clock."""
        return self.clocks.left(seat, self.deciding, now) if self.clocks else None

    def log(self, seat: Seat, last: int | None = None) -> list[Turn]:
        """All turns in words, or the last few."""
        turns = self.turns if last is None else self.turns[-last:]
        log = Log(self.game.setup, seat)
        return [Turn(turn.turn, turn.player, log.lines(turn.events)) for turn in turns]

    def update(
        self,
        seat: Seat,
        moment: float,
        act: Act | None = None,
        happened: Sequence[Event] = (),
        going: bool = True,
        alone: bool = False,
    ) -> Update:
        """What a seat is told after an act: `alone`, if only bots play against it."""
        view = self.game.view(seat)
        began = [event for event in happened if event.what == events.BEGAN]
        return Update(
            step=self.step,
            by=act.seat if act else None,
            act=act.kind if act else None,
            events=[event_fields(event, seat) for event in happened],
            view=view.to_data(),
            asked=asked(view) if going else None,
            log=self.log(seat, 1 + len(began)),
            undo=going and seat is not None and self.game.can_undo(seat),
            rewind=going and alone and len(self.moves) > 0,
            moment=moment,
        )


def begin(base: Game) -> Game:
    """A game that can go back to its base."""
    game = base.copy()
    game.base = base
    return game


def by_turns(base: Game, happened: Sequence[Sequence[Event]]) -> list[Told]:
    """Everything that happened, by turns; a game that begins in the middle of one has no opening."""
    turns = [Told(0, None) if happened[0] else Told(base.turn_number, base.turn)]
    for step in happened:
        add(turns, step)
    return turns


def add(turns: list[Told], happened: Sequence[Event]) -> None:
    """Add what happened to the turns in which it did."""
    for event in happened:
        if event.what == events.BEGAN:
            turns.append(Told(event.number, event.player))
        else:
            turns[-1].events.append(event)


def event_fields(event: Event, seat: Seat) -> dict[str, Any]:
    """An event as a seat may know it, with zones by name."""
    data = event_data(event, seat)
    for key in ("from", "to"):
        if key in data:
            data[key] = ZONES[data[key]]
    return data
