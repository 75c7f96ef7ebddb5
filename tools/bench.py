"""The benchmarks in, what they print out; their own packages are installed first."""

import subprocess
import sys

from tools.install import install, install_lock, main_of
from tools.places import BACKEND, ROOT, tool
from tools.progress import Failed

BENCHMARKS = (
    "benchmarks/speed/read_and_assess.py",
    "benchmarks/speed/assess.py",
    "benchmarks/corpus/run.py",
    "benchmarks/extraction/run.py",
    "benchmarks/accuracy/false_alarms.py",
)


def bench() -> None:
    """Runs each benchmark; one that cannot run says why and the next one is tried."""
    install()
    install_lock("Packages of the benchmarks", BACKEND / "requirements-bench.lock")
    codes = [
        subprocess.run([tool("python"), each], cwd=ROOT, check=False).returncode
        for each in BENCHMARKS
    ]
    if any(codes):
        raise Failed("A benchmark did not finish; its words are above.")


if __name__ == "__main__":
    sys.exit(main_of(bench))
