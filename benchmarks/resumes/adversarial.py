"""What becomes of hostile files: read or refused, with which words, at what cost in the sandbox.

    python benchmarks/resumes/adversarial.py [FOLDER]

Reads resumes/adversarial of the corpus (setting TRUSTHOUND_CORPUS, default ../shared/data), or the
folder given. Then, for speed, the PDFs of two pages of the corpus, each ten times in a warm
sandbox. Exit code 1 if a file took over 30 s or 512 MB, or ended without words.
"""

import asyncio
import os
import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from trusthound.adapters.documents import wire
from trusthound.adapters.documents.kinds import format_of
from trusthound.adapters.documents.parse import request_of
from trusthound.adapters.documents.read import WORK
from trusthound.adapters.documents.sandbox.run import Sandbox, Worked
from trusthound.domain.common.errors import DocumentRefused

CHECKOUT = Path(__file__).resolve().parents[2]
CORPUS = Path(os.environ.get("TRUSTHOUND_CORPUS", CHECKOUT.parent / "shared" / "data"))
MOST_SECONDS, MOST_BYTES = 30.0, 512_000_000
TIMES = 10


async def main(arguments: Sequence[str]) -> int:
    folder = Path(arguments[0]) if arguments else CORPUS / "resumes" / "adversarial"
    files = sorted(each for each in folder.iterdir() if each.is_file())
    sandbox = Sandbox(WORK)
    try:
        print(f"{'file':50} {'wall':>8} {'CPU':>8} {'memory':>8}  outcome")
        over = [each.name for each in files if not await told(sandbox, each)]
        if not arguments:
            await speed(sandbox)
    finally:
        sandbox.close()
    print(f"\n{len(files)} files, over the limits or without words: {', '.join(over) or 'none'}")
    return 1 if over else 0


async def told(sandbox: Sandbox, file: Path) -> bool:
    """Prints its line; whether it kept to the limits."""
    data, begun = bytes_of(file), time.monotonic()
    cost, memory = "", 0
    try:
        worked = await work(sandbox, data, file.name)
        memory = worked.memory_bytes
        cost = f"{1000 * worked.cpu_seconds:5.0f} ms {memory / 1e6:5.0f} MB"
        document = wire.read(worked.answer)
        hidden = len(document.facts.hidden)
        outcome = f"read: {len(document.lines)} lines" + (f", {hidden} hidden" if hidden else "")
        words = True
    except DocumentRefused as refusal:
        outcome = f"{refusal.problem}: {refusal.message} {refusal.advice}"
        words = bool(refusal.message and refusal.advice)
    except Exception as error:
        outcome, words = f"UNFORESEEN {type(error).__name__}: {error}", False
    wall = time.monotonic() - begun
    print(f"{file.name[:50]:50} {1000 * wall:5.0f} ms {cost:>17}  {outcome}")
    return words and wall <= MOST_SECONDS and memory <= MOST_BYTES


def bytes_of(file: Path) -> bytes:
    return file.read_bytes()


async def work(sandbox: Sandbox, data: bytes, name: str) -> Worked:
    return await sandbox.work(request_of(format_of(data, name), data))


async def speed(sandbox: Sandbox) -> None:
    """CPU of the process that reads, from the request to its answer."""
    spent: dict[int, list[float]] = {}
    for file in sorted((CORPUS / "resumes").rglob("*.pdf")):
        if "adversarial" in file.parts:
            continue
        data = bytes_of(file)
        pages = wire.read((await work(sandbox, data, file.name)).answer).facts.pages
        if pages <= 2:
            costs = [(await work(sandbox, data, file.name)).cpu_seconds for _ in range(TIMES)]
            spent.setdefault(pages, []).append(statistics.median(costs))
    for pages, seconds in sorted(spent.items()):
        milliseconds = sorted(1000 * each for each in seconds)
        print(
            f"\nPDFs of {pages} page(s): n={len(milliseconds)}, CPU median "
            f"{statistics.median(milliseconds):.0f} ms, most {milliseconds[-1]:.0f} ms"
        )


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
