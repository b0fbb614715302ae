"""The course of a game: the game with its past, and what each seat is told of it. Pure: no I/O."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, assert_never, cast

from msgspec import Raw

from vigil.rules import events
from vigil.rules.game import Game
from vigil.rules.kernel.event import Event
from vigil.rules.log import Log
from vigil.rules.table import honor
from vigil.server.domain.acts import Act
from vigil.server.protocol.decision import describe_decision
from vigil.server.protocol.event_view import events_view
from vigil.server.protocol.messages import Told, Turn, Update, encode
from vigil.server.protocol.table_view import table_view
from vigil.server.timing.clock import Clocks

Viewpoint = int | None  # the seat from which somebody looks; None: a spectator
KEPT: Final = 32  # moves between two copies of the game that are kept, so that going back is cheap


class HonorStanding(NamedTuple):
    """Everybody's score and honor tokens; `rival` is the score of the automatic opponent of solitaire."""

    scores: list[int]
    tokens: list[int]
    rival: int | None


class TurnEvents:
    """The events of one turn; turn 0 is the opening."""

    def __init__(
        self,
        turn: int,
        player: int | None,
        happened: Sequence[Event] = (),
        began: int = 0,
        standing: HonorStanding | None = None,
    ) -> None:
        self.turn = turn
        self.player = player
        self.events = list(happened)
        self.began = began  # after how many moves
        self.standing = standing  # at that time
        self.written: dict[Viewpoint, Raw] = {}  # once the turn is over: as it is told, by seat

    def ended_with(self, happened: Sequence[Event]) -> TurnEvents:
        """The same turn with other events."""
        return TurnEvents(self.turn, self.player, happened, self.began, self.standing)


