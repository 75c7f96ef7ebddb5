"""The code in, the same code in its form out: ruff for Python, Biome for the rest."""

import subprocess
import sys

from tools import node
from tools.install import install, main_of
from tools.places import BACKEND, WEB, tool

RUFF = (tool("ruff"), "--config", "pyproject.toml")
PYTHON = ("src", "tests", "../tools", "../benchmarks", "../packages/python")


def fmt() -> None:
    """Changes the files in place; what cannot be put right by itself is printed."""
    install()
    subprocess.run([*RUFF, "check", "--fix-only", "--quiet", *PYTHON], cwd=BACKEND, check=False)
    subprocess.run([*RUFF, "format", *PYTHON], cwd=BACKEND, check=False)
    subprocess.run(["npm", "run", "--silent", "fmt"], cwd=WEB, env=node.environment(), check=False)


if __name__ == "__main__":
    sys.exit(main_of(fmt))
