"""A process in, what it and all that it started hold out."""

from contextlib import suppress
from pathlib import Path

_PROCESSES = Path("/proc")
_HELD = ("RssAnon:", "RssShmem:")


def held_bytes(pid: int) -> int:
    """Without what is only a file's; shared memory counts once for each who shares it.

    Whose parent has ended belongs to whoever started that one, as the kernel has it: in a namespace
    of processes nobody gets out.
    """
    held, waiting = 0, [pid]
    while waiting:
        folder = _PROCESSES / str(waiting.pop())
        with suppress(OSError, ValueError):  # it has ended meanwhile
            held += _held_by(folder / "status")
            for thread in (folder / "task").iterdir():
                waiting += map(int, (thread / "children").read_text().split())
    return held


def _held_by(status: Path) -> int:
    lines = (line.split() for line in status.read_text().splitlines())
    return sum(int(words[1]) * 1024 for words in lines if words[:1] and words[0] in _HELD)
