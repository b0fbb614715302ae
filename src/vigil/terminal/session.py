"""A game at one keyboard: its state, who plays it, and what each person has been told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Group, RenderableType

from vigil.arena.schedule import bot_seed
from vigil.files import Record
from vigil.rules import events
from vigil.rules.game import Game, View
from vigil.rules.kernel.event import Event
from vigil.rules.log import Log
from vigil.rules.moves import Decision, Move
from vigil.terminal import panels, saved_games
from vigil.terminal.lineup import Seat
from vigil.terminal.markup import log_lines
from vigil.terminal.phrases import session_phrases
from vigil.terminal.screen import Screen
from vigil.terminal.typed_moves import labels, number_moves
from vigil.terminal.typed_names import other_moves


class Session:
    """One game, who plays it, and what each person has been told."""

    def __init__(self, game: Game, seats: Sequence[Seat], screen: Screen, file: Path | None = None) -> None:
        self.game = game
        self.seats = seats
        self.screen = screen
        self.file = file
        self.bots = [seat.player(bot_seed(game.seed, number)) for number, seat in enumerate(seats)]
        self.people = [number for number, seat in enumerate(seats) if seat.person]
        self.history = [happened for _, happened in Record.of(game).steps()]
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        begun = len(self.history) if game.past_moves() else 0
        self.told = [begun] * (len(seats) + 1)  # the last: spectators
        self.drawn = ""  # the table as it was last drawn
        self.fresh = False  # whether the moves on the screen are still the ones to choose from
        self.kept = game.history  # up to here the game is in a file, or has not begun

    def sit_down(self, seat: int) -> None:
        """Let another person take the keyboard, with nothing of the last one's hand on the screen."""
        if self.viewer == seat:
            return
        name = self.game.players[seat].name
        self.screen.hide()
        self.screen.ask(prompt=session_phrases.pass_the_keyboard(name))
        self.screen.hide()
        self.viewer = seat
        self.drawn = ""
        self.fresh = False

    def make(self, move: Move) -> None:
        """Make a move. On a copy, so that an interruption finds the game before or after it."""
        after = self.game.copy()
        happened = after.apply(move)
        self.game = after
        self.history.append(happened)
        self.fresh = False

    def undo(self) -> Move | None:
        """Take the last move of the person at the keyboard back."""
        assert self.viewer is not None
        taken = self.game.history
        self.game.undo(self.viewer)
        self.history.pop()
        self.told = [min(number, len(self.history)) for number in self.told]
        self.fresh = False
        return taken.move if taken else None

    def tell(self) -> None:
        """Say what happened since the person last looked."""
        listener = -1 if self.viewer is None else self.viewer
        news = self.history[self.told[listener] :]
        self.told[listener] = len(self.history)
        happened = [event for step in news for event in step]
        if happened and isinstance(happened[-1], events.Began):
            happened.pop()  # the table that follows says it
        self.say_log(happened)

    def say_log(self, happened: Sequence[Event]) -> None:
        """Events in words, as the person at the keyboard may know them."""
        for _, line in log_lines(Log(self.game.setup, self.viewer), happened):
            self.screen.say(line)

    def draw(self, decision: Decision) -> None:
        """The table, unless it is in sight and looks as it did; then one's own side and the moves."""
        view = self.game.view(self.viewer)
        looks = panels.looks(view)
        question = panels.question(view, decision)
        below = Group(panels.own_side(view, decision), question, *self.answers(view, decision))
        if looks != self.drawn or not self.screen.fits(below):
            self.screen.mark()
            self.screen.show(panels.table(view, self.screen.width))
            self.drawn = looks
        self.screen.show(below)
        self.fresh = True

    def answers(self, view: View, decision: Decision) -> list[RenderableType]:
        """What can be typed: the moves with their numbers, and how to name a card where that is asked for."""
        moves = other_moves(decision)
        shown: list[RenderableType] = []
        if len(moves) < len(decision.moves):
            shown.append(session_phrases.NAME_A_CARD)
        if moves:
            shown.append(number_moves(labels(view.table, decision, moves), self.screen.width))
        return shown

    def save(self, path: Path) -> None:
        """Keep the game in a file."""
        saved_games.save(path, self.game, self.seats)
        self.file = path
        self.kept = self.game.history

    def finish(self) -> None:
        """Say how the game ended."""
        if len(self.people) > 1:
            self.screen.hide()
            self.viewer = None
        self.tell()
        self.screen.show(panels.scores(self.game.view(self.viewer)))

    def leave(self) -> None:
        """Save an unfinished game, and say where."""
        if self.game.over or self.game.history is self.kept:
            return
        wanted = self.file or saved_games.free_name(Path())
        try:
            self.file = saved_games.save_somewhere(wanted, self.game, self.seats)
        except ValueError as error:
            self.screen.say(session_phrases.could_not_be_saved(error), "bold")
            return
        self.screen.say(session_phrases.saved_on_leaving(saved_games.how_to_go_on(self.file)))
