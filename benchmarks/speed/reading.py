"""CPU to read a saved page alone, from its bytes to the posting: the median over the pages.

Run: `python benchmarks/speed/reading.py [PAGE.html ...]`. Without pages it takes
those of 120 to 250 KB from the corpus (setting TRUSTHOUND_CORPUS, default ../shared/data). Whose
markup a page bears is told beforehand; nothing is fetched and no signal is asked. Timing never
decides a test; the limit is a goal.
"""

import gc
import os
import statistics
import sys
import time
from contextlib import suppress
from datetime import date
from pathlib import Path

from trusthound.adapters.boards.saved import markup_of
from trusthound.domain.common.errors import PageUnreadable
from trusthound.domain.posting.extract.file import read_file
from trusthound.domain.posting.extract.markup import SiteMarkup
from trusthound.wiring.reference.load import load_reference

CHECKOUT = Path(__file__).resolve().parents[2]
CORPUS = Path(os.environ.get("TRUSTHOUND_CORPUS", CHECKOUT.parent / "shared" / "data"))
SIZES_BYTES = range(120_000, 250_001)
SIZES_OF_THE_GOAL_BYTES = range(150_000, 210_000)
LIMIT_MS = 4.0
TURNS = 40
DAY = date(2026, 11, 21)


def main() -> None:
    pages = [Path(name) for name in sys.argv[1:]] or _corpus_pages()
    if not pages:
        sys.exit(f"No pages in {CORPUS}: name some, or set TRUSTHOUND_CORPUS.")
    # As in every process that reads pages. With its lists in memory the allocator also keeps what
    # one page needed for the next, which else comes from the system anew, 280 memory pages a time.
    reference = load_reference()
    sources = [(page.name, page.read_bytes()) for page in pages]
    marked = [(name, body, markup_of(body)) for name, body in sources]
    for each in marked * 3:
        _cpu_ms(*each)
    gc.collect()
    gc.freeze()
    turns = [[_cpu_ms(*each) for each in marked] for _ in range(TURNS)]
    medians = [statistics.median(each) for each in zip(*turns, strict=True)]
    best = [min(each) for each in zip(*turns, strict=True)]
    del reference
    print(f"{'page':<40}{'KB':>5}{'median':>9}{'least':>8}")
    for (name, body), median, least in zip(sources, medians, best, strict=True):
        print(f"{name[:39]:<40}{len(body) / 1000:>5.0f}{median:>9.2f}{least:>8.2f}")
    print(f"\nCPU milliseconds to read a page, {TURNS} turns each: {_told(sources, medians, best)}")


def _told(sources: list[tuple[str, bytes]], medians: list[float], best: list[float]) -> str:
    every = f"median of {len(sources)} pages {statistics.median(medians):.2f}"
    near = [at for at, (_, body) in enumerate(sources) if len(body) in SIZES_OF_THE_GOAL_BYTES]
    if not near:
        return every
    middle, least = (statistics.median(each[at] for at in near) for each in (medians, best))
    return (
        f"{every}; of the {len(near)} of about 170 KB {middle:.2f}, undisturbed {least:.2f} "
        f"(goal: {LIMIT_MS:.0f})"
    )


def _corpus_pages() -> list[Path]:
    pages = (CORPUS / "pages").rglob("*.html")
    return sorted(page for page in pages if page.stat().st_size in SIZES_BYTES)


def _cpu_ms(name: str, body: bytes, markup: SiteMarkup | None) -> float:
    begun = time.process_time()
    with suppress(PageUnreadable):  # a list of postings has been read, too
        read_file(body, name, as_of=DAY, markup=markup)
    return (time.process_time() - begun) * 1000


if __name__ == "__main__":
    main()
