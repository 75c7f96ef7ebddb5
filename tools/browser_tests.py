"""The built pages in, Playwright's report out: against a real server with a database of its own."""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tools import chromium, node
from tools.command import tail
from tools.places import LOGS, ROOT, WEB, tool

READY_SECONDS = 40.0
STOP_SECONDS = 20.0
SERVER_LOG = LOGS / "browser-tests-server.log"
PLAYWRIGHT = str(WEB / "node_modules/.bin/playwright")


def main() -> int:
    """Runs the tests; without a browser or a server, reports every one of them as failed."""
    browser = chromium.found()
    if browser is None:
        return _all_failed(f"There is no Chromium; {chromium.ASK}")
    with tempfile.TemporaryDirectory(prefix="trusthound-") as folder:
        try:
            pages_port = _free_port()
            with _server(Path(folder), pages_port) as address:
                environment = {
                    **node.environment(),
                    "CHROMIUM": browser,
                    "BASE_URL": address,
                    "PAGES_PORT": str(pages_port),
                    # Organisations are made by whoever runs the installation: by its command.
                    "TRUSTHOUND_COMMAND": tool("trusthound"),
                    "TRUSTHOUND_DATA_FOLDER": str(Path(folder) / "data"),
                }
                words = [PLAYWRIGHT, "test", "--reporter=list,json"]
                return subprocess.run(words, cwd=WEB, env=environment, check=False).returncode
        except TimeoutError as error:
            return _all_failed(str(error))


@contextmanager
def _server(folder: Path, pages_port: int) -> Iterator[str]:
    """A server on a free port whose data, embedded database and all, lives in the folder.

    It may fetch from `pages_port` of this machine, where a test shows it postings.
    """
    # The database may have to run as another user, who must be able to pass.
    folder.chmod(0o755)
    port = _free_port()
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


def _free_port() -> int:
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


def _all_failed(why: str) -> int:
    print(why, flush=True)
    words = [PLAYWRIGHT, "test", "--list", "--reporter=json"]
    environment = {**node.environment(), "BASE_URL": "http://127.0.0.1:1"}
    report = Path(environment.pop("PLAYWRIGHT_JSON_OUTPUT_FILE", os.devnull))
    listed = subprocess.run(
        words, cwd=WEB, env=environment, capture_output=True, text=True, check=False
    )
    missed = _number_of_tests(json.loads(listed.stdout)) if shutil.which(PLAYWRIGHT) else 1
    stats = {"expected": 0, "unexpected": missed, "flaky": 0, "skipped": 0}
    report.write_text(json.dumps({"stats": stats, "errors": []}))
    return 1


def _number_of_tests(suite: dict[str, Any]) -> int:
    """A listing is a tree of suites; each of its specs has one test a browser."""
    here: int = sum(len(each["tests"]) for each in suite.get("specs", ()))
    return here + sum(_number_of_tests(each) for each in suite.get("suites", ()))


if __name__ == "__main__":
    sys.exit(main())
