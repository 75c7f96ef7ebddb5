"""A program in, the command that starts it where there is nothing to reach out.

bubblewrap gives it namespaces of its own: a network without any connection, no process but its own,
and of this machine's files the system's libraries and fonts, which it can read. There is no home,
no data folder, no setting of ours; what it writes lies in memory and goes with it. What cannot be
had is never left out: the command ends then, and nothing was started.
"""

import os
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

from trusthound.adapters.web.browser.limits import BrowserLimits

NOBODY = 65534
WRAPPER = "bwrap"
# Where it is looked for, and all that the program's environment holds.
PATH = "/usr/bin:/bin"
# Its pipes become the third and the fourth: what Chromium listens to. The limits are each
# process's own: no dump, so many seconds of a core. A limit of memory ends Chromium's renderers at
# their start (tried with RLIMIT_DATA at 600 MB and 1.2 GB), so that is watched from outside.
_BEGIN = 'exec 3<&0 4>&1 0</dev/null 1>/dev/null; ulimit -c 0; ulimit -t "$1"; shift; exec "$@"'
_READABLE = ("/usr/lib", "/usr/lib64", "/usr/share/fonts", "/usr/share/fontconfig", "/etc/fonts")
_LIBRARIES = ("/lib", "/lib64")


def command(limits: BrowserLimits, words: Sequence[str]) -> list[str]:
    """Started with pipes as its standard input and output, and an environment that only has PATH.

    Whoever is root becomes nobody before.
    """
    program = os.path.realpath(limits.program)
    begin = ["/bin/sh", "-c", _BEGIN, "sh", str(int(limits.seconds) + 1)]
    return [*begin, *_wrapped(program, limits.temporary_bytes), program, *words]


def lacking(limits: BrowserLimits) -> str:
    """What is not installed, "" where all is."""
    if shutil.which(WRAPPER, path=PATH) is None:
        return "bubblewrap is not installed"
    return "" if os.access(limits.program, os.X_OK) else f"there is no program {limits.program}"


def _wrapped(program: str, temporary_bytes: int) -> Iterator[str]:
    yield WRAPPER
    yield from ("--unshare-user", "--unshare-net", "--unshare-pid", "--unshare-ipc")
    yield from ("--unshare-uts", "--unshare-cgroup-try", "--hostname", "page")
    yield from ("--die-with-parent", "--new-session", "--cap-drop", "ALL")
    yield from ("--uid", str(NOBODY), "--gid", str(NOBODY))
    for each in dict.fromkeys((*_READABLE, str(Path(program).parent))):
        if Path(each).is_dir():
            yield from ("--ro-bind", each, each)
    for each in _LIBRARIES:
        if Path(each).is_symlink():
            yield from ("--symlink", str(Path(each).readlink()), each)
        elif Path(each).is_dir():
            yield from ("--ro-bind", each, each)
    yield from ("--proc", "/proc", "--dev", "/dev")
    for each in ("/dev/shm", "/tmp"):  # noqa: S108 - memory of its own
        yield from ("--size", str(temporary_bytes), "--tmpfs", each)
    yield from ("--remount-ro", "/", "--chdir", "/tmp", "--clearenv", "--setenv", "HOME", "/tmp")  # noqa: S108
    yield "--"
