"""The built pages in, Playwright's report out: against a real server with a database of its own."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools import chromium, node
from tools.places import WEB, tool
from tools.served_aside import free_port, server

PLAYWRIGHT = str(WEB / "node_modules/.bin/playwright")


def main() -> int:
    """Runs the tests; without a browser or a server, reports every one of them as failed."""
    browser = chromium.found()
    if browser is None:
        return _all_failed(f"There is no Chromium; {chromium.ASK}")
    with tempfile.TemporaryDirectory(prefix="trusthound-") as folder:
        try:
            pages_port = free_port()
            with server(Path(folder), pages_port) as address:
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
