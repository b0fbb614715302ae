"""What a person can type besides moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from vigil.bots.advice import advise
from vigil.rules import events
from vigil.rules.kernel import verbs
from vigil.rules.moves import Move
from vigil.terminal import saved_games
from vigil.terminal.card_panels import card_table, find_one, large
from vigil.terminal.panels import piles
from vigil.terminal.session import Session
from vigil.wording.english import capital

RECENT: Final = 3  # turns that `log` tells


class Left(Exception):
    """The person has left the session."""


class Command(NamedTuple):
    """A word with what it does and how that is explained."""

    follow: Callable[[Session, str], None]
    usage: str
    meaning: str


def play_all(session: Session, _: str) -> None:
    """Play the whole hand, until something else has to be decided."""
    card = next_card(session)
    if card is None:
        raise ValueError("there is no card to play now")
    while card is not None:
        session.make(card)
        card = next_card(session)


def next_card(session: Session) -> Move | None:
    """A move by which the person at the keyboard plays a card, if there is one."""
    decision = session.game.view(session.viewer).decision
    moves = decision.moves if decision else []
    return next((move for move in moves if move.verb == verbs.PLAY_CARD), None)


def undo(session: Session, _: str) -> None:
    """Take the last move back."""
    taken = session.undo()
    session.screen.say(f"Taken back: {taken}.")


def hint(session: Session, _: str) -> None:
    """A bot's advice and its reason."""
    advice = advise(session.game.view(session.viewer))
    session.screen.say(f"Hint: {advice.move.text}. {capital(advice.reason)}.")


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
        raise ValueError("which card? For example: card Mystic")
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
        answer = session.screen.ask(prompt=f"{path} exists. Replace it? [y/N] ")
        if answer.lower() not in ("y", "yes"):
            raise ValueError("not saved")
    session.save(path)
    session.screen.say(f"Saved. Go on with: {saved_games.how_to_go_on(path)}")


def explain(session: Session, _: str) -> None:
    """All the commands."""
    session.screen.say("A number makes that move; so does its text, or the beginning of it.")
    for command in COMMANDS.values():
        session.screen.say(f"  {command.usage:<10}  {command.meaning}")


def leave(session: Session, _: str) -> None:
    """Leave the table; what is not saved can be."""
    if session.game.over or session.game.history is session.kept:
        raise Left
    path = session.file or saved_games.free_name(Path())
    answer = session.screen.ask(prompt=f"Save the game? Enter: as {path}; another name: there; n: no. ")
    if answer.lower() in ("n", "no"):
        raise Left
    save(session, answer)
    raise Left


COMMANDS: Final = {
    "all": Command(play_all, "all", "play every card of your hand"),
    "hint": Command(hint, "hint", "what a strong bot would do, and why"),
    "undo": Command(undo, "undo", "take your last move back, if nothing was revealed by it"),
    "table": Command(redraw, "table", "draw the table again; so does Enter alone"),
    "row": Command(row, "row", "what the cards of the center row say"),
    "card": Command(card, "card NAME", "what one card says"),
    "piles": Command(look_through, "piles", "the void, the discard piles, and what your deck holds"),
    "log": Command(log, "log", "the last turns; `log all` tells the game from the beginning"),
    "save": Command(save, "save FILE", "keep the game, to go on with later or to replay"),
    "help": Command(explain, "help", "this list"),
    "quit": Command(leave, "quit", "leave; the game can be saved"),
}
AFTERWARDS: Final = ("save", "log", "card", "piles", "help", "quit")