class Course:
    """Everything that follows from the acts of a match."""

    def __init__(self, game: Game, clocks: Clocks | None, step: int = 0) -> None:
        self.game = game  # before its first move
        self.step = step  # the number of the last act
        self.happened = [list(game.events or [])]  # when it was laid out, then by each move
        self.turns = [TurnEvents(0, None) if self.happened[0] else TurnEvents(game.turn_number, game.turn)]
        self.add(self.happened[0])
        self.kept = [game.copy()]  # before the first move, and after every so many of them
        self.clocks = clocks

    def copy(self) -> Course:
        """An independent copy."""
        twin = Course.__new__(Course)
        twin.game = self.game.copy()
        twin.step = self.step
        twin.happened = self.happened.copy()
        twin.turns = [*self.turns[:-1], self.turns[-1].ended_with(self.turns[-1].events)]
        twin.kept = self.kept
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
        match act.kind:
            case "move":
                happened = self.move(act.text)
            case "undo":
                self.go_back(int(act.text))
            case "resign" | "takeover" | "abandon" | "resume":
                pass  # the game stands as it did
            case _:
                assert_never(act.kind)
        self.step = act.number
        if self.clocks and deciding is not None:
            self.clocks.subtract_time(deciding, act.clock, happened)
        return happened

    def move(self, written: str) -> list[Event]:
        """Make a move given in notation or by its text; returns what happened."""
        happened = self.game.redo(written)
        self.happened.append(happened)
        self.add(happened)
        if self.moves_made % KEPT == 0:
            self.kept = [*self.kept, self.game.copy()]
        return happened

    def add(self, happened: Sequence[Event]) -> None:
        """Add what happened to the turns in which it did."""
        for event in happened:
            if isinstance(event, events.Began):
                standing = standing_in(self.game)
                self.turns.append(TurnEvents(event.turn, event.player, (), self.moves_made, standing))
            else:
                self.turns[-1].events.append(event)

    def offers(self, text: str) -> bool:
        """Whether a move can be made in the main decision of a turn."""
        game = self.game
        return not game.over and not game.pending and any(move.text == text for move in game.legal_moves())

    @property
    def moves(self) -> list[str]:
        """The moves made since the match began, in notation, without those taken back."""
        return [move.notation for move in self.game.past_moves()]

    @property
    def moves_made(self) -> int:
        """How many they are."""
        return len(self.happened) - 1

    @property
    def last_move(self) -> str:
        """The last move in the notation that is kept."""
        history = self.game.history
        assert history is not None
        assert history.move is not None
        return history.move.notation

    def movers(self) -> list[int]:
        """Who made each move."""
        made: list[int] = []
        last = self.game.history
        while last is not None and last.move is not None:
            made.append(last.seat)
            last = last.before
        return made[::-1]

    def go_back(self, count: int) -> None:
        """Take back all moves after the first `count`."""
        moves = self.game.past_moves()[:count]
        self.kept = self.kept[: count // KEPT + 1]
        self.game = self.kept[-1].copy()
        for move in moves[count - count % KEPT :]:
            self.game.apply(move)
        del self.happened[count + 1 :]
        self.turns = [turn for turn in self.turns if turn.began <= count]
        last = self.turns[-1]
        self.turns[-1] = last.ended_with(since_began(self.happened[last.began :]))

    def after_moves(self, count: int) -> Course:
        """The course as it was after the first `count` of its moves."""
        then = self.copy()
        then.go_back(count)
        then.step = count
        return then

    def left(self, seat: int, now: float) -> float | None:
        """The seconds a seat has left; None without a clock, and before the clocks begin."""
        clocks = self.clocks
        return clocks.left(seat, self.deciding, now) if clocks and not clocks.standing else None

    def log(self, seat: Viewpoint, last: int) -> list[Turn]:
        """The last few turns in words."""
        log = Log(self.game.setup, seat)
        return [Turn(turn.turn, turn.player, event_words(log, turn.events)) for turn in self.turns[-last:]]

    def whole_log(self, seat: Viewpoint) -> list[Turn]:
        """All turns in words; those that are over are written once, since telling them all takes long."""
        over = cast("list[Turn]", [self.encode_turn(turn, seat) for turn in self.turns[:-1]])
        return [*over, *self.log(seat, 1)]

    def encode_turn(self, turn: TurnEvents, seat: Viewpoint) -> Raw:
        """A turn that is over, as a seat is told it."""
        if seat not in turn.written:
            words = event_words(Log(self.game.setup, seat), turn.events)
            turn.written[seat] = Raw(encode(Turn(turn.turn, turn.player, words)))
        return turn.written[seat]

    def update(
        self,
        seat: Viewpoint,
        moment: float,
        act: Act | None = None,
        happened: Sequence[Event] = (),
        going: bool = True,
        alone: bool = False,
        undo: bool = True,
    ) -> Update:
        """What a seat is told after an act; `alone`: only bots play against it, `undo`: it has undos left."""
        view = self.game.view(seat)
        began = [event for event in happened if isinstance(event, events.Began)]
        return Update(
            step=self.step,
            by=act.seat if act else None,
            act=act.kind if act else None,
            events=events_view(happened, seat),
            view=table_view(view),
            asked=describe_decision(view) if going else None,
            log=self.log(seat, 1 + len(began)),
            undo=going and undo and seat is not None and self.game.can_undo(seat),
            rewind=going and alone and self.moves_made > 0,
            moment=moment,
        )


def event_words(log: Log, happened: Sequence[Event]) -> list[list[Told]]:
    """Events in words. They stay plain data, as spans do; a test decodes it strictly as what is declared."""
    return cast("list[list[Told]]", log.line_data(happened))


def since_began(happened: Sequence[Sequence[Event]]) -> list[Event]:
    """What happened after the last turn began."""
    found: list[Event] = []
    for event in [event for step in happened for event in step]:
        if isinstance(event, events.Began):
            found.clear()
        else:
            found.append(event)
    return found


def standing_in(game: Game) -> HonorStanding:
    """How everybody stands."""
    scores = [honor.score(game, seat) for seat in range(len(game.players))]
    rival = honor.rival_score(game) if game.setup.solitaire else None
    return HonorStanding(scores, [player.honor for player in game.players], rival)
