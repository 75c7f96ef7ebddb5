"""A command in; its exit code, its time and its log out. Nothing it started outlives it."""

import os
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

KILL_AFTER_SECONDS = 10.0

_running: set[int] = set()


@dataclass(frozen=True, slots=True)
class Ran:
    """What became of a command. The code is None when its time was up."""

    code: int | None
    seconds: float
    log: Path


def run(
    command: Sequence[str],
    *,
    folder: Path,
    log: Path,
    seconds: float = 3600.0,
    environment: Mapping[str, str] | None = None,
) -> Ran:
    """Runs the command in a process group of its own, its output into the log.

    The group is ended when the time is up.
    """
    log.parent.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    with log.open("wb") as output:
        try:
            process = subprocess.Popen(
                command,
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        except OSError as error:
            output.write(f"{command[0]} could not be started: {error.strerror}\n".encode())
            return Ran(127, time.monotonic() - begun, log)
        _running.add(process.pid)
        try:
            code = _wait(process, seconds)
        finally:
            _end_group(process)
            _running.discard(process.pid)
    return Ran(code, time.monotonic() - begun, log)


def end_all() -> None:
    """Asks every command that still runs to stop; called when another one failed."""
    for each in tuple(_running):
        _signal(each, signal.SIGTERM)


def tail(log: Path, lines: int) -> str:
    """The last lines of a log."""
    return "\n".join(log.read_text(errors="replace").rstrip().splitlines()[-lines:])


def _wait(process: "subprocess.Popen[bytes]", seconds: float) -> int | None:
    try:
        return process.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        return None


def _end_group(process: "subprocess.Popen[bytes]") -> None:
    """A command that still runs may tidy up first, as a server stops its database."""
    if process.poll() is None:
        _signal(process.pid, signal.SIGTERM)
        _wait(process, KILL_AFTER_SECONDS)
    _signal(process.pid, signal.SIGKILL)
    process.wait()


def _signal(group: int, number: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, number)
