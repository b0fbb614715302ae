"""What a login by password costs: CPU for each, how many at once, and what many at a time wait.

python -m bench.logins [LOGINS]
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from statistics import median
from typing import Final

from starlette.exceptions import HTTPException

from vigil.server.people.accounts import passwords
from vigil.server.people.accounts.passwords import AT_ONCE, WAITING, PasswordDesk, hasher, is_right

PASSWORD: Final = "a password of the benchmark"
ALONE: Final = 9  # logins one after another


class Watched:
    """Holds passwords against a hash, and knows how many do so at once."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.lock = threading.Lock()
        self.working = self.most = 0

    def check(self) -> bool:
        """Hold a password against the hash."""
        with self.lock:
            self.working += 1
            self.most = max(self.most, self.working)
        try:
            return is_right(self.secret, PASSWORD)
        finally:
            with self.lock:
                self.working -= 1


async def log_in(desk: PasswordDesk, watched: Watched) -> float | None:
    """How long somebody waits; None: they are asked to try again."""
    began = time.perf_counter()
    try:
        assert await desk.work(watched.check)
    except HTTPException:
        return None
    return time.perf_counter() - began


def processor_seconds(watched: Watched) -> float:
    """The time of the processor that one login takes."""
    began = time.process_time()
    assert watched.check()
    return time.process_time() - began


async def main() -> None:
    """Print what logins cost."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    watched = Watched(hasher().hash(PASSWORD))
    alone = [processor_seconds(watched) for _ in range(ALONE)]
    print(f"one login: {1000 * median(alone):.0f} ms of CPU, {passwords.MEMORY // 1024} MiB")
    watched.most = 0
    desk = PasswordDesk()
    waited = await asyncio.gather(*(log_in(desk, watched) for _ in range(many)))
    served = [seconds for seconds in waited if seconds is not None]
    print(f"{many} at a time: {len(served)} served, {many - len(served)} asked to try again")
    print(f"at once: {watched.most} (allowed {AT_ONCE}, and {WAITING} wait)")
    print(f"the last of those who waited: {max(served):.2f} s")


if __name__ == "__main__":
    asyncio.run(main())
