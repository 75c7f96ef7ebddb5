"""A folder in, the built product served from it out: a real server with a database of its own."""

import os
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.command import tail
from tools.places import LOGS, ROOT, tool

READY_SECONDS = 40.0
STOP_SECONDS = 20.0
SERVER_LOG = LOGS / "served-aside.log"


@contextmanager
def server(folder: Path, pages_port: int) -> Iterator[str]:
    """A server on a free port whose data, embedded database and all, lives in the folder.

    It may fetch from `pages_port` of this machine, where a test shows it postings.
    """
    # The database may have to run as another user, who must be able to pass.
    folder.chmod(0o755)
    port = free_port()
    environment = {
        **os.environ,
        "TRUSTHOUND_PORT": str(port),
        "TRUSTHOUND_DATA_FOLDER": str(folder / "data"),
        "TRUSTHOUND_REQUESTS_A_MINUTE": "100000",
        "TRUSTHOUND_VERIFICATIONS_A_MINUTE": "100000",
        "TRUSTHOUND_UPLOADS_A_MINUTE": "100000",
        "TRUSTHOUND_FEEDBACK_A_MINUTE": "100000",
        "TRUSTHOUND_SIGN_INS_AN_ADDRESS": "100000",
        "TRUSTHOUND_SIGN_UPS_AN_ADDRESS": "100000",
        "TRUSTHOUND_MAILS_AN_ADDRESS": "100000",
        "TRUSTHOUND_DAILY_VERIFICATIONS_OF_ADDRESS": "100000",
        "TRUSTHOUND_MESSAGES_AN_HOUR": "100000",
        "TRUSTHOUND_AGAIN_SECONDS": "0",
        "TRUSTHOUND_FILES_A_MINUTE": "100000",
        "TRUSTHOUND_FETCH_ALLOWED_PRIVATE": f"127.0.0.1:{pages_port}",
        # Browsers find every name under localhost on this machine.
        "TRUSTHOUND_ENTERPRISE_HOSTS": "hire.localhost,enterprise.localhost",
    }
    SERVER_LOG.parent.mkdir(parents=True, exist_ok=True)
    with SERVER_LOG.open("wb") as log:
        process = subprocess.Popen(
            [tool("trusthound"), "serve", "--sample"],
            cwd=ROOT,
            env=environment,
            stdout=log,
            stderr=log,
        )
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_until_ready(f"{address}/api/health/ready", process)
        yield address
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def _wait_until_ready(address: str, process: "subprocess.Popen[bytes]") -> None:
    last_moment = time.monotonic() + READY_SECONDS
    while time.monotonic() < last_moment and process.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=5):
                return
        except OSError:
            time.sleep(0.2)
    raise TimeoutError(f"{tail(SERVER_LOG, 30)}\n\nThe server did not become ready.")
