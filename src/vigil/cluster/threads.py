"""Threads of NumPy: a process that shares the machine with others calculates in one."""

from __future__ import annotations

import os
from typing import Final

# What the libraries beneath NumPy read when it is imported: OpenMP, OpenBLAS, MKL, Accelerate.
LIBRARIES: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")


def limit_threads() -> None:
    """Let processes that are started from now on calculate in one thread, unless the host says otherwise.

    The matrices of our networks are small: more threads make no decision faster, and wait for each other.
    """
    for name in LIBRARIES:
        os.environ.setdefault(name, "1")
