"""A checkout in, the README's pictures out: taken of the product as it is served, in a browser."""

import subprocess
import sys
import tempfile
from pathlib import Path

from tools import chromium, node
from tools.build_pages import build_pages
from tools.install import install, main_of
from tools.places import ROOT, WEB, tool
from tools.progress import Failed
from tools.served_aside import free_port, server

FOLDER = ROOT / "docs/screenshots"
# Everybody who copies the repository copies every version of every picture.
MOST_BYTES, MOST_BYTES_TOGETHER = 60_000, 500_000

# Without loss: of letters on plain ground that is also smaller than with it.
_PACK = """
import sys
from pathlib import Path
from PIL import Image
for each in Path(sys.argv[1]).glob("*.png"):
    with Image.open(each) as shot:
        named = Path(sys.argv[2], each.with_suffix(".webp").name)
        shot.convert("RGB").save(named, lossless=True, quality=100, method=6)
"""


def pictures() -> None:
    """Writes docs/screenshots/ anew."""
    install()
    build_pages()
    take()


def take() -> None:
    """Of what is installed and built. Raises Failed, also for pictures that weigh too much."""
    browser = chromium.found()
    if browser is None:
        raise Failed(f"There is no Chromium; {chromium.ASK}")
    with tempfile.TemporaryDirectory(prefix="trusthound-") as folder:
        with server(Path(folder), free_port()) as address:
            shots = Path(folder) / "pictures"
            environment = {
                **node.environment(),
                "CHROMIUM": browser,
                "BASE_URL": address,
                "PICTURES": str(shots),
            }
            _must(["npm", "run", "--silent", "pictures"], environment)
        _must([tool("python"), "-c", _PACK, str(shots), str(FOLDER)])
    sizes = {each.name: each.stat().st_size for each in FOLDER.iterdir()}
    for name, size in sorted(sizes.items()):
        print(f"{size:7,} bytes  {name}")
    if max(sizes.values()) > MOST_BYTES or sum(sizes.values()) > MOST_BYTES_TOGETHER:
        raise Failed(
            f"A picture weighs {MOST_BYTES:,} bytes at most, all of them {MOST_BYTES_TOGETHER:,}."
        )


def _must(words: list[str], environment: dict[str, str] | None = None) -> None:
    if subprocess.run(words, cwd=WEB, env=environment, check=False).returncode != 0:
        raise Failed("Not every picture could be made; the reasons are above.")


if __name__ == "__main__":
    sys.exit(main_of(pictures))
