"""Processes that use an embedded server, and a look at what runs."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import psycopg
import pytest

from trusthound.adapters.storage.embedded.home import Home, find_home

# Generous: it says when a test has failed, never whether it passes.
PATIENCE_SECONDS = 40

# Opens the server, tells its address, and goes on until its input ends or it is interrupted.
PROGRAM = """
import sys
from pathlib import Path
from trusthound.adapters.storage.embedded.server import embedded_server
try:
    with embedded_server(Path(sys.argv[1])) as conninfo:
        print(conninfo, flush=True)
        sys.stdin.read()
except KeyboardInterrupt:
    pass
"""


@dataclass(frozen=True, slots=True)
class Use:
    """Another process that uses the server: its address there, and ways for it to end."""

    process: subprocess.Popen[str]
    conninfo: str

    def leave(self) -> None:
        self.process.communicate()

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.communicate()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def use() -> Iterator[Callable[[Path], Use]]:
    """Start a process that uses the server of a data folder."""
    with ExitStack() as stack:

        def start(data_folder: Path) -> Use:
            process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, str(data_folder)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                preexec_fn=_interruptible,
            )
            stack.callback(_end, process)
            assert process.stdout is not None
            conninfo = process.stdout.readline().strip()
            assert conninfo
            return Use(process, conninfo)

        yield start


@pytest.fixture(scope="module")
def data_folder() -> Iterator[Path]:
    """A folder that the server's account can enter, with a space in its path."""
    with tempfile.TemporaryDirectory(prefix="trusthound test ") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder, "data")


@pytest.fixture
def home(data_folder: Path) -> Home:
    return find_home(data_folder)


@pytest.fixture
def eventually() -> Callable[[Callable[[], bool]], None]:
    return _eventually


def _eventually(condition: Callable[[], bool]) -> None:
    """Wait until something has become true."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.fixture
def postmaster() -> Callable[[str], int]:
    """The process behind an address."""

    def ask(conninfo: str) -> int:
        with psycopg.connect(conninfo) as connection:
            row = connection.execute(
                "SELECT (regexp_split_to_array(pg_read_file('postmaster.pid'), '\\n'))[1]::int"
            ).fetchone()
        assert row is not None
        return int(row[0])

    return ask


@pytest.fixture
def runs() -> Callable[[int], bool]:
    def ask(process_id: int) -> bool:
        try:
            os.kill(process_id, 0)
        except ProcessLookupError:
            return False
        return True

    return ask


def _interruptible() -> None:
    """A test run in the background of a shell ignores SIGINT, and its children inherit that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def _end(process: subprocess.Popen[str]) -> None:
    if process.poll() is None:
        process.communicate()
