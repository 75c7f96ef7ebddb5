"""A process that has loaded the parsers, and forks one that is warm for each connection it is sent.

It reads no file of anybody itself, so that nothing of one is left for the next. Runs as
`python -I -c …`, with an environment that tells nothing; its one argument tells all, as JSON.
"""

import gc
import importlib
import json
import os
import select
import signal
import socket
import struct
from contextlib import suppress
from dataclasses import dataclass, field

from trusthound.adapters.documents.sandbox.cell import Limits, Work, serve_one
from trusthound.adapters.documents.sandbox.syscalls import give_up_all

END = struct.Struct("<ci")
READY, UNFILTERED = b"R", b"U"


@dataclass(slots=True)
class _Born:
    """The processes at work: the connection of each by its id, and its id by the connection."""

    connections: dict[int, int] = field(default_factory=dict)

    def of(self, connection: int) -> int | None:
        return next((pid for pid, each in self.connections.items() if each == connection), None)


def main(told: str) -> None:
    """Until the control connection is closed. Tells whether the kernel can shut a process in."""
    asked = json.loads(told)
    module, name = asked["work"].split(":")
    work: Work = getattr(importlib.import_module(module), name)
    warm = getattr(importlib.import_module(module), "warm", None)
    if warm is not None:
        warm()
    filtered = asked["filtered"] and _kernel_filters()
    control = socket.socket(fileno=asked["control"])
    gc.collect()
    os.nice(15)  # whoever waits for a page goes first
    gc.freeze()  # so that the forked do not copy what the collector would touch,
    gc.disable()  # nor look for garbage in the little time that they have
    control.sendall(READY if filtered else UNFILTERED)
    if filtered or not asked["filtered"]:
        _serve(control, work, Limits(**asked["limits"]), filtered=filtered)


def _kernel_filters() -> bool:
    """Tried in a process that ends at once."""
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            give_up_all()
            code = 0
        finally:
            os._exit(code)
    return os.waitpid(pid, 0)[1] == 0


def _serve(control: socket.socket, work: Work, limits: Limits, *, filtered: bool) -> None:
    woken, wakes = os.pipe()
    for each in (woken, wakes):
        os.set_blocking(each, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wakes, warn_on_full_buffer=False)
    poll = select.poll()
    poll.register(control, select.POLLIN)
    poll.register(woken, select.POLLIN)
    born = _Born()
    while True:
        for source, event in poll.poll():
            if source == control.fileno():
                if not _begin(control, born, poll, work, limits, filtered=filtered):
                    return
            elif source == woken:
                os.read(woken, 4096)
                _tell_ends(born, poll)
            elif event and (pid := born.of(source)) is not None:
                poll.unregister(source)  # whoever asked has gone
                os.kill(pid, signal.SIGKILL)


def _begin(
    control: socket.socket,
    born: _Born,
    poll: select.poll,
    work: Work,
    limits: Limits,
    *,
    filtered: bool,
) -> bool:
    """False at the end of all connections."""
    told, passed, _, _ = socket.recv_fds(control, 1, 1)
    if not told:
        for pid in born.connections:
            os.kill(pid, signal.SIGKILL)
        return False
    for connection in passed:
        pid = os.fork()
        if pid == 0:
            serve_one(connection, work, limits, filtered=filtered)
        born.connections[pid] = connection
        poll.register(connection, 0)  # hearing only that the other end is closed
    return True


def _tell_ends(born: _Born, poll: select.poll) -> None:
    """How each process ended, after all that it said itself."""
    while born.connections:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid == 0:
            return
        connection = born.connections.pop(pid, None)
        if connection is None:
            continue
        with suppress(KeyError):
            poll.unregister(connection)
        with suppress(OSError):  # nobody hears it
            os.set_blocking(connection, False)
            os.write(connection, END.pack(b"Z", os.waitstatus_to_exitcode(status)))
        os.close(connection)
