"""What the kernel says in, what our process takes of the machine out; None: it does not say."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, process_time

from trusthound.domain.operating.figures import Process

# Processor time is measured between two looks; looks that follow sooner get the same answer.
LEAST_SECONDS = 5.0
PROC = Path("/proc")
CGROUP_LIMIT = Path("/sys/fs/cgroup/memory.max")


@dataclass(frozen=True, slots=True)
class Spent:
    """Seconds that have passed, and seconds of processors that the process has had."""

    passed: float
    used: float


@dataclass
class ProcessMeter:
    """Begun when the process begins; `spent` is asked at each look."""

    proc: Path = PROC
    limit: Path = CGROUP_LIMIT
    processors: int = field(default_factory=lambda: os.cpu_count() or 1)
    began: Spent = field(default_factory=lambda: _spent())
    _last: Spent | None = None
    _cpu_percent: float | None = None

    def look(self, now: Spent | None = None) -> Process:
        """As it is now, or at the `now` given."""
        now = now or _spent()
        since = self._last or self.began
        if now.passed - since.passed >= LEAST_SECONDS or self._last is None:
            self._cpu_percent = cpu_percent(since, now, self.processors)
            self._last = now
        memory, most = self._memory(), self._most_memory()
        return Process(
            uptime_seconds=now.passed - self.began.passed,
            memory_bytes=memory,
            memory_percent=100 * memory / most if memory and most else None,
            cpu_percent=self._cpu_percent,
        )

    def _memory(self) -> int | None:
        return _kilobytes(self.proc / "self" / "status", "VmRSS:")

    def _most_memory(self) -> int | None:
        """What a container may use, else what the machine has."""
        machine = _kilobytes(self.proc / "meminfo", "MemTotal:")
        try:
            limit = int(self.limit.read_text())
        except (OSError, ValueError):
            return machine
        return min(limit, machine) if machine else limit


def cpu_percent(since: Spent, now: Spent, processors: int) -> float | None:
    """Of all processors together; None where no time has passed."""
    passed = now.passed - since.passed
    if passed <= 0:
        return None
    return min(100.0, 100 * (now.used - since.used) / passed / processors)


def _spent() -> Spent:
    return Spent(monotonic(), process_time())


def _kilobytes(file: Path, name: str) -> int | None:
    """The line of that name, in bytes."""
    try:
        lines = file.read_text().splitlines()
    except OSError:
        return None
    words = next((line.split() for line in lines if line.startswith(name)), [])
    return int(words[1]) * 1024 if len(words) > 1 and words[1].isdigit() else None
