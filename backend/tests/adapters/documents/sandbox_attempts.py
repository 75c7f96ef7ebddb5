"""What a parser that was taken over would try, by name: run in the sandbox by its tests."""

import ctypes
import errno
import mmap
import os
import signal
import socket
import threading
from collections.abc import Callable


def warm() -> None:
    """As libraries do, this maps more addresses than a request may have memory, and uses none."""
    _MAPPED.append(mmap.mmap(-1, 600_000_000))


def attempt(request: bytes) -> bytes:
    """How the kernel answered, or what was given back."""
    name, _, told = request.decode().partition(" ")
    try:
        return repr(_ATTEMPTS[name](told)).encode()
    except OSError as error:
        return errno.errorcode[error.errno or 0].encode()
    except (MemoryError, RuntimeError) as error:
        return type(error).__name__.encode()


def _hang(_: str) -> None:
    while True:
        pass


def _run_own_code(_: str) -> int:
    return len(mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC))


def _remember(told: str) -> list[str]:
    _KEPT.append(told)
    return _KEPT


def _trace(_: str) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.ptrace(0, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "refused")


_ATTEMPTS: dict[str, Callable[[str], object]] = {
    "echo": lambda told: told,
    "socket": lambda _: socket.socket(),
    "read_a_file": lambda _: os.open("/etc/hostname", os.O_RDONLY),
    "write_a_file": lambda told: os.open(told, os.O_WRONLY | os.O_CREAT),
    "list_a_folder": lambda _: os.listdir("/"),  # noqa: PTH208
    "fork": lambda _: os.fork(),
    "thread": lambda _: threading.Thread(target=print).start(),
    "run_a_program": lambda _: os.execv("/bin/true", ["true"]),  # noqa: S606
    "kill": lambda told: os.kill(int(told), signal.SIGKILL),
    "trace": _trace,
    "become_root": lambda _: os.setuid(0),
    "put_the_alarm_off": lambda _: signal.setitimer(signal.ITIMER_REAL, 0),
    "ignore_the_alarm": lambda _: signal.signal(signal.SIGALRM, signal.SIG_IGN),
    "raise_a_limit": lambda _: __import__("resource").setrlimit(
        __import__("resource").RLIMIT_AS, (-1, -1)
    ),
    "run_own_code": _run_own_code,
    "600_MB": lambda _: len(bytearray(600_000_000)),
    "memory_left": lambda _: len(bytearray(100_000_000)),
    "environment": lambda _: dict(os.environ),  # noqa: TID251
    "open_files": lambda _: [each for each in range(100) if _is_open(each)],
    "remember": _remember,
    "crash": lambda _: ctypes.string_at(0),
    "hang": _hang,
}
_KEPT: list[str] = []
_MAPPED: list[mmap.mmap] = []


def _is_open(number: int) -> bool:
    try:
        os.lseek(number, 0, os.SEEK_CUR)
    except OSError as error:
        return error.errno != errno.EBADF
    return True
