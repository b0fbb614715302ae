"""The match, whole truth: its state, and the doors through which everybody goes."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vigil.rules import chance, documents, honor, options, position, snapshot, turn
from vigil.rules.events import Event
from vigil.rules.honor import Result
from vigil.rules.library import closest
from vigil.rules.moves import Decision, IllegalMove, Move
from vigil.rules.setup import Setup, lay_table, make_setup
from vigil.rules.tasks import Task, settle
from vigil.rules.view import View, view_of
from vigil.rules.zones import Player


class Past:
    """A move made, and the moves before it: shared by all copies, so that it costs a copy nothing."""

    def __init__(self, before: Past | None, move: Move) -> None:
        self.before = before
        self.move = move


class Game:
    """A match of Ascension. Mutable through `apply`, with a cheap `copy`."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seed = 0
        self.chance: list[int] = []
        self.players: list[Player] = []
        self.first = 0
        self.turn = 0
        self.turn_number = 0
        self.extra_turns = 0
        self.between_turns = False  # the automatic opponent acts
        self.ending = False
        self.over = False
        self.idle_turns = 0  # turns in a row in which nothing was acquired, defeated, banished or gained
        self.stirred = False  # whether any of that has happened this turn
        self.moves_made = 0
        self.honor_pool = 0
        self.center_deck: list[int] = []  # the top card is the last
        self.center_known = 0  # so many cards at the bottom were put there in public
        self.row: list[int] = []
        self.short_row = False  # whether cards were lacking when it was last filled
        self.under: list[list[int]] = []  # treasure under each place of the row
        self.void: list[int] = []
        self.removed: list[int] = []  # out of the game
        self.supply: list[int] = []  # how many are left in each always-available stack
        self.runes = 0
        self.mechana_runes = 0  # can be spent on Mechana constructs only
        self.power = 0
        self.energy = 0  # gained this turn; never spent
        self.honor_gained = 0  # by the player on turn, this turn
        self.permits = 0  # what the player on turn is allowed this turn
        self.row_defeats = 0  # monsters defeated in the center row this turn
        self.aside: list[int] = []  # turned up or defeated, on the way to where they go
        self.rival_honor = 0
        self.rival_cards: list[int] = []
        self.pending: list[Task] = []
        self.fates: list[Task] = []
        self.options: list[Move] | None = None  # the decision's moves, once they are computed
        self.events: list[Event] | None = None
        self.revealed = False  # whether the last step turned up anything or used chance
        self.base: Game | None = None
        self.past: Past | None = None
        self.undoable = 0
        self.undo_seat = 0

    # At the doors, what comes in is Any: our own checks say what is wrong, not the compiler's.

    @staticmethod
    def new(sets: Any, players: Any, seed: Any, edition: Any = 2, variant: Any = "standard") -> Game:
        """A new game, laid out and waiting for the first move.

        Sets are a list of codes, players a number or a list of names, seed any whole number.
        """
        game = Game(make_setup(sets, players, edition, variant))
        game.events = []
        lay_table(game, seed)
        turn.begin(game)
        settle(game)
        game.base = game.copy()
        return game

    @property
    def decision(self) -> Decision | None:
        """Who must choose, from what; None when the game is over."""
        if self.over:
            return None
        task = self.pending[-1] if self.pending else None
        return Decision(self.deciding(), self.legal_moves(), self.setup, task)

    def legal_moves(self) -> list[Move]:
        """The moves of the decision; not to be changed."""
        found = self.options
        if found is None:
            if self.pending:
                task = self.pending[-1]
                found = task.effect.moves(self, task)
            else:
                found = options.moves(self)
            self.options = found
        return found

    def deciding(self) -> int:
        """The seat that has to decide."""
        return self.pending[-1].player if self.pending else self.turn

    def apply(self, move: Move) -> list[Event]:
        """Carry out a move and everything forced after it; returns what happened."""
        if self.over:
            raise IllegalMove("the game is over: no move can be made")
        legal = self.find(move)
        seat = self.deciding()
        self.revealed = False
        recording = self.events is not None
        if recording:
            self.events = []
        self.step(legal)
        self.remember(legal, seat)
        return self.events if self.events is not None else []

    def find(self, move: Move) -> Move:
        """The decision's own move that is equal to this one."""
        legal = self.legal_moves()
        for known in legal:
            if known is move:
                return known
        for known in legal:
            if known.text == move.text:
                return known
        raise IllegalMove(self.refusal(move.text))

    def refusal(self, text: str) -> str:
        """Why a move cannot be made, and what can."""
        known = [move.text for move in self.legal_moves()]
        return f"{text!r} is not a legal move now; {closest(text, known)} (legal: {'; '.join(known)})"

    def step(self, move: Move) -> None:
        """Carry out a legal move."""
        self.options = None
        self.moves_made += 1
        if self.pending:
            task = self.pending.pop()
            task.effect.answer(self, task, move)
        else:
            turn.take(self, move)
        settle(self)

    def remember(self, move: Move, seat: int) -> None:
        """Keep what undo needs."""
        self.past = Past(self.past, move)
        if self.revealed:
            self.undoable = 0
        elif seat != self.undo_seat:
            self.undoable = 1
        else:
            self.undoable += 1
        self.undo_seat = seat

    def do(self, text: str) -> list[Event]:
        """Carry out a move given by its text; capitals do not matter."""
        wanted = " ".join(text.lower().split())
        if self.over:
            raise IllegalMove("the game is over: no move can be made")
        for move in self.legal_moves():
            if move.text.lower() == wanted:
                return self.apply(move)
        raise IllegalMove(self.refusal(text))

    def random(self, bound: int) -> int:
        """A random number from 0 up to but not including bound, from the stream for everything else."""
        state = chance.following(self.chance[chance.OTHER])
        self.chance[chance.OTHER] = state
        self.revealed = True
        return chance.below(state, bound)

    @property
    def result(self) -> Result | None:
        """Scores, winners and why the game ended; None while it goes on."""
        return honor.result(self) if self.over else None

    def playout(self, seed: int) -> Result:
        """Play the rest with random moves, ending a turn only when nothing else is left to do."""
        state: i64 = chance.stream(seed, 0)
        self.events = None
        self.past = None
        self.base = None
        self.undoable = 0
        while not self.over:
            legal = self.legal_moves()
            count: i64 = len(legal)
            if count > 1 and not self.pending:
                count -= 1
            state = chance.following(state)
            self.step(legal[chance.below(state, count)])
        return honor.result(self)

    def copy(self) -> Game:
        """An independent copy."""
        twin = Game(self.setup)
        twin.become(self)
        return twin

    def become(self, other: Game) -> None:
        """Take over the whole state of another game of the same setup."""
        self.seed = other.seed
        self.chance = other.chance.copy()
        self.players = [player.copy() for player in other.players]
        self.first = other.first
        self.turn = other.turn
        self.turn_number = other.turn_number
        self.extra_turns = other.extra_turns
        self.between_turns = other.between_turns
        self.ending = other.ending
        self.over = other.over
        self.idle_turns = other.idle_turns
        self.stirred = other.stirred
        self.moves_made = other.moves_made
        self.honor_pool = other.honor_pool
        self.center_deck = other.center_deck.copy()
        self.center_known = other.center_known
        self.row = other.row.copy()
        self.short_row = other.short_row
        if other.under:
            self.under = [cards.copy() for cards in other.under]
        self.void = other.void.copy()
        self.removed = other.removed.copy()
        self.supply = other.supply.copy()
        self.runes = other.runes
        self.mechana_runes = other.mechana_runes
        self.power = other.power
        self.energy = other.energy
        self.honor_gained = other.honor_gained
        self.permits = other.permits
        self.aside = other.aside.copy()
        self.row_defeats = other.row_defeats
        self.rival_honor = other.rival_honor
        self.rival_cards = other.rival_cards.copy()
        self.pending = other.pending.copy()
        self.fates = other.fates.copy()
        self.options = other.options
        self.events = None if other.events is None else []
        self.revealed = other.revealed
        self.base = other.base
        self.past = other.past
        self.undoable = other.undoable
        self.undo_seat = other.undo_seat

    def view(self, player: int | None) -> View:
        """All that a player may know; a spectator's view, if player is None."""
        return view_of(self, player)

    def to_data(self) -> dict[str, Any]:
        """The exact state as plain data."""
        return snapshot.to_data(self)

    @staticmethod
    def from_data(data: Any) -> Game:
        """The game that `to_data` described."""
        documents.check_header(data, snapshot.FORMAT, snapshot.VERSION)
        game = Game.bare(data.get("setup"))
        snapshot.restore(game, data)
        return game.ready()

    def position(self) -> dict[str, Any]:
        """The table as a document that people can read and write."""
        return position.to_position(self)

    @staticmethod
    def from_position(document: Any) -> Game:
        """The game that a position describes, at the turn's main decision."""
        players = position.seat_names(document)
        game = Game.bare({**document, "players": players})
        position.lay(game, document)
        return game.ready()

    @staticmethod
    def bare(asked: Any) -> Game:
        """A game with nothing on the table yet."""
        if not isinstance(asked, dict) or "players" not in asked:
            raise ValueError("there is no setup: sets, players, edition and variant")
        sets = asked.get("sets", [])
        return Game(
            make_setup(sets, asked["players"], asked.get("edition", 2), asked.get("variant", "standard"))
        )

    def ready(self) -> Game:
        """Make the game wait for its decision, and remember it as the point undo goes back to."""
        if not self.over:
            settle(self)
        self.events = []
        self.base = self.copy()
        return self

    def can_undo(self, seat: int) -> bool:
        """Whether a player can take back the last move: nothing was revealed by it, and it was theirs."""
        return self.undoable > 0 and self.undo_seat == seat and self.base is not None

    def undo(self, seat: int) -> None:
        """Take the last move back."""
        if not self.can_undo(seat) or self.base is None or self.past is None:
            raise IllegalMove(
                "there is nothing to take back: something was revealed, or it was not your move"
            )
        again = self.base.copy()
        again.base = self.base
        for move in self.past_moves()[:-1]:
            again.apply(move)
        self.become(again)

    def past_moves(self) -> list[Move]:
        """The moves made so far, the first one first."""
        made: list[Move] = []
        past = self.past
        while past is not None:
            made.append(past.move)
            past = past.before
        made.reverse()
        return made
