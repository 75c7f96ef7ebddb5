"""A fresh checkout in; a virtual environment, Node.js if there is none, and all packages out.

Every piece has a stamp, so that a second call finds nothing to do and takes a moment.
"""

import fcntl
import importlib.util
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from tools import command, node, progress, stamps
from tools.places import (
    BACKEND,
    CACHE,
    LOGS,
    PYTHON_CLIENT,
    ROOT,
    VENV,
    node_folders,
    tool,
)
from tools.progress import Failed, Step, say

LOCK = BACKEND / "requirements.lock"
NODE_LOCK = BACKEND / "requirements-node.lock"
VIRTUALENV = "virtualenv==21.15.7"
PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input")
# Python compiles what it imports when it first does: half of that would never be imported.
HASHED = ("--require-hashes", "--no-deps", "--no-compile", "--progress-bar", "off")

FULL = "The disk is full. Make room and try again."
UNREACHABLE = "The package registry could not be reached. Try again when the network is back."
OTHER_PACKAGE = "A downloaded package is not the one that was pinned. Do not go on; tell us."
UNTRUSTED = (
    "The registry's certificate is not trusted."
    " Behind a proxy with an authority of its own, set PIP_CERT and NODE_EXTRA_CA_CERTS."
)
HINTS = {
    "No space left on device": FULL,
    "ENOSPC": FULL,
    "Read-only file system": "The checkout lies on a disk that cannot be written.",
    "DO NOT MATCH THE HASHES": OTHER_PACKAGE,
    "EINTEGRITY": OTHER_PACKAGE,
    "No matching distribution": "The registry has no such package for this Python or platform.",
    "CERTIFICATE_VERIFY_FAILED": UNTRUSTED,
    "SELF_SIGNED_CERT": UNTRUSTED,
    "Temporary failure in name resolution": UNREACHABLE,
    "Failed to establish a new connection": UNREACHABLE,
    "EAI_AGAIN": UNREACHABLE,
    "ENOTFOUND": UNREACHABLE,
    "ETIMEDOUT": UNREACHABLE,
}


def install() -> None:
    """Installs what is missing. Raises Failed with a sentence that says what to do."""
    begun = time.monotonic()
    with _alone():
        if not _venv_works():
            progress.perform([Step("Virtual environment", _make_venv, LOGS / "venv.log")])
        if not node.on_path():
            install_lock("Node.js", NODE_LOCK)
        python = [] if _is_installed(LOCK) else [_pip("Python packages", LOCK)]
        if not _backend_is_installed():
            python.append(Step("TrustHound itself", _install_backend, LOGS / "backend.log"))
        web = [_npm(each) for each in node_folders() if not _npm_is_installed(each)]
        progress.perform(python, web)
    if time.monotonic() - begun > 1:
        say(f"Installed in {time.monotonic() - begun:.0f} s.")


def install_lock(title: str, lock: Path) -> None:
    """Installs the packages of one lock file, if that was not done already."""
    if not _is_installed(lock):
        progress.perform([_pip(title, lock)])


class _alone:  # noqa: N801 - reads as a word
    """One installation at a time in one checkout: a second one waits, then finds nothing to do."""

    def __enter__(self) -> None:
        CACHE.mkdir(exist_ok=True)
        self._file = (CACHE / "install.lock").open("w")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another installation runs in this checkout; waiting for it.")
            fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        self._file.close()


def _venv_works() -> bool:
    """False for none, for one whose Python is gone, and for one that was moved here."""
    if not Path(tool("python")).exists():
        return False
    asked = "import sys, pip; print(sys.prefix); sys.exit(sys.version_info < (3, 11))"
    answer = subprocess.run(
        [tool("python"), "-c", asked], capture_output=True, text=True, check=False
    )
    script = Path(tool("pip"))
    stays = script.exists() and str(VENV) in script.read_text(errors="replace")
    return answer.returncode == 0 and stays


