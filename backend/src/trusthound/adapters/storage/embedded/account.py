"""Whom the server runs as, and running programs as that account.

PostgreSQL refuses to run as root. Root therefore hands it to an account that exists already; no
account is made and no folder above our own changes its permissions.
"""

import ctypes
import os
import pwd
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from trusthound.domain.common.errors import SetupProblem

# Accounts without rights that every system has; the first that exists is taken.
UNPRIVILEGED = ("nobody", "daemon")
# What a server of ours needs of its environment; our own may hold secrets.
ENVIRONMENT = {"PATH": "/usr/bin:/bin", "LC_ALL": "C", "TZ": "UTC"}
PR_SET_PDEATHSIG = 1


@dataclass(frozen=True, slots=True)
class Account:
    """`other`: not the one we run as, so that programs must be started as it."""

    name: str
    uid: int
    gid: int
    other: bool


def server_account() -> Account:
    """The account for the server: our own, or an unprivileged one where we are root."""
    if os.geteuid() != 0:
        return Account(f"user {os.geteuid()}", os.geteuid(), os.getegid(), other=False)
    for name in UNPRIVILEGED:
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return Account(name, entry.pw_uid, entry.pw_gid, other=True)
    raise SetupProblem(
        "PostgreSQL refuses to run as root, and there is no unprivileged account to run it as.",
        advice="Run TrustHound as a normal user, or set DATABASE_URL to a database you have.",
    )


def run_as(
    account: Account, command: Sequence[str | Path], *, seconds: float = 60
) -> subprocess.CompletedProcess[str]:
    """Run a program to its end and keep what it said; OSError where it cannot be run."""
    return subprocess.run(  # noqa: S603 - fixed programs, no shell, arguments are our own paths
        [str(each) for each in command],
        user=account.uid if account.other else None,
        group=account.gid if account.other else None,
        extra_groups=[] if account.other else None,
        env=ENVIRONMENT,
        cwd="/",
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        timeout=seconds,
        check=False,
    )


def start_as(
    account: Account, command: Sequence[str | Path], output: int | IO[bytes]
) -> subprocess.Popen[bytes]:
    """Start a program that ends, cleanly, when we do. Only for a process without threads."""
    return subprocess.Popen(  # noqa: S603 - as above
        [str(each) for each in command],
        user=account.uid if account.other else None,
        group=account.gid if account.other else None,
        extra_groups=[] if account.other else None,
        env=ENVIRONMENT,
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
        preexec_fn=_ends_with_us(),
    )


def may_enter(account: Account, folder: Path) -> bool:
    """Whether the account gets into the folder; asked of the system, which knows of ACLs too."""
    return run_as(account, ["/bin/sh", "-c", 'cd -- "$1"', "sh", folder]).returncode == 0


def _ends_with_us() -> Callable[[], None] | None:
    """Ask Linux to interrupt the child should we be killed; SIGINT is PostgreSQL's clean stop.

    Runs in the child after it has changed its user, which would undo the request.
    """
    if sys.platform != "linux":
        return None
    prctl, parent = ctypes.CDLL(None).prctl, os.getpid()

    def ask() -> None:
        prctl(PR_SET_PDEATHSIG, signal.SIGINT)
        if os.getppid() != parent:  # killed before the request stood
            os._exit(1)

    return ask
