"""CPU to read and judge a saved page, beside extruct + trafilatura which only read it.

Run: `make bench` or `python benchmarks/speed/read_and_assess.py [PAGE.html ...]`. Without pages it
takes those of about 170 KB from the corpus (setting TRUSTHOUND_CORPUS, default ../shared/data).
Both sides run in turn in one process on the same bytes; the figure to quote is the ratio.
"""

import gc
import os
import statistics
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from trusthound.usecases.judge_file import judge_file
from trusthound.wiring.reference.load import load_reference

CHECKOUT = Path(__file__).resolve().parents[2]
CORPUS = Path(os.environ.get("TRUSTHOUND_CORPUS", CHECKOUT.parent / "shared" / "data"))
SIZES_BYTES = range(150_000, 210_000)
TURNS = 15
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


def main() -> None:
    pages = [Path(name) for name in sys.argv[1:]] or _corpus_pages()
    if not pages:
        sys.exit(f"No pages in {CORPUS}: name some, or set TRUSTHOUND_CORPUS.")
    reference = load_reference()
    packaged = _packaged_readers()
    ratios, ours_all = [], []
    print(f"{'page':<44}{'KB':>6}{'ours ms':>10}{'packaged ms':>13}{'ratio':>8}")
    for page in pages:
        body = page.read_bytes()
        ours, theirs = _in_turn(
            lambda body=body, name=page.name: judge_file(body, name, reference=reference, now=NOW),
            lambda body=body: packaged(body),
        )
        ours_all.append(ours)
        ratios.append(theirs / ours)
        print(
            f"{page.name[:42]:<44}{len(body) / 1000:>6.0f}{ours:>10.2f}{theirs:>13.1f}"
            f"{theirs / ours:>8.1f}"
        )
    print(
        f"\nread and assess: median {statistics.median(ours_all):.2f} ms CPU a page; "
        f"packaged readers take {statistics.median(ratios):.1f} times as long "
        f"(median of {len(pages)} pages, {TURNS} turns each)"
    )


def _corpus_pages() -> list[Path]:
    pages = (CORPUS / "pages").rglob("*.html")
    return sorted(page for page in pages if page.stat().st_size in SIZES_BYTES)


def _packaged_readers() -> Callable[[bytes], object]:
    try:
        import extruct
        import trafilatura
    except ImportError:
        sys.exit("extruct and trafilatura are missing: install the extra “bench” first.")

    def read(body: bytes) -> object:
        html = body.decode("utf-8", errors="replace")
        try:
            data = extruct.extract(html, syntaxes=["json-ld", "microdata", "opengraph"])
        except ValueError as error:  # one broken script loses all of extruct's answer
            data = {"error": str(error)}
        return data, trafilatura.extract(html)

    return read


def _in_turn(ours: Callable[[], object], theirs: Callable[[], object]) -> tuple[float, float]:
    """Median CPU milliseconds of each, measured in turn so that a slow machine slows both."""
    mine, other = [], []
    _cpu_ms(ours)
    _cpu_ms(theirs)
    for _ in range(TURNS):
        mine.append(_cpu_ms(ours))
        other.append(_cpu_ms(theirs))
    return statistics.median(mine), statistics.median(other)


def _cpu_ms(work: Callable[[], object]) -> float:
    gc.collect()
    begun = time.process_time()
    try:
        work()
    except Exception as error:  # a page that is refused has been read, too
        if not hasattr(error, "code"):
            raise
    return (time.process_time() - begun) * 1000


if __name__ == "__main__":
    main()
