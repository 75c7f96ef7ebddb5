"""Nothing in, the Chromium of the browser tests out; installed where root runs this."""

import os
import shutil

from tools import command
from tools.places import LOGS, ROOT
from tools.progress import Failed, Step, perform

# The shell is the same browser without windows of its own: a third less of the processor.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser")
FONTS = ("fonts-inter", "fonts-liberation")
ASK = f"ask an administrator: apt-get install {' '.join((PROGRAMS[0], *FONTS))}"
LOG = LOGS / "chromium.log"


def found() -> str | None:
    """The program that CHROMIUM names, or the first of them on the PATH."""
    given = os.environ.get("CHROMIUM")
    return given or next(filter(None, map(shutil.which, PROGRAMS)), None)


def install() -> None:
    """Installs Debian's Chromium where this process may; raises Failed with what to ask for."""
    if found():
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise Failed(f"There is no Chromium for the browser tests; {ASK}")
    perform([Step("Chromium for the browser tests", _apt_get, LOG)])


def _apt_get() -> None:
    """Older lists of packages know no shell."""
    if not (_runs("update") and any(_runs("install", "-y", each, *FONTS) for each in PROGRAMS[:2])):
        raise Failed(f"{command.tail(LOG, 10)}\n\nChromium could not be installed; {ASK}")


def _runs(verb: str, *words: str) -> bool:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    line = ("apt-get", verb, "--no-install-recommends", *words)
    return command.run(line, folder=ROOT, log=LOG, environment=quiet).code == 0
