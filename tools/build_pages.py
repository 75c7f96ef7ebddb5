"""The sources of the pages in, the folder that the server serves out; built when they changed."""

import sys
from pathlib import Path

from tools import command, node, stamps
from tools.install import main_of
from tools.places import LOGS, ROOT, WEB
from tools.progress import Failed, Step, perform

LOG = LOGS / "pages.log"


def build_pages() -> None:
    """Builds web/dist. Raises Failed when the build does."""
    if (WEB / "dist/index.html").is_file() and stamps.is_current("pages", _inputs()):
        return
    perform([Step("Building the pages", _build, LOG)])


def _build() -> None:
    before = _inputs()
    ran = command.run(["npm", "run", "build"], folder=WEB, log=LOG, environment=node.environment())
    if ran.code != 0:
        raise Failed(f"{command.tail(LOG, 25)}\n\nThe pages could not be built. All it said: {LOG}")
    stamps.put("pages", before)


def _inputs() -> str:
    packages: list[Path] = [ROOT / "packages", ROOT / "openapi.json"]
    return stamps.fingerprint(WEB, *packages)


if __name__ == "__main__":
    sys.exit(main_of(build_pages))
