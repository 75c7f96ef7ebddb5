"""A checkout in; sample postings in its database out, so that there is something to search."""

import subprocess
import sys

from tools.install import install, main_of
from tools.places import ROOT, tool
from tools.progress import Failed


def demo_data() -> None:
    """Invented postings on boards that are named for what they are."""
    install()
    if subprocess.run([tool("trusthound"), "load-sample"], cwd=ROOT, check=False).returncode != 0:
        raise Failed("trusthound load-sample failed.")


if __name__ == "__main__":
    sys.exit(main_of(demo_data))
