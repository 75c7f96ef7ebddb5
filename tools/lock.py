"""The dependencies named in pyproject.toml in, the four lock files with their hashes out."""

import subprocess
import sys

from tools.install import install, main_of
from tools.places import ROOT, tool
from tools.progress import Failed

OPTIONS = (
    "--quiet",
    "--generate-hashes",
    "--universal",
    "--python-version=3.11",
    "--no-header",
    "--no-emit-index-url",
    "--no-emit-find-links",
)
PROJECT = "backend/pyproject.toml"
MAIN = "backend/requirements.lock"
LOCKS = {
    MAIN: (PROJECT, "--extra=dev"),
    # what a container needs, without what tests and builds need
    "backend/requirements-run.lock": (PROJECT, f"--constraints={MAIN}"),
    "backend/requirements-node.lock": (f"--group={PROJECT}:node",),
    "backend/requirements-bench.lock": (f"--group={PROJECT}:bench", f"--constraints={MAIN}"),
}


def lock() -> None:
    """Resolves anew; pins that still fit stay as they are."""
    install()
    for file, source in LOCKS.items():
        words = [tool("uv"), "pip", "compile", *OPTIONS, *source, f"--output-file={file}"]
        if subprocess.run(words, cwd=ROOT, stdout=subprocess.DEVNULL, check=False).returncode != 0:
            raise Failed(f"{file} could not be made.")


if __name__ == "__main__":
    sys.exit(main_of(lock))
