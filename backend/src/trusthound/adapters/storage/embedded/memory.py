"""How much memory there is in, how much of it the embedded server keeps pages in out."""

import os
from contextlib import suppress
from pathlib import Path

MEGABYTE = 1024 * 1024
# PostgreSQL's own default; and more than this no index of a million openings needs.
LEAST_BYTES, MOST_BYTES = 128 * MEGABYTE, 1024 * MEGABYTE
# It is not alone on the machine, and what it does not keep the system does.
SHARE = 8
_LIMIT = Path("/sys/fs/cgroup/memory.max")


def kept_pages(memory: int) -> str:
    """PostgreSQL's `shared_buffers` where so many bytes of memory are there."""
    return f"{min(MOST_BYTES, max(LEAST_BYTES, memory // SHARE)) // MEGABYTE}MB"


def memory_bytes(limit: Path = _LIMIT) -> int:
    """Of this machine, or what its container may use of it."""
    whole = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    with suppress(OSError, ValueError):  # no container, or "max"
        whole = min(whole, int(limit.read_text()))
    return whole
