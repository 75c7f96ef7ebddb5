"""Bytes in, what a function makes of them out: worked out in a process that is shut in."""

import asyncio
import atexit
import json
import socket
import struct
import subprocess
import sys
import threading
from dataclasses import asdict, dataclass

from trusthound.adapters.documents.sandbox.cell import ANSWER, LENGTH, Limits
from trusthound.adapters.documents.sandbox.nursery import END, READY
from trusthound.domain.common.errors import SetupProblem

_MOST_ANSWER_BYTES = 16_000_000
_START_SECONDS = 30.0
_GRACE_SECONDS = 3.0
# An allocator that comes with a library (rensa) would reserve a gigabyte of addresses, which count
# against the limit of memory; in kilobytes.
# Threads that a library starts by itself are not there after a fork.
_ENVIRONMENT = {
    "MIMALLOC_ARENA_RESERVE": "1024",
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
}
_BOOT = (
    "import sys,json;told=sys.argv[1];sys.path[:]=json.loads(told)['path'];"
    "from trusthound.adapters.documents.sandbox.nursery import main;main(told)"
)


@dataclass(frozen=True, slots=True)
class Worked:
    """`memory_bytes` is the most that the process held, what it was born with included."""

    answer: bytes
    cpu_seconds: float
    memory_bytes: int


class Ended(Exception):
    """The process ended without an answer, by a limit or by itself.

    `code` is its exit code, or the number of the signal that ended it, negative; None is unknown.
    """

    def __init__(self, code: int | None) -> None:
        super().__init__(f"ended with {code}")
        self.code = code


class Sandbox:
    """`work` names the function, "module:function"; its module may have a `warm` to call first.

    Started at the first request and again when it has ended; to be used from any thread and loop.
    """

    def __init__(self, work: str, limits: Limits | None = None, *, filtered: bool = True) -> None:
        self._work, self._limits, self._filtered = work, limits or Limits(), filtered
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._control: socket.socket | None = None

    @property
    def process_id(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def work(self, request: bytes, *, seconds: float | None = None) -> Worked:
        """`seconds` count from when the process stands.

        Raises Ended, and SetupProblem where the kernel cannot shut a process in.
        """
        most = self._limits.wall_seconds + _GRACE_SECONDS
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                await asyncio.to_thread(self._send, theirs)
            ours.settimeout(0)
            reader, writer = await asyncio.open_connection(sock=ours)
        except BaseException:
            ours.close()
            raise
        try:
            async with asyncio.timeout(most if seconds is None else min(seconds, most)):
                return await _talk(reader, writer, request)
        except TimeoutError:
            raise Ended(None) from None
        finally:
            writer.close()

    def close(self) -> None:
        """Ends the process, and with it all that is at work."""
        with self._lock:
            self._stop()

    def _send(self, connection: socket.socket) -> None:
        with self._lock:
            for _ in range(2):
                control = self._started()
                try:
                    socket.send_fds(control, [b"+"], [connection.fileno()])
                except OSError:
                    self._stop()
                else:
                    return
        raise Ended(None)

    def _started(self) -> socket.socket:
        if self._control is not None and self._process is not None and self._process.poll() is None:
            return self._control
        self._stop()
        ours, theirs = socket.socketpair()
        told = json.dumps(
            {
                "work": self._work,
                "filtered": self._filtered,
                "limits": asdict(self._limits),
                "control": theirs.fileno(),
                "path": [each for each in sys.path if each],
            }
        )
        with theirs:
            self._process = subprocess.Popen(  # noqa: S603 - our own program, no word of a user
                [sys.executable, "-I", "-c", _BOOT, told],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=_ENVIRONMENT,
                cwd="/",
                pass_fds=(theirs.fileno(),),
            )
        self._control = ours
        atexit.register(self.close)
        ours.settimeout(_START_SECONDS)
        try:
            word = ours.recv(1)
        except OSError:
            word = b""
        if word != READY and (self._filtered or not word):
            self._stop()
            raise SetupProblem(
                "Files cannot be read safely here: the kernel has no seccomp filters.",
                advice="Run on Linux with seccomp, or set TRUSTHOUND_DOCUMENTS_UNFILTERED=true.",
            )
        return ours

    def _stop(self) -> None:
        atexit.unregister(self.close)
        if self._control is not None:
            self._control.close()
        if self._process is not None:
            try:
                self._process.wait(1.0)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._control = self._process = None


async def _talk(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes
) -> Worked:
    try:
        writer.write(LENGTH.pack(len(request)) + request)
        await writer.drain()
    except OSError:  # ended before it had read all
        pass
    try:
        kind = await reader.readexactly(1)
        if kind == b"A":
            rest = await reader.readexactly(ANSWER.size - 1)
            _, size, cpu, memory = ANSWER.unpack(kind + rest)
            if size > _MOST_ANSWER_BYTES:
                raise Ended(None)
            answer = await reader.readexactly(size)
            return Worked(answer, cpu / 1_000_000, memory * 1024)
        _, code = END.unpack(kind + await reader.readexactly(END.size - 1))
    except (asyncio.IncompleteReadError, OSError, struct.error):
        raise Ended(None) from None
    raise Ended(code)
