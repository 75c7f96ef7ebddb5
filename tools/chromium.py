"""Nothing in, the tests' Chromium and what shuts it in out; installed where root runs this."""

import os
import shutil

from tools import command
from tools.places import LOGS, ROOT
from tools.progress import Failed, Step, perform

# The shell is the same browser without windows of its own: a third less of the processor.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser")
# The tests of pages that only scripts show start the browser in namespaces of its own.
WRAPPER, WRAPPER_PACKAGE = "bwrap", "bubblewrap"
FONTS = ("fonts-inter", "fonts-liberation")
ASK = f"ask an administrator: apt-get install {' '.join((PROGRAMS[0], *FONTS))}"
LOG = LOGS / "chromium.log"


def found() -> str | None:
    """The program that CHROMIUM names, or the first of them on the PATH."""
    given = os.environ.get("CHROMIUM")
    return given or next(filter(None, map(shutil.which, PROGRAMS)), None)


def install() -> None:
    """Installs Debian's Chromium where this process may; raises Failed with what to ask for.

    The shell comes also where there is a Chromium with windows: it is worth a minute of the tests.
    """
    may = os.geteuid() == 0 and shutil.which("apt-get")
    if may and not shutil.which(WRAPPER):  # without it those tests hold that nothing is shown
        perform([Step("bubblewrap for the browser", _wrapper, LOG)])
    if os.environ.get("CHROMIUM") or shutil.which(PROGRAMS[0]):
        return
    if may:
        perform([Step("Chromium for the browser tests", _apt_get, LOG)])
    elif not found():
        raise Failed(f"There is no Chromium for the browser tests; {ASK}")


def _apt_get() -> None:
    """Older lists of packages know no shell; without any list, what is there has to do."""
    installed = _runs("update") and any(
        _runs("install", "-y", each, *FONTS) for each in PROGRAMS[:2]
    )
    if not (installed or found()):
        raise Failed(f"{command.tail(LOG, 10)}\n\nChromium could not be installed; {ASK}")


def _wrapper() -> None:
    _ = _runs("install", "-y", WRAPPER_PACKAGE) or (
        _runs("update") and _runs("install", "-y", WRAPPER_PACKAGE)
    )


def _runs(verb: str, *words: str) -> bool:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    line = ("apt-get", verb, "--no-install-recommends", *words)
    return command.run(line, folder=ROOT, log=LOG, environment=quiet).code == 0