def _make_venv() -> None:
    log = LOGS / "venv.log"
    if VENV.exists():
        shutil.rmtree(VENV)
    if _venv_can_be_made():
        _must([sys.executable, "-m", "venv", str(VENV)], log)
    elif importlib.util.find_spec("virtualenv"):
        _must([sys.executable, "-m", "virtualenv", str(VENV)], log)
    elif importlib.util.find_spec("pip"):
        home = CACHE / "virtualenv"
        _must([sys.executable, *PIP, "install", "--target", str(home), VIRTUALENV], log)
        environment = {**os.environ, "PYTHONPATH": str(home)}
        _must([sys.executable, "-m", "virtualenv", str(VENV)], log, environment=environment)
    elif os.geteuid() == 0 and shutil.which("apt-get"):
        _must(["apt-get", "update"], log)
        _must(["apt-get", "install", "-y", "--no-install-recommends", _debian_name()], log)
        _must([sys.executable, "-m", "venv", str(VENV)], log)
    else:
        raise Failed(
            f"{sys.executable} cannot make virtual environments."
            f" Install what is missing (Debian, Ubuntu: apt-get install {_debian_name()})"
            " and try again."
        )


def _venv_can_be_made() -> bool:
    return all(importlib.util.find_spec(each) for each in ("venv", "ensurepip"))


def _debian_name() -> str:
    return f"python3.{sys.version_info.minor}-venv"


def _pip(title: str, lock: Path) -> Step:
    log = LOGS / f"{lock.stem}.log"
    return Step(title, partial(_install_lock, lock, log), log)


def _install_lock(lock: Path, log: Path) -> None:
    _must([tool("python"), *PIP, "install", *HASHED, "-r", str(lock)], log)
    stamps.put(lock.name, _lock_value(lock))


def _is_installed(lock: Path) -> bool:
    return stamps.is_current(lock.name, _lock_value(lock))


def _lock_value(lock: Path) -> str:
    return stamps.fingerprint(lock, also=_venv_mark())


def _venv_mark() -> str:
    """A new virtual environment has nothing of the old one's packages."""
    return str((VENV / "pyvenv.cfg").stat().st_ctime_ns) if VENV.exists() else ""


def _install_backend() -> None:
    # --no-build-isolation: the build's own packages come from the lock as well, with their hashes.
    options = ("--no-deps", "--no-build-isolation", "--progress-bar", "off")
    both = ("--editable", str(BACKEND), "--editable", str(PYTHON_CLIENT))
    _must([tool("python"), *PIP, "install", *options, *both], LOGS / "backend.log")
    stamps.put("backend", _backend_value())


def _backend_is_installed() -> bool:
    return stamps.is_current("backend", _backend_value()) and Path(tool("trusthound")).exists()


def _backend_value() -> str:
    """Only what the installation reads: a changed lint rule installs nothing."""
    said = [
        tomllib.loads((each / "pyproject.toml").read_text()) for each in (BACKEND, PYTHON_CLIENT)
    ]
    read = [(each["build-system"], each["project"]) for each in said]
    return stamps.fingerprint(also=f"{read}{_venv_mark()}")


def _npm(folder: Path) -> Step:
    name = str(folder.relative_to(ROOT))
    log = LOGS / f"npm-{name.replace('/', '-')}.log"
    return Step(f"npm packages of {name}", partial(_npm_ci, folder, log), log)


def _npm_ci(folder: Path, log: Path) -> None:
    options = ("--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline")
    _must(["npm", "ci", *options], log, folder=folder, environment=node.environment())
    stamps.put(_npm_name(folder), _npm_value(folder))


def _npm_is_installed(folder: Path) -> bool:
    return (folder / "node_modules").is_dir() and stamps.is_current(
        _npm_name(folder), _npm_value(folder)
    )


def _npm_name(folder: Path) -> str:
    return f"npm-{folder.name}"


def _npm_value(folder: Path) -> str:
    return stamps.fingerprint(folder / "package.json", folder / "package-lock.json")


def _must(
    words: list[str],
    log: Path,
    *,
    folder: Path = ROOT,
    environment: Mapping[str, str] | None = None,
) -> None:
    ran = command.run(words, folder=folder, log=log, environment=environment)
    if ran.code == 0:
        return
    said = log.read_text(errors="replace")
    hint = next((hint for sign, hint in HINTS.items() if sign in said), "")
    raise Failed(
        f"{command.tail(log, 15)}\n\n{Path(words[0]).name} failed. {hint}\nAll it said: {log}"
    )


def main_of(work: Callable[[], None]) -> int:
    """Does the work and says what went wrong on the last lines; the exit code out."""
    try:
        work()
    except Failed as failed:
        say(f"\n{failed}")
        return 1
    except OSError as error:
        say(f"\nThis could not be done: {error}.")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main_of(install))
