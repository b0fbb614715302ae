"""The dialogue of a session: people take turns at one keyboard, and bots answer in between."""

from __future__ import annotations

from vigil.rules.moves import Decision
from vigil.terminal.phrases import session_phrases
from vigil.terminal.session import Session
from vigil.terminal.typed_commands import AFTERWARDS, COMMANDS, Left
from vigil.terminal.typed_moves import exact, labels, move_by_beginning
from vigil.terminal.typed_names import card_names, exact_name, move_by_part, other_moves


def play(session: Session) -> None:
    """Play until the game is over or somebody leaves."""
    try:
        while decision := session.game.decision:
            decide(session, decision)
        session.finish()
        while session.people:
            ask_afterwards(session)
    except Left:
        pass
    except (EOFError, KeyboardInterrupt):
        session.screen.say("")
        session.leave()


def decide(session: Session, decision: Decision) -> None:
    """Let the player who has to choose do so."""
    bot = session.bots[decision.player]
    if bot is None:
        ask(session, decision)
        return
    turn = session.game.turn_number
    session.make(bot.choose(session.game.view(decision.player), decision))
    if not session.people and turn != session.game.turn_number:
        session.tell()


def ask(session: Session, decision: Decision) -> None:
    """Show a person the table, and do what they type."""
    session.sit_down(decision.player)
    if not session.fresh:
        session.tell()
        session.draw(decision)
    line = session.screen.ask([*[move.text for move in decision.moves], *COMMANDS])
    try:
        answer(session, line, decision)
    except (ValueError, LookupError) as error:
        session.screen.say(str(error), "bold")


def answer(session: Session, line: str, decision: Decision) -> None:
    """Make the move, or follow the command, that a line stands for."""
    word, _, rest = line.partition(" ")
    moves, names = other_moves(decision), card_names(decision)
    shown = labels(session.game, decision, moves)
    move = exact(line, moves, shown) or exact_name(line, names)
    if move is None and word.lower() in COMMANDS:
        COMMANDS[word.lower()](session, rest.strip())
    elif line and names:
        session.make(move or move_by_part(line, names, moves))
    elif line:
        session.make(move or move_by_beginning(line, moves, shown))
    else:
        COMMANDS["table"](session, "")


def ask_afterwards(session: Session) -> None:
    """Let a person keep a finished game, look at it again, or leave."""
    session.screen.say(session_phrases.AFTERWARDS)
    word, _, rest = (session.screen.ask(AFTERWARDS) or "quit").partition(" ")
    if word.lower() not in AFTERWARDS:
        return
    try:
        COMMANDS[word.lower()](session, rest.strip())
    except (ValueError, LookupError) as error:
        session.screen.say(str(error), "bold")
