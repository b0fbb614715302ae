"""Playing: everything that somebody can do at a table."""

from __future__ import annotations

import time

from msgspec import structs
from sqlalchemy import Connection

from vigil.server.match import layout as matches
from vigil.server.match.autoplay import STAND_IN
from vigil.server.match.course import Seat
from vigil.server.match.refusals import Refusal, TooLate
from vigil.server.match.room import Draft, Room, Watcher
from vigil.server.protocol.decision import asked
from vigil.server.protocol.messages import Hint, Said
from vigil.server.store import queries as store
from vigil.server.store.acts import MOVE, RESIGN, TAKEOVER, UNDO, Kind, moves
from vigil.server.web import limits


def expect(room: Room, step: int) -> None:
    """Refuse what was meant for another table than the present one."""
    if not room.going:
        raise Refusal(f"the match is {room.match.status}")
    if step != room.table.step:
        raise TooLate(f"the table has changed: it is after act {room.table.step}, not {step}")


def expect_decision(room: Room, seat: Seat, step: int) -> int:
    """Refuse somebody who has nothing to decide."""
    expect(room, step)
    if seat is None or seat != room.deciding:
        raise Refusal("it is not for you to decide now")
    return seat


async def move(room: Room, seat: Seat, step: int, text: str) -> None:
    """Make a move."""
    async with room.lock:
        await room.act(expect_decision(room, seat, step), MOVE, text)


async def play_all(room: Room, seat: Seat, step: int) -> None:
    """Play all cards that ask nothing, until one does."""
    async with room.lock:
        player = expect_decision(room, seat, step)
        choice = asked(room.table.game.view(player))
        if choice is None or not choice.play_all:
            raise Refusal("there is no card that can be played without a question")
        drafts: list[Draft] = []
        table = room.table
        for text in choice.play_all:
            game = table.game
            if game.over or game.pending or all(legal.text != text for legal in game.legal_moves()):
                break  # something was revealed that the offer could not know
            drafts.append(room.draft(table, player, MOVE, text))
            table = drafts[-1][1]
        await room.keep(drafts)


async def undo(room: Room, seat: Seat, step: int) -> None:
    """Take the last move back."""
    async with room.lock:
        expect(room, step)
        if seat is None or not room.table.game.can_undo(seat):
            raise Refusal("there is nothing to take back: something was revealed, or it was not your move")
        await room.act(seat, UNDO, str(len(room.table.moves) - 1))


async def rewind(room: Room, seat: Seat, step: int, to: int | None) -> None:
    """Go back further than the rules of undo allow; the match is marked."""
    async with room.lock:
        expect(room, step)
        if seat is None or not room.alone(seat):
            raise Refusal("only who plays against nobody but bots may go back")
        count = last_decision(room, seat) if to is None else decision_after(room, seat, to)
        await room.act(seat, UNDO, str(count), taken_back=True)


def last_decision(room: Room, seat: int) -> int:
    """How many moves were made before the last one of a seat."""
    game = matches.new_table(room.match, room.seats).game
    found = -1
    for number, text in enumerate(room.table.moves):
        found = number if game.deciding() == seat else found
        game.do(text)
    if found < 0:
        raise Refusal("there is nothing to go back to")
    return found


def decision_after(room: Room, seat: int, step: int) -> int:
    """How many moves had been made after an act, if they still stand and the seat was to decide then."""
    standing = moves(room.acts[: max(step, 0)])
    if not 0 <= step < room.table.step or standing != room.table.moves[: len(standing)]:
        raise Refusal(f"there is no way back to act {step}")
    if room.table_after(step).deciding != seat:
        raise Refusal(f"after act {step} it was not for you to decide")
    return len(standing)


async def resign(room: Room, seat: Seat) -> None:
    """Give up: the match is over if only one side is left, else a bot plays on."""
    async with room.lock:
        if seat is None or not room.going:
            raise Refusal("there is nothing to give up")
        result = matches.given_up(room.table.game, room.seats, seat)
        if result is None:
            await replace(room, seat, seat, RESIGN)
            return
        resigned = structs.replace(room.seats[seat], resigned=True)
        draft = room.draft(room.table, seat, RESIGN, str(seat))
        await room.keep([draft], {"status": "finished", "result": result}, (seat, resigned))


async def take_over(room: Room, seat: Seat, late: int) -> None:
    """Let a bot play for somebody whose clock has run out."""
    async with room.lock:
        if seat is None or seat == late or late != room.deciding or room.seats[late].kind != "person":
            raise Refusal("a bot can take over only from somebody else who has to decide")
        if room.table.left(late, time.time()) != 0:
            raise Refusal("their clock has not run out")
        await replace(room, seat, late, TAKEOVER)


async def replace(room: Room, by: int, seat: int, kind: Kind) -> None:
    """Let a bot play on for a seat."""
    bot = structs.replace(
        room.seats[seat], kind="bot", level=STAND_IN, token_hash=None, resigned=kind == RESIGN
    )
    await room.keep([room.draft(room.table, by, kind, str(seat))], {}, (seat, bot))


async def hint(room: Room, seat: Seat, step: int) -> Hint:
    """Advice for the decision that is awaited."""
    view = room.table.game.view(expect_decision(room, seat, step))
    text, reason, chances = await room.thinking.advise(view)
    return Hint(step, text, reason, chances)


async def say(room: Room, watcher: Watcher, text: str) -> None:
    """Say something to everybody here."""
    seat = watcher.seat
    stranger = watcher.person.name if watcher.person else "Spectator"
    name = stranger if seat is None else room.seats[seat].name
    said = Said(seat, name, limits.said(text), room.table.game.turn_number, time.time())

    def write(connection: Connection) -> int:
        number = store.add_said(connection, room.match.id, said)
        store.notify(connection, room.news())
        return number

    room.hear({await room.database.write(write): said})


def sit(room: Room, watcher: Watcher, seat: int) -> None:
    """Look from another of one's own seats."""
    if not room.owns(watcher.person, seat):
        raise Refusal(f"seat {seat} is not yours")
    watcher.seat = seat
    room.welcome(watcher)
