"""What a person can type besides moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from vigil.bots.advice import advise
from vigil.rules import events
from vigil.rules.kernel import verbs
from vigil.rules.labels import label
from vigil.rules.play_all import play_all as play_all_moves
from vigil.terminal import saved_games
from vigil.terminal.card_panels import card_table, find_one, large
from vigil.terminal.markup import draw_words
from vigil.terminal.panels import piles
from vigil.terminal.phrases import command_phrases, session_phrases
from vigil.terminal.session import Session

RECENT: Final = 3  # turns that `log` tells


class Left(Exception):
    """The person has left the session."""


def play_all(session: Session, _: str) -> None:
    """Play the cards that leave nothing to decide."""
    view = session.game.view(session.viewer)
    decision = view.decision
    if decision is None or not any(move.verb == verbs.PLAY_CARD for move in decision.moves):
        raise ValueError(command_phrases.NO_CARD_TO_PLAY)
    moves = play_all_moves(view)
    if not moves:
        raise ValueError(command_phrases.ONE_BY_ONE)
    for move in moves:
        if session.game.pending or move not in session.game.legal_moves():
            return  # something was drawn that the offer could not know
        session.make(move)


def undo(session: Session, _: str) -> None:
    """Take the last move back."""
    taken = session.undo()
    session.screen.say(command_phrases.taken_back(taken))


def hint(session: Session, _: str) -> None:
    """A bot's advice and its reason."""
    view = session.game.view(session.viewer)
    advice, decision = advise(view), view.decision
    assert decision is not None
    shown = label(view.table, decision, advice.move)
    session.screen.say(draw_words(command_phrases.hint(shown, advice.words)))


def redraw(session: Session, _: str) -> None:
    """Draw everything again."""
    session.drawn = ""
    session.fresh = False


def row(session: Session, _: str) -> None:
    """The cards of the center row with their text."""
    cards = dict.fromkeys(session.game.view(session.viewer).center_row)
    session.screen.show(card_table([card for card in cards if card], copies=False))


def card(session: Session, rest: str) -> None:
    """One card, large."""
    if not rest:
        raise ValueError(command_phrases.WHICH_CARD)
    session.screen.show(large(find_one(rest)))


def look_through(session: Session, _: str) -> None:
    """The piles that may be looked through."""
    session.screen.show(piles(session.game.view(session.viewer)))


def log(session: Session, rest: str) -> None:
    """What happened lately, or from the beginning."""
    happened = [event for step in session.history for event in step]
    turns = [number for number, event in enumerate(happened) if isinstance(event, events.Began)]
    if rest != "all" and len(turns) > RECENT:
        happened = happened[turns[-RECENT] :]
    session.say_log(happened)


def save(session: Session, rest: str) -> None:
    """Keep the game in a file; another game there is not replaced without asking."""
    path = Path(rest).expanduser() if rest else session.file or saved_games.free_name(Path())
    if path.exists() and path != session.file:
        answer = session.screen.ask(prompt=command_phrases.replace_file(path))
        if answer.lower() not in command_phrases.YES:
            raise ValueError(command_phrases.NOT_SAVED)
    session.save(path)
    session.screen.say(session_phrases.game_saved(saved_games.how_to_go_on(path)))


def explain(session: Session, _: str) -> None:
    """All the commands."""
    session.screen.say(command_phrases.HOW_TO_MOVE)
    for command in COMMANDS:
        usage, meaning = command_phrases.EXPLAINED[command]
        session.screen.say(f"  {usage:<10}  {meaning}")


def leave(session: Session, _: str) -> None:
    """Leave the table; what is not saved can be."""
    if session.game.over or session.game.history is session.kept:
        raise Left
    path = session.file or saved_games.free_name(Path())
    answer = session.screen.ask(prompt=command_phrases.save_before_leaving(path))
    if answer.lower() in command_phrases.NO:
        raise Left
    save(session, answer)
    raise Left


COMMANDS: Final[dict[str, Callable[[Session, str], None]]] = {
    "all": play_all,
    "hint": hint,
    "undo": undo,
    "table": redraw,
    "row": row,
    "card": card,
    "piles": look_through,
    "log": log,
    "save": save,
    "help": explain,
    "quit": leave,
}
AFTERWARDS: Final = ("save", "log", "card", "piles", "help", "quit")
