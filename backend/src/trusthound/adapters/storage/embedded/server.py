"""The data folder in, a connection string to a running server out, for as long as it is used."""

import json
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import structlog
from psycopg.conninfo import make_conninfo

from trusthound.adapters.storage.embedded.cluster import ROLE
from trusthound.adapters.storage.embedded.home import (
    Home,
    find_home,
    find_socket_folder,
    folder_problem,
    forget_socket_folder,
)
from trusthound.adapters.storage.embedded.keeper import answers
from trusthound.adapters.storage.embedded.locks import FileLock
from trusthound.domain.common.errors import DatabaseUnavailable, SetupProblem, TrustHoundError

# A first start makes the database, on a slow disk and after a crash replays what was written.
START_SECONDS = 120
STOP_SECONDS = 40
LOOK_SECONDS = 0.05
WATCH_SECONDS = 1.0

log = structlog.get_logger()


@contextmanager
def embedded_server(data_folder: Path) -> Iterator[str]:
    """Use the server of this data folder, and start it where it does not run.

    Any number of processes may use it at once; the last one to leave waits until it has stopped.
    Raises SetupProblem where it cannot be run, DatabaseUnavailable where it does not come up.
    """
    data_folder = data_folder.resolve()
    home = find_home(data_folder)
    try:
        users, keeper = FileLock(home.users_lock), FileLock(home.keeper_lock)
    except OSError as problem:
        raise folder_problem(problem, home.folder) from problem
    left = threading.Event()
    watch = threading.Thread(target=_watch, args=(home, keeper, data_folder, left), daemon=True)
    try:
        if not users.wait_shared(STOP_SECONDS):
            raise DatabaseUnavailable("The database is still shutting down.")
        _ensure_server(home, keeper, data_folder)
        watch.start()
        yield _conninfo(home)
    finally:
        left.set()
        if watch.is_alive():
            watch.join()
        _leave(home, users, keeper)


def _ensure_server(home: Home, keeper: FileLock, data_folder: Path) -> None:
    """Start a keeper where there is none, and wait until its server answers."""
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if not _is_kept(keeper):
            told = _start_keeper(data_folder)
            if told["outcome"] == "problem":
                raise SetupProblem(told["message"], advice=told["advice"])
        elif answers(home):
            return
        else:
            time.sleep(LOOK_SECONDS)
    raise DatabaseUnavailable(
        "The database did not start in time.", advice=f"Its log is {home.log}."
    )


def _is_kept(keeper: FileLock) -> bool:
    """Whether a keeper holds its lock."""
    if not keeper.try_shared():
        return True
    keeper.release()
    return False


def _start_keeper(data_folder: Path) -> dict[str, str]:
    """What the keeper tells about the start, in its own words (`keeper._tell`)."""
    reading, answer = os.pipe()
    keeper = "trusthound.adapters.storage.embedded.keeper"
    command = [sys.executable, "-P", "-m", keeper, str(data_folder), str(answer)]
    try:
        subprocess.run(  # noqa: S603 - our own program
            command,
            pass_fds=[answer],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            check=True,
        )
        os.close(answer)
        poll = select.poll()
        poll.register(reading, select.POLLIN)
        said = os.read(reading, 10_000) if poll.poll(START_SECONDS * 1000) else b""
    finally:
        os.close(reading)
    if not said:
        raise SetupProblem("The process that keeps the database ended, or does not answer.")
    told: dict[str, str] = json.loads(said)
    return told


def _watch(home: Home, keeper: FileLock, data_folder: Path, left: threading.Event) -> None:
    """Start the keeper again should it be killed; the keeper does so for the server."""
    while not left.wait(WATCH_SECONDS):
        try:
            if not _is_kept(keeper):
                log.warning("database_keeper_restarted")
                _ensure_server(home, keeper, data_folder)
        except (TrustHoundError, OSError) as problem:
            log.warning("database_not_started", problem=str(problem))


def _conninfo(home: Home) -> str:
    folder = find_socket_folder(home)
    password = home.password.read_text()
    return make_conninfo(
        host=str(folder), port=5432, user=ROLE, password=password, dbname="postgres"
    )


def _leave(home: Home, users: FileLock, keeper: FileLock) -> None:
    """Give up our share. The last one holds the door shut until the server has stopped."""
    if users.try_alone() and _is_kept(keeper):
        os.kill(int(keeper.read()), signal.SIGTERM)
        if keeper.wait_alone(STOP_SECONDS):
            forget_socket_folder(home)
    keeper.close()
    users.close()
