"""Passwords: hashed by argon2id in threads, a few at a time, since each takes 80 ms and 32 MiB on purpose."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final, TypeVar

from starlette.exceptions import HTTPException

from vigil.server.protocol.people.account_names import fold_name

if TYPE_CHECKING:
    from argon2 import PasswordHasher  # loaded with the first password: a server without accounts needs none

T = TypeVar("T")
SHORTEST: Final = 10  # characters; a message takes no more than 200
AT_ONCE: Final = 2
WAITING: Final = 20  # that wait for their turn; more are refused
MEMORY: Final = 32 * 1024  # KiB
# Those of ten and more characters among the most common; shorter ones are refused anyway.
COMMON: Final = frozenset((
    "1234567890", "0123456789", "0987654321", "1234567891", "12345678910", "123456789a", "123456789q",
    "1111111111", "0000000000", "qwertyuiop", "qwerty12345", "qwerty123456", "q1w2e3r4t5", "1q2w3e4r5t",
    "1qaz2wsx3edc", "qazwsxedcrfv", "asdfghjkl1", "asdfghjkl;", "zaq12wsxcde3", "password12", "password123",
    "password1234", "passw0rd12", "passwordpassword", "mypassword", "letmein123", "letmeinnow",
    "iloveyou12", "iloveyou123", "welcome123", "administrator", "administration", "sunshine123",
    "princess123", "football123", "baseball123", "basketball", "superman123", "charlie123", "michael123",
    "changeme123", "trustno1trustno1", "abcdefghij", "abcdefghijk", "abcd123456", "abc1234567",
    "a123456789", "aaaaaaaaaa", "1234512345", "1212121212", "9876543210", "correcthorse",
    "correcthorsebatterystaple", "ascension1", "ascension123",
))  # fmt: skip


def check_password(password: str, name: str) -> None:
    """Refuse a password that is short, or that whoever guesses would try among the first."""
    if len(password) < SHORTEST:
        raise ValueError(f"a password has at least {SHORTEST} characters, of any kind")
    if password.casefold() in COMMON or len(set(password)) < 3:
        raise ValueError("this password is among those that are tried first: choose another")
    if fold_name(password) == fold_name(name) or fold_name(password) == 2 * fold_name(name):
        raise ValueError("the password says no more than the name: choose another")


@cache
def hasher() -> PasswordHasher:
    """What hashes passwords, with as much work as a login may take."""
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=3, memory_cost=MEMORY, parallelism=1)


@cache
def nobodys() -> str:
    """The hash of a password that nobody has, so that unknown names take as long."""
    return hasher().hash("nobody has this password")


class PasswordDesk:
    """Where passwords are hashed and held against hashes, in turn."""

    def __init__(self) -> None:
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self.work(lambda: hasher().hash(password))

    async def fits(self, secret: str | None, password: str) -> bool:
        """Whether a password is the one that was kept; the same work if there is none."""
        fitting = await self.work(lambda: is_right(secret or nobodys(), password))
        return fitting and secret is not None

    async def work(self, do: Callable[[], T]) -> T:
        """Do something in a thread, when it is its turn."""
        if self.waiting >= WAITING + AT_ONCE:
            raise HTTPException(
                503, "many people are logging in: try again in a few seconds", {"Retry-After": "3"}
            )
        self.waiting += 1
        try:
            async with self.turns:
                return await asyncio.to_thread(do)
        finally:
            self.waiting -= 1


def is_right(secret: str, password: str) -> bool:
    """Whether a password fits a hash."""
    from argon2.exceptions import InvalidHashError, VerificationError

    with contextlib.suppress(VerificationError, InvalidHashError):
        return hasher().verify(secret, password)
    return False


def is_outdated(secret: str) -> bool:
    """Whether a hash was made with less work than is done today."""
    return hasher().check_needs_rehash(secret)
