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

from trusthound.domain.facts.reference import Reference
from trusthound.domain.posting.verification import conclude
from trusthound.inquiry.posting import ask_about_file
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
    every, same = _packaged_readers()
    rows = []
    print(f"{'page':<36}{'KB':>5}{'ours':>8}{'packaged':>10}{'ratio':>7}{'alike':>8}{'ratio':>7}")
    for page in pages:
        body = page.read_bytes()
        row = _in_turn(
            lambda body=body, name=page.name: _judged(body, name, reference),
            lambda body=body: every(body),
            lambda body=body: same(body),
        )
        rows.append(row)
        ours, packaged, alike = row
        print(
            f"{page.name[:35]:<36}{len(body) / 1000:>5.0f}{ours:>8.2f}{packaged:>10.1f}"
            f"{packaged / ours:>7.1f}{alike:>8.1f}{alike / ours:>7.1f}"
        )
    middle = [statistics.median(each) for each in zip(*rows, strict=True)]
    ratios = [statistics.median(row[each] / row[0] for row in rows) for each in (1, 2)]
    print(
        f"\nCPU milliseconds, median of {len(pages)} pages, {TURNS} turns each: ours reads and "
        f"judges in {middle[0]:.2f}; extruct as it comes and trafilatura only read in "
        f"{middle[1]:.1f} ({ratios[0]:.1f} times as long), with extruct held to the three syntaxes "
        f"that we read in {middle[2]:.1f} ({ratios[1]:.1f} times)"
    )


def _judged(body: bytes, name: str, reference: Reference) -> object:
    dossier = ask_about_file(body, name, reference=reference, as_of=NOW.date())
    return conclude(dossier, verification_id="", checked_at=NOW)


def _corpus_pages() -> list[Path]:
    pages = (CORPUS / "pages").rglob("*.html")
    return sorted(page for page in pages if page.stat().st_size in SIZES_BYTES)


def _packaged_readers() -> tuple[Callable[[bytes], object], Callable[[bytes], object]]:
    """extruct as it comes, and held to the syntaxes that we read; trafilatura with both."""
    try:
        import extruct
        import trafilatura
    except ImportError:
        sys.exit("extruct and trafilatura are missing: run `make bench`, which installs them.")

    def reader(**options: object) -> Callable[[bytes], object]:
        def read(body: bytes) -> object:
            html = body.decode("utf-8", errors="replace")
            try:
                data = extruct.extract(html, **options)
            except Exception as error:  # one broken script loses all of extruct's answer
                data = {"error": str(error)}
            return data, trafilatura.extract(html)

        return read

    return reader(), reader(syntaxes=["json-ld", "microdata", "opengraph"])


def _in_turn(*works: Callable[[], object]) -> tuple[float, ...]:
    """Median CPU milliseconds of each, measured in turn so that a slow machine slows them all."""
    for work in works:
        _cpu_ms(work)
    gc.collect()
    gc.freeze()  # as `serve` and `score` do once their lists are loaded
    turns = [[_cpu_ms(work) for work in works] for _ in range(TURNS)]
    return tuple(statistics.median(each) for each in zip(*turns, strict=True))


def _cpu_ms(work: Callable[[], object]) -> float:
    begun = time.process_time()
    try:
        work()
    except Exception as error:  # a page that is refused has been read, too
        if not hasattr(error, "code"):
            raise
    return (time.process_time() - begun) * 1000


if __name__ == "__main__":
    main()
