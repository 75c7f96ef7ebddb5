"""CPU that a PDF of two pages takes in the warm sandbox, from its bytes to what is kept of it.

Run: `python benchmarks/speed/resumes.py [RESUME.pdf ...]`. Without files it takes those of two
pages of which it is known what they state, from the corpus's development half (setting
TRUSTHOUND_CORPUS). Each is handed in several times, to be parsed alone and to be read as a whole;
the time is the one that the sandbox counts for its process, which is forked anew for each file. An
interpreter built without optimisations takes a third more. Timing never decides a test; the limit
is a goal.
"""

import asyncio
import statistics
import sys
from contextlib import suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "resumes"))

from truths import found_truths

from corpus import FOLDER, HALVES
from trusthound.adapters.documents import taking, wire
from trusthound.adapters.documents.parse import request_of
from trusthound.adapters.documents.read import WORK as PARSE
from trusthound.adapters.documents.sandbox.run import Sandbox
from trusthound.domain.common.errors import DocumentRefused
from trusthound.domain.resume.document import Format
from trusthound.wiring.documents import WORK as READ

PAGES, MOST_FILES, TURNS = 2, 20, 7
LIMIT_MS = 60


def main() -> None:
    files = [Path(name) for name in sys.argv[1:]] or None
    asyncio.run(_measured(files))


async def _measured(files: list[Path] | None) -> None:
    parser, reader = Sandbox(PARSE), Sandbox(READ)
    try:
        chosen = [(each, each.read_bytes()) for each in files] if files else await _found(parser)
        if not chosen:
            sys.exit(f"No PDF of two pages in {FOLDER}: name some, or set TRUSTHOUND_CORPUS.")
        print(f"{'file':<44}{'KB':>5}{'parsed':>8}{'read':>8}")
        parsed, read = [], []
        for path, data in chosen:
            request = request_of(Format.PDF, data)
            parsed.append(await _least_ms(parser, request))
            read.append(await _least_ms(reader, taking.to_take(request)))
            kilobytes = len(data) / 1000
            print(f"{path.name[:43]:<44}{kilobytes:>5.0f}{parsed[-1]:>8.1f}{read[-1]:>8.1f}")
        print(
            f"\nCPU milliseconds a file in the sandbox, least of {TURNS} turns; median of "
            f"{len(chosen)}: parsed {statistics.median(parsed):.1f}, "
            f"read as a whole {statistics.median(read):.1f} (goal: {LIMIT_MS})"
        )
    finally:
        parser.close()
        reader.close()


async def _least_ms(sandbox: Sandbox, request: bytes) -> float:
    return min([(await sandbox.work(request)).cpu_seconds for _ in range(TURNS)]) * 1000


async def _found(parser: Sandbox) -> list[tuple[Path, bytes]]:
    found = []
    for path, data, truth in found_truths():
        if truth.half != HALVES[0] or truth.format != "pdf" or len(found) == MOST_FILES:
            continue
        worked = await parser.work(request_of(Format.PDF, data))
        with suppress(DocumentRefused):
            if wire.read(worked.answer).facts.pages == PAGES:
                found.append((path, data))
    return found


if __name__ == "__main__":
    main()
