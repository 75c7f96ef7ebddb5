"""The product served as `make run` serves it, with its worker, for programs of employers."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import httpx2
import psycopg
import pytest
from psycopg import sql
from psycopg.conninfo import make_conninfo
from tests.adapters.documents.written_pdfs import Drawn, written_pdf
from tests.entrypoints.http.candidates.conftest import LINES

ROOT = Path(__file__).resolve().parents[4]
PROGRAM = (sys.executable, "-m", "trusthound.entrypoints.cli.app")
START_SECONDS = 50.0


@dataclass(frozen=True)
class Served:
    """Where it is served, and the environment that its command line finds it by."""

    url: str
    environment: dict[str, str]
    log: Path
    receiver: int = 0  # the one port of this machine that webhooks may be sent to

    def run(self, *words: str) -> str:
        """A command of whoever runs the installation; what it printed."""
        ran = subprocess.run(
            [*PROGRAM, *words], env=self.environment, capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, ran.stderr
        return ran.stdout


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def serving(database_url: str, folder: Path, **settings: str) -> Iterator[Served]:
    port = free_port()
    log = folder / "log"
    environment = {
        **os.environ,  # noqa: TID251 - handed on
        "DATABASE_URL": database_url,
        "TRUSTHOUND_DATA_FOLDER": str(folder),
        "TRUSTHOUND_PORT": str(port),
        "TRUSTHOUND_LOOKUPS": "false",
        "TRUSTHOUND_PASSWORD_MEMORY_KIB": "64",
        "TRUSTHOUND_REQUESTS_A_MINUTE": "100000",
        "TRUSTHOUND_UPLOADS_A_MINUTE": "100000",
        **{f"TRUSTHOUND_{name.upper()}": value for name, value in settings.items()},
    }
    with log.open("wb") as output:
        process = subprocess.Popen(
            [*PROGRAM, "serve"], env=environment, stdout=output, stderr=output
        )
    try:
        url = f"http://127.0.0.1:{port}"
        _wait(url, process, log)
        yield Served(url, environment, log)
    finally:
        process.terminate()
        process.wait(timeout=20)


def _wait(url: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    with httpx2.Client() as client:
        while True:
            try:
                if client.get(f"{url}/api/health/ready").status_code == 200:
                    return
            except httpx2.TransportError:
                pass
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.1)


@pytest.fixture(scope="session")
def served(database_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """On a database of its own, as its worker never rests; each test makes an organisation.

    Started once a process: that takes as long as all that is asked of it.
    """
    name = f"employers_{os.getpid()}"
    with psycopg.connect(database_server, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    folder = tmp_path_factory.mktemp("served")
    receiver = free_port()
    address = make_conninfo(database_server, dbname=name)
    with serving(address, folder, fetch_allowed_private=f"127.0.0.1:{receiver}") as running:
        yield replace(running, receiver=receiver)


def a_pdf(name: str = "Ann Lee") -> bytes:
    """Hers, with another name where one is given; a page with selectable text."""
    lines = [name, *(each.replace("–", "-") for each in LINES[1:])]
    return written_pdf([Drawn(each, up=740 - 20 * at) for at, each in enumerate(lines)])
