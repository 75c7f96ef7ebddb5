"""The list of what a process may still ask of the kernel: nearly nothing. Linux, seccomp.

A parser that was taken over by a file can compute, and write its answer into the one socket that
it has: no file, network, other process, timer or signal. Numbers are from the kernel's headers.
"""

import ctypes
import platform
import sys
from collections.abc import Iterator

_PR_SET_NO_NEW_PRIVS, _PR_SET_SECCOMP, _PR_SET_DUMPABLE = 38, 22, 4
_MODE_FILTER = 2
_LOAD_WORD, _JUMP_EQUAL, _JUMP_AT_LEAST, _JUMP_BITS, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
_ALLOW, _KILL, _REFUSE = 0x7FFF0000, 0x80000000, 0x00050001  # refused with "not permitted"
_NUMBER_AT, _MACHINE_AT, _THIRD_ARGUMENT_AT = 0, 4, 32
_OTHER_ABI = 0x40000000  # the x32 numbers of x86-64 begin there
_EXECUTABLE = 4

# The machine's mark, then its numbers.
_MACHINES = {
    "x86_64": (0xC000003E, 0),
    "aarch64": (0xC00000B7, 1),
}
_ALLOWED = {
    "read": (0, 63), "write": (1, 64), "close": (3, 57), "fstat": (5, 80), "lseek": (8, 62),
    "munmap": (11, 215), "brk": (12, 214), "rt_sigreturn": (15, 139), "readv": (19, 65),
    "writev": (20, 66), "sched_yield": (24, 124), "mremap": (25, 216), "madvise": (28, 233),
    "getpid": (39, 172), "exit": (60, 93), "gettimeofday": (96, 169), "getrusage": (98, 165),
    "times": (100, 153), "gettid": (186, 178), "futex": (202, 98), "restart_syscall": (219, 128),
    "clock_gettime": (228, 113), "clock_getres": (229, 114), "exit_group": (231, 94),
    "getrandom": (318, 278), "membarrier": (324, 283), "rseq": (334, 293),
}  # fmt: skip
# New memory, as long as it is not to be run.
_MEMORY = {"mmap": (9, 222), "mprotect": (10, 226)}

Instruction = tuple[int, int, int, int]


class _Instruction(ctypes.Structure):
    _fields_ = (
        ("code", ctypes.c_ushort),
        ("if_true", ctypes.c_ubyte),
        ("if_false", ctypes.c_ubyte),
        ("value", ctypes.c_uint),
    )


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("first", ctypes.POINTER(_Instruction)))


def is_known_here() -> bool:
    return sys.platform == "linux" and platform.machine() in _MACHINES


def give_up_all() -> None:
    """For this process and for good. Raises OSError where the kernel has no such filters."""
    if not is_known_here():
        raise OSError("there is no list of system calls for this machine")
    told = [_Instruction(*each) for each in _filter(*_MACHINES[platform.machine()])]
    program = _Program(len(told), (_Instruction * len(told))(*told))
    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl.argtypes = (ctypes.c_int, *(ctypes.c_ulong,) * 4)
    _ask(libc, _PR_SET_DUMPABLE, 0)
    _ask(libc, _PR_SET_NO_NEW_PRIVS, 1)
    _ask(libc, _PR_SET_SECCOMP, _MODE_FILTER, ctypes.addressof(program))


def _ask(libc: ctypes.CDLL, option: int, first: int, second: int = 0) -> None:
    if libc.prctl(option, first, second, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), f"prctl {option} was refused")


def _filter(mark: int, column: int) -> Iterator[Instruction]:
    """Jumps count instructions that are left out."""
    yield _LOAD_WORD, 0, 0, _MACHINE_AT
    yield _JUMP_EQUAL, 1, 0, mark
    yield _RETURN, 0, 0, _KILL
    yield _LOAD_WORD, 0, 0, _NUMBER_AT
    yield _JUMP_AT_LEAST, 0, 1, _OTHER_ABI
    yield _RETURN, 0, 0, _KILL
    for each in _ALLOWED.values():
        yield _JUMP_EQUAL, 0, 1, each[column]
        yield _RETURN, 0, 0, _ALLOW
    for each in _MEMORY.values():
        yield _JUMP_EQUAL, 0, 4, each[column]
        yield _LOAD_WORD, 0, 0, _THIRD_ARGUMENT_AT
        yield _JUMP_BITS, 0, 1, _EXECUTABLE
        yield _RETURN, 0, 0, _REFUSE
        yield _RETURN, 0, 0, _ALLOW
    yield _RETURN, 0, 0, _REFUSE
