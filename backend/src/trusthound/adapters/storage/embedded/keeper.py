"""The keeper: a small process that owns the server as long as somebody uses it.

Started as `python -m … keeper DATA_FOLDER ANSWER`; tells on the descriptor ANSWER, in one line of
JSON, how the start went. It starts the server again when it dies, stops it when nobody uses it,
and on SIGTERM. Should the keeper be killed, Linux interrupts the server, which stops cleanly.
"""

import contextlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import BinaryIO

from trusthound.adapters.storage.embedded.account import run_as, start_as
from trusthound.adapters.storage.embedded.cluster import make_cluster, server_problem
from trusthound.adapters.storage.embedded.home import (
    SOCKET_NAME,
    Home,
    find_home,
    find_socket_folder,
    folder_problem,
    forget_socket_folder,
    make_socket_folder,
)
from trusthound.adapters.storage.embedded.locks import FileLock
from trusthound.adapters.storage.embedded.memory import kept_pages, memory_bytes
from trusthound.adapters.storage.embedded.programs import Programs, find_programs
from trusthound.domain.common.errors import SetupProblem

LOOK_SECONDS = 0.5
STARTING_LOOK_SECONDS = 0.02
RETRY_SECONDS = 0.5
# How long another server may take to leave the same data before a start counts as failed.
PREDECESSOR_SECONDS = 30
LOG_BYTES = 1_000_000
# PostgreSQL's words for "another server still has this data".
PREDECESSOR = ('"postmaster.pid" already exists', "pre-existing shared memory block")
SETTINGS = {
    "listen_addresses": "",  # the socket alone: no other user of the machine reaches it
    "port": "5432",
    "unix_socket_permissions": "0700",
    "timezone": "UTC",
    "log_timezone": "UTC",
    "max_wal_size": "256MB",
    "jit": "off",
    "client_connection_check_interval": "5s",  # what nobody waits for any more is not finished
}


def main() -> None:
    data_folder, answer = Path(sys.argv[1]), int(sys.argv[2])
    if os.fork():  # nobody's child, so that whoever started us may end without waiting
        os._exit(0)
    os.setsid()
    os.umask(0o077)
    os.chdir("/")
    try:
        home = find_home(data_folder)
        lock = FileLock(home.keeper_lock)
        if lock.try_alone():
            lock.write(str(os.getpid()))
            _keep(home, answer)
        else:
            _tell(answer, "taken")
    except SetupProblem as problem:
        _tell(answer, "problem", problem)
    except OSError as problem:
        _tell(answer, "problem", folder_problem(problem, data_folder))


def _tell(answer: int, outcome: str, problem: SetupProblem | None = None) -> None:
    said = {"outcome": outcome}
    if problem is not None:
        said |= {"message": problem.message, "advice": problem.advice}
    with contextlib.suppress(BrokenPipeError):  # who asked may be gone
        os.write(answer, json.dumps(said).encode() + b"\n")
    os.close(answer)


def _keep(home: Home, answer: int) -> None:
    """Run the server until nobody uses it."""
    programs = find_programs(home.account, home.folder)
    make_cluster(home, programs)
    socket_folder = make_socket_folder(home)
    users, wake = FileLock(home.users_lock), Wake()
    with _open_log(home) as log:
        server = _started(home, programs, socket_folder, log, wake)
        _tell(answer, "ready")
        os.dup2(log.fileno(), sys.stdout.fileno())
        os.dup2(log.fileno(), sys.stderr.fileno())
        while not wake.stop_asked and not (unused := users.try_alone()):
            wake.wait(LOOK_SECONDS)
            if server.poll() is not None and not wake.stop_asked:
                try:
                    server = _started(home, programs, socket_folder, log, wake)
                except SetupProblem as problem:
                    sys.stderr.write(f"{problem.message}\n")
                    time.sleep(RETRY_SECONDS)  # its end has rung the bell already
        _stop(server)
    if unused:
        forget_socket_folder(home)


class Wake:
    """Sleep that a signal ends: SIGTERM asks to stop, SIGCHLD tells that the server has ended."""

    def __init__(self) -> None:
        self.stop_asked = False
        self._bell, rung = socket.socketpair()
        for each in (self._bell, rung):
            each.settimeout(0)
        signal.set_wakeup_fd(rung.detach())
        signal.signal(signal.SIGTERM, self._ask_to_stop)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        # Shells start background programs with SIGINT ignored, and the server would inherit that.
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    def wait(self, seconds: float) -> None:
        if select.select([self._bell], [], [], seconds)[0]:
            self._bell.recv(1000)

    def _ask_to_stop(self, *_: object) -> None:
        self.stop_asked = True


def _started(
    home: Home, programs: Programs, socket_folder: Path, log: BinaryIO, wake: Wake
) -> subprocess.Popen[bytes]:
    """Start the server and wait until it answers, or until we are asked to stop.

    A predecessor that is still dying (its keeper or itself was killed) is waited for.
    """
    settings = SETTINGS | {
        "shared_buffers": kept_pages(memory_bytes()),
        "unix_socket_directories": str(socket_folder),
    }
    command: list[str | Path] = [programs.folder / "postgres", "-D", home.cluster]
    command += [each for key, value in settings.items() for each in ("-c", f"{key}={value}")]
    deadline = time.monotonic() + PREDECESSOR_SECONDS
    while True:
        before = log.seek(0, os.SEEK_END)
        server = start_as(home.account, command, log)
        while server.poll() is None and not wake.stop_asked and not answers(home, server.pid):
            wake.wait(STARTING_LOOK_SECONDS)
        if server.poll() is None or wake.stop_asked:
            return server
        log.seek(before)
        said = log.read().decode(errors="replace")
        if not any(each in said for each in PREDECESSOR) or time.monotonic() > deadline:
            raise server_problem(said, home)
        if answers(home):  # it is not dying: its keeper was killed where Linux's help is missing
            stop = (programs.folder / "pg_ctl", "stop", "-D", home.cluster, "-m", "fast")
            run_as(home.account, stop)
        time.sleep(RETRY_SECONDS)


def answers(home: Home, pid: int | None = None) -> bool:
    """Whether a server (that of `pid`) says that it is ready, and takes connections."""
    folder = find_socket_folder(home)
    try:
        lines = (home.cluster / "postmaster.pid").read_text().splitlines()
        if folder is None or lines[-1].strip() != "ready" or (pid and int(lines[0]) != pid):
            return False
        with socket.socket(socket.AF_UNIX) as attempt:
            attempt.connect(f"{folder}{SOCKET_NAME}")
    except (OSError, IndexError, ValueError):  # the file is not there yet, or half-written
        return False
    return True


def _open_log(home: Home) -> BinaryIO:
    """Append to the log; the one before is kept once it has grown."""
    if home.log.exists() and home.log.stat().st_size > LOG_BYTES:
        home.log.replace(home.log.with_suffix(".log.before"))
    flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_NOFOLLOW
    return os.fdopen(os.open(home.log, flags, 0o600), "r+b", buffering=0)


def _stop(server: subprocess.Popen[bytes]) -> None:
    """End clients and shut down cleanly; harder only where that does not come to an end."""
    for kind, seconds in ((signal.SIGINT, 20), (signal.SIGQUIT, 10), (signal.SIGKILL, 10)):
        server.send_signal(kind)  # does nothing once it has ended
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.wait(seconds)
            return


if __name__ == "__main__":
    main()
