"""Nothing in, the tests' Chromium and what shuts it in out; installed where root runs this."""

import functools
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import command
from tools.places import LOGS, ROOT
from tools.progress import Failed, Step, perform

# The shell is the same browser without windows of its own: a third less of the processor.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser")
# The tests of pages that only scripts show start this program in namespaces of its own.
RENDERER = Path("/usr/lib/chromium/chromium-headless-shell")
WRAPPER, WRAPPER_PACKAGE = "bwrap", "bubblewrap"
FONTS = ("fonts-inter", "fonts-liberation")
ASK = f"ask an administrator: apt-get install {' '.join((PROGRAMS[0], WRAPPER_PACKAGE, *FONTS))}"
LOG = LOGS / "chromium.log"
# What bubblewrap asks of the kernel, asked by another program and as nobody in particular.
_NAMESPACES = ("--map-root-user", "--net", "--mount", "--pid", "--ipc", "--uts", "--fork")
_UNSHARE = ("/usr/bin/unshare", *_NAMESPACES, "--mount-proc", "/bin/true")
_NOBODY = 65534


def found() -> str | None:
    """The program that CHROMIUM names, or the first of them on the PATH."""
    given = os.environ.get("CHROMIUM")
    return given or next(filter(None, map(shutil.which, PROGRAMS)), None)


def missing() -> tuple[str, ...]:
    """Packages that pages which only scripts show need here; they can be shown on Linux alone."""
    if sys.platform != "linux":
        return ()
    there = {WRAPPER_PACKAGE: bool(shutil.which(WRAPPER)), PROGRAMS[0]: RENDERER.exists()}
    return tuple(name for name, is_there in there.items() if not is_there)


@functools.cache
def refused() -> str:
    """Why this machine lets nobody shut a program in, in its own words; "" where it does.

    A program that is not installed is no refusal: OSError then.
    """
    if sys.platform != "linux":
        return f"{sys.platform} has no namespaces"
    user = _NOBODY if os.geteuid() == 0 else None
    tried = subprocess.run(_UNSHARE, capture_output=True, text=True, check=False, user=user)
    return "" if tried.returncode == 0 else tried.stderr.strip() or "unshare failed"


def install() -> None:
    """Installs Debian's Chromium and bubblewrap where this process may.

    Raises Failed with what to ask for. The shell comes also where there is a Chromium with windows:
    it is worth a minute of the tests.
    """
    may = os.geteuid() == 0 and shutil.which("apt-get")
    if may:
        if not shutil.which(WRAPPER):
            perform([Step("bubblewrap for the browser", _wrapper, LOG)])
        if not shutil.which(PROGRAMS[0]):
            perform([Step("Chromium for the browser tests", _browser, LOG)])
    lacking = (*missing(), *(() if found() else ("Chromium at all",)))
    if lacking:
        said = f"{command.tail(LOG, 10)}\n\n" if may else ""
        raise Failed(f"{said}For the browser tests there is no {' and no '.join(lacking)}; {ASK}")


def _browser() -> None:
    """Older lists of packages know no shell; without any list, what is there has to do."""
    _ = _runs("update") and any(_runs("install", "-y", each, *FONTS) for each in PROGRAMS[:2])


def _wrapper() -> None:
    _ = _runs("install", "-y", WRAPPER_PACKAGE) or (
        _runs("update") and _runs("install", "-y", WRAPPER_PACKAGE)
    )


def _runs(verb: str, *words: str) -> bool:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    line = ("apt-get", verb, "--no-install-recommends", *words)
    return command.run(line, folder=ROOT, log=LOG, environment=quiet).code == 0
