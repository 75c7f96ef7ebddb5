"""A fresh checkout in, the running product out: installs, builds, then becomes the server.

The server brings the database's tables up to date itself. It takes this process's place, so that
Ctrl-C goes to it alone and nothing is left behind.
"""

import os
import sys

from tools.build_pages import build_pages
from tools.install import install, main_of
from tools.places import tool


def prepare() -> None:
    """Everything that must be there before the server starts."""
    install()
    build_pages()


if __name__ == "__main__":
    if code := main_of(prepare):
        sys.exit(code)
    os.execv(tool("trusthound"), [tool("trusthound"), "serve", "--sample"])
