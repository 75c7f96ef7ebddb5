"""A fresh checkout in, the running product out: installs, builds, migrates, becomes the server.

The server takes this process's place: Ctrl-C goes to it alone, and nothing is left behind.
"""

import os
import sys

from tools import command
from tools.build_pages import build_pages
from tools.install import install, main_of
from tools.places import LOGS, ROOT, tool
from tools.progress import Failed, Step, perform


def prepare() -> None:
    """Everything that must be there before the server starts."""
    install()
    build_pages()
    perform([Step("Preparing the database", _migrate, LOGS / "migrate.log")])


def _migrate() -> None:
    log = LOGS / "migrate.log"
    if command.run([tool("trusthound"), "migrate"], folder=ROOT, log=log).code != 0:
        raise Failed(f"{command.tail(log, 15)}\n\nThe database could not be prepared.")


if __name__ == "__main__":
    if code := main_of(prepare):
        sys.exit(code)
    os.execv(tool("trusthound"), [tool("trusthound"), "serve"])
