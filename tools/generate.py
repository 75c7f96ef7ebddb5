"""The code in, what is made from it out: generated docs, the wire contract, its client."""

import subprocess
import sys

from tools import node
from tools.install import install, main_of
from tools.places import ROOT, tool
from tools.progress import Failed


def docs() -> None:
    """Writes the generated pages of docs/ anew."""
    install()
    _must([tool("python"), "-m", "tools.make_signal_docs"])


def openapi() -> None:
    """Writes openapi.json anew, then the types that both clients read from it."""
    install()
    _must([tool("python"), "-m", "tools.make_openapi"])
    _must([tool("python"), "-m", "tools.make_python_client"])
    _must(["npm", "run", "--silent", "generate", "--prefix", "packages/client"])


def _must(words: list[str]) -> None:
    if subprocess.run(words, cwd=ROOT, env=node.environment(), check=False).returncode != 0:
        raise Failed(f"{' '.join(words)} failed.")


if __name__ == "__main__":
    sys.exit(main_of({"docs": docs, "openapi": openapi}[sys.argv[1]]))
