"""What a player may do in a match: each action checks its conditions and says what changes.

Nothing is changed here: the room writes a change first and takes it over afterwards.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec import structs

from vigil.rules.game import View
from vigil.rules.kernel.verbs import END_TURN
from vigil.server.domain.acts import ABANDON, MOVE, RESIGN, TAKEOVER, UNDO
from vigil.server.domain.kinds import ActKind
from vigil.server.domain.refusals import Refusal, TooLate
from vigil.server.match.autoplay import STAND_IN
from vigil.server.match.course import Viewpoint
from vigil.server.match.description import has_hints
from vigil.server.match.live_match import ActDraft, Change, LiveMatch
from vigil.server.match.outcome import LEFT, RESIGNED, TOO_LONG, result_of_leaving, without_winner
from vigil.server.protocol import bounds
from vigil.server.protocol.decision import describe_decision

SHARE_USED: Final = "you have made as many moves as a player may in a match: end your turn"


def expect(match: LiveMatch, step: int) -> None:
    """Refuse what was meant for another table than the present one."""
    if not match.going:
        raise Refusal(f"the match is {match.stored.status}")
    if step != match.step:
        raise TooLate(f"the table has changed: it is after act {match.step}, not {step}")


def expect_decision(match: LiveMatch, seat: Viewpoint, step: int) -> int:
    """Refuse a seat that has nothing to decide."""
    expect(match, step)
    if seat is None or seat != match.deciding:
        raise Refusal("it is not for you to decide now")
    return seat


def decision_view(match: LiveMatch, seat: Viewpoint, step: int) -> View:
    """What the seat that has to decide knows, for a bot that may help it."""
    player = expect_decision(match, seat, step)
    if not has_hints(match.stored, match.seats):
        raise Refusal("bots help nobody at this table: several people play, and it was not agreed upon")
    return match.course.game.view(player)


def move(match: LiveMatch, seat: Viewpoint, step: int, text: str) -> Change:
    """Make a move."""
    player = expect_decision(match, seat, step)
    draft = match.draft(player, MOVE, text)
    if match.must_end_turn(player) and draft.act.text != END_TURN:
        raise Refusal(SHARE_USED)
    return Change([draft])


def play_all(match: LiveMatch, seat: Viewpoint, step: int) -> Change:
    """Play all cards that ask nothing, until one does."""
    player = expect_decision(match, seat, step)
    if match.must_end_turn(player):
        raise Refusal(SHARE_USED)
    choice = describe_decision(match.course.game.view(player))
    if choice is None or not choice.play_all:
        raise Refusal("there is no card that can be played without a question")
    drafts: list[ActDraft] = []
    course = match.course
    for text in choice.play_all:
        if not course.offers(text) or course.step >= bounds.ACTS:
            break  # something was revealed that the offer could not know, or the match is over
        drafts.append(match.draft(player, MOVE, text, course))
        course = drafts[-1].course
    return Change(drafts)


def undo(match: LiveMatch, seat: Viewpoint, step: int) -> Change:
    """Take the last move back."""
    expect(match, step)
    if seat is None or not match.course.game.can_undo(seat):
        raise Refusal("there is nothing to take back: something was revealed, or it was not your move")
    problem = match.undo_problem(seat)
    if problem is not None:
        raise Refusal(problem)
    return Change([match.draft(seat, UNDO, str(match.course.moves_made - 1))])


def rewind(match: LiveMatch, seat: Viewpoint, step: int, to: int | None) -> Change:
    """Go back further than the rules of undo allow; the match is marked."""
    expect(match, step)
    if seat is None or not match.may_rewind(seat):
        raise Refusal("only who plays against nobody but bots may go back, and not in a deal that counts")
    count = last_decision(match, seat) if to is None else decision_after(match, seat, to)
    return Change([match.draft(seat, UNDO, str(count))], {"taken_back": True})


def last_decision(match: LiveMatch, seat: int) -> int:
    """How many moves were made before the last one of a seat."""
    made = match.course.movers()
    if seat not in made:
        raise Refusal("there is nothing to go back to")
    return max(number for number, mover in enumerate(made) if mover == seat)


def decision_after(match: LiveMatch, seat: int, step: int) -> int:
    """How many moves had been made after an act, if they still stand and the seat was to decide then."""
    then = match.course_after(step) if step != match.step else None
    if then is None:
        raise Refusal(f"there is no way back to act {step}")
    if then.deciding != seat:
        raise Refusal(f"after act {step} it was not for you to decide")
    return then.moves_made


def resign(match: LiveMatch, seat: Viewpoint) -> Change:
    """Give up: the match is over if only one side is left, else a bot plays on."""
    if seat is None or not match.going:
        raise Refusal("there is nothing to give up")
    return departure(match, seat, seat, RESIGN)


def take_over(match: LiveMatch, seat: Viewpoint, late: int, online: Collection[int]) -> Change:
    """Let a bot play for a seat that is overdue."""
    return replacement(match, expect_overdue(match, seat, late, online), late, TAKEOVER)


def count_out(match: LiveMatch, seat: Viewpoint, late: int, online: Collection[int]) -> Change:
    """Let a seat that is overdue resign: the match is over if only one side is left."""
    return departure(match, expect_overdue(match, seat, late, online), late, ABANDON)


def expect_overdue(match: LiveMatch, seat: Viewpoint, late: int, online: Collection[int]) -> int:
    """Refuse to go on without somebody who still has time, or who is there."""
    if seat is None or seat == late or late != match.deciding or match.seats[late].kind != "person":
        raise Refusal("one can go on only without somebody else who has to decide")
    if match.overdue(late, online):
        return seat
    if match.stored.clock is not None:
        raise Refusal("their clock has not run out")
    days = bounds.ABANDONED // (24 * 3600)
    raise Refusal(f"without a clock, one can go on without somebody who has been away for {days} days")


def departure(match: LiveMatch, by: int, seat: int, kind: ActKind) -> Change:
    """Let a seat leave the match, which is over if only one side is left; else a bot plays on."""
    game = match.course.game
    result = result_of_leaving(game, match.seats, seat, RESIGNED if kind == RESIGN else LEFT)
    if match.step >= bounds.ACTS:  # nobody wins what nobody can play on
        result = without_winner(game, TOO_LONG)
    if result is None:
        return replacement(match, by, seat, kind)
    gone = structs.replace(match.seats[seat], resigned=True)
    ended = {"status": "finished", "result": result}
    return Change([match.draft(by, kind, str(seat))], ended, (seat, gone))


def replacement(match: LiveMatch, by: int, seat: int, kind: ActKind) -> Change:
    """Let a bot play on for a seat."""
    draft = match.draft(by, kind, str(seat))
    before = match.seats[seat]
    bot = structs.replace(
        before,
        kind="bot",
        level=STAND_IN,
        token_hash=None,
        resigned=kind != TAKEOVER,
        came=min(before.came, draft.act.clock),  # no clock waits for a bot
    )
    return Change([draft], seat=(seat, bot))
