"""The checkout in; the API and the pages out, each on its port and following every change."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tools import node
from tools.install import install, main_of
from tools.places import BACKEND, ROOT, WEB, tool
from tools.progress import say

LOOK_EVERY_SECONDS = 0.5
STOP_SECONDS = 20


def dev() -> None:
    """Restarts the API when its source changed; Vite follows the pages by itself. Until Ctrl-C."""
    install()
    with _running(["npm", "run", "dev"], node.environment()) as pages:
        while pages.poll() is None:
            seen = _source()
            with _running([tool("trusthound"), "serve"], None):
                while pages.poll() is None and seen == _source():
                    time.sleep(LOOK_EVERY_SECONDS)
            if pages.poll() is None:
                say("The source changed: the API starts again.")


def _source() -> dict[str, int]:
    """When each file was last written."""
    return {str(each): each.stat().st_mtime_ns for each in (BACKEND / "src").rglob("*.py")}


@contextmanager
def _running(
    words: list[str], environment: dict[str, str] | None
) -> Iterator["subprocess.Popen[bytes]"]:
    """In this process group, so that Ctrl-C reaches it too; ended when the block ends."""
    folder = WEB if words[0] == "npm" else ROOT
    process = subprocess.Popen(words, cwd=folder, env=environment)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(STOP_SECONDS)


if __name__ == "__main__":
    sys.exit(main_of(dev))
