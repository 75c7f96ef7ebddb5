"""The corpus and other environments' interpreters in, what packaged readers say of each file out.

They are tried in a process of such an environment: they want packages that ours must not have.
Nothing is fetched for them: a reader that asks for models or word lists which its package doesn't
bring is told as not working.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

from comparing import ReadEntry, Reading, compared
from report import File, Side
from truths import Truth

READERS = ("pyresparser", "resume-parser", "resume_extractor")
WORKER = Path(__file__).with_name("packaged_worker.py")
SECONDS = 1_800


def sides(
    found: list[tuple[Path, bytes, Truth]], pythons: list[Path]
) -> tuple[list[Side], list[str]]:
    """Those that work, each with its files, and a line on every one that was tried."""
    if not pythons:
        return [], ["None was tried: no environment was named with `--packaged`."]
    told, notes = [], []
    paths = [str(path) for path, _, _ in found]
    for name in READERS:
        python = next((each for each in pythons if _has(each, name)), None)
        if python is None:
            notes.append(f"- {name} was not tried: no environment has it.")
            continue
        answers = _answers(python, name, paths)
        if isinstance(answers, str):
            notes.append(f"- {name} does not work: {answers}")
            continue
        notes.append(f"- {name} works: see its tables.")
        files = [
            File(truth, compared(truth, _reading(answer.get("read", {}))), answer.get("crash", ""))
            for (_, _, truth), answer in zip(found, answers, strict=True)
        ]
        told.append(Side(name, files))
    return told, notes


def _has(python: Path, name: str) -> bool:
    asked = f"import importlib.metadata; importlib.metadata.version({name!r})"
    return subprocess.run([str(python), "-c", asked], capture_output=True).returncode == 0


def _answers(python: Path, name: str, paths: list[str]) -> list[dict[str, Any]] | str:
    """An answer a file, or why there is none."""
    call = [str(python), "-W", "ignore", str(WORKER), name]
    try:
        done = subprocess.run(
            call, input="\n".join(paths), capture_output=True, text=True, timeout=SECONDS
        )
    except subprocess.TimeoutExpired:
        return f"no end within {SECONDS} seconds."
    lines = [each for each in done.stdout.splitlines() if each.startswith('{"packaged"')]
    answers = [json.loads(each)["packaged"] for each in lines]
    if len(answers) == len(paths):
        crashes = [each["crash"] for each in answers if "crash" in each]
        return crashes[0] if len(crashes) == len(paths) else answers
    return answers[0]["unable"] if answers else "its process ended without a word."


def _reading(read: dict[str, Any]) -> Reading:
    """As kindly as is fair: the first company goes with the first title, and so on; no dates."""
    return Reading(
        read.get("name"),
        tuple(read.get("mails", ())),
        tuple(read.get("phones", ())),
        _paired(read.get("companies", ()), read.get("titles", ())),
        _paired(read.get("institutions", ()), read.get("degrees", ())),
    )


def _paired(places: list[str], whats: list[str]) -> tuple[ReadEntry, ...]:
    most = max(len(places), len(whats))
    return tuple(
        ReadEntry(places[at] if at < len(places) else None, whats[at] if at < len(whats) else None)
        for at in range(most)
    )
