"""Attack with documents, messages and requests made by chance, until one does harm.

python tools/fuzz.py
"""

from __future__ import annotations

import os
import subprocess
import sys
import time

SECONDS = 60  # for each seed
APART = 100_000


def main() -> int:
    """Go from seed to seed; the one that found something is told."""
    seed = int(time.time())
    command = [sys.executable, "-m", "pytest", "-q", "tests/attacks/test_fuzz.py"]
    while True:
        settings = {"VIGIL_FUZZ_SEED": str(seed), "VIGIL_FUZZ_SECONDS": str(SECONDS)}
        if subprocess.run(command, env={**os.environ, **settings}, check=False).returncode:
            print(f"Found from VIGIL_FUZZ_SEED={seed} on.", file=sys.stderr)
            return 1
        seed += APART


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
