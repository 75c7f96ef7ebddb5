"""A fresh process for one request: its bytes are read, answered within limits, and it ends.

The answer is b"A", the length of what follows, CPU in microseconds, memory in kilobytes, the bytes.
"""

import os
import resource
import signal
import struct
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from trusthound.adapters.documents.sandbox.syscalls import give_up_all

ANSWER = struct.Struct("<cQQQ")
LENGTH = struct.Struct("<Q")
_MOST_REQUEST_BYTES = 16_000_000
_NOBODY = 65534

Work = Callable[[bytes], bytes]


@dataclass(frozen=True, slots=True)
class Limits:
    """Of one request. `memory_bytes` holds what was loaded before, too."""

    memory_bytes: int = 512_000_000
    cpu_seconds: int = 25
    wall_seconds: float = 30.0


def serve_one(connection: int, work: Work, limits: Limits, *, filtered: bool) -> None:
    """Never comes back. All but the connection is closed; `filtered` is off only by a setting."""
    code = 1
    try:
        _shut_in(connection, limits)
        if filtered:
            give_up_all()
        begun = _cpu_microseconds()
        answer = work(_request(connection))
        used = resource.getrusage(resource.RUSAGE_SELF)
        spent = _cpu_microseconds() - begun
        _write(connection, ANSWER.pack(b"A", len(answer), spent, used.ru_maxrss) + answer)
        code = 0
    finally:
        os._exit(code)


def _shut_in(connection: int, limits: Limits) -> None:
    """The alarm cannot be put off later: setting timers and signals is not on the list."""
    signal.set_wakeup_fd(-1)
    for each in (signal.SIGCHLD, signal.SIGALRM, signal.SIGTERM, signal.SIGINT, signal.SIGPIPE):
        signal.signal(each, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, limits.wall_seconds)
    addresses = _mapped_beyond_memory() + limits.memory_bytes
    os.closerange(0, connection)
    os.closerange(connection + 1, 4096)
    for what, most in (
        (resource.RLIMIT_AS, addresses),
        (resource.RLIMIT_CPU, limits.cpu_seconds),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_NPROC, 0),
        (resource.RLIMIT_NOFILE, 0),
    ):
        resource.setrlimit(what, (most, most))
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(_NOBODY)
        os.setuid(_NOBODY)


def _mapped_beyond_memory() -> int:
    """Bytes of addresses that no memory stands behind: libraries and an allocator's arenas map far
    more than they use, and the kernel limits addresses alone.
    """
    try:
        mapped, resident = map(int, Path("/proc/self/statm").read_text("ascii").split()[:2])
    except OSError:
        return 0
    return max(0, mapped - resident) * resource.getpagesize()


def _request(connection: int) -> bytes:
    (size,) = LENGTH.unpack(_read(connection, LENGTH.size))
    return _read(connection, min(size, _MOST_REQUEST_BYTES))


def _read(connection: int, size: int) -> bytes:
    told = bytearray()
    while len(told) < size:
        piece = os.read(connection, min(1 << 20, size - len(told)))
        if not piece:
            raise EOFError
        told += piece
    return bytes(told)


def _write(connection: int, told: bytes) -> None:
    left = memoryview(told)
    while left:
        left = left[os.write(connection, left) :]


def _cpu_microseconds() -> int:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return round(1_000_000 * (used.ru_utime + used.ru_stime))
