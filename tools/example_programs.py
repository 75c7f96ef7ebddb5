"""Nothing in, curl and Perl out: what the tests run the examples of docs/ with."""

import os
import shutil
import subprocess

from tools import command
from tools.places import LOGS, ROOT
from tools.progress import Failed, Step, perform

LOG = LOGS / "example-programs.log"
_MODULES = ("perl", "-MHTTP::Tiny", "-MJSON::PP", "-e", "1")


def missing() -> tuple[str, ...]:
    """Debian's packages of them that are not there; a minimal Perl lacks modules of its own."""
    has_perl = shutil.which("perl") is not None
    if has_perl:
        ran = subprocess.run(_MODULES, capture_output=True, check=False)
        has_perl = ran.returncode == 0
    there = {"curl": shutil.which("curl") is not None, "perl": has_perl}
    return tuple(name for name, found in there.items() if not found)


def install() -> None:
    """Installs what is missing where this process may; raises Failed with what to ask for."""
    wanted = missing()
    if not wanted:
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        perform([Step("Programs for the examples", lambda: _apt_get(wanted), LOG)])
    if missing():
        raise Failed(f"Ask an administrator: apt-get install {' '.join(wanted)}")


def _apt_get(wanted: tuple[str, ...]) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (("update",), ("install", "-y", "--no-install-recommends", *wanted)):
        command.run(("apt-get", *words), folder=ROOT, log=LOG, environment=quiet)
