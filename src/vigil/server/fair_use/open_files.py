"""Open files: how many connections the system lets this process have."""

from __future__ import annotations

from vigil.server.fair_use import limits


def files_allowed() -> int:
    """How many connections there can be; the process's own limit is raised as far as it may be."""
    try:
        import resource
    except ImportError:  # on Windows
        return limits.OPEN
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.OPEN + limits.RESERVED
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return limits.OPEN if soft == resource.RLIM_INFINITY else max(min(soft, wanted) - limits.RESERVED, 1)
