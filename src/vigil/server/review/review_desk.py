"""The review desk: reviews of finished games that are being made or were asked for lately.

They are made turn by turn in one process of low priority, in turn by network; what nobody asks for any
more is given up. Those of matches are kept in the database.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
import zlib
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Coroutine, Hashable
from contextlib import aclosing
from functools import partial
from typing import Any, Final, TypeVar

from msgspec import structs

from vigil.cluster.versions import judging_code
from vigil.review.findings import ReviewedTurn
from vigil.review.turn_drafts import TurnDraft, reviewed_turn
from vigil.server.domain.refusals import Overload, Refusal
from vigil.server.fair_use.allowances import Reservation
from vigil.server.fair_use.crowd import Crowd
from vigil.server.fair_use.ledger import REVIEW, Ledger
from vigil.server.protocol import messages
from vigil.server.protocol.responses import ReviewState
from vigil.server.review import review_work
from vigil.server.review.review_work import LEVELS, Subject
from vigil.server.store.database import Database
from vigil.server.store.matches import kept_reviews
from vigil.server.workers.document_pool import DocumentPool
from vigil.server.workers.staffing import PROCESSES, MakeSide

SECONDS: Final = 30.0  # for one turn; a turn of six players with all sets takes about one
FORGOTTEN: Final = 60.0  # seconds after which a review that nobody asks for is given up
MOST: Final = 100  # reviews that are being made or wait for it ...
EACH: Final = 8  # ... of one network
KEPT: Final = 64  # reviews in memory
AHEAD: Final = 2  # turns of a review that are worked on or wait for it
T = TypeVar("T")
log = logging.getLogger("vigil")


class Commission:
    """One review that was asked for."""

    def __init__(self, name: str, subject: Subject, match: str | None, owner: Hashable, asker: str) -> None:
        self.subject: Subject | None = subject
        self.owner = owner
        self.asker = asker  # who may stop it
        self.match = match
        self.state = ReviewState(name, subject.seat, "running", 0, 0, None, [], None)
        self.drafts: list[TurnDraft] = []
        self.asked = time.monotonic()
        self.task: asyncio.Task[None] | None = None
        self.encoded: bytes | None = None  # once it is done: it may be asked for often

    def add(self, draft: TurnDraft) -> None:
        """Take in a turn; the one before it is finished by that."""
        if self.drafts:
            turn: ReviewedTurn = reviewed_turn(self.drafts[-1], draft, self.state.seat)
            self.state.turns.append(review_work.compact(turn))
        self.drafts.append(draft)
        self.state.done = len(self.drafts)


class ReviewDesk:
    """Takes commissions and carries them out."""

    def __init__(self, database: Database, ledger: Ledger, make_side: MakeSide = PROCESSES.documents) -> None:
        self.database = database
        self.ledger = ledger
        self.pool = DocumentPool(SECONDS, make_side)
        self.running = Crowd(MOST, EACH)
        self.commissions: OrderedDict[str, Commission] = OrderedDict()

    async def ask(
        self,
        subject: Subject,
        match: str | None,
        owner: Hashable,
        asker: str,
        reserve: Callable[[], Reservation],
    ) -> bytes:
        """The state of a review, which is begun if nobody has asked for it and there is time for it."""
        known = self.find_in_memory(subject, match)
        if known is None and match is not None:
            if (kept := await self.find_kept(match, subject)) is not None:
                return kept
            known = self.find_in_memory(subject, match)  # somebody may have asked for it meanwhile
        if known is not None:
            return self.encode_state(known)
        name = review_id(subject, match)
        if not self.running.has_place(owner):
            raise Overload(f"{self.running.total} reviews are being made: try again later")
        self.ledger.expect_space(owner)
        reserved = reserve()
        self.running.enter(owner)
        self.ledger.note(owner, REVIEW)
        commission = self.commissions[name] = Commission(name, subject, match, owner, asker)
        commission.task = asyncio.create_task(self.carry_out(commission, owner, reserved))
        commission.task.add_done_callback(lambda _: self.give_back(owner, reserved))
        self.forget()
        return self.encode_state(commission)

    def find_in_memory(self, subject: Subject, match: str | None) -> Commission | None:
        """A review that is in memory: one that a better level has done, else one of this level."""
        names = [review_id(subject._replace(level=level), match) for level in not_below(subject.level)]
        own, *better = [self.commissions.get(name) for name in names]
        done = [each for each in better if each is not None and each.state.status == "done"]
        if done:
            return done[-1]
        return own if own is not None and own.state.status in ("running", "done") else None

    def find(self, name: str) -> Commission:
        """A review that was asked for; a LookupError if nobody knows it."""
        commission = self.commissions.get(name)
        if commission is None:
            raise LookupError("there is no such review: ask for it again")
        return commission

    async def stop(self, commission: Commission) -> bytes:
        """Stop a review."""
        if commission.task is not None and commission.state.status == "running":
            commission.state.status = "stopped"
            commission.task.cancel()
            await asyncio.gather(commission.task, return_exceptions=True)
        return self.encode_state(commission, len(commission.state.turns))

    def encode_state(self, commission: Commission, after: int = 0) -> bytes:
        """A state as it is sent; a finished review has its turns within itself."""
        commission.asked = time.monotonic()
        self.commissions.move_to_end(commission.state.id)
        state = commission.state
        if state.review is None:
            return messages.encode(structs.replace(state, turns=state.turns[max(after, 0) :]))
        if commission.encoded is None:
            commission.encoded = messages.encode(structs.replace(state, turns=[]))
        return commission.encoded

    async def find_kept(self, match: str, subject: Subject) -> bytes | None:
        """The review of a match that was made before, by this level or a better one."""
        find = partial(
            kept_reviews.find_review,
            match=match,
            seat=subject.seat,
            levels=not_below(subject.level),
            version=judging_code(),
        )
        found = await self.database.read(find)
        return None if found is None else zlib.decompress(found)

    async def carry_out(self, commission: Commission, owner: Hashable, reserved: Reservation) -> None:
        """Make a review, turn by turn."""
        state = commission.state
        try:
            await self.make(commission, partial(self.pool.read, owner, pay=reserved.use))
        except asyncio.CancelledError:
            state.status = "stopped"
            raise
        except (ValueError, LookupError) as error:
            state.status, state.error = "failed", str(error)
        except Exception:
            log.exception("a review failed")
            state.status, state.error = "failed", "something went wrong here"
        finally:
            commission.drafts, commission.subject = [], None  # both are large

    def give_back(self, owner: Hashable, reserved: Reservation) -> None:
        """Give back what was put aside for a review and not needed, also for one that was never begun."""
        reserved.release()
        self.running.leave(owner)
        self.ledger.note(owner, -REVIEW)

    async def make(self, commission: Commission, read: Callable[..., Any]) -> None:
        """Have every turn reviewed, while somebody asks for it."""
        state, subject = commission.state, commission.subject
        assert subject is not None
        state.total = await read(review_work.count_turns, subject)
        async with aclosing(in_turn(partial(read, review_work.draft_turn, subject), state.total)) as drafts:
            async for draft in drafts:
                if time.monotonic() - commission.asked > FORGOTTEN:
                    raise Refusal("nobody has asked for this review any more")
                commission.add(draft)
        state.review = await read(review_work.complete_review, subject, commission.drafts)
        state.status = "done"
        if commission.match is not None:
            packed = zlib.compress(self.encode_state(commission))
            self.ledger.note(commission.owner, len(packed))
            self.database.post(
                partial(
                    kept_reviews.keep_review,
                    match=commission.match,
                    seat=state.seat,
                    level=subject.level,
                    version=judging_code(),
                    state=packed,
                    now=time.time(),
                    better=not_below(subject.level)[1:],
                )
            )

    def forget(self) -> None:
        """Let the reviews go that were asked for longest ago, but none that is being made."""
        over = [name for name, known in self.commissions.items() if known.state.status != "running"]
        for name in over[: max(len(self.commissions) - KEPT, 0)]:
            del self.commissions[name]

    async def close(self) -> None:
        """Give up what is being made."""
        tasks = [known.task for known in self.commissions.values() if known.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.close()


async def in_turn(read: Callable[[int], Coroutine[Any, Any, T]], total: int) -> AsyncGenerator[T, None]:
    """The parts of some work, one after another.

    Each waits for its turn while the one before it is done: who asks only then has lost their place.
    """
    waiting = [asyncio.create_task(read(number)) for number in range(min(AHEAD, total))]
    try:
        for number in range(total):
            part = await waiting[0]
            del waiting[0]
            if number + AHEAD < total:
                waiting.append(asyncio.create_task(read(number + AHEAD)))
            yield part
    finally:
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


def not_below(level: str) -> tuple[str, ...]:
    """A level and all that judge better, the best last."""
    return LEVELS[LEVELS.index(level) :]


def review_id(subject: Subject, match: str | None) -> str:
    """What a review is called: the same for the same game, seat and level."""
    what = hashlib.sha256((match or subject.record).encode()).hexdigest()
    return f"{what[:32]}-{subject.seat}-{subject.level}"
