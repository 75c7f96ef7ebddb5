"""Stated weights and frequencies in, the table of posting weights out; anew from the corpus.

With the corpus (setting TRUSTHOUND_CORPUS) the model of wording and the frequencies are made anew;
without it the committed ones are taken. Both come to the same bytes every time.
"""

import os
import subprocess
import sys

from tools.install import install, install_lock, main_of
from tools.places import BACKEND, ROOT, tool
from tools.progress import Failed, say

FROM_THE_CORPUS = ("benchmarks/accuracy/train.py", "benchmarks/accuracy/frequencies.py")
FROM_FREQUENCIES = "benchmarks/accuracy/calibrate.py"


def calibrate() -> None:
    """Writes weights.py; with the corpus also wording_model.gz and frequencies.json."""
    install()
    steps = [FROM_FREQUENCIES]
    if os.environ.get("TRUSTHOUND_CORPUS"):
        install_lock("Packages of the benchmarks", BACKEND / "requirements-bench.lock")
        steps = [*FROM_THE_CORPUS, FROM_FREQUENCIES]
    else:
        say("TRUSTHOUND_CORPUS names no corpus: from the committed frequencies.")
    for each in steps:
        if subprocess.run([tool("python"), each], cwd=ROOT, check=False).returncode != 0:
            raise Failed(f"{each} failed; its words are above.")


if __name__ == "__main__":
    sys.exit(main_of(calibrate))
